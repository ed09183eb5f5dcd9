export { ProtectionFrame } from './frame.tsx';
export { GuardNote } from './guard-note.tsx';
export { LimitLeft } from './limit-left.tsx';
export { Protection } from './protection-lazy.tsx';
export { refusedBy } from './refused-by.ts';
export { SessionStrip } from './session-strip.tsx';
export { StopText } from './guard-note.tsx';
export { useGuard } from './use-guard.ts';
