import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GitHubBridge, GitHubBridgeOptions } from '../process/github-bridge-types.js';
import { answerRequest, type BridgeState } from './answer-request.js';
import { listen } from './exchange.js';
import { createForward, createLinkProblem } from './forward.js';
import { ghVariables, writeGhFiles } from './gh-files.js';

/** The longest path of a socket that every system accepts. */
const longestSocketPath = 100;

/** Requests of all commands of a job: a loop must not use up the limit that the token has per hour. */
const mostRequests = 600;

/** Each command line with gh has its own socket while it runs: other commands of the job have no access. */
export function createGitHubBridge(options: GitHubBridgeOptions): GitHubBridge {
  const state: BridgeState = { knownIds: new Set(), left: mostRequests };
  const shared = { ...options, state, forward: createForward(options), linkProblem: createLinkProblem(options) };
  return {
    async begin(records) {
      const directory = sessionDirectory(options.makeDirectory());
      const socket = join(directory, 's');
      writeGhFiles(directory, socket, options);
      const server = createServer((incoming, response) => {
        answerRequest({ incoming, response }, { ...shared, records }).catch(() => response.destroy());
      });
      await listen(server, socket);
      return {
        access: { directory, socket },
        variables: ghVariables(directory, options),
        end() {
          server.close();
          server.closeAllConnections();
          rmSync(directory, { recursive: true, force: true });
        },
      };
    },
  };
}

/** Only this user can enter it. Links are resolved: a sandbox compares the path of the socket. */
function sessionDirectory(parent: string): string {
  const directory = mkdtempSync(join(realpathSync(parent), 's-'));
  if (Buffer.byteLength(join(directory, 's')) <= longestSocketPath) return directory;
  rmSync(directory, { recursive: true });
  return realpathSync(mkdtempSync(join(tmpdir(), 'sallyport-gh-')));
}
