import { useEffect, useRef, useState } from 'react';
import { Skeleton } from './skeleton.tsx';
import * as styles from './outside-html.module.css';

/** A text of the operator that is HTML: made harmless first, by a part that is loaded when there is such a text. */
export function OutsideHtml({ html, loading }: { readonly html: string; readonly loading: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    let isGone = false;
    void import('#app/outside/safe-html.ts').then(({ safeHtml }) => {
      if (isGone) return;
      place.current?.replaceChildren(safeHtml(html));
      setIsShown(true);
    });
    return () => {
      isGone = true;
    };
  }, [html]);
  return (
    <>
      {!isShown && <Skeleton rows={1} label={loading} />}
      <div ref={place} className={styles.html} />
    </>
  );
}
