// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { append, Fragment, jsx, jsxs, type Drawn } from './jsx-runtime.ts';

/** What it becomes in a page. */
function markup(drawn: Drawn): string {
  const place = document.createElement('div');
  append(place, drawn);
  return place.innerHTML;
}
const attributes = (props: object) => markup(jsx('p', { ...props }));

it('draws children of all kinds in their order, and leaves out what React leaves out', () => {
  const children = ['text', 0, 7, true, false, null, undefined, ['a', [jsx('b', { children: 'bold' })]], ''];
  expect(markup(jsxs('p', { children }))).toBe('<p>text07a<b>bold</b></p>');
  expect(markup(Fragment({ children: ['a', 1] }))).toBe('a1');
  expect(markup(jsx('p', { children: '<b>' }))).toBe('<p>&lt;b&gt;</p>');
});

it('calls a component with its properties, and draws what it returns', () => {
  const Name = ({ of }: Readonly<Record<string, unknown>>): Drawn => jsx('b', { children: String(of) });
  expect(markup(jsx(Name, { of: 'x' }))).toBe('<b>x</b>');
  expect(markup(jsx(Fragment, { children: jsx(Name, { of: 'y' }) }))).toBe('<b>y</b>');
});

it.each([
  [{ className: 'a b', title: 't' }, '<p class="a b" title="t"></p>'],
  [{ htmlFor: 'field' }, '<p for="field"></p>'],
  [{ ref: {}, key: 1, children: undefined, onClick: () => undefined }, '<p></p>'],
  [{ title: undefined, lang: null }, '<p></p>'],
  [{ hidden: true, draggable: false }, '<p hidden=""></p>'],
  [{ 'aria-pressed': false, 'data-over': true }, '<p aria-pressed="false" data-over="true"></p>'],
  [{ tabIndex: -1 }, '<p tabindex="-1"></p>'],
])('writes the properties %j as React does', (props, html) => {
  expect(attributes(props)).toBe(html);
});

it('sets the value and the tick of a field as properties, which attributes would not change later', () => {
  const field = jsx('input', { type: 'text', value: 'typed' }) as HTMLInputElement;
  expect([field.value, field.outerHTML]).toEqual(['typed', '<input type="text">']);
  const tick = jsx('input', { type: 'checkbox', checked: true }) as HTMLInputElement;
  expect([tick.checked, tick.outerHTML]).toEqual([true, '<input type="checkbox">']);
});

it('draws pictures in the namespace of SVG, with its names of attributes', () => {
  const svg = jsx('svg', {
    viewBox: '0 0 8 8',
    strokeWidth: 2,
    className: 'icon',
    children: jsx('path', { d: 'M0 0', strokeLinecap: 'round' }),
  }) as Element;
  expect([svg.namespaceURI, svg.firstElementChild?.namespaceURI]).toEqual([
    'http://www.w3.org/2000/svg',
    'http://www.w3.org/2000/svg',
  ]);
  expect(svg.outerHTML).toBe(
    '<svg viewBox="0 0 8 8" stroke-width="2" class="icon"><path d="M0 0" stroke-linecap="round"></path></svg>',
  );
});
