import { foldPath, segmentsOf } from './paths.js';

/**
 * Directories and files by which later steps, other tools or the agent itself are steered: whoever writes
 * there runs code later. Compared in lower case with every segment of a path.
 */
const protectedNames: ReadonlySet<string> = new Set([
  '.git',
  '.gitmodules',
  '.gitattributes',
  '.github',
  '.husky',
  '.vscode',
  '.idea',
  '.devcontainer',
  '_runner_file_commands',
  '.sallyport',
  'sallyport.yml',
  'sallyport.yaml',
  '.agents',
  '.claude',
  '.claude.json',
  '.codex',
  '.gemini',
  '.qwen',
  '.cursor',
  '.cursorrules',
  '.clinerules',
  '.roo',
  '.windsurf',
  '.windsurfrules',
  '.opencode',
  '.continue',
  '.aider.conf.yml',
  '.mcp.json',
  'mcp.json',
  'agents.md',
  'agents.override.md',
  'claude.md',
  'claude.local.md',
  'gemini.md',
  'qwen.md',
  'skill.md',
]);

/** The segment that makes a path one of those never written without a rule that names them; null for other paths. */
export function protectedSegment(path: string): string | null {
  const original = segmentsOf(path);
  const at = segmentsOf(foldPath(path)).findIndex((segment) => protectedNames.has(segment) || /^git~\d$/.test(segment));
  return at < 0 ? null : (original[at] ?? null);
}

/** Places through which processes and the kernel speak; no rule opens them. */
const closed = /^\/(?:proc|sys|dev)(?:\/|$)/;

/** Devices without content. /dev/fd/60 to 63 are what bash passes for a process substitution. */
const freeDevice = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;

/** True for a device that anybody may read and write. */
export function isFreeDevice(path: string): boolean {
  return path.startsWith('/dev/') && freeDevice.test(path);
}

/** True for a path below /proc, /sys or /dev that is no free device. */
export function isProtectedPath(path: string): boolean {
  return closed.test(path) && !isFreeDevice(path);
}
