import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { unreadText, type Failure } from '#app/api/refusals/beside.ts';
import { useRules } from '#app/brand/use-rules.ts';
import { useAsksGuest } from '#app/features/account/session/index.ts';
import { useAvailability, type LiveName, type ThirdPartyName } from '#app/features/around/availability/index.ts';
import { fillPath, paths } from '#app/paths.ts';
import { Picture } from '#app/ui/picture.tsx';
import { useIsNear } from '#app/ui/use-is-near.ts';
import { useTeaserLiveQuery, useTeaserNoahQuery, useTeaserPgQuery, useTeaserTadaQuery } from './home-api.ts';
import * as styles from './teasers.module.css';

type Lobby = ThirdPartyName | LiveName;

/** Names that are the same in every language; live games have a translation. */
const LOBBIES: Readonly<Record<Lobby, { readonly to: string; readonly name?: string; readonly type?: string }>> = {
  pgGames: { to: fillPath(paths.gamesOf, { type: 'pgGame' }), name: 'PG Games', type: 'pgGame' },
  tadaGames: { to: fillPath(paths.gamesOf, { type: 'tadaGame' }), name: 'TADA', type: 'tadaGame' },
  noah: { to: fillPath(paths.gamesOf, { type: 'noah' }), name: 'Noah', type: 'noah' },
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
  const { statesReturn } = useRules();
  const { to, name = t('liveGames'), type } = LOBBIES[lobby];
  const Few = FEW[lobby];
  return (
    <section ref={place} className={styles.teaser}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <Link to={to} className={styles.all} aria-label={t('allOf', { name })}>
          {t('all')}
        </Link>
      </div>
      {isNear ? <Few to={to} type={statesReturn ? undefined : type} /> : <Shapes isWide={lobby === 'winfinity'} />}
    </section>
  );
}

interface FewProps {
  /** The list of all of them. */
  readonly to: string;
  /** Of games that a press opens; else it leads to the list, which states what they return. */
  readonly type: string | undefined;
}

function PgGames(props: FewProps) {
  return <Games {...useTeaserPgQuery()} {...props} />;
}

function TadaGames(props: FewProps) {
  return <Games {...useTeaserTadaQuery()} {...props} />;
}

function NoahGames(props: FewProps) {
  return <Games {...useTeaserNoahQuery()} {...props} />;
}

function LiveGames(props: FewProps) {
  const { i18n } = useTranslation();
  return <Games {...useTeaserLiveQuery(i18n.language)} {...props} isWide />;
}

const FEW = { pgGames: PgGames, tadaGames: TadaGames, noah: NoahGames, winfinity: LiveGames } as const;

interface GamesProps extends FewProps {
  readonly data?: readonly { readonly id: string; readonly name: string; readonly pic: string }[] | undefined;
  readonly isError: boolean;
  readonly error?: Failure;
  readonly isWide?: boolean;
}

function Games({ data, isError, error, to, type, isWide = false }: GamesProps) {
  const { t } = useTranslation('home');
  if (data === undefined)
    return isError ? <p className={styles.none}>{unreadText(error, t('gamesFailed'))}</p> : <Shapes isWide={isWide} />;
  if (data.length === 0) return <p className={styles.none}>{t('noGames')}</p>;
  return (
    <ul className={styles.games}>
      {data.map(({ id, name, pic }) => (
        <li key={id}>
          <GameLink to={type === undefined ? to : fillPath(paths.playGame, { type, id })} opens={type !== undefined}>
            <span className={styles.cover} data-wide={isWide || undefined}>
              <Picture src={pic} alt="" width={300} height={300} className={styles.picture} />
            </span>
            <span className={styles.gameName}>{name}</span>
          </GameLink>
        </li>
      ))}
    </ul>
  );
}

/** A guest is asked to sign in over the page before a game, and goes on to it. */
function GameLink({
  to,
  opens,
  children,
}: {
  readonly to: string;
  readonly opens: boolean;
  readonly children: ReactNode;
}) {
  const ask = useAsksGuest(to);
  return (
    <Link to={to} className={styles.game} onClick={opens ? ask : undefined}>
      {children}
    </Link>
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
