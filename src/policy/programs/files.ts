import type { Program, Word } from '../shell/types.js';
import type { Effect } from '../types.js';
import { copied, intoLast, linked, moved } from './copies.js';
import {
  type CommandContext,
  defineProgram,
  gatherEffects,
  operandEffects,
  type PartialEffects,
  writeTree,
} from './define.js';
import { followTree } from './follow.js';
import { hasOption } from './scan.js';

const source = 'https://www.gnu.org/software/coreutils/manual/coreutils.html';

const backup = { optional: '--backup', value: '-S --suffix', flag: '-b' } as const;

/** Recursion that follows links changes what they lead to. */
function behindLinks(word: Word, context: CommandContext): PartialEffects {
  const found = followTree(word, context);
  const written = (found.effects ?? []).flatMap((effect): Effect[] =>
    effect.kind === 'read' ? [{ kind: 'write', path: effect.path }] : [],
  );
  return { ...found, effects: written };
}

/** Programs that make, move and remove files. What they touch are effects; the path rules judge them. */
export const filePrograms: readonly Program[] = [
  defineProgram({
    names: ['cp'],
    source,
    options: [
      backup,
      {
        flag: '-a --archive --attributes-only -d -f --force -i --interactive -H -l --link -L --dereference -n --no-clobber -P --no-dereference -p -r -R --recursive --remove-destination --strip-trailing-slashes -s --symbolic-link -T --no-target-directory -u -v --verbose -x --one-file-system -Z --copy-contents --debug --keep-directory-symlink',
        value: '-t --target-directory --no-preserve',
        optional: '--preserve --reflink --sparse --update --context',
        risks: [{ why: 'rebuilds the path of the source below the target', flag: '--parents' }],
      },
    ],
    check: copied,
  }),
  defineProgram({
    names: ['mv'],
    source,
    options: [
      backup,
      {
        flag: '-f --force -i --interactive -n --no-clobber --strip-trailing-slashes -T --no-target-directory -u -v --verbose -Z --debug --exchange --no-copy',
        value: '-t --target-directory',
        optional: '--update --context',
      },
    ],
    check: moved,
  }),
  defineProgram({
    names: ['ln'],
    source,
    options: [
      backup,
      {
        flag: '-d -F --directory -f --force -i --interactive -L --logical -n --no-dereference -P --physical -r --relative -s --symbolic -T --no-target-directory -v --verbose',
        value: '-t --target-directory',
      },
    ],
    check: linked,
  }),
  defineProgram({
    names: ['install'],
    source,
    options: [
      backup,
      {
        flag: '-c -C --compare -D -p --preserve-timestamps -T --no-target-directory -v --verbose -Z --preserve-context --debug -d --directory',
        value: '-g --group -m --mode -o --owner -t --target-directory',
        optional: '--context',
        risks: [{ why: "runs a program of the caller's choice", flag: '-s --strip', value: '--strip-program' }],
      },
    ],
    check: (context) => {
      if (!hasOption(context.scan, '-d', '--directory')) return intoLast('read', context);
      const found = context.scan.operands.map((word) => operandEffects('write', word, { cwd: context.invocation.cwd }));
      return gatherEffects(found);
    },
  }),
  defineProgram({
    names: ['rm'],
    source,
    options: {
      flag: '-f --force -i -I --one-file-system -r -R --recursive -d --dir -v --verbose',
      optional: '--interactive',
      risks: [
        { why: 'lifts the protection of the root directory', flag: '--no-preserve-root', optional: '--preserve-root' },
      ],
    },
    operands: 'delete',
  }),
  defineProgram({
    names: ['rmdir', 'unlink', 'shred'],
    source,
    options: {
      flag: '-p --parents -v --verbose --ignore-fail-on-non-empty -f --force -u -z --zero -x --exact',
      value: '-n --iterations -s --size',
      optional: '--remove',
    },
    operands: 'delete',
  }),
  defineProgram({
    names: ['mkdir', 'mkfifo', 'mknod'],
    source,
    options: { flag: '-p --parents -v --verbose -Z', value: '-m --mode', optional: '--context' },
    operands: 'write',
  }),
  defineProgram({
    names: ['touch'],
    source,
    options: {
      flag: '-a -c --no-create -f -h --no-dereference -m',
      value: '-d --date -t --time',
      read: '-r --reference',
    },
    operands: 'write',
  }),
  defineProgram({
    names: ['chmod', 'chown', 'chgrp'],
    source,
    options: {
      flag: '-c --changes -f --silent --quiet -v --verbose -R --recursive -h --no-dereference --dereference -H -L -P --preserve-root -r -w -x -X -s',
      value: '--from',
      read: '--reference',
      risks: [{ why: 'lifts the protection of the root directory', flag: '--no-preserve-root' }],
    },
    check: (context) => {
      const words = hasOption(context.scan, '--reference') ? context.scan.operands : context.scan.operands.slice(1);
      const recursive = hasOption(context.scan, '-R', '--recursive');
      const found = words.map((word) =>
        recursive ? writeTree(word, context) : operandEffects('write', word, { cwd: context.invocation.cwd }),
      );
      const links = recursive && hasOption(context.scan, '-L') ? words.map((word) => behindLinks(word, context)) : [];
      return gatherEffects([...found, ...links, { changes: true }]);
    },
  }),
  defineProgram({
    names: ['truncate'],
    source,
    options: { flag: '-c --no-create -o --io-blocks', value: '-s --size', read: '-r --reference' },
    operands: 'write',
  }),
  defineProgram({
    names: ['mktemp'],
    source,
    options: {
      flag: '-d --directory -q --quiet -u --dry-run -t',
      value: '--suffix',
      write: '-p',
      risks: [{ why: 'chooses the directory', optional: '--tmpdir' }],
    },
    operands: 'write',
    changes: true,
  }),
  defineProgram({
    names: ['tee'],
    source,
    options: { flag: '-a --append -i --ignore-interrupts -p', optional: '--output-error' },
    operands: 'write',
  }),
  defineProgram({
    names: ['sponge'],
    source: 'https://manpages.debian.org/sponge',
    options: { flag: '-a' },
    operands: 'write',
  }),
];
