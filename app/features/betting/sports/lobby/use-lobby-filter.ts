import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilter, writeFilter, type LobbyFilter } from './lobby-filter.ts';

const textOf = (filter: LobbyFilter) => String(writeFilter(filter, new URLSearchParams()));

/**
 * The filter of the address, and its setter. The router changes addresses in a transition; a field that waited for that
 * would lose letters. So a change applies at once, until the address has it.
 */
export function useLobbyFilter(): readonly [LobbyFilter, (change: Partial<LobbyFilter>) => void] {
  const [address, setAddress] = useSearchParams();
  const said = useMemo(() => readFilter(address), [address]);
  const [wanted, setWanted] = useState<LobbyFilter>();
  const latest = useRef(said);
  const filter = wanted ?? said;
  useEffect(() => {
    latest.current = filter;
  }, [filter]);
  if (wanted !== undefined && textOf(wanted) === textOf(said)) setWanted(undefined);
  const onChange = useCallback(
    (change: Partial<LobbyFilter>) => {
      const next = { ...latest.current, ...change };
      latest.current = next;
      setWanted(next);
      setAddress((now) => writeFilter(next, now), { replace: true, preventScrollReset: true });
    },
    [setAddress],
  );
  return [filter, onChange];
}
