"use strict";

exports.id = 3292;

exports.ids = [ 3292 ];

exports.modules = {
 80911: (function(e, t, r) {
  r.d(t, {
   TomlError: () => TomlError,
   parse: () => parse
  });
  function getLineColFromPtr(e, t) {
   let r = e.slice(0, t).split(/\r?\n/);
   return [ r.length, r.pop().length + 1 ];
  }
  function makeCodeBlock(e, t, r) {
   let l = e.split(/\r?\n/);
   let i = "";
   let a = 1 + (Math.log10(t + 1) | 0);
   for (let e = t - 1; e <= t + 1; e++) {
    let s = l[e - 1];
    if (!s) continue;
    i += e.toString().padEnd(a, " ");
    i += ":  ";
    i += s;
    i += "\n";
    if (e === t) {
     i += " ".repeat(a + r + 2);
     i += "^\n";
    }
   }
   return i;
  }
  class TomlError extends Error {
   line;
   column;
   codeblock;
   constructor(e, t) {
    const [r, l] = getLineColFromPtr(t.toml, t.ptr);
    const i = makeCodeBlock(t.toml, r, l);
    super(`Invalid TOML document: ${e}\n\n${i}`, t);
    this.line = r;
    this.column = l;
    this.codeblock = i;
   }
   static x(e, t, r) {
    throw new TomlError(e, {
     toml: t.s,
     ptr: r ?? t.p
    });
   }
  }
  function parseString(e) {
   let t = e.p;
   let r = e.s.charCodeAt(e.p++);
   let l = r;
   let i = r === 39;
   let a = r === e.s.charCodeAt(e.p) && r === e.s.charCodeAt(e.p + 1);
   a && ((r = e.s.charCodeAt(e.p += 2)) === 10 ? e.p++ : r === 13 && e.s.charCodeAt(e.p + 1) === 10 && (e.p += 2));
   let s = "";
   let o = e.p;
   let n = 0;
   for (;e.p < e.s.length; e.p++) {
    r = e.s.charCodeAt(e.p);
    if (a && (r === 10 || r === 13 && e.s.charCodeAt(e.p + 1) === 10)) n = n && 3; else if (r < 32 && r !== 9 || r === 127) TomlError.x("control characters are not allowed in strings", e); else {
     if (!(n && n !== 3 || r !== l || a && (e.s.charCodeAt(e.p + 1) !== l || e.s.charCodeAt(e.p + 2) !== l))) {
      if (a) {
       e.s.charCodeAt(e.p + 3) === l && e.p++;
       e.s.charCodeAt(e.p + 3) === l && e.p++;
      }
      if (!n) {
       let t = e.s.slice(o, e.p);
       s = s ? s + t : t;
      }
      e.p += a ? 3 : 1;
      return s;
     }
     if (n) {
      if (n === 1) if (r === 120 || r === 117 || r === 85) {
       let t = e.p++ - 1;
       let l = 0;
       let i = r === 120 ? 2 : r === 117 ? 4 : 8;
       for (let t = 0; t < i; t++, e.p++) {
        let t = e.s.charCodeAt(e.p);
        let r = t >= 48 && t <= 57 ? t - 48 : t >= 65 && t <= 70 ? t - 65 + 10 : t >= 97 && t <= 102 ? t - 97 + 10 : -1;
        r < 0 && TomlError.x("invalid non-hex character in unicode escape", e);
        l = l << 4 | r;
       }
       (l < 0 || l > 1114111 || l >= 55296 && l <= 57343) && TomlError.x("invalid unicode escape", e, t);
       s += String.fromCodePoint(l);
       o = e.p--;
       n = 0;
      } else if (!a || r !== 32 && r !== 9) {
       r === 98 ? s += "\b" : r === 116 ? s += "\t" : r === 110 ? s += "\n" : r === 102 ? s += "\f" : r === 114 ? s += "\r" : r === 101 ? s += "\x1b" : r === 34 ? s += '"' : r === 92 ? s += "\\" : TomlError.x("unrecognised escape sequence", e);
       o = e.p + 1;
       n = 0;
      } else n = 2; else if (r !== 32 && r !== 9) {
       n === 2 && TomlError.x("invalid escape: only line-ending whitespace may be escaped", e, o);
       n = i || r !== 92 ? 0 : 1;
       o = e.p;
      }
     } else if (!i && r === 92) {
      s += e.s.slice(o, o = e.p);
      n = 1;
     }
    }
   }
   TomlError.x("unfinished string", e, t);
  }
  let l = /^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i;
  class TomlDate extends Date {
   #e=false;
   #t=false;
   #r=null;
   constructor(e, t, r) {
    let i = true;
    let a = true;
    let s = "Z";
    let o;
    if (typeof e === "string") if (t) e: {
     if (t < 3) {
      if (+e.slice(11, 13) > 23) {
       e = "";
       break e;
      }
      if (t === 2) {
       s = null;
       e += "Z";
      } else (o = e.charCodeAt(e.length - 1)) !== 90 && o !== 122 && (s = e.slice(e.length - 6));
      r && (e = e.slice(0, 10) + "T" + e.slice(11));
     } else t === 4 && (e = +e.slice(0, 2) > 23 ? "" : `0000-01-01T${e}Z`);
     i = t !== 4;
     a = t !== 3;
    } else {
     let t = e.match(l);
     if (t) {
      if (!t[1]) {
       i = false;
       e = `0000-01-01T${e}`;
      }
      a = !!t[2];
      a && e[10] === " " && (e = e.replace(" ", "T"));
      if (t[2] && +t[2] > 23) e = ""; else {
       s = t[3] || null;
       !s && a && (e += "Z");
      }
     } else e = "";
    }
    super(e);
    if (!isNaN(this.getTime())) {
     this.#e = i;
     this.#t = a;
     this.#r = s;
    }
   }
   isDateTime() {
    return this.#e && this.#t;
   }
   isLocal() {
    return !this.#e || !this.#t || !this.#r;
   }
   isDate() {
    return this.#e && !this.#t;
   }
   isTime() {
    return this.#t && !this.#e;
   }
   isValid() {
    return this.#e || this.#t;
   }
   toISOString() {
    let e = super.toISOString();
    if (this.isDate()) return e.slice(0, 10);
    if (this.isTime()) return e.slice(11, 23);
    if (this.#r === null) return e.slice(0, -1);
    if (this.#r === "Z" || this.#r === "z") return e;
    let t = 60 * +this.#r.slice(1, 3) + +this.#r.slice(4, 6);
    t = this.#r[0] === "-" ? t : -t;
    let r = new Date(this.getTime() - t * 6e4);
    return r.toISOString().slice(0, -1) + this.#r;
   }
   static wrapAsOffsetDateTime(e, t = "Z") {
    let r = new TomlDate(e);
    r.#r = t;
    return r;
   }
   static wrapAsLocalDateTime(e) {
    let t = new TomlDate(e);
    t.#r = null;
    return t;
   }
   static wrapAsLocalDate(e) {
    let t = new TomlDate(e);
    t.#t = false;
    t.#r = null;
    return t;
   }
   static wrapAsLocalTime(e) {
    let t = new TomlDate(e);
    t.#e = false;
    t.#r = null;
    return t;
   }
  }
  function isDigit(e, t = 10) {
   return t === 16 ? e > 47 && e < 58 || e > 64 && e < 71 || e > 96 && e < 103 : e > 47 && e < 48 + t;
  }
  function isEndOfValue(e, t) {
   return e === 32 || e === 9 || e === 10 || e === 13 || t && (e === t || e === 44) || e === 35;
  }
  function extractValue(e, t) {
   let r = e.p;
   let l = e.s.charCodeAt(e.p);
   if (l === 91 || l === 123) {
    e.d-- || TomlError.x("document contains excessively nested structures. aborting.", e);
    let t = l === 91 ? parseArray(e) : parseInlineTable(e);
    e.d++;
    return t;
   }
   if (l === 34 || l === 39) return parseString(e);
   if (l === 116) {
    e.s.charCodeAt(++e.p) === 114 && e.s.charCodeAt(++e.p) === 117 && e.s.charCodeAt(++e.p) === 101 || TomlError.x("invalid value", e, r);
    return e.p++, true;
   }
   if (l === 102) {
    e.s.charCodeAt(++e.p) === 97 && e.s.charCodeAt(++e.p) === 108 && e.s.charCodeAt(++e.p) === 115 && e.s.charCodeAt(++e.p) === 101 || TomlError.x("invalid value", e, r);
    return e.p++, false;
   }
   if (l === 43 || l === 45) return parseNumber(e, e.p, e.s.charCodeAt(++e.p), 44 - l, t);
   if (e.s.charCodeAt(e.p + 4) === 45 && e.s.charCodeAt(e.p + 7) === 45) return parseDate(e, l, t);
   if (e.s.charCodeAt(e.p + 2) === 58) return parseTime(e, l, t);
   return parseNumber(e, e.p, l, 0, t);
  }
  function parseNumber(e, t, r, l, i) {
   let a = r;
   let s = 0;
   let o = false;
   if (a === 105) {
    e.s.charCodeAt(++e.p) === 110 && e.s.charCodeAt(++e.p) === 102 || TomlError.x("invalid value", e, t);
    return e.p++, (l || 1) / 0;
   }
   if (a === 110) {
    e.s.charCodeAt(++e.p) === 97 && e.s.charCodeAt(++e.p) === 110 || TomlError.x("invalid value", e, t);
    return e.p++, NaN;
   }
   if (a === 48) {
    if (++e.p >= e.s.length || isEndOfValue(a = e.s.charCodeAt(e.p), i)) return e.bi === true ? 0n : 0;
    if (!l) {
     if (a === 120) return parseIntegerBaseN(e, t, 16, i);
     if (a === 98) return parseIntegerBaseN(e, t, 2, i);
     if (a === 111) return parseIntegerBaseN(e, t, 8, i);
    }
    a === 46 ? s = 2 : a === 101 || a === 69 ? s = 4 : TomlError.x("illegal leading zero", e, t);
   } else isDigit(a) || TomlError.x("invalid value", e, t);
   while (++e.p < e.s.length && (a = e.s.charCodeAt(e.p), !isEndOfValue(a, i))) {
    s || (s = 1);
    if (a === 95) {
     s & 1 || TomlError.x("illegal underscore", e);
     s += 11;
     o = true;
    } else s === 1 && a === 46 ? s = 2 : s !== 1 && s !== 3 || a !== 101 && a !== 69 ? s !== 4 || a !== 43 && a !== 45 ? isDigit(a) ? s > 9 ? s -= 11 : s & 1 || s++ : TomlError.x("illegal character in numeric literal", e) : s = 6 : s = 4;
   }
   if (!s) {
    let t = (r - 48) * (l || 1);
    return e.bi === true ? BigInt(t) : t;
   }
   s & 1 || TomlError.x("unfinished numeric value", e, t);
   let n = e.s.slice(t, e.p);
   o && (n = n.replaceAll("_", ""));
   return s > 1 ? parseFloat(n) : parseInteger(e, n, 10, t);
  }
  function parseIntegerBaseN(e, t, r, l) {
   let i, a = 1;
   while (++e.p < e.s.length && (i = e.s.charCodeAt(e.p), !isEndOfValue(i, l))) if (i === 95) {
    a & 1 && TomlError.x("illegal underscore", e);
    a = 3;
   } else isDigit(i, r) ? a & 1 && a-- : TomlError.x("illegal character in numeric literal", e);
   a & 1 && TomlError.x("unfinished numeric value", e);
   let s = e.s.slice(t + 2, e.p);
   a && (s = s.replaceAll("_", ""));
   return parseInteger(e, s, r, t);
  }
  function parseInteger(e, t, r, l) {
   if (e.bi !== true) e: {
    let i = parseInt(t, r);
    if (!Number.isSafeInteger(i)) {
     if (e.bi) break e;
     TomlError.x("integer value cannot be represented losslessly", e, l);
    }
    return i;
   }
   return r === 10 ? BigInt(t) : BigInt((r === 2 ? "0b" : r === 8 ? "0o" : "0x") + t);
  }
  function parseDate(e, t, r) {
   let l, i = e.p++;
   if (!isDigit(t) || !isDigit(e.s.charCodeAt(e.p++)) || !isDigit(e.s.charCodeAt(e.p++)) || !isDigit(e.s.charCodeAt(e.p++))) return parseNumber(e, e.p = i, t, 0, r);
   e.p += 5;
   isDigit(e.s.charCodeAt(e.p++)) || TomlError.x("invalid date-time: date part is malformed", e, i);
   if (e.p >= e.s.length || ((t = e.s.charCodeAt(e.p)) !== 32 || (l = true, !isDigit(e.s.charCodeAt(e.p + 1)))) && t !== 84 && t !== 116) {
    let t = e.s.slice(i, e.p);
    return readDate(e, t, 3, false, i);
   }
   e.s.charCodeAt(e.p += 3) !== 58 && TomlError.x("invalid date-time: time part is malformed", e, i);
   e.s.charCodeAt(e.p += 3) === 58 && (e.p += 3);
   if (e.s.charCodeAt(e.p) === 46) while (isDigit(e.s.charCodeAt(++e.p))) ;
   if (t = e.s.charCodeAt(e.p)) {
    if (t === 90 || t === 122) {
     let t = e.s.slice(i, ++e.p);
     return readDate(e, t, 1, l, i, "[+00:00]");
    }
    if (t === 43 || t === 45) {
     let t = e.s.slice(i, e.p += 6);
     return readDate(e, t, 1, l, i, !e.ld && "[" + e.s.slice(e.p - 6, e.p) + "]");
    }
   }
   let a = e.s.slice(i, e.p);
   return readDate(e, a, 2, l, i);
  }
  function parseTime(e, t, r) {
   let l = e.p;
   if (!isDigit(t) || !isDigit(e.s.charCodeAt(++e.p))) return parseNumber(e, --e.p, t, 0, r);
   e.s.charCodeAt(e.p += 4) === 58 && (e.p += 3);
   if (e.s.charCodeAt(e.p) === 46) while (isDigit(e.s.charCodeAt(++e.p))) ;
   let i = e.s.slice(l, e.p);
   return readDate(e, i, 4, false, l);
  }
  function readDate(e, t, r, l, i, a) {
   if (e.ld) {
    let a = new TomlDate(t, r, l);
    a.isValid() || TomlError.x("invalid date", e, i);
    return a;
   }
   try {
    a && (t += a);
    switch (r) {
    case 1:
     return Temporal.ZonedDateTime.from(t);

    case 2:
     return Temporal.PlainDateTime.from(t);

    case 3:
     return Temporal.PlainDate.from(t);

    case 4:
     return Temporal.PlainTime.from(t);
    }
   } catch (t) {
    TomlError.x(t instanceof Error ? t.message : "" + t, e, i);
   }
  }
  function skipComment(e) {
   for (;e.p < e.s.length; e.p++) {
    let t = e.s.charCodeAt(e.p);
    if (t === 10) break;
    if (t === 13 && e.s.charCodeAt(e.p + 1) === 10) {
     e.p++;
     break;
    }
    (t < 32 && t !== 9 || t === 127) && TomlError.x("control characters are not allowed in comments", e);
   }
  }
  function skipVoid(e, t, r) {
   let l;
   while (e.p < e.s.length) {
    while (e.p < e.s.length && ((l = e.s.charCodeAt(e.p)) === 32 || l === 9 || !t && (l === 10 || l === 13 && e.s.charCodeAt(e.p + 1) === 10))) e.p++;
    if (r || l !== 35) break;
    skipComment(e);
   }
  }
  function parseKey(e, t = 61) {
   let r;
   let l = 0;
   let i = [];
   let a;
   let s = e.s.charCodeAt(r = e.p);
   do {
    if (s === t) {
     l || TomlError.x("unexpected end of key", e);
     l === 1 && i.push(e.s.slice(a, e.p));
     return e.p++, i;
    }
    if (s === 46) {
     l || TomlError.x("illegal empty bare key", e);
     l === 1 && i.push(e.s.slice(a, e.p));
     l = 0;
    } else if (l || s !== 34 && s !== 39) {
     if (s === 32 || s === 9) {
      if (l === 1) {
       i.push(e.s.slice(a, e.p));
       l = 2;
      }
     } else if (l === 2 || s < 48 && s !== 45 || s > 57 && s < 65 || s > 90 && s < 97 && s !== 95 || s > 122) TomlError.x("illegal character in key", e); else if (!l) {
      l = 1;
      a = e.p;
     }
    } else {
     s === e.s.charCodeAt(e.p + 1) && s === e.s.charCodeAt(e.p + 2) && TomlError.x("illegal quoted key: multiline strings are not allowed", e);
     i.push(parseString(e));
     l = 2;
     e.p--;
    }
   } while (s = e.s.charCodeAt(++e.p));
   TomlError.x("incomplete key-value: cannot find end of key", e, r);
  }
  function parseInlineTable(e) {
   let t = e.p++;
   let r = Object.create(null);
   let l = new Set;
   let i;
   while (e.p < e.s.length) {
    skipVoid(e);
    if ((i = e.s.charCodeAt(e.p)) === 125) {
     e.p++;
     return r;
    }
    let t;
    let a = r;
    let s = false;
    let o = e.p;
    let n = parseKey(e);
    for (let r = 0; r < n.length; r++) {
     r && (a = s ? a[t] : a[t] = Object.create(null));
     t = n[r];
     (s = Object.hasOwn(a, t)) && (typeof a[t] !== "object" || l.has(a[t])) && TomlError.x("trying to redefine an already defined value", e, o);
     let i = t === "__proto__";
     if (e.uk && (i || t === "constructor")) {
      a = e.uk !== 1 && TomlError.x("document contains an unsafe property", e, o);
      break;
     }
     !s && i && Object.defineProperty(a, t, {
      enumerable: true,
      configurable: true,
      writable: true
     });
    }
    s && TomlError.x("trying to redefine an already defined value", e, o);
    skipVoid(e, true, true);
    let c = extractValue(e, 125);
    a && typeof (a[t] = c) === "object" && l.add(c);
    skipVoid(e);
    if ((i = e.s.charCodeAt(e.p++)) === 125) return r;
    i !== 44 && TomlError.x("expected comma or end of structure", e, e.p - 1);
   }
   TomlError.x("unfinished table", e, t);
  }
  function parseArray(e) {
   let t = e.p++;
   let r = [];
   let l;
   while (e.p < e.s.length) {
    skipVoid(e);
    if ((l = e.s.charCodeAt(e.p)) === 93) {
     e.p++;
     return r;
    }
    r.push(extractValue(e, 93));
    skipVoid(e);
    if ((l = e.s.charCodeAt(e.p++)) === 93) return r;
    l !== 44 && TomlError.x("expected comma or end of structure", e, e.p - 1);
   }
   TomlError.x("unfinished array", e, t);
  }
  function peekTable(e, t, r, l, i) {
   let a = r;
   let s = l;
   let o;
   let n = false;
   let c;
   for (let r = 0; r < t.length; r++) {
    if (r) {
     a = n ? a[o] : a[o] = Object.create(null);
     s = (c = s[o]).c;
     if (i === 0 && (c.t === 1 || c.t === 2)) return null;
     if (c.t === 2) {
      let e = a.length - 1;
      a = a[e];
      s = s[e].c;
     }
    }
    o = t[r];
    if ((n = Object.hasOwn(a, o)) && s[o]?.t === 0 && s[o]?.d) return null;
    if (!n) {
     let l = o === "__proto__";
     if (e.uk && (l || o === "constructor")) return false;
     if (l) {
      Object.defineProperty(a, o, {
       enumerable: true,
       configurable: true,
       writable: true
      });
      Object.defineProperty(s, o, {
       enumerable: true,
       configurable: true,
       writable: true
      });
     }
     s[o] = {
      t: r < t.length - 1 && i === 2 ? 3 : i,
      d: false,
      i: 0,
      c: Object.create(null)
     };
    }
   }
   c = s[o];
   if (c.t !== i && !(i === 1 && c.t === 3)) return null;
   if (i === 2) {
    if (!c.d) {
     c.d = true;
     a[o] = [];
    }
    a[o].push(a = Object.create(null));
    c.c[c.i++] = c = {
     t: 1,
     d: false,
     i: 0,
     c: Object.create(null)
    };
   }
   if (c.d) return null;
   c.d = true;
   if (i === 1) a = n ? a[o] : a[o] = Object.create(null); else if (i === 0 && n) return null;
   return [ o, a, c.c ];
  }
  function validateTablePeek(e, t, r) {
   t !== null && e.uk !== 2 || TomlError.x(t === null ? "trying to redefine an already defined table or value" : "document contains an unsafe property", e, r);
  }
  function parse(e, t = {}) {
   let r = {
    s: e,
    p: 0,
    d: t.maxDepth ?? 1e3,
    bi: t.integersAsBigInt ?? false,
    ld: t.useLegacyDate ?? true,
    uk: t.unsafeKeyBehaviour === "throw" ? 2 : t.unsafeKeyBehaviour === "drop" ? 1 : 0
   };
   let l = Object.create(null);
   let i = Object.create(null);
   let a;
   let s = false;
   let o = l;
   let n = i;
   e.charCodeAt(0) === 65279 && r.p++;
   skipVoid(r);
   while (r.p < e.length) {
    if (e.charCodeAt(r.p) === 91) {
     let t = e.charCodeAt(++r.p) === 91;
     a = r.p += +t;
     s = false;
     let c = parseKey(r, 93);
     if (t) {
      e.charCodeAt(r.p) !== 93 && TomlError.x("expected end of table array declaration", r);
      r.p++;
     }
     let p = peekTable(r, c, l, i, t ? 2 : 1);
     if (p) {
      n = p[2];
      o = p[1];
     } else {
      validateTablePeek(r, p, a);
      s = true;
     }
    } else {
     a = r.p;
     let e = parseKey(r);
     let t = peekTable(r, e, o, n, 0);
     t || s || validateTablePeek(r, t, a);
     skipVoid(r, true, true);
     let l = extractValue(r, void 0);
     t && !s && (t[1][t[0]] = l);
    }
    skipVoid(r, true);
    r.p < e.length && (a = e.charCodeAt(r.p)) !== 10 && (a !== 13 || e.charCodeAt(r.p + 1) !== 10) && TomlError.x("each key-value declaration must be followed by an end-of-line", r);
    skipVoid(r);
   }
   return l;
  }
  "".isWellFormed;
 })
};
