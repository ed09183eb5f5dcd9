import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import type { Send, Sent } from '#cli/services/upstream/send.ts';
import { runSession } from './run-session.ts';
import { SessionWorld } from './session-world.ts';
import { SESSIONS } from './sessions.fixture.ts';
import { STEPS } from './steps.facts.ts';

/** Reads, and what brings the world back to its start. A money call has a key, also where it is a GET. */
const isLook = ({ method, path, headers }: Sent) =>
  (method === 'GET' && headers['idempotency-key'] === undefined) || /^\/__sim\/(?:push|snapshots)/.test(path);
const shown = (status: number, text: string) => {
  const { code, reason } = JSON.parse(text) as { code?: unknown; reason?: unknown };
  return [status, code, reason].filter((part) => part !== undefined).join(' ');
};

it('each step asks this of the upstream, and gets this', async () => {
  let said: string[] = [];
  const noted =
    (send: Send): Send =>
    async (asked) => {
      const line = [asked.method, asked.path, asked.headers['idempotency-key'], asked.body].filter(Boolean).join(' ');
      try {
        const got = await send(asked);
        if (!isLook(asked)) said.push(`  ${line} → ${shown(got.status, got.text)}`);
        return got;
      } catch (error) {
        if (!isLook(asked)) said.push(`  ${line} → nothing`);
        throw error;
      }
    };
  const world = await SessionWorld.here(noted);
  const parts: string[] = [];
  try {
    for (const [name, steps] of Object.entries(SESSIONS)) {
      said = [];
      const divergence = await runSession(world, steps);
      // Presses at once are taken in any order.
      if (steps.some((step) => step.do === 'parallel')) said.sort();
      parts.push(
        name,
        ...said,
        `  ${divergence === undefined ? 'as the model has it' : JSON.stringify(divergence)}`,
        '',
      );
    }
  } finally {
    await world.close();
  }
  expect(missingFacts(parts.join('\n'), STEPS)).toEqual([]);
});
