"use strict";

exports.id = 3292, exports.ids = [ 3292 ], exports.modules = {
 80911: (function(e, r, t) {
  t.d(r, {
   TomlError: () => TomlError,
   parse: () => parse
  });
  class TomlError extends Error {
   line;
   column;
   codeblock;
   constructor(e, r) {
    const [t, i] = function(e, r) {
     let t = e.slice(0, r).split(/\r?\n/);
     return [ t.length, t.pop().length + 1 ];
    }(r.toml, r.ptr), l = function(e, r, t) {
     let i = e.split(/\r?\n/), l = "", a = 1 + (0 | Math.log10(r + 1));
     for (let e = r - 1; e <= r + 1; e++) {
      let o = i[e - 1];
      o && (l += e.toString().padEnd(a, " "), l += ":  ", l += o, l += "\n", e === r && (l += " ".repeat(a + t + 2), 
      l += "^\n"));
     }
     return l;
    }(r.toml, t, i);
    super(`Invalid TOML document: ${e}\n\n${l}`, r), this.line = t, this.column = i, 
    this.codeblock = l;
   }
   static x(e, r, t) {
    throw new TomlError(e, {
     toml: r.s,
     ptr: t ?? r.p
    });
   }
  }
  function parseString(e) {
   let r = e.p, t = e.s.charCodeAt(e.p++), i = t, l = 39 === t, a = t === e.s.charCodeAt(e.p) && t === e.s.charCodeAt(e.p + 1);
   a && (10 === (t = e.s.charCodeAt(e.p += 2)) ? e.p++ : 13 === t && 10 === e.s.charCodeAt(e.p + 1) && (e.p += 2));
   let o = "", s = e.p, n = 0;
   for (;e.p < e.s.length; e.p++) if (t = e.s.charCodeAt(e.p), a && (10 === t || 13 === t && 10 === e.s.charCodeAt(e.p + 1))) n = n && 3; else if (t < 32 && 9 !== t || 127 === t) TomlError.x("control characters are not allowed in strings", e); else {
    if (!(n && 3 !== n || t !== i || a && (e.s.charCodeAt(e.p + 1) !== i || e.s.charCodeAt(e.p + 2) !== i))) {
     if (a && (e.s.charCodeAt(e.p + 3) === i && e.p++, e.s.charCodeAt(e.p + 3) === i && e.p++), 
     !n) {
      let r = e.s.slice(s, e.p);
      o = o ? o + r : r;
     }
     return e.p += a ? 3 : 1, o;
    }
    if (n) if (1 === n) if (120 === t || 117 === t || 85 === t) {
     let r = e.p++ - 1, i = 0, l = 120 === t ? 2 : 117 === t ? 4 : 8;
     for (let r = 0; r < l; r++, e.p++) {
      let r = e.s.charCodeAt(e.p), t = r >= 48 && r <= 57 ? r - 48 : r >= 65 && r <= 70 ? r - 65 + 10 : r >= 97 && r <= 102 ? r - 97 + 10 : -1;
      t < 0 && TomlError.x("invalid non-hex character in unicode escape", e), i = i << 4 | t;
     }
     (i < 0 || i > 1114111 || i >= 55296 && i <= 57343) && TomlError.x("invalid unicode escape", e, r), 
     o += String.fromCodePoint(i), s = e.p--, n = 0;
    } else !a || 32 !== t && 9 !== t ? (98 === t ? o += "\b" : 116 === t ? o += "\t" : 110 === t ? o += "\n" : 102 === t ? o += "\f" : 114 === t ? o += "\r" : 101 === t ? o += "\x1b" : 34 === t ? o += '"' : 92 === t ? o += "\\" : TomlError.x("unrecognised escape sequence", e), 
    s = e.p + 1, n = 0) : n = 2; else 32 !== t && 9 !== t && (2 === n && TomlError.x("invalid escape: only line-ending whitespace may be escaped", e, s), 
    n = l || 92 !== t ? 0 : 1, s = e.p); else l || 92 !== t || (o += e.s.slice(s, s = e.p), 
    n = 1);
   }
   TomlError.x("unfinished string", e, r);
  }
  let i = /^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i;
  class TomlDate extends Date {
   #e=!1;
   #r=!1;
   #t=null;
   constructor(e, r, t) {
    let l, a = !0, o = !0, s = "Z";
    if ("string" == typeof e) if (r) e: {
     if (r < 3) {
      if (+e.slice(11, 13) > 23) {
       e = "";
       break e;
      }
      2 === r ? (s = null, e += "Z") : 90 !== (l = e.charCodeAt(e.length - 1)) && 122 !== l && (s = e.slice(e.length - 6)), 
      t && (e = e.slice(0, 10) + "T" + e.slice(11));
     } else 4 === r && (e = +e.slice(0, 2) > 23 ? "" : `0000-01-01T${e}Z`);
     a = 4 !== r, o = 3 !== r;
    } else {
     let r = e.match(i);
     r ? (r[1] || (a = !1, e = `0000-01-01T${e}`), o = !!r[2], o && " " === e[10] && (e = e.replace(" ", "T")), 
     r[2] && +r[2] > 23 ? e = "" : (s = r[3] || null, !s && o && (e += "Z"))) : e = "";
    }
    super(e), isNaN(this.getTime()) || (this.#e = a, this.#r = o, this.#t = s);
   }
   isDateTime() {
    return this.#e && this.#r;
   }
   isLocal() {
    return !this.#e || !this.#r || !this.#t;
   }
   isDate() {
    return this.#e && !this.#r;
   }
   isTime() {
    return this.#r && !this.#e;
   }
   isValid() {
    return this.#e || this.#r;
   }
   toISOString() {
    let e = super.toISOString();
    if (this.isDate()) return e.slice(0, 10);
    if (this.isTime()) return e.slice(11, 23);
    if (null === this.#t) return e.slice(0, -1);
    if ("Z" === this.#t || "z" === this.#t) return e;
    let r = 60 * +this.#t.slice(1, 3) + +this.#t.slice(4, 6);
    return r = "-" === this.#t[0] ? r : -r, new Date(this.getTime() - 6e4 * r).toISOString().slice(0, -1) + this.#t;
   }
   static wrapAsOffsetDateTime(e, r = "Z") {
    let t = new TomlDate(e);
    return t.#t = r, t;
   }
   static wrapAsLocalDateTime(e) {
    let r = new TomlDate(e);
    return r.#t = null, r;
   }
   static wrapAsLocalDate(e) {
    let r = new TomlDate(e);
    return r.#r = !1, r.#t = null, r;
   }
   static wrapAsLocalTime(e) {
    let r = new TomlDate(e);
    return r.#e = !1, r.#t = null, r;
   }
  }
  function isDigit(e, r = 10) {
   return 16 === r ? e > 47 && e < 58 || e > 64 && e < 71 || e > 96 && e < 103 : e > 47 && e < 48 + r;
  }
  function isEndOfValue(e, r) {
   return 32 === e || 9 === e || 10 === e || 13 === e || r && (e === r || 44 === e) || 35 === e;
  }
  function extractValue(e, r) {
   let t = e.p, i = e.s.charCodeAt(e.p);
   if (91 === i || 123 === i) {
    e.d-- || TomlError.x("document contains excessively nested structures. aborting.", e);
    let r = 91 === i ? function(e) {
     let r, t = e.p++, i = [];
     for (;e.p < e.s.length; ) {
      if (skipVoid(e), 93 === (r = e.s.charCodeAt(e.p))) return e.p++, i;
      if (i.push(extractValue(e, 93)), skipVoid(e), 93 === (r = e.s.charCodeAt(e.p++))) return i;
      44 !== r && TomlError.x("expected comma or end of structure", e, e.p - 1);
     }
     TomlError.x("unfinished array", e, t);
    }(e) : function(e) {
     let r, t = e.p++, i = Object.create(null), l = new Set;
     for (;e.p < e.s.length; ) {
      if (skipVoid(e), 125 === (r = e.s.charCodeAt(e.p))) return e.p++, i;
      let t, a = i, o = !1, s = e.p, n = parseKey(e);
      for (let r = 0; r < n.length; r++) {
       r && (a = o ? a[t] : a[t] = Object.create(null)), t = n[r], (o = Object.hasOwn(a, t)) && ("object" != typeof a[t] || l.has(a[t])) && TomlError.x("trying to redefine an already defined value", e, s);
       let i = "__proto__" === t;
       if (e.uk && (i || "constructor" === t)) {
        a = 1 !== e.uk && TomlError.x("document contains an unsafe property", e, s);
        break;
       }
       !o && i && Object.defineProperty(a, t, {
        enumerable: !0,
        configurable: !0,
        writable: !0
       });
      }
      o && TomlError.x("trying to redefine an already defined value", e, s), skipVoid(e, !0, !0);
      let c = extractValue(e, 125);
      if (a && "object" == typeof (a[t] = c) && l.add(c), skipVoid(e), 125 === (r = e.s.charCodeAt(e.p++))) return i;
      44 !== r && TomlError.x("expected comma or end of structure", e, e.p - 1);
     }
     TomlError.x("unfinished table", e, t);
    }(e);
    return e.d++, r;
   }
   return 34 === i || 39 === i ? parseString(e) : 116 === i ? (114 === e.s.charCodeAt(++e.p) && 117 === e.s.charCodeAt(++e.p) && 101 === e.s.charCodeAt(++e.p) || TomlError.x("invalid value", e, t), 
   e.p++, !0) : 102 === i ? (97 === e.s.charCodeAt(++e.p) && 108 === e.s.charCodeAt(++e.p) && 115 === e.s.charCodeAt(++e.p) && 101 === e.s.charCodeAt(++e.p) || TomlError.x("invalid value", e, t), 
   e.p++, !1) : 43 === i || 45 === i ? parseNumber(e, e.p, e.s.charCodeAt(++e.p), 44 - i, r) : 45 === e.s.charCodeAt(e.p + 4) && 45 === e.s.charCodeAt(e.p + 7) ? function(e, r, t) {
    let i, l = e.p++;
    if (!(isDigit(r) && isDigit(e.s.charCodeAt(e.p++)) && isDigit(e.s.charCodeAt(e.p++)) && isDigit(e.s.charCodeAt(e.p++)))) return parseNumber(e, e.p = l, r, 0, t);
    if (e.p += 5, isDigit(e.s.charCodeAt(e.p++)) || TomlError.x("invalid date-time: date part is malformed", e, l), 
    e.p >= e.s.length || (32 !== (r = e.s.charCodeAt(e.p)) || (i = !0, !isDigit(e.s.charCodeAt(e.p + 1)))) && 84 !== r && 116 !== r) {
     let r = e.s.slice(l, e.p);
     return readDate(e, r, 3, !1, l);
    }
    if (58 !== e.s.charCodeAt(e.p += 3) && TomlError.x("invalid date-time: time part is malformed", e, l), 
    58 === e.s.charCodeAt(e.p += 3) && (e.p += 3), 46 === e.s.charCodeAt(e.p)) for (;isDigit(e.s.charCodeAt(++e.p)); ) ;
    if (r = e.s.charCodeAt(e.p)) {
     if (90 === r || 122 === r) {
      let r = e.s.slice(l, ++e.p);
      return readDate(e, r, 1, i, l, "[+00:00]");
     }
     if (43 === r || 45 === r) {
      let r = e.s.slice(l, e.p += 6);
      return readDate(e, r, 1, i, l, !e.ld && "[" + e.s.slice(e.p - 6, e.p) + "]");
     }
    }
    let a = e.s.slice(l, e.p);
    return readDate(e, a, 2, i, l);
   }(e, i, r) : 58 === e.s.charCodeAt(e.p + 2) ? function(e, r, t) {
    let i = e.p;
    if (!isDigit(r) || !isDigit(e.s.charCodeAt(++e.p))) return parseNumber(e, --e.p, r, 0, t);
    if (58 === e.s.charCodeAt(e.p += 4) && (e.p += 3), 46 === e.s.charCodeAt(e.p)) for (;isDigit(e.s.charCodeAt(++e.p)); ) ;
    let l = e.s.slice(i, e.p);
    return readDate(e, l, 4, !1, i);
   }(e, i, r) : parseNumber(e, e.p, i, 0, r);
  }
  function parseNumber(e, r, t, i, l) {
   let a = t, o = 0, s = !1;
   if (105 === a) return 110 === e.s.charCodeAt(++e.p) && 102 === e.s.charCodeAt(++e.p) || TomlError.x("invalid value", e, r), 
   e.p++, (i || 1) / 0;
   if (110 === a) return 97 === e.s.charCodeAt(++e.p) && 110 === e.s.charCodeAt(++e.p) || TomlError.x("invalid value", e, r), 
   e.p++, NaN;
   if (48 === a) {
    if (++e.p >= e.s.length || isEndOfValue(a = e.s.charCodeAt(e.p), l)) return !0 === e.bi ? 0n : 0;
    if (!i) {
     if (120 === a) return parseIntegerBaseN(e, r, 16, l);
     if (98 === a) return parseIntegerBaseN(e, r, 2, l);
     if (111 === a) return parseIntegerBaseN(e, r, 8, l);
    }
    46 === a ? o = 2 : 101 === a || 69 === a ? o = 4 : TomlError.x("illegal leading zero", e, r);
   } else isDigit(a) || TomlError.x("invalid value", e, r);
   for (;++e.p < e.s.length && (a = e.s.charCodeAt(e.p), !isEndOfValue(a, l)); ) o || (o = 1), 
   95 === a ? (1 & o || TomlError.x("illegal underscore", e), o += 11, s = !0) : 1 === o && 46 === a ? o = 2 : 1 !== o && 3 !== o || 101 !== a && 69 !== a ? 4 !== o || 43 !== a && 45 !== a ? isDigit(a) ? o > 9 ? o -= 11 : 1 & o || o++ : TomlError.x("illegal character in numeric literal", e) : o = 6 : o = 4;
   if (!o) {
    let r = (t - 48) * (i || 1);
    return !0 === e.bi ? BigInt(r) : r;
   }
   1 & o || TomlError.x("unfinished numeric value", e, r);
   let n = e.s.slice(r, e.p);
   return s && (n = n.replaceAll("_", "")), o > 1 ? parseFloat(n) : parseInteger(e, n, 10, r);
  }
  function parseIntegerBaseN(e, r, t, i) {
   let l, a = 1;
   for (;++e.p < e.s.length && (l = e.s.charCodeAt(e.p), !isEndOfValue(l, i)); ) 95 === l ? (1 & a && TomlError.x("illegal underscore", e), 
   a = 3) : isDigit(l, t) ? 1 & a && a-- : TomlError.x("illegal character in numeric literal", e);
   1 & a && TomlError.x("unfinished numeric value", e);
   let o = e.s.slice(r + 2, e.p);
   return a && (o = o.replaceAll("_", "")), parseInteger(e, o, t, r);
  }
  function parseInteger(e, r, t, i) {
   if (!0 !== e.bi) e: {
    let l = parseInt(r, t);
    if (!Number.isSafeInteger(l)) {
     if (e.bi) break e;
     TomlError.x("integer value cannot be represented losslessly", e, i);
    }
    return l;
   }
   return 10 === t ? BigInt(r) : BigInt((2 === t ? "0b" : 8 === t ? "0o" : "0x") + r);
  }
  function readDate(e, r, t, i, l, a) {
   if (e.ld) {
    let a = new TomlDate(r, t, i);
    return a.isValid() || TomlError.x("invalid date", e, l), a;
   }
   try {
    switch (a && (r += a), t) {
    case 1:
     return Temporal.ZonedDateTime.from(r);

    case 2:
     return Temporal.PlainDateTime.from(r);

    case 3:
     return Temporal.PlainDate.from(r);

    case 4:
     return Temporal.PlainTime.from(r);
    }
   } catch (r) {
    TomlError.x(r instanceof Error ? r.message : "" + r, e, l);
   }
  }
  function skipComment(e) {
   for (;e.p < e.s.length; e.p++) {
    let r = e.s.charCodeAt(e.p);
    if (10 === r) break;
    if (13 === r && 10 === e.s.charCodeAt(e.p + 1)) {
     e.p++;
     break;
    }
    (r < 32 && 9 !== r || 127 === r) && TomlError.x("control characters are not allowed in comments", e);
   }
  }
  function skipVoid(e, r, t) {
   let i;
   for (;e.p < e.s.length; ) {
    for (;e.p < e.s.length && (32 === (i = e.s.charCodeAt(e.p)) || 9 === i || !r && (10 === i || 13 === i && 10 === e.s.charCodeAt(e.p + 1))); ) e.p++;
    if (t || 35 !== i) break;
    skipComment(e);
   }
  }
  function parseKey(e, r = 61) {
   let t, i, l = 0, a = [], o = e.s.charCodeAt(t = e.p);
   do {
    if (o === r) return l || TomlError.x("unexpected end of key", e), 1 === l && a.push(e.s.slice(i, e.p)), 
    e.p++, a;
    46 === o ? (l || TomlError.x("illegal empty bare key", e), 1 === l && a.push(e.s.slice(i, e.p)), 
    l = 0) : l || 34 !== o && 39 !== o ? 32 === o || 9 === o ? 1 === l && (a.push(e.s.slice(i, e.p)), 
    l = 2) : 2 === l || o < 48 && 45 !== o || o > 57 && o < 65 || o > 90 && o < 97 && 95 !== o || o > 122 ? TomlError.x("illegal character in key", e) : l || (l = 1, 
    i = e.p) : (o === e.s.charCodeAt(e.p + 1) && o === e.s.charCodeAt(e.p + 2) && TomlError.x("illegal quoted key: multiline strings are not allowed", e), 
    a.push(parseString(e)), l = 2, e.p--);
   } while (o = e.s.charCodeAt(++e.p));
   TomlError.x("incomplete key-value: cannot find end of key", e, t);
  }
  function peekTable(e, r, t, i, l) {
   let a, o, s = t, n = i, c = !1;
   for (let t = 0; t < r.length; t++) {
    if (t) {
     if (s = c ? s[a] : s[a] = Object.create(null), n = (o = n[a]).c, 0 === l && (1 === o.t || 2 === o.t)) return null;
     if (2 === o.t) {
      let e = s.length - 1;
      s = s[e], n = n[e].c;
     }
    }
    if (a = r[t], (c = Object.hasOwn(s, a)) && 0 === n[a]?.t && n[a]?.d) return null;
    if (!c) {
     let i = "__proto__" === a;
     if (e.uk && (i || "constructor" === a)) return !1;
     i && (Object.defineProperty(s, a, {
      enumerable: !0,
      configurable: !0,
      writable: !0
     }), Object.defineProperty(n, a, {
      enumerable: !0,
      configurable: !0,
      writable: !0
     })), n[a] = {
      t: t < r.length - 1 && 2 === l ? 3 : l,
      d: !1,
      i: 0,
      c: Object.create(null)
     };
    }
   }
   if (o = n[a], o.t !== l && (1 !== l || 3 !== o.t)) return null;
   if (2 === l && (o.d || (o.d = !0, s[a] = []), s[a].push(s = Object.create(null)), 
   o.c[o.i++] = o = {
    t: 1,
    d: !1,
    i: 0,
    c: Object.create(null)
   }), o.d) return null;
   if (o.d = !0, 1 === l) s = c ? s[a] : s[a] = Object.create(null); else if (0 === l && c) return null;
   return [ a, s, o.c ];
  }
  function validateTablePeek(e, r, t) {
   null !== r && 2 !== e.uk || TomlError.x(null === r ? "trying to redefine an already defined table or value" : "document contains an unsafe property", e, t);
  }
  function parse(e, r = {}) {
   let t, i = {
    s: e,
    p: 0,
    d: r.maxDepth ?? 1e3,
    bi: r.integersAsBigInt ?? !1,
    ld: r.useLegacyDate ?? !0,
    uk: "throw" === r.unsafeKeyBehaviour ? 2 : "drop" === r.unsafeKeyBehaviour ? 1 : 0
   }, l = Object.create(null), a = Object.create(null), o = !1, s = l, n = a;
   for (65279 === e.charCodeAt(0) && i.p++, skipVoid(i); i.p < e.length; ) {
    if (91 === e.charCodeAt(i.p)) {
     let r = 91 === e.charCodeAt(++i.p);
     t = i.p += +r, o = !1;
     let c = parseKey(i, 93);
     r && (93 !== e.charCodeAt(i.p) && TomlError.x("expected end of table array declaration", i), 
     i.p++);
     let p = peekTable(i, c, l, a, r ? 2 : 1);
     p ? (n = p[2], s = p[1]) : (validateTablePeek(i, p, t), o = !0);
    } else {
     t = i.p;
     let e = peekTable(i, parseKey(i), s, n, 0);
     e || o || validateTablePeek(i, e, t), skipVoid(i, !0, !0);
     let r = extractValue(i, void 0);
     e && !o && (e[1][e[0]] = r);
    }
    skipVoid(i, !0), i.p < e.length && 10 !== (t = e.charCodeAt(i.p)) && (13 !== t || 10 !== e.charCodeAt(i.p + 1)) && TomlError.x("each key-value declaration must be followed by an end-of-line", i), 
    skipVoid(i);
   }
   return l;
  }
 })
};
