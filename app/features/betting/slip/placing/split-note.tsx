import { useTranslation } from 'react-i18next';
import type { WholeSummary } from '#app/features/betting/slip/cricket/cricket-ticket.ts';
import * as styles from './place-button.module.css';

/**
 * Says before placing into which bets a mixed slip is split: no call takes two games together, and cricket goes in a bet of its
 * own for each match. Once a stake is typed, only what is staked counts.
 */
export function SplitNote({ summary }: { readonly summary: WholeSummary }) {
  const { t } = useTranslation('slip');
  const isStaked = summary.bets > 0;
  const tickets = isStaked ? summary.staked : summary.tickets;
  const cricket = isStaked ? summary.stakedCricket : summary.cricket;
  const games = [...new Set(tickets.map(({ ticket }) => ticket.game))].map((game) => t(`game.${game}`));
  const matches = cricket.map(({ home, away }) => t('versus', { home, away }));
  const parts = [...games, ...matches];
  if (parts.length < 2) return null;
  const count = tickets.length + cricket.length;
  return (
    <p className={styles.why} data-testid="split">
      {t('place.split', { count, bets: parts.join(' + ') })}
    </p>
  );
}
