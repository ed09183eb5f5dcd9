import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, QuietButton } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ChangeOutcome } from '#app/features/account/protection/change-outcome.tsx';
import { HelpList } from './help-list.tsx';
import { useExcludeSelfMutation, type Break } from '#app/features/account/protection/protection-api.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './protection.module.css';

interface BreakDialogProps {
  readonly chosen: Break;
  readonly length: string;
  readonly onClose: () => void;
  readonly onBegun: () => void;
}

/** Asks for confirmation of a break, which cannot be undone: what it blocks, what still works, and a tick. */
export function BreakDialog({ chosen, length, onClose, onBegun }: BreakDialogProps) {
  const { t } = useTranslation('protection');
  const [isSure, setSure] = useState(false);
  const [exclude, excluding] = useExcludeSelfMutation();
  async function confirm() {
    const { data } = await exclude(chosen);
    if (data !== undefined) onBegun();
  }
  return (
    <Dialog title={t(`break.${chosen.kind}.confirmTitle`, { length })} closedBy="request" onClose={onClose}>
      <div className={stack.fit3}>
        <p>{t('break.bars')}</p>
        <p>{t('stillWorks')}</p>
        <Notice kind="warning">{t('break.noUndo', { length })}</Notice>
        <HelpList isShort />
        <Checkbox label={t('break.sure')} checked={isSure} onChange={(event) => setSure(event.target.checked)} />
        <ChangeOutcome of={excluding} />
        <div className={styles.actions}>
          <Button disabled={!isSure} isBusy={excluding.isLoading} onClick={() => void confirm()}>
            {t(`break.${chosen.kind}.confirm`)}
          </Button>
          <QuietButton onClick={onClose}>{t('cancel')}</QuietButton>
        </div>
      </div>
    </Dialog>
  );
}
