import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { Transport } from '#app/api/transport.ts';
import type { RootState } from '#app/store/store.ts';

export type Thunk<Result = Promise<void>> = ThunkAction<Result, RootState, Transport, UnknownAction>;
