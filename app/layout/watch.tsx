import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { useBrand } from '#app/brand/brand-context.ts';
import { useRules } from '#app/brand/use-rules.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { ChunkFailed } from '#app/ui/chunk-failed.tsx';
import { keepFocus } from '#app/ui/focus/keep-focus.ts';
import { showFocus } from '#app/ui/focus/show-focus.ts';
import { confirmByKey } from './language/confirm-by-key.ts';
import { NewBuild } from './new-build.tsx';
import { watchKeyboard } from './viewport/watch-keyboard.ts';

export { HeaderTools } from './header-tools.tsx';
export { SideMore } from './side-more.tsx';
export { ToastHost } from './toast-host.tsx';

const SessionEnd = lazy(async () => ({
  default: (await import('#app/features/account/protection/index.ts')).SessionEnd,
}));

/** What a calm page looks out for: a new build, the end of the session, a focus that is lost, and a phone's keyboard. */
export function Watch(): ReactNode {
  const { isAccompanied } = useRules();
  const { tellsSessionEnd = isAccompanied } = useBrand().upstream;
  const userId = useAppSelector((state) => state.session.player?.userId);
  // For what is no part of the app: the brand's own font (cli/build/frame-script.ts).
  useEffect(() => void dispatchEvent(new Event('slipwaycalm')), []);
  useEffect(keepFocus, []);
  useEffect(showFocus, []);
  useEffect(confirmByKey, []);
  useEffect(watchKeyboard, []);
  return (
    <>
      <NewBuild />
      {tellsSessionEnd && userId !== undefined && (
        <ErrorBoundary fallback={<ChunkFailed isSmall />}>
          <Suspense fallback={null}>
            <SessionEnd key={userId} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
