import { paths } from '#app/paths.ts';
import * as styles from './not-found.module.css';

interface FailedProps {
  readonly title: string;
  readonly text: string;
  readonly action: string;
}

/** The fallback of the specification: something went wrong; the way home is a fresh load. */
export function Failed({ title, text, action }: FailedProps) {
  return (
    <div className={styles.page} role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <a className={styles.link} href={paths.home}>
        {action}
      </a>
    </div>
  );
}
