import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#app/store/hooks.ts';
import { Notice } from '#app/ui/notice.tsx';
import { useIsLong } from './use-is-long.ts';

interface Reading {
  readonly isFetching?: boolean | undefined;
  readonly fulfilledTimeStamp?: number | undefined;
}

/**
 * Whether something has moved the player's money since one of them was read, and the new read is not there yet. An answer is known as the
 * one that was there then, not by its time: the device's clock may be set at any moment.
 */
export function useIsMoved(of: readonly Reading[]): boolean {
  const movedAt = useAppSelector(({ push }) => push.movedAt);
  const [older, setOlder] = useState<{ readonly movedAt: unknown; readonly stamps: readonly unknown[] }>({
    movedAt,
    stamps: [],
  });
  if (older.movedAt !== movedAt)
    setOlder({ movedAt, stamps: of.flatMap(({ fulfilledTimeStamp }) => fulfilledTimeStamp ?? []) });
  return useIsLong(
    of.some(({ isFetching, fulfilledTimeStamp }) => isFetching === true && older.stamps.includes(fulfilledTimeStamp)),
  );
}

/** Marks as late what was read before something moved the player's money. */
export function LateNote({ of }: { readonly of: readonly Reading[] }) {
  const { t } = useTranslation('shell');
  return useIsMoved(of) ? <Notice kind="busy">{t('rereading')}</Notice> : null;
}
