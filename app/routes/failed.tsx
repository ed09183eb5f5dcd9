import { paths } from '#app/paths.ts';
import { reloadPage } from '#app/ui/first/reload-page.ts';
import { Button } from '#app/ui/button.tsx';
import * as buttons from '#app/ui/button.module.css';
import * as styles from './not-found.module.css';

// Safe address: a route of this app.

interface FailedProps {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
  readonly goHome: string;
}

/**
 * The fallback of the specification: something went wrong, try again, go home. Both load the page anew: a chunk may have failed
 * to load, and a page requests each chunk only once.
 */
export function Failed({ title, text, retry, goHome }: FailedProps) {
  return (
    <div className={styles.page} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.actions}>
        <Button onClick={reloadPage}>{retry}</Button>
        <a className={buttons.button} data-look="quiet" href={paths.home}>
          {goHome}
        </a>
      </div>
    </div>
  );
}
