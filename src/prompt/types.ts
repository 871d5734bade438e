import type { JsonSchema, Part } from '../messages/types.js';
import type { ModelParameters } from '../model/types.js';
import type { FileProblem } from '../platform/files/types.js';

/** A position in a text: line and column count from 1, columns in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly column: number;
}

/**
 * `markdown`: braces placeholders (Qwen, Sallyport); `claude`: Claude's syntax, also skills; `skill`: without
 * placeholders, as elsewhere; `prompt-yml`: GitHub Models; `prompt-md`: VS Code and Copilot.
 */
export const promptFormats = [
  'toml',
  'markdown',
  'claude',
  'skill',
  'prompt-yml',
  'prompt-md',
  'text',
  'inline',
] as const;
export type PromptFormat = (typeof promptFormats)[number];

export type PromptRole = 'system' | 'user' | 'assistant';

/** A range of the body that is one message of a conversation; UTF-16 offsets, end exclusive. */
export interface PromptSection {
  readonly role: PromptRole;
  readonly start: number;
  readonly end: number;
}

export interface PluginPlace {
  /** Its directory in the trusted source, relative to the workspace. */
  readonly directory: string;
  /** The absolute path of its read-only copy, which `CLAUDE_PLUGIN_ROOT` names. */
  readonly root: string;
}

/** A parsed prompt file, before its template is parsed. */
export interface PromptSpec {
  readonly format: PromptFormat;
  /** The origin, for messages: a path, `inline`, `stdin`. */
  readonly source: string;
  /** The template body; offsets of segments are UTF-16 offsets in this text. */
  readonly body: string;
  readonly description: string | null;
  /** Rules of the file's `allowed-tools`; they restrict what the workflow allows and never extend it. `null` if not set. */
  readonly allowedTools: readonly string[] | null;
  readonly disallowedTools: readonly string[];
  /** `model` of the frontmatter; the workflow's setting takes precedence. */
  readonly model: string | null;
  readonly argumentHint: string | null;
  /** The start in the source of the body, or of each line if they may have escapes; `null` if unknown. */
  readonly bodyAt: Position | readonly Position[] | null;
  /** `name` of the file, which takes precedence over its path; `null` if not set. */
  readonly name: string | null;
  readonly whenToUse: string | null;
  /** Names for the words of the arguments, in order; one that cannot follow a dollar sign only has a position. */
  readonly argumentNames: readonly string[];
  /** False with `disable-model-invocation`: only a person may start it. */
  readonly modelInvocable: boolean;
  /** `user-invocable`; false if only the model may load it. */
  readonly userInvocable: boolean;
  /** `context: fork`: it runs in a separate conversation. */
  readonly fork: boolean;
  /** Globs of files; the model does not see the skill until a matching file is touched. `null` if always visible. */
  readonly paths: readonly string[] | null;
  /** Messages of the body in order; the last one is from the user. `null` if the whole body is one user message. */
  readonly sections: readonly PromptSection[] | null;
  readonly parameters: ModelParameters;
  /** The unvalidated answer schema from the file; the workflow's schema takes precedence. `null` for text. */
  readonly outputSchema: JsonSchema | null;
  /** The agent of opencode that runs a command; absent for a built-in one. */
  readonly agent?: string;
  /** Its instructions, a message before the prompt. */
  readonly instructions?: string;
  /** The plugin that the file belongs to; absent for other files. */
  readonly plugin?: PluginPlace;
  readonly notices: readonly string[];
  /** The notice about keys for evaluations, which is not true of a batch over the rows of the file; `null` if there are none. */
  readonly evaluationNotice?: string | null;
}

export type SegmentKind = 'text' | 'args' | 'file' | 'shell' | 'variable';

export interface TemplateSegment {
  readonly kind: SegmentKind;
  readonly source: string;
  /** The trimmed content of the placeholder; the text itself for kind `text`. */
  readonly content: string;
  /** UTF-16 offsets in the template body, end exclusive. */
  readonly start: number;
  readonly end: number;
}

/** Values of variables by name; data, never read as template. */
export type PromptVariables = Readonly<Record<string, string>>;

export interface RenderedPart {
  readonly origin: 'author' | 'args' | 'variable' | 'file' | 'shell';
  /** The placeholder that it replaced, as written; absent for the author's own text. */
  readonly source?: string;
  readonly part: Part;
}

export type PromptEntryKind = 'file' | 'directory' | 'link' | 'other';

/** The working tree, or git objects of the trusted ref. Paths are relative with `/`, or absolute if supported. */
export interface PromptSource {
  /** Whole content. Rejects with FileProblem. */
  read(path: string, maxBytes: number): Promise<Buffer>;
  readAll(paths: readonly string[], maxBytes: number): Promise<ReadonlyMap<string, Buffer | FileProblem>>;
  /** Entries of a directory in byte order. Rejects with FileProblem. */
  list(path: string): Promise<readonly { readonly name: string; readonly kind: PromptEntryKind }[]>;
  /** The kinds of the entries at these paths, without following links; paths without an entry are omitted. */
  present(paths: readonly string[]): Promise<ReadonlyMap<string, PromptEntryKind>>;
  /** Whether a directory, with all links resolved, is the root of the source or below it. */
  holds(directory: string): Promise<boolean>;
  /** The regular file that the link at `path` leads to if it is below `directory` with all links resolved; else `null`. */
  followLink(path: string, directory: string): Promise<string | null>;
}
