import { useTranslation } from 'react-i18next';
import type { MoneyButton } from '#app/api/money/use-money-call.ts';
import { formatAmount } from '#app/i18n/format.ts';
import { useAppDispatch, useAppSelector } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { Button } from '#app/ui/button.tsx';
import { LIMIT_TEXT } from './limit-text.ts';
import type { Obstacle, SlipSummary } from './summarise.ts';
import { toBetRequest } from './to-engine-slip.ts';
import * as styles from './place-button.module.css';

interface PlaceButtonProps {
  readonly summary: SlipSummary;
  readonly placing: MoneyButton<'placeBet'>;
  readonly currency: string;
}

/** Places the bet, or says in one sentence why it cannot be placed; visitors are offered to sign in. */
export function PlaceButton({ summary, placing, currency }: PlaceButtonProps) {
  const { t, i18n } = useTranslation('slip');
  const dispatch = useAppDispatch();
  const player = useAppSelector((state) => state.session.player);
  const locked = placing.isLocked;
  const { bet, obstacle } = summary;

  if (player === undefined) {
    return (
      <div className={styles.place}>
        <p className={styles.why}>{t('signIn.needed')}</p>
        <Button onClick={() => dispatch(overlayOpened({ kind: 'signIn' }))}>{t('signIn.button')}</Button>
      </div>
    );
  }

  function onPlace() {
    if (bet !== undefined) placing.press({ params: { game: 'soccer' }, body: toBetRequest(bet.slip) });
  }

  return (
    <div className={styles.place}>
      {obstacle !== undefined && !locked && <Why obstacle={obstacle} currency={currency} />}
      <Button
        look="accent"
        isBusy={locked}
        disabled={locked || obstacle !== undefined || bet === undefined}
        onClick={onPlace}
      >
        {bet === undefined
          ? t('place.button')
          : t('place.withStake', { amount: formatAmount(bet.stake, currency, i18n.language), currency })}
      </Button>
    </div>
  );
}

function Why({ obstacle, currency }: { readonly obstacle: Obstacle; readonly currency: string }) {
  const { t, i18n } = useTranslation('slip');
  switch (obstacle.kind) {
    case 'limit': {
      const { warning } = obstacle;
      const shown = 'limit' in warning ? formatAmount(warning.limit, currency, i18n.language) : warning.region;
      return (
        <p className={styles.why} role="alert" data-limit={warning.name}>
          {t(LIMIT_TEXT[warning.name], { limit: shown, currency })}
        </p>
      );
    }
    case 'stake':
      return obstacle.problem === 'empty' ? <p className={styles.why}>{t('stake.empty')}</p> : null;
    case 'pickGone':
      return <p className={styles.why}>{t('obstacle.pickGone')}</p>;
    case 'pickSuspended':
      return <p className={styles.why}>{t('obstacle.pickSuspended')}</p>;
    case 'oddsMoved':
      return <p className={styles.why}>{t('obstacle.oddsMoved')}</p>;
  }
}
