import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LANGUAGES } from '../src/lib/i18n/languages';

/**
 * Writes `offline.html`, which the service worker shows while the server is unreachable.
 *
 * It contains the message in every language and needs no script, so it works with every version of the
 * client.
 */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'offline.html', source: page() });
    },
  };
}

const page = (): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>paiju 牌局</title>
    <link rel="stylesheet" href="/offline.css" />
  </head>
  <body>
    <main>
      <img src="/icon.svg" alt="" width="96" height="96" />
      <h1>paiju 牌局</h1>
${Object.keys(LANGUAGES).map(part).join('\n')}
    </main>
  </body>
</html>
`;

function part(language: string): string {
  const address = new URL(`../../locales/${language}/web-offline.ftl`, import.meta.url);
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(address, 'utf8')));
  const say = (key: string) => bundle.formatPattern(bundle.getMessage(key)?.value ?? key);
  // An empty `href` is the address that was requested.
  return `      <section lang="${language}">
        <p>${say('web-offline-about')}</p>
        <a href="">${say('web-offline-again')}</a>
      </section>`;
}
