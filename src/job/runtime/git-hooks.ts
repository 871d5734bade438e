import type { OnEvent } from '../../agent/events.js';
import type { RunContext } from '../../context/run-context.js';
import { messageOf } from '../../errors.js';
import type { Artifacts } from '../../platform/files/state/artifacts.js';
import type { ProcessRunner } from '../../platform/process/types.js';
import type { JobSandbox } from './lazy-sandbox.js';

interface GitHooksPorts {
  readonly sandbox: () => JobSandbox | null;
  readonly onEvent: OnEvent;
}

/** The hooks of the setting `git-hooks`, which run with the git commands of the model, as code of the repository. */
export function createGitHooks(
  { settings, trustedSource }: Pick<RunContext, 'settings' | 'trustedSource'>,
  artifacts: Pick<Artifacts, 'makeDirectory'>,
  { sandbox, onEvent }: GitHooksPorts,
) {
  let found: Promise<string | null> | null = null;
  let isOn = false;
  const place = async (path: string): Promise<string | null> => {
    const report = await sandbox()?.report();
    try {
      if (report === undefined || report.level === 'none') throw new Error('there is no sandbox');
      const entries = await trustedSource.source.list(path);
      const files = entries.filter(({ kind }) => kind === 'file').map(({ name }) => name);
      if (files.length === 0) throw new Error('the trusted source has no files there');
      const contents = files.map((name) => trustedSource.source.read(`${path}/${name}`, mostBytes));
      const { placeHooks } = await import('../../platform/git/skipped-hooks.js');
      const directory = artifacts.makeDirectory('git-hooks');
      placeHooks(directory, new Map((await Promise.all(contents)).map((content, at) => [files[at] ?? '', content])));
      isOn = true;
      return directory;
    } catch (error) {
      onEvent({ type: 'notice', level: 'warning', text: `The hooks in ${path} do not run: ${messageOf(error)}.` });
      return null;
    }
  };
  const wrapExec = (exec: ProcessRunner): ProcessRunner => ({
    run: (request) => exec.run(request),
    shell: async (line, request) => {
      const { needs, gitSettings = [] } = request;
      const path = settings['git-hooks'];
      // A push or fetch has a login, which hooks could read.
      const isWithLogin = needs?.gitRemote !== undefined || gitSettings.length > 0;
      if (path === undefined || needs?.gitCommands === undefined || isWithLogin) return await exec.shell(line, request);
      const directory = await (found ??= place(path.replace(/\/+$/, '')));
      if (directory === null) return await exec.shell(line, request);
      return await exec.shell(line, {
        ...request,
        needs: { ...needs, judgedByWords: false, reads: [...needs.reads, directory] },
        gitSettings: [['core.hooksPath', directory]],
      });
    },
  });
  return { wrapExec, isOn: () => isOn };
}

const mostBytes = 1_000_000;
