import { useTranslation } from 'react-i18next';
import { readEvery } from '#app/api/read-every.ts';
import { unreadText } from '#app/api/refusals/beside.ts';
import { RetryButton } from '#app/ui/retry-button.tsx';
import { useIsMoved } from '#app/ui/late/late-note.tsx';
import { useGetGameBalanceQuery } from './game-wallets-api.ts';
import type { GameWallet } from './game-wallets.ts';
import { useMoneyText } from '#app/features/money/wallet/ui/use-money-text.ts';
import type { Elements } from '#app/ui/elements.ts';
import * as styles from './game-wallets.module.css';

/** The balance is polled: rounds change it without a push. */
const POLL_MS = 15_000;

interface GameWalletRowProps {
  readonly wallet: GameWallet;
  readonly name: string;
  /** Link to its games; absent on their own page. */
  readonly play?: Elements;
}

export function GameWalletRow({ wallet, name, play }: GameWalletRowProps) {
  const { t } = useTranslation(['wallet', 'shell']);
  const money = useMoneyText();
  const reading = useGetGameBalanceQuery(wallet, readEvery(POLL_MS));
  const { currentData, isError, error, refetch } = reading;
  const isOld = currentData !== undefined;
  const isMoved = useIsMoved([reading]);
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      {play}
      <output className={styles.amount} aria-live="off" aria-label={name}>
        {currentData === undefined ? (isError ? '–' : '…') : money(currentData.balance, currentData.currency)}
      </output>
      {isMoved && !isError && <span className={styles.failed}>{t('shell:rereading')}</span>}
      {isError && (
        <span className={styles.failed}>
          <span>{unreadText(error, t(isOld ? 'wallet:late' : 'wallet:failed'), isOld)}</span>{' '}
          <RetryButton onRetry={refetch} />
        </span>
      )}
    </li>
  );
}
