import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SportGame } from '#contract/entities';
import { fillPath, paths } from '#app/paths.ts';
import { QuietButton } from '#app/ui/button.tsx';
import type { BetToRepeat } from '#app/features/betting/slip/model/change-slip.ts';
import type { PlacedBet } from '#app/features/betting/slip/placing/placing-slice.ts';
import type { Ticket } from '#app/features/betting/slip/pricing/tickets.ts';
import { bookingCode } from './booking-code.ts';
import * as hidden from '#app/ui/visually-hidden.module.css';
import * as styles from './booking.module.css';

/** A bet of lines, or one on a cricket match. */
export type SharedBet = Pick<PlacedBet, 'bet' | 'cricket'>;

/** A link that opens the same picks, with the odds of now and of the bet. Stakes are not in it. */
function linkOf({ bet, cricket }: SharedBet): string | undefined {
  const [first] = bet?.items ?? [];
  const matches = cricket && [
    { matchId: cricket.matchId, picks: cricket.picks.map(({ id, odd }) => ({ id, odds: odd })) },
  ];
  const code = bookingCode(first === undefined || bet === undefined ? [] : [ticketOf(bet, first.game)], matches);
  return code === undefined ? undefined : new URL(fillPath(paths.booking, { code }), location.origin).href;
}

function ticketOf({ items, coupon: { passes, bankers } }: BetToRepeat, game: SportGame): Ticket {
  const priced = items.map((item) => ({ item, state: 'open', bet: item }) as const);
  return { id: game, game, priced, passes, lineStake: '', multiple: '1', bankers };
}

/** Shares a bet by the device's own menu, else copies its link; where neither is allowed it shows the link. */
export function ShareButton({ bet, id }: { readonly bet: SharedBet; readonly id?: string | undefined }) {
  const { t } = useTranslation('slip');
  const [state, setState] = useState<'none' | 'copied' | 'shown'>('none');
  const link = linkOf(bet);
  if (link === undefined) return null;
  const share = async () => {
    // Not every browser has it.
    const device: Partial<Navigator> = navigator;
    if (device.share !== undefined) {
      // Closing the menu without a choice is not an error.
      await navigator.share({ url: link }).catch(() => undefined);
      return;
    }
    await navigator.clipboard.writeText(link).then(
      () => setState('copied'),
      () => setState('shown'),
    );
  };
  const text = t(state === 'copied' ? 'booking.copied' : 'receipt.share');
  return (
    <>
      <QuietButton aria-label={id && `${text}: ${id}`} onClick={() => void share()}>
        {state === 'copied' ? <Check size={16} aria-hidden="true" /> : <Share2 size={16} aria-hidden="true" />}
        <span>{text}</span>
      </QuietButton>
      {state === 'shown' && (
        <input
          className={styles.code}
          readOnly
          aria-label={t('booking.copy')}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <span className={hidden.hidden} role="status">
        {state === 'copied' && t('booking.copied')}
      </span>
    </>
  );
}
