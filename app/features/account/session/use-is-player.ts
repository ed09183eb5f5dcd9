import { useAppSelector } from '#app/store/hooks.ts';

export function useIsPlayer(): boolean {
  return useAppSelector((state) => state.session.player !== undefined);
}
