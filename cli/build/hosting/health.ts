/**
 * Says which brand and build answer, for load balancers, monitors and releases. It is a file of the site, so a web server that
 * has lost its files fails the check.
 */
export const HEALTH_FILE = 'health.json';

export function healthJson(brand: string, build: string): string {
  return `${JSON.stringify({ status: 'ok', brand, build })}\n`;
}
