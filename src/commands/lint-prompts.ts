import { readPromptEvaluators } from '../batch/evaluate/prompt-evaluators.js';
import { type Diagnostic, type LocatedNotice, rethrowUnless, UserError } from '../errors.js';
import { FileProblem, type FileSystem } from '../platform/files/types.js';
import { decodePrompt } from '../prompt/decode.js';
import { readYamlFile } from '../prompt/formats/yaml.js';
import type { LocatedProblem } from './located-problem.js';

export const promptLintIds = ['evaluator-invalid', 'evaluator-trap'] as const;

type PromptProblem = LocatedProblem<(typeof promptLintIds)[number]>;

const maxBytes = 10_000_000;
const promptFile = /\.prompt\.ya?ml$/;

/** The problems of the `evaluators` in every .prompt.yml of the repository. Nothing is evaluated. */
export async function lintPrompts(files: FileSystem, signal: AbortSignal): Promise<readonly PromptProblem[]> {
  const { paths } = await files.find('.', { matches: (name) => promptFile.test(name), signal });
  const problems = await Promise.all(paths.map((path) => problemsIn(files.relative(path), files)));
  return problems.flat();
}

async function problemsIn(path: string, files: FileSystem): Promise<readonly PromptProblem[]> {
  const diagnostics: Diagnostic[] = [];
  const notices: LocatedNotice[] = [];
  try {
    const text = decodePrompt(await files.read(path, maxBytes), path);
    readPromptEvaluators(await readYamlFile(path, text), { diagnostics, notices });
  } catch (error) {
    if (error instanceof UserError) diagnostics.push(...error.diagnostics);
    // A tracked file may have been deleted.
    else rethrowUnless(error, FileProblem);
  }
  const subject = `prompt file: ${path}`;
  const trapHint = 'write the evaluator so that it means the same here and in GitHub Models';
  return [
    ...diagnostics.map(({ location = path, message, hint }): PromptProblem => {
      return { id: 'evaluator-invalid', location, subject, message, hint };
    }),
    ...notices.map(({ location, message }): PromptProblem => {
      return { id: 'evaluator-trap', location, subject, message, hint: trapHint };
    }),
  ];
}
