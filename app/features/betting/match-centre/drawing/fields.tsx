import * as styles from './drawing.module.css';

/** A football pitch of 150 by 96 units, seen from above. */
export function Pitch() {
  return (
    <g className={styles.lines}>
      <rect className={styles.grass} x="1" y="1" width="148" height="94" rx="2" />
      <rect x="4" y="4" width="142" height="88" />
      <path d="M75 4V92" />
      <circle cx="75" cy="48" r="12" />
      <path d="M4 24H26V72H4M4 38H12V58H4M146 24H124V72H146M146 38H138V58H146" />
      <path d="M26 40A10 10 0 0 1 26 56M124 40A10 10 0 0 0 124 56" />
    </g>
  );
}

/** A basketball court. */
export function Court() {
  return (
    <g className={styles.lines}>
      <rect className={styles.floor} x="1" y="1" width="148" height="94" rx="2" />
      <rect x="4" y="4" width="142" height="88" />
      <path d="M75 4V92" />
      <circle cx="75" cy="48" r="10" />
      <path d="M4 34H32V62H4M146 34H118V62H146" />
      <path d="M4 10H16A38 38 0 0 1 16 86H4M146 10H134A38 38 0 0 0 134 86H146" />
      <circle cx="11" cy="48" r="1.8" />
      <circle cx="139" cy="48" r="1.8" />
    </g>
  );
}

/** A cricket ground with its pitch and both wickets. */
export function Ground() {
  return (
    <g className={styles.lines}>
      <rect className={styles.none} x="0" y="0" width="150" height="96" />
      <ellipse className={styles.grass} cx="75" cy="48" rx="73" ry="46" />
      <ellipse cx="75" cy="48" rx="44" ry="29" strokeDasharray="2 2" />
      <rect className={styles.floor} x="52" y="42" width="46" height="12" />
      <path d="M58 42V54M92 42V54" />
      <path
        className={styles.stumps}
        d="M54 45.5V50.5M55 45.5V50.5M56 45.5V50.5M94 45.5V50.5M95 45.5V50.5M96 45.5V50.5"
      />
    </g>
  );
}
