export interface Place {
  readonly zone: string;
  readonly language: string;
  /** The day of the clock, of the next one that is still to come. */
  readonly day: string;
  readonly seed: string;
}

/** The first 29 February after a day. */
export function nextLeapDay(today: Date): string {
  let year = today.getUTCFullYear();
  while (new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1 || Date.UTC(year, 1, 29) <= today.getTime()) year += 1;
  return `${year}-02-29`;
}

/** Where somebody else may clone this. Every run differs in all of it: order of files, zone, language of the system and day. */
export const placesOf = (today: Date): readonly Place[] => [
  { zone: 'Pacific/Auckland', language: 'en_NZ.UTF-8', day: `${today.getUTCFullYear() + 1}-02-14`, seed: '7' },
  { zone: 'America/Sao_Paulo', language: 'de_DE.UTF-8', day: nextLeapDay(today), seed: '41' },
  { zone: 'Asia/Kolkata', language: 'hi_IN.UTF-8', day: today.toISOString().slice(0, 10), seed: '113' },
];
