import { absolutePath, relativeInside } from '../../files/paths.js';
import { isAboutSecretPaths, isAboutSecrets, nameTest, picksEverything } from '../../files/sensitive-pattern.js';
import type { Word } from '../../shell/types.js';
import { knownText, literalOf } from '../../shell/words.js';
import type { Effect } from '../../types.js';
import { type CommandContext, gatherEffects, type PartialEffects } from './define.js';
import { riskOf } from './risks.js';

const maxNames = 5000;

export interface Candidate {
  /** As a search prints it: after the directory as given. */
  readonly shown: string;
  /** Relative to that directory. */
  readonly path: string;
  readonly name: string;
}

export type FileTest = (file: Candidate) => boolean;

/** A pattern of sensitive or unknown names is a risk; without wildcards the name is read where it would be. */
export function aboutSecrets(
  patterns: readonly Word[],
  of: 'name' | 'path',
  { invocation, starts }: Pick<CommandContext, 'invocation'> & { readonly starts: readonly Word[] },
): PartialEffects {
  const isAbout = of === 'name' ? isAboutSecrets : isAboutSecretPaths;
  const about = patterns.filter((word) => word.kind !== 'literal' || isAbout(word.value));
  const isName = (word: Word): boolean => word.kind === 'literal' && !/[*?[{\\]/.test(word.value);
  const names = about.filter(isName);
  return {
    risks: about.filter((word) => !isName(word)).map((word) => riskOf(word, 'may match files that contain secrets')),
    effects: names.flatMap((word) =>
      starts.flatMap((start): readonly Effect[] => {
        const top = literalOf(start);
        const path = of === 'name' ? `${top ?? '.'}/${knownText(word)}` : knownText(word);
        return top === null ? [] : [{ kind: 'read', path: absolutePath(path, invocation.cwd) }];
      }),
    ),
  };
}

/** Reads or lists the sensitive files below these directories that the test picks, so that each meets the rules. */
export function pickedBelow(
  starts: readonly Word[],
  { invocation, world }: Pick<CommandContext, 'invocation' | 'world'>,
  test: FileTest,
  kind: 'read' | 'list' = 'read',
): PartialEffects {
  return gatherEffects(
    starts.map((start): PartialEffects => {
      const value = literalOf(start);
      if (value === null) return {};
      const { paths } = world.sensitiveBelow(absolutePath(value, invocation.cwd), maxNames);
      const picked = paths.filter((path) => test(candidate(path, value, invocation.cwd)));
      return { effects: picked.map((path): Effect => ({ kind, path })) };
    }),
  );
}

export function candidate(path: string, start: string, cwd: string): Candidate {
  const below = relativeInside({ path, directory: absolutePath(start, cwd) }) ?? path;
  const shown = below === '' ? start : `${start.replace(/\/+$/, '')}/${below}`;
  return { shown, path: below, name: path.slice(path.lastIndexOf('/') + 1) };
}

/** The test of a pattern of names; one that is unknown or cannot be read picks every file. */
export function testOf(pattern: Word): (name: string) => boolean {
  return (pattern.kind === 'literal' ? nameTest(pattern.value) : null) ?? (() => true);
}

/** True for a pattern that leaves nothing out. */
export function isWhole(word: Word): boolean {
  return word.kind === 'literal' && picksEverything(word.value);
}
