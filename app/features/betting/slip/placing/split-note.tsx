import { useTranslation } from 'react-i18next';
import type { WholeSummary } from '#app/features/betting/slip/cricket/cricket-ticket.ts';
import * as styles from './place-button.module.css';

/** Says before placing into which bets a mixed slip is split: cricket goes in a bet of its own for each match. */
export function SplitNote({ summary: { staked, stakedCricket, bets } }: { readonly summary: WholeSummary }) {
  const { t } = useTranslation('slip');
  if (stakedCricket.length === 0 || bets < 2) return null;
  const games = [...new Set(staked.map(({ ticket }) => ticket.game))].map((game) => t(`game.${game}`));
  const matches = stakedCricket.map(({ home, away }) => t('versus', { home, away }));
  return (
    <p className={styles.why} data-testid="split">
      {t('place.split', { count: bets, bets: [...games, ...matches].join(' + ') })}
    </p>
  );
}
