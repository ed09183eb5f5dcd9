import { useTranslation } from 'react-i18next';
import { QuietButton } from './button.tsx';

interface RetryButtonProps {
  readonly onRetry: () => unknown;
  readonly isBusy?: boolean;
}

/** Tries again what has failed. */
export function RetryButton({ onRetry, isBusy = false }: RetryButtonProps) {
  const { t } = useTranslation('shell');
  return (
    <QuietButton isBusy={isBusy} onClick={() => void onRetry()}>
      {t('retry')}
    </QuietButton>
  );
}
