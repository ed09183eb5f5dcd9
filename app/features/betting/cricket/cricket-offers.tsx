import type { CricketMatch } from '#contract/entities';
import { cricketToggled, useCricketPicks } from '#app/features/betting/slip/index.ts';
import { useOddsText } from '#app/i18n/use-odds-text.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { OddsButton } from '#app/ui/odds-button.tsx';
import type { CricketCategory } from './by-category.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './cricket-offers.module.css';

interface CricketOffersProps {
  readonly match: CricketMatch;
  readonly category: CricketCategory;
}

/** The odds of one category, whose name a listener hears once for all of them. A press adds one to the bet slip. */
export function CricketOffers({ match, category }: CricketOffersProps) {
  const oddsText = useOddsText();
  const dispatch = useAppDispatch();
  const { matchId, home, away } = match;
  const picks = useCricketPicks(matchId);
  return (
    <div className={stack.gap1} role="group" aria-label={category.label}>
      <span className={styles.label} aria-hidden="true">
        {category.label}
      </span>
      <div className={styles.offers}>
        {category.offers.map(({ id, slipLabel, categoryLabel, odd, isOpen }) => (
          <OddsButton
            key={id}
            label={slipLabel}
            odds={oddsText(odd)}
            name={`${slipLabel}, ${oddsText(odd)}`}
            isPicked={picks.some((pick) => pick.id === id)}
            isLocked={!isOpen}
            onToggle={() =>
              dispatch(cricketToggled({ matchId, home, away, pick: { id, categoryLabel, slipLabel, odd } }))
            }
          />
        ))}
      </div>
    </div>
  );
}
