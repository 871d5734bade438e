import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { builtinTools } from '../../src/tools/builtin.js';
import type { DefinedTool } from '../../src/tools/define.js';
import { createKnownFiles } from '../../src/tools/files/known-files.js';
import { createMemoryTool } from '../../src/tools/files/memory.js';
import { createFindingsTool } from '../../src/tools/github/findings.js';
import { createNoopTool, createReportIncompleteTool } from '../../src/tools/github/self-report.js';
import { gitHubWriteTools } from '../../src/tools/github/table.js';
import inputSchemas from '../../src/tools/input-schemas.json' with { type: 'json' };
import { createSkillTool } from '../../src/tools/skill.js';
import { createTaskTool } from '../../src/tools/task.js';
import type { Tool } from '../../src/tools/types.js';
import { createWebFetchTool } from '../../src/tools/web/web-fetch.js';
import { createWebSearchTool } from '../../src/tools/web/web-search.js';
import { aWorkspace, theCommands } from './workspace.js';

const unused = () => {
  throw new Error('describing a tool runs nothing');
};
const { files } = aWorkspace();
const recorder = { keep: unused };
const tools: readonly Tool[] = [
  ...builtinTools({
    files,
    knownFiles: createKnownFiles(files),
    exec: { run: unused, shell: unused },
    commands: theCommands({ run: unused, shell: unused }, '/tmp'),
    onTodos: unused,
  }),
  createSkillTool(unused),
  createTaskTool('', unused),
  createWebFetchTool({ guard: unused, loadFetcher: unused }),
  createMemoryTool({ files, knownFiles: createKnownFiles(files), path: 'AGENTS.md', now: unused }),
  createWebSearchTool({ provider: 'tavily', loadSearch: unused }),
  ...Object.values(gitHubWriteTools).map((create) => create(recorder, unused)),
  ...[createNoopTool, createReportIncompleteTool, createFindingsTool].map((create) => create(recorder)),
];

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
