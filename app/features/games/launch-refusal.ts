import type { ApiError } from '#app/api/api-error.ts';

/** Why the upstream does not start a game, where it is something that a person can understand. */
export type LaunchRefusal = 'switchedOff' | 'barred' | 'excluded' | 'gone' | 'launchFailed';

export function launchRefusal(error: ApiError | undefined): LaunchRefusal {
  if (error?.kind !== 'refused') return 'launchFailed';
  switch (error.reason) {
    case 'gameDisabled':
      return 'switchedOff';
    case 'forbidden':
      return error.detail?.['ban'] === undefined ? 'launchFailed' : 'barred';
    case 'excluded':
      return 'excluded';
    case 'notFound':
      return 'gone';
    default:
      return 'launchFailed';
  }
}
