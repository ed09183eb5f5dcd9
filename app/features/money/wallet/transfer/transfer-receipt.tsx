import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TransferFacts } from './transfer-facts.tsx';
import type { PreparedTransfer } from './prepared-transfer.ts';
import { useArrival } from '#app/features/money/wallet/ui/use-arrival.ts';
import * as styles from '#app/features/money/wallet/ui/wallet.module.css';

interface TransferReceiptProps {
  /** Unknown if the page was reloaded during the check. */
  readonly transfer: PreparedTransfer | undefined;
  readonly currency: string;
  readonly onDone: () => void;
}

export function TransferReceipt({ transfer, currency, onDone }: TransferReceiptProps) {
  const { t } = useTranslation('wallet');
  const arrival = useArrival();
  return (
    <div {...arrival} className={styles.section} data-testid="transfer-receipt">
      <Notice kind="success">
        <strong>{t('transfer.receipt')}</strong>
      </Notice>
      {transfer !== undefined && <TransferFacts transfer={transfer} currency={currency} />}
      <Button look="quiet" onClick={onDone}>
        {t('receipt.done')}
      </Button>
    </div>
  );
}
