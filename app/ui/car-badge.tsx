import * as styles from './car-badge.module.css';

/** A racing car by its number, in its usual colour; the number identifies it, the colour only helps. */
export function CarBadge({ number, name }: { readonly number: number; readonly name?: string | undefined }) {
  return (
    <span
      className={styles.car}
      translate="no"
      data-car={number}
      {...(name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {number}
    </span>
  );
}
