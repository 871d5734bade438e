import { formatCount, formatNumber } from '../format-number.js';
import type { Part } from '../messages/types.js';
import type { RenderedTurn } from '../prompt/conversation.js';
import { messageParts } from '../prompt/message-parts.js';
import type { Plan, PlannedFile } from '../prompt/plan.js';
import type { Rendering } from '../prompt/render.js';
import { allowFlag } from '../report/suggested-rules.js';
import type { Denial } from '../tools/call-result.js';

type Rendered = Extract<Rendering, { readonly kind: 'rendered' }>;

export function renderedValue(source: string, { before, attachments, parts }: Rendered): object {
  return { source, ...(before.length === 0 ? {} : { before }), attachments, parts };
}

export function renderedText(rendering: Rendered): string {
  const turns = turnsOf(rendering);
  const texts = turns.map(({ parts }) => messageParts(parts).map(partText).join('\n'));
  if (texts.length === 1) return `${texts.join('')}\n`;
  return `${texts.map((text, index) => `--- ${turns[index]?.role ?? ''} ---\n${text}`).join('\n\n')}\n`;
}

/** Every part, preceded by a line with its source; the calls and notices before the prompt come first. */
export function partsText(rendering: Rendered): string {
  const before = rendering.attachments.flatMap((attachment) => {
    if (attachment.type === 'notice') return ['--- notice ---', attachment.text];
    if (!('result' in attachment)) return [];
    const { call, result } = attachment;
    return [`--- ${call.name} ${JSON.stringify(call.input)} ---`, result.parts.map(partText).join('\n')];
  });
  const turns = turnsOf(rendering).flatMap(({ role, parts }, _index, { length }) => {
    const texts = parts.flatMap(({ origin, source, part }) => {
      const size = part.type === 'text' ? `, ${formatCount(part.text.length, 'character')}` : '';
      const by = source === undefined ? origin : `${origin} ${JSON.stringify(source)}`;
      return [`--- ${by}${size} ---`, partText(part)];
    });
    return length === 1 ? texts : [`=== ${role} ===`, ...texts];
  });
  return `${[...before, ...turns].join('\n')}\n`;
}

const turnsOf = ({ before, parts }: Rendered): readonly RenderedTurn[] => [...before, { role: 'user', parts }];

function partText(part: Part): string {
  if (part.type === 'text') return part.text;
  const bytes = Buffer.byteLength(part.data, 'base64');
  return `(${part.mediaType}, ${part.name === undefined ? '' : `${part.name}, `}${formatNumber(bytes)} bytes)`;
}

export function planText(plan: Plan): string {
  const others = plan.segments
    .filter(({ kind, content }) => kind !== 'text' && kind !== 'file' && (kind !== 'shell' || content === ''))
    .map((segment) => `${segment.kind.padEnd(8)} ${segment.source}`);
  const printed = plan.printed.map((source) => `variable ${source}`);
  const files = plan.files.flatMap((file) => decided(`read ${file.path}`, file));
  const commands = plan.commands.flatMap((command) => decided(`run ${command.command}`, command));
  const lines = [...others, ...printed, ...files, ...commands];
  return [`format ${plan.format}`, ...(lines.length === 0 ? ['no placeholders'] : lines), ''].join('\n');
}

function decided(what: string, { outcome, reason, suggest }: Omit<PlannedFile, 'path'>): readonly string[] {
  return [
    `${(outcome === 'run' ? 'yes' : 'refuse').padEnd(6)} ${what}`,
    `       ${reason}`,
    ...suggest.map((rule) => `       would be allowed by: ${allowFlag(rule)}`),
  ];
}

export function refusedText(denials: readonly Denial[]): string {
  return denials
    .flatMap((denial) => [
      `refused: ${denial.label}`,
      `  ${denial.reason}`,
      ...denial.suggest.map((rule) => `  would be allowed by: ${allowFlag(rule)}`),
    ])
    .map((line) => `${line}\n`)
    .join('');
}
