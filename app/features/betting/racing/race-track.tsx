import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CarBadge } from '#app/ui/car-badge.tsx';
import * as hidden from '#app/ui/visually-hidden.module.css';
import { Cars } from './cars.tsx';
import { CARS } from './race-sections.ts';
import * as styles from './race-track.module.css';

interface RaceTrackProps {
  readonly number: string;
  /** The cars in the order of the finish; undefined while they wait at the start. */
  readonly finish: readonly number[] | undefined;
  /** The finish has just arrived, so the cars are animated. */
  readonly isFresh: boolean;
}

/** Ten lanes. The cars drive to the finish from the upstream; with reduced motion they are there at once. */
export function RaceTrack({ number, finish, isFresh }: RaceTrackProps) {
  const { t } = useTranslation('racing');
  const cars = finish?.join(', ');
  return (
    <section className={styles.race} aria-label={t('track', { number })} data-testid="race-track">
      <div
        className={styles.track}
        aria-hidden="true"
        data-state={finish === undefined ? 'start' : isFresh ? 'running' : 'finished'}
      >
        {CARS.map((car) => {
          const place = finish === undefined ? 0 : finish.indexOf(car);
          return (
            <div key={car} className={styles.lane}>
              <span className={styles.car} style={{ '--place': place }}>
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
        <p className={styles.start}>{t('start')}</p>
      ) : (
        <>
          <Cars cars={finish} label={t('finish', { number, cars })} isFresh={isFresh} />
          <p className={hidden.hidden} role="status">
            {isFresh && t('finish', { number, cars })}
          </p>
        </>
      )}
    </section>
  );
}
