import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '#app/api/api-error.ts';
import { wordsOf } from '#app/api/refusals/beside.ts';
import { Button, QuietButton } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import { HelpList } from './help-list.tsx';
import { useExcludeSelfMutation, type Break } from '#app/features/account/protection/protection-api.ts';
import * as styles from './protection.module.css';

interface BreakDialogProps {
  readonly chosen: Break;
  readonly length: string;
  readonly onClose: () => void;
  readonly onBegun: () => void;
}

/** Asks for confirmation of a break, which cannot be undone: what it blocks, what still works, and a tick. */
export function BreakDialog({ chosen, length, onClose, onBegun }: BreakDialogProps) {
  const { t } = useTranslation(['protection', 'shell']);
  const [isSure, setSure] = useState(false);
  const [exclude, { isLoading, isError, error }] = useExcludeSelfMutation();
  async function confirm() {
    const { data } = await exclude(chosen);
    if (data !== undefined) onBegun();
  }
  return (
    <Dialog
      title={t(`protection:break.${chosen.kind}.confirmTitle`, { length })}
      closeLabel={t('shell:close')}
      closedBy="request"
      onClose={onClose}
    >
      <div className={styles.section}>
        <p>{t('protection:break.bars')}</p>
        <p>{t('protection:stillWorks')}</p>
        <Notice kind="warning">{t('protection:break.noUndo', { length })}</Notice>
        <HelpList isShort />
        <Checkbox
          label={t('protection:break.sure')}
          checked={isSure}
          onChange={(event) => setSure(event.target.checked)}
        />
        <Outcome of={isError && !isLoading ? 'failed' : undefined}>
          {isError && <Notice kind="error">{wordsOf(error as ApiError | undefined) ?? t('protection:failed')}</Notice>}
        </Outcome>
        <div className={styles.actions}>
          <Button disabled={!isSure || isLoading} isBusy={isLoading} onClick={() => void confirm()}>
            {t(`protection:break.${chosen.kind}.confirm`)}
          </Button>
          <QuietButton onClick={onClose}>{t('protection:cancel')}</QuietButton>
        </div>
      </div>
    </Dialog>
  );
}
