import type { JudgeCheck } from './judge-request.js';

export const builtinJudgeNames = [
  'github/similarity',
  'github/coherence',
  'github/fluency',
  'github/relevance',
  'github/groundedness',
] as const;
export type BuiltinJudgeName = (typeof builtinJudgeNames)[number];

const steps = [0, 0.25, 0.5, 0.75, 1];

interface BuiltinJudge {
  readonly question: string;
  readonly grades: readonly [string, string, string, string, string];
}

const task = 'The task was:\n<task>\n{{item.input}}\n</task>\n\nThe answer to it is:\n{{completion}}';
const reference = (name: string) => `<${name}>\n{{item.expected}}\n</${name}>`;

/** The evaluators of GitHub Models, with the same grades and scores, and questions written for this project. */
const builtinJudges: Readonly<Record<BuiltinJudgeName, BuiltinJudge>> = {
  'github/similarity': {
    question: `${task}\n\nA correct answer is:\n${reference('expected')}\n\nDoes the answer state the same as the correct answer? Wording, order and length do not count; facts, conclusions and omissions do.`,
    grades: [
      'states something else, or contradicts the correct answer',
      'shares a few points, but most differ or are missing',
      'agrees in about half of what matters',
      'agrees, except for a detail',
      'states the same',
    ],
  },
  'github/coherence': {
    question: `${task}\n\nDo the sentences of the answer form one train of thought that responds to the task? Whether its facts are correct does not count.`,
    grades: [
      'fragments without a connection',
      'mostly disconnected; the reader must guess how its parts belong together',
      'understandable, with jumps or repetitions',
      'well organized, with small lapses',
      'every sentence follows from those before it',
    ],
  },
  'github/fluency': {
    question:
      'A text:\n{{completion}}\n\nIs the text well written, sentence by sentence: grammar, choice of words, and ease of reading? Its content does not count.',
    grades: [
      'hardly readable',
      'many mistakes that disturb the reader',
      'readable, with mistakes or awkward phrases',
      'correct and easy to read, with a few rough places',
      'reads as if written by a skilled author',
    ],
  },
  'github/relevance': {
    question: `${task}\n\nDoes the answer deal with what was asked, completely and without anything that does not belong to it?`,
    grades: [
      'is about something else',
      'touches the subject, but does not deal with what was asked',
      'deals with part of what was asked, or mixes it with much that was not asked',
      'deals with what was asked, except for a minor point',
      'deals with all of what was asked and with nothing else',
    ],
  },
  'github/groundedness': {
    question: `Source text:\n${reference('source')}\n\nAn answer that must be based on the source only:\n{{completion}}\n\nDoes the source support what the answer states? A statement that is true but not in the source is not supported.`,
    grades: [
      'is not supported, or contradicts the source',
      'is mostly not supported',
      'is supported in part; important statements are not',
      'is supported, except for a minor statement',
      'is supported in every statement',
    ],
  },
};

export function builtinJudge(name: BuiltinJudgeName): JudgeCheck {
  const { question, grades } = builtinJudges[name];
  const scale = grades.map((meaning, index) => `${String(index + 1)}: ${meaning}`).join('\n');
  return {
    kind: 'judge',
    prompt: splitAtAnswer(`${question}\n\nThe grades:\n${scale}`),
    system: null,
    choices: steps.map((score, index) => ({ choice: String(index + 1), score })),
    model: null,
  };
}

/** A judge's prompt without its `{{completion}}`: the texts before, between and after the places of the answer. */
export function splitAtAnswer(prompt: string): readonly string[] {
  return prompt.split(/\{\{[ \t]*completion[ \t]*\}\}/);
}
