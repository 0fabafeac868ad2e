/** Finds a room code in typed or pasted text, which may be a link. */
export function parseRoomCode(text: string): string | undefined {
  const link = /\/r\/([0-9a-z]{6})(?![0-9a-z])/i.exec(text)?.[1];
  const code = (link ?? text.replace(/[\s-]/g, '')).toUpperCase();
  return /^[0-9A-Z]{6}$/.test(code) ? code : undefined;
}
