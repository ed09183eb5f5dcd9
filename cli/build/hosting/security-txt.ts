import type { Brand } from '#contract/brand';

/** The address for reports of vulnerabilities (RFC 9116). */
export const SECURITY_TXT = '.well-known/security.txt';

export function securityTxt({ contact, contactUntil }: NonNullable<Brand['security']>): string {
  return `Contact: ${contact}\nExpires: ${contactUntil}T00:00:00.000Z\n`;
}
