import { expect, test } from 'vitest';
import { aHostedPull, repositoryOfEvent, runOnComment } from '../doubles/pull-request-run.js';

const octocat = { login: 'octocat', type: 'User' };
const command = (description: string) => `---\ndescription: ${description}\n---\nDo it.\n`;

/** A comment on a pull request of a repository with these files; the script of the model is empty. */
async function ask(files: Readonly<Record<string, string>>, comment: string, settings: Record<string, string> = {}) {
  const hosted = await aHostedPull({ main: { 'a.txt': 'x', ...files } });
  const { outcome } = await runOnComment(hosted, { turns: [], comment, settings });
  return { outcome, comments: hosted.github.comments(7).map(({ body }) => body) };
}

test.each([
  '@sallyport help',
  '@Sallyport: HELP!',
  '/help',
])('the comment %j is answered with a list, without a model', async (comment) => {
  const files = { '.claude/commands/go.md': command('Goes | <b>far</b> with @octocat') };
  const { outcome, comments } = await ask(files, comment);
  expect(outcome).toMatchObject({ exitCode: 0, outputs: { conclusion: 'success' } });
  expect(comments).toHaveLength(1);
  expect(comments[0]).toMatch(/^<!-- sallyport:default:help:90 -->\n/);
  expect(comments[0]).toContain('- `/go`: Goes \\| &lt;b>far&lt;/b> with @&#8203;octocat\n');
  expect(comments[0]).toContain('- `/review [what to look at]`: Reviews');
  expect(comments[0]).toContain('- `/verify [what to verify]`: Shows');
  expect(comments[0]).toContain('Begin a comment with one of these, or write `@sallyport`, followed by your request.');
});

test.each<[string, Record<string, string>, string]>([
  ['a command of the workflow', { command: '/fix' }, 'This workflow runs `/fix`: Fixes what the request describes'],
  ['a prompt of the workflow', { prompt: 'Do it. {{args}}' }, 'This workflow has one task.'],
])('with %s, help names how to start only that', async (_what, settings, text) => {
  const { outcome, comments } = await ask({}, '@sallyport help', settings);
  expect(outcome.exitCode).toBe(0);
  expect(comments).toEqual([expect.stringContaining(text)]);
  expect(comments[0]).not.toContain('/review');
});

test('an issue that asks for help is answered on the issue', async () => {
  const hosted = await aHostedPull();
  const issue = { number: 7, title: '@sallyport help', body: '', user: octocat };
  const event = {
    name: 'issues',
    payload: { action: 'opened', repository: repositoryOfEvent, sender: octocat, issue },
  };
  const { outcome } = await runOnComment(hosted, { turns: [], event });
  expect(outcome.exitCode).toBe(0);
  expect(hosted.github.comments(7).map(({ body }) => body)).toEqual([
    expect.stringMatching(/^<!-- sallyport:default:help -->\n/),
  ]);
});

test('a command of the repository with the name help is run', async () => {
  const hosted = await aHostedPull({ main: { 'a.txt': 'x', '.claude/commands/help.md': command('Ours') } });
  const turns = [{ say: 'Our own help.', expect: { contains: 'Do it.' } }];
  const { outcome } = await runOnComment(hosted, { turns, comment: '@sallyport help' });
  expect(outcome.value).toMatchObject({ conclusion: 'success', text: 'Our own help.' });
});
