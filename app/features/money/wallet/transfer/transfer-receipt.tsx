import { useTranslation } from 'react-i18next';
import { QuietButton } from '#app/ui/button.tsx';
import { TransferFacts } from './transfer-facts.tsx';
import type { PreparedTransfer } from './prepared-transfer.ts';
import { Step } from '#app/features/money/wallet/ui/step.tsx';

interface TransferReceiptProps {
  /** What was sent; unknown if storage lost it. */
  readonly transfer: PreparedTransfer | undefined;
  readonly currency: string;
  readonly onDone: () => void;
}

export function TransferReceipt({ transfer, currency, onDone }: TransferReceiptProps) {
  const { t } = useTranslation('wallet');
  return (
    <Step title={t('transfer.receipt')} isDone testId="transfer-receipt">
      {transfer !== undefined && <TransferFacts transfer={transfer} currency={currency} />}
      <QuietButton onClick={onDone}>{t('receipt.done')}</QuietButton>
    </Step>
  );
}
