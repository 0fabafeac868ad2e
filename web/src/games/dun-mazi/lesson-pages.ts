import type { LessonPage } from '../../tutorial/lesson.svelte';

const pages: readonly LessonPage[] = [
  { at: 0, key: 'learn-dun-mazi-hello' },
  { at: 0, key: 'learn-dun-mazi-open', do: 1 },
  { at: 4, key: 'learn-dun-mazi-forced', do: 1 },
  { at: 8, key: 'learn-dun-mazi-forced-again', do: 1 },
  { at: 13, key: 'learn-dun-mazi-free', do: 1 },
  { at: 18, key: 'learn-dun-mazi-draw', do: 2 },
  { at: 24, key: 'learn-dun-mazi-flush', do: 1 },
  { at: 28, key: 'learn-dun-mazi-knock', do: 1 },
  { at: 30, key: 'learn-dun-mazi-end' },
];

export default pages;
