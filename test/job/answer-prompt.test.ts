import { describe, expect, test } from 'vitest';
import { playJob } from '../doubles/job.js';
import { callTurn, say } from '../doubles/model.js';
import { aFolder } from '../doubles/place.js';

const skill = (body: string, ...fields: string[]) => ({
  '.claude/skills/dig/SKILL.md': ['---', 'description: Digs.', ...fields, '---', body].join('\n'),
});
const dig = callTurn(['Skill', { skill: 'dig' }]);
const bash = (command: string) => callTurn(['Bash', { command }]);
const end = say('done');

describe('runJob', () => {
  test('runs permitted calls, lists changes and answers', async () => {
    const folder = aFolder({ 'a.txt': 'one\n' });
    const write = callTurn(['Write', { file_path: 'b.txt', content: 'two\n' }]);
    const turns = [callTurn(['Read', { file_path: 'a.txt' }]), write, end];
    const { result } = await playJob(folder, turns, { rules: { allow: ['Write'] } });
    expect(result).toMatchObject({ conclusion: 'success', text: 'done', turns: 3, toolCalls: 2, denials: [] });
    expect(result.changes).toMatchObject([{ path: 'b.txt', kind: 'created' }]);
  });

  test('asks no model if a command of the prompt is refused, and reports the denial once', async () => {
    const { result, events } = await playJob(aFolder(), [], { body: 'Now: !{touch x}' });
    expect(result).toMatchObject({ conclusion: 'denied', turns: 0, toolCalls: 0 });
    expect(result.denials).toMatchObject([{ label: 'touch x', origin: 'prompt' }]);
    expect(events.filter(({ type }) => type === 'denied')).toHaveLength(1);
    expect(events.some(({ type }) => type === 'run-start')).toBe(false);
  });

  test('counts the calls of prompt commands among the calls of the job', async () => {
    const { result } = await playJob(aFolder(), [end], {
      body: 'Now: !{echo hello}',
      rules: { allow: ['Bash(echo:*)'] },
    });
    expect(result).toMatchObject({ conclusion: 'success', toolCalls: 1 });
  });
});

describe('nested calls', () => {
  test('calls, turns and denials of a sub-agent count toward the job', async () => {
    const turns = [dig, bash('touch x'), say('dug'), end];
    const { result, events } = await playJob(aFolder(skill('Dig.', 'context: fork')), turns);
    expect(result).toMatchObject({ conclusion: 'success', toolCalls: 2, turns: 4 });
    expect(result.denials).toMatchObject([{ label: 'touch x', origin: 'model' }]);
    const ends = events.flatMap((event) => (event.type === 'tool-end' ? [event.result] : []));
    expect(ends.map((one) => 'nested' in one)).toEqual([false]);
  });

  test('a refused nested call ends the job with on-denied: stop, and is reported once', async () => {
    const turns = [dig, bash('touch x'), end];
    const { result } = await playJob(aFolder(skill('Dig.', 'context: fork')), turns, { onDenied: 'stop' });
    expect(result).toMatchObject({ conclusion: 'denied', reason: expect.stringContaining('touch x') as string });
    expect(result.denials.map(({ label }) => label)).toEqual(['touch x']);
  });

  test('refused commands of a skill are reported with origin prompt, and the conversation continues', async () => {
    const { result } = await playJob(aFolder(skill('Dig: !`touch x`')), [dig, end]);
    expect(result).toMatchObject({ conclusion: 'success', toolCalls: 1 });
    expect(result.denials).toMatchObject([{ label: 'touch x', origin: 'prompt' }]);
  });

  test('calls that ran before a skill failed to load are counted', async () => {
    const files = { ...skill('See @a.txt and @missing.txt'), 'a.txt': 'one\n' };
    const { result } = await playJob(aFolder(files), [dig, end]);
    expect(result.toolCalls).toBeGreaterThanOrEqual(1);
    expect(result.conclusion).toBe('success');
  });
});
