import type { SportGame } from '#contract/entities';

export const DAY_MS = 86_400_000;

const LETTERS = { soccer: 's', basketball: 'b', bd: 'd' } as const satisfies Record<SportGame, string>;
const GAMES: Readonly<Record<string, SportGame>> = { s: 'soccer', b: 'basketball', d: 'bd' };

/** Game, day and position, so that a match is found without a list. @example 's20260314-07' */
export function matchId(game: SportGame, day: number, slot: number): string {
  const date = new Date(day * DAY_MS).toISOString().slice(0, 10).replaceAll('-', '');
  return `${LETTERS[game]}${date}-${String(slot).padStart(2, '0')}`;
}

/** Undefined for other strings. */
export function readMatchId(id: string): { game: SportGame; day: number; slot: number } | undefined {
  const [, letter = '', year = '', month = '', date = '', slot = ''] =
    /^([sbd])(\d{4})(\d{2})(\d{2})-(\d{2})$/.exec(id) ?? [];
  const game = GAMES[letter];
  const day = Math.floor(Date.parse(`${year}-${month}-${date}T00:00:00Z`) / DAY_MS);
  return game === undefined || Number.isNaN(day) ? undefined : { game, day, slot: Number(slot) };
}
