import { describe, expect, test } from 'vitest';
import { readEvent } from '../../src/event/event.js';
import { type InstructionOptions, systemInstructions } from '../../src/job/input/instructions.js';
import { allTools } from '../../src/job/runtime/all-tools.js';
import { type EnvironmentOptions, environmentOf } from '../../src/job/runtime/environment.js';
import { gitHubWriteTools } from '../../src/policy/rules/tool-names.js';
import { defaultSettings } from '../../src/settings/table.js';
import { createKnownFiles } from '../../src/tools/files/known-files.js';
import { aWorkspace, theCommands } from '../tools/workspace.js';

const unused = () => {
  throw new Error('describing a tool runs nothing');
};
const { files } = aWorkspace();
const exec = { run: unused, shell: unused };
const agents = '- general-purpose: Any task, with all tools of this job.';
const tools = allTools({
  ...{ files, knownFiles: createKnownFiles(files), exec, commands: theCommands(exec, '/tmp'), agents },
}).filter(({ name }) => !['WebFetch', 'WebSearch', 'Memory'].includes(name));
const builtin = tools.filter(({ name }) => !gitHubWriteTools.includes(name) && name !== 'ReportFindings');

/** As in a job that may not write. */
const writers = ['Write', 'Edit', 'MultiEdit', 'NotebookEdit', 'Delete', 'Move'];
const readers = tools.map((tool) => (writers.includes(tool.name) ? { ...tool, isHidden: true } : tool));
const forReview = { allow: ['Bash(gh pr view:*)', 'Bash(gh api:*)', 'Bash(gh pr comment 7:*)'], ask: [], deny: [] };

const options: InstructionOptions = {
  mode: 'default',
  worktree: false,
  narrowing: [],
  lists: { allow: ['Bash(npm test:*)', 'Edit'], ask: [], deny: ['Bash(git push:*)'] },
  readOnlyCommands: true,
  hasGh: false,
  outputSchema: null,
  outputStyle: null,
};

/** Every change of a text that a model reads is a change of these files, so that it is reviewed as a text. */
describe('what a model reads is the golden file', () => {
  test.each<[string, string]>([
    ['system-edit.txt', systemInstructions({ ...options, worktree: true }, { tools: builtin, reader: 'people' })],
    [
      'system-review.txt',
      systemInstructions({ ...options, lists: forReview, hasGh: true }, { tools: readers, reader: 'people' }),
    ],
    ['system-auto-edit.txt', systemInstructions({ ...options, mode: 'auto-edit' }, { tools, reader: 'people' })],
    ['system-yolo.txt', systemInstructions({ ...options, mode: 'yolo', hasGh: true }, { tools, reader: 'people' })],
    [
      'system-plan.txt',
      systemInstructions({ ...options, mode: 'plan', hasGh: true }, { tools: readers, reader: 'people' }),
    ],
    [
      'system-narrowed.txt',
      systemInstructions({ ...options, narrowing: [['Read', 'Grep']] }, { tools: readers, reader: 'people' }),
    ],
    ['system-sub-agent.txt', systemInstructions(options, { tools: builtin, reader: 'agent' })],
    [
      'system-schema.txt',
      systemInstructions({ ...options, outputSchema: { type: 'object' } }, { tools: builtin, reader: 'people' }),
    ],
    [
      'system-style.txt',
      systemInstructions(
        { ...options, outputStyle: 'In German, at most three sentences.' },
        { tools: [], reader: 'people' },
      ),
    ],
    ['tools.txt', tools.map(({ name, description }) => `# ${name}\n\n${description}`).join('\n\n')],
  ])('%s', async (file, text) => {
    await expect(`${text}\n`).toMatchFileSnapshot(`../fixtures/model-texts/${file}`);
  });
});

const noEvent = readEvent({
  name: null,
  payloadText: null,
  payloadPath: null,
  repository: null,
  sha: null,
  actor: null,
  triggeringActor: null,
});

function aJob(change: Partial<EnvironmentOptions>): EnvironmentOptions {
  return {
    settings: defaultSettings(),
    event: noEvent,
    trustedSource: { commit: null } as EnvironmentOptions['trustedSource'],
    pull: null,
    workspace: '/work/widgets',
    now: Date.UTC(2026, 10, 22),
    system: 'Linux',
    onRunner: true,
    hasSchema: false,
    facts: ['HEAD is 1234.'],
    ...change,
  };
}

const onItem = (kind: 'issue' | 'pull-request') =>
  ({ ...noEvent, name: 'issue_comment', item: { kind, number: 7 } }) as EnvironmentOptions['event'];

describe('the facts of a job', () => {
  test.each<[string, Partial<EnvironmentOptions>, string]>([
    ['the workspace, which is another one in each worktree', {}, 'The workspace is /work/widgets.'],
    ['the state of the clone', {}, 'HEAD is 1234.'],
    ['the date', {}, "Today's date is 2026-11-22."],
    ['the limits', {}, 'It ends after 50 turns or 30 minutes.'],
    [
      'the cost limit',
      { settings: { ...defaultSettings(), 'max-cost-usd': 2 } },
      'after 50 turns, 30 minutes or 2 US dollars.',
    ],
    ['a summary as the place of the answer', {}, 'Your last message is shown in the summary of the job.'],
    ['a terminal as the place of the answer', { onRunner: false }, 'Your last message is printed on a terminal.'],
    ['a comment as the place of the answer', { event: onItem('issue') }, 'posted as a comment on issue #7.'],
    [
      'a review as the place of the answer',
      { event: onItem('pull-request'), settings: { ...defaultSettings(), publish: ['review'] } },
      'posted as a review on pull request #7.',
    ],
  ])('name %s', (_claim, change, words) => {
    expect(environmentOf(aJob(change))[0]).toMatchObject({
      type: 'environment',
      text: expect.stringContaining(words) as string,
    });
  });

  test('name no place for an answer that a program reads', () => {
    expect(JSON.stringify(environmentOf(aJob({ hasSchema: true })))).not.toContain('last message');
  });
});
