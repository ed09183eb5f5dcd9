import type { ReactNode } from 'react';
import * as styles from './facts.module.css';

export interface Fact {
  readonly name: string;
  readonly value: ReactNode;
  readonly look?: 'strong' | 'good' | undefined;
  readonly testId?: string;
  /** Not an amount, price or number: a browser's translator may translate it. */
  readonly isWords?: boolean;
}

/** Names and values: side by side in a card, one below the other in a detail. */
export function Facts({ facts, shape = 'row' }: { readonly facts: readonly Fact[]; readonly shape?: 'row' | 'list' }) {
  return (
    <dl className={styles.facts} data-shape={shape}>
      {facts.map(({ name, value, look, testId, isWords }) => (
        <div key={name} data-look={look}>
          <dt>{name}</dt>
          <dd data-testid={testId} translate={isWords === true ? undefined : 'no'}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
