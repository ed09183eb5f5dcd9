import { lazy } from 'react';
import { tellIncomplete } from '#app/ui/first/tell-incomplete.ts';
import { whenCalm } from '#app/ui/first/calm.ts';

const lazyPart = (name: 'Watch' | 'HeaderTools' | 'ToastHost' | 'SideMore') =>
  lazy(async () => {
    await whenCalm();
    // Search, messages and toasts would be gone without a word, also where the file is empty.
    const part = (await import('./watch.tsx').catch(() => undefined))?.[name];
    if (part === undefined) tellIncomplete();
    return { default: part ?? (() => null) };
  });

export const Watch = lazyPart('Watch');
/** Search and recent messages; their room is reserved. */
export const HeaderTools = lazyPart('HeaderTools');
/** The last entries of the desktop's navigation: nothing moves when they come, and the user menu has the same ones. */
export const SideMore = lazyPart('SideMore');
/** There soon after the first view, so that a screen reader knows the region before a toast comes. */
export const ToastHost = lazyPart('ToastHost');
