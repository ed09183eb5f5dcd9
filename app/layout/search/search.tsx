import { Search as SearchIcon } from 'lucide-react';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatCount } from '#app/i18n/format.ts';
import { QuietButton } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import * as fieldStyles from '#app/ui/form/search-field.module.css';
import { findEntries } from './find-entries.ts';
import { queryWords } from './match-words.ts';
import { OptionGroup, type Option } from './option-group.tsx';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts';
import { isSearchKeyOff, turnSearchKey } from './search-key.ts';
import { useSearchEntries } from './use-search-entries.ts';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './search.module.css';

interface Group {
  readonly title: string;
  readonly options: readonly Option[];
}

/**
 * The search over everything: a combobox (ARIA 1.2) with a list of groups. The focus stays in the field; arrows move through the
 * list, Enter opens the chosen entry, or the first.
 */
export function Search() {
  const { t, i18n } = useTranslation(['search', 'shell']);
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [searches, setSearches] = useState(recentSearches);
  const [isKeyOff, setIsKeyOff] = useState(isSearchKeyOff);
  const [chosen, setChosen] = useState<number>();
  // Typing does not wait for the list to render.
  const asked = useDeferredValue(typed);
  const isTyped = asked.trim() !== '';
  // Signs alone are no question to the upstream.
  const isAsked = queryWords(asked).length > 0;
  const { index, isLoading } = useSearchEntries(isAsked);
  const groups = useMemo((): readonly Group[] => {
    const recent = searches.map((text) => ({ recent: text }));
    if (!isTyped) return recent.length === 0 ? [] : [{ title: t('search:recent'), options: recent }];
    return findEntries(index, asked).map(({ kind, entries }) => ({
      title: t(`search:kind.${kind}`),
      options: entries.map((entry) => ({ entry })),
    }));
  }, [index, asked, isTyped, searches, t]);
  const options = groups.flatMap((group) => group.options);
  // The dialog focuses its first button when it opens.
  useEffect(() => field.current?.focus(), []);
  const optionId = (at: number) => `${id}-${at}`;
  useEffect(() => {
    if (chosen !== undefined) document.getElementById(`${id}-${chosen}`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen, id]);

  function onType(text: string) {
    setTyped(text);
    setChosen(undefined);
  }
  function open(option: Option | undefined) {
    if (option === undefined) return;
    if ('recent' in option) {
      onType(option.recent);
      field.current?.focus();
      return;
    }
    rememberSearch(typed);
    // In the place of the search: going back leads to the page that it lay over.
    void navigate(option.entry.to, { replace: true });
  }
  function onKey(event: KeyboardEvent) {
    // Enter and arrows belong to the input method while it composes a word.
    if (event.nativeEvent.isComposing) return;
    const { length } = options;
    if (event.key === 'Enter') open(options[chosen ?? 0]);
    else if (event.key === 'ArrowDown' && length > 0) setChosen(((chosen ?? -1) + 1) % length);
    else if (event.key === 'ArrowUp' && length > 0) setChosen(((chosen ?? 0) - 1 + length) % length);
    else return;
    event.preventDefault();
  }

  const count = options.length;
  const status = !isTyped
    ? ''
    : count > 0
      ? t('search:count', { count, shown: formatCount(String(count), i18n.language) })
      : isLoading
        ? t('search:loading')
        : t('search:none');
  return (
    <search className={styles.search}>
      <div className={fieldStyles.field}>
        <SearchIcon size={20} aria-hidden="true" />
        <input
          ref={field}
          role="combobox"
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-label={t('search:label')}
          placeholder={t('search:placeholder')}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen === undefined ? undefined : optionId(chosen)}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKey}
        />
      </div>
      <p role="status" className={styles.status}>
        {status}
      </p>
      <div role="listbox" id={`${id}-list`} aria-label={t('search:results')} className={stack.gap3}>
        {groups.map(({ title, options: own }, place) => (
          <OptionGroup
            key={title}
            title={title}
            options={own}
            from={groups.slice(0, place).reduce((sum, before) => sum + before.options.length, 0)}
            chosen={chosen}
            idOf={optionId}
            onOpen={open}
          />
        ))}
      </div>
      {!isTyped && (
        <div className={styles.foot}>
          {searches.length === 0 ? (
            <p>{t('search:hint')}</p>
          ) : (
            <QuietButton onClick={() => setSearches(forgetSearches())}>{t('search:clearRecent')}</QuietButton>
          )}
          <div className={styles.key}>
            <Checkbox
              label={t('search:key')}
              checked={!isKeyOff}
              onChange={({ target }) => {
                turnSearchKey(!target.checked);
                setIsKeyOff(!target.checked);
              }}
            />
          </div>
        </div>
      )}
    </search>
  );
}
