import * as styles from './name-mark.module.css';

const TONES = 12;
const CUTS = 8;

/** The same for the same name, whichever device draws it. */
const numberOf = (name: string) => [...name].reduce((sum, letter) => (sum * 29 + letter.charCodeAt(0)) % 9973, 51);

interface NameMarkProps {
  readonly name: string;
  /** A flag, by the id of the league: its name differs by language. Else the two colours of a team. */
  readonly isLeague?: boolean;
}

/** Colours made from a name, which tell rows apart before they are read. Upstreams send neither badges nor countries. */
export function NameMark({ name, isLeague }: NameMarkProps) {
  const number = numberOf(name);
  return (
    <i
      className={styles.mark}
      data-tone={number % TONES}
      data-cut={Math.floor(number / TONES) % CUTS}
      data-flag={isLeague}
      aria-hidden="true"
    />
  );
}
