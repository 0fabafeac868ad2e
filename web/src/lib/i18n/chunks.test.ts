// @vitest-environment node
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { LANGUAGES } from './languages';

/** RM-41: a browser loads the messages of one language only. */
test('the messages of a language are one chunk', async () => {
  const built = await build({
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: 'src/lib/i18n/i18n.svelte.ts' } },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  for (const language of Object.keys(LANGUAGES)) {
    const of = chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => id.includes(`/locales/${language}/`)),
    );
    expect(of.map(({ name }) => name)).toEqual([language]);
  }
});
