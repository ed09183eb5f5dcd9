import { useTranslation } from 'react-i18next';
import { useAvailability } from '#app/features/availability/index.ts';
import { MarkSixCard } from '#app/features/lottery/index.ts';
import { RaceCard } from '#app/features/racing/index.ts';
import { PlayerOnly } from '#app/features/session/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { kept } from '#app/store/vault.ts';
import * as styles from './lottery.module.css';

/** The lotteries that are offered, each with its current draw; the one that was played last comes first. */
export function LotteryRoute() {
  return (
    <PlayerOnly>
      <Lobby />
    </PlayerOnly>
  );
}

function Lobby() {
  const { t } = useTranslation('lottery');
  const { lotteries } = useAvailability();
  const last = kept('currentLotteryID');
  const inOrder = lotteries.toSorted((a, b) => Number(b.game === last) - Number(a.game === last));
  return (
    <>
      <PageTitle text={t('title')} />
      <p>{lotteries.length === 0 ? t('noGames') : t('lead')}</p>
      <ul className={styles.games}>
        {inOrder.map(({ game, state }) =>
          state === 'disabled' ? (
            <li key={game} className={styles.disabled}>
              <h2>{t(`game.${game}`)}</h2>
              <p>{t('disabled')}</p>
            </li>
          ) : game === 'pk10' ? (
            <RaceCard key={game} game={game} isLast={game === last} />
          ) : (
            <MarkSixCard key={game} game={game} isLast={game === last} />
          ),
        )}
      </ul>
    </>
  );
}
