import type { Brand } from '#contract/brand';
import type { BrandProblem } from '#cli/build/brand/brand-finding.ts';

/** RFC 9116: the day of security.txt should be less than a year ahead. */
export function checkContactUntil({ security }: Brand, now = new Date()): BrandProblem[] {
  if (security === undefined) return [];
  const { contactUntil } = security;
  const today = now.toISOString().slice(0, 10);
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  const wrong = (message: string, advice: string): BrandProblem[] => [
    { check: 'contact-until', key: 'security.contactUntil', message: `${contactUntil} ${message}.`, advice },
  ];
  if (contactUntil < today)
    return wrong(
      'is past: who reads security.txt does not trust the address any more',
      'Look at the address, and write a day within a year.',
    );
  return contactUntil > inAYear ? wrong('is more than a year ahead (RFC 9116)', 'Write a day within a year.') : [];
}
