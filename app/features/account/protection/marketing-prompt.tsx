import { useTranslation } from 'react-i18next';
import { QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { ToProtection } from './guard/to-protection.tsx';
import { useSetMarketingMutation } from './protection-api.ts';
import * as styles from './page/protection.module.css';

/** After signing in, to those who have not chosen what may be advertised to them. Nothing is until they do. */
export function MarketingPrompt() {
  const { t } = useTranslation('protection');
  const [set, { isLoading }] = useSetMarketingMutation();
  return (
    <Notice
      kind="info"
      action={
        <div className={styles.actions}>
          <ToProtection>{t('marketing.choose')}</ToProtection>
          <QuietButton disabled={isLoading} onClick={() => void set({ products: [], channels: [] })}>
            {t('marketing.nothing')}
          </QuietButton>
        </div>
      }
    >
      <p data-testid="marketing-prompt">{t('marketing.ask')}</p>
    </Notice>
  );
}
