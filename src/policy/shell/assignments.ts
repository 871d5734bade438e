import type { Assignment } from 'unbash';
import { absolutePath, hasParentAfterName, isInside } from '../files/paths.js';
import { isSafeVariable } from '../programs/shared/environment.js';
import { type ShellValue, setVariable, Undecidable, type WordContext } from './context.js';
import { evaluateValue, evaluateWord } from './expand-word.js';
import { isOwnVariable, staysInScript } from './own-variables.js';
import type { Assigned } from './simple-command.js';

const none: readonly Assigned[] = [];

/** `NAME=value` that stands alone: remembered for the rest of the line. */
export function assignVariable(node: Assignment, context: WordContext): void {
  const value = valueOf(node, context);
  if (!staysInScript(node.name)) {
    if (typeof value !== 'string' || !isSafeVariable(node.name, value))
      throw new Undecidable(`${node.name}=… changes what later commands do`);
  }
  setVariable(context.state, node.name, value);
}

/**
 * What stands in front of a command, in bash's order: a later value may use an earlier one. `IFS=` for `read` is
 * part of that. Throws Undecidable for a variable that steers bash, the loader or a well-known program.
 */
export function readPrefix(nodes: readonly Assignment[], command: string, context: WordContext): readonly Assigned[] {
  if (nodes.length === 0) return none;
  const { variables } = context.state;
  const before = new Map(variables);
  const assigned: Assigned[] = [];
  for (const node of nodes) {
    const value = valueOf(node, context);
    variables.set(node.name, value);
    if (node.name === 'IFS' && command === 'read') continue;
    const harmless =
      typeof value === 'string' &&
      (isSafeVariable(node.name, value) || isOwnModulePath(node.name, value, command, context));
    if (node.append === true || node.value.type === 'ArrayValue' || (!harmless && !isOwnVariable(node.name)))
      throw new Undecidable(
        `the variable ${node.name} set for a command may change what it does (a rule can name it behind env: \`env ${node.name}=… ${command}\`)`,
      );
    assigned.push({
      name: node.name,
      value: typeof value === 'string' ? value : null,
      source: node.text,
      isSafe: harmless,
    });
  }
  for (const { name } of nodes) {
    const value = before.get(name);
    if (value === undefined) variables.delete(name);
    else variables.set(name, value);
  }
  return assigned;
}

/** Programs that load the code of the workspace anyway. */
const loadsCode = /^(?:pytest|py\.test|coverage|tox|nox|uv|poetry|pdm|hatch|sphinx-build|mkdocs)$/;

/** `PYTHONPATH=src pytest`: directories of the workspace, none of them behind a link. */
function isOwnModulePath(name: string, value: string, command: string, { state, world }: WordContext): boolean {
  if (name !== 'PYTHONPATH' || !loadsCode.test(command) || state.cwdDoubt !== null) return false;
  return value.split(':').every((one) => {
    const path = absolutePath(one, state.cwd);
    return (
      /^[\w./-]+$/.test(one) &&
      isInside({ path, directory: world.workspace }) &&
      world.realpath(path) === path &&
      !hasParentAfterName(one)
    );
  });
}

/** The value as far as it is known; scripts of substitutions in it are walked. */
function valueOf(node: Assignment, context: WordContext): ShellValue {
  if (node.index !== undefined) throw new Undecidable('an assignment to an array element may run a command');
  if (node.value.type === 'ArrayValue') {
    for (const element of node.value.elements) {
      if (/^\[/.test(element.text)) throw new Undecidable('an array subscript may run a command');
      evaluateWord(element, context);
    }
    return null;
  }
  const value = evaluateValue(node.value, context);
  return node.append === true ? null : value;
}
