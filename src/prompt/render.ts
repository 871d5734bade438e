import { allOrDiagnostics } from '../errors.js';
import type { Attachment } from '../messages/types.js';
import type { Denial } from '../tools/call-result.js';
import { authorText, type RenderedTurn, toTurns } from './conversation.js';
import { argsPlaceholder } from './placeholders/braces.js';
import { findPatternMentions } from './placeholders/claude.js';
import { locationInBody, shortened } from './position.js';
import { appendedArguments, resolveCommands, takesArguments } from './processors/arguments.js';
import { printedVariable } from './processors/echo.js';
import type { insertFiles, MissingFiles } from './processors/file.js';
import { markUntrusted, untrustedNote, untrustedSources } from './processors/mark-untrusted.js';
import { defaultFileLimits, type ReadableFiles } from './processors/read.js';
import { readTemplate } from './processors/read-template.js';
import type { insertCommands, ShellInsertPorts } from './processors/shell.js';
import { checkValues, type Values, valuesFor } from './processors/values.js';
import type { PromptSpec, PromptVariables, RenderedPart, TemplateSegment } from './types.js';

export type RenderPorts = Omit<ShellInsertPorts, 'cwd'> & { readonly files: ReadableFiles & { readonly root: string } };

export interface RenderInput {
  /** Raw, as the user typed them; empty if there are none. */
  readonly args: string;
  readonly vars?: PromptVariables;
  /** Appended if the template has no placeholder for the arguments, as `/review a  b`; by default the arguments. */
  readonly rawInvocation?: string;
  readonly missingFiles?: MissingFiles;
  readonly failedCommands?: 'keep' | 'stop';
  /** Whether the working tree is untrusted: then text that is inserted from it is marked as data. */
  readonly isUntrustedTree?: boolean;
  readonly pdfAsText?: boolean;
  /** Prefix of the ids of the calls that read the files named in a prompt; unique in a conversation. */
  readonly callIds?: string;
}

const maxCommands = 50;

export type Rendering =
  | {
      readonly kind: 'rendered';
      /** The messages before the task, if the prompt has any. */
      readonly before: readonly RenderedTurn[];
      /** Files and directories named in the prompt: calls with their results, which also go to the model. */
      readonly attachments: readonly Attachment[];
      /** The task: the last message, from the user. */
      readonly parts: readonly RenderedPart[];
      readonly notices: readonly string[];
    }
  /** A command of the prompt was refused. Unless a hook refused it, no command has run. */
  | { readonly kind: 'refused'; readonly denials: readonly Denial[]; readonly notices: readonly string[] }
  | { readonly kind: 'cancelled'; readonly notices: readonly string[] };

/**
 * Inserts files, then commands, then arguments; inserted text is never a template. Rejects with UserError, with all
 * diagnostics of a step: `placeholder-unclosed`, `placeholder-quoted`, `placeholder-failed`, `variable-missing`.
 */
export async function renderPrompt(spec: PromptSpec, input: RenderInput, ports: RenderPorts): Promise<Rendering> {
  const segments = await readTemplate(spec, ports.files);
  const fileOptions = {
    missingFiles: input.missingFiles ?? 'auto',
    limits: input.pdfAsText === true ? { ...defaultFileLimits, pages: 0 } : defaultFileLimits,
    callIds: input.callIds ?? 'prompt-file',
  };
  const userValues = { args: input.args, vars: input.vars ?? {} };
  const values = valuesFor(spec, userValues, ports.files.root);
  const [unused, commands, files] = await allOrDiagnostics(
    () => checkValues(spec, segments, userValues, values),
    () => resolveCommands(spec, segments, values),
    () => filesOf(spec, segments, ports, fileOptions),
  );
  const patterns = patternNotices(spec, segments);
  const notices = [...spec.notices, ...otherFormatCommands(spec), ...unused, ...files.notices, ...patterns];
  if (ports.signal.aborted) return { kind: 'cancelled', notices };
  const failures = input.failedCommands ?? 'keep';
  const shell = await shellOf(spec, commands, { ...ports, cwd: ports.files.root }, { failures, maxCommands });
  if (shell.kind !== 'inserted') return { ...shell, notices };
  notices.push(...shell.notices);
  const insertedParts = new Map([...files.parts, ...shell.parts]);
  const untrusted = input.isUntrustedTree === true ? untrustedSources(insertedParts) : [];
  const inserted = untrusted.length === 0 ? insertedParts : markUntrusted(insertedParts);
  if (untrusted.length > 0) notices.push(untrustedNotice(spec, untrusted));
  const { instructions } = spec;
  const turns = [
    ...(instructions === undefined ? [] : [{ role: 'system', parts: [authorText(instructions)] } as const]),
    ...toTurns(
      spec,
      segments.map((segment) => ({ segment, parts: inserted.get(segment) ?? ownParts(spec, segment, values) })),
    ),
  ];
  const parts = [...(turns.at(-1)?.parts ?? [])];
  if (input.args !== '' && !takesArguments(spec, segments, values)) {
    parts.push(appendedArguments(parts, input.rawInvocation ?? input.args));
    notices.push(...otherFormatPlaceholders(spec));
  }
  const notes = untrusted.length === 0 ? [] : [{ type: 'notice', text: untrustedNote } as const];
  const attachments = [...notes, ...files.attachments];
  return { kind: 'rendered', before: turns.slice(0, -1), attachments, parts, notices };
}

/** Each mention that looks like a path and is not one. */
function patternNotices(spec: PromptSpec, segments: readonly TemplateSegment[]): readonly string[] {
  if (spec.format !== 'claude') return [];
  const starts = new Set(segments.filter(({ kind }) => kind === 'file').map(({ start }) => start));
  const why = 'a path with a pattern or a placeholder names no file';
  return findPatternMentions(spec.body)
    .filter(({ start }) => !starts.has(start))
    .map(({ start, text }) => `${locationInBody(spec, start)}: ${shortened(text)} was not replaced: ${why}`);
}

// Most prompts name no file and no command: what inserts them is loaded for those that do.
const filesOf: typeof insertFiles = async (spec, segments, ports, options) => {
  if (!segments.some(({ kind }) => kind === 'file')) return { parts: new Map(), attachments: [], notices: [] };
  const { insertFiles } = await import('./processors/file.js');
  return await insertFiles(spec, segments, ports, options);
};

const shellOf: typeof insertCommands = async (spec, commands, ports, options) => {
  if (commands.length === 0) return { kind: 'inserted', parts: new Map(), notices: [] };
  const { insertCommands } = await import('./processors/shell.js');
  return await insertCommands(spec, commands, ports, options);
};

function untrustedNotice({ source }: PromptSpec, sources: readonly string[]): string {
  return `${source}: ${shortened(sources.join(', '))} come from the untrusted working tree and are marked as data`;
}

function otherFormatCommands({ format, body, source }: PromptSpec): readonly string[] {
  const command = ['toml', 'markdown', 'text'].includes(format)
    ? /(?:^|\s)(!`[^`\n]{1,200}`)/.exec(body)?.[1]
    : undefined;
  return command === undefined
    ? []
    : [
        `${source}: ${command} is plain text in the format ${format}, where commands are written !{…}; it is a command in files below .claude or with prompt-format: claude`,
      ];
}

/** A notice if the arguments had no placeholder but the text contains a placeholder of another format. */
function otherFormatPlaceholders({ format, body, source }: PromptSpec): readonly string[] {
  if (format === 'skill') return [];
  const [other, expected] =
    format === 'claude'
      ? [/\{\{args\}\}/, '$ARGUMENTS']
      : [/\$(?:ARGUMENTS|1(?![\w.,]))/, format === 'prompt-md' ? '${input:name}' : argsPlaceholder];
  const placeholder = other.exec(body)?.[0];
  return placeholder === undefined
    ? []
    : [
        `${source}: ${placeholder} is plain text in the format ${format}, which uses ${expected}; the arguments were appended at the end`,
      ];
}

function ownParts(spec: PromptSpec, segment: TemplateSegment, values: Values): RenderedPart[] {
  const { kind, source, content } = segment;
  switch (kind) {
    case 'text':
      return [authorText(content)];
    case 'file':
      return [authorText(source)];
    case 'shell': {
      const name = printedVariable(spec, segment);
      const text = name === null ? null : values.of('variable', name);
      return text === null ? [] : [{ origin: 'variable', source, part: { type: 'text', text } }];
    }
    case 'args':
    case 'variable': {
      const text = values.of(kind, content);
      return [text === null ? authorText(source) : { origin: kind, source, part: { type: 'text', text } }];
    }
  }
}
