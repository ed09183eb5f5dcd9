import { useTranslation } from 'react-i18next';
import { CarBadge } from '#app/ui/car-badge.tsx';
import * as styles from './cars.module.css';

/** Cars in the order of the finish, the champion first. */
export function Cars({
  cars,
  label,
  isFresh = false,
}: {
  readonly cars: readonly number[];
  readonly label?: string;
  readonly isFresh?: boolean;
}) {
  const { t } = useTranslation('racing');
  return (
    <ol className={styles.cars} aria-label={label} data-fresh={isFresh || undefined}>
      {cars.map((car) => (
        <li key={car}>
          <CarBadge number={car} name={t('car', { number: car })} />
        </li>
      ))}
    </ol>
  );
}
