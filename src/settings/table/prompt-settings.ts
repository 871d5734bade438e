import { promptFormats } from '../../prompt/types.js';
import { positiveNumber, wholeNumber } from '../number-values.js';
import { inFile, optional, withDefault } from '../setting.js';
import { choice, instructionFiles, pathList, text, textOrMapping, trueOrFalse, variables } from '../values.js';

export const promptSettings = {
  prompt: optional(text(), {
    text: 'The prompt itself. Give exactly one of `prompt`, `prompt-file` and `command`.',
    flag: { value: 'TEXT', short: 'p', text: 'the prompt itself' },
  }),
  'prompt-file': optional(text(), {
    text: 'A prompt file in the repository. Its path and name determine the format; see docs/prompts.',
  }),
  'prompt-format': optional(choice(promptFormats), {
    text: 'The format of `prompt-file`, if its path and name do not determine it: toml, markdown (placeholders in braces), claude (Claude Code syntax), prompt-yml, prompt-md, text or inline.',
    flag: {
      name: 'format',
      value: 'F',
      text: 'format of the prompt file (default: by its name): toml, markdown, claude, skill, prompt-yml, prompt-md, text, inline',
    },
  }),
  command: optional(text(), {
    text: 'The name of a command, such as `review` or `git:commit`, in .sallyport/commands, .claude/commands, .qwen/commands, .gemini/commands or .opencode/commands, the name of a skill, or `mcp__SERVER__PROMPT`.',
    flag: { value: 'NAME', text: 'a command or skill by its name (see: sallyport commands)' },
  }),
  args: withDefault(text(), '', {
    text: 'Replaces `{{args}}` or `$ARGUMENTS` in the prompt. Appended if the prompt has no such placeholder.',
    flag: { value: 'TEXT', text: 'replaces {{args}} in the prompt' },
  }),
  vars: optional(variables(), {
    text: 'Values for the variables of the prompt, `{{name}}` or `${input:name}`, as a YAML mapping. Pass untrusted text through toJSON().',
    flag: { name: 'var', value: 'K=V', repeatable: true, text: 'replaces {{K}} or ${input:K} in the prompt' },
  }),
  'missing-files': inFile.withDefault(choice(['auto', 'error', 'keep']), 'auto', {
    text: 'What to do if a file that the prompt names cannot be read: error, keep (leave its name as it is, with a notice), or auto (keep `@path` and links to what does not exist, and report an error for any other problem and for `@{path}`).',
    flag: { value: 'HOW', text: 'auto, error or keep if a file that the prompt names cannot be read' },
  }),
  'failed-commands': inFile.withDefault(choice(['keep', 'stop']), 'keep', {
    text: 'What to do if a command of the prompt fails: keep inserts its output and its exit code or signal, stop ends the job.',
    flag: { value: 'HOW', text: 'keep or stop if a command of the prompt fails' },
  }),
  'command-directories': inFile.withDefault(pathList(), [], {
    text: 'Additional command directories in the repository, one per line. They take precedence over the usual ones.',
    flag: { value: 'DIRS', text: 'additional command directories, separated by commas' },
  }),
  'plugin-directories': withDefault(pathList(), [], {
    text: "Directories of plugins in Claude Code's format in the repository, one per line: their commands, skills, agents and hooks are used, from a read-only copy of the trusted source. See docs/skills.md.",
    flag: { value: 'DIRS', text: 'directories of plugins, separated by commas' },
  }),
  'instruction-files': inFile.withDefault(instructionFiles(), true, {
    text: 'Whether the model gets AGENTS.md, CLAUDE.md, GEMINI.md, QWEN.md and .github/copilot-instructions.md: true, false, or the names of the files to use, one per line.',
    flag: { value: 'WHICH', text: 'give AGENTS.md and similar files to the model: true, false or names' },
  }),
  'memory-file': inFile.withDefault(pathList(), [], {
    text: 'Offers the tool Memory, which keeps facts for later runs in this file, such as AGENTS.md; of several, the first is written. Needs a Write rule for the file. See docs/memory.md.',
    flag: { value: 'FILE', text: 'a file in which the model keeps facts for later runs' },
  }),
  skills: inFile.withDefault(trueOrFalse(), true, {
    text: 'Whether the skills of the repository are listed for the model, which loads one if it fits the task.',
    flag: { value: 'BOOL', text: 'list the skills for the model: true or false' },
  }),
  'skill-list-percent': inFile.withDefault(positiveNumber(100), 1, {
    text: "Maximum share of the model's context window for the list of skills, in percent.",
  }),
  'skill-description-characters': inFile.withDefault(wholeNumber(1, 100_000), 1_536, {
    text: 'Maximum number of characters of one description in the list of skills.',
  }),
  'output-schema': optional(textOrMapping(), {
    text: 'JSON Schema of the answer: a file of the repository (JSON or YAML), or the schema itself (starting with `{`; in a batch file, a mapping too). An answer that does not match is sent back once.',
    flag: {
      name: 'schema',
      value: 'FILE',
      text: 'JSON Schema of the answer: a file, or the schema itself; prints the JSON',
    },
  }),
  'output-style': inFile.optional(text(), {
    text: 'How the answer is written, in words: language, length, tone, parts. It takes precedence over the usual form of an answer, and has no effect with `output-schema`.',
    flag: { value: 'TEXT', text: 'how the answer is written, e.g. "in German, at most three sentences"' },
  }),
};
