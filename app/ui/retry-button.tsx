import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

interface RetryButtonProps {
  readonly onRetry: () => unknown;
  readonly isBusy?: boolean;
}

/** Tries again what has failed. */
export function RetryButton({ onRetry, isBusy = false }: RetryButtonProps) {
  const { t } = useTranslation('shell');
  return (
    <Button look="quiet" isBusy={isBusy} onClick={() => void onRetry()}>
      {t('retry')}
    </Button>
  );
}
