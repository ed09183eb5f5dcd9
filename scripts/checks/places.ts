export interface Place {
  readonly zone: string;
  readonly language: string;
  /** The next such day of the clock. */
  readonly day: string;
  readonly seed: string;
}

/** After a day. */
export function nextLeapDay(today: Date): string {
  let year = today.getUTCFullYear();
  while (new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1 || Date.UTC(year, 1, 29) <= today.getTime()) year += 1;
  return `${year}-02-29`;
}

export const placesOf = (today: Date): readonly Place[] => [
  { zone: 'Pacific/Auckland', language: 'en_NZ.UTF-8', day: `${today.getUTCFullYear() + 1}-02-14`, seed: '7' },
  { zone: 'America/Sao_Paulo', language: 'de_DE.UTF-8', day: nextLeapDay(today), seed: '41' },
  { zone: 'Asia/Kolkata', language: 'hi_IN.UTF-8', day: today.toISOString().slice(0, 10), seed: '113' },
];
