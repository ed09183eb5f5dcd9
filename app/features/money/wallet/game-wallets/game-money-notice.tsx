import { useTranslation } from 'react-i18next';
import { Notice } from '#app/ui/notice.tsx';
import { MOVE_ROWS, MOVES, walletOf, type GameWallet } from './game-wallets.ts';
import { Outcome } from '#app/ui/outcome.tsx';
import { OtherTabMoney, Progress } from '#app/features/money/wallet/ui/money-notice.tsx';
import type { useGameMoney } from './use-game-money.ts';
import { sumOf } from '#app/features/money/wallet/ui/sum-of.ts';
import { useMoneyText } from '#app/features/money/wallet/ui/use-money-text.ts';

interface GameMoneyNoticeProps {
  readonly money: ReturnType<typeof useGameMoney>;
  readonly currency: string;
  readonly wallets: readonly GameWallet[];
  readonly nameOf: (wallet: GameWallet) => string;
}

/** The outcome of the last transfer, with what was sent, and what another tab did. */
export function GameMoneyNotice(props: GameMoneyNoticeProps) {
  const { taken, pressed } = props.money;
  const is = taken ?? pressed?.progress?.status;
  return (
    <>
      <Outcome of={is === undefined ? undefined : `${taken} ${pressed?.progress?.status}`}>
        <Text {...props} />
      </Outcome>
      <OtherTabMoney rows={MOVE_ROWS} currency={props.currency} />
    </>
  );
}

function Text({ money: { pressed, taken }, currency, wallets, nameOf }: GameMoneyNoticeProps) {
  const { t } = useTranslation('wallet');
  const text = useMoneyText();
  if (taken === 'nothing') return <Notice kind="info">{t('games.nothing')}</Notice>;
  if (taken === 'all') return <Notice kind="success">{t('games.takenAll')}</Notice>;
  const request = pressed?.progress?.request;
  const [sum, wallet] = [sumOf(request), request && walletOf(request, wallets)];
  if (pressed?.progress?.status === 'accepted' && sum !== undefined && wallet !== undefined) {
    const values = { amount: text(sum.amount, sum.currency ?? pressed.currency ?? currency), game: nameOf(wallet) };
    const isIn = pressed.row === MOVES[wallet.game].in;
    return (
      <>
        <Notice kind="success">{t(isIn ? 'games.movedIn' : 'games.movedOut', values)}</Notice>
        {/* One wallet is empty, but a later one could not be read. */}
        {taken === 'failed' && <Notice kind="error">{t('games.notAll')}</Notice>}
      </>
    );
  }
  if (taken === 'failed' && pressed === undefined) return <Notice kind="error">{t('games.notAll')}</Notice>;
  if (pressed === undefined) return taken === 'busy' ? <Notice kind="busy">{t('progress.sending')}</Notice> : null;
  return <Progress form="games" currency={pressed.currency ?? currency} progress={pressed.progress} />;
}
