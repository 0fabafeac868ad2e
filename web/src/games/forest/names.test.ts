import { expect, test } from 'vitest';
import { lines } from './names';

test('a name is broken between words and after a hyphen', () => {
  expect(lines('Oak', 12)).toEqual(['Oak']);
  expect(lines('Great Spotted Woodpecker', 14)).toEqual(['Great Spotted', 'Woodpecker']);
  expect(lines('Silver-Washed Fritillary', 14)).toEqual(['Silver-Washed', 'Fritillary']);
});

test('a Chinese name is broken evenly', () => {
  expect(lines('大斑啄木鳥', 12)).toEqual(['大斑啄木鳥']);
  expect(lines('大斑啄木鳥', 6)).toEqual(['大斑啄', '木鳥']);
});
