import { ChevronUp } from 'lucide-react';
import { DIAL_CODES, dialOf, type DialCountry } from './dial-codes.ts';
import { Flag } from './flag.tsx';
import * as styles from './phone-field.module.css';

interface DialCodeProps {
  readonly label: string;
  /** Language of the country names. */
  readonly language: string;
  readonly country: DialCountry;
  readonly onCountry: (country: DialCountry) => void;
}

/** The dial code before a mobile number. The list is the platform's own, drawn as flag and code. */
export function DialCode({ label, language, country, onCountry }: DialCodeProps) {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  return (
    <span className={styles.country}>
      <Flag country={country} className={styles.flag ?? ''} />
      <span aria-hidden="true" dir="ltr">
        +{dialOf(country).code}
      </span>
      <ChevronUp size={14} aria-hidden="true" className={styles.arrow} />
      <select
        className={styles.select}
        aria-label={label}
        value={country}
        onChange={(event) => onCountry(event.target.value as DialCountry)}
      >
        {DIAL_CODES.map((row) => (
          <option key={row.country} value={row.country}>
            {`${names.of(row.country) ?? row.country} +${row.code}`}
          </option>
        ))}
      </select>
    </span>
  );
}
