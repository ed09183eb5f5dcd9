import { useTranslation } from 'react-i18next';
import type { SportGame } from '#contract/entities';
import { changeCoupon, removePicks } from '#app/features/betting/slip/model/change-slip.ts';
import type { CheckedTicket } from '#app/features/betting/slip/pricing/check-ticket.ts';
import { CouponForm } from './coupon-form.tsx';
import { PickRow } from './pick-row.tsx';
import type { PricedItem } from '#app/features/betting/slip/pricing/price-items.ts';
import { SingleStake } from './single-stake.tsx';
import { pickKey } from '#app/features/betting/slip/model/slip-item.ts';
import type { SlipSummary } from '#app/features/betting/slip/pricing/summarise.ts';
import { GAMES } from '#app/features/betting/slip/pricing/tickets.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import type { StakeRoom } from '#app/features/betting/slip/pricing/stake-room.ts';
import * as styles from './slip-picks.module.css';

interface SlipPicksProps {
  readonly summary: SlipSummary;
  readonly isSingles: boolean;
  readonly room: StakeRoom;
  readonly isLocked: boolean;
  readonly onRemoved: () => void;
  /** The one stake of the slip stands with the place button. */
  readonly isStakeBelow: boolean;
}

/** The picks by game, and below those of each game how they are combined: no bet mixes two games. */
export function SlipPicks({ summary, isSingles, room, isLocked, onRemoved, isStakeBelow }: SlipPicksProps) {
  const { t } = useTranslation('slip');
  const games = GAMES.filter((game) => summary.priced.some(({ item }) => item.game === game));
  return games.map((game) => {
    const own = summary.priced.filter(({ item }) => item.game === game);
    const coupon = isSingles ? undefined : summary.tickets.find(({ ticket }) => ticket.game === game);
    return (
      <section key={game} className={styles.game} aria-label={t(`game.${game}`)}>
        {games.length > 1 && <h3 className={styles.name}>{t(`game.${game}`)}</h3>}
        <ul className={styles.picks}>
          {own.map((priced) => (
            <Row
              key={pickKey(priced.item)}
              priced={priced}
              coupon={coupon}
              single={isSingles ? summary.tickets.find(({ ticket }) => ticket.id === pickKey(priced.item)) : undefined}
              currency={summary.currency}
              room={room}
              isLocked={isLocked}
              onRemoved={onRemoved}
            />
          ))}
        </ul>
        {coupon !== undefined && (
          <CouponForm
            coupon={coupon}
            currency={summary.currency}
            room={room}
            isLocked={isLocked}
            isStakeBelow={isStakeBelow}
          />
        )}
      </section>
    );
  });
}

interface RowProps {
  readonly priced: PricedItem;
  readonly coupon: CheckedTicket | undefined;
  readonly single: CheckedTicket | undefined;
  readonly currency: string;
  readonly room: StakeRoom;
  readonly isLocked: boolean;
  readonly onRemoved: () => void;
}

function Row({ priced, coupon, single, currency, room, isLocked, onRemoved }: RowProps) {
  const change = useChangeSlip();
  const { item } = priced;
  return (
    <PickRow
      priced={priced}
      isLocked={isLocked}
      banker={coupon && bankerOf(coupon, item.game, item.matchId, change)}
      onRemove={() => {
        change(removePicks([item]));
        onRemoved();
      }}
    >
      {single !== undefined && <SingleStake checked={single} currency={currency} room={room} isLocked={isLocked} />}
    </PickRow>
  );
}

/** From three matches on: of two, a banker makes either every line or the only one. */
const BANKER_FROM = 3;

function bankerOf(
  { ticket: { priced, bankers } }: CheckedTicket,
  game: SportGame,
  matchId: string,
  change: ReturnType<typeof useChangeSlip>,
) {
  if (new Set(priced.map(({ item }) => item.matchId)).size < BANKER_FROM) return undefined;
  const isOn = bankers.includes(matchId);
  return {
    isOn,
    onToggle: () =>
      change(changeCoupon(game, { bankers: isOn ? bankers.filter((id) => id !== matchId) : [...bankers, matchId] })),
  };
}
