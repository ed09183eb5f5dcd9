import { ArrowDown, ArrowUp, Pin, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { compareAmounts } from '#engine/money';
import { DAY_AND_TIME, formatTime } from '#app/i18n/format.ts';
import { useOutcomeText } from '#app/i18n/use-outcome-text.ts';
import { asScore } from '#app/i18n/as-score.ts';
import { asNumber } from '#app/i18n/isolated.ts';
import type { LegWhen, PricedItem } from '#app/features/betting/slip/pricing/price-items.ts';
import { usePriceText } from '#app/features/betting/slip/pricing/use-price-text.ts';
import type { Elements } from '#app/ui/elements.ts';
import * as hidden from '#app/ui/visually-hidden.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './pick-row.module.css';

interface PickRowProps {
  readonly priced: PricedItem;
  readonly isLocked: boolean;
  readonly onRemove: () => void;
  /** Left out for single bets and for slips of one match, where a banker has no effect. */
  readonly banker?: { readonly isOn: boolean; readonly onToggle: () => void } | undefined;
  /** A stake of its own, below. */
  readonly children?: Elements;
}

/** One pick: outcome, match and odds. Its state is given in words, never by colour alone. */
export function PickRow({ priced, isLocked, onRemove, banker, children }: PickRowProps) {
  const { t } = useTranslation(['slip', 'markets']);
  const { item, state } = priced;
  const label = useOutcomeText()(item);
  return (
    <li className={styles.pick} data-state={priced.moved === undefined ? state : 'moved'} data-testid="slip-pick">
      <div className={styles.text}>
        <span className={styles.market}>
          <span>{t(`markets:market.${item.market}`)}</span>
          <LegTime when={priced.when ?? item} />
        </span>
        <strong>{label}</strong>
        <span className={muted.tiny}>{t('slip:versus', { home: item.home, away: item.away })}</span>
        {(state === 'gone' || state === 'suspended') && (
          <span className={styles.stopped}>{t(state === 'gone' ? 'slip:pickGone' : 'slip:pickSuspended')}</span>
        )}
      </div>
      <PickOdds priced={priced} />
      <button
        type="button"
        className={styles.remove}
        disabled={isLocked}
        aria-label={t('slip:remove', { pick: label })}
        onClick={onRemove}
      >
        <X size={16} aria-hidden="true" />
      </button>
      {banker !== undefined && (
        <button
          type="button"
          className={styles.banker}
          disabled={isLocked}
          aria-pressed={banker.isOn}
          aria-label={t('slip:banker.label', { match: t('slip:versus', { home: item.home, away: item.away }) })}
          onClick={banker.onToggle}
        >
          <Pin size={14} aria-hidden="true" />
          {t('slip:banker.button')}
        </button>
      )}
      {children}
    </li>
  );
}

/** When the match of a pick starts; minute and score while it is live. */
export function LegTime({ when: { startTime, live } }: { readonly when: LegWhen }) {
  const { t, i18n } = useTranslation('slip');
  if (live !== undefined) {
    const { minute, score } = live;
    return (
      <span className={styles.when} data-testid="leg-time">
        <span className={styles.live}>{t('live')}</span>
        {minute !== undefined && <span>{` ${asNumber(`${minute}′`)}`}</span>}
        {score !== undefined && <b>{` ${asScore(score)}`}</b>}
      </span>
    );
  }
  return (
    <time className={styles.when} dateTime={startTime} data-testid="leg-time">
      {formatTime(startTime, i18n.language, DAY_AND_TIME)}
    </time>
  );
}

/** A pick without controls. */
export function PickPreview({ priced }: { readonly priced: PricedItem }) {
  const { t } = useTranslation(['slip', 'markets']);
  const { item } = priced;
  const label = useOutcomeText()(item);
  return (
    <li className={styles.pick} data-state={priced.state}>
      <div className={styles.text}>
        <span className={styles.market}>
          <span>{t(`markets:market.${item.market}`)}</span>
          <LegTime when={priced.when ?? item} />
        </span>
        <strong>{label}</strong>
        <span className={muted.tiny}>{t('slip:versus', { home: item.home, away: item.away })}</span>
      </div>
      <PickOdds priced={priced} />
    </li>
  );
}

/** The odds; if they or the line changed, old and new. */
export function PickOdds({ priced: { item, bet, moved } }: { readonly priced: PricedItem }) {
  const { t } = useTranslation('slip');
  const price = usePriceText();
  if (moved === undefined)
    return (
      <span translate="no" className={styles.odds}>
        {price(bet.odds)}
      </span>
    );
  const isBetter = compareAmounts(moved.odds, item.odds) > 0;
  const Arrow = isBetter ? ArrowUp : ArrowDown;
  const hasLineMoved = moved.line !== item.line;
  const shown = ({ odds, line = '', market, outcome }: typeof item) =>
    price(odds, hasLineMoved ? { market, outcome, line } : undefined);
  return (
    <span className={styles.odds} data-moved={isBetter ? 'better' : 'worse'}>
      <s>
        <span className={hidden.hidden}>{`${t('odds.was')} `}</span>
        <span translate="no">{shown(item)}</span>
      </s>
      <strong>
        <span className={hidden.hidden}>{`${t('odds.now')} `}</span>
        <Arrow size={14} role="img" aria-label={t(isBetter ? 'odds.better' : 'odds.worse')} />
        <span translate="no">{shown(moved)}</span>
      </strong>
    </span>
  );
}
