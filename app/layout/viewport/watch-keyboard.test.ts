// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchKeyboard } from './watch-keyboard.ts';

let viewport: EventTarget & { height: number; offsetTop: number; scale: number };
let stop: () => void;
const covered = () =>
  ['below', 'above'].map((side) => document.documentElement.style.getPropertyValue(`--covered-${side}`));
const see = (next: Partial<Pick<typeof viewport, 'height' | 'offsetTop' | 'scale'>>) => {
  Object.assign(viewport, next).dispatchEvent(new Event('resize'));
  return covered();
};

beforeEach(() => {
  viewport = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal('innerHeight', 844);
  stop = watchKeyboard();
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

it('says how much of the page a keyboard covers, below and above what is seen, until it is gone', () => {
  expect(see({ height: 494 })).toEqual(['350px', '']);
  expect(see({ offsetTop: 100 })).toEqual(['250px', '100px']);
  expect(see({ height: 844, offsetTop: 0 })).toEqual(['', '']);
  see({ height: 494 });
  stop();
  expect(covered()).toEqual(['', '']);
});

it("takes neither the browser's own bars nor an enlarged page for a keyboard", () => {
  expect(see({ height: 790 })).toEqual(['', '']);
  expect(see({ height: 400, scale: 2 })).toEqual(['', '']);
});

it('brings the field that is typed in to the middle of what is left, once', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.scrollIntoView = vi.fn();
  field.focus();
  see({ height: 494 });
  see({ height: 494, offsetTop: 20 });
  expect(vi.mocked(field.scrollIntoView).mock.calls).toEqual([[{ block: 'center' }]]);
});

it('knows a keyboard that opened before it was there', () => {
  stop();
  const field = document.body.appendChild(document.createElement('textarea'));
  field.scrollIntoView = vi.fn();
  field.focus();
  viewport.height = 494;
  stop = watchKeyboard();
  expect(covered()).toEqual(['350px', '']);
  expect(vi.mocked(field.scrollIntoView).mock.calls).toEqual([[{ block: 'center' }]]);
});

it('does nothing in a browser without a visual viewport', () => {
  stop();
  vi.stubGlobal('visualViewport', null);
  expect(() => watchKeyboard()()).not.toThrow();
});
