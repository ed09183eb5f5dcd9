import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BASKETBALL_LEAGUES, CRICKET_LEAGUE, SOCCER_LEAGUES } from '#fixtures';
import { NameMark } from './name-mark.tsx';

const flag = ({ id }: { readonly id: string }) => {
  const { container } = render(<NameMark name={id} isLeague />);
  const { cut, tone } = container.querySelector<HTMLElement>('[data-flag]')?.dataset ?? {};
  return { cut, both: `${cut} ${tone}` };
};

it.each([['soccer', SOCCER_LEAGUES] as const, ['basketball', BASKETBALL_LEAGUES] as const])(
  'no two leagues of %s have a flag of one pattern, which is all that is left of it in grey',
  (_sport, leagues) => {
    expect(new Set(leagues.map((league) => flag(league).cut)).size).toBe(leagues.length);
  },
);

it('no two leagues of the simulator have the same flag', () => {
  const leagues = [...SOCCER_LEAGUES, ...BASKETBALL_LEAGUES, CRICKET_LEAGUE];
  expect(new Set(leagues.map((league) => flag(league).both)).size).toBe(leagues.length);
});
