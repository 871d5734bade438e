import type { RunEvent } from '../../src/agent/events.js';
import { answerPrompt } from '../../src/job/answer-prompt.js';
import { watchJobChanges } from '../../src/job/changes/job-changes.js';
import type { JobOptions, JobRecording, ModelsOfJob } from '../../src/job/conversation/job-options.js';
import { gatherJobContext } from '../../src/job/input/gather-context.js';
import { jobLimits } from '../../src/job/prompt-and-limits.js';
import type { Result } from '../../src/job/result/types.js';
import { createJobRuntime, type JobRuntime } from '../../src/job/runtime/runtime.js';
import { systemClock } from '../../src/platform/clock.js';
import { createFileSystem } from '../../src/platform/files/file-system.js';
import { createPathFacts } from '../../src/platform/files/path-facts.js';
import { canAllowSubject, canAllowTool } from '../../src/policy/rules/can-allow-tool.js';
import type { RuleLists } from '../../src/policy/types.js';
import { plainSpec } from '../../src/prompt/formats/spec.js';
import { atRepositoryRoot } from '../../src/prompt/source-with-parents.js';
import type { PromptSource, PromptSpec } from '../../src/prompt/types.js';
import { workingTreeSource } from '../../src/prompt/working-tree-source.js';
import { defaultSettings } from '../../src/settings/table.js';
import { aModel, type ScriptedTurn } from './model.js';
import { aFolder } from './place.js';

/** The real runtime of a job in this folder. */
export function aRuntime(
  workspace: string,
  rules: Partial<RuleLists> = {},
  spec: PromptSpec | null = null,
): JobRuntime {
  const home = aFolder();
  return createJobRuntime({
    runContext: {
      ...{ workspace, git: null, settings: defaultSettings() },
      trustedSource: { source: projectSource(workspace), commit: null, placement: atRepositoryRoot },
    },
    hostEnvironment: { environment: { PATH: process.env['PATH'] }, home },
    childProcesses: { home, temporary: aFolder() },
    lists: { allow: [], ask: [], deny: [], ...rules },
    spec,
    tools: [],
  });
}

function projectSource(workspace: string): PromptSource {
  return workingTreeSource(
    createFileSystem({ root: workspace, guard: () => null }),
    createPathFacts(workspace, workspace),
  );
}

export interface PlayedJob {
  readonly result: Result;
  readonly events: readonly RunEvent[];
  readonly runtime: JobRuntime;
}

/** The options of a job without their groups; everything has a default. */
type JobSetup = Partial<Omit<JobOptions, 'models' | 'recording'> & ModelsOfJob & JobRecording> & {
  readonly body?: string;
  readonly rules?: Partial<RuleLists>;
};

/** Runs a job with real files and processes; the model plays the turns. */
export async function playJob(
  workspace: string,
  turns: readonly ScriptedTurn[],
  { body = 'Do it.', rules = {}, ...given }: JobSetup = {},
): Promise<PlayedJob> {
  const { model = aModel(turns).model, modelNamed, smallModel, modelHelp, ...more } = given;
  const { replay = null, transcriptPath = null, saveRest, ...changes } = more;
  const settings = defaultSettings();
  const runtime = aRuntime(workspace, rules);
  const events: RunEvent[] = [];
  const { signal } = new AbortController();
  const source = projectSource(workspace);
  const lists = { allow: [], ask: [], deny: [], ...rules };
  const result = await answerPrompt({
    runtime,
    models: {
      model,
      ...(modelNamed === undefined ? {} : { modelNamed }),
      ...(smallModel === undefined ? {} : { smallModel }),
      ...(modelHelp === undefined ? {} : { modelHelp }),
    },
    prompt: {
      spec: plainSpec('toml', 'inline', body),
      args: '',
      vars: {},
      rawInvocation: '',
      missingFiles: 'error',
      failedCommands: 'keep',
    },
    limits: jobLimits(settings),
    onDenied: 'continue',
    context: {
      instructions: {
        mode: 'default',
        narrowing: [],
        worktree: false,
        readOnlyCommands: true,
        hasGh: false,
        lists,
        outputSchema: null,
        outputStyle: null,
      },
      repository: await gatherJobContext({
        sources: { project: source },
        settings,
        promptSource: 'inline',
        commit: null,
        placement: atRepositoryRoot,
        contextWindow: null,
        whyDenied: () => Promise.resolve(null),
        ignored: () => Promise.resolve(new Set()),
        mayStart: (agent) =>
          agent === null ? canAllowTool('Task', lists, 'default') : canAllowSubject('Task', agent, lists, 'default'),
      }),
      attachments: [],
      forSubAgents: [{ type: 'environment', text: "Today's date is 2026-11-22." }],
      notices: [],
      configFiles: [],
      provenance: { trustedCommit: null, omitted: [] },
    },
    changes: watchJobChanges(runtime, {
      ...{ signal, ownFiles: [], replay: null, hasPrograms: () => false },
      onEvent: (event) => events.push(event),
    }),
    pendingWrites: { requests: [], keep: () => Promise.resolve(null) },
    recording: { replay, transcriptPath, ...(saveRest === undefined ? {} : { saveRest }) },
    clock: systemClock,
    onEvent: (event) => events.push(event),
    signal,
    ...changes,
  });
  return { result, events, runtime };
}
