import { PNG } from 'pngjs';
import { expect, it } from 'vitest';
import { readPng, writePng } from './png.ts';

const COLOURS = [
  [255, 0, 0, 255],
  [0, 255, 0, 128],
  [0, 0, 255, 0],
  [1, 2, 3, 4],
];
const bytes = writePng(2, (x, y) => COLOURS[y * 2 + x] ?? []);

it('a written picture has the colour of every point, and is read with its size', () => {
  expect([...PNG.sync.read(bytes).data]).toEqual(COLOURS.flat());
  expect(readPng(bytes)).toEqual({ width: 2, height: 2 });
});

it.each([
  ['no picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /^it does not begin as a PNG does$/],
  ['the beginning alone', bytes.subarray(0, 23), /^it is cut off$/],
  ['half a picture', bytes.subarray(0, bytes.length - 20), /^it is cut off or damaged$/],
  ['2,049 pixels wide', ofSize(2_049, 2), /^it is larger than 2048 pixels a side$/],
  ['2,049 pixels high', ofSize(2, 2_049), /^it is larger than 2048 pixels a side$/],
  ['as large as is read, but empty', ofSize(2_048, 2_048), /^it is cut off or damaged$/],
])('%s is refused with the reason', (_, file, problem) => {
  expect(readPng(file)).toEqual({ problem: expect.stringMatching(problem) });
});

/** The same bytes, with another size in the header. */
function ofSize(width: number, height: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt32BE(width, 16);
  changed.writeUInt32BE(height, 20);
  return changed;
}
