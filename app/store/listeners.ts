import { createListenerMiddleware } from '@reduxjs/toolkit';

/** Effects live in listeners: reducers touch no storage, no clock and no randomness. */
export const listeners = createListenerMiddleware();
