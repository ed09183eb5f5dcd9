import * as v from 'valibot';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import { isUnresolved, selectMoneyCalls } from '#app/api/money/money-slice.ts';
import { usePickCount } from '#app/features/betting/slip/index.ts';
import { hasStored, readStored, writeStored } from '#app/store/storage.ts';
import type { RootState } from '#app/store/store.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { buildOf, PART_FAILED } from '#app/ui/build-of.ts';
import { Notice } from '#app/ui/notice.tsx';
import { useInstalledApp } from './installed/installed-app.ts';
import { Literal } from './literal.tsx';

/** A build replaces its chunks; a page that stays open for hours would meet the missing ones one by one. */
const CHECK_EVERY_MS = 600_000;

/** What every page needs, but not at first: the look-out for a new build, and the letter of the specification. */
export function NewBuild(): ReactNode {
  useInstalledApp();
  return (
    <>
      <Literal />
      <NewBuildNotice />
    </>
  );
}

/** Notices that the server has another build: offers to reload, and reloads by itself where nothing is being typed or sent. */
function NewBuildNotice() {
  const { t } = useTranslation('shell');
  const store = useStore<RootState>();
  const [isNew, setIsNew] = useState(false);
  const picks = usePickCount();
  // A slip survives a reload, but the player is reading it.
  const hasPicks = useRef(false);
  useEffect(() => {
    hasPicks.current = picks > 0;
  }, [picks]);
  useEffect(() => {
    const own = buildOf([...document.scripts].map((each) => `${each.dataset['app']} ${each.textContent}`).join(' '));
    const end = new AbortController();
    const check = async () => {
      const served = await servedBuild();
      if (own === undefined || served === undefined || served === own || end.signal.aborted) return;
      setIsNew(true);
      if (hasPicks.current || !isQuiet(store.getState()) || !isFirstReloadFor(served)) return;
      location.reload();
    };
    const timer = setInterval(() => void check(), CHECK_EVERY_MS);
    const { signal } = end;
    const onVisible = () => document.visibilityState === 'visible' && void check();
    document.addEventListener('visibilitychange', onVisible, { signal });
    addEventListener(PART_FAILED, () => void check(), { signal });
    return () => {
      clearInterval(timer);
      end.abort();
    };
  }, [store]);
  if (!isNew) return null;
  return (
    <Notice kind="info" action={<QuietButton onClick={() => location.reload()}>{t('newBuild.reload')}</QuietButton>}>
      {t('newBuild.text')}
    </Notice>
  );
}

/** The build that the server has now; undefined if it does not say. */
async function servedBuild(): Promise<string | undefined> {
  try {
    const response = await fetch('/', { cache: 'no-cache', credentials: 'omit' });
    return response.ok ? buildOf(await response.text()) : undefined;
  } catch {
    return undefined;
  }
}

/** No money call is open or unknown, no dialog or game is, and nothing was typed. */
function isQuiet(state: RootState): boolean {
  if (hasStored('unknownMoney') || hasStored('pendingMoney') || selectMoneyCalls(state as never).some(isUnresolved))
    return false;
  if (document.querySelector('[role="dialog"], dialog[open], iframe') !== null) return false;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox], [type=radio], [type=hidden], [type=range])',
  );
  return [...fields].every((field) => field.value === '' && field !== document.activeElement);
}

/** Once for each build: a server that serves two in turn, or a storage that keeps nothing, must not make it reload forever. */
const isFirstReloadFor = (build: string): boolean =>
  readStored('reloadedFor', v.string()) !== build && writeStored('reloadedFor', build);
