import { dirname } from 'node:path';
import { messageOf } from '../../errors.js';
import { filesBelow } from '../../platform/files/path-facts.js';
import type { Artifacts } from '../../platform/files/state/artifacts.js';
import { credentialsIn, takeCredentials } from '../../platform/git/credential-store.js';
import { secretsIn } from '../../platform/git/credentials.js';
import type { HostEnvironment } from '../../platform/host/host-environment.js';
import { configurations } from '../../platform/process/git-configurations.js';
import type { ExecRequest, ExecResult } from '../../platform/process/types.js';
import { valuesInFiles } from '../../platform/secrets/denied-values.js';
import type { Redactor } from '../../platform/secrets/redact.js';
import { sensitivity } from '../../policy/files/sensitivity.js';
import type { RuleLists } from '../../policy/types.js';
import type { PromptSpec } from '../../prompt/types.js';
import type { JobRuntime } from '../runtime/runtime.js';
import { credentialSettings, missingCredentialNote } from './git-with-credentials.js';

/** The secrets of a workspace while they are withheld. */
export interface Withheld {
  /** Settings that give the credentials to the git command of this line; `null` if it gets none. */
  readonly gitSettings: (line: string) => ExecRequest['gitSettings'] | null;
  /** Explains a failure of this command that was caused by missing credentials. */
  readonly noteOn: (line: string, result: ExecResult) => string | null;
  readonly restore: () => void;
}

/** The options of a job that are used here. */
export interface WithholdOptions {
  readonly lists: RuleLists;
  readonly spec: Pick<PromptSpec, 'disallowedTools'>;
  readonly redactor: Pick<Redactor, 'add' | 'redactAdded'>;
  readonly artifacts: Pick<Artifacts, 'run'>;
  readonly hostEnvironment: Pick<HostEnvironment, 'temporary' | 'onRunner'>;
}
/** `info`: for the log alone. */
type Notify = (text: string, level?: 'warning' | 'info') => void;

/** Maximum number of names that are checked for sensitive files and for files that a deny rule names. */
const mostNames = 20_000;

/** Number of values that are hidden in all their encoded forms; further values only literally. */
const mostEncoded = 300;

/** Moves the git credentials away and makes the redactor know them and the values of denied files. */
export function withhold({ world, mayRead }: JobRuntime, options: WithholdOptions, notify: Notify): Withheld {
  const { redactor } = options;
  const sensitive = world.sensitiveBelow(world.workspace, mostNames).paths;
  const ownConfigs = configurations(world.workspace);
  const nested = sensitive.filter((path) => path.endsWith('/.git/config')).map((path) => dirname(path));
  const configs = [...new Set([...ownConfigs, ...nested.flatMap(configurations)])];
  redactor.add(credentialsIn(configs).flatMap(secretsIn));
  const loaded = take(configs, options, notify);
  // Credentials that a concurrent run moved away are only known now.
  redactor.add([...(loaded?.byFile.values() ?? [])].flat().flatMap(secretsIn));
  const values = valuesInFiles(deniedFiles({ world, mayRead }, sensitive, options));
  redactor.add(values.slice(0, mostEncoded), values.slice(mostEncoded));
  const ownFiles = new Set(ownConfigs.map((path) => world.realpath(path)));
  const credentials = [...(loaded?.byFile ?? [])].flatMap(([file, stored]) => (ownFiles.has(file) ? stored : []));
  const { repository } = world;
  return {
    gitSettings: (line) => credentialSettings(line, credentials, repository),
    noteOn: (line, result) => (loaded === null ? null : missingCredentialNote(line, result)),
    restore: () => {
      try {
        loaded?.restore();
      } catch (error) {
        notify(`The credentials in .git/config could not be put back: ${messageOf(error)}. The next run tries again.`);
      }
    },
  };
}

/** `null` if there are none, or if they cannot be moved, with a notice. */
function take(configs: readonly string[], { hostEnvironment, artifacts }: WithholdOptions, notify: Notify) {
  // Other systems leave a login in every clone, and have no setting for it.
  const isGitHub = hostEnvironment.onRunner;
  const setting = 'Set `persist-credentials: false` on actions/checkout';
  try {
    const loaded = takeCredentials(configs, hostEnvironment.temporary, artifacts.run);
    if (loaded !== null) {
      const moved = 'Git credentials were moved out of .git/config; they are put back when the run ends.';
      if (isGitHub) notify(`${moved} ${setting} if no later step needs them.`);
      else notify(moved, 'info');
    }
    return loaded;
  } catch (error) {
    const problem = `Git credentials could not be moved out of .git/config, and commands can read them`;
    notify(`${problem}: ${messageOf(error)}.${isGitHub ? ` ${setting}.` : ''}`);
    return null;
  }
}

/** Highly sensitive files first, then files that only a rule denies. */
function deniedFiles(
  { world, mayRead }: Pick<JobRuntime, 'world' | 'mayRead'>,
  sensitive: readonly string[],
  { lists, spec }: WithholdOptions,
): readonly string[] {
  const deny = [...lists.deny, ...spec.disallowedTools];
  const named = deny.some((rule) => /^(?!Bash\b)\w+\(/.test(rule)) ? filesBelow(world.workspace, mostNames) : [];
  const high = sensitive.filter((path) => sensitivity(path) === 'high');
  // The file .git of a worktree names the repository, which is not a secret.
  return [...new Set([...high, ...named])].filter((path) => !/\/\.git(?:\/|$)/.test(path) && !mayRead(path));
}
