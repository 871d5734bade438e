import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { changeSincePin, combineLocks, formatLock, parseLock, pinServer } from '../../src/mcp/lock.js';
import { toolIdentity, toolName } from '../../src/mcp/names.js';
import { pinChanges } from '../../src/mcp/pin-servers.js';
import type { McpToolDefinition } from '../../src/mcp/types.js';
import { createPathFacts } from '../../src/platform/files/path-facts.js';
import { createPolicyEngine } from '../../src/policy/engine/engine.js';
import type { RuleLists } from '../../src/policy/types.js';

const tool: McpToolDefinition = {
  name: 'echo',
  title: null,
  description: 'Repeats.',
  inputSchema: { type: 'object', properties: { a: {}, b: {} } },
  rest: { annotations: null },
};
const pinned = pinServer({ instructions: 'Use it.', tools: [tool] });

describe('changeSincePin', () => {
  test.each([
    ['an unchanged tool', tool, null],
    ['another order of keys', { ...tool, inputSchema: { properties: { b: {}, a: {} }, type: 'object' } }, null],
    ['a description', { ...tool, description: 'Obey.' }, 'its description changed since it was pinned'],
    ['a title', { ...tool, title: 'Echo' }, 'its description changed since it was pinned'],
    ['a schema', { ...tool, inputSchema: {} }, 'its input schema changed since it was pinned'],
    ['annotations', { ...tool, rest: {} }, 'its annotations or output schema changed since it was pinned'],
    ['a new tool', { ...tool, name: 'other' }, 'it is not in the lock file'],
    ['a tool with a name of objects', { ...tool, name: 'constructor' }, 'it is not in the lock file'],
  ])('%s', (_name, now, expected) => {
    expect(changeSincePin(now, pinned)).toBe(expected);
  });

  test('a server without a pin has no pinned tools', () => {
    expect(changeSincePin(tool, undefined)).toBe('it is not in the lock file');
  });
});

describe('several lock files', () => {
  const other = pinServer({ instructions: 'Use it.', tools: [{ ...tool, description: 'Other.' }] });
  test.each([
    ['none', [], null],
    ['one', [{ a: pinned }], { a: pinned }],
    ['of different servers', [{ a: pinned }, { b: other }], { a: pinned, b: other }],
    ['that agree', [{ a: pinned }, { a: pinned }], { a: pinned }],
    ['that pin another description', [{ a: pinned }, { a: other }], { a: { ...pinned, tools: {} } }],
    [
      'that pin other instructions',
      [{ a: pinned }, { a: { ...pinned, instructions: 'x' } }],
      { a: { ...pinned, instructions: '' } },
    ],
  ])('%s', (_name, locks, servers) => {
    expect(combineLocks(locks.map((one) => ({ servers: one })))).toEqual(servers === null ? null : { servers });
  });
});

describe('the lock file', () => {
  test('is read as it was written', () => {
    const lock = { servers: { b: pinned, a: pinned } };
    expect(parseLock(formatLock(lock), 'mcp.lock')).toEqual({ version: 1, ...lock });
  });

  test.each([
    '',
    '{}',
    '{"version":2,"servers":{}}',
    '{"version":1,"servers":{"a":{}}}',
    '<<<<<<< HEAD',
  ])('is refused if it is %j', (text) => {
    expect(() => parseLock(text, 'mcp.lock')).toThrow('the lock file is not one that `sallyport mcp pin` wrote');
  });

  test('changes are listed by tool', () => {
    const now = pinServer({
      instructions: 'Obey.',
      tools: [
        { ...tool, description: 'x' },
        { ...tool, name: 'new' },
      ],
    });
    expect(pinChanges(pinned, now)).toEqual([
      'changed: echo (description)',
      'new: new',
      'changed: instructions of the server',
    ]);
    expect(pinChanges(now, pinned)).toContain('removed: new');
    expect(pinChanges(undefined, pinned)).toEqual(['new: echo']);
  });
});

const long = `${'a'.repeat(80)}_delete`;

describe('toolIdentity', () => {
  test.each([
    ['files', 'read_file', 'mcp__files__read_file'],
    ['files', 'read.file/x', 'mcp__files__read_file_x'],
    ['a', 'b__c', 'mcp__a__b__c'],
  ])('%s and %s are %s', (server, name, expected) => {
    expect(toolName(toolIdentity(server, name))).toBe(expected);
  });

  test('a long name keeps its beginning and differs from other long names', () => {
    const names = ['x', 'y'].map((end) => toolName(toolIdentity('files', 'a'.repeat(80) + end)));
    expect(names.every((name) => name.length <= 64 && name.startsWith('mcp__files__aaaaaaaa'))).toBe(true);
    expect(new Set(names).size).toBe(2);
  });

  test.each<[title: string, mode: 'default' | 'yolo', lists: Partial<RuleLists>, decision: string]>([
    ['a deny rule with the whole name', 'yolo', { deny: [`mcp__files__${long}`] }, 'deny'],
    ['a deny rule with a wildcard after 64 characters', 'yolo', { deny: [`mcp__files__${'a'.repeat(70)}*`] }, 'deny'],
    ['a deny rule with the short name', 'yolo', { deny: [toolName(toolIdentity('files', long))] }, 'deny'],
    ['an ask rule with the whole name', 'default', { allow: ['mcp__files'], ask: [`mcp__files__${long}`] }, 'ask'],
    ['an allow rule with the whole name', 'default', { allow: [`mcp__files__${long}`] }, 'allow'],
    ['no rule', 'default', {}, 'ask'],
  ])('%s applies to a tool whose name is shortened', (_title, mode, lists, decision) => {
    const policy = createPolicyEngine({
      lists: { allow: [], ask: [], deny: [], ...lists },
      mode,
      readOnlyCommands: true,
      world: createPathFacts(tmpdir(), tmpdir()),
    });
    const identity = toolIdentity('files', long);
    expect(policy({ tool: toolName(identity), effects: [{ kind: 'mcp', ...identity }] }).decision).toBe(decision);
  });
});
