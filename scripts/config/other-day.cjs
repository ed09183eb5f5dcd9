// Node loads this before anything else (`qa elsewhere`): its wall clock runs on another day, at the same time of day.
const wanted = Date.parse(`${process.env.SLIPWAY_DAY}T00:00:00Z`);
if (!Number.isNaN(wanted)) {
  const RealDate = Date;
  const ahead = wanted - Math.floor(RealDate.now() / 86_400_000) * 86_400_000;
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
}
