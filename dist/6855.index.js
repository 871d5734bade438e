"use strict";

exports.id = 6855;

exports.ids = [ 6855 ];

exports.modules = {
96855: (function(e, t, a) {
a.d(t, {
_F: () => Tokenizer,
V_: () => k,
oH: () => parseFragment
});
const s = new Set([ 65534, 65535, 131070, 131071, 196606, 196607, 262142, 262143, 327678, 327679, 393214, 393215, 458750, 458751, 524286, 524287, 589822, 589823, 655358, 655359, 720894, 720895, 786430, 786431, 851966, 851967, 917502, 917503, 983038, 983039, 1048574, 1048575, 1114110, 1114111 ]);
const n = "\ufffd";
var r;
(function(e) {
e[e["EOF"] = -1] = "EOF";
e[e["NULL"] = 0] = "NULL";
e[e["TABULATION"] = 9] = "TABULATION";
e[e["CARRIAGE_RETURN"] = 13] = "CARRIAGE_RETURN";
e[e["LINE_FEED"] = 10] = "LINE_FEED";
e[e["FORM_FEED"] = 12] = "FORM_FEED";
e[e["SPACE"] = 32] = "SPACE";
e[e["EXCLAMATION_MARK"] = 33] = "EXCLAMATION_MARK";
e[e["QUOTATION_MARK"] = 34] = "QUOTATION_MARK";
e[e["AMPERSAND"] = 38] = "AMPERSAND";
e[e["APOSTROPHE"] = 39] = "APOSTROPHE";
e[e["HYPHEN_MINUS"] = 45] = "HYPHEN_MINUS";
e[e["SOLIDUS"] = 47] = "SOLIDUS";
e[e["DIGIT_0"] = 48] = "DIGIT_0";
e[e["DIGIT_9"] = 57] = "DIGIT_9";
e[e["SEMICOLON"] = 59] = "SEMICOLON";
e[e["LESS_THAN_SIGN"] = 60] = "LESS_THAN_SIGN";
e[e["EQUALS_SIGN"] = 61] = "EQUALS_SIGN";
e[e["GREATER_THAN_SIGN"] = 62] = "GREATER_THAN_SIGN";
e[e["QUESTION_MARK"] = 63] = "QUESTION_MARK";
e[e["LATIN_CAPITAL_A"] = 65] = "LATIN_CAPITAL_A";
e[e["LATIN_CAPITAL_Z"] = 90] = "LATIN_CAPITAL_Z";
e[e["RIGHT_SQUARE_BRACKET"] = 93] = "RIGHT_SQUARE_BRACKET";
e[e["GRAVE_ACCENT"] = 96] = "GRAVE_ACCENT";
e[e["LATIN_SMALL_A"] = 97] = "LATIN_SMALL_A";
e[e["LATIN_SMALL_Z"] = 122] = "LATIN_SMALL_Z";
})(r || (r = {}));
const i = {
DASH_DASH: "--",
CDATA_START: "[CDATA[",
DOCTYPE: "doctype",
SCRIPT: "script",
PUBLIC: "public",
SYSTEM: "system"
};
function isSurrogate(e) {
return e >= 55296 && e <= 57343;
}
function isSurrogatePair(e) {
return e >= 56320 && e <= 57343;
}
function getSurrogatePairCodePoint(e, t) {
return 1024 * (e - 55296) + 9216 + t;
}
function isControlCodePoint(e) {
return e !== 32 && e !== 10 && e !== 13 && e !== 9 && e !== 12 && e >= 1 && e <= 31 || e >= 127 && e <= 159;
}
function isUndefinedCodePoint(e) {
return e >= 64976 && e <= 65007 || s.has(e);
}
var o;
(function(e) {
e["controlCharacterInInputStream"] = "control-character-in-input-stream";
e["noncharacterInInputStream"] = "noncharacter-in-input-stream";
e["surrogateInInputStream"] = "surrogate-in-input-stream";
e["nonVoidHtmlElementStartTagWithTrailingSolidus"] = "non-void-html-element-start-tag-with-trailing-solidus";
e["endTagWithAttributes"] = "end-tag-with-attributes";
e["endTagWithTrailingSolidus"] = "end-tag-with-trailing-solidus";
e["unexpectedSolidusInTag"] = "unexpected-solidus-in-tag";
e["unexpectedNullCharacter"] = "unexpected-null-character";
e["unexpectedQuestionMarkInsteadOfTagName"] = "unexpected-question-mark-instead-of-tag-name";
e["invalidFirstCharacterOfTagName"] = "invalid-first-character-of-tag-name";
e["unexpectedEqualsSignBeforeAttributeName"] = "unexpected-equals-sign-before-attribute-name";
e["missingEndTagName"] = "missing-end-tag-name";
e["unexpectedCharacterInAttributeName"] = "unexpected-character-in-attribute-name";
e["unknownNamedCharacterReference"] = "unknown-named-character-reference";
e["missingSemicolonAfterCharacterReference"] = "missing-semicolon-after-character-reference";
e["unexpectedCharacterAfterDoctypeSystemIdentifier"] = "unexpected-character-after-doctype-system-identifier";
e["unexpectedCharacterInUnquotedAttributeValue"] = "unexpected-character-in-unquoted-attribute-value";
e["eofBeforeTagName"] = "eof-before-tag-name";
e["eofInTag"] = "eof-in-tag";
e["missingAttributeValue"] = "missing-attribute-value";
e["missingWhitespaceBetweenAttributes"] = "missing-whitespace-between-attributes";
e["missingWhitespaceAfterDoctypePublicKeyword"] = "missing-whitespace-after-doctype-public-keyword";
e["missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers"] = "missing-whitespace-between-doctype-public-and-system-identifiers";
e["missingWhitespaceAfterDoctypeSystemKeyword"] = "missing-whitespace-after-doctype-system-keyword";
e["missingQuoteBeforeDoctypePublicIdentifier"] = "missing-quote-before-doctype-public-identifier";
e["missingQuoteBeforeDoctypeSystemIdentifier"] = "missing-quote-before-doctype-system-identifier";
e["missingDoctypePublicIdentifier"] = "missing-doctype-public-identifier";
e["missingDoctypeSystemIdentifier"] = "missing-doctype-system-identifier";
e["abruptDoctypePublicIdentifier"] = "abrupt-doctype-public-identifier";
e["abruptDoctypeSystemIdentifier"] = "abrupt-doctype-system-identifier";
e["cdataInHtmlContent"] = "cdata-in-html-content";
e["incorrectlyOpenedComment"] = "incorrectly-opened-comment";
e["eofInScriptHtmlCommentLikeText"] = "eof-in-script-html-comment-like-text";
e["eofInDoctype"] = "eof-in-doctype";
e["nestedComment"] = "nested-comment";
e["abruptClosingOfEmptyComment"] = "abrupt-closing-of-empty-comment";
e["eofInComment"] = "eof-in-comment";
e["incorrectlyClosedComment"] = "incorrectly-closed-comment";
e["eofInCdata"] = "eof-in-cdata";
e["absenceOfDigitsInNumericCharacterReference"] = "absence-of-digits-in-numeric-character-reference";
e["nullCharacterReference"] = "null-character-reference";
e["surrogateCharacterReference"] = "surrogate-character-reference";
e["characterReferenceOutsideUnicodeRange"] = "character-reference-outside-unicode-range";
e["controlCharacterReference"] = "control-character-reference";
e["noncharacterCharacterReference"] = "noncharacter-character-reference";
e["missingWhitespaceBeforeDoctypeName"] = "missing-whitespace-before-doctype-name";
e["missingDoctypeName"] = "missing-doctype-name";
e["invalidCharacterSequenceAfterDoctypeName"] = "invalid-character-sequence-after-doctype-name";
e["duplicateAttribute"] = "duplicate-attribute";
e["nonConformingDoctype"] = "non-conforming-doctype";
e["missingDoctype"] = "missing-doctype";
e["misplacedDoctype"] = "misplaced-doctype";
e["endTagWithoutMatchingOpenElement"] = "end-tag-without-matching-open-element";
e["closingOfElementWithOpenChildElements"] = "closing-of-element-with-open-child-elements";
e["disallowedContentInNoscriptInHead"] = "disallowed-content-in-noscript-in-head";
e["openElementsLeftAfterEof"] = "open-elements-left-after-eof";
e["abandonedHeadElementChild"] = "abandoned-head-element-child";
e["misplacedStartTagForHeadElement"] = "misplaced-start-tag-for-head-element";
e["nestedNoscriptInHead"] = "nested-noscript-in-head";
e["eofInElementThatCanContainOnlyText"] = "eof-in-element-that-can-contain-only-text";
})(o || (o = {}));
const c = 65536;
class Preprocessor {
constructor(e) {
this.handler = e;
this.html = "";
this.pos = -1;
this.lastGapPos = -2;
this.gapStack = [];
this.skipNextNewLine = false;
this.lastChunkWritten = false;
this.endOfChunkHit = false;
this.bufferWaterline = c;
this.isEol = false;
this.lineStartPos = 0;
this.droppedBufferSize = 0;
this.line = 1;
this.lastErrOffset = -1;
}
get col() {
return this.pos - this.lineStartPos + Number(this.lastGapPos !== this.pos);
}
get offset() {
return this.droppedBufferSize + this.pos;
}
getError(e, t) {
const {line: a, col: s, offset: n} = this;
const r = s + t;
const i = n + t;
return {
code: e,
startLine: a,
endLine: a,
startCol: r,
endCol: r,
startOffset: i,
endOffset: i
};
}
_err(e) {
if (this.handler.onParseError && this.lastErrOffset !== this.offset) {
this.lastErrOffset = this.offset;
this.handler.onParseError(this.getError(e, 0));
}
}
_addGap() {
this.gapStack.push(this.lastGapPos);
this.lastGapPos = this.pos;
}
_processSurrogate(e) {
if (this.pos !== this.html.length - 1) {
const t = this.html.charCodeAt(this.pos + 1);
if (isSurrogatePair(t)) {
this.pos++;
this._addGap();
return getSurrogatePairCodePoint(e, t);
}
} else if (!this.lastChunkWritten) {
this.endOfChunkHit = true;
return r.EOF;
}
this._err(o.surrogateInInputStream);
return e;
}
willDropParsedChunk() {
return this.pos > this.bufferWaterline;
}
dropParsedChunk() {
if (this.willDropParsedChunk()) {
this.html = this.html.substring(this.pos);
this.lineStartPos -= this.pos;
this.droppedBufferSize += this.pos;
this.pos = 0;
this.lastGapPos = -2;
this.gapStack.length = 0;
}
}
write(e, t) {
this.html.length > 0 ? this.html += e : this.html = e;
this.endOfChunkHit = false;
this.lastChunkWritten = t;
}
insertHtmlAtCurrentPos(e) {
this.html = this.html.substring(0, this.pos + 1) + e + this.html.substring(this.pos + 1);
this.endOfChunkHit = false;
}
startsWith(e, t) {
if (this.pos + e.length > this.html.length) {
this.endOfChunkHit = !this.lastChunkWritten;
return false;
}
if (t) return this.html.startsWith(e, this.pos);
for (let t = 0; t < e.length; t++) {
const a = this.html.charCodeAt(this.pos + t) | 32;
if (a !== e.charCodeAt(t)) return false;
}
return true;
}
peek(e) {
const t = this.pos + e;
if (t >= this.html.length) {
this.endOfChunkHit = !this.lastChunkWritten;
return r.EOF;
}
const a = this.html.charCodeAt(t);
return a === r.CARRIAGE_RETURN ? r.LINE_FEED : a;
}
advance() {
this.pos++;
if (this.isEol) {
this.isEol = false;
this.line++;
this.lineStartPos = this.pos;
}
if (this.pos >= this.html.length) {
this.endOfChunkHit = !this.lastChunkWritten;
return r.EOF;
}
let e = this.html.charCodeAt(this.pos);
if (e === r.CARRIAGE_RETURN) {
this.isEol = true;
this.skipNextNewLine = true;
return r.LINE_FEED;
}
if (e === r.LINE_FEED) {
this.isEol = true;
if (this.skipNextNewLine) {
this.line--;
this.skipNextNewLine = false;
this._addGap();
return this.advance();
}
}
this.skipNextNewLine = false;
isSurrogate(e) && (e = this._processSurrogate(e));
const t = this.handler.onParseError === null || e > 31 && e < 127 || e === r.LINE_FEED || e === r.CARRIAGE_RETURN || e > 159 && e < 64976;
t || this._checkForProblematicCharacters(e);
return e;
}
_checkForProblematicCharacters(e) {
isControlCodePoint(e) ? this._err(o.controlCharacterInInputStream) : isUndefinedCodePoint(e) && this._err(o.noncharacterInInputStream);
}
retreat(e) {
this.pos -= e;
while (this.pos < this.lastGapPos) {
this.lastGapPos = this.gapStack.pop();
this.pos--;
}
this.isEol = false;
}
}
var T;
(function(e) {
e[e["CHARACTER"] = 0] = "CHARACTER";
e[e["NULL_CHARACTER"] = 1] = "NULL_CHARACTER";
e[e["WHITESPACE_CHARACTER"] = 2] = "WHITESPACE_CHARACTER";
e[e["START_TAG"] = 3] = "START_TAG";
e[e["END_TAG"] = 4] = "END_TAG";
e[e["COMMENT"] = 5] = "COMMENT";
e[e["DOCTYPE"] = 6] = "DOCTYPE";
e[e["EOF"] = 7] = "EOF";
e[e["HIBERNATION"] = 8] = "HIBERNATION";
})(T || (T = {}));
function getTokenAttr(e, t) {
for (let a = e.attrs.length - 1; a >= 0; a--) if (e.attrs[a].name === t) return e.attrs[a].value;
return null;
}
const E = [ 8364, 0, 8218, 402, 8222, 8230, 8224, 8225, 710, 8240, 352, 8249, 338, 0, 381, 0, 0, 8216, 8217, 8220, 8221, 8226, 8211, 8212, 732, 8482, 353, 8250, 339, 0, 382, 376 ];
function isInvalidCodePoint(e) {
return e === 0 || e >= 55296 && e <= 57343 || e > 1114111;
}
function replaceCodePoint(e) {
if (isInvalidCodePoint(e)) return 65533;
if (e >= 128 && e <= 159) return E[e - 128] || e;
return e;
}
function decode_codepoint_replaceCodePointXML(e) {
return isInvalidCodePoint(e) ? 65533 : e;
}
const h = new Uint16Array([ 512, 26465, 29036, 7, 0, 2, 4, 116, 24638, 116, 24636, 8693, 29807, 24610, 621, 1, 0, 0, 3, 112, 24614, 111, 115, 24615 ]);
var A;
(function(e) {
e[e["VALUE_LENGTH"] = 49152] = "VALUE_LENGTH";
e[e["FLAG13"] = 8192] = "FLAG13";
e[e["BRANCH_LENGTH"] = 8064] = "BRANCH_LENGTH";
e[e["JUMP_TABLE"] = 127] = "JUMP_TABLE";
e[e["VALUE_MASK"] = 8191] = "VALUE_MASK";
})(A || (A = {}));
var _;
(function(e) {
e[e["AMP"] = 38] = "AMP";
e[e["NUM"] = 35] = "NUM";
e[e["SEMI"] = 59] = "SEMI";
e[e["EQUALS"] = 61] = "EQUALS";
e[e["ZERO"] = 48] = "ZERO";
e[e["NINE"] = 57] = "NINE";
e[e["LOWER_A"] = 97] = "LOWER_A";
e[e["LOWER_X"] = 120] = "LOWER_X";
})(_ || (_ = {}));
const l = 32;
function isNumber(e) {
return e - _.ZERO >>> 0 <= 9;
}
function isHexadecimalCharacter(e) {
return (e | l) - _.LOWER_A >>> 0 <= 5;
}
function isAlpha(e) {
return (e | l) - _.LOWER_A >>> 0 <= 25;
}
function isEntityInAttributeInvalidEnd(e) {
return e === _.EQUALS || isAlpha(e) || isNumber(e);
}
var d;
(function(e) {
e[e["EntityStart"] = 0] = "EntityStart";
e[e["NumericStart"] = 1] = "NumericStart";
e[e["NumericDecimal"] = 2] = "NumericDecimal";
e[e["NumericHex"] = 3] = "NumericHex";
e[e["NamedEntity"] = 4] = "NamedEntity";
})(d || (d = {}));
var u;
(function(e) {
e[e["Legacy"] = 0] = "Legacy";
e[e["Strict"] = 1] = "Strict";
e[e["Attribute"] = 2] = "Attribute";
})(u || (u = {}));
class EntityDecoder {
decodeTree;
emitCodePoint;
errors;
state=d.EntityStart;
consumed=1;
result=0;
treeIndex=0;
excess=1;
decodeMode=u.Strict;
runConsumed=0;
constructor(e, t, a) {
this.decodeTree = e;
this.emitCodePoint = t;
this.errors = a;
}
startEntity(e) {
this.decodeMode = e;
this.state = d.EntityStart;
this.result = 0;
this.treeIndex = 0;
this.excess = 1;
this.consumed = 1;
this.runConsumed = 0;
}
write(e, t) {
switch (this.state) {
case d.EntityStart:
if (e.charCodeAt(t) === _.NUM) {
this.state = d.NumericStart;
this.consumed += 1;
return this.stateNumericStart(e, t + 1);
}
this.state = d.NamedEntity;
return this.stateNamedEntity(e, t);

case d.NumericStart:
return this.stateNumericStart(e, t);

case d.NumericDecimal:
return this.stateNumericDecimal(e, t);

case d.NumericHex:
return this.stateNumericHex(e, t);

default:
return this.stateNamedEntity(e, t);
}
}
stateNumericStart(e, t) {
if (t >= e.length) return -1;
if ((e.charCodeAt(t) | l) === _.LOWER_X) {
this.state = d.NumericHex;
this.consumed += 1;
return this.stateNumericHex(e, t + 1);
}
this.state = d.NumericDecimal;
return this.stateNumericDecimal(e, t);
}
stateNumericHex(e, t) {
const a = e.length;
let {result: s} = this;
let {consumed: n} = this;
while (t < a) {
const a = e.charCodeAt(t);
if (!isNumber(a) && !isHexadecimalCharacter(a)) {
this.result = s;
this.consumed = n;
return this.emitNumericEntity(a, 3);
}
{
const e = a <= _.NINE ? a - _.ZERO : (a | l) - _.LOWER_A + 10;
s = s * 16 + e;
n += 1;
t += 1;
}
}
this.result = s;
this.consumed = n;
return -1;
}
stateNumericDecimal(e, t) {
const a = e.length;
let {result: s} = this;
let {consumed: n} = this;
while (t < a) {
const a = e.charCodeAt(t) - _.ZERO;
if (a >>> 0 > 9) {
this.result = s;
this.consumed = n;
return this.emitNumericEntity(a + _.ZERO, 2);
}
s = s * 10 + a;
n += 1;
t += 1;
}
this.result = s;
this.consumed = n;
return -1;
}
emitNumericEntity(e, t) {
if (this.consumed <= t) {
this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
return 0;
}
if (e === _.SEMI) this.consumed += 1; else if (this.decodeMode === u.Strict) return 0;
this.emitCodePoint((this.decodeTree === h ? decode_codepoint_replaceCodePointXML : replaceCodePoint)(this.result), this.consumed);
if (this.errors) {
e !== _.SEMI && this.errors.missingSemicolonAfterCharacterReference();
this.errors.validateNumericCharacterReference(this.result);
}
return this.consumed;
}
flushAndEmitLegacyOrReject(e, t, a, s) {
this.consumed = e;
this.excess = t;
return this.result === 0 || this.decodeMode === u.Attribute && (s === 0 || t > 1 || isEntityInAttributeInvalidEnd(a)) ? 0 : this.emitNotTerminatedNamedEntity();
}
stateNamedEntity(e, t) {
const {decodeTree: a} = this;
const s = e.length;
const n = this.decodeMode === u.Strict;
let {treeIndex: r} = this;
let {excess: i} = this;
let {consumed: o} = this;
let c = a[r];
while (t < s) {
while ((c & (A.VALUE_LENGTH | A.FLAG13)) === 0 && (c & A.JUMP_TABLE) !== 0) {
const n = e.charCodeAt(t);
const T = c & A.JUMP_TABLE;
const E = (c & A.BRANCH_LENGTH) >> 7;
if (E === 0) {
if (n !== T) return this.flushAndEmitLegacyOrReject(o, i, n, 0);
r += 1;
} else {
const e = n - T;
if (e >>> 0 >= E) return this.flushAndEmitLegacyOrReject(o, i, n, 0);
const t = a[r + 1 + e];
if (t === 0) return this.flushAndEmitLegacyOrReject(o, i, n, 0);
r = r + E + t & 65535;
}
c = a[r];
t += 1;
i += 1;
if (t >= s) break;
}
if (t >= s) break;
if ((c & (A.VALUE_LENGTH | A.FLAG13)) === A.FLAG13) {
const n = (c & A.BRANCH_LENGTH) >> 7;
let {runConsumed: T} = this;
if (T === 0) {
const a = e.charCodeAt(t);
if (a !== (c & A.JUMP_TABLE)) return this.flushAndEmitLegacyOrReject(o, i, a, 0);
t += 1;
i += 1;
T = 1;
}
while (T < n) {
if (t >= s) {
this.treeIndex = r;
this.excess = i;
this.consumed = o;
this.runConsumed = T;
return -1;
}
const n = T - 1;
const c = a[r + 1 + (n >> 1)];
const E = c >> ((n & 1) << 3) & 255;
const h = e.charCodeAt(t);
if (h !== E) {
this.runConsumed = 0;
return this.flushAndEmitLegacyOrReject(o, i, h, 0);
}
t += 1;
i += 1;
T += 1;
}
this.runConsumed = 0;
r += 1 + (n >> 1);
c = a[r];
continue;
}
const T = c >>> 14;
const E = e.charCodeAt(t);
if (T !== 0) {
if (!n && (c & A.FLAG13) === 0) {
this.result = r;
o += i - 1;
i = 1;
}
if (E === _.SEMI) return this.emitNamedEntityData(r, T, o + i);
if (T === 1) return this.flushAndEmitLegacyOrReject(o, i, E, T);
}
const h = determineBranch(a, c, r + (T || 1), E);
if (h < 0) return this.flushAndEmitLegacyOrReject(o, i, E, T);
r = h;
c = a[r];
t += 1;
i += 1;
}
if (!n && c >>> 14 !== 0 && (c & A.FLAG13) === 0) {
this.result = r;
o += i - 1;
i = 1;
}
this.treeIndex = r;
this.excess = i;
this.consumed = o;
return -1;
}
emitNotTerminatedNamedEntity() {
const {result: e, decodeTree: t} = this;
const a = t[e] >>> 14;
this.emitNamedEntityData(e, a, this.consumed);
this.errors?.missingSemicolonAfterCharacterReference();
return this.consumed;
}
emitNamedEntityData(e, t, a) {
const {decodeTree: s} = this;
this.emitCodePoint(t === 1 ? s[e] & A.VALUE_MASK : s[e + 1], a);
t === 3 && this.emitCodePoint(s[e + 2], a);
return a;
}
end() {
switch (this.state) {
case d.NamedEntity:
return this.result === 0 || this.decodeMode === u.Attribute && this.result !== this.treeIndex ? 0 : this.emitNotTerminatedNamedEntity();

case d.NumericDecimal:
return this.emitNumericEntity(0, 2);

case d.NumericHex:
return this.emitNumericEntity(0, 3);

case d.NumericStart:
this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed);
return 0;

default:
return 0;
}
}
}
function determineBranch(e, t, a, s) {
const n = (t & A.BRANCH_LENGTH) >> 7;
const r = t & A.JUMP_TABLE;
if (r) {
if (n === 0) return s === r ? a : -1;
const t = s - r;
if (t >>> 0 >= n) return -1;
const i = e[a + t];
return i === 0 ? -1 : a + n + i - 1 & 65535;
}
if (n === 0) return -1;
const i = n + 1 >> 1;
const o = a + i + n;
for (let t = 0; t < n; t++) {
const n = e[a + (t >> 1)];
const r = n >> ((t & 1) << 3) & 255;
if (r === s) {
const s = a + i + t;
return o + e[s] & 65535;
}
if (r > s) return -1;
}
return -1;
}
const m = (() => {
const e = new Uint8Array(127);
let t = 0;
for (let a = 33; a <= 126; a++) a !== 34 && a !== 36 && a !== 92 && (e[a] = t++);
return e;
})();
function decodeTrieDict(e, t, a, s, n, r) {
const i = 91;
const o = e.length;
const c = r * (i - 1);
let T = 0;
const readSlotCode = () => {
const t = m[e.charCodeAt(T++)];
return t < r ? t : t * i - c + m[e.charCodeAt(T++)];
};
const E = a - s;
const h = a + n;
const A = new Int32Array(h);
A.fill(-1, s, r);
A.fill(-1, r + E, h);
const _ = new Int32Array(h);
const l = new Int32Array(h);
function decodeDelta(t, a) {
let s = 0;
let n = a;
const r = a + t;
while (n < r) {
const t = m[e.charCodeAt(T++)];
if (t < 89) {
s += t;
A[n++] = s;
} else if (t === 89) {
let t = m[e.charCodeAt(T++)] + 2;
while (t--) A[n++] = ++s;
} else {
const t = m[e.charCodeAt(T++)];
s += 89 + (t < 90 ? t * i + m[e.charCodeAt(T++)] : m[e.charCodeAt(T++)] * 8281 + m[e.charCodeAt(T++)] * i + m[e.charCodeAt(T++)]);
A[n++] = s;
}
}
}
decodeDelta(s, 0);
decodeDelta(E, r);
const d = new Int32Array(n * 2);
let u = 0;
let I = 0;
function readNgramReferences(e, t) {
for (let a = 0; a < e; a++) {
const e = t + a;
const s = readSlotCode();
const n = readSlotCode();
d[I * 2] = s;
d[I * 2 + 1] = n;
I += 1;
_[e] = u;
const r = (A[s] < 0 ? l[s] : 1) + (A[n] < 0 ? l[n] : 1);
l[e] = r;
u += r;
}
}
readNgramReferences(n - r + s, r + E);
readNgramReferences(r - s, s);
const R = new Uint16Array(u);
let p = 0;
for (let e = 0; e < I; e++) for (let t = 0; t < 2; t++) {
const a = d[e * 2 + t];
const s = A[a];
if (s < 0) {
let e = _[a];
const t = e + l[a];
while (e < t) R[p++] = R[e++];
} else R[p++] = s;
}
const N = new Uint16Array(t);
let C = 0;
while (T < o) {
let t = m[e.charCodeAt(T++)];
t >= r && (t = t * i - c + m[e.charCodeAt(T++)]);
const a = A[t];
if (a < 0) {
let e = _[t];
const a = e + l[t];
while (e < a) N[C++] = R[e++];
} else N[C++] = a;
}
return N;
}
const I = decodeTrieDict("!}.&u%}'&}*'~!6*)%&,~!J~!J~%L~y<~!R,~~%Lu~~#GD~~#|)1#%}^%}2%+#.##%##%}&%##%'#%##&%#%#'%#&#%#&#'#%%#&#%##%#)%''%&%#%#'%#%%#%%}%%%#%#&(23#%%#&-%0%('1#(##%#'##+%'*.:1}#%#6-+(%'%%#%%%}#L'2351&('%}&/N'(0(/*-%(%%}#'+&T%7.2}#&%&#%#36/5##%&%%#&#%%#))2%%##%&&'0~!#*+&'%1~!%).'3q?&%'1~!.##%6(~!+%%%(Gw'rT~!E#<nA%#jZ~!H%(~!42##~!*31&~!G%U~#)5~#`3~!J~!Z~%]~%Y~%C~!q~!u~#kz~%#~!6'~!D~!U~!?~#T~!c%~!G#'~%7|~!G~!J~!G&~#pb~(Df}#%}*&}#%##%##%##&#-}&'#'&%#.++}%mI,#,@&(}*%}*'%&##&#%##%}&0}#.},U},%}+%}&%}#%##&}B%(}(%}+%)})%##%#&}&%##%&}<%}>%#%&}*%}(%}9%}/%})%}*%}*%}?&}&%}3%}&*#%})%#%#)}#&#-#+*%E%%'%'#%}#*V##&##I}#&&##%&%#&&Qf%%))w/0+&%#(#.%-''''++++7}>%4'',##1,#%#&%##&#'##&#*#9)%&%}#*}%,#+P(%A&%#'&##wSD',9E00#y#@}(+}&%&>~!#~!X}#*}(&&}(&}(,%}%&#+&}#&}I%#%}%)#(},'%#*}4%%#%}(''}#/##(##),%-##%%)#&}(.}&%#&}%%}*&#%},&&}&%}#%*'#%})%}D&}&%}-&}6&#&}-,%}#%})-(~+`~,=?~I9'9%~!,#%})%})%}@%}?%}(~!?~#<~#pP~#BG~#=1#%K+~#?#~%;)~#A~#mF1~#A'~'X%'~#lR~#N~'N~#r~#m#-~#i'?%#'%~#B%##%,%#~#_%#0%~#]732~,w~2+#:&#%&'0%&>%}#>##F+)#%&&#(+_}4&}-%}(&}@&}O7Fdf0@+/v4}&WU##&/0#&'('B#%}.%}'+#%}#%%&#&%#%##+#&#)#6#'#.},%}c%},%#%##%&#&%#&~#>'*-.%##%##%}#%%}%'~#)D1}#%*&~#_%%'(~#S2%'.}#~#=##*'*-%}&'%'##&&~'E%.#&~#M4}%%##&'%#~#O1##%&#'+~#<B%##%%'%+~#;#@%}#&%#&&%#(~#H1}'%'##&&~#?A}&'~#D#%32}'&&&&~#[}'(#%}'~#;C})&}%%#%~#=&%,3}%'(#%%~#^'#&&)#%'~#Y%-~#d-%'~#^%%&#&&&}#~#b~2t*&'~&(~&@~0%~e~3}%*''0})&}+~!9##-}#%-hD*)1fC#%/&/fB#40~!+#)*4~!+~!K'&:~!/*7~!.#~!H~!L':~%x&~!H#~!*~%1~!I#~!+A~#p'~!F~~#-#~,,(~.Z~!V~%;'B'mq-W~!N~%I%#&&#&}#%},%%}'%}+X#%}#&}(%}'%}<%}#%}%%'}'%}:~![)9@~%>~#UA%-%##&~!C%~!-.9:~!1~!-^2/:a~!y,D*J#-5)/4~%23,~#G~!L1~!0X3`~!2+~!!0-~&E~!W~!o,>Y&]~%cZx_&~#O*9#A#'#+I'%#)~!0B*-5A+-((F&*M#)(-7-5+'-3a5Vi~!Y~!?+[)%3),ERHm~!+:D,VG.+)?fB%%*(%)'(#&80%1'8`K8?`+'Z#&O&'H5#*9)A%%5&3))0%39+.*7#()&&*=4@**L)<'_&*+..;(#*+)./&0#3)%')-8(4ixD(&.}%,('aI:,)%,k2231T)I'#/-W7,/'Q#.'Y24+h')37</31&83##&0#),H(?'&?/1##%#&&#%''-%&&&#(&''&#.-'%#%%(,')*'&#&#'##%(%(#%('#&##%%%%('%#%#%%#%#&%##h>w+v<ayvyvcg.uuhKr}g/v|g>u9i[~>g5uI~=RvdwEg;v/g;uk!!TTSx]@RT!U!#!@VBRUU!'UTe-d0c`e&gSdicedFcrdTaqb.kYcAohdYd@a3e+d}dMdtd.aJ#bqcK`dle/e.e'dwdPdodddjbEb}ogd^ofdpduc6j?l%d{drdqc)d7bacOdQ%T#Y)X.sR[yH>6Vyv3[xwLu>vo'!*.[yBacahoj>6Rew3[xqdZa#!a&#^(X-[yG>6Vyu3[xvg3sEr|g.u/Ri9db0T#^(Xa)!-[y;>6Vylg4wKs{JwNZt3@3r=c4Z([xlg;wKt!cpq's@v7A'*a(a+!-a#[y<3Dt?3Dt'>6Vym3[xmg9rxsNJwLZt4~?r?db1T#`-!(Xa,!0[yS>6Vz%NuQs.g4wKtnJwNZtS@3r>c4Z([y%g;wKtrdga8!a(!#&T*Y-Xa#!a0<or[yc3Dtq>6Vz43[y3JwNZtf@3s!Ju}!%Dti:pm3c_%X#tjB5pkd6q!r]u?voC'*-a.a2!0a&a+[yI3DtI3Ds~3DtH>6Vyw3[xx;:s#~<5pKJwNZtE@3r~d`a)!a2T#a.(!+U.X1[yT3Dt`3Dtv>6Vz&3[y&g9rxwzcxstPu.<rAJwLZtT~?r@dZa%!a.&^*Za(/Reu[ya>6Vz23[y1g3sEr}wkg{NuQRg{ci(U#5@b`~,cg#U(2WnH5wugcRh7dX#T(Y,a'Ta!!a,[yZ<]mj>6Vz,3[y+Pv#5ReZKu+=,%!H}7ABwkaS?Rh:BcW(X#<]mrj:ubv/ARekdg%!(!a.*Ta(Y.X1!#sP>Rl*Dt6[y>>6Vyo3Wf*jOvuumvuRgRJuq*!:9<B@bX~3jVv&v@s@5Re[d/rQt{uAvo&a&a*)a2!,0Wf!3Dt0=Bs'>6Re}3[xy~<5s%JwJZt1~Gs)c;&!#2sJkNuXvzq7rxu,Re8dka4!a8(aEZ+a@Y.X1Xa)[yd=Bs(3DtP>6Vz53[y4cX#X&Re:avRe9~<5s&JwJZtQ~Gs*i^rzvdRg+Jv{%!2sbB@bX}kdga,!Za?&^*T1/!a'Dt+[y6>6Vyf3Wf%g/u;s4hGu6?Rh-JvZ,!c%#&RoX54Rivj7uyvf8RgTKvZB%*!2sGh<vu5Rgq<=C::9bb~#dZ#T&Ta6Y.X*Dt>[y93Wf)coZ(T,6VyifluvRgC@95@B@bX~/hFu34cC#T,k/unq8w8Q5RkUklwQuzunq8w8Q5Rk8d/rJu?v8w9)-&!a0a;a&aIWejg3sEr/h1s<DtDJvyZqY5aws3Jvy!&Wei~Hr1:au5@Bag>23E~5c:Z&bX};kKv?w&unuVu5Rjc;>bs)#~@:Rh.=ay<a]C;b`}Vd6s/t{uAvoaxa()!a,a7%-a#a2Dt,[yF2Wo[>6Vyt3[xuNuPRi&NuPwpi#RoWh?vf8Ri%Jv]!%Ri:KvxD!.'2WeAjZu`q9rxu,Re7woeAg-unLq(qA_/*2Wg_g3u5q^9:4E}/jTrxrzv=Wkkd~0UX#^^Xa-a1a5T&a=U1a'*aEa]!a*aPaA-adok[y54Rn>;:p3~Dp5g9rpsFNvZqjg3uJp4~<5p0Pw;5qlJwNZt*@3p1Pw:5p/Ou!5p2JvG'!6Vye=<qnJvh_[xhg3v,Rh3kOwOw-sDuev/Re^dha[a%!%!a+#Ta7)-5TaCaO!aka!a)sf[yb2>Rl!9ARiq5E}Qg=ucRkBE|oJrJ_@Wk~@Wk{JrJ_@Wk|@WkyJrJ_@Wk}@WkzJvO_[y2g-vMRmiKuYC!)&>Ri;>Ri<@3RkNc](X#@9Rk=g5vuRmhKvDB!+'=]meg3u4Rmgd)#Y'Vz3CARmfd`a+!%T'!+#Ta1Ta6TaM-sTDt9[yA9sYd'%Y#s[[xpj:ueunaXRgEjRq,v-vuqdd2'`#6Rev<32@5>:2<E}5xIo9a*X#Y(;5RePJvD_g>vyRgNj8w)v8<wggs:RgXiZt|vjx,hSq3ah!-(~@:Ro/Ou!5RhWj^v(pyw8unRhUdx-UY#^Ua.a3a70!)%UX1TaDa)'omRiRRhE[y:3Dsz=Br,>6Vyj3[xkg6ruwjcqsrPw;5r*Ku]D'Zt-@3r(~?r.i[vwv]dU1a--U#`a4(g/vsRhPOu!5RhLj:rmu9Wo!~@:wdh@g/vsRiTjXuvvNr}:RhBj^v(pyw8unRn]dz1UYa'a+^Y(!aETZalaRY.Ta?a4[yDJw1!#qLsW>6Vyrfzq-pLflpwRe|Js>%!Dt@3Dt&Jvy_[xs~HrnjMuwpsw'RecKu+D#'!t<~Grl~?rjg5u-x,gwp{ah!-(~@:Rg~Ou!5Rh'jXuvvNr}:Rh#cW#X/c;&!#2sLi[v7u7RgpJv)(!iLrxu,Re6j7v@s@5Se[e7d`aW!Za(a`T.a#!a3!&aDa-!9)Dt_=6s+3[x~~DR|h~DS6avhGun5RkZj3w)v-]mkKunB!&*]kb97R|i<ARk<c:Z(6Vy}Juh'!wziMRoS:F|vkLuauJv5vtvQRh1d='T+Y#VyO~DR|jcF#T'7R|g97R|kJv3'!ay<Rj,Jvh&!:ReXcsa6*a+#a#_aIRf9aLRf?c,Z&Rf5Rf7c.Z&Rf;Rf>cQ#%T'p-Rf8Rf=ct#%'(*!,p,Rf4p+Rf6Rf:Rf<d~'Ua%U*^UYa(!a,-!#a4YaTalaEX0a8a<Weo3Dt/3Dsx=Br93Wen~Dr;~<5p<JwNZt2@3p=Pw:5p;Ou!5r3c7&!#:p>3Ds}KvGB)_6Vyk2sM=<r7x'eovA(!hFu1ARf}cV#X&@r5j6rvwQa^Rf3c=Za'wkghJv__g;unRggA53B9=b^}%j6uduo5Jq;!(hIv%2Re`Ou4ARe_e%a#^^^Xa&!a*a2!&a6YaP!*ad!#a:aE/5Rn?[y@>6Vyp;:pE~DrY~<5pBJwNZt8@3pCh=rt3rWPw:5pAJup_[xoNuPpF9c!#'45pD5ARn)d8#X'X*3@rU72s]h>v<<sSjJpqvewOJq/(!hNw'5ReBk0s2u3w/w'5ReE5@Jq.!a+JQ!&WeU23d(#Y&RjG5]jBk!u7w&u0udARjEe#+^^^Ub#!a2/a`Z(agT1!a-a;|@TaG!aS[yV=Re~fow'RguNuPRe?bz#'>RoUWeL>:Cbb|?JwPZtVg6ruRmzJvD'!6Vz(g/vmRh~Jvy_[y(g9voRgyx*cy(#2>Ri2B9b]~9kIw9u7rluJu3Rg]dI#a%UY'@=p%CAx.gQZ&RhwwygtRm{x5g_Z'+ABqR9Woa=Bp&dV#^*Xa'!&@o{g4v]Rk;Jv{!%Rk[wkkiA5RkiwwfUB=x,fUuqC&*!>RfTg8v0RfV~ARfSd;rJsAuAv9wR'ae+/aO!a@aza/a#[yQ@Wg!2Wemg3sEr0JvB_g>uvReWg2v+Re=KupB_+[y!2AbY~-~Hr2AJwD!(h<~El>h<~El?Kun@+_:9b`}Kg-v/Ri3g;vtwyk_9]k_d=&T#*U.6qh@Ab`|K9:H|CJv[!&3Dtex'fDwC%!Rf[9WlMd[(^X,!a%Z06Vz!@WgBg=v~Rgvg,QRe@awd,#Y+jTv|Q~EfWj]uNr|~FRfXdy#Y&^Ua%!aO.!(a)Ua;=!a@aKap!a-,a!Ta]a[rSa]p?[y82sK=Bq~;:p:~<5p8Pw:5p7d'#Y'Wf(;RnRi[u4w&RgJJvG'!6Vyh=<r#ijuuv/sIKuYD'ZtG@3p9~Gr&d2#`(g<vtRgFj`u5w&rqpxRf2CJuY!+:wfnTOu!5Rg}jNs1ucv&RfwJvA!&3@q|BDcC#T,k/unq8w8Q5RkTklwQuzunq8w8Q5Rk9dga#!a'!a=#a0!:+Tb*b@aO.a4!aba8aFJv^}?!VyR~Dr<g;u%Rn.~<5p[x'e`wNZtR@3p]Pw:5pZhNvjBp.woe_g5u-r4JwF!%DtO3:ooc7&!#:p^3DtpLuGw(!+%)Dtk6Vz#2sd=<r8d'#Y([y#<x3gJt`w@!)%}MRiowzikRij=]ilxAf3,U(#B2Rf#g0v-Rm[ck{`U#]giKv3>)!&6Ri154s,KuGB_%@r68r:dJ|t`#X(9<E|u2@H|rx3gJu?w'!+'1Nu7Reg4=H~+9<wxgY95Rm]xLggZ-`(X}U2:Ri4h<uOawRmsJv__5@bb{jbV~3dka#a'a]!,#a+U=a>b6a3b%!/aKa/)!arwve^VyJ;:pR~DpTg3uJpS~<5pOPw;5qmPw:5pNOu!5pQJvG'!6Vyx=<qoJvA!{~Jup!%@qk7Rn/KvyD!}''[xz;>wkh'?Rh,x8gyt`w5D!&),(SgyccRgztJ@3pPB5p#d'(Y#<]mmifubw&RgoJvE&!82s^JvF&!8Rf,ADb]~;x=h'rNu]vK!,%'*0RnORh)4Rh*AqQg-vaRnNg;wHwkh'ba~4cE#Ta*x3gctyw@'!+%RnFRnD<4Rn@hFvK5RnCxWg[#`&a0Ua()`1Rm75Rg[c]%X#qi8Rg^NvdRj>BwzgZauwji7Rm6A4wgg]d1#&(*,.0a#Rm;Rm<Rm=Rm>Rm?Rm@RmARmBe%#^^^Xaea?aC/b+(,!a+a#!a/!>a&Ta<aKbD!2wphBRnk[yPw}hE|.=Br-3Dtm>6Vy~g6urRf.x,hPrNav!%'RnqRo%Ro#Nu;q[Pw;5r+JwNZtM@3r)d'#Y'Weh;xChL#`&RnmRnoKu}>%(!Rne~Bs-;2wjcussJv+'!aYSO}6@B<5?ba~8LrNvj!.%*ROwungw~ng~:9;Ri^>wtnig;wHRnixDh@|(UZ.x1h@|)!#:2<H|*xHn]#-UX'3Ro)z=iT}6ARns=Bwsn_wpnaRncw]aR(#UXa&Ua*a/=]iPd'#Y&Ro'WnXf{QRm2hNvj]nZd`'T~&1`{|`#9b]{}c:'!#Wl{>@=be}]?cl{{U#:5Abb}Jds#^YaF!a*b4a#a3aPa>&Tb!bH!*a_!Eau?/a&RjY<]gj>6Vz*;:pe~DrZg,QRj1JwNZtX@wihspcJvZ&!VyX9WmOJu|!|N2WmHJvh&!]ht~Bpbcn&T(!#RmQ<s7Nu;padH#X'`+WmJ@>RmKCARhnKup=!)&Wf+:RhqNuPpf9c!#'45pd5AwghpARn(Ls@w!%,)!RmP@Wfe<E|IJva!&WmNg8vsRmLd`*.`#Y'Xa!axRn*]hrA8Rhug5s@rXg8u!RmMd8#X'X*3@rV72smdI*#UY&RmICARho~GsgxVgd)Ta'U-Y&Xa!T#RnEWnA@Wffg1uDRi0hFvK5RnBxGnG&#`%owp)@wsf+bX}Ze-*1!a*^^^Ua|!#a.aq&Ya2!a>.a6!a:aO`aJDtL[y`@Wg#>6Vz12@wzoYRoZNuPRi!NuPRhzg=ucRi,@=b`{Yg=ucRi-ACJvB!&Sh[ebSh]ebi`wUuFRm4Jw2_[y0JvB!.<Ju(!&SoG}6Shd}6<Ju(!&SoH}6She}6Kur@._g5vHRieJvx!{L2G{Kx6gd'T#?Rh82Wi5cZ#X(g1w)Rm5dW-Y(Ta#!a)!#aYa=wnfE=su2>>bU{0j9udv:<svj8uQv-7RgHdE%#^'sq9sp=>Bb_{TJv`!&g/r|snj6v(us5d,#Y(56H}[978H}]Jw5!&g1rushJvB!+j;v{u5?zDhd}6}bj;v{u5?zDhe}6}ce*#`(^^^a[aea!=!a6a*aoXb1a.!aAbL!b>,b'aL!aV@Wf|2Wlg3[y/JwNZt^@3piPw:5pgJunZou3@rsJva&!Vy_g<v~Rm#JvG'!6Vz0=<r{Ju{%!:pj@WfsiXuJu3Rm:JvZ&!WfA~Bph@c4Z&Dtwax5rubx(#:awRk1@d,#Y&RfjRfid1#,Y(@Wfp2Wlrg5s@ryKu[@!,'=]ig9wlk?Rk>g5u-rqJvy'!@9RkQcH(T#=>Ri~@<wkj(Wj(KuZB*!&<7rw@9RkRcH(T#=>Ri}@<wkj)Wj)dg(Ta2Xa9X#`-!a*CARhg@@=I}d9x;c~#X%so=<sj>2@@=aybb}XjWv0Q~EfEj3vLv;<d,#Y(56H}`978H}_dgaPaFa'a/!#a3Y0a_a;a|!1(a7-[yE3[xt;:pJNvZrrg3uJrvJwNZt=@3pIh=rt3rxPw:5pGOu!5rpJvG'!6Vys=<rz@c4Z&Dt(ax5rtJvZ!&~BpH@wsfNg-vaRlNci*U#=<wei<F}a5@Jq.!a*JQ!%@qZ23d(#Y&RjH5]jCk!u7w&u0udARjFd/prq=tyvpaEa(a:.!a1aZ(@@=I}:9wpd%=<sX55w_h}@@=I{t=ay<aU@@=I}T=ay<2@@=I})?C9:9au@9Cb]}DP~=x-fAZ(2Wl1=ay<aU@@=I}>5@d##Y+jTv|vV~EfFj]uNpn~FRfGdgaK!Z2&!a8a-Tb({E!acTbM*!a(DtY[yYd'%Y#sl[y*hHvh>Re5x2c{Z}.j4uCvcawRiMd+#X+_x&d!},<5RkX;2Hzw@x,gavfB-!{CcF&T#Roe;RodwWbBg5urRgaKvHC*_6Vz+<4opieuew&Rmq@d]&Y)X,T#X0Rh}<BqP=4qS9:ReMg/ujReNJw0!/<Jui%!bd{kawwnemRelAxUa?a3#*.&UX(Ya+a/RhvRnQ<o}9Wmtd-#Y&RgSRmw9;Rmxay=Rmyg-vaRmuxEhSrNu,v-voC!%(aR.a(a7+1Ro1>Ro5CE{A9b]{@;5x#eO{:g;urRi+KrNA!%(Ro3>Ro79;Ri_Ku@>{;&!x%gX|{KunA_+g5QRj/g3u5Rj#g>uERj%wio/xRhS&!,!#^1U}wba{8>>@=be}qC@:D5ba{7Ku+A&!}x?ba}t>>@=be}se(aA^^^Uat!b0#{pa+awUazbGa#aLb9bgaWac'a5TbS=Br!d1#`%scp_Jvl!#rT>Re0JvX&!VyN=H{Fcm#U&:pY=ReaJv2&!]h0=]nUJvG'!6Vy|=<r%JrM_=]h2@Wlud'#)U'Wf'b]{i=]h/Jvh!&~BpWg=v]RnMx+ny#'Nu;pVwjnu=]nwxJnx,T#`&Reqwjnt=]nvieu9vrRjLLuYwP(#+!th@wih5pX~Gr'g5v/Rh4KunA'!-CARnP@wwiN:Rm_9x'cvw>!|l=<saKvAA!0&3@q}>w^e1bp#&Re2Re3BDx7gH#T|f5H|eKuZ>!%(:qNAH{]Jv6!+3B2B9=b^{X<5<B92:E{ZLvhwA(a;a%!igQuyRmad+#Y}m@3Rh5d8#X'X*:AqUAHzmaxwbh<aXRnVcF}RT#Nw&cj#U(BWnug/vsRntdka)(a3+.Zb7aYYan1!bVa@Xa}[y^@b[{G=H{+hFu73Rj&Pv#5ReQcK%T#sig1v{Rj'Ku+D#'!t]~Grm~?rkKuMB!01d5#`'Vy.ta3Dtu~Hroc8#'{^45s85AwZbP&!#Rn!wghxWn#KvEA!)&2RlA2RlBx:h|#(T,=]j09Wobz>x]z/@awRoTd+#Y(az]hFhCrm4d,#Y+jTv|Q~EfMj]uNr|~FRfOdCa!Xa9_X#@<plJvf!%b`{(9;Rgwc;.!#2x7cw#T|UDb]|T5Ju={(!=@E{&Jv)&!Ab`{'awJvf!~*>>@=be{#KuY>!+&4Ezyi[ugv&RjIdea+T)#UXa&T-T&a!Rh9auRmW=]kLg5vuRn+g3u4Rn-Ow6ARn,hHus5xNk?#UX(U~)/g8v0RkD~AwkkF?Ri.OuNBwkkA?Ri/d|a2`a*^UYa.!aBTZaTa'Xa;!(!2!-a#b2[yC>6Vyq3[xr2Wi?g1rusVh%s?DtF~<5rbJs;%!DtBfswKtCj[uvuSsEu3RgVx3o:u+wN'*Zt;@3rd~Grh~?rfg8w)Lq)qE&-a%!>bI|`jWv0vV~EfCjTv|vV~Ef@j]uNpn~FRfBcK#T']gWNu7x,k7q4ai(0!hHv8<RhmkMu9vrsBuev/RhlCJvB!,g<v{wchh~@:Rhji[vrv{wchi~@:RhkdS&a5UY#Ta!RgPwwiI5BwciI~@:Rh`x'iJvj'!5]iJPu8Bwch]~@:Rhach)U#h3rp]gLh@t|Ax,hTq3ah!-(~@:Ro0Ou!5RhXj^v(pyw8unRhVd|)`,^UYas!a?/a2Z'a^Ta{Tb7Ta(a#!a,Wf&9sZ3DtAadamov=Bqt3[xig8vsRm~>waiL2b`{QJv*_Ouv2qgj<v]v2BqfdR'X*X#Y-@3qr~Gqv~?p6hHv-]glPup5Lq+q?_%*b_{qF{n9b^{rOu4ARhpKvCD!+&~Bqp:5Dbb}nwoiKl&unuTuBv]v+ueunaXRf0=Jvh!0nKufu8v1w&w7q%w&uHrz:Rgnj5w,uxDJq/(!hNw'5ReCk0s2u3w/w'5ReFd>Za&!*UaA=<wkgsRnSJv^!%Refifw3vyRgOKu_B'!,<]gkiiu:w&Rh<=C@a^<B57@2F{[<B5@aW:=3away9A5aW=<B=C@a^<B57@2F{Ie-#`(^^^bCara.b8aza6!/bZ,!adTbnTbOb+aFaS!aAT9@Wf~2Wli3Dtl2@d,#Y&RfnRfmJwJZtN~GqyJva&!VyMg<v~Rm%iXuJu3Rm9Jv[_=]ih9wlkDRkCd1#`(@Wg>2Wls3cH#T(@<Rj*=>Ri|b~'#23s9h<~El.d'#Y&Dtxi^rzvdRl#d*#U%(o|B2s`hJwSaxRmDKv4B&!1:Rmdd5#`'Vx}to~Hq{x'f1v3(!BA5ba|bJv_&!Wfug1v]ReIdO+U/Y#&G}-8wze=Rh{g1v]ReHg/uQRf/by#)ibQwERl/cH#T(@<Rj+=>Ri{cNu+vlax-!(#a0qa9<Rii2;;bU{H;x<i=&X#Rk`<4wwi=C9H~8xAI(Y#<azRi@45wXI<B9;5bb~7dL(X#Xa(+!aL6Vy{g5QqOau:5au2@ay547EzbxOcU(UX-T#Ta#:Cbb|A?wjh/b_|SOw6ARgtihr}u7Rhy<d1#T)X1@@=I|~=ay<2@@=aybb}Sj3vLv;<d,#Y(56H}A978H}@dGpvs@uAu`vcw9*!aFa+ai%(b!aXa8.a?a[ozWey=sU2@G}Nch&U#Rf_WexKu+D#'!t:~Gr`~?r^j]uNr|~FRg*j^psurwJt|RmcKv)@&!)7Rkv~Br[@wxfO:Rl3co#U'6Rezj_q#vIuavjRltwzeyh@vr5JqD0!>aY?C9:9au@9Cb]}9cl#U*5;5<H||jbuus1ucv&Rfvg1v~d/pppzqFr^a--a~!aMat1(hFv;Wiz@@=Izoj5uuv-7Rix~Cw`fk2WlVcZ#X,k)u3vWs@u2]ktg;wEx'fBq(_2Wg/jTv|vV~EfoJv]!15x'hzqG!(P~EfU~CRl_j6v(us5x4i-#T(2WmZ?C2F|d>Kq<aj1!*jTqIsBv=Wl`~Cw`fi2WlWj`v0u*~>RlR=c>Z,k#u3vWs@u2]kr<c1Z+jTqIsBv=Wla~Cw`fm2WlXdmb3!a{(arZa`bkTa%TbQTa-a9+c'!aM!/[yL=Bqug.w'RifhFvyDRj.g>vgwyk^9]k^Jv3_@WfbAARkhJw2_[x|JvB_wkoIRoKwkoJRoLd'(Y#<]gm=<9<H|yd'%_X#skDtb3awwqkgNulRkgdB#^',9:p'hJwSaxRmEBwVb8@4=H|qLu+w50&!)@3qs~?pU>Awwn;;Rn=c:Z'ARn<=<qwKvC@!/&~BqqJv6!&]eVb^z^xRge'/a%+^`#Sge}6<4Rn3=]n0Pw2>Rn8Jw0!&>Rn:>Rn6cY#a7+!a&=<wkaNw~h3z_c5Z{=wjh#=]nLKv^D!&)Vyz=bW|swYb<WetcG#T(2wxa@qVx@gD#Y&b^|V5JwG&!5bb|pg/w&RgD@x=kHs=uAvn!a%%/'+RmSRh694Ro`g-vaRmRhHv-]mlxCcS#`&ba~.5cD#Ta)P~=d,#Y(56H{>978H{Dd_#{2^Y%_+qbbb{6g3sERhsbU{?dfa.,`a(Xa<!aiX#(55RiG54RiHcI#T'WiU3RiVNvdwtfcRlKNvdd,#Y&RlHRlExQgf.1*^T'X#Sgf}6Wn4=]hfPrk>Rn7Jw0!&>Rn5>Rn9Lunw?&a2!,5<oq@@wqfdRlJj5Q~=d,#Y(~ARfcOuN]fdDKw;ay(}i!547E}j?cI#T(@5bV}iCbV}hdv(^^Tb?a40,b##Tbo!a*bR!a<b|a/!aKai!aU[yK=]o^g:v>ReGJwPZtK<7Rh+h<~El,Pv#5ReR@awwxjCg,ulRjDJv6&!]j!z?aQeeg>w=Sh<eeJw;!&axEzOg,Qosc!#*:wkeJ]eJ>x'h-u(!%Ro.w~h.zPdNZ(X,Ya![x{;9ReY;wkgxRiF:x?ap#Y&RmUg<s2Rkod]+UY0TZ'!a&A9sw<=bczLNvuw{gqzNhJwSaxRmCKuLay!#&s_Rf-55b^{uJvZa!!c%#(55Ri654wmiu5RiuawLu,vp!+}^%b_}Y9;wkgxba}o>A9:=b^}zKuh=a''!3awRk3c*'!#aHRk6c+Z&Rk5Rk4Jv)&!awRjSawd9*`#0?C2@EzMj8u<uJ5RmbjQrquJu3x,k>uq@_+=ayb^|W~ARkEOuN]k@7dhzV^X/X&a-#zRzSb`zXcJzTT#2WkVKvDBzW!%FzY9;5bbzWjQrquJu3Jw3%!b`zU=ayb^zQd:#X(T-a!6Vyywxh}=b]{Jg=u1RiAdGp~qHtzv!w(wA+a+a;<!aJaYai'anasb(=azRmV:Cbb{MLq2vb!%')RjuRjrRjtRjqx3jnqCw3!%')Rk(Rk+Rk&Rk)Lq2vb!%')Rj{RjxRjzRjwLq2vb!%')RjsRjpRjfRjex3jcqCw3!%')Rk'Rk*RjkRjl9<CbbzfOu4ARhxLq2vb!%')RjyRjvRjhRjgx=joq*uKvb!%')+-Rk.Rk%Rj~Rk-Rk#Rj}x=jdq*uKvb!%')+-Rk,Rk!Rj|RjmRjjRjidAq&qKs@uAv8Aa.'*-a@a&0!aM@a5[y73Dsy3Ds|3Dt):wxgI2sHJwJZt.~Gqxwsf0ikrzt}Rl0Jvy_[xj~HqzKv_A|D!&WfP8axRoVcf,U#k(v]v+ueunaXRf1Ju}'!g8u#Ri=jQw!sCunLprq>!,')~<5qeGzq9F{W=c##%s5au:5aU3CBE|;d4#X(D!a&6Vygx(b;#(=]ed?C2F{N<capoq2r[a&!aPa9,'Pw;5s:@@=I|,55w_h|@@=IzcP~=x'fCqB_2Wl2>aU@@=I|1OuNBc1Z+jTqIsBv=Wlc~Cw`fl2WlZ~AcTa%!Z+jTqIsBv=Wlb~Cw`fh2WlYk+uNqJsBv=WlSg,u3dca3#UXaMYa)TaB-=cM|7T#<bI}l5@B932:aV2G{BOuNBJq:|M!5Ezt=<B=C@a^<B57@2F{v>cB{/T#=ay<bI{3Jv6!a.6BKq0ah&+!5E}HP~Ef{978BaU@@=Iza<7d#.Y#978BaU@@=IzH~AJq0!(@@=IzG978BaU@@=IzFe,aU*Y&^^^bvJb,b:bFad!a,c2Ta>aL.bo6!a#CbTa'T#Re{2Wlh2@G{yg6t~Ro_NvdRfticuRQRllJv3&!x&c|zs@Jw3!%RflwpfkRlpKuL;%(!Re<@G|C2GzdhIvuBwgjAg-u0RjAKQB%!(GzZ@G|5NuuRl7d='T+Y#Vy[g<v~Rm!==G|>JvA!)@wma=]m1ifuaw&RmnLs@vT'!|/+[y,g:v>ReTJw1!#qX=x!eC{bLu+wT&)ZtZauq_~Graci&U#F|89:r_Lupvq!.)&2RlG8RfaC=x!eF{_h?rpWlmd&'!#X|&]k::xJey#`'T|+<E|&2@H|%dE#(^,g;u.RiEg6vjRiC9xCkA{O|zY#g=ucRmXKs0@!&*@G|m@awRknJuh!,3d(}gY}eJvj!%Rm):Jw3!%Rm+Rm-Ls0w(&!a(a#@b[|6cZ#X'7RkxWgAOu4ARn'dH'U#Y*Vz-Wm'CARm}d]*#a%^a*T'aK!a<9bV{PC=p*Jw4!&SgxcbB5r]idw(wBRmF7xFkt#&`(Rm/Rm8E|!JuY_9:Rl5=wrgr2:bbxd@xXfB(a*#T+!.X0X1Ta/a'T&RlDRfL>RlyARl9b[z[>RfZ:RlL:RfRwlg/ARl;9;RlxKv,A/!%7s69<74=BA5ba{-8Bde#`a<XaKYa1,a'P~=wxfB2bZ}}?C972@@=I}r8@55B9;5bb}G978B2@@=aybb}3j3vLv;<Jw3&!>Rfk=ayb^}4~Ad1#`*@@=aybb{w2@>==<bbz]dx+UY#^UaF!a9!bB'Ya1.!ajXa#%olRhD[y=3Dt#Ov5BrHKuMB%!(Rf^Wep~HrJwkiQjKr|~FRg)Ku+D#'!t5~GrF~?rDdV)UY,Z/_7RkuG{<~BrBg,rlsO:235B@bX}|d?a1!#`(6Vyn5@d##Y+jTv|vV~EfIj]uNpn~FRfH7Lq2vb1!a9-978BaU@@=Iz9978BbU}#~AJq0!(@@=Iz8978BaU@@=Iz7~AJQ|}!978BbU}!JvkaK!AdUa21-U#`a+(g/vsRn~Ou!5RPj:rmu9WhOjXuvvNr}:RhAj^v(pyw8unRn[kPr}p|u7vwv]RiSBd;pppzq@qHQa?(b.!a.a`@.|xa(hFv;Wiyj5uuv-7Riw~Cw`fg2WlU978BbU|wOuNBJqG!(P~EfD~CRlQcZ#X,k)u3vWs@u2]ksg;wEx'f@q1_2Wg.j]uNpn~FRfqJv]!15x'h{qG!(@@=IzK~CRl^j6v(us5x4i,#T(2WmY?C2F{1>Kq<aj1!*jTqIsBv=Wld~Cw`fj2Wl[j`v0u*~>RlT=c>Z,k#u3vWs@u2]kq<c1Z+jTqIsBv=Wle~Cw`fn2Wl]dn1#c(a(b^a2!b/bAT(bj!aDa7bu,a_a{c0!2T0g:v>ReD2@G{42@G{5~DpM~<5rc=Bx6i>{RT#RnI@zCx]y]z:2Jv[!zr5Awyk]9]k]dD(Y+X#6Vz.g=wKtgwhaCwgmTWj2Lu,w%_+/[y-B;b^xeg3u3Rj-2@bX{*KrJ<!+'@Wg(g?QRlC@Jv`!%b[zIwsfII}8JQ_@w|kW|=Jv(%!AqcOuNBJvEzh!bYzjLs@wP#(0!oy@>RkdJwMZtc3Dtd@BcG#T'9bWxg2@2Fznd*#Y+;2x'c}w<zizixNgwa#Z'U+!/!a'!a+w~g~z6wcn{Rn}wcnzRn|5Rh%=]nJg5vuRmvNvdRlvcprJu}w*az*a#!%.a.'Bot9qT]kj@Wg'ay2Gzv@Jv`!%b[zEwsfHI}1;ck#Ux`<Cbbx_Lu+w!a&0*!wko*wwo,So,}6Juqxf!E}PigQuyRm`d3(`#8>Rn%:A5B;bZ~%KvhCa!a2!x>k7#Uxb@b{#xaRk7Jw0!)>wwhlShl}6>wwhmShm}6CJvB!.x'hhvj{!!5Bwkhhbaz}x'hivjz~!5Bwkhibaz|xEhTrNu,v-vpD!a%&/)a3a.,%Ro2t[CE{)@3re9b]{%wjo09:rgc:Z&Ro6=<riifuaw&RmoKrNA!%(Ro4>Ro89;Ri`dSaL'UYzxZb)7Rka3xRhT&!,!#^1U}vbaz{>>@=be}yC@:D5bazzKu+A&!}{?ba}y>>@=be}wxBh[t`u~vJvr!%a!a()a,a0a4RoC=]o;Ju(!%RoGRhdwjh`=]oAg>w#Ro?g5vuRo=NvdRl|Ku]C.!&;RoEJvB!%RoORoMBx'h[v+_?w~h`}~5?w~hd~!xKh]oiptu-utv.vp!#%&a30a@a'a+(a/aOp(o~p!RoDJu(!%RoHRhewjha=]oBNvdRl}g>w#Ro@g5vuRo>c[#X']o<CauRoRAd-#Y':RkpauRoQKu]C.!&;RoFJvB!%RoNRoPBx'h]v+_?w~ha}t5?w~he}ue!/UbhYacXaW^Tc&a;b:a-c/#b&aja1(!cL+!bKbt!bmcRc9aIc?8[yW3Dtt94Rg`Jv}!&SiRMzBhEebShEMNuPRe>x7gL#TzuwjirRipc<Z&>on;>z=h-MSh.Mwqczx'a7vj&!>Re4@=ResJt__NuPRi*NuPRi)j]uNr|~FRfzKrJ>_+@Wfy@Wf]2WocKrJ<!+'@Wg%g/QRl@@Jv`!&awRl<wsfFIzgLu(w*!.*&ShBMwvhIRhI9;RhNx1hK'!#Sn]Mx1hK~0!#:2<H~7cNu+w7D*'1ZtW>Rn1~?rOc:Z&Rn2=<rQ<7wjh&=BSnLMc]#X(6Vz)w[b=a!U#9wzgMc3#&(RgMRitRis<x,gKt`ax!&+SioM=BSilMc3#&(RgKRinRimKurB,!&SiQMzBhDebShDM6BJQ!(P~Efx978B2@@=I}WLrJw!!,a*&@G}O@9wkibRid@@x'fKwC!&SlDMSfLMjUv~Q~EfKKv3@a+!(hFv-]mpx/hYZ(C5RiWz<o/MwkhY?So/M@x,gbvfB*&!SgEM:SoeeehFu3:Rgbda(,^TZa)X/7Sg[eb:2RgI~BrMC@wgkc:wwkcRerx3h(uUvK!&*,SnOM4Sh*MArRg;wHRh(x=h;rJvPwI!a4',a'0@Wg&=BSh/Mg>w=Rh=g3w*wwgGRgGcW(X#;Sg}M2Gzk@Jv`!&awRl=wsfGIz`dKZ*T'Y-:RhR7RhQg5u-p`j6v(us5d,#Y+~Awkia?RicOuNBwkibba}Ld6p~tyu_vbAa'a+!a/'a3aEa8a!>Sh,ebJv{!&Sh@ebSaReb9;SgwebNuPRi(NvdRl)NuPRi'hHu^<Rm^Jvv_@Wl(g;u1Si/ebKu'B&!*Sh?eb@Wl'z@aPeb95Si.ebcpputyvjB)!,&a+0a%ShAMWeK@G}C@WfJ9;RhMwvhH9w{ia}ix,hJvRA1(!zAn[MRhHx1hJ~*!#hFv(BSn[MBJQ!(@@=I~'978B2@@=I}2db.Ua<'X}+T#a0XaG2G}E;wkg|wuh!Rh!x,hZu,@)!&So0MVy)C5RiXACJvB!&5RiY5RiZg8w)cG}*T#2@bU}=KsA>(!a.3wkhZba~(x,h^u(A!&(SoCMRhb5Bz=h[eb?w~hb~6x,h_u(A!&(SoDMRhc5Bz=h]eb?w~hc~6e)aA1T#T,^^^c-bMb&blcPaP(a/!0!bA=b5c@a(!bfbrc#2afwmhARnjwchORnp2Wlf3DtsNvdRl-2@wpa<]m0bx(#:awRk2@Jw3!%RfhwpfgRlnKQB%!(G{V@G|'NuuRl6d='T+Y#VyUg<v~Rl~==G|<Jv+'!aYShC}6@B<5?ba~8@Jw3'!g2QRljhLrpWlOd+#Y'g.w'rIg>w*wgj@g-u0Rj@Lu+wT&)ZtUauq]~GrGci&U#F|39:rELrNvj!.%*RhCwunfw~nf~:9;Ri]>wtnhg;wHRnhx3hDs@v~!/+'@Wfr@9RkSNu&Rlo=@<5GzoKs0@_+@Wl+@awRkmJuh!-3d(}pY#qWJvj!%Rm(:Jw3!%Rm,Rm*de&!1U-U#`)Re;@G|.@9Ri82@wjfvRlq=@<5GzpLvOvr!).&2RlF8Rf`C=x!eE{.Jw3_g2QRlkhLrpWlPde(!#U{s,UXa*Ta'[y'g:v>ReS;x0PZ&RnlRnn~HrKJw1}f!=x!eB|2w]aP(#Xa&a*Ta.Ua2a7=]iOd'#Y&Ro&WnWg;u.RiDg6vjRiBNvdRlzhNvj]nYJuW_2Wm3x)kFze{9d])!a.!,Y01!#&aC!a3RndC=ox~BrC@2b^{pg,rlse7x'ksuq!%Rm.E{xidw(wBRmGx9o+)X#wwo-So-}69:Rl4@xSf@a#XZ'X)X,Ta(/ARl8b[xc>RfY:RlI:RfQwlg.ARl:9;Rlwdn'#^XafaQa1X1TaHTa)@b[{zcZ#X'7RkwWg@Ou4ARn&x)kG#{,g7u/RkGdH'U#Y*Vz'Wm&CARm|bx#(A]gUbUzJj9Q~=d,#Y(56H}l978H{U7d,0#U*2>ABb_xZ978BbU{e~AJQ{g!978BbU{hxMh?ad{oUYZ.x1h?{l!#:2<H{mx3n[t{vl!,&a%3Ro(z=iS}6ARnr=Bwsn^wvn`Rnbd`*T}B0!#^X'BG{c9b]{a>>@=be}F?JvS!&BG{d7BG}(Bde#`a1X,Ya@!a'P~=wxf@2bZ}I56B2@@=aybb}08@55B9;5bb}<j3vLv;<Jw3&!>Rfg=ayb^}&OuNBKuLA!)a!P~=x#fD{f2@>==<bbzl?C972@@=Ix^d6rSu,v7w*C(0a)a6#B+a%!sQ[y?3Dt%3[xn~<5rLOu!5p@Ku+D#'!t7~GrP~?rNKvlaya7'!h+v-5qMg=t|cd,U#5AAaa5Abb{S@52B5@a[@52B5Gx[iXueu;d<#`a(!/549C;ag>23ExY5@Dah89b^~689Jv)!~2b[~1Lv'w(%*!a#bX|aPrmawRe]keu7uhv-q6rxu,q`xTo]/a5aU!bNaDXbi!b-!ao!b<bwA!#5@B932:aV2G|:d-)Y#hJrL>RhG<7@C5<H|_=Cau:5aj5@B932:bJ|ng>vIbs)#?C2F|9jPv0w.vISh-MKvUaz(.!9ABbb|[5;5<H|Eg>unwfh;9:4E|YjQsBt|vjx'hYq3!(?C2F|J:2<BaY?C2F|GOu!5x,g|p{ah!-(?C2F|c9:4E|OjXuvvNr}:Rh&i[w*t|cd+U#jJvsu)vsSn~Mkfrmu9p}u7vwv]So!McW#Xa!ax5@A5aY:5;5<H|>kJv~vYrquJu3x4ib#T)2@SmZM?C2F|Bj:rmu9@xPhI(a*a#U#`a3-5Abb|L~@:RhK9:4E|0@52B5G|#C::aY?C2F|-:2<BaY?C2F|.5Jvk!a)javYrquJu3x4ia#T)2@SmYM?C2F|HAxPhH(!a#U#`a*-5Abb|4~@:RhJ9:4E|R@52B5G|F:2<BaY?C2F|Sc^#Xa2j=Qq5CJvB!-g<v{z;hhM?C2F|Zi[vrv{z;hiM?C2F|XKsA>!a)-g<v{z;h[eb?C2F|]i[vrv{z;h]eb?C2F|^iZu.vix,hZq3ah!.(?C2F|QOu!5ShXM:2<BaY?C2F|P", 13494, 2713, 49, 25, 61);
var R;
(function(e) {
e["HTML"] = "http://www.w3.org/1999/xhtml";
e["MATHML"] = "http://www.w3.org/1998/Math/MathML";
e["SVG"] = "http://www.w3.org/2000/svg";
e["XLINK"] = "http://www.w3.org/1999/xlink";
e["XML"] = "http://www.w3.org/XML/1998/namespace";
e["XMLNS"] = "http://www.w3.org/2000/xmlns/";
})(R || (R = {}));
var p;
(function(e) {
e["TYPE"] = "type";
e["ACTION"] = "action";
e["ENCODING"] = "encoding";
e["PROMPT"] = "prompt";
e["NAME"] = "name";
e["COLOR"] = "color";
e["FACE"] = "face";
e["SIZE"] = "size";
})(p || (p = {}));
var N;
(function(e) {
e["NO_QUIRKS"] = "no-quirks";
e["QUIRKS"] = "quirks";
e["LIMITED_QUIRKS"] = "limited-quirks";
})(N || (N = {}));
var C;
(function(e) {
e["A"] = "a";
e["ADDRESS"] = "address";
e["ANNOTATION_XML"] = "annotation-xml";
e["APPLET"] = "applet";
e["AREA"] = "area";
e["ARTICLE"] = "article";
e["ASIDE"] = "aside";
e["B"] = "b";
e["BASE"] = "base";
e["BASEFONT"] = "basefont";
e["BGSOUND"] = "bgsound";
e["BIG"] = "big";
e["BLOCKQUOTE"] = "blockquote";
e["BODY"] = "body";
e["BR"] = "br";
e["BUTTON"] = "button";
e["CAPTION"] = "caption";
e["CENTER"] = "center";
e["CODE"] = "code";
e["COL"] = "col";
e["COLGROUP"] = "colgroup";
e["DD"] = "dd";
e["DESC"] = "desc";
e["DETAILS"] = "details";
e["DIALOG"] = "dialog";
e["DIR"] = "dir";
e["DIV"] = "div";
e["DL"] = "dl";
e["DT"] = "dt";
e["EM"] = "em";
e["EMBED"] = "embed";
e["FIELDSET"] = "fieldset";
e["FIGCAPTION"] = "figcaption";
e["FIGURE"] = "figure";
e["FONT"] = "font";
e["FOOTER"] = "footer";
e["FOREIGN_OBJECT"] = "foreignObject";
e["FORM"] = "form";
e["FRAME"] = "frame";
e["FRAMESET"] = "frameset";
e["H1"] = "h1";
e["H2"] = "h2";
e["H3"] = "h3";
e["H4"] = "h4";
e["H5"] = "h5";
e["H6"] = "h6";
e["HEAD"] = "head";
e["HEADER"] = "header";
e["HGROUP"] = "hgroup";
e["HR"] = "hr";
e["HTML"] = "html";
e["I"] = "i";
e["IMG"] = "img";
e["IMAGE"] = "image";
e["INPUT"] = "input";
e["IFRAME"] = "iframe";
e["KEYGEN"] = "keygen";
e["LABEL"] = "label";
e["LI"] = "li";
e["LINK"] = "link";
e["LISTING"] = "listing";
e["MAIN"] = "main";
e["MALIGNMARK"] = "malignmark";
e["MARQUEE"] = "marquee";
e["MATH"] = "math";
e["MENU"] = "menu";
e["META"] = "meta";
e["MGLYPH"] = "mglyph";
e["MI"] = "mi";
e["MO"] = "mo";
e["MN"] = "mn";
e["MS"] = "ms";
e["MTEXT"] = "mtext";
e["NAV"] = "nav";
e["NOBR"] = "nobr";
e["NOFRAMES"] = "noframes";
e["NOEMBED"] = "noembed";
e["NOSCRIPT"] = "noscript";
e["OBJECT"] = "object";
e["OL"] = "ol";
e["OPTGROUP"] = "optgroup";
e["OPTION"] = "option";
e["P"] = "p";
e["PARAM"] = "param";
e["PLAINTEXT"] = "plaintext";
e["PRE"] = "pre";
e["RB"] = "rb";
e["RP"] = "rp";
e["RT"] = "rt";
e["RTC"] = "rtc";
e["RUBY"] = "ruby";
e["S"] = "s";
e["SCRIPT"] = "script";
e["SEARCH"] = "search";
e["SECTION"] = "section";
e["SELECT"] = "select";
e["SOURCE"] = "source";
e["SMALL"] = "small";
e["SPAN"] = "span";
e["STRIKE"] = "strike";
e["STRONG"] = "strong";
e["STYLE"] = "style";
e["SUB"] = "sub";
e["SUMMARY"] = "summary";
e["SUP"] = "sup";
e["TABLE"] = "table";
e["TBODY"] = "tbody";
e["TEMPLATE"] = "template";
e["TEXTAREA"] = "textarea";
e["TFOOT"] = "tfoot";
e["TD"] = "td";
e["TH"] = "th";
e["THEAD"] = "thead";
e["TITLE"] = "title";
e["TR"] = "tr";
e["TRACK"] = "track";
e["TT"] = "tt";
e["U"] = "u";
e["UL"] = "ul";
e["SVG"] = "svg";
e["VAR"] = "var";
e["WBR"] = "wbr";
e["XMP"] = "xmp";
})(C || (C = {}));
var S;
(function(e) {
e[e["UNKNOWN"] = 0] = "UNKNOWN";
e[e["A"] = 1] = "A";
e[e["ADDRESS"] = 2] = "ADDRESS";
e[e["ANNOTATION_XML"] = 3] = "ANNOTATION_XML";
e[e["APPLET"] = 4] = "APPLET";
e[e["AREA"] = 5] = "AREA";
e[e["ARTICLE"] = 6] = "ARTICLE";
e[e["ASIDE"] = 7] = "ASIDE";
e[e["B"] = 8] = "B";
e[e["BASE"] = 9] = "BASE";
e[e["BASEFONT"] = 10] = "BASEFONT";
e[e["BGSOUND"] = 11] = "BGSOUND";
e[e["BIG"] = 12] = "BIG";
e[e["BLOCKQUOTE"] = 13] = "BLOCKQUOTE";
e[e["BODY"] = 14] = "BODY";
e[e["BR"] = 15] = "BR";
e[e["BUTTON"] = 16] = "BUTTON";
e[e["CAPTION"] = 17] = "CAPTION";
e[e["CENTER"] = 18] = "CENTER";
e[e["CODE"] = 19] = "CODE";
e[e["COL"] = 20] = "COL";
e[e["COLGROUP"] = 21] = "COLGROUP";
e[e["DD"] = 22] = "DD";
e[e["DESC"] = 23] = "DESC";
e[e["DETAILS"] = 24] = "DETAILS";
e[e["DIALOG"] = 25] = "DIALOG";
e[e["DIR"] = 26] = "DIR";
e[e["DIV"] = 27] = "DIV";
e[e["DL"] = 28] = "DL";
e[e["DT"] = 29] = "DT";
e[e["EM"] = 30] = "EM";
e[e["EMBED"] = 31] = "EMBED";
e[e["FIELDSET"] = 32] = "FIELDSET";
e[e["FIGCAPTION"] = 33] = "FIGCAPTION";
e[e["FIGURE"] = 34] = "FIGURE";
e[e["FONT"] = 35] = "FONT";
e[e["FOOTER"] = 36] = "FOOTER";
e[e["FOREIGN_OBJECT"] = 37] = "FOREIGN_OBJECT";
e[e["FORM"] = 38] = "FORM";
e[e["FRAME"] = 39] = "FRAME";
e[e["FRAMESET"] = 40] = "FRAMESET";
e[e["H1"] = 41] = "H1";
e[e["H2"] = 42] = "H2";
e[e["H3"] = 43] = "H3";
e[e["H4"] = 44] = "H4";
e[e["H5"] = 45] = "H5";
e[e["H6"] = 46] = "H6";
e[e["HEAD"] = 47] = "HEAD";
e[e["HEADER"] = 48] = "HEADER";
e[e["HGROUP"] = 49] = "HGROUP";
e[e["HR"] = 50] = "HR";
e[e["HTML"] = 51] = "HTML";
e[e["I"] = 52] = "I";
e[e["IMG"] = 53] = "IMG";
e[e["IMAGE"] = 54] = "IMAGE";
e[e["INPUT"] = 55] = "INPUT";
e[e["IFRAME"] = 56] = "IFRAME";
e[e["KEYGEN"] = 57] = "KEYGEN";
e[e["LABEL"] = 58] = "LABEL";
e[e["LI"] = 59] = "LI";
e[e["LINK"] = 60] = "LINK";
e[e["LISTING"] = 61] = "LISTING";
e[e["MAIN"] = 62] = "MAIN";
e[e["MALIGNMARK"] = 63] = "MALIGNMARK";
e[e["MARQUEE"] = 64] = "MARQUEE";
e[e["MATH"] = 65] = "MATH";
e[e["MENU"] = 66] = "MENU";
e[e["META"] = 67] = "META";
e[e["MGLYPH"] = 68] = "MGLYPH";
e[e["MI"] = 69] = "MI";
e[e["MO"] = 70] = "MO";
e[e["MN"] = 71] = "MN";
e[e["MS"] = 72] = "MS";
e[e["MTEXT"] = 73] = "MTEXT";
e[e["NAV"] = 74] = "NAV";
e[e["NOBR"] = 75] = "NOBR";
e[e["NOFRAMES"] = 76] = "NOFRAMES";
e[e["NOEMBED"] = 77] = "NOEMBED";
e[e["NOSCRIPT"] = 78] = "NOSCRIPT";
e[e["OBJECT"] = 79] = "OBJECT";
e[e["OL"] = 80] = "OL";
e[e["OPTGROUP"] = 81] = "OPTGROUP";
e[e["OPTION"] = 82] = "OPTION";
e[e["P"] = 83] = "P";
e[e["PARAM"] = 84] = "PARAM";
e[e["PLAINTEXT"] = 85] = "PLAINTEXT";
e[e["PRE"] = 86] = "PRE";
e[e["RB"] = 87] = "RB";
e[e["RP"] = 88] = "RP";
e[e["RT"] = 89] = "RT";
e[e["RTC"] = 90] = "RTC";
e[e["RUBY"] = 91] = "RUBY";
e[e["S"] = 92] = "S";
e[e["SCRIPT"] = 93] = "SCRIPT";
e[e["SEARCH"] = 94] = "SEARCH";
e[e["SECTION"] = 95] = "SECTION";
e[e["SELECT"] = 96] = "SELECT";
e[e["SOURCE"] = 97] = "SOURCE";
e[e["SMALL"] = 98] = "SMALL";
e[e["SPAN"] = 99] = "SPAN";
e[e["STRIKE"] = 100] = "STRIKE";
e[e["STRONG"] = 101] = "STRONG";
e[e["STYLE"] = 102] = "STYLE";
e[e["SUB"] = 103] = "SUB";
e[e["SUMMARY"] = 104] = "SUMMARY";
e[e["SUP"] = 105] = "SUP";
e[e["TABLE"] = 106] = "TABLE";
e[e["TBODY"] = 107] = "TBODY";
e[e["TEMPLATE"] = 108] = "TEMPLATE";
e[e["TEXTAREA"] = 109] = "TEXTAREA";
e[e["TFOOT"] = 110] = "TFOOT";
e[e["TD"] = 111] = "TD";
e[e["TH"] = 112] = "TH";
e[e["THEAD"] = 113] = "THEAD";
e[e["TITLE"] = 114] = "TITLE";
e[e["TR"] = 115] = "TR";
e[e["TRACK"] = 116] = "TRACK";
e[e["TT"] = 117] = "TT";
e[e["U"] = 118] = "U";
e[e["UL"] = 119] = "UL";
e[e["SVG"] = 120] = "SVG";
e[e["VAR"] = 121] = "VAR";
e[e["WBR"] = 122] = "WBR";
e[e["XMP"] = 123] = "XMP";
})(S || (S = {}));
const D = new Map([ [ C.A, S.A ], [ C.ADDRESS, S.ADDRESS ], [ C.ANNOTATION_XML, S.ANNOTATION_XML ], [ C.APPLET, S.APPLET ], [ C.AREA, S.AREA ], [ C.ARTICLE, S.ARTICLE ], [ C.ASIDE, S.ASIDE ], [ C.B, S.B ], [ C.BASE, S.BASE ], [ C.BASEFONT, S.BASEFONT ], [ C.BGSOUND, S.BGSOUND ], [ C.BIG, S.BIG ], [ C.BLOCKQUOTE, S.BLOCKQUOTE ], [ C.BODY, S.BODY ], [ C.BR, S.BR ], [ C.BUTTON, S.BUTTON ], [ C.CAPTION, S.CAPTION ], [ C.CENTER, S.CENTER ], [ C.CODE, S.CODE ], [ C.COL, S.COL ], [ C.COLGROUP, S.COLGROUP ], [ C.DD, S.DD ], [ C.DESC, S.DESC ], [ C.DETAILS, S.DETAILS ], [ C.DIALOG, S.DIALOG ], [ C.DIR, S.DIR ], [ C.DIV, S.DIV ], [ C.DL, S.DL ], [ C.DT, S.DT ], [ C.EM, S.EM ], [ C.EMBED, S.EMBED ], [ C.FIELDSET, S.FIELDSET ], [ C.FIGCAPTION, S.FIGCAPTION ], [ C.FIGURE, S.FIGURE ], [ C.FONT, S.FONT ], [ C.FOOTER, S.FOOTER ], [ C.FOREIGN_OBJECT, S.FOREIGN_OBJECT ], [ C.FORM, S.FORM ], [ C.FRAME, S.FRAME ], [ C.FRAMESET, S.FRAMESET ], [ C.H1, S.H1 ], [ C.H2, S.H2 ], [ C.H3, S.H3 ], [ C.H4, S.H4 ], [ C.H5, S.H5 ], [ C.H6, S.H6 ], [ C.HEAD, S.HEAD ], [ C.HEADER, S.HEADER ], [ C.HGROUP, S.HGROUP ], [ C.HR, S.HR ], [ C.HTML, S.HTML ], [ C.I, S.I ], [ C.IMG, S.IMG ], [ C.IMAGE, S.IMAGE ], [ C.INPUT, S.INPUT ], [ C.IFRAME, S.IFRAME ], [ C.KEYGEN, S.KEYGEN ], [ C.LABEL, S.LABEL ], [ C.LI, S.LI ], [ C.LINK, S.LINK ], [ C.LISTING, S.LISTING ], [ C.MAIN, S.MAIN ], [ C.MALIGNMARK, S.MALIGNMARK ], [ C.MARQUEE, S.MARQUEE ], [ C.MATH, S.MATH ], [ C.MENU, S.MENU ], [ C.META, S.META ], [ C.MGLYPH, S.MGLYPH ], [ C.MI, S.MI ], [ C.MO, S.MO ], [ C.MN, S.MN ], [ C.MS, S.MS ], [ C.MTEXT, S.MTEXT ], [ C.NAV, S.NAV ], [ C.NOBR, S.NOBR ], [ C.NOFRAMES, S.NOFRAMES ], [ C.NOEMBED, S.NOEMBED ], [ C.NOSCRIPT, S.NOSCRIPT ], [ C.OBJECT, S.OBJECT ], [ C.OL, S.OL ], [ C.OPTGROUP, S.OPTGROUP ], [ C.OPTION, S.OPTION ], [ C.P, S.P ], [ C.PARAM, S.PARAM ], [ C.PLAINTEXT, S.PLAINTEXT ], [ C.PRE, S.PRE ], [ C.RB, S.RB ], [ C.RP, S.RP ], [ C.RT, S.RT ], [ C.RTC, S.RTC ], [ C.RUBY, S.RUBY ], [ C.S, S.S ], [ C.SCRIPT, S.SCRIPT ], [ C.SEARCH, S.SEARCH ], [ C.SECTION, S.SECTION ], [ C.SELECT, S.SELECT ], [ C.SOURCE, S.SOURCE ], [ C.SMALL, S.SMALL ], [ C.SPAN, S.SPAN ], [ C.STRIKE, S.STRIKE ], [ C.STRONG, S.STRONG ], [ C.STYLE, S.STYLE ], [ C.SUB, S.SUB ], [ C.SUMMARY, S.SUMMARY ], [ C.SUP, S.SUP ], [ C.TABLE, S.TABLE ], [ C.TBODY, S.TBODY ], [ C.TEMPLATE, S.TEMPLATE ], [ C.TEXTAREA, S.TEXTAREA ], [ C.TFOOT, S.TFOOT ], [ C.TD, S.TD ], [ C.TH, S.TH ], [ C.THEAD, S.THEAD ], [ C.TITLE, S.TITLE ], [ C.TR, S.TR ], [ C.TRACK, S.TRACK ], [ C.TT, S.TT ], [ C.U, S.U ], [ C.UL, S.UL ], [ C.SVG, S.SVG ], [ C.VAR, S.VAR ], [ C.WBR, S.WBR ], [ C.XMP, S.XMP ] ]);
function getTagID(e) {
var t;
return (t = D.get(e)) !== null && t !== void 0 ? t : S.UNKNOWN;
}
const f = S;
const g = {
[R.HTML]: new Set([ f.ADDRESS, f.APPLET, f.AREA, f.ARTICLE, f.ASIDE, f.BASE, f.BASEFONT, f.BGSOUND, f.BLOCKQUOTE, f.BODY, f.BR, f.BUTTON, f.CAPTION, f.CENTER, f.COL, f.COLGROUP, f.DD, f.DETAILS, f.DIR, f.DIV, f.DL, f.DT, f.EMBED, f.FIELDSET, f.FIGCAPTION, f.FIGURE, f.FOOTER, f.FORM, f.FRAME, f.FRAMESET, f.H1, f.H2, f.H3, f.H4, f.H5, f.H6, f.HEAD, f.HEADER, f.HGROUP, f.HR, f.HTML, f.IFRAME, f.IMG, f.INPUT, f.LI, f.LINK, f.LISTING, f.MAIN, f.MARQUEE, f.MENU, f.META, f.NAV, f.NOEMBED, f.NOFRAMES, f.NOSCRIPT, f.OBJECT, f.OL, f.P, f.PARAM, f.PLAINTEXT, f.PRE, f.SCRIPT, f.SECTION, f.SELECT, f.SOURCE, f.STYLE, f.SUMMARY, f.TABLE, f.TBODY, f.TD, f.TEMPLATE, f.TEXTAREA, f.TFOOT, f.TH, f.THEAD, f.TITLE, f.TR, f.TRACK, f.UL, f.WBR, f.XMP ]),
[R.MATHML]: new Set([ f.MI, f.MO, f.MN, f.MS, f.MTEXT, f.ANNOTATION_XML ]),
[R.SVG]: new Set([ f.TITLE, f.FOREIGN_OBJECT, f.DESC ]),
[R.XLINK]: new Set,
[R.XML]: new Set,
[R.XMLNS]: new Set
};
const O = new Set([ f.H1, f.H2, f.H3, f.H4, f.H5, f.H6 ]);
new Set([ C.STYLE, C.SCRIPT, C.XMP, C.IFRAME, C.NOEMBED, C.NOFRAMES, C.PLAINTEXT ]);
var L;
(function(e) {
e[e["DATA"] = 0] = "DATA";
e[e["RCDATA"] = 1] = "RCDATA";
e[e["RAWTEXT"] = 2] = "RAWTEXT";
e[e["SCRIPT_DATA"] = 3] = "SCRIPT_DATA";
e[e["PLAINTEXT"] = 4] = "PLAINTEXT";
e[e["TAG_OPEN"] = 5] = "TAG_OPEN";
e[e["END_TAG_OPEN"] = 6] = "END_TAG_OPEN";
e[e["TAG_NAME"] = 7] = "TAG_NAME";
e[e["RCDATA_LESS_THAN_SIGN"] = 8] = "RCDATA_LESS_THAN_SIGN";
e[e["RCDATA_END_TAG_OPEN"] = 9] = "RCDATA_END_TAG_OPEN";
e[e["RCDATA_END_TAG_NAME"] = 10] = "RCDATA_END_TAG_NAME";
e[e["RAWTEXT_LESS_THAN_SIGN"] = 11] = "RAWTEXT_LESS_THAN_SIGN";
e[e["RAWTEXT_END_TAG_OPEN"] = 12] = "RAWTEXT_END_TAG_OPEN";
e[e["RAWTEXT_END_TAG_NAME"] = 13] = "RAWTEXT_END_TAG_NAME";
e[e["SCRIPT_DATA_LESS_THAN_SIGN"] = 14] = "SCRIPT_DATA_LESS_THAN_SIGN";
e[e["SCRIPT_DATA_END_TAG_OPEN"] = 15] = "SCRIPT_DATA_END_TAG_OPEN";
e[e["SCRIPT_DATA_END_TAG_NAME"] = 16] = "SCRIPT_DATA_END_TAG_NAME";
e[e["SCRIPT_DATA_ESCAPE_START"] = 17] = "SCRIPT_DATA_ESCAPE_START";
e[e["SCRIPT_DATA_ESCAPE_START_DASH"] = 18] = "SCRIPT_DATA_ESCAPE_START_DASH";
e[e["SCRIPT_DATA_ESCAPED"] = 19] = "SCRIPT_DATA_ESCAPED";
e[e["SCRIPT_DATA_ESCAPED_DASH"] = 20] = "SCRIPT_DATA_ESCAPED_DASH";
e[e["SCRIPT_DATA_ESCAPED_DASH_DASH"] = 21] = "SCRIPT_DATA_ESCAPED_DASH_DASH";
e[e["SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN"] = 22] = "SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN";
e[e["SCRIPT_DATA_ESCAPED_END_TAG_OPEN"] = 23] = "SCRIPT_DATA_ESCAPED_END_TAG_OPEN";
e[e["SCRIPT_DATA_ESCAPED_END_TAG_NAME"] = 24] = "SCRIPT_DATA_ESCAPED_END_TAG_NAME";
e[e["SCRIPT_DATA_DOUBLE_ESCAPE_START"] = 25] = "SCRIPT_DATA_DOUBLE_ESCAPE_START";
e[e["SCRIPT_DATA_DOUBLE_ESCAPED"] = 26] = "SCRIPT_DATA_DOUBLE_ESCAPED";
e[e["SCRIPT_DATA_DOUBLE_ESCAPED_DASH"] = 27] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH";
e[e["SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH"] = 28] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH";
e[e["SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN"] = 29] = "SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN";
e[e["SCRIPT_DATA_DOUBLE_ESCAPE_END"] = 30] = "SCRIPT_DATA_DOUBLE_ESCAPE_END";
e[e["BEFORE_ATTRIBUTE_NAME"] = 31] = "BEFORE_ATTRIBUTE_NAME";
e[e["ATTRIBUTE_NAME"] = 32] = "ATTRIBUTE_NAME";
e[e["AFTER_ATTRIBUTE_NAME"] = 33] = "AFTER_ATTRIBUTE_NAME";
e[e["BEFORE_ATTRIBUTE_VALUE"] = 34] = "BEFORE_ATTRIBUTE_VALUE";
e[e["ATTRIBUTE_VALUE_DOUBLE_QUOTED"] = 35] = "ATTRIBUTE_VALUE_DOUBLE_QUOTED";
e[e["ATTRIBUTE_VALUE_SINGLE_QUOTED"] = 36] = "ATTRIBUTE_VALUE_SINGLE_QUOTED";
e[e["ATTRIBUTE_VALUE_UNQUOTED"] = 37] = "ATTRIBUTE_VALUE_UNQUOTED";
e[e["AFTER_ATTRIBUTE_VALUE_QUOTED"] = 38] = "AFTER_ATTRIBUTE_VALUE_QUOTED";
e[e["SELF_CLOSING_START_TAG"] = 39] = "SELF_CLOSING_START_TAG";
e[e["BOGUS_COMMENT"] = 40] = "BOGUS_COMMENT";
e[e["MARKUP_DECLARATION_OPEN"] = 41] = "MARKUP_DECLARATION_OPEN";
e[e["COMMENT_START"] = 42] = "COMMENT_START";
e[e["COMMENT_START_DASH"] = 43] = "COMMENT_START_DASH";
e[e["COMMENT"] = 44] = "COMMENT";
e[e["COMMENT_LESS_THAN_SIGN"] = 45] = "COMMENT_LESS_THAN_SIGN";
e[e["COMMENT_LESS_THAN_SIGN_BANG"] = 46] = "COMMENT_LESS_THAN_SIGN_BANG";
e[e["COMMENT_LESS_THAN_SIGN_BANG_DASH"] = 47] = "COMMENT_LESS_THAN_SIGN_BANG_DASH";
e[e["COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH"] = 48] = "COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH";
e[e["COMMENT_END_DASH"] = 49] = "COMMENT_END_DASH";
e[e["COMMENT_END"] = 50] = "COMMENT_END";
e[e["COMMENT_END_BANG"] = 51] = "COMMENT_END_BANG";
e[e["DOCTYPE"] = 52] = "DOCTYPE";
e[e["BEFORE_DOCTYPE_NAME"] = 53] = "BEFORE_DOCTYPE_NAME";
e[e["DOCTYPE_NAME"] = 54] = "DOCTYPE_NAME";
e[e["AFTER_DOCTYPE_NAME"] = 55] = "AFTER_DOCTYPE_NAME";
e[e["AFTER_DOCTYPE_PUBLIC_KEYWORD"] = 56] = "AFTER_DOCTYPE_PUBLIC_KEYWORD";
e[e["BEFORE_DOCTYPE_PUBLIC_IDENTIFIER"] = 57] = "BEFORE_DOCTYPE_PUBLIC_IDENTIFIER";
e[e["DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED"] = 58] = "DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED";
e[e["DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED"] = 59] = "DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED";
e[e["AFTER_DOCTYPE_PUBLIC_IDENTIFIER"] = 60] = "AFTER_DOCTYPE_PUBLIC_IDENTIFIER";
e[e["BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS"] = 61] = "BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS";
e[e["AFTER_DOCTYPE_SYSTEM_KEYWORD"] = 62] = "AFTER_DOCTYPE_SYSTEM_KEYWORD";
e[e["BEFORE_DOCTYPE_SYSTEM_IDENTIFIER"] = 63] = "BEFORE_DOCTYPE_SYSTEM_IDENTIFIER";
e[e["DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED"] = 64] = "DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED";
e[e["DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED"] = 65] = "DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED";
e[e["AFTER_DOCTYPE_SYSTEM_IDENTIFIER"] = 66] = "AFTER_DOCTYPE_SYSTEM_IDENTIFIER";
e[e["BOGUS_DOCTYPE"] = 67] = "BOGUS_DOCTYPE";
e[e["CDATA_SECTION"] = 68] = "CDATA_SECTION";
e[e["CDATA_SECTION_BRACKET"] = 69] = "CDATA_SECTION_BRACKET";
e[e["CDATA_SECTION_END"] = 70] = "CDATA_SECTION_END";
e[e["CHARACTER_REFERENCE"] = 71] = "CHARACTER_REFERENCE";
e[e["AMBIGUOUS_AMPERSAND"] = 72] = "AMBIGUOUS_AMPERSAND";
})(L || (L = {}));
const k = {
DATA: L.DATA,
RCDATA: L.RCDATA,
RAWTEXT: L.RAWTEXT,
SCRIPT_DATA: L.SCRIPT_DATA,
PLAINTEXT: L.PLAINTEXT,
CDATA_SECTION: L.CDATA_SECTION
};
function isAsciiDigit(e) {
return e >= r.DIGIT_0 && e <= r.DIGIT_9;
}
function isAsciiUpper(e) {
return e >= r.LATIN_CAPITAL_A && e <= r.LATIN_CAPITAL_Z;
}
function isAsciiLower(e) {
return e >= r.LATIN_SMALL_A && e <= r.LATIN_SMALL_Z;
}
function isAsciiLetter(e) {
return isAsciiLower(e) || isAsciiUpper(e);
}
function isAsciiAlphaNumeric(e) {
return isAsciiLetter(e) || isAsciiDigit(e);
}
function toAsciiLower(e) {
return e + 32;
}
function isWhitespace(e) {
return e === r.SPACE || e === r.LINE_FEED || e === r.TABULATION || e === r.FORM_FEED;
}
function isScriptDataDoubleEscapeSequenceEnd(e) {
return isWhitespace(e) || e === r.SOLIDUS || e === r.GREATER_THAN_SIGN;
}
function getErrorForNumericCharacterReference(e) {
if (e === r.NULL) return o.nullCharacterReference;
if (e > 1114111) return o.characterReferenceOutsideUnicodeRange;
if (isSurrogate(e)) return o.surrogateCharacterReference;
if (isUndefinedCodePoint(e)) return o.noncharacterCharacterReference;
if (isControlCodePoint(e) || e === r.CARRIAGE_RETURN) return o.controlCharacterReference;
return null;
}
class Tokenizer {
constructor(e, t) {
this.options = e;
this.handler = t;
this.paused = false;
this.inLoop = false;
this.inForeignNode = false;
this.lastStartTagName = "";
this.active = false;
this.state = L.DATA;
this.returnState = L.DATA;
this.entityStartPos = 0;
this.consumedAfterSnapshot = -1;
this.currentCharacterToken = null;
this.currentToken = null;
this.currentAttr = {
name: "",
value: ""
};
this.preprocessor = new Preprocessor(t);
this.currentLocation = this.getCurrentLocation(-1);
this.entityDecoder = new EntityDecoder(I, (e, t) => {
this.preprocessor.pos = this.entityStartPos + t - 1;
this._flushCodePointConsumedAsCharacterReference(e);
}, t.onParseError ? {
missingSemicolonAfterCharacterReference: () => {
this._err(o.missingSemicolonAfterCharacterReference, 1);
},
absenceOfDigitsInNumericCharacterReference: e => {
this._err(o.absenceOfDigitsInNumericCharacterReference, this.entityStartPos - this.preprocessor.pos + e);
},
validateNumericCharacterReference: e => {
const t = getErrorForNumericCharacterReference(e);
t && this._err(t, 1);
}
} : void 0);
}
_err(e, t = 0) {
var a, s;
(s = (a = this.handler).onParseError) === null || s === void 0 || s.call(a, this.preprocessor.getError(e, t));
}
getCurrentLocation(e) {
if (!this.options.sourceCodeLocationInfo) return null;
return {
startLine: this.preprocessor.line,
startCol: this.preprocessor.col - e,
startOffset: this.preprocessor.offset - e,
endLine: -1,
endCol: -1,
endOffset: -1
};
}
_runParsingLoop() {
if (this.inLoop) return;
this.inLoop = true;
while (this.active && !this.paused) {
this.consumedAfterSnapshot = 0;
const e = this._consume();
this._ensureHibernation() || this._callState(e);
}
this.inLoop = false;
}
pause() {
this.paused = true;
}
resume(e) {
if (!this.paused) throw new Error("Parser was already resumed");
this.paused = false;
if (this.inLoop) return;
this._runParsingLoop();
this.paused || e === null || e === void 0 || e();
}
write(e, t, a) {
this.active = true;
this.preprocessor.write(e, t);
this._runParsingLoop();
this.paused || a === null || a === void 0 || a();
}
insertHtmlAtCurrentPos(e) {
this.active = true;
this.preprocessor.insertHtmlAtCurrentPos(e);
this._runParsingLoop();
}
_ensureHibernation() {
if (this.preprocessor.endOfChunkHit) {
this.preprocessor.retreat(this.consumedAfterSnapshot);
this.consumedAfterSnapshot = 0;
this.active = false;
return true;
}
return false;
}
_consume() {
this.consumedAfterSnapshot++;
return this.preprocessor.advance();
}
_advanceBy(e) {
this.consumedAfterSnapshot += e;
for (let t = 0; t < e; t++) this.preprocessor.advance();
}
_consumeSequenceIfMatch(e, t) {
if (this.preprocessor.startsWith(e, t)) {
this._advanceBy(e.length - 1);
return true;
}
return false;
}
_createStartTagToken() {
this.currentToken = {
type: T.START_TAG,
tagName: "",
tagID: S.UNKNOWN,
selfClosing: false,
ackSelfClosing: false,
attrs: [],
location: this.getCurrentLocation(1)
};
}
_createEndTagToken() {
this.currentToken = {
type: T.END_TAG,
tagName: "",
tagID: S.UNKNOWN,
selfClosing: false,
ackSelfClosing: false,
attrs: [],
location: this.getCurrentLocation(2)
};
}
_createCommentToken(e) {
this.currentToken = {
type: T.COMMENT,
data: "",
location: this.getCurrentLocation(e)
};
}
_createDoctypeToken(e) {
this.currentToken = {
type: T.DOCTYPE,
name: e,
forceQuirks: false,
publicId: null,
systemId: null,
location: this.currentLocation
};
}
_createCharacterToken(e, t) {
this.currentCharacterToken = {
type: e,
chars: t,
location: this.currentLocation
};
}
_createAttr(e) {
this.currentAttr = {
name: e,
value: ""
};
this.currentLocation = this.getCurrentLocation(0);
}
_leaveAttrName() {
var e;
var t;
const a = this.currentToken;
if (getTokenAttr(a, this.currentAttr.name) === null) {
a.attrs.push(this.currentAttr);
if (a.location && this.currentLocation) {
const s = (e = (t = a.location).attrs) !== null && e !== void 0 ? e : t.attrs = Object.create(null);
s[this.currentAttr.name] = this.currentLocation;
this._leaveAttrValue();
}
} else this._err(o.duplicateAttribute);
}
_leaveAttrValue() {
if (this.currentLocation) {
this.currentLocation.endLine = this.preprocessor.line;
this.currentLocation.endCol = this.preprocessor.col;
this.currentLocation.endOffset = this.preprocessor.offset;
}
}
prepareToken(e) {
this._emitCurrentCharacterToken(e.location);
this.currentToken = null;
if (e.location) {
e.location.endLine = this.preprocessor.line;
e.location.endCol = this.preprocessor.col + 1;
e.location.endOffset = this.preprocessor.offset + 1;
}
this.currentLocation = this.getCurrentLocation(-1);
}
emitCurrentTagToken() {
const e = this.currentToken;
this.prepareToken(e);
e.tagID = getTagID(e.tagName);
if (e.type === T.START_TAG) {
this.lastStartTagName = e.tagName;
this.handler.onStartTag(e);
} else {
e.attrs.length > 0 && this._err(o.endTagWithAttributes);
e.selfClosing && this._err(o.endTagWithTrailingSolidus);
this.handler.onEndTag(e);
}
this.preprocessor.dropParsedChunk();
}
emitCurrentComment(e) {
this.prepareToken(e);
this.handler.onComment(e);
this.preprocessor.dropParsedChunk();
}
emitCurrentDoctype(e) {
this.prepareToken(e);
this.handler.onDoctype(e);
this.preprocessor.dropParsedChunk();
}
_emitCurrentCharacterToken(e) {
if (this.currentCharacterToken) {
if (e && this.currentCharacterToken.location) {
this.currentCharacterToken.location.endLine = e.startLine;
this.currentCharacterToken.location.endCol = e.startCol;
this.currentCharacterToken.location.endOffset = e.startOffset;
}
switch (this.currentCharacterToken.type) {
case T.CHARACTER:
this.handler.onCharacter(this.currentCharacterToken);
break;

case T.NULL_CHARACTER:
this.handler.onNullCharacter(this.currentCharacterToken);
break;

case T.WHITESPACE_CHARACTER:
this.handler.onWhitespaceCharacter(this.currentCharacterToken);
break;
}
this.currentCharacterToken = null;
}
}
_emitEOFToken() {
const e = this.getCurrentLocation(0);
if (e) {
e.endLine = e.startLine;
e.endCol = e.startCol;
e.endOffset = e.startOffset;
}
this._emitCurrentCharacterToken(e);
this.handler.onEof({
type: T.EOF,
location: e
});
this.active = false;
}
_appendCharToCurrentCharacterToken(e, t) {
if (this.currentCharacterToken) {
if (this.currentCharacterToken.type === e) {
this.currentCharacterToken.chars += t;
return;
}
this.currentLocation = this.getCurrentLocation(0);
this._emitCurrentCharacterToken(this.currentLocation);
this.preprocessor.dropParsedChunk();
}
this._createCharacterToken(e, t);
}
_emitCodePoint(e) {
const t = isWhitespace(e) ? T.WHITESPACE_CHARACTER : e === r.NULL ? T.NULL_CHARACTER : T.CHARACTER;
this._appendCharToCurrentCharacterToken(t, e < 65536 ? String.fromCharCode(e) : String.fromCodePoint(e));
}
_emitChars(e) {
this._appendCharToCurrentCharacterToken(T.CHARACTER, e);
}
_startCharacterReference() {
this.returnState = this.state;
this.state = L.CHARACTER_REFERENCE;
this.entityStartPos = this.preprocessor.pos;
this.entityDecoder.startEntity(this._isCharacterReferenceInAttribute() ? u.Attribute : u.Legacy);
}
_isCharacterReferenceInAttribute() {
return this.returnState === L.ATTRIBUTE_VALUE_DOUBLE_QUOTED || this.returnState === L.ATTRIBUTE_VALUE_SINGLE_QUOTED || this.returnState === L.ATTRIBUTE_VALUE_UNQUOTED;
}
_flushCodePointConsumedAsCharacterReference(e) {
this._isCharacterReferenceInAttribute() ? this.currentAttr.value += String.fromCodePoint(e) : this._emitCodePoint(e);
}
_callState(e) {
switch (this.state) {
case L.DATA:
this._stateData(e);
break;

case L.RCDATA:
this._stateRcdata(e);
break;

case L.RAWTEXT:
this._stateRawtext(e);
break;

case L.SCRIPT_DATA:
this._stateScriptData(e);
break;

case L.PLAINTEXT:
this._statePlaintext(e);
break;

case L.TAG_OPEN:
this._stateTagOpen(e);
break;

case L.END_TAG_OPEN:
this._stateEndTagOpen(e);
break;

case L.TAG_NAME:
this._stateTagName(e);
break;

case L.RCDATA_LESS_THAN_SIGN:
this._stateRcdataLessThanSign(e);
break;

case L.RCDATA_END_TAG_OPEN:
this._stateRcdataEndTagOpen(e);
break;

case L.RCDATA_END_TAG_NAME:
this._stateRcdataEndTagName(e);
break;

case L.RAWTEXT_LESS_THAN_SIGN:
this._stateRawtextLessThanSign(e);
break;

case L.RAWTEXT_END_TAG_OPEN:
this._stateRawtextEndTagOpen(e);
break;

case L.RAWTEXT_END_TAG_NAME:
this._stateRawtextEndTagName(e);
break;

case L.SCRIPT_DATA_LESS_THAN_SIGN:
this._stateScriptDataLessThanSign(e);
break;

case L.SCRIPT_DATA_END_TAG_OPEN:
this._stateScriptDataEndTagOpen(e);
break;

case L.SCRIPT_DATA_END_TAG_NAME:
this._stateScriptDataEndTagName(e);
break;

case L.SCRIPT_DATA_ESCAPE_START:
this._stateScriptDataEscapeStart(e);
break;

case L.SCRIPT_DATA_ESCAPE_START_DASH:
this._stateScriptDataEscapeStartDash(e);
break;

case L.SCRIPT_DATA_ESCAPED:
this._stateScriptDataEscaped(e);
break;

case L.SCRIPT_DATA_ESCAPED_DASH:
this._stateScriptDataEscapedDash(e);
break;

case L.SCRIPT_DATA_ESCAPED_DASH_DASH:
this._stateScriptDataEscapedDashDash(e);
break;

case L.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:
this._stateScriptDataEscapedLessThanSign(e);
break;

case L.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:
this._stateScriptDataEscapedEndTagOpen(e);
break;

case L.SCRIPT_DATA_ESCAPED_END_TAG_NAME:
this._stateScriptDataEscapedEndTagName(e);
break;

case L.SCRIPT_DATA_DOUBLE_ESCAPE_START:
this._stateScriptDataDoubleEscapeStart(e);
break;

case L.SCRIPT_DATA_DOUBLE_ESCAPED:
this._stateScriptDataDoubleEscaped(e);
break;

case L.SCRIPT_DATA_DOUBLE_ESCAPED_DASH:
this._stateScriptDataDoubleEscapedDash(e);
break;

case L.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH:
this._stateScriptDataDoubleEscapedDashDash(e);
break;

case L.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN:
this._stateScriptDataDoubleEscapedLessThanSign(e);
break;

case L.SCRIPT_DATA_DOUBLE_ESCAPE_END:
this._stateScriptDataDoubleEscapeEnd(e);
break;

case L.BEFORE_ATTRIBUTE_NAME:
this._stateBeforeAttributeName(e);
break;

case L.ATTRIBUTE_NAME:
this._stateAttributeName(e);
break;

case L.AFTER_ATTRIBUTE_NAME:
this._stateAfterAttributeName(e);
break;

case L.BEFORE_ATTRIBUTE_VALUE:
this._stateBeforeAttributeValue(e);
break;

case L.ATTRIBUTE_VALUE_DOUBLE_QUOTED:
this._stateAttributeValueDoubleQuoted(e);
break;

case L.ATTRIBUTE_VALUE_SINGLE_QUOTED:
this._stateAttributeValueSingleQuoted(e);
break;

case L.ATTRIBUTE_VALUE_UNQUOTED:
this._stateAttributeValueUnquoted(e);
break;

case L.AFTER_ATTRIBUTE_VALUE_QUOTED:
this._stateAfterAttributeValueQuoted(e);
break;

case L.SELF_CLOSING_START_TAG:
this._stateSelfClosingStartTag(e);
break;

case L.BOGUS_COMMENT:
this._stateBogusComment(e);
break;

case L.MARKUP_DECLARATION_OPEN:
this._stateMarkupDeclarationOpen(e);
break;

case L.COMMENT_START:
this._stateCommentStart(e);
break;

case L.COMMENT_START_DASH:
this._stateCommentStartDash(e);
break;

case L.COMMENT:
this._stateComment(e);
break;

case L.COMMENT_LESS_THAN_SIGN:
this._stateCommentLessThanSign(e);
break;

case L.COMMENT_LESS_THAN_SIGN_BANG:
this._stateCommentLessThanSignBang(e);
break;

case L.COMMENT_LESS_THAN_SIGN_BANG_DASH:
this._stateCommentLessThanSignBangDash(e);
break;

case L.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:
this._stateCommentLessThanSignBangDashDash(e);
break;

case L.COMMENT_END_DASH:
this._stateCommentEndDash(e);
break;

case L.COMMENT_END:
this._stateCommentEnd(e);
break;

case L.COMMENT_END_BANG:
this._stateCommentEndBang(e);
break;

case L.DOCTYPE:
this._stateDoctype(e);
break;

case L.BEFORE_DOCTYPE_NAME:
this._stateBeforeDoctypeName(e);
break;

case L.DOCTYPE_NAME:
this._stateDoctypeName(e);
break;

case L.AFTER_DOCTYPE_NAME:
this._stateAfterDoctypeName(e);
break;

case L.AFTER_DOCTYPE_PUBLIC_KEYWORD:
this._stateAfterDoctypePublicKeyword(e);
break;

case L.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER:
this._stateBeforeDoctypePublicIdentifier(e);
break;

case L.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED:
this._stateDoctypePublicIdentifierDoubleQuoted(e);
break;

case L.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED:
this._stateDoctypePublicIdentifierSingleQuoted(e);
break;

case L.AFTER_DOCTYPE_PUBLIC_IDENTIFIER:
this._stateAfterDoctypePublicIdentifier(e);
break;

case L.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS:
this._stateBetweenDoctypePublicAndSystemIdentifiers(e);
break;

case L.AFTER_DOCTYPE_SYSTEM_KEYWORD:
this._stateAfterDoctypeSystemKeyword(e);
break;

case L.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER:
this._stateBeforeDoctypeSystemIdentifier(e);
break;

case L.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED:
this._stateDoctypeSystemIdentifierDoubleQuoted(e);
break;

case L.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED:
this._stateDoctypeSystemIdentifierSingleQuoted(e);
break;

case L.AFTER_DOCTYPE_SYSTEM_IDENTIFIER:
this._stateAfterDoctypeSystemIdentifier(e);
break;

case L.BOGUS_DOCTYPE:
this._stateBogusDoctype(e);
break;

case L.CDATA_SECTION:
this._stateCdataSection(e);
break;

case L.CDATA_SECTION_BRACKET:
this._stateCdataSectionBracket(e);
break;

case L.CDATA_SECTION_END:
this._stateCdataSectionEnd(e);
break;

case L.CHARACTER_REFERENCE:
this._stateCharacterReference();
break;

case L.AMBIGUOUS_AMPERSAND:
this._stateAmbiguousAmpersand(e);
break;

default:
throw new Error("Unknown state");
}
}
_stateData(e) {
switch (e) {
case r.LESS_THAN_SIGN:
this.state = L.TAG_OPEN;
break;

case r.AMPERSAND:
this._startCharacterReference();
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
this._emitCodePoint(e);
break;

case r.EOF:
this._emitEOFToken();
break;

default:
this._emitCodePoint(e);
}
}
_stateRcdata(e) {
switch (e) {
case r.AMPERSAND:
this._startCharacterReference();
break;

case r.LESS_THAN_SIGN:
this.state = L.RCDATA_LESS_THAN_SIGN;
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
this._emitChars(n);
break;

case r.EOF:
this._emitEOFToken();
break;

default:
this._emitCodePoint(e);
}
}
_stateRawtext(e) {
switch (e) {
case r.LESS_THAN_SIGN:
this.state = L.RAWTEXT_LESS_THAN_SIGN;
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
this._emitChars(n);
break;

case r.EOF:
this._emitEOFToken();
break;

default:
this._emitCodePoint(e);
}
}
_stateScriptData(e) {
switch (e) {
case r.LESS_THAN_SIGN:
this.state = L.SCRIPT_DATA_LESS_THAN_SIGN;
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
this._emitChars(n);
break;

case r.EOF:
this._emitEOFToken();
break;

default:
this._emitCodePoint(e);
}
}
_statePlaintext(e) {
switch (e) {
case r.NULL:
this._err(o.unexpectedNullCharacter);
this._emitChars(n);
break;

case r.EOF:
this._emitEOFToken();
break;

default:
this._emitCodePoint(e);
}
}
_stateTagOpen(e) {
if (isAsciiLetter(e)) {
this._createStartTagToken();
this.state = L.TAG_NAME;
this._stateTagName(e);
} else switch (e) {
case r.EXCLAMATION_MARK:
this.state = L.MARKUP_DECLARATION_OPEN;
break;

case r.SOLIDUS:
this.state = L.END_TAG_OPEN;
break;

case r.QUESTION_MARK:
this._err(o.unexpectedQuestionMarkInsteadOfTagName);
this._createCommentToken(1);
this.state = L.BOGUS_COMMENT;
this._stateBogusComment(e);
break;

case r.EOF:
this._err(o.eofBeforeTagName);
this._emitChars("<");
this._emitEOFToken();
break;

default:
this._err(o.invalidFirstCharacterOfTagName);
this._emitChars("<");
this.state = L.DATA;
this._stateData(e);
}
}
_stateEndTagOpen(e) {
if (isAsciiLetter(e)) {
this._createEndTagToken();
this.state = L.TAG_NAME;
this._stateTagName(e);
} else switch (e) {
case r.GREATER_THAN_SIGN:
this._err(o.missingEndTagName);
this.state = L.DATA;
break;

case r.EOF:
this._err(o.eofBeforeTagName);
this._emitChars("</");
this._emitEOFToken();
break;

default:
this._err(o.invalidFirstCharacterOfTagName);
this._createCommentToken(2);
this.state = L.BOGUS_COMMENT;
this._stateBogusComment(e);
}
}
_stateTagName(e) {
const t = this.currentToken;
switch (e) {
case r.SPACE:
case r.LINE_FEED:
case r.TABULATION:
case r.FORM_FEED:
this.state = L.BEFORE_ATTRIBUTE_NAME;
break;

case r.SOLIDUS:
this.state = L.SELF_CLOSING_START_TAG;
break;

case r.GREATER_THAN_SIGN:
this.state = L.DATA;
this.emitCurrentTagToken();
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
t.tagName += n;
break;

case r.EOF:
this._err(o.eofInTag);
this._emitEOFToken();
break;

default:
t.tagName += String.fromCodePoint(isAsciiUpper(e) ? toAsciiLower(e) : e);
}
}
_stateRcdataLessThanSign(e) {
if (e === r.SOLIDUS) this.state = L.RCDATA_END_TAG_OPEN; else {
this._emitChars("<");
this.state = L.RCDATA;
this._stateRcdata(e);
}
}
_stateRcdataEndTagOpen(e) {
if (isAsciiLetter(e)) {
this.state = L.RCDATA_END_TAG_NAME;
this._stateRcdataEndTagName(e);
} else {
this._emitChars("</");
this.state = L.RCDATA;
this._stateRcdata(e);
}
}
handleSpecialEndTag(e) {
if (!this.preprocessor.startsWith(this.lastStartTagName, false)) return !this._ensureHibernation();
this._createEndTagToken();
const t = this.currentToken;
t.tagName = this.lastStartTagName;
const a = this.preprocessor.peek(this.lastStartTagName.length);
switch (a) {
case r.SPACE:
case r.LINE_FEED:
case r.TABULATION:
case r.FORM_FEED:
this._advanceBy(this.lastStartTagName.length);
this.state = L.BEFORE_ATTRIBUTE_NAME;
return false;

case r.SOLIDUS:
this._advanceBy(this.lastStartTagName.length);
this.state = L.SELF_CLOSING_START_TAG;
return false;

case r.GREATER_THAN_SIGN:
this._advanceBy(this.lastStartTagName.length);
this.emitCurrentTagToken();
this.state = L.DATA;
return false;

default:
return !this._ensureHibernation();
}
}
_stateRcdataEndTagName(e) {
if (this.handleSpecialEndTag(e)) {
this._emitChars("</");
this.state = L.RCDATA;
this._stateRcdata(e);
}
}
_stateRawtextLessThanSign(e) {
if (e === r.SOLIDUS) this.state = L.RAWTEXT_END_TAG_OPEN; else {
this._emitChars("<");
this.state = L.RAWTEXT;
this._stateRawtext(e);
}
}
_stateRawtextEndTagOpen(e) {
if (isAsciiLetter(e)) {
this.state = L.RAWTEXT_END_TAG_NAME;
this._stateRawtextEndTagName(e);
} else {
this._emitChars("</");
this.state = L.RAWTEXT;
this._stateRawtext(e);
}
}
_stateRawtextEndTagName(e) {
if (this.handleSpecialEndTag(e)) {
this._emitChars("</");
this.state = L.RAWTEXT;
this._stateRawtext(e);
}
}
_stateScriptDataLessThanSign(e) {
switch (e) {
case r.SOLIDUS:
this.state = L.SCRIPT_DATA_END_TAG_OPEN;
break;

case r.EXCLAMATION_MARK:
this.state = L.SCRIPT_DATA_ESCAPE_START;
this._emitChars("<!");
break;

default:
this._emitChars("<");
this.state = L.SCRIPT_DATA;
this._stateScriptData(e);
}
}
_stateScriptDataEndTagOpen(e) {
if (isAsciiLetter(e)) {
this.state = L.SCRIPT_DATA_END_TAG_NAME;
this._stateScriptDataEndTagName(e);
} else {
this._emitChars("</");
this.state = L.SCRIPT_DATA;
this._stateScriptData(e);
}
}
_stateScriptDataEndTagName(e) {
if (this.handleSpecialEndTag(e)) {
this._emitChars("</");
this.state = L.SCRIPT_DATA;
this._stateScriptData(e);
}
}
_stateScriptDataEscapeStart(e) {
if (e === r.HYPHEN_MINUS) {
this.state = L.SCRIPT_DATA_ESCAPE_START_DASH;
this._emitChars("-");
} else {
this.state = L.SCRIPT_DATA;
this._stateScriptData(e);
}
}
_stateScriptDataEscapeStartDash(e) {
if (e === r.HYPHEN_MINUS) {
this.state = L.SCRIPT_DATA_ESCAPED_DASH_DASH;
this._emitChars("-");
} else {
this.state = L.SCRIPT_DATA;
this._stateScriptData(e);
}
}
_stateScriptDataEscaped(e) {
switch (e) {
case r.HYPHEN_MINUS:
this.state = L.SCRIPT_DATA_ESCAPED_DASH;
this._emitChars("-");
break;

case r.LESS_THAN_SIGN:
this.state = L.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
this._emitChars(n);
break;

case r.EOF:
this._err(o.eofInScriptHtmlCommentLikeText);
this._emitEOFToken();
break;

default:
this._emitCodePoint(e);
}
}
_stateScriptDataEscapedDash(e) {
switch (e) {
case r.HYPHEN_MINUS:
this.state = L.SCRIPT_DATA_ESCAPED_DASH_DASH;
this._emitChars("-");
break;

case r.LESS_THAN_SIGN:
this.state = L.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
this.state = L.SCRIPT_DATA_ESCAPED;
this._emitChars(n);
break;

case r.EOF:
this._err(o.eofInScriptHtmlCommentLikeText);
this._emitEOFToken();
break;

default:
this.state = L.SCRIPT_DATA_ESCAPED;
this._emitCodePoint(e);
}
}
_stateScriptDataEscapedDashDash(e) {
switch (e) {
case r.HYPHEN_MINUS:
this._emitChars("-");
break;

case r.LESS_THAN_SIGN:
this.state = L.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
break;

case r.GREATER_THAN_SIGN:
this.state = L.SCRIPT_DATA;
this._emitChars(">");
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
this.state = L.SCRIPT_DATA_ESCAPED;
this._emitChars(n);
break;

case r.EOF:
this._err(o.eofInScriptHtmlCommentLikeText);
this._emitEOFToken();
break;

default:
this.state = L.SCRIPT_DATA_ESCAPED;
this._emitCodePoint(e);
}
}
_stateScriptDataEscapedLessThanSign(e) {
if (e === r.SOLIDUS) this.state = L.SCRIPT_DATA_ESCAPED_END_TAG_OPEN; else if (isAsciiLetter(e)) {
this._emitChars("<");
this.state = L.SCRIPT_DATA_DOUBLE_ESCAPE_START;
this._stateScriptDataDoubleEscapeStart(e);
} else {
this._emitChars("<");
this.state = L.SCRIPT_DATA_ESCAPED;
this._stateScriptDataEscaped(e);
}
}
_stateScriptDataEscapedEndTagOpen(e) {
if (isAsciiLetter(e)) {
this.state = L.SCRIPT_DATA_ESCAPED_END_TAG_NAME;
this._stateScriptDataEscapedEndTagName(e);
} else {
this._emitChars("</");
this.state = L.SCRIPT_DATA_ESCAPED;
this._stateScriptDataEscaped(e);
}
}
_stateScriptDataEscapedEndTagName(e) {
if (this.handleSpecialEndTag(e)) {
this._emitChars("</");
this.state = L.SCRIPT_DATA_ESCAPED;
this._stateScriptDataEscaped(e);
}
}
_stateScriptDataDoubleEscapeStart(e) {
if (this.preprocessor.startsWith(i.SCRIPT, false) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(i.SCRIPT.length))) {
this._emitCodePoint(e);
for (let e = 0; e < i.SCRIPT.length; e++) this._emitCodePoint(this._consume());
this.state = L.SCRIPT_DATA_DOUBLE_ESCAPED;
} else if (!this._ensureHibernation()) {
this.state = L.SCRIPT_DATA_ESCAPED;
this._stateScriptDataEscaped(e);
}
}
_stateScriptDataDoubleEscaped(e) {
switch (e) {
case r.HYPHEN_MINUS:
this.state = L.SCRIPT_DATA_DOUBLE_ESCAPED_DASH;
this._emitChars("-");
break;

case r.LESS_THAN_SIGN:
this.state = L.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
this._emitChars("<");
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
this._emitChars(n);
break;

case r.EOF:
this._err(o.eofInScriptHtmlCommentLikeText);
this._emitEOFToken();
break;

default:
this._emitCodePoint(e);
}
}
_stateScriptDataDoubleEscapedDash(e) {
switch (e) {
case r.HYPHEN_MINUS:
this.state = L.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH;
this._emitChars("-");
break;

case r.LESS_THAN_SIGN:
this.state = L.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
this._emitChars("<");
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
this.state = L.SCRIPT_DATA_DOUBLE_ESCAPED;
this._emitChars(n);
break;

case r.EOF:
this._err(o.eofInScriptHtmlCommentLikeText);
this._emitEOFToken();
break;

default:
this.state = L.SCRIPT_DATA_DOUBLE_ESCAPED;
this._emitCodePoint(e);
}
}
_stateScriptDataDoubleEscapedDashDash(e) {
switch (e) {
case r.HYPHEN_MINUS:
this._emitChars("-");
break;

case r.LESS_THAN_SIGN:
this.state = L.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN;
this._emitChars("<");
break;

case r.GREATER_THAN_SIGN:
this.state = L.SCRIPT_DATA;
this._emitChars(">");
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
this.state = L.SCRIPT_DATA_DOUBLE_ESCAPED;
this._emitChars(n);
break;

case r.EOF:
this._err(o.eofInScriptHtmlCommentLikeText);
this._emitEOFToken();
break;

default:
this.state = L.SCRIPT_DATA_DOUBLE_ESCAPED;
this._emitCodePoint(e);
}
}
_stateScriptDataDoubleEscapedLessThanSign(e) {
if (e === r.SOLIDUS) {
this.state = L.SCRIPT_DATA_DOUBLE_ESCAPE_END;
this._emitChars("/");
} else {
this.state = L.SCRIPT_DATA_DOUBLE_ESCAPED;
this._stateScriptDataDoubleEscaped(e);
}
}
_stateScriptDataDoubleEscapeEnd(e) {
if (this.preprocessor.startsWith(i.SCRIPT, false) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(i.SCRIPT.length))) {
this._emitCodePoint(e);
for (let e = 0; e < i.SCRIPT.length; e++) this._emitCodePoint(this._consume());
this.state = L.SCRIPT_DATA_ESCAPED;
} else if (!this._ensureHibernation()) {
this.state = L.SCRIPT_DATA_DOUBLE_ESCAPED;
this._stateScriptDataDoubleEscaped(e);
}
}
_stateBeforeAttributeName(e) {
switch (e) {
case r.SPACE:
case r.LINE_FEED:
case r.TABULATION:
case r.FORM_FEED:
break;

case r.SOLIDUS:
case r.GREATER_THAN_SIGN:
case r.EOF:
this.state = L.AFTER_ATTRIBUTE_NAME;
this._stateAfterAttributeName(e);
break;

case r.EQUALS_SIGN:
this._err(o.unexpectedEqualsSignBeforeAttributeName);
this._createAttr("=");
this.state = L.ATTRIBUTE_NAME;
break;

default:
this._createAttr("");
this.state = L.ATTRIBUTE_NAME;
this._stateAttributeName(e);
}
}
_stateAttributeName(e) {
switch (e) {
case r.SPACE:
case r.LINE_FEED:
case r.TABULATION:
case r.FORM_FEED:
case r.SOLIDUS:
case r.GREATER_THAN_SIGN:
case r.EOF:
this._leaveAttrName();
this.state = L.AFTER_ATTRIBUTE_NAME;
this._stateAfterAttributeName(e);
break;

case r.EQUALS_SIGN:
this._leaveAttrName();
this.state = L.BEFORE_ATTRIBUTE_VALUE;
break;

case r.QUOTATION_MARK:
case r.APOSTROPHE:
case r.LESS_THAN_SIGN:
this._err(o.unexpectedCharacterInAttributeName);
this.currentAttr.name += String.fromCodePoint(e);
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
this.currentAttr.name += n;
break;

default:
this.currentAttr.name += String.fromCodePoint(isAsciiUpper(e) ? toAsciiLower(e) : e);
}
}
_stateAfterAttributeName(e) {
switch (e) {
case r.SPACE:
case r.LINE_FEED:
case r.TABULATION:
case r.FORM_FEED:
break;

case r.SOLIDUS:
this.state = L.SELF_CLOSING_START_TAG;
break;

case r.EQUALS_SIGN:
this.state = L.BEFORE_ATTRIBUTE_VALUE;
break;

case r.GREATER_THAN_SIGN:
this.state = L.DATA;
this.emitCurrentTagToken();
break;

case r.EOF:
this._err(o.eofInTag);
this._emitEOFToken();
break;

default:
this._createAttr("");
this.state = L.ATTRIBUTE_NAME;
this._stateAttributeName(e);
}
}
_stateBeforeAttributeValue(e) {
switch (e) {
case r.SPACE:
case r.LINE_FEED:
case r.TABULATION:
case r.FORM_FEED:
break;

case r.QUOTATION_MARK:
this.state = L.ATTRIBUTE_VALUE_DOUBLE_QUOTED;
break;

case r.APOSTROPHE:
this.state = L.ATTRIBUTE_VALUE_SINGLE_QUOTED;
break;

case r.GREATER_THAN_SIGN:
this._err(o.missingAttributeValue);
this.state = L.DATA;
this.emitCurrentTagToken();
break;

default:
this.state = L.ATTRIBUTE_VALUE_UNQUOTED;
this._stateAttributeValueUnquoted(e);
}
}
_stateAttributeValueDoubleQuoted(e) {
switch (e) {
case r.QUOTATION_MARK:
this.state = L.AFTER_ATTRIBUTE_VALUE_QUOTED;
break;

case r.AMPERSAND:
this._startCharacterReference();
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
this.currentAttr.value += n;
break;

case r.EOF:
this._err(o.eofInTag);
this._emitEOFToken();
break;

default:
this.currentAttr.value += String.fromCodePoint(e);
}
}
_stateAttributeValueSingleQuoted(e) {
switch (e) {
case r.APOSTROPHE:
this.state = L.AFTER_ATTRIBUTE_VALUE_QUOTED;
break;

case r.AMPERSAND:
this._startCharacterReference();
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
this.currentAttr.value += n;
break;

case r.EOF:
this._err(o.eofInTag);
this._emitEOFToken();
break;

default:
this.currentAttr.value += String.fromCodePoint(e);
}
}
_stateAttributeValueUnquoted(e) {
switch (e) {
case r.SPACE:
case r.LINE_FEED:
case r.TABULATION:
case r.FORM_FEED:
this._leaveAttrValue();
this.state = L.BEFORE_ATTRIBUTE_NAME;
break;

case r.AMPERSAND:
this._startCharacterReference();
break;

case r.GREATER_THAN_SIGN:
this._leaveAttrValue();
this.state = L.DATA;
this.emitCurrentTagToken();
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
this.currentAttr.value += n;
break;

case r.QUOTATION_MARK:
case r.APOSTROPHE:
case r.LESS_THAN_SIGN:
case r.EQUALS_SIGN:
case r.GRAVE_ACCENT:
this._err(o.unexpectedCharacterInUnquotedAttributeValue);
this.currentAttr.value += String.fromCodePoint(e);
break;

case r.EOF:
this._err(o.eofInTag);
this._emitEOFToken();
break;

default:
this.currentAttr.value += String.fromCodePoint(e);
}
}
_stateAfterAttributeValueQuoted(e) {
switch (e) {
case r.SPACE:
case r.LINE_FEED:
case r.TABULATION:
case r.FORM_FEED:
this._leaveAttrValue();
this.state = L.BEFORE_ATTRIBUTE_NAME;
break;

case r.SOLIDUS:
this._leaveAttrValue();
this.state = L.SELF_CLOSING_START_TAG;
break;

case r.GREATER_THAN_SIGN:
this._leaveAttrValue();
this.state = L.DATA;
this.emitCurrentTagToken();
break;

case r.EOF:
this._err(o.eofInTag);
this._emitEOFToken();
break;

default:
this._err(o.missingWhitespaceBetweenAttributes);
this.state = L.BEFORE_ATTRIBUTE_NAME;
this._stateBeforeAttributeName(e);
}
}
_stateSelfClosingStartTag(e) {
switch (e) {
case r.GREATER_THAN_SIGN:
{
const e = this.currentToken;
e.selfClosing = true;
this.state = L.DATA;
this.emitCurrentTagToken();
break;
}

case r.EOF:
this._err(o.eofInTag);
this._emitEOFToken();
break;

default:
this._err(o.unexpectedSolidusInTag);
this.state = L.BEFORE_ATTRIBUTE_NAME;
this._stateBeforeAttributeName(e);
}
}
_stateBogusComment(e) {
const t = this.currentToken;
switch (e) {
case r.GREATER_THAN_SIGN:
this.state = L.DATA;
this.emitCurrentComment(t);
break;

case r.EOF:
this.emitCurrentComment(t);
this._emitEOFToken();
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
t.data += n;
break;

default:
t.data += String.fromCodePoint(e);
}
}
_stateMarkupDeclarationOpen(e) {
if (this._consumeSequenceIfMatch(i.DASH_DASH, true)) {
this._createCommentToken(i.DASH_DASH.length + 1);
this.state = L.COMMENT_START;
} else if (this._consumeSequenceIfMatch(i.DOCTYPE, false)) {
this.currentLocation = this.getCurrentLocation(i.DOCTYPE.length + 1);
this.state = L.DOCTYPE;
} else if (this._consumeSequenceIfMatch(i.CDATA_START, true)) if (this.inForeignNode) this.state = L.CDATA_SECTION; else {
this._err(o.cdataInHtmlContent);
this._createCommentToken(i.CDATA_START.length + 1);
this.currentToken.data = "[CDATA[";
this.state = L.BOGUS_COMMENT;
} else if (!this._ensureHibernation()) {
this._err(o.incorrectlyOpenedComment);
this._createCommentToken(2);
this.state = L.BOGUS_COMMENT;
this._stateBogusComment(e);
}
}
_stateCommentStart(e) {
switch (e) {
case r.HYPHEN_MINUS:
this.state = L.COMMENT_START_DASH;
break;

case r.GREATER_THAN_SIGN:
{
this._err(o.abruptClosingOfEmptyComment);
this.state = L.DATA;
const e = this.currentToken;
this.emitCurrentComment(e);
break;
}

default:
this.state = L.COMMENT;
this._stateComment(e);
}
}
_stateCommentStartDash(e) {
const t = this.currentToken;
switch (e) {
case r.HYPHEN_MINUS:
this.state = L.COMMENT_END;
break;

case r.GREATER_THAN_SIGN:
this._err(o.abruptClosingOfEmptyComment);
this.state = L.DATA;
this.emitCurrentComment(t);
break;

case r.EOF:
this._err(o.eofInComment);
this.emitCurrentComment(t);
this._emitEOFToken();
break;

default:
t.data += "-";
this.state = L.COMMENT;
this._stateComment(e);
}
}
_stateComment(e) {
const t = this.currentToken;
switch (e) {
case r.HYPHEN_MINUS:
this.state = L.COMMENT_END_DASH;
break;

case r.LESS_THAN_SIGN:
t.data += "<";
this.state = L.COMMENT_LESS_THAN_SIGN;
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
t.data += n;
break;

case r.EOF:
this._err(o.eofInComment);
this.emitCurrentComment(t);
this._emitEOFToken();
break;

default:
t.data += String.fromCodePoint(e);
}
}
_stateCommentLessThanSign(e) {
const t = this.currentToken;
switch (e) {
case r.EXCLAMATION_MARK:
t.data += "!";
this.state = L.COMMENT_LESS_THAN_SIGN_BANG;
break;

case r.LESS_THAN_SIGN:
t.data += "<";
break;

default:
this.state = L.COMMENT;
this._stateComment(e);
}
}
_stateCommentLessThanSignBang(e) {
if (e === r.HYPHEN_MINUS) this.state = L.COMMENT_LESS_THAN_SIGN_BANG_DASH; else {
this.state = L.COMMENT;
this._stateComment(e);
}
}
_stateCommentLessThanSignBangDash(e) {
if (e === r.HYPHEN_MINUS) this.state = L.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH; else {
this.state = L.COMMENT_END_DASH;
this._stateCommentEndDash(e);
}
}
_stateCommentLessThanSignBangDashDash(e) {
e !== r.GREATER_THAN_SIGN && e !== r.EOF && this._err(o.nestedComment);
this.state = L.COMMENT_END;
this._stateCommentEnd(e);
}
_stateCommentEndDash(e) {
const t = this.currentToken;
switch (e) {
case r.HYPHEN_MINUS:
this.state = L.COMMENT_END;
break;

case r.EOF:
this._err(o.eofInComment);
this.emitCurrentComment(t);
this._emitEOFToken();
break;

default:
t.data += "-";
this.state = L.COMMENT;
this._stateComment(e);
}
}
_stateCommentEnd(e) {
const t = this.currentToken;
switch (e) {
case r.GREATER_THAN_SIGN:
this.state = L.DATA;
this.emitCurrentComment(t);
break;

case r.EXCLAMATION_MARK:
this.state = L.COMMENT_END_BANG;
break;

case r.HYPHEN_MINUS:
t.data += "-";
break;

case r.EOF:
this._err(o.eofInComment);
this.emitCurrentComment(t);
this._emitEOFToken();
break;

default:
t.data += "--";
this.state = L.COMMENT;
this._stateComment(e);
}
}
_stateCommentEndBang(e) {
const t = this.currentToken;
switch (e) {
case r.HYPHEN_MINUS:
t.data += "--!";
this.state = L.COMMENT_END_DASH;
break;

case r.GREATER_THAN_SIGN:
this._err(o.incorrectlyClosedComment);
this.state = L.DATA;
this.emitCurrentComment(t);
break;

case r.EOF:
this._err(o.eofInComment);
this.emitCurrentComment(t);
this._emitEOFToken();
break;

default:
t.data += "--!";
this.state = L.COMMENT;
this._stateComment(e);
}
}
_stateDoctype(e) {
switch (e) {
case r.SPACE:
case r.LINE_FEED:
case r.TABULATION:
case r.FORM_FEED:
this.state = L.BEFORE_DOCTYPE_NAME;
break;

case r.GREATER_THAN_SIGN:
this.state = L.BEFORE_DOCTYPE_NAME;
this._stateBeforeDoctypeName(e);
break;

case r.EOF:
{
this._err(o.eofInDoctype);
this._createDoctypeToken(null);
const e = this.currentToken;
e.forceQuirks = true;
this.emitCurrentDoctype(e);
this._emitEOFToken();
break;
}

default:
this._err(o.missingWhitespaceBeforeDoctypeName);
this.state = L.BEFORE_DOCTYPE_NAME;
this._stateBeforeDoctypeName(e);
}
}
_stateBeforeDoctypeName(e) {
if (isAsciiUpper(e)) {
this._createDoctypeToken(String.fromCharCode(toAsciiLower(e)));
this.state = L.DOCTYPE_NAME;
} else switch (e) {
case r.SPACE:
case r.LINE_FEED:
case r.TABULATION:
case r.FORM_FEED:
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
this._createDoctypeToken(n);
this.state = L.DOCTYPE_NAME;
break;

case r.GREATER_THAN_SIGN:
{
this._err(o.missingDoctypeName);
this._createDoctypeToken(null);
const e = this.currentToken;
e.forceQuirks = true;
this.emitCurrentDoctype(e);
this.state = L.DATA;
break;
}

case r.EOF:
{
this._err(o.eofInDoctype);
this._createDoctypeToken(null);
const e = this.currentToken;
e.forceQuirks = true;
this.emitCurrentDoctype(e);
this._emitEOFToken();
break;
}

default:
this._createDoctypeToken(String.fromCodePoint(e));
this.state = L.DOCTYPE_NAME;
}
}
_stateDoctypeName(e) {
const t = this.currentToken;
switch (e) {
case r.SPACE:
case r.LINE_FEED:
case r.TABULATION:
case r.FORM_FEED:
this.state = L.AFTER_DOCTYPE_NAME;
break;

case r.GREATER_THAN_SIGN:
this.state = L.DATA;
this.emitCurrentDoctype(t);
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
t.name += n;
break;

case r.EOF:
this._err(o.eofInDoctype);
t.forceQuirks = true;
this.emitCurrentDoctype(t);
this._emitEOFToken();
break;

default:
t.name += String.fromCodePoint(isAsciiUpper(e) ? toAsciiLower(e) : e);
}
}
_stateAfterDoctypeName(e) {
const t = this.currentToken;
switch (e) {
case r.SPACE:
case r.LINE_FEED:
case r.TABULATION:
case r.FORM_FEED:
break;

case r.GREATER_THAN_SIGN:
this.state = L.DATA;
this.emitCurrentDoctype(t);
break;

case r.EOF:
this._err(o.eofInDoctype);
t.forceQuirks = true;
this.emitCurrentDoctype(t);
this._emitEOFToken();
break;

default:
if (this._consumeSequenceIfMatch(i.PUBLIC, false)) this.state = L.AFTER_DOCTYPE_PUBLIC_KEYWORD; else if (this._consumeSequenceIfMatch(i.SYSTEM, false)) this.state = L.AFTER_DOCTYPE_SYSTEM_KEYWORD; else if (!this._ensureHibernation()) {
this._err(o.invalidCharacterSequenceAfterDoctypeName);
t.forceQuirks = true;
this.state = L.BOGUS_DOCTYPE;
this._stateBogusDoctype(e);
}
}
}
_stateAfterDoctypePublicKeyword(e) {
const t = this.currentToken;
switch (e) {
case r.SPACE:
case r.LINE_FEED:
case r.TABULATION:
case r.FORM_FEED:
this.state = L.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER;
break;

case r.QUOTATION_MARK:
this._err(o.missingWhitespaceAfterDoctypePublicKeyword);
t.publicId = "";
this.state = L.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
break;

case r.APOSTROPHE:
this._err(o.missingWhitespaceAfterDoctypePublicKeyword);
t.publicId = "";
this.state = L.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
break;

case r.GREATER_THAN_SIGN:
this._err(o.missingDoctypePublicIdentifier);
t.forceQuirks = true;
this.state = L.DATA;
this.emitCurrentDoctype(t);
break;

case r.EOF:
this._err(o.eofInDoctype);
t.forceQuirks = true;
this.emitCurrentDoctype(t);
this._emitEOFToken();
break;

default:
this._err(o.missingQuoteBeforeDoctypePublicIdentifier);
t.forceQuirks = true;
this.state = L.BOGUS_DOCTYPE;
this._stateBogusDoctype(e);
}
}
_stateBeforeDoctypePublicIdentifier(e) {
const t = this.currentToken;
switch (e) {
case r.SPACE:
case r.LINE_FEED:
case r.TABULATION:
case r.FORM_FEED:
break;

case r.QUOTATION_MARK:
t.publicId = "";
this.state = L.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
break;

case r.APOSTROPHE:
t.publicId = "";
this.state = L.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
break;

case r.GREATER_THAN_SIGN:
this._err(o.missingDoctypePublicIdentifier);
t.forceQuirks = true;
this.state = L.DATA;
this.emitCurrentDoctype(t);
break;

case r.EOF:
this._err(o.eofInDoctype);
t.forceQuirks = true;
this.emitCurrentDoctype(t);
this._emitEOFToken();
break;

default:
this._err(o.missingQuoteBeforeDoctypePublicIdentifier);
t.forceQuirks = true;
this.state = L.BOGUS_DOCTYPE;
this._stateBogusDoctype(e);
}
}
_stateDoctypePublicIdentifierDoubleQuoted(e) {
const t = this.currentToken;
switch (e) {
case r.QUOTATION_MARK:
this.state = L.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
t.publicId += n;
break;

case r.GREATER_THAN_SIGN:
this._err(o.abruptDoctypePublicIdentifier);
t.forceQuirks = true;
this.emitCurrentDoctype(t);
this.state = L.DATA;
break;

case r.EOF:
this._err(o.eofInDoctype);
t.forceQuirks = true;
this.emitCurrentDoctype(t);
this._emitEOFToken();
break;

default:
t.publicId += String.fromCodePoint(e);
}
}
_stateDoctypePublicIdentifierSingleQuoted(e) {
const t = this.currentToken;
switch (e) {
case r.APOSTROPHE:
this.state = L.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
t.publicId += n;
break;

case r.GREATER_THAN_SIGN:
this._err(o.abruptDoctypePublicIdentifier);
t.forceQuirks = true;
this.emitCurrentDoctype(t);
this.state = L.DATA;
break;

case r.EOF:
this._err(o.eofInDoctype);
t.forceQuirks = true;
this.emitCurrentDoctype(t);
this._emitEOFToken();
break;

default:
t.publicId += String.fromCodePoint(e);
}
}
_stateAfterDoctypePublicIdentifier(e) {
const t = this.currentToken;
switch (e) {
case r.SPACE:
case r.LINE_FEED:
case r.TABULATION:
case r.FORM_FEED:
this.state = L.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS;
break;

case r.GREATER_THAN_SIGN:
this.state = L.DATA;
this.emitCurrentDoctype(t);
break;

case r.QUOTATION_MARK:
this._err(o.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers);
t.systemId = "";
this.state = L.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
break;

case r.APOSTROPHE:
this._err(o.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers);
t.systemId = "";
this.state = L.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
break;

case r.EOF:
this._err(o.eofInDoctype);
t.forceQuirks = true;
this.emitCurrentDoctype(t);
this._emitEOFToken();
break;

default:
this._err(o.missingQuoteBeforeDoctypeSystemIdentifier);
t.forceQuirks = true;
this.state = L.BOGUS_DOCTYPE;
this._stateBogusDoctype(e);
}
}
_stateBetweenDoctypePublicAndSystemIdentifiers(e) {
const t = this.currentToken;
switch (e) {
case r.SPACE:
case r.LINE_FEED:
case r.TABULATION:
case r.FORM_FEED:
break;

case r.GREATER_THAN_SIGN:
this.emitCurrentDoctype(t);
this.state = L.DATA;
break;

case r.QUOTATION_MARK:
t.systemId = "";
this.state = L.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
break;

case r.APOSTROPHE:
t.systemId = "";
this.state = L.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
break;

case r.EOF:
this._err(o.eofInDoctype);
t.forceQuirks = true;
this.emitCurrentDoctype(t);
this._emitEOFToken();
break;

default:
this._err(o.missingQuoteBeforeDoctypeSystemIdentifier);
t.forceQuirks = true;
this.state = L.BOGUS_DOCTYPE;
this._stateBogusDoctype(e);
}
}
_stateAfterDoctypeSystemKeyword(e) {
const t = this.currentToken;
switch (e) {
case r.SPACE:
case r.LINE_FEED:
case r.TABULATION:
case r.FORM_FEED:
this.state = L.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER;
break;

case r.QUOTATION_MARK:
this._err(o.missingWhitespaceAfterDoctypeSystemKeyword);
t.systemId = "";
this.state = L.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
break;

case r.APOSTROPHE:
this._err(o.missingWhitespaceAfterDoctypeSystemKeyword);
t.systemId = "";
this.state = L.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
break;

case r.GREATER_THAN_SIGN:
this._err(o.missingDoctypeSystemIdentifier);
t.forceQuirks = true;
this.state = L.DATA;
this.emitCurrentDoctype(t);
break;

case r.EOF:
this._err(o.eofInDoctype);
t.forceQuirks = true;
this.emitCurrentDoctype(t);
this._emitEOFToken();
break;

default:
this._err(o.missingQuoteBeforeDoctypeSystemIdentifier);
t.forceQuirks = true;
this.state = L.BOGUS_DOCTYPE;
this._stateBogusDoctype(e);
}
}
_stateBeforeDoctypeSystemIdentifier(e) {
const t = this.currentToken;
switch (e) {
case r.SPACE:
case r.LINE_FEED:
case r.TABULATION:
case r.FORM_FEED:
break;

case r.QUOTATION_MARK:
t.systemId = "";
this.state = L.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
break;

case r.APOSTROPHE:
t.systemId = "";
this.state = L.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
break;

case r.GREATER_THAN_SIGN:
this._err(o.missingDoctypeSystemIdentifier);
t.forceQuirks = true;
this.state = L.DATA;
this.emitCurrentDoctype(t);
break;

case r.EOF:
this._err(o.eofInDoctype);
t.forceQuirks = true;
this.emitCurrentDoctype(t);
this._emitEOFToken();
break;

default:
this._err(o.missingQuoteBeforeDoctypeSystemIdentifier);
t.forceQuirks = true;
this.state = L.BOGUS_DOCTYPE;
this._stateBogusDoctype(e);
}
}
_stateDoctypeSystemIdentifierDoubleQuoted(e) {
const t = this.currentToken;
switch (e) {
case r.QUOTATION_MARK:
this.state = L.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
t.systemId += n;
break;

case r.GREATER_THAN_SIGN:
this._err(o.abruptDoctypeSystemIdentifier);
t.forceQuirks = true;
this.emitCurrentDoctype(t);
this.state = L.DATA;
break;

case r.EOF:
this._err(o.eofInDoctype);
t.forceQuirks = true;
this.emitCurrentDoctype(t);
this._emitEOFToken();
break;

default:
t.systemId += String.fromCodePoint(e);
}
}
_stateDoctypeSystemIdentifierSingleQuoted(e) {
const t = this.currentToken;
switch (e) {
case r.APOSTROPHE:
this.state = L.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
t.systemId += n;
break;

case r.GREATER_THAN_SIGN:
this._err(o.abruptDoctypeSystemIdentifier);
t.forceQuirks = true;
this.emitCurrentDoctype(t);
this.state = L.DATA;
break;

case r.EOF:
this._err(o.eofInDoctype);
t.forceQuirks = true;
this.emitCurrentDoctype(t);
this._emitEOFToken();
break;

default:
t.systemId += String.fromCodePoint(e);
}
}
_stateAfterDoctypeSystemIdentifier(e) {
const t = this.currentToken;
switch (e) {
case r.SPACE:
case r.LINE_FEED:
case r.TABULATION:
case r.FORM_FEED:
break;

case r.GREATER_THAN_SIGN:
this.emitCurrentDoctype(t);
this.state = L.DATA;
break;

case r.EOF:
this._err(o.eofInDoctype);
t.forceQuirks = true;
this.emitCurrentDoctype(t);
this._emitEOFToken();
break;

default:
this._err(o.unexpectedCharacterAfterDoctypeSystemIdentifier);
this.state = L.BOGUS_DOCTYPE;
this._stateBogusDoctype(e);
}
}
_stateBogusDoctype(e) {
const t = this.currentToken;
switch (e) {
case r.GREATER_THAN_SIGN:
this.emitCurrentDoctype(t);
this.state = L.DATA;
break;

case r.NULL:
this._err(o.unexpectedNullCharacter);
break;

case r.EOF:
this.emitCurrentDoctype(t);
this._emitEOFToken();
break;

default:
}
}
_stateCdataSection(e) {
switch (e) {
case r.RIGHT_SQUARE_BRACKET:
this.state = L.CDATA_SECTION_BRACKET;
break;

case r.EOF:
this._err(o.eofInCdata);
this._emitEOFToken();
break;

default:
this._emitCodePoint(e);
}
}
_stateCdataSectionBracket(e) {
if (e === r.RIGHT_SQUARE_BRACKET) this.state = L.CDATA_SECTION_END; else {
this._emitChars("]");
this.state = L.CDATA_SECTION;
this._stateCdataSection(e);
}
}
_stateCdataSectionEnd(e) {
switch (e) {
case r.GREATER_THAN_SIGN:
this.state = L.DATA;
break;

case r.RIGHT_SQUARE_BRACKET:
this._emitChars("]");
break;

default:
this._emitChars("]]");
this.state = L.CDATA_SECTION;
this._stateCdataSection(e);
}
}
_stateCharacterReference() {
let e = this.entityDecoder.write(this.preprocessor.html, this.preprocessor.pos);
if (e < 0) {
if (!this.preprocessor.lastChunkWritten) {
this.active = false;
this.preprocessor.pos = this.preprocessor.html.length - 1;
this.consumedAfterSnapshot = 0;
this.preprocessor.endOfChunkHit = true;
return;
}
e = this.entityDecoder.end();
}
if (e === 0) {
this.preprocessor.pos = this.entityStartPos;
this._flushCodePointConsumedAsCharacterReference(r.AMPERSAND);
this.state = !this._isCharacterReferenceInAttribute() && isAsciiAlphaNumeric(this.preprocessor.peek(1)) ? L.AMBIGUOUS_AMPERSAND : this.returnState;
} else this.state = this.returnState;
}
_stateAmbiguousAmpersand(e) {
if (isAsciiAlphaNumeric(e)) this._flushCodePointConsumedAsCharacterReference(e); else {
e === r.SEMICOLON && this._err(o.unknownNamedCharacterReference);
this.state = this.returnState;
this._callState(e);
}
}
}
const b = new Set([ S.DD, S.DT, S.LI, S.OPTGROUP, S.OPTION, S.P, S.RB, S.RP, S.RT, S.RTC ]);
const P = new Set([ ...b, S.CAPTION, S.COLGROUP, S.TBODY, S.TD, S.TFOOT, S.TH, S.THEAD, S.TR ]);
const B = new Set([ S.APPLET, S.CAPTION, S.HTML, S.MARQUEE, S.OBJECT, S.TABLE, S.TD, S.TEMPLATE, S.TH ]);
const M = new Set([ ...B, S.OL, S.UL ]);
const H = new Set([ ...B, S.BUTTON ]);
const U = new Set([ S.ANNOTATION_XML, S.MI, S.MN, S.MO, S.MS, S.MTEXT ]);
const F = new Set([ S.DESC, S.FOREIGN_OBJECT, S.TITLE ]);
const w = new Set([ S.TR, S.TEMPLATE, S.HTML ]);
const y = new Set([ S.TBODY, S.TFOOT, S.THEAD, S.TEMPLATE, S.HTML ]);
const v = new Set([ S.TABLE, S.TEMPLATE, S.HTML ]);
const G = new Set([ S.TD, S.TH ]);
class OpenElementStack {
get currentTmplContentOrNode() {
return this._isInTemplate() ? this.treeAdapter.getTemplateContent(this.current) : this.current;
}
constructor(e, t, a) {
this.treeAdapter = t;
this.handler = a;
this.items = [];
this.tagIDs = [];
this.stackTop = -1;
this.tmplCount = 0;
this.currentTagId = S.UNKNOWN;
this.current = e;
}
_indexOf(e) {
return this.items.lastIndexOf(e, this.stackTop);
}
_isInTemplate() {
return this.currentTagId === S.TEMPLATE && this.treeAdapter.getNamespaceURI(this.current) === R.HTML;
}
_updateCurrentElement() {
this.current = this.items[this.stackTop];
this.currentTagId = this.tagIDs[this.stackTop];
}
push(e, t) {
this.stackTop++;
this.items[this.stackTop] = e;
this.current = e;
this.tagIDs[this.stackTop] = t;
this.currentTagId = t;
this._isInTemplate() && this.tmplCount++;
this.handler.onItemPush(e, t, true);
}
pop() {
const e = this.current;
this.tmplCount > 0 && this._isInTemplate() && this.tmplCount--;
this.stackTop--;
this._updateCurrentElement();
this.handler.onItemPop(e, true);
}
replace(e, t) {
const a = this._indexOf(e);
this.items[a] = t;
a === this.stackTop && (this.current = t);
}
insertAfter(e, t, a) {
const s = this._indexOf(e) + 1;
this.items.splice(s, 0, t);
this.tagIDs.splice(s, 0, a);
this.stackTop++;
s === this.stackTop && this._updateCurrentElement();
this.current && this.currentTagId !== void 0 && this.handler.onItemPush(this.current, this.currentTagId, s === this.stackTop);
}
popUntilTagNamePopped(e) {
let t = this.stackTop + 1;
do {
t = this.tagIDs.lastIndexOf(e, t - 1);
} while (t > 0 && this.treeAdapter.getNamespaceURI(this.items[t]) !== R.HTML);
this.shortenToLength(Math.max(t, 0));
}
shortenToLength(e) {
while (this.stackTop >= e) {
const t = this.current;
this.tmplCount > 0 && this._isInTemplate() && (this.tmplCount -= 1);
this.stackTop--;
this._updateCurrentElement();
this.handler.onItemPop(t, this.stackTop < e);
}
}
popUntilElementPopped(e) {
const t = this._indexOf(e);
this.shortenToLength(Math.max(t, 0));
}
popUntilPopped(e, t) {
const a = this._indexOfTagNames(e, t);
this.shortenToLength(Math.max(a, 0));
}
popUntilNumberedHeaderPopped() {
this.popUntilPopped(O, R.HTML);
}
popUntilTableCellPopped() {
this.popUntilPopped(G, R.HTML);
}
popAllUpToHtmlElement() {
this.tmplCount = 0;
this.shortenToLength(1);
}
_indexOfTagNames(e, t) {
for (let a = this.stackTop; a >= 0; a--) if (e.has(this.tagIDs[a]) && this.treeAdapter.getNamespaceURI(this.items[a]) === t) return a;
return -1;
}
clearBackTo(e, t) {
const a = this._indexOfTagNames(e, t);
this.shortenToLength(a + 1);
}
clearBackToTableContext() {
this.clearBackTo(v, R.HTML);
}
clearBackToTableBodyContext() {
this.clearBackTo(y, R.HTML);
}
clearBackToTableRowContext() {
this.clearBackTo(w, R.HTML);
}
remove(e) {
const t = this._indexOf(e);
if (t >= 0) if (t === this.stackTop) this.pop(); else {
this.items.splice(t, 1);
this.tagIDs.splice(t, 1);
this.stackTop--;
this._updateCurrentElement();
this.handler.onItemPop(e, false);
}
}
tryPeekProperlyNestedBodyElement() {
return this.stackTop >= 1 && this.tagIDs[1] === S.BODY ? this.items[1] : null;
}
contains(e) {
return this._indexOf(e) > -1;
}
getCommonAncestor(e) {
const t = this._indexOf(e) - 1;
return t >= 0 ? this.items[t] : null;
}
isRootHtmlElementCurrent() {
return this.stackTop === 0 && this.tagIDs[0] === S.HTML;
}
hasInDynamicScope(e, t) {
for (let a = this.stackTop; a >= 0; a--) {
const s = this.tagIDs[a];
switch (this.treeAdapter.getNamespaceURI(this.items[a])) {
case R.HTML:
if (s === e) return true;
if (t.has(s)) return false;
break;

case R.SVG:
if (F.has(s)) return false;
break;

case R.MATHML:
if (U.has(s)) return false;
break;
}
}
return true;
}
hasInScope(e) {
return this.hasInDynamicScope(e, B);
}
hasInListItemScope(e) {
return this.hasInDynamicScope(e, M);
}
hasInButtonScope(e) {
return this.hasInDynamicScope(e, H);
}
hasNumberedHeaderInScope() {
for (let e = this.stackTop; e >= 0; e--) {
const t = this.tagIDs[e];
switch (this.treeAdapter.getNamespaceURI(this.items[e])) {
case R.HTML:
if (O.has(t)) return true;
if (B.has(t)) return false;
break;

case R.SVG:
if (F.has(t)) return false;
break;

case R.MATHML:
if (U.has(t)) return false;
break;
}
}
return true;
}
hasInTableScope(e) {
for (let t = this.stackTop; t >= 0; t--) {
if (this.treeAdapter.getNamespaceURI(this.items[t]) !== R.HTML) continue;
switch (this.tagIDs[t]) {
case e:
return true;

case S.TABLE:
case S.HTML:
return false;
}
}
return true;
}
hasTableBodyContextInTableScope() {
for (let e = this.stackTop; e >= 0; e--) {
if (this.treeAdapter.getNamespaceURI(this.items[e]) !== R.HTML) continue;
switch (this.tagIDs[e]) {
case S.TBODY:
case S.THEAD:
case S.TFOOT:
return true;

case S.TABLE:
case S.HTML:
return false;
}
}
return true;
}
hasInSelectScope(e) {
for (let t = this.stackTop; t >= 0; t--) {
if (this.treeAdapter.getNamespaceURI(this.items[t]) !== R.HTML) continue;
switch (this.tagIDs[t]) {
case e:
return true;

case S.OPTION:
case S.OPTGROUP:
break;

default:
return false;
}
}
return true;
}
generateImpliedEndTags() {
while (this.currentTagId !== void 0 && b.has(this.currentTagId)) this.pop();
}
generateImpliedEndTagsThoroughly() {
while (this.currentTagId !== void 0 && P.has(this.currentTagId)) this.pop();
}
generateImpliedEndTagsWithExclusion(e) {
while (this.currentTagId !== void 0 && this.currentTagId !== e && P.has(this.currentTagId)) this.pop();
}
}
const x = 3;
var Y;
(function(e) {
e[e["Marker"] = 0] = "Marker";
e[e["Element"] = 1] = "Element";
})(Y || (Y = {}));
const W = {
type: Y.Marker
};
class FormattingElementList {
constructor(e) {
this.treeAdapter = e;
this.entries = [];
this.bookmark = null;
}
_getNoahArkConditionCandidates(e, t) {
const a = [];
const s = t.length;
const n = this.treeAdapter.getTagName(e);
const r = this.treeAdapter.getNamespaceURI(e);
for (let e = 0; e < this.entries.length; e++) {
const t = this.entries[e];
if (t.type === Y.Marker) break;
const {element: i} = t;
if (this.treeAdapter.getTagName(i) === n && this.treeAdapter.getNamespaceURI(i) === r) {
const t = this.treeAdapter.getAttrList(i);
t.length === s && a.push({
idx: e,
attrs: t
});
}
}
return a;
}
_ensureNoahArkCondition(e) {
if (this.entries.length < x) return;
const t = this.treeAdapter.getAttrList(e);
const a = this._getNoahArkConditionCandidates(e, t);
if (a.length < x) return;
const s = new Map(t.map(e => [ e.name, e.value ]));
let n = 0;
for (let e = 0; e < a.length; e++) {
const t = a[e];
if (t.attrs.every(e => s.get(e.name) === e.value)) {
n += 1;
n >= x && this.entries.splice(t.idx, 1);
}
}
}
insertMarker() {
this.entries.unshift(W);
}
pushElement(e, t) {
this._ensureNoahArkCondition(e);
this.entries.unshift({
type: Y.Element,
element: e,
token: t
});
}
insertElementAfterBookmark(e, t) {
const a = this.entries.indexOf(this.bookmark);
this.entries.splice(a, 0, {
type: Y.Element,
element: e,
token: t
});
}
removeEntry(e) {
const t = this.entries.indexOf(e);
t !== -1 && this.entries.splice(t, 1);
}
clearToLastMarker() {
const e = this.entries.indexOf(W);
e === -1 ? this.entries.length = 0 : this.entries.splice(0, e + 1);
}
getElementEntryInScopeWithTagName(e) {
const t = this.entries.find(t => t.type === Y.Marker || this.treeAdapter.getTagName(t.element) === e);
return t && t.type === Y.Element ? t : null;
}
getElementEntry(e) {
return this.entries.find(t => t.type === Y.Element && t.element === e);
}
}
const X = {
createDocument() {
return {
nodeName: "#document",
mode: N.NO_QUIRKS,
childNodes: []
};
},
createDocumentFragment() {
return {
nodeName: "#document-fragment",
childNodes: []
};
},
createElement(e, t, a) {
return {
nodeName: e,
tagName: e,
attrs: a,
namespaceURI: t,
childNodes: [],
parentNode: null
};
},
createCommentNode(e) {
return {
nodeName: "#comment",
data: e,
parentNode: null
};
},
createTextNode(e) {
return {
nodeName: "#text",
value: e,
parentNode: null
};
},
appendChild(e, t) {
e.childNodes.push(t);
t.parentNode = e;
},
insertBefore(e, t, a) {
const s = e.childNodes.indexOf(a);
e.childNodes.splice(s, 0, t);
t.parentNode = e;
},
setTemplateContent(e, t) {
e.content = t;
},
getTemplateContent(e) {
return e.content;
},
setDocumentType(e, t, a, s) {
const n = e.childNodes.find(e => e.nodeName === "#documentType");
if (n) {
n.name = t;
n.publicId = a;
n.systemId = s;
} else {
const n = {
nodeName: "#documentType",
name: t,
publicId: a,
systemId: s,
parentNode: null
};
X.appendChild(e, n);
}
},
setDocumentMode(e, t) {
e.mode = t;
},
getDocumentMode(e) {
return e.mode;
},
detachNode(e) {
if (e.parentNode) {
const t = e.parentNode.childNodes.indexOf(e);
e.parentNode.childNodes.splice(t, 1);
e.parentNode = null;
}
},
insertText(e, t) {
if (e.childNodes.length > 0) {
const a = e.childNodes[e.childNodes.length - 1];
if (X.isTextNode(a)) {
a.value += t;
return;
}
}
X.appendChild(e, X.createTextNode(t));
},
insertTextBefore(e, t, a) {
const s = e.childNodes[e.childNodes.indexOf(a) - 1];
s && X.isTextNode(s) ? s.value += t : X.insertBefore(e, X.createTextNode(t), a);
},
adoptAttributes(e, t) {
const a = new Set(e.attrs.map(e => e.name));
for (let s = 0; s < t.length; s++) a.has(t[s].name) || e.attrs.push(t[s]);
},
getFirstChild(e) {
return e.childNodes[0];
},
getChildNodes(e) {
return e.childNodes;
},
getParentNode(e) {
return e.parentNode;
},
getAttrList(e) {
return e.attrs;
},
getTagName(e) {
return e.tagName;
},
getNamespaceURI(e) {
return e.namespaceURI;
},
getTextNodeContent(e) {
return e.value;
},
getCommentNodeContent(e) {
return e.data;
},
getDocumentTypeNodeName(e) {
return e.name;
},
getDocumentTypeNodePublicId(e) {
return e.publicId;
},
getDocumentTypeNodeSystemId(e) {
return e.systemId;
},
isTextNode(e) {
return e.nodeName === "#text";
},
isCommentNode(e) {
return e.nodeName === "#comment";
},
isDocumentTypeNode(e) {
return e.nodeName === "#documentType";
},
isElementNode(e) {
return Object.prototype.hasOwnProperty.call(e, "tagName");
},
setNodeSourceCodeLocation(e, t) {
e.sourceCodeLocation = t;
},
getNodeSourceCodeLocation(e) {
return e.sourceCodeLocation;
},
updateNodeSourceCodeLocation(e, t) {
e.sourceCodeLocation = {
...e.sourceCodeLocation,
...t
};
}
};
const J = "html";
const K = "about:legacy-compat";
const j = "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd";
const Q = [ "+//silmaril//dtd html pro v0r11 19970101//", "-//as//dtd html 3.0 aswedit + extensions//", "-//advasoft ltd//dtd html 3.0 aswedit + extensions//", "-//ietf//dtd html 2.0 level 1//", "-//ietf//dtd html 2.0 level 2//", "-//ietf//dtd html 2.0 strict level 1//", "-//ietf//dtd html 2.0 strict level 2//", "-//ietf//dtd html 2.0 strict//", "-//ietf//dtd html 2.0//", "-//ietf//dtd html 2.1e//", "-//ietf//dtd html 3.0//", "-//ietf//dtd html 3.2 final//", "-//ietf//dtd html 3.2//", "-//ietf//dtd html 3//", "-//ietf//dtd html level 0//", "-//ietf//dtd html level 1//", "-//ietf//dtd html level 2//", "-//ietf//dtd html level 3//", "-//ietf//dtd html strict level 0//", "-//ietf//dtd html strict level 1//", "-//ietf//dtd html strict level 2//", "-//ietf//dtd html strict level 3//", "-//ietf//dtd html strict//", "-//ietf//dtd html//", "-//metrius//dtd metrius presentational//", "-//microsoft//dtd internet explorer 2.0 html strict//", "-//microsoft//dtd internet explorer 2.0 html//", "-//microsoft//dtd internet explorer 2.0 tables//", "-//microsoft//dtd internet explorer 3.0 html strict//", "-//microsoft//dtd internet explorer 3.0 html//", "-//microsoft//dtd internet explorer 3.0 tables//", "-//netscape comm. corp.//dtd html//", "-//netscape comm. corp.//dtd strict html//", "-//o'reilly and associates//dtd html 2.0//", "-//o'reilly and associates//dtd html extended 1.0//", "-//o'reilly and associates//dtd html extended relaxed 1.0//", "-//sq//dtd html 2.0 hotmetal + extensions//", "-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//", "-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//", "-//spyglass//dtd html 2.0 extended//", "-//sun microsystems corp.//dtd hotjava html//", "-//sun microsystems corp.//dtd hotjava strict html//", "-//w3c//dtd html 3 1995-03-24//", "-//w3c//dtd html 3.2 draft//", "-//w3c//dtd html 3.2 final//", "-//w3c//dtd html 3.2//", "-//w3c//dtd html 3.2s draft//", "-//w3c//dtd html 4.0 frameset//", "-//w3c//dtd html 4.0 transitional//", "-//w3c//dtd html experimental 19960712//", "-//w3c//dtd html experimental 970421//", "-//w3c//dtd w3 html//", "-//w3o//dtd w3 html 3.0//", "-//webtechs//dtd mozilla html 2.0//", "-//webtechs//dtd mozilla html//" ];
const V = [ ...Q, "-//w3c//dtd html 4.01 frameset//", "-//w3c//dtd html 4.01 transitional//" ];
const q = new Set([ "-//w3o//dtd w3 html strict 3.0//en//", "-/w3c/dtd html 4.0 transitional/en", "html" ]);
const z = [ "-//w3c//dtd xhtml 1.0 frameset//", "-//w3c//dtd xhtml 1.0 transitional//" ];
const Z = [ ...z, "-//w3c//dtd html 4.01 frameset//", "-//w3c//dtd html 4.01 transitional//" ];
function hasPrefix(e, t) {
return t.some(t => e.startsWith(t));
}
function isConforming(e) {
return e.name === J && e.publicId === null && (e.systemId === null || e.systemId === K);
}
function getDocumentMode(e) {
if (e.name !== J) return N.QUIRKS;
const {systemId: t} = e;
if (t && t.toLowerCase() === j) return N.QUIRKS;
let {publicId: a} = e;
if (a !== null) {
a = a.toLowerCase();
if (q.has(a)) return N.QUIRKS;
let e = t === null ? V : Q;
if (hasPrefix(a, e)) return N.QUIRKS;
e = t === null ? z : Z;
if (hasPrefix(a, e)) return N.LIMITED_QUIRKS;
}
return N.NO_QUIRKS;
}
const $ = {
TEXT_HTML: "text/html",
APPLICATION_XML: "application/xhtml+xml"
};
const ee = "definitionurl";
const te = "definitionURL";
const ae = new Map([ "attributeName", "attributeType", "baseFrequency", "baseProfile", "calcMode", "clipPathUnits", "diffuseConstant", "edgeMode", "filterUnits", "glyphRef", "gradientTransform", "gradientUnits", "kernelMatrix", "kernelUnitLength", "keyPoints", "keySplines", "keyTimes", "lengthAdjust", "limitingConeAngle", "markerHeight", "markerUnits", "markerWidth", "maskContentUnits", "maskUnits", "numOctaves", "pathLength", "patternContentUnits", "patternTransform", "patternUnits", "pointsAtX", "pointsAtY", "pointsAtZ", "preserveAlpha", "preserveAspectRatio", "primitiveUnits", "refX", "refY", "repeatCount", "repeatDur", "requiredExtensions", "requiredFeatures", "specularConstant", "specularExponent", "spreadMethod", "startOffset", "stdDeviation", "stitchTiles", "surfaceScale", "systemLanguage", "tableValues", "targetX", "targetY", "textLength", "viewBox", "viewTarget", "xChannelSelector", "yChannelSelector", "zoomAndPan" ].map(e => [ e.toLowerCase(), e ]));
const se = new Map([ [ "xlink:actuate", {
prefix: "xlink",
name: "actuate",
namespace: R.XLINK
} ], [ "xlink:arcrole", {
prefix: "xlink",
name: "arcrole",
namespace: R.XLINK
} ], [ "xlink:href", {
prefix: "xlink",
name: "href",
namespace: R.XLINK
} ], [ "xlink:role", {
prefix: "xlink",
name: "role",
namespace: R.XLINK
} ], [ "xlink:show", {
prefix: "xlink",
name: "show",
namespace: R.XLINK
} ], [ "xlink:title", {
prefix: "xlink",
name: "title",
namespace: R.XLINK
} ], [ "xlink:type", {
prefix: "xlink",
name: "type",
namespace: R.XLINK
} ], [ "xml:lang", {
prefix: "xml",
name: "lang",
namespace: R.XML
} ], [ "xml:space", {
prefix: "xml",
name: "space",
namespace: R.XML
} ], [ "xmlns", {
prefix: "",
name: "xmlns",
namespace: R.XMLNS
} ], [ "xmlns:xlink", {
prefix: "xmlns",
name: "xlink",
namespace: R.XMLNS
} ] ]);
const ne = new Map([ "altGlyph", "altGlyphDef", "altGlyphItem", "animateColor", "animateMotion", "animateTransform", "clipPath", "feBlend", "feColorMatrix", "feComponentTransfer", "feComposite", "feConvolveMatrix", "feDiffuseLighting", "feDisplacementMap", "feDistantLight", "feFlood", "feFuncA", "feFuncB", "feFuncG", "feFuncR", "feGaussianBlur", "feImage", "feMerge", "feMergeNode", "feMorphology", "feOffset", "fePointLight", "feSpecularLighting", "feSpotLight", "feTile", "feTurbulence", "foreignObject", "glyphRef", "linearGradient", "radialGradient", "textPath" ].map(e => [ e.toLowerCase(), e ]));
const re = new Set([ S.B, S.BIG, S.BLOCKQUOTE, S.BODY, S.BR, S.CENTER, S.CODE, S.DD, S.DIV, S.DL, S.DT, S.EM, S.EMBED, S.H1, S.H2, S.H3, S.H4, S.H5, S.H6, S.HEAD, S.HR, S.I, S.IMG, S.LI, S.LISTING, S.MENU, S.META, S.NOBR, S.OL, S.P, S.PRE, S.RUBY, S.S, S.SMALL, S.SPAN, S.STRONG, S.STRIKE, S.SUB, S.SUP, S.TABLE, S.TT, S.U, S.UL, S.VAR ]);
function causesExit(e) {
const t = e.tagID;
const a = t === S.FONT && e.attrs.some(({name: e}) => e === p.COLOR || e === p.SIZE || e === p.FACE);
return a || re.has(t);
}
function adjustTokenMathMLAttrs(e) {
for (let t = 0; t < e.attrs.length; t++) if (e.attrs[t].name === ee) {
e.attrs[t].name = te;
break;
}
}
function adjustTokenSVGAttrs(e) {
for (let t = 0; t < e.attrs.length; t++) {
const a = ae.get(e.attrs[t].name);
a != null && (e.attrs[t].name = a);
}
}
function adjustTokenXMLAttrs(e) {
for (let t = 0; t < e.attrs.length; t++) {
const a = se.get(e.attrs[t].name);
if (a) {
e.attrs[t].prefix = a.prefix;
e.attrs[t].name = a.name;
e.attrs[t].namespace = a.namespace;
}
}
}
function adjustTokenSVGTagName(e) {
const t = ne.get(e.tagName);
if (t != null) {
e.tagName = t;
e.tagID = getTagID(e.tagName);
}
}
function isMathMLTextIntegrationPoint(e, t) {
return t === R.MATHML && (e === S.MI || e === S.MO || e === S.MN || e === S.MS || e === S.MTEXT);
}
function isHtmlIntegrationPoint(e, t, a) {
if (t === R.MATHML && e === S.ANNOTATION_XML) for (let e = 0; e < a.length; e++) if (a[e].name === p.ENCODING) {
const t = a[e].value.toLowerCase();
return t === $.TEXT_HTML || t === $.APPLICATION_XML;
}
return t === R.SVG && (e === S.FOREIGN_OBJECT || e === S.DESC || e === S.TITLE);
}
function isIntegrationPoint(e, t, a, s) {
return (!s || s === R.HTML) && isHtmlIntegrationPoint(e, t, a) || (!s || s === R.MATHML) && isMathMLTextIntegrationPoint(e, t);
}
const ie = "hidden";
const oe = 8;
const ce = 3;
var Te;
(function(e) {
e[e["INITIAL"] = 0] = "INITIAL";
e[e["BEFORE_HTML"] = 1] = "BEFORE_HTML";
e[e["BEFORE_HEAD"] = 2] = "BEFORE_HEAD";
e[e["IN_HEAD"] = 3] = "IN_HEAD";
e[e["IN_HEAD_NO_SCRIPT"] = 4] = "IN_HEAD_NO_SCRIPT";
e[e["AFTER_HEAD"] = 5] = "AFTER_HEAD";
e[e["IN_BODY"] = 6] = "IN_BODY";
e[e["TEXT"] = 7] = "TEXT";
e[e["IN_TABLE"] = 8] = "IN_TABLE";
e[e["IN_TABLE_TEXT"] = 9] = "IN_TABLE_TEXT";
e[e["IN_CAPTION"] = 10] = "IN_CAPTION";
e[e["IN_COLUMN_GROUP"] = 11] = "IN_COLUMN_GROUP";
e[e["IN_TABLE_BODY"] = 12] = "IN_TABLE_BODY";
e[e["IN_ROW"] = 13] = "IN_ROW";
e[e["IN_CELL"] = 14] = "IN_CELL";
e[e["IN_SELECT"] = 15] = "IN_SELECT";
e[e["IN_SELECT_IN_TABLE"] = 16] = "IN_SELECT_IN_TABLE";
e[e["IN_TEMPLATE"] = 17] = "IN_TEMPLATE";
e[e["AFTER_BODY"] = 18] = "AFTER_BODY";
e[e["IN_FRAMESET"] = 19] = "IN_FRAMESET";
e[e["AFTER_FRAMESET"] = 20] = "AFTER_FRAMESET";
e[e["AFTER_AFTER_BODY"] = 21] = "AFTER_AFTER_BODY";
e[e["AFTER_AFTER_FRAMESET"] = 22] = "AFTER_AFTER_FRAMESET";
})(Te || (Te = {}));
const Ee = {
startLine: -1,
startCol: -1,
startOffset: -1,
endLine: -1,
endCol: -1,
endOffset: -1
};
const he = new Set([ S.TABLE, S.TBODY, S.TFOOT, S.THEAD, S.TR ]);
const Ae = {
scriptingEnabled: true,
sourceCodeLocationInfo: false,
treeAdapter: X,
onParseError: null
};
class parser_Parser {
constructor(e, t, a = null, s = null) {
this.fragmentContext = a;
this.scriptHandler = s;
this.currentToken = null;
this.stopped = false;
this.insertionMode = Te.INITIAL;
this.originalInsertionMode = Te.INITIAL;
this.headElement = null;
this.formElement = null;
this.currentNotInHTML = false;
this.tmplInsertionModeStack = [];
this.pendingCharacterTokens = [];
this.hasNonWhitespacePendingCharacterToken = false;
this.framesetOk = true;
this.skipNextNewLine = false;
this.fosterParentingEnabled = false;
this.options = {
...Ae,
...e
};
this.treeAdapter = this.options.treeAdapter;
this.onParseError = this.options.onParseError;
this.onParseError && (this.options.sourceCodeLocationInfo = true);
this.document = t !== null && t !== void 0 ? t : this.treeAdapter.createDocument();
this.tokenizer = new Tokenizer(this.options, this);
this.activeFormattingElements = new FormattingElementList(this.treeAdapter);
this.fragmentContextID = a ? getTagID(this.treeAdapter.getTagName(a)) : S.UNKNOWN;
this._setContextModes(a !== null && a !== void 0 ? a : this.document, this.fragmentContextID);
this.openElements = new OpenElementStack(this.document, this.treeAdapter, this);
}
static parse(e, t) {
const a = new this(t);
a.tokenizer.write(e, true);
return a.document;
}
static getFragmentParser(e, t) {
const a = {
...Ae,
...t
};
e !== null && e !== void 0 || (e = a.treeAdapter.createElement(C.TEMPLATE, R.HTML, []));
const s = a.treeAdapter.createElement("documentmock", R.HTML, []);
const n = new this(a, s, e);
n.fragmentContextID === S.TEMPLATE && n.tmplInsertionModeStack.unshift(Te.IN_TEMPLATE);
n._initTokenizerForFragmentParsing();
n._insertFakeRootElement();
n._resetInsertionMode();
n._findFormInFragmentContext();
return n;
}
getFragment() {
const e = this.treeAdapter.getFirstChild(this.document);
const t = this.treeAdapter.createDocumentFragment();
this._adoptNodes(e, t);
return t;
}
_err(e, t, a) {
var s;
if (!this.onParseError) return;
const n = (s = e.location) !== null && s !== void 0 ? s : Ee;
const r = {
code: t,
startLine: n.startLine,
startCol: n.startCol,
startOffset: n.startOffset,
endLine: a ? n.startLine : n.endLine,
endCol: a ? n.startCol : n.endCol,
endOffset: a ? n.startOffset : n.endOffset
};
this.onParseError(r);
}
onItemPush(e, t, a) {
var s, n;
(n = (s = this.treeAdapter).onItemPush) === null || n === void 0 || n.call(s, e);
a && this.openElements.stackTop > 0 && this._setContextModes(e, t);
}
onItemPop(e, t) {
var a, s;
this.options.sourceCodeLocationInfo && this._setEndLocation(e, this.currentToken);
(s = (a = this.treeAdapter).onItemPop) === null || s === void 0 || s.call(a, e, this.openElements.current);
if (t) {
let e;
let t;
if (this.openElements.stackTop === 0 && this.fragmentContext) {
e = this.fragmentContext;
t = this.fragmentContextID;
} else ({current: e, currentTagId: t} = this.openElements);
this._setContextModes(e, t);
}
}
_setContextModes(e, t) {
const a = e === this.document || e && this.treeAdapter.getNamespaceURI(e) === R.HTML;
this.currentNotInHTML = !a;
this.tokenizer.inForeignNode = !a && e !== void 0 && t !== void 0 && !this._isIntegrationPoint(t, e);
}
_switchToTextParsing(e, t) {
this._insertElement(e, R.HTML);
this.tokenizer.state = t;
this.originalInsertionMode = this.insertionMode;
this.insertionMode = Te.TEXT;
}
switchToPlaintextParsing() {
this.insertionMode = Te.TEXT;
this.originalInsertionMode = Te.IN_BODY;
this.tokenizer.state = k.PLAINTEXT;
}
_getAdjustedCurrentElement() {
return this.openElements.stackTop === 0 && this.fragmentContext ? this.fragmentContext : this.openElements.current;
}
_findFormInFragmentContext() {
let e = this.fragmentContext;
while (e) {
if (this.treeAdapter.getTagName(e) === C.FORM) {
this.formElement = e;
break;
}
e = this.treeAdapter.getParentNode(e);
}
}
_initTokenizerForFragmentParsing() {
if (!this.fragmentContext || this.treeAdapter.getNamespaceURI(this.fragmentContext) !== R.HTML) return;
switch (this.fragmentContextID) {
case S.TITLE:
case S.TEXTAREA:
this.tokenizer.state = k.RCDATA;
break;

case S.STYLE:
case S.XMP:
case S.IFRAME:
case S.NOEMBED:
case S.NOFRAMES:
case S.NOSCRIPT:
this.tokenizer.state = k.RAWTEXT;
break;

case S.SCRIPT:
this.tokenizer.state = k.SCRIPT_DATA;
break;

case S.PLAINTEXT:
this.tokenizer.state = k.PLAINTEXT;
break;

default:
}
}
_setDocumentType(e) {
const t = e.name || "";
const a = e.publicId || "";
const s = e.systemId || "";
this.treeAdapter.setDocumentType(this.document, t, a, s);
if (e.location) {
const t = this.treeAdapter.getChildNodes(this.document);
const a = t.find(e => this.treeAdapter.isDocumentTypeNode(e));
a && this.treeAdapter.setNodeSourceCodeLocation(a, e.location);
}
}
_attachElementToTree(e, t) {
if (this.options.sourceCodeLocationInfo) {
const a = t && {
...t,
startTag: t
};
this.treeAdapter.setNodeSourceCodeLocation(e, a);
}
if (this._shouldFosterParentOnInsertion()) this._fosterParentElement(e); else {
const t = this.openElements.currentTmplContentOrNode;
this.treeAdapter.appendChild(t !== null && t !== void 0 ? t : this.document, e);
}
}
_appendElement(e, t) {
const a = this.treeAdapter.createElement(e.tagName, t, e.attrs);
this._attachElementToTree(a, e.location);
}
_insertElement(e, t) {
const a = this.treeAdapter.createElement(e.tagName, t, e.attrs);
this._attachElementToTree(a, e.location);
this.openElements.push(a, e.tagID);
}
_insertFakeElement(e, t) {
const a = this.treeAdapter.createElement(e, R.HTML, []);
this._attachElementToTree(a, null);
this.openElements.push(a, t);
}
_insertTemplate(e) {
const t = this.treeAdapter.createElement(e.tagName, R.HTML, e.attrs);
const a = this.treeAdapter.createDocumentFragment();
this.treeAdapter.setTemplateContent(t, a);
this._attachElementToTree(t, e.location);
this.openElements.push(t, e.tagID);
this.options.sourceCodeLocationInfo && this.treeAdapter.setNodeSourceCodeLocation(a, null);
}
_insertFakeRootElement() {
const e = this.treeAdapter.createElement(C.HTML, R.HTML, []);
this.options.sourceCodeLocationInfo && this.treeAdapter.setNodeSourceCodeLocation(e, null);
this.treeAdapter.appendChild(this.openElements.current, e);
this.openElements.push(e, S.HTML);
}
_appendCommentNode(e, t) {
const a = this.treeAdapter.createCommentNode(e.data);
this.treeAdapter.appendChild(t, a);
this.options.sourceCodeLocationInfo && this.treeAdapter.setNodeSourceCodeLocation(a, e.location);
}
_insertCharacters(e) {
let t;
let a;
if (this._shouldFosterParentOnInsertion()) {
({parent: t, beforeElement: a} = this._findFosterParentingLocation());
a ? this.treeAdapter.insertTextBefore(t, e.chars, a) : this.treeAdapter.insertText(t, e.chars);
} else {
t = this.openElements.currentTmplContentOrNode;
this.treeAdapter.insertText(t, e.chars);
}
if (!e.location) return;
const s = this.treeAdapter.getChildNodes(t);
const n = a ? s.lastIndexOf(a) : s.length;
const r = s[n - 1];
const i = this.treeAdapter.getNodeSourceCodeLocation(r);
if (i) {
const {endLine: t, endCol: a, endOffset: s} = e.location;
this.treeAdapter.updateNodeSourceCodeLocation(r, {
endLine: t,
endCol: a,
endOffset: s
});
} else this.options.sourceCodeLocationInfo && this.treeAdapter.setNodeSourceCodeLocation(r, e.location);
}
_adoptNodes(e, t) {
for (let a = this.treeAdapter.getFirstChild(e); a; a = this.treeAdapter.getFirstChild(e)) {
this.treeAdapter.detachNode(a);
this.treeAdapter.appendChild(t, a);
}
}
_setEndLocation(e, t) {
if (this.treeAdapter.getNodeSourceCodeLocation(e) && t.location) {
const a = t.location;
const s = this.treeAdapter.getTagName(e);
const n = t.type === T.END_TAG && s === t.tagName ? {
endTag: {
...a
},
endLine: a.endLine,
endCol: a.endCol,
endOffset: a.endOffset
} : {
endLine: a.startLine,
endCol: a.startCol,
endOffset: a.startOffset
};
this.treeAdapter.updateNodeSourceCodeLocation(e, n);
}
}
shouldProcessStartTagTokenInForeignContent(e) {
if (!this.currentNotInHTML) return false;
let t;
let a;
if (this.openElements.stackTop === 0 && this.fragmentContext) {
t = this.fragmentContext;
a = this.fragmentContextID;
} else ({current: t, currentTagId: a} = this.openElements);
if (e.tagID === S.SVG && this.treeAdapter.getTagName(t) === C.ANNOTATION_XML && this.treeAdapter.getNamespaceURI(t) === R.MATHML) return false;
return this.tokenizer.inForeignNode || (e.tagID === S.MGLYPH || e.tagID === S.MALIGNMARK) && a !== void 0 && !this._isIntegrationPoint(a, t, R.HTML);
}
_processToken(e) {
switch (e.type) {
case T.CHARACTER:
this.onCharacter(e);
break;

case T.NULL_CHARACTER:
this.onNullCharacter(e);
break;

case T.COMMENT:
this.onComment(e);
break;

case T.DOCTYPE:
this.onDoctype(e);
break;

case T.START_TAG:
this._processStartTag(e);
break;

case T.END_TAG:
this.onEndTag(e);
break;

case T.EOF:
this.onEof(e);
break;

case T.WHITESPACE_CHARACTER:
this.onWhitespaceCharacter(e);
break;
}
}
_isIntegrationPoint(e, t, a) {
const s = this.treeAdapter.getNamespaceURI(t);
const n = this.treeAdapter.getAttrList(t);
return isIntegrationPoint(e, s, n, a);
}
_reconstructActiveFormattingElements() {
const e = this.activeFormattingElements.entries.length;
if (e) {
const t = this.activeFormattingElements.entries.findIndex(e => e.type === Y.Marker || this.openElements.contains(e.element));
const a = t === -1 ? e - 1 : t - 1;
for (let e = a; e >= 0; e--) {
const t = this.activeFormattingElements.entries[e];
this._insertElement(t.token, this.treeAdapter.getNamespaceURI(t.element));
t.element = this.openElements.current;
}
}
}
_closeTableCell() {
this.openElements.generateImpliedEndTags();
this.openElements.popUntilTableCellPopped();
this.activeFormattingElements.clearToLastMarker();
this.insertionMode = Te.IN_ROW;
}
_closePElement() {
this.openElements.generateImpliedEndTagsWithExclusion(S.P);
this.openElements.popUntilTagNamePopped(S.P);
}
_resetInsertionMode() {
for (let e = this.openElements.stackTop; e >= 0; e--) switch (e === 0 && this.fragmentContext ? this.fragmentContextID : this.openElements.tagIDs[e]) {
case S.TR:
this.insertionMode = Te.IN_ROW;
return;

case S.TBODY:
case S.THEAD:
case S.TFOOT:
this.insertionMode = Te.IN_TABLE_BODY;
return;

case S.CAPTION:
this.insertionMode = Te.IN_CAPTION;
return;

case S.COLGROUP:
this.insertionMode = Te.IN_COLUMN_GROUP;
return;

case S.TABLE:
this.insertionMode = Te.IN_TABLE;
return;

case S.BODY:
this.insertionMode = Te.IN_BODY;
return;

case S.FRAMESET:
this.insertionMode = Te.IN_FRAMESET;
return;

case S.SELECT:
this._resetInsertionModeForSelect(e);
return;

case S.TEMPLATE:
this.insertionMode = this.tmplInsertionModeStack[0];
return;

case S.HTML:
this.insertionMode = this.headElement ? Te.AFTER_HEAD : Te.BEFORE_HEAD;
return;

case S.TD:
case S.TH:
if (e > 0) {
this.insertionMode = Te.IN_CELL;
return;
}
break;

case S.HEAD:
if (e > 0) {
this.insertionMode = Te.IN_HEAD;
return;
}
break;
}
this.insertionMode = Te.IN_BODY;
}
_resetInsertionModeForSelect(e) {
if (e > 0) for (let t = e - 1; t > 0; t--) {
const e = this.openElements.tagIDs[t];
if (e === S.TEMPLATE) break;
if (e === S.TABLE) {
this.insertionMode = Te.IN_SELECT_IN_TABLE;
return;
}
}
this.insertionMode = Te.IN_SELECT;
}
_isElementCausesFosterParenting(e) {
return he.has(e);
}
_shouldFosterParentOnInsertion() {
return this.fosterParentingEnabled && this.openElements.currentTagId !== void 0 && this._isElementCausesFosterParenting(this.openElements.currentTagId);
}
_findFosterParentingLocation() {
for (let e = this.openElements.stackTop; e >= 0; e--) {
const t = this.openElements.items[e];
switch (this.openElements.tagIDs[e]) {
case S.TEMPLATE:
if (this.treeAdapter.getNamespaceURI(t) === R.HTML) return {
parent: this.treeAdapter.getTemplateContent(t),
beforeElement: null
};
break;

case S.TABLE:
{
const a = this.treeAdapter.getParentNode(t);
if (a) return {
parent: a,
beforeElement: t
};
return {
parent: this.openElements.items[e - 1],
beforeElement: null
};
}

default:
}
}
return {
parent: this.openElements.items[0],
beforeElement: null
};
}
_fosterParentElement(e) {
const t = this._findFosterParentingLocation();
t.beforeElement ? this.treeAdapter.insertBefore(t.parent, e, t.beforeElement) : this.treeAdapter.appendChild(t.parent, e);
}
_isSpecialElement(e, t) {
const a = this.treeAdapter.getNamespaceURI(e);
return g[a].has(t);
}
onCharacter(e) {
this.skipNextNewLine = false;
if (this.tokenizer.inForeignNode) {
characterInForeignContent(this, e);
return;
}
switch (this.insertionMode) {
case Te.INITIAL:
tokenInInitialMode(this, e);
break;

case Te.BEFORE_HTML:
tokenBeforeHtml(this, e);
break;

case Te.BEFORE_HEAD:
tokenBeforeHead(this, e);
break;

case Te.IN_HEAD:
tokenInHead(this, e);
break;

case Te.IN_HEAD_NO_SCRIPT:
tokenInHeadNoScript(this, e);
break;

case Te.AFTER_HEAD:
tokenAfterHead(this, e);
break;

case Te.IN_BODY:
case Te.IN_CAPTION:
case Te.IN_CELL:
case Te.IN_TEMPLATE:
characterInBody(this, e);
break;

case Te.TEXT:
case Te.IN_SELECT:
case Te.IN_SELECT_IN_TABLE:
this._insertCharacters(e);
break;

case Te.IN_TABLE:
case Te.IN_TABLE_BODY:
case Te.IN_ROW:
characterInTable(this, e);
break;

case Te.IN_TABLE_TEXT:
characterInTableText(this, e);
break;

case Te.IN_COLUMN_GROUP:
tokenInColumnGroup(this, e);
break;

case Te.AFTER_BODY:
tokenAfterBody(this, e);
break;

case Te.AFTER_AFTER_BODY:
tokenAfterAfterBody(this, e);
break;

default:
}
}
onNullCharacter(e) {
this.skipNextNewLine = false;
if (this.tokenizer.inForeignNode) {
nullCharacterInForeignContent(this, e);
return;
}
switch (this.insertionMode) {
case Te.INITIAL:
tokenInInitialMode(this, e);
break;

case Te.BEFORE_HTML:
tokenBeforeHtml(this, e);
break;

case Te.BEFORE_HEAD:
tokenBeforeHead(this, e);
break;

case Te.IN_HEAD:
tokenInHead(this, e);
break;

case Te.IN_HEAD_NO_SCRIPT:
tokenInHeadNoScript(this, e);
break;

case Te.AFTER_HEAD:
tokenAfterHead(this, e);
break;

case Te.TEXT:
this._insertCharacters(e);
break;

case Te.IN_TABLE:
case Te.IN_TABLE_BODY:
case Te.IN_ROW:
characterInTable(this, e);
break;

case Te.IN_COLUMN_GROUP:
tokenInColumnGroup(this, e);
break;

case Te.AFTER_BODY:
tokenAfterBody(this, e);
break;

case Te.AFTER_AFTER_BODY:
tokenAfterAfterBody(this, e);
break;

default:
}
}
onComment(e) {
this.skipNextNewLine = false;
if (this.currentNotInHTML) {
appendComment(this, e);
return;
}
switch (this.insertionMode) {
case Te.INITIAL:
case Te.BEFORE_HTML:
case Te.BEFORE_HEAD:
case Te.IN_HEAD:
case Te.IN_HEAD_NO_SCRIPT:
case Te.AFTER_HEAD:
case Te.IN_BODY:
case Te.IN_TABLE:
case Te.IN_CAPTION:
case Te.IN_COLUMN_GROUP:
case Te.IN_TABLE_BODY:
case Te.IN_ROW:
case Te.IN_CELL:
case Te.IN_SELECT:
case Te.IN_SELECT_IN_TABLE:
case Te.IN_TEMPLATE:
case Te.IN_FRAMESET:
case Te.AFTER_FRAMESET:
appendComment(this, e);
break;

case Te.IN_TABLE_TEXT:
tokenInTableText(this, e);
break;

case Te.AFTER_BODY:
appendCommentToRootHtmlElement(this, e);
break;

case Te.AFTER_AFTER_BODY:
case Te.AFTER_AFTER_FRAMESET:
appendCommentToDocument(this, e);
break;

default:
}
}
onDoctype(e) {
this.skipNextNewLine = false;
switch (this.insertionMode) {
case Te.INITIAL:
doctypeInInitialMode(this, e);
break;

case Te.BEFORE_HEAD:
case Te.IN_HEAD:
case Te.IN_HEAD_NO_SCRIPT:
case Te.AFTER_HEAD:
this._err(e, o.misplacedDoctype);
break;

case Te.IN_TABLE_TEXT:
tokenInTableText(this, e);
break;

default:
}
}
onStartTag(e) {
this.skipNextNewLine = false;
this.currentToken = e;
this._processStartTag(e);
e.selfClosing && !e.ackSelfClosing && this._err(e, o.nonVoidHtmlElementStartTagWithTrailingSolidus);
}
_processStartTag(e) {
this.shouldProcessStartTagTokenInForeignContent(e) ? startTagInForeignContent(this, e) : this._startTagOutsideForeignContent(e);
}
_startTagOutsideForeignContent(e) {
switch (this.insertionMode) {
case Te.INITIAL:
tokenInInitialMode(this, e);
break;

case Te.BEFORE_HTML:
startTagBeforeHtml(this, e);
break;

case Te.BEFORE_HEAD:
startTagBeforeHead(this, e);
break;

case Te.IN_HEAD:
startTagInHead(this, e);
break;

case Te.IN_HEAD_NO_SCRIPT:
startTagInHeadNoScript(this, e);
break;

case Te.AFTER_HEAD:
startTagAfterHead(this, e);
break;

case Te.IN_BODY:
startTagInBody(this, e);
break;

case Te.IN_TABLE:
startTagInTable(this, e);
break;

case Te.IN_TABLE_TEXT:
tokenInTableText(this, e);
break;

case Te.IN_CAPTION:
startTagInCaption(this, e);
break;

case Te.IN_COLUMN_GROUP:
startTagInColumnGroup(this, e);
break;

case Te.IN_TABLE_BODY:
startTagInTableBody(this, e);
break;

case Te.IN_ROW:
startTagInRow(this, e);
break;

case Te.IN_CELL:
startTagInCell(this, e);
break;

case Te.IN_SELECT:
startTagInSelect(this, e);
break;

case Te.IN_SELECT_IN_TABLE:
startTagInSelectInTable(this, e);
break;

case Te.IN_TEMPLATE:
startTagInTemplate(this, e);
break;

case Te.AFTER_BODY:
startTagAfterBody(this, e);
break;

case Te.IN_FRAMESET:
startTagInFrameset(this, e);
break;

case Te.AFTER_FRAMESET:
startTagAfterFrameset(this, e);
break;

case Te.AFTER_AFTER_BODY:
startTagAfterAfterBody(this, e);
break;

case Te.AFTER_AFTER_FRAMESET:
startTagAfterAfterFrameset(this, e);
break;

default:
}
}
onEndTag(e) {
this.skipNextNewLine = false;
this.currentToken = e;
this.currentNotInHTML ? endTagInForeignContent(this, e) : this._endTagOutsideForeignContent(e);
}
_endTagOutsideForeignContent(e) {
switch (this.insertionMode) {
case Te.INITIAL:
tokenInInitialMode(this, e);
break;

case Te.BEFORE_HTML:
endTagBeforeHtml(this, e);
break;

case Te.BEFORE_HEAD:
endTagBeforeHead(this, e);
break;

case Te.IN_HEAD:
endTagInHead(this, e);
break;

case Te.IN_HEAD_NO_SCRIPT:
endTagInHeadNoScript(this, e);
break;

case Te.AFTER_HEAD:
endTagAfterHead(this, e);
break;

case Te.IN_BODY:
endTagInBody(this, e);
break;

case Te.TEXT:
endTagInText(this, e);
break;

case Te.IN_TABLE:
endTagInTable(this, e);
break;

case Te.IN_TABLE_TEXT:
tokenInTableText(this, e);
break;

case Te.IN_CAPTION:
endTagInCaption(this, e);
break;

case Te.IN_COLUMN_GROUP:
endTagInColumnGroup(this, e);
break;

case Te.IN_TABLE_BODY:
endTagInTableBody(this, e);
break;

case Te.IN_ROW:
endTagInRow(this, e);
break;

case Te.IN_CELL:
endTagInCell(this, e);
break;

case Te.IN_SELECT:
endTagInSelect(this, e);
break;

case Te.IN_SELECT_IN_TABLE:
endTagInSelectInTable(this, e);
break;

case Te.IN_TEMPLATE:
endTagInTemplate(this, e);
break;

case Te.AFTER_BODY:
endTagAfterBody(this, e);
break;

case Te.IN_FRAMESET:
endTagInFrameset(this, e);
break;

case Te.AFTER_FRAMESET:
endTagAfterFrameset(this, e);
break;

case Te.AFTER_AFTER_BODY:
tokenAfterAfterBody(this, e);
break;

default:
}
}
onEof(e) {
switch (this.insertionMode) {
case Te.INITIAL:
tokenInInitialMode(this, e);
break;

case Te.BEFORE_HTML:
tokenBeforeHtml(this, e);
break;

case Te.BEFORE_HEAD:
tokenBeforeHead(this, e);
break;

case Te.IN_HEAD:
tokenInHead(this, e);
break;

case Te.IN_HEAD_NO_SCRIPT:
tokenInHeadNoScript(this, e);
break;

case Te.AFTER_HEAD:
tokenAfterHead(this, e);
break;

case Te.IN_BODY:
case Te.IN_TABLE:
case Te.IN_CAPTION:
case Te.IN_COLUMN_GROUP:
case Te.IN_TABLE_BODY:
case Te.IN_ROW:
case Te.IN_CELL:
case Te.IN_SELECT:
case Te.IN_SELECT_IN_TABLE:
eofInBody(this, e);
break;

case Te.TEXT:
eofInText(this, e);
break;

case Te.IN_TABLE_TEXT:
tokenInTableText(this, e);
break;

case Te.IN_TEMPLATE:
eofInTemplate(this, e);
break;

case Te.AFTER_BODY:
case Te.IN_FRAMESET:
case Te.AFTER_FRAMESET:
case Te.AFTER_AFTER_BODY:
case Te.AFTER_AFTER_FRAMESET:
stopParsing(this, e);
break;

default:
}
}
onWhitespaceCharacter(e) {
if (this.skipNextNewLine) {
this.skipNextNewLine = false;
if (e.chars.charCodeAt(0) === r.LINE_FEED) {
if (e.chars.length === 1) return;
e.chars = e.chars.substr(1);
}
}
if (this.tokenizer.inForeignNode) {
this._insertCharacters(e);
return;
}
switch (this.insertionMode) {
case Te.IN_HEAD:
case Te.IN_HEAD_NO_SCRIPT:
case Te.AFTER_HEAD:
case Te.TEXT:
case Te.IN_COLUMN_GROUP:
case Te.IN_SELECT:
case Te.IN_SELECT_IN_TABLE:
case Te.IN_FRAMESET:
case Te.AFTER_FRAMESET:
this._insertCharacters(e);
break;

case Te.IN_BODY:
case Te.IN_CAPTION:
case Te.IN_CELL:
case Te.IN_TEMPLATE:
case Te.AFTER_BODY:
case Te.AFTER_AFTER_BODY:
case Te.AFTER_AFTER_FRAMESET:
whitespaceCharacterInBody(this, e);
break;

case Te.IN_TABLE:
case Te.IN_TABLE_BODY:
case Te.IN_ROW:
characterInTable(this, e);
break;

case Te.IN_TABLE_TEXT:
whitespaceCharacterInTableText(this, e);
break;

default:
}
}
}
function aaObtainFormattingElementEntry(e, t) {
let a = e.activeFormattingElements.getElementEntryInScopeWithTagName(t.tagName);
if (a) if (e.openElements.contains(a.element)) e.openElements.hasInScope(t.tagID) || (a = null); else {
e.activeFormattingElements.removeEntry(a);
a = null;
} else genericEndTagInBody(e, t);
return a;
}
function aaObtainFurthestBlock(e, t) {
let a = null;
let s = e.openElements.stackTop;
for (;s >= 0; s--) {
const n = e.openElements.items[s];
if (n === t.element) break;
e._isSpecialElement(n, e.openElements.tagIDs[s]) && (a = n);
}
if (!a) {
e.openElements.shortenToLength(Math.max(s, 0));
e.activeFormattingElements.removeEntry(t);
}
return a;
}
function aaInnerLoop(e, t, a) {
let s = t;
let n = e.openElements.getCommonAncestor(t);
for (let r = 0, i = n; i !== a; r++, i = n) {
n = e.openElements.getCommonAncestor(i);
const a = e.activeFormattingElements.getElementEntry(i);
const o = a && r >= ce;
const c = !a || o;
if (c) {
o && e.activeFormattingElements.removeEntry(a);
e.openElements.remove(i);
} else {
i = aaRecreateElementFromEntry(e, a);
s === t && (e.activeFormattingElements.bookmark = a);
e.treeAdapter.detachNode(s);
e.treeAdapter.appendChild(i, s);
s = i;
}
}
return s;
}
function aaRecreateElementFromEntry(e, t) {
const a = e.treeAdapter.getNamespaceURI(t.element);
const s = e.treeAdapter.createElement(t.token.tagName, a, t.token.attrs);
e.openElements.replace(t.element, s);
t.element = s;
return s;
}
function aaInsertLastNodeInCommonAncestor(e, t, a) {
const s = e.treeAdapter.getTagName(t);
const n = getTagID(s);
if (e._isElementCausesFosterParenting(n)) e._fosterParentElement(a); else {
const s = e.treeAdapter.getNamespaceURI(t);
n === S.TEMPLATE && s === R.HTML && (t = e.treeAdapter.getTemplateContent(t));
e.treeAdapter.appendChild(t, a);
}
}
function aaReplaceFormattingElement(e, t, a) {
const s = e.treeAdapter.getNamespaceURI(a.element);
const {token: n} = a;
const r = e.treeAdapter.createElement(n.tagName, s, n.attrs);
e._adoptNodes(t, r);
e.treeAdapter.appendChild(t, r);
e.activeFormattingElements.insertElementAfterBookmark(r, n);
e.activeFormattingElements.removeEntry(a);
e.openElements.remove(a.element);
e.openElements.insertAfter(t, r, n.tagID);
}
function callAdoptionAgency(e, t) {
for (let a = 0; a < oe; a++) {
const a = aaObtainFormattingElementEntry(e, t);
if (!a) break;
const s = aaObtainFurthestBlock(e, a);
if (!s) break;
e.activeFormattingElements.bookmark = a;
const n = aaInnerLoop(e, s, a.element);
const r = e.openElements.getCommonAncestor(a.element);
e.treeAdapter.detachNode(n);
r && aaInsertLastNodeInCommonAncestor(e, r, n);
aaReplaceFormattingElement(e, s, a);
}
}
function appendComment(e, t) {
e._appendCommentNode(t, e.openElements.currentTmplContentOrNode);
}
function appendCommentToRootHtmlElement(e, t) {
e._appendCommentNode(t, e.openElements.items[0]);
}
function appendCommentToDocument(e, t) {
e._appendCommentNode(t, e.document);
}
function stopParsing(e, t) {
e.stopped = true;
if (t.location) {
const a = e.fragmentContext ? 0 : 2;
for (let s = e.openElements.stackTop; s >= a; s--) e._setEndLocation(e.openElements.items[s], t);
if (!e.fragmentContext && e.openElements.stackTop >= 0) {
const a = e.openElements.items[0];
const s = e.treeAdapter.getNodeSourceCodeLocation(a);
if (s && !s.endTag) {
e._setEndLocation(a, t);
if (e.openElements.stackTop >= 1) {
const a = e.openElements.items[1];
const s = e.treeAdapter.getNodeSourceCodeLocation(a);
s && !s.endTag && e._setEndLocation(a, t);
}
}
}
}
}
function doctypeInInitialMode(e, t) {
e._setDocumentType(t);
const a = t.forceQuirks ? N.QUIRKS : getDocumentMode(t);
isConforming(t) || e._err(t, o.nonConformingDoctype);
e.treeAdapter.setDocumentMode(e.document, a);
e.insertionMode = Te.BEFORE_HTML;
}
function tokenInInitialMode(e, t) {
e._err(t, o.missingDoctype, true);
e.treeAdapter.setDocumentMode(e.document, N.QUIRKS);
e.insertionMode = Te.BEFORE_HTML;
e._processToken(t);
}
function startTagBeforeHtml(e, t) {
if (t.tagID === S.HTML) {
e._insertElement(t, R.HTML);
e.insertionMode = Te.BEFORE_HEAD;
} else tokenBeforeHtml(e, t);
}
function endTagBeforeHtml(e, t) {
const a = t.tagID;
a !== S.HTML && a !== S.HEAD && a !== S.BODY && a !== S.BR || tokenBeforeHtml(e, t);
}
function tokenBeforeHtml(e, t) {
e._insertFakeRootElement();
e.insertionMode = Te.BEFORE_HEAD;
e._processToken(t);
}
function startTagBeforeHead(e, t) {
switch (t.tagID) {
case S.HTML:
startTagInBody(e, t);
break;

case S.HEAD:
e._insertElement(t, R.HTML);
e.headElement = e.openElements.current;
e.insertionMode = Te.IN_HEAD;
break;

default:
tokenBeforeHead(e, t);
}
}
function endTagBeforeHead(e, t) {
const a = t.tagID;
a === S.HEAD || a === S.BODY || a === S.HTML || a === S.BR ? tokenBeforeHead(e, t) : e._err(t, o.endTagWithoutMatchingOpenElement);
}
function tokenBeforeHead(e, t) {
e._insertFakeElement(C.HEAD, S.HEAD);
e.headElement = e.openElements.current;
e.insertionMode = Te.IN_HEAD;
e._processToken(t);
}
function startTagInHead(e, t) {
switch (t.tagID) {
case S.HTML:
startTagInBody(e, t);
break;

case S.BASE:
case S.BASEFONT:
case S.BGSOUND:
case S.LINK:
case S.META:
e._appendElement(t, R.HTML);
t.ackSelfClosing = true;
break;

case S.TITLE:
e._switchToTextParsing(t, k.RCDATA);
break;

case S.NOSCRIPT:
if (e.options.scriptingEnabled) e._switchToTextParsing(t, k.RAWTEXT); else {
e._insertElement(t, R.HTML);
e.insertionMode = Te.IN_HEAD_NO_SCRIPT;
}
break;

case S.NOFRAMES:
case S.STYLE:
e._switchToTextParsing(t, k.RAWTEXT);
break;

case S.SCRIPT:
e._switchToTextParsing(t, k.SCRIPT_DATA);
break;

case S.TEMPLATE:
e._insertTemplate(t);
e.activeFormattingElements.insertMarker();
e.framesetOk = false;
e.insertionMode = Te.IN_TEMPLATE;
e.tmplInsertionModeStack.unshift(Te.IN_TEMPLATE);
break;

case S.HEAD:
e._err(t, o.misplacedStartTagForHeadElement);
break;

default:
tokenInHead(e, t);
}
}
function endTagInHead(e, t) {
switch (t.tagID) {
case S.HEAD:
e.openElements.pop();
e.insertionMode = Te.AFTER_HEAD;
break;

case S.BODY:
case S.BR:
case S.HTML:
tokenInHead(e, t);
break;

case S.TEMPLATE:
templateEndTagInHead(e, t);
break;

default:
e._err(t, o.endTagWithoutMatchingOpenElement);
}
}
function templateEndTagInHead(e, t) {
if (e.openElements.tmplCount > 0) {
e.openElements.generateImpliedEndTagsThoroughly();
e.openElements.currentTagId !== S.TEMPLATE && e._err(t, o.closingOfElementWithOpenChildElements);
e.openElements.popUntilTagNamePopped(S.TEMPLATE);
e.activeFormattingElements.clearToLastMarker();
e.tmplInsertionModeStack.shift();
e._resetInsertionMode();
} else e._err(t, o.endTagWithoutMatchingOpenElement);
}
function tokenInHead(e, t) {
e.openElements.pop();
e.insertionMode = Te.AFTER_HEAD;
e._processToken(t);
}
function startTagInHeadNoScript(e, t) {
switch (t.tagID) {
case S.HTML:
startTagInBody(e, t);
break;

case S.BASEFONT:
case S.BGSOUND:
case S.HEAD:
case S.LINK:
case S.META:
case S.NOFRAMES:
case S.STYLE:
startTagInHead(e, t);
break;

case S.NOSCRIPT:
e._err(t, o.nestedNoscriptInHead);
break;

default:
tokenInHeadNoScript(e, t);
}
}
function endTagInHeadNoScript(e, t) {
switch (t.tagID) {
case S.NOSCRIPT:
e.openElements.pop();
e.insertionMode = Te.IN_HEAD;
break;

case S.BR:
tokenInHeadNoScript(e, t);
break;

default:
e._err(t, o.endTagWithoutMatchingOpenElement);
}
}
function tokenInHeadNoScript(e, t) {
const a = t.type === T.EOF ? o.openElementsLeftAfterEof : o.disallowedContentInNoscriptInHead;
e._err(t, a);
e.openElements.pop();
e.insertionMode = Te.IN_HEAD;
e._processToken(t);
}
function startTagAfterHead(e, t) {
switch (t.tagID) {
case S.HTML:
startTagInBody(e, t);
break;

case S.BODY:
e._insertElement(t, R.HTML);
e.framesetOk = false;
e.insertionMode = Te.IN_BODY;
break;

case S.FRAMESET:
e._insertElement(t, R.HTML);
e.insertionMode = Te.IN_FRAMESET;
break;

case S.BASE:
case S.BASEFONT:
case S.BGSOUND:
case S.LINK:
case S.META:
case S.NOFRAMES:
case S.SCRIPT:
case S.STYLE:
case S.TEMPLATE:
case S.TITLE:
e._err(t, o.abandonedHeadElementChild);
e.openElements.push(e.headElement, S.HEAD);
startTagInHead(e, t);
e.openElements.remove(e.headElement);
break;

case S.HEAD:
e._err(t, o.misplacedStartTagForHeadElement);
break;

default:
tokenAfterHead(e, t);
}
}
function endTagAfterHead(e, t) {
switch (t.tagID) {
case S.BODY:
case S.HTML:
case S.BR:
tokenAfterHead(e, t);
break;

case S.TEMPLATE:
templateEndTagInHead(e, t);
break;

default:
e._err(t, o.endTagWithoutMatchingOpenElement);
}
}
function tokenAfterHead(e, t) {
e._insertFakeElement(C.BODY, S.BODY);
e.insertionMode = Te.IN_BODY;
modeInBody(e, t);
}
function modeInBody(e, t) {
switch (t.type) {
case T.CHARACTER:
characterInBody(e, t);
break;

case T.WHITESPACE_CHARACTER:
whitespaceCharacterInBody(e, t);
break;

case T.COMMENT:
appendComment(e, t);
break;

case T.START_TAG:
startTagInBody(e, t);
break;

case T.END_TAG:
endTagInBody(e, t);
break;

case T.EOF:
eofInBody(e, t);
break;

default:
}
}
function whitespaceCharacterInBody(e, t) {
e._reconstructActiveFormattingElements();
e._insertCharacters(t);
}
function characterInBody(e, t) {
e._reconstructActiveFormattingElements();
e._insertCharacters(t);
e.framesetOk = false;
}
function htmlStartTagInBody(e, t) {
e.openElements.tmplCount === 0 && e.treeAdapter.adoptAttributes(e.openElements.items[0], t.attrs);
}
function bodyStartTagInBody(e, t) {
const a = e.openElements.tryPeekProperlyNestedBodyElement();
if (a && e.openElements.tmplCount === 0) {
e.framesetOk = false;
e.treeAdapter.adoptAttributes(a, t.attrs);
}
}
function framesetStartTagInBody(e, t) {
const a = e.openElements.tryPeekProperlyNestedBodyElement();
if (e.framesetOk && a) {
e.treeAdapter.detachNode(a);
e.openElements.popAllUpToHtmlElement();
e._insertElement(t, R.HTML);
e.insertionMode = Te.IN_FRAMESET;
}
}
function addressStartTagInBody(e, t) {
e.openElements.hasInButtonScope(S.P) && e._closePElement();
e._insertElement(t, R.HTML);
}
function numberedHeaderStartTagInBody(e, t) {
e.openElements.hasInButtonScope(S.P) && e._closePElement();
e.openElements.currentTagId !== void 0 && O.has(e.openElements.currentTagId) && e.openElements.pop();
e._insertElement(t, R.HTML);
}
function preStartTagInBody(e, t) {
e.openElements.hasInButtonScope(S.P) && e._closePElement();
e._insertElement(t, R.HTML);
e.skipNextNewLine = true;
e.framesetOk = false;
}
function formStartTagInBody(e, t) {
const a = e.openElements.tmplCount > 0;
if (!e.formElement || a) {
e.openElements.hasInButtonScope(S.P) && e._closePElement();
e._insertElement(t, R.HTML);
a || (e.formElement = e.openElements.current);
}
}
function listItemStartTagInBody(e, t) {
e.framesetOk = false;
const a = t.tagID;
for (let t = e.openElements.stackTop; t >= 0; t--) {
const s = e.openElements.tagIDs[t];
if (a === S.LI && s === S.LI || (a === S.DD || a === S.DT) && (s === S.DD || s === S.DT)) {
e.openElements.generateImpliedEndTagsWithExclusion(s);
e.openElements.popUntilTagNamePopped(s);
break;
}
if (s !== S.ADDRESS && s !== S.DIV && s !== S.P && e._isSpecialElement(e.openElements.items[t], s)) break;
}
e.openElements.hasInButtonScope(S.P) && e._closePElement();
e._insertElement(t, R.HTML);
}
function plaintextStartTagInBody(e, t) {
e.openElements.hasInButtonScope(S.P) && e._closePElement();
e._insertElement(t, R.HTML);
e.tokenizer.state = k.PLAINTEXT;
}
function buttonStartTagInBody(e, t) {
if (e.openElements.hasInScope(S.BUTTON)) {
e.openElements.generateImpliedEndTags();
e.openElements.popUntilTagNamePopped(S.BUTTON);
}
e._reconstructActiveFormattingElements();
e._insertElement(t, R.HTML);
e.framesetOk = false;
}
function aStartTagInBody(e, t) {
const a = e.activeFormattingElements.getElementEntryInScopeWithTagName(C.A);
if (a) {
callAdoptionAgency(e, t);
e.openElements.remove(a.element);
e.activeFormattingElements.removeEntry(a);
}
e._reconstructActiveFormattingElements();
e._insertElement(t, R.HTML);
e.activeFormattingElements.pushElement(e.openElements.current, t);
}
function bStartTagInBody(e, t) {
e._reconstructActiveFormattingElements();
e._insertElement(t, R.HTML);
e.activeFormattingElements.pushElement(e.openElements.current, t);
}
function nobrStartTagInBody(e, t) {
e._reconstructActiveFormattingElements();
if (e.openElements.hasInScope(S.NOBR)) {
callAdoptionAgency(e, t);
e._reconstructActiveFormattingElements();
}
e._insertElement(t, R.HTML);
e.activeFormattingElements.pushElement(e.openElements.current, t);
}
function appletStartTagInBody(e, t) {
e._reconstructActiveFormattingElements();
e._insertElement(t, R.HTML);
e.activeFormattingElements.insertMarker();
e.framesetOk = false;
}
function tableStartTagInBody(e, t) {
e.treeAdapter.getDocumentMode(e.document) !== N.QUIRKS && e.openElements.hasInButtonScope(S.P) && e._closePElement();
e._insertElement(t, R.HTML);
e.framesetOk = false;
e.insertionMode = Te.IN_TABLE;
}
function areaStartTagInBody(e, t) {
e._reconstructActiveFormattingElements();
e._appendElement(t, R.HTML);
e.framesetOk = false;
t.ackSelfClosing = true;
}
function isHiddenInput(e) {
const t = getTokenAttr(e, p.TYPE);
return t != null && t.toLowerCase() === ie;
}
function inputStartTagInBody(e, t) {
e._reconstructActiveFormattingElements();
e._appendElement(t, R.HTML);
isHiddenInput(t) || (e.framesetOk = false);
t.ackSelfClosing = true;
}
function paramStartTagInBody(e, t) {
e._appendElement(t, R.HTML);
t.ackSelfClosing = true;
}
function hrStartTagInBody(e, t) {
e.openElements.hasInButtonScope(S.P) && e._closePElement();
e._appendElement(t, R.HTML);
e.framesetOk = false;
t.ackSelfClosing = true;
}
function imageStartTagInBody(e, t) {
t.tagName = C.IMG;
t.tagID = S.IMG;
areaStartTagInBody(e, t);
}
function textareaStartTagInBody(e, t) {
e._insertElement(t, R.HTML);
e.skipNextNewLine = true;
e.tokenizer.state = k.RCDATA;
e.originalInsertionMode = e.insertionMode;
e.framesetOk = false;
e.insertionMode = Te.TEXT;
}
function xmpStartTagInBody(e, t) {
e.openElements.hasInButtonScope(S.P) && e._closePElement();
e._reconstructActiveFormattingElements();
e.framesetOk = false;
e._switchToTextParsing(t, k.RAWTEXT);
}
function iframeStartTagInBody(e, t) {
e.framesetOk = false;
e._switchToTextParsing(t, k.RAWTEXT);
}
function rawTextStartTagInBody(e, t) {
e._switchToTextParsing(t, k.RAWTEXT);
}
function selectStartTagInBody(e, t) {
e._reconstructActiveFormattingElements();
e._insertElement(t, R.HTML);
e.framesetOk = false;
e.insertionMode = e.insertionMode === Te.IN_TABLE || e.insertionMode === Te.IN_CAPTION || e.insertionMode === Te.IN_TABLE_BODY || e.insertionMode === Te.IN_ROW || e.insertionMode === Te.IN_CELL ? Te.IN_SELECT_IN_TABLE : Te.IN_SELECT;
}
function optgroupStartTagInBody(e, t) {
e.openElements.currentTagId === S.OPTION && e.openElements.pop();
e._reconstructActiveFormattingElements();
e._insertElement(t, R.HTML);
}
function rbStartTagInBody(e, t) {
e.openElements.hasInScope(S.RUBY) && e.openElements.generateImpliedEndTags();
e._insertElement(t, R.HTML);
}
function rtStartTagInBody(e, t) {
e.openElements.hasInScope(S.RUBY) && e.openElements.generateImpliedEndTagsWithExclusion(S.RTC);
e._insertElement(t, R.HTML);
}
function mathStartTagInBody(e, t) {
e._reconstructActiveFormattingElements();
adjustTokenMathMLAttrs(t);
adjustTokenXMLAttrs(t);
t.selfClosing ? e._appendElement(t, R.MATHML) : e._insertElement(t, R.MATHML);
t.ackSelfClosing = true;
}
function svgStartTagInBody(e, t) {
e._reconstructActiveFormattingElements();
adjustTokenSVGAttrs(t);
adjustTokenXMLAttrs(t);
t.selfClosing ? e._appendElement(t, R.SVG) : e._insertElement(t, R.SVG);
t.ackSelfClosing = true;
}
function genericStartTagInBody(e, t) {
e._reconstructActiveFormattingElements();
e._insertElement(t, R.HTML);
}
function startTagInBody(e, t) {
switch (t.tagID) {
case S.I:
case S.S:
case S.B:
case S.U:
case S.EM:
case S.TT:
case S.BIG:
case S.CODE:
case S.FONT:
case S.SMALL:
case S.STRIKE:
case S.STRONG:
bStartTagInBody(e, t);
break;

case S.A:
aStartTagInBody(e, t);
break;

case S.H1:
case S.H2:
case S.H3:
case S.H4:
case S.H5:
case S.H6:
numberedHeaderStartTagInBody(e, t);
break;

case S.P:
case S.DL:
case S.OL:
case S.UL:
case S.DIV:
case S.DIR:
case S.NAV:
case S.MAIN:
case S.MENU:
case S.ASIDE:
case S.CENTER:
case S.FIGURE:
case S.FOOTER:
case S.HEADER:
case S.HGROUP:
case S.DIALOG:
case S.DETAILS:
case S.ADDRESS:
case S.ARTICLE:
case S.SEARCH:
case S.SECTION:
case S.SUMMARY:
case S.FIELDSET:
case S.BLOCKQUOTE:
case S.FIGCAPTION:
addressStartTagInBody(e, t);
break;

case S.LI:
case S.DD:
case S.DT:
listItemStartTagInBody(e, t);
break;

case S.BR:
case S.IMG:
case S.WBR:
case S.AREA:
case S.EMBED:
case S.KEYGEN:
areaStartTagInBody(e, t);
break;

case S.HR:
hrStartTagInBody(e, t);
break;

case S.RB:
case S.RTC:
rbStartTagInBody(e, t);
break;

case S.RT:
case S.RP:
rtStartTagInBody(e, t);
break;

case S.PRE:
case S.LISTING:
preStartTagInBody(e, t);
break;

case S.XMP:
xmpStartTagInBody(e, t);
break;

case S.SVG:
svgStartTagInBody(e, t);
break;

case S.HTML:
htmlStartTagInBody(e, t);
break;

case S.BASE:
case S.LINK:
case S.META:
case S.STYLE:
case S.TITLE:
case S.SCRIPT:
case S.BGSOUND:
case S.BASEFONT:
case S.TEMPLATE:
startTagInHead(e, t);
break;

case S.BODY:
bodyStartTagInBody(e, t);
break;

case S.FORM:
formStartTagInBody(e, t);
break;

case S.NOBR:
nobrStartTagInBody(e, t);
break;

case S.MATH:
mathStartTagInBody(e, t);
break;

case S.TABLE:
tableStartTagInBody(e, t);
break;

case S.INPUT:
inputStartTagInBody(e, t);
break;

case S.PARAM:
case S.TRACK:
case S.SOURCE:
paramStartTagInBody(e, t);
break;

case S.IMAGE:
imageStartTagInBody(e, t);
break;

case S.BUTTON:
buttonStartTagInBody(e, t);
break;

case S.APPLET:
case S.OBJECT:
case S.MARQUEE:
appletStartTagInBody(e, t);
break;

case S.IFRAME:
iframeStartTagInBody(e, t);
break;

case S.SELECT:
selectStartTagInBody(e, t);
break;

case S.OPTION:
case S.OPTGROUP:
optgroupStartTagInBody(e, t);
break;

case S.NOEMBED:
case S.NOFRAMES:
rawTextStartTagInBody(e, t);
break;

case S.FRAMESET:
framesetStartTagInBody(e, t);
break;

case S.TEXTAREA:
textareaStartTagInBody(e, t);
break;

case S.NOSCRIPT:
e.options.scriptingEnabled ? rawTextStartTagInBody(e, t) : genericStartTagInBody(e, t);
break;

case S.PLAINTEXT:
plaintextStartTagInBody(e, t);
break;

case S.COL:
case S.TH:
case S.TD:
case S.TR:
case S.HEAD:
case S.FRAME:
case S.TBODY:
case S.TFOOT:
case S.THEAD:
case S.CAPTION:
case S.COLGROUP:
break;

default:
genericStartTagInBody(e, t);
}
}
function bodyEndTagInBody(e, t) {
if (e.openElements.hasInScope(S.BODY)) {
e.insertionMode = Te.AFTER_BODY;
if (e.options.sourceCodeLocationInfo) {
const a = e.openElements.tryPeekProperlyNestedBodyElement();
a && e._setEndLocation(a, t);
}
}
}
function htmlEndTagInBody(e, t) {
if (e.openElements.hasInScope(S.BODY)) {
e.insertionMode = Te.AFTER_BODY;
endTagAfterBody(e, t);
}
}
function addressEndTagInBody(e, t) {
const a = t.tagID;
if (e.openElements.hasInScope(a)) {
e.openElements.generateImpliedEndTags();
e.openElements.popUntilTagNamePopped(a);
}
}
function formEndTagInBody(e) {
const t = e.openElements.tmplCount > 0;
const {formElement: a} = e;
t || (e.formElement = null);
if ((a || t) && e.openElements.hasInScope(S.FORM)) {
e.openElements.generateImpliedEndTags();
t ? e.openElements.popUntilTagNamePopped(S.FORM) : a && e.openElements.remove(a);
}
}
function pEndTagInBody(e) {
e.openElements.hasInButtonScope(S.P) || e._insertFakeElement(C.P, S.P);
e._closePElement();
}
function liEndTagInBody(e) {
if (e.openElements.hasInListItemScope(S.LI)) {
e.openElements.generateImpliedEndTagsWithExclusion(S.LI);
e.openElements.popUntilTagNamePopped(S.LI);
}
}
function ddEndTagInBody(e, t) {
const a = t.tagID;
if (e.openElements.hasInScope(a)) {
e.openElements.generateImpliedEndTagsWithExclusion(a);
e.openElements.popUntilTagNamePopped(a);
}
}
function numberedHeaderEndTagInBody(e) {
if (e.openElements.hasNumberedHeaderInScope()) {
e.openElements.generateImpliedEndTags();
e.openElements.popUntilNumberedHeaderPopped();
}
}
function appletEndTagInBody(e, t) {
const a = t.tagID;
if (e.openElements.hasInScope(a)) {
e.openElements.generateImpliedEndTags();
e.openElements.popUntilTagNamePopped(a);
e.activeFormattingElements.clearToLastMarker();
}
}
function brEndTagInBody(e) {
e._reconstructActiveFormattingElements();
e._insertFakeElement(C.BR, S.BR);
e.openElements.pop();
e.framesetOk = false;
}
function genericEndTagInBody(e, t) {
const a = t.tagName;
const s = t.tagID;
for (let t = e.openElements.stackTop; t > 0; t--) {
const n = e.openElements.items[t];
const r = e.openElements.tagIDs[t];
if (s === r && (s !== S.UNKNOWN || e.treeAdapter.getTagName(n) === a)) {
e.openElements.generateImpliedEndTagsWithExclusion(s);
e.openElements.stackTop >= t && e.openElements.shortenToLength(t);
break;
}
if (e._isSpecialElement(n, r)) break;
}
}
function endTagInBody(e, t) {
switch (t.tagID) {
case S.A:
case S.B:
case S.I:
case S.S:
case S.U:
case S.EM:
case S.TT:
case S.BIG:
case S.CODE:
case S.FONT:
case S.NOBR:
case S.SMALL:
case S.STRIKE:
case S.STRONG:
callAdoptionAgency(e, t);
break;

case S.P:
pEndTagInBody(e);
break;

case S.DL:
case S.UL:
case S.OL:
case S.DIR:
case S.DIV:
case S.NAV:
case S.PRE:
case S.MAIN:
case S.MENU:
case S.ASIDE:
case S.BUTTON:
case S.CENTER:
case S.FIGURE:
case S.FOOTER:
case S.HEADER:
case S.HGROUP:
case S.DIALOG:
case S.ADDRESS:
case S.ARTICLE:
case S.DETAILS:
case S.SEARCH:
case S.SECTION:
case S.SUMMARY:
case S.LISTING:
case S.FIELDSET:
case S.BLOCKQUOTE:
case S.FIGCAPTION:
addressEndTagInBody(e, t);
break;

case S.LI:
liEndTagInBody(e);
break;

case S.DD:
case S.DT:
ddEndTagInBody(e, t);
break;

case S.H1:
case S.H2:
case S.H3:
case S.H4:
case S.H5:
case S.H6:
numberedHeaderEndTagInBody(e);
break;

case S.BR:
brEndTagInBody(e);
break;

case S.BODY:
bodyEndTagInBody(e, t);
break;

case S.HTML:
htmlEndTagInBody(e, t);
break;

case S.FORM:
formEndTagInBody(e);
break;

case S.APPLET:
case S.OBJECT:
case S.MARQUEE:
appletEndTagInBody(e, t);
break;

case S.TEMPLATE:
templateEndTagInHead(e, t);
break;

default:
genericEndTagInBody(e, t);
}
}
function eofInBody(e, t) {
e.tmplInsertionModeStack.length > 0 ? eofInTemplate(e, t) : stopParsing(e, t);
}
function endTagInText(e, t) {
var a;
t.tagID === S.SCRIPT && ((a = e.scriptHandler) === null || a === void 0 || a.call(e, e.openElements.current));
e.openElements.pop();
e.insertionMode = e.originalInsertionMode;
}
function eofInText(e, t) {
e._err(t, o.eofInElementThatCanContainOnlyText);
e.openElements.pop();
e.insertionMode = e.originalInsertionMode;
e.onEof(t);
}
function characterInTable(e, t) {
if (e.openElements.currentTagId !== void 0 && he.has(e.openElements.currentTagId)) {
e.pendingCharacterTokens.length = 0;
e.hasNonWhitespacePendingCharacterToken = false;
e.originalInsertionMode = e.insertionMode;
e.insertionMode = Te.IN_TABLE_TEXT;
switch (t.type) {
case T.CHARACTER:
characterInTableText(e, t);
break;

case T.WHITESPACE_CHARACTER:
whitespaceCharacterInTableText(e, t);
break;
}
} else tokenInTable(e, t);
}
function captionStartTagInTable(e, t) {
e.openElements.clearBackToTableContext();
e.activeFormattingElements.insertMarker();
e._insertElement(t, R.HTML);
e.insertionMode = Te.IN_CAPTION;
}
function colgroupStartTagInTable(e, t) {
e.openElements.clearBackToTableContext();
e._insertElement(t, R.HTML);
e.insertionMode = Te.IN_COLUMN_GROUP;
}
function colStartTagInTable(e, t) {
e.openElements.clearBackToTableContext();
e._insertFakeElement(C.COLGROUP, S.COLGROUP);
e.insertionMode = Te.IN_COLUMN_GROUP;
startTagInColumnGroup(e, t);
}
function tbodyStartTagInTable(e, t) {
e.openElements.clearBackToTableContext();
e._insertElement(t, R.HTML);
e.insertionMode = Te.IN_TABLE_BODY;
}
function tdStartTagInTable(e, t) {
e.openElements.clearBackToTableContext();
e._insertFakeElement(C.TBODY, S.TBODY);
e.insertionMode = Te.IN_TABLE_BODY;
startTagInTableBody(e, t);
}
function tableStartTagInTable(e, t) {
if (e.openElements.hasInTableScope(S.TABLE)) {
e.openElements.popUntilTagNamePopped(S.TABLE);
e._resetInsertionMode();
e._processStartTag(t);
}
}
function inputStartTagInTable(e, t) {
isHiddenInput(t) ? e._appendElement(t, R.HTML) : tokenInTable(e, t);
t.ackSelfClosing = true;
}
function formStartTagInTable(e, t) {
if (!e.formElement && e.openElements.tmplCount === 0) {
e._insertElement(t, R.HTML);
e.formElement = e.openElements.current;
e.openElements.pop();
}
}
function startTagInTable(e, t) {
switch (t.tagID) {
case S.TD:
case S.TH:
case S.TR:
tdStartTagInTable(e, t);
break;

case S.STYLE:
case S.SCRIPT:
case S.TEMPLATE:
startTagInHead(e, t);
break;

case S.COL:
colStartTagInTable(e, t);
break;

case S.FORM:
formStartTagInTable(e, t);
break;

case S.TABLE:
tableStartTagInTable(e, t);
break;

case S.TBODY:
case S.TFOOT:
case S.THEAD:
tbodyStartTagInTable(e, t);
break;

case S.INPUT:
inputStartTagInTable(e, t);
break;

case S.CAPTION:
captionStartTagInTable(e, t);
break;

case S.COLGROUP:
colgroupStartTagInTable(e, t);
break;

default:
tokenInTable(e, t);
}
}
function endTagInTable(e, t) {
switch (t.tagID) {
case S.TABLE:
if (e.openElements.hasInTableScope(S.TABLE)) {
e.openElements.popUntilTagNamePopped(S.TABLE);
e._resetInsertionMode();
}
break;

case S.TEMPLATE:
templateEndTagInHead(e, t);
break;

case S.BODY:
case S.CAPTION:
case S.COL:
case S.COLGROUP:
case S.HTML:
case S.TBODY:
case S.TD:
case S.TFOOT:
case S.TH:
case S.THEAD:
case S.TR:
break;

default:
tokenInTable(e, t);
}
}
function tokenInTable(e, t) {
const a = e.fosterParentingEnabled;
e.fosterParentingEnabled = true;
modeInBody(e, t);
e.fosterParentingEnabled = a;
}
function whitespaceCharacterInTableText(e, t) {
e.pendingCharacterTokens.push(t);
}
function characterInTableText(e, t) {
e.pendingCharacterTokens.push(t);
e.hasNonWhitespacePendingCharacterToken = true;
}
function tokenInTableText(e, t) {
let a = 0;
if (e.hasNonWhitespacePendingCharacterToken) for (;a < e.pendingCharacterTokens.length; a++) tokenInTable(e, e.pendingCharacterTokens[a]); else for (;a < e.pendingCharacterTokens.length; a++) e._insertCharacters(e.pendingCharacterTokens[a]);
e.insertionMode = e.originalInsertionMode;
e._processToken(t);
}
const _e = new Set([ S.CAPTION, S.COL, S.COLGROUP, S.TBODY, S.TD, S.TFOOT, S.TH, S.THEAD, S.TR ]);
function startTagInCaption(e, t) {
const a = t.tagID;
if (_e.has(a)) {
if (e.openElements.hasInTableScope(S.CAPTION)) {
e.openElements.generateImpliedEndTags();
e.openElements.popUntilTagNamePopped(S.CAPTION);
e.activeFormattingElements.clearToLastMarker();
e.insertionMode = Te.IN_TABLE;
startTagInTable(e, t);
}
} else startTagInBody(e, t);
}
function endTagInCaption(e, t) {
const a = t.tagID;
switch (a) {
case S.CAPTION:
case S.TABLE:
if (e.openElements.hasInTableScope(S.CAPTION)) {
e.openElements.generateImpliedEndTags();
e.openElements.popUntilTagNamePopped(S.CAPTION);
e.activeFormattingElements.clearToLastMarker();
e.insertionMode = Te.IN_TABLE;
a === S.TABLE && endTagInTable(e, t);
}
break;

case S.BODY:
case S.COL:
case S.COLGROUP:
case S.HTML:
case S.TBODY:
case S.TD:
case S.TFOOT:
case S.TH:
case S.THEAD:
case S.TR:
break;

default:
endTagInBody(e, t);
}
}
function startTagInColumnGroup(e, t) {
switch (t.tagID) {
case S.HTML:
startTagInBody(e, t);
break;

case S.COL:
e._appendElement(t, R.HTML);
t.ackSelfClosing = true;
break;

case S.TEMPLATE:
startTagInHead(e, t);
break;

default:
tokenInColumnGroup(e, t);
}
}
function endTagInColumnGroup(e, t) {
switch (t.tagID) {
case S.COLGROUP:
if (e.openElements.currentTagId === S.COLGROUP) {
e.openElements.pop();
e.insertionMode = Te.IN_TABLE;
}
break;

case S.TEMPLATE:
templateEndTagInHead(e, t);
break;

case S.COL:
break;

default:
tokenInColumnGroup(e, t);
}
}
function tokenInColumnGroup(e, t) {
if (e.openElements.currentTagId === S.COLGROUP) {
e.openElements.pop();
e.insertionMode = Te.IN_TABLE;
e._processToken(t);
}
}
function startTagInTableBody(e, t) {
switch (t.tagID) {
case S.TR:
e.openElements.clearBackToTableBodyContext();
e._insertElement(t, R.HTML);
e.insertionMode = Te.IN_ROW;
break;

case S.TH:
case S.TD:
e.openElements.clearBackToTableBodyContext();
e._insertFakeElement(C.TR, S.TR);
e.insertionMode = Te.IN_ROW;
startTagInRow(e, t);
break;

case S.CAPTION:
case S.COL:
case S.COLGROUP:
case S.TBODY:
case S.TFOOT:
case S.THEAD:
if (e.openElements.hasTableBodyContextInTableScope()) {
e.openElements.clearBackToTableBodyContext();
e.openElements.pop();
e.insertionMode = Te.IN_TABLE;
startTagInTable(e, t);
}
break;

default:
startTagInTable(e, t);
}
}
function endTagInTableBody(e, t) {
const a = t.tagID;
switch (t.tagID) {
case S.TBODY:
case S.TFOOT:
case S.THEAD:
if (e.openElements.hasInTableScope(a)) {
e.openElements.clearBackToTableBodyContext();
e.openElements.pop();
e.insertionMode = Te.IN_TABLE;
}
break;

case S.TABLE:
if (e.openElements.hasTableBodyContextInTableScope()) {
e.openElements.clearBackToTableBodyContext();
e.openElements.pop();
e.insertionMode = Te.IN_TABLE;
endTagInTable(e, t);
}
break;

case S.BODY:
case S.CAPTION:
case S.COL:
case S.COLGROUP:
case S.HTML:
case S.TD:
case S.TH:
case S.TR:
break;

default:
endTagInTable(e, t);
}
}
function startTagInRow(e, t) {
switch (t.tagID) {
case S.TH:
case S.TD:
e.openElements.clearBackToTableRowContext();
e._insertElement(t, R.HTML);
e.insertionMode = Te.IN_CELL;
e.activeFormattingElements.insertMarker();
break;

case S.CAPTION:
case S.COL:
case S.COLGROUP:
case S.TBODY:
case S.TFOOT:
case S.THEAD:
case S.TR:
if (e.openElements.hasInTableScope(S.TR)) {
e.openElements.clearBackToTableRowContext();
e.openElements.pop();
e.insertionMode = Te.IN_TABLE_BODY;
startTagInTableBody(e, t);
}
break;

default:
startTagInTable(e, t);
}
}
function endTagInRow(e, t) {
switch (t.tagID) {
case S.TR:
if (e.openElements.hasInTableScope(S.TR)) {
e.openElements.clearBackToTableRowContext();
e.openElements.pop();
e.insertionMode = Te.IN_TABLE_BODY;
}
break;

case S.TABLE:
if (e.openElements.hasInTableScope(S.TR)) {
e.openElements.clearBackToTableRowContext();
e.openElements.pop();
e.insertionMode = Te.IN_TABLE_BODY;
endTagInTableBody(e, t);
}
break;

case S.TBODY:
case S.TFOOT:
case S.THEAD:
if (e.openElements.hasInTableScope(t.tagID) || e.openElements.hasInTableScope(S.TR)) {
e.openElements.clearBackToTableRowContext();
e.openElements.pop();
e.insertionMode = Te.IN_TABLE_BODY;
endTagInTableBody(e, t);
}
break;

case S.BODY:
case S.CAPTION:
case S.COL:
case S.COLGROUP:
case S.HTML:
case S.TD:
case S.TH:
break;

default:
endTagInTable(e, t);
}
}
function startTagInCell(e, t) {
const a = t.tagID;
if (_e.has(a)) {
if (e.openElements.hasInTableScope(S.TD) || e.openElements.hasInTableScope(S.TH)) {
e._closeTableCell();
startTagInRow(e, t);
}
} else startTagInBody(e, t);
}
function endTagInCell(e, t) {
const a = t.tagID;
switch (a) {
case S.TD:
case S.TH:
if (e.openElements.hasInTableScope(a)) {
e.openElements.generateImpliedEndTags();
e.openElements.popUntilTagNamePopped(a);
e.activeFormattingElements.clearToLastMarker();
e.insertionMode = Te.IN_ROW;
}
break;

case S.TABLE:
case S.TBODY:
case S.TFOOT:
case S.THEAD:
case S.TR:
if (e.openElements.hasInTableScope(a)) {
e._closeTableCell();
endTagInRow(e, t);
}
break;

case S.BODY:
case S.CAPTION:
case S.COL:
case S.COLGROUP:
case S.HTML:
break;

default:
endTagInBody(e, t);
}
}
function startTagInSelect(e, t) {
switch (t.tagID) {
case S.HTML:
startTagInBody(e, t);
break;

case S.OPTION:
e.openElements.currentTagId === S.OPTION && e.openElements.pop();
e._insertElement(t, R.HTML);
break;

case S.OPTGROUP:
e.openElements.currentTagId === S.OPTION && e.openElements.pop();
e.openElements.currentTagId === S.OPTGROUP && e.openElements.pop();
e._insertElement(t, R.HTML);
break;

case S.HR:
e.openElements.currentTagId === S.OPTION && e.openElements.pop();
e.openElements.currentTagId === S.OPTGROUP && e.openElements.pop();
e._appendElement(t, R.HTML);
t.ackSelfClosing = true;
break;

case S.INPUT:
case S.KEYGEN:
case S.TEXTAREA:
case S.SELECT:
if (e.openElements.hasInSelectScope(S.SELECT)) {
e.openElements.popUntilTagNamePopped(S.SELECT);
e._resetInsertionMode();
t.tagID !== S.SELECT && e._processStartTag(t);
}
break;

case S.SCRIPT:
case S.TEMPLATE:
startTagInHead(e, t);
break;

default:
}
}
function endTagInSelect(e, t) {
switch (t.tagID) {
case S.OPTGROUP:
e.openElements.stackTop > 0 && e.openElements.currentTagId === S.OPTION && e.openElements.tagIDs[e.openElements.stackTop - 1] === S.OPTGROUP && e.openElements.pop();
e.openElements.currentTagId === S.OPTGROUP && e.openElements.pop();
break;

case S.OPTION:
e.openElements.currentTagId === S.OPTION && e.openElements.pop();
break;

case S.SELECT:
if (e.openElements.hasInSelectScope(S.SELECT)) {
e.openElements.popUntilTagNamePopped(S.SELECT);
e._resetInsertionMode();
}
break;

case S.TEMPLATE:
templateEndTagInHead(e, t);
break;

default:
}
}
function startTagInSelectInTable(e, t) {
const a = t.tagID;
if (a === S.CAPTION || a === S.TABLE || a === S.TBODY || a === S.TFOOT || a === S.THEAD || a === S.TR || a === S.TD || a === S.TH) {
e.openElements.popUntilTagNamePopped(S.SELECT);
e._resetInsertionMode();
e._processStartTag(t);
} else startTagInSelect(e, t);
}
function endTagInSelectInTable(e, t) {
const a = t.tagID;
if (a === S.CAPTION || a === S.TABLE || a === S.TBODY || a === S.TFOOT || a === S.THEAD || a === S.TR || a === S.TD || a === S.TH) {
if (e.openElements.hasInTableScope(a)) {
e.openElements.popUntilTagNamePopped(S.SELECT);
e._resetInsertionMode();
e.onEndTag(t);
}
} else endTagInSelect(e, t);
}
function startTagInTemplate(e, t) {
switch (t.tagID) {
case S.BASE:
case S.BASEFONT:
case S.BGSOUND:
case S.LINK:
case S.META:
case S.NOFRAMES:
case S.SCRIPT:
case S.STYLE:
case S.TEMPLATE:
case S.TITLE:
startTagInHead(e, t);
break;

case S.CAPTION:
case S.COLGROUP:
case S.TBODY:
case S.TFOOT:
case S.THEAD:
e.tmplInsertionModeStack[0] = Te.IN_TABLE;
e.insertionMode = Te.IN_TABLE;
startTagInTable(e, t);
break;

case S.COL:
e.tmplInsertionModeStack[0] = Te.IN_COLUMN_GROUP;
e.insertionMode = Te.IN_COLUMN_GROUP;
startTagInColumnGroup(e, t);
break;

case S.TR:
e.tmplInsertionModeStack[0] = Te.IN_TABLE_BODY;
e.insertionMode = Te.IN_TABLE_BODY;
startTagInTableBody(e, t);
break;

case S.TD:
case S.TH:
e.tmplInsertionModeStack[0] = Te.IN_ROW;
e.insertionMode = Te.IN_ROW;
startTagInRow(e, t);
break;

default:
e.tmplInsertionModeStack[0] = Te.IN_BODY;
e.insertionMode = Te.IN_BODY;
startTagInBody(e, t);
}
}
function endTagInTemplate(e, t) {
t.tagID === S.TEMPLATE && templateEndTagInHead(e, t);
}
function eofInTemplate(e, t) {
if (e.openElements.tmplCount > 0) {
e.openElements.popUntilTagNamePopped(S.TEMPLATE);
e.activeFormattingElements.clearToLastMarker();
e.tmplInsertionModeStack.shift();
e._resetInsertionMode();
e.onEof(t);
} else stopParsing(e, t);
}
function startTagAfterBody(e, t) {
t.tagID === S.HTML ? startTagInBody(e, t) : tokenAfterBody(e, t);
}
function endTagAfterBody(e, t) {
var a;
if (t.tagID === S.HTML) {
e.fragmentContext || (e.insertionMode = Te.AFTER_AFTER_BODY);
if (e.options.sourceCodeLocationInfo && e.openElements.tagIDs[0] === S.HTML) {
e._setEndLocation(e.openElements.items[0], t);
const s = e.openElements.items[1];
s && !((a = e.treeAdapter.getNodeSourceCodeLocation(s)) === null || a === void 0 ? void 0 : a.endTag) && e._setEndLocation(s, t);
}
} else tokenAfterBody(e, t);
}
function tokenAfterBody(e, t) {
e.insertionMode = Te.IN_BODY;
modeInBody(e, t);
}
function startTagInFrameset(e, t) {
switch (t.tagID) {
case S.HTML:
startTagInBody(e, t);
break;

case S.FRAMESET:
e._insertElement(t, R.HTML);
break;

case S.FRAME:
e._appendElement(t, R.HTML);
t.ackSelfClosing = true;
break;

case S.NOFRAMES:
startTagInHead(e, t);
break;

default:
}
}
function endTagInFrameset(e, t) {
if (t.tagID === S.FRAMESET && !e.openElements.isRootHtmlElementCurrent()) {
e.openElements.pop();
e.fragmentContext || e.openElements.currentTagId === S.FRAMESET || (e.insertionMode = Te.AFTER_FRAMESET);
}
}
function startTagAfterFrameset(e, t) {
switch (t.tagID) {
case S.HTML:
startTagInBody(e, t);
break;

case S.NOFRAMES:
startTagInHead(e, t);
break;

default:
}
}
function endTagAfterFrameset(e, t) {
t.tagID === S.HTML && (e.insertionMode = Te.AFTER_AFTER_FRAMESET);
}
function startTagAfterAfterBody(e, t) {
t.tagID === S.HTML ? startTagInBody(e, t) : tokenAfterAfterBody(e, t);
}
function tokenAfterAfterBody(e, t) {
e.insertionMode = Te.IN_BODY;
modeInBody(e, t);
}
function startTagAfterAfterFrameset(e, t) {
switch (t.tagID) {
case S.HTML:
startTagInBody(e, t);
break;

case S.NOFRAMES:
startTagInHead(e, t);
break;

default:
}
}
function nullCharacterInForeignContent(e, t) {
t.chars = n;
e._insertCharacters(t);
}
function characterInForeignContent(e, t) {
e._insertCharacters(t);
e.framesetOk = false;
}
function popUntilHtmlOrIntegrationPoint(e) {
while (e.treeAdapter.getNamespaceURI(e.openElements.current) !== R.HTML && e.openElements.currentTagId !== void 0 && !e._isIntegrationPoint(e.openElements.currentTagId, e.openElements.current)) e.openElements.pop();
}
function startTagInForeignContent(e, t) {
if (causesExit(t)) {
popUntilHtmlOrIntegrationPoint(e);
e._startTagOutsideForeignContent(t);
} else {
const a = e._getAdjustedCurrentElement();
const s = e.treeAdapter.getNamespaceURI(a);
if (s === R.MATHML) adjustTokenMathMLAttrs(t); else if (s === R.SVG) {
adjustTokenSVGTagName(t);
adjustTokenSVGAttrs(t);
}
adjustTokenXMLAttrs(t);
t.selfClosing ? e._appendElement(t, s) : e._insertElement(t, s);
t.ackSelfClosing = true;
}
}
function endTagInForeignContent(e, t) {
if (t.tagID === S.P || t.tagID === S.BR) {
popUntilHtmlOrIntegrationPoint(e);
e._endTagOutsideForeignContent(t);
return;
}
for (let a = e.openElements.stackTop; a > 0; a--) {
const s = e.openElements.items[a];
if (e.treeAdapter.getNamespaceURI(s) === R.HTML) {
e._endTagOutsideForeignContent(t);
break;
}
const n = e.treeAdapter.getTagName(s);
if (n.toLowerCase() === t.tagName) {
t.tagName = n;
e.openElements.shortenToLength(a);
break;
}
}
}
new Set([ C.AREA, C.BASE, C.BASEFONT, C.BGSOUND, C.BR, C.COL, C.EMBED, C.FRAME, C.HR, C.IMG, C.INPUT, C.KEYGEN, C.LINK, C.META, C.PARAM, C.SOURCE, C.TRACK, C.WBR ]);
function parseFragment(e, t, a) {
if (typeof e === "string") {
a = t;
t = e;
e = null;
}
const s = parser_Parser.getFragmentParser(e, a);
s.tokenizer.write(t, true);
return s.getFragment();
}
})
};
