import { parsedJson } from '../../parsed-json.js';

/** What the events of a stream become before the provider's package reads them. */
export interface EventRules {
  /** The event that the package gets instead; the same object leaves the text as it is. */
  readonly rewrite: (event: unknown) => unknown;
  /** An event that the package reads as nothing. */
  readonly idle: object;
}

/**
 * A package fails an answer for one unknown event. A comment, which keeps a waiting stream open, becomes an event
 * without effect: packages pass none on.
 */
export function withStreamEvents(send: typeof fetch, createRules: () => EventRules): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const type = response.headers.get('content-type') ?? '';
    // A binary stream of events, or a whole answer.
    if (response.status !== 200 || response.body === null || /amazon\.eventstream|json/i.test(type)) return response;
    const { status, statusText, headers } = response;
    const rewriter = createRewriter(createRules());
    const encoder = new TextEncoder();
    const decoder = new TextDecoder();
    const rewritten = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        const text = rewriter.add(decoder.decode(chunk, { stream: true }));
        if (text !== '') controller.enqueue(encoder.encode(text));
      },
      flush(controller) {
        const text = rewriter.end(decoder.decode());
        if (text !== '') controller.enqueue(encoder.encode(text));
      },
    });
    return new Response(response.body.pipeThrough(rewritten), { status, statusText, headers });
  };
}

function createRewriter({ rewrite, idle }: EventRules) {
  let rest = '';
  let lines: string[] = [];
  const idleText = `data: ${JSON.stringify(idle)}\n\n`;
  const take = (line: string): string => {
    if (line.startsWith(':')) return lines.length === 0 ? idleText : '';
    if (line !== '') {
      lines.push(line);
      return '';
    }
    const event = lines;
    lines = [];
    return event.length === 0 ? '' : `${rewritten(event, rewrite).join('\n')}\n\n`;
  };
  return {
    add: (text: string): string => {
      rest += text;
      // A carriage return at the end may be the first half of a line break.
      const complete = rest.endsWith('\r') ? rest.slice(0, -1) : rest;
      const found = complete.split(/\r\n|\n|\r/);
      const last = found.pop() ?? '';
      rest = rest.slice(complete.length - last.length);
      return found.map(take).join('');
    },
    end: (text: string): string => {
      const event = [...lines, ...`${rest}${text}`.split(/\r\n|\n|\r/)].filter((line) => line !== '');
      // Without its blank line, an event may have been cut off.
      return parsedJson(dataOf(event)) === undefined ? event.join('\n') : `${rewritten(event, rewrite).join('\n')}\n\n`;
    },
  };
}

const dataLine = /^\uFEFF?data:/;

function dataOf(lines: readonly string[]): string {
  const data = lines.filter((line) => dataLine.test(line)).map((line) => line.replace(/^\uFEFF?data: ?/, ''));
  return data.join('\n');
}

function rewritten(lines: readonly string[], rewrite: EventRules['rewrite']): readonly string[] {
  const event = parsedJson(dataOf(lines));
  if (event === undefined) return lines;
  const changed = rewrite(event);
  if (changed === event) return lines;
  return [...lines.filter((line) => !dataLine.test(line)), `data: ${JSON.stringify(changed)}`];
}
