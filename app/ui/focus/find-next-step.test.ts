// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { findNextStep, trailOf } from './find-next-step.ts';

afterEach(() => document.body.replaceChildren());

const show = (html: string) =>
  document.body.replaceChildren(...new DOMParser().parseFromString(html, 'text/html').body.childNodes);
const PAGE = '<button id="page">of the page</button>';

/** What stands around a removed element (`<i>`), and what is next. */
it.each([
  ['<b data-outcome tabindex="-1" id="o">done</b><i></i>', 'o'],
  ['<button id="b"></button><input id="f"><a data-next-step id="n"></a><b data-outcome id="o">done</b><i></i>', 'o'],
  ['<button id="b"></button><input id="f"><a data-next-step id="n"></a><b data-outcome id="o"></b><i></i>', 'n'],
  ['<button id="b"></button><input id="f"><button data-next-step disabled></button><i></i>', 'f'],
  ['<input disabled><input hidden><input type="hidden"><select id="s"></select><i></i>', 's'],
  ['<button id="b"></button><textarea id="t"></textarea><i></i>', 't'],
  ['<button disabled></button><a></a><a href="/" id="a">x</a><button id="b"></button><i></i>', 'a'],
  ['<details><summary id="s">x</summary></details><button id="b"></button><i></i>', 's'],
  ['<p hidden><input></p><p inert><input></p><dialog><input></dialog><button id="b"></button><i></i>', 'b'],
  ['<dialog open><input id="f"></dialog><i></i>', 'f'],
  ['<section><p><i></i></p></section><button id="b"></button>', 'b'],
  ['<section tabindex="-1" id="s"><p><i></i></p></section><button id="b"></button>', 's'],
  ['<section tabindex="-1" id="s"><button id="b"></button><i></i></section>', 'b'],
  // Nothing near: not any button of the page.
  ['<i></i>', undefined],
] as const)('%s: %s', (html, id) => {
  show(`${PAGE}<div>${html}</div>`);
  const removed = document.querySelector('i') as Element;
  const trail = trailOf(removed);
  removed.remove();
  expect(findNextStep(trail)?.id).toBe(id);
});

it('is searched around what is still in the page', () => {
  show(`${PAGE}<div id="out"><section><button>gone</button><i></i></section></div>`);
  const trail = trailOf(document.querySelector('i') as Element);
  expect(trail.map((each) => each.localName)).toEqual(['i', 'section', 'div', 'body', 'html']);
  document.querySelector('section')?.remove();
  expect(findNextStep(trail)).toBeUndefined();
  document.querySelector('#out')?.append(document.createElement('input'));
  expect(findNextStep(trail)?.localName).toBe('input');
});
