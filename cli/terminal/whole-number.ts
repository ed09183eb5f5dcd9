import { usageError } from './errors.ts';

export function wholeNumber(flag: string, text: string, most: number): number {
  const value = Number(text);
  if (/^\d{1,10}$/.test(text) && value >= 1 && value <= most) return value;
  throw usageError(`${flag} must be a whole number from 1 to ${most}; got ${text}`);
}
