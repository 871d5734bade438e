import { absolutePath } from '../../files/paths.js';
import type { Word } from '../../shell/types.js';
import { knownText, literalOf, literalWord } from '../../shell/words.js';
import type { Effect } from '../../types.js';
import {
  type CommandContext,
  defineSimilarPrograms,
  effectsFor,
  gatherEffects,
  type OperandRole,
  type PartialEffects,
} from '../shared/define.js';
import { followTree } from '../shared/follow.js';
import { riskOf, runsOtherProgram } from '../shared/risks.js';
import { mayLink, unpackInto } from '../shared/written-trees.js';
import { coreutilsManual } from './coreutils.js';

/** cp, mv, ln, install: the sources in one role, the last operand or the directory option written. */
function intoLast(role: OperandRole, { scan, invocation }: CommandContext): PartialEffects {
  const { cwd } = invocation;
  const directory = scan.value('-t', '--target-directory');
  const sources = directory === null && scan.operands.length > 1 ? scan.operands.slice(0, -1) : scan.operands;
  const target = directory ?? (scan.operands.length > 1 ? scan.operands.at(-1) : undefined);
  const effects = [
    effectsFor(role, sources, cwd),
    role === 'delete' ? effectsFor('read', sources, cwd) : {},
    target === undefined ? {} : effectsFor('write', [target, ...inside(sources, target)], cwd),
  ];
  return gatherEffects([...effects, backups(gatherEffects(effects), scan)]);
}

/** Backups: an existing target is renamed, with a suffix that the caller chooses. */
function backups(copies: PartialEffects, scan: CommandContext['scan']): PartialEffects {
  const suffix = scan.value('-S', '--suffix');
  if (suffix === null && !scan.has('-b', '--backup')) return {};
  const added = suffix === null ? '~' : literalOf(suffix);
  if (added === null) return {};
  const kept = (copies.effects ?? []).flatMap((effect): Effect[] =>
    effect.kind === 'write'
      ? [{ kind: 'write', path: typeof effect.path === 'string' ? effect.path + added : effect.path }]
      : [],
  );
  return { effects: kept };
}

/** If the target is a directory, the file keeps its name in it; both paths count. */
export function inside(sources: readonly Word[], target: Word): readonly Word[] {
  if (target.kind !== 'literal') return [];
  return sources
    .map(
      (word) =>
        literalOf(word)
          ?.split('/')
          .findLast((name) => name !== '') ?? '',
    )
    .filter((name) => !['', '.', '..'].includes(name))
    .map((name) => literalWord(`${target.value}/${name}`));
}

/** The text of a symbolic link is relative to the link's directory. */
function linked(context: CommandContext): PartialEffects {
  const { scan, invocation, world } = context;
  const [source] = scan.operands;
  if (source !== undefined && scan.operands.length === 1)
    return {
      risks: [riskOf(source, 'gets a link in the working directory')],
      links: [invocation.cwd],
      changes: true,
    };
  const symbolic = scan.has('-s', '--symbolic') && !scan.has('-r', '--relative');
  if (!symbolic) return mayLink(intoLast('read', context));
  const target = scan.value('-t', '--target-directory') ?? scan.operands.at(-1);
  const place = absolutePath(literalOf(target) ?? '.', invocation.cwd);
  const from = world.kindOf(place) === 'directory' ? place : absolutePath('..', place);
  const sources = scan.value('-t', '--target-directory') === null ? scan.operands.slice(0, -1) : scan.operands;
  return mayLink(gatherEffects([effectsFor('read', sources, from), intoLast('data', context)]));
}

/** Links are copied as links, and `x/.` gives the target everything in it under its own name. */
function copied(context: CommandContext): PartialEffects {
  const { scan } = context;
  const effects = intoLast('tree', context);
  const recursive = scan.has('-r', '-R', '--recursive', '-a', '--archive');
  const keeps = recursive || scan.has('-d', '-P', '--no-dereference', '-l', '--link', '-s', '--symbolic-link');
  const target = scan.value('-t', '--target-directory') ?? scan.operands.at(-1);
  const whole =
    scan.has('-T', '--no-target-directory') ||
    scan.operands.some((word) => /(?:^|\/)\.{1,2}\/*$/.test(knownText(word)));
  const follows = recursive && scan.has('-L', '--dereference');
  return gatherEffects([
    keeps ? mayLink(effects) : effects,
    ...(follows ? scan.operands.map((word) => followTree(word, context)) : []),
    recursive && whole && target !== undefined ? unpackInto(target, context) : {},
  ]);
}

/** Moving a directory moves the links in it. */
function moved(context: CommandContext): PartialEffects {
  const { scan, invocation, world } = context;
  const effects = intoLast('delete', context);
  const plain = scan.operands.every((word) => {
    const value = literalOf(word);
    return value !== null && /^(?:file|missing)$/.test(world.kindOf(absolutePath(value, invocation.cwd)));
  });
  return plain ? effects : mayLink(effects);
}

const backupOptions = { optional: '--backup', value: '-S --suffix', flag: '-b' } as const;

export const copyingPrograms = defineSimilarPrograms({ source: coreutilsManual }, [
  {
    names: 'cp',
    options: backupOptions,
    flag: '-a --archive --attributes-only -d -f --force -i --interactive -H -l --link -L --dereference -n --no-clobber -P --no-dereference -p -r -R --recursive --remove-destination --strip-trailing-slashes -s --symbolic-link -T --no-target-directory -u -v --verbose -x --one-file-system -Z --copy-contents --debug --keep-directory-symlink',
    value: '-t --target-directory --no-preserve',
    optional: '--preserve --reflink --sparse --update --context',
    risks: { 'recreates the path of the source below the target': { flag: '--parents' } },
    check: copied,
  },
  {
    names: 'mv',
    options: backupOptions,
    flag: '-f --force -i --interactive -n --no-clobber --strip-trailing-slashes -T --no-target-directory -u -v --verbose -Z --debug --exchange --no-copy',
    value: '-t --target-directory',
    optional: '--update --context',
    check: moved,
  },
  {
    names: 'ln',
    options: backupOptions,
    flag: '-d -F --directory -f --force -i --interactive -L --logical -n --no-dereference -P --physical -r --relative -s --symbolic -T --no-target-directory -v --verbose',
    value: '-t --target-directory',
    check: linked,
  },
  {
    names: 'install',
    options: backupOptions,
    flag: '-c -C --compare -D -p --preserve-timestamps -T --no-target-directory -v --verbose -Z --preserve-context --debug -d --directory',
    value: '-g --group -m --mode -o --owner -t --target-directory',
    optional: '--context',
    risks: { [runsOtherProgram]: { flag: '-s --strip', value: '--strip-program' } },
    check: (context) =>
      context.scan.has('-d', '--directory')
        ? effectsFor('write', context.scan.operands, context.invocation.cwd)
        : intoLast('read', context),
  },
]);
