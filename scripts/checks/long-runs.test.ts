import { expect, it } from 'vitest';
import { COMMANDS } from '#scripts/config/commands.ts';
import { longRunsText } from './long-runs.ts';

it('npm test names the long runs that npm run qa has', () => {
  const named = longRunsText()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(/ +/)[0]);
  const members = COMMANDS.filter(({ name }) => name.startsWith('qa ')).map(({ name }) => name.slice(3));
  expect(named.filter((name) => !members.includes(name ?? ''))).toEqual([]);
  expect(named).toContain('journeys');
});
