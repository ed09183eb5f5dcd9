import { Bitcoin, CreditCard, Landmark, WalletMinimal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PaymentType } from '#contract/entities';
import type { Method } from './methods.ts';
import * as styles from './method-choice.module.css';

const ICONS = { crypto: Bitcoin, fiat: Landmark, third_party: WalletMinimal, card: CreditCard } as const;

interface MethodChoiceProps {
  readonly methods: readonly Method[];
  readonly chosen: PaymentType | undefined;
  readonly isLocked: boolean;
  readonly onChoose: (type: PaymentType) => void;
}

/** Payment methods. A single one leaves nothing to choose. */
export function MethodChoice({ methods, chosen, isLocked, onChoose }: MethodChoiceProps) {
  const { t } = useTranslation('wallet');
  if (methods.length < 2) return null;
  return (
    <div className={styles.methods} role="group" aria-label={t('method.label')}>
      {methods.map(({ type }) => {
        const Icon = ICONS[type];
        return (
          <button
            key={type}
            type="button"
            className={styles.method}
            aria-pressed={type === chosen}
            disabled={isLocked}
            onClick={() => onChoose(type)}
          >
            <Icon size={20} aria-hidden="true" />
            <span>{t(`method.${type}`)}</span>
          </button>
        );
      })}
    </div>
  );
}
