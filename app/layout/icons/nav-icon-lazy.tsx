import { type ComponentType, lazy, Suspense } from 'react';
import type { NavIconProps } from './nav-icon.tsx';

const Drawn = lazy<ComponentType<NavIconProps>>(async () => ({
  // Without its icons, for a broken line, the navigation still has its names.
  default: (await import('./nav-icon.tsx').catch(() => ({ DrawnIcon: () => null }))).DrawnIcon,
}));

/** An icon of the navigation. Its drawing comes with the lobby's code: twenty of them are 2 KB of the first load. */
export function NavIcon({ name, size }: NavIconProps) {
  return (
    <Suspense fallback={<svg aria-hidden="true" width={size} height={size} />}>
      <Drawn name={name} size={size} />
    </Suspense>
  );
}
