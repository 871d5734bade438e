import { type ModelServer, type Reply, type SeenRequest, startModelServer } from './model-server.js';
import { anthropicProblems } from './rules/anthropic.js';
import { compatibleProblems } from './rules/compatible.js';
import { googleProblems } from './rules/google.js';
import { openaiProblems } from './rules/openai.js';
import { compactionSignature, prefixProblems, signatureOf } from './rules/prefix.js';
import { type Json, surrogateProblems } from './rules/shape.js';
import { type Answer, type Wire, wireOf } from './wire.js';

const rules: Readonly<Record<Wire, (body: Json) => readonly string[]>> = {
  anthropic: anthropicProblems,
  openai: openaiProblems,
  google: googleProblems,
  compatible: compatibleProblems,
};

/** Everything for which the real API of this format would reject the request. */
function requestProblems(wire: Wire, { text, body }: Pick<SeenRequest, 'text' | 'body'>): readonly string[] {
  return [...surrogateProblems(text), ...rules[wire](body)];
}

export interface StrictServer extends ModelServer {
  /** The problems of all requests, apart from those that a reply of the test rejects. */
  readonly problems: readonly string[];
}

/**
 * A model server as strict as the real APIs: a request with a problem is answered 400. Reasoning is signed with a hash
 * of what was sent before it; a later request that changed it is answered 400, as for new accounts.
 */
export async function startStrictServer(reply: (request: SeenRequest, index: number) => Reply): Promise<StrictServer> {
  const problems: string[] = [];
  const server = await startModelServer((request, index) => {
    const wire = wireOf(request.path);
    if (wire === null) return { status: 404 };
    const found = [...requestProblems(wire, request), ...prefixProblems(wire, request.body)];
    problems.push(...found);
    const [problem] = found;
    if (problem !== undefined)
      return { status: 400, body: { type: 'error', error: { type: 'invalid_request_error', message: problem } } };
    const given = reply(request, index);
    if ('status' in given) return given;
    if (given.compaction !== undefined) {
      const compaction = { ...given.compaction, signature: compactionSignature(wire, request.body) };
      return { ...given, compaction } satisfies Answer;
    }
    return { ...given, signature: signatureOf(wire, request.body) } satisfies Answer;
  });
  return { ...server, problems };
}
