import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { whenCalm } from '#app/ui/first/calm.ts';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { ChunkFailed } from '#app/ui/chunk-failed.tsx';

const Content = lazy(async () => {
  await whenCalm();
  return { default: (await import('./footer.tsx')).Footer };
});

/** How far below the view it begins to load. */
const AHEAD = '600px';

/** The footer, loaded when the player scrolls near it: the first view does not need it. */
export function Footer() {
  const place = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null || isNear) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: AHEAD,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return (
    <footer ref={place}>
      {isNear && (
        <ErrorBoundary fallback={<ChunkFailed />}>
          <Suspense>
            <Content />
          </Suspense>
        </ErrorBoundary>
      )}
    </footer>
  );
}
