"use strict";
exports.id = 9639;
exports.ids = [9639];
exports.modules = {

/***/ 28912:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ createGitHubReader)
/* harmony export */ });
/* harmony import */ var _octokit_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80353);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77523);
/* harmony import */ var _read_problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(83823);



function createGitHubReader(connection, maxRequests) {
    let left = maxRequests;
    let client = null;
    const request = async (what, send) => {
        if (left <= 0)
            return null;
        left -= 1;
        client ??= (0,_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .connectOctokit */ .wy)(connection);
        const octokit = await client;
        try {
            return await (0,_octokit_js__WEBPACK_IMPORTED_MODULE_0__/* .withRetry */ .bD)(connection, (signal) => send(octokit, signal));
        }
        catch (error) {
            throw (0,_read_problem_js__WEBPACK_IMPORTED_MODULE_2__/* .readProblem */ .K)(error, what);
        }
    };
    return {
        request,
        query: (what, query, variables) => request(what, async (octokit, signal) => {
            try {
                return { data: await octokit.graphql(query, { ...variables, request: { signal } }), errors: [] };
            }
            catch (error) {
                return partialAnswer(error);
            }
        }),
    };
}
/** The data of a partial GraphQL response, which has status 200 and errors. Throws the error without data. */
function partialAnswer(error) {
    const { data, errors } = error;
    const isEmpty = data === null || data === undefined || Object.values(data).every((value) => value === null);
    if (!Array.isArray(errors) || isEmpty)
        throw error;
    return { data, errors: (0,_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .messagesOf */ .cr)(errors) };
}


/***/ }),

/***/ 42344:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ createChangeCounts),
/* harmony export */   j: () => (/* binding */ sumChanges)
/* harmony export */ });
function createChangeCounts() {
    const counts = new Map();
    return {
        add: (kind, count = 1) => void counts.set(kind, (counts.get(kind) ?? 0) + count),
        changes: () => [...counts].map(([kind, count]) => ({ kind, count })),
    };
}
/** The changes of several steps as one list. */
function sumChanges(...lists) {
    const sums = createChangeCounts();
    for (const { kind, count } of lists.flat())
        sums.add(kind, count);
    return sums.changes();
}


/***/ }),

/***/ 74568:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ withoutHidden),
/* harmony export */   u: () => (/* binding */ sanitizePlain)
/* harmony export */ });
/* harmony import */ var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7138);
/* harmony import */ var _counts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42344);


/** Scripts that need the zero-width joiner and non-joiner. */
const joining = [
    'Arabic',
    'Bengali',
    'Devanagari',
    'Gujarati',
    'Gurmukhi',
    'Kannada',
    'Khmer',
    'Malayalam',
    'Mongolian',
    'Myanmar',
    'Oriya',
    'Sinhala',
    'Syriac',
    'Tamil',
    'Telugu',
    'Tibetan',
]
    .map((script) => `\\p{Script=${script}}`)
    .join('');
/** Characters without a visible glyph: zero-width spaces, fillers, tag characters, misused variation selectors. */
const invisible = [
    '[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb',
    '\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]',
    '|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]',
    // An emoji is followed by one selector at most; on a digit it makes a key cap.
    '|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)',
    // A joiner joins the parts of an emoji, or shapes a letter of a script that has such shapes.
    `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${joining}])\\u200d`,
    `|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})`,
    `|(?<![${joining}])\\u200c`,
].join('');
/** Created on first use, because compiling the character classes takes milliseconds. */
let hiddenParts = null;
function parts() {
    hiddenParts ??= [
        // Half of a surrogate pair, left over from truncating or written to break a program.
        ['invisible-character', /\p{Surrogate}/gu],
        ..._plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .terminalSequences */ .TF.map((pattern) => ['terminal-sequence', pattern]),
        ['control-character', /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g],
        ['direction-mark', /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g],
        ['invisible-character', new RegExp(invisible, 'gu')],
    ];
    return hiddenParts;
}
/**
 * The text without what a reader cannot see: terminal sequences, control characters, direction marks, invisible
 * characters, lone surrogates. Joiners and selectors are kept if a language or an emoji needs them. Every line break
 * becomes a newline. Idempotent; linear time.
 */
function withoutHidden(text, counts) {
    if (/^[\t\n\x20-\x7e]*$/.test(text))
        return text;
    let shown = text.replace(_plain_text_js__WEBPACK_IMPORTED_MODULE_0__/* .lineBreaks */ .r4, '\n');
    for (const [kind, pattern] of parts()) {
        shown = shown.replace(pattern, () => {
            counts.add(kind);
            return '';
        });
    }
    return shown;
}
/** For text other than Markdown: diffs, logs, file and branch names. Removes only what a reader cannot see. */
function sanitizePlain(text) {
    const counts = (0,_counts_js__WEBPACK_IMPORTED_MODULE_1__/* .createChangeCounts */ .P)();
    const shown = withoutHidden(text, counts);
    return { text: shown, changes: counts.changes() };
}


/***/ }),

/***/ 58108:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ sanitizeIncoming)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/sanitize/counts.js
var sanitize_counts = __webpack_require__(42344);
// EXTERNAL MODULE: ./lib/sanitize/hidden.js
var sanitize_hidden = __webpack_require__(74568);
;// CONCATENATED MODULE: ./lib/sanitize/homoglyphs.js
/** Cyrillic and Greek letters that look like a Latin letter. */
const likeLatin = new Map([
    ['аеорсухѕіјԁһԛԝ', 'aeopcyxsijdhqw'],
    ['АВЕКМНОРСТХУЅІЈ', 'ABEKMHOPCTXYSIJ'],
    ['οΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'oABEZHIKMNOPTYX'],
].flatMap(([from = '', to = '']) => Array.from(from, (letter, index) => [letter, to.charAt(index)])));
/**
 * Letters that imitate ASCII become the ASCII letters: full-width and mathematical letters and digits everywhere,
 * Cyrillic and Greek letters only in otherwise Latin words. Words of other languages are unchanged.
 */
function withoutHomoglyphs(text, counts) {
    const plain = text.replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u{1d400}-\u{1d7ff}]+/gu, (letter) => {
        const letters = letter.normalize('NFKC');
        if (letters !== letter)
            counts.add('homoglyph');
        return letters;
    });
    if (!/[\u0370-\u052f]/.test(plain))
        return plain;
    return plain.replace(/[A-Za-z0-9_\u0370-\u052f]{3,}/g, (word) => {
        const others = word.replace(/\w+/g, '');
        const imitates = others !== '' && /[A-Za-z]/.test(word) && Array.from(others).every((character) => likeLatin.has(character));
        if (!imitates)
            return word;
        counts.add('homoglyph');
        return Array.from(word, (letter) => likeLatin.get(letter) ?? letter).join('');
    });
}

// EXTERNAL MODULE: ./node_modules/micromark/index.js + 1 modules
var micromark = __webpack_require__(77549);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-autolink-literal/lib/syntax.js
var syntax = __webpack_require__(7042);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-autolink-literal/lib/html.js
var html = __webpack_require__(83984);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-footnote/lib/syntax.js
var lib_syntax = __webpack_require__(22429);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-footnote/lib/html.js
var lib_html = __webpack_require__(24479);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-strikethrough/lib/syntax.js
var micromark_extension_gfm_strikethrough_lib_syntax = __webpack_require__(1680);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-strikethrough/lib/html.js
var micromark_extension_gfm_strikethrough_lib_html = __webpack_require__(78030);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-table/lib/syntax.js + 2 modules
var micromark_extension_gfm_table_lib_syntax = __webpack_require__(57749);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-table/lib/html.js
var micromark_extension_gfm_table_lib_html = __webpack_require__(18835);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-task-list-item/lib/syntax.js
var micromark_extension_gfm_task_list_item_lib_syntax = __webpack_require__(91197);
// EXTERNAL MODULE: ./node_modules/micromark-extension-gfm-task-list-item/lib/html.js
var micromark_extension_gfm_task_list_item_lib_html = __webpack_require__(14367);
// EXTERNAL MODULE: ./node_modules/parse5/dist/index.js + 19 modules
var dist = __webpack_require__(96855);
;// CONCATENATED MODULE: ./lib/sanitize/page.js







/** GitHub Flavored Markdown without its tag filter: a filtered element is hidden from the model, not shown as text. */
const gfm = [(0,syntax/* gfmAutolinkLiteral */.$)(), (0,lib_syntax/* gfmFootnote */.r)(), (0,micromark_extension_gfm_strikethrough_lib_syntax/* gfmStrikethrough */.K)(), (0,micromark_extension_gfm_table_lib_syntax/* gfmTable */.x)(), (0,micromark_extension_gfm_task_list_item_lib_syntax/* gfmTaskListItem */.J)()];
const gfmHtml = [
    (0,html/* gfmAutolinkLiteralHtml */.s)(),
    (0,lib_html/* gfmFootnoteHtml */.C)(),
    (0,micromark_extension_gfm_strikethrough_lib_html/* gfmStrikethroughHtml */.t)(),
    (0,micromark_extension_gfm_table_lib_html/* gfmTableHtml */.k)(),
    (0,micromark_extension_gfm_task_list_item_lib_html/* gfmTaskListItemHtml */.Q)(),
];
/** The page that GitHub renders from Markdown, as a browser parses it. */
function parsePage(markdown) {
    return (0,dist/* parseFragment */.oH)((0,micromark/* micromark */.yt)(markdown, {
        allowDangerousHtml: true,
        allowDangerousProtocol: true,
        extensions: gfm,
        htmlExtensions: gfmHtml,
    }));
}
/** Elements whose content is never displayed. */
const notDisplayed = new Set('script style template title noembed noframes noscript iframe object audio video canvas textarea xmp plaintext'.split(' '));
/** Whether a reader sees nothing of an element because of its tag, attributes or style. */
function isHiddenElement(element) {
    if (notDisplayed.has(element.tagName))
        return true;
    const style = attribute(element, 'style') ?? '';
    return (attribute(element, 'hidden') !== null ||
        attribute(element, 'aria-hidden') === 'true' ||
        // The heading of the footnotes and the links back to the text, which GitHub adds.
        attribute(element, 'id') === 'footnote-label' ||
        attribute(element, 'data-footnote-backref') !== null ||
        hidingStyle.test(style.replace(/\/\*[^]*?\*\//g, '')));
}
const hidingStyle = /(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size|max-height|max-width)\s*:\s*0*\.?0*(?:[a-z%]*)\s*(?:!important\s*)?(?:;|$))/i;
function attribute(element, name) {
    return element.attrs.find((candidate) => candidate.name === name)?.value ?? null;
}
function isElement(node) {
    return 'tagName' in node;
}
const blocks = new Set(('address article aside blockquote center dd details dialog div dl dt fieldset figure figcaption footer form h1 h2 ' +
    'h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td th thead tr ul').split(' '));
function isBlock(node) {
    return isElement(node) && blocks.has(node.tagName);
}
/** The page is nested deeper than any text that people write. */
class TooDeepError extends Error {
}
const maxDepth = 200;
/**
 * Everything that a reader of a page sees, in order, in a comparable form: text with collapsed white space, the
 * language of code, the addresses of links with a text, and the addresses of images. Throws `TooDeepError`.
 */
function visibleContent(root, clean) {
    const parts = [];
    const visit = (node, depth) => {
        if (depth > maxDepth)
            throw new TooDeepError();
        if ('value' in node)
            parts.push(node.value);
        if (!isElement(node) || isHiddenElement(node))
            return;
        const start = parts.length;
        if (isBlock(node) || node.tagName === 'br')
            parts.push(' ');
        for (const child of node.childNodes)
            visit(child, depth + 1);
        if (isBlock(node))
            parts.push(' ');
        const isEmpty = parts.slice(start).every((part) => part.trim() === '');
        const address = addressOf(node);
        if (address !== null && (node.tagName === 'img' || !isEmpty))
            parts.push(` \u0000${decodedAddress(address)}\u0000 `);
        if (node.tagName === 'code')
            parts.push(` \u0000${languageOf(node)}\u0000 `);
        if (node.tagName === 'input')
            parts.push(attribute(node, 'checked') === null ? '[ ]' : '[x]');
    };
    for (const node of root.childNodes)
        visit(node, 0);
    return clean(parts.join('')).replace(/\s+/g, ' ').trim();
}
function decodedAddress(address) {
    try {
        return decodeURI(address);
    }
    catch {
        return address;
    }
}
/** The address of a link or an image; `null` for other elements and for links inside the page. */
function addressOf(element) {
    const address = attribute(element, element.tagName === 'img' ? 'src' : 'href');
    if (element.tagName !== 'img' && element.tagName !== 'a')
        return null;
    return attribute(element, 'data-footnote-ref') !== null ? null : address;
}
/** The language named by a fence; empty if there is none. */
function languageOf(code) {
    return /^language-(\S+)/.exec(attribute(code, 'class') ?? '')?.[1] ?? '';
}

// EXTERNAL MODULE: ./lib/sanitize/code.js
var sanitize_code = __webpack_require__(51061);
;// CONCATENATED MODULE: ./lib/sanitize/page-markdown.js


/** Writes a page as Markdown that hides nothing: no HTML, comments, titles, definitions or image descriptions. */
function pageMarkdown(nodes, clean) {
    return blocksOf(nodes, clean).join('\n\n');
}
/** Inline nodes become paragraphs, separate from the block elements. */
function blocksOf(nodes, clean) {
    const blocks = [];
    let inline = [];
    const flush = () => {
        const text = paragraph(inline, clean);
        if (text !== '')
            blocks.push(text);
        inline = [];
    };
    for (const node of nodes) {
        if (!isBlock(node) && !(isElement(node) && hasBlock(node))) {
            inline.push(node);
            continue;
        }
        flush();
        if (isElement(node) && !isHiddenElement(node))
            blocks.push(...blockOf(node, clean));
    }
    flush();
    return blocks;
}
function hasBlock(element) {
    return element.childNodes.some((child) => isBlock(child) || (isElement(child) && hasBlock(child)));
}
function blockOf(element, clean) {
    const inner = () => blocksOf(element.childNodes, clean);
    switch (element.tagName) {
        case 'h1':
        case 'h2':
        case 'h3':
        case 'h4':
        case 'h5':
        case 'h6': {
            const title = paragraph(element.childNodes, clean).replace(/\n+/g, ' ');
            return title === '' ? [] : [`${'#'.repeat(Number(element.tagName.charAt(1)))} ${title}`];
        }
        case 'hr':
            return ['---'];
        case 'pre': {
            const code = element.childNodes.find(isElement);
            const language = code?.tagName === 'code' ? languageOf(code) : '';
            return [(0,sanitize_code/* fenced */.O)(clean(rawText(element)), /^[\w+#.-]*$/.test(language) ? language : '')];
        }
        case 'blockquote': {
            const text = inner().join('\n\n');
            return text === '' ? [] : [text.replace(/^/gm, '> ').replace(/^> $/gm, '>')];
        }
        case 'ul':
        case 'ol':
            return list(element, clean);
        case 'table':
            return table(element, clean);
        default:
            return inner();
    }
}
function list(element, clean) {
    const start = Number(attribute(element, 'start') ?? 1);
    const items = element.childNodes.filter(isElement).filter((item) => !isHiddenElement(item));
    const lines = items.map((item, index) => {
        const marker = element.tagName === 'ol' ? `${String((Number.isSafeInteger(start) ? start : 1) + index)}. ` : '- ';
        const text = blocksOf(item.childNodes, clean).join('\n\n');
        return marker + text.replace(/\n(?!\n)/g, `\n${' '.repeat(marker.length)}`).replace(/[ ]+$/gm, '');
    });
    return lines.length === 0 ? [] : [lines.join('\n')];
}
function table(element, clean) {
    const rows = descendants(element, 'tr').map((row) => row.childNodes
        .filter(isElement)
        .filter((cell) => !isHiddenElement(cell))
        .map((cell) => paragraphs(cell, clean).replace(/\n+/g, ' ').replace(/\|/g, '\\|')));
    const [head] = rows;
    if (head === undefined)
        return [];
    const columns = Math.max(...rows.map((row) => row.length));
    const line = (cells) => `| ${[...cells, ...Array(columns - cells.length).fill('')].join(' | ')} |`;
    return [[line(head), line(Array(columns).fill('---')), ...rows.slice(1).map(line)].join('\n')];
}
function paragraphs(element, clean) {
    return blocksOf(element.childNodes, clean).join(' ');
}
function descendants(element, name) {
    return element.childNodes.filter(isElement).flatMap((child) => {
        if (isHiddenElement(child))
            return [];
        return child.tagName === name ? [child] : descendants(child, name);
    });
}
/** Inline content as one paragraph; a character that would begin a block at the start of a line is escaped. */
function paragraph(nodes, clean) {
    return inlineOf(nodes, clean)
        .replace(/[ \t]*\n[ \t]*/g, '\n')
        .replace(/\n{2,}/g, '\n')
        .trim()
        .replace(/^(?:[#>=|:]|[-+](?=[ \t-]|$)|\d{1,9}(?=[.)]))/gm, (sign) => (/\d/.test(sign) ? sign : `\\${sign}`))
        .replace(/^(\d{1,9})([.)])/gm, '$1\\$2');
}
function inlineOf(nodes, clean) {
    return nodes.map((node) => inlineNode(node, clean)).join('');
}
function inlineNode(node, clean) {
    if ('value' in node)
        return escapeText(clean(node.value));
    if (!isElement(node) || isHiddenElement(node))
        return '';
    const text = () => inlineOf(node.childNodes, clean);
    switch (node.tagName) {
        case 'br':
            return '\n';
        case 'em':
            return wrapped('*', text());
        case 'strong':
            return wrapped('**', text());
        case 'del':
            return wrapped('~~', text());
        case 'code':
            return codeSpan(clean(rawText(node)).replace(/\s+/g, ' '));
        case 'img':
            return `![](${destination(clean(addressOf(node) ?? ''))})`;
        case 'a':
            return page_markdown_link(node, text(), clean);
        case 'input':
            return attribute(node, 'checked') === null ? '[ ] ' : '[x] ';
        default:
            return text();
    }
}
/** A link without a visible text shows nothing on the page. */
function page_markdown_link(node, text, clean) {
    const address = clean(addressOf(node) ?? '');
    if (text.trim() === '')
        return text;
    if (address === '')
        return text;
    return rawText(node) === address && /^https?:\/\/[\w.~:/?#@%&=+-]*[\w/]$/.test(address)
        ? address
        : `[${text}](${destination(address)})`;
}
function destination(address) {
    return address.replace(/[\s<>()\\[\]`*_!&"']/g, (sign) => encodeURIComponent(sign).replace(/^[()*!'_]$/, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`));
}
function wrapped(sign, text) {
    const inner = text.trim();
    return inner === '' ? text : text.replace(inner, () => `${sign}${inner}${sign}`);
}
function codeSpan(code) {
    if (code.trim() === '')
        return code;
    const runs = new Set((code.match(/`+/g) ?? []).map((run) => run.length));
    let length = 1;
    while (runs.has(length))
        length += 1;
    const fence = '`'.repeat(length);
    const pad = /^`|`$|^ .* $/.test(code) ? ' ' : '';
    return `${fence}${pad}${code}${pad}${fence}`;
}
function rawText(node) {
    if ('value' in node)
        return node.value;
    if (!isElement(node) || isHiddenElement(node))
        return '';
    if (node.tagName === 'br')
        return '\n';
    return node.childNodes.map(rawText).join('');
}
/** Text with all markup characters escaped. */
function escapeText(text) {
    return text.replace(/[\\`*[\]~]|<(?=[a-z/!?])|&(?=#|[a-z][a-z0-9]*;)|_(?![A-Za-z0-9])|(?<![A-Za-z0-9])_/gi, '\\$&');
}

// EXTERNAL MODULE: ./node_modules/decode-named-character-reference/index.js + 1 modules
var decode_named_character_reference = __webpack_require__(37126);
// EXTERNAL MODULE: ./node_modules/micromark/lib/postprocess.js
var postprocess = __webpack_require__(45387);
// EXTERNAL MODULE: ./node_modules/micromark/lib/parse.js + 34 modules
var parse = __webpack_require__(19627);
// EXTERNAL MODULE: ./node_modules/micromark/lib/preprocess.js
var preprocess = __webpack_require__(82192);
// EXTERNAL MODULE: ./node_modules/micromark-util-decode-numeric-character-reference/index.js
var micromark_util_decode_numeric_character_reference = __webpack_require__(33988);
;// CONCATENATED MODULE: ./lib/sanitize/source-edits.js





/** Removes from Markdown source what its page does not show, as far as single tokens determine that. */
function withoutHiddenTokens(markdown) {
    let done = '';
    let at = 0;
    const events = (0,postprocess/* postprocess */._)((0,parse/* parse */.q)({ extensions: gfm })
        .document()
        .write((0,preprocess/* preprocess */.v)()(markdown, undefined, true)));
    const textOf = (token) => markdown.slice(token.start.offset, token.end.offset);
    const calls = new Set(events.flatMap(([, token]) => (token.type === 'gfmFootnoteCallString' ? [textOf(token).toLowerCase()] : [])));
    const table = { columns: 0, cell: 0 };
    let images = 0;
    for (const [kind, token] of events) {
        if (token.type === 'image')
            images += kind === 'enter' ? 1 : -1;
        if (kind === 'exit')
            continue;
        if (token.type === 'tableHead')
            table.columns = 0;
        if (token.type === 'tableRow')
            table.cell = 0;
        if (token.type === 'tableHeader')
            table.columns += 1;
        if (token.type === 'tableData')
            table.cell += 1;
        if (token.start.offset < at)
            continue;
        const isExtraCell = token.type === 'tableData' && table.cell > table.columns;
        const replacement = isExtraCell ? '' : replacementOf(token, textOf(token), { isInImage: images > 0, calls });
        if (replacement === null)
            continue;
        const before = markdown.slice(at, token.start.offset);
        done += (suffixes.has(token.type) ? before.trimEnd() : before) + replacement;
        at = token.end.offset;
    }
    return done + markdown.slice(at);
}
/** Tokens that are removed together with the blanks before them. */
const suffixes = new Set(['resourceTitle', 'codeFencedFenceMeta']);
/** The replacement of a token; `null` keeps it. */
function replacementOf(token, text, { isInImage, calls }) {
    switch (token.type) {
        case 'htmlFlow':
        case 'htmlText':
            return withoutTags(text);
        case 'definition':
        case 'codeFencedFenceMeta':
            return '';
        case 'gfmFootnoteDefinition':
            return calls.has((/^\[\^([^\]]*)/.exec(text)?.[1] ?? '').toLowerCase()) ? null : '';
        case 'labelText':
            return isInImage ? '' : null;
        case 'resourceTitle':
            return '';
        case 'characterReference':
            return escapeText(decoded(text));
        default:
            return null;
    }
}
/** HTML without comments and tags. An approximation is enough, because the caller compares the pages. */
function withoutTags(html) {
    return html
        .replace(/<!--(?:-?>|[^]*?(?:--!?>|$))|<\?[^]*?(?:\?>|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<![a-z][^]*?(?:>|$)/gi, '')
        .replace(/<br\s*\/?>/gi, '\n')
        .replace(/<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>/gi, '')
        .replace(/<[a-z/!?][^]*$/i, '');
}
function decoded(reference) {
    const name = reference.slice(1, -1);
    if (!name.startsWith('#'))
        return (0,decode_named_character_reference/* decodeNamedCharacterReference */.s)(name) || reference;
    const isHex = /^#x/i.test(name);
    return (0,micromark_util_decode_numeric_character_reference/* decodeNumericCharacterReference */.C)(name.slice(isHex ? 2 : 1), isHex ? 16 : 10);
}

;// CONCATENATED MODULE: ./lib/sanitize/incoming.js







/** GitHub's limit for a body is 65,536 characters. */
const maxCharacters = 70_000;
const tooComplex = '[Omitted: the markup of this text is too deeply nested to show only what its page shows.]';
/**
 * Markdown from an untrusted author, reduced to what a reader of its page sees: no comments, tags, hidden elements,
 * image descriptions, titles, unused definitions, extra table cells or invisible characters; homoglyphs become ASCII.
 * Text that hides nothing is returned unchanged. Accepts any string; idempotent. A text that would take more than about
 * a second to parse is replaced with a notice.
 */
function sanitizeIncoming(text) {
    if (text.length > maxCharacters) {
        const omitted = text.length - maxCharacters;
        return `${sanitizeIncoming(text.slice(0, maxCharacters))}\n[Truncated: ${String(omitted)} more characters]`;
    }
    if (isTooComplex(text))
        return tooComplex;
    try {
        return asShown(text);
    }
    catch (error) {
        (0,errors/* rethrowUnless */.ki)(error, TooDeepError);
        return tooComplex;
    }
}
/** The smallest edit of the source with the same page; else the page written as Markdown; else plain text. */
function asShown(text) {
    const tree = parsePage(text);
    const visible = visibleContent(tree, cleanText);
    const hidesNothing = (markdown) => cleanText(markdown) === markdown &&
        hasOnlyWordsOf(markdown, visible) &&
        withoutHiddenTokens(markdown) === markdown &&
        visibleContent(parsePage(markdown), cleanText) === visible;
    for (const attempt of [
        () => text,
        () => cleanText(withoutHiddenTokens(text)),
        () => pageMarkdown(tree.childNodes, cleanText),
    ]) {
        const markdown = attempt();
        if (hidesNothing(markdown))
            return markdown;
    }
    return plainText(visible);
}
/** Whether no word is more frequent in the source than on its page. The numbers of list items are not words. */
function hasOnlyWordsOf(markdown, visible) {
    const counts = new Map();
    for (const [word] of visible.matchAll(anyWord))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    const source = markdown.replace(/^([ \t>*+-]*)\d{1,9}(?=[.)][ \t\n])/gm, '$1').replace(/\[\^[^\]\n]+\]/g, '');
    for (const [word] of source.matchAll(anyWord)) {
        const left = counts.get(word) ?? 0;
        if (left === 0)
            return false;
        counts.set(word, left - 1);
    }
    return true;
}
const anyWord = /[\p{L}\p{N}]+/gu;
function cleanText(text) {
    const counts = (0,sanitize_counts/* createChangeCounts */.P)();
    return withoutHomoglyphs((0,sanitize_hidden/* withoutHidden */.P)(text, counts), counts);
}
/** Without any character that could be markup. */
function plainText(visible) {
    return cleanText(visible
        .replace(/\u0000/g, ' ')
        .replace(/[<>&[\]`\\~*_|!#]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim());
}
const deepLine = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m;
/**
 * The parser's time grows with the square of the emphasis markers and brackets in a block and of the nesting depth of
 * containers. The limits keep it within about a second.
 */
function isTooComplex(text) {
    if (deepLine.test(text))
        return true;
    let cost = 0;
    for (const block of text.split(/\n[ \t]*\n/)) {
        cost += 25 * (block.match(/[*_~]+/g)?.length ?? 0) ** 2 + (block.match(/[[\]]/g)?.length ?? 0) ** 2;
    }
    return cost > 100_000_000;
}


/***/ })

};
;