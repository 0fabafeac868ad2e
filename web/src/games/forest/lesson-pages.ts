import type { LessonPage } from '../../tutorial/lesson.svelte';

const pages: readonly LessonPage[] = [
  { at: 0, key: 'learn-forest-hello' },
  { at: 0, key: 'learn-forest-keep', do: 1 },
  { at: 2, key: 'learn-forest-draw', do: 2 },
  { at: 5, key: 'learn-forest-plant', do: 2 },
  { at: 9, key: 'learn-forest-sycamore', do: 3 },
  { at: 14, key: 'learn-forest-attach', do: 2 },
  { at: 19, key: 'learn-forest-clearing', do: 3 },
  { at: 24, key: 'learn-forest-take', do: 2 },
  { at: 27, key: 'learn-forest-sapling', do: 1 },
  { at: 41, key: 'learn-forest-limit', do: 1, skip: true },
  { at: 43, key: 'learn-forest-bear', do: 4 },
  { at: 47, key: 'learn-forest-end' },
];

export default pages;
