import { createHash } from 'node:crypto';

/**
 * Says which brand and build answer, for load balancers, monitors and releases. It is a file of the site, so a web server that
 * has lost its files fails the check.
 */
export const HEALTH_FILE = 'health.json';

/** @param sums those of the site's other files: two builds with the same script may differ in colours, texts or pictures */
export function healthJson(brand: string, script: string, sums: string): string {
  const build = `${script}+${createHash('sha256').update(sums).digest('hex').slice(0, 12)}`;
  return `${JSON.stringify({ status: 'ok', brand, build })}\n`;
}
