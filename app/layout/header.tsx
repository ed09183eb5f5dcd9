import { LogOut, Wallet } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useBrand } from '#app/brand/brand-context.ts';
import { Balance } from '#app/features/account/index.ts';
import { useIsPlayer, useSignOut } from '#app/features/session/index.ts';
import { paths } from '#app/paths.ts';
import { useAppDispatch } from '#app/store/hooks.ts';
import { overlayOpened } from '#app/store/overlay-slice.ts';
import { Button } from '#app/ui/button.tsx';
import { LanguagePicker } from './language-picker.tsx';
import { Messages } from './messages.tsx';
import * as styles from './header.module.css';

/** Brand, balance or sign-in, language. */
export function Header() {
  const { t } = useTranslation();
  const brand = useBrand();
  const dispatch = useAppDispatch();
  const isPlayer = useIsPlayer();
  const signOut = useSignOut();
  return (
    <header className={styles.header}>
      <div className={styles.inner} data-player={isPlayer || undefined}>
        <Link to={paths.home} className={styles.brand} aria-label={brand.name}>
          <img src="/brand/logo.svg" alt="" width="28" height="28" />
          <span className={styles.name} aria-hidden="true">
            {brand.name}
          </span>
        </Link>
        <div className={styles.tools}>
          {isPlayer && (
            <>
              <Balance />
              <button
                type="button"
                className={styles.wallet}
                aria-label={t('wallet.title')}
                title={t('wallet.title')}
                onClick={() => dispatch(overlayOpened({ kind: 'wallet', type: 'deposit' }))}
              >
                <Wallet size={20} aria-hidden="true" />
              </button>
            </>
          )}
          <LanguagePicker />
          <Messages />
          {isPlayer ? (
            <button
              type="button"
              className={styles.leave}
              aria-label={t('signOut')}
              title={t('signOut')}
              onClick={signOut}
            >
              <LogOut size={20} aria-hidden="true" />
            </button>
          ) : (
            <Button look="accent" onClick={() => dispatch(overlayOpened({ kind: 'signIn' }))}>
              {t('signIn.button')}
            </Button>
          )}
        </div>
      </div>
    </header>
  );
}
