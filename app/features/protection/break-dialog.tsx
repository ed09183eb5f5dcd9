import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useExcludeSelfMutation, type Break } from './protection-api.ts';
import * as styles from './protection.module.css';

interface BreakDialogProps {
  readonly wished: Break;
  readonly length: string;
  readonly onClose: () => void;
}

/** The last question before a break that nobody can take back: what it bars, what still works, and a tick that says so. */
export function BreakDialog({ wished, length, onClose }: BreakDialogProps) {
  const { t } = useTranslation(['protection', 'shell']);
  const [isSure, setSure] = useState(false);
  const [exclude, { isLoading, isError }] = useExcludeSelfMutation();
  async function confirm() {
    const { data } = await exclude(wished);
    if (data !== undefined) onClose();
  }
  return (
    <Dialog
      title={t(`protection:break.${wished.kind}.confirmTitle`, { length })}
      closeLabel={t('shell:close')}
      closedBy="request"
      onClose={onClose}
    >
      <div className={styles.section}>
        <p>{t('protection:break.bars')}</p>
        <p>{t('protection:stillWorks')}</p>
        <Notice kind="warning">{t('protection:break.noUndo', { length })}</Notice>
        <Checkbox
          label={t('protection:break.sure')}
          checked={isSure}
          onChange={(event) => setSure(event.target.checked)}
        />
        {isError && <Notice kind="error">{t('protection:failed')}</Notice>}
        <div className={styles.actions}>
          <Button disabled={!isSure || isLoading} isBusy={isLoading} onClick={() => void confirm()}>
            {t(`protection:break.${wished.kind}.confirm`)}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('protection:cancel')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
