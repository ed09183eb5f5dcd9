import { Coins } from 'lucide-react';
import { BD, BR, CN, GB, ID, IN, JP, KW, MX, PH, TH, TR, VN } from 'country-flag-icons/react/3x2';

// Pictures, because Windows has no flag characters; only currencies of wallets.
const FLAGS = { BD, BR, CN, GB, ID, IN, JP, KW, MX, PH, TH, TR, VN } as const;

/** The flag that the upstream names for a currency, as decoration; coins for a currency without a country. */
export function CurrencyFlag({ flag, className }: { readonly flag: string; readonly className: string | undefined }) {
  const name = flag.toUpperCase();
  if (!Object.hasOwn(FLAGS, name)) return <Coins aria-hidden="true" className={className} />;
  const Picture = FLAGS[name as keyof typeof FLAGS];
  return <Picture aria-hidden="true" className={className} />;
}
