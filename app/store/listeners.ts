import { createListenerMiddleware } from '@reduxjs/toolkit';

/** Side effects are in listeners: reducers use no storage, no clock and no randomness. */
export const listeners = createListenerMiddleware();
