import { gitHubWriteKinds, type RequestRecorder } from '../../github-writes/kinds.js';
import { type BuiltinPorts, builtinTools } from '../../tools/builtin.js';
import { createMemoryTool } from '../../tools/files/memory.js';
import type { MemoryPorts } from '../../tools/files/remember.js';
import { createFindingsTool } from '../../tools/self-report/findings.js';
import { createNoopTool, createReportIncompleteTool } from '../../tools/self-report/self-report.js';
import { createSkillTool, type LoadSkill } from '../../tools/skill.js';
import { createTaskTool, type RunTask } from '../../tools/task.js';
import type { Tool } from '../../tools/types.js';
import type { WebFetchPorts } from '../../tools/web/fetch-as-markdown.js';
import type { WebSearchPorts } from '../../tools/web/search-for-model.js';
import { createWebFetchTool } from '../../tools/web/web-fetch.js';
import { createWebSearchTool } from '../../tools/web/web-search.js';

export interface FurtherPorts {
  readonly loadSkill: LoadSkill;
  /** One line per agent, for the description of Task. */
  readonly agents: string;
  readonly runTask: RunTask;
  readonly webFetch: WebFetchPorts;
  readonly webSearch: WebSearchPorts;
  /** Absent if no file is set for it. */
  readonly memory?: MemoryPorts;
  readonly recorder: RequestRecorder;
}

const neverCalled = () => Promise.reject(new Error('the tool is only described'));

const unusedPorts: FurtherPorts = {
  loadSkill: neverCalled,
  agents: '',
  runTask: neverCalled,
  webFetch: { guard: () => null, loadFetcher: neverCalled },
  webSearch: { provider: '', loadSearch: neverCalled },
  recorder: { keep: () => Promise.resolve(null) },
};

export function furtherTools(ports: FurtherPorts = unusedPorts): readonly Tool[] {
  const { recorder, memory } = ports;
  return [
    createSkillTool(ports.loadSkill),
    createTaskTool(ports.agents, ports.runTask),
    createWebFetchTool(ports.webFetch),
    ...(memory === undefined ? [] : [createMemoryTool(memory)]),
    createWebSearchTool(ports.webSearch),
    ...gitHubWriteKinds.map(({ createTool }) => createTool(recorder, () => Promise.resolve({ files: '' }), false)),
    createNoopTool(recorder),
    createReportIncompleteTool(recorder),
    createFindingsTool(recorder),
  ];
}

/** Every tool that a run can offer, in the order of input-schemas.json. */
export function allTools(ports: BuiltinPorts & Partial<FurtherPorts>): readonly Tool[] {
  const memory = { ...ports, path: 'AGENTS.md', now: () => 0 };
  return [...builtinTools(ports), ...furtherTools({ ...unusedPorts, memory, ...ports })];
}
