"use strict";

exports.id = 5175, exports.ids = [ 5175 ], exports.modules = {
 25175: (function(e, t, i) {
  i.d(t, {
   CsvError: () => CsvError,
   parse: () => parse
  });
  class CsvError extends Error {
   constructor(e, t, i, ...r) {
    Array.isArray(t) && (t = t.join(" ").trim()), super(t), void 0 !== Error.captureStackTrace && Error.captureStackTrace(this, CsvError), 
    this.code = e;
    for (const e of r) for (const t in e) {
     const r = e[t];
     this[t] = Buffer.isBuffer(r) ? r.toString(i.encoding) : null == r ? r : JSON.parse(JSON.stringify(r));
    }
   }
  }
  const is_object = function(e) {
   return "object" == typeof e && null !== e && !Array.isArray(e);
  }, normalize_columns_array = function(e) {
   const t = [];
   for (let i = 0, r = e.length; i < r; i++) {
    const r = e[i];
    if (null == r || !1 === r) t[i] = {
     disabled: !0
    }; else if ("string" == typeof r || "number" == typeof r) t[i] = {
     name: `${r}`
    }; else {
     if (!is_object(r)) throw new CsvError("CSV_INVALID_COLUMN_DEFINITION", [ "Invalid column definition:", "expect a string or a literal object,", `got ${JSON.stringify(r)} at position ${i}` ]);
     if ("string" != typeof r.name) throw new CsvError("CSV_OPTION_COLUMNS_MISSING_NAME", [ "Option columns missing name:", `property "name" is required at position ${i}`, "when column is an object literal" ]);
     t[i] = r;
    }
   }
   return t;
  }, r = class {
   constructor(e = 100) {
    this.size = e, this.length = 0, this.buf = Buffer.allocUnsafe(e);
   }
   prepend(e) {
    if (Buffer.isBuffer(e)) {
     const t = this.length + e.length;
     if (t >= this.size && (this.resize(), t >= this.size)) throw Error("INVALID_BUFFER_STATE");
     const i = this.buf;
     this.buf = Buffer.allocUnsafe(this.size), e.copy(this.buf, 0), i.copy(this.buf, e.length), 
     this.length += e.length;
    } else {
     const t = this.length++;
     t === this.size && this.resize();
     const i = this.clone();
     this.buf[0] = e, i.copy(this.buf, 1, 0, t);
    }
   }
   append(e) {
    const t = this.length++;
    t === this.size && this.resize(), this.buf[t] = e;
   }
   clone() {
    return Buffer.from(this.buf.slice(0, this.length));
   }
   resize() {
    const e = this.length;
    this.size = 2 * this.size;
    const t = Buffer.allocUnsafe(this.size);
    this.buf.copy(t, 0, 0, e), this.buf = t;
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
  }, init_state = function(e) {
   const t = [ 32, 9, 10, 13, 12, 11, 160, 5760, 8192, 8193, 8194, 8195, 8196, 8197, 8198, 8199, 8200, 8201, 8202, 8232, 8233, 8239, 8287, 12288, 65279 ].reduce((t, i) => {
    const r = Buffer.from(String.fromCharCode(i), e.encoding);
    return 63 !== i && 1 === r.length && 63 === r[0] || t.push(r), t;
   }, []), i = new Uint8Array(256);
   for (const e of t) i[e[0]] = 1;
   return {
    bomSkipped: !1,
    bufBytesStart: 0,
    castField: e.cast_function,
    commenting: !1,
    delimiterBufPrevious: void 0,
    delimiterDiscovered: !1,
    error: void 0,
    enabled: 1 === e.from_line,
    escaping: !1,
    escapeIsQuote: Buffer.isBuffer(e.escape) && Buffer.isBuffer(e.quote) && 0 === Buffer.compare(e.escape, e.quote),
    expectedRecordLength: Array.isArray(e.columns) ? e.columns.length : void 0,
    field: new r(20),
    firstLineToHeaders: e.cast_first_line_to_header,
    needMoreDataSize: Math.max(null !== e.comment ? e.comment.length : 0, ...e.delimiter ? e.delimiter.map(e => e.length) : [], e.delimiter_auto ? 1 : 0, null !== e.quote ? e.quote.length : 0, ...t.map(e => e.length)),
    previousBuf: void 0,
    quoting: !1,
    stop: !1,
    rawBuffer: new r(100),
    record: [],
    recordHasError: !1,
    record_length: 0,
    recordDelimiterMaxLength: 0 === e.record_delimiter.length ? 0 : Math.max(...e.record_delimiter.map(e => e.length)),
    trimChars: [ Buffer.from(" ", e.encoding)[0], Buffer.from("\t", e.encoding)[0] ],
    wasQuoting: !1,
    wasRowDelimiter: !1,
    timchars: t,
    timcharFirstBytes: i
   };
  }, underscore = function(e) {
   return e.replace(/([A-Z])/g, function(e, t) {
    return "_" + t.toLowerCase();
   });
  }, normalize_options = function(e) {
   const t = {};
   for (const i in e) t[underscore(i)] = e[i];
   if (void 0 === t.encoding || !0 === t.encoding) t.encoding = "utf8"; else if (null === t.encoding || !1 === t.encoding) t.encoding = null; else if ("string" != typeof t.encoding && null !== t.encoding) throw new CsvError("CSV_INVALID_OPTION_ENCODING", [ "Invalid option encoding:", "encoding must be a string or null to return a buffer,", `got ${JSON.stringify(t.encoding)}` ], t);
   if (void 0 === t.bom || null === t.bom || !1 === t.bom) t.bom = !1; else if (!0 !== t.bom) throw new CsvError("CSV_INVALID_OPTION_BOM", [ "Invalid option bom:", "bom must be true,", `got ${JSON.stringify(t.bom)}` ], t);
   if (t.cast_function = null, void 0 === t.cast || null === t.cast || !1 === t.cast || "" === t.cast) t.cast = void 0; else if ("function" == typeof t.cast) t.cast_function = t.cast, 
   t.cast = !0; else if (!0 !== t.cast) throw new CsvError("CSV_INVALID_OPTION_CAST", [ "Invalid option cast:", "cast must be true or a function,", `got ${JSON.stringify(t.cast)}` ], t);
   if (void 0 === t.cast_date || null === t.cast_date || !1 === t.cast_date || "" === t.cast_date) t.cast_date = !1; else if (!0 === t.cast_date) t.cast_date = function(e) {
    const t = Date.parse(e);
    return isNaN(t) ? e : new Date(t);
   }; else if ("function" != typeof t.cast_date) throw new CsvError("CSV_INVALID_OPTION_CAST_DATE", [ "Invalid option cast_date:", "cast_date must be true or a function,", `got ${JSON.stringify(t.cast_date)}` ], t);
   if (t.cast_first_line_to_header = void 0, !0 === t.columns) t.cast_first_line_to_header = void 0; else if ("function" == typeof t.columns) t.cast_first_line_to_header = t.columns, 
   t.columns = !0; else if (Array.isArray(t.columns)) t.columns = normalize_columns_array(t.columns); else {
    if (void 0 !== t.columns && null !== t.columns && !1 !== t.columns) throw new CsvError("CSV_INVALID_OPTION_COLUMNS", [ "Invalid option columns:", "expect an array, a function or true,", `got ${JSON.stringify(t.columns)}` ], t);
    t.columns = !1;
   }
   if (void 0 === t.group_columns_by_name || null === t.group_columns_by_name || !1 === t.group_columns_by_name) t.group_columns_by_name = !1; else {
    if (!0 !== t.group_columns_by_name) throw new CsvError("CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME", [ "Invalid option group_columns_by_name:", "expect an boolean,", `got ${JSON.stringify(t.group_columns_by_name)}` ], t);
    if (!1 === t.columns) throw new CsvError("CSV_INVALID_OPTION_GROUP_COLUMNS_BY_NAME", [ "Invalid option group_columns_by_name:", "the `columns` mode must be activated." ], t);
   }
   if (void 0 === t.comment || null === t.comment || !1 === t.comment || "" === t.comment) t.comment = null; else if ("string" == typeof t.comment && (t.comment = Buffer.from(t.comment, t.encoding)), 
   !Buffer.isBuffer(t.comment)) throw new CsvError("CSV_INVALID_OPTION_COMMENT", [ "Invalid option comment:", "comment must be a buffer or a string,", `got ${JSON.stringify(t.comment)}` ], t);
   if (void 0 === t.comment_no_infix || null === t.comment_no_infix || !1 === t.comment_no_infix) t.comment_no_infix = !1; else if (!0 !== t.comment_no_infix) throw new CsvError("CSV_INVALID_OPTION_COMMENT", [ "Invalid option comment_no_infix:", "value must be a boolean,", `got ${JSON.stringify(t.comment_no_infix)}` ], t);
   if (void 0 === t.delimiter_auto || null === t.delimiter_auto || !1 === t.delimiter_auto) t.delimiter_auto = !1; else if (!0 === t.delimiter_auto) t.delimiter_auto = {}; else if (!is_object(t.delimiter_auto)) throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [ "Invalid option delimiter_auto:", "delimiter_auto must be a boolean or a configuration object,", `got ${JSON.stringify(t.delimiter_auto)}` ], t);
   if (t.delimiter_auto) {
    if (void 0 === t.delimiter_auto.preferred) t.delimiter_auto.preferred = {
     [",".charCodeAt(0)]: 1.8,
     ["\t".charCodeAt(0)]: 1.8,
     [";".charCodeAt(0)]: 1.6,
     [" ".charCodeAt(0)]: 1.6,
     [":".charCodeAt(0)]: 1.5,
     [".".charCodeAt(0)]: 1.4,
     ["/".charCodeAt(0)]: 1.4
    }; else if (!is_object(t.delimiter_auto.preferred)) throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [ "Invalid option delimiter_auto:", "preferred must be an object,", `got ${JSON.stringify(t.delimiter_auto.preferred)}` ], t);
    if (void 0 === t.delimiter_auto.score) t.delimiter_auto.score = (e, t) => (e.total - e.std) * (t.preferred[e.char_code] || 1); else if ("function" != typeof t.delimiter_auto.score) throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [ "Invalid option delimiter_auto:", "score must be a function,", `got ${JSON.stringify(t.delimiter_auto.score)}` ], t);
    if (void 0 === t.delimiter_auto.size) t.delimiter_auto.size = 2048; else if ("number" != typeof t.delimiter_auto.size) throw new CsvError("CSV_INVALID_OPTION_DELIMITER_AUTO", [ "Invalid option delimiter_auto:", "size must be a number,", `got ${JSON.stringify(t.delimiter_auto.size)}` ], t);
   }
   const i = JSON.stringify(t.delimiter);
   if (!1 !== t.delimiter_auto && (t.delimiter = []), Array.isArray(t.delimiter) || (void 0 !== t.delimiter && null !== t.delimiter && !1 !== t.delimiter || (t.delimiter = Buffer.from(",", t.encoding)), 
   t.delimiter = [ t.delimiter ]), t.delimiter = t.delimiter.map(function(e) {
    if ("string" == typeof e && (e = Buffer.from(e, t.encoding)), !Buffer.isBuffer(e) || 0 === e.length) throw new CsvError("CSV_INVALID_OPTION_DELIMITER", [ "Invalid option delimiter:", "delimiter must be a non empty string or buffer or array of string|buffer,", `got ${i}` ], t);
    return e;
   }), void 0 === t.escape || !0 === t.escape ? t.escape = Buffer.from('"', t.encoding) : "string" == typeof t.escape ? t.escape = Buffer.from(t.escape, t.encoding) : null !== t.escape && !1 !== t.escape || (t.escape = null), 
   null !== t.escape && !Buffer.isBuffer(t.escape)) throw new Error(`Invalid Option: escape must be a buffer, a string or a boolean, got ${JSON.stringify(t.escape)}`);
   if (void 0 === t.from || null === t.from) t.from = 1; else {
    if ("string" == typeof t.from && /\d+/.test(t.from) && (t.from = parseInt(t.from)), 
    !Number.isInteger(t.from)) throw new Error(`Invalid Option: from must be an integer, got ${JSON.stringify(t.from)}`);
    if (t.from < 0) throw new Error(`Invalid Option: from must be a positive integer, got ${JSON.stringify(e.from)}`);
   }
   if (void 0 === t.from_line || null === t.from_line) t.from_line = 1; else {
    if ("string" == typeof t.from_line && /\d+/.test(t.from_line) && (t.from_line = parseInt(t.from_line)), 
    !Number.isInteger(t.from_line)) throw new Error(`Invalid Option: from_line must be an integer, got ${JSON.stringify(e.from_line)}`);
    if (t.from_line <= 0) throw new Error(`Invalid Option: from_line must be a positive integer greater than 0, got ${JSON.stringify(e.from_line)}`);
   }
   if (void 0 === t.ignore_last_delimiters || null === t.ignore_last_delimiters) t.ignore_last_delimiters = !1; else if ("number" == typeof t.ignore_last_delimiters) t.ignore_last_delimiters = Math.floor(t.ignore_last_delimiters), 
   0 === t.ignore_last_delimiters && (t.ignore_last_delimiters = !1); else if ("boolean" != typeof t.ignore_last_delimiters) throw new CsvError("CSV_INVALID_OPTION_IGNORE_LAST_DELIMITERS", [ "Invalid option `ignore_last_delimiters`:", "the value must be a boolean value or an integer,", `got ${JSON.stringify(t.ignore_last_delimiters)}` ], t);
   if (!0 === t.ignore_last_delimiters && !1 === t.columns) throw new CsvError("CSV_IGNORE_LAST_DELIMITERS_REQUIRES_COLUMNS", [ "The option `ignore_last_delimiters`", "requires the activation of the `columns` option" ], t);
   if (void 0 === t.info || null === t.info || !1 === t.info) t.info = !1; else if (!0 !== t.info) throw new Error(`Invalid Option: info must be true, got ${JSON.stringify(t.info)}`);
   if (void 0 === t.max_record_size || null === t.max_record_size || !1 === t.max_record_size) t.max_record_size = 0; else if (Number.isInteger(t.max_record_size) && t.max_record_size >= 0) ; else {
    if ("string" != typeof t.max_record_size || !/\d+/.test(t.max_record_size)) throw new Error(`Invalid Option: max_record_size must be a positive integer, got ${JSON.stringify(t.max_record_size)}`);
    t.max_record_size = parseInt(t.max_record_size);
   }
   if (void 0 === t.objname || null === t.objname || !1 === t.objname) t.objname = void 0; else if (Buffer.isBuffer(t.objname)) {
    if (0 === t.objname.length) throw new Error("Invalid Option: objname must be a non empty buffer");
    null === t.encoding || (t.objname = t.objname.toString(t.encoding));
   } else if ("string" == typeof t.objname) {
    if (0 === t.objname.length) throw new Error("Invalid Option: objname must be a non empty string");
   } else if ("number" != typeof t.objname) throw new Error(`Invalid Option: objname must be a string or a buffer, got ${t.objname}`);
   if (void 0 !== t.objname) if ("number" == typeof t.objname) {
    if (!1 !== t.columns) throw Error("Invalid Option: objname index cannot be combined with columns or be defined as a field");
   } else if (!1 === t.columns) throw Error("Invalid Option: objname field must be combined with columns or be defined as an index");
   if (void 0 === t.on_record || null === t.on_record) t.on_record = void 0; else if ("function" != typeof t.on_record) throw new CsvError("CSV_INVALID_OPTION_ON_RECORD", [ "Invalid option `on_record`:", "expect a function,", `got ${JSON.stringify(t.on_record)}` ], t);
   if (void 0 !== t.on_skip && null !== t.on_skip && "function" != typeof t.on_skip) throw new Error(`Invalid Option: on_skip must be a function, got ${JSON.stringify(t.on_skip)}`);
   if (null === t.quote || !1 === t.quote || "" === t.quote) t.quote = null; else if (void 0 === t.quote || !0 === t.quote ? t.quote = Buffer.from('"', t.encoding) : "string" == typeof t.quote && (t.quote = Buffer.from(t.quote, t.encoding)), 
   !Buffer.isBuffer(t.quote)) throw new Error(`Invalid Option: quote must be a buffer or a string, got ${JSON.stringify(t.quote)}`);
   if (void 0 === t.raw || null === t.raw || !1 === t.raw) t.raw = !1; else if (!0 !== t.raw) throw new Error(`Invalid Option: raw must be true, got ${JSON.stringify(t.raw)}`);
   if (void 0 === t.record_delimiter) t.record_delimiter = []; else if ("string" == typeof t.record_delimiter || Buffer.isBuffer(t.record_delimiter)) {
    if (0 === t.record_delimiter.length) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [ "Invalid option `record_delimiter`:", "value must be a non empty string or buffer,", `got ${JSON.stringify(t.record_delimiter)}` ], t);
    t.record_delimiter = [ t.record_delimiter ];
   } else if (!Array.isArray(t.record_delimiter)) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [ "Invalid option `record_delimiter`:", "value must be a string, a buffer or array of string|buffer,", `got ${JSON.stringify(t.record_delimiter)}` ], t);
   if (t.record_delimiter = t.record_delimiter.map(function(e, i) {
    if ("string" != typeof e && !Buffer.isBuffer(e)) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [ "Invalid option `record_delimiter`:", "value must be a string, a buffer or array of string|buffer", `at index ${i},`, `got ${JSON.stringify(e)}` ], t);
    if (0 === e.length) throw new CsvError("CSV_INVALID_OPTION_RECORD_DELIMITER", [ "Invalid option `record_delimiter`:", "value must be a non empty string or buffer", `at index ${i},`, `got ${JSON.stringify(e)}` ], t);
    return "string" == typeof e && (e = Buffer.from(e, t.encoding)), e;
   }), "boolean" == typeof t.relax_column_count) ; else {
    if (void 0 !== t.relax_column_count && null !== t.relax_column_count) throw new Error(`Invalid Option: relax_column_count must be a boolean, got ${JSON.stringify(t.relax_column_count)}`);
    t.relax_column_count = !1;
   }
   if ("boolean" == typeof t.relax_column_count_less) ; else {
    if (void 0 !== t.relax_column_count_less && null !== t.relax_column_count_less) throw new Error(`Invalid Option: relax_column_count_less must be a boolean, got ${JSON.stringify(t.relax_column_count_less)}`);
    t.relax_column_count_less = !1;
   }
   if ("boolean" == typeof t.relax_column_count_more) ; else {
    if (void 0 !== t.relax_column_count_more && null !== t.relax_column_count_more) throw new Error(`Invalid Option: relax_column_count_more must be a boolean, got ${JSON.stringify(t.relax_column_count_more)}`);
    t.relax_column_count_more = !1;
   }
   if ("boolean" == typeof t.relax_quotes) ; else {
    if (void 0 !== t.relax_quotes && null !== t.relax_quotes) throw new Error(`Invalid Option: relax_quotes must be a boolean, got ${JSON.stringify(t.relax_quotes)}`);
    t.relax_quotes = !1;
   }
   if ("boolean" == typeof t.skip_empty_lines) ; else {
    if (void 0 !== t.skip_empty_lines && null !== t.skip_empty_lines) throw new Error(`Invalid Option: skip_empty_lines must be a boolean, got ${JSON.stringify(t.skip_empty_lines)}`);
    t.skip_empty_lines = !1;
   }
   if ("boolean" == typeof t.skip_records_with_empty_values) ; else {
    if (void 0 !== t.skip_records_with_empty_values && null !== t.skip_records_with_empty_values) throw new Error(`Invalid Option: skip_records_with_empty_values must be a boolean, got ${JSON.stringify(t.skip_records_with_empty_values)}`);
    t.skip_records_with_empty_values = !1;
   }
   if ("boolean" == typeof t.skip_records_with_error) ; else {
    if (void 0 !== t.skip_records_with_error && null !== t.skip_records_with_error) throw new Error(`Invalid Option: skip_records_with_error must be a boolean, got ${JSON.stringify(t.skip_records_with_error)}`);
    t.skip_records_with_error = !1;
   }
   if (void 0 === t.rtrim || null === t.rtrim || !1 === t.rtrim) t.rtrim = !1; else if (!0 !== t.rtrim) throw new Error(`Invalid Option: rtrim must be a boolean, got ${JSON.stringify(t.rtrim)}`);
   if (void 0 === t.ltrim || null === t.ltrim || !1 === t.ltrim) t.ltrim = !1; else if (!0 !== t.ltrim) throw new Error(`Invalid Option: ltrim must be a boolean, got ${JSON.stringify(t.ltrim)}`);
   if (void 0 === t.trim || null === t.trim || !1 === t.trim) t.trim = !1; else if (!0 !== t.trim) throw new Error(`Invalid Option: trim must be a boolean, got ${JSON.stringify(t.trim)}`);
   if (!0 === t.trim && !1 !== e.ltrim ? t.ltrim = !0 : !0 !== t.ltrim && (t.ltrim = !1), 
   !0 === t.trim && !1 !== e.rtrim ? t.rtrim = !0 : !0 !== t.rtrim && (t.rtrim = !1), 
   void 0 === t.to || null === t.to) t.to = -1; else if (-1 !== t.to) {
    if ("string" == typeof t.to && /\d+/.test(t.to) && (t.to = parseInt(t.to)), !Number.isInteger(t.to)) throw new Error(`Invalid Option: to must be an integer, got ${JSON.stringify(e.to)}`);
    if (t.to <= 0) throw new Error(`Invalid Option: to must be a positive integer greater than 0, got ${JSON.stringify(e.to)}`);
   }
   if (void 0 === t.to_line || null === t.to_line) t.to_line = -1; else if (-1 !== t.to_line) {
    if ("string" == typeof t.to_line && /\d+/.test(t.to_line) && (t.to_line = parseInt(t.to_line)), 
    !Number.isInteger(t.to_line)) throw new Error(`Invalid Option: to_line must be an integer, got ${JSON.stringify(e.to_line)}`);
    if (t.to_line <= 0) throw new Error(`Invalid Option: to_line must be a positive integer greater than 0, got ${JSON.stringify(e.to_line)}`);
   }
   return t;
  }, delimiter_discover = function(e, t) {
   t || ({delimiter_auto: t} = normalize_options({
    delimiter_auto: !0
   })), "string" == typeof e && (e = Buffer.from(e)), Buffer.isBuffer(e) && (e = (e => {
    const t = [], i = transform({
     delimiter: []
    }).parse(e, !0, e => t.push(e), () => {});
    if (void 0 !== i) throw i;
    return t;
   })(e));
   const i = Array(127).fill().map(() => ({
    lines: []
   }));
   e.map(([e], t) => {
    for (let r = 0, o = e.length; r < o; r++) {
     const o = e.charCodeAt(r);
     void 0 === i[o].lines[t] && (i[o].lines[t] = 0), i[o].lines[t]++;
    }
   }), i.map((e, i) => {
    e.char_code = i, e.std = std(e.lines), e.total = e.lines.reduce((e, t) => e + t, 0), 
    e.preferred = !!t.preferred[i], e.score = t.score(e, t);
   });
   const r = i.reduce((e, t) => e.score > t.score ? e : t, {});
   return String.fromCharCode(r.char_code);
  }, std = function(e) {
   const t = e.length;
   if (0 === t) return 0;
   const i = e.reduce((e, t) => e + t) / t;
   return Math.sqrt(e.map(e => Math.pow(e - i, 2)).reduce((e, t) => e + t) / t);
  }, isRecordEmpty = function(e) {
   return e.every(e => null == e || e.toString && "" === e.toString().trim());
  }, o = {
   utf8: Buffer.from([ 239, 187, 191 ]),
   utf16le: Buffer.from([ 255, 254 ])
  }, transform = function(e = {}) {
   const t = normalize_options(e);
   return {
    info: {
     bytes: 0,
     bytes_records: 0,
     comment_lines: 0,
     empty_lines: 0,
     invalid_field_length: 0,
     lines: 1,
     records: 0
    },
    original_options: e,
    options: t,
    state: init_state(t),
    __needMoreData: function(e, t, i) {
     if (i) return !1;
     const {encoding: r, escape: o, quote: n} = this.options, {quoting: s, needMoreDataSize: l, recordDelimiterMaxLength: a} = this.state;
     return t - e - 1 < Math.max(l, 0 === a ? Buffer.from("\r\n", r).length : a, s ? (null === o ? 0 : o.length) + n.length : 0, s ? n.length + a : 0);
    },
    parse: function(e, t, i, r) {
     const {bom: n, comment_no_infix: s, delimiter_auto: l, encoding: a, from_line: f, ltrim: _, max_record_size: u, raw: c, relax_quotes: d, rtrim: m, skip_empty_lines: h, to: g, to_line: p} = this.options;
     let {comment: v, escape: b, quote: w, record_delimiter: y} = this.options;
     const {bomSkipped: I, delimiterDiscovered: O, delimiterBufPrevious: N, rawBuffer: S, escapeIsQuote: E} = this.state;
     if (!O && l) {
      let i;
      if (i = void 0 === N ? e : void 0 !== N && void 0 === e ? N : Buffer.concat([ N, e ]), 
      e = void 0, !(t || i.length > l.size)) return void (this.state.delimiterBufPrevious = i);
      this.options.delimiter = [ Buffer.from(delimiter_discover(i, this.options.delimiter_auto)) ], 
      this.state.previousBuf = i, this.state.delimiterBufPrevious = void 0, this.state.delimiterDiscovered = !0;
     }
     const {previousBuf: C} = this.state;
     let B;
     if (void 0 === C) {
      if (void 0 === e) return void r();
      B = e;
     } else B = void 0 !== C && void 0 === e ? C : Buffer.concat([ C, e ]);
     if (!1 === I) if (!1 === n) this.state.bomSkipped = !0; else if (B.length < 3) {
      if (!1 === t) return void (this.state.previousBuf = B);
     } else {
      for (const e in o) if (0 === o[e].compare(B, 0, o[e].length)) {
       const t = o[e].length;
       this.state.bufBytesStart += t, B = B.slice(t);
       const i = normalize_options({
        ...this.original_options,
        encoding: e
       });
       for (const e in i) this.options[e] = i[e];
       ({comment: v, escape: b, quote: w} = this.options);
       break;
      }
      this.state.bomSkipped = !0;
     }
     const D = B.length;
     let x;
     for (x = 0; x < D && !this.__needMoreData(x, D, t); x++) {
      if (!0 === this.state.wasRowDelimiter && (this.info.lines++, this.state.wasRowDelimiter = !1), 
      -1 !== p && this.info.lines > p) return this.state.stop = !0, void r();
      !1 === this.state.quoting && 0 === y.length && this.__autoDiscoverRecordDelimiter(B, x) && (y = this.options.record_delimiter);
      const e = B[x];
      if (!0 === c && S.append(e), 13 !== e && 10 !== e || !1 !== this.state.wasRowDelimiter || (this.state.wasRowDelimiter = !0), 
      !0 === this.state.escaping) this.state.escaping = !1; else {
       if (null !== b && !0 === this.state.quoting && this.__isEscape(B, x, e) && x + b.length < D) {
        if (!E) {
         this.state.escaping = !0, x += b.length - 1;
         continue;
        }
        if (this.__isQuote(B, x + b.length)) {
         this.state.escaping = !0, x += b.length - 1;
         continue;
        }
       }
       if (!1 === this.state.commenting && this.__isQuote(B, x)) if (!0 === this.state.quoting) {
        const t = B[x + w.length], i = m && this.__isCharTrimable(B, x + w.length), r = null !== v && this.__compareBytes(v, B, x + w.length, t), o = this.__isDelimiter(B, x + w.length, t), n = 0 === y.length ? this.__autoDiscoverRecordDelimiter(B, x + w.length) : this.__isRecordDelimiter(t, B, x + w.length);
        if (null !== b && this.__isEscape(B, x, e) && this.__isQuote(B, x + b.length)) x += b.length - 1; else {
         if (!t || o || n || r || i) {
          this.state.quoting = !1, this.state.wasQuoting = !0, x += w.length - 1;
          continue;
         }
         if (!1 === d) {
          const e = this.__error(new CsvError("CSV_INVALID_CLOSING_QUOTE", [ "Invalid Closing Quote:", `got "${String.fromCharCode(t)}"`, `at line ${this.info.lines}`, "instead of delimiter, record delimiter, trimable character", "(if activated) or comment" ], this.options, this.__infoField()));
          if (void 0 !== e) return e;
         } else this.state.quoting = !1, this.state.wasQuoting = !0, this.state.field.prepend(w), 
         x += w.length - 1;
        }
       } else {
        if (0 === this.state.field.length) {
         this.state.quoting = !0, x += w.length - 1;
         continue;
        }
        if (!1 === d) {
         const e = this.__infoField(), t = Object.keys(o).map(e => !!o[e].equals(this.state.field.toString()) && e).filter(Boolean)[0], i = this.__error(new CsvError("INVALID_OPENING_QUOTE", [ "Invalid Opening Quote:", `a quote is found on field ${JSON.stringify(e.column)} at line ${e.lines}, value is ${JSON.stringify(this.state.field.toString(a))}`, t ? `(${t} bom)` : void 0 ], this.options, e, {
          field: this.state.field
         }));
         if (void 0 !== i) return i;
        }
       }
       if (!1 === this.state.quoting) {
        const t = this.__isRecordDelimiter(e, B, x);
        if (0 !== t) {
         if (this.state.commenting && !1 === this.state.wasQuoting && 0 === this.state.record.length && 0 === this.state.field.length) this.info.comment_lines++; else {
          if (!1 === this.state.enabled && this.info.lines + (!0 === this.state.wasRowDelimiter ? 1 : 0) >= f) {
           this.state.enabled = !0, this.__resetField(), this.__resetRecord(), x += t - 1;
           continue;
          }
          if (!0 === h && !1 === this.state.wasQuoting && 0 === this.state.record.length && 0 === this.state.field.length) {
           this.info.empty_lines++, x += t - 1;
           continue;
          }
          this.info.bytes = this.state.bufBytesStart + x;
          const e = this.__onField();
          if (void 0 !== e) return e;
          this.info.bytes = this.state.bufBytesStart + x + t;
          const o = this.__onRecord(i);
          if (void 0 !== o) return o;
          if (-1 !== g && this.info.records >= g) return this.state.stop = !0, void r();
         }
         this.state.commenting = !1, x += t - 1;
         continue;
        }
        if (this.state.commenting) continue;
        if (null !== v && (!1 === s || 0 === this.state.record.length && 0 === this.state.field.length) && 0 !== this.__compareBytes(v, B, x, e)) {
         this.state.commenting = !0;
         continue;
        }
        const o = this.__isDelimiter(B, x, e);
        if (0 !== o) {
         this.info.bytes = this.state.bufBytesStart + x;
         const e = this.__onField();
         if (void 0 !== e) return e;
         x += o - 1;
         continue;
        }
       }
      }
      if (!1 === this.state.commenting && 0 !== u && this.state.record_length + this.state.field.length > u) return this.__error(new CsvError("CSV_MAX_RECORD_SIZE", [ "Max Record Size:", "record exceed the maximum number of tolerated bytes", `of ${u}`, `at line ${this.info.lines}` ], this.options, this.__infoField()));
      const t = !1 === _ || !0 === this.state.quoting || 0 !== this.state.field.length || !this.__isCharTrimable(B, x), n = !1 === m || !1 === this.state.wasQuoting;
      if (!0 !== t || !0 !== n) {
       if (!0 !== m || this.__isCharTrimable(B, x)) {
        !1 === t && (x += this.__isCharTrimable(B, x) - 1);
        continue;
       }
       return this.__error(new CsvError("CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE", [ "Invalid Closing Quote:", "found non trimable byte after quote", `at line ${this.info.lines}` ], this.options, this.__infoField()));
      }
      this.state.field.append(e);
     }
     if (!0 === t) if (!0 === this.state.quoting) {
      const e = this.__error(new CsvError("CSV_QUOTE_NOT_CLOSED", [ "Quote Not Closed:", `the parsing is finished with an opening quote at line ${this.info.lines}` ], this.options, this.__infoField()));
      if (void 0 !== e) return e;
     } else if (!0 === this.state.wasQuoting || 0 !== this.state.record.length || 0 !== this.state.field.length) {
      this.info.bytes = this.state.bufBytesStart + x;
      const e = this.__onField();
      if (void 0 !== e) return e;
      const t = this.__onRecord(i);
      if (void 0 !== t) return t;
     } else !0 === this.state.wasRowDelimiter ? this.info.empty_lines++ : !0 === this.state.commenting && this.info.comment_lines++; else this.state.bufBytesStart += x, 
     this.state.previousBuf = B.slice(x);
     !0 === this.state.wasRowDelimiter && (this.info.lines++, this.state.wasRowDelimiter = !1);
    },
    __onRecord: function(e) {
     const {columns: t, group_columns_by_name: i, encoding: r, info: o, from: n, relax_column_count: s, relax_column_count_less: l, relax_column_count_more: a, raw: f, skip_records_with_empty_values: _} = this.options, {enabled: u, record: c} = this.state;
     if (!1 === u) return this.__resetRecord();
     const d = c.length;
     if (!0 === t) return !0 === _ && isRecordEmpty(c) ? void this.__resetRecord() : this.__firstLineToColumns(c);
     if (!1 === t && 0 === this.info.records && (this.state.expectedRecordLength = d), 
     d !== this.state.expectedRecordLength) {
      const e = !1 === t ? new CsvError("CSV_RECORD_INCONSISTENT_FIELDS_LENGTH", [ "Invalid Record Length:", `expect ${this.state.expectedRecordLength},`, `got ${d} on line ${this.info.lines}` ], this.options, this.__infoField(), {
       record: c
      }) : new CsvError("CSV_RECORD_INCONSISTENT_COLUMNS", [ "Invalid Record Length:", `columns length is ${t.length},`, `got ${d} on line ${this.info.lines}` ], this.options, this.__infoField(), {
       record: c
      });
      if (!0 === s || !0 === l && d < this.state.expectedRecordLength || !0 === a && d > this.state.expectedRecordLength) this.info.invalid_field_length++, 
      this.state.error = e; else {
       const t = this.__error(e);
       if (t) return t;
      }
     }
     if (!0 === _ && isRecordEmpty(c)) this.__resetRecord(); else {
      if (!0 === this.state.recordHasError) return this.__resetRecord(), void (this.state.recordHasError = !1);
      if (this.info.records++, 1 === n || this.info.records >= n) {
       const {objname: n} = this.options;
       if (!1 !== t) {
        const s = {};
        for (let e = 0, r = c.length; e < r; e++) void 0 === t[e] || t[e].disabled || (!0 === i && Object.hasOwn(s, t[e].name) ? Array.isArray(s[t[e].name]) ? s[t[e].name] = s[t[e].name].concat(c[e]) : s[t[e].name] = [ s[t[e].name], c[e] ] : Object.defineProperty(s, t[e].name, {
         value: c[e],
         enumerable: !0,
         writable: !0,
         configurable: !0
        }));
        if (!0 === f || !0 === o) {
         const t = Object.assign({
          record: s
         }, !0 === f ? {
          raw: this.state.rawBuffer.toString(r)
         } : {}, !0 === o ? {
          info: this.__infoRecord()
         } : {}), i = this.__push(void 0 === n ? t : [ s[n], t ], e);
         if (i) return i;
        } else {
         const t = this.__push(void 0 === n ? s : [ s[n], s ], e);
         if (t) return t;
        }
       } else if (!0 === f || !0 === o) {
        const t = Object.assign({
         record: c
        }, !0 === f ? {
         raw: this.state.rawBuffer.toString(r)
        } : {}, !0 === o ? {
         info: this.__infoRecord()
        } : {}), i = this.__push(void 0 === n ? t : [ c[n], t ], e);
        if (i) return i;
       } else {
        const t = this.__push(void 0 === n ? c : [ c[n], c ], e);
        if (t) return t;
       }
      }
      this.__resetRecord();
     }
    },
    __firstLineToColumns: function(e) {
     const {firstLineToHeaders: t} = this.state;
     try {
      const i = void 0 === t ? e : t.call(null, e);
      if (!Array.isArray(i)) return this.__error(new CsvError("CSV_INVALID_COLUMN_MAPPING", [ "Invalid Column Mapping:", "expect an array from column function,", `got ${JSON.stringify(i)}` ], this.options, this.__infoField(), {
       headers: i
      }));
      const r = normalize_columns_array(i);
      return this.state.expectedRecordLength = r.length, this.options.columns = r, void this.__resetRecord();
     } catch (e) {
      return e;
     }
    },
    __resetRecord: function() {
     !0 === this.options.raw && this.state.rawBuffer.reset(), this.state.error = void 0, 
     this.state.record = [], this.state.record_length = 0;
    },
    __onField: function() {
     const {cast: e, encoding: t, rtrim: i, max_record_size: r} = this.options, {enabled: o, wasQuoting: n} = this.state;
     if (!1 === o) return this.__resetField();
     let s = this.state.field.toString(t);
     if (!0 === i && !1 === n && (s = s.trimRight()), !0 === e) {
      const [e, t] = this.__cast(s);
      if (void 0 !== e) return e;
      s = t;
     }
     this.state.record.push(s), 0 !== r && "string" == typeof s && (this.state.record_length += s.length), 
     this.__resetField();
    },
    __resetField: function() {
     this.state.field.reset(), this.state.wasQuoting = !1;
    },
    __push: function(e, t) {
     const {on_record: i} = this.options;
     if (void 0 !== i) {
      const t = this.__infoRecord();
      try {
       e = i.call(null, e, t);
      } catch (e) {
       return e;
      }
      if (null == e) return;
     }
     this.info.bytes_records += this.info.bytes, t(e);
    },
    __cast: function(e) {
     const {columns: t, relax_column_count: i} = this.options;
     if (!0 === Array.isArray(t) && i && this.options.columns.length <= this.state.record.length) return [ void 0, void 0 ];
     if (null !== this.state.castField) try {
      const t = this.__infoField();
      return [ void 0, this.state.castField.call(null, e, t) ];
     } catch (e) {
      return [ e ];
     }
     if (this.__isFloat(e)) return [ void 0, parseFloat(e) ];
     if (!1 !== this.options.cast_date) {
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
     const {timchars: i, timcharFirstBytes: r} = this.state, o = e[t];
     if (void 0 === o || 0 === r[o]) return 0;
     e: for (let r = 0; r < i.length; r++) {
      const o = i[r];
      for (let i = 0; i < o.length; i++) if (o[i] !== e[t + i]) continue e;
      return o.length;
     }
     return 0;
    },
    __isDelimiter: function(e, t, i) {
     const {delimiter: r, ignore_last_delimiters: o} = this.options;
     if (!0 === o && this.state.record.length === this.options.columns.length - 1) return 0;
     if (!1 !== o && "number" == typeof o && this.state.record.length === o - 1) return 0;
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
     if (null === r) return !1;
     const o = r.length;
     if (r[0] === i) {
      for (let i = 0; i < o; i++) if (r[i] !== e[t + i]) return !1;
      return !0;
     }
     return !1;
    },
    __isFloat: function(e) {
     return e - parseFloat(e) + 1 >= 0;
    },
    __isQuote: function(e, t) {
     const {quote: i} = this.options;
     if (null === i) return !1;
     const r = i.length;
     for (let o = 0; o < r; o++) if (i[o] !== e[t + o]) return !1;
     return !0;
    },
    __isRecordDelimiter: function(e, t, i) {
     const {record_delimiter: r} = this.options, o = r.length;
     e: for (let n = 0; n < o; n++) {
      const o = r[n], s = o.length;
      if (o[0] === e) {
       for (let e = 1; e < s; e++) if (o[e] !== t[i + e]) continue e;
       return o.length;
      }
     }
     return 0;
    },
    __autoDiscoverRecordDelimiter: function(e, t) {
     const {encoding: i} = this.options, r = [ Buffer.from("\r\n", i), Buffer.from("\n", i), Buffer.from("\r", i) ];
     e: for (let i = 0; i < r.length; i++) {
      const o = r[i].length;
      for (let n = 0; n < o; n++) if (r[i][n] !== e[t + n]) continue e;
      return this.options.record_delimiter.push(r[i]), this.state.recordDelimiterMaxLength = r[i].length, 
      r[i].length;
     }
     return 0;
    },
    __error: function(e) {
     const {encoding: t, raw: i, skip_records_with_error: r} = this.options, o = "string" == typeof e ? new Error(e) : e;
     if (!r) return o;
     if (this.state.recordHasError = !0, void 0 !== this.options.on_skip) try {
      this.options.on_skip(o, i ? this.state.rawBuffer.toString(t) : void 0);
     } catch (o) {
      return o;
     }
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
      header: !0 === e,
      index: this.state.record.length,
      raw: t ? this.state.rawBuffer.toString(i) : void 0
     };
    },
    __infoField: function() {
     const {columns: e} = this.options, t = Array.isArray(e), i = this.info.bytes_records;
     return {
      ...this.__infoRecord(),
      bytes_records: i,
      column: !0 === t ? e.length > this.state.record.length ? e[this.state.record.length].name : null : this.state.record.length,
      quoting: this.state.wasQuoting
     };
    }
   };
  }, parse = function(e, t = {}) {
   "string" == typeof e && (e = Buffer.from(e));
   const i = t && t.objname ? Object.create(null) : [], r = transform(t), o = r.parse(e, !0, e => {
    void 0 === r.options.objname ? i.push(e) : i[e[0]] = e[1];
   }, () => {});
   if (void 0 !== o) throw o;
   return i;
  };
 })
};
