import { useEffect, useState } from 'react';

/** A finger that is on its way lands within this time: the 0.4 s after which people see a change and can still stop. */
const READING_MS = 400;

/** Whether a text changed a moment ago. The first one is not new. */
export function useIsNew(text: string): boolean {
  const [read, setRead] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRead(text), READING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  // Nothing to read: what was announced is over.
  return text !== '' && text !== read;
}
