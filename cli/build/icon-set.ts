import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Layout } from '#contract/brand';

/** The app's own icons (app/ui/sport-icons.tsx) have no class; the start of the first path identifies them. */
export const OWN_ICONS: Readonly<Record<string, string>> = {
  soccer: 'm12 7.5 4.1',
  basketball: 'M2 12h20M12 2v20',
  cricket: 'm3.5 20.5',
};

/** A stroke so wide that it fills the icon's 24 units from any point. */
const FILLS = 80;

const selectorOf = (name: string): string => {
  const begin = OWN_ICONS[name];
  return begin === undefined ? `svg.lucide-${name}` : `svg:has(>path[d^="${begin}"])`;
};

/**
 * Replaces the outline icons of navigation and lists by another set (app/icons/<set>/), as masks over a stroke that fills the
 * icon, so that all brands share the script. Not as a mask over a background: browsers that force dark pages recolour backgrounds
 * unlike texts, and the icons became invisible. Outlines stay in forced colours and print. Undefined for the outline set.
 */
export function iconSetCss(appRoot: string, { iconSet = 'outline' }: Pick<Layout, 'iconSet'>): string | undefined {
  if (iconSet === 'outline') return undefined;
  const folder = path.join(appRoot, 'app', 'icons', iconSet);
  const icons = readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .sort()
    .map((file) => {
      const picture = encodeURIComponent(readFileSync(path.join(folder, file), 'utf8').trim());
      return { selector: selectorOf(path.basename(file, '.svg')), url: `url("data:image/svg+xml,${picture}")` };
    });
  const all = icons.map(({ selector }) => selector).join(',');
  const each = icons.map(({ selector, url }) => `${selector}{--icon:${url}}`).join('');
  const mask = 'var(--icon) center/contain no-repeat';
  return `@media screen and (not (forced-colors:active)){:is(${all}){-webkit-mask:${mask};mask:${mask};stroke-width:${FILLS};stroke-linecap:round}${each}}\n`;
}
