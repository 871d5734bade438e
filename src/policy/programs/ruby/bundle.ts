import type { Risk, Word } from '../../shell/types.js';
import { knownText, literalOf } from '../../shell/words.js';
import { type CommandContext, defineProgram, type PartialEffects, startedBy } from '../shared/define.js';
import { readOpaque } from '../shared/opaque.js';
import { choosesCode, riskOf } from '../shared/risks.js';
import { rubyTools } from './ruby-tools.js';

/** What only installs, tests or looks, so that a rule for the program alone covers it. */
const ordinary: Readonly<Record<string, RegExp>> = {
  bundle: /^(?:install|exec)$/,
  bundler: /^(?:install|exec)$/,
  rails:
    /^(?:test(?::\w+)*|spec|db:(?:migrate|migrate:status|setup|prepare|create|rollback|seed|schema:load|test:prepare)|routes|stats|notes|zeitwerk:check|assets:precompile)$/,
};

/** Which open rules cover the first words: `bundle:*`, `bundle exec:*` with a program that is known. */
function opening(operands: readonly Word[], index: number, program: string): Partial<Risk> {
  const [verb, second, third] = operands.map((word) => literalOf(word) ?? '');
  if (index === 0) return ordinary[program]?.test(verb ?? '') === true ? { openedBy: [program] } : {};
  const known = rubyTools.some(({ names }) => names.includes(second ?? ''));
  const task = second === 'rails' && ordinary['rails']?.test(third ?? '') === true;
  return known || task ? { openedBy: [program, 'exec'] } : {};
}

/** A rule must name the first words of bundle and similar programs; others must not lead out of the workspace. */
function bundlerWords({ scan, invocation }: CommandContext): PartialEffects {
  const program = literalOf(invocation.argv[0]) ?? '';
  const exec = literalOf(scan.operands[0]) === 'exec';
  return {
    risks: scan.operands.flatMap((word, index) => {
      const text = literalOf(word);
      if (index === 0 && /^(?:outdated|list|show|info|check|platform|licenses)$/.test(text ?? '')) return [];
      if (index === 0 || (index === 1 && exec))
        return [
          riskOf(word, 'is a program or a task that the rule does not name', opening(scan.operands, index, program)),
        ];
      const reaches =
        text === null ||
        /^-[rICfOE]|^--(?:require|options|init|config|out|default-path|gemfile|rakefile|path|binstubs|standalone|local|target)/.test(
          text,
        ) ||
        /(?:^|\/)\.\.(?:\/|$)/.test(text) ||
        text.startsWith('/');
      return reaches && !exec ? [riskOf(word, choosesCode)] : [];
    }),
  };
}

/** `bundle exec rspec …`: the program's own table applies to the words after it. */
function bundled({ scan, invocation, world }: CommandContext): PartialEffects {
  const [verb, tool, ...rest] = scan.operands;
  if (literalOf(verb) !== 'exec' || tool === undefined) return {};
  const known = rubyTools.find((program) => program.names.includes(literalOf(tool) ?? ''));
  const before = [literalOf(invocation.argv[0]) ?? '', 'exec'];
  const programEffects =
    known === undefined
      ? readOpaque(rest.filter((word) => /^-|^$/.test(knownText(word))))
      : startedBy(before, known.read({ ...invocation, argv: [tool, ...rest] }, world));
  return { effects: programEffects.effects, inner: programEffects.inner, risks: programEffects.risks };
}

export const bundleProgram = defineProgram({
  names: 'bundle bundler gem rails thor foreman cap pod fastlane jekyll',
  source: 'https://bundler.io/man/bundle.1.html',
  grants: 'Runs the Gemfile, the Rakefile and the programs of the workspace.',
  changes: true,
  stopAtOperand: true,
  flag: '-q --quiet --verbose -T --tasks -n --dry-run',
  risks: {
    [choosesCode]:
      '-f --rakefile -C --directory -r --require -I --libdir -R --rakelibdir --gemfile -e --execute -E --execute-continue',
  },
  check: [bundlerWords, bundled],
});
