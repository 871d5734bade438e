import type { OnEvent } from '../agent/events.js';
import type { Limits } from '../agent/limits.js';
import type { Artifacts } from '../host/artifacts.js';
import { systemClock } from '../host/clock.js';
import { createGit, type Git } from '../host/git.js';
import type { Surroundings } from '../host/surroundings.js';
import type { Attachment, TodoItem } from '../messages/types.js';
import { costOf } from '../model/prices.js';
import type { Model } from '../model/types.js';
import type { Mode, RuleLists } from '../policy/types.js';
import type { PromptSpec, Variables } from '../prompt/types.js';
import { type ChangeWatch, hideClosed, watchChanges } from './changes.js';
import { instructions } from './instructions.js';
import { runJob } from './job.js';
import { enterWorktree, keepTranscript, type Place } from './prepare.js';
import type { Result } from './types.js';
import { createWorkshop, processSetup, type Workshop } from './workshop.js';

export interface PerformOptions {
  readonly spec: PromptSpec;
  readonly args: string;
  readonly vars: Variables;
  readonly rawInvocation: string;
  readonly missingFiles: 'error' | 'keep';
  readonly onDenied: 'continue' | 'stop' | 'fail';
  readonly lists: RuleLists;
  readonly mode: Mode;
  readonly limits: Limits;
  readonly model: Model;
  readonly workspace: string;
  readonly git: Git | null;
  /** Work in a temporary work tree of HEAD. */
  readonly worktree: boolean;
  readonly attachments: readonly Attachment[];
  readonly notices: readonly string[];
  readonly artifacts: Artifacts;
  /** Absolute paths. */
  readonly transcriptPath: string;
  readonly recordPath: string | null;
  readonly surroundings: Pick<Surroundings, 'environment' | 'home' | 'signal'>;
  readonly version: string;
  readonly onEvent: OnEvent;
}

/**
 * Sets up the place, the rules, the doors and the tools of one job, runs it and leaves the place again.
 * Rejects with UserError for what the person who starts it can mend.
 */
export async function performJob(options: PerformOptions): Promise<Result> {
  const place: Place = options.worktree
    ? await enterWorktree(options.git, options.artifacts)
    : { directory: options.workspace, leave: () => Promise.resolve() };
  try {
    return await runAt(place.directory, options);
  } finally {
    await place.leave();
    options.artifacts.removeDirectory('home');
    options.artifacts.removeDirectory('tmp');
  }
}

async function runAt(directory: string, options: PerformOptions): Promise<Result> {
  const { artifacts, surroundings, spec, lists, mode, model } = options;
  const children = {
    environment: surroundings.environment,
    childHome: artifacts.makeDirectory('home'),
    childTemporary: artifacts.makeDirectory('tmp'),
  };
  const gitWithin = (signal: AbortSignal) =>
    createGit({ ...processSetup(children, directory), cwd: directory, signal });
  const keep = await keepTranscript({ ...options, clock: systemClock });
  const onEvent: OnEvent = (event) => {
    keep(event);
    options.onEvent(event);
  };
  const onTodos = (items: readonly TodoItem[]) => onEvent({ type: 'todos', items });
  const workshop = createWorkshop({ directory, home: surroundings.home, ...children, lists, mode, spec, onTodos });
  return await runJob({
    ...options,
    system: instructions({ workspace: workshop.files.root, mode, worktree: options.worktree, lists }),
    costOf: (usage) => costOf(model.name, usage),
    ready: () => workshop.ready(),
    judge: workshop.judge,
    secondParser: workshop.secondParser,
    tools: workshop.tools,
    files: workshop.files,
    clock: systemClock,
    changes: changesOf(workshop, options, gitWithin),
    onEvent,
    signal: surroundings.signal,
  });
}

/** Time for looking at the repository; a cancelled run has to be over before the runner ends it by force. */
const gitTimeMs = 60_000;
const gitTimeAfterCancelMs = 3_000;

function changesOf(
  workshop: Workshop,
  { git, surroundings, transcriptPath, recordPath }: PerformOptions,
  gitWithin: (signal: AbortSignal) => Git,
): ChangeWatch {
  const time = () => AbortSignal.timeout(surroundings.signal.aborted ? gitTimeAfterCancelMs : gitTimeMs);
  const watch: ChangeWatch =
    git === null
      ? {
          ready: Promise.resolve(),
          since: async () => ({ files: await workshop.originals.changes(), notice: null }),
        }
      : watchChanges(gitWithin(AbortSignal.any([surroundings.signal, time()])), () => gitWithin(time()));
  const own = new Set(
    [transcriptPath, recordPath].flatMap((path) => (path === null ? [] : [workshop.files.relative(path)])),
  );
  return {
    ready: watch.ready,
    since: async () => {
      const { files, notice } = await watch.since();
      const changes = { files: files.filter((file) => !own.has(file.path)), notice };
      if (changes.files.length === 0) return changes;
      await workshop.ready();
      return hideClosed(changes, (path) => workshop.mayRead(path));
    },
  };
}
