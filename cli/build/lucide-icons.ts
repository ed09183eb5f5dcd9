import type { Plugin } from 'esbuild';

/** Gives the icons of lucide-react the app's own component (app/ui/icons/lucide-icon.ts), which is a tenth of the package's. */
export function lucideIcons(root: string): Plugin {
  return {
    name: 'lucide-icons',
    setup({ onLoad }) {
      onLoad({ filter: /[/\\]lucide-react[/\\]dist[/\\]esm[/\\]createLucideIcon\.mjs$/ }, () => ({
        contents: `export { createLucideIcon as default } from './app/ui/icons/lucide-icon.ts';`,
        resolveDir: root,
      }));
    },
  };
}
