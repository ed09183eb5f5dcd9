import { Suspense, type ComponentType, type ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOf } from '#app/ui/first/lazy-of.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';

/**
 * A page that is loaded when it is opened, with a skeleton meanwhile. Call it outside components.
 *
 * @example const myBets = lazyRoute(async () => (await import('./betting/my-bets.tsx')).MyBetsRoute);
 */
export function lazyRoute(load: () => Promise<ComponentType>): ReactElement {
  const Page = lazyOf(load, (page) => page);
  return (
    <Suspense fallback={<Loading />}>
      <Page />
    </Suspense>
  );
}

function Loading() {
  const { t } = useTranslation();
  return <Skeleton rows={4} label={t('loading')} />;
}
