import type { GenericSchema } from 'valibot';
import { CODES } from '#contract/reasons';
import { rows } from '#contract/rows';

/**
 * A site that its operator has closed for a while, by a file beside its folder (`/srv/slipway/my-brand.closed`): its pages say so, no bet
 * is passed on, and my bets stay.
 */
export const CLOSED = '.closed';
/** The page of a closed site, with the operator's text in each language. */
export const CLOSED_PAGE = 'closed.html';
/** Where my bets are (a test compares it with the app). */
export const OPEN_PATH = '/my-bets';
/** How long search engines and monitors wait before they ask again. */
export const CLOSED_SECONDS = 300;

const valuesOf = (schema: GenericSchema | undefined): string => {
  const { options } = (schema ?? {}) as { options?: readonly string[] };
  return options === undefined ? '[^/]+' : `(?:${options.join('|')})`;
};

/** The calls that place a bet or take money into a game, in the form of PCRE, RE2 and JavaScript; all of them by POST. */
export const BET_CALLS = `^(?:${Object.values(rows)
  .filter((row) => 'moves' in row && (row.moves === 'stake' || row.moves === 'game'))
  .map(({ service, path, params }) => {
    const { entries } = params as unknown as { readonly entries: Readonly<Record<string, GenericSchema>> };
    return `/${service}/${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valuesOf(entries[name]))}`;
  })
  .join('|')})$`;

/** What a bet is answered meanwhile: a refusal of the contract, so that it is certain that nothing was placed. */
export const BET_REFUSED = {
  status: CODES.gameDisabled.status,
  body: JSON.stringify({ code: CODES.gameDisabled.code, msg: 'The site is closed at the moment.' }),
};
