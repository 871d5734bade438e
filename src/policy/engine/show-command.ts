import { type SimpleCommand, writtenAs } from '../shell/simple-command.js';

const longestShown = 100;

export function showCommand(step: SimpleCommand): string {
  const written = writtenAs(step);
  const text = written.replace(/\s+/g, ' ');
  return `\`${text.length > longestShown ? `${text.slice(0, longestShown - 3)}…` : text}\``;
}
