import type { Emote } from './protocol/protocol';

/** The pictures of the emotes. */
export const EMOTES: Record<Emote, string> = {
  hello: '👋',
  nice: '👍',
  thanks: '🙏',
  wow: '😮',
  oops: '🙈',
  thinking: '🤔',
  hurry: '⏰',
  'good-game': '🎉',
};
