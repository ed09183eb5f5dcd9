import type { UnknownAction } from '@reduxjs/toolkit';

/** A reading of the account by the page, such as that of each minute, has been answered. */
export const isAccountRead = ({ type, meta }: UnknownAction): boolean =>
  type === 'api/executeQuery/fulfilled' &&
  (meta as { arg: { endpointName: string } }).arg.endpointName === 'getAccount';
