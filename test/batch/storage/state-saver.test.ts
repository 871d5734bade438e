import { expect, test } from 'vitest';
import { createStateSaver, type StateStorage } from '../../../src/batch/storage/state-saver.js';
import { openStateDirectory } from '../../../src/platform/files/state/state-directory.js';
import { aFolder } from '../../doubles/place.js';

const minute = 60_000;

async function aSaver() {
  const clock = { time: 0, now: () => clock.time };
  const events: string[] = [];
  let end: () => void = () => undefined;
  const storage: StateStorage = {
    restore: () => Promise.resolve(),
    save: async () => {
      events.push('begin');
      await new Promise<void>((resolve) => (end = resolve));
      events.push('end');
    },
    close: () => undefined,
  };
  const directory = await openStateDirectory(aFolder(), { create: false, root: null });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const endOne = async () => {
    await settled();
    end();
    await settled();
  };
  return { clock, events, endOne, settled, saver: createStateSaver(storage, directory, clock) };
}

test('a state is stored in the background at most every five minutes', async () => {
  const { clock, events, endOne, settled, saver } = await aSaver();
  for (const time of [0, 4 * minute, 5 * minute, 6 * minute, 9 * minute]) {
    clock.time = time;
    saver.saveSometimes();
  }
  await endOne();
  expect(events).toEqual(['begin', 'end']);
  clock.time = 10 * minute;
  saver.saveSometimes();
  await settled();
  expect(events).toEqual(['begin', 'end', 'begin']);
});

test('a state is not stored twice at the same time, and the last one is waited for', async () => {
  const { events, endOne, saver } = await aSaver();
  const both = Promise.all([saver.save(), saver.save()]);
  await endOne();
  expect(events).toEqual(['begin', 'end', 'begin']);
  await endOne();
  await both;
  expect(events).toEqual(['begin', 'end', 'begin', 'end']);
});
