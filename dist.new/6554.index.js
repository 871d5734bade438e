"use strict";
exports.id = 6554;
exports.ids = [6554];
exports.modules = {

/***/ 86554:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   compilePattern: () => (/* binding */ compilePattern)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);

/**
 * Compiles a JavaScript regular expression for a search line by line. Syntax of other engines with the same meaning is
 * translated: `(?i)`, `(?P<name>…)`, `\A`, `\z`, `\h`, `\x{…}`, `\<`, `[[:alpha:]]`. Unicode mode is tried first; it
 * rejects single braces, so a pattern without escapes that need it is tried without it next.
 */
function compilePattern(pattern, ignoreCase) {
    const inline = /^\(\?([ims]+)\)/.exec(pattern);
    const source = translated(pattern.slice(inline?.[0].length ?? 0));
    const flags = ignoreCase || inline?.[1]?.includes('i') === true ? 'i' : '';
    const problem = problemIn(source, `${flags}u`);
    const isPlain = problem !== null && !/\\[ku]\{|\\p\{|\\[a-zA-Z]/.test(withoutKnownEscapes(source));
    const message = problem === null ? null : isPlain ? problemIn(source, flags) : problem;
    if (message !== null)
        return { ok: false, message: withAdvice(message, source) };
    const usedFlags = problem === null ? `${flags}u` : flags;
    return {
        ok: true,
        source,
        flags: usedFlags,
        anyLine: anyLineOf(source, usedFlags),
        literal: flags === '' ? requiredLiteral(source) : null,
    };
}
function problemIn(source, flags) {
    try {
        new RegExp(source, flags);
        return null;
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error);
    }
}
/** Escapes that mean the same with and without Unicode mode. */
function withoutKnownEscapes(source) {
    return source.replaceAll(/\\(?:[bBdDsSwWfnrtv0-9]|x[0-9a-fA-F]{2}|u[0-9a-fA-F]{4}|k<|[^a-zA-Z])/g, '');
}
function withAdvice(message, source) {
    if (/\(\?>|[*+?}]\+/.test(source))
        return `${message}. Possessive quantifiers and atomic groups are not supported`;
    return /\(\?[ims]/.test(source) ? `${message}. Flags such as (?i) are only supported at the start` : message;
}
/** Each part of a pattern: an escape, a character class, a POSIX class, or one character. */
const parts = /\\x\{[0-9a-fA-F]+\}|\\[^]|\[:\^?[a-z]+:\]|\(\?P<|[^]/g;
const equivalents = {
    '\\A': '^',
    '\\z': '$',
    '\\Z': '$',
    '\\h': '[ \\t]',
    '\\<': '\\b(?=\\w)',
    '\\>': '\\b(?<=\\w)',
    '\\R': '(?:\\r\\n|\\n)',
    '(?P<': '(?<',
};
const posixClasses = {
    alpha: 'a-zA-Z',
    digit: '0-9',
    alnum: 'a-zA-Z0-9',
    upper: 'A-Z',
    lower: 'a-z',
    space: '\\s',
    blank: ' \\t',
    punct: '!-\\/:-@\\[-`{-~',
    xdigit: '0-9a-fA-F',
    word: '\\w',
};
function translated(pattern) {
    let inClass = false;
    return pattern.replaceAll(parts, (part) => {
        if (part === '[' && !inClass)
            inClass = true;
        else if (part === ']')
            inClass = false;
        if (part.startsWith('\\x{'))
            return `\\u${part.slice(2)}`;
        if (!inClass && Object.hasOwn(equivalents, part))
            return equivalents[part] ?? part;
        // Unicode mode rejects unneeded escapes.
        if (/^\\[^a-zA-Z0-9^$\\.*+?()[\]{}|/-]/.test(part))
            return part.slice(1);
        if (part === '\\-' && !inClass)
            return '-';
        if (inClass)
            return posixClasses[part.slice(2, -2)] ?? (part === '\\h' ? ' \\t' : part);
        return part;
    });
}
/**
 * An expression that matches whole text in which any line matches. `null` if there may be none: a negative lookaround
 * may depend on the end of the line, and a class that contains line breaks may match far beyond it, which is slow.
 */
function anyLineOf(source, flags) {
    if (/\(\?<?!|\\[WDP]|\[[^\]]*\\[SWDP]/.test(source))
        return null;
    const bounded = source.replaceAll(/\\[^]|\[\^/g, (part) => (part === '[^' ? '[^\\n' : part));
    return problemIn(bounded, flags) === null ? bounded : null;
}
const quantifier = /^(?:[?*]|\{0?,|\{0\})/;
/** An escape, a character class, a quantifier in braces, or one character. */
const tokenPattern = /\\(?:[pPu]\{[^}]*\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|c[a-zA-Z]|k<[^>]*>|\d+|[^])|\[(?:\\[^]|[^\]\\])*\]|\{\d*,?\d*\}|[^]/g;
/** The longest run of plain ASCII characters that every match contains; `null` if none is certain. */
function requiredLiteral(source) {
    let longest = '';
    let run = '';
    let depth = 0;
    const end = () => {
        if (run.length > longest.length)
            longest = run;
        run = '';
    };
    const tokens = source.match(tokenPattern) ?? [];
    for (const [index, token] of tokens.entries()) {
        if (token === '|' && depth === 0)
            return null;
        if (token === '(')
            depth += 1;
        if (token === ')')
            depth -= 1;
        const character = /^\\[^a-zA-Z0-9]$/.test(token) ? token.slice(1) : token;
        const isLiteral = depth === 0 && /^[ -~]$/.test(character) && (token !== character || !/[.^$()|?*+{}[\]\\]/.test(token));
        if (!isLiteral || quantifier.test(tokens[index + 1] ?? ''))
            end();
        else
            run += character;
    }
    end();
    return longest === '' ? null : longest;
}


/***/ })

};
;