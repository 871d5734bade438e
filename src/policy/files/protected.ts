import { foldPath, segmentsOf } from './paths.js';

/**
 * Directories and files that control later steps, other tools or the agent itself: writing them means running code
 * later. Compared in lower case with every segment of a path.
 */
const protectedNames: ReadonlySet<string> = new Set(
  [
    '.git .gitmodules .gitattributes .github .husky',
    '.vscode .idea .devcontainer',
    '_runner_file_commands .sallyport .sallyportignore .geminiignore .qwenignore sallyport.yml sallyport.yaml',
    '.agents .claude .claude.json .codex .gemini .qwen .cursor .cursorrules .clinerules .roo',
    '.windsurf .windsurfrules .opencode .pi .continue .aider.conf.yml',
    '.mcp.json mcp.json mcp.lock',
    'agents.md agents.override.md claude.md claude.local.md gemini.md qwen.md skill.md',
  ].flatMap((names) => names.split(' ')),
);

/** The segment that makes a path protected: written only with a rule that names it. `null` for other paths. */
export function protectedSegment(path: string): string | null {
  const original = segmentsOf(path);
  const at = segmentsOf(foldPath(path)).findIndex((segment) => protectedNames.has(segment) || /^git~\d$/.test(segment));
  return at < 0 ? null : (original[at] ?? null);
}

/** Interfaces to the kernel and to other processes; no rule allows access. */
const kernelPath = /^\/(?:proc|sys|dev)(?:\/|$)/;

/** Devices without content of their own. bash passes /dev/fd/60 to /dev/fd/63 for process substitutions. */
const freeDevice = /^\/dev\/(?:null|zero|full|random|urandom|stdin|stdout|stderr|tty|fd\/(?:[0-2]|6[0-3]))$/;

/** Whether a path is a device that is always readable and writable. */
export function isFreeDevice(path: string): boolean {
  return path.startsWith('/dev/') && freeDevice.test(path);
}

/** Whether a path is below /proc, /sys or /dev and is not a free device. */
export function isProtectedPath(path: string): boolean {
  return kernelPath.test(path) && !isFreeDevice(path);
}
