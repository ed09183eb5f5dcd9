import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverClock } from '#app/api/server-clock.ts';
import { CarBadge } from '#app/ui/car-badge.tsx';
import * as hidden from '#app/ui/visually-hidden.module.css';
import { Cars } from './cars.tsx';
import { formOf, RUN_MS, runOf } from './race-run.ts';
import { CARS } from './race-sections.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './race-track.module.css';

interface RaceTrackProps {
  readonly number: string;
  /** When the cars start. */
  readonly drawTime: string;
  /** Whether they have started, by the clock or as the upstream says. */
  readonly isDue: boolean;
  /** The cars in the order of the finish; undefined while it is not known. */
  readonly finish: readonly number[] | undefined;
  /** The finish has arrived while the page was open, so it is read out. */
  readonly isFresh: boolean;
}

/**
 * Ten lanes. The cars start at the race's time by the server's clock and drive to the finish from the upstream, wherever in it the page
 * is opened; with reduced motion they are there at once. Mount it anew for each race.
 */
export function RaceTrack({ number, drawTime, isDue, finish, isFresh }: RaceTrackProps) {
  const { t } = useTranslation('racing');
  const hasFinish = finish !== undefined;
  const { state, since, now } = useRun({ drawTime, isDue, hasFinish });
  const cars = finish?.join(', ');
  const isRunning = state === 'running';
  return (
    <section
      className={styles.race}
      aria-label={t('track', { number })}
      data-testid="race-track"
      style={{ '--since': `${since}ms`, '--now': `${now}ms`, '--race-left': `${RUN_MS - now}ms` }}
    >
      <div className={styles.track} aria-hidden="true" data-state={state}>
        {CARS.map((car) => {
          const place = finish === undefined ? 0 : finish.indexOf(car);
          return (
            <div key={car} className={styles.lane}>
              <span className={styles.car} style={{ '--place': place, '--form': formOf(number, car) }}>
                <CarBadge number={car} />
              </span>
            </div>
          );
        })}
        <span className={styles.line}>
          <Flag size={14} />
        </span>
      </div>
      {finish === undefined ? (
        <p className={muted.small}>{t(state === 'waiting' ? 'running' : 'start')}</p>
      ) : (
        <>
          <Cars cars={finish} label={t('finish', { number, cars })} isFresh={isRunning} />
          <p className={hidden.hidden} role="status">
            {isFresh && t('finish', { number, cars })}
          </p>
        </>
      )}
    </section>
  );
}

/**
 * The state of the race, and where it was on the server's clock when the cars began to move here and when their finish was known: from
 * there the stylesheet moves them, so that nothing renders until they arrive.
 */
function useRun({ drawTime, isDue, hasFinish }: { drawTime: string; isDue: boolean; hasFinish: boolean }) {
  const read = () => (isDue || hasFinish ? runOf({ drawTime, hasFinish }, serverClock.gameTime()) : AT_START);
  const [run, setRun] = useState(() => ({ isDue, hasFinish, since: read().elapsed, ...read() }));
  if (run.isDue === isDue && run.hasFinish === hasFinish) return { ...run, now: run.elapsed };
  const next = read();
  const isMoving = run.state === 'waiting';
  setRun({ isDue, hasFinish, since: isMoving ? run.since : next.elapsed, ...next });
  return { ...next, since: isMoving ? run.since : next.elapsed, now: next.elapsed };
}

const AT_START = { state: 'start', elapsed: 0 } as const;
