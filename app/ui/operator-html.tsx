import { useEffect, useRef, useState } from 'react';
import { ChunkFailed } from './chunk-failed.tsx';
import { Skeleton } from './skeleton.tsx';
import * as styles from './operator-html.module.css';

interface OperatorHtmlProps {
  readonly html: string;
  readonly loading: string;
  /** The language of the text, where it is not the page's. */
  readonly lang?: string | undefined;
  /** Whether the brand offers what a link leads to; other links become their text. The same function on every render. */
  readonly isOffered: (url: string) => boolean;
}

/** HTML text of the operator: sanitised first, by a chunk that is loaded when there is such a text. */
export function OperatorHtml({ html, loading, lang, isOffered }: OperatorHtmlProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  useEffect(() => {
    let isGone = false;
    import('#app/safe-links/safe-html.ts').then(
      ({ safeHtml }) => {
        if (isGone) return;
        const text = safeHtml(html);
        for (const link of text.querySelectorAll('a'))
          if (!isOffered(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes);
        place.current?.replaceChildren(text);
        setState('shown');
      },
      () => {
        if (!isGone) setState('failed');
      },
    );
    return () => {
      isGone = true;
    };
  }, [html, isOffered]);
  return (
    <>
      {state === 'loading' && <Skeleton rows={1} label={loading} />}
      {state === 'failed' && <ChunkFailed />}
      <div ref={place} className={styles.html} lang={lang} dir="auto" />
    </>
  );
}
