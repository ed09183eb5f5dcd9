// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { chosenNames, pressable } from './pressable.ts';

afterEach(() => document.body.replaceChildren());

it('the first two of a look that are not disabled are pressed, and those that are wanted, each name once', () => {
  const html = `
    <div class="odds">
      <button class="odd" disabled>locked 1</button><button class="odd" disabled>locked 2</button>
      <button class="odd">1</button><button class="odd">1</button><button class="odd">2</button>
      <button class="odd" data-look="quiet">3</button>
    </div>
    <fieldset disabled><input type="checkbox" aria-label="locked 3"></fieldset>
    <p><button class="odd">4</button><button class="odd"> </button><button class="odd">5</button></p>
    <label>six<input type="radio"></label><details><summary>seven</summary></details><a href="/">a link</a>`;
  document.body.append(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
  expect(chosenNames(pressable())).toEqual(['1', '3', '4', 'six', 'seven']);
  expect(chosenNames(pressable(), (name) => name === '2')).toEqual(['1', '2', '3', '4', 'six', 'seven']);
});
