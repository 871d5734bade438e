import { allFilesBelow } from '../../files/files-below.js';
import { absolutePath, relativeInside } from '../../files/paths.js';
import type { Word } from '../../shell/types.js';
import { literalOf, literalWord, pathEffects, writtenForm } from '../../shell/words.js';
import type { Effect } from '../../types.js';
import { type Check, type CommandContext, gatherEffects, type PartialEffects } from '../shared/define.js';
import type { SubCommand } from '../shared/family.js';
import type { OptionTable } from '../shared/options.js';
import { writeTree } from '../shared/written-trees.js';
import { neverTracked } from './listed.js';
import { isPattern, pathspecTest, readPathspec } from './operands.js';

const pathFile: OptionTable = { flag: '--pathspec-file-nul', read: '--pathspec-from-file' };

/** The names in a file or on standard input count like operands after `--`, for each of the checks. */
export function takingPathspecs(command: SubCommand): SubCommand {
  const checks = [command.check ?? []].flat();
  return {
    ...command,
    options: [pathFile, ...[command.options ?? []].flat()],
    check: checks.map(
      (check): Check =>
        (context) =>
          check(withNamesInFile(context)),
    ),
  };
}

/** https://git-scm.com/docs/git-add: names one per line, quoted like strings in C, or separated by NUL. */
function withNamesInFile(context: CommandContext): CommandContext {
  const { scan, invocation } = context;
  const file = scan.value('--pathspec-from-file');
  if (file === null) return context;
  const unknown: Word = { kind: 'unknown', source: writtenForm(file) };
  const input = literalOf(file) === '-' ? invocation.input : undefined;
  const separator = scan.has('--pathspec-file-nul') ? '\0' : /\r?\n/;
  const names = input?.split(separator).filter((name) => name !== '') ?? null;
  const isPlain = names !== null && (separator === '\0' || !names.some((name) => name.startsWith('"')));
  const words = isPlain ? names.map(literalWord) : [unknown];
  return { ...context, scan: { ...scan, operands: [...scan.operands, ...words] } };
}

/** The maximum number of files that are evaluated one by one. */
const maxFiles = 300;

/** Writes or deletes what pathspecs match: a path itself, and of a pattern each file that it matches. */
export function changedBy(kind: 'write' | 'delete', words: readonly Word[], context: CommandContext): PartialEffects {
  return gatherEffects(words.map((word) => changedByWord(kind, word, context)));
}

function changedByWord(
  kind: 'write' | 'delete',
  word: Word,
  { invocation, world }: Pick<CommandContext, 'invocation' | 'world'>,
): PartialEffects {
  const spec = readPathspec(word);
  if (spec === null) return pathEffects(kind, word, invocation.cwd);
  if (spec.excludes) return {};
  const directory = spec.isFromTop ? world.workspace : invocation.cwd;
  const named = pathEffects(kind, literalWord(absolutePath(spec.pattern, directory)), directory);
  if (!spec.hasMagic && !isPattern(spec.pattern)) return named;
  const test = spec.hasMagic ? () => true : pathspecTest(spec.pattern);
  const files = allFilesBelow(directory, world, neverTracked)?.filter((path) =>
    test(relativeInside({ path, directory }) ?? path),
  );
  return files === undefined || files.length > maxFiles
    ? writeTree(literalWord(world.workspace), { invocation, world })
    : gatherEffects([named, { effects: files.map((path): Effect => ({ kind, path })) }]);
}
