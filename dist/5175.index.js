"use strict";

exports.id = 5175;

exports.ids = [ 5175 ];

exports.modules = {
25175: (function(e, t, i) {
i.d(t, {
CsvError: () => CsvError,
parse: () => parse
});
class CsvError extends Error {
constructor(e, t, i, ...r) {
Array.isArray(t) && (t = t.join(" ").trim());
super(t);
Error.captureStackTrace !== void 0 && Error.captureStackTrace(this, CsvError);
this.code = e;
for (const e of r) for (const t in e) {
const r = e[t];
this[t] = Buffer.isBuffer(r) ? r.toString(i.encoding) : r == null ? r : JSON.parse(JSON.stringify(r));
}
}
}
const is_object = function(e) {
return typeof e === "object" && e !== null && !Array.isArray(e);
};
const normalize_columns_array = function(e) {
const t = [];
for (let i = 0, r = e.length; i < r; i++) {
const r = e[i];
if (r === void 0 || r === null || r === false) t[i] = {
disabled: true
}; else if (typeof r === "string" || typeof r === "number") t[i] = {
name: `${r}`
}; else {
if (!is_object(r)) throw new CsvError("CSV_INVALID_COLUMN_DEFINITION", [ "Invalid column definition:", "expect a string or a literal object,", `got ${JSON.stringify(r)} at position ${i}` ]);
if (typeof r.name !== "string") throw new CsvError("CSV_OPTION_COLUMNS_MISSING_NAME", [ "Option columns missing name:", `property "name" is required at position ${i}`, "when column is an object literal" ]);
t[i] = r;
}
}
return t;
};
class ResizeableBuffer {
constructor(e = 100) {
this.size = e;
this.length = 0;
this.buf = Buffer.allocUnsafe(e);
}
prepend(e) {
if (Buffer.isBuffer(e)) {
const t = this.length + e.length;
if (t >= this.size) {
this.resize();
if (t >= this.size) throw Error("INVALID_BUFFER_STATE");
}
const i = this.buf;
this.buf = Buffer.allocUnsafe(this.size);
e.copy(this.buf, 0);
i.copy(this.buf, e.length);
this.length += e.length;
} else {
const t = this.length++;
t === this.size && this.resize();
const i = this.clone();
this.buf[0] = e;
i.copy(this.buf, 1, 0, t);
}
}
append(e) {
const t = this.length++;
t === this.size && this.resize();
this.buf[t] = e;
}
clone() {
return Buffer.from(this.buf.slice(0, this.length));
}
resize() {
const e = this.length;
this.size = this.size * 2;
const t = Buffer.allocUnsafe(this.size);
this.buf.copy(t, 0, 0, e);
this.buf = t;
}
toString(e) {
return e ? this.buf.toString(e, 0, this.length) : Uint8Array.prototype.slice.call(this.buf.slice(0, this.length));
}
toJSON() {
return this.toString("utf8");
}
reset() {
this.length = 0;
}
}
const r = ResizeableBuffer;
const init_state = function(e) {
const t = [ 32, 9, 10, 13, 12, 11, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8232, 8233, 8239, 8287, 12288, 65279 ].reduce((t, i) => {
const r = Buffer.from(String.fromCharCode(i), e.encoding);
if (i !== 63 && r.length === 1 && r[0] === 63) return t;
t.push(r);
return t;
}, []);
const i = new Uint8Array(256);
for (const e of t) i[e[0]] = 1;
return {
bomSkipped: false,
bufBytesStart: 0,
castField: e.cast_function,
commenting: false,
delimiterBufPrevious: void 0,
delimiterDiscovered: false,
error: void 0,
enabled: e.from_line === 1,
escaping: false,
escapeIsQuote: Buffer.isBuffer(e.escape) && Buffer.isBuffer(e.quote) && Buffer.compare(e.escape, e.quote) === 0,
expectedRecordLength: Array.isArray(e.columns) ? e.columns.length : void 0,
field: new r(20),
firstLineToHeaders: e.cast_first_line_to_header,
needMoreDataSize: Math.max(e.comment !== null ? e.comment.length : 0, ...e.delimiter ? e.delimiter.map(e => e.length) : [], e.delimiter_auto ? 1 : 0, e.quote !== null ? e.quote.length : 0, ...t.map(e => e.length)),
previousBuf: void 0,
quoting: false,
stop: false,
rawBuffer: new r(100),
record: [],
recordHasError: false,
record_length: 0,
recordDelimiterMaxLength: e.record_delimiter.length === 0 ? 0 : Math.max(...e.record_delimiter.map(e => e.length)),
trimChars: [ Buffer.from(" ", e.encoding)[0], Buffer.from("\t", e.encoding)[0] ],
wasQuoting: false,
wasRowDelimiter: false,
timchars: t,
timcharFirstBytes: i
};
};
const underscore = function(e) {
return e.replace(/([A-Z])/g, function(e, t) {
return "_" + t.toLowerCase();
});
};
const normalize_options = function(e) {
const t = {};
for (const i in e) t[underscore(i)] = e[i];
if (t.encoding === void 0 || t.encoding === true) t.encoding = "utf8"; else if (t.encoding === null || t.encoding === false) t.encoding = null; else if (typeof t.encoding !== "string" && t.encoding !== null) throw new CsvError("CSV_INVALID_OPTION_ENCODING", [ "Invalid option encoding:", "encoding must be a string or null to return a buffer,", `got ${JSON.stringify(t.encoding)}` ], t);
if (t.bom === void 0 || t.bom === null || t.bom === false) t.bom = false; else if (t.bom !== true) throw new CsvError("CSV_INVALID_OPTION_BOM", [ "Invalid option bom:", "bom must be true,", `got ${JSON.stringify(t.bom)}` ], t);
t.cast_function = null;
if (t.cast === void 0 || t.cast === null || t.cast === false || t.cast === "") t.cast = void 0; else if (typeof t.cast === "function") {
t.cast_function = t.cast;
t.cast = true;
} else if (t.cast !== true) throw new CsvError("CSV_INVALID_OPTION_CAST", [ "Invalid option cast:", "cast must be true or a function,", `got ${JSON.stringify(t.cast)}` ], t);
if (t.cast_date === void 0 || t.cast_date === null || t.cast_date === false || t.cast_date === "") t.cast_date = false; else if (t.cast_date === true) t.cast_date = function(e) {
const t = Date.parse(e);
return isNaN(t) ? e : new Date(t);
}; else if (typeof t.cast_date !== "function") throw new CsvError("CSV_INVALID_OPTION_CAST_DATE", [ "Invalid option cast_date:", "cast_date must be true or a function,", `got ${JSON.stringify(t.cast_date)}` ], t);
t.cast_first_line_to_header = void 0;
if (t.columns === true) t.cast_first_line_to_header = void 0; else if (typeof t.columns === "function") {
t.cast_first_line_to_header = t.columns;
t.columns = true;
} else if (Array.isArray(t.columns)) t.columns = normalize_columns_array(t.columns); else {
if (t.columns !== void 0 && t.columns !== null && t.columns !== false) throw new CsvError("CSV_INVALID_OPTION_COLUMNS", [ "Invalid option columns:", "expect an array, a function or true,", `got ${JSON.stringify(t.columns)}` ], t);
t.columns = false;
}
if (t.group_columns_by_name === void 0 || t.group_columns_by_name === null || t.group_columns_by_name === false) t.group_columns_by_name = false; else {
if (t.group_columns_by_name !== true) throw new CsvError("CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME", [ "Invalid option group_columns_by_name:", "expect an boolean,", `got ${JSON.stringify(t.group_columns_by_name)}` ], t);
if (t.columns === false) throw new CsvError("CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME", [ "Invalid option group_columns_by_name:", "the `columns` mode must be activated." ], t);
}
if (t.comment === void 0 || t.comment === null || t.comment === false || t.comment === "") t.comment = null; else {
typeof t.comment === "string" && (t.comment = Buffer.from(t.comment, t.encoding));
if (!Buffer.isBuffer(t.comment)) throw new CsvError("CSV_INVALID_OPTION_COMMENT", [ "Invalid option comment:", "comment must be a buffer or a string,", `got ${JSON.stringify(t.comment)}` ], t);
}
if (t.comment_no_infix === void 0 || t.comment_no_infix === null || t.comment_no_infix === false) t.comment_no_infix = false; else if (t.comment_no_infix !== true) throw new CsvError("CSV_INVALID_OPTION_COMMENT", [ "Invalid option comment_no_infix:", "value must be a boolean,", `got ${JSON.stringify(t.comment_no_infix)}` ], t);
if (t.delimiter_auto === void 0 || t.delimiter_auto === null || t.delimiter_auto === false) t.delimiter_auto = false; else if (t.delimiter_auto === true) t.delimiter_auto = {}; else if (!is_object(t.delimiter_auto)) throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [ "Invalid option delimiter_auto:", "delimiter_auto must be a boolean or a configuration object,", `got ${JSON.stringify(t.delimiter_auto)}` ], t);
if (t.delimiter_auto) {
if (t.delimiter_auto.preferred === void 0) t.delimiter_auto.preferred = {
[",".charCodeAt(0)]: 1.8,
["\t".charCodeAt(0)]: 1.8,
[";".charCodeAt(0)]: 1.6,
[" ".charCodeAt(0)]: 1.6,
[":".charCodeAt(0)]: 1.5,
[".".charCodeAt(0)]: 1.4,
["/".charCodeAt(0)]: 1.4
}; else if (!is_object(t.delimiter_auto.preferred)) throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [ "Invalid option delimiter_auto:", "preferred must be an object,", `got ${JSON.stringify(t.delimiter_auto.preferred)}` ], t);
if (t.delimiter_auto.score === void 0) t.delimiter_auto.score = (e, t) => (e.total - e.std) * (t.preferred[e.char_code] || 1); else if (typeof t.delimiter_auto.score !== "function") throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [ "Invalid option delimiter_auto:", "score must be a function,", `got ${JSON.stringify(t.delimiter_auto.score)}` ], t);
if (t.delimiter_auto.size === void 0) t.delimiter_auto.size = 2048; else if (typeof t.delimiter_auto.size !== "number") throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [ "Invalid option delimiter_auto:", "size must be a number,", `got ${JSON.stringify(t.delimiter_auto.size)}` ], t);
}
const i = JSON.stringify(t.delimiter);
t.delimiter_auto !== false && (t.delimiter = []);
if (!Array.isArray(t.delimiter)) {
t.delimiter !== void 0 && t.delimiter !== null && t.delimiter !== false || (t.delimiter = Buffer.from(",", t.encoding));
t.delimiter = [ t.delimiter ];
}
t.delimiter = t.delimiter.map(function(e) {
typeof e === "string" && (e = Buffer.from(e, t.encoding));
if (!Buffer.isBuffer(e) || e.length === 0) throw new CsvError("CSV_INVALID_OPTION_DELIMITER", [ "Invalid option delimiter:", "delimiter must be a non empty string or buffer or array of string|buffer,", `got ${i}` ], t);
return e;
});
t.escape === void 0 || t.escape === true ? t.escape = Buffer.from('"', t.encoding) : typeof t.escape === "string" ? t.escape = Buffer.from(t.escape, t.encoding) : t.escape !== null && t.escape !== false || (t.escape = null);
if (t.escape !== null && !Buffer.isBuffer(t.escape)) throw new Error(`Invalid Option: escape must be a buffer, a string or a boolean, got ${JSON.stringify(t.escape)}`);
if (t.from === void 0 || t.from === null) t.from = 1; else {
typeof t.from === "string" && /\d+/.test(t.from) && (t.from = parseInt(t.from));
if (!Number.isInteger(t.from)) throw new Error(`Invalid Option: from must be an integer, got ${JSON.stringify(t.from)}`);
if (t.from < 0) throw new Error(`Invalid Option: from must be a positive integer, got ${JSON.stringify(e.from)}`);
}
if (t.from_line === void 0 || t.from_line === null) t.from_line = 1; else {
typeof t.from_line === "string" && /\d+/.test(t.from_line) && (t.from_line = parseInt(t.from_line));
if (!Number.isInteger(t.from_line)) throw new Error(`Invalid Option: from_line must be an integer, got ${JSON.stringify(e.from_line)}`);
if (t.from_line <= 0) throw new Error(`Invalid Option: from_line must be a positive integer greater than 0, got ${JSON.stringify(e.from_line)}`);
}
if (t.ignore_last_delimiters === void 0 || t.ignore_last_delimiters === null) t.ignore_last_delimiters = false; else if (typeof t.ignore_last_delimiters === "number") {
t.ignore_last_delimiters = Math.floor(t.ignore_last_delimiters);
t.ignore_last_delimiters === 0 && (t.ignore_last_delimiters = false);
} else if (typeof t.ignore_last_delimiters !== "boolean") throw new CsvError("CSV_INVALID_OPTION_IGNORE_LAST_DELIMITERS", [ "Invalid option `ignore_last_delimiters`:", "the value must be a boolean value or an integer,", `got ${JSON.stringify(t.ignore_last_delimiters)}` ], t);
if (t.ignore_last_delimiters === true && t.columns === false) throw new CsvError("CSV_IGNORE_LAST_DELIMITERS_REQUIRES_COLUMNS", [ "The option `ignore_last_delimiters`", "requires the activation of the `columns` option" ], t);
if (t.info === void 0 || t.info === null || t.info === false) t.info = false; else if (t.info !== true) throw new Error(`Invalid Option: info must be true, got ${JSON.stringify(t.info)}`);
if (t.max_record_size === void 0 || t.max_record_size === null || t.max_record_size === false) t.max_record_size = 0; else if (Number.isInteger(t.max_record_size) && t.max_record_size >= 0) ; else {
if (typeof t.max_record_size !== "string" || !/\d+/.test(t.max_record_size)) throw new Error(`Invalid Option: max_record_size must be a positive integer, got ${JSON.stringify(t.max_record_size)}`);
t.max_record_size = parseInt(t.max_record_size);
}
if (t.objname === void 0 || t.objname === null || t.objname === false) t.objname = void 0; else if (Buffer.isBuffer(t.objname)) {
if (t.objname.length === 0) throw new Error("Invalid Option: objname must be a non empty buffer");
t.encoding === null || (t.objname = t.objname.toString(t.encoding));
} else if (typeof t.objname === "string") {
if (t.objname.length === 0) throw new Error("Invalid Option: objname must be a non empty string");
} else if (typeof t.objname !== "number") throw new Error(`Invalid Option: objname must be a string or a buffer, got ${t.objname}`);
if (t.objname !== void 0) if (typeof t.objname === "number") {
if (t.columns !== false) throw Error("Invalid Option: objname index cannot be combined with columns or be defined as a field");
} else if (t.columns === false) throw Error("Invalid Option: objname field must be combined with columns or be defined as an index");
if (t.on_record === void 0 || t.on_record === null) t.on_record = void 0; else if (typeof t.on_record !== "function") throw new CsvError("CSV_INVALID_OPTION_ON_RECORD", [ "Invalid option `on_record`:", "expect a function,", `got ${JSON.stringify(t.on_record)}` ], t);
if (t.on_skip !== void 0 && t.on_skip !== null && typeof t.on_skip !== "function") throw new Error(`Invalid Option: on_skip must be a function, got ${JSON.stringify(t.on_skip)}`);
if (t.quote === null || t.quote === false || t.quote === "") t.quote = null; else {
t.quote === void 0 || t.quote === true ? t.quote = Buffer.from('"', t.encoding) : typeof t.quote === "string" && (t.quote = Buffer.from(t.quote, t.encoding));
if (!Buffer.isBuffer(t.quote)) throw new Error(`Invalid Option: quote must be a buffer or a string, got ${JSON.stringify(t.quote)}`);
}
if (t.raw === void 0 || t.raw === null || t.raw === false) t.raw = false; else if (t.raw !== true) throw new Error(`Invalid Option: raw must be true, got ${JSON.stringify(t.raw)}`);
if (t.record_delimiter === void 0) t.record_delimiter = []; else if (typeof t.record_delimiter === "string" || Buffer.isBuffer(t.record_delimiter)) {
if (t.record_delimiter.length === 0) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [ "Invalid option `record_delimiter`:", "value must be a non empty string or buffer,", `got ${JSON.stringify(t.record_delimiter)}` ], t);
t.record_delimiter = [ t.record_delimiter ];
} else if (!Array.isArray(t.record_delimiter)) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [ "Invalid option `record_delimiter`:", "value must be a string, a buffer or array of string|buffer,", `got ${JSON.stringify(t.record_delimiter)}` ], t);
t.record_delimiter = t.record_delimiter.map(function(e, i) {
if (typeof e !== "string" && !Buffer.isBuffer(e)) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [ "Invalid option `record_delimiter`:", "value must be a string, a buffer or array of string|buffer", `at index ${i},`, `got ${JSON.stringify(e)}` ], t);
if (e.length === 0) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [ "Invalid option `record_delimiter`:", "value must be a non empty string or buffer", `at index ${i},`, `got ${JSON.stringify(e)}` ], t);
typeof e === "string" && (e = Buffer.from(e, t.encoding));
return e;
});
if (typeof t.relax_column_count === "boolean") ; else {
if (t.relax_column_count !== void 0 && t.relax_column_count !== null) throw new Error(`Invalid Option: relax_column_count must be a boolean, got ${JSON.stringify(t.relax_column_count)}`);
t.relax_column_count = false;
}
if (typeof t.relax_column_count_less === "boolean") ; else {
if (t.relax_column_count_less !== void 0 && t.relax_column_count_less !== null) throw new Error(`Invalid Option: relax_column_count_less must be a boolean, got ${JSON.stringify(t.relax_column_count_less)}`);
t.relax_column_count_less = false;
}
if (typeof t.relax_column_count_more === "boolean") ; else {
if (t.relax_column_count_more !== void 0 && t.relax_column_count_more !== null) throw new Error(`Invalid Option: relax_column_count_more must be a boolean, got ${JSON.stringify(t.relax_column_count_more)}`);
t.relax_column_count_more = false;
}
if (typeof t.relax_quotes === "boolean") ; else {
if (t.relax_quotes !== void 0 && t.relax_quotes !== null) throw new Error(`Invalid Option: relax_quotes must be a boolean, got ${JSON.stringify(t.relax_quotes)}`);
t.relax_quotes = false;
}
if (typeof t.skip_empty_lines === "boolean") ; else {
if (t.skip_empty_lines !== void 0 && t.skip_empty_lines !== null) throw new Error(`Invalid Option: skip_empty_lines must be a boolean, got ${JSON.stringify(t.skip_empty_lines)}`);
t.skip_empty_lines = false;
}
if (typeof t.skip_records_with_empty_values === "boolean") ; else {
if (t.skip_records_with_empty_values !== void 0 && t.skip_records_with_empty_values !== null) throw new Error(`Invalid Option: skip_records_with_empty_values must be a boolean, got ${JSON.stringify(t.skip_records_with_empty_values)}`);
t.skip_records_with_empty_values = false;
}
if (typeof t.skip_records_with_error === "boolean") ; else {
if (t.skip_records_with_error !== void 0 && t.skip_records_with_error !== null) throw new Error(`Invalid Option: skip_records_with_error must be a boolean, got ${JSON.stringify(t.skip_records_with_error)}`);
t.skip_records_with_error = false;
}
if (t.rtrim === void 0 || t.rtrim === null || t.rtrim === false) t.rtrim = false; else if (t.rtrim !== true) throw new Error(`Invalid Option: rtrim must be a boolean, got ${JSON.stringify(t.rtrim)}`);
if (t.ltrim === void 0 || t.ltrim === null || t.ltrim === false) t.ltrim = false; else if (t.ltrim !== true) throw new Error(`Invalid Option: ltrim must be a boolean, got ${JSON.stringify(t.ltrim)}`);
if (t.trim === void 0 || t.trim === null || t.trim === false) t.trim = false; else if (t.trim !== true) throw new Error(`Invalid Option: trim must be a boolean, got ${JSON.stringify(t.trim)}`);
t.trim === true && e.ltrim !== false ? t.ltrim = true : t.ltrim !== true && (t.ltrim = false);
t.trim === true && e.rtrim !== false ? t.rtrim = true : t.rtrim !== true && (t.rtrim = false);
if (t.to === void 0 || t.to === null) t.to = -1; else if (t.to !== -1) {
typeof t.to === "string" && /\d+/.test(t.to) && (t.to = parseInt(t.to));
if (!Number.isInteger(t.to)) throw new Error(`Invalid Option: to must be an integer, got ${JSON.stringify(e.to)}`);
if (t.to <= 0) throw new Error(`Invalid Option: to must be a positive integer greater than 0, got ${JSON.stringify(e.to)}`);
}
if (t.to_line === void 0 || t.to_line === null) t.to_line = -1; else if (t.to_line !== -1) {
typeof t.to_line === "string" && /\d+/.test(t.to_line) && (t.to_line = parseInt(t.to_line));
if (!Number.isInteger(t.to_line)) throw new Error(`Invalid Option: to_line must be an integer, got ${JSON.stringify(e.to_line)}`);
if (t.to_line <= 0) throw new Error(`Invalid Option: to_line must be a positive integer greater than 0, got ${JSON.stringify(e.to_line)}`);
}
return t;
};
const delimiter_discover = function(e, t) {
t || ({delimiter_auto: t} = normalize_options({
delimiter_auto: true
}));
typeof e === "string" && (e = Buffer.from(e));
Buffer.isBuffer(e) && (e = (e => {
const t = [];
const i = transform({
delimiter: []
});
const push = e => t.push(e);
const close = () => {};
const r = i.parse(e, true, push, close);
if (r !== void 0) throw r;
return t;
})(e));
const i = Array(127).fill().map(() => ({
lines: []
}));
e.map(([e], t) => {
for (let r = 0, o = e.length; r < o; r++) {
const o = e.charCodeAt(r);
i[o].lines[t] === void 0 && (i[o].lines[t] = 0);
i[o].lines[t]++;
}
});
i.map((e, i) => {
e.char_code = i;
e.std = std(e.lines);
e.total = e.lines.reduce((e, t) => e + t, 0);
e.preferred = !!t.preferred[i];
e.score = t.score(e, t);
});
const r = i.reduce((e, t) => e.score > t.score ? e : t, {});
return String.fromCharCode(r.char_code);
};
const std = function(e) {
const t = e.length;
if (t === 0) return 0;
const i = e.reduce((e, t) => e + t) / t;
return Math.sqrt(e.map(e => Math.pow(e - i, 2)).reduce((e, t) => e + t) / t);
};
const isRecordEmpty = function(e) {
return e.every(e => e == null || e.toString && e.toString().trim() === "");
};
const o = 13;
const n = 10;
const s = {
utf8: Buffer.from([ 239, 187, 191 ]),
utf16le: Buffer.from([ 255, 254 ])
};
const transform = function(e = {}) {
const t = {
bytes: 0,
bytes_records: 0,
comment_lines: 0,
empty_lines: 0,
invalid_field_length: 0,
lines: 1,
records: 0
};
const i = normalize_options(e);
return {
info: t,
original_options: e,
options: i,
state: init_state(i),
__needMoreData: function(e, t, i) {
if (i) return false;
const {encoding: r, escape: o, quote: n} = this.options;
const {quoting: s, needMoreDataSize: l, recordDelimiterMaxLength: a} = this.state;
const f = t - e - 1;
const u = Math.max(l, a === 0 ? Buffer.from("\r\n", r).length : a, s ? (o === null ? 0 : o.length) + n.length : 0, s ? n.length + a : 0);
return f < u;
},
parse: function(e, t, i, r) {
const {bom: l, comment_no_infix: a, delimiter_auto: f, encoding: u, from_line: c, ltrim: _, max_record_size: d, raw: m, relax_quotes: h, rtrim: g, skip_empty_lines: p, to: v, to_line: b} = this.options;
let {comment: w, escape: y, quote: I, record_delimiter: O} = this.options;
const {bomSkipped: N, delimiterDiscovered: S, delimiterBufPrevious: E, rawBuffer: C, escapeIsQuote: B} = this.state;
if (!S && f) {
let i;
i = E === void 0 ? e : E !== void 0 && e === void 0 ? E : Buffer.concat([ E, e ]);
e = void 0;
if (!(t || i.length > f.size)) {
this.state.delimiterBufPrevious = i;
return;
}
this.options.delimiter = [ Buffer.from(delimiter_discover(i, this.options.delimiter_auto)) ];
this.state.previousBuf = i;
this.state.delimiterBufPrevious = void 0;
this.state.delimiterDiscovered = true;
}
const {previousBuf: D} = this.state;
let x;
if (D === void 0) {
if (e === void 0) {
r();
return;
}
x = e;
} else x = D !== void 0 && e === void 0 ? D : Buffer.concat([ D, e ]);
if (N === false) if (l === false) this.state.bomSkipped = true; else if (x.length < 3) {
if (t === false) {
this.state.previousBuf = x;
return;
}
} else {
for (const e in s) if (s[e].compare(x, 0, s[e].length) === 0) {
const t = s[e].length;
this.state.bufBytesStart += t;
x = x.slice(t);
const i = normalize_options({
...this.original_options,
encoding: e
});
for (const e in i) this.options[e] = i[e];
({comment: w, escape: y, quote: I} = this.options);
break;
}
this.state.bomSkipped = true;
}
const R = x.length;
let A;
for (A = 0; A < R; A++) {
if (this.__needMoreData(A, R, t)) break;
if (this.state.wasRowDelimiter === true) {
this.info.lines++;
this.state.wasRowDelimiter = false;
}
if (b !== -1 && this.info.lines > b) {
this.state.stop = true;
r();
return;
}
if (this.state.quoting === false && O.length === 0) {
const e = this.__autoDiscoverRecordDelimiter(x, A);
e && (O = this.options.record_delimiter);
}
const e = x[A];
m === true && C.append(e);
e !== o && e !== n || this.state.wasRowDelimiter !== false || (this.state.wasRowDelimiter = true);
if (this.state.escaping === true) this.state.escaping = false; else {
if (y !== null && this.state.quoting === true && this.__isEscape(x, A, e) && A + y.length < R) {
if (!B) {
this.state.escaping = true;
A += y.length - 1;
continue;
}
if (this.__isQuote(x, A + y.length)) {
this.state.escaping = true;
A += y.length - 1;
continue;
}
}
if (this.state.commenting === false && this.__isQuote(x, A)) if (this.state.quoting === true) {
const t = x[A + I.length];
const i = g && this.__isCharTrimable(x, A + I.length);
const r = w !== null && this.__compareBytes(w, x, A + I.length, t);
const o = this.__isDelimiter(x, A + I.length, t);
const n = O.length === 0 ? this.__autoDiscoverRecordDelimiter(x, A + I.length) : this.__isRecordDelimiter(t, x, A + I.length);
if (y !== null && this.__isEscape(x, A, e) && this.__isQuote(x, A + y.length)) A += y.length - 1; else {
if (!t || o || n || r || i) {
this.state.quoting = false;
this.state.wasQuoting = true;
A += I.length - 1;
continue;
}
if (h === false) {
const e = this.__error(new CsvError("CSV_INVALID_CLOSING_QUOTE", [ "Invalid Closing Quote:", `got "${String.fromCharCode(t)}"`, `at line ${this.info.lines}`, "instead of delimiter, record delimiter, trimable character", "(if activated) or comment" ], this.options, this.__infoField()));
if (e !== void 0) return e;
} else {
this.state.quoting = false;
this.state.wasQuoting = true;
this.state.field.prepend(I);
A += I.length - 1;
}
}
} else {
if (this.state.field.length === 0) {
this.state.quoting = true;
A += I.length - 1;
continue;
}
if (h === false) {
const e = this.__infoField();
const t = Object.keys(s).map(e => !!s[e].equals(this.state.field.toString()) && e).filter(Boolean)[0];
const i = this.__error(new CsvError("INVALID_OPENING_QUOTE", [ "Invalid Opening Quote:", `a quote is found on field ${JSON.stringify(e.column)} at line ${e.lines}, value is ${JSON.stringify(this.state.field.toString(u))}`, t ? `(${t} bom)` : void 0 ], this.options, e, {
field: this.state.field
}));
if (i !== void 0) return i;
}
}
if (this.state.quoting === false) {
const t = this.__isRecordDelimiter(e, x, A);
if (t !== 0) {
const e = this.state.commenting && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0;
if (e) this.info.comment_lines++; else {
if (this.state.enabled === false && this.info.lines + (this.state.wasRowDelimiter === true ? 1 : 0) >= c) {
this.state.enabled = true;
this.__resetField();
this.__resetRecord();
A += t - 1;
continue;
}
if (p === true && this.state.wasQuoting === false && this.state.record.length === 0 && this.state.field.length === 0) {
this.info.empty_lines++;
A += t - 1;
continue;
}
this.info.bytes = this.state.bufBytesStart + A;
const e = this.__onField();
if (e !== void 0) return e;
this.info.bytes = this.state.bufBytesStart + A + t;
const o = this.__onRecord(i);
if (o !== void 0) return o;
if (v !== -1 && this.info.records >= v) {
this.state.stop = true;
r();
return;
}
}
this.state.commenting = false;
A += t - 1;
continue;
}
if (this.state.commenting) continue;
if (w !== null && (a === false || this.state.record.length === 0 && this.state.field.length === 0)) {
const t = this.__compareBytes(w, x, A, e);
if (t !== 0) {
this.state.commenting = true;
continue;
}
}
const o = this.__isDelimiter(x, A, e);
if (o !== 0) {
this.info.bytes = this.state.bufBytesStart + A;
const e = this.__onField();
if (e !== void 0) return e;
A += o - 1;
continue;
}
}
}
if (this.state.commenting === false && d !== 0 && this.state.record_length + this.state.field.length > d) return this.__error(new CsvError("CSV_MAX_RECORD_SIZE", [ "Max Record Size:", "record exceed the maximum number of tolerated bytes", `of ${d}`, `at line ${this.info.lines}` ], this.options, this.__infoField()));
const l = _ === false || this.state.quoting === true || this.state.field.length !== 0 || !this.__isCharTrimable(x, A);
const f = g === false || this.state.wasQuoting === false;
if (l !== true || f !== true) {
if (g !== true || this.__isCharTrimable(x, A)) {
l === false && (A += this.__isCharTrimable(x, A) - 1);
continue;
}
return this.__error(new CsvError("CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE", [ "Invalid Closing Quote:", "found non trimable byte after quote", `at line ${this.info.lines}` ], this.options, this.__infoField()));
}
this.state.field.append(e);
}
if (t === true) if (this.state.quoting === true) {
const e = this.__error(new CsvError("CSV_QUOTE_NOT_CLOSED", [ "Quote Not Closed:", `the parsing is finished with an opening quote at line ${this.info.lines}` ], this.options, this.__infoField()));
if (e !== void 0) return e;
} else if (this.state.wasQuoting === true || this.state.record.length !== 0 || this.state.field.length !== 0) {
this.info.bytes = this.state.bufBytesStart + A;
const e = this.__onField();
if (e !== void 0) return e;
const t = this.__onRecord(i);
if (t !== void 0) return t;
} else this.state.wasRowDelimiter === true ? this.info.empty_lines++ : this.state.commenting === true && this.info.comment_lines++; else {
this.state.bufBytesStart += A;
this.state.previousBuf = x.slice(A);
}
if (this.state.wasRowDelimiter === true) {
this.info.lines++;
this.state.wasRowDelimiter = false;
}
},
__onRecord: function(e) {
const {columns: t, group_columns_by_name: i, encoding: r, info: o, from: n, relax_column_count: s, relax_column_count_less: l, relax_column_count_more: a, raw: f, skip_records_with_empty_values: u} = this.options;
const {enabled: c, record: _} = this.state;
if (c === false) return this.__resetRecord();
const d = _.length;
if (t === true) {
if (u === true && isRecordEmpty(_)) {
this.__resetRecord();
return;
}
return this.__firstLineToColumns(_);
}
t === false && this.info.records === 0 && (this.state.expectedRecordLength = d);
if (d !== this.state.expectedRecordLength) {
const e = t === false ? new CsvError("CSV_RECORD_INCONSISTENT_FIELDS_LENGTH", [ "Invalid Record Length:", `expect ${this.state.expectedRecordLength},`, `got ${d} on line ${this.info.lines}` ], this.options, this.__infoField(), {
record: _
}) : new CsvError("CSV_RECORD_INCONSISTENT_COLUMNS", [ "Invalid Record Length:", `columns length is ${t.length},`, `got ${d} on line ${this.info.lines}` ], this.options, this.__infoField(), {
record: _
});
if (s === true || l === true && d < this.state.expectedRecordLength || a === true && d > this.state.expectedRecordLength) {
this.info.invalid_field_length++;
this.state.error = e;
} else {
const t = this.__error(e);
if (t) return t;
}
}
if (u === true && isRecordEmpty(_)) {
this.__resetRecord();
return;
}
if (this.state.recordHasError === true) {
this.__resetRecord();
this.state.recordHasError = false;
return;
}
this.info.records++;
if (n === 1 || this.info.records >= n) {
const {objname: n} = this.options;
if (t !== false) {
const s = {};
for (let e = 0, r = _.length; e < r; e++) {
if (t[e] === void 0 || t[e].disabled) continue;
i === true && Object.hasOwn(s, t[e].name) ? Array.isArray(s[t[e].name]) ? s[t[e].name] = s[t[e].name].concat(_[e]) : s[t[e].name] = [ s[t[e].name], _[e] ] : Object.defineProperty(s, t[e].name, {
value: _[e],
enumerable: true,
writable: true,
configurable: true
});
}
if (f === true || o === true) {
const t = Object.assign({
record: s
}, f === true ? {
raw: this.state.rawBuffer.toString(r)
} : {}, o === true ? {
info: this.__infoRecord()
} : {});
const i = this.__push(n === void 0 ? t : [ s[n], t ], e);
if (i) return i;
} else {
const t = this.__push(n === void 0 ? s : [ s[n], s ], e);
if (t) return t;
}
} else if (f === true || o === true) {
const t = Object.assign({
record: _
}, f === true ? {
raw: this.state.rawBuffer.toString(r)
} : {}, o === true ? {
info: this.__infoRecord()
} : {});
const i = this.__push(n === void 0 ? t : [ _[n], t ], e);
if (i) return i;
} else {
const t = this.__push(n === void 0 ? _ : [ _[n], _ ], e);
if (t) return t;
}
}
this.__resetRecord();
},
__firstLineToColumns: function(e) {
const {firstLineToHeaders: t} = this.state;
try {
const i = t === void 0 ? e : t.call(null, e);
if (!Array.isArray(i)) return this.__error(new CsvError("CSV_INVALID_COLUMN_MAPPING", [ "Invalid Column Mapping:", "expect an array from column function,", `got ${JSON.stringify(i)}` ], this.options, this.__infoField(), {
headers: i
}));
const r = normalize_columns_array(i);
this.state.expectedRecordLength = r.length;
this.options.columns = r;
this.__resetRecord();
return;
} catch (e) {
return e;
}
},
__resetRecord: function() {
this.options.raw === true && this.state.rawBuffer.reset();
this.state.error = void 0;
this.state.record = [];
this.state.record_length = 0;
},
__onField: function() {
const {cast: e, encoding: t, rtrim: i, max_record_size: r} = this.options;
const {enabled: o, wasQuoting: n} = this.state;
if (o === false) return this.__resetField();
let s = this.state.field.toString(t);
i === true && n === false && (s = s.trimRight());
if (e === true) {
const [e, t] = this.__cast(s);
if (e !== void 0) return e;
s = t;
}
this.state.record.push(s);
r !== 0 && typeof s === "string" && (this.state.record_length += s.length);
this.__resetField();
},
__resetField: function() {
this.state.field.reset();
this.state.wasQuoting = false;
},
__push: function(e, t) {
const {on_record: i} = this.options;
if (i !== void 0) {
const t = this.__infoRecord();
try {
e = i.call(null, e, t);
} catch (e) {
return e;
}
if (e === void 0 || e === null) return;
}
this.info.bytes_records += this.info.bytes;
t(e);
},
__cast: function(e) {
const {columns: t, relax_column_count: i} = this.options;
const r = Array.isArray(t);
if (r === true && i && this.options.columns.length <= this.state.record.length) return [ void 0, void 0 ];
if (this.state.castField !== null) try {
const t = this.__infoField();
return [ void 0, this.state.castField.call(null, e, t) ];
} catch (e) {
return [ e ];
}
if (this.__isFloat(e)) return [ void 0, parseFloat(e) ];
if (this.options.cast_date !== false) {
const t = this.__infoField();
return [ void 0, this.options.cast_date.call(null, e, t) ];
}
return [ void 0, e ];
},
__compareBytes: function(e, t, i, r) {
if (e[0] !== r) return 0;
const o = e.length;
for (let r = 1; r < o; r++) if (e[r] !== t[i + r]) return 0;
return o;
},
__isCharTrimable: function(e, t) {
const {timchars: i, timcharFirstBytes: r} = this.state;
const o = e[t];
if (o === void 0 || r[o] === 0) return 0;
e: for (let r = 0; r < i.length; r++) {
const o = i[r];
for (let i = 0; i < o.length; i++) if (o[i] !== e[t + i]) continue e;
return o.length;
}
return 0;
},
__isDelimiter: function(e, t, i) {
const {delimiter: r, ignore_last_delimiters: o} = this.options;
if (o === true && this.state.record.length === this.options.columns.length - 1) return 0;
if (o !== false && typeof o === "number" && this.state.record.length === o - 1) return 0;
e: for (let o = 0; o < r.length; o++) {
const n = r[o];
if (n[0] === i) {
for (let i = 1; i < n.length; i++) if (n[i] !== e[t + i]) continue e;
return n.length;
}
}
return 0;
},
__isEscape: function(e, t, i) {
const {escape: r} = this.options;
if (r === null) return false;
const o = r.length;
if (r[0] === i) {
for (let i = 0; i < o; i++) if (r[i] !== e[t + i]) return false;
return true;
}
return false;
},
__isFloat: function(e) {
return e - parseFloat(e) + 1 >= 0;
},
__isQuote: function(e, t) {
const {quote: i} = this.options;
if (i === null) return false;
const r = i.length;
for (let o = 0; o < r; o++) if (i[o] !== e[t + o]) return false;
return true;
},
__isRecordDelimiter: function(e, t, i) {
const {record_delimiter: r} = this.options;
const o = r.length;
e: for (let n = 0; n < o; n++) {
const o = r[n];
const s = o.length;
if (o[0] !== e) continue;
for (let e = 1; e < s; e++) if (o[e] !== t[i + e]) continue e;
return o.length;
}
return 0;
},
__autoDiscoverRecordDelimiter: function(e, t) {
const {encoding: i} = this.options;
const r = [ Buffer.from("\r\n", i), Buffer.from("\n", i), Buffer.from("\r", i) ];
e: for (let i = 0; i < r.length; i++) {
const o = r[i].length;
for (let n = 0; n < o; n++) if (r[i][n] !== e[t + n]) continue e;
this.options.record_delimiter.push(r[i]);
this.state.recordDelimiterMaxLength = r[i].length;
return r[i].length;
}
return 0;
},
__error: function(e) {
const {encoding: t, raw: i, skip_records_with_error: r} = this.options;
const o = typeof e === "string" ? new Error(e) : e;
if (r) {
this.state.recordHasError = true;
if (this.options.on_skip !== void 0) try {
this.options.on_skip(o, i ? this.state.rawBuffer.toString(t) : void 0);
} catch (o) {
return o;
}
return;
}
return o;
},
__infoDataSet: function() {
return {
...this.info,
columns: this.options.columns
};
},
__infoRecord: function() {
const {columns: e, raw: t, encoding: i} = this.options;
return {
...this.__infoDataSet(),
bytes_records: this.info.bytes,
error: this.state.error,
header: e === true,
index: this.state.record.length,
raw: t ? this.state.rawBuffer.toString(i) : void 0
};
},
__infoField: function() {
const {columns: e} = this.options;
const t = Array.isArray(e);
const i = this.info.bytes_records;
return {
...this.__infoRecord(),
bytes_records: i,
column: t === true ? e.length > this.state.record.length ? e[this.state.record.length].name : null : this.state.record.length,
quoting: this.state.wasQuoting
};
}
};
};
const parse = function(e, t = {}) {
typeof e === "string" && (e = Buffer.from(e));
const i = t && t.objname ? Object.create(null) : [];
const r = transform(t);
const push = e => {
r.options.objname === void 0 ? i.push(e) : i[e[0]] = e[1];
};
const close = () => {};
const o = r.parse(e, true, push, close);
if (o !== void 0) throw o;
return i;
};
})
};
