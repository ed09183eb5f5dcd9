import { Check, Copy } from 'lucide-react';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#contract/entities';
import { formatAmount } from '#app/i18n/format.ts';
import { rateText } from '#app/i18n/rate-text.ts';
import { formatCoins, isCoinUnknown, otherCoin } from '#app/features/money/wallet/ui/coins.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './pay-crypto.module.css';

/** Section 9 of the specification: 256 px, error level L. */
const QR_SIZE = 256;

/** Where to send crypto: a QR code, the address as text, and the network to use. */
export function PayCrypto({ order, address }: { readonly order: Order; readonly address: string }) {
  const { t, i18n } = useTranslation('wallet');
  const [copy, setCopy] = useState<'no' | 'done' | 'failed'>('no');
  const { network, currency, coin } = order;
  const other = otherCoin(coin, currency);
  const send =
    coin === undefined
      ? { amount: formatAmount(order.amount, currency, i18n.language), currency }
      : { amount: formatCoins(coin.amount, i18n.language), currency: coin.currency };

  async function onCopy() {
    try {
      await navigator.clipboard.writeText(address);
      setCopy('done');
    } catch {
      setCopy('failed');
    }
  }

  return (
    <section className={stack.fit3}>
      <p>{t(isCoinUnknown(order) ? 'order.sendValue' : 'order.send', send)}</p>
      {other !== undefined && (
        <p className={muted.small}>
          {t('sum.rate')}:{' '}
          {rateText({ currency: other.currency, rate: '1' }, { currency, rate: other.rate }, i18n.language)}
        </p>
      )}
      <div className={styles.code}>
        <QRCodeSVG
          value={address}
          size={QR_SIZE}
          level="L"
          marginSize={2}
          title={t('order.qr')}
          className={styles.qr}
        />
      </div>
      <dl className={styles.facts}>
        {network !== undefined && (
          <div>
            <dt>{t('order.network')}</dt>
            <dd translate="no">{network}</dd>
          </div>
        )}
        <div>
          <dt>{t('order.address')}</dt>
          <dd translate="no" className={styles.address} data-testid="pay-address">
            {address}
          </dd>
        </div>
      </dl>
      <QuietButton onClick={() => void onCopy()}>
        {copy === 'done' ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
        <span role="status">{t(copy === 'done' ? 'order.copied' : 'order.copy')}</span>
      </QuietButton>
      {copy === 'failed' && <Notice kind="warning">{t('order.copyFailed')}</Notice>}
      {network !== undefined && <Notice kind="warning">{t('order.onlyNetwork', { network })}</Notice>}
      <p className={muted.small}>{t('order.cryptoTime')}</p>
    </section>
  );
}
