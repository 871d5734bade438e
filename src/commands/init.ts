import { type Diagnostic, nearest, UserError } from '../errors.js';
import { keyVariableOf, parseModelName } from '../model/choose.js';
import { createFileSystem } from '../platform/files/file-system.js';
import type { HostEnvironment } from '../platform/process/host-environment.js';
import { FileProblem, type FileSystem } from '../platform/types.js';
import { isInside } from '../policy/files/paths.js';
import { startersFor } from './init/starters.js';
import { type Choices, type StarterFile, type Use, uses } from './init/types.js';
import { type CliInvocation, isSwitchedOn, textFlag } from './parse.js';

/** Stands for a repository that only its reader knows. */
const placeholder = 'OWNER/sallyport@v1';

const usual: readonly Use[] = ['review', 'comment', 'schedule'];
const usualModel = 'anthropic/claude-sonnet-4-5';

/** What became of one file. `kept` = one of other content is there and stays as it is. */
interface Placed extends StarterFile {
  readonly outcome: 'created' | 'unchanged' | 'kept' | 'would create';
}

/**
 * `sallyport init`: workflows, a configuration and a command to start from, below the directory. Asks nothing, and
 * never writes over a file. Rejects with UserError before anything is written where a place is closed.
 */
export async function runInit(invocation: CliInvocation, hostEnvironment: HostEnvironment): Promise<number> {
  const wanted = usesOf(invocation.operands);
  const choices = choicesOf(invocation);
  const files = openDirectory(textFlag(invocation, 'cwd') ?? '.', hostEnvironment.directory);
  const dryRun = isSwitchedOn(invocation, 'dry-run');
  const planned: Placed[] = [];
  for (const starter of startersFor(wanted, choices)) {
    planned.push({ ...starter, outcome: await planFor(starter, files) });
  }
  const placed = dryRun ? planned : await writeAll(planned, files);
  const { stdio } = hostEnvironment;
  if (isSwitchedOn(invocation, 'json')) {
    stdio.out(
      `${JSON.stringify({ files: placed.map(({ path, outcome, text }) => ({ path, outcome, text })) }, null, 2)}\n`,
    );
    return 0;
  }
  for (const one of placed) {
    stdio.out(`${one.outcome.padEnd(12)}  ${one.path}\n`);
    if (dryRun && one.outcome === 'would create') stdio.out(`\n${one.text}\n`);
  }
  for (const line of await advice(placed, choices, files)) stdio.err(`${line}\n`);
  return 0;
}

function usesOf(operands: readonly string[]): readonly Use[] {
  const diagnostics = operands
    .filter((operand) => !isUse(operand))
    .map((operand): Diagnostic => {
      const guess = nearest(operand, uses);
      return {
        code: 'argument-invalid',
        location: operand,
        message: 'init knows no such use',
        hint: `${guess === undefined ? '' : `did you mean ${guess}? `}The uses are ${uses.join(', ')}`,
      };
    });
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return operands.length === 0 ? usual : uses.filter((use) => operands.includes(use));
}

const isUse = (word: string): word is Use => (uses as readonly string[]).includes(word);

function choicesOf(invocation: CliInvocation): Choices {
  const action = textFlag(invocation, 'action') ?? placeholder;
  if (!/^[A-Za-z0-9-]+(\/[A-Za-z0-9._-]+)+@[A-Za-z0-9._/-]+$/.test(action)) {
    throw new UserError({
      code: 'argument-invalid',
      location: '--action',
      message: 'this does not name an action',
      found: action,
      hint: `write OWNER/REPOSITORY@REF, such as ${placeholder}; a full commit SHA is the safest REF`,
    });
  }
  const model = textFlag(invocation, 'model') ?? usualModel;
  const { provider, id } = parseModelName(model);
  if (!/^[\w.:/@+-]+$/.test(id)) {
    throw new UserError({
      code: 'argument-invalid',
      location: '--model',
      message: 'the name of the model holds characters that no model has',
      found: model,
      hint: 'write the name as the provider has it',
    });
  }
  return { action, model: modelLines(model, provider) };
}

function modelLines(model: string, provider: ReturnType<typeof parseModelName>['provider']): readonly string[] {
  if (provider === 'script') return [`model: ${model}`];
  const address = provider === 'compatible' ? ['base-url: ${{ vars.COMPATIBLE_BASE_URL }}'] : [];
  return [`model: ${model}`, ...address, `api-key: \${{ secrets.${keyVariableOf(provider)} }}`];
}

/** A place that a link leads out of is closed: who named the directory did not name that. */
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
    throw new UserError({
      code: 'directory-missing',
      location: '--cwd',
      message: 'there is no such directory',
      found: directory,
      hint: 'give the directory of the repository',
    });
  }
}

async function planFor({ path, text }: StarterFile, files: FileSystem): Promise<Placed['outcome']> {
  try {
    const there = (await files.read(path, maxBytes)).toString('utf8');
    return there.replaceAll('\r\n', '\n') === text ? 'unchanged' : 'kept';
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    if (error.code === 'missing') return 'would create';
    if (error.code === 'too-large' || error.code === 'directory' || error.code === 'special') return 'kept';
    throw unwritable(path, error);
  }
}

const maxBytes = 1_000_000;

async function writeAll(planned: readonly Placed[], files: FileSystem): Promise<readonly Placed[]> {
  const placed: Placed[] = [];
  for (const one of planned) {
    if (one.outcome !== 'would create') {
      placed.push(one);
      continue;
    }
    try {
      await files.write(one.path, one.text);
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      throw unwritable(one.path, error);
    }
    placed.push({ ...one, outcome: 'created' });
  }
  return placed;
}

function unwritable(path: string, problem: FileProblem): UserError {
  return new UserError({
    code: 'file-unwritable',
    location: path,
    message: 'the file cannot be written',
    found: problem.message,
    hint: 'give a directory that can be written, in which no link leads elsewhere',
  });
}

/** What is left to do by hand. */
async function advice(
  placed: readonly Placed[],
  { action, model }: Choices,
  files: FileSystem,
): Promise<readonly string[]> {
  const kept = placed.filter(({ outcome }) => outcome === 'kept').map(({ path }) => path);
  const secret = model.flatMap((line) => /secrets\.(\w+)/.exec(line)?.[1] ?? []);
  const isPinned = /@[0-9a-f]{40}$/.test(action);
  return [
    ...(kept.length === 0
      ? []
      : [`There already, and left as it is: ${kept.join(', ')}. With --dry-run --json you see what init has for it.`]),
    ...(action === placeholder
      ? [`Replace ${placeholder} by the repository that you take the action from (or: init --action).`]
      : []),
    ...(isPinned ? [] : ['Pin the action by its full commit SHA: a tag can be moved.']),
    ...secret.map((name) => `Add the secret ${name} to the repository (Settings, Secrets and variables, Actions).`),
    ...((await isRepository(files))
      ? []
      : ['There is no .git here: GitHub reads workflows from the root of a repository only.']),
  ];
}

async function isRepository(files: FileSystem): Promise<boolean> {
  try {
    await files.info('.git');
    return true;
  } catch (error) {
    if (error instanceof FileProblem) return error.code !== 'missing';
    throw error;
  }
}
