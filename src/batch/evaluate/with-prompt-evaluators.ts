import { type Diagnostic, type LocatedNotice, noticeText, only, UserError } from '../../errors.js';
import { FileProblem } from '../../platform/files/types.js';
import { decodePrompt } from '../../prompt/decode.js';
import { readYamlFile } from '../../prompt/formats/yaml.js';
import type { PromptSource } from '../../prompt/types.js';
import type { BatchFile, BatchJobSpec } from '../model/types.js';
import { readPromptEvaluators } from './prompt-evaluators.js';

const maxBytes = 10_000_000;

export interface EvaluatedFile {
  readonly file: BatchFile;
  readonly notices: readonly string[];
}

/** For entries over its rows, after the batch file's own. Rejects with UserError, with all problems at once. */
export async function withPromptEvaluators(file: BatchFile, source: PromptSource): Promise<EvaluatedFile> {
  const diagnostics: Diagnostic[] = [];
  const notices: LocatedNotice[] = [];
  const jobs: BatchJobSpec[] = [];
  for (const entry of file.jobs) {
    if (entry.items?.kind !== 'test-data') {
      jobs.push(entry);
      continue;
    }
    const { path } = entry.items;
    // A file that cannot be read is reported when its rows are read.
    const bytes = await source.read(path, maxBytes).catch(only(FileProblem, () => null));
    if (bytes === null) {
      jobs.push(entry);
      continue;
    }
    const evaluators = readPromptEvaluators(await readYamlFile(path, decodePrompt(bytes, path)), {
      diagnostics,
      notices,
    });
    // The batch's own choice of a judge counts for the prompt file too: its model may not be available any more.
    const named = evaluators.map((evaluator) =>
      evaluator.check.kind === 'judge' && file.judge !== null
        ? { ...evaluator, check: { ...evaluator.check, model: null } }
        : evaluator,
    );
    jobs.push({ ...entry, evaluate: [...entry.evaluate, ...named] });
  }
  if (diagnostics.length > 0)
    throw new UserError(diagnostics.map((diagnostic) => ({ ...diagnostic, code: 'batch-invalid' })));
  return { file: { ...file, jobs }, notices: [...new Set(notices.map(noticeText))] };
}
