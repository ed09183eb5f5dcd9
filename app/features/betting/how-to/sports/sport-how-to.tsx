import { useTranslation } from 'react-i18next';
import type { SportGame } from '#contract/entities';
import { multiplyAmounts } from '#engine/money';
import { MAX_FOLD, MAX_SENT_LINES, settleSlip } from '#engine/sports';
import { useBrandRules } from '#app/features/account/account/index.ts';
import { HouseRules } from '#app/features/betting/how-to/parts/house-rules.tsx';
import { formatCount } from '#app/i18n/format.ts';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { Limits } from '#app/features/betting/how-to/parts/limits.tsx';
import { Section } from '#app/features/betting/how-to/parts/section.tsx';
import { MarketTable } from './market-table.tsx';
import { PassTable } from './pass-table.tsx';
import { exampleSlip } from './example-slip.ts';
import { SlipExample } from './slip-example.tsx';
import { Steps } from './steps.tsx';
import { useExampleMoney } from '#app/features/betting/how-to/parts/use-example-money.ts';
import * as styles from '#app/features/betting/how-to/parts/how-to.module.css';

/** A sport with matches, markets and passes. */
export function SportHowTo({ game }: { readonly game: SportGame }) {
  const { t, i18n } = useTranslation('howto');
  const { postponedHours } = useBrandRules();
  const lines = formatCount(MAX_SENT_LINES.toString(), i18n.language);
  return (
    <>
      <Steps />
      <MarketTable game={game} />
      <SlipExample game={game} />
      {game === 'bd' && <BdShare />}
      <Section title={t('rules.title')}>
        <ul className={styles.rules}>
          <li>{t('rules.odds')}</li>
          <li>{t('rules.void', { hours: formatCount(String(postponedHours), i18n.language) })}</li>
          <li>{t('rules.lines', { fold: formatCount(String(MAX_FOLD), i18n.language), lines })}</li>
          <li>{t('rules.cut')}</li>
        </ul>
      </Section>
      <HouseRules />
      <Limits game={game} />
      <PassTable game={game} />
    </>
  );
}

const ODDS = '2.50';
const STAKE = '10';

/** What bd pays beside odds × stake, of which it is 65%. */
function BdShare() {
  const { t } = useTranslation('howto');
  const { currency, money } = useExampleMoney();
  const oddsText = useOddsText();
  const slip = exampleSlip({ game: 'bd', currency, lineStake: STAKE, passes: ['single'], odds: [ODDS] });
  const { payout } = settleSlip(slip, { 1: { wins: ['wl:w'] } });
  return (
    <Section title={t('bd.title')}>
      <p data-testid="bd-share">
        {t('bd.text', {
          odds: oddsText(ODDS),
          stake: money(STAKE),
          full: money(multiplyAmounts(ODDS, STAKE)),
          paid: money(payout),
        })}
      </p>
    </Section>
  );
}
