import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SubmitButton } from '#app/ui/button.tsx';
import { CheckedForm } from '#app/ui/form/checked-form.tsx';
import { SelectField } from '#app/ui/select-field.tsx';
import { useCheckedForm } from '#app/ui/form/use-checked-form.ts';
import { Segments } from '#app/ui/choice/segments.tsx';
import { gameTransferSchema } from './game-transfer-schema.ts';
import { useGetGameBalanceQuery } from './game-wallets-api.ts';
import type { GameWallet, Way } from './game-wallets.ts';
import type { Move } from './move-game-money.ts';
import { useFormWords } from '#app/features/money/wallet/ui/use-form-words.ts';
import { WalletAmount } from '#app/features/money/wallet/ui/wallet-amount.tsx';
import * as muted from '#app/ui/muted.module.css';
import * as styles from '#app/features/money/wallet/ui/wallet.module.css';

interface GameTransferFormProps {
  readonly wallets: readonly GameWallet[];
  readonly main: { readonly balance: string; readonly currency: string };
  readonly isLocked: boolean;
  readonly nameOf: (wallet: GameWallet) => string;
  /** Whether money may be moved in: out of a disabled game it can only be moved back. */
  readonly isOpen: (wallet: GameWallet) => boolean;
  readonly onMove: (move: Move) => void;
}

const WAYS = ['in', 'out'] as const;

/** An amount to move into or out of a game's wallet. */
export function GameTransferForm({ wallets, main, isLocked, nameOf, isOpen, onMove }: GameTransferFormProps) {
  const { t } = useTranslation('wallet');
  const [id, setId] = useState(wallets[0]?.id);
  const [wanted, setWanted] = useState<Way>('in');
  const chosen = wallets.find((wallet) => wallet.id === id) ?? wallets[0];
  const way = chosen !== undefined && !isOpen(chosen) ? 'out' : wanted;
  const { currentData } = useGetGameBalanceQuery(chosen ?? skipToken);
  const held = currentData?.balance;
  const { currency } = main;
  const rules = { currency, balance: way === 'in' ? main.balance : held };
  const { form, amount, reset, clear } = useCheckedForm({
    defaults: { amount: '' },
    schemaOf: () => gameTransferSchema(rules),
    words: useFormWords(rules),
    onRequest({ amount }) {
      if (chosen === undefined) return;
      onMove({ wallet: chosen, way, amount, currency });
      reset();
    },
  });
  if (chosen === undefined) return null;
  return (
    <CheckedForm {...form} className={styles.form}>
      {wallets.length > 1 && (
        <SelectField
          label={t('games.wallet')}
          value={chosen.id}
          onChange={(event) => {
            setId(event.target.value);
            clear();
          }}
          disabled={isLocked}
          options={wallets.map((wallet) => ({ value: wallet.id, text: nameOf(wallet) }))}
        />
      )}
      {isOpen(chosen) ? (
        <Segments
          label={t('games.way')}
          options={WAYS.map((each) => ({ value: each, text: t(`games.${each}`) }))}
          chosen={way}
          onChoose={(next) => {
            setWanted(next);
            clear();
          }}
        />
      ) : (
        <p className={muted.lead}>{t('games.closed', { game: nameOf(chosen) })}</p>
      )}
      <WalletAmount {...amount('amount')} rules={rules} disabled={isLocked} />
      <SubmitButton disabled={isLocked || (way === 'out' && held === undefined)}>
        {t(way === 'in' ? 'games.moveIn' : 'games.moveOut', { game: nameOf(chosen) })}
      </SubmitButton>
    </CheckedForm>
  );
}
