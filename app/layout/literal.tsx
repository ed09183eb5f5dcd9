import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isLiteral } from '#contract/brand';
import { useBrand } from '#app/brand/brand-context.ts';
import { paths } from '#app/paths.ts';
import { startListening } from '#app/store/hooks.ts';
import { signedOut } from '#app/store/session-slice.ts';
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

/** Goes to the address of the sign-in, 5 s after the upstream has refused the session; the sign-in leads back to the page. */
function SignInAddress() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const goToSignIn = useEffectEvent(() => {
    if (pathname !== paths.login) void navigate(paths.login, { state: { from: pathname + search } });
  });
  useEffect(
    () =>
      startListening({
        actionCreator: signedOut,
        effect: async ({ payload }, { getState, delay }) => {
          if (payload.because !== 'expired') return;
          await delay(SIGN_IN_AFTER_MS);
          if (getState().session.player === undefined) goToSignIn();
        },
      }),
    [],
  );
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
