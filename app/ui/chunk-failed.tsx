import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PART_FAILED } from './build-of.ts';
import { reloadPage } from './first/reload-page.ts';
import { Notice } from './notice.tsx';
import { RetryButton } from './retry-button.tsx';
import * as styles from './chunk-failed.module.css';

/**
 * Shown in place of a chunk that could not be loaded: offline, or a new build has replaced this page's, so its chunks answer 404.
 * A page requests each chunk only once, so trying again reloads the page; but only if the server answers, since offline the page
 * itself would be lost.
 */
export function ChunkFailed({ isSmall = false }: { readonly isSmall?: boolean }) {
  const { t } = useTranslation('shell');
  const [isOffline, setIsOffline] = useState(!navigator.onLine);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => void dispatchEvent(new Event(PART_FAILED)), []);
  const onRetry = async () => {
    setIsBusy(true);
    const isThere = await isServerThere();
    setIsBusy(false);
    setIsOffline(!isThere);
    if (isThere) reloadPage();
  };
  const text = t(isOffline ? 'error.offline' : 'error.part');
  if (isSmall)
    return (
      <button
        type="button"
        className={styles.small}
        aria-label={`${text} ${t('retry')}`}
        title={text}
        aria-busy={isBusy || undefined}
        onClick={() => void onRetry()}
      >
        <CloudOff size={20} aria-hidden="true" />
      </button>
    );
  return (
    <Notice kind="error" action={<RetryButton isBusy={isBusy} onRetry={onRetry} />}>
      {text}
    </Notice>
  );
}

/** With a timeout, so that a hanging server does not leave the button busy. */
const ANSWER_WITHIN_MS = 5_000;

async function isServerThere(): Promise<boolean> {
  try {
    const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) } as const;
    const { status } = await fetch(location.pathname, options);
    return status < 500;
  } catch {
    return false;
  }
}
