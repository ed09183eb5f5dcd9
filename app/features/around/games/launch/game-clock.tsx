import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './game-frame.module.css';

/** How long this game has been open: a full-screen frame must not hide the time (protection). */
export function GameClock() {
  const { t } = useTranslation('games');
  const [opened] = useState(() => performance.now());
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - opened) / 1_000)), 1_000);
    return () => clearInterval(timer);
  }, [opened]);
  return (
    <p className={styles.clock}>
      <Clock size={18} aria-hidden="true" />
      {t('clock')}
      <span role="timer" className={styles.time}>
        {asClock(seconds)}
      </span>
    </p>
  );
}

/** @example asClock(3725) // '1:02:05' */
export function asClock(seconds: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
