import { expect, it } from 'vitest';
import { startExample, ACCOUNTS } from '#cli/services/player/example.fixture.ts';
import { startFront } from '#cli/services/upstream/front.fixture.ts';
import { slipway } from '#cli/test/command.ts';

it.each([
  ['--only placeBet', '--only is an option of --suite rows, and this runs player'],
  ['--runs 0', '--runs is an option of --suite sessions, and this runs player'],
  ['--openapi nofile.json --suite player', '--openapi is an option of --suite rows, and this runs player'],
  ['--max-ms 1', '--max-ms is an option of --suite rows, and this runs player'],
  ['--suite player --rows', '--rows is an option of --suite rows, and this runs player'],
  ['--suite keys --max-spend 5', '--max-spend is an option of --suite player or --suite rows, and this runs keys'],
  ['--suite rows --states http://127.0.0.1:1', '--states is an option of --suite player, and this runs rows'],
  ['--suite book --read-only', '--read-only is an option of --suite player, and this runs book'],
])('refuses %s before anything runs', async (args, why) => {
  const example = await startExample();
  const front = await startFront(example.url);
  const { status, stderr } = await slipway(['check', '--against', front.url, ...args.split(' ')], { env: ACCOUNTS });
  front.close();
  await example.close();
  expect(stderr).toContain(why);
  expect(status).toBe(2);
  expect(front.asked.filter(({ path }) => !path.startsWith('/__sim'))).toEqual([]);
});

it('refuses an option of rows at its own simulator too', async () => {
  const { status, stderr } = await slipway(['check', '--only', 'nope', '--runs', '1']);
  expect(stderr).toContain('--only is an option of --suite rows, and this runs player and sessions');
  expect(status).toBe(2);
});
