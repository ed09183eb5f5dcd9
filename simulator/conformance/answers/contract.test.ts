import { expect, it } from 'vitest';
import * as brand from '#contract/brand';
import * as entities from '#contract/entities';
import { CODES } from '#contract/reasons';
import * as contractRows from '#contract/rows';
import * as wire from '#contract/wire';
import { answersFile } from './group-answers.ts';
import { readable } from './readable.ts';
import { shapeOf } from './shape-of.ts';

/** Schemas as text, values as they are; functions have tests of their own. */
function described(exported: object): string {
  return Object.entries(exported)
    .flatMap(([name, value]: [string, unknown]) => {
      // Rows have files of their own.
      if (typeof value === 'function' || Object.hasOwn(contractRows.rows, name)) return [];
      const isSchema = typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
      return [`${name}: ${isSchema ? shapeOf(value) : readable(value)}`];
    })
    .toSorted()
    .join('\n');
}

/** Profiles, features, languages, games, themes, links, upstream, money rules: the schema of brand.json, and what a brand may choose. */
it('the brand schema is as the file says', async () => {
  await expect(described(brand)).toMatchFileSnapshot(answersFile('contract-brand'));
});

/** Accounts, bets, matches, draws, races, payments, protection, chat, content, reports, identity, verification, web push. */
it('the entities are as the file says', async () => {
  await expect(described(entities)).toMatchFileSnapshot(answersFile('contract-entities'));
});

/** Refusal reasons with their codes and states, headers, envelopes, shared reads. */
it('the rest of the contract is as the file says', async () => {
  const { rows: _, ...others } = contractRows;
  const text = [described({ CODES }), described(wire), described(others)].join('\n\n');
  await expect(text).toMatchFileSnapshot(answersFile('contract-wire'));
});
