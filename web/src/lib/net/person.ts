/** What the person in this browser is called. */

const NAME = 'paiju-name';

export const keptName = (): string => localStorage.getItem(NAME) ?? '';

export const keepName = (name: string): void => {
  localStorage.setItem(NAME, name.trim());
};
