import { asData } from '../messages/reminder.js';
import { plainText } from '../plain-text.js';
import { shorten } from '../text.js';

/** Text of a server for the model: no invisible characters, no text that looks like one of the program, and not long. */
export function serverText(text: string, most: number): string {
  return asData(shorten(plainText(text).toWellFormed().trim(), most));
}
