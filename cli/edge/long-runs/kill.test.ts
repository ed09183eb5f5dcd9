import { expect, it } from 'vitest';
import { killEdge } from './kill-edge.ts';

it('doubles and loses nothing when the edge is killed under load', async () => {
  const { keys, accepted, open, doubled, lost } = await killEdge(5);
  expect({ doubled, lost }).toEqual({ doubled: [], lost: [] });
  // The kills struck something: keys were under way, and many were through.
  expect(open).toBeGreaterThan(5);
  expect(accepted).toBeGreaterThan(20);
  expect(keys).toBeGreaterThan(30);
}, 180_000);
