import { afterEach, describe, expect, test } from 'vitest';
import type { IssueEnd } from '../../src/github-writes/publish-context.js';
import { applyWriteRequests } from '../../src/publish/apply-writes.js';
import { brief, closeWriteScenes, openWriteScene } from '../doubles/write-scene.js';

afterEach(closeWriteScenes);

const on = (date: string) => Date.parse(`${date}T12:00:00Z`);

/** Opens issues with these titles in a run on this day. */
async function scheduled(more: Partial<IssueEnd>) {
  const { scene, server } = await openWriteScene();
  const run = async (date: string, titles: readonly string[], key = 'default', body = 'b') =>
    brief(
      await applyWriteRequests(
        titles.map((title) => ({ kind: 'issue', title, body, labels: [] }) as const),
        { ...scene, key, issueEnd: { ...scene.issueEnd, ...more, now: on(date) } },
      ),
    );
  return { run, open: () => server.written.issues.filter(({ state }) => state === 'open').map(({ title }) => title) };
}

describe('issues of scheduled runs', () => {
  test('are closed by a later run once they have expired', async () => {
    const { run, open } = await scheduled({ expiresDays: 7 });
    await run('2026-11-01', ['Week 44']);
    await run('2026-11-08', ['Week 45']);
    expect(open()).toEqual(['Week 44', 'Week 45']);
    expect(await run('2026-11-09', ['Week 46'])).toEqual([
      ['Issue Week 46', 'created'],
      ['Issue Week 44', 'updated'],
    ]);
    expect(open()).toEqual(['Week 45', 'Week 46']);
  });

  test('do not expire while a run updates them', async () => {
    const { run, open } = await scheduled({ expiresDays: 7 });
    await run('2026-11-01', ['Report']);
    expect(await run('2026-11-20', ['Report'], 'default', 'new')).toEqual([['Issue Report', 'updated']]);
    expect(await run('2026-11-20', ['Report'], 'default', 'new')).toEqual([['Issue Report', 'unchanged']]);
    expect(open()).toEqual(['Report']);
  });

  test('are closed when a run with the same key opens new ones, if the settings ask for it', async () => {
    const { run, open } = await scheduled({ closesOlder: true });
    await run('2026-11-01', ['Week 44', 'Other']);
    await run('2026-11-02', ['Theirs'], 'another');
    expect(open()).toEqual(['Week 44', 'Other', 'Theirs']);
    await run('2026-11-08', ['Week 45', 'Other']);
    expect(open()).toEqual(['Other', 'Theirs', 'Week 45']);
    await run('2026-11-08', ['Other']);
    expect(open()).toEqual(['Other', 'Theirs', 'Week 45']);
  });
});
