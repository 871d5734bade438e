import { inFile } from '../setting.js';
import { mapping, text } from '../values.js';

export const mcpSettings = {
  'mcp-servers': inFile.optional(mapping('servers', 'object'), {
    text: 'MCP servers by name, in the form of `mcpServers` in a `.mcp.json` file (JSON in an input). A server starts only if a rule allows `mcp__NAME` or a tool of it. See docs/mcp.md.',
  }),
  'mcp-config': inFile.optional(text(), {
    text: 'A file with MCP servers in the repository, such as `.mcp.json`. Like the configuration, it is read from the trusted commit.',
    flag: { value: 'FILE', text: 'a file with MCP servers, such as .mcp.json' },
  }),
};
