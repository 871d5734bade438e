import { literalOf, matches } from '../shell/words.js';
import { type CommandContext, defineProgram, type PartialEffects } from './shared/define.js';
import { openRulesFor } from './shared/publishes.js';
import { riskOf } from './shared/risks.js';

/** A rule for the program alone covers building, testing and inspecting the workspace. */
function built({ scan, invocation }: CommandContext): PartialEffects {
  const program = literalOf(invocation.argv[0]) ?? '';
  const ordinary =
    /^(?:[\w-]+\/)?(?:build|compile|test|check|fmt|format|scalafmtCheck(?:All)?|clean|lint|doc|ast-check)$/;
  const [task] = scan.operands;
  const opened = matches(task, ordinary);
  return {
    risks: scan.operands.map((word) =>
      riskOf(
        word,
        'is a program, a build or a command that the rule does not name',
        opened && isOfWorkspace(literalOf(word) ?? '/')
          ? openRulesFor(word, { openedBy: [program, literalOf(task) ?? ''] })
          : {},
      ),
    ),
  };
}

function isOfWorkspace(word: string): boolean {
  return /^(?:@|\.\/)?\w[\w./:-]*$/.test(word) && !/(?:^|\/)\.\.(?:\/|$)|:\//.test(word);
}

export const languageBuilds = defineProgram({
  names: 'stack cabal dune lein zig crystal sbt ant rebar3',
  source: 'https://www.scala-sbt.org/1.x/docs/Running.html',
  grants: 'Runs the build of the workspace, which is a program.',
  flag: '-v -q --no-terminal --fast --pedantic --coverage --release --locked',
  check: built,
  changes: true,
});
