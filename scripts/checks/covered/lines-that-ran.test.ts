import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';
import { hasLine, rangesText } from './line-ranges.ts';
import { linesThatRan, placesOf, wrapperOf } from './lines-that-ran.ts';

const SOURCE = `interface Fee {
  readonly rate: number;
}
export const FEES: readonly Fee[] = [{ rate: feeOf(2) }];

export function feeOf(amount: number): number {
  if (amount > 100) {
    return cut(amount);
  }
  return FEES.map(
    ({ rate }: Fee) => rate,
  ).length;
}

function cut(amount: number): number {
  return amount - 2;
}
`;
const WRAPPER = "'use strict';async (__vite_ssr_exports__,module)=>{{";
const { code, map } = transformSync(SOURCE, { loader: 'ts', sourcemap: 'external', sourcefile: 'fee.ts' });

/** What V8 would count: the code between two texts of the script ran so many times. */
function counted(script: string, start: string, end: string, count: number) {
  const startOffset = script.indexOf(start);
  return { startOffset, endOffset: script.indexOf(end, startOffset) + end.length, count };
}

test.each([
  { kind: 'evaluated by vitest', script: `${WRAPPER}${code}\n}}` },
  { kind: 'loaded by Node', script: code },
])('lines of the source come from offsets of a script $kind', ({ kind, script }) => {
  const module = { startOffset: 0, endOffset: script.length, count: 1 };
  const body = { startOffset: "'use strict';".length, endOffset: script.length, count: 1 };
  const feeOf = counted(script, 'function feeOf', '.length;\n}', 3);
  const functions = [
    { ranges: [module] },
    ...(kind === 'loaded by Node' ? [] : [{ ranges: [body] }]),
    { ranges: [feeOf, counted(script, '{\n    return cut', '\n  }', 0)] },
    { ranges: [counted(script, '({ rate }) =>', '=> rate', 0)] },
    { ranges: [counted(script, 'function cut', '- 2;\n}', 0)] },
  ];
  const places = placesOf(script, map, '/root/app');
  const ran = linesThatRan(functions, places, { length: script.length, wrapper: wrapperOf(script) });
  expect([...ran].map(([file, lines]) => [file, rangesText(lines)])).toEqual([['/root/app/fee.ts', '6-7,10,12-13']]);
});

test('the innermost range around a place decides, from its first offset up to its end', () => {
  const range = (startOffset: number, endOffset: number, count: number) => ({ startOffset, endOffset, count });
  const functions = [
    { ranges: [range(0, 100, 1)] },
    { ranges: [range(0, 50, 3), range(10, 20, 0)] },
    { ranges: [range(40, 45, 0)] },
  ];
  const places = [0, 9, 10, 19, 20, 40, 45, 49, 50, 99].map((offset) => ({ offset, source: '/a.ts', line: offset }));
  const ran = linesThatRan(functions, places, { length: 100, wrapper: 0 });
  expect(ran).toEqual(new Map([['/a.ts', new Set([0, 9, 20, 45, 49])]]));
});

test('lines are stored as ranges, and found in them', () => {
  const text = rangesText(new Set([12, 7, 1, 3, 2, 13, 20]));
  expect(text).toBe('1-3,7,12-13,20');
  expect(rangesText([])).toBe('');
  const lines = Array.from({ length: 25 }, (_, at) => at + 1);
  expect(lines.filter((line) => hasLine(text, line))).toEqual([1, 2, 3, 7, 12, 13, 20]);
  expect(lines.filter((line) => hasLine('', line))).toEqual([]);
});
