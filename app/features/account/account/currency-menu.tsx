import { codesOf, type Game } from '#contract/brand';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type CurrencyOption, MarkSixGame, RaceGame } from '#contract/entities';
import type { PressRequest } from '#app/api/money/intent.ts';
import { useMoneyCall } from '#app/api/money/use-money-call.ts';
import { useBrand } from '#app/brand/brand-context.ts';
import { formatAmount, formatMoney } from '#app/i18n/format.ts';
import { rateText } from '#app/i18n/rate-text.ts';
import { SubmitButton } from '#app/ui/button.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { OtherTab } from '#app/ui/outcome/other-tab.tsx';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { leastBet } from './least-bet.ts';
import { useListCurrenciesQuery } from './account-api.ts';
import { CurrencyFlag } from './currency-flag.tsx';
import { CurrencyOutcome } from './currency-outcome.tsx';
import { exchangeAmount } from './exchange-amount.ts';
import { useWallet, type Wallet } from './use-wallet.ts';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './currency-menu.module.css';

const LOTTERIES: readonly Game[] = [...MarkSixGame.options, ...RaceGame.options];
const CHANGE_ROWS = ['changeCurrency'] as const;
/** The currency that was asked for. */
const unitOf = (request: PressRequest | undefined): string | undefined => request?.query['unit']?.toString();

/**
 * The currencies that a wallet can have, each with its rate and minimum stakes. Choosing one exchanges the wallet's money, so it
 * takes a second press.
 */
export function CurrencyMenu({ onToast }: { readonly onToast?: () => void }) {
  const { t, i18n } = useTranslation(['menu', 'shell']);
  const brand = useBrand();
  const offered = codesOf(brand.currencies);
  const wallet = useWallet();
  const change = useMoneyCall('changeCurrency');
  const { data, isError, error, refetch } = useListCurrenciesQuery();
  const [wanted, setWanted] = useState<string>();
  const current = wallet?.currency;
  const chosen = wanted ?? current;
  if (data === undefined) {
    if (!isError) return <Skeleton rows={4} label={t('shell:loading')} />;
    return <LoadFailed text={t('menu:currency.failed')} error={error} onRetry={refetch} />;
  }
  const options = data.filter(
    ({ currency, status }) => currency === current || (status === 1 && offered.includes(currency)),
  );

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (chosen !== undefined && chosen !== current) change.press({ query: { unit: chosen } });
  }

  return (
    <form className={stack.fit3} onSubmit={onSubmit}>
      <Outcome of={change.progress?.status}>
        <CurrencyOutcome
          progress={change.progress}
          currency={unitOf(change.progress?.request) ?? current}
          onToast={() => {
            onToast?.();
            change.dismiss();
          }}
        />
      </Outcome>
      <OtherTab rows={CHANGE_ROWS} what={unitOf} />
      <fieldset className={styles.options} disabled={change.isLocked}>
        <legend className={styles.legend}>{t('menu:currency.title')}</legend>
        {options.map((option) => (
          <label key={option.currency} className={styles.option}>
            <input
              type="radio"
              name="currency"
              value={option.currency}
              checked={option.currency === chosen}
              onChange={() => {
                setWanted(option.currency);
                change.dismiss();
              }}
            />
            <CurrencyFlag flag={option.flag} className={styles.flag} />
            <span className={styles.words}>
              <span>
                <strong>{option.currency}</strong> {nameOf(option.currency, i18n.language)}
              </span>
              <span className={muted.tiny}>{leastOf(option, data)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {chosen !== undefined && chosen !== current && (
        <div className={styles.confirm}>
          <p>{t('menu:currency.exchange', { from: current, to: chosen })}</p>
          {wallet !== undefined && exchangeOf(wallet, chosen)}
          <SubmitButton isBusy={change.isLocked}>{t('menu:currency.change', { currency: chosen })}</SubmitButton>
        </div>
      )}
    </form>
  );

  /** The lowest bets on what the brand offers. */
  function leastOf(option: CurrencyOption, all: readonly CurrencyOption[]): string {
    const shown = (product: 'sport' | 'lottery') =>
      formatAmount(leastBet(option, product, brand, all), option.currency, i18n.language);
    const values = { sport: shown('sport'), lottery: shown('lottery') };
    const [hasSports, hasLotteries] = [brand.sports.length > 0, brand.games.some((game) => LOTTERIES.includes(game))];
    if (hasSports && hasLotteries) return t('menu:currency.least', values);
    if (hasSports) return t('menu:currency.leastSport', values);
    return hasLotteries ? t('menu:currency.leastLottery', values) : '';
  }

  /** The rate, and what the balance becomes; nothing without both rates. */
  function exchangeOf({ balance, currency: from }: Wallet, to: string) {
    const [own, other] = [from, to].map((name) => data?.find(({ currency }) => currency === name));
    const result = exchangeAmount(balance, { from, to }, data);
    if (own === undefined || other === undefined || result === undefined) return null;
    return (
      <>
        <p>
          {t('menu:currency.becomes', {
            amount: formatMoney(balance, from, i18n.language),
            result: formatMoney(result, to, i18n.language),
          })}
        </p>
        <p className={muted.tiny}>{rateText(rated(own), rated(other), i18n.language)}</p>
      </>
    );
  }
}

const rated = ({ currency, exchange: rate }: CurrencyOption) => ({ currency, rate });

/** In the player's language; stable coins and the like have only their code. */
function nameOf(currency: string, language: string): string {
  if (!/^[A-Z]{3}$/.test(currency)) return '';
  const name = new Intl.DisplayNames(language, { type: 'currency' }).of(currency);
  return name === undefined || name === currency ? '' : name;
}
