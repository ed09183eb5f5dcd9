import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isLiteral } from '#contract/brand';
import { useBrand } from '#app/brand/brand-context.ts';
import { paths } from '#app/paths.ts';
import { useAppSelector } from '#app/store/hooks.ts';
import './literal.module.css';

/** Section 8 of the specification. */
const SIGN_IN_AFTER_MS = 5_000;

/** The letter of the specification, where the brand has not switched it off. */
export function Literal() {
  const brand = useBrand();
  return (
    <>
      {isLiteral(brand, 'signInAddress') && <SignInAddress />}
      {isLiteral(brand, 'dialogMotion') && <DialogMotion />}
    </>
  );
}

/**
 * Goes to the address of the sign-in, 5 s after the upstream has refused the session; the sign-in leads back to the page. By the state, not
 * by the action: a session that ended before the visit is refused before this part of the page is there.
 */
function SignInAddress() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isExpired = useAppSelector(({ session }) => session.isExpired);
  const goToSignIn = useEffectEvent(() => {
    if (pathname !== paths.login) void navigate(paths.login, { state: { from: pathname + search } });
  });
  useEffect(() => {
    if (isExpired !== true) return undefined;
    const timer = setTimeout(goToSignIn, SIGN_IN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isExpired]);
  return null;
}

/** literal.module.css has the times. */
function DialogMotion() {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset['dialogMotion'] = 'literal';
    return () => {
      delete dataset['dialogMotion'];
    };
  }, []);
  return null;
}
