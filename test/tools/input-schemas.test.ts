import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { allTools } from '../../src/job/runtime/all-tools.js';
import type { DefinedTool } from '../../src/tools/define.js';
import { createKnownFiles } from '../../src/tools/files/known-files.js';
import inputSchemas from '../../src/tools/input-schemas.json' with { type: 'json' };
import type { Tool } from '../../src/tools/types.js';
import { aWorkspace, theCommands } from './workspace.js';

const unused = () => {
  throw new Error('describing a tool runs nothing');
};
const { files } = aWorkspace();
const exec = { run: unused, shell: unused };
const tools = allTools({ files, knownFiles: createKnownFiles(files), exec, commands: theCommands(exec, '/tmp') });

const isDefined = (tool: Tool): tool is DefinedTool => 'input' in tool;

/** Without the name of the dialect and without the bounds that hold for every integer. */
function jsonSchemaOf({ input }: DefinedTool): unknown {
  return JSON.parse(JSON.stringify(z.toJSONSchema(input())), (key, value: unknown) =>
    key === '$schema' || value === Number.MAX_SAFE_INTEGER ? undefined : value,
  );
}

test.each(tools.filter(isDefined))('the JSON Schema of $name is up to date (`npm run docs`)', (tool) => {
  expect(tool.inputSchema).toEqual(jsonSchemaOf(tool));
});

test('every generated JSON Schema belongs to a tool', () => {
  expect(Object.keys(inputSchemas)).toEqual(tools.map(({ name }) => name));
});
