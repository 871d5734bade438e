import type { PromptSpec, PromptVariables } from '../../prompt/types.js';
import type { RuleLocation } from '../../settings/check-rules.js';
import type { Settings } from '../../settings/table.js';
import type { EvaluationSpec } from '../model/types.js';

/** The settings of the batch file for one job: placeholders replaced, and merged with the workflow's settings. */
export interface ResolvedJob {
  readonly settings: Settings;
  readonly spec: PromptSpec;
  readonly vars: PromptVariables;
  /**
   * Rules of the batch file that narrow those of the workflow, in the form of a prompt's `allowed-tools`; `null` if the
   * workflow has none, or the batch file.
   */
  readonly narrowing: PromptSpec | null;
  /** Where each rule of the settings was given. */
  readonly locationOfRule: RuleLocation;
}

/** The checks and outputs of the batch file for one job, with its placeholders replaced. */
export interface JobInputs {
  readonly evaluations: readonly EvaluationSpec[];
  readonly outputFile: string | null;
}
