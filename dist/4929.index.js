"use strict";

exports.id = 4929;

exports.ids = [ 4929 ];

exports.modules = {
15939: (function(e, t, n) {
Object.defineProperty(t, "__esModule", {
value: true
});
t.GraphQLError = void 0;
t.formatError = formatError;
t.printError = printError;
var i = n(20892);
var r = n(72245);
var s = n(6512);
function toNormalizedOptions(e) {
const t = e[0];
if (t == null || "kind" in t || "length" in t) return {
nodes: t,
source: e[1],
positions: e[2],
path: e[3],
originalError: e[4],
extensions: e[5]
};
return t;
}
class GraphQLError extends Error {
constructor(e, ...t) {
var n, s, o;
const {nodes: a, source: c, positions: d, path: u, originalError: l, extensions: p} = toNormalizedOptions(t);
super(e);
this.name = "GraphQLError";
this.path = u !== null && u !== void 0 ? u : void 0;
this.originalError = l !== null && l !== void 0 ? l : void 0;
this.nodes = undefinedIfEmpty(Array.isArray(a) ? a : a ? [ a ] : void 0);
const h = undefinedIfEmpty((n = this.nodes) === null || n === void 0 ? void 0 : n.map(e => e.loc).filter(e => e != null));
this.source = c !== null && c !== void 0 ? c : h === null || h === void 0 || (s = h[0]) === null || s === void 0 ? void 0 : s.source;
this.positions = d !== null && d !== void 0 ? d : h === null || h === void 0 ? void 0 : h.map(e => e.start);
this.locations = d && c ? d.map(e => (0, r.getLocation)(c, e)) : h === null || h === void 0 ? void 0 : h.map(e => (0, 
r.getLocation)(e.source, e.start));
const T = (0, i.isObjectLike)(l === null || l === void 0 ? void 0 : l.extensions) ? l === null || l === void 0 ? void 0 : l.extensions : void 0;
this.extensions = (o = p !== null && p !== void 0 ? p : T) !== null && o !== void 0 ? o : Object.create(null);
Object.defineProperties(this, {
message: {
writable: true,
enumerable: true
},
name: {
enumerable: false
},
nodes: {
enumerable: false
},
source: {
enumerable: false
},
positions: {
enumerable: false
},
originalError: {
enumerable: false
}
});
l !== null && l !== void 0 && l.stack ? Object.defineProperty(this, "stack", {
value: l.stack,
writable: true,
configurable: true
}) : Error.captureStackTrace ? Error.captureStackTrace(this, GraphQLError) : Object.defineProperty(this, "stack", {
value: Error().stack,
writable: true,
configurable: true
});
}
get [Symbol.toStringTag]() {
return "GraphQLError";
}
toString() {
let e = this.message;
if (this.nodes) for (const t of this.nodes) t.loc && (e += "\n\n" + (0, s.printLocation)(t.loc)); else if (this.source && this.locations) for (const t of this.locations) e += "\n\n" + (0, 
s.printSourceLocation)(this.source, t);
return e;
}
toJSON() {
const e = {
message: this.message
};
this.locations != null && (e.locations = this.locations);
this.path != null && (e.path = this.path);
this.extensions != null && Object.keys(this.extensions).length > 0 && (e.extensions = this.extensions);
return e;
}
}
t.GraphQLError = GraphQLError;
function undefinedIfEmpty(e) {
return e === void 0 || e.length === 0 ? void 0 : e;
}
function printError(e) {
return e.toString();
}
function formatError(e) {
return e.toJSON();
}
}),
89619: (function(e, t, n) {
Object.defineProperty(t, "__esModule", {
value: true
});
t.syntaxError = syntaxError;
var i = n(15939);
function syntaxError(e, t, n) {
return new i.GraphQLError(`Syntax Error: ${n}`, {
source: e,
positions: [ t ]
});
}
}),
65383: (function(e, t) {
Object.defineProperty(t, "__esModule", {
value: true
});
t.devAssert = devAssert;
function devAssert(e, t) {
const n = Boolean(e);
if (!n) throw new Error(t);
}
}),
25742: (function(e, t) {
Object.defineProperty(t, "__esModule", {
value: true
});
t.inspect = inspect;
const n = 10;
const i = 2;
function inspect(e) {
return formatValue(e, []);
}
function formatValue(e, t) {
switch (typeof e) {
case "string":
return JSON.stringify(e);

case "function":
return e.name ? `[function ${e.name}]` : "[function]";

case "object":
return formatObjectValue(e, t);

default:
return String(e);
}
}
function formatObjectValue(e, t) {
if (e === null) return "null";
if (t.includes(e)) return "[Circular]";
const n = [ ...t, e ];
if (isJSONable(e)) {
const t = e.toJSON();
if (t !== e) return typeof t === "string" ? t : formatValue(t, n);
} else if (Array.isArray(e)) return formatArray(e, n);
return formatObject(e, n);
}
function isJSONable(e) {
return typeof e.toJSON === "function";
}
function formatObject(e, t) {
const n = Object.entries(e);
if (n.length === 0) return "{}";
if (t.length > i) return "[" + getObjectTag(e) + "]";
const r = n.map(([e, n]) => e + ": " + formatValue(n, t));
return "{ " + r.join(", ") + " }";
}
function formatArray(e, t) {
if (e.length === 0) return "[]";
if (t.length > i) return "[Array]";
const r = Math.min(n, e.length);
const s = e.length - r;
const o = [];
for (let n = 0; n < r; ++n) o.push(formatValue(e[n], t));
s === 1 ? o.push("... 1 more item") : s > 1 && o.push(`... ${s} more items`);
return "[" + o.join(", ") + "]";
}
function getObjectTag(e) {
const t = Object.prototype.toString.call(e).replace(/^\[object /, "").replace(/]$/, "");
if (t === "Object" && typeof e.constructor === "function") {
const t = e.constructor.name;
if (typeof t === "string" && t !== "") return t;
}
return t;
}
}),
45914: (function(e, t, n) {
Object.defineProperty(t, "__esModule", {
value: true
});
t.instanceOf = void 0;
var i = n(25742);
const r = globalThis.process && process.env.NODE_ENV === "production";
const s = r ? function(e, t) {
return e instanceof t;
} : function(e, t) {
if (e instanceof t) return true;
if (typeof e === "object" && e !== null) {
var n;
const r = t.prototype[Symbol.toStringTag];
const s = Symbol.toStringTag in e ? e[Symbol.toStringTag] : (n = e.constructor) === null || n === void 0 ? void 0 : n.name;
if (r === s) {
const t = (0, i.inspect)(e);
throw new Error(`Cannot use ${r} "${t}" from another module or realm.\n\nEnsure that there is only one instance of "graphql" in the node_modules\ndirectory. If different versions of "graphql" are the dependencies of other\nrelied on modules, use "resolutions" to ensure only one version is installed.\n\nhttps://yarnpkg.com/en/docs/selective-version-resolutions\n\nDuplicate "graphql" modules cannot be used at the same time since different\nversions may have different capabilities and behavior. The data from one\nversion used in the function from another could produce confusing and\nspurious results.`);
}
}
return false;
};
t.instanceOf = s;
}),
33650: (function(e, t) {
Object.defineProperty(t, "__esModule", {
value: true
});
t.invariant = invariant;
function invariant(e, t) {
const n = Boolean(e);
if (!n) throw new Error(t != null ? t : "Unexpected invariant triggered.");
}
}),
20892: (function(e, t) {
Object.defineProperty(t, "__esModule", {
value: true
});
t.isObjectLike = isObjectLike;
function isObjectLike(e) {
return typeof e == "object" && e !== null;
}
}),
22740: (function(e, t) {
Object.defineProperty(t, "__esModule", {
value: true
});
t.Token = t.QueryDocumentKeys = t.OperationTypeNode = t.Location = void 0;
t.isNode = isNode;
class Location {
constructor(e, t, n) {
this.start = e.start;
this.end = t.end;
this.startToken = e;
this.endToken = t;
this.source = n;
}
get [Symbol.toStringTag]() {
return "Location";
}
toJSON() {
return {
start: this.start,
end: this.end
};
}
}
t.Location = Location;
class Token {
constructor(e, t, n, i, r, s) {
this.kind = e;
this.start = t;
this.end = n;
this.line = i;
this.column = r;
this.value = s;
this.prev = null;
this.next = null;
}
get [Symbol.toStringTag]() {
return "Token";
}
toJSON() {
return {
kind: this.kind,
value: this.value,
line: this.line,
column: this.column
};
}
}
t.Token = Token;
const n = {
Name: [],
Document: [ "definitions" ],
OperationDefinition: [ "description", "name", "variableDefinitions", "directives", "selectionSet" ],
VariableDefinition: [ "description", "variable", "type", "defaultValue", "directives" ],
Variable: [ "name" ],
SelectionSet: [ "selections" ],
Field: [ "alias", "name", "arguments", "directives", "selectionSet" ],
Argument: [ "name", "value" ],
FragmentSpread: [ "name", "directives" ],
InlineFragment: [ "typeCondition", "directives", "selectionSet" ],
FragmentDefinition: [ "description", "name", "variableDefinitions", "typeCondition", "directives", "selectionSet" ],
IntValue: [],
FloatValue: [],
StringValue: [],
BooleanValue: [],
NullValue: [],
EnumValue: [],
ListValue: [ "values" ],
ObjectValue: [ "fields" ],
ObjectField: [ "name", "value" ],
Directive: [ "name", "arguments" ],
NamedType: [ "name" ],
ListType: [ "type" ],
NonNullType: [ "type" ],
SchemaDefinition: [ "description", "directives", "operationTypes" ],
OperationTypeDefinition: [ "type" ],
ScalarTypeDefinition: [ "description", "name", "directives" ],
ObjectTypeDefinition: [ "description", "name", "interfaces", "directives", "fields" ],
FieldDefinition: [ "description", "name", "arguments", "type", "directives" ],
InputValueDefinition: [ "description", "name", "type", "defaultValue", "directives" ],
InterfaceTypeDefinition: [ "description", "name", "interfaces", "directives", "fields" ],
UnionTypeDefinition: [ "description", "name", "directives", "types" ],
EnumTypeDefinition: [ "description", "name", "directives", "values" ],
EnumValueDefinition: [ "description", "name", "directives" ],
InputObjectTypeDefinition: [ "description", "name", "directives", "fields" ],
DirectiveDefinition: [ "description", "name", "arguments", "locations" ],
SchemaExtension: [ "directives", "operationTypes" ],
ScalarTypeExtension: [ "name", "directives" ],
ObjectTypeExtension: [ "name", "interfaces", "directives", "fields" ],
InterfaceTypeExtension: [ "name", "interfaces", "directives", "fields" ],
UnionTypeExtension: [ "name", "directives", "types" ],
EnumTypeExtension: [ "name", "directives", "values" ],
InputObjectTypeExtension: [ "name", "directives", "fields" ],
TypeCoordinate: [ "name" ],
MemberCoordinate: [ "name", "memberName" ],
ArgumentCoordinate: [ "name", "fieldName", "argumentName" ],
DirectiveCoordinate: [ "name" ],
DirectiveArgumentCoordinate: [ "name", "argumentName" ]
};
t.QueryDocumentKeys = n;
const i = new Set(Object.keys(n));
function isNode(e) {
const t = e === null || e === void 0 ? void 0 : e.kind;
return typeof t === "string" && i.has(t);
}
var r;
t.OperationTypeNode = r;
(function(e) {
e["QUERY"] = "query";
e["MUTATION"] = "mutation";
e["SUBSCRIPTION"] = "subscription";
})(r || (t.OperationTypeNode = r = {}));
}),
77508: (function(e, t, n) {
Object.defineProperty(t, "__esModule", {
value: true
});
t.dedentBlockStringLines = dedentBlockStringLines;
t.isPrintableAsBlockString = isPrintableAsBlockString;
t.printBlockString = printBlockString;
var i = n(83271);
function dedentBlockStringLines(e) {
var t;
let n = Number.MAX_SAFE_INTEGER;
let i = null;
let r = -1;
for (let t = 0; t < e.length; ++t) {
var s;
const o = e[t];
const a = leadingWhitespace(o);
if (a === o.length) continue;
i = (s = i) !== null && s !== void 0 ? s : t;
r = t;
t !== 0 && a < n && (n = a);
}
return e.map((e, t) => t === 0 ? e : e.slice(n)).slice((t = i) !== null && t !== void 0 ? t : 0, r + 1);
}
function leadingWhitespace(e) {
let t = 0;
while (t < e.length && (0, i.isWhiteSpace)(e.charCodeAt(t))) ++t;
return t;
}
function isPrintableAsBlockString(e) {
if (e === "") return true;
let t = true;
let n = false;
let i = true;
let r = false;
for (let s = 0; s < e.length; ++s) switch (e.codePointAt(s)) {
case 0:
case 1:
case 2:
case 3:
case 4:
case 5:
case 6:
case 7:
case 8:
case 11:
case 12:
case 14:
case 15:
return false;

case 13:
return false;

case 10:
if (t && !r) return false;
r = true;
t = true;
n = false;
break;

case 9:
case 32:
n || (n = t);
break;

default:
i && (i = n);
t = false;
}
if (t) return false;
if (i && r) return false;
return true;
}
function printBlockString(e, t) {
const n = e.replace(/"""/g, '\\"""');
const r = n.split(/\r\n|[\n\r]/g);
const s = r.length === 1;
const o = r.length > 1 && r.slice(1).every(e => e.length === 0 || (0, i.isWhiteSpace)(e.charCodeAt(0)));
const a = n.endsWith('\\"""');
const c = e.endsWith('"') && !a;
const d = e.endsWith("\\");
const u = c || d;
const l = !(t !== null && t !== void 0 && t.minimize) && (!s || e.length > 70 || u || o || a);
let p = "";
const h = s && (0, i.isWhiteSpace)(e.charCodeAt(0));
(l && !h || o) && (p += "\n");
p += n;
(l || u) && (p += "\n");
return '"""' + p + '"""';
}
}),
83271: (function(e, t) {
Object.defineProperty(t, "__esModule", {
value: true
});
t.isDigit = isDigit;
t.isLetter = isLetter;
t.isNameContinue = isNameContinue;
t.isNameStart = isNameStart;
t.isWhiteSpace = isWhiteSpace;
function isWhiteSpace(e) {
return e === 9 || e === 32;
}
function isDigit(e) {
return e >= 48 && e <= 57;
}
function isLetter(e) {
return e >= 97 && e <= 122 || e >= 65 && e <= 90;
}
function isNameStart(e) {
return isLetter(e) || e === 95;
}
function isNameContinue(e) {
return isLetter(e) || isDigit(e) || e === 95;
}
}),
22582: (function(e, t) {
Object.defineProperty(t, "__esModule", {
value: true
});
t.DirectiveLocation = void 0;
var n;
t.DirectiveLocation = n;
(function(e) {
e["QUERY"] = "QUERY";
e["MUTATION"] = "MUTATION";
e["SUBSCRIPTION"] = "SUBSCRIPTION";
e["FIELD"] = "FIELD";
e["FRAGMENT_DEFINITION"] = "FRAGMENT_DEFINITION";
e["FRAGMENT_SPREAD"] = "FRAGMENT_SPREAD";
e["INLINE_FRAGMENT"] = "INLINE_FRAGMENT";
e["VARIABLE_DEFINITION"] = "VARIABLE_DEFINITION";
e["SCHEMA"] = "SCHEMA";
e["SCALAR"] = "SCALAR";
e["OBJECT"] = "OBJECT";
e["FIELD_DEFINITION"] = "FIELD_DEFINITION";
e["ARGUMENT_DEFINITION"] = "ARGUMENT_DEFINITION";
e["INTERFACE"] = "INTERFACE";
e["UNION"] = "UNION";
e["ENUM"] = "ENUM";
e["ENUM_VALUE"] = "ENUM_VALUE";
e["INPUT_OBJECT"] = "INPUT_OBJECT";
e["INPUT_FIELD_DEFINITION"] = "INPUT_FIELD_DEFINITION";
})(n || (t.DirectiveLocation = n = {}));
}),
11123: (function(e, t) {
Object.defineProperty(t, "__esModule", {
value: true
});
t.Kind = void 0;
var n;
t.Kind = n;
(function(e) {
e["NAME"] = "Name";
e["DOCUMENT"] = "Document";
e["OPERATION_DEFINITION"] = "OperationDefinition";
e["VARIABLE_DEFINITION"] = "VariableDefinition";
e["SELECTION_SET"] = "SelectionSet";
e["FIELD"] = "Field";
e["ARGUMENT"] = "Argument";
e["FRAGMENT_SPREAD"] = "FragmentSpread";
e["INLINE_FRAGMENT"] = "InlineFragment";
e["FRAGMENT_DEFINITION"] = "FragmentDefinition";
e["VARIABLE"] = "Variable";
e["INT"] = "IntValue";
e["FLOAT"] = "FloatValue";
e["STRING"] = "StringValue";
e["BOOLEAN"] = "BooleanValue";
e["NULL"] = "NullValue";
e["ENUM"] = "EnumValue";
e["LIST"] = "ListValue";
e["OBJECT"] = "ObjectValue";
e["OBJECT_FIELD"] = "ObjectField";
e["DIRECTIVE"] = "Directive";
e["NAMED_TYPE"] = "NamedType";
e["LIST_TYPE"] = "ListType";
e["NON_NULL_TYPE"] = "NonNullType";
e["SCHEMA_DEFINITION"] = "SchemaDefinition";
e["OPERATION_TYPE_DEFINITION"] = "OperationTypeDefinition";
e["SCALAR_TYPE_DEFINITION"] = "ScalarTypeDefinition";
e["OBJECT_TYPE_DEFINITION"] = "ObjectTypeDefinition";
e["FIELD_DEFINITION"] = "FieldDefinition";
e["INPUT_VALUE_DEFINITION"] = "InputValueDefinition";
e["INTERFACE_TYPE_DEFINITION"] = "InterfaceTypeDefinition";
e["UNION_TYPE_DEFINITION"] = "UnionTypeDefinition";
e["ENUM_TYPE_DEFINITION"] = "EnumTypeDefinition";
e["ENUM_VALUE_DEFINITION"] = "EnumValueDefinition";
e["INPUT_OBJECT_TYPE_DEFINITION"] = "InputObjectTypeDefinition";
e["DIRECTIVE_DEFINITION"] = "DirectiveDefinition";
e["SCHEMA_EXTENSION"] = "SchemaExtension";
e["SCALAR_TYPE_EXTENSION"] = "ScalarTypeExtension";
e["OBJECT_TYPE_EXTENSION"] = "ObjectTypeExtension";
e["INTERFACE_TYPE_EXTENSION"] = "InterfaceTypeExtension";
e["UNION_TYPE_EXTENSION"] = "UnionTypeExtension";
e["ENUM_TYPE_EXTENSION"] = "EnumTypeExtension";
e["INPUT_OBJECT_TYPE_EXTENSION"] = "InputObjectTypeExtension";
e["TYPE_COORDINATE"] = "TypeCoordinate";
e["MEMBER_COORDINATE"] = "MemberCoordinate";
e["ARGUMENT_COORDINATE"] = "ArgumentCoordinate";
e["DIRECTIVE_COORDINATE"] = "DirectiveCoordinate";
e["DIRECTIVE_ARGUMENT_COORDINATE"] = "DirectiveArgumentCoordinate";
})(n || (t.Kind = n = {}));
}),
29278: (function(e, t, n) {
Object.defineProperty(t, "__esModule", {
value: true
});
t.Lexer = void 0;
t.createToken = createToken;
t.isPunctuatorTokenKind = isPunctuatorTokenKind;
t.printCodePointAt = printCodePointAt;
t.readName = readName;
var i = n(89619);
var r = n(22740);
var s = n(77508);
var o = n(83271);
var a = n(1743);
class Lexer {
constructor(e) {
const t = new r.Token(a.TokenKind.SOF, 0, 0, 0, 0);
this.source = e;
this.lastToken = t;
this.token = t;
this.line = 1;
this.lineStart = 0;
}
get [Symbol.toStringTag]() {
return "Lexer";
}
advance() {
this.lastToken = this.token;
const e = this.token = this.lookahead();
return e;
}
lookahead() {
let e = this.token;
if (e.kind !== a.TokenKind.EOF) do {
if (e.next) e = e.next; else {
const t = readNextToken(this, e.end);
e.next = t;
t.prev = e;
e = t;
}
} while (e.kind === a.TokenKind.COMMENT);
return e;
}
}
t.Lexer = Lexer;
function isPunctuatorTokenKind(e) {
return e === a.TokenKind.BANG || e === a.TokenKind.DOLLAR || e === a.TokenKind.AMP || e === a.TokenKind.PAREN_L || e === a.TokenKind.PAREN_R || e === a.TokenKind.DOT || e === a.TokenKind.SPREAD || e === a.TokenKind.COLON || e === a.TokenKind.EQUALS || e === a.TokenKind.AT || e === a.TokenKind.BRACKET_L || e === a.TokenKind.BRACKET_R || e === a.TokenKind.BRACE_L || e === a.TokenKind.PIPE || e === a.TokenKind.BRACE_R;
}
function isUnicodeScalarValue(e) {
return e >= 0 && e <= 55295 || e >= 57344 && e <= 1114111;
}
function isSupplementaryCodePoint(e, t) {
return isLeadingSurrogate(e.charCodeAt(t)) && isTrailingSurrogate(e.charCodeAt(t + 1));
}
function isLeadingSurrogate(e) {
return e >= 55296 && e <= 56319;
}
function isTrailingSurrogate(e) {
return e >= 56320 && e <= 57343;
}
function printCodePointAt(e, t) {
const n = e.source.body.codePointAt(t);
if (n === void 0) return a.TokenKind.EOF;
if (n >= 32 && n <= 126) {
const e = String.fromCodePoint(n);
return e === '"' ? "'\"'" : `"${e}"`;
}
return "U+" + n.toString(16).toUpperCase().padStart(4, "0");
}
function createToken(e, t, n, i, s) {
const o = e.line;
const a = 1 + n - e.lineStart;
return new r.Token(t, n, i, o, a, s);
}
function readNextToken(e, t) {
const n = e.source.body;
const r = n.length;
let s = t;
while (s < r) {
const t = n.charCodeAt(s);
switch (t) {
case 65279:
case 9:
case 32:
case 44:
++s;
continue;

case 10:
++s;
++e.line;
e.lineStart = s;
continue;

case 13:
n.charCodeAt(s + 1) === 10 ? s += 2 : ++s;
++e.line;
e.lineStart = s;
continue;

case 35:
return readComment(e, s);

case 33:
return createToken(e, a.TokenKind.BANG, s, s + 1);

case 36:
return createToken(e, a.TokenKind.DOLLAR, s, s + 1);

case 38:
return createToken(e, a.TokenKind.AMP, s, s + 1);

case 40:
return createToken(e, a.TokenKind.PAREN_L, s, s + 1);

case 41:
return createToken(e, a.TokenKind.PAREN_R, s, s + 1);

case 46:
if (n.charCodeAt(s + 1) === 46 && n.charCodeAt(s + 2) === 46) return createToken(e, a.TokenKind.SPREAD, s, s + 3);
break;

case 58:
return createToken(e, a.TokenKind.COLON, s, s + 1);

case 61:
return createToken(e, a.TokenKind.EQUALS, s, s + 1);

case 64:
return createToken(e, a.TokenKind.AT, s, s + 1);

case 91:
return createToken(e, a.TokenKind.BRACKET_L, s, s + 1);

case 93:
return createToken(e, a.TokenKind.BRACKET_R, s, s + 1);

case 123:
return createToken(e, a.TokenKind.BRACE_L, s, s + 1);

case 124:
return createToken(e, a.TokenKind.PIPE, s, s + 1);

case 125:
return createToken(e, a.TokenKind.BRACE_R, s, s + 1);

case 34:
if (n.charCodeAt(s + 1) === 34 && n.charCodeAt(s + 2) === 34) return readBlockString(e, s);
return readString(e, s);
}
if ((0, o.isDigit)(t) || t === 45) return readNumber(e, s, t);
if ((0, o.isNameStart)(t)) return readName(e, s);
throw (0, i.syntaxError)(e.source, s, t === 39 ? "Unexpected single quote character ('), did you mean to use a double quote (\")?" : isUnicodeScalarValue(t) || isSupplementaryCodePoint(n, s) ? `Unexpected character: ${printCodePointAt(e, s)}.` : `Invalid character: ${printCodePointAt(e, s)}.`);
}
return createToken(e, a.TokenKind.EOF, r, r);
}
function readComment(e, t) {
const n = e.source.body;
const i = n.length;
let r = t + 1;
while (r < i) {
const e = n.charCodeAt(r);
if (e === 10 || e === 13) break;
if (isUnicodeScalarValue(e)) ++r; else {
if (!isSupplementaryCodePoint(n, r)) break;
r += 2;
}
}
return createToken(e, a.TokenKind.COMMENT, t, r, n.slice(t + 1, r));
}
function readNumber(e, t, n) {
const r = e.source.body;
let s = t;
let c = n;
let d = false;
c === 45 && (c = r.charCodeAt(++s));
if (c === 48) {
c = r.charCodeAt(++s);
if ((0, o.isDigit)(c)) throw (0, i.syntaxError)(e.source, s, `Invalid number, unexpected digit after 0: ${printCodePointAt(e, s)}.`);
} else {
s = readDigits(e, s, c);
c = r.charCodeAt(s);
}
if (c === 46) {
d = true;
c = r.charCodeAt(++s);
s = readDigits(e, s, c);
c = r.charCodeAt(s);
}
if (c === 69 || c === 101) {
d = true;
c = r.charCodeAt(++s);
c !== 43 && c !== 45 || (c = r.charCodeAt(++s));
s = readDigits(e, s, c);
c = r.charCodeAt(s);
}
if (c === 46 || (0, o.isNameStart)(c)) throw (0, i.syntaxError)(e.source, s, `Invalid number, expected digit but got: ${printCodePointAt(e, s)}.`);
return createToken(e, d ? a.TokenKind.FLOAT : a.TokenKind.INT, t, s, r.slice(t, s));
}
function readDigits(e, t, n) {
if (!(0, o.isDigit)(n)) throw (0, i.syntaxError)(e.source, t, `Invalid number, expected digit but got: ${printCodePointAt(e, t)}.`);
const r = e.source.body;
let s = t + 1;
while ((0, o.isDigit)(r.charCodeAt(s))) ++s;
return s;
}
function readString(e, t) {
const n = e.source.body;
const r = n.length;
let s = t + 1;
let o = s;
let c = "";
while (s < r) {
const r = n.charCodeAt(s);
if (r === 34) {
c += n.slice(o, s);
return createToken(e, a.TokenKind.STRING, t, s + 1, c);
}
if (r === 92) {
c += n.slice(o, s);
const t = n.charCodeAt(s + 1) === 117 ? n.charCodeAt(s + 2) === 123 ? readEscapedUnicodeVariableWidth(e, s) : readEscapedUnicodeFixedWidth(e, s) : readEscapedCharacter(e, s);
c += t.value;
s += t.size;
o = s;
continue;
}
if (r === 10 || r === 13) break;
if (isUnicodeScalarValue(r)) ++s; else {
if (!isSupplementaryCodePoint(n, s)) throw (0, i.syntaxError)(e.source, s, `Invalid character within String: ${printCodePointAt(e, s)}.`);
s += 2;
}
}
throw (0, i.syntaxError)(e.source, s, "Unterminated string.");
}
function readEscapedUnicodeVariableWidth(e, t) {
const n = e.source.body;
let r = 0;
let s = 3;
while (s < 12) {
const e = n.charCodeAt(t + s++);
if (e === 125) {
if (s < 5 || !isUnicodeScalarValue(r)) break;
return {
value: String.fromCodePoint(r),
size: s
};
}
r = r << 4 | readHexDigit(e);
if (r < 0) break;
}
throw (0, i.syntaxError)(e.source, t, `Invalid Unicode escape sequence: "${n.slice(t, t + s)}".`);
}
function readEscapedUnicodeFixedWidth(e, t) {
const n = e.source.body;
const r = read16BitHexCode(n, t + 2);
if (isUnicodeScalarValue(r)) return {
value: String.fromCodePoint(r),
size: 6
};
if (isLeadingSurrogate(r) && n.charCodeAt(t + 6) === 92 && n.charCodeAt(t + 7) === 117) {
const e = read16BitHexCode(n, t + 8);
if (isTrailingSurrogate(e)) return {
value: String.fromCodePoint(r, e),
size: 12
};
}
throw (0, i.syntaxError)(e.source, t, `Invalid Unicode escape sequence: "${n.slice(t, t + 6)}".`);
}
function read16BitHexCode(e, t) {
return readHexDigit(e.charCodeAt(t)) << 12 | readHexDigit(e.charCodeAt(t + 1)) << 8 | readHexDigit(e.charCodeAt(t + 2)) << 4 | readHexDigit(e.charCodeAt(t + 3));
}
function readHexDigit(e) {
return e >= 48 && e <= 57 ? e - 48 : e >= 65 && e <= 70 ? e - 55 : e >= 97 && e <= 102 ? e - 87 : -1;
}
function readEscapedCharacter(e, t) {
const n = e.source.body;
const r = n.charCodeAt(t + 1);
switch (r) {
case 34:
return {
value: '"',
size: 2
};

case 92:
return {
value: "\\",
size: 2
};

case 47:
return {
value: "/",
size: 2
};

case 98:
return {
value: "\b",
size: 2
};

case 102:
return {
value: "\f",
size: 2
};

case 110:
return {
value: "\n",
size: 2
};

case 114:
return {
value: "\r",
size: 2
};

case 116:
return {
value: "\t",
size: 2
};
}
throw (0, i.syntaxError)(e.source, t, `Invalid character escape sequence: "${n.slice(t, t + 2)}".`);
}
function readBlockString(e, t) {
const n = e.source.body;
const r = n.length;
let o = e.lineStart;
let c = t + 3;
let d = c;
let u = "";
const l = [];
while (c < r) {
const r = n.charCodeAt(c);
if (r === 34 && n.charCodeAt(c + 1) === 34 && n.charCodeAt(c + 2) === 34) {
u += n.slice(d, c);
l.push(u);
const i = createToken(e, a.TokenKind.BLOCK_STRING, t, c + 3, (0, s.dedentBlockStringLines)(l).join("\n"));
e.line += l.length - 1;
e.lineStart = o;
return i;
}
if (r === 92 && n.charCodeAt(c + 1) === 34 && n.charCodeAt(c + 2) === 34 && n.charCodeAt(c + 3) === 34) {
u += n.slice(d, c);
d = c + 1;
c += 4;
continue;
}
if (r === 10 || r === 13) {
u += n.slice(d, c);
l.push(u);
r === 13 && n.charCodeAt(c + 1) === 10 ? c += 2 : ++c;
u = "";
d = c;
o = c;
continue;
}
if (isUnicodeScalarValue(r)) ++c; else {
if (!isSupplementaryCodePoint(n, c)) throw (0, i.syntaxError)(e.source, c, `Invalid character within String: ${printCodePointAt(e, c)}.`);
c += 2;
}
}
throw (0, i.syntaxError)(e.source, c, "Unterminated string.");
}
function readName(e, t) {
const n = e.source.body;
const i = n.length;
let r = t + 1;
while (r < i) {
const e = n.charCodeAt(r);
if (!(0, o.isNameContinue)(e)) break;
++r;
}
return createToken(e, a.TokenKind.NAME, t, r, n.slice(t, r));
}
}),
72245: (function(e, t, n) {
Object.defineProperty(t, "__esModule", {
value: true
});
t.getLocation = getLocation;
var i = n(33650);
const r = /\r\n|[\n\r]/g;
function getLocation(e, t) {
let n = 0;
let s = 1;
for (const o of e.body.matchAll(r)) {
typeof o.index === "number" || (0, i.invariant)(false);
if (o.index >= t) break;
n = o.index + o[0].length;
s += 1;
}
return {
line: s,
column: t + 1 - n
};
}
}),
14929: (function(e, t, n) {
0;
0;
t.qg = parse;
0;
0;
0;
0;
var i = n(89619);
var r = n(22740);
var s = n(22582);
var o = n(11123);
var a = n(29278);
var c = n(46137);
var d = n(40203);
var u = n(1743);
function parse(e, t) {
const n = new Parser(e, t);
const i = n.parseDocument();
Object.defineProperty(i, "tokenCount", {
enumerable: false,
value: n.tokenCount
});
return i;
}
function parseValue(e, t) {
const n = new Parser(e, t);
n.expectToken(u.TokenKind.SOF);
const i = n.parseValueLiteral(false);
n.expectToken(u.TokenKind.EOF);
return i;
}
function parseConstValue(e, t) {
const n = new Parser(e, t);
n.expectToken(u.TokenKind.SOF);
const i = n.parseConstValueLiteral();
n.expectToken(u.TokenKind.EOF);
return i;
}
function parseType(e, t) {
const n = new Parser(e, t);
n.expectToken(u.TokenKind.SOF);
const i = n.parseTypeReference();
n.expectToken(u.TokenKind.EOF);
return i;
}
function parseSchemaCoordinate(e) {
const t = (0, d.isSource)(e) ? e : new d.Source(e);
const n = new c.SchemaCoordinateLexer(t);
const i = new Parser(e, {
lexer: n
});
i.expectToken(u.TokenKind.SOF);
const r = i.parseSchemaCoordinate();
i.expectToken(u.TokenKind.EOF);
return r;
}
class Parser {
constructor(e, t = {}) {
const {lexer: n, ...i} = t;
if (n) this._lexer = n; else {
const t = (0, d.isSource)(e) ? e : new d.Source(e);
this._lexer = new a.Lexer(t);
}
this._options = i;
this._tokenCounter = 0;
}
get tokenCount() {
return this._tokenCounter;
}
parseName() {
const e = this.expectToken(u.TokenKind.NAME);
return this.node(e, {
kind: o.Kind.NAME,
value: e.value
});
}
parseDocument() {
return this.node(this._lexer.token, {
kind: o.Kind.DOCUMENT,
definitions: this.many(u.TokenKind.SOF, this.parseDefinition, u.TokenKind.EOF)
});
}
parseDefinition() {
if (this.peek(u.TokenKind.BRACE_L)) return this.parseOperationDefinition();
const e = this.peekDescription();
const t = e ? this._lexer.lookahead() : this._lexer.token;
if (e && t.kind === u.TokenKind.BRACE_L) throw (0, i.syntaxError)(this._lexer.source, this._lexer.token.start, "Unexpected description, descriptions are not supported on shorthand queries.");
if (t.kind === u.TokenKind.NAME) {
switch (t.value) {
case "schema":
return this.parseSchemaDefinition();

case "scalar":
return this.parseScalarTypeDefinition();

case "type":
return this.parseObjectTypeDefinition();

case "interface":
return this.parseInterfaceTypeDefinition();

case "union":
return this.parseUnionTypeDefinition();

case "enum":
return this.parseEnumTypeDefinition();

case "input":
return this.parseInputObjectTypeDefinition();

case "directive":
return this.parseDirectiveDefinition();
}
switch (t.value) {
case "query":
case "mutation":
case "subscription":
return this.parseOperationDefinition();

case "fragment":
return this.parseFragmentDefinition();
}
if (e) throw (0, i.syntaxError)(this._lexer.source, this._lexer.token.start, "Unexpected description, only GraphQL definitions support descriptions.");
switch (t.value) {
case "extend":
return this.parseTypeSystemExtension();
}
}
throw this.unexpected(t);
}
parseOperationDefinition() {
const e = this._lexer.token;
if (this.peek(u.TokenKind.BRACE_L)) return this.node(e, {
kind: o.Kind.OPERATION_DEFINITION,
operation: r.OperationTypeNode.QUERY,
description: void 0,
name: void 0,
variableDefinitions: [],
directives: [],
selectionSet: this.parseSelectionSet()
});
const t = this.parseDescription();
const n = this.parseOperationType();
let i;
this.peek(u.TokenKind.NAME) && (i = this.parseName());
return this.node(e, {
kind: o.Kind.OPERATION_DEFINITION,
operation: n,
description: t,
name: i,
variableDefinitions: this.parseVariableDefinitions(),
directives: this.parseDirectives(false),
selectionSet: this.parseSelectionSet()
});
}
parseOperationType() {
const e = this.expectToken(u.TokenKind.NAME);
switch (e.value) {
case "query":
return r.OperationTypeNode.QUERY;

case "mutation":
return r.OperationTypeNode.MUTATION;

case "subscription":
return r.OperationTypeNode.SUBSCRIPTION;
}
throw this.unexpected(e);
}
parseVariableDefinitions() {
return this.optionalMany(u.TokenKind.PAREN_L, this.parseVariableDefinition, u.TokenKind.PAREN_R);
}
parseVariableDefinition() {
return this.node(this._lexer.token, {
kind: o.Kind.VARIABLE_DEFINITION,
description: this.parseDescription(),
variable: this.parseVariable(),
type: (this.expectToken(u.TokenKind.COLON), this.parseTypeReference()),
defaultValue: this.expectOptionalToken(u.TokenKind.EQUALS) ? this.parseConstValueLiteral() : void 0,
directives: this.parseConstDirectives()
});
}
parseVariable() {
const e = this._lexer.token;
this.expectToken(u.TokenKind.DOLLAR);
return this.node(e, {
kind: o.Kind.VARIABLE,
name: this.parseName()
});
}
parseSelectionSet() {
return this.node(this._lexer.token, {
kind: o.Kind.SELECTION_SET,
selections: this.many(u.TokenKind.BRACE_L, this.parseSelection, u.TokenKind.BRACE_R)
});
}
parseSelection() {
return this.peek(u.TokenKind.SPREAD) ? this.parseFragment() : this.parseField();
}
parseField() {
const e = this._lexer.token;
const t = this.parseName();
let n;
let i;
if (this.expectOptionalToken(u.TokenKind.COLON)) {
n = t;
i = this.parseName();
} else i = t;
return this.node(e, {
kind: o.Kind.FIELD,
alias: n,
name: i,
arguments: this.parseArguments(false),
directives: this.parseDirectives(false),
selectionSet: this.peek(u.TokenKind.BRACE_L) ? this.parseSelectionSet() : void 0
});
}
parseArguments(e) {
const t = e ? this.parseConstArgument : this.parseArgument;
return this.optionalMany(u.TokenKind.PAREN_L, t, u.TokenKind.PAREN_R);
}
parseArgument(e = false) {
const t = this._lexer.token;
const n = this.parseName();
this.expectToken(u.TokenKind.COLON);
return this.node(t, {
kind: o.Kind.ARGUMENT,
name: n,
value: this.parseValueLiteral(e)
});
}
parseConstArgument() {
return this.parseArgument(true);
}
parseFragment() {
const e = this._lexer.token;
this.expectToken(u.TokenKind.SPREAD);
const t = this.expectOptionalKeyword("on");
if (!t && this.peek(u.TokenKind.NAME)) return this.node(e, {
kind: o.Kind.FRAGMENT_SPREAD,
name: this.parseFragmentName(),
directives: this.parseDirectives(false)
});
return this.node(e, {
kind: o.Kind.INLINE_FRAGMENT,
typeCondition: t ? this.parseNamedType() : void 0,
directives: this.parseDirectives(false),
selectionSet: this.parseSelectionSet()
});
}
parseFragmentDefinition() {
const e = this._lexer.token;
const t = this.parseDescription();
this.expectKeyword("fragment");
if (this._options.allowLegacyFragmentVariables === true) return this.node(e, {
kind: o.Kind.FRAGMENT_DEFINITION,
description: t,
name: this.parseFragmentName(),
variableDefinitions: this.parseVariableDefinitions(),
typeCondition: (this.expectKeyword("on"), this.parseNamedType()),
directives: this.parseDirectives(false),
selectionSet: this.parseSelectionSet()
});
return this.node(e, {
kind: o.Kind.FRAGMENT_DEFINITION,
description: t,
name: this.parseFragmentName(),
typeCondition: (this.expectKeyword("on"), this.parseNamedType()),
directives: this.parseDirectives(false),
selectionSet: this.parseSelectionSet()
});
}
parseFragmentName() {
if (this._lexer.token.value === "on") throw this.unexpected();
return this.parseName();
}
parseValueLiteral(e) {
const t = this._lexer.token;
switch (t.kind) {
case u.TokenKind.BRACKET_L:
return this.parseList(e);

case u.TokenKind.BRACE_L:
return this.parseObject(e);

case u.TokenKind.INT:
this.advanceLexer();
return this.node(t, {
kind: o.Kind.INT,
value: t.value
});

case u.TokenKind.FLOAT:
this.advanceLexer();
return this.node(t, {
kind: o.Kind.FLOAT,
value: t.value
});

case u.TokenKind.STRING:
case u.TokenKind.BLOCK_STRING:
return this.parseStringLiteral();

case u.TokenKind.NAME:
this.advanceLexer();
switch (t.value) {
case "true":
return this.node(t, {
kind: o.Kind.BOOLEAN,
value: true
});

case "false":
return this.node(t, {
kind: o.Kind.BOOLEAN,
value: false
});

case "null":
return this.node(t, {
kind: o.Kind.NULL
});

default:
return this.node(t, {
kind: o.Kind.ENUM,
value: t.value
});
}

case u.TokenKind.DOLLAR:
if (e) {
this.expectToken(u.TokenKind.DOLLAR);
if (this._lexer.token.kind === u.TokenKind.NAME) {
const e = this._lexer.token.value;
throw (0, i.syntaxError)(this._lexer.source, t.start, `Unexpected variable "$${e}" in constant value.`);
}
throw this.unexpected(t);
}
return this.parseVariable();

default:
throw this.unexpected();
}
}
parseConstValueLiteral() {
return this.parseValueLiteral(true);
}
parseStringLiteral() {
const e = this._lexer.token;
this.advanceLexer();
return this.node(e, {
kind: o.Kind.STRING,
value: e.value,
block: e.kind === u.TokenKind.BLOCK_STRING
});
}
parseList(e) {
const item = () => this.parseValueLiteral(e);
return this.node(this._lexer.token, {
kind: o.Kind.LIST,
values: this.any(u.TokenKind.BRACKET_L, item, u.TokenKind.BRACKET_R)
});
}
parseObject(e) {
const item = () => this.parseObjectField(e);
return this.node(this._lexer.token, {
kind: o.Kind.OBJECT,
fields: this.any(u.TokenKind.BRACE_L, item, u.TokenKind.BRACE_R)
});
}
parseObjectField(e) {
const t = this._lexer.token;
const n = this.parseName();
this.expectToken(u.TokenKind.COLON);
return this.node(t, {
kind: o.Kind.OBJECT_FIELD,
name: n,
value: this.parseValueLiteral(e)
});
}
parseDirectives(e) {
const t = [];
while (this.peek(u.TokenKind.AT)) t.push(this.parseDirective(e));
return t;
}
parseConstDirectives() {
return this.parseDirectives(true);
}
parseDirective(e) {
const t = this._lexer.token;
this.expectToken(u.TokenKind.AT);
return this.node(t, {
kind: o.Kind.DIRECTIVE,
name: this.parseName(),
arguments: this.parseArguments(e)
});
}
parseTypeReference() {
const e = this._lexer.token;
let t;
if (this.expectOptionalToken(u.TokenKind.BRACKET_L)) {
const n = this.parseTypeReference();
this.expectToken(u.TokenKind.BRACKET_R);
t = this.node(e, {
kind: o.Kind.LIST_TYPE,
type: n
});
} else t = this.parseNamedType();
if (this.expectOptionalToken(u.TokenKind.BANG)) return this.node(e, {
kind: o.Kind.NON_NULL_TYPE,
type: t
});
return t;
}
parseNamedType() {
return this.node(this._lexer.token, {
kind: o.Kind.NAMED_TYPE,
name: this.parseName()
});
}
peekDescription() {
return this.peek(u.TokenKind.STRING) || this.peek(u.TokenKind.BLOCK_STRING);
}
parseDescription() {
if (this.peekDescription()) return this.parseStringLiteral();
}
parseSchemaDefinition() {
const e = this._lexer.token;
const t = this.parseDescription();
this.expectKeyword("schema");
const n = this.parseConstDirectives();
const i = this.many(u.TokenKind.BRACE_L, this.parseOperationTypeDefinition, u.TokenKind.BRACE_R);
return this.node(e, {
kind: o.Kind.SCHEMA_DEFINITION,
description: t,
directives: n,
operationTypes: i
});
}
parseOperationTypeDefinition() {
const e = this._lexer.token;
const t = this.parseOperationType();
this.expectToken(u.TokenKind.COLON);
const n = this.parseNamedType();
return this.node(e, {
kind: o.Kind.OPERATION_TYPE_DEFINITION,
operation: t,
type: n
});
}
parseScalarTypeDefinition() {
const e = this._lexer.token;
const t = this.parseDescription();
this.expectKeyword("scalar");
const n = this.parseName();
const i = this.parseConstDirectives();
return this.node(e, {
kind: o.Kind.SCALAR_TYPE_DEFINITION,
description: t,
name: n,
directives: i
});
}
parseObjectTypeDefinition() {
const e = this._lexer.token;
const t = this.parseDescription();
this.expectKeyword("type");
const n = this.parseName();
const i = this.parseImplementsInterfaces();
const r = this.parseConstDirectives();
const s = this.parseFieldsDefinition();
return this.node(e, {
kind: o.Kind.OBJECT_TYPE_DEFINITION,
description: t,
name: n,
interfaces: i,
directives: r,
fields: s
});
}
parseImplementsInterfaces() {
return this.expectOptionalKeyword("implements") ? this.delimitedMany(u.TokenKind.AMP, this.parseNamedType) : [];
}
parseFieldsDefinition() {
return this.optionalMany(u.TokenKind.BRACE_L, this.parseFieldDefinition, u.TokenKind.BRACE_R);
}
parseFieldDefinition() {
const e = this._lexer.token;
const t = this.parseDescription();
const n = this.parseName();
const i = this.parseArgumentDefs();
this.expectToken(u.TokenKind.COLON);
const r = this.parseTypeReference();
const s = this.parseConstDirectives();
return this.node(e, {
kind: o.Kind.FIELD_DEFINITION,
description: t,
name: n,
arguments: i,
type: r,
directives: s
});
}
parseArgumentDefs() {
return this.optionalMany(u.TokenKind.PAREN_L, this.parseInputValueDef, u.TokenKind.PAREN_R);
}
parseInputValueDef() {
const e = this._lexer.token;
const t = this.parseDescription();
const n = this.parseName();
this.expectToken(u.TokenKind.COLON);
const i = this.parseTypeReference();
let r;
this.expectOptionalToken(u.TokenKind.EQUALS) && (r = this.parseConstValueLiteral());
const s = this.parseConstDirectives();
return this.node(e, {
kind: o.Kind.INPUT_VALUE_DEFINITION,
description: t,
name: n,
type: i,
defaultValue: r,
directives: s
});
}
parseInterfaceTypeDefinition() {
const e = this._lexer.token;
const t = this.parseDescription();
this.expectKeyword("interface");
const n = this.parseName();
const i = this.parseImplementsInterfaces();
const r = this.parseConstDirectives();
const s = this.parseFieldsDefinition();
return this.node(e, {
kind: o.Kind.INTERFACE_TYPE_DEFINITION,
description: t,
name: n,
interfaces: i,
directives: r,
fields: s
});
}
parseUnionTypeDefinition() {
const e = this._lexer.token;
const t = this.parseDescription();
this.expectKeyword("union");
const n = this.parseName();
const i = this.parseConstDirectives();
const r = this.parseUnionMemberTypes();
return this.node(e, {
kind: o.Kind.UNION_TYPE_DEFINITION,
description: t,
name: n,
directives: i,
types: r
});
}
parseUnionMemberTypes() {
return this.expectOptionalToken(u.TokenKind.EQUALS) ? this.delimitedMany(u.TokenKind.PIPE, this.parseNamedType) : [];
}
parseEnumTypeDefinition() {
const e = this._lexer.token;
const t = this.parseDescription();
this.expectKeyword("enum");
const n = this.parseName();
const i = this.parseConstDirectives();
const r = this.parseEnumValuesDefinition();
return this.node(e, {
kind: o.Kind.ENUM_TYPE_DEFINITION,
description: t,
name: n,
directives: i,
values: r
});
}
parseEnumValuesDefinition() {
return this.optionalMany(u.TokenKind.BRACE_L, this.parseEnumValueDefinition, u.TokenKind.BRACE_R);
}
parseEnumValueDefinition() {
const e = this._lexer.token;
const t = this.parseDescription();
const n = this.parseEnumValueName();
const i = this.parseConstDirectives();
return this.node(e, {
kind: o.Kind.ENUM_VALUE_DEFINITION,
description: t,
name: n,
directives: i
});
}
parseEnumValueName() {
if (this._lexer.token.value === "true" || this._lexer.token.value === "false" || this._lexer.token.value === "null") throw (0, 
i.syntaxError)(this._lexer.source, this._lexer.token.start, `${getTokenDesc(this._lexer.token)} is reserved and cannot be used for an enum value.`);
return this.parseName();
}
parseInputObjectTypeDefinition() {
const e = this._lexer.token;
const t = this.parseDescription();
this.expectKeyword("input");
const n = this.parseName();
const i = this.parseConstDirectives();
const r = this.parseInputFieldsDefinition();
return this.node(e, {
kind: o.Kind.INPUT_OBJECT_TYPE_DEFINITION,
description: t,
name: n,
directives: i,
fields: r
});
}
parseInputFieldsDefinition() {
return this.optionalMany(u.TokenKind.BRACE_L, this.parseInputValueDef, u.TokenKind.BRACE_R);
}
parseTypeSystemExtension() {
const e = this._lexer.lookahead();
if (e.kind === u.TokenKind.NAME) switch (e.value) {
case "schema":
return this.parseSchemaExtension();

case "scalar":
return this.parseScalarTypeExtension();

case "type":
return this.parseObjectTypeExtension();

case "interface":
return this.parseInterfaceTypeExtension();

case "union":
return this.parseUnionTypeExtension();

case "enum":
return this.parseEnumTypeExtension();

case "input":
return this.parseInputObjectTypeExtension();
}
throw this.unexpected(e);
}
parseSchemaExtension() {
const e = this._lexer.token;
this.expectKeyword("extend");
this.expectKeyword("schema");
const t = this.parseConstDirectives();
const n = this.optionalMany(u.TokenKind.BRACE_L, this.parseOperationTypeDefinition, u.TokenKind.BRACE_R);
if (t.length === 0 && n.length === 0) throw this.unexpected();
return this.node(e, {
kind: o.Kind.SCHEMA_EXTENSION,
directives: t,
operationTypes: n
});
}
parseScalarTypeExtension() {
const e = this._lexer.token;
this.expectKeyword("extend");
this.expectKeyword("scalar");
const t = this.parseName();
const n = this.parseConstDirectives();
if (n.length === 0) throw this.unexpected();
return this.node(e, {
kind: o.Kind.SCALAR_TYPE_EXTENSION,
name: t,
directives: n
});
}
parseObjectTypeExtension() {
const e = this._lexer.token;
this.expectKeyword("extend");
this.expectKeyword("type");
const t = this.parseName();
const n = this.parseImplementsInterfaces();
const i = this.parseConstDirectives();
const r = this.parseFieldsDefinition();
if (n.length === 0 && i.length === 0 && r.length === 0) throw this.unexpected();
return this.node(e, {
kind: o.Kind.OBJECT_TYPE_EXTENSION,
name: t,
interfaces: n,
directives: i,
fields: r
});
}
parseInterfaceTypeExtension() {
const e = this._lexer.token;
this.expectKeyword("extend");
this.expectKeyword("interface");
const t = this.parseName();
const n = this.parseImplementsInterfaces();
const i = this.parseConstDirectives();
const r = this.parseFieldsDefinition();
if (n.length === 0 && i.length === 0 && r.length === 0) throw this.unexpected();
return this.node(e, {
kind: o.Kind.INTERFACE_TYPE_EXTENSION,
name: t,
interfaces: n,
directives: i,
fields: r
});
}
parseUnionTypeExtension() {
const e = this._lexer.token;
this.expectKeyword("extend");
this.expectKeyword("union");
const t = this.parseName();
const n = this.parseConstDirectives();
const i = this.parseUnionMemberTypes();
if (n.length === 0 && i.length === 0) throw this.unexpected();
return this.node(e, {
kind: o.Kind.UNION_TYPE_EXTENSION,
name: t,
directives: n,
types: i
});
}
parseEnumTypeExtension() {
const e = this._lexer.token;
this.expectKeyword("extend");
this.expectKeyword("enum");
const t = this.parseName();
const n = this.parseConstDirectives();
const i = this.parseEnumValuesDefinition();
if (n.length === 0 && i.length === 0) throw this.unexpected();
return this.node(e, {
kind: o.Kind.ENUM_TYPE_EXTENSION,
name: t,
directives: n,
values: i
});
}
parseInputObjectTypeExtension() {
const e = this._lexer.token;
this.expectKeyword("extend");
this.expectKeyword("input");
const t = this.parseName();
const n = this.parseConstDirectives();
const i = this.parseInputFieldsDefinition();
if (n.length === 0 && i.length === 0) throw this.unexpected();
return this.node(e, {
kind: o.Kind.INPUT_OBJECT_TYPE_EXTENSION,
name: t,
directives: n,
fields: i
});
}
parseDirectiveDefinition() {
const e = this._lexer.token;
const t = this.parseDescription();
this.expectKeyword("directive");
this.expectToken(u.TokenKind.AT);
const n = this.parseName();
const i = this.parseArgumentDefs();
const r = this.expectOptionalKeyword("repeatable");
this.expectKeyword("on");
const s = this.parseDirectiveLocations();
return this.node(e, {
kind: o.Kind.DIRECTIVE_DEFINITION,
description: t,
name: n,
arguments: i,
repeatable: r,
locations: s
});
}
parseDirectiveLocations() {
return this.delimitedMany(u.TokenKind.PIPE, this.parseDirectiveLocation);
}
parseDirectiveLocation() {
const e = this._lexer.token;
const t = this.parseName();
if (Object.prototype.hasOwnProperty.call(s.DirectiveLocation, t.value)) return t;
throw this.unexpected(e);
}
parseSchemaCoordinate() {
const e = this._lexer.token;
const t = this.expectOptionalToken(u.TokenKind.AT);
const n = this.parseName();
let i;
!t && this.expectOptionalToken(u.TokenKind.DOT) && (i = this.parseName());
let r;
if ((t || i) && this.expectOptionalToken(u.TokenKind.PAREN_L)) {
r = this.parseName();
this.expectToken(u.TokenKind.COLON);
this.expectToken(u.TokenKind.PAREN_R);
}
if (t) {
if (r) return this.node(e, {
kind: o.Kind.DIRECTIVE_ARGUMENT_COORDINATE,
name: n,
argumentName: r
});
return this.node(e, {
kind: o.Kind.DIRECTIVE_COORDINATE,
name: n
});
}
if (i) {
if (r) return this.node(e, {
kind: o.Kind.ARGUMENT_COORDINATE,
name: n,
fieldName: i,
argumentName: r
});
return this.node(e, {
kind: o.Kind.MEMBER_COORDINATE,
name: n,
memberName: i
});
}
return this.node(e, {
kind: o.Kind.TYPE_COORDINATE,
name: n
});
}
node(e, t) {
this._options.noLocation !== true && (t.loc = new r.Location(e, this._lexer.lastToken, this._lexer.source));
return t;
}
peek(e) {
return this._lexer.token.kind === e;
}
expectToken(e) {
const t = this._lexer.token;
if (t.kind === e) {
this.advanceLexer();
return t;
}
throw (0, i.syntaxError)(this._lexer.source, t.start, `Expected ${getTokenKindDesc(e)}, found ${getTokenDesc(t)}.`);
}
expectOptionalToken(e) {
const t = this._lexer.token;
if (t.kind === e) {
this.advanceLexer();
return true;
}
return false;
}
expectKeyword(e) {
const t = this._lexer.token;
if (t.kind !== u.TokenKind.NAME || t.value !== e) throw (0, i.syntaxError)(this._lexer.source, t.start, `Expected "${e}", found ${getTokenDesc(t)}.`);
this.advanceLexer();
}
expectOptionalKeyword(e) {
const t = this._lexer.token;
if (t.kind === u.TokenKind.NAME && t.value === e) {
this.advanceLexer();
return true;
}
return false;
}
unexpected(e) {
const t = e !== null && e !== void 0 ? e : this._lexer.token;
return (0, i.syntaxError)(this._lexer.source, t.start, `Unexpected ${getTokenDesc(t)}.`);
}
any(e, t, n) {
this.expectToken(e);
const i = [];
while (!this.expectOptionalToken(n)) i.push(t.call(this));
return i;
}
optionalMany(e, t, n) {
if (this.expectOptionalToken(e)) {
const e = [];
do {
e.push(t.call(this));
} while (!this.expectOptionalToken(n));
return e;
}
return [];
}
many(e, t, n) {
this.expectToken(e);
const i = [];
do {
i.push(t.call(this));
} while (!this.expectOptionalToken(n));
return i;
}
delimitedMany(e, t) {
this.expectOptionalToken(e);
const n = [];
do {
n.push(t.call(this));
} while (this.expectOptionalToken(e));
return n;
}
advanceLexer() {
const {maxTokens: e} = this._options;
const t = this._lexer.advance();
if (t.kind !== u.TokenKind.EOF) {
++this._tokenCounter;
if (e !== void 0 && this._tokenCounter > e) throw (0, i.syntaxError)(this._lexer.source, t.start, `Document contains more that ${e} tokens. Parsing aborted.`);
}
}
}
0;
function getTokenDesc(e) {
const t = e.value;
return getTokenKindDesc(e.kind) + (t != null ? ` "${t}"` : "");
}
function getTokenKindDesc(e) {
return (0, a.isPunctuatorTokenKind)(e) ? `"${e}"` : e;
}
}),
6512: (function(e, t, n) {
Object.defineProperty(t, "__esModule", {
value: true
});
t.printLocation = printLocation;
t.printSourceLocation = printSourceLocation;
var i = n(72245);
function printLocation(e) {
return printSourceLocation(e.source, (0, i.getLocation)(e.source, e.start));
}
function printSourceLocation(e, t) {
const n = e.locationOffset.column - 1;
const i = "".padStart(n) + e.body;
const r = t.line - 1;
const s = e.locationOffset.line - 1;
const o = t.line + s;
const a = t.line === 1 ? n : 0;
const c = t.column + a;
const d = `${e.name}:${o}:${c}\n`;
const u = i.split(/\r\n|[\n\r]/g);
const l = u[r];
if (l.length > 120) {
const e = Math.floor(c / 80);
const t = c % 80;
const n = [];
for (let e = 0; e < l.length; e += 80) n.push(l.slice(e, e + 80));
return d + printPrefixedLines([ [ `${o} |`, n[0] ], ...n.slice(1, e + 1).map(e => [ "|", e ]), [ "|", "^".padStart(t) ], [ "|", n[e + 1] ] ]);
}
return d + printPrefixedLines([ [ o - 1 + " |", u[r - 1] ], [ `${o} |`, l ], [ "|", "^".padStart(c) ], [ `${o + 1} |`, u[r + 1] ] ]);
}
function printPrefixedLines(e) {
const t = e.filter(([e, t]) => t !== void 0);
const n = Math.max(...t.map(([e]) => e.length));
return t.map(([e, t]) => e.padStart(n) + (t ? " " + t : "")).join("\n");
}
}),
46137: (function(e, t, n) {
Object.defineProperty(t, "__esModule", {
value: true
});
t.SchemaCoordinateLexer = void 0;
var i = n(89619);
var r = n(22740);
var s = n(83271);
var o = n(29278);
var a = n(1743);
class SchemaCoordinateLexer {
line=1;
lineStart=0;
constructor(e) {
const t = new r.Token(a.TokenKind.SOF, 0, 0, 0, 0);
this.source = e;
this.lastToken = t;
this.token = t;
}
get [Symbol.toStringTag]() {
return "SchemaCoordinateLexer";
}
advance() {
this.lastToken = this.token;
const e = this.token = this.lookahead();
return e;
}
lookahead() {
let e = this.token;
if (e.kind !== a.TokenKind.EOF) {
const t = readNextToken(this, e.end);
e.next = t;
t.prev = e;
e = t;
}
return e;
}
}
t.SchemaCoordinateLexer = SchemaCoordinateLexer;
function readNextToken(e, t) {
const n = e.source.body;
const r = n.length;
const c = t;
if (c < r) {
const t = n.charCodeAt(c);
switch (t) {
case 46:
return (0, o.createToken)(e, a.TokenKind.DOT, c, c + 1);

case 40:
return (0, o.createToken)(e, a.TokenKind.PAREN_L, c, c + 1);

case 41:
return (0, o.createToken)(e, a.TokenKind.PAREN_R, c, c + 1);

case 58:
return (0, o.createToken)(e, a.TokenKind.COLON, c, c + 1);

case 64:
return (0, o.createToken)(e, a.TokenKind.AT, c, c + 1);
}
if ((0, s.isNameStart)(t)) return (0, o.readName)(e, c);
throw (0, i.syntaxError)(e.source, c, `Invalid character: ${(0, o.printCodePointAt)(e, c)}.`);
}
return (0, o.createToken)(e, a.TokenKind.EOF, r, r);
}
}),
40203: (function(e, t, n) {
Object.defineProperty(t, "__esModule", {
value: true
});
t.Source = void 0;
t.isSource = isSource;
var i = n(65383);
var r = n(25742);
var s = n(45914);
class Source {
constructor(e, t = "GraphQL request", n = {
line: 1,
column: 1
}) {
typeof e === "string" || (0, i.devAssert)(false, `Body must be a string. Received: ${(0, 
r.inspect)(e)}.`);
this.body = e;
this.name = t;
this.locationOffset = n;
this.locationOffset.line > 0 || (0, i.devAssert)(false, "line in locationOffset is 1-indexed and must be positive.");
this.locationOffset.column > 0 || (0, i.devAssert)(false, "column in locationOffset is 1-indexed and must be positive.");
}
get [Symbol.toStringTag]() {
return "Source";
}
}
t.Source = Source;
function isSource(e) {
return (0, s.instanceOf)(e, Source);
}
}),
1743: (function(e, t) {
Object.defineProperty(t, "__esModule", {
value: true
});
t.TokenKind = void 0;
var n;
t.TokenKind = n;
(function(e) {
e["SOF"] = "<SOF>";
e["EOF"] = "<EOF>";
e["BANG"] = "!";
e["DOLLAR"] = "$";
e["AMP"] = "&";
e["PAREN_L"] = "(";
e["PAREN_R"] = ")";
e["DOT"] = ".";
e["SPREAD"] = "...";
e["COLON"] = ":";
e["EQUALS"] = "=";
e["AT"] = "@";
e["BRACKET_L"] = "[";
e["BRACKET_R"] = "]";
e["BRACE_L"] = "{";
e["PIPE"] = "|";
e["BRACE_R"] = "}";
e["NAME"] = "Name";
e["INT"] = "Int";
e["FLOAT"] = "Float";
e["STRING"] = "String";
e["BLOCK_STRING"] = "BlockString";
e["COMMENT"] = "Comment";
})(n || (t.TokenKind = n = {}));
})
};
