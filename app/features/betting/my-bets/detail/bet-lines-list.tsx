import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bet } from '#contract/entities';
import type { SettleState } from '#engine/sports';
import { compareAmounts } from '#engine/money';
import { formatCount } from '#app/i18n/format.ts';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { betLines, type BetLine } from './bet-lines.ts';
import { lineOf } from '#app/features/betting/my-bets/model/line-of.ts';
import { useBetText } from '#app/features/betting/my-bets/model/use-bet-text.ts';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './bet-lines-list.module.css';

/** Page size of combinations: a bet may have ten thousand. */
const LINES_PAGE = 20;

const LEG = { open: 'leg.open', won: 'leg.won', lost: 'leg.lost', void: 'leg.void' } as const satisfies Record<
  SettleState,
  string
>;

/** The combinations of a bet, each with its odds, state and payout. */
export function BetLines({ bet }: { readonly bet: Bet }) {
  const { t, i18n } = useTranslation('bets');
  const { time } = useBetText();
  const [most, setMost] = useState(LINES_PAGE);
  const lines = useMemo(() => betLines(bet, 0, most), [bet, most]);
  const count = (text: string) => formatCount(text, i18n.language);
  const isMore = BigInt(bet.lines) > BigInt(lines.length);
  const date = bet.settled_at ?? bet.placed_at;
  return (
    <section className={stack.fit2}>
      <h2 className={styles.title}>
        {t('lines.title')}
        <span className={styles.count}>
          {t('lines.shown', { shown: count(String(lines.length)), all: count(bet.lines) })}
        </span>
      </h2>
      <ol className={stack.fit2}>
        {lines.map((line, index) => (
          <li key={index} className={styles.line} data-state={line.state} data-testid="bet-line">
            <p className={styles.head}>
              <b>{t('lines.one', { number: count(String(index + 1)) })}</b>
              <span className={styles.state}>{t(LEG[line.state])}</span>
              <time dateTime={date} className={styles.time}>
                {time(date)}
              </time>
            </p>
            <Legs line={line} />
            <Pays line={line} currency={bet.currency} isSold={bet.cashed_out === true} />
          </li>
        ))}
      </ol>
      {isMore && <QuietButton onClick={() => setMost(most + LINES_PAGE)}>{t('lines.more')}</QuietButton>}
    </section>
  );
}

function Legs({ line: { legs } }: { readonly line: BetLine }) {
  const { t } = useTranslation(['bets', 'markets']);
  const outcomeText = useOutcomeText();
  return (
    <ul>
      {legs.map(({ match, pick: { kind, outcome, result } }) => (
        <li key={match.match_id} className={styles.leg} data-result={result}>
          {outcomeText({ market: kind, outcome, ...match, line: lineOf(match, kind) })}
          <span className={muted.tiny}>
            {[
              t('bets:versus', match),
              t(`markets:market.${kind}`),
              ...(result === 'void' ? [t('bets:leg.void')] : []),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

interface PaysProps {
  readonly line: BetLine;
  readonly currency: string;
  /** Its open lines pay nothing any more. */
  readonly isSold: boolean;
}

function Pays({ line, currency, isSold }: PaysProps) {
  const { t } = useTranslation('bets');
  const { money } = useBetText();
  const oddsText = useOddsText();
  const amount = money(line.payout, currency);
  return (
    <p className={styles.pays}>
      <span>
        {t('fact.totalOdds')} {oddsText(line.odds)}
      </span>
      {!(isSold && line.state === 'open') && (
        <span data-testid="line-payout">
          {line.state === 'open' ? t('lines.couldPay', { amount }) : t('lines.pays', { amount })}
        </span>
      )}
      {compareAmounts(line.bonus, '0') > 0 && (
        <span className={styles.time}>{t('lines.bonus', { amount: money(line.bonus, currency) })}</span>
      )}
    </p>
  );
}
