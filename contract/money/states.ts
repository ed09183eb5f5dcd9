import type { Account } from '../entities/member.ts';
import { getAccount } from '../rows/account/get-account.ts';
import { claimCheckIn } from '../rows/content/claim-check-in.ts';
import { listCheckIns } from '../rows/content/list-check-ins.ts';
import { changeCurrency } from '../rows/wallet/change-currency.ts';
import type { RowData, RowRequest } from '../row.ts';
import { defineSearch, type Press } from './search.ts';

/** If the wallet has the wanted currency, the change was made. */
export const changeCurrencySearch = defineSearch({
  row: changeCurrency,
  search: {
    row: getAccount,
    request: () => ({}),
    find: (account: RowData<typeof getAccount>, { request }) =>
      account.currency === request.query['unit'] ? [{ receipt: account }] : [],
    looks: ({ request }) => `currency ${request.query['unit']}`,
  },
  isOwn: (account, { request }) => account.currency === request.query['unit'],
  rebuild: (account: Account) => account,
});

type CheckIns = RowData<typeof listCheckIns>;

function isClaimed(days: CheckIns, { request }: Press): boolean {
  const { day } = request.body as RowRequest<typeof claimCheckIn>['body'];
  return days.some((each) => each.day === day && each.state === 'claimed');
}

/** A claimed day was claimed by this call, because each can be claimed once. */
export const claimCheckInSearch = defineSearch({
  row: claimCheckIn,
  search: {
    row: listCheckIns,
    request: () => ({}),
    find: (days: CheckIns, press) => (isClaimed(days, press) ? [{ receipt: days }] : []),
    looks: ({ request }) => `day ${(request.body as RowRequest<typeof claimCheckIn>['body']).day}`,
  },
  isOwn: (days, press) => isClaimed(days, press),
  rebuild: (days: CheckIns) => days,
});
