import * as z from 'zod/mini';

/** Only the outer form is checked here: the servers are read later, and most runs have none. See mcp-servers.ts. */
export function serverMap() {
  const schema = () =>
    z.union([z.string(), z.record(z.string(), z.unknown())], { error: 'must be a mapping of servers' });
  return {
    schema,
    json: { anyOf: [{ type: 'string' }, { type: 'object', additionalProperties: { type: 'object' } }] },
  };
}
