import { useTranslation } from 'react-i18next';
import type { WalletType } from '#app/store/overlay-slice.ts';
import * as styles from './wallet-tabs.module.css';

interface WalletTabsProps {
  readonly offered: readonly WalletType[];
  readonly chosen: WalletType;
  readonly onChoose: (type: WalletType) => void;
}

/** The tabs of the wallet, as wide as their labels. */
export function WalletTabs({ offered, chosen, onChoose }: WalletTabsProps) {
  const { t } = useTranslation('wallet');
  return (
    <div className={styles.tabs} role="group" aria-label={t('tabs.label')}>
      {offered.map((type) => (
        <button
          key={type}
          type="button"
          className={styles.tab}
          aria-pressed={type === chosen}
          onClick={() => onChoose(type)}
        >
          {t(`tabs.${type}`)}
        </button>
      ))}
    </div>
  );
}
