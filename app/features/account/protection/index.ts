export { ProtectionFrame } from './frame.tsx';
export { GuardNote } from './guard/guard-note.tsx';
export { LimitLeft } from './guard/limit-left.tsx';
export { Protection } from './page/protection-lazy.tsx';
export { refusedBy } from './guard/refused-by.ts';
export { SessionStrip } from './session-strip.tsx';
export { StopText } from './guard/guard-note.tsx';
export { useGuard } from './guard/use-guard.ts';
