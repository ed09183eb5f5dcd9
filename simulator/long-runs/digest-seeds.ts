import { createHash } from 'node:crypto';
import { type SeedFact } from '../testing.ts';
import { seedRecord } from '../index.ts';

export const SEEDS_FILE = 'fixtures/seeds.json';
const START = '2026-03-14T12:00:00.000Z';
const SEEDS = ['slipway', 'journeys', '42'];

/** Per seed and kind: the number of facts, the first, and a hash of all. */
export function digestSeeds(): object {
  return Object.fromEntries(
    SEEDS.map((seed) => {
      const kinds = new Map<string, SeedFact[]>();
      for (const fact of seedRecord(seed, Date.parse(START)))
        kinds.set(fact.kind, [...(kinds.get(fact.kind) ?? []), fact]);
      const digests = [...kinds].map(([kind, facts]) => {
        const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 16);
        return [kind, { count: facts.length, hash, first: shortened(facts[0] ?? { kind }) }];
      });
      return [seed, { start: START, ...Object.fromEntries(digests) }];
    }),
  );
}

/** Without odds of all markets, which only the hash has. */
function shortened(fact: SeedFact): object {
  return Object.fromEntries(Object.entries(fact).filter(([name]) => name !== 'odds' && name !== 'bets'));
}
