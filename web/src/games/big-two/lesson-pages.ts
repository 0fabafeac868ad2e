import type { LessonPage } from '../../tutorial/lesson.svelte';

const pages: readonly LessonPage[] = [
  { at: 0, key: 'learn-big-two-hello' },
  { at: 0, key: 'learn-big-two-open', do: 1 },
  { at: 4, key: 'learn-big-two-higher', do: 1 },
  { at: 8, key: 'learn-big-two-ladder', do: 1 },
  { at: 12, key: 'learn-big-two-pass', do: 1 },
  { at: 16, key: 'learn-big-two-five', do: 1 },
  { at: 20, key: 'learn-big-two-lead', do: 1 },
  { at: 24, key: 'learn-big-two-wait', do: 1 },
  { at: 28, key: 'learn-big-two-aces', do: 1 },
  { at: 32, key: 'learn-big-two-last', do: 1 },
  { at: 33, key: 'learn-big-two-end' },
];

export default pages;
