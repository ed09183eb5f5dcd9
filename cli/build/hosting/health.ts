/**
 * A small file of the site that says which brand and build answer: for balancers, monitors and releases. It comes from the folder of
 * the site, so a web server that has lost its files fails it.
 */
export const HEALTH_FILE = 'health.json';

export function healthJson(brand: string, build: string): string {
  return `${JSON.stringify({ status: 'ok', brand, build })}\n`;
}
