import type { Attachment } from '../../messages/types.js';
import type { RunCall } from '../../pipeline/types.js';
import { FileProblem } from '../../platform/files/types.js';
import type { TemplateSegment } from '../types.js';
import { type Failed, type FileInsertPorts, fileRefusalText } from './read.js';

/** The call with which the agent would have read a file or directory, with its result. */
export type Mentioned = Extract<Attachment, { readonly call: unknown }>;

/** As the agent would. Through every stage, so it reveals no more than a call by the model. */
export async function attachMention(
  { content }: TemplateSegment,
  { files, runCall, signal }: FileInsertPorts & { readonly runCall: RunCall },
  id: string,
): Promise<Mentioned | Failed> {
  const path = files.relative(content);
  const kind = await kindOf(path, files);
  if (typeof kind !== 'string') return kind;
  const [name, input] = kind === 'directory' ? ['List', { path }] : ['Read', { file_path: path }];
  const { parts, isError } = await runCall({ id, name, input }, signal);
  if (isError) {
    const why = parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
    return { why: why.replace(/\.$/, ''), hint: 'correct the path, or remove the mention' };
  }
  return {
    type: kind,
    call: { type: 'tool-call', id, name, input },
    result: { type: 'tool-result', id, name, parts, isError: false },
  };
}

async function kindOf(path: string, files: FileInsertPorts['files']): Promise<'file' | 'directory' | Failed> {
  try {
    const { kind } = await files.info(path);
    if (kind === 'file' || kind === 'directory') return kind;
    throw new FileProblem('special', path, `${path} is not a regular file`);
  } catch (error) {
    return fileRefusalText(error, 0);
  }
}
