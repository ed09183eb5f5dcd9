import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayClosed } from '#app/store/overlay-slice.ts';

/** A link to the page of the protection. It closes the wallet or the slip, which would cover the page. */
export function ToProtection({ children }: { readonly children: ReactNode }) {
  const dispatch = useAppDispatch();
  return (
    <Link to={paths.protection} onClick={() => dispatch(overlayClosed())}>
      {children}
    </Link>
  );
}
