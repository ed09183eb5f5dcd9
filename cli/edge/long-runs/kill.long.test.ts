import { expect, it } from 'vitest';
import { killEdge } from './kill-edge.ts';

it('doubles and loses nothing when the edge is killed under load', async () => {
  const { keys, accepted, open, doubled, lost } = await killEdge(5);
  expect({ doubled, lost }).toEqual({ doubled: [], lost: [] });
  // The kills struck something: keys were under way, and others were through.
  expect(open).toBeGreaterThanOrEqual(5);
  expect(accepted).toBeGreaterThanOrEqual(5);
  // 8 presses before the first kill, then 21, 34, 47 and 20.
  expect(keys).toBeGreaterThanOrEqual(130);
}, 180_000);
