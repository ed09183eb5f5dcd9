import { useTranslation } from 'react-i18next';
import type { SportGame } from '#contract/entities/sport-game.ts';
import { estimateSlip } from '#engine/sports/estimate.ts';
import { MAX_FOLD } from '#engine/sports/fold-limits.ts';
import { MAX_SENT_LINES } from '#engine/sports/lines.ts';
import { settleSlip } from '#engine/sports/settle.ts';
import { formatCount } from '#app/i18n/format.ts';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { Limits } from './limits.tsx';
import { Part } from './part.tsx';
import { MarketTable } from './market-table.tsx';
import { PassTable } from './pass-table.tsx';
import { exampleSlip } from './example-slip.ts';
import { SlipExample } from './slip-example.tsx';
import { Steps } from './steps.tsx';
import { useExampleMoney } from './use-example-money.ts';
import * as styles from './howto.module.css';

/** A sport with matches, markets and passes. */
export function SportHowTo({ game }: { readonly game: SportGame }) {
  const { t, i18n } = useTranslation('howto');
  const lines = formatCount(MAX_SENT_LINES.toString(), i18n.language);
  return (
    <>
      <Steps />
      <MarketTable game={game} />
      <SlipExample game={game} />
      {game === 'bd' && <BdEstimate />}
      <Part title={t('rules.title')}>
        <ul className={styles.rules}>
          <li>{t('rules.odds')}</li>
          <li>{t('rules.void')}</li>
          <li>{t('rules.lines', { fold: formatCount(String(MAX_FOLD), i18n.language), lines })}</li>
          <li>{t('rules.cut')}</li>
        </ul>
      </Part>
      <Limits game={game} />
      <PassTable game={game} />
    </>
  );
}

const ODDS = '2.50';
const STAKE = '10';

/** What the estimate of bd leaves out, told with numbers: the estimate beside what is paid. */
function BdEstimate() {
  const { t } = useTranslation('howto');
  const { currency, money } = useExampleMoney();
  const oddsText = useOddsText();
  const slip = exampleSlip({ game: 'bd', currency, stake: STAKE, passes: ['single'], odds: [ODDS] });
  const full = settleSlip(slip, { 1: { wins: ['wl:w'] } }).payout;
  return (
    <Part title={t('bd.title')}>
      <p data-testid="bd-estimate">
        {t('bd.text', {
          odds: oddsText(ODDS),
          stake: money(STAKE),
          full: money(full),
          shown: money(estimateSlip(slip).max),
        })}
      </p>
    </Part>
  );
}
