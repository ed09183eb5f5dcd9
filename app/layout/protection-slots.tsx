import { lazy, Suspense, useState } from 'react';
import { useRules } from '#app/brand/use-rules.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { ChunkFailed } from '#app/ui/chunk-failed.tsx';
import * as styles from './protection-slots.module.css';

const load = () => import('#app/features/account/protection/index.ts');
const Strip = lazy(async () => ({ default: (await load()).SessionStrip }));
const Frame = lazy(async () => ({ default: (await load()).ProtectionFrame }));

/** The line below the header with time, session and net position; its space is reserved while it loads. */
export function SessionSlot() {
  const { isAccompanied } = useRules();
  const userId = useAppSelector((state) => state.session.player?.userId);
  if (!isAccompanied || userId === undefined) return null;
  return (
    <div className={styles.strip}>
      <ErrorBoundary fallback={<ChunkFailed isSmall />}>
        <Suspense fallback={null}>
          <Strip />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** Protection on every page. A player who was signed in at page load has seen the sign-in news already. */
export function ProtectionSlot(frame: { readonly onBreak?: (isOn: boolean) => void }) {
  const { isAccompanied } = useRules();
  const userId = useAppSelector((state) => state.session.player?.userId);
  const [greeted, setGreeted] = useState(userId);
  if (userId === undefined && greeted !== undefined) setGreeted(undefined);
  if (!isAccompanied || userId === undefined) return null;
  return (
    <ErrorBoundary fallback={<ChunkFailed />}>
      <Suspense fallback={null}>
        <Frame key={userId} isFresh={greeted !== userId} {...frame} />
      </Suspense>
    </ErrorBoundary>
  );
}
