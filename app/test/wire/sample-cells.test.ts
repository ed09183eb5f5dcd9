import { expect, it } from 'vitest';
import { sampleCells } from './sample-cells.ts';

const PRESSES = ['bet', 'deposit', 'transfer'];
const FAULTS = ['none', 'reset', 'hang', 'reload', 'offline'];
const EVERY = PRESSES.flatMap((press) => FAULTS.map((fault) => ({ press, fault })));
const sample = (count: number, seed: string) => sampleCells(EVERY, { count, seed });

it('a sample has every press and every fault, each cell once, and as many as were asked for', () => {
  for (const count of [1, 9, 12, 99]) {
    const cells = sample(count, 'a');
    expect(new Set(cells.map(({ press }) => press))).toEqual(new Set(PRESSES));
    expect(new Set(cells.map(({ fault }) => fault))).toEqual(new Set(FAULTS));
    expect(new Set(cells).size).toBe(cells.length);
    if (count > 8) expect(cells).toHaveLength(Math.min(count, EVERY.length));
  }
});

it('a seed has one sample, and another seed another', () => {
  expect(sample(9, 'a')).toEqual(sample(9, 'a'));
  expect(sample(9, 'b')).not.toEqual(sample(9, 'a'));
});
