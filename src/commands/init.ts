import { type Diagnostic, nearest, only, rethrowUnless, UserError, userError } from '../errors.js';
import { withoutPrice } from '../model/prices.js';
import { parseModelName } from '../model/providers.js';
import { createFileSystem } from '../platform/files/file-system.js';
import { createPathFacts } from '../platform/files/path-facts.js';
import { FileProblem, type FileSystem } from '../platform/files/types.js';
import { originHost } from '../platform/git/origin-host.js';
import { findReleasedAction } from '../platform/git/released-action.js';
import type { HostEnvironment } from '../platform/host/host-environment.js';
import { plannedProcesses } from '../platform/process/process-setup.js';
import { isInside } from '../policy/files/paths.js';
import { findCommands } from '../prompt/find.js';
import { workingTreeSource } from '../prompt/working-tree-source.js';
import { otherCiSystem } from './init/ci-system.js';
import { ciWorkflowsOf } from './init/ci-workflows.js';
import { modelLines, serverVariableOf } from './init/model-lines.js';
import { startersFor } from './init/starters.js';
import { type Choices, type StarterFile, type Use, uses } from './init/types.js';
import { type CliInvocation, isSwitchedOn, textFlag } from './parse.js';
import { actionPlaceholder, placeholderLines } from './placeholder.js';

/** To be replaced by the user. */
const placeholder = `${actionPlaceholder}@v1`;

const defaultUses: readonly Use[] = ['review', 'comment', 'schedule'];
const gitLabUses: readonly Use[] = ['gitlab'];
const defaultModel = 'anthropic/claude-sonnet-4-5';

/** The outcome for one file. `kept` = another file exists at its path and stays unchanged. */
interface StarterResult extends StarterFile {
  readonly outcome: 'created' | 'unchanged' | 'kept' | 'would create';
}

/** Never overwrites. Rejects with UserError before it writes if a path leads out of the directory. */
export async function runInit(invocation: CliInvocation, hostEnvironment: HostEnvironment): Promise<number> {
  const unknown = invocation.operands.filter((operand) => !isUse(operand));
  const diagnostics = unknown.map((location): Diagnostic => {
    const guess = nearest(location, uses);
    const hint = `${guess === undefined ? '' : `did you mean ${guess}? `}The uses are ${uses.join(', ')}`;
    return { code: 'argument-invalid', location, message: 'unknown use', hint };
  });
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  const operands = uses.filter((use) => invocation.operands.includes(use));
  const action = textFlag(invocation, 'action') ?? null;
  if (action !== null && !/^[A-Za-z0-9-]+(\/[A-Za-z0-9._-]+)+(@[A-Za-z0-9._/-]+)?$/.test(action)) {
    const hint = `write OWNER/REPOSITORY or OWNER/REPOSITORY@REF, such as ${placeholder}; a full commit SHA is the safest REF`;
    throw userError(['argument-invalid', '--action'], 'invalid action', hint, action);
  }
  const model = textFlag(invocation, 'model') ?? defaultModel;
  const { provider, id } = parseModelName(model);
  if (!/^[\w.:/@+-]+$/.test(id)) {
    const hint = 'use the name from the provider';
    throw userError(['argument-invalid', '--model'], 'invalid characters in the name of the model', hint, model);
  }
  const flags: GivenChoices = {
    action: action === null || action.includes('@') ? action : `${action}@v1`,
    model: modelLines(model, provider),
    serverVariable: serverVariableOf(provider),
    hasPrice: withoutPrice([model]) === undefined,
  };
  const files = openDirectory(textFlag(invocation, 'cwd') ?? '.', hostEnvironment.directory);
  const system = await otherCiSystem(await originHost(plannedProcesses(hostEnvironment), files.root), files);
  const wanted = operands.length > 0 ? operands : system === 'GitLab' ? gitLabUses : defaultUses;
  const { requested, leftOut } = await withoutSecondAnswer(wanted, operands, files);
  const choices = await completed(flags, requested, files, hostEnvironment);
  const dryRun = isSwitchedOn(invocation, 'dry-run');
  const planned: StarterResult[] = [];
  for (const starter of startersFor(requested, choices)) {
    planned.push({ ...starter, outcome: await planFor(starter, files) });
  }
  const results = dryRun ? planned : await writeAll(planned, files);
  const { stdio } = hostEnvironment;
  if (isSwitchedOn(invocation, 'json')) {
    const shown = results.map(({ path, outcome, text }) => ({ path, outcome, text }));
    stdio.out(`${JSON.stringify({ files: shown }, null, 2)}\n`);
    return 0;
  }
  for (const result of results) {
    stdio.out(`${result.outcome.padEnd(12)}  ${result.path}\n`);
    if (dryRun && result.outcome === 'would create') stdio.out(`\n${result.text}\n`);
  }
  for (const line of [...leftOut, ...(await advice(results, { ...choices, system }, files))]) stdio.err(`${line}\n`);
  return 0;
}

const isUse = (word: string): word is Use => (uses as readonly string[]).includes(word);

type GivenChoices = Pick<Choices, 'model' | 'serverVariable' | 'hasPrice'> & { readonly action: string | null };

/** With what the program can find out: its own repository and release, and the workflows to wait for. */
async function completed(
  { action, ...choices }: GivenChoices,
  requested: readonly Use[],
  files: FileSystem,
  hostEnvironment: HostEnvironment,
): Promise<Choices> {
  const workflows = requested.includes('ci') ? await ciWorkflowsOf(files) : [];
  const found = {
    ciWorkflows: workflows.length === 0 ? ['CI'] : workflows,
    reviewPath: await reviewOf(files, hostEnvironment.home),
  };
  if (action !== null) return { action, release: null, ...found, ...choices };
  const released = await findReleasedAction(plannedProcesses(hostEnvironment), hostEnvironment.program);
  if (released === null) return { action: placeholder, release: null, ...found, ...choices };
  const { repository, release } = released;
  return { action: `${repository}@${release?.commit ?? 'v1'}`, release: release?.tag ?? null, ...found, ...choices };
}

/** The path of the repository's own command or skill `review`. */
async function reviewOf(files: FileSystem, home: string): Promise<string | null> {
  const project = workingTreeSource(files, createPathFacts(files.root, home));
  const commands = await findCommands({ project }).catch(only(UserError, () => []));
  return commands.find(({ name, wins }) => name === 'review' && wins)?.path ?? null;
}

/** One comment must not start both `fix` and `comment`. Rejects with UserError if the other one's file exists. */
async function withoutSecondAnswer(wanted: readonly Use[], operands: readonly Use[], files: FileSystem) {
  const without = (use: Use) => ({
    requested: wanted.filter((each) => each !== use),
    leftOut: [`Left out: ${answeringPath(use)}, since the workflow fix answers the same comments.`],
  });
  if (wanted.includes('fix') && wanted.includes('comment')) return without('comment');
  for (const [use, other] of [['fix', 'comment'] as const, ['comment', 'fix'] as const]) {
    if (!wanted.includes(use) || (await isThere(files, answeringPath(use)))) continue;
    if (!(await isThere(files, answeringPath(other)))) continue;
    if (!operands.includes(use)) return without(use);
    const message = `it answers the same comments as the workflow ${use}`;
    const hint = `remove it and run init ${use} again, or keep it`;
    throw userError(['argument-invalid', answeringPath(other)], message, hint);
  }
  return { requested: wanted, leftOut: [] };
}

const answeringPath = (use: Use): string => `.github/workflows/sallyport-${use}.yml`;

async function isThere(files: FileSystem, path: string): Promise<boolean> {
  const entry = await files.info(path).catch(only(FileProblem, (problem) => problem));
  return !(entry instanceof FileProblem) || entry.code !== 'missing';
}

/** Denies paths that a symbolic link leads out of the directory. */
function openDirectory(directory: string, from: string): FileSystem {
  try {
    const { root } = createFileSystem({
      root: createFileSystem({ root: from, guard: () => null }).resolve(directory),
      guard: () => null,
    });
    return createFileSystem({
      root,
      guard: (_, path) => (isInside({ path, directory: root }) ? null : 'it leads out of the directory'),
    });
  } catch {
    const hint = 'give the directory of the repository';
    throw userError(['directory-missing', '--cwd'], 'the directory does not exist', hint, directory);
  }
}

async function planFor({ path, text }: StarterFile, files: FileSystem): Promise<StarterResult['outcome']> {
  try {
    const existing = (await files.read(path, maxBytes)).toString('utf8');
    return existing.replaceAll('\r\n', '\n') === text ? 'unchanged' : 'kept';
  } catch (error) {
    rethrowUnless(error, FileProblem);
    if (error.code === 'missing') return 'would create';
    if (error.code === 'too-large' || error.code === 'directory' || error.code === 'special') return 'kept';
    throw unwritable(path, error);
  }
}

const maxBytes = 1_000_000;

async function writeAll(planned: readonly StarterResult[], files: FileSystem): Promise<readonly StarterResult[]> {
  for (const { path, text, outcome } of planned) {
    const refuse = only(FileProblem, (problem) => {
      throw unwritable(path, problem);
    });
    if (outcome === 'would create') await files.write(path, text).catch(refuse);
  }
  return planned.map((file) => (file.outcome === 'would create' ? { ...file, outcome: 'created' } : file));
}

function unwritable(path: string, problem: FileProblem): UserError {
  const hint = 'use a writable directory without symbolic links to other directories';
  return userError(['file-unwritable', path], 'the file cannot be written', hint, problem.message);
}

/** The remaining manual steps. */
async function advice(
  results: readonly StarterResult[],
  { action, ciWorkflows, model, serverVariable, hasPrice, system }: Choices & { readonly system: string | null },
  files: FileSystem,
): Promise<readonly string[]> {
  const kept = results.filter(({ outcome }) => outcome === 'kept').map(({ path }) => path);
  const isFor = (folder: string) => results.some(({ path }) => path.startsWith(folder));
  const [onGitHub, onGitLab] = [isFor('.github/'), isFor('.gitlab/')];
  const lines: string[] = [];
  const add = (isNeeded: boolean, line: string): void => {
    if (isNeeded) lines.push(line);
  };
  const left = `Already there, left unchanged: ${kept.join(', ')}. Use --dry-run --json to see the version of init.`;
  add(kept.length > 0, left);
  lines.push(...placeholderAdvice(results));
  const instead = system === 'GitLab' ? 'run init gitlab' : 'docs/other-ci.md has a job for it';
  const other = `The origin is on ${system ?? ''}, which does not read .github/workflows: ${instead}.`;
  add(onGitHub && system !== null, other);
  const isPinned = /@[0-9a-f]{40}$/.test(action);
  add(onGitHub && !isPinned, 'Pin the action to its full commit SHA: a tag can be moved.');
  for (const name of secretsIn(model)) {
    add(onGitHub, `Add the secret ${name}: gh secret set ${name}${inPage}`);
    add(onGitLab, `Add the variable ${name} in Settings, CI/CD, masked and protected.`);
  }
  if (serverVariable !== null) {
    const { name, what, example } = serverVariable;
    add(onGitHub, `Add the variable ${name}, ${what}: gh variable set ${name} --body ${example}${inPage}`);
    add(onGitLab, `Add the variable ${name}, ${what}, in Settings, CI/CD.`);
  }
  const waits = `sallyport-ci.yml waits for the workflow ${ciWorkflows.join(', ')}`;
  const hasCi = results.some(({ path }) => path.endsWith('sallyport-ci.yml'));
  add(hasCi, `${waits}: write the names of others there if that is not your CI.`);
  add(!hasPrice && kept.length < results.length, withoutKnownPrice);
  const isRoot = await isThere(files, '.git');
  add(!isRoot, 'No .git was found here: GitHub reads workflows only from the root of a repository.');
  return lines;
}

const withoutKnownPrice =
  'The price of the model is not known, so the files limit time and jobs, not the cost. For max-cost-usd, set prices in .sallyport/config.yml.';

/** Each line that names the placeholder, in files that were there before too. */
function placeholderAdvice(results: readonly StarterResult[]): readonly string[] {
  const lines = results.flatMap(({ path, text, outcome }) =>
    outcome === 'kept' ? [] : placeholderLines(text).map((line) => `${path}:${line}`),
  );
  return lines.length === 0
    ? []
    : [`Replace ${placeholder} with the repository you use (or: init --action OWNER/REPO): ${lines.join(', ')}.`];
}

const inPage = ' (or in Settings, Secrets and variables, Actions)';

const secretsIn = (lines: readonly string[]): readonly string[] =>
  lines.flatMap((line) => /\bsecrets\.(\w+)/.exec(line)?.[1] ?? []);
