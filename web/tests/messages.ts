import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../src/lib/i18n/languages';

export type { Language };

const bundles = new Map<Language, FluentBundle>();

/** A message as the page shows it. Tests refer to messages by their keys, as pages do. */
export function message(
  language: Language,
  key: string,
  values: Record<string, FluentVariable> = {},
): string {
  const bundle = bundles.get(language) ?? read(language);
  bundles.set(language, bundle);
  const pattern = bundle.getMessage(key)?.value ?? null;
  if (pattern === null) throw new Error(`there is no message '${key}' in ${language}`);
  return bundle.formatPattern(pattern, values);
}

function read(language: Language): FluentBundle {
  const folder = join('..', 'locales', language);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const file of readdirSync(folder)) {
    bundle.addResource(new FluentResource(readFileSync(join(folder, file), 'utf8')));
  }
  return bundle;
}
