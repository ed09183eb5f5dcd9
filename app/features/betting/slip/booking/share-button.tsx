import { Check, Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fillPath, paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import type { BetToRepeat } from '#app/features/betting/slip/model/change-slip.ts';
import { bookingCode } from './booking-code.ts';
import * as styles from './booking.module.css';

/** A link that opens the same picks, with the odds of now and of the bet. Stakes are not in it. */
function linkOf({ items, coupon }: BetToRepeat): string | undefined {
  const [first] = items;
  if (first === undefined) return undefined;
  const priced = items.map((item) => ({ item, state: 'open', bet: item }) as const);
  const { passes, bankers } = coupon;
  const ticket = { id: first.game, game: first.game, priced, passes, lineStake: '', multiple: '1', bankers };
  // Codes hold no stake, and the currency of one is never read.
  const code = bookingCode([ticket], 'USDT');
  return code === undefined ? undefined : new URL(fillPath(paths.booking, { code }), location.origin).href;
}

/** Shares a bet by the device's own menu, else copies its link; where neither is allowed it shows the link. */
export function ShareButton({ bet }: { readonly bet: BetToRepeat }) {
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
  return (
    <>
      <Button look="quiet" onClick={() => void share()}>
        {state === 'copied' ? <Check size={16} aria-hidden="true" /> : <Share2 size={16} aria-hidden="true" />}
        {t(state === 'copied' ? 'booking.copied' : 'receipt.share')}
      </Button>
      {state === 'shown' && (
        <input
          className={styles.code}
          readOnly
          aria-label={t('booking.copy')}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
      <span className={styles.hidden} role="status">
        {state === 'copied' && t('booking.copied')}
      </span>
    </>
  );
}
