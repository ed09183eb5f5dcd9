import type { BetRequest } from '#contract/rows/sports/place-bet';
import { type Bench, type Book, singleOf } from '#cli/services/player/core/bench.ts';
import { place, refuse } from '#cli/services/player/core/place.ts';
import { type Selection, selectionsOf } from '#cli/services/player/core/slips.ts';

type Wrong = readonly [what: string, body: unknown];

/** Slips that must be refused without moving money, for whatever reason. */
export async function checkWrongSlips(bench: Bench): Promise<void> {
  const currencies = await bench.player.read('listCurrencies');
  const others = currencies.map(({ currency }) => currency).filter((each) => each !== bench.player.currency);
  await bench.each('refused', bench.sold(), async (book) => {
    const sound = singleOf(bench, book, 'a sound slip');
    // Each invalid slip differs from it in one property.
    await place(bench, sound);
    bench.afford(book.least);
    for (const [what, body] of [...wrongOf(sound.body, book, bench.books), ...foreignOf(sound.body, others)])
      await refuse(bench, 'refused', { game: book.game, body, what });
    for (const auth of ['none', 'forged'] as const) {
      const what = auth === 'none' ? 'without a token' : 'with a token that is none';
      await refuse(bench, 'auth', { ...sound, what }, { auth });
    }
  });
}

function wrongOf(body: BetRequest, { game, matches }: Book, books: readonly Book[]): readonly Wrong[] {
  const [match] = body.matches;
  const [pick] = match?.picks ?? [];
  if (match === undefined || pick === undefined) return [];
  const withPick = (change: object) => ({ ...body, matches: [{ ...match, picks: [{ ...pick, ...change }] }] });
  const withMatch = (change: object) => ({ ...body, matches: [{ ...match, ...change }] });
  const foreign = books.find((book) => book.game !== game)?.matches[0]?.match_id;
  const lined = (['handicap', 'bs'] as const).flatMap(
    (kind) => matches.flatMap(selectionsOf).find(({ market }) => hasLine(market, kind)) ?? [],
  );
  const stakes = ['0', '-1', 'abc', '1e2', '', ' 1', '0x10', '1,5'].map((stake): Wrong => [
    `a stake of "${stake}"`,
    { ...body, stake },
  ]);
  const multiples = [0, -1, 1.5, '2', null].map((multiple): Wrong => [
    `a multiple of ${JSON.stringify(multiple)}`,
    { ...body, multiple },
  ]);
  return [
    ...stakes,
    ...multiples,
    [
      'a stake of more places than the currency has',
      { ...body, stake: `${body.stake}${body.stake.includes('.') ? '' : '.'}0000001` },
    ],
    ['another currency of the payout', { ...body, bonus_currency: 'XXX', total_currency: 'XXX' }],
    ['another currency', { ...body, currency: 'XXX', bonus_currency: 'XXX', total_currency: 'XXX' }],
    ['higher odds than are sold', withPick({ odds: '987.65', prize: '9.87' })],
    ['lower odds than are sold', withPick({ odds: '1.001', prize: '0.01' })],
    ['odds that are no number', withPick({ odds: 'NaN' })],
    ['an outcome that is not sold', withPick({ outcome: 'nothing', name: 'nothing' })],
    ['a market that is not sold', withPick({ kind: 'nothing' })],
    ['a match that is not sold', withMatch({ match_id: 'there-is-no-such-match' })],
    ['the same match twice', { ...body, passes: ['2-string-1'], matches: [match, match] }],
    ['the same selection twice', withMatch({ picks: [pick, pick] })],
    ['no match', { ...body, matches: [] }],
    ['no selection', withMatch({ picks: [] })],
    ['no pass', { ...body, passes: [] }],
    ['a pass that is none', { ...body, passes: ['nothing'] }],
    ['a pass of more matches', { ...body, passes: ['2-string-1'] }],
    ['nothing', {}],
    ...(foreign === undefined ? [] : ([['a match of another game', withMatch({ match_id: foreign })]] as Wrong[])),
    ...lined.map((selection) => anotherLine(body, selection)),
  ];
}

const hasLine = ({ kind, handicap_val: line }: Selection['market'], wanted: 'handicap' | 'bs') =>
  kind === wanted && line !== undefined;

/** The specification has a handicap's line as `handicap_val`, and a total's as `extra`. */
function anotherLine(body: BetRequest, { match, market, outcome, odds }: Selection): Wrong {
  const isTotal = market.kind === 'bs';
  const [one, other] = isTotal ? ['199.5', '200.5'] : ['-3', '-4'];
  const line = market.handicap_val === one ? other : one;
  const picks = [{ kind: market.kind, outcome, odds, name: outcome, [isTotal ? 'extra' : 'handicap_val']: line }];
  const what = `another ${isTotal ? 'total' : 'handicap'} than is sold`;
  return [what, { ...body, matches: [{ match_id: match.match_id, picks }] }];
}

/** A currency that the upstream has, and the wallet has not. */
const foreignOf = (body: BetRequest, [other]: readonly string[]): readonly Wrong[] =>
  other === undefined
    ? []
    : (['currency', 'bonus_currency', 'total_currency'] as const).map((name) => [
        `${other} as its ${name}`,
        { ...body, [name]: other },
      ]);
