import { expect, test } from 'vitest';
import { toolIdentity, toolName } from '../../src/mcp/names.js';
import type { ServerSession } from '../../src/mcp/server-session.js';
import { offerTools } from '../../src/mcp/tools.js';
import { toolLimitsOf } from '../../src/model/tool-limits.js';

const limits = toolLimitsOf([]);
const long = 'a'.repeat(80);

/** A server with tools of these names; nothing calls them. */
function aSession(names: readonly string[]): ServerSession {
  const tools = names.map((name) => ({
    name,
    title: null,
    description: '',
    inputSchema: { type: 'object' },
    rest: {},
  }));
  return { server: { name: 'files', givenName: 'files' }, first: { tools, oddTools: [] } } as unknown as ServerSession;
}

test.each<[string, readonly string[], readonly string[]]>([
  ['differ only in a character that names cannot have', ['read.it', 'read_it'], ['read.it']],
  ['differ only in letter case', ['Read', 'read'], ['Read']],
  ['are too long and differ only in a character that names cannot have', [`${long}.x`, `${long}_x`], [`${long}.x`]],
  ['are too long and differ in another character', [`${long}.x`, `${long}_y`], [`${long}.x`, `${long}_y`]],
])('of two tools whose names %s, the offered ones share no rule', (_claim, names, offered) => {
  const { tools, notices } = offerTools(aSession(names), { couldAllow: () => true, lock: null, limits });
  expect(tools.map(({ name }) => name)).toEqual(offered.map((name) => toolName(toolIdentity('files', name))));
  expect(notices).toHaveLength(names.length - offered.length);
  expect(notices.join()).toMatch(/^$|another tool of the server has the same name/);
});

test('a rule for a tool that cannot be offered does not offer another tool of the same name', () => {
  const isFirst = (name: string) => name === 'mcp__files__read_it';
  const session = aSession(['read.it', 'read_it']);
  const unpinned = { servers: {} };
  expect(offerTools(session, { couldAllow: isFirst, lock: unpinned, limits }).tools).toEqual([]);
});
