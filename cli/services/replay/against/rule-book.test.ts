import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { missingFacts } from '#contract/testing';
import { sendTo } from '#cli/services/upstream/send.ts';
import { startSimulator } from '#simulator';
import { UpstreamReplay } from './upstream-replay.ts';
import { RULE_BOOK } from './rule-book.facts.ts';

/** Their 71 bets differ in lines alone: of these, one with a banker and one without. */
const MANY = 'passes.ndjson';
const BOOK = 'fixtures/scenarios';

it('every second scenario of the rule book is played like this at an upstream', async () => {
  const simulator = await startSimulator({ seed: 1, speed: 0 });
  const send = sendTo(simulator.url);
  const replay = new UpstreamReplay(send);
  const lines: string[] = [];
  try {
    for (const file of readdirSync(BOOK).sort()) {
      const all = readFileSync(`${BOOK}/${file}`, 'utf8').trim().split('\n');
      const chosen =
        file === MANY
          ? [all[0] ?? '', all.find((line) => line.includes('"banker"')) ?? '']
          : all.filter((_, at) => at % 2 === 0);
      for (const line of chosen) {
        const value = JSON.parse(line) as { readonly kind: string };
        const { id, ok, actual, upstream, inProcess, note, differences } = await replay.replay(
          { line: 1, value },
          file,
        );
        // What the engine makes of a slip has golden files of its own.
        const own = value.kind === 'sports' ? undefined : actual;
        const played = [own, upstream].map((part) => (part === undefined ? '' : JSON.stringify(part)));
        played.push(inProcess ?? '', note ?? '');
        lines.push(`${ok ? '✓' : `✗ ${JSON.stringify(differences)}`} ${file}: ${id}`);
        lines.push(...played.filter((part) => part !== '').map((part) => `    ${part}`));
      }
    }
  } finally {
    await replay.close();
    send.close();
    await simulator.close();
  }
  expect(missingFacts(`looks\n${lines.join('\n')}`, RULE_BOOK)).toEqual([]);
});
