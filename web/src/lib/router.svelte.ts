import { getContext, setContext } from 'svelte';

/** A game against bots that starts at once. A missing field means the server's default. */
export type QuickGame = {
  level: string;
  players: number;
  preset: string | null;
  /** Whether the bots explain their moves. */
  isExplained: boolean;
};

/** A page of the client and its parameters. */
export type Page =
  | { page: 'home' }
  | { page: 'room'; code: string; quick: QuickGame | null; isUnnamed: boolean }
  | { page: 'rules'; game: string; preset: string | null }
  | { page: 'cards'; game: string; preset: string | null }
  | { page: 'learn'; game: string }
  | { page: 'history' }
  | { page: 'replay'; id: string; step: number; perspective: number }
  | { page: 'settings' }
  | { page: 'look' }
  | { page: 'not-found'; path: string };

/** The page at a path. */
export function pageAt(path: string, query: URLSearchParams = new URLSearchParams()): Page {
  const [first, second, third, ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { page: 'not-found', path };
  switch (first) {
    case undefined:
      return { page: 'home' };
    case 'r':
      if (second === undefined || third !== undefined) break;
      return {
        page: 'room',
        code: second.toUpperCase(),
        quick: quickGame(query),
        isUnnamed: query.has('unnamed'),
      };
    case 'rules':
      if (second === undefined || third !== undefined) break;
      return { page: 'rules', game: second, preset: query.get('preset') };
    case 'cards':
      if (second === undefined || third !== undefined) break;
      return { page: 'cards', game: second, preset: query.get('preset') };
    case 'learn':
      if (second === undefined || third !== undefined) break;
      return { page: 'learn', game: second };
    case 'history':
      if (second !== undefined) break;
      return { page: 'history' };
    case 'replay':
      if (second === undefined || third !== undefined) break;
      return {
        page: 'replay',
        id: second,
        step: parseCount(query.get('step')),
        perspective: parseCount(query.get('eyes')),
      };
    case 'settings':
      if (second !== undefined) break;
      return { page: 'settings' };
    case 'look':
      if (second !== undefined) break;
      return { page: 'look' };
  }
  return { page: 'not-found', path };
}

function quickGame(query: URLSearchParams): QuickGame | null {
  const level = query.get('quick');
  if (level === null) return null;
  return {
    level,
    players: parseCount(query.get('players')),
    preset: query.get('preset'),
    isExplained: query.has('explain'),
  };
}

/** Parses a non-negative integer; anything else is 0. */
function parseCount(text: string | null): number {
  const number = Number(text ?? 0);
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}

/** Knows the current page, and navigates without reloading. */
export class Router {
  page = $state.raw<Page>({ page: 'home' });

  constructor() {
    this.#update();
    addEventListener('popstate', () => {
      this.#update();
    });
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#update();
    scrollTo(0, 0);
  }

  /** Handles clicks on internal links; leaves all others to the browser. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (link === null || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.target !== '' || link.pathname.startsWith('/api/') || link.hash !== '') return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };

  /** Changes the query string without navigating. */
  replaceQuery(query: string): void {
    history.replaceState(null, '', `${location.pathname}${query}`);
  }

  #update(): void {
    const found = pageAt(location.pathname, new URLSearchParams(location.search));
    // A change of the fragment, such as a link to a chapter, is no navigation.
    if (JSON.stringify(found) !== JSON.stringify(this.page)) this.page = found;
  }
}

const KEY = Symbol('router');

export const provideRouter = (router: Router): Router => setContext(KEY, router);
export const useRouter = (): Router => getContext<Router>(KEY);
