import { Bitcoin, CreditCard, Landmark, WalletMinimal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { PaymentType } from '#contract/entities';
import { regional } from '#app/i18n/format.ts';
import { isPix, type Method } from './methods.ts';
import { OneOf } from '#app/ui/choice/one-of.tsx';
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
  const { t, i18n } = useTranslation('wallet');
  /** PIX by its name: who looks for it does not look under e-wallets. */
  const nameOf = ({ type, channels }: Method) => {
    const names = new Set(channels.map((channel) => (isPix(channel) ? channel.name : t(`method.${type}`))));
    return new Intl.ListFormat(regional(i18n.language), { style: 'short', type: 'unit' }).format(names);
  };
  if (methods.length < 2) return null;
  return (
    <OneOf
      label={t('method.label')}
      options={methods.map((method) => {
        const { type } = method;
        const Icon = ICONS[type];
        const text = (
          <>
            <Icon size={20} aria-hidden="true" />
            <span>{nameOf(method)}</span>
          </>
        );
        return { value: type, text };
      })}
      {...{ chosen, isLocked, onChoose }}
      look={[styles.methods, styles.method]}
    />
  );
}
