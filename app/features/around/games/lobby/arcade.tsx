import { useTranslation } from 'react-i18next';
import { unreadText } from '#app/api/refusals/beside.ts';
import { Link } from 'react-router-dom';
import {
  useAvailability,
  type LiveName,
  type ThirdPartyName,
  type WalletGameName,
} from '#app/features/around/availability/index.ts';
import { fillPath, paths } from '#app/paths.ts';
import { Picture } from '#app/ui/picture.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { useFavourites } from './favourites.ts';
import { GameCard } from './game-card.tsx';
import { useListGamesQuery, useListLiveQuery } from '#app/features/around/games/games-api.ts';
import { PROVIDERS, providerOf, type Provider } from '#app/features/around/games/providers.ts';
import { WalletGameTiles } from '#app/features/around/games/wallet-games.tsx';
import * as empty from '#app/ui/empty.module.css';
import * as stack from '#app/ui/stack.module.css';
import * as styles from '#app/features/around/games/games.module.css';

/** How many games are shown per provider. */
const FEW = 12;

/** Every provider that this brand offers with a few of its games, and a link to the live games. */
export function Arcade() {
  const { t } = useTranslation('games');
  const { games, liveGames, walletGames } = useAvailability();
  const ownName = (game: WalletGameName) => t(game === 'cardGame' ? 'cards' : 'ng');
  const nameOf = (game: ThirdPartyName | LiveName | WalletGameName) => {
    if (game === 'winfinity') return t('live');
    return game === 'cardGame' || game === 'ngGame' ? ownName(game) : PROVIDERS[providerOf(game) ?? 'pgGame'].name;
  };
  const active = games.flatMap(({ game, state }) => (state === 'active' ? [game] : []));
  const ownGames = walletGames.flatMap(({ game, state }) => (state === 'active' ? [game] : []));
  const hasLive = liveGames.some(({ state }) => state === 'active');
  return (
    <div className={stack.gap4} data-in-order="">
      {active.length + ownGames.length === 0 && !hasLive && <p className={empty.empty}>{t('empty')}</p>}
      {hasLive && <LiveSection />}
      {active.map((game) => {
        const type = providerOf(game);
        return type !== undefined && <Section key={type} type={type} />;
      })}
      {ownGames.map((game) => (
        <section key={game}>
          <div className={styles.head}>
            <h2>{ownName(game)}</h2>
            <Link
              to={fillPath(paths.gamesOf, { type: game })}
              className={styles.more}
              aria-label={`${t('wallet')}: ${ownName(game)}`}
            >
              {t('wallet')}
            </Link>
          </div>
          <WalletGameTiles game={game} />
        </section>
      ))}
      {[...games, ...liveGames, ...walletGames].map(
        ({ game, state }) =>
          state !== 'active' && (
            <section key={game} className={styles.head}>
              <h2 className={styles.off}>{nameOf(game)}</h2>
              <span className={styles.state}>{t(`state.${state}`)}</span>
            </section>
          ),
      )}
    </div>
  );
}

function Section({ type }: { readonly type: Provider }) {
  const { t } = useTranslation('games');
  const { currentData: games, isError, error } = useListGamesQuery(type);
  const { marked, toggle } = useFavourites();
  const { name } = PROVIDERS[type];
  return (
    <section>
      <div className={styles.head}>
        <h2>{name}</h2>
        <Link to={fillPath(paths.gamesOf, { type })} className={styles.more} aria-label={`${t('all')}: ${name}`}>
          {t('all')}
        </Link>
      </div>
      {isError && games === undefined && <p className={empty.empty}>{unreadText(error, t('failed'))}</p>}
      {games === undefined && !isError && <Skeleton rows={2} label={t('loading')} />}
      <ul className={styles.grid}>
        {games?.slice(0, FEW).map((game) => {
          const key = `${type}/${game.id}`;
          return (
            <li key={key} className={styles.card}>
              <GameCard type={type} game={game} isMarked={marked.has(key)} onMark={() => toggle(key)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** One row on a desktop, two on a phone. */
const FEW_LIVE = 4;

function LiveSection() {
  const { t, i18n } = useTranslation('games');
  const { currentData: games, isError, error } = useListLiveQuery(i18n.language);
  return (
    <section>
      <div className={styles.head}>
        <h2>{t('live')}</h2>
        <Link to={paths.liveGames} className={styles.more} aria-label={`${t('all')}: ${t('live')}`}>
          {t('all')}
        </Link>
      </div>
      {isError && games === undefined && <p className={empty.empty}>{unreadText(error, t('failed'))}</p>}
      {games === undefined && !isError && <Skeleton rows={1} label={t('loading')} />}
      <ul className={styles.fewLive}>
        {games?.slice(0, FEW_LIVE).map((game) => (
          <li key={game.id} className={styles.card}>
            <Link to={paths.liveGames} className={styles.link}>
              <span className={styles.cover}>
                <Picture src={game.pic} alt="" width={480} height={270} className={styles.picture} />
              </span>
              <span className={styles.name}>{game.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
