import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LimitLeft } from '#app/features/account/protection/index.ts';
import { addAmounts } from '#engine/money';
import { fillPath, paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { acceptCricket, removeCricket, typeCricket } from '#app/features/betting/slip/model/change-cricket.ts';
import { useChangeSlip } from '#app/features/betting/slip/model/use-change-slip.ts';
import { QuickStakes } from '#app/features/betting/slip/settings/quick-stakes.tsx';
import { LegTime } from '#app/features/betting/slip/ui/pick-row.tsx';
import { CricketPickRow } from './cricket-pick-row.tsx';
import type { CricketTicket } from './cricket-ticket.ts';
import type { CricketEntry } from './summarise-cricket.ts';
import * as stack from '#app/ui/stack.module.css';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './cricket-picks.module.css';

interface CricketPicksProps {
  readonly tickets: readonly CricketTicket[];
  readonly currency: string;
  readonly isLocked: boolean;
  readonly onRemoved: () => void;
  /** Other picks above have shown what the player's limits leave. */
  readonly hasOthers: boolean;
}

/** The cricket picks by match, each a single with its own stake. */
export function CricketPicks({ tickets, currency, isLocked, onRemoved, hasOthers }: CricketPicksProps) {
  const { t } = useTranslation('slip');
  const dispatch = useAppDispatch();
  const change = useChangeSlip();
  const all = tickets.flatMap(({ matchId, summary }) => summary.entries.map((entry) => ({ matchId, entry })));
  const addToAll = (added: string) => {
    for (const { matchId, entry } of all) {
      const typed = addAmounts(entry.amount ?? '0', added);
      change(typeCricket({ matchId, id: entry.id, typed }));
    }
  };
  return (
    <section className={styles.cricket} aria-label={t('cricket.title')}>
      <h3>{t('game.cricket')}</h3>
      {all.length > 1 && <p className={muted.small}>{t('cricket.singles')}</p>}
      {tickets.map(({ matchId, home, away, summary, when }) => (
        <div key={matchId} className={stack.gap2} data-testid="cricket-slip">
          <Link
            to={fillPath(paths.cricketMatch, { matchId })}
            className={styles.teams}
            onClick={() => dispatch(overlayClosed())}
          >
            {t('versus', { home, away })}
          </Link>
          {when !== undefined && <LegTime when={when} />}
          <ul className={styles.picks}>
            {summary.entries.map((entry) => (
              <CricketPickRow
                key={entry.id}
                entry={entry}
                matchId={matchId}
                currency={currency}
                isLocked={isLocked}
                onRemoved={onRemoved}
              />
            ))}
          </ul>
          {!isLocked && <Changes matchId={matchId} entries={summary.entries} />}
        </div>
      ))}
      {!hasOthers && <LimitLeft action="bet" currency={currency} />}
      <QuickStakes typed={undefined} isLocked={isLocked} onStake={addToAll} />
    </section>
  );
}

/** Closed markets and moved odds of a match, each with the button that resolves it. */
function Changes({ matchId, entries }: { readonly matchId: string; readonly entries: readonly CricketEntry[] }) {
  const { t } = useTranslation('slip');
  const change = useChangeSlip();
  const gone = entries.filter(({ isGone }) => isGone).map(({ id }) => id);
  const moved = Object.fromEntries(
    entries.flatMap(({ id, moved: odd, isGone }) => (odd === undefined || isGone ? [] : [[id, odd] as const])),
  );
  const count = Object.keys(moved).length;
  return (
    <>
      {gone.length > 0 && (
        <Notice
          kind="warning"
          action={
            <QuietButton onClick={() => change(removeCricket({ matchId, ids: gone }))}>{t('removeGone')}</QuietButton>
          }
        >
          {t('reason.picksGone', { count: gone.length })}
        </Notice>
      )}
      {count > 0 && (
        <Notice
          kind="warning"
          action={
            <QuietButton onClick={() => change(acceptCricket({ matchId, odds: moved }))}>
              {t('odds.accept')}
            </QuietButton>
          }
        >
          {t('odds.moved', { count })}
        </Notice>
      )}
    </>
  );
}
