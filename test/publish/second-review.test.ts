import { afterEach, describe, expect, test } from 'vitest';
import { applyWriteRequests } from '../../src/publish/apply-writes.js';
import type { GitHubOptions } from '../doubles/github-server.js';
import { addLine } from '../doubles/github-writes.js';
import { brief, closeWriteScenes, head, line, mallory, openWriteScene, review } from '../doubles/write-scene.js';

afterEach(closeWriteScenes);

const why = line({ body: 'Why is this two and not one?' });
const next = line({ line: 3, body: 'This line can go.' });

/** A pull request with a review of one comment; `then` is done by others before the second run. */
async function reviewed(options: GitHubOptions = {}) {
  const scene = await openWriteScene(options);
  await scene.apply(review({ comments: [why] }));
  const before = scene.writes().length;
  const [first] = scene.server.written.lines;
  if (first === undefined) throw new Error('no comment was posted');
  return {
    ...scene,
    first,
    more: () =>
      scene
        .writes()
        .slice(before)
        .map(({ method, path }) => `${method} ${path.replace(/.*\/pulls\//, '')}`),
  };
}

describe('a second review of a pull request', () => {
  test('notifies no one if it has nothing new, wherever the line is now and however the text is set', async () => {
    const { apply, more } = await reviewed();
    const moved = { ...why, line: 11, body: '**Why** is this *two*, and not one?' };
    expect(brief(await apply(review({ comments: [moved] })))).toEqual([
      ['Review COMMENT', 'unchanged'],
      ['src/a.ts:11', 'updated'],
    ]);
    expect(more().map((one) => one.split(' ')[0])).toEqual(['PATCH']);
  });

  test('updates the text of the last review without a new one if no comment is new', async () => {
    const { apply, more, server } = await reviewed();
    await apply(review({ body: 'Still one question.', comments: [why] }));
    expect(more().map((one) => one.split(' ')[0])).toEqual(['PUT']);
    expect(server.written.reviews).toHaveLength(1);
  });

  test('names its run in the last line of its text, and another run alone is nothing new', async () => {
    const footer = (run: number) => `<sub>By [this run of Sallyport](https://x/${String(run)}) for ann.</sub>`;
    const { scene, server } = await openWriteScene();
    await applyWriteRequests([review({ comments: [why] })], { ...scene, footer: footer(1) });
    expect(server.written.reviews[0]?.body.split('\n').slice(1)).toEqual(['Looks fine.', '', footer(1)]);
    const rows = await applyWriteRequests([review({ comments: [why] })], { ...scene, footer: footer(2) });
    expect(brief(rows)[0]).toEqual(['Review COMMENT', 'unchanged']);
    expect(server.written.reviews).toHaveLength(1);
  });

  test('is one request with its text and only the new comments', async () => {
    const { apply, more, server } = await reviewed();
    await apply(review({ body: 'One more.', comments: [why, next, line({ line: 99, body: 'Far away from it.' })] }));
    expect(more()).toEqual(['POST 7/reviews']);
    expect(server.written.lines.map(({ line: at }) => at)).toEqual([2, 3]);
    expect(server.written.reviews[1]?.body).toContain('One more.');
    expect(server.written.reviews[1]?.body).toContain('Far away from it.');
    await apply(review({ body: 'One more.', comments: [why, next, line({ line: 99, body: 'Far away from it.' })] }));
    expect(server.written.reviews).toHaveLength(2);
  });

  test('raises a finding whose words an earlier review has about another file', async () => {
    const { apply, server } = await reviewed();
    const far = line({ line: 99, body: 'The check is missing.' });
    await apply(review({ body: 'One more.', comments: [far] }));
    const rows = await apply(
      review({ body: 'Two.', comments: [far, line({ path: 'src/b.ts', line: 99, body: far.body })] }),
    );
    expect(brief(rows).slice(1)).toEqual([
      ['src/b.ts:99', 'fell back'],
      ['src/a.ts:99', 'unchanged'],
    ]);
    expect(server.written.reviews.at(-1)?.body).toContain('src/b.ts:99');
  });

  test('does not raise again what people resolved', async () => {
    const { apply, more, first } = await reviewed();
    first.resolvedBy = 'wendy';
    first.isOutdated = true;
    const rows = await apply(review({ comments: [why] }));
    expect(rows[1]).toMatchObject({ outcome: 'unchanged', note: 'Not repeated: someone resolved this thread.' });
    expect(more()).toEqual([]);
  });

  test('raises another finding on the line of a resolved thread', async () => {
    const { apply, first } = await reviewed();
    first.resolvedBy = 'wendy';
    const rows = await apply(
      review({ comments: [line({ body: 'The unit is missing in the name of this constant.' })] }),
    );
    expect(brief(rows)[1]).toEqual(['src/a.ts:2', 'created']);
  });

  test('raises a finding again after a run resolved its thread by mistake', async () => {
    const { apply, first } = await reviewed();
    first.isOutdated = true;
    await apply(review({ comments: [next] }));
    expect(first.resolvedBy).toBe('github-actions');
    expect(brief(await apply(review({ comments: [why, next] })))).toContainEqual(['src/a.ts:2', 'created']);
  });

  test('leaves the text of a comment alone once someone answered it', async () => {
    const { apply, more, first, server } = await reviewed();
    addLine(server.written, { ...first, id: 1, body: 'On purpose.', user: mallory, replyTo: first.id });
    const rows = await apply(review({ comments: [line({ body: 'Two or one, which of both?' })] }));
    expect(rows[1]).toMatchObject({ outcome: 'unchanged', note: 'Not repeated: people discuss it in its thread.' });
    expect(more()).toEqual([]);
  });

  test('keeps two findings with the same words in one file apart', async () => {
    const { apply, server } = await openWriteScene();
    const both = [why, { ...why, line: 3 }];
    await apply(review({ comments: both }));
    await apply(review({ comments: both }));
    expect(server.written.lines.map(({ line: at }) => at)).toEqual([2, 3]);
  });

  test('answers a person who asks again with a review of its own', async () => {
    const { apply, server } = await openWriteScene({}, { answer: 'answer:comment-5' });
    await apply(review({ comments: [why] }));
    const other = await openWriteScene({}, { answer: 'answer:comment-6' });
    expect(server.written.reviews[0]?.body).toContain('sallyport:default:answer:comment-5:review');
    await other.apply(review({ comments: [why] }));
    await other.apply(review({ comments: [why] }));
    expect(other.server.written.reviews).toHaveLength(1);
  });
});

describe('threads that an earlier review started', () => {
  const fixed = 'Its lines have changed, and this review does not repeat it.';

  test('are resolved if their lines changed, no one answered and the review does not repeat them', async () => {
    const { apply, first } = await reviewed();
    first.isOutdated = true;
    expect((await apply(review({ comments: [next] }))).at(-1)).toMatchObject({
      ...{ what: 'Thread src/a.ts', outcome: 'updated', note: `Resolved. ${fixed}` },
    });
    expect(first.resolvedBy).toBe('github-actions');
  });

  test('are hidden without `contents: write`, and the row names it', async () => {
    const { apply, first, server } = await reviewed({ permissions: ['pull-requests: write'] });
    first.isOutdated = true;
    expect((await apply(review({ comments: [next] }))).at(-1)).toMatchObject({
      ...{ outcome: 'updated', note: `Hidden as resolved. ${fixed} To resolve it, the job needs \`contents: write\`.` },
    });
    expect([...server.written.isMinimized]).toEqual([`PRRC_${String(first.id)}`]);
    expect(first.resolvedBy).toBeNull();
    expect(brief(await apply(review({ comments: [next] })))).not.toContainEqual(['Thread src/a.ts', 'updated']);
  });

  test('are listed with the missing permission if the token may do neither', async () => {
    const { apply, first } = await reviewed({ permissions: [] });
    first.isOutdated = true;
    expect((await apply(review({ comments: [next] }))).at(-1)).toMatchObject({
      ...{ outcome: 'withheld', note: `Not resolved: the job needs \`contents: write\`. ${fixed}` },
    });
  });

  test.each<[string, (scene: Awaited<ReturnType<typeof reviewed>>) => void, string]>([
    ['their lines are as they were', () => undefined, head],
    [
      'someone answered',
      ({ first, server }) => {
        first.isOutdated = true;
        addLine(server.written, { ...first, id: 1, body: 'Hm.', user: mallory, replyTo: first.id });
      },
      head,
    ],
    ['someone else started them', ({ first }) => Object.assign(first, { isOutdated: true, user: mallory }), head],
    ['the head moved during the run', ({ first }) => void (first.isOutdated = true), 'b'.repeat(40)],
  ])('stay open if %s', async (_, change, at) => {
    const scene = await reviewed();
    change(scene);
    scene.server.written.head = at;
    await scene.apply(review({ comments: [next] }));
    expect(scene.first.resolvedBy).toBeNull();
  });
});

describe('a comment whose path can mean two files', () => {
  test.each([
    ['the other one, if the pull request changes only that', 'pkg/src/a.ts', 'src/a.ts', 'src/a.ts'],
    ['the first one, if the pull request changes only that', 'src/a.ts', 'pkg/src/a.ts', 'src/a.ts'],
    ['the first one, if the pull request changes neither', 'pkg/b.ts', 'b.ts', 'pkg/b.ts'],
  ])('is on %s', async (_name, path, otherPath, expected) => {
    const { apply, server } = await openWriteScene();
    const rows = await apply(review({ comments: [{ ...why, path, otherPath }] }));
    expect(brief(rows)[1]?.[0]).toBe(`${expected}:${String(why.line)}`);
    expect(server.written.lines.map((one) => one.path)).toEqual(expected === 'src/a.ts' ? [expected] : []);
  });
});
