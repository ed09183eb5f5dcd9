import { changeCurrency } from '#contract/rows/change-currency.ts';
import { claimCheckIn } from '#contract/rows/claim-check-in.ts';
import { getAccount } from '#contract/rows/get-account.ts';
import { listCheckIns } from '#contract/rows/list-check-ins.ts';
import type { RowData, RowRequest } from '#contract/row.ts';
import { defineMoney } from '#app/api/money/money-row.ts';

/** The wallet is in one currency: if it is the wanted one, the change was made. */
export const changeCurrencyMoney = defineMoney({
  row: changeCurrency,
  receipt: () => undefined,
  search: {
    row: getAccount,
    request: () => ({}),
    find: ({ currency }: RowData<typeof getAccount>, { request }) => (currency === request.query['unit'] ? [{}] : []),
  },
});

/** A day can be claimed once: if it is claimed, it was. */
export const claimCheckInMoney = defineMoney({
  row: claimCheckIn,
  receipt: (days): RowData<typeof listCheckIns> => days,
  search: {
    row: listCheckIns,
    request: () => ({}),
    find: (days: RowData<typeof listCheckIns>, { request }) => {
      const { day } = request.body as RowRequest<typeof claimCheckIn>['body'];
      return days.some((each) => each.day === day && each.state === 'claimed') ? [{ receipt: days }] : [];
    },
  },
});
