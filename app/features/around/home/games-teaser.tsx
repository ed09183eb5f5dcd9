import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { unreadText, type Failure } from '#app/api/refusals/beside.ts';
import { useAvailability, type LiveName, type ThirdPartyName } from '#app/features/around/availability/index.ts';
import { fillPath, paths } from '#app/paths.ts';
import { Picture } from '#app/ui/picture.tsx';
import { useIsNear } from '#app/ui/use-is-near.ts';
import { useTeaserLiveQuery, useTeaserNoahQuery, useTeaserPgQuery, useTeaserTadaQuery } from './home-api.ts';
import * as styles from './teasers.module.css';

type Lobby = ThirdPartyName | LiveName;

/** Names that are the same in every language; live games have a translation. */
const LOBBIES: Readonly<Record<Lobby, { readonly to: string; readonly name?: string }>> = {
  pgGames: { to: fillPath(paths.gamesOf, { type: 'pgGame' }), name: 'PG Games' },
  tadaGames: { to: fillPath(paths.gamesOf, { type: 'tadaGame' }), name: 'TADA' },
  noah: { to: fillPath(paths.gamesOf, { type: 'noah' }), name: 'Noah' },
  winfinity: { to: paths.liveGames },
};

/** A few games of each lobby that this brand offers. Their lists load when the section comes near the screen. */
export function GamesTeaser() {
  const { games, liveGames } = useAvailability();
  const active = [...games, ...liveGames].filter(({ state }) => state === 'active');
  return active.map(({ game }) => <LobbyTeaser key={game} lobby={game} />);
}

function LobbyTeaser({ lobby }: { readonly lobby: Lobby }) {
  const { t } = useTranslation('home');
  const place = useRef<HTMLElement>(null);
  const isNear = useIsNear(place);
  const { to, name = t('liveGames') } = LOBBIES[lobby];
  const Few = FEW[lobby];
  return (
    <section ref={place} className={styles.teaser}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <Link to={to} className={styles.all} aria-label={t('allOf', { name })}>
          {t('all')}
        </Link>
      </div>
      {isNear ? <Few to={to} /> : <Shapes isWide={lobby === 'winfinity'} />}
    </section>
  );
}

interface FewProps {
  readonly to: string;
}

function PgGames({ to }: FewProps) {
  return <Games {...useTeaserPgQuery()} to={to} />;
}

function TadaGames({ to }: FewProps) {
  return <Games {...useTeaserTadaQuery()} to={to} />;
}

function NoahGames({ to }: FewProps) {
  return <Games {...useTeaserNoahQuery()} to={to} />;
}

function LiveGames({ to }: FewProps) {
  const { i18n } = useTranslation();
  return <Games {...useTeaserLiveQuery(i18n.language)} to={to} isWide />;
}

const FEW = { pgGames: PgGames, tadaGames: TadaGames, noah: NoahGames, winfinity: LiveGames } as const;

interface GamesProps extends FewProps {
  readonly data?: readonly { readonly id: string; readonly name: string; readonly pic: string }[] | undefined;
  readonly isError: boolean;
  readonly error?: Failure;
  readonly isWide?: boolean;
}

function Games({ data, isError, error, to, isWide = false }: GamesProps) {
  const { t } = useTranslation('home');
  if (data === undefined)
    return isError ? <p className={styles.none}>{unreadText(error, t('gamesFailed'))}</p> : <Shapes isWide={isWide} />;
  if (data.length === 0) return <p className={styles.none}>{t('noGames')}</p>;
  return (
    <ul className={styles.games}>
      {data.map(({ id, name, pic }) => (
        <li key={id}>
          <Link to={to} className={styles.game}>
            <span className={styles.cover} data-wide={isWide || undefined}>
              <Picture src={pic} alt="" width={300} height={300} className={styles.picture} />
            </span>
            <span className={styles.gameName}>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Shapes({ isWide }: { readonly isWide: boolean }) {
  return (
    <div className={styles.games} aria-hidden="true">
      {Array.from({ length: 6 }, (_, place) => (
        <span key={place} className={styles.game}>
          <span className={styles.cover} data-shape data-wide={isWide || undefined} />
          <span className={styles.gameName}>&nbsp;</span>
        </span>
      ))}
    </div>
  );
}
