// @ts-check
// Searches files in a thread: a regular expression that runs forever can be ended together with its thread, and reading
// is synchronous, which is several times faster than promises for many small files. JavaScript, since the thread starts
// from this text: see search-files.ts.
import { isAscii, isUtf8 } from 'node:buffer';
import { closeSync, constants, openSync, readlinkSync, readSync, realpathSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

/** @typedef {readonly [line: number, isMatch: boolean, text: string]} Line */
/** @typedef {{ name: string, count: number, lines: Line[] }} FoundFile */

/** @type {import('./search-files.js').ThreadOptions} */
const { base, query, progress, slot } = workerData;
const { before, after, maxMatches, multiline, output } = query;
const done = new Int32Array(progress);

const regex = new RegExp(query.source, multiline ? `${query.flags}gms` : query.flags);
/** Matches whole text in which any line matches; `null` if no such expression is known. */
const anyLine = query.anyLine === null ? null : new RegExp(query.anyLine, `${query.flags}m`);
const literal = query.literal === null ? null : Buffer.from(query.literal);

/** Of a larger file, this many bytes are read at once, up to the end of a line. */
const pieceBytes = 4_000_000;
/** A longer line, and a larger file if matches may span lines, is not searched. */
const maxPieceBytes = 64_000_000;
/** As in git, a file with a NUL byte in its first bytes is binary. */
const sniffedBytes = 8_000;

/** Binary data contains control characters that no text has. */
const controls = /[\0-\x06\x0e-\x1a]/;

const isLinux = process.platform === 'linux';
/** Not through a link, and without waiting for the writer of a FIFO; a system may lack a constant. */
const fileFlags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

let buffer = Buffer.allocUnsafeSlow(256_000);

parentPort?.on('message', (/** @type {{ id: number, names: string }} */ { id, names }) => {
  /** @type {{ id: number, files: FoundFile[], binary: number, links: number, unread: number, tooLarge: string[], truncated: boolean }} */
  const result = { id, files: [], binary: 0, links: 0, unread: 0, tooLarge: [], truncated: false };
  let room = maxMatches;
  for (const [index, name] of names.split('\0').entries()) {
    // The main thread names a file whose search does not end.
    done[3 * slot + 1] = id;
    done[3 * slot + 2] = index;
    Atomics.add(done, 3 * slot, 1);
    const file = searchFile(name, room);
    if (typeof file === 'string') {
      if (file === 'too-large') result.tooLarge.push(name);
      else if (file !== 'missing') result[file] += 1;
    } else if (file.count > 0) {
      result.files.push(file);
      room -= output === 'content' ? file.count : 1;
      if (room <= 0) {
        result.truncated = true;
        break;
      }
    }
  }
  parentPort?.postMessage(result);
});

/** @type {(name: string, room: number) => FoundFile | 'binary' | 'links' | 'unread' | 'missing' | 'too-large'} */
function searchFile(name, room) {
  let descriptor = -1;
  try {
    descriptor = openSync(held(name === '' ? base : `${base}/${name}`), fileFlags);
    return searchOpened(name, descriptor, room);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (typeof code !== 'string') throw error;
    // Opened without following a link; git also lists files that were deleted since.
    if (code === 'ELOOP' || code === 'EMLINK') return 'links';
    return code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'unread';
  } finally {
    if (descriptor >= 0) closeSync(descriptor);
  }
}

let directory = { path: '', descriptor: -1 };

/**
 * The path of a file below its directory, which stays open: another process may replace a directory with a link.
 * @param {string} path
 */
function held(path) {
  const end = path.lastIndexOf('/');
  const [parent, name] = [path.slice(0, end) || '/', path.slice(end + 1)];
  if (directory.path !== parent) {
    if (directory.descriptor >= 0) closeSync(directory.descriptor);
    directory = { path: '', descriptor: -1 };
    const descriptor = openSync(parent, constants.O_RDONLY | (constants.O_DIRECTORY ?? 0));
    directory = { path: parent, descriptor };
    const real = isLinux ? readlinkSync(`/proc/self/fd/${descriptor}`) : realpathSync.native(parent);
    if (real !== parent) {
      directory.path = '';
      throw Object.assign(new Error('replaced'), { code: 'ELOOP' });
    }
  }
  return isLinux ? `/proc/self/fd/${directory.descriptor}/${name}` : path;
}

/** @type {(name: string, descriptor: number, room: number) => FoundFile | 'binary' | 'too-large'} */
function searchOpened(name, descriptor, room) {
  /** @type {FoundFile} */
  const file = { name, count: 0, lines: [] };
  let firstLine = 1;
  let kept = 0;
  for (let isFirst = true; ; isFirst = false) {
    const { length, isLast } = fill(descriptor, kept);
    if (!isLast && (multiline || length >= maxPieceBytes)) return 'too-large';
    const end = isLast ? length : buffer.lastIndexOf(10, length - 1) + 1;
    if (end > 0) {
      const text = matchable(buffer.subarray(0, end), isFirst);
      if (text === null) return 'binary';
      // The end of a piece is not the end of a character.
      if (isFirst && !isLast && isWide(buffer.subarray(0, end))) return 'too-large';
      if (text !== '') search(text, firstLine, file, room);
      Atomics.add(done, 3 * slot, 1);
    }
    if (isLast || file.count >= room || (output === 'files_with_matches' && file.count > 0)) return file;
    for (let at = buffer.indexOf(10); at >= 0 && at < end; at = buffer.indexOf(10, at + 1)) firstLine += 1;
    buffer.copy(buffer, 0, end, length);
    kept = length - end;
  }
}

/**
 * Reads the next piece behind `kept` bytes into the buffer; only the last read of a regular file returns less.
 * @type {(descriptor: number, kept: number) => { length: number, isLast: boolean }}
 */
function fill(descriptor, kept) {
  const wanted = multiline ? maxPieceBytes : Math.min(maxPieceBytes, kept + pieceBytes);
  for (let length = kept; ; ) {
    if (length === buffer.length) {
      const larger = Buffer.allocUnsafeSlow(Math.min(wanted, 4 * buffer.length));
      buffer.copy(larger);
      buffer = larger;
    }
    const bytes = readSync(descriptor, buffer, length, buffer.length - length, null);
    length += bytes;
    if (length < buffer.length) return { length, isLast: true };
    if (length >= wanted) return { length, isLast: false };
  }
}

/**
 * The text if it may contain a match, otherwise empty; `null` for binary content. ASCII becomes a text of one byte per
 * character, which is fastest.
 * @type {(bytes: Buffer, isFirst: boolean) => string | null}
 */
function matchable(bytes, isFirst) {
  if (isFirst && isWide(bytes)) return utf16(bytes);
  if (literal !== null && bytes.indexOf(literal) < 0) return '';
  if (isAscii(bytes)) return withMatch(bytes.toString('latin1'));
  if (isUtf8(bytes))
    return withMatch(bytes.toString('utf8', bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0));
  const text = bytes.toString('latin1');
  return controls.test(text) ? null : withMatch(text);
}

/** @param {string} text */
function withMatch(text) {
  return anyLine === null || anyLine.test(text) ? text : '';
}

/** @param {Buffer} bytes */
function isWide(bytes) {
  return isUtf16Marked(bytes) || bytes.subarray(0, sniffedBytes).includes(0);
}

/** @param {Buffer} bytes */
function isUtf16Marked(bytes) {
  return (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/**
 * UTF-16 with a byte order mark, or with a NUL in nearly every other byte; `null` for other content.
 * @param {Buffer} bytes
 */
function utf16(bytes) {
  const sample = bytes.subarray(0, sniffedBytes);
  const nuls = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) nuls[index % 2] = (nuls[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = nuls;
  const isMarked = isUtf16Marked(bytes);
  if (!isMarked && (Math.min(even, odd) > 0 || Math.max(even, odd) < sample.length * 0.4)) return null;
  const whole = Buffer.from(bytes.subarray(isMarked ? 2 : 0, bytes.length - (bytes.length % 2)));
  const isBigEndian = isMarked ? bytes[0] === 0xfe : even > 0;
  const text = (isBigEndian ? whole.swap16() : whole).toString('utf16le');
  return controls.test(text) ? null : text;
}

/** @type {(text: string, firstLine: number, found: FoundFile, room: number) => void} */
function search(text, firstLine, file, room) {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  const maxLines =
    output === 'content' ? room - file.count : output === 'files_with_matches' ? 1 : Number.POSITIVE_INFINITY;
  const matches = multiline ? linesOfMatches(text, maxLines) : matchingLines(lines, maxLines);
  file.count += matches.size;
  if (output !== 'content') return;
  let shown = 0;
  for (const [line, at] of matches) {
    for (let index = Math.max(shown, line - before); index < line; index += 1) addLine(index, false, 0);
    if (line >= shown) addLine(line, true, at);
    shown = Math.max(shown, line + 1);
    for (; shown <= line + after && shown < lines.length && !matches.has(shown); shown += 1) addLine(shown, false, 0);
  }
  /** @type {(index: number, isMatch: boolean, at: number) => void} */
  function addLine(index, isMatch, at) {
    file.lines.push([firstLine + index, isMatch, excerpt(lines[index] ?? '', at)]);
  }
}

/**
 * The indexes of lines that match, with the position of the match.
 * @type {(lines: readonly string[], most: number) => Map<number, number>}
 */
function matchingLines(lines, maxLines) {
  const matches = new Map();
  for (let index = 0; index < lines.length && matches.size < maxLines; index += 1) {
    const match = regex.exec(lines[index] ?? '');
    if (match !== null) matches.set(index, match.index);
  }
  return matches;
}

/**
 * All lines of all matches, in the same form.
 * @type {(text: string, most: number) => Map<number, number>}
 */
function linesOfMatches(text, maxLines) {
  const matches = new Map();
  let line = 0;
  let lineStart = 0;
  for (const match of text.matchAll(regex)) {
    if (matches.size >= maxLines) break;
    const end = match.index + Math.max(0, match[0].replace(/\n$/, '').length);
    for (let at = text.indexOf('\n', lineStart); at >= 0 && at < match.index; at = text.indexOf('\n', lineStart)) {
      line += 1;
      lineStart = at + 1;
    }
    if (match.index >= text.length && text.endsWith('\n')) break;
    if (!matches.has(line)) matches.set(line, match.index - lineStart);
    for (let at = text.indexOf('\n', lineStart); at >= 0 && at < end; at = text.indexOf('\n', lineStart)) {
      line += 1;
      lineStart = at + 1;
      if (!matches.has(line)) matches.set(line, 0);
    }
  }
  return matches;
}

const maxLineCharacters = 500;
/** How many characters of a long line are shown before the match. */
const lead = 100;

/**
 * A long line is cut to the part around its match, never inside a character.
 * @type {(line: string, matchAt: number) => string}
 */
function excerpt(line, matchAt) {
  if (line.length <= maxLineCharacters) return line;
  let start = Math.max(0, matchAt - lead);
  let end = Math.min(line.length, start + maxLineCharacters);
  if (/[\udc00-\udfff]/.test(line[start] ?? '')) start += 1;
  if (/[\ud800-\udbff]/.test(line[end - 1] ?? '')) end -= 1;
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
}
