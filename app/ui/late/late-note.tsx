import { useTranslation } from 'react-i18next';
import { useAppSelector } from '#app/store/hooks.ts';
import { Notice } from '#app/ui/notice.tsx';
import { useIsLong } from './use-is-long.ts';

interface Reading {
  readonly isFetching?: boolean | undefined;
  readonly fulfilledTimeStamp?: number | undefined;
}

/** Whether something has moved the player's money since one of them was read, and the new read is not there yet. */
export function useIsMoved(of: readonly Reading[]): boolean {
  const movedAt = useAppSelector(({ push }) => push.movedAt);
  const isOlder = ({ isFetching, fulfilledTimeStamp = Infinity }: Reading) =>
    isFetching === true && movedAt !== undefined && fulfilledTimeStamp < performance.timeOrigin + movedAt;
  return useIsLong(of.some(isOlder));
}

/** Marks as late what was read before something moved the player's money. */
export function LateNote({ of }: { readonly of: readonly Reading[] }) {
  const { t } = useTranslation('shell');
  return useIsMoved(of) ? <Notice kind="busy">{t('rereading')}</Notice> : null;
}
