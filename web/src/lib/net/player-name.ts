/** The name of the player who uses this browser. */

const NAME = 'paiju-name';

export const savedName = (): string => localStorage.getItem(NAME) ?? '';

export const saveName = (name: string): void => {
  localStorage.setItem(NAME, name.trim());
};
