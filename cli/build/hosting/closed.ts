import type { GenericSchema } from 'valibot';
import { CODES } from '#contract/reasons';
import { rows } from '#contract/rows';

/** A file beside the site's folder (`/srv/slipway/my-brand.closed`) closes the site: pages say so, bets are refused, my bets stay. */
export const CLOSED = '.closed';
/** With the operator's text in each language. */
export const CLOSED_PAGE = 'closed.html';
/** My bets; a test compares it with the app. */
export const OPEN_PATH = '/my-bets';
/** For Retry-After. */
export const CLOSED_SECONDS = 300;

const valuesOf = (schema: GenericSchema | undefined): string => {
  const { options } = (schema ?? {}) as { options?: readonly string[] };
  return options === undefined ? '[^/]+' : `(?:${options.join('|')})`;
};

/** Calls that place a bet or move money into a game, in PCRE, RE2 and JavaScript; all are POST. */
export const BET_CALLS = `^(?:${Object.values(rows)
  .filter((row) => 'moves' in row && (row.moves === 'stake' || row.moves === 'game'))
  .map(({ service, path, params }) => {
    const { entries } = params as unknown as { readonly entries: Readonly<Record<string, GenericSchema>> };
    return `/${service}/${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => valuesOf(entries[name]))}`;
  })
  .join('|')})$`;

/** A refusal of the contract, so that it is certain that nothing was placed. */
export const BET_REFUSED = {
  status: CODES.gameDisabled.status,
  body: JSON.stringify({ code: CODES.gameDisabled.code, msg: 'The site is closed at the moment.' }),
};
