import type { OnEvent, Stop } from '../../agent/events.js';
import type { RunContext } from '../../context/run-context.js';
import { noticeText } from '../../errors.js';
import type { Artifacts } from '../../platform/files/state/artifacts.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import type { Redactor } from '../../platform/secrets/redact.js';
import type { RuleLists } from '../../policy/types.js';
import type { Result } from '../result/types.js';
import type { JobRuntime } from '../runtime/runtime.js';
import type { HookPoints } from './hook-points.js';
import type { OpenHooks } from './open-hooks.js';

/** The life of a job's hooks. Most jobs have none, so their code is loaded only if there are any. */
export type LazyHooks = Readonly<ReturnType<typeof createLazyHooks>>;

export function createLazyHooks(
  options: {
    readonly job: { readonly runContext: RunContext; readonly lists: RuleLists };
    readonly artifacts: Artifacts;
    readonly hostEnvironment: HostEnvironment;
    readonly redactor: Redactor;
  },
  onEvent: OnEvent,
  transcriptPath: string,
) {
  const { runContext, lists } = options.job;
  const notices: string[] = [];
  let opened: (OpenHooks & { readonly job: HookPoints }) | null = null;
  let stop: Stop | null = null;
  const onNotice = (text: string): void => {
    if (notices.includes(text)) return;
    notices.push(text);
    onEvent({ type: 'notice', level: 'warning', text });
  };
  return {
    /** `null` before they are opened, and if there are none. */
    current: (): HookPoints | null => opened?.job ?? null,
    /** Checks the hooks; returns notices. Rejects with UserError `hook-invalid`. */
    open: async (runtime: JobRuntime): Promise<readonly string[]> => {
      if (runContext.hooks === null) return await ignoredHooks(runContext);
      if (runContext.hooks.hooks.length === 0) return runContext.hooks.notices.map(noticeText);
      const [{ openHooks: openProjectHooks }, { createHookPoints: createJobHooks }] = await Promise.all([
        import('./open-hooks.js'),
        import('./hook-points.js'),
        runtime.ready(),
      ]);
      const { signal, environment } = options.hostEnvironment;
      const project = await openProjectHooks({
        ...{ runContext, lists, runtime, environment, transcriptPath, onEvent, onNotice },
        directory: options.artifacts.directory,
        sessionId: options.artifacts.run,
        addSecret: (value) => options.redactor.add([value]),
      });
      const { hooks } = project;
      opened = { ...project, job: createJobHooks({ hooks, signal, onNotice, world: runtime.world }) };
      return runContext.hooks.notices.map(noticeText);
    },
    /** Observes how the conversation ends. */
    watch:
      (next: OnEvent): OnEvent =>
      (event) => {
        if (event.type === 'stop') stop = event.stop;
        next(event);
      },
    end: async (result: Result): Promise<Result> => {
      await opened?.job.end(stop);
      return notices.length === 0 ? result : { ...result, notices: [...result.notices, ...notices] };
    },
    close: async (): Promise<void> => {
      await opened?.close();
    },
  };
}

/** Where a team may keep hooks and rules that only `hooks-from` applies. */
const usualFile = '.claude/settings.json';

async function ignoredHooks({ settings, trustedSource: { source } }: RunContext): Promise<readonly string[]> {
  if (settings['hooks-from'] !== undefined || !(await source.present([usualFile])).has(usualFile)) return [];
  const { ignoredPartsOf } = await import('../../settings/load-hooks.js');
  const parts = await ignoredPartsOf(usualFile, source);
  if (parts === null) return [];
  return [
    `The ${parts} in ${usualFile} do not apply to this run. Set hooks-from: ${usualFile} to apply them, or an empty hooks-from to hide this notice.`,
  ];
}
