import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentChannel } from '#contract/entities';
import { roundUpAmount } from '#engine/money';
import { placesOf } from '#app/i18n/currencies.ts';
import { formatAmount } from '#app/i18n/format.ts';
import { shortAmount } from '#app/i18n/short-amount.ts';
import { feesOf, isZero } from './fees.ts';
import * as styles from './choice.module.css';

interface ChannelChoiceProps {
  readonly channels: readonly PaymentChannel[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  readonly isLocked: boolean;
  readonly error?: string | undefined;
}

/** One channel of a payment method: its bounds and fee, or that it is closed. */
export function ChannelChoice({ channels, chosen, onChoose, isLocked, error }: ChannelChoiceProps) {
  const { t, i18n } = useTranslation('wallet');
  const name = useId();
  return (
    <fieldset className={styles.choice} disabled={isLocked} aria-describedby={error && `${name}-error`}>
      <legend className={styles.legend}>{t('channel.label')}</legend>
      {channels.map((channel) => {
        const { id, currency, min, max, status, provider } = channel;
        const fee = feesOf(channel);
        const shown = (amount: string) => formatAmount(amount, currency, i18n.language);
        return (
          <label key={id} className={styles.option} data-closed={status === 0 || undefined}>
            <input
              type="radio"
              name={name}
              checked={id === chosen}
              disabled={status === 0}
              onChange={() => onChoose(id)}
            />
            <span className={styles.words}>
              <span className={styles.name}>{channel.name}</span>
              <span className={styles.note}>{provider}</span>
            </span>
            <span className={styles.facts}>
              {status === 0 ? (
                <span>{t('channel.closed')}</span>
              ) : (
                <>
                  <span>
                    {t('channel.range', {
                      min: shown(roundUpAmount(min, placesOf(currency))),
                      max: shown(shortAmount(max, currency)),
                      currency,
                    })}
                  </span>
                  <span>{isZero(fee) ? t('channel.free') : t('channel.fee', { fee: shown(fee), currency })}</span>
                </>
              )}
            </span>
          </label>
        );
      })}
      {error !== undefined && (
        <p id={`${name}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
