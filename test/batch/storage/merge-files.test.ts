import { expect, test } from 'vitest';
import { type FileIds, mergeFiles } from '../../../src/batch/storage/branch-storage.js';

const key = 'a'.repeat(64);
const job = `jobs/${key}.json`;
const tree = `trees/${key}.json`;
const sent = `delivery/${'b'.repeat(32)}.json`;

type Files = Readonly<Record<string, string>>;
const ids = (files: Files): FileIds => new Map(Object.entries(files));

test.each<[string, Files, Files, Files, Readonly<Record<string, string | null>>]>([
  ['what only this run has is added', {}, { [job]: '1' }, {}, { [job]: '1' }],
  ['what only the other run has stays', {}, {}, { [job]: '1' }, {}],
  [
    'what this run has changed replaces the old content',
    { [job]: '1' },
    { [job]: '2' },
    { [job]: '1' },
    { [job]: '2' },
  ],
  ['what the other run has changed stays', { [job]: '1' }, { [job]: '1' }, { [job]: '2' }, {}],
  ['what both have changed alike stays', { [job]: '1' }, { [job]: '2' }, { [job]: '2' }, {}],
  ['what this run has used up is removed', { [sent]: '1' }, {}, { [sent]: '1' }, { [sent]: null }],
  ['what the other run has removed is not added again', { [sent]: '1' }, { [sent]: '1' }, {}, {}],
  [
    'a result that is missing because someone has reset the branch is added again, and so is everything else',
    { [job]: '1', [sent]: '1', 'plan.json': '1' },
    { [job]: '1', [sent]: '1', 'plan.json': '1' },
    { 'plan.json': '1' },
    { [job]: '1', [sent]: '1' },
  ],
  [
    'everything about a job that both have run is taken from the better result',
    {},
    { [job]: 'ours', [tree]: 'ours' },
    { [job]: 'theirs', [tree]: 'theirs' },
    {},
  ],
  [
    'the run is that of the last one that stores it',
    { 'run.json': '1' },
    { 'run.json': '2' },
    { 'run.json': '3' },
    { 'run.json': '2' },
  ],
])('%s', async (_claim, base, ours, theirs, changes) => {
  const merged = await mergeFiles({ base: ids(base), ours: ids(ours), theirs: ids(theirs) }, () =>
    Promise.resolve('theirs'),
  );
  expect(Object.fromEntries(merged)).toEqual(changes);
});

test('the better result of this run replaces that of the other one, with its changes', async () => {
  const states = { base: ids({}), ours: ids({ [job]: 'o', [tree]: 'o' }), theirs: ids({ [job]: 't', [tree]: 't' }) };
  const merged = await mergeFiles(states, () => Promise.resolve('ours'));
  expect(Object.fromEntries(merged)).toEqual({ [job]: 'o', [tree]: 'o' });
});
