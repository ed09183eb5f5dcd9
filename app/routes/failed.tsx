import { paths } from '#app/paths.ts';
import { Button } from '#app/ui/button.tsx';
import * as styles from './not-found.module.css';

interface FailedProps {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly goHome: string;
}

/**
 * The fallback of the specification: something went wrong, try again, go home. Both are fresh loads: what failed may be a part of
 * the app that did not arrive, and a part is asked for once in a page's life.
 */
export function Failed({ title, text, retry, goHome }: FailedProps) {
  return (
    <div className={styles.page} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>{retry}</Button>
        <a className={styles.quiet} href={paths.home}>
          {goHome}
        </a>
      </div>
    </div>
  );
}
