import { describe, expect, test } from 'vitest';
import type { RunEvent } from '../../src/agent/events.js';
import { logProgress } from '../../src/app/progress-log.js';
import { aSteppedClock } from '../doubles/stepped-clock.js';

function aLog(terminal = false) {
  const lines: string[] = [];
  const { clock, pass } = aSteppedClock();
  const log = { info: (line: string) => void lines.push(line) };
  const progress = logProgress({ log, clock }, { terminal, redact: (text) => text.replaceAll('hidden', '***') });
  return { lines, pass, ...progress };
}

const command: RunEvent = { type: 'tool-start', call: { id: 'c1', name: 'Bash', input: { command: 'make\n hidden' } } };

describe('logProgress', () => {
  test('names the running command after every 30 seconds without a line', async () => {
    const { lines, pass, onEvent } = aLog();
    onEvent(command);
    await pass(95_000);
    expect(lines).toEqual([
      '  … running Bash  make ***, for 30.0 s',
      '  … running Bash  make ***, for 1 min 0 s',
      '  … running Bash  make ***, for 1 min 30 s',
    ]);
  });

  test('counts the silence from the last line', async () => {
    const { lines, pass, onEvent } = aLog();
    await pass(20_000);
    onEvent({ type: 'notice', level: 'info', text: 'here' });
    await pass(20_000);
    expect(lines).toEqual(['  here']);
    await pass(10_000);
    expect(lines).toEqual(['  here', '  … starting, for 50.0 s']);
  });

  test.each<[string, RunEvent, string]>([
    ['a wait for the model', { type: 'turn-start', turn: 3 }, 'waiting for the model'],
    ['a long answer', { type: 'text-delta', delta: 'x' }, 'the model is answering'],
    ['a call without a command', { type: 'tool-start', call: { id: 'c', name: 'Read', input: {} } }, 'running Read'],
    [
      'a sub-agent',
      { type: 'sub-agent', name: 'Task', call: 'c', event: { type: 'turn-start', turn: 1 } },
      'Task: waiting for the model',
    ],
  ])('shows %s', async (_claim, event, words) => {
    const { lines, pass, onEvent } = aLog();
    onEvent(event);
    await pass(30_000);
    expect(lines).toEqual([`  … ${words}, for 30.0 s`]);
  });

  test.each([
    ['on a terminal', true, false],
    ['after the end', false, true],
  ])('is silent %s', async (_claim, terminal, ended) => {
    const { lines, pass, onEvent, stop } = aLog(terminal);
    if (ended) stop();
    else onEvent({ type: 'turn-start', turn: 1 });
    await pass(100_000);
    expect(lines).toEqual([]);
  });
});
