import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#app/brand/brand-context.ts';
import { PageTitle } from '#app/layout/page-title.tsx';
import { safeUrl } from '#app/safe-links/safe-url.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import { Notice } from '#app/ui/notice.tsx';
import { NotFoundRoute } from './not-found.tsx';
import * as styles from './test-page.module.css';

// Safe address: checked by safeUrl with the brand’s origins.

type TestPageName = 'bets' | 'wallet' | 'myBets';

/** A page of the upstream's own, framed for tests in development builds; in all others it does not exist. */
export function TestPageRoute({ name }: { readonly name: TestPageName }) {
  const { t } = useTranslation('pages');
  const { testPages, frameOrigins } = useBrand();
  const address = testPages?.[name];
  if (address === undefined) return <NotFoundRoute />;
  // The token goes only to an exact origin, never to a wildcard; and never to our own origin, which a sandbox would not isolate.
  const page = safeUrl(
    address,
    frameOrigins.filter((origin) => !origin.includes('*') && origin !== location.origin),
  );
  return (
    <>
      <PageTitle text={t(`test.${name}`)} />
      {'url' in page ? (
        <TestFrame key={page.url} url={page.url} title={t(`test.${name}`)} />
      ) : (
        <Notice kind="error">{t('test.refused')}</Notice>
      )}
    </>
  );
}

/** Sends the player's token when the framed page is ready, to its origin only, and again when it changes. */
function TestFrame({ url, title }: { readonly url: string; readonly title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isReady = useRef(false);
  const token = useAppSelector((state) => state.session.player?.token ?? null);
  useEffect(() => {
    const { origin } = new URL(url);
    const hand = () => frame.current?.contentWindow?.postMessage({ slipway: 'token', token }, origin);
    function onMessage(event: MessageEvent<unknown>) {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow || !isHello(event.data)) return;
      isReady.current = true;
      hand();
    }
    addEventListener('message', onMessage);
    if (isReady.current) hand();
    return () => removeEventListener('message', onMessage);
  }, [url, token]);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={url}
      title={title}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- never our own origin; without an origin of its own the page could not be recognised by it
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="no-referrer"
    />
  );
}

function isHello(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'slipway' in data && data.slipway === 'ready';
}
