import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { canvasFingerprint } from './canvas-fingerprint.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A page whose canvas notes what is drawn, and shows it as its picture. */
function noteDrawing(hasContext: boolean): string[] {
  const drawn: string[] = [];
  const context = {
    set font(value: string) {
      drawn.push(`font ${value}`);
    },
    set fillStyle(value: string) {
      drawn.push(`fillStyle ${value}`);
    },
    fillRect: (...args: unknown[]) => drawn.push(`fillRect ${args.join(' ')}`),
    fillText: (...args: unknown[]) => drawn.push(`fillText ${args.join(' ')}`),
  };
  const canvas = {
    width: 0,
    height: 0,
    getContext: (kind: string) => (hasContext && kind === '2d' ? context : null),
    toDataURL() {
      return `${this.width} ${this.height} ${drawn.join(', ')}`;
    },
  };
  vi.stubGlobal('document', { createElement: (name: string) => (name === 'canvas' ? canvas : undefined) });
  return drawn;
}

it('is the hash of text over a rectangle, drawn on a small canvas', async () => {
  noteDrawing(true);
  const picture = [
    '240 60 font 18px sans-serif',
    'fillStyle #31506b',
    'fillRect 8 8 90 40',
    'fillStyle #a6d13c',
    'fillText Slipway, 1 × 2 12 34',
  ].join(', ');
  expect(await canvasFingerprint()).toBe(createHash('sha256').update(picture).digest('hex'));
});

it('is "none" where nothing can be drawn', async () => {
  const drawn = noteDrawing(false);
  expect(await canvasFingerprint()).toBe('none');
  expect(drawn).toEqual([]);
});
