import type { PluginPlace, PromptSource } from './types.js';

/** A plugin of Claude Code's format, with a read-only copy of its files outside of the workspace. */
export interface Plugin extends PluginPlace {
  /** Commands, skills and agents are named `name:command`. */
  readonly name: string;
  /** The files of the copy. */
  readonly source: PromptSource;
  /** The directories with its components, relative to the root. */
  readonly components: Readonly<Record<PluginComponent, readonly string[]>>;
  /** Of all files, so that a changed plugin is another one for a batch. */
  readonly digest: string;
  /** What does not apply here. */
  readonly notices: readonly string[];
}

export type PluginComponent = 'commands' | 'skills' | 'agents';

const variable = '${CLAUDE_PLUGIN_ROOT}';

/** A text in which the variable is the copy of its plugin. */
export function withPluginRoot(text: string, root: string): string {
  return text.replaceAll(variable, () => root);
}

export function rulesForPlugins(rules: readonly string[], roots: readonly string[]): readonly string[] {
  return rules.flatMap((rule) => (rule.includes(variable) ? roots.map((root) => withPluginRoot(rule, root)) : [rule]));
}

/** The reverse of withPluginRoot. */
export function withPluginVariable(text: string, roots: readonly string[]): string {
  return roots.reduce((known, root) => known.replaceAll(root, () => variable), text);
}

/** The path in the copy of a path that messages show; `null` if it is not in the plugin. */
export function pathInCopy(shown: string, { directory, root }: PluginPlace): string | null {
  return shown.startsWith(`${directory}/`) ? `${root}${shown.slice(directory.length)}` : null;
}
