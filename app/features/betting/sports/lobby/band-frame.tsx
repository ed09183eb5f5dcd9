import type { Elements } from '#app/ui/elements.ts';
import * as styles from './match-band.module.css';

interface BandFrameProps {
  /** What the matches below have in common: sport, day, league. */
  readonly name: Elements;
  readonly isLive: boolean;
  readonly star?: Elements;
  /** The heads of the prices, by market: one for each price, or one for all of them. Screen readers hear each price with its market. */
  readonly heads: readonly { readonly kind: string; readonly texts: readonly string[] }[];
}

/** The band above rows of matches, which carries what they have in common. */
export function BandFrame({ name, isLive, star, heads }: BandFrameProps) {
  return (
    <header className={styles.band} data-live={isLive || undefined}>
      <h2 className={styles.name} data-band="">
        {name}
      </h2>
      {star}
      <div className={styles.heads} aria-hidden="true">
        {heads.map(({ kind, texts }) => (
          <span key={kind} className={styles.head} data-kind={kind}>
            {texts.map((text) => (
              <span key={text} title={text.length > 2 ? text : undefined}>
                {text}
              </span>
            ))}
          </span>
        ))}
      </div>
    </header>
  );
}
