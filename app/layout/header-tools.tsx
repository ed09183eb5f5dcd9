import { Search as SearchIcon } from 'lucide-react';
import { lazy, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { FlagOverlay } from './flag-overlays.tsx';
import { Messages } from './messages/messages.tsx';
import { useFlagLink } from './query-flags.ts';
import { isSearchKeyOff } from './search/search-key.ts';
import * as styles from './header.module.css';

const Search = lazy(async () => ({ default: (await import('./search/search.tsx')).Search }));

const KEY = '/';

/** Tools of the header that are not part of the first load: the search and the recent messages. */
export function HeaderTools() {
  const { t } = useTranslation('shell');
  const search = useFlagLink('search');
  useSearchKey(search);
  return (
    <>
      <Link to={search} className={styles.icon} aria-label={t('search')} title={t('search')} aria-keyshortcuts={KEY}>
        <SearchIcon size={20} aria-hidden="true" />
      </Link>
      <Messages />
      {/* Not in the header, whose colours are others. */}
      {createPortal(
        <FlagOverlay flag="search" title={t('search')} shape="drawer">
          <Search />
        </FlagOverlay>,
        document.body,
      )}
    </>
  );
}

/** Opens the search by its key, unless one types, a dialog is open, or the player has switched the key off. */
function useSearchKey({ search }: { readonly search: string }): void {
  const navigate = useNavigate();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== KEY || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const { target } = event;
      if (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null) return;
      if (document.querySelector('dialog[open]') !== null || isSearchKeyOff()) return;
      event.preventDefault();
      void navigate({ search });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [navigate, search]);
}
