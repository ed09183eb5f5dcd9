import { type ComponentType, Suspense } from 'react';
import { lazyOf } from '#app/ui/first/lazy-of.ts';
import type { NavIconProps } from './nav-icon.tsx';

// Without its icons, for a broken line, the navigation still has its names.
export const loadIcons = () => import('./nav-icon.tsx').catch(() => ({ DrawnIcon: () => null }));
const Drawn = lazyOf(loadIcons, ({ DrawnIcon }): ComponentType<NavIconProps> => DrawnIcon);

/** An icon of the navigation. Its drawing comes with the lobby's code: twenty of them are 2 KB of the first load. */
export function NavIcon({ name, size }: NavIconProps) {
  return (
    <Suspense fallback={<svg aria-hidden="true" width={size} height={size} />}>
      <Drawn name={name} size={size} />
    </Suspense>
  );
}
