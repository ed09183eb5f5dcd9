import { Dices } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { unreadText, type Failure } from '#app/api/refusals/beside.ts';
import { useAvailability, type LotteryName } from '#app/features/around/availability/index.ts';
import { fillPath, paths } from '#app/paths.ts';
import { useIsNear } from '#app/ui/use-is-near.ts';
import { useTeaserDrawQuery, useTeaserRaceQuery, type NextDraw } from './home-api.ts';
import { spanText } from './span-text.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import * as styles from './teasers.module.css';

/** After a draw has closed, the next one is requested a little later, because the upstream closes by its own clock. */
const REVALIDATE_MS = 5_000;

/** The brand's lotteries, each with the time left to bet on its next draw. */
export function LotteryTeaser() {
  const { t } = useTranslation(['home', 'shell']);
  const { lotteries } = useAvailability();
  const place = useRef<HTMLElement>(null);
  const isNear = useIsNear(place);
  const active = lotteries.filter(({ state }) => state === 'active');
  if (active.length === 0) return null;
  return (
    <section ref={place} className={styles.teaser}>
      <h2>{t('home:lotteries')}</h2>
      <ul className={styles.draws}>
        {active.map(({ game }) => (
          <li key={game} className={styles.entry}>
            <Link to={fillPath(paths.lotteryGame, { game })} className={styles.draw}>
              <Dices aria-hidden="true" size={22} className={styles.icon} />
              <span className={styles.name}>{t(`shell:lottery.${game}`)}</span>
              {isNear ? <Next game={game} /> : <span className={styles.left}>&nbsp;</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Next({ game }: { readonly game: LotteryName }) {
  return game === 'pk10' ? <NextRace /> : <NextMarkSix game={game} />;
}

function NextRace() {
  return <Left {...useTeaserRaceQuery()} />;
}

function NextMarkSix({ game }: { readonly game: Exclude<LotteryName, 'pk10'> }) {
  return <Left {...useTeaserDrawQuery(game)} />;
}

interface LeftProps {
  readonly data?: NextDraw | undefined;
  readonly isError: boolean;
  readonly error?: Failure;
  readonly refetch: () => unknown;
}

function Left({ data, isError, error, refetch }: LeftProps) {
  const { t } = useTranslation('home');
  if (data === undefined)
    return <span className={styles.left}>{isError ? unreadText(error, t('unknown')) : '\u00a0'}</span>;
  return <Countdown draw={data} refetch={refetch} />;
}

function Countdown({ draw, refetch }: { readonly draw: NextDraw; readonly refetch: () => unknown }) {
  const { t } = useTranslation('home');
  const seconds = useSecondsLeft(draw.close_time);
  const isOpen = draw.state === 'open' && seconds > 0;
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && refetch(), REVALIDATE_MS);
    return () => clearInterval(timer);
  }, [isOpen, refetch]);
  return (
    <span className={styles.left}>
      {isOpen ? (
        <>
          <span>{t('closesIn')}</span> <time dateTime={`PT${seconds}S`}>{spanText(seconds)}</time>
        </>
      ) : (
        t('drawing')
      )}
    </span>
  );
}
