/** Every message in this language that a browser may need, as one chunk. */
export const files = import.meta.glob<string>(
  ['../../../../locales/en/*.ftl', '!../../../../locales/en/{cli,arena,replay,page,learn-*}.ftl'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);
