import type { Program, Word } from '../shell/types.js';
import {
  type CommandContext,
  defineProgram,
  gatherEffects,
  guarded,
  operandEffects,
  type PartialEffects,
  unpackInto,
} from './define.js';
import { followTree } from './follow.js';
import { printedMembers } from './members.js';
import { hasOption, optionValue, optionValues } from './scan.js';
import { tarProgram } from './tar.js';
import { knownText, literalOf, literalWord, pathEffects } from './words.js';

const program = "runs a program of the caller's choice";

/** The names that these programs add, and what they make of them again. */
const packed = /\.(?:t(?:gz|az|bz2?|xz|zst)|gz|z|Z|bz2?|xz|lzma|zst|lz4|br)$/;

const suffixes: Readonly<Record<string, string>> = { g: 'gz', b: 'bz2', x: 'xz', z: 'zst', l: 'lz4' };

/** The path without its last name; nothing where it has no other. */
function directoryOf(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, path.lastIndexOf('/', end - 1) + 1);
}

/** The files of which one takes the place of a file; where the name comes from elsewhere, all of its directory. */
function replacements(path: string, { scan, invocation }: CommandContext): readonly string[] {
  if (hasOption(scan, '-S', '--suffix', '-N', '--name', '-r', '--recursive')) return [directoryOf(path) || '.'];
  const name = literalOf(invocation.argv[0]) ?? '';
  const unpacks = /^(?:b?un|gun)/.test(name) || hasOption(scan, '-d', '--decompress', '--uncompress');
  const bare = path.replace(packed, '');
  if (unpacks) return bare === path ? [] : [bare, `${bare}.tar`];
  return [`${path}.${name === 'brotli' ? 'br' : (suffixes[name.charAt(0)] ?? 'gz')}`];
}

/** Programs that replace the files that they are given by compressed ones, or the other way. */
function compresses(context: CommandContext): PartialEffects {
  const toOutput =
    hasOption(context.scan, '-c', '--stdout', '--to-stdout', '-l', '--list', '-t', '--test') ||
    /cat$/.test(literalOf(context.invocation.argv[0]) ?? '');
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

export const archivePrograms: readonly Program[] = [
  tarProgram,
  defineProgram({
    names: [
      'gzip',
      'gunzip',
      'zcat',
      'bzip2',
      'bunzip2',
      'bzcat',
      'xz',
      'unxz',
      'xzcat',
      'zstd',
      'unzstd',
      'zstdcat',
      'lz4',
      'brotli',
    ],
    source: 'https://www.gnu.org/software/gzip/manual/gzip.html',
    options: {
      flag: '-c --stdout --to-stdout -d --decompress --uncompress -f --force -k --keep -l --list -n --no-name -N --name -q --quiet -r --recursive -t --test -v --verbose -z --compress -1 -2 -3 -4 -5 -6 -7 -8 -9 --fast --best -e --extreme',
      value: '-S --suffix -T --threads',
      digits: true,
      write: '-o',
    },
    check: compresses,
  }),
  defineProgram({
    names: ['zip'],
    source: 'https://infozip.sourceforge.net/Zip.html',
    options: {
      flag: '-r --recurse-paths -q --quiet -v --verbose -j --junk-paths -u --update -f --freshen -y --symlinks -X --no-extra -D -g -o -0 -1 -2 -3 -4 -5 -6 -7 -8 -9',
      value: '-x --exclude -i --include -n',
      risks: [
        { why: program, flag: '-T --test', value: '-TT --unzip-command' },
        { why: 'deletes the files', flag: '-m --move' },
      ],
    },
    operands: ['write', 'tree'],
    check: (context) => {
      const { scan, invocation } = context;
      // A name behind `@` is a file of patterns.
      const lists = optionValues(scan, '-x', '--exclude', '-i', '--include')
        .map(knownText)
        .filter((text) => text.startsWith('@'))
        .map((text) => literalWord(text.slice(1)));
      return gatherEffects([
        ...lists.map((word) => operandEffects('read', word, invocation)),
        ...(hasOption(scan, '-y', '--symlinks') ? [] : scan.operands.slice(1).map((word) => followTree(word, context))),
      ]);
    },
  }),
  defineProgram({
    names: ['unzip'],
    source: 'https://infozip.sourceforge.net/UnZip.html',
    options: {
      flag: '-l -t -v -z -p -c -q -qq -n -o -j -a -C -L -M -u -f',
      value: '-x -d',
      risks: [{ why: 'lets members leave the directory', flag: '-: -^ -K -X' }],
    },
    check: (context) => {
      const { scan, invocation } = context;
      const looks = hasOption(scan, '-l', '-t', '-v', '-z', '-p', '-c');
      const into = unpackInto(optionValue(scan, '-d') ?? literalWord('.'), context);
      return gatherEffects([
        ...scan.operands.slice(0, 1).map((word) => pathEffects('read', word, invocation.cwd)),
        looks ? {} : into,
        hasOption(scan, '-p', '-c') ? printedMembers(scan.operands.slice(1), context) : {},
      ]);
    },
  }),
  defineProgram({
    names: ['zipinfo', 'zgrep', 'zless', 'xzgrep', 'lsar'],
    source: 'https://infozip.sourceforge.net/UnZip.html',
    options: { flag: '-1 -2 -s -m -l -v -h -t -z -n -i -c -q' },
    operands: 'read',
  }),
  guarded({
    names: 'cpio ar 7z 7za 7zz rar unrar unar pax',
    source: 'https://www.gnu.org/software/cpio/manual/cpio.html',
    why: 'packs or unpacks files',
  }),
];
