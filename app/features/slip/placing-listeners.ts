import { api } from '#app/api/api.ts';
import { moneyAccepted, moneyRefused } from '#app/api/money/money-slice.ts';
import { startListening } from '#app/store/hooks.ts';
import { dropStored, writeStored } from '#app/store/storage.ts';
import { dropPlaced, removePicks } from './change-slip.ts';
import { changeSlip } from './use-change-slip.ts';

let isStarted = false;

/** Follows bets that are placed: their picks leave the slip, and what became of each is kept through a reload. */
export function startPlacing(): void {
  if (isStarted) return;
  isStarted = true;
  startListening({
    actionCreator: moneyAccepted,
    effect: ({ payload }, { dispatch, getState }) => {
      if (payload.row !== 'placeBet') return;
      const { placing, preferences } = getState();
      const bet = placing?.bets.find(({ key }) => key === payload.key);
      // A bet that nobody here knows of was placed by an older release, from the whole slip.
      if (bet === undefined) dispatch(changeSlip((slip) => removePicks(slip.items)(slip)));
      else if (!preferences.keepsSlip) dispatch(changeSlip(dropPlaced(bet.picks)));
    },
  });
  // Whatever made the upstream say no, the lists that the slip looks at may not know it yet.
  startListening({
    actionCreator: moneyRefused,
    effect: ({ payload }, { dispatch }) => {
      if (payload.row === 'placeBet') dispatch(api.util.invalidateTags(['Matches']));
    },
  });
  startListening({
    predicate: (_, now, before) => now.placing !== before.placing,
    effect: (_, { getState }) => {
      const { placing } = getState();
      if (placing?.userId === undefined || placing.bets.length === 0) dropStored('placing');
      else {
        const { userId, bets } = placing;
        writeStored('placing', { userId, bets: bets.map(({ error: _error, ...bet }) => bet) });
      }
    },
  });
}
