import type { ServerResponse } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { missingFacts, readable } from '#contract/testing';
import type { FaultRule } from '../../core/faults/fault-rule.ts';
import type { Answer } from '../http/answer.ts';
import { World } from '../world/world.ts';
import { afterFault, beforeFault } from './apply-fault.ts';
import { CALLS_FAULTS } from './apply-fault.facts.ts';

const MS = 250;
const SUMMARY = { row: 'placeBet', method: 'POST', path: '/sports/api/v1/soccer/bet' };
const ANSWER: Answer = {
  status: 200,
  json: '{"code":0,"msg":"ok","data":{"bet":{"bet_id":"bet-1"}}}',
  headers: { 'x-own': 'yes' },
  data: { bet: { bet_id: 'bet-1' } },
  kept: { sharedSeconds: 5 },
};
const RULES: readonly FaultRule[] = [
  { do: 'latency', ms: MS },
  { do: 'lateCommit', ms: MS },
  { do: 'hangBeforeCommit' },
  { do: 'hangAfterCommit' },
  { do: 'statusBeforeCommit', status: 502 },
  { do: 'statusAfterCommit', status: 418 },
  { do: 'resetBeforeCommit' },
  { do: 'resetAfterCommit' },
  { do: 'cutJson' },
  { do: 'slowBody', ms: MS },
  { do: 'wrongSchema' },
  { do: 'unauthorised' },
  { do: 'tooManyRequests', retry_after: 7 },
  { do: 'socketDrop' },
];

/** A response that notes what is done to it, and when. */
function aResponse(startedMs: number, hasReset = true) {
  const done: string[] = [];
  const act = (what: string, ...values: unknown[]) =>
    done.push([`${Date.now() - startedMs} ms: ${what}`, ...values.map((value) => readable(String(value)))].join(' '));
  const response = {
    req: { headers: {} },
    headersSent: false,
    destroyed: false,
    getHeader: () => undefined,
    writeHead: (status: number, headers: object) => {
      act(`head ${status}`);
      done.push(readable(headers));
      return response;
    },
    write: (body: Buffer) => act('write', body),
    end: (body = '') => act('end', body),
    destroy: () => act('destroy'),
    socket: hasReset ? { resetAndDestroy: () => act('reset') } : {},
  };
  return { done, response };
}

afterEach(() => void vi.useRealTimers());

it('each fault of a call does to its response, and to the journal, what the file says', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.parse('2026-11-23T12:00:00.000Z') });
  const world = new World({
    name: 'main',
    seed: 'faults',
    startMs: Date.parse('2026-03-14T12:00:00Z'),
    speed: 0,
    upstream: 'keyed',
    file: ':memory:',
  });
  const lines: string[] = [];
  for (const rule of RULES) {
    const startedMs = Date.now();
    const { done, response } = aResponse(startedMs);
    const place = { response: response as unknown as ServerResponse, world, summary: { ...SUMMARY } };
    const before = beforeFault(rule, place);
    await vi.advanceTimersByTimeAsync(MS);
    const hasEnded = await before;
    done.push(hasEnded ? `${Date.now() - startedMs} ms: ended` : `${Date.now() - startedMs} ms: goes on`);
    if (!hasEnded) {
      const after = afterFault(rule, ANSWER, place);
      await vi.advanceTimersByTimeAsync(MS);
      await after;
    }
    lines.push(
      `# ${JSON.stringify(rule)}`,
      ...done,
      ...world.journal.list().map((call) => `journal ${readable(call)}`),
    );
    world.journal.clear();
  }
  const { done, response } = aResponse(Date.now(), false);
  await beforeFault(
    { do: 'resetBeforeCommit' },
    { response: response as unknown as ServerResponse, world, summary: SUMMARY },
  );
  lines.push('# a reset where the platform has none', ...done);
  const { done: gone, response: closed } = aResponse(Date.now());
  const late = afterFault({ do: 'slowBody', ms: MS }, ANSWER, {
    response: closed as unknown as ServerResponse,
    world,
    summary: SUMMARY,
  });
  closed.destroyed = true;
  await vi.advanceTimersByTimeAsync(MS);
  await late;
  lines.push('# a slow body whose caller has gone', ...gone);
  world.close();
  expect(missingFacts(`looks\n${lines.join('\n')}`, CALLS_FAULTS)).toEqual([]);
});
