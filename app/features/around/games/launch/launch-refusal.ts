import type { ParseKeys } from 'i18next';
import type { ApiError } from '#app/api/api-error.ts';
import { wordsOf } from '#app/api/refusals/beside.ts';
import { errorText, type CommonText, type OwnText, type OwnTexts } from '#app/api/refusals/error-text.ts';

type GamesKey = ParseKeys<'games'>;

const OWN = {
  gameDisabled: 'switchedOff',
  excluded: 'excluded',
  notFound: 'gone',
} as const satisfies OwnTexts<GamesKey>;

export type LaunchRefusal = CommonText | OwnText<GamesKey>;

/** Why the upstream does not start a game. After a failure without words of the server: only that it could not be started. */
export function launchRefusal(error: ApiError | undefined): LaunchRefusal {
  const message = wordsOf(error);
  if (error?.kind !== 'refused') return message === undefined ? { own: 'launchFailed' } : { message };
  if (error.reason === 'forbidden' && error.detail?.['ban'] !== undefined)
    return { own: 'barred', ...(message !== undefined && { message }) };
  return errorText<GamesKey>(error, OWN);
}
