import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { putAwayResults, SlipPanel } from '#app/features/betting/slip/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { entriesSettled, leaveAddress } from '#app/store/overlay-entries.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { pageQuery } from './query-flags.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { ChunkFailed } from '#app/ui/chunk-failed.tsx';

/**
 * The bet slip that is not beside the page: from the lower edge on a phone, else as a drawer. Section 2 of the specification: closing clears the result of the last press here
 * (receipts and refusals; the picks stay, and so does what is being checked) and strips the query string, but not the filter of the list below,
 * to which the player goes back. Going back closes only what is on top.
 */
export function SlipSheet({ shape }: { readonly shape: 'sheet' | 'drawer' }) {
  const { t } = useTranslation('slip');
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  function onBack() {
    dispatch(overlayClosed());
    void putAwayResults(dispatch);
  }
  function onClose() {
    onBack();
    if (pageQuery(params).size < params.size) void strip();
  }
  async function strip() {
    await entriesSettled();
    if (leaveAddress()) await entriesSettled();
    setParams(pageQuery, { replace: true });
  }
  return (
    <Dialog title={t('title')} shape={shape} onClose={onClose} onBack={onBack}>
      <ErrorBoundary fallback={<ChunkFailed />}>
        <SlipPanel />
      </ErrorBoundary>
    </Dialog>
  );
}
