import type { Program, Word } from '../types.js';
import { type Context, defineProgram, type Findings, gather, guarded, hazard, mayLink, unpack } from './define.js';
import { followTree } from './follow.js';
import { has, valueOf } from './scan.js';
import { knownText, literal, literalOf, touch, touchTree } from './words.js';

const program = "runs a program of the caller's choice";

/** `tar xzf a.tar`: the first word may hold the options without a dash, with their arguments behind it in order. */
function dashed(words: readonly Word[]): readonly Word[] {
  const [first, ...rest] = words;
  if (first?.kind !== 'literal' || !/^[A-Za-z]+$/.test(first.value)) return words;
  const letters = first.value.split('');
  const takes = letters.filter((letter) => 'fCbTXgHVLNKI'.includes(letter));
  const flags = letters.filter((letter) => !takes.includes(letter));
  const glued = takes.flatMap((letter, index): Word[] => [literal(`-${letter}`), ...rest.slice(index, index + 1)]);
  return [...(flags.length > 0 ? [literal(`-${flags.join('')}`)] : []), ...glued, ...rest.slice(takes.length)];
}

function checkTar(context: Context): Findings {
  const { scan, invocation } = context;
  const { cwd } = invocation;
  const archive = valueOf(scan, '-f', '--file');
  const into = valueOf(scan, '-C', '--directory', '--cd');
  const remote =
    archive !== null && /^[^/]*:/.test(knownText(archive)) ? [hazard(archive, 'is an archive on another machine')] : [];
  const writes = has(
    scan,
    '-c',
    '--create',
    '-r',
    '--append',
    '-u',
    '--update',
    '-A',
    '--catenate',
    '--concatenate',
    '--delete',
  );
  const extracts = has(scan, '-x', '--extract', '--get') && !has(scan, '-O', '--to-stdout');
  return gather([
    { hazards: remote },
    archive === null ? {} : touch(writes ? 'write' : 'read', archive, cwd),
    writes ? gather(scan.operands.map((word) => inside(word, into, cwd))) : {},
    writes && has(scan, '-h', '--dereference') ? gather(scan.operands.map((word) => followTree(word, context))) : {},
    extracts ? extracted(into ?? literal('.'), context) : {},
  ]);
}

/** Members that are named, or all that the archive holds. */
function extracted(into: Word, context: Context): Findings {
  const { scan, invocation } = context;
  const base = literalOf(into);
  if (base === null || scan.operands.length === 0 || has(scan, '--wildcards', '--strip-components'))
    return unpack(into, context);
  const places = scan.operands.map((word): Findings => {
    const name = literalOf(word);
    if (name === null) return { hazards: [hazard(word, 'is a member that is not known before it runs')] };
    return /(?:^|\/)\.{0,2}$/.test(name)
      ? unpack(into, context)
      : touch('write', literal(`${base}/${name}`), invocation.cwd);
  });
  return mayLink(gather(places));
}

/** Members are named from the directory of -C. */
function inside(word: Word, into: Word | null, cwd: string): Findings {
  if (into === null) return touchTree(word, cwd);
  const [base, name] = [literalOf(into), literalOf(word)];
  if (base === null || name === null) return { hazards: [hazard(word, 'is a path that is not known before it runs')] };
  return touchTree(literal(name.startsWith('/') ? name : `${base}/${name}`), cwd);
}

const tar = defineProgram({
  names: ['tar', 'gtar', 'bsdtar'],
  source: 'https://www.gnu.org/software/tar/manual/html_section/All-Options.html',
  options: {
    flag: '-c --create -x --extract --get -t --list -r --append -u --update -A --catenate --concatenate -d --diff --compare --delete -z --gzip --gunzip -j --bzip2 -J --xz -a --auto-compress --no-auto-compress --zstd --lzma -v --verbose -p --preserve-permissions --same-permissions --no-same-owner --no-same-permissions --same-owner -k --keep-old-files --skip-old-files --keep-newer-files --overwrite -O --to-stdout -m --touch -h --dereference --hard-dereference -n --seek --numeric-owner --wildcards --no-wildcards --anchored --exclude-vcs --exclude-vcs-ignores --exclude-backups --exclude-caches --no-recursion --recursion -l --one-file-system --totals --null -S --sparse -w -W -i --ignore-zeros --ignore-failed-read -R --block-number --show-transformed-names --utc --full-time -o --no-unquote --unquote',
    value:
      '-b --blocking-factor --exclude --strip-components --owner --group --mode --mtime --sort --format -H -V --label -N --newer --after-date --newer-mtime -K --starting-file --level --pax-option --quoting-style --record-size --warning --occurrence -f --file -C --directory --cd',
    read: '-X --exclude-from',
    optional: '--checkpoint --ignore-case --no-ignore-case',
    risks: [
      {
        why: program,
        value:
          '-I --use-compress-program --to-command --rsh-command --rmt-command --checkpoint-action -F --info-script --new-volume-script --volno-file -g --listed-incremental',
      },
      { why: 'reads a list of files', value: '-T --files-from --add-file' },
      {
        why: 'lets members leave the directory',
        value: '--transform --xform --one-top-level',
        flag: '-P --absolute-names --unlink-first -U --recursive-unlink --keep-directory-symlink --force-local --remove-files',
      },
      { why: 'goes over several archives', flag: '-M --multi-volume', value: '-L --tape-length --index-file' },
    ],
  },
  check: checkTar,
});

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
function replacements(path: string, { scan, invocation }: Context): readonly string[] {
  if (has(scan, '-S', '--suffix', '-N', '--name', '-r', '--recursive')) return [directoryOf(path) || '.'];
  const name = literalOf(invocation.argv[0]) ?? '';
  const unpacks = /^(?:b?un|gun)/.test(name) || has(scan, '-d', '--decompress', '--uncompress');
  const bare = path.replace(packed, '');
  if (unpacks) return bare === path ? [] : [bare, `${bare}.tar`];
  return [`${path}.${name === 'brotli' ? 'br' : (suffixes[name.charAt(0)] ?? 'gz')}`];
}

/** Programs that replace the files that they are given by compressed ones, or the other way. */
function compresses(context: Context): Findings {
  const toOutput =
    has(context.scan, '-c', '--stdout', '--to-stdout', '-l', '--list', '-t', '--test') ||
    /cat$/.test(literalOf(context.invocation.argv[0]) ?? '');
  const { cwd } = context.invocation;
  const replaced = (word: Word): Findings[] => [
    touch('delete', word, cwd),
    ...replacements(literalOf(word) ?? '', context).map((path) => touch('write', literal(path), cwd)),
  ];
  return gather(
    context.scan.operands.flatMap((word) => [
      touch('read', word, cwd),
      ...(toOutput || literalOf(word) === '-' ? [] : replaced(word)),
    ]),
  );
}

export const archivePrograms: readonly Program[] = [
  {
    ...tar,
    read: (invocation, world) =>
      tar.read({ ...invocation, argv: [...invocation.argv.slice(0, 1), ...dashed(invocation.argv.slice(1))] }, world),
  },
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
    check: (context) =>
      has(context.scan, '-y', '--symlinks')
        ? {}
        : gather(context.scan.operands.slice(1).map((word) => followTree(word, context))),
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
      const looks = has(scan, '-l', '-t', '-v', '-z', '-p', '-c');
      const into = unpack(valueOf(scan, '-d') ?? literal('.'), context);
      return gather([
        ...scan.operands.slice(0, 1).map((word) => touch('read', word, invocation.cwd)),
        looks ? {} : into,
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
