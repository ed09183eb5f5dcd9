import { useState } from 'react';
import { guessCountry } from '#app/ui/phone/dial-codes.ts';

/** The country of a mobile number without a dial code. */
export function useContact() {
  const [country, setCountry] = useState(() => guessCountry(navigator.languages));
  return { country, setCountry } as const;
}

export type ContactChoice = ReturnType<typeof useContact>;
