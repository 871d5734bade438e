import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { aHostedPull, repositoryOfEvent, runOnComment } from '../doubles/pull-request-run.js';
import { parseWorkflow, settingsOf } from '../doubles/workflow.js';

const folder = resolve(import.meta.dirname, '../../examples/workflows');
const octocat = { login: 'octocat', id: 583_231, type: 'User' };

function settingsOfWorkflow(name: string): Readonly<Record<string, string>> {
  const workflow = parseWorkflow(readFileSync(`${folder}/sallyport-${name}.yml`, 'utf8'));
  const { 'api-key': _key, ...settings } = settingsOf(workflow, { 'secrets.ANTHROPIC_API_KEY': 'k' });
  return { ...settings, model: 'script:s.jsonl' };
}

test('the workflow ci explains a failed run on its pull request, with the files of its head', async () => {
  const pull = await aHostedPull();
  const run = {
    ...{ event: 'pull_request', conclusion: 'failure', head_sha: pull.head, head_branch: 'topic', actor: octocat },
    ...{ head_repository: repositoryOfEvent, repository: repositoryOfEvent, pull_requests: [{ number: 7 }] },
  };
  const payload = { action: 'completed', repository: repositoryOfEvent, sender: octocat, workflow_run: run };
  const { outcome, transcript, comments, log, invalid } = await runOnComment(pull, {
    event: { name: 'workflow_run', payload },
    turns: [{ calls: [{ tool: 'Read', input: { file_path: 'src/a.txt' } }] }, { say: 'Line 2 is wrong.' }],
    settings: settingsOfWorkflow('ci'),
  });
  expect(outcome.outputs['conclusion'], log).toBe('success');
  expect(transcript).toContain('Explain why CI failed.');
  expect(transcript).toContain('two of topic');
  expect(comments.join()).toContain('Line 2 is wrong.');
  expect(invalid).toEqual([]);
});

test('the workflow fix commits to the branch of the pull request', async () => {
  const pull = await aHostedPull();
  const { outcome, log, invalid } = await runOnComment(pull, {
    turns: [
      { calls: [{ tool: 'Read', input: { file_path: 'src/a.txt' } }] },
      { calls: [{ tool: 'Edit', input: { file_path: 'src/a.txt', old_string: 'two of topic', new_string: 'two' } }] },
      { calls: [{ tool: 'PushToPullRequest', input: { title: 'Fix the second line' } }] },
      { say: 'Fixed.' },
    ],
    settings: settingsOfWorkflow('fix'),
  });
  expect(outcome.outputs['conclusion'], log).toBe('success');
  expect(outcome.outputs['branch'], log).toBe('topic');
  expect(invalid).toEqual([]);
});
