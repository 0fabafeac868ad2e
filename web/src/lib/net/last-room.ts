/** The room that this browser was in last, so that the front page can lead back to it. */

import type { RoomStage } from '../protocol/protocol';
import type { PlayerInfo } from './table-context';

export type LastRoom = { code: string; game: string; phase: RoomStage; players: PlayerInfo[] };

const ROOM = 'paiju-room';

export const saveLastRoom = (room: LastRoom): void => {
  localStorage.setItem(ROOM, JSON.stringify(room));
};

/** Forgets the room with this code. Another tab may have saved another room. */
export const forgetLastRoom = (code: string): void => {
  if (lastRoom()?.code === code) localStorage.removeItem(ROOM);
};

export function lastRoom(): LastRoom | undefined {
  try {
    const room: unknown = JSON.parse(localStorage.getItem(ROOM) ?? 'null');
    return isRoom(room) ? room : undefined;
  } catch {
    return undefined;
  }
}

const isRoom = (value: unknown): value is LastRoom =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  'game' in value &&
  'phase' in value &&
  'players' in value &&
  Array.isArray(value.players);
