import type { SearchEntry } from './find-entries.ts';
import * as muted from '#app/ui/muted.module.css';
import * as styles from './search.module.css';

/** An option of the list: a result, or an earlier search. */
export type Option = { readonly entry: SearchEntry } | { readonly recent: string };

interface OptionGroupProps {
  readonly title: string;
  readonly options: readonly Option[];
  /** The place of its first option in the whole list. */
  readonly from: number;
  readonly chosen: number | undefined;
  readonly idOf: (place: number) => string;
  readonly onOpen: (option: Option) => void;
}

/** Options of one kind, with their title. */
export function OptionGroup({ title, options, from, chosen, idOf, onOpen }: OptionGroupProps) {
  return (
    <div role="group" aria-label={title}>
      <p className={styles.title} aria-hidden="true">
        {title}
      </p>
      {options.map((option, index) => {
        const place = from + index;
        return (
          <button
            key={'recent' in option ? option.recent : option.entry.to}
            type="button"
            tabIndex={-1}
            id={idOf(place)}
            role="option"
            aria-selected={place === chosen}
            className={styles.option}
            // The field keeps the focus, and the phone its keyboard.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onOpen(option)}
          >
            {'recent' in option ? (
              option.recent
            ) : (
              <>
                <span>{option.entry.title}</span>{' '}
                {option.entry.note !== '' && <span className={muted.small}>{option.entry.note}</span>}
              </>
            )}
          </button>
        );
      })}
    </div>
  );
}
