import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { putAwayResults, SlipPanel } from '#app/features/slip/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { Dialog } from '#app/ui/dialog.tsx';
import { ErrorBoundary } from '#app/ui/error-boundary.tsx';
import { Notice } from '#app/ui/notice.tsx';

/**
 * The phone's bet slip, rising from the lower edge. Section 2 of the specification: closing clears a selection, which is what the
 * last press here has come to (receipts and refusals; the picks stay, and what is being checked too), and strips the query string.
 */
export function SlipSheet() {
  const { t } = useTranslation(['slip', 'shell']);
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  function onClose() {
    dispatch(overlayClosed());
    void putAwayResults(dispatch);
    if (params.size > 0) setParams({}, { replace: true });
  }
  return (
    <Dialog title={t('slip:title')} closeLabel={t('shell:close')} shape="sheet" onClose={onClose}>
      <ErrorBoundary fallback={<Notice kind="error">{t('shell:error.offline')}</Notice>}>
        <SlipPanel />
      </ErrorBoundary>
    </Dialog>
  );
}
