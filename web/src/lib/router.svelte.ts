import { getContext, setContext } from 'svelte';

/** Where in the house a person is. */
export type Page =
  | { page: 'home' }
  | { page: 'room'; code: string; quick: string | null }
  | { page: 'rules'; game: string; preset: string | null }
  | { page: 'cards'; game: string; preset: string | null }
  | { page: 'learn'; game: string }
  | { page: 'history' }
  | { page: 'replay'; id: string; step: number; eyes: number }
  | { page: 'settings' }
  | { page: 'lost'; path: string };

/** The page an address leads to. */
export function find(path: string, query: URLSearchParams = new URLSearchParams()): Page {
  const [first, second, third, ...rest] = path.split('/').filter((part) => part !== '');
  if (rest.length > 0) return { page: 'lost', path };
  switch (first) {
    case undefined:
      return { page: 'home' };
    case 'r':
      if (second === undefined || third !== undefined) break;
      return { page: 'room', code: second.toUpperCase(), quick: query.get('quick') };
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
        step: count(query.get('step')),
        eyes: count(query.get('eyes')),
      };
    case 'settings':
      if (second !== undefined) break;
      return { page: 'settings' };
  }
  return { page: 'lost', path };
}

/** A number from nought up; nought for whatever is none. */
function count(text: string | null): number {
  const number = Number(text ?? 0);
  return Number.isSafeInteger(number) && number > 0 ? number : 0;
}

/** Knows the page, and leads to others without loading anew. */
export class Router {
  page = $state.raw<Page>({ page: 'home' });

  constructor() {
    this.#look();
    addEventListener('popstate', () => {
      this.#look();
    });
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#look();
    scrollTo(0, 0);
  }

  /** Follows links of this house by itself; leaves all others to the browser. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest('a');
    if (link === null || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.target !== '' || link.pathname.startsWith('/api/') || link.hash !== '') return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  };

  /** Says in the address where on the page somebody is, without leaving it. */
  mark(query: string): void {
    history.replaceState(null, '', `${location.pathname}${query}`);
  }

  #look(): void {
    const found = find(location.pathname, new URLSearchParams(location.search));
    // A step within a page, such as to a chapter, is none to another page.
    if (JSON.stringify(found) !== JSON.stringify(this.page)) this.page = found;
  }
}

const KEY = Symbol('router');

export const provideRouter = (router: Router): Router => setContext(KEY, router);
export const useRouter = (): Router => getContext<Router>(KEY);
