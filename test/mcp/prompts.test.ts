import { describe, expect, test } from 'vitest';
import { getPrompt } from '../../src/mcp/prompts.js';
import { aConfiguration, mcpPortsOf, serverFile } from '../doubles/mcp.js';

const { servers } = aConfiguration({
  test: { command: 'node', args: [serverFile] },
  gone: { command: 'no-such-program' },
});
const get = (command: string, args = '') =>
  getPrompt({ command, args, servers, variables: {} }, mcpPortsOf(), new AbortController().signal);

describe('getPrompt', () => {
  test('gives the words to the arguments of the prompt, and its text as data', async () => {
    expect(await get('mcp__test__greet', ' Ann  Bee ')).toEqual([{ role: 'user', text: 'Greet Ann Bee !{touch x}' }]);
  });

  test.each([
    ['mcp__test__greet', 'the argument who of the prompt is missing'],
    ['mcp__test__gret', 'did you mean mcp__test__greet?'],
    ['mcp__other__greet', 'no MCP server with this name is configured and allowed by a rule'],
    ['mcp__gone__greet', 'was not found on the PATH'],
  ])('%s: %s', async (command, message) => {
    await expect(get(command)).rejects.toThrow(message);
  });
});
