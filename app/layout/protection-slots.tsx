import { lazy, Suspense, useState } from 'react';
import { useRules } from '#app/brand/use-rules.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import * as styles from './protection-slots.module.css';

const load = () => import('#app/features/protection/index.ts');
const Strip = lazy(async () => ({ default: (await load()).SessionStrip }));
const Frame = lazy(async () => ({ default: (await load()).ProtectionFrame }));

/** The line below the header where time, session and net position stand; its place is kept while it loads. */
export function SessionSlot() {
  const { isAccompanied } = useRules();
  const isPlayer = useAppSelector((state) => state.session.player !== undefined);
  if (!isAccompanied || !isPlayer) return null;
  return (
    <div className={styles.strip}>
      <ErrorBoundary fallback={null}>
        <Suspense fallback={null}>
          <Strip />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** What goes along with a player on every page. Whoever was signed in when the page came has been told already. */
export function ProtectionSlot() {
  const { isAccompanied } = useRules();
  const userId = useAppSelector((state) => state.session.player?.userId);
  const [greeted, setGreeted] = useState(userId);
  if (userId === undefined && greeted !== undefined) setGreeted(undefined);
  if (!isAccompanied || userId === undefined) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense fallback={null}>
        <Frame key={userId} isFresh={greeted !== userId} />
      </Suspense>
    </ErrorBoundary>
  );
}
