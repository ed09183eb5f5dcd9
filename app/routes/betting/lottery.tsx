import { useTranslation } from 'react-i18next';
import { useAvailability } from '#app/features/around/availability/index.ts';
import { MarkSixCard } from '#app/features/betting/lottery/index.ts';
import { RaceCard } from '#app/features/betting/racing/index.ts';
import { PlayerOnly } from '#app/features/account/session/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { NotFoundRoute } from '#app/routes/not-found.tsx';
import { kept } from '#app/store/vault.ts';
import * as styles from './lottery.module.css';

/** The offered lotteries, each with its current draw; the last one played comes first. A brand without any has no such page. */
export function LotteryRoute() {
  const { lotteries } = useAvailability();
  if (lotteries.length === 0) return <NotFoundRoute />;
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
      <p>{t('lead')}</p>
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
