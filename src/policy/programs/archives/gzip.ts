import type { Word } from '../../shell/types.js';
import { literalOf, literalWord, matches, pathEffects } from '../../shell/words.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from '../shared/define.js';

const packed = /\.(?:t(?:gz|az|bz2?|xz|zst)|gz|z|Z|bz2?|xz|lzma|zst|lz4|br)$/;

const suffixes: Readonly<Record<string, string>> = { g: 'gz', b: 'bz2', x: 'xz', z: 'zst', l: 'lz4' };

/** The path without its last segment; empty if it has only one. */
function directoryOf(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, path.lastIndexOf('/', end - 1) + 1);
}

/** The files that may replace a file; its whole directory if an option or the archive chooses the name. */
function replacements(path: string, { scan, invocation }: CommandContext): readonly string[] {
  if (scan.has('-S', '--suffix', '-N', '--name', '-r', '--recursive')) return [directoryOf(path) || '.'];
  const name = literalOf(invocation.argv[0]) ?? '';
  const unpacks = /^(?:b?un|gun)/.test(name) || scan.has('-d', '--decompress', '--uncompress');
  const bare = path.replace(packed, '');
  if (unpacks) return bare === path ? [] : [bare, `${bare}.tar`];
  return [`${path}.${name === 'brotli' ? 'br' : (suffixes[name.charAt(0)] ?? 'gz')}`];
}

function compresses(context: CommandContext): PartialEffects {
  const toOutput =
    context.scan.has('-c', '--stdout', '--to-stdout', '-l', '--list', '-t', '--test') ||
    matches(context.invocation.argv[0], /cat$/);
  const { cwd } = context.invocation;
  const replaced = (word: Word): PartialEffects[] => [
    pathEffects('delete', word, cwd),
    ...replacements(literalOf(word) ?? '', context).map((path) => pathEffects('write', literalWord(path), cwd)),
  ];
  return gatherEffects(
    context.scan.operands.flatMap((word) => [
      pathEffects('read', word, cwd),
      ...(toOutput || literalOf(word) === '-' ? [] : replaced(word)),
    ]),
  );
}

export const gzipProgram = defineProgram({
  names: 'gzip gunzip zcat bzip2 bunzip2 bzcat xz unxz xzcat zstd unzstd zstdcat lz4 brotli',
  source: 'https://www.gnu.org/software/gzip/manual/gzip.html',
  flag: '-c --stdout --to-stdout -d --decompress --uncompress -f --force -k --keep -l --list -n --no-name -N --name -q --quiet -r --recursive -t --test -v --verbose -z --compress -1 -2 -3 -4 -5 -6 -7 -8 -9 --fast --best -e --extreme -h -H --long-help -L --license -V -s --small --rsyncable --synchronous',
  value: '-S --suffix -T --threads',
  digits: true,
  write: '-o',
  check: compresses,
});
