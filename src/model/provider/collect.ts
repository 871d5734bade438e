import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { encryptedBlockText, isEncryptedBlock } from '../../messages/compaction-block.js';
import type { AssistantPart, ProviderData } from '../../messages/types.js';
import { parsedJson } from '../../parsed-json.js';
import { asObject } from '../error-text.js';
import type { ModelEvent, WebSource } from '../types.js';

export interface Collector {
  /** Adds the next part; returns `null` if there is nothing to report. */
  take(part: LanguageModelV4StreamPart): ModelEvent | null;
  /** The parts so far, in the order of their start, without empty blocks. */
  parts(): readonly AssistantPart[];
  /** The pages that the provider has found, each once. */
  sources(): readonly WebSource[];
}

interface Block {
  readonly type: 'text' | 'reasoning';
  text: string;
  providerData: ProviderData | undefined;
}

type BlockPart = Extract<
  LanguageModelV4StreamPart,
  { readonly type: `${'text' | 'reasoning'}-${'start' | 'delta' | 'end'}` }
>;
type CallPart = Extract<LanguageModelV4StreamPart, { readonly type: 'tool-call' }>;

export function createCollector(): Collector {
  const gathered: (Block | AssistantPart)[] = [];
  // Some providers reuse ids after a block has ended, so an id means the last block that started with it.
  const open = new Map<string, Block>();
  const found = new Map<string, WebSource>();

  const grow = (type: Block['type'], part: BlockPart): ModelEvent | null => {
    const key = `${type} ${part.id}`;
    let block = part.type.endsWith('-start') ? undefined : open.get(key);
    if (block === undefined) {
      block = { type, text: '', providerData: undefined };
      gathered.push(block);
      open.set(key, block);
    }
    block.providerData = merged(block.providerData, part.providerMetadata);
    const delta = 'delta' in part ? part.delta : '';
    block.text += delta;
    return delta === '' ? null : { type, delta };
  };

  return {
    take(part) {
      switch (part.type) {
        case 'text-start':
        case 'text-delta':
        case 'text-end':
          return grow('text', part);
        case 'reasoning-start':
        case 'reasoning-delta':
        case 'reasoning-end':
          return grow('reasoning', part);
        case 'tool-input-start':
          return part.providerExecuted === true ? null : { type: 'tool-call-start', name: part.toolName };
        case 'tool-call':
          if (part.providerExecuted !== true) gathered.push(toCall(part));
          return null;
        case 'custom':
          if (isEncryptedBlock(part.providerMetadata))
            gathered.push({ type: 'text', text: encryptedBlockText, providerData: part.providerMetadata });
          return null;
        case 'source':
          if (part.sourceType === 'url')
            found.set(part.url, { url: part.url, title: part.title ?? found.get(part.url)?.title ?? '' });
          return null;
        default:
          return null;
      }
    },
    parts: () => gathered.filter(isWorthKeeping).map(closed),
    sources: () => [...found.values()],
  };
}

function toCall(part: CallPart): AssistantPart {
  return {
    type: 'tool-call',
    id: part.toolCallId,
    name: part.toolName,
    input: parsed(part.input),
    ...(part.providerMetadata === undefined ? {} : { providerData: part.providerMetadata }),
  };
}

/**
 * Some servers send none for a call without arguments. Other invalid JSON stays a string, which the discovery stage
 * refuses: nothing runs with incomplete input.
 */
function parsed(input: string): unknown {
  if (input.trim() === '') return {};
  const value = parsedJson(input);
  return value === undefined ? input : value;
}

function isWorthKeeping(part: Block | AssistantPart): boolean {
  return part.type === 'tool-call' || part.text !== '' || part.providerData !== undefined;
}

function closed(part: Block | AssistantPart): AssistantPart {
  if (part.type === 'tool-call' || part.providerData !== undefined) return part as AssistantPart;
  return { type: part.type, text: part.text };
}

/** A signature may be at the start, in the middle or at the end of a block; null values are ignored. */
function merged(known: ProviderData | undefined, more: ProviderData | undefined): ProviderData | undefined {
  if (known === undefined || more === undefined) return known ?? more;
  const both: Record<string, unknown> = { ...known };
  for (const [provider, data] of Object.entries(more)) {
    const given = Object.entries(asObject(data)).filter(([, value]) => value !== null && value !== undefined);
    both[provider] = { ...asObject(known[provider]), ...Object.fromEntries(given) };
  }
  return both;
}
