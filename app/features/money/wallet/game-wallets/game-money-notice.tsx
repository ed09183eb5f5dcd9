import { useTranslation } from 'react-i18next';
import { Notice } from '#app/ui/notice.tsx';
import type { GameWallet } from './game-wallets.ts';
import { Outcome } from '#app/ui/outcome.tsx';
import { Progress } from '#app/features/money/wallet/ui/money-notice.tsx';
import type { useGameMoney } from './use-game-money.ts';
import { useMoneyText } from '#app/features/money/wallet/ui/use-money-text.ts';

interface GameMoneyNoticeProps {
  readonly money: ReturnType<typeof useGameMoney>;
  readonly currency: string;
  readonly nameOf: (wallet: GameWallet) => string;
}

/** The outcome of the last transfer, with its amount if it was made in this visit. */
export function GameMoneyNotice(props: GameMoneyNoticeProps) {
  const { taken, pressed } = props.money;
  const is = taken ?? pressed?.progress?.status;
  return (
    <Outcome of={is === undefined ? undefined : `${taken} ${pressed?.progress?.status}`}>
      <Text {...props} />
    </Outcome>
  );
}

function Text({ money: { pressed, last, taken }, currency, nameOf }: GameMoneyNoticeProps) {
  const { t } = useTranslation('wallet');
  const text = useMoneyText();
  if (taken === 'nothing') return <Notice kind="info">{t('games.nothing')}</Notice>;
  if (taken === 'all') return <Notice kind="success">{t('games.takenAll')}</Notice>;
  if (pressed?.progress?.status === 'accepted' && last !== undefined) {
    const values = { amount: text(last.amount, last.currency), game: nameOf(last.wallet) };
    return (
      <>
        <Notice kind="success">{t(last.way === 'in' ? 'games.movedIn' : 'games.movedOut', values)}</Notice>
        {/* One wallet is empty, but a later one could not be read. */}
        {taken === 'failed' && <Notice kind="error">{t('games.notAll')}</Notice>}
      </>
    );
  }
  if (taken === 'failed' && pressed === undefined) return <Notice kind="error">{t('games.notAll')}</Notice>;
  if (pressed === undefined) return taken === 'busy' ? <Notice kind="busy">{t('progress.sending')}</Notice> : null;
  return <Progress row={pressed.row} form="games" currency={currency} progress={pressed.progress} />;
}
