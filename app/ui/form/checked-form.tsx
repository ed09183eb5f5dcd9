import type { ComponentPropsWithRef, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { AnnouncedElsewhere, type Announced } from './field-error.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Outcome } from '#app/ui/outcome.tsx';
import type { Elements } from '#app/ui/elements.ts';
import * as styles from './checked-form.module.css';

/** An error of a field, as the summary lists it. */
export interface FieldProblem {
  readonly name: string;
  readonly label: string;
  readonly message: string;
}

interface CheckedFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children'> {
  /** All errors of the last attempt that still hold. Two or more are listed above the fields. */
  readonly problems: readonly FieldProblem[];
  /** Which attempt they are of. */
  readonly attempt: number;
  /** The errors that the summary or the focus has announced, by field. */
  readonly announced: Announced;
  /** What had the focus when the form was submitted. */
  readonly actor: RefObject<Element | null>;
  readonly onProblem: (name: string) => void;
  /** Why the form was refused, if that belongs to no field. */
  readonly notice?: string | undefined;
  readonly children: Elements;
}

/**
 * The form of `useCheckedForm`. Its refusal, or the summary of several errors, is above the fields and takes the focus; each is
 * announced once.
 */
export function CheckedForm(props: CheckedFormProps) {
  const { problems, attempt, announced, actor, onProblem, notice, children, ...form } = props;
  const { t } = useTranslation('shell');
  const hasSummary = problems.length > 1;
  return (
    <AnnouncedElsewhere value={announced}>
      <form {...form}>
        <Outcome of={hasSummary ? attempt : notice} after={actor}>
          {hasSummary && (
            <Notice kind="error">
              <strong>{t('formErrors')}</strong>
              <ul className={styles.problems} data-testid="form-errors">
                {problems.map(({ name, label, message }) => (
                  <li key={name}>
                    <button type="button" className={styles.problem} onClick={() => onProblem(name)}>
                      {label}
                    </button>{' '}
                    {message}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          {notice !== undefined && <Notice kind="error">{notice}</Notice>}
        </Outcome>
        {children}
      </form>
    </AnnouncedElsewhere>
  );
}
