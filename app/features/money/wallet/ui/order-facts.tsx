import { CircleCheck, CircleX, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CHANGE_KIND, type Order } from '#contract/entities';
import { formatTime, withCurrency } from '#app/i18n/format.ts';
import { rateText } from '#app/i18n/rate-text.ts';
import { formatCoins, isOrderUnknown, otherCoin } from './coins.ts';
import { approvalWord, isLost, orderTone, orderWord } from './order-state.ts';
import { isZero } from './fees.ts';
import { useMoneyText } from './use-money-text.ts';
import * as sheet from './wallet.module.css';
import * as styles from './order-facts.module.css';

const ICONS = { good: CircleCheck, bad: CircleX, open: Clock } as const;

type Fact = readonly [name: string, value: string, isWords?: true];

/** A deposit or withdrawal with what the upstream returns about it; of one that came to nothing no fee and nothing that it would have brought. */
export function OrderFacts({ order }: { readonly order: Order }) {
  const { t, i18n } = useTranslation('wallet');
  const { language } = i18n;
  const money = useMoneyText();
  const { currency, service_fee, network_fee, remark, address, kind } = order;
  const tone = orderTone(order);
  const Icon = ICONS[tone];
  const approval = approvalWord(order);
  const isDeposit = kind === CHANGE_KIND.recharge;
  const coin = otherCoin(order.coin, currency);
  const facts: readonly Fact[] = [
    [t('order.channel'), order.method, true],
    ...(address !== undefined && !isDeposit ? [[t('order.to'), address] as const] : []),
    [t('sum.amount'), money(order.amount, currency)],
    ...(isLost(order) ? [] : [...paid(), ...inCoins()]),
    ...(approval === undefined ? [] : [[t('order.approval'), t(`approval.${approval}`), true] as const]),
    [t('order.date'), formatTime(order.created_at, language, { dateStyle: 'medium', timeStyle: 'short' })],
    [t('order.id'), order.order_id],
    ...(remark === '' ? [] : [[t('order.note'), remark, true] as const]),
  ];
  return (
    <div className={styles.order} data-testid="order" data-tone={tone}>
      <p className={styles.state} role="status">
        <Icon size={20} aria-hidden="true" />
        <span>{t(`status.${orderWord(order)}`)}</span>
      </p>
      <dl className={sheet.sum}>
        {facts.map(([name, text, isWords]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd translate={isWords === true ? undefined : 'no'}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );

  /** What fees left of the amount. */
  function paid(): readonly Fact[] {
    const isPaidInCoins = !isDeposit && (coin !== undefined || isOrderUnknown(order));
    return [
      ...(isZero(service_fee) ? [] : [[t('sum.service'), money(`-${service_fee}`, currency)] as const]),
      ...(isZero(network_fee) ? [] : [[t('sum.network'), money(`-${network_fee}`, currency)] as const]),
      [
        t(isDeposit ? 'sum.credited' : isPaidInCoins ? 'sum.afterFees' : 'sum.received'),
        money(order.net_amount, currency),
      ],
    ];
  }

  /** What is paid in a coin of another currency. */
  function inCoins(): readonly Fact[] {
    if (coin === undefined) return [];
    const coins = withCurrency(formatCoins(coin.amount, language), coin.currency);
    const rate = rateText({ currency: coin.currency, rate: '1' }, { currency, rate: coin.rate }, language);
    return [
      [t(isDeposit ? 'sum.sent' : 'sum.received'), coins],
      [t('sum.rate'), rate],
    ];
  }
}
