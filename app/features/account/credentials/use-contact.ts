import { useState } from 'react';
import { guessCountry } from '#app/ui/phone/dial-codes.ts';
import type { ContactKind } from './contact.ts';

/** Which contact field is shown, and the country of the number. */
export function useContact() {
  const [kind, setKind] = useState<ContactKind>('email');
  const [country, setCountry] = useState(() => guessCountry(navigator.languages));
  return { kind, setKind, country, setCountry } as const;
}

export type ContactChoice = ReturnType<typeof useContact>;
