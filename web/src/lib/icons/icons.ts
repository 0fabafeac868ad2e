/** The icons: one stroke each, on a field of 24 × 24. */
export const ICONS = {
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.6.5.9 1.2.9 2V16h5.4v-.2c0-.8.3-1.5.9-2A6 6 0 0 0 12 3z',
  rules: 'M12 6.5C10 5 7 4.5 4 5v13.5c3-.5 6 0 8 1.5 2-1.5 5-2 8-1.5V5c-3-.5-6 0-8 1.5zM12 6.5V20',
  log: 'M8 6h12M8 12h12M8 18h8M4 6h.01M4 12h.01M4 18h.01',
  chat: 'M20 5H4v11.5h4V20l4.5-3.5H20z',
  menu: 'M5 7h14M5 12h14M5 17h14',
  sort: 'M7 4v16M7 20l-3-3M7 20l3-3M17 20V4M17 4l-3 3M17 4l3 3',
  send: 'M4 12 20 4l-5 16-3.5-6.5z',
  close: 'm6 6 12 12M18 6 6 18',
} as const;

export type IconName = keyof typeof ICONS;
