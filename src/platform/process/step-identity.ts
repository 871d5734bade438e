import { readFileSync, writeFileSync } from 'node:fs';
import { devNull } from 'node:os';
import { execa } from 'execa';
import { attempt } from '../../errors.js';
import { findExecutable } from './program-path.js';

const timeoutMs = 5_000;

/** The account of GitHub Actions, as `git config` in a workflow usually names it. */
const actionsAccount = {
  name: 'github-actions[bot]',
  email: '41898282+github-actions[bot]@users.noreply.github.com',
};

type Variables = Readonly<Record<string, string | undefined>>;

interface Identity {
  readonly name: string;
  readonly email: string;
}

/** The author of commits of the step: its variables, its configuration of git, or else the account of the run. */
async function identityOf(step: Variables, path: string): Promise<Identity> {
  const configured = await configuredIdentity(step, path);
  const account = step['GITHUB_ACTIONS'] === 'true' ? actionsAccount : userOf(step);
  return {
    name: step['GIT_AUTHOR_NAME'] ?? step['GIT_COMMITTER_NAME'] ?? configured.name ?? account.name,
    email: step['GIT_AUTHOR_EMAIL'] ?? step['GIT_COMMITTER_EMAIL'] ?? configured.email ?? account.email,
  };
}

function userOf(step: Variables): Identity {
  const name = step['USER'] ?? step['LOGNAME'] ?? 'sallyport';
  return { name, email: `${name}@localhost` };
}

/** Only `user.name` and `user.email` of the user and the system: everything else could start programs. */
async function configuredIdentity(
  step: Variables,
  path: string,
): Promise<{ readonly [Part in keyof Identity]?: Identity[Part] | undefined }> {
  const git = findExecutable('git', path);
  if (git === null) return {};
  const places = ['HOME', 'XDG_CONFIG_HOME', 'USERPROFILE', 'GIT_CONFIG_GLOBAL', 'GIT_CONFIG_SYSTEM'];
  const env = Object.fromEntries(places.flatMap((name) => (step[name] === undefined ? [] : [[name, step[name]]])));
  const { stdout } = await execa(git, ['config', '-z', '--get-regexp', '^user\\.(name|email)$'], {
    // No repository, so that its configuration does not count.
    cwd: '/',
    env: { ...env, PATH: path, GIT_DIR: devNull },
    extendEnv: false,
    reject: false,
    stdin: 'ignore',
    timeout: timeoutMs,
  });
  const rows = stdout.split('\0').map((row) => row.split('\n'));
  const valueOf = (key: string): string | undefined => rows.findLast(([name]) => name === key)?.[1];
  return { name: valueOf('user.name'), email: valueOf('user.email') };
}

/** For commands; that of a repository replaces it. Rewritten if a command has changed it; returns its path. */
export function createIdentityFile(step: Variables, path: string, file: string): () => Promise<string> {
  let text: Promise<string> | null = null;
  return async () => {
    text ??= identityOf(step, path).then(
      ({ name, email }) => `[user]\n\tname = ${quoted(name)}\n\temail = ${quoted(email)}\n`,
    );
    const wanted = await text;
    if (attempt(() => readFileSync(file, 'utf8'), null) !== wanted) writeFileSync(file, wanted);
    return file;
  };
}

function quoted(value: string): string {
  return `"${value.replaceAll(/[\0-\x1f]/g, ' ').replaceAll(/["\\]/g, '\\$&')}"`;
}
