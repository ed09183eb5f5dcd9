import type { ReactNode } from 'react';
import { Notice } from './notice.tsx';

/** Something could not be loaded: what, and a way to try again. */
export function LoadFailed({ text, action }: { readonly text: string; readonly action: ReactNode }) {
  return (
    <Notice kind="error" action={action}>
      {text}
    </Notice>
  );
}
