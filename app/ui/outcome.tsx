import { createContext, useContext, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import * as stack from '#app/ui/stack.module.css';
import * as styles from './outcome.module.css';

/** Set by what announces its content itself. */
export const InOutcome = createContext(false);

/** Whether an outcome around it already announces its content. */
export const useIsInOutcome = (): boolean => useContext(InOutcome);

interface OutcomeProps {
  /** The result of the action; another value is another outcome. Undefined: there is none. */
  readonly of: unknown;
  /** What had the focus when the action began: a field in which Enter was pressed gives it up. */
  readonly after?: RefObject<Element | null>;
  /** Of a press in another tab: it takes the focus only from what it has locked. */
  readonly isElsewhere?: boolean;
  readonly children: ReactNode;
}

/**
 * The result of an action: a receipt, a refusal, or "not known yet". Its live region stays in the page while it is empty, because
 * screen readers ignore a region that is inserted together with its text. The group around it takes the focus if the focus is
 * still on the pressed button or was lost with it. A group without a name is not read out, so that the text is announced once:
 * by the region, or by the alert in it.
 */
export function Outcome({ of, after, isElsewhere = false, children }: OutcomeProps) {
  const group = useRef<HTMLDivElement>(null);
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (group.current === null || region.current === null) return;
    // An alert announces itself; a region around it would say the same again.
    const hasAlert = region.current.querySelector('[role="alert"]') !== null;
    region.current.setAttribute('aria-live', hasAlert ? 'off' : 'polite');
    // Restored with the page: nothing was pressed yet.
    const isOfPress = (navigator as Partial<Navigator>).userActivation?.hasBeenActive !== false;
    const isShown = isOfPress && of !== undefined && region.current.childNodes.length > 0;
    const isStillThere = after !== undefined && after.current === document.activeElement;
    const isFree = isElsewhere ? isFocusLocked() : isFocusFree(group.current);
    if (isShown && (isStillThere || isFree)) group.current.focus();
  }, [of, after, isElsewhere]);
  return (
    <InOutcome value={true}>
      <div ref={group} role="group" className={styles.outcome} tabIndex={-1} data-outcome="">
        <div ref={region} className={stack.gap2} aria-live="polite">
          {children}
        </div>
      </div>
    </InOutcome>
  );
}

const isFocusLocked = () => document.activeElement?.matches(':disabled') === true;

/** Whether it may take the focus: the player has not moved to a field or to another part of the page. */
function isFocusFree(outcome: HTMLElement): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body || isFocusLocked()) return true;
  const around = outcome.parentElement?.closest('form, section, dialog, [role="group"]');
  return activeElement.matches('button') && around?.contains(activeElement) === true;
}
