import type { AssistantMessage, ModelMessage, ProviderData } from './types.js';

/** The summary that a provider has written and signed: it stands for everything before it. */
export interface CompactionBlock {
  /** Goes back to the provider unchanged, as the first message. */
  readonly message: ModelMessage;
  readonly text: string;
}

/** `null` if the answer is not such a block, or has no signature and so cannot go back. */
export function compactionBlock({ parts }: AssistantMessage): CompactionBlock | null {
  const block = parts.find((part) => part.type === 'text' && part.text.trim() !== '' && isSigned(part.providerData));
  return block?.type === 'text' ? { message: { role: 'assistant', parts: [block] }, text: block.text } : null;
}

function isSigned(data: ProviderData | undefined): boolean {
  const { type, signature } = (data?.['anthropic'] ?? {}) as { readonly type?: unknown; readonly signature?: unknown };
  return type === 'compaction' && typeof signature === 'string';
}
