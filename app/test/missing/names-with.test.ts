import { expect, it } from 'vitest';
import { namesWith } from './names-with.ts';

const NAMES = ['index.html', 'locales/0/en/footer.json', 'locales/0/en/menu.json'];

it('files are chosen by a part of their names, all of them without one', () => {
  expect(namesWith(NAMES, ['footer', 'index'])).toEqual(['index.html', 'locales/0/en/footer.json']);
  expect(namesWith(NAMES, [])).toEqual(NAMES);
});

it('a part that is in no name is refused: a run that looked at nothing would find no page dead', () => {
  expect(() => namesWith(NAMES, ['footer', 'foter'])).toThrow("No file of the site has 'foter' in its name");
});
