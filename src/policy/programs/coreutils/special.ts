import type { Program, Word } from '../../shell/types.js';
import { knownText, literalWord, pathEffects } from '../../shell/words.js';
import type { Effect } from '../../types.js';
import { type CommandContext, defineProgram, gatherEffects, noEffects, type PartialEffects } from '../shared/define.js';
import { followTree } from '../shared/follow.js';
import { riskOf } from '../shared/risks.js';
import { writeTree } from '../shared/written-trees.js';
import { coreutilsManual } from './coreutils.js';

export const lsProgram = defineProgram({
  names: 'ls dir vdir',
  reads: 'files',
  source: coreutilsManual,
  flag: '-a --all -A --almost-all --author -b --escape -B --ignore-backups -c -C -d --directory -D --dired -f -F -g -G --no-group -h --human-readable --si -H --dereference-command-line --dereference-command-line-symlink-to-dir -i --inode -k --kibibytes -l -L --dereference -m -n --numeric-uid-gid -N --literal -o -p -q --hide-control-chars --show-control-chars -Q --quote-name -r --reverse -R --recursive -s --size -S -t -u -U -v -x -X -Z --context -1 --zero --full-time --group-directories-first --file-type',
  value:
    '-I --ignore --hide -T --tabsize -w --width --block-size --time-style --time --sort --quoting-style --indicator-style --format',
  optional: '--color --classify --hyperlink',
  operands: 'list',
  check: ({ scan }) => ({ readsMore: scan.has('-R', '--recursive') && scan.has('-L', '--dereference') }),
});

/** Recursion that follows links changes their targets. */
function behindLinks(word: Word, context: CommandContext): PartialEffects {
  const links = followTree(word, context);
  const written = (links.effects ?? []).flatMap((effect): Effect[] =>
    effect.kind === 'read' ? [{ kind: 'write', path: effect.path }] : [],
  );
  return { ...links, effects: written };
}

export const chmodProgram = defineProgram({
  names: 'chmod chown chgrp',
  source: coreutilsManual,
  flag: '-c --changes -f --silent --quiet -v --verbose -R --recursive -h --no-dereference --dereference -H -L -P --preserve-root -r -w -x -X -s',
  value: '--from',
  read: '--reference',
  risks: { 'lifts the protection of the root directory': { flag: '--no-preserve-root' } },
  check: (context) => {
    // A mode such as `-x` is parsed as an option.
    const isModeElsewhere = context.scan.has('--reference', '-r', '-w', '-x', '-X', '-s');
    const words = isModeElsewhere ? context.scan.operands : context.scan.operands.slice(1);
    const recursive = context.scan.has('-R', '--recursive');
    const effects = words.map((word) =>
      recursive ? writeTree(word, context) : pathEffects('write', word, context.invocation.cwd),
    );
    const links = recursive && context.scan.has('-L') ? words.map((word) => behindLinks(word, context)) : [];
    return gatherEffects([...effects, ...links, { changes: true }]);
  },
});

export const ddProgram: Program = {
  names: ['dd'],
  source: coreutilsManual,
  grants: null,
  readOnly: [''],
  read: ({ argv, cwd }) => {
    const operands = argv.slice(1).map((word): PartialEffects => {
      const [, name = '', rest = ''] = /^(\w+)=(.*)$/s.exec(knownText(word)) ?? [];
      const value = word.kind === 'literal' ? literalWord(rest) : { kind: 'unknown' as const, source: word.source };
      if (name === 'if') return pathEffects('read', value, cwd);
      if (name === 'of') return pathEffects('write', value, cwd);
      return /^(bs|cbs|conv|count|ibs|iflag|iseek|obs|oflag|oseek|seek|skip|status)$/.test(name)
        ? {}
        : { risks: [riskOf(word, 'is not an operand of dd')] };
    });
    const { effects, risks } = gatherEffects(operands);
    return { ...noEffects, effects, risks };
  },
};

export const exprProgram: Program = {
  names: ['expr', 'factor'],
  source: coreutilsManual,
  grants: null,
  readOnly: [''],
  read: () => noEffects,
};
