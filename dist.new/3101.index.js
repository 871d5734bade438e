"use strict";
exports.id = 3101;
exports.ids = [3101];
exports.modules = {

/***/ 3101:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ cleaned),
/* harmony export */   c: () => (/* binding */ createReport)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7138);
/* harmony import */ var _platform_secrets_redact_data_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24788);
/* harmony import */ var _sanitize_code_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(51061);
/* harmony import */ var _findings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15917);
/* harmony import */ var _own_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9879);
/* harmony import */ var _sanitizer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79116);
/* harmony import */ var _suggested_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19326);







const nothingKnown = { commit: null, requestedBy: null };
/** Pure. Redacts before anything is shortened, so that no part of a secret remains. */
function createReport(result, { redact, links, outgoing, subject = nothingKnown, writes = [], outputSchema = null }) {
    const shown = cleaned(result, redact, outputSchema);
    const { findings, invalid } = (0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .findingsOf */ .WX)(shown);
    return {
        result: { ...shown, notices: [...shown.notices, ...(0,_findings_js__WEBPACK_IMPORTED_MODULE_2__/* .invalidFindingsNotices */ .R5)(invalid)] },
        answer: shown.structured === undefined ? (0,_sanitizer_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeForPosting */ .R)(result.text, { redact, outgoing }) : asCode(shown.structured),
        refused: (0,_suggested_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .groupDenials */ .uE)(shown.denials),
        suggested: (0,_suggested_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .suggestedRules */ .fE)(shown.denials),
        unpasteable: (0,_suggested_rules_js__WEBPACK_IMPORTED_MODULE_5__/* .unpasteableRules */ .KU)(shown.denials),
        findings,
        writes: cleaned(writes, redact),
        links,
        // Only the command is a text of the model.
        subject: subject.lastCheck === undefined ? subject : { ...subject, lastCheck: cleaned(subject.lastCheck, redact) },
    };
}
/** Nothing in a code block is a link, an image or a mention. */
function asCode(value) {
    return { text: (0,_sanitize_code_js__WEBPACK_IMPORTED_MODULE_6__/* .fenced */ .O)(JSON.stringify(value, null, 2), 'json'), changes: [] };
}
/** The value with every text in it redacted and without terminal sequences and invisible characters. */
function cleaned(value, redact, schema = null) {
    const format = schema === null ? _own_format_js__WEBPACK_IMPORTED_MODULE_3__/* .ownFormat */ .M : (0,_platform_secrets_redact_data_js__WEBPACK_IMPORTED_MODULE_1__/* .withSchema */ .U)(_own_format_js__WEBPACK_IMPORTED_MODULE_3__/* .ownFormat */ .M, schema);
    return (0,_platform_secrets_redact_data_js__WEBPACK_IMPORTED_MODULE_1__/* .redactData */ .E)(value, (text) => redact((0,_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .plainText */ .wh)(text)), format);
}


/***/ }),

/***/ 79116:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ sanitizeForPosting)
});

// EXTERNAL MODULE: ./lib/sanitize/counts.js
var sanitize_counts = __webpack_require__(42344);
// EXTERNAL MODULE: ./lib/sanitize/hidden.js
var sanitize_hidden = __webpack_require__(74568);
// EXTERNAL MODULE: ./lib/sanitize/code.js
var sanitize_code = __webpack_require__(51061);
;// CONCATENATED MODULE: ./lib/sanitize/collapsed.js
/**
 * The tag of a collapsed section that makes up the whole line. Only at the margin: in a list, the list would close the
 * section, and its end tag would close a section around the text.
 */
function sectionTag(line) {
    if (!/^<\/?(?:details|summary)/i.test(line))
        return null;
    if (/^<\/details>[ \t]*$/i.test(line))
        return { kind: 'close' };
    const [, details, open, summary] = /^(<details([ \t]+open(?:="")?)?[ \t]*>)?[ \t]*(?:<summary>(.*?)<\/summary>)?[ \t]*$/i.exec(line) ?? [];
    if (details !== undefined) {
        return { kind: 'open', tag: open === undefined ? '<details>' : '<details open>', summary: summary ?? null };
    }
    return summary === undefined ? null : { kind: 'summary', summary };
}
/** A summary is HTML, so marks of Markdown would be shown, and bold is how it looks anyway. */
function withoutBold(summary) {
    return summary.replace(/\*\*|<\/?(?:b|strong)>/gi, '').trim();
}

;// CONCATENATED MODULE: ./lib/sanitize/mathematics.js
/** Code spans and elements, and the targets of links: a dollar sign in them is text. */
const code = /(`+)(?!`)[^\n]*?[^`\n]\1(?!`)|<code>[^<\n]*<\/code>|\]\([^()\s]*\)/g;
/** An escaped character, a command, a comment, a dollar sign, or the end of a paragraph. */
const tokens = /\\[A-Za-z]+|\\[^]|%|\${1,2}|\n[ \t>]*(?=\n)/g;
/**
 * Sanitized prose in which GitHub shows no mathematics that could hide words (`$\phantom{…}$`): if a command or a comment
 * stands between two dollar signs, also of several lines, every dollar sign becomes an entity, and so does one next to
 * code (`` $`…`$ ``). Its appearance stays the same. Source: GitHub's page on writing mathematical expressions.
 */
function withoutMathematics(prose, counts) {
    if (!prose.includes('$'))
        return prose;
    const kept = [];
    const text = prose.replace(code, (span) => {
        kept.push(span);
        return '\0';
    });
    const isFormula = hasFormula(text);
    const shown = text.replace(/\\[^]|\0\$+|\$+\0|\$+/g, (found) => {
        if (found.startsWith('\\') || !(isFormula || found.includes('\0')))
            return found;
        return found.replaceAll('$', '&#36;');
    });
    if (shown !== text)
        counts.add('mathematics');
    let next = 0;
    return shown.replaceAll('\0', () => kept[next++] ?? '');
}
function hasFormula(text) {
    let open = '';
    let inside = '';
    for (const { 0: token, index } of text.matchAll(tokens)) {
        if (token.startsWith('$')) {
            const following = text.charAt(index + token.length);
            // A dollar sign before a digit or letter ends no formula; a percent sign alone is usual between two amounts.
            if (inside === 'command' || (inside === 'comment' && !/\w/.test(following)))
                return true;
            open = token;
            inside = '';
        }
        else if (token.startsWith('\n')) {
            if (open !== '$$')
                open = inside = '';
        }
        else if (open !== '') {
            if (/^\\[A-Za-z]/.test(token))
                inside = 'command';
            else if (token === '%' && inside === '')
                inside = 'comment';
        }
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/sanitize/links.js
/** Whether a web address leads to one of the hosts, which are in lower case; `*.x` matches every host below x. */
function leadsTo(address, hosts) {
    // Parsers disagree on the meaning of a backslash.
    if (address.includes('\\'))
        return false;
    const whole = /^[a-z]+:\/\//i.test(address) ? address : `https://${address.replace(/^\/\//, '')}`;
    if (!URL.canParse(whole))
        return false;
    const { protocol, hostname, username, password } = new URL(whole);
    if (!/^https?:$/.test(protocol) || username !== '' || password !== '')
        return false;
    return hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
}
/** The bare address that a text begins with. Punctuation after it and an unmatched parenthesis belong to the sentence. */
function bareAddress(text) {
    const address = /^[^\s<>`\]|]*/.exec(text)?.[0] ?? '';
    let [end, open] = [address.length, 0];
    for (const sign of address)
        open += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    for (; end > 0; end -= 1) {
        const last = address.charAt(end - 1);
        if (last === ')' && open < 0)
            open += 1;
        else if (!/[?!.,:;*_~'"]/.test(last))
            break;
    }
    return address.slice(0, end);
}
/** The part of a link after its text: the address and the title, without characters that could have another meaning. */
const linkEnd = /\]\([ \t]*(<[^<>[\]\n`&\\]*>|[^\s()<>[\]`\\]*(?:\([^\s()<>[\]`\\]*\)[^\s()<>[\]`\\]*)*)([ \t]+(?:"[^"`&\\<\n]*"|'[^'`&\\<\n]*'|\([^()`&\\<\n]*\)))?[ \t]*\)/y;
/** The end of an inline link at this index; `null` without one, or if GitHub might read it differently. */
function webLinkEndAt(line, at) {
    linkEnd.lastIndex = at;
    const match = linkEnd.exec(line);
    if (match === null)
        return null;
    const address = (match[1] ?? '').replace(/^<(.*)>$/, '$1');
    if (address === '' || /[\s()<>]/.test(address.replace(/\([^\s()]*\)/g, '')) || /&#?\w{1,40};/.test(address))
        return null;
    return { address, hasTitle: match[2] !== undefined, next: at + match[0].length };
}
/** A mail address, or an address in the repository or on the page that cannot be read as any other kind. */
function isLocalAddress(address) {
    return /^mailto:/i.test(address) || !/^(?:[a-z][a-z0-9+.-]*:|[/\\]{2}|\\)|:\/\/|www\.|@/i.test(address);
}
const isWebAddress = (address) => /^(?:(?:https?:)?\/\/|www\.)/i.test(address);

;// CONCATENATED MODULE: ./lib/sanitize/tags.js
const inlineTag = /<(?:(\/?(?:sub|kbd))|(br)[ \t]*\/?)>/iy;
/** A harmless tag at this index of a line, in one spelling, and the index after it. `null` for any other text. */
function inlineTagAt(line, at) {
    inlineTag.lastIndex = at;
    const match = inlineTag.exec(line);
    if (match === null)
        return null;
    return { text: `<${(match[1] ?? match[2] ?? '').toLowerCase()}>`, next: at + match[0].length };
}
/** With a tag alone on its line, a block of HTML begins, in which code is not code. */
const onlyBreaks = /^[\s>*+\-\d.)]*(?:<br>\s*)+$/;
/** A line whose only `<` are those of harmless tags: tags that are not closed in the line are shown as text. */
function withBalancedTags(line, counts) {
    if (!line.includes('<'))
        return line;
    const kept = new Set();
    const isBreakKept = !onlyBreaks.test(line);
    let open = null;
    for (const { 0: tag, 1: name = '', index } of line.matchAll(/<\/?(\w+)>/g)) {
        if (name === 'br') {
            if (isBreakKept)
                kept.add(index);
        }
        else if (!tag.startsWith('</')) {
            open = { name, index, end: index + tag.length };
        }
        else if (open?.name === name && line.slice(open.end, index).trim() !== '') {
            kept.add(open.index).add(index);
            open = null;
        }
    }
    return line.replace(/</g, (_, index) => {
        if (kept.has(index))
            return '<';
        counts.add('tag');
        return '&lt;';
    });
}

;// CONCATENATED MODULE: ./lib/sanitize/prose.js



/** GitHub links, closes or marks as a duplicate what directly follows one of these words. */
const closingWords = /(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?|duplicate[ \t]{1,9}of)(?=(:?[ \t]+(?:#|\\#|GH-\d|\u0001|[\w.-]+\/[\w.-]+#))|:?[ \t]*(?:<|$))/gi;
/** Splits a word for GitHub's filters, which read the rendered text, without a visible change. */
const separator = '&#8203;';
/**
 * One line of Markdown from a model, outside fences, with the same appearance but unable to hide or do anything. Raw
 * HTML and comments, including Sallyport's own hidden markers, are shown as text, except for a few harmless tags without
 * attributes (see tags.ts); so are entities, except for safe ones, and link definitions. Images become links. Links may lead to the given hosts, to mail or into the repository;
 * others are rendered as code. Mentions, closing words, references to other repositories and slash commands do not act.
 * In the result every backtick of the line is part of a closed code span, so GitHub cannot disagree on what is code.
 * `isHtml`: the line is for an element in which GitHub reads no Markdown.
 */
function sanitizeProse(line, options, counts, isHtml = false) {
    const scan = { line, options, counts, isHtml, hasAddress: /:\/\/|www\./i.test(line) };
    const kept = [];
    const pieces = [];
    for (let at = 0; at < line.length;) {
        const piece = pieceAt(scan, at);
        if (piece.verbatim !== undefined)
            kept.push(piece.text);
        pieces.push(piece.verbatim === undefined ? piece.text : placeholders[piece.verbatim]);
        at = piece.next;
    }
    const prose = withBalancedTags(pieces.join(''), counts)
        .replace(closingWords, (word, _name, reference) => {
        if (reference !== undefined)
            counts.add('closing-word');
        return `${word}${separator}`;
    })
        .replace(/(?<![\w.-])([\w.-]+\/[\w.-]+)#(?=\d)/g, (reference) => {
        counts.add('reference');
        return `${reference}${separator}`;
    })
        .replace(/^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+[ \t]*)~(?=~~)/, (_, start) => {
        counts.add('fence');
        return `${start}\\~`;
    })
        .replace(/^([ \t]*(?:>[ \t]*)*)\/(?=[A-Za-z])/, (start) => {
        counts.add('slash-command');
        return `${start.slice(0, -1)}\\/`;
    });
    let next = 0;
    return prose.replace(/[\0\u0001]/g, () => kept[next++] ?? '');
}
/** Control characters, which the line does not contain. */
const placeholders = { code: '\0', address: '\u0001' };
const addressStart = /(?:https?|ftp):\/\/(?=[\w[-]|[^\0-\x7f])|(?<![a-z0-9])www\.(?=[a-z0-9])/iy;
const specialCharacter = /[`\\<&!\]@]|(?:https?|ftp):\/\/(?=[\w[-]|[^\0-\x7f])|(?<![a-z0-9])www\.(?=[a-z0-9])/gi;
function pieceAt(scan, at) {
    const { line, counts } = scan;
    switch (line.charAt(at)) {
        case '`':
            return codeAt(scan, at);
        case '\\':
            return escapeAt(scan, at);
        case '<':
            return tagAt(scan, at);
        case '&':
            return entityAt(scan, at);
        case '!':
            if (line.charAt(at + 1) !== '[')
                return { text: '!', next: at + 1 };
            counts.add('image');
            return line.startsWith('![](', at) ? { text: '&#33;[image', next: at + 2 } : { text: '&#33;', next: at + 1 };
        case ']':
            return bracketAt(scan, at);
        case '@':
            return mentionAt(scan, at);
        default:
            addressStart.lastIndex = at;
            return addressStart.test(line) ? addressAt(scan, at) : plainAt(line, at);
    }
}
function plainAt(line, at) {
    specialCharacter.lastIndex = at + 1;
    const next = specialCharacter.exec(line)?.index ?? line.length;
    return { text: line.slice(at, next), next };
}
/**
 * A code span ends at the next run of the same number of backticks in the line; a run without an end is text. Written as
 * HTML where backticks could be misread: a table splits its cells at a pipe before it reads code, and a bare address
 * extends to the next blank or `<`.
 */
function codeAt(scan, at) {
    const { line } = scan;
    const run = /^`+/.exec(line.slice(at))?.[0] ?? '`';
    const start = at + run.length;
    for (let end = line.indexOf(run, start); end >= 0;) {
        const closing = /^`+/.exec(line.slice(end))?.[0] ?? run;
        if (closing.length === run.length) {
            const content = line.slice(start, end);
            const text = isGlued(scan, at) || needsHtml(scan, content) ? (0,sanitize_code/* htmlCode */.h)(content) : `${run}${content}${run}`;
            return { text, next: end + run.length, verbatim: 'code' };
        }
        end = line.indexOf(run, end + closing.length);
    }
    return { text: '&#96;'.repeat(run.length), next: start };
}
const needsHtml = ({ isHtml }, code) => isHtml || code.includes('|');
/** A bare address begins earlier in the same word. */
function isGlued({ line, hasAddress }, at) {
    if (!hasAddress)
        return false;
    const before = line.slice(Math.max(0, at - 1000), at);
    const blank = Math.max(before.lastIndexOf(' '), before.lastIndexOf('\t'), before.lastIndexOf('<'));
    const word = before.slice(blank + 1);
    return word.length === 1000 || /:\/\/|www\./i.test(word);
}
/** Code in the form that htmlCode writes, in which nothing can be markup. */
const safeCode = /<code>(?:(?!www\.)[^&<>"'`|\\*_[\]~!#:@$\n]|&#\d{2,3};)*<\/code>/iy;
function tagAt({ line, counts }, at) {
    safeCode.lastIndex = at;
    const code = safeCode.exec(line)?.[0];
    if (code !== undefined)
        return { text: code, next: at + code.length, verbatim: 'code' };
    const tag = inlineTagAt(line, at);
    if (tag !== null)
        return tag;
    if (/[a-z/!?]/i.test(line.charAt(at + 1)))
        counts.add('tag');
    return { text: '&lt;', next: at + 1 };
}
/** Entities that cannot form markup, an address or a mention; a separator is kept if this file inserts one there. */
function entityAt({ line, counts, isHtml }, at) {
    const entity = /^&#?\w{1,40};/.exec(line.slice(at, at + 44))?.[0];
    // HTML has entities without a semicolon.
    if (entity === undefined)
        return { text: isHtml ? '&amp;' : '&', next: at + 1 };
    const before = line.slice(Math.max(0, at - 24), at);
    const isSafe = /^&(?:lt|gt|amp|quot|nbsp|#39|#33|#36|#96|#124);$/.test(entity) ||
        (/^&#(?:58|40);$/.test(entity) && before.endsWith(']')) ||
        (entity === separator &&
            /(?:#|(?<![A-Za-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?|duplicate[ \t]{1,9}of))$/i.test(before));
    if (isSafe)
        return { text: entity, next: at + entity.length };
    counts.add('entity');
    return { text: '&amp;', next: at + 1 };
}
/** An escaped character is text already; if a later filter would read that text, it is handled as if not escaped. */
function escapeAt(scan, at) {
    const { line } = scan;
    const escaped = line.charAt(at + 1);
    if (escaped === '`')
        return { text: '&#96;', next: at + 2 };
    if (escaped === '&')
        return { text: '&amp;', next: at + 2 };
    if (escaped === '<')
        return { text: '&lt;', next: at + 2 };
    if (escaped === '@')
        return pieceAt(scan, at + 1);
    if (escaped === '#' && /\d/.test(line.charAt(at + 2)))
        return { text: `#${separator}`, next: at + 2 };
    if (/[!-/:-@[-`{-~]/.test(escaped))
        return { text: `\\${escaped}`, next: at + 2 };
    return { text: '\\', next: at + 1 };
}
function bracketAt(scan, at) {
    const { line, options, counts } = scan;
    const following = line.charAt(at + 1);
    if (following === ':') {
        counts.add('link-definition');
        return { text: ']&#58;', next: at + 2 };
    }
    if (following !== '(')
        return { text: ']', next: at + 1 };
    const end = webLinkEndAt(line, at);
    if (end !== null && isWebAddress(end.address) && !leadsTo(end.address, options.hosts)) {
        counts.add('link');
        return {
            text: `] (${needsHtml(scan, end.address) ? (0,sanitize_code/* htmlCode */.h)(end.address) : `\`${end.address}\``})`,
            next: end.next,
            verbatim: 'code',
        };
    }
    if (end === null || !(isWebAddress(end.address) || isLocalAddress(end.address))) {
        counts.add('link');
        return { text: ']&#40;', next: at + 2 };
    }
    if (end.hasTitle)
        counts.add('link-title');
    return { text: `](${end.address})`, next: end.next, verbatim: 'code' };
}
/** A mail address has a letter or digit before the @. */
function mentionAt({ line, options, counts }, at) {
    if (line.startsWith(separator, at + 1))
        return { text: `@${separator}`, next: at + 1 + separator.length };
    const name = /^[A-Za-z0-9][A-Za-z0-9-]{0,100}(?:\/[\w.-]{1,100})?/.exec(line.slice(at + 1, at + 250))?.[0];
    if (name === undefined || /[A-Za-z0-9]/.test(line.charAt(at - 1)))
        return { text: '@', next: at + 1 };
    if (options.mentions.some((login) => login.toLowerCase() === name.toLowerCase()))
        return { text: '@', next: at + 1 };
    counts.add('mention');
    return { text: `@${separator}`, next: at + 1 };
}
/** Browsers do not open longer addresses; the rest of a longer one is not part of an address. */
const longestAddress = 10_000;
/** GitHub's address extends past characters that end it here, so a user name in it would change the host. */
function userBefore(line, at) {
    return /^[a-z]*:?\/*[^\s<@/?#]*@/i.test(line.slice(at, at + longestAddress));
}
/** A bare address: to a given host it stays a link, up to special characters; any other is rendered as code. */
function addressAt(scan, at) {
    const { line, options, counts, isHtml } = scan;
    const whole = bareAddress(line.slice(at, at + longestAddress));
    if (userBefore(line, at) || !leadsTo(whole, options.hosts)) {
        const shown = whole === '' ? line.slice(at, at + 1) : whole;
        counts.add('link');
        const plain = !isHtml && !isGlued(scan, at) && line.charAt(at - 1) !== '`' && line.charAt(at + shown.length) !== '`';
        return { text: plain ? `\`${shown}\`` : (0,sanitize_code/* htmlCode */.h)(shown), next: at + shown.length, verbatim: 'code' };
    }
    // An address can contain another one; if GitHub does not accept the outer one, it links the inner one.
    const inner = whole.slice(1).search(/(?:https?|ftp):\/\/|www\./i);
    const outer = inner < 0 ? whole : whole.slice(0, inner + 1);
    const plain = /^[\w./:?=%+,;~-]*/.exec(outer)?.[0] ?? outer;
    return { text: plain, next: at + plain.length, verbatim: 'address' };
}

;// CONCATENATED MODULE: ./lib/sanitize/tables.js
const prefix = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/;
const delimiters = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
/** Tables without the cells that exceed their columns, which GitHub does not render. */
function withoutExtraCells(text, counts) {
    if (!text.includes('|'))
        return text;
    let [columns, headerCells] = [0, 0];
    const shown = text.split('\n').map((line) => {
        const start = prefix.exec(line)?.[0].length ?? 0;
        const row = line.slice(start).trimEnd();
        if (row === '')
            columns = 0;
        const ends = cellEnds(row);
        if (columns === 0 && /[|:]/.test(row) && delimiters.test(row) && ends.length === headerCells)
            columns = ends.length;
        headerCells = ends.length;
        const last = columns > 0 && ends.length > columns ? ends[columns - 1] : undefined;
        if (last === undefined)
            return line;
        counts.add('hidden-element');
        return line.slice(0, start + last + 1);
    });
    return shown.join('\n');
}
/** The indexes where the cells of a row end: every unescaped pipe except at the start, and the end of the row. */
function cellEnds(row) {
    const ends = [];
    for (const { 0: sign, index } of row.matchAll(/\\[^]|\|/g))
        if (sign === '|' && index > 0)
            ends.push(index);
    if (ends.at(-1) !== row.length - 1)
        ends.push(row.length);
    return ends;
}

;// CONCATENATED MODULE: ./lib/sanitize/outgoing.js







/** Removing a part can join the parts around it. Text that needs more passes was written to do so. */
const maxPasses = 6;
/**
 * Markdown from a model, treated as data: its content stays readable, but nothing in it hides, loads or acts (see
 * prose.ts). Fenced blocks are rewritten at the margin, each closed and with a fence longer than any inside, so that
 * GitHub and this function agree on what is code; inside fenced blocks and code spans nothing else is changed. Collapsed
 * sections remain, each closed, with blank lines around their tags, so that what they contain is read as Markdown.
 * Accepts any string; idempotent; linear time. Redact first: inserted characters could split a secret.
 * It is sanitized until that changes nothing; text that never becomes stable is shown as code.
 */
function sanitizeOutgoing(text, options) {
    const counts = (0,sanitize_counts/* createChangeCounts */.P)();
    let before = text;
    for (let pass = 1; pass <= maxPasses; pass += 1) {
        const after = sanitizeMarkdown((0,sanitize_hidden/* withoutHidden */.P)(before, counts), options, counts);
        if (after === before)
            return { text: after, changes: counts.changes() };
        before = after;
    }
    counts.add('unresolvable-markup');
    return { text: (0,sanitize_code/* fenced */.O)(before.trim(), ''), changes: counts.changes() };
}
function sanitizeMarkdown(text, options, counts) {
    const page = createPage(options, counts);
    let fence = null;
    for (const line of text.trim().split('\n')) {
        if (fence === null) {
            fence = openedBy(line);
            if (fence === null)
                page.addLine(line);
        }
        else if (closes(line, fence)) {
            page.addFence(fence);
            fence = null;
        }
        else {
            fence.lines.push(withoutIndent(line, fence.indent.length));
        }
    }
    if (fence !== null) {
        counts.add('fence');
        page.addFence(fence);
    }
    return page.end();
}
/** Deeper sections are shown as text. */
const maxDepth = 8;
function createPage(options, counts) {
    const shown = [];
    let prose = [];
    let depth = 0;
    let last = 'text';
    const flush = (isBeforeTag) => {
        const isBlank = (line) => line !== undefined && line.trim() === '';
        if (last !== 'text')
            while (isBlank(prose[0]))
                prose.shift();
        if (isBeforeTag)
            while (isBlank(prose.at(-1)))
                prose.pop();
        if (prose.length === 0)
            return;
        if (last !== 'text')
            shown.push('');
        shown.push(withoutExtraCells(withoutMathematics(prose.join('\n'), counts), counts));
        prose = [];
        last = 'text';
    };
    const summaryOf = (text) => `<summary>${withoutMathematics(sanitizeProse(withoutBold(text), options, counts, true), counts)}</summary>`;
    /** Whether it is a tag here: an end tag needs a section, and a summary belongs at its beginning. */
    const addTag = (tag) => {
        const isNamed = tag.kind === 'summary' && last === 'tag without summary' && prose.join('').trim() === '';
        if (tag.kind === 'open' ? depth >= maxDepth : tag.kind === 'close' ? depth === 0 : !isNamed)
            return false;
        flush(true);
        if (shown.length > 0 && tag.kind !== 'summary')
            shown.push('');
        if (tag.kind === 'close')
            shown.push('</details>');
        if (tag.kind === 'open')
            shown.push(tag.tag);
        if (tag.kind !== 'close' && tag.summary !== null)
            shown.push(summaryOf(tag.summary));
        depth += { open: 1, summary: 0, close: -1 }[tag.kind];
        last = tag.kind === 'open' && tag.summary === null ? 'tag without summary' : 'tag';
        return true;
    };
    return {
        addLine(line) {
            const tag = sectionTag(line);
            if (tag === null || !addTag(tag))
                prose.push(sanitizeProse(line, options, counts));
        },
        addFence(fence) {
            flush(false);
            if (last !== 'text')
                shown.push('');
            shown.push(outgoing_close(fence, counts));
            last = 'text';
        },
        end() {
            while (depth > 0)
                addTag({ kind: 'close' });
            flush(false);
            return shown.join('\n');
        },
    };
}
function openedBy(line) {
    const match = /^([ \t]*)(`{3,}(?=[^`]*$)|~{3,})(.*)$/.exec(line);
    if (match === null)
        return null;
    const [, indent = '', run = '', info = ''] = match;
    return { indent, run, language: /^[ \t]*([\w+#.-]{1,30})/.exec(info)?.[1] ?? '', lines: [] };
}
function closes(line, { run }) {
    const text = line.trim();
    return text.length >= run.length && text === run.charAt(0).repeat(text.length);
}
/** Languages that GitHub renders as drawings, which can contain links. */
const renderedLanguages = new Set(['mermaid', 'geojson', 'topojson', 'stl', 'math']);
function outgoing_close({ lines, language }, counts) {
    const code = lines.map((line) => `${line}\n`).join('');
    const name = language.toLowerCase();
    const hasLink = renderedLanguages.has(name) && /href|click|:\/\/|</i.test(code);
    if (hasLink)
        counts.add('link');
    else if (name === 'math')
        counts.add('mathematics');
    return (0,sanitize_code/* fenced */.O)(code, hasLink || name === 'math' ? 'text' : language);
}
function withoutIndent(line, width) {
    const blanks = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    return line.slice(Math.min(blanks, width));
}

;// CONCATENATED MODULE: ./lib/report/sanitizer.js



/** A model's Markdown, safe to post: redacted, and nothing in it hides, loads, notifies or acts. */
function sanitizeForPosting(text, { redact, outgoing }) {
    // Invisible characters are removed before redaction, because they could separate the parts of a secret.
    const plain = (0,sanitize_hidden/* sanitizePlain */.u)(text);
    const answer = sanitizeOutgoing(redact(plain.text), outgoing);
    return { text: answer.text, changes: (0,sanitize_counts/* sumChanges */.j)(plain.changes, answer.changes) };
}


/***/ })

};
;