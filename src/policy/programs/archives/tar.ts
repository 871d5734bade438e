import { absolutePath } from '../../files/paths.js';
import type { Program, Word } from '../../shell/types.js';
import { knownText, literalOf, literalWord, pathEffects, treeEffects } from '../../shell/words.js';
import { type CommandContext, defineProgram, gatherEffects, type PartialEffects } from '../shared/define.js';
import { followTree } from '../shared/follow.js';
import { riskOf, runsOtherProgram } from '../shared/risks.js';
import { mayLink, unpackInto } from '../shared/written-trees.js';
import { printedMembers } from './members.js';

/** `tar xzf a.tar`: the first word may contain the options without a dash; their arguments follow in order. */
function dashed(words: readonly Word[]): readonly Word[] {
  const [cluster, ...rest] = words;
  if (cluster?.kind !== 'literal' || !/^[A-Za-z]+$/.test(cluster.value)) return words;
  const letters = cluster.value.split('');
  const takes = letters.filter((letter) => 'fCbTXgHVLNKI'.includes(letter));
  const flags = letters.filter((letter) => !takes.includes(letter));
  const glued = takes.flatMap((letter, index): Word[] => [literalWord(`-${letter}`), ...rest.slice(index, index + 1)]);
  return [...(flags.length > 0 ? [literalWord(`-${flags.join('')}`)] : []), ...glued, ...rest.slice(takes.length)];
}

function checkTar(context: CommandContext): PartialEffects {
  const { scan, invocation } = context;
  const { cwd } = invocation;
  const archive = scan.value('-f', '--file');
  const remote =
    archive !== null && /^[^/]*:/.test(knownText(archive)) ? [riskOf(archive, 'is an archive on another machine')] : [];
  const writes = scan.has(
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
  const toOutput = scan.has('-O', '--to-stdout');
  const extracts = scan.has('-x', '--extract', '--get');
  return gatherEffects([
    { risks: remote },
    archive === null ? {} : pathEffects(writes ? 'write' : 'read', archive, cwd),
    {
      risks: directories(context).flatMap(({ word }) => (literalOf(word) === null ? riskOf(word, unknownPlace) : [])),
    },
    writes ? gatherEffects(scan.operands.map((word) => treeEffects(member(word, context), cwd))) : {},
    writes && scan.has('-h', '--dereference')
      ? gatherEffects(scan.operands.map((word) => followTree(member(word, context), context)))
      : {},
    extracts ? (toOutput ? printedMembers(scan.operands, context) : extracted(context)) : {},
  ]);
}

const unknownPlace = 'is a directory that is not known before it runs';

/** Every -C with its index. Each applies to the names after it and is relative to the previous one. */
function directories({ scan, invocation }: CommandContext): readonly { readonly word: Word; readonly at: number }[] {
  return scan.options.flatMap((option) =>
    ['-C', '--directory', '--cd'].includes(option.name) && option.value !== null
      ? [{ word: option.value, at: invocation.argv.indexOf(option.word) }]
      : [],
  );
}

/** The working directory of tar when it reaches the word at this index. */
function directoryAt(at: number, context: CommandContext): string {
  return directories(context)
    .filter((directory) => directory.at < at)
    .reduce((path, { word }) => absolutePath(literalOf(word) ?? '.', path), context.invocation.cwd);
}

/** A member by its path on disk. */
function member(word: Word, context: CommandContext): Word {
  const name = literalOf(word);
  if (name === null) return word;
  return {
    ...word,
    kind: 'literal',
    value: absolutePath(name, directoryAt(context.invocation.argv.indexOf(word), context)),
  };
}

/** The named members, or all members of the archive. */
function extracted(context: CommandContext): PartialEffects {
  const { scan, invocation } = context;
  const last = directoryAt(Number.POSITIVE_INFINITY, context);
  if (scan.operands.length === 0 || scan.has('--wildcards', '--strip-components'))
    return unpackInto(literalWord(last), context);
  const places = scan.operands.map((word): PartialEffects => {
    const name = literalOf(word);
    if (name === null) return { risks: [riskOf(word, 'is a member that is not known before it runs')] };
    // GNU tar uses the -C before the name; other versions use the last one.
    const bases = new Set([directoryAt(invocation.argv.indexOf(word), context), last]);
    return gatherEffects(
      [...bases].map((base) =>
        /(?:^|\/)\.{0,2}$/.test(name)
          ? unpackInto(literalWord(base), context)
          : pathEffects('write', literalWord(`${base}/${name}`), invocation.cwd),
      ),
    );
  });
  return mayLink(gatherEffects(places));
}

const described = defineProgram({
  names: 'tar gtar bsdtar',
  source: 'https://www.gnu.org/software/tar/manual/html_section/All-Options.html',
  flag: '-c --create -x --extract --get -t --list -r --append -u --update -A --catenate --concatenate -d --diff --compare --delete -z --gzip --gunzip -j --bzip2 -J --xz -a --auto-compress --no-auto-compress --zstd --lzma -v --verbose -p --preserve-permissions --same-permissions --no-same-owner --no-same-permissions --same-owner -k --keep-old-files --skip-old-files --keep-newer-files --overwrite -O --to-stdout -m --touch -h --dereference --hard-dereference -n --seek --numeric-owner --wildcards --no-wildcards --anchored --exclude-vcs --exclude-vcs-ignores --exclude-backups --exclude-caches --no-recursion --recursion -l --one-file-system --totals --null -S --sparse -w -W -i --ignore-zeros --ignore-failed-read -R --block-number --show-transformed-names --utc --full-time -o --no-unquote --unquote -G --incremental --check-device --no-check-device --no-seek --exclude-caches-all --exclude-caches-under --no-null --verbatim-files-from --no-verbatim-files-from --no-anchored --wildcards-match-slash --no-wildcards-match-slash --no-overwrite-dir --ignore-command-error --no-ignore-command-error --delay-directory-restore --no-delay-directory-restore --clamp-mtime --preserve-order --same-order --acls --no-acls --selinux --no-selinux --xattrs --no-xattrs -B --read-full-records --old-archive --portability --posix --lzip --lzop --ungzip -Z --compress --uncompress --check-links --show-defaults --show-omitted-dirs --show-stored-names --show-snapshot-field-ranges --restrict --no-quote-chars',
  value:
    '-b --blocking-factor --exclude --strip-components --owner --group --mode --mtime --sort --format -H -V --label -N --newer --after-date --newer-mtime -K --starting-file --level --pax-option --quoting-style --record-size --warning --exclude-tag --exclude-tag-all --exclude-tag-under --exclude-ignore --exclude-ignore-recursive --hole-detection --sparse-version --xattrs-exclude --xattrs-include --quote-chars -f --file -C --directory --cd',
  read: '-X --exclude-from',
  optional: '--atime-preserve --occurrence --checkpoint --ignore-case --no-ignore-case',
  risks: {
    [runsOtherProgram]:
      '-I --use-compress-program --to-command --rsh-command --rmt-command --checkpoint-action -F --info-script --new-volume-script --volno-file -g --listed-incremental',
    'reads a list of files': '-T --files-from --add-file',
    'lets members leave the directory': {
      value: '--transform --xform',
      optional: '--one-top-level',
      flag: '-P --absolute-names --unlink-first -U --recursive-unlink --keep-directory-symlink --force-local --remove-files',
    },
    'operates on several archives': { flag: '-M --multi-volume', value: '-L --tape-length --index-file' },
  },
  check: checkTar,
});

export const tarProgram: Program = {
  ...described,
  read: ({ argv, cwd }, world) => described.read({ argv: [...argv.slice(0, 1), ...dashed(argv.slice(1))], cwd }, world),
};
