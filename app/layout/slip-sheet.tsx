import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { outcomeDismissed } from '#app/api/money/money-slice.ts';
import { SlipPanel } from '#app/features/slip/index.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { Dialog } from '#app/ui/dialog.tsx';

/**
 * The phone's bet slip, rising from the lower edge. Section 2 of the specification: closing clears a selection, which is the bet
 * that has been looked at here (its receipt or refusal; the picks stay), and strips the query string.
 */
export function SlipSheet() {
  const { t } = useTranslation(['slip', 'shell']);
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  function onClose() {
    dispatch(overlayClosed());
    dispatch(outcomeDismissed('placeBet'));
    if (params.size > 0) setParams({}, { replace: true });
  }
  return (
    <Dialog title={t('slip:title')} closeLabel={t('shell:close')} shape="sheet" onClose={onClose}>
      <SlipPanel />
    </Dialog>
  );
}
