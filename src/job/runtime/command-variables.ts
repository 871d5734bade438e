import { type Diagnostic, UserError } from '../../errors.js';
import { isSecretName, secretsOf } from '../../platform/host/host-environment.js';
import type { ProcessSetup } from '../../platform/process/run-process.js';
import { createRedactor } from '../../platform/secrets/redact.js';
import { isNamedHost, variableProblem } from '../../policy/rules/variable-rule.js';
import { parsePassedVariable } from '../../policy/shell/passed-variables.js';
import type { RuleLists } from '../../policy/types.js';
import type { Settings } from '../../settings/table.js';
import type { StepVariables } from '../../tools/bash/step-variables.js';

interface VariableSources {
  readonly settings: Pick<Settings, 'command-env'>;
  /** Valid rules. */
  readonly lists: RuleLists;
  readonly environment: Readonly<Record<string, string | undefined>>;
}

export interface CommandVariables {
  /** What commands that run code of the repository get. */
  readonly passed: Readonly<Record<string, string>>;
  readonly diagnostics: readonly Diagnostic[];
  /** Names that the step does not set. */
  readonly missing: readonly string[];
}

const none: CommandVariables = { passed: {}, diagnostics: [], missing: [] };

/** The variables of the setting `command-env`, without those that the rules do not permit. */
export function commandVariables({ settings, lists, environment }: VariableSources): CommandVariables {
  if (settings['command-env'].length === 0) return none;
  const isSecret = secretTest(environment, lists);
  const passed: Record<string, string> = {};
  const diagnostics: Diagnostic[] = [];
  const missing: string[] = [];
  for (const entry of settings['command-env']) {
    const parsed = parsePassedVariable(entry);
    if (typeof parsed === 'string') continue;
    const { name } = parsed;
    const value = parsed.value ?? environment[name];
    if (value === undefined) {
      missing.push(name);
      continue;
    }
    const problem = variableProblem(name, isSecret(name, value), lists);
    if (problem === null) passed[name] = value;
    else
      diagnostics.push({
        code: 'variable-refused',
        location: 'command-env',
        message: problem,
        hint: `add Env(${name}) to allow if code of the repository may read it, or remove ${name} from command-env`,
      });
  }
  return { passed, diagnostics, missing };
}

/** The names that the step does not set, for a notice. Throws UserError for variables that the rules do not permit. */
export function checkCommandVariables(sources: VariableSources): readonly string[] {
  const { diagnostics, missing } = commandVariables(sources);
  if (diagnostics.length > 0) throw new UserError(diagnostics);
  return missing.map((name) => `command-env names ${name}, which the step does not set: commands do not get it.`);
}

function secretTest(environment: VariableSources['environment'], lists: RuleLists) {
  const { redact } = createRedactor(secretsOf(environment));
  return (name: string, value: string): boolean => {
    // The password of services on this machine, or on hosts that rules name, opens nothing else.
    const isNear = (address: string): boolean => {
      const host = address.replace(/:\d+$/, '').toLowerCase();
      return isThisMachine.test(host) || isNamedHost(host, lists);
    };
    const shown = value.replaceAll(
      /(:\/\/[^\s/?#:@"'<>]{0,256}):[^\s/?#@"'<>]{1,512}@([^\s/?#@"'<>]{1,512})/g,
      (all, start: string, hosts: string) => (hosts.split(',').every(isNear) ? `${start}@${hosts}` : all),
    );
    return isSecretName(name) || redact(shown) !== shown;
  };
}

export function stepVariables(
  { environment, lists }: Omit<VariableSources, 'settings'>,
  { environment: given, passed = {} }: Pick<ProcessSetup, 'environment' | 'passed'>,
): StepVariables {
  const isSecret = secretTest(environment, lists);
  const withheld = Object.entries(environment).flatMap(([name, value]) =>
    value === undefined || name in given || name in passed
      ? []
      : [[name, { isSecret: isSecret(name, value) }] as const],
  );
  return { withheld: new Map(withheld), passed: new Set(Object.keys(passed)) };
}

const isThisMachine = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
