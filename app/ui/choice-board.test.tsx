// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChoiceBoard } from './choice-board.tsx';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const WIDTH = 40;
let columns: number;
const placeOf = (element: HTMLElement): number => NAMES.indexOf(element.getAttribute('aria-label') ?? '');
let toggled: string[];

beforeEach(() => {
  columns = 3;
  toggled = [];
  // jsdom has no layout.
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function top(this: HTMLElement) {
    return Math.floor(placeOf(this) / columns) * WIDTH;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function left(this: HTMLElement) {
    return (placeOf(this) % columns) * WIDTH;
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function open(names: readonly string[] = NAMES, isLocked = false) {
  const cells = names.map((name) => ({ key: `key ${name}`, name, isPicked: name === 'b', content: name }));
  return <ChoiceBoard label="Board" cells={cells} isLocked={isLocked} onToggle={(key) => void toggled.push(key)} />;
}
const cell = (name: string) => screen.getByRole('button', { name });
/** The one Tab stop. */
const stops = () => screen.getAllByRole('button').flatMap((each) => (each.tabIndex === 0 ? each.textContent : []));

/** Where a key leads from a cell, and whether the page does not scroll by it. */
function press(from: string, key: string): readonly [string | null | undefined, readonly unknown[], boolean] {
  act(() => cell(from).focus());
  const isHandled = !fireEvent.keyDown(cell(from), { key });
  return [document.activeElement?.textContent, stops(), isHandled];
}

it.each([
  ['a', 'ArrowRight', 'b'],
  ['h', 'ArrowRight', 'h'],
  ['c', 'ArrowRight', 'd'],
  ['b', 'ArrowLeft', 'a'],
  ['a', 'ArrowLeft', 'a'],
  ['e', 'Home', 'a'],
  ['e', 'End', 'h'],
  ['b', 'ArrowDown', 'e'],
  ['f', 'ArrowDown', 'h'],
  ['g', 'ArrowDown', 'g'],
  ['h', 'ArrowUp', 'e'],
  ['f', 'ArrowUp', 'c'],
  ['b', 'ArrowUp', 'b'],
])('from %s, %s leads to %s, which is then the one Tab stop', (from, key, to) => {
  render(open());
  expect(press(from, key)).toEqual([to, [to], true]);
});

it('follows the rows as they are when a key is pressed', () => {
  render(open());
  columns = 4;
  expect(press('b', 'ArrowDown')).toEqual(['f', ['f'], true]);
});

it('leaves other keys to the page', () => {
  render(open());
  expect(press('b', 'x')).toEqual(['b', ['b'], false]);
});

it('is mirrored where text runs from right to left', () => {
  render(<div style={{ direction: 'rtl' }}>{open()}</div>);
  expect(press('b', 'ArrowRight')).toEqual(['a', ['a'], true]);
  expect(press('b', 'ArrowLeft')).toEqual(['c', ['c'], true]);
});

it('keeps a Tab stop when it has fewer cells than before', () => {
  const { rerender } = render(open());
  act(() => cell('h').focus());
  rerender(open(['a', 'b']));
  expect(stops()).toEqual(['b']);
});

it('says what is picked, and toggles by key', () => {
  render(open());
  expect(NAMES.map((name) => cell(name).getAttribute('aria-pressed'))).toEqual(
    NAMES.map((name) => String(name === 'b')),
  );
  cell('c').click();
  expect(toggled).toEqual(['key c']);
});

it('toggles nothing while it is locked, but can be walked', () => {
  render(open(NAMES, true));
  cell('c').click();
  expect([toggled, cell('c').getAttribute('aria-disabled')]).toEqual([[], 'true']);
  expect(press('c', 'ArrowLeft')).toEqual(['b', ['b'], true]);
});
