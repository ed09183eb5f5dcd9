import { describe, expect, it } from 'vitest';
import { createServerClock } from './server-clock.ts';

const headers = (values: Record<string, string>) => new Headers(values);

describe('server clock', () => {
  it('runs on the local clock until the server has answered', () => {
    const clock = createServerClock({ monotonic: () => 5, wall: () => 1_000 });
    expect(clock.gameTime()).toBe(1_000);
    expect(clock.transportTime()).toBe(1_000);
  });

  it('is right although the local wall clock is wrong by hours', () => {
    let monotonic = 0;
    const clock = createServerClock({ monotonic: () => monotonic, wall: () => 0 });
    clock.observe(headers({ 'x-server-time': '1000000', date: 'Thu, 01 Jan 2026 00:00:00 GMT' }), 100, 300);
    monotonic = 1_200;
    expect(clock.transportTime()).toBe(1_001_000);
    expect(Math.abs(clock.gameTime() - (Date.UTC(2026, 0, 1) + 1_000))).toBeLessThanOrEqual(500);
  });

  it('keeps the quicker reading over a slow answer', () => {
    const clock = createServerClock({ monotonic: () => 0, wall: () => 0 });
    clock.observe(headers({ 'x-server-time': '10000' }), 0, 20);
    const before = clock.transportTime();
    // A slow answer: the time it carries is up to four seconds old.
    clock.observe(headers({ 'x-server-time': '13000' }), 0, 4_000);
    expect(clock.transportTime()).toBe(before);
  });

  it('believes the later of two readings that were as quick', () => {
    const clock = createServerClock({ monotonic: () => 0, wall: () => 0 });
    clock.observe(headers({ 'x-server-time': '10000' }), 0, 20);
    clock.observe(headers({ 'x-server-time': '10005' }), 0, 20);
    expect(clock.transportTime()).toBe(9_995);
    clock.observe(headers({ 'x-server-time': '10030' }), 0, 22);
    expect(clock.transportTime()).toBe(10_019);
    // 22 ms of both ways and the resolution: up to here it may be the error of the reading.
    clock.observe(headers({ 'x-server-time': '10053' }), 0, 24);
    expect(clock.transportTime()).toBe(10_019);
  });

  it('follows a server clock that was moved', () => {
    const clock = createServerClock({ monotonic: () => 0, wall: () => 0 });
    clock.observe(headers({ 'x-server-time': '10000' }), 0, 20);
    clock.observe(headers({ 'x-server-time': '7210000' }), 0, 40);
    expect(clock.transportTime()).toBeGreaterThan(7_000_000);
  });

  it('adds the seconds for which a cache between has kept the answer', () => {
    const clock = createServerClock({ monotonic: () => 0, wall: () => 0 });
    clock.observe(headers({ date: 'Thu, 01 Jan 2026 00:00:00 GMT', age: '40' }), 0, 0);
    expect(clock.gameTime()).toBe(Date.parse('2026-01-01T00:00:40.500Z'));
  });

  it('decides deadlines by the date if an upstream sends nothing better', () => {
    const clock = createServerClock({ monotonic: () => 0, wall: () => 0 });
    clock.observe(headers({ date: 'Thu, 01 Jan 2026 00:00:00 GMT' }), 0, 0);
    expect(clock.transportTime()).toBe(clock.gameTime());
  });

  it('has not lost the time that the machine slept, and believes the next answer', () => {
    const local = { monotonic: 1_000, wall: 500_000 };
    const clock = createServerClock({ monotonic: () => local.monotonic, wall: () => local.wall });
    clock.observe(headers({ 'x-server-time': '10000' }), 1_000, 1_000);
    // Ten minutes of sleep: the wall clock ran on, the monotonic one stopped.
    local.wall += 600_000;
    expect(clock.transportTime()).toBe(10_000);
    clock.woke();
    expect(clock.transportTime()).toBe(610_000);
    clock.observe(headers({ 'x-server-time': '609000' }), 1_000, 3_000);
    local.monotonic = 3_000;
    expect(clock.transportTime()).toBe(610_000);
  });

  it('does not go back with a wall clock that is set back', () => {
    const local = { monotonic: 0, wall: 500_000 };
    const clock = createServerClock({ monotonic: () => local.monotonic, wall: () => local.wall });
    clock.observe(headers({ 'x-server-time': '10000' }), 0, 0);
    local.wall -= 3_600_000;
    clock.woke();
    expect(clock.transportTime()).toBe(10_000);
  });
});
