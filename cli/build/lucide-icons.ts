import type { Plugin } from 'esbuild';

/** Replaces lucide-react's icon component by the app's (app/ui/icons/lucide-icon.ts), which has a tenth of its size. */
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
