import type { Brand } from '#contract/brand';
import { ICONS } from './brand/brand-assets.ts';

/** The web application manifest (W3C). */
export function manifestJson({ name, tagline, defaultLanguage, theme }: Brand): string {
  const palette = theme.mode === 'dark' ? theme.dark : theme.light;
  const icons = ICONS.filter(({ purpose }) => purpose !== 'apple').map(({ file, size, purpose }) => ({
    src: `/brand/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }));
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: tagline,
    lang: defaultLanguage,
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: palette.canvas,
    theme_color: palette.chrome,
    icons: [{ src: '/brand/logo.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }, ...icons],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

export function themeColours({ mode, light, dark }: Brand['theme']): string {
  const meta = (colour: string, media: string): string => `<meta name="theme-color" content="${colour}"${media}>`;
  if (mode === 'light') return meta(light.chrome, '');
  if (mode === 'dark') return meta(dark.chrome, '');
  return [
    meta(light.chrome, ' media="(prefers-color-scheme: light)"'),
    meta(dark.chrome, ' media="(prefers-color-scheme: dark)"'),
  ].join('\n');
}
