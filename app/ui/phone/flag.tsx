import { AE, BD, BR, CN, ID, IN, KH, MX, PH, PK, TH, TR, VN } from 'country-flag-icons/react/3x2';
import type { DialCountry } from './dial-codes.ts';

// Pictures, because Windows has no flag characters. Thirteen of them are 6 KB before gzip.
const FLAGS = { AE, BD, BR, CN, ID, IN, KH, MX, PH, PK, TH, TR, VN } as const satisfies Record<DialCountry, unknown>;

/** A country's flag, as decoration beside its name or code. */
export function Flag({ country, className }: { readonly country: DialCountry; readonly className: string }) {
  const Picture = FLAGS[country];
  return <Picture aria-hidden="true" className={className} />;
}
