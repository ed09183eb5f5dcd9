import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { useAvailability } from '#app/features/around/availability/index.ts';
import type { DrawGame } from '#app/features/betting/draws/index.ts';
import { MarkSixPage } from '#app/features/betting/lottery/index.ts';
import { RacePage } from '#app/features/betting/racing/index.ts';
import { PlayerOnly } from '#app/features/account/session/index.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { NotFoundRoute } from '#app/routes/not-found.tsx';
import { fillPath, paths } from '#app/paths.ts';
import { keep } from '#app/store/vault.ts';
import { Notice } from '#app/ui/notice.tsx';
import * as styles from './lottery.module.css';

/** One lottery, with links to the others. The choice is remembered for the next visit. A brand without lotteries has no such page. */
export function LotteryGameRoute() {
  const { lotteries } = useAvailability();
  if (lotteries.length === 0) return <NotFoundRoute />;
  return (
    <PlayerOnly>
      <Game />
    </PlayerOnly>
  );
}

function Game() {
  const { t } = useTranslation('lottery');
  const asked = useParams()['game'];
  const { lotteries } = useAvailability();
  const offer = lotteries.find((each) => each.game === asked);
  const game = offer?.state === 'active' ? offer.game : undefined;
  const games = lotteries.flatMap((each) => (each.state === 'active' ? [each.game] : []));
  useEffect(() => {
    if (game !== undefined) void keep({ currentLotteryID: game });
  }, [game]);
  if (game === undefined) {
    return (
      <>
        <PageTitle text={offer === undefined ? t('title') : t(`game.${offer.game}`)} />
        <Notice kind="warning" action={<Link to={paths.lottery}>{t('allGames')}</Link>}>
          {offer === undefined ? t('unknownGame') : t('disabled')}
        </Notice>
      </>
    );
  }
  return (
    <>
      <div className={styles.head}>
        <PageTitle text={t(`game.${game}`)} />
        <GameChoice games={games} chosen={game} />
      </div>
      {game === 'pk10' ? <RacePage key={game} game={game} /> : <MarkSixPage key={game} game={game} />}
    </>
  );
}

function GameChoice({ games, chosen }: { readonly games: readonly DrawGame[]; readonly chosen: DrawGame }) {
  const { t } = useTranslation('lottery');
  const navigate = useNavigate();
  return (
    <label className={styles.choose}>
      {t('choose')}
      <select
        className={styles.select}
        value={chosen}
        onChange={(event) => void navigate(fillPath(paths.lotteryGame, { game: event.target.value }))}
      >
        {games.map((game) => (
          <option key={game} value={game}>
            {t(`game.${game}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
