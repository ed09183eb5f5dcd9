import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

it('counts the seconds since the start by the clock of the edge', () => {
  let nowMs = Date.UTC(2026, 2, 1);
  const metrics = new Metrics(() => nowMs);
  const upSeconds = () => /^slipway_edge_up_seconds (\d+)$/m.exec(metrics.text({}))?.[1];
  expect(upSeconds()).toBe('0');
  nowMs += 90_500;
  expect(upSeconds()).toBe('90');
});
