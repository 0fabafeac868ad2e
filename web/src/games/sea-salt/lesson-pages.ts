import type { LessonPage } from '../../tutorial/lesson.svelte';

const pages: readonly LessonPage[] = [
  { at: 0, key: 'learn-sea-salt-hello' },
  { at: 0, key: 'learn-sea-salt-draw', do: 1 },
  { at: 1, key: 'learn-sea-salt-keep', do: 1 },
  { at: 2, key: 'learn-sea-salt-pass', do: 1 },
  { at: 6, key: 'learn-sea-salt-mermaid', do: 3 },
  { at: 23, key: 'learn-sea-salt-take', do: 2, skip: true },
  { at: 28, key: 'learn-sea-salt-crab', do: 1 },
  { at: 29, key: 'learn-sea-salt-pair', do: 2 },
  { at: 35, key: 'learn-sea-salt-fish', do: 2 },
  { at: 37, key: 'learn-sea-salt-stop', do: 1 },
  { at: 38, key: 'learn-sea-salt-end' },
];

export default pages;
