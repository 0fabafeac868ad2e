/** Breaks the name of a species into lines that fit on a card. */

/** Lines of about `most` letters each; a Chinese character is as wide as two letters. */
export function lines(name: string, most: number): string[] {
  const isChinese = /\p{Script=Han}/u.test(name);
  if (!isChinese) return words(name.split(/(?<=-)|\s+/), most);
  const room = Math.floor(most / 2) + 1;
  if (name.length <= room) return [name];
  const rows = Math.ceil(name.length / room);
  const each = Math.ceil(name.length / rows);
  return Array.from({ length: rows }, (_, row) => name.slice(row * each, (row + 1) * each));
}

/** The approximate width of a line. Fonts differ, so it errs on the wide side. */
export const width = (line: string, size: number): number =>
  Array.from(line).reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 1 : 0.64) * size, 0);

function words(parts: string[], most: number): string[] {
  const rows: string[] = [];
  for (const part of parts) {
    const last = rows.at(-1);
    const joined = last?.endsWith('-') === true ? last + part : `${last ?? ''} ${part}`;
    if (last !== undefined && joined.length <= most) rows[rows.length - 1] = joined;
    else rows.push(part);
  }
  return rows;
}
