"use strict";

exports.id = 8989, exports.ids = [ 8989 ], exports.modules = {
 88989: (function(t, s, e) {
  function forEachChild(t, s) {
   switch (t.type) {
   case "Script":
   case "CompoundList":
   case "AndOr":
    for (const e of t.commands) s(e);
    return;

   case "Statement":
    return void s(t.command);

   case "Command":
    for (const e of t.prefix) s(e);
    t.name && s(t.name);
    for (const e of t.suffix) s(e);
    return;

   case "Pipeline":
    for (const e of t.prefixes) s(e);
    for (const e of t.commands) s(e);
    return;

   case "Redirected":
    s(t.command);
    for (const e of t.redirects) s(e);
    return;

   case "If":
    s(t.clause), s(t.then);
    for (const e of t.elif) s(e);
    return void (t.else && s(t.else));

   case "Elif":
    return s(t.clause), void s(t.then);

   case "For":
   case "Select":
    if (s(t.name), t.wordlist) for (const e of t.wordlist) s(e);
    return void s(t.body);

   case "While":
    return s(t.clause), void s(t.body);

   case "Function":
   case "Coproc":
    return t.name && s(t.name), void s(t.body);

   case "Subshell":
   case "BraceGroup":
    return void s(t.body);

   case "Case":
    s(t.word);
    for (const e of t.items) s(e);
    return;

   case "CaseItem":
    for (const e of t.pattern) s(e);
    return void s(t.body);

   case "ArithmeticFor":
    {
     const e = t.initialize;
     e && s(e);
     const i = t.test;
     i && s(i);
     const o = t.update;
     return o && s(o), void s(t.body);
    }

   case "Word":
   case "Glob":
   case "ArithmeticWord":
   case "HereDocBody":
   case "BraceExpansion":
   case "ExtendedGlob":
    {
     const e = t.parts;
     if (e) for (const t of e) s(t);
     return;
    }

   case "DoubleQuoted":
   case "LocaleString":
    for (const e of t.parts) s(e);
    return;

   case "ParameterExpansion":
    return t.index && s(t.index), void (t.operation && s(t.operation));

   case "Default":
   case "Remove":
   case "Transform":
   case "ArithmeticUnary":
   case "TestUnary":
    return void s(t.operand);

   case "CaseModification":
    return void (t.operand && s(t.operand));

   case "Replace":
    return s(t.pattern), void s(t.replacement);

   case "Slice":
    return s(t.offset), void (t.length && s(t.length));

   case "Assignment":
    {
     const e = t.index;
     return e && s(e), void s(t.value);
    }

   case "ArrayValue":
    for (const e of t.elements) s(e);
    return;

   case "Redirect":
   case "HereString":
    return t.descriptor && s(t.descriptor), void (t.target && s(t.target));

   case "HereDoc":
    return t.descriptor && s(t.descriptor), t.delimiter && s(t.delimiter), void s(t.body);

   case "CommandExpansion":
   case "ProcessSubstitution":
   case "ArithmeticCommandExpansion":
    {
     const e = t.script;
     return void (e && s(e));
    }

   case "ArithmeticExpansion":
   case "ArithmeticCommand":
   case "ArithmeticGroup":
   case "TestCommand":
   case "TestGroup":
    {
     const e = t.expression;
     return void (e && s(e));
    }

   case "ArithmeticBinary":
   case "TestBinary":
    return s(t.left), void s(t.right);

   case "ArithmeticTernary":
    return s(t.test), s(t.consequent), void s(t.alternate);

   case "TestLogical":
    for (const e of t.operands) s(e);
    return;

   case "TestNot":
    for (const e of t.negations) s(e);
    return void s(t.operand);

   case "Literal":
   case "SingleQuoted":
   case "AnsiCQuoted":
   case "SimpleExpansion":
   case "Names":
   case "Unknown":
   case "FileDescriptor":
   case "FileDescriptorVariable":
   case "HereDocDelimiter":
   case "Time":
   case "Negation":
    return;

   default:
    throw new TypeError(`Unexpected syntax node: ${t}`);
   }
  }
  function isOctal(t) {
   return t >= 48 && t <= 55;
  }
  function isHex(t) {
   return t >= 48 && t <= 57 || t >= 65 && t <= 70 || t >= 97 && t <= 102;
  }
  function codePoint(t, s) {
   try {
    return String.fromCodePoint(t);
   } catch {
    return s;
   }
  }
  e.d(s, {
   forEachChild: () => forEachChild,
   parse: () => parse
  });
  const i = new TextDecoder("utf-8", {
   ignoreBOM: !0
  });
  function decodeBytes(t) {
   return i.decode(new Uint8Array(t));
  }
  function readByteEscape(t, s, e) {
   if (92 !== t.charCodeAt(s) || s + 2 > e) return;
   const i = t.charCodeAt(s + 1), o = s + 2;
   let r = o;
   if (120 === i) {
    for (;r < e && r - o < 2 && isHex(t.charCodeAt(r)); ) r++;
    if (r === o) return;
    return {
     value: Number.parseInt(t.slice(o, r), 16),
     end: r
    };
   }
   if (isOctal(i)) {
    for (;r < e && r - o < 2 && isOctal(t.charCodeAt(r)); ) r++;
    return {
     value: 255 & Number.parseInt(t.slice(s + 1, r), 8),
     end: r
    };
   }
  }
  function decodeAnsiCQuoted(t, s, e) {
   let i = s, o = "", r = [], n = -1;
   for (;i < e && 39 !== t.charCodeAt(i); ) {
    const s = i, h = readByteEscape(t, i, e);
    if (h && h.value >= 128) {
     r.push(h.value), i = h.end;
     continue;
    }
    if (r.length > 0 && (o += decodeBytes(r), r = []), h) {
     0 === h.value && -1 === n && (n = o.length), o += String.fromCharCode(h.value), 
     i = h.end;
     continue;
    }
    if (92 !== t.charCodeAt(i) || i + 1 >= e) {
     const s = i;
     for (;i < e; ) {
      const s = t.charCodeAt(i);
      if (39 === s || 92 === s && i + 1 < e) break;
      i++;
     }
     o += t.slice(s, i);
     continue;
    }
    i++;
    const a = t[i++];
    switch (a) {
    case "a":
     o += "\x07";
     break;

    case "b":
     o += "\b";
     break;

    case "e":
    case "E":
     o += "\x1b";
     break;

    case "f":
     o += "\f";
     break;

    case "n":
     o += "\n";
     break;

    case "r":
     o += "\r";
     break;

    case "t":
     o += "\t";
     break;

    case "v":
     o += "\v";
     break;

    case "\\":
     o += "\\";
     break;

    case "'":
     o += "'";
     break;

    case '"':
     o += '"';
     break;

    case "?":
     o += "?";
     break;

    case "\n":
     break;

    case "c":
     {
      const r = i < e ? t.charCodeAt(i) : 39;
      if (39 === r) {
       o += t.slice(s, i);
       break;
      }
      if (i++, 92 === r) {
       const s = i < e && 92 === t.charCodeAt(i);
       s && i++, o += "\x1c", !s && i < e && (o += t[i], i++);
       break;
      }
      const h = 63 === r ? 127 : 31 & r;
      0 === h && r < 128 && -1 === n && (n = o.length), o += String.fromCharCode(h);
      break;
     }

    case "u":
    case "U":
     {
      const r = i, h = "u" === a ? 4 : 8;
      for (;i < e && i - r < h && isHex(t.charCodeAt(i)); ) i++;
      if (i === r) {
       o += `\\${a}`;
       break;
      }
      const c = t.slice(s, i), d = Number.parseInt(t.slice(r, i), 16);
      0 === d && -1 === n && (n = o.length), o += codePoint(d, c);
      break;
     }

    default:
     o += `\\${a}`;
    }
   }
   r.length > 0 && (o += decodeBytes(r)), -1 !== n && (o = o.slice(0, n));
   const h = i < e;
   return h && i++, {
    value: o,
    end: i,
    closed: h
   };
  }
  class ScriptExpansionImpl {
   static _resolveScript;
   type;
   pos;
   end;
   text;
   #t;
   #s=void 0;
   constructor(t, s, e, i, o) {
    this.type = t, this.pos = s, this.end = e, this.text = i, this.#t = o;
   }
   get script() {
    const t = this.#t;
    if (void 0 !== t) {
     const s = ScriptExpansionImpl._resolveScript(t.source, t.start, t.end, t.depth, t.parenBoundary, t.context);
     void 0 === t.context && (s.source = t.source), this.script = s;
    }
    return this.#s;
   }
   set script(t) {
    this.#s = t, this.#t = void 0;
   }
   toJSON() {
    return {
     type: this.type,
     pos: this.pos,
     end: this.end,
     text: this.text,
     script: this.script
    };
   }
  }
  class ProcessSubstitutionImpl extends ScriptExpansionImpl {
   operator;
   constructor(t, s, e, i, o) {
    super("ProcessSubstitution", t, s, e, o), this.operator = i;
   }
   toJSON() {
    return {
     type: this.type,
     pos: this.pos,
     end: this.end,
     text: this.text,
     operator: this.operator,
     script: this.script
    };
   }
  }
  class ArithmeticExpansionImpl {
   static _resolveExpression;
   type="ArithmeticExpansion";
   pos;
   end;
   text;
   #t;
   #e=void 0;
   constructor(t, s, e, i) {
    this.pos = t, this.end = s, this.text = e, this.#t = i;
   }
   get expression() {
    const t = this.#t;
    return void 0 !== t && (this.expression = ArithmeticExpansionImpl._resolveExpression(t.body, t.offset, t.source, t.depth, t.context, t.depth + 1)), 
    this.#e;
   }
   set expression(t) {
    this.#e = t, this.#t = void 0;
   }
   toJSON() {
    return {
     type: this.type,
     pos: this.pos,
     end: this.end,
     text: this.text,
     expression: this.expression
    };
   }
  }
  const o = 256;
  function dequoteValue(t) {
   let s = "";
   for (const e of t) s += "Literal" === e.type ? e.value : e.text;
   return s;
  }
  function unescapeBareValue(t) {
   const s = t.indexOf("\\");
   if (-1 === s) return t;
   let e = "", i = 0;
   for (let o = s; o < t.length; o++) if (92 === t.charCodeAt(o)) {
    if (e += t.slice(i, o), o++, o >= t.length) {
     e += "\\", i = o;
     break;
    }
    10 !== t.charCodeAt(o) && (e += t[o]), i = o + 1;
   }
   return e + t.slice(i);
  }
  function continuedExpansionValue(t) {
   let s = 1;
   for (;"\\" === t[s] && "\n" === t[s + 1]; ) s += 2;
   return 1 === s || "(" !== t[s] ? t : t[0] + t.slice(s);
  }
  function wordPartsValue(t) {
   let s = "";
   for (const e of t) switch (e.type) {
   case "Literal":
   case "Glob":
   case "SingleQuoted":
   case "AnsiCQuoted":
    s += e.value;
    break;

   case "DoubleQuoted":
   case "LocaleString":
    s += dequoteValue(e.parts);
    break;

   case "CommandExpansion":
    s += "$" === e.text[0] ? continuedExpansionValue(e.text) : e.text;
    break;

   case "ExtendedGlob":
    s += continuedExpansionValue(e.text);
    break;

   default:
    s += e.text;
   }
   return s;
  }
  class WordImpl {
   type="Word";
   text;
   pos;
   end;
   #i;
   #o;
   #r;
   #n;
   #h=null;
   constructor(t, s, e, i, o, r = 0) {
    this.text = t, this.pos = s, this.end = e, this.#i = i, this.#o = o, this.#r = r, 
    this.#n = void 0 === o ? void 0 : null;
   }
   get value() {
    if (null === this.#h) {
     const t = void 0 === this.#i && null === this.#n ? void 0 : this.parts;
     this.#h = t ? wordPartsValue(t) : unescapeBareValue(this.text);
    }
    return this.#h;
   }
   get parts() {
    return null === this.#n && (this.#n = this.#o?.(this.#i ?? "", this, this.#r) ?? void 0), 
    this.#n;
   }
   set parts(t) {
    this.#n = t ?? void 0;
   }
   toJSON() {
    return {
     type: this.type,
     text: this.text,
     pos: this.pos,
     end: this.end,
     parts: this.parts,
     value: this.value
    };
   }
  }
  function createSubstitutionContext(t) {
   return {
    boundaries: void 0 === t ? void 0 : substitutionBoundaries(t),
    wordParts: void 0,
    embeddedParts: void 0,
    arrayParts: void 0
   };
  }
  function substitutionBoundaries(t) {
   return t.boundaries ?? (t.boundaries = new Map);
  }
  const r = 10, n = 32, h = 33, a = 34, c = 35, d = 36, p = 38, u = 39, l = 40, f = 41, m = 42, k = 43, x = 45, g = 46, C = 47, b = 48, A = 57, y = 58, _ = 60, E = 61, v = 62, w = 63, P = 64, S = 91, W = 92, T = 93, D = 96, B = 97, L = 122, R = 123, I = 124, Q = 125;
  function skipLineContinuations(t, s, e) {
   for (;s + 1 < e && t.charCodeAt(s) === W && t.charCodeAt(s + 1) === r; ) s += 2;
   return s;
  }
  function hasGlobCharacters(t) {
   return /[*?[]/.test(t);
  }
  const O = new Uint8Array(128);
  function bracketEnds(t, s, e, i, o) {
   let n = e - 1;
   for (;n > s && t.charCodeAt(n) !== T; ) n--;
   if (n === s) return null;
   const a = [], c = [], d = [];
   let p = 0, u = !1;
   for (let n = s; n < e; n++) {
    for (;i && p < i.length && i[p].end <= n + o; ) p++;
    const s = i?.[p], h = n;
    let l = 0;
    if (s && s.pos <= n + o && "Literal" !== s.type) n = s.end - o - 1; else {
     if (l = t.charCodeAt(n), l === W && n + 1 < e && t.charCodeAt(n + 1) === r) {
      n++;
      continue;
     }
     (l >= 128 || !O[l]) && (l = 0);
    }
    const f = c.length - 1;
    0 === l && f >= 0 && 0 === c[f] ? d[f]++ : (f >= 0 && c[f] === S && (l === y || l === E || l === g) && (u = !0), 
    a.push(h), c.push(l), d.push(1));
   }
   const l = c.length;
   let f;
   if (u) {
    f = new Int32Array(l).fill(-1);
    let t = -1, s = -1, e = -1, i = -1;
    for (let o = l - 1; o >= 0; o--) {
     const r = c[o + 2];
     if (r === T ? t = o + 2 : c[o + 3] === T && (r === y ? s = o + 2 : r === E ? e = o + 2 : r === g && (i = o + 2)), 
     c[o] !== S) continue;
     const n = c[o + 1], h = n === y ? s : n === E ? e : n === g ? i : -1;
     -1 !== h && (n === g || -1 === t || t > h) && (f[o] = h + 2);
    }
   }
   const subBracket = t => void 0 === f ? -1 : f[t], m = new Int32Array(l + 2).fill(-1), resume = (t, s) => {
    if (t >= l) return -1;
    if (s && c[t] === x && t + 1 < l && c[t + 1] !== T) {
     let s = t + 1;
     if (c[s] === W) {
      if (s + 1 >= l) return -1;
      s++;
     }
     let e = s + 1;
     if (c[s] === S && c[s + 1] === g) {
      const t = subBracket(s);
      -1 !== t && (e = t);
     } else if (0 === c[s] && d[s] > 1) return m[s];
     return e >= l ? -1 : c[e] === T ? e + 1 : m[e];
    }
    return c[t] === T ? t + 1 : m[t];
   };
   for (let t = l - 1; t >= 0; t--) {
    const s = c[t];
    let e = t + 1, i = !0;
    if (s === W) {
     if (t + 1 >= l) continue;
     e = t + 2;
    } else if (s === S) {
     const s = c[t + 1];
     if (s === y || s === E || s === g) {
      const o = subBracket(t);
      -1 !== o && (e = o, i = s === g);
     }
    }
    m[t] = resume(e, i);
   }
   const k = new Map;
   for (let t = 0; t < l; t++) {
    if (c[t] !== S) continue;
    let s = t + 1;
    if (c[s] !== h && 94 !== c[s] || s++, s >= l) continue;
    const e = c[s] === T ? resume(s + 1, !0) : m[s];
    -1 !== e && k.set(a[t], a[e - 1] + 1);
   }
   return k;
  }
  function appendRange(t, s, e, i, o, r, n) {
   for (;s < e; ) {
    for (;i && o < i.length && i[o].end <= s + r; ) o++;
    const h = i?.[o];
    if (h && h.pos === s + r && h.end <= e + r) {
     n.push(h), s = h.end - r, o++;
     continue;
    }
    const a = h ? Math.min(e, (h.pos > s + r ? h.pos : h.end) - r) : e, c = t.slice(s, a);
    n.push({
     type: "Literal",
     pos: s + r,
     end: a + r,
     text: c,
     value: unescapeBareValue(c)
    }), s = a;
   }
   return o;
  }
  function parseGlobParts(t, s, e, i, o = 0) {
   let r, n, h = 0, a = 0, c = s;
   for (let d = s; d < e; d++) {
    for (;i && h < i.length && i[h].end <= d + o; ) h++;
    const s = i?.[h];
    if (s && s.pos <= d + o && "Literal" !== s.type) {
     d = s.end - o - 1;
     continue;
    }
    const p = t.charCodeAt(d);
    if (p === W) {
     d++;
     continue;
    }
    let u;
    if (p === m || p === w) {
     const i = s ? Math.min(e, s.end - o) : e, r = skipLineContinuations(t, d + 1, i);
     if (r < i && t.charCodeAt(r) === l) continue;
     if (u = d + 1, p === m) for (;u < i && t.charCodeAt(u) === m; ) {
      const s = skipLineContinuations(t, u + 1, i);
      if (s < i && t.charCodeAt(s) === l) break;
      u++;
     }
    } else {
     if (p !== S) continue;
     {
      void 0 === n && (n = bracketEnds(t, d, e, i, o));
      const s = n?.get(d);
      if (void 0 === s) continue;
      u = s;
     }
    }
    r || (r = []), a = appendRange(t, c, d, i, a, o, r);
    const f = t.slice(d, u);
    let k;
    if (p === S) {
     const s = [];
     a = appendRange(t, d + 1, u - 1, i, a, o, s), k = {
      type: "Glob",
      kind: "bracket",
      pos: d + o,
      end: u + o,
      text: f,
      value: "[" + wordPartsValue(s) + "]",
      parts: s
     };
    } else k = {
     type: "Glob",
     kind: p === m ? "star" : "question",
     pos: d + o,
     end: u + o,
     text: f,
     value: f,
     parts: void 0
    };
    r.push(k), c = u, d = u - 1;
   }
   return r ? (appendRange(t, c, e, i, a, o, r), r) : i ?? void 0;
  }
  O[33] = 1, O[94] = 1, O[91] = 1, O[93] = 1, O[58] = 1, O[46] = 1, O[61] = 1, O[45] = 1, 
  O[92] = 1;
  const N = 10, H = 11, q = 18, V = 19, U = 23, F = 25, G = 27, $ = 28, M = 29, z = 33, J = 36;
  class TokenValue {
   token=z;
   _value="";
   _owner;
   pos=0;
   end=0;
   fileDescriptor=void 0;
   variableName=void 0;
   descriptorEnd=0;
   delimiterQuoted=!1;
   content=void 0;
   targetPos=0;
   targetEnd=0;
   assignmentOperatorPos=-1;
   raw=!1;
   keywordEligible=!1;
   constructor(t = null) {
    this._owner = t;
   }
   get value() {
    return this._value ?? (this._value = null === this._owner ? "" : this._owner._tokenValue(this.pos, this.end, this.raw));
   }
   set value(t) {
    this._value = t;
   }
   reset() {
    this.token = z, this._value = "", this.pos = 0, this.end = 0, this.fileDescriptor = void 0, 
    this.variableName = void 0, this.descriptorEnd = 0, this.delimiterQuoted = !1, this.content = void 0, 
    this.targetPos = 0, this.targetEnd = 0, this.assignmentOperatorPos = -1, this.raw = !1, 
    this.keywordEligible = !1;
   }
   copyFrom(t) {
    this.token = t.token, this._value = t._value, this.pos = t.pos, this.end = t.end, 
    this.fileDescriptor = t.fileDescriptor, this.variableName = t.variableName, this.descriptorEnd = t.descriptorEnd, 
    this.delimiterQuoted = t.delimiterQuoted, this.content = t.content, this.targetPos = t.targetPos, 
    this.targetEnd = t.targetEnd, this.assignmentOperatorPos = t.assignmentOperatorPos, 
    this.raw = t.raw, this.keywordEligible = t.keywordEligible;
   }
  }
  const K = new Map([ [ "if", 13 ], [ "then", 14 ], [ "else", 15 ], [ "elif", 16 ], [ "fi", 17 ], [ "do", q ], [ "done", V ], [ "for", 20 ], [ "while", 21 ], [ "until", 22 ], [ "in", U ], [ "case", 24 ], [ "esac", F ], [ "function", 26 ], [ "select", 30 ], [ "coproc", 35 ], [ "!", 12 ], [ "{", N ], [ "}", H ] ]), j = new Uint8Array(128);
  function skipBlanks(t, s, e) {
   for (;s < e; ) {
    const i = t.charCodeAt(s);
    if (i === n || 9 === i) s++; else {
     if (!(i === W && s + 1 < e && t.charCodeAt(s + 1) === r)) break;
     s += 2;
    }
   }
   return s;
  }
  j[124] = 1, j[38] = 1, j[59] = 1, j[40] = 1, j[41] = 1, j[60] = 1, j[62] = 1, j[32] = 1, 
  j[9] = 1, j[10] = 1, j[92] = 2, j[39] = 2, j[34] = 2, j[36] = 2, j[96] = 2, j[123] = 2;
  const X = new Uint8Array(128);
  for (const t of [ 9, r, n, h, 37, p, l, f, m, k, 44, x, C, y, _, E, v, w, 94, I ]) X[t] = 1;
  function hasEmbeddedWordStructure(t, s, e) {
   for (let i = s; i < e; i++) {
    const s = t.charCodeAt(i);
    if (s === W || s === u || s === a || s === d || s === D || (s === _ || s === v) && i + 1 < e && t.charCodeAt(i + 1) === l) return !0;
   }
   return !1;
  }
  function findUnnested(t, s, e = !1, i) {
   let o = 0, r = 0;
   for (let n = 0; n < t.length; n++) {
    const h = t.charCodeAt(n);
    if (h === W) {
     n++;
     continue;
    }
    if (h === R) {
     o++;
     continue;
    }
    if (h === Q) {
     o > 0 && o--;
     continue;
    }
    if (h === u) {
     for (n++; n < t.length && t.charCodeAt(n) !== u; ) n++;
     continue;
    }
    if (h === a) {
     for (n++; n < t.length; ) {
      const s = t.charCodeAt(n);
      if (s === a) break;
      if (s === W) {
       n += 2;
       continue;
      }
      const e = i?.(n, !0) ?? n;
      e > n ? n = e : n++;
     }
     continue;
    }
    const c = i?.(n, !1) ?? n;
    if (c > n) n = c - 1; else {
     if (e && 0 === o) {
      if (h === w) {
       r++;
       continue;
      }
      if (h === y && r > 0) {
       r--;
       continue;
      }
     }
     if (h === s && 0 === o) return n;
    }
   }
   return -1;
  }
  const Y = new Uint8Array(128);
  for (let t = B; t <= L; t++) Y[t] = 3;
  for (let t = 65; t <= 90; t++) Y[t] = 3;
  for (let t = b; t <= A; t++) Y[t] = 2;
  Y[95] = 3;
  const Z = new Uint8Array(128);
  function isExtglobOpen(t) {
   return t < 128 && t !== E && 1 === Z[t];
  }
  Z[63] = 1, Z[64] = 1, Z[42] = 1, Z[43] = 1, Z[33] = 1, Z[61] = 1;
  const tt = {
   [w]: "?",
   [P]: "@",
   [m]: "*",
   [k]: "+",
   [h]: "!"
  };
  function isDQChild(t) {
   const s = t.type;
   return "Literal" === s || "SimpleExpansion" === s || "ParameterExpansion" === s || "CommandExpansion" === s || "ArithmeticExpansion" === s;
  }
  const st = -1;
  function isMatchedAssignment(t) {
   return t < st;
  }
  function assignmentOperatorPos(t) {
   return -t - 2;
  }
  function scanAssignmentPrefix(t, s, e, i) {
   let o = i;
   for (let i = s; i < e && o >= 0; i++) {
    const s = t.charCodeAt(i);
    if (o >= 4) s === S ? o++ : s === T && 4 === --o && (o = 2); else if (0 === o) o = s < 128 && 1 & Y[s] ? 1 : st; else if (1 === o) {
     if (s < 128 && 2 & Y[s]) continue;
     o = s === S ? 5 : s === k ? 3 : s === E ? -i - 2 : st;
    } else o = 2 === o && s === k ? 3 : s === E ? -i - 2 : st;
   }
   return o;
  }
  function setToken(t, s, e, i = 0, o = 0) {
   t.token = s, t._value = e, t.pos = i, t.end = o, t.fileDescriptor = void 0, t.variableName = void 0, 
   t.descriptorEnd = 0, t.delimiterQuoted = !1, t.content = void 0, t.assignmentOperatorPos = -1, 
   t.raw = !1, t.keywordEligible = !1;
  }
  function setSpanToken(t, s, e, i, o) {
   t.token = s, t._value = null, t.pos = e, t.end = i, t.fileDescriptor = void 0, t.variableName = void 0, 
   t.descriptorEnd = 0, t.delimiterQuoted = !1, t.content = void 0, t.assignmentOperatorPos = -1, 
   t.raw = o, t.keywordEligible = !1;
  }
  function matchReservedWord(t, s, e) {
   switch (t.charCodeAt(s)) {
   case h:
    return 1 === e ? 12 : void 0;

   case R:
    return 1 === e ? N : void 0;

   case Q:
    return 1 === e ? H : void 0;

   case 105:
    {
     if (2 !== e) return;
     const i = t.charCodeAt(s + 1);
     return 102 === i ? 13 : 110 === i ? U : void 0;
    }

   case 102:
    return 2 === e ? 105 === t.charCodeAt(s + 1) ? 17 : void 0 : 3 === e ? t.startsWith("for", s) ? 20 : void 0 : 8 === e && t.startsWith("function", s) ? 26 : void 0;

   case 116:
    return 4 === e && t.startsWith("then", s) ? 14 : void 0;

   case 101:
    if (4 !== e) return;
    return t.startsWith("else", s) ? 15 : t.startsWith("elif", s) ? 16 : t.startsWith("esac", s) ? F : void 0;

   case 100:
    return 2 === e ? 111 === t.charCodeAt(s + 1) ? q : void 0 : 4 === e && t.startsWith("done", s) ? V : void 0;

   case 99:
    return 4 === e ? t.startsWith("case", s) ? 24 : void 0 : 6 === e && t.startsWith("coproc", s) ? 35 : void 0;

   case 119:
    return 5 === e && t.startsWith("while", s) ? 21 : void 0;

   case 117:
    return 5 === e && t.startsWith("until", s) ? 22 : void 0;

   case 115:
    return 6 === e && t.startsWith("select", s) ? 30 : void 0;

   default:
    return;
   }
  }
  function isBraceCommandOpener(t) {
   return t === n || 9 === t || t === r || t === I;
  }
  class Lexer {
   static _findSubstitutionEnd;
   src;
   srcEnd;
   parenBoundary;
   pos;
   current;
   nextState;
   hasPeek;
   pendingHereDocs;
   substitutionContext;
   _errors=null;
   _buildParts=!1;
   _buildValue=!1;
   _nestingDepth=0;
   constructor(t, s = 0, e = t.length, i = !1, o = createSubstitutionContext()) {
    if (this.src = t, this.srcEnd = e, this.parenBoundary = i, this.pos = s, this.current = new TokenValue(this), 
    this.nextState = new TokenValue(this), this.hasPeek = !1, this.pendingHereDocs = null, 
    this.substitutionContext = o, 0 === s && t.charCodeAt(0) === c && t.charCodeAt(1) === h) {
     const s = t.indexOf("\n");
     this.pos = -1 === s ? this.srcEnd : s + 1;
    }
   }
   getSource() {
    return this.src;
   }
   fork(t, s, e = !1) {
    const i = new Lexer(this.src, t, s, e, this.substitutionContext);
    return i._nestingDepth = this._nestingDepth, i;
   }
   getSubstitutionContext() {
    return this.substitutionContext;
   }
   get errors() {
    return this._errors ?? (this._errors = []);
   }
   commandExpansion(t, s, e, i, o = !1) {
    const r = this.scriptWindow(this.src, e, e + i.length, o);
    return new ScriptExpansionImpl("CommandExpansion", t, this.pos, s, r);
   }
   decodedCommandExpansion(t, s, e) {
    const i = this.scriptWindow(e, 0, e.length, !1, !0);
    return new ScriptExpansionImpl("CommandExpansion", t, this.pos, s, i);
   }
   processSubstitution(t, s, e, i) {
    const o = this.scriptWindow(this.src, t + 2, t + 2 + i.length, !this._unbalanced);
    return new ProcessSubstitutionImpl(t, this.pos, s, e, o);
   }
   scriptWindow(t, s, e, i, r = !1) {
    if (this._nestingDepth > o) return;
    const n = r ? void 0 : this.substitutionContext;
    return {
     source: t,
     start: s,
     end: e,
     depth: this._nestingDepth + 1,
     parenBoundary: i,
     context: n
    };
   }
   getPos() {
    return this.pos;
   }
   findSubstitutionEnd(t, s, e = this._nestingDepth + 1) {
    return void 0 === Lexer._findSubstitutionEnd ? -1 : Lexer._findSubstitutionEnd(this.src, t, s, e, this.substitutionContext);
   }
   _tokenValue(t, s, e) {
    return e ? this.src.slice(t, s) : this.wordValueOf(t, s);
   }
   wordValueOf(t, s) {
    const e = this.pos, i = this.srcEnd, o = this._bracketWindow, r = this._arithmeticBracketWindow, n = this._buildValue, h = this._unbalanced, a = null === this._errors ? 0 : this._errors.length;
    this.pos = t, this.srcEnd = s, this._buildValue = !0, this.readWordText(), this.pos < s && void 0 !== this._wordAssignmentState && this._wordAssignmentState >= 4 && (this.pos = t, 
    this.readWordText(!0));
    const c = this._wordText;
    return this.pos = e, this.srcEnd = i, this._bracketWindow = o, this._arithmeticBracketWindow = r, 
    this._buildValue = n, this._unbalanced = h, null !== this._errors && (this._errors.length = a), 
    c;
   }
   findClosingBracket(t, s = this.srcEnd) {
    const e = Math.min(s, this.srcEnd);
    let i = this._bracketWindow;
    if (i && i.limit === e || (i = {
     limit: e,
     depth: this._nestingDepth,
     last: this.src.lastIndexOf("]", e - 1)
    }, this._bracketWindow = i), t > i.last) return -1;
    if (i.depth !== this._nestingDepth && (i = {
     limit: e,
     depth: this._nestingDepth,
     last: i.last
    }, this._bracketWindow = i), i.failed?.has(t)) return -1;
    const o = [], r = this.findClosingShellDelimiter(t, s, T, !1, !0, o);
    if (-1 === r) {
     const t = i.failed ?? (i.failed = new Set);
     for (const s of o) for (const e of s) t.add(e);
    }
    return r;
   }
   findClosingArithmeticBracket(t, s = this.srcEnd) {
    const e = Math.min(s, this.srcEnd);
    let i = this._arithmeticBracketWindow;
    return i && i.end === e && i.depth === this._nestingDepth || (i = {
     end: e,
     depth: this._nestingDepth,
     failed: new Set
    }, this._arithmeticBracketWindow = i), i.failed.has(t) ? -1 : this.findClosingShellDelimiter(t, s, T, !1, !1, void 0, i.failed);
   }
   findClosingBrace(t, s = this.srcEnd) {
    return this.findClosingShellDelimiter(t, s, Q);
   }
   findClosingParenthesis(t, s = this.srcEnd) {
    const e = this.pos, i = this.srcEnd, o = this._bracketWindow, r = this._arithmeticBracketWindow, n = this._unbalanced;
    this.pos = t, this.srcEnd = Math.min(s, this.srcEnd), this.extractBalanced();
    const h = this._unbalanced ? -1 : this.pos - 1;
    return this.pos = e, this.srcEnd = i, this._bracketWindow = o, this._arithmeticBracketWindow = r, 
    this._unbalanced = n, h;
   }
   findArithmeticExpansionEnd(t, s = this.srcEnd) {
    const e = this.fork(t, s);
    return e.pos = t + 1, e.scanArithmeticBody(), e.pos;
   }
   findArithmeticWordEnd(t, s = this.srcEnd) {
    const e = this.fork(t, s);
    return e.pos = t, e.scanArithmeticWordEnd();
   }
   scanArithmeticWordEnd() {
    for (;this.pos < this.srcEnd; ) {
     const t = this.src.charCodeAt(this.pos);
     if (t !== d) if (t !== D) if (t !== u) if (t !== a) if (t !== W) {
      if (t === S) {
       const t = this.findClosingBracket(this.pos + 1);
       if (-1 !== t) {
        this.pos = t + 1;
        continue;
       }
      }
      if (t !== _ && t !== v || this.src.charCodeAt(this.pos + 1) !== l) {
       if (t < 128 && X[t]) break;
       this.pos++;
      } else this.pos += 2, this.extractBalanced();
     } else this.pos += 2; else this.pos++, this.skipDQ(); else this.pos++, this.skipSQ(); else this.readBacktickExpansion(); else this.readDollar();
    }
    return this.pos;
   }
   findClosingShellDelimiter(t, s, e, i = !1, o = !0, n, h) {
    const m = this.pos, k = this.srcEnd, x = this._bracketWindow, g = this._arithmeticBracketWindow, C = this._unbalanced;
    this.srcEnd = Math.min(s, this.srcEnd);
    const b = [ e ];
    n?.push([]);
    const A = h ? [ t ] : void 0;
    let y = t, E = !0, w = -1;
    for (;y < this.srcEnd; ) {
     const t = b[b.length - 1];
     n && t === T && n[n.length - 1].push(y);
     const s = this.src.charCodeAt(y);
     if (s !== W) if (s === c && i && 1 === b.length && E) for (;y < this.srcEnd && this.src.charCodeAt(y) !== r; ) y++; else if (s !== u) if (s !== a) if (s !== D) if (s === d && y + 1 < this.srcEnd && this.src.charCodeAt(y + 1) === l || (s === _ || s === v) && y + 1 < this.srcEnd && this.src.charCodeAt(y + 1) === l) this.pos = y + 2, 
     this.extractBalanced(), y = this.pos, E = !1; else {
      if (s === d && y + 1 < this.srcEnd) {
       const t = this.src.charCodeAt(y + 1);
       if (t === u) {
        y = decodeAnsiCQuoted(this.src, y + 2, this.srcEnd).end, E = !1;
        continue;
       }
       if (t === d) {
        y += 2, E = !1;
        continue;
       }
       if (t === R && o) {
        b.push(Q), n?.push([]), y += 2, E = !1;
        continue;
       }
      }
      if (i && 1 === b.length && (s === S && E ? (b.push(T), n?.push([])) : -1 !== w || 59 !== s && s !== p && s !== I && s !== _ && s !== v && (s !== l || isExtglobOpen(this.src.charCodeAt(y - 1))) || (w = y)), 
      t === T && s === S) b.push(T), n?.push([]), A?.push(y + 1); else if (t === f && s === l) b.push(f), 
      n?.push([]); else if (s === t) {
       if (b.pop(), A?.pop(), n?.pop(), 0 === b.length) return this.pos = m, this.srcEnd = k, 
       this._bracketWindow = x, this._arithmeticBracketWindow = g, this._unbalanced = C, 
       -1 !== w && this.errors.push({
        message: `unexpected '${this.src[w]}' in array assignment`,
        pos: w
       }), y;
       E = !1, y++;
       continue;
      }
      E = s < 128 && !!(1 & j[s]), y++;
     } else {
      for (y++; y < this.srcEnd && this.src.charCodeAt(y) !== D; ) this.src.charCodeAt(y) === W && y++, 
      y++;
      y < this.srcEnd && y++, E = !1;
     } else this.pos = y + 1, this.skipDQ(), y = this.pos, E = !1; else this.pos = y + 1, 
     this.skipSQ(), y = this.pos, E = !1; else y + 1 < this.srcEnd && this.src.charCodeAt(y + 1) !== r && (E = !1), 
     y += 2;
    }
    if (A) for (const t of A) h.add(t);
    return this.pos = m, this.srcEnd = k, this._bracketWindow = x, this._arithmeticBracketWindow = g, 
    this._unbalanced = C, -1;
   }
   scanBraceExpansion(t, s) {
    const e = this.src, i = this.srcEnd, o = s.get(t);
    if (void 0 !== o) return o;
    const r = this.pos, n = this._unbalanced, h = null === this._errors ? 0 : this._errors.length, c = [ t, 0 ];
    let d = t + 1;
    for (;d < i; ) {
     const t = e.charCodeAt(d), o = t < 128 ? j[t] : 0;
     if (0 === o) {
      if (d++, t === Q) {
       const t = c.pop();
       if (s.set(c.pop(), t ? d : -1), 0 === c.length) break;
      } else (44 === t || 46 === t && 46 === e.charCodeAt(d)) && (c[c.length - 1] = 1);
      continue;
     }
     const r = d + 1 < i ? e.charCodeAt(d + 1) : 0;
     if (1 & o) if (r !== l || t !== _ && t !== v) {
      if (t !== l || !isExtglobOpen(e.charCodeAt(d - 1))) break;
      {
       const t = this.findClosingShellDelimiter(d + 1, i, f);
       if (-1 === t) break;
       d = t + 1;
      }
     } else this.pos = d + 2, this.extractBalanced(), d = this.pos; else if (t === W) d += 2; else if (t === u) this.pos = d + 1, 
     this.skipSQ(), d = this.pos; else if (t === a) this.pos = d + 1, this.skipDQ(), 
     d = this.pos; else if (t === D) {
      for (d++; d < i && e.charCodeAt(d) !== D; ) d += e.charCodeAt(d) === W ? 2 : 1;
      d++;
     } else if (t === R) c.push(d, 0), d++; else if (r === u) d = decodeAnsiCQuoted(e, d + 2, i).end; else if (r === R) {
      const t = this.findClosingBrace(d + 2, i);
      if (-1 === t) break;
      d = t + 1;
     } else r === l ? (this.pos = d + 2, this.extractBalanced(), d = this.pos) : d++;
    }
    this.pos = r, this._unbalanced = n, null !== this._errors && (this._errors.length = h);
    for (let t = 0; t < c.length; t += 2) s.set(c[t], -1);
    return s.get(t);
   }
   skipSubshellBody() {
    return this.extractBalanced(!1), this._unbalanced ? -1 : this.pos;
   }
   skipCompoundBody(t) {
    const s = [ {
     close: t,
     phase: t === F ? "case-pattern" : "commands"
    } ];
    let e = !0;
    for (;;) {
     const t = s[s.length - 1].phase;
     let i = e ? 1 : 0;
     "function-name" === t ? i = 6 : "case-pattern" === t && e && (i = 7);
     const o = this.next(i), r = o.token;
     if (r === z) return -1;
     const n = s[s.length - 1];
     if ("function-name" !== n.phase) {
      if ("function-body" === n.phase) {
       if (3 === r) continue;
       if (n.phase = "commands", e = !0, 8 === r && 9 === this.peek(0).token) {
        this.next(0), n.phase = "function-body";
        continue;
       }
      } else if ("coproc-command" === n.phase) {
       if (3 === r) continue;
       if (0 === r) {
        n.phase = "coproc-body", e = !0;
        continue;
       }
       n.phase = "commands", e = !0;
      } else if ("coproc-body" === n.phase) {
       if (3 === r) continue;
       if (n.phase = 0 === r && o.keywordEligible && "time" === o.value ? "time-command" : "commands", 
       e = !0, "time-command" === n.phase) continue;
      } else if ("time-command" === n.phase) {
       if (0 === r && o.keywordEligible && "-p" === o.value) {
        n.phase = "time-command-after-p";
        continue;
       }
       if (0 === r && o.keywordEligible && "--" === o.value) {
        n.phase = "commands";
        continue;
       }
       n.phase = "commands", e = !0;
      } else if ("time-command-after-p" === n.phase) {
       if (0 === r && o.keywordEligible && "--" === o.value) {
        n.phase = "commands";
        continue;
       }
       n.phase = "commands", e = !0;
      } else if ("for-header" === n.phase) {
       if (34 === r || 2 === r || 3 === r) {
        e = !0;
        continue;
       }
       if (r === q || r === N) {
        n.close = r === q ? V : H, n.phase = "commands", e = !0;
        continue;
       }
      } else {
       if ("case-word" === n.phase) {
        if (3 === r) continue;
        n.phase = "case-in", e = !1;
        continue;
       }
       if ("case-in" === n.phase) {
        if (3 === r) {
         e = !0;
         continue;
        }
        n.phase = "case-pattern", e = !0;
        continue;
       }
       if ("case-pattern" === n.phase) {
        if (r === F && e) {
         if (s.pop(), 0 === s.length) return o.end;
         e = !1;
         continue;
        }
        9 === r ? (n.phase = "commands", e = !0) : e = 3 === r;
        continue;
       }
      }
      if (r !== n.close) {
       if (e) switch (r) {
       case 8:
        s.push({
         close: 9,
         phase: "commands"
        });
        break;

       case N:
        s.push({
         close: H,
         phase: "commands"
        });
        break;

       case 13:
        s.push({
         close: 17,
         phase: "commands"
        });
        break;

       case 20:
        s.push({
         close: V,
         phase: "for-header"
        });
        break;

       case 21:
       case 22:
       case 30:
        s.push({
         close: V,
         phase: "commands"
        });
        break;

       case 24:
        s.push({
         close: F,
         phase: "case-word"
        });
        break;

       case 31:
        if (!this.skipTestCommandBody()) return -1;
        e = !1;
        continue;

       case 1:
       case J:
       case 12:
       case 14:
       case 15:
       case 16:
       case q:
       case U:
       case 2:
       case 3:
       case 4:
       case 5:
       case 6:
       case 7:
       case 27:
       case 28:
       case 29:
        break;

       case 26:
        n.phase = "function-name";
        break;

       case 35:
        n.phase = "coproc-command";
        break;

       default:
        0 === r && o.keywordEligible && "time" === o.value ? (n.phase = "time-command", 
        e = !0) : e = !1;
        continue;
       }
       switch (r) {
       case 2:
       case 3:
       case 4:
       case 5:
       case 6:
       case 7:
       case 9:
        e = !0;
        break;

       case 27:
       case 28:
       case 29:
        n.close === F && (n.phase = "case-pattern"), e = !0;
       }
      } else {
       if (s.pop(), 0 === s.length) return o.end;
       e = !1;
      }
     } else {
      if (3 === r) continue;
      n.phase = "function-body", e = !0;
     }
    }
   }
   skipTestGroup() {
    let t = 1;
    for (;;) {
     const s = this.next(2);
     if (s.token === z) return -1;
     if (32 === s.token) return this.unshift(s), -1;
     if (8 === s.token) t++; else if (9 === s.token && 0 === --t) return s.end;
    }
   }
   skipTestCommandBody() {
    for (;;) {
     const t = this.next(2).token;
     if (32 === t) return !0;
     if (t === z) return !1;
    }
   }
   buildWordParts(t) {
    this._buildParts = !0, this.pos = t;
    const s = this.src.charCodeAt(t);
    if ((60 === s || 62 === s) && t + 1 < this.srcEnd && 40 === this.src.charCodeAt(t + 1)) {
     this.pos = t + 2;
     const e = this.extractBalanced(), i = this.src.slice(t, this.pos), o = this.processSubstitution(t, i, 60 === s ? "<" : ">", e);
     this.pos < this.srcEnd ? (this.readWordText(), this._wordParts ? this._wordParts.unshift(o) : this._wordParts = [ o ]) : this._wordParts = [ o ];
    } else this.readWordText(), this.pos < this.srcEnd && void 0 !== this._wordAssignmentState && this._wordAssignmentState >= 4 && (this.pos = t, 
    this.readWordText(!0));
    return this._wordParts;
   }
   buildEmbeddedWordParts(t, s = !1) {
    return this._buildParts = !0, this.pos = t, this.readInnerWordText(!1, s), this._wordParts;
   }
   buildArrayElementParts(t) {
    const s = this.findClosingBracket(t + 1);
    if (-1 === s) return this.buildWordParts(t);
    const e = this.src;
    this._buildParts = !0;
    const i = hasEmbeddedWordStructure(e, t, s + 1) ? this.parseSubFieldWord(t, s + 1, "embedded") : void 0;
    this.pos = s + 1, this.readWordText(!1, 5);
    const o = this.pos, r = skipLineContinuations(e, s + 1, o), n = e.charCodeAt(r), h = n === E || n === k && e.charCodeAt(r + 1) === E;
    let a = i?.parts, c = this._wordParts;
    if (h && (c = parseGlobParts(e, s + 1, o, c) ?? c), !a && !c) return h ? null : parseGlobParts(e, t, o, void 0) ?? null;
    const d = e.slice(t, s + 1);
    a || (a = [ {
     type: "Literal",
     pos: t,
     end: s + 1,
     text: d,
     value: i?.value ?? d
    } ]), c || (c = o > s + 1 ? [ {
     type: "Literal",
     pos: s + 1,
     end: o,
     text: e.slice(s + 1, o),
     value: this._wordText
    } ] : []);
    let p = function(t, s) {
     const e = t[t.length - 1], i = s[0];
     let o = 0;
     "Literal" === e?.type && "Literal" === i?.type && e.end === i.pos && (t[t.length - 1] = {
      type: "Literal",
      pos: e.pos,
      end: i.end,
      text: e.text + i.text,
      value: e.value + i.value
     }, o = 1);
     for (let e = o; e < s.length; e++) t.push(s[e]);
     return t;
    }(a, c);
    return h || (p = parseGlobParts(e, t, o, p) ?? p), p.length > 1 || "Literal" !== p[0].type ? p : null;
   }
   buildHereDocParts(t, s) {
    this._buildParts = !0;
    const e = this.src, i = [];
    let o = !1, n = "", h = t, c = t;
    const flushLit = () => {
     c > h && (i.push({
      type: "Literal",
      pos: h,
      end: c,
      value: n,
      text: e.slice(h, c)
     }), n = "");
    };
    for (;c < s; ) {
     const t = e.charCodeAt(c);
     if (92 !== t) 36 !== t || e.charCodeAt(c + 1) === u || e.charCodeAt(c + 1) === a ? 96 !== t ? (n += e[c], 
     c++) : (flushLit(), h = c, this.pos = c, this.readBacktickExpansion(), this._resultPart ? (o = !0, 
     i.push(this._resultPart), h = this.pos) : n += e.slice(c, this.pos), c = this.pos) : (flushLit(), 
     h = c, this.pos = c, this.readDollar(), this._resultPart ? (o = !0, i.push(this._resultPart), 
     h = this.pos) : n += e.slice(c, this.pos), c = this.pos); else {
      if (c + 1 < s) {
       const t = e.charCodeAt(c + 1);
       if (t === r) {
        c += 2;
        continue;
       }
       if (36 === t || 96 === t || 92 === t) {
        n += String.fromCharCode(t), c += 2;
        continue;
       }
      }
      n += "\\", c++;
     }
    }
    return flushLit(), o ? i : null;
   }
   registerHereDocTarget(t) {
    if (null !== this.pendingHereDocs) for (const s of this.pendingHereDocs) if (!s.target) return void (s.target = t);
   }
   readTestRegexWord() {
    this.hasPeek = !1, this.skipSpacesAndTabs();
    const t = this.src, s = this.srcEnd, e = this.pos;
    let i = 0;
    for (;this.pos < s; ) {
     const o = t.charCodeAt(this.pos);
     if (o !== l) if (o !== W) {
      if (o === u) {
       const i = this.pos++, o = i > e && t.charCodeAt(i - 1) === d;
       for (;this.pos < s && t.charCodeAt(this.pos) !== u; ) o && t.charCodeAt(this.pos) === W && this.pos + 1 < s && this.pos++, 
       this.pos++;
       this.pos < s ? this.pos++ : this.errors.push({
        message: o ? "unterminated ANSI-C quote" : "unterminated single quote",
        pos: i
       });
       continue;
      }
      if (o !== a) if (o !== D) if (i > 0) o === f && i--, this.pos++; else if (o !== d) {
       if ((o === _ || o === v) && this.pos + 1 < s && t.charCodeAt(this.pos + 1) === l) {
        const t = this.pos;
        this.pos += 2, this.extractBalanced(), this._unbalanced && this.errors.push({
         message: "unterminated process substitution",
         pos: t
        });
        continue;
       }
       if (o < 128 && 1 & j[o] && o !== I) break;
       this.pos++;
      } else this.readDollar(); else this.readBacktickExpansion(); else this.pos++, this.readDoubleQuoted();
     } else this.pos += this.pos + 1 < s ? 2 : 1; else i++, this.pos++;
    }
    return setToken(this.current, 0, t.slice(e, this.pos), e, this.pos), this.current;
   }
   readCStyleForExprs() {
    this.hasPeek = !1;
    const t = this.src, s = this.srcEnd;
    for (;this.pos < s && (t.charCodeAt(this.pos) === n || 9 === t.charCodeAt(this.pos)); ) this.pos++;
    const e = this.pos;
    this.pos < s && t.charCodeAt(this.pos) === l && this.pos++;
    const i = [ this.pos, 0, 0 ], o = [ "", "", "", 0, 0, 0 ];
    let r = 0, h = 1, c = this.pos, p = !1;
    const setPart = s => {
     const e = t.slice(c, s);
     o[r] = e.trim(), o[3 + r] = i[r] + e.length - e.trimStart().length;
    };
    for (;this.pos < s && h > 0; ) {
     const e = t.charCodeAt(this.pos);
     if (e === l) h++, this.pos++; else if (e === f) {
      if (h--, 0 === h) {
       for (p || setPart(this.pos), r < 2 && this.errors.push({
        message: "expected three arithmetic expressions in for header",
        pos: this.pos
       }), this.pos++; this.pos < s && (t.charCodeAt(this.pos) === n || 9 === t.charCodeAt(this.pos)); ) this.pos++;
       this.pos < s && t.charCodeAt(this.pos) === f && this.pos++;
       break;
      }
      this.pos++;
     } else if (59 === e && 1 === h) {
      if (2 === r) {
       p || (setPart(this.pos), this.errors.push({
        message: "expected three arithmetic expressions in for header",
        pos: this.pos
       })), p = !0, this.pos++;
       continue;
      }
      setPart(this.pos), r++, this.pos++, c = this.pos, i[r] = c;
     } else e === d ? this.readDollar() : e === D ? this.readBacktickExpansion() : e === W ? this.pos += this.pos + 1 < s ? 2 : 1 : e === u ? (this.pos++, 
     this.skipSQ()) : e === a ? (this.pos++, this.skipDQ()) : this.pos++;
    }
    return h > 0 && (p || setPart(this.pos), this.errors.push({
     message: "unterminated arithmetic for header",
     pos: e
    })), o;
   }
   peek(t = 0) {
    return this.hasPeek || (this.readNext(this.nextState, t), this.hasPeek = !0), this.nextState;
   }
   peekFollow(t) {
    if (!this.hasPeek) {
     const s = t[this.current.token] ? 1 : 0;
     this.readNext(this.nextState, s), this.hasPeek = !0;
    }
    return this.nextState;
   }
   next(t = 0) {
    if (this.hasPeek) {
     this.hasPeek = !1;
     const t = this.current;
     return this.current = this.nextState, this.nextState = t, this.current;
    }
    return this.readNext(this.current, t), this.current;
   }
   unshift(t) {
    this.nextState.copyFrom(t), this.hasPeek = !0;
   }
   readNext(t, s) {
    const e = this.src, i = this.srcEnd;
    let o = this.pos;
    for (;;) {
     if (o = skipBlanks(e, o, i), 2 === s) for (;o < i && e.charCodeAt(o) === r; ) o = skipBlanks(e, o + 1, i);
     if (o >= i || e.charCodeAt(o) !== c) break;
     for (;o < i && e.charCodeAt(o) !== r; ) o++;
    }
    if (this.pos = o, o >= i) return this.consumePendingHereDocs(), void setToken(t, z, "", o, o);
    const n = o, h = e.charCodeAt(o);
    return h === r ? (this.pos++, this.consumePendingHereDocs(), void setToken(t, 3, "\n", n, this.pos)) : 2 !== s || h !== _ && h !== v || this.pos + 1 < this.srcEnd && e.charCodeAt(this.pos + 1) === l ? void (h < 128 && 1 & j[h] && this.tryReadOperator(t, h, s, n) || h === S && 5 === s && this.readArrayElement(t, n) || this.readWord(t, s, n)) : (this.pos++, 
    setToken(t, 0, h === _ ? "<" : ">", n, this.pos), void (t.keywordEligible = !0));
   }
   tryReadOperator(t, s, e, i) {
    const o = this.src, r = this.pos, n = r + 1 < this.srcEnd ? o.charCodeAt(r + 1) : 0;
    switch (s) {
    case 59:
     return 59 === n ? r + 2 < this.srcEnd && o.charCodeAt(r + 2) === p ? (this.pos += 3, 
     setToken(t, 29, ";;&", i, this.pos), !0) : (this.pos += 2, setToken(t, 27, ";;", i, this.pos), 
     !0) : n === p ? (this.pos += 2, setToken(t, 28, ";&", i, this.pos), !0) : (this.pos++, 
     setToken(t, 2, ";", i, this.pos), !0);

    case I:
     return n === I ? (this.pos += 2, setToken(t, 6, "||", i, this.pos), !0) : n === p ? (this.pos += 2, 
     setToken(t, 4, "|&", i, this.pos), !0) : (this.pos++, setToken(t, 4, "|", i, this.pos), 
     !0);

    case p:
     if (n === p) return this.pos += 2, setToken(t, 5, "&&", i, this.pos), !0;
     if (n === v) {
      this.pos += 2;
      const s = this.pos < this.srcEnd && o.charCodeAt(this.pos) === v;
      return s && this.pos++, this.readRedirectTarget(t, s ? "&>>" : "&>", i);
     }
     return this.pos++, setToken(t, 7, "&", i, this.pos), !0;

    case l:
     if (1 === e && n === l) {
      const s = this.errors.length;
      if (this.readArithmeticCommand(t, i), !this._notArithmetic) return !0;
      this.errors.length = s, this.pos = i;
     }
     return this.pos++, setToken(t, 8, "(", i, this.pos), !0;

    case f:
     return this.pos++, setToken(t, 9, ")", i, this.pos), !0;

    case _:
    case v:
     return this.readRedirection(t, i);

    default:
     return !1;
    }
   }
   readRedirection(t, s) {
    const e = this.src, i = e.charCodeAt(this.pos);
    let o = "";
    if (i === _) {
     this.pos++;
     const i = this.pos < this.srcEnd ? e.charCodeAt(this.pos) : 0;
     if (i === _) {
      this.pos++;
      const i = this.pos < this.srcEnd ? e.charCodeAt(this.pos) : 0;
      if (i !== _) {
       const o = i === x;
       o && this.pos++, this.skipSpacesAndTabs();
       const r = this.pos;
       (this.pos >= this.srcEnd || e.charCodeAt(this.pos) !== c) && this.readHereDocDelimiter();
       const n = this.pos > r;
       return n && (this.pendingHereDocs ?? (this.pendingHereDocs = [])).push({
        delimiter: this._hereDelim,
        strip: o,
        quoted: this._hereQuoted
       }), setToken(t, J, o ? "<<-" : "<<", s, this.pos), t.content = n ? this._hereDelim : void 0, 
       t.delimiterQuoted = n && this._hereQuoted, t.targetPos = r, t.targetEnd = n ? this.pos : r, 
       !0;
      }
      this.pos++, o = "<<<";
     } else {
      if (i === l) return this.readProcessSubstitution(t, "<", s), !0;
      i === v ? (o = "<>", this.pos++) : i === p ? (o = "<&", this.pos++) : o = "<";
     }
    } else if (i === v) {
     this.pos++;
     const i = this.pos < this.srcEnd ? e.charCodeAt(this.pos) : 0;
     if (i === l) return this.readProcessSubstitution(t, ">", s), !0;
     i === v ? (o = ">>", this.pos++) : i === p ? (o = ">&", this.pos++) : i === I ? (o = ">|", 
     this.pos++) : o = ">";
    }
    return this.readRedirectTarget(t, o, s);
   }
   readRedirectTarget(t, s, e) {
    const i = this.src;
    if (this.skipSpacesAndTabs(), this.pos < this.srcEnd) {
     const o = i.charCodeAt(this.pos);
     if ((o === _ || o === v) && this.pos + 1 < this.srcEnd && i.charCodeAt(this.pos + 1) === l) {
      const o = this.pos;
      this.pos += 2, this.extractBalanced(), this._unbalanced && this.errors.push({
       message: "unterminated process substitution",
       pos: o
      });
      const r = i.slice(o, this.pos);
      return setToken(t, J, s, e, this.pos), t.content = r, t.targetPos = o, t.targetEnd = this.pos, 
      !0;
     }
     const n = this.pos;
     return o !== r && o !== c && this.readRedirectTargetText(), this.redirectToken(t, s, e, n), 
     !0;
    }
    return this.redirectToken(t, s, e, this.pos), !0;
   }
   readRedirectTargetText() {
    const t = this._buildValue;
    this._buildValue = !0, this.readWordText(), this._buildValue = t;
   }
   redirectToken(t, s, e, i) {
    const o = this.pos > i && (this._wordText.length > 0 || this._wordQuoted);
    setToken(t, J, s, e, this.pos), t.content = o ? this._wordText : void 0, t.targetPos = i, 
    t.targetEnd = o ? this.pos : i;
   }
   readProcessSubstitution(t, s, e) {
    this.pos++, this.extractBalanced(), this._unbalanced && this.errors.push({
     message: "unterminated process substitution",
     pos: e
    }), setToken(t, 0, this.src.slice(e, this.pos), e, this.pos);
   }
   readHereDocDelimiter() {
    const t = this.src, s = this.srcEnd, e = this._buildValue;
    this._buildValue = !0;
    let i = "", o = !1;
    for (;this.pos < s; ) {
     const e = t.charCodeAt(this.pos);
     if (e === u) {
      for (o = !0, this.pos++; this.pos < s && t.charCodeAt(this.pos) !== u; ) i += t[this.pos], 
      this.pos++;
      this.pos < s && this.pos++;
     } else if (e === a) {
      for (o = !0, this.pos++; this.pos < s && t.charCodeAt(this.pos) !== a; ) {
       if (t.charCodeAt(this.pos) === W && this.pos + 1 < s) {
        const s = t.charCodeAt(this.pos + 1);
        if (s === r) {
         this.pos += 2;
         continue;
        }
        s !== d && s !== D && s !== a && s !== W || this.pos++;
       }
       i += t[this.pos], this.pos++;
      }
      this.pos < s && this.pos++;
     } else if (e === W) {
      if (this.pos + 1 < s && t.charCodeAt(this.pos + 1) === r) {
       this.pos += 2;
       continue;
      }
      o = !0, this.pos++, this.pos < s ? (i += t[this.pos], this.pos++) : i += "\\";
     } else if (e === D) {
      const e = this.pos;
      for (this.pos++; this.pos < s && t.charCodeAt(this.pos) !== D; ) t.charCodeAt(this.pos) === W && this.pos++, 
      this.pos++;
      this.pos < s && this.pos++, i += t.slice(e, this.pos);
     } else if (e === d) {
      const e = this.pos + 1 < s ? t.charCodeAt(this.pos + 1) : 0;
      e !== u && e !== a || (o = !0), this.readDollar(), i += this._resultText;
     } else {
      if (e < 128 && 1 & j[e]) break;
      i += t[this.pos], this.pos++;
     }
    }
    this._buildValue = e, this._hereDelim = i, this._hereQuoted = o;
   }
   consumePendingHereDocs() {
    const t = this.pendingHereDocs;
    if (null !== t && 0 !== t.length) {
     for (const s of t) {
      const t = this.pos, e = this.skipHereDocBody(s.delimiter, s.strip, this.parenBoundary, s.quoted);
      s.target && (s.target.body.pos = t, s.target.body.end = e, s.target.body.text = this.src.slice(t, e), 
      -1 !== this.hereDocClosingPos && (s.target.closing = {
       pos: this.hereDocClosingPos,
       end: this.hereDocClosingEnd
      }));
     }
     t.length = 0;
    }
   }
   hereDocClosingPos=-1;
   hereDocClosingEnd=-1;
   matchHereDocDelimiter(t, s, e, i) {
    const o = this.src;
    let n = s;
    for (let s = 0; s < t.length; ) if (i && o.charCodeAt(n) === W && n + 1 < e && o.charCodeAt(n + 1) === r) n += 2; else {
     if (n >= e || o.charCodeAt(n) !== t.charCodeAt(s)) return -1;
     n++, s++;
    }
    return n;
   }
   logicalLineEnd(t, s, e) {
    const i = this.src;
    let o = i.indexOf("\n", t);
    for (;-1 !== o && o < s; ) {
     if (!e) return o;
     let s = o;
     for (;s > t && i.charCodeAt(s - 1) === W; ) s--;
     if ((o - s) % 2 == 0) return o;
     t = o + 1, o = i.indexOf("\n", t);
    }
    return s;
   }
   skipHereDocBody(t, s, e = !1, i = !1) {
    this.hereDocClosingPos = -1, this.hereDocClosingEnd = -1;
    const o = this.src, r = this.srcEnd;
    for (;this.pos < r; ) {
     let n = this.pos;
     const h = this.logicalLineEnd(n, r, !i);
     for (;;) {
      const t = n;
      if (s) for (;n < h && 9 === o.charCodeAt(n); ) n++;
      if (i || (n = skipLineContinuations(o, n, h)), n === t) break;
     }
     let a = this.matchHereDocDelimiter(t, n, h, !i);
     if (-1 === a || i || (a = skipLineContinuations(o, a, h)), a === h) {
      const t = this.pos;
      return e && this.parenBoundary && h === r || (this.hereDocClosingPos = n, this.hereDocClosingEnd = h), 
      this.pos = h < r ? h + 1 : h, t;
     }
     if (e && -1 !== a) {
      let t = a;
      for (;t < h && o.charCodeAt(t) !== f; ) t++;
      if (t < h || this.parenBoundary && h === r) {
       const t = this.pos;
       return this.pos = a, t;
      }
     }
     this.pos = h < r ? h + 1 : h;
    }
    return this.pos;
   }
   _wordText="";
   _wordRaw=!1;
   _wordQuoted=!1;
   _wordHasExpansions=!1;
   _wordKeywordEligible=!1;
   _wordAssignmentState;
   _bracketWindow;
   _arithmeticBracketWindow;
   _wordParts=null;
   _resultText="";
   _resultIsRaw=!0;
   _resultHasExpansion=!1;
   _resultPart;
   _unbalanced=!1;
   _notArithmetic=!1;
   _arithUnterminated=!1;
   _dqText="";
   _dqHasExpansions=!1;
   _dqParts=null;
   _dqEnd=0;
   _hereDelim="";
   _hereQuoted=!1;
   readWord(t, s, e = 0) {
    const i = null === this._errors ? 0 : this._errors.length;
    if (this.readWordText(!1, s, !0), 0 === s) {
     const s = this.pos < this.srcEnd ? this.src.charCodeAt(this.pos) : 0;
     if (!this._wordRaw || s !== _ && s !== v) return setSpanToken(t, 0, e, this.pos, this._wordRaw), 
     void (t.keywordEligible = this._wordKeywordEligible);
    }
    this.classifyWord(t, s, e, i);
   }
   isRedirectVariable(t, s) {
    const e = this.src;
    for (let i = t; i < s; i++) {
     const o = e.charCodeAt(i);
     if (o === S && i > t) return i + 2 < s && e.charCodeAt(s - 1) === T && this.findClosingShellDelimiter(i + 1, s, T) === s - 1;
     if (o >= 128 || !(Y[o] & (i === t ? 1 : 2))) return !1;
    }
    return s > t;
   }
   readArrayElement(t, s) {
    const e = this.findClosingBracket(s + 1);
    return -1 !== e && (this.pos = e + 1, this.readWordText(), setSpanToken(t, 0, s, this.pos, !0), 
    !0);
   }
   classifyWord(t, s, e, i) {
    const o = this.src, r = this._wordRaw, n = this._wordHasExpansions, a = this._wordQuoted, c = this._wordKeywordEligible;
    let d = this._wordAssignmentState;
    const p = this.pos, u = p - e;
    if (7 === s) {
     let s = 0;
     if (c) {
      const t = r ? matchReservedWord(o, e, u) : K.get(this.wordValueOf(e, p));
      t === F && (s = t);
     }
     return setSpanToken(t, s, e, p, r), void (t.keywordEligible = c);
    }
    let l = null;
    if (!r && !n && c && (1 === s || 2 === s)) {
     const t = p < this.srcEnd ? o.charCodeAt(p) : 0;
     (!a && u <= 16 || t === _ || t === v) && (l = this.wordValueOf(e, p));
    }
    if (1 === s && c) if (r) {
     if (u <= 8) {
      const s = matchReservedWord(o, e, u);
      if (void 0 !== s) return void setSpanToken(t, s, e, p, !0);
     }
     if (2 === u && o.charCodeAt(e) === S && o.charCodeAt(e + 1) === S) return void setSpanToken(t, 31, e, p, !0);
    } else if (null !== l && l.length > 0) {
     const s = l.charCodeAt(0);
     if (s >= B && s <= L && l.length <= 8 || s === h || s === R || s === Q) {
      const s = K.get(l);
      if (void 0 !== s) return void setToken(t, s, l, e, p);
     }
     if (s === S && "[[" === l) return void setToken(t, 31, l, e, p);
    }
    if (1 === s || 3 === s || 4 === s) {
     if (void 0 === d) {
      let t = -1, i = !1;
      for (let s = e + 1; s < p; s++) {
       const e = o.charCodeAt(s);
       if (e === E) {
        t = s;
        break;
       }
       e === S && (i = !0);
      }
      (-1 !== t || 4 !== s && i) && (d = scanAssignmentPrefix(o, e, p, 0));
     }
     if (void 0 !== d) {
      if (4 !== s && d >= 4) {
       if (p < this.srcEnd && (null !== this._errors && (this._errors.length = i), this.pos = e, 
       this.readWordText(!0, s, !0), this.pos > p)) return void this.classifyWord(t, s, e, i);
       null !== this._errors && this._errors.length !== i || this.errors.push({
        message: "unterminated array subscript",
        pos: o.indexOf("[", e)
       });
      }
      if (isMatchedAssignment(d)) return setSpanToken(t, 1, e, p, r), null !== l && (t._value = l), 
      void (t.assignmentOperatorPos = assignmentOperatorPos(d));
     }
    }
    if ((1 === s || 2 === s) && c) if (r) {
     if (2 === u && o.charCodeAt(e) === T && o.charCodeAt(e + 1) === T) return void setSpanToken(t, 32, e, p, !0);
    } else if ("]]" === l) return void setToken(t, 32, l, e, p);
    if (!n && this.pos < this.srcEnd) {
     const s = o.charCodeAt(this.pos);
     if ((s === _ || s === v) && r) {
      const s = o.charCodeAt(e);
      if (s >= b && s <= A && function(t, s, e) {
       for (let i = s; i < e; i++) {
        const s = t.charCodeAt(i);
        if (s < b || s > A) return !1;
       }
       return e > s;
      }(o, e, p)) {
       const s = Number.parseInt(o.slice(e, p), 10);
       if (this.readRedirection(t, e)) return t.fileDescriptor = s, void (t.descriptorEnd = p);
      }
      if (s === R && o.charCodeAt(p - 1) === Q && this.isRedirectVariable(e + 1, p - 1)) {
       const s = o.slice(e + 1, p - 1);
       if (this.readRedirection(t, e)) return t.variableName = s, void (t.descriptorEnd = p);
      }
     }
    }
    setSpanToken(t, 0, e, p, r), null !== l && (t._value = l), t.keywordEligible = c;
   }
   readWordText(t = !1, s = 0, e = !1) {
    const i = this.src, o = this.srcEnd;
    let c = this.pos;
    const p = c;
    let m = 0;
    for (;c < o; ) {
     const t = i.charCodeAt(c);
     if (t < 128 && j[t]) {
      m = t;
      break;
     }
     c++;
    }
    if (c >= o || 1 & j[m] && !(m === l && c > p && Z[i.charCodeAt(c - 1)]) && !t) return this.pos = c, 
    this._wordText = (this._buildParts || this._buildValue) && c > p ? i.slice(p, c) : "", 
    this._wordRaw = !0, this._wordQuoted = !1, this._wordHasExpansions = !1, this._wordKeywordEligible = !0, 
    this._wordAssignmentState = void 0, void (this._buildParts && (this._wordParts = hasGlobCharacters(this._wordText) && 5 !== s ? parseGlobParts(i, p, c, void 0) ?? null : null));
    const k = this._buildParts, x = k || this._buildValue;
    let g, C, b = x && c > p ? i.slice(p, c) : "", A = !1, y = !1, _ = !0, v = !0, w = c > p ? i.charCodeAt(c - 1) : 0, P = scanAssignmentPrefix(i, p, c, 0), S = "", T = 0, B = !1;
    for (k && (g = [], S = b, T = p, B = b.length > 0 && hasGlobCharacters(b)); c < o; ) {
     const m = i.charCodeAt(c);
     if (m >= 128 || !j[m]) {
      const t = c;
      for (c++; c < o; ) {
       const t = i.charCodeAt(c);
       if (t < 128 && j[t]) break;
       c++;
      }
      if (w = i.charCodeAt(c - 1), P = scanAssignmentPrefix(i, t, c, P), x) {
       const s = i.slice(t, c);
       b += s, k && (S += s, B = B || hasGlobCharacters(s));
      }
      continue;
     }
     if (1 & j[m]) {
      if (t && P >= 4) {
       const t = this.findClosingBracket(c);
       if (-1 !== t) {
        const s = t + 1;
        if (P = 5 === P ? 2 : P - 1, w = i.charCodeAt(t), x) {
         const t = i.slice(c, s);
         b += t, k && (S += t, B = B || hasGlobCharacters(t));
        }
        c = s;
        continue;
       }
      }
      if (m === l && w < 128 && Z[w]) {
       if (6 === s || P >= 4 && (1 === s || 3 === s)) break;
       if (1 === s && w === h && _ && i.charCodeAt(p) === h && skipLineContinuations(i, p + 1, o) === c) break;
       const n = w;
       if (n === E && e && (1 !== s && 3 !== s && 4 !== s && 8 !== s || !isMatchedAssignment(P) || skipLineContinuations(i, assignmentOperatorPos(P) + 1, o) !== c)) break;
       const a = c + 1, d = this.findClosingShellDelimiter(a, o, f, n === E);
       if (-1 === d && !e && !t && P >= 4) break;
       if (1 === s && n !== E && -1 !== d && skipBlanks(i, a, d) === d) break;
       _ = !1;
       const u = -1 === d ? o : d;
       if (c = -1 === d ? o : d + 1, -1 === d && this.errors.push({
        message: "unterminated extended glob",
        pos: a - 2
       }), w = i.charCodeAt(c - 1), x) {
        const t = "(" + i.slice(a, c);
        if (b += t, k && n !== E) {
         let t = a - 2;
         for (;i.charCodeAt(t) === r && i.charCodeAt(t - 1) === W; ) t -= 2;
         if (S.length > 0) {
          const s = S.slice(0, -1);
          t > T && g.push({
           type: "Literal",
           pos: T,
           end: t,
           value: s,
           text: i.slice(T, t)
          }), S = "";
         }
         const s = tt[n];
         g.push({
          type: "ExtendedGlob",
          pos: t,
          end: c,
          text: i.slice(t, c),
          operator: s,
          pattern: i.slice(a, u),
          parts: this.subFieldParts(a, u)
         }), T = c;
        } else k && (S += t, B = B || hasGlobCharacters(t));
       }
       continue;
      }
      break;
     }
     if (m !== W) {
      if (m === u) {
       const t = c;
       P >= 0 && P < 4 && (P = st), A = !0, _ = !1, v = !1, c++;
       const s = c;
       for (;c < o && i.charCodeAt(c) !== u; ) c++;
       c > s && (w = i.charCodeAt(c - 1));
       const e = x ? i.slice(s, c) : "";
       x && (b += e), c < o ? c++ : this.errors.push({
        message: "unterminated single quote",
        pos: s - 1
       }), k && (t > T && (g.push({
        type: "Literal",
        pos: T,
        end: t,
        value: S,
        text: i.slice(T, t)
       }), S = ""), g.push({
        type: "SingleQuoted",
        pos: t,
        end: c,
        value: e,
        text: i.slice(t, c)
       }), T = c);
       continue;
      }
      if (m === a) {
       const t = c;
       if (P >= 0 && P < 4 && (P = st), A = !0, _ = !1, v = !1, c++, this.pos = c, this.readDoubleQuoted(), 
       c = this.pos, this._dqEnd > t + 1 && (w = i.charCodeAt(this._dqEnd - 1)), this._dqHasExpansions && (y = !0), 
       x && (b += this._dqText), k) {
        t > T && (g.push({
         type: "Literal",
         pos: T,
         end: t,
         value: S,
         text: i.slice(T, t)
        }), S = "");
        const s = i.slice(t, c);
        g.push({
         type: "DoubleQuoted",
         pos: t,
         end: c,
         text: s,
         parts: this._dqParts ?? [ {
          type: "Literal",
          pos: t + 1,
          end: this._dqEnd,
          value: this._dqText,
          text: i.slice(t + 1, this._dqEnd)
         } ]
        }), T = c;
       }
       continue;
      }
      if (m === d) {
       _ = !1;
       const t = c;
       P >= 0 && P < 4 && (P = st);
       const s = c + 1 < o ? i.charCodeAt(c + 1) : 0;
       s !== u && s !== a || (A = !0), this.pos = c, this.readDollar(), c = this.pos, this._resultIsRaw || (v = !1), 
       c > t && (w = i.charCodeAt(c - 1)), this._resultHasExpansion && (y = !0), x && (b += this._resultText), 
       k && (this._resultPart ? (t > T && (g.push({
        type: "Literal",
        pos: T,
        end: t,
        value: S,
        text: i.slice(T, t)
       }), S = ""), g.push(this._resultPart), T = c) : S += this._resultText);
       continue;
      }
      if (m === D) {
       _ = !1;
       const t = c;
       P >= 0 && P < 4 && (P = st), this.pos = c, this.readBacktickExpansion(), c = this.pos, 
       v = !1, w = i.charCodeAt(c - 1), y = !0, x && (b += this._resultText), k && (t > T && (g.push({
        type: "Literal",
        pos: T,
        end: t,
        value: S,
        text: i.slice(T, t)
       }), S = ""), g.push(this._resultPart), T = c);
       continue;
      }
      if (m === R) {
       P >= 0 && P < 4 && (P = st);
       const t = c + 1 < o ? i.charCodeAt(c + 1) : 0, s = t <= n || t === Q ? -1 : this.scanBraceExpansion(c, C ?? (C = new Map));
       if (s > 0) {
        if (_ = !1, w = i.charCodeAt(s - 1), x) {
         const t = i.slice(c, s);
         b += t, k && (c > T && (g.push({
          type: "Literal",
          pos: T,
          end: c,
          value: S,
          text: i.slice(T, c)
         }), S = ""), g.push({
          type: "BraceExpansion",
          pos: c,
          end: s,
          text: t,
          parts: this.subFieldParts(c + 1, s - 1)
         }), T = s);
        }
        c = s;
        continue;
       }
       w = R, x && (b += "{", k && (S += "{")), c++;
       continue;
      }
      c++;
     } else c++, c < o ? i.charCodeAt(c) === r ? (c++, v = !1) : (P >= 0 && P < 4 && (P = st), 
     A = !0, _ = !1, v = !1, w = i.charCodeAt(c), x && (b += i[c], k && (S += i[c])), 
     c++) : (P >= 0 && P < 4 && (P = st), A = !0, _ = !1, w = W, x && (b += "\\", k && (S += "\\")));
    }
    k && c > T && g.push({
     type: "Literal",
     pos: T,
     end: c,
     value: S,
     text: i.slice(T, c)
    }), this.pos = c, this._wordText = b, this._wordRaw = v, this._wordQuoted = A, this._wordHasExpansions = y, 
    this._wordKeywordEligible = _, this._wordAssignmentState = P, k && (this._wordParts = g.length > 1 || 1 === g.length && "Literal" !== g[0].type ? g : null, 
    B && 5 !== s && (this._wordParts = parseGlobParts(i, p, c, this._wordParts) ?? null));
   }
   readInnerWordText(t = !1, s = !1, e = !1) {
    const i = this.src, o = this.srcEnd;
    let n = this.pos;
    const h = n;
    let c = "";
    const p = this._buildParts;
    let f, k = "", x = 0, g = !1, C = !1;
    for (p && (f = [], x = n); n < o; ) {
     const h = i.charCodeAt(n);
     if (h !== W) {
      if (h === u && !t) {
       const t = n;
       n++;
       const s = n;
       for (;n < o && i.charCodeAt(n) !== u; ) n++;
       const e = i.slice(s, n);
       c += e, n < o && n++, p && (t > x && (f.push({
        type: "Literal",
        pos: x,
        end: t,
        value: k,
        text: i.slice(x, t)
       }), k = ""), f.push({
        type: "SingleQuoted",
        pos: t,
        end: n,
        value: e,
        text: i.slice(t, n)
       }), x = n);
       continue;
      }
      if (h === a) {
       const s = n;
       if (n++, this.pos = n, this.readDoubleQuoted(t), n = this.pos, c += this._dqText, 
       p) {
        s > x && (f.push({
         type: "Literal",
         pos: x,
         end: s,
         value: k,
         text: i.slice(x, s)
        }), k = "");
        const t = i.slice(s, n);
        f.push({
         type: "DoubleQuoted",
         pos: s,
         end: n,
         text: t,
         parts: this._dqParts ?? [ {
          type: "Literal",
          pos: s + 1,
          end: this._dqEnd,
          value: this._dqText,
          text: i.slice(s + 1, this._dqEnd)
         } ]
        }), x = n;
       }
       continue;
      }
      if (h === d) {
       const s = n;
       this.pos = n, this.readDollar(t), n = this.pos, c += this._resultText, p && (this._resultPart ? (s > x && (f.push({
        type: "Literal",
        pos: x,
        end: s,
        value: k,
        text: i.slice(x, s)
       }), k = ""), f.push(this._resultPart), x = n) : k += this._resultText);
       continue;
      }
      if (h === D) {
       const s = n;
       this.pos = n, this.readBacktickExpansion(t), n = this.pos, c += this._resultText, 
       p && (s > x && (f.push({
        type: "Literal",
        pos: x,
        end: s,
        value: k,
        text: i.slice(x, s)
       }), k = ""), f.push(this._resultPart), x = n);
       continue;
      }
      if (!t && !s && (h === _ || h === v) && n + 1 < o && i.charCodeAt(n + 1) === l) {
       const t = n;
       this.pos = n + 2;
       const s = this.extractBalanced();
       n = this.pos;
       const e = i.slice(t, n);
       c += e, p && (t > x && (f.push({
        type: "Literal",
        pos: x,
        end: t,
        value: k,
        text: i.slice(x, t)
       }), k = ""), f.push(this.processSubstitution(t, e, h === _ ? "<" : ">", s)), x = n);
       continue;
      }
      c += i[n], p && (k += i[n], !e || h !== m && h !== w && h !== S || (C = !0)), n++;
     } else if (n++, n < o) if (i.charCodeAt(n) === r) n++; else {
      const s = i.charCodeAt(n);
      t && s !== d && s !== D && s !== a && s !== W && s !== Q && (c += "\\", p && (k += "\\"), 
      g = !0);
      const e = i[n++];
      c += e, p && (k += e);
     }
    }
    p && n > x && f.push({
     type: "Literal",
     pos: x,
     end: n,
     value: k,
     text: i.slice(x, n)
    }), this.pos = n, this._wordText = c, this._wordRaw = !1, this._wordQuoted = !1, 
    this._wordHasExpansions = !1, this._wordKeywordEligible = !1, p && (this._wordParts = f.length > 1 || 1 === f.length && ("Literal" !== f[0].type || g) ? f : null, 
    C && (this._wordParts = parseGlobParts(i, h, n, this._wordParts) ?? null));
   }
   subFieldParts(t, s) {
    if (!(this._nestingDepth >= o)) return hasEmbeddedWordStructure(this.src, t, s) ? this.parseSubFieldWord(t, s).parts : parseGlobParts(this.src, t, s, void 0);
   }
   parseSubFieldWord(t, s, e = "word", i = !1) {
    if (t >= s) return new WordImpl("", t, t);
    if (this._nestingDepth >= o) return new WordImpl(this.src.slice(t, s), t, s);
    this._nestingDepth++;
    const r = this.srcEnd, n = this._bracketWindow, h = this._arithmeticBracketWindow, a = this.pos, c = this._wordText, d = this._wordParts, p = this._wordQuoted, u = this._wordKeywordEligible;
    this.srcEnd = s, this.pos = t, this.readInnerWordText("quoted" === e, i, "word" === e);
    const l = new WordImpl(this.src.slice(t, s), t, s);
    return this._buildParts && (l.parts = this._wordParts ?? void 0), this.srcEnd = r, 
    this._bracketWindow = n, this._arithmeticBracketWindow = h, this.pos = a, this._wordText = c, 
    this._wordParts = d, this._wordQuoted = p, this._wordKeywordEligible = u, this._nestingDepth--, 
    l;
   }
   skipSQ() {
    for (;this.pos < this.srcEnd && this.src.charCodeAt(this.pos) !== u; ) this.pos++;
    this.pos < this.srcEnd && this.pos++;
   }
   skipAnsiCQuoted() {
    const t = this.pos - 1, s = decodeAnsiCQuoted(this.src, this.pos, this.srcEnd);
    this.pos = s.end, s.closed || this.errors.push({
     message: "unterminated ANSI-C quote",
     pos: t
    });
   }
   skipDQ() {
    const t = this.src, s = this.srcEnd;
    if (this._unbalanced = !1, this._nestingDepth < o) for (;this.pos < s; ) {
     const e = t.charCodeAt(this.pos);
     if (e === a) return void this.pos++;
     if (e !== W) {
      if (e === D) break;
      if (e === d) {
       const s = t.charCodeAt(this.pos + 1);
       if (s === l || s === R || s === d) break;
      }
      this.pos++;
     } else this.pos = Math.min(this.pos + 2, s);
    }
    this.extractBalanced(!0, !0);
   }
   skipSpacesAndTabs() {
    this.pos = skipBlanks(this.src, this.pos, this.srcEnd);
   }
   readDoubleQuoted(t = !1) {
    const s = this.src, e = this.srcEnd, i = this.pos;
    let o = !1;
    const n = this._buildParts, h = n || this._buildValue;
    if (!n) {
     let t = this.pos;
     for (;t < e; ) {
      const e = s.charCodeAt(t);
      if (e === a) return this._dqText = h ? s.slice(i, t) : "", this._dqEnd = t, this.pos = t + 1, 
      this._dqHasExpansions = !1, void (this._dqParts = null);
      if (e === d || e === D || e === W) break;
      t++;
     }
    }
    let c = "", p = null, l = "", f = n ? this.pos : 0;
    for (;this.pos < e && s.charCodeAt(this.pos) !== a; ) {
     const i = this.pos;
     for (;this.pos < e; ) {
      const t = s.charCodeAt(this.pos);
      if (t === a || t === W || t === d || t === D) break;
      this.pos++;
     }
     if (h && this.pos > i) {
      const t = s.slice(i, this.pos);
      c += t, n && (l += t);
     }
     if (this.pos >= e || s.charCodeAt(this.pos) === a) break;
     const m = s.charCodeAt(this.pos);
     if (m !== W) {
      if (m === d) {
       const t = this.pos + 1 < e ? s.charCodeAt(this.pos + 1) : 0;
       if (t === a || t === u) {
        h && (c += "$", n && (l += "$")), this.pos++;
        continue;
       }
       const i = this.pos;
       if (this.readDollar(!0), h && (c += this._resultText), this._resultHasExpansion && (o = !0), 
       n) {
        const t = this._resultPart;
        t && isDQChild(t) ? (p || (p = []), i > f && (p.push({
         type: "Literal",
         pos: f,
         end: i,
         value: l,
         text: s.slice(f, i)
        }), l = ""), p.push(t), f = this.pos) : l += this._resultText;
       }
       continue;
      }
      if (m === D) {
       const t = this.pos;
       this.readBacktickExpansion(!0), h && (c += this._resultText), o = !0, n && this._resultPart && isDQChild(this._resultPart) && (p || (p = []), 
       t > f && (p.push({
        type: "Literal",
        pos: f,
        end: t,
        value: l,
        text: s.slice(f, t)
       }), l = ""), p.push(this._resultPart), f = this.pos);
       continue;
      }
     } else if (this.pos++, this.pos < e) {
      const e = s.charCodeAt(this.pos);
      if (e === r) {
       this.pos++;
       continue;
      }
      if (h) if (t || e === d || e === D || e === a || e === W) {
       const t = s[this.pos];
       c += t, n && (l += t);
      } else {
       const t = "\\" + s[this.pos];
       c += t, n && (l += t);
      }
      this.pos++;
     }
    }
    n && p && this.pos > f && p.push({
     type: "Literal",
     pos: f,
     end: this.pos,
     value: l,
     text: s.slice(f, this.pos)
    }), this._dqEnd = this.pos, this.pos < e ? this.pos++ : this.errors.push({
     message: "unterminated double quote",
     pos: i - 1
    }), this._dqText = c, this._dqHasExpansions = o, this._dqParts = p;
   }
   readDollar(t = !1) {
    const s = this.pos;
    this.pos++;
    const e = this.src, i = this.srcEnd, o = this._buildParts || this._buildValue;
    if (this.pos >= i) return this._resultText = "$", this._resultIsRaw = !0, this._resultHasExpansion = !1, 
    void (this._resultPart = void 0);
    const p = skipLineContinuations(e, this.pos, i);
    p > this.pos && e.charCodeAt(p) === l && e.charCodeAt(p + 1) !== l && (this.pos = p);
    const f = e.charCodeAt(this.pos);
    if (f !== l) {
     if (f === R) {
      const s = this.pos + 1 < i ? e.charCodeAt(this.pos + 1) : 0;
      return s === n || 9 === s || s === r ? void this.readBraceCommandSubstitution() : s === I ? void this.readValueSubstitution() : void this.readParameterExpansion(t);
     }
     if (f === u) {
      if (this.pos++, o) {
       const t = this.readAnsiCQuoted();
       this._resultText = t, this._resultPart = this._buildParts ? {
        type: "AnsiCQuoted",
        pos: s,
        end: this.pos,
        text: e.slice(s, this.pos),
        value: t
       } : void 0;
      } else this.skipAnsiCQuoted(), this._resultText = "", this._resultPart = void 0;
      return this._resultIsRaw = !1, void (this._resultHasExpansion = !1);
     }
     if (f !== a) {
      if (f === P || f === m || f === c || f === w || f === x || f === d || f === h || f >= b && f <= A) {
       this.pos++;
       const t = o ? e.slice(this.pos - 2, this.pos) : "";
       return this._resultText = t, this._resultIsRaw = !0, this._resultHasExpansion = !1, 
       void (this._resultPart = this._buildParts ? {
        type: "SimpleExpansion",
        pos: s,
        end: this.pos,
        text: t
       } : void 0);
      }
      if (f < 128 && 1 & Y[f]) {
       const t = this.pos - 1;
       for (;this.pos < i; ) {
        const t = e.charCodeAt(this.pos);
        if (!(t < 128 && 2 & Y[t])) break;
        this.pos++;
       }
       const r = o ? e.slice(t, this.pos) : "";
       return this._resultText = r, this._resultIsRaw = !0, this._resultHasExpansion = !1, 
       void (this._resultPart = this._buildParts ? {
        type: "SimpleExpansion",
        pos: s,
        end: this.pos,
        text: r
       } : void 0);
      }
      if (f === S) {
       const t = null === this._errors ? 0 : this._errors.length, i = this.findClosingArithmeticBracket(this.pos + 1);
       if (-1 !== i) {
        const t = this.pos + 1, r = e.slice(t, i);
        this.pos = i + 1;
        const n = o ? e.slice(s, this.pos) : "";
        return this._resultText = n, this._resultIsRaw = !0, this._resultHasExpansion = !1, 
        void (this._resultPart = this._buildParts ? this.arithmeticExpansion(t - 2, n, r, t) : void 0);
       }
       null !== this._errors && (this._errors.length = t);
      }
      this._resultText = "$", this._resultIsRaw = !0, this._resultHasExpansion = !1, this._resultPart = void 0;
     } else if (this.pos++, this.readDoubleQuoted(t), this._resultText = this._dqText, 
     this._resultIsRaw = !1, this._resultHasExpansion = this._dqHasExpansions, this._buildParts) {
      const t = e.slice(s, this.pos);
      this._resultPart = {
       type: "LocaleString",
       pos: s,
       end: this.pos,
       text: t,
       parts: this._dqParts ?? [ {
        type: "Literal",
        pos: s + 2,
        end: this._dqEnd,
        value: this._dqText,
        text: e.slice(s + 2, this._dqEnd)
       } ]
      };
     } else this._resultPart = void 0;
    } else {
     if (this.pos + 1 < i && e.charCodeAt(this.pos + 1) === l) {
      const t = this.pos, e = this.errors.length;
      if (this.readArithmeticExpansion(s), !this._notArithmetic) return;
      this.errors.length = e, this.pos = t;
     }
     this.readCommandSubstitution(s);
    }
   }
   scanArithmeticBody() {
    this._notArithmetic = !1, this._arithUnterminated = !1, this.pos += 2;
    let t, s = 1, e = 0, i = 0, r = !1;
    const n = this.src, h = this.srcEnd, c = this.pos;
    for (;this.pos < h && s > 0; ) {
     const c = n.charCodeAt(this.pos);
     if (c === W) this.pos += this.pos + 1 < h ? 2 : 1; else if (c === u) this.pos++, 
     this.skipSQ(); else if (c === a) this.pos++, this.skipDQ(); else if (c === D) {
      for (this.pos++; this.pos < h && n.charCodeAt(this.pos) !== D; ) n.charCodeAt(this.pos) === W && this.pos++, 
      this.pos++;
      this.pos < h && this.pos++;
     } else if (c === d && this.pos + 2 < h && n.charCodeAt(this.pos + 1) === l && n.charCodeAt(this.pos + 2) !== l) {
      const t = this.pos;
      this.pos += 2, this.extractBalanced(), this._unbalanced && this.errors.push({
       message: "unterminated command substitution",
       pos: t
      });
     } else if (c === d && this.pos + 1 < h && n.charCodeAt(this.pos + 1) === R) {
      const t = this.findClosingBrace(this.pos + 2, h);
      this.pos = -1 === t ? h : t + 1;
     } else if ((c === _ || c === v) && this.pos + 1 < h && n.charCodeAt(this.pos + 1) === l) this.pos += 2, 
     this.extractBalanced(); else if (c === l) n.charCodeAt(this.pos - 1) === d && n.charCodeAt(this.pos + 1) === l ? (1 === s ? i = e : (t ?? (t = [])).push(e), 
     s++, e = 0, s + this._nestingDepth > o && !r && (this.errors.push({
      message: "maximum arithmetic expansion nesting depth exceeded",
      pos: this.pos - 1
     }), r = !0), this.pos += 2) : (++e + s - 1 + this._nestingDepth > o && !r && (this.errors.push({
      message: "maximum arithmetic expression nesting depth exceeded",
      pos: this.pos
     }), r = !0), this.pos++); else if (c === f && e > 0) e--, this.pos++; else if (c === f && this.pos + 1 < h && n.charCodeAt(this.pos + 1) === f) {
      if (0 === --s) {
       this.pos += 2;
       break;
      }
      e = 1 === s ? i : t.pop(), this.pos += 2;
     } else {
      if (c === f && 1 === s) return this._notArithmetic = !0, "";
      this.pos++;
     }
    }
    const p = this._buildParts || this._buildValue;
    return s > 0 ? (this._arithUnterminated = !0, p ? n.slice(c, this.pos) : "") : p ? n.slice(c, this.pos - 2) : "";
   }
   readArithmeticExpansion(t) {
    const s = this.pos + 2, e = this.scanArithmeticBody();
    if (this._notArithmetic) return;
    this._arithUnterminated && this.errors.push({
     message: "unterminated arithmetic expansion",
     pos: t
    });
    const i = this._buildParts || this._buildValue ? this.src.slice(t, this.pos) : "";
    this._resultText = i, this._resultIsRaw = !0, this._resultHasExpansion = !1, this._resultPart = this._buildParts ? this.arithmeticExpansion(t, i, e, s) : void 0;
   }
   arithmeticExpansion(t, s, e, i) {
    return new ArithmeticExpansionImpl(t, this.pos, s, {
     source: this.src,
     body: e,
     offset: i,
     depth: this._nestingDepth,
     context: this.substitutionContext
    });
   }
   readArithmeticCommand(t, s) {
    const e = this._buildValue;
    this._buildValue = !0;
    const i = this.scanArithmeticBody();
    this._buildValue = e, this._arithUnterminated && this.errors.push({
     message: "unterminated arithmetic command",
     pos: s
    }), setToken(t, 34, i, s, this.pos);
   }
   readCommandSubstitution(t) {
    const s = this.pos;
    this.pos++;
    const e = this.extractBalanced();
    this._unbalanced && this.errors.push({
     message: "unterminated command substitution",
     pos: t
    });
    const i = this._buildParts || this._buildValue, o = i ? this.src.slice(t, this.pos) : "", r = i && s !== t + 1 ? "$" + this.src.slice(s, this.pos) : o;
    this._resultText = r, this._resultIsRaw = s === t + 1, this._resultHasExpansion = !0, 
    this._buildParts ? this._resultPart = this.commandExpansion(t, o, s + 1, e, !this._unbalanced) : this._resultPart = void 0;
   }
   readBraceCommandSubstitution() {
    this.readBraceSubstitution(1);
   }
   readValueSubstitution() {
    this.readBraceSubstitution(2);
   }
   readBraceSubstitution(t) {
    const s = this.pos - 1;
    this.pos += t;
    const e = this.src, i = this.srcEnd;
    let o = 1;
    const r = this.pos;
    for (;this.pos < i; ) {
     const t = e.charCodeAt(this.pos);
     if (t === R) o++; else if (t === Q) {
      if (0 === --o) {
       this.pos++;
       break;
      }
     } else {
      if (t === u) {
       this.pos++, this.skipSQ();
       continue;
      }
      if (t === a) {
       this.pos++, this.skipDQ();
       continue;
      }
      t === W && this.pos++;
     }
     this.pos++;
    }
    if (this._resultIsRaw = !0, this._resultHasExpansion = !0, this._buildParts || this._buildValue) {
     const t = e.slice(r, this.pos - 1), i = t.trim(), o = e.slice(s, this.pos);
     if (this._resultText = o, this._buildParts) {
      const e = r + (t.length - t.trimStart().length);
      this._resultPart = this.commandExpansion(s, o, e, i);
     } else this._resultPart = void 0;
    } else this._resultText = "", this._resultPart = void 0;
   }
   readBacktickExpansion(t = !1) {
    this.pos++;
    const s = this.src, e = this.srcEnd, i = this.pos;
    if (!this._buildParts && !this._buildValue) {
     for (;this.pos < e && s.charCodeAt(this.pos) !== D; ) s.charCodeAt(this.pos) === W && this.pos + 1 < e && this.pos++, 
     this.pos++;
     return this.pos < e ? this.pos++ : this.errors.push({
      message: "unterminated backtick",
      pos: i - 1
     }), this._resultText = "", this._resultIsRaw = !1, this._resultHasExpansion = !0, 
     void (this._resultPart = void 0);
    }
    let o = "", r = !1;
    for (;this.pos < e && s.charCodeAt(this.pos) !== D; ) {
     if (s.charCodeAt(this.pos) === W) {
      r = !0;
      break;
     }
     this.pos++;
    }
    if (r) for (o = s.slice(i, this.pos); this.pos < e && s.charCodeAt(this.pos) !== D; ) if (s.charCodeAt(this.pos) === W) {
     if (this.pos++, this.pos < e) {
      const e = s.charCodeAt(this.pos);
      o += e === d || e === D || e === W || t && e === a ? s[this.pos] : "\\" + s[this.pos], 
      this.pos++;
     }
    } else {
     const t = this.pos;
     for (;this.pos < e; ) {
      const t = s.charCodeAt(this.pos);
      if (t === D || t === W) break;
      this.pos++;
     }
     o += s.slice(t, this.pos);
    } else o = s.slice(i, this.pos);
    this.pos < e ? this.pos++ : this.errors.push({
     message: "unterminated backtick",
     pos: i - 1
    });
    const n = s.slice(i - 1, this.pos);
    this._resultText = o, this._resultHasExpansion = !0, this._buildParts ? this._resultPart = r ? this.decodedCommandExpansion(i - 1, n, o) : this.commandExpansion(i - 1, n, i, o) : this._resultPart = void 0;
   }
   readParameterExpansion(t) {
    const s = this.src, e = this.srcEnd, i = this.pos;
    this.pos++;
    let r = 1, n = !1;
    for (;this.pos < e && r > 0; ) {
     const t = s.charCodeAt(this.pos);
     if (t === d) {
      const t = this.pos + 1 < e ? s.charCodeAt(this.pos + 1) : 0;
      if (t === R) {
       r++, this._nestingDepth + r > o && !n && (this.errors.push({
        message: "maximum parameter expansion nesting depth exceeded",
        pos: this.pos
       }), n = !0), this.pos += 2;
       continue;
      }
      if (t === d) {
       this.pos += 2;
       continue;
      }
      if (t === l) {
       const t = this.pos;
       this.pos += 2, this.extractBalanced(), this._unbalanced && this.errors.push({
        message: "unterminated command substitution",
        pos: t
       });
       continue;
      }
     } else {
      if (t === D) {
       for (this.pos++; this.pos < e && s.charCodeAt(this.pos) !== D; ) s.charCodeAt(this.pos) === W && this.pos++, 
       this.pos++;
       this.pos < e && this.pos++;
       continue;
      }
      if (t === Q) {
       if (0 === --r) {
        this.pos++;
        break;
       }
      } else if (t === W) this.pos + 1 < e && this.pos++; else {
       if (t === u) {
        this.pos++, this.pos > i + 1 && s.charCodeAt(this.pos - 2) === d ? this.skipAnsiCQuoted() : this.skipSQ();
        continue;
       }
       if (t === a) {
        this.pos++, this.skipDQ();
        continue;
       }
      }
     }
     this.pos++;
    }
    const h = 0 === r;
    h || this.errors.push({
     message: "unterminated parameter expansion",
     pos: i - 1
    });
    const c = this._buildParts || this._buildValue ? s.slice(i - 1, this.pos) : "";
    if (this._resultText = c, this._resultIsRaw = !0, this._resultHasExpansion = !1, 
    this._buildParts) {
     const e = s.slice(i + 1, h ? this.pos - 1 : this.pos);
     this._resultPart = this.parseParamInner(c, e, i + 1, t);
    } else this._resultPart = void 0;
   }
   parseParamInner(t, s, e, i) {
    const o = {
     type: "ParameterExpansion",
     pos: e - 2,
     end: this.pos,
     text: t,
     parameter: "",
     parameterPos: e,
     parameterEnd: e,
     prefix: void 0,
     index: void 0,
     operation: void 0
    }, r = s.length;
    if (0 === r) return o;
    const sub = (t, s, i = "word") => this.parseSubFieldWord(e + t, e + s, i), closeBracket = t => {
     const s = this.findClosingBracket(e + t, e + r);
     return -1 === s ? -1 : s - e;
    };
    let n = 0;
    if (r > 1 && s.charCodeAt(0) === h && (o.prefix = "!", n = 1), r > 1 && s.charCodeAt(0) === c) {
     const t = this.scanParamName(s, 1);
     let i = t, n = -1;
     if (i < r && s.charCodeAt(i) === S && (n = closeBracket(i + 1), -1 !== n && (i = n + 1)), 
     t > 1 && i === r) return o.prefix = "#", o.parameter = s.slice(1, t), o.parameterPos = e + 1, 
     o.parameterEnd = e + t, -1 !== n && (o.index = sub(t + 1, n, "embedded")), o;
    }
    const a = n;
    if (n = this.scanParamName(s, n), o.parameter = s.slice(a, n), o.parameterPos = e + a, 
    o.parameterEnd = e + n, n < r && s.charCodeAt(n) === S) {
     const t = closeBracket(n + 1);
     -1 !== t && (o.index = sub(n + 1, t, "embedded"), n = t + 1);
    }
    if (n >= r) return o;
    const d = e + n, p = e + r, u = s.charCodeAt(n), l = s.charCodeAt(n + 1), f = s[u === y ? n + 1 : n];
    if ("-" === f || "=" === f || "+" === f || "?" === f) {
     const t = n + (u === y ? 2 : 1);
     return o.operation = {
      type: "Default",
      pos: d,
      end: p,
      operatorEnd: e + t,
      operator: u === y ? `:${f}` : f,
      operand: sub(t, r, i ? "quoted" : "word")
     }, o;
    }
    if (u === y) {
     n++;
     const t = e + n, i = findUnnested(s.slice(n), y, !0, (s, e) => this.findNestedShellEnd(t + s, p, e) - t);
     return o.operation = {
      type: "Slice",
      pos: d,
      end: p,
      operatorEnd: t,
      operator: ":",
      offset: sub(n, -1 === i ? r : n + i, "embedded"),
      length: -1 === i ? void 0 : sub(n + i + 1, r, "embedded")
     }, o;
    }
    if (u === c || 37 === u) {
     const t = l === u, s = u === c ? t ? "##" : "#" : t ? "%%" : "%", i = n + (t ? 2 : 1);
     return o.operation = {
      type: "Remove",
      pos: d,
      end: p,
      operatorEnd: e + i,
      operator: s,
      operand: sub(i, r)
     }, o;
    }
    if (u === C) {
     n++;
     let t = "/";
     l !== C && l !== c && 37 !== l || (t = l === C ? "//" : l === c ? "/#" : "/%", n++);
     let i = n;
     l === C && (i = skipLineContinuations(s, n, r), s.charCodeAt(i) === C && i++);
     const h = findUnnested(s.slice(i), C), a = -1 === h ? r : i + h;
     return o.operation = {
      type: "Replace",
      pos: d,
      end: p,
      operatorEnd: e + n,
      operator: t,
      pattern: sub(n, a),
      replacement: sub(-1 === h ? r : a + 1, r)
     }, o;
    }
    if (94 === u || 44 === u) {
     const t = l === u, s = 94 === u ? t ? "^^" : "^" : t ? ",," : ",", i = n + (t ? 2 : 1);
     return o.operation = {
      type: "CaseModification",
      pos: d,
      end: p,
      operatorEnd: e + i,
      operator: s,
      operand: i === r ? void 0 : sub(i, r)
     }, o;
    }
    return "!" !== o.prefix || void 0 !== o.index || n + 1 !== r || u !== P && u !== m ? u === P ? (o.operation = {
     type: "Transform",
     pos: d,
     end: p,
     operatorEnd: d + 1,
     operator: "@",
     operand: sub(n + 1, r)
    }, o) : (o.operation = {
     type: "Unknown",
     pos: d,
     end: p,
     operatorEnd: p,
     operator: s.slice(n)
    }, o) : (o.operation = {
     type: "Names",
     pos: d,
     end: p,
     operatorEnd: p,
     operator: u === P ? "@" : "*"
    }, o);
   }
   findNestedShellEnd(t, s, e) {
    const i = this.src.charCodeAt(t);
    if (i === D) {
     let e = t + 1;
     for (;e < s; ) {
      const t = this.src.charCodeAt(e);
      if (t !== W) {
       if (e++, t === D) return e;
      } else e += 2;
     }
     return s;
    }
    let o;
    if (i === d) {
     const e = t + 1;
     if (e < s && this.src.charCodeAt(e) === R) o = this.findClosingBrace(e + 1, s); else {
      const i = skipLineContinuations(this.src, e, s);
      if (i >= s || this.src.charCodeAt(i) !== l) return t;
      o = this.findClosingParenthesis(i + 1, s);
     }
    } else {
     const r = t + 1;
     if (e || i !== _ && i !== v || r >= s || this.src.charCodeAt(r) !== l) return t;
     o = this.findClosingParenthesis(r + 1, s);
    }
    return -1 === o ? s : o + 1;
   }
   scanParamName(t, s) {
    let e = s;
    if (e >= t.length) return e;
    const i = t.charCodeAt(e);
    if (i === P || i === m || i === c || i === w || i === x || i === d || i === h) return e + 1;
    if (i >= b && i <= A) {
     for (;e < t.length && t.charCodeAt(e) >= b && t.charCodeAt(e) <= A; ) e++;
     return e;
    }
    if (i >= B && i <= L || i >= 65 && i <= 90 || 95 === i) for (e++; e < t.length; ) {
     const s = t.charCodeAt(e);
     if (!(s >= B && s <= L || s >= 65 && s <= 90 || s >= b && s <= A || 95 === s)) break;
     e++;
    }
    return e;
   }
   readAnsiCQuoted() {
    const t = this.pos - 1, s = decodeAnsiCQuoted(this.src, this.pos, this.srcEnd);
    return this.pos = s.end, s.closed || this.errors.push({
     message: "unterminated ANSI-C quote",
     pos: t
    }), s.value;
   }
   extractBalanced(t = !0, s = !1) {
    const e = this.src, i = this.srcEnd, n = this._buildParts || this._buildValue;
    let p = s ? 0 : 1;
    const g = this.pos;
    this._unbalanced = !1;
    const C = t && !s ? this.substitutionContext.boundaries?.get(g) : void 0;
    if (void 0 !== C && C <= i && this._nestingDepth < o) return this.pos = C, n ? e.slice(g, C - 1) : "";
    let b = !0;
    for (;!s && this.pos < i; ) {
     const t = e.charCodeAt(this.pos);
     if (t === f) {
      const t = n ? e.slice(g, this.pos) : "";
      return this.pos++, t;
     }
     if (t === l || t === W || t === u || t === a || t === D || t === d && (e.charCodeAt(this.pos + 1) === u || e.charCodeAt(this.pos + 1) === d || e.charCodeAt(this.pos + 1) === R)) break;
     if (t === _ && this.pos + 1 < i && e.charCodeAt(this.pos + 1) === _) break;
     if (t === c && b) break;
     if (99 === t && b && this.pos + 3 < i && 97 === e.charCodeAt(this.pos + 1) && 115 === e.charCodeAt(this.pos + 2) && 101 === e.charCodeAt(this.pos + 3) && (this.pos + 4 >= i || e.charCodeAt(this.pos + 4) < 128 && 1 & j[e.charCodeAt(this.pos + 4)])) break;
     b = t < 128 && !!(1 & j[t]), this.pos++;
    }
    let A = 0, y = 0;
    const S = [];
    let T, B = null, L = -1, I = g >= 2 && e.charCodeAt(g) === l && e.charCodeAt(g - 1) === l && e.charCodeAt(g - 2) === d, O = 0, N = !1;
    const H = s ? [ {
     close: a,
     depth: 0
    } ] : [];
    let q, V = s ? 1 : 0, U = 0, F = -1, G = -1, $ = -1, M = -1, z = !1;
    for (;this.pos < i && (p > 0 || H.length > 0); ) {
     let C = e.charCodeAt(this.pos);
     const J = 0 === H.length ? void 0 : H[H.length - 1];
     if (void 0 !== J && J.depth === p) {
      let t = !1;
      if (C === W) {
       this.pos = Math.min(this.pos + 2, i);
       continue;
      }
      if (C === J.close) {
       if (H.pop(), C === a ? V-- : U--, this.pos++, s && 0 === p && 0 === H.length) return "";
       continue;
      }
      if (C === a) H.push({
       close: a,
       depth: p
      }), V++; else {
       if (C === u && J.close === Q) {
        this.pos++, this.skipSQ();
        continue;
       }
       if (C === D) {
        for (this.pos++; this.pos < i && e.charCodeAt(this.pos) !== D; ) e.charCodeAt(this.pos) === W && this.pos++, 
        this.pos < i && this.pos++;
        this.pos < i && this.pos++;
        continue;
       }
       if (C === d) {
        const s = e.charCodeAt(this.pos + 1);
        if (s === u && J.close === Q) {
         this.pos += 2, this.skipAnsiCQuoted();
         continue;
        }
        if (s === R) H.push({
         close: Q,
         depth: p
        }), U++, this.pos++; else if (s === l) this.pos++, C = l, t = !0; else if (s === d) {
         this.pos += e.charCodeAt(this.pos + 2) === l ? 1 : 2;
         continue;
        }
       }
      }
      if (!N && this._nestingDepth + Math.max(V, U) > o && (this.errors.push({
       message: "maximum word nesting depth exceeded",
       pos: this.pos
      }), N = !0), !t) {
       for (this.pos++; this.pos < i; ) {
        const t = e.charCodeAt(this.pos);
        if (t === W || t === a || t === d || t === D || t === Q || t === u) break;
        this.pos++;
       }
       continue;
      }
     }
     if (C === c && -1 !== M && !I && L < 0 && t && !z && this._nestingDepth + (T?.length ?? 0) < o && skipBlanks(e, M, i) === this.pos) {
      z = !0;
      const t = T?.[T.length - 1], s = this.findSubstitutionEnd(t?.start ?? g, i, this._nestingDepth + (T?.length ?? 0) + 1);
      if (-1 !== s) {
       if (void 0 === t) return this.pos = s, n ? e.slice(g, s - 1) : "";
       this.pos = s - 1, p = t.depth + 1, A = 0, y = 0, S.length = t.parens + 1, C = f;
      }
     }
     if (C === l) {
      const t = this.pos > g && this.pos !== $ ? e.charCodeAt(this.pos - 1) : 0, r = t === d ? this.pos - 1 : this.pos === G ? F : -1, n = -1 !== r || t === _ || t === v || t === E || t === P || t === w || t === m || t === k || t === h || t === l && !1 === S[S.length - 1] || I && this.pos === g, a = -1 !== r && e.charCodeAt(this.pos + 1) !== l || (t === _ || t === v) && L < 0 && !I;
      a && ((T ?? (T = [])).push({
       start: this.pos + 1,
       dollar: r,
       depth: p,
       parens: S.length,
       caseDepth: A,
       caseParens: y,
       arithBase: L,
       arithExtent: I,
       substitutions: O,
       checkedGrammar: z,
       pendingDelims: B
      }), A = 0, y = 0, L = -1, I = !1, z = !1, B = null), S.push(!n), b = !0, !a && L < 0 && this.pos + 1 < i && e.charCodeAt(this.pos + 1) === l && (L = p), 
      -1 !== r && (a ? O++ : (q ?? (q = [])).push(p), O + (q?.length ?? 0) + this._nestingDepth + (s ? 0 : 1) > o && !N && (this.errors.push({
       message: "maximum command substitution nesting depth exceeded",
       pos: r
      }), N = !0)), F = -1, G = -1, p++, A > 0 && y++, this.pos++;
     } else if (C === f) {
      if (A > 0 && 0 === y) this.pos++, b = !0; else {
       if (A > 0 && y--, p--, 0 === p && !s) {
        const t = n ? e.slice(g, this.pos) : "";
        return this.pos++, t;
       }
       if (p <= L && (L = -1), void 0 !== q) for (;q.length > 0 && q[q.length - 1] >= p; ) q.pop();
       b = S.pop() ?? !0, this.pos++;
       const t = T?.[T.length - 1];
       void 0 !== t && t.depth === p && (T.pop(), A = t.caseDepth, y = t.caseParens, L = t.arithBase, 
       I = t.arithExtent, O = t.substitutions, z = t.checkedGrammar, B = t.pendingDelims);
      }
      M = this.pos;
     } else if (C === W) {
      if (this.pos > g && e.charCodeAt(this.pos - 1) === d) {
       const t = skipLineContinuations(e, this.pos, i);
       t > this.pos && e.charCodeAt(t) === l && e.charCodeAt(t + 1) !== l && (F = this.pos - 1, 
       G = t);
      }
      this.pos++, this.pos < i && (e.charCodeAt(this.pos) !== r && (b = !1), this.pos++), 
      $ = this.pos;
     } else if (C === d) {
      const t = e.charCodeAt(++this.pos);
      t === u ? (this.pos++, this.skipAnsiCQuoted()) : t === d ? this.pos++ : t !== R || isBraceCommandOpener(e.charCodeAt(this.pos + 1)) || (H.push({
       close: Q,
       depth: p
      }), U++, this.pos++), b = !1;
     } else if (C === u) this.pos++, this.skipSQ(), b = !1; else if (C === a) H.push({
      close: a,
      depth: p
     }), V++, this.pos++, b = !1; else if (C === D) {
      for (this.pos++; this.pos < i && e.charCodeAt(this.pos) !== D; ) e.charCodeAt(this.pos) === W && this.pos++, 
      this.pos < i && this.pos++;
      this.pos < i && this.pos++, b = !1;
     } else if (C === _ && L < 0 && this.pos + 1 < i && e.charCodeAt(this.pos + 1) === _) {
      if (this.pos + 2 < i && e.charCodeAt(this.pos + 2) === _) this.pos += 3; else {
       this.pos += 2;
       const t = this.pos < i && e.charCodeAt(this.pos) === x;
       t && this.pos++, this.skipSpacesAndTabs(), this.readHereDocDelimiter(), (this._hereDelim || this._hereQuoted) && (B ?? (B = [])).push({
        delimiter: this._hereDelim,
        strip: t,
        quoted: this._hereQuoted
       });
      }
      b = !1;
     } else if (C === r && B) {
      this.pos++;
      for (const t of B) this.skipHereDocBody(t.delimiter, t.strip, !0, t.quoted);
      B = null, b = !0;
     } else if (C === c && L < 0 && !I && b) for (;this.pos < i && e.charCodeAt(this.pos) !== r; ) this.pos++; else {
      const t = this.pos;
      for (;this.pos < i; ) {
       const t = e.charCodeAt(this.pos);
       if (t < 128 && j[t]) break;
       this.pos++;
      }
      if (this.pos > t) {
       if (4 === this.pos - t && b && L < 0 && !I) {
        const s = e.charCodeAt(t);
        99 === s && 97 === e.charCodeAt(t + 1) && 115 === e.charCodeAt(t + 2) && 101 === e.charCodeAt(t + 3) ? A++ : 101 === s && 115 === e.charCodeAt(t + 1) && 97 === e.charCodeAt(t + 2) && 99 === e.charCodeAt(t + 3) && A > 0 && (A--, 
        0 === A && (y = 0));
       }
       b = !1;
      } else {
       const t = e.charCodeAt(this.pos);
       b = t < 128 && !!(1 & j[t]), this.pos++;
      }
     }
    }
    return this._unbalanced = !0, s && void 0 !== T && T.length > 0 && this.errors.push({
     message: "unterminated command substitution",
     pos: T[0].dollar
    }), n ? e.slice(g, this.pos) : "";
   }
  }
  function opPrec(t) {
   switch (t) {
   case ",":
    return 1;

   case "=":
   case "+=":
   case "-=":
   case "*=":
   case "/=":
   case "%=":
   case "<<=":
   case ">>=":
   case "&=":
   case "|=":
   case "^=":
    return 2;

   case "||":
    return 4;

   case "&&":
    return 5;

   case "|":
    return 6;

   case "^":
    return 7;

   case "&":
    return 8;

   case "==":
   case "!=":
    return 9;

   case "<":
   case "<=":
   case ">":
   case ">=":
    return 10;

   case "<<":
   case ">>":
    return 11;

   case "+":
   case "-":
    return 12;

   case "*":
   case "/":
   case "%":
    return 13;

   case "**":
    return 14;

   case "?":
    return 3;

   default:
    return -1;
   }
  }
  function trimEnd(t, s, e) {
   for (;e > s; ) {
    const s = t.charCodeAt(e - 1);
    if (s !== n && 9 !== s && s !== r) break;
    e--;
   }
   return e;
  }
  function opRightAssoc(t) {
   switch (t) {
   case "=":
   case "+=":
   case "-=":
   case "*=":
   case "/=":
   case "%=":
   case "<<=":
   case ">>=":
   case "&=":
   case "|=":
   case "^=":
   case "**":
    return !0;

   default:
    return !1;
   }
  }
  function parseArithmeticExpression(t, s = 0, e, i = 0) {
   let a = 0;
   const c = t.length, u = e?.embeddedWords.length ?? 0;
   function makeWord(i, o, r = !1) {
    const n = {
     type: "ArithmeticWord",
     pos: i + s,
     end: o + s,
     value: t.slice(i, o),
     parts: void 0
    };
    return r && e?.embeddedWords.push(n), n;
   }
   function skipWS() {
    for (;a < c; ) {
     const s = t.charCodeAt(a);
     if (s !== n && 9 !== s && s !== r) break;
     a++;
    }
   }
   function tryReadBinOp() {
    if (a >= c) return null;
    const s = t.charCodeAt(a), e = a + 1 < c ? t.charCodeAt(a + 1) : 0, i = a + 2 < c ? t.charCodeAt(a + 2) : 0;
    switch (s) {
    case 44:
     return a++, ",";

    case E:
     return e === E ? (a += 2, "==") : (a++, "=");

    case h:
     return e === E ? (a += 2, "!=") : null;

    case _:
     return e === _ ? i === E ? (a += 3, "<<=") : (a += 2, "<<") : e === E ? (a += 2, 
     "<=") : (a++, "<");

    case v:
     return e === v ? i === E ? (a += 3, ">>=") : (a += 2, ">>") : e === E ? (a += 2, 
     ">=") : (a++, ">");

    case k:
     return e === E ? (a += 2, "+=") : e === k ? null : (a++, "+");

    case x:
     return e === E ? (a += 2, "-=") : e === x ? null : (a++, "-");

    case m:
     return e === m ? (a += 2, "**") : e === E ? (a += 2, "*=") : (a++, "*");

    case C:
     return e === E ? (a += 2, "/=") : (a++, "/");

    case 37:
     return e === E ? (a += 2, "%=") : (a++, "%");

    case I:
     return e === I ? (a += 2, "||") : e === E ? (a += 2, "|=") : (a++, "|");

    case p:
     return e === p ? (a += 2, "&&") : e === E ? (a += 2, "&=") : (a++, "&");

    case 94:
     return e === E ? (a += 2, "^=") : (a++, "^");

    case w:
     return a++, "?";

    default:
     return null;
    }
   }
   function skipTruncatedUnary() {
    for (skipWS(); a < c; ) {
     const s = t.charCodeAt(a);
     if (s !== h && 126 !== s && s !== k && s !== x) break;
     if (t.charCodeAt(a + 1) === E) break;
     a++, skipWS();
    }
    if (t.charCodeAt(a) === l) {
     let i = 1;
     for (a++; a < c && i > 0; ) {
      const o = e?.findArithmeticWordEnd?.(a + s, s + c) ?? a + s;
      if (o > a + s) {
       a = o - s;
       continue;
      }
      const r = t.charCodeAt(a++);
      r === l ? i++ : r === f && i--;
     }
    } else a < c && t.charCodeAt(a) !== f && t.charCodeAt(a) !== y && parseAtom(0);
    skipWS();
    const i = t.charCodeAt(a);
    i !== k && i !== x || t.charCodeAt(a + 1) !== i || (a += 2);
   }
   function recoverExpression(s) {
    skipWS();
    const i = a;
    if (i === c) return makeWord(i, i);
    const o = e?.embeddedWords.length ?? 0;
    let r = 0;
    for (;;) {
     if (skipTruncatedUnary(), skipWS(), t.charCodeAt(a) === y && r > 0) {
      r--, a++;
      continue;
     }
     const e = a, i = tryReadBinOp();
     if (null === i || 0 === r && opPrec(i) < s) {
      a = e;
      break;
     }
     "?" === i && r++;
    }
    return e && (e.embeddedWords.length = o), makeWord(i, trimEnd(t, i, a));
   }
   function parseBinExpr(s, e) {
    if (e > o) return recoverExpression(s);
    let i = parseUnaryExpr(e);
    for (;skipWS(), !(a >= c); ) {
     const o = a, r = tryReadBinOp();
     if (!r) break;
     if ("?" === r) {
      if (opPrec(r) < s) {
       a = o;
       break;
      }
      const n = parseBinExpr(1, e + 1);
      skipWS(), a < c && t.charCodeAt(a) === y && a++;
      const h = parseBinExpr(3, e + 1);
      i = {
       type: "ArithmeticTernary",
       pos: i.pos,
       end: h.end,
       test: i,
       consequent: n,
       alternate: h
      };
      continue;
     }
     const n = opPrec(r);
     if (n < s) {
      a = o;
      break;
     }
     const h = parseBinExpr(opRightAssoc(r) ? n : n + 1, e + 1);
     i = {
      type: "ArithmeticBinary",
      pos: i.pos,
      end: h.end,
      operator: r,
      left: i,
      right: h
     };
    }
    return i;
   }
   function parseUnaryExpr(e) {
    if (skipWS(), e > o) return recoverExpression(15);
    if (a >= c) return makeWord(a, a);
    const i = a, r = t.charCodeAt(a), n = a + 1 < c ? t.charCodeAt(a + 1) : 0;
    if (r === k && n === k) {
     a += 2;
     const t = parseUnaryExpr(e + 1);
     return {
      type: "ArithmeticUnary",
      pos: i + s,
      end: t.end,
      operator: "++",
      operand: t,
      prefix: !0
     };
    }
    if (r === x && n === x) {
     a += 2;
     const t = parseUnaryExpr(e + 1);
     return {
      type: "ArithmeticUnary",
      pos: i + s,
      end: t.end,
      operator: "--",
      operand: t,
      prefix: !0
     };
    }
    if (r === h) {
     a++;
     const t = parseUnaryExpr(e + 1);
     return {
      type: "ArithmeticUnary",
      pos: i + s,
      end: t.end,
      operator: "!",
      operand: t,
      prefix: !0
     };
    }
    if (126 === r) {
     a++;
     const t = parseUnaryExpr(e + 1);
     return {
      type: "ArithmeticUnary",
      pos: i + s,
      end: t.end,
      operator: "~",
      operand: t,
      prefix: !0
     };
    }
    if (r === k && n !== k && n !== E) {
     a++;
     const t = parseUnaryExpr(e + 1);
     return {
      type: "ArithmeticUnary",
      pos: i + s,
      end: t.end,
      operator: "+",
      operand: t,
      prefix: !0
     };
    }
    if (r === x && n !== x && n !== E) {
     a++;
     const t = parseUnaryExpr(e + 1);
     return {
      type: "ArithmeticUnary",
      pos: i + s,
      end: t.end,
      operator: "-",
      operand: t,
      prefix: !0
     };
    }
    return function(e) {
     const i = parseAtom(e);
     if (skipWS(), a + 1 < c) {
      const e = t.charCodeAt(a), o = t.charCodeAt(a + 1);
      if (e === k && o === k) return a += 2, {
       type: "ArithmeticUnary",
       pos: i.pos,
       end: a + s,
       operator: "++",
       operand: i,
       prefix: !1
      };
      if (e === x && o === x) return a += 2, {
       type: "ArithmeticUnary",
       pos: i.pos,
       end: a + s,
       operator: "--",
       operand: i,
       prefix: !1
      };
     }
     return i;
    }(e);
   }
   function parseAtom(i) {
    if (skipWS(), a >= c) return makeWord(a, a);
    const o = t.charCodeAt(a);
    if (o === l) {
     const e = a;
     a++;
     const o = parseBinExpr(0, i + 1);
     return skipWS(), a < c && t.charCodeAt(a) === f && a++, {
      type: "ArithmeticGroup",
      pos: e + s,
      end: a + s,
      expression: o
     };
    }
    if (o === d) {
     const i = a, o = e?.embeddedWords.length ?? 0, r = function() {
      const i = a;
      if (a++, a >= c) return makeWord(i, a);
      const o = t.charCodeAt(a);
      if (o === l) {
       if (!(a + 1 < c && t.charCodeAt(a + 1) === l)) {
        a++;
        const o = e?.findClosingParenthesis(a + s, s + c) ?? -1;
        if (-1 !== o) a = o - s + 1; else {
         let s = 1;
         for (;a < c && s > 0; ) {
          const e = t.charCodeAt(a++);
          e === l ? s++ : e === f && s--;
         }
        }
        const r = t.slice(i, a);
        return e ? e.commandExpansion(i + s, a + s, r) : new ScriptExpansionImpl("ArithmeticCommandExpansion", i + s, a + s, r);
       }
       {
        const o = e?.findArithmeticExpansionEnd(i + s, s + c) ?? -1;
        if (-1 !== o) a = o - s; else {
         a += 2;
         let s = 1;
         for (;a < c && s > 0; ) t.charCodeAt(a) === l && t.charCodeAt(a + 1) === l ? (s++, 
         a += 2) : t.charCodeAt(a) === f && t.charCodeAt(a + 1) === f ? (s--, a += 2) : a++;
        }
       }
      } else if (o === R) {
       const i = e?.findClosingBrace(a + s + 1, s + c) ?? -1;
       if (-1 !== i) a = i - s + 1; else {
        a++;
        let s = 1;
        for (;a < c && s > 0; ) {
         const e = t.charCodeAt(a++);
         e === R ? s++ : e === Q && s--;
        }
       }
      } else for (;a < c; ) {
       const s = t.charCodeAt(a);
       if (!(s >= B && s <= L || s >= 65 && s <= 90 || s >= b && s <= A || 95 === s)) break;
       a++;
      }
      return makeWord(i, a, o === l || o === R);
     }(), n = e?.findArithmeticWordEnd?.(i + s, s + c) ?? a + s;
     return n > a + s ? (e && (e.embeddedWords.length = o), a = n - s, makeWord(i, a, !0)) : r;
    }
    if (96 === o || 34 === o || 39 === o) {
     const t = a;
     return a = (e?.findArithmeticWordEnd?.(t + s, s + c) ?? t + s + 1) - s, makeWord(t, a, !0);
    }
    const r = a, n = e?.embeddedWords.length ?? 0, h = function() {
     const i = a;
     for (;a < c; ) {
      const s = t.charCodeAt(a);
      if (!(s >= b && s <= A || s >= 65 && s <= 90 || s >= B && s <= L || 95 === s || 35 === s)) break;
      a++;
     }
     if (a > i && a < c && t.charCodeAt(a) === S) {
      const o = e?.findClosingBracket?.(a + s + 1, s + c) ?? -1;
      if (-1 !== o) a = o - s + 1; else {
       a++;
       let s = 1;
       for (;a < c && s > 0; ) {
        const e = t.charCodeAt(a);
        e === S ? s++ : e === T && s--, a++;
       }
      }
      return makeWord(i, a, !0);
     }
     return a === i ? (a++, makeWord(i, a)) : makeWord(i, a);
    }(), p = e?.findArithmeticWordEnd?.(r + s, s + c) ?? a + s;
    return p > a + s ? (e && (e.embeddedWords.length = n), a = p - s, makeWord(r, a, !0)) : h;
   }
   if (skipWS(), a >= c) return null;
   const g = a, P = parseBinExpr(0, i);
   return skipWS(), a < c ? (e && (e.embeddedWords.length = u), makeWord(g, trimEnd(t, g, c), void 0 !== e)) : P;
  }
  const computeBareWordParts = (t, s) => hasGlobCharacters(s.text) ? parseGlobParts(s.text, 0, s.text.length, void 0, s.pos) : void 0;
  function wordPartsResolver(t) {
   return t.wordParts ?? (t.wordParts = (s, e, i) => function(t, s, e = 0, i = createSubstitutionContext()) {
    const o = new Lexer(t, s.pos, s.end, !1, i);
    return o._nestingDepth = e, o.buildWordParts(s.pos) ?? void 0;
   }(s, e, i, t));
  }
  function embeddedPartsResolver(t) {
   return t.embeddedParts ?? (t.embeddedParts = (s, e, i) => computeEmbeddedWordParts(s, e, i, t));
  }
  function arrayPartsResolver(t) {
   return t.arrayParts ?? (t.arrayParts = (s, e, i) => function(t, s, e = 0, i) {
    const o = new Lexer(t, s.pos, s.end, !1, i);
    return o._nestingDepth = e, o.buildArrayElementParts(s.pos) ?? void 0;
   }(s, e, i, t));
  }
  function computeEmbeddedWordParts(t, s, e = 0, i, o = !1) {
   if (!hasEmbeddedWordStructure(t, s.pos, s.end)) return;
   const r = new Lexer(t, s.pos, s.end, !1, i);
   return r._nestingDepth = e, r.buildEmbeddedWordParts(s.pos, o) ?? void 0;
  }
  function parseArithmeticWithParts(t, s, e, i, r, n = i) {
   if (!hasEmbeddedWordStructure(e, s, s + t.length)) return parseArithmeticExpression(t, s, void 0, i) ?? void 0;
   const h = [], a = new Lexer(e, 0, e.length, !1, r);
   a._nestingDepth = i;
   const c = parseArithmeticExpression(t, s, {
    embeddedWords: h,
    commandExpansion: (t, s, o) => new ScriptExpansionImpl("ArithmeticCommandExpansion", t, s, o, {
     source: e,
     start: t + 2,
     end: s - 1,
     depth: i + 1,
     parenBoundary: !0,
     context: r
    }),
    findClosingBracket: (t, s) => a.findClosingBracket(t, s),
    findClosingBrace: (t, s) => a.findClosingBrace(t, s),
    findClosingParenthesis: (t, s) => a.findClosingParenthesis(t, s),
    findArithmeticExpansionEnd: (t, s) => a.findArithmeticExpansionEnd(t, s),
    findArithmeticWordEnd: (t, s) => a.findArithmeticWordEnd(t, s)
   }, i) ?? void 0;
   if (n <= o) for (const t of h) t.parts = computeEmbeddedWordParts(e, t, n, r, !0);
   return c;
  }
  class ArrayValueImpl {
   type="ArrayValue";
   pos;
   end;
   #i;
   #r;
   #a;
   #c;
   constructor(t, s, e, i, o) {
    this.pos = s, this.end = e, this.#i = t, this.#r = i, this.#a = o;
   }
   get elements() {
    if (this.#c) return this.#c;
    const t = new Lexer(this.#i, this.pos + 1, this.end - 1, !1, this.#a);
    t._nestingDepth = this.#r;
    const s = [];
    for (;t.peek(5).token !== z; ) {
     const e = t.next(5);
     if (0 !== e.token && 1 !== e.token) continue;
     const i = e.raw ? e.value : this.#i.slice(e.pos, e.end), o = 91 === i.charCodeAt(0), r = t.getSubstitutionContext(), n = !o && e.raw && e.keywordEligible ? void 0 : this.#i, h = void 0 === n ? computeBareWordParts : o ? arrayPartsResolver(r) : wordPartsResolver(r);
     s.push(new WordImpl(i, e.pos, e.end, n, h, this.#r));
    }
    return this.#c = s, s;
   }
   toJSON() {
    return {
     type: this.type,
     pos: this.pos,
     end: this.end,
     elements: this.elements
    };
   }
  }
  class AssignmentImpl {
   type="Assignment";
   pos;
   end;
   text;
   #i;
   #r;
   #a;
   #d;
   #p=null;
   #u;
   #l;
   #h=null;
   constructor(t, s, e, i, o, r, n) {
    this.pos = s, this.end = e, this.text = t, this.#i = i, this.#d = o, this.#r = r, 
    this.#a = n;
   }
   get name() {
    return this.#p ?? this.resolveTarget();
   }
   get append() {
    return null === this.#p && this.resolveTarget(), this.#u;
   }
   get index() {
    return null === this.#p && this.resolveTarget(), this.#l;
   }
   get value() {
    if (null !== this.#h) return this.#h;
    const t = this.#d + 1, s = skipLineContinuations(this.#i, t, this.end);
    return this.#h = 40 === this.#i.charCodeAt(s) && 41 === this.#i.charCodeAt(this.end - 1) ? new ArrayValueImpl(this.#i, s, this.end, this.#r, this.#a) : new WordImpl(this.#i.slice(t, this.end), t, this.end, this.#i, wordPartsResolver(this.#a), this.#r), 
    this.#h;
   }
   resolveTarget() {
    const t = this.#d - this.pos;
    let s = t, e = t;
    for (;e >= 2 && 92 === this.text.charCodeAt(e - 2) && 10 === this.text.charCodeAt(e - 1); ) e -= 2;
    43 === this.text.charCodeAt(e - 1) && (this.#u = !0, s = e - 1);
    const i = this.text.indexOf("[");
    if (i > 0 && i < s) {
     const e = this.text.lastIndexOf("]", t);
     if (e > i) {
      const t = this.pos + i + 1, o = this.pos + e;
      this.#l = new WordImpl(this.#i.slice(t, o), t, o, this.#i, embeddedPartsResolver(this.#a), this.#r), 
      s = i;
     }
    }
    const o = this.text.slice(0, s);
    return this.#p = o.includes("\\\n") ? o.split("\\\n").join("") : o;
   }
   toJSON() {
    return {
     type: this.type,
     pos: this.pos,
     end: this.end,
     text: this.text,
     name: this.name,
     append: this.append,
     index: this.index,
     value: this.value
    };
   }
  }
  const isArgument = t => "Word" === t.type || "Assignment" === t.type;
  class CommandImpl {
   type="Command";
   pos;
   end;
   name;
   prefix;
   suffix;
   #f;
   #m;
   constructor(t, s, e, i, o) {
    this.pos = t, this.end = s, this.name = e, this.prefix = i, this.suffix = o;
   }
   get args() {
    if (void 0 === this.#f) {
     const t = this.suffix;
     this.#f = t.every(isArgument) ? t : t.filter(isArgument);
    }
    return this.#f;
   }
   get redirects() {
    if (void 0 === this.#m) {
     const t = [];
     for (const s of this.prefix) "Assignment" !== s.type && t.push(s);
     for (const s of this.suffix) isArgument(s) || t.push(s);
     this.#m = t;
    }
    return this.#m;
   }
   toJSON() {
    return {
     type: this.type,
     pos: this.pos,
     end: this.end,
     name: this.name,
     prefix: this.prefix,
     suffix: this.suffix
    };
   }
  }
  class HereDocBodyImpl {
   type="HereDocBody";
   pos;
   end;
   text="";
   #i;
   #r;
   #a;
   #n;
   constructor(t, s, e, i, o) {
    this.pos = s, this.end = s, this.#i = t, this.#r = i, this.#a = o, this.#n = e ? void 0 : null;
   }
   get parts() {
    return null === this.#n && (this.#n = function(t, s, e = 0, i) {
     const o = new Lexer(t, s.pos, s.end, !1, i);
     return o._nestingDepth = e, o.buildHereDocParts(s.pos, s.end) ?? void 0;
    }(this.#i, this, this.#r, this.#a)), this.#n;
   }
   toJSON() {
    return {
     type: this.type,
     pos: this.pos,
     end: this.end,
     text: this.text,
     parts: this.parts
    };
   }
  }
  Lexer._findSubstitutionEnd = function(t, s, e, i, o) {
   const r = new Map([ [ s, void 0 ] ]), n = [ {
    start: s,
    end: e,
    depth: i
   } ];
   for (;n.length > 0; ) {
    const s = n.length, e = n[s - 1], i = new SubstitutionLexer(t, e, r, n, o), h = new Parser(t, e.start, e.end, e.depth, !0, i).findSubstitutionEnd();
    n.length === s && (r.set(e.start, h), -1 !== h && substitutionBoundaries(o).set(e.start, h), 
    n.pop());
   }
   return r.get(s) ?? -1;
  }, ScriptExpansionImpl._resolveScript = function(t, s, e, i = 0, o = !1, r) {
   return new Parser(t, s, e, i, o, void 0, r).run();
  }, ArithmeticExpansionImpl._resolveExpression = parseArithmeticWithParts;
  class ArithmeticCommandImpl {
   type="ArithmeticCommand";
   pos;
   end;
   body;
   #i;
   #r;
   #a;
   #e=null;
   constructor(t, s, e, i, o, r) {
    this.pos = t, this.end = s, this.body = e, this.#i = i, this.#r = o, this.#a = r;
   }
   get expression() {
    return null === this.#e && (this.#e = parseArithmeticWithParts(this.body, this.pos + 2, this.#i, this.#r, this.#a)), 
    this.#e;
   }
   set expression(t) {
    this.#e = t ?? void 0;
   }
   toJSON() {
    return {
     type: this.type,
     pos: this.pos,
     end: this.end,
     expression: this.expression,
     body: this.body
    };
   }
  }
  class ArithmeticForImpl {
   type="ArithmeticFor";
   pos;
   end;
   body;
   #k;
   #x;
   #g;
   #C;
   #b;
   #A;
   #i;
   #r;
   #a;
   #y=null;
   #_=null;
   #E=null;
   constructor(t, s, e, i, o, r, n, h, a, c, d, p) {
    this.pos = t, this.end = s, this.body = e, this.#k = i, this.#x = o, this.#g = r, 
    this.#C = n, this.#b = h, this.#A = a, this.#i = c, this.#r = d, this.#a = p;
   }
   get initialize() {
    return null === this.#y && (this.#k ? this.#y = parseArithmeticWithParts(this.#k, this.#C, this.#i, this.#r, this.#a) : this.#y = void 0), 
    this.#y;
   }
   set initialize(t) {
    this.#y = t ?? void 0;
   }
   get test() {
    return null === this.#_ && (this.#x ? this.#_ = parseArithmeticWithParts(this.#x, this.#b, this.#i, this.#r, this.#a) : this.#_ = void 0), 
    this.#_;
   }
   set test(t) {
    this.#_ = t ?? void 0;
   }
   get update() {
    return null === this.#E && (this.#g ? this.#E = parseArithmeticWithParts(this.#g, this.#A, this.#i, this.#r, this.#a) : this.#E = void 0), 
    this.#E;
   }
   set update(t) {
    this.#E = t ?? void 0;
   }
   toJSON() {
    return {
     type: this.type,
     pos: this.pos,
     end: this.end,
     initialize: this.initialize,
     test: this.test,
     update: this.update,
     body: this.body
    };
   }
  }
  const et = {
   [G]: ";;",
   [$]: ";&",
   [M]: ";;&"
  }, it = {
   ">": ">",
   ">>": ">>",
   "<": "<",
   "<>": "<>",
   "<&": "<&",
   ">&": ">&",
   ">|": ">|",
   "&>": "&>",
   "&>>": "&>>"
  }, ot = new Uint8Array(37);
  ot[33] = 1, ot[9] = 1, ot[11] = 1, ot[14] = 1, ot[15] = 1, ot[16] = 1, ot[17] = 1, 
  ot[18] = 1, ot[19] = 1, ot[25] = 1, ot[27] = 1, ot[28] = 1, ot[29] = 1;
  const rt = new Uint8Array(37);
  function isTestNegation(t) {
   return 0 === t.token && t.keywordEligible && "!" === t.value;
  }
  rt[9] = 1, rt[11] = 1, rt[32] = 1, rt[17] = 1, rt[19] = 1, rt[25] = 1, rt[34] = 1;
  const nt = new Uint8Array(37);
  nt[0] = 1, nt[1] = 1, nt[12] = 1, nt[8] = 1, nt[10] = 1, nt[31] = 1, nt[13] = 1, 
  nt[20] = 1, nt[21] = 1, nt[22] = 1, nt[24] = 1, nt[26] = 1, nt[30] = 1, nt[34] = 1, 
  nt[35] = 1, nt[36] = 1;
  const ht = {
   "-a": 1,
   "-b": 1,
   "-c": 1,
   "-d": 1,
   "-e": 1,
   "-f": 1,
   "-g": 1,
   "-h": 1,
   "-k": 1,
   "-p": 1,
   "-r": 1,
   "-s": 1,
   "-t": 1,
   "-u": 1,
   "-v": 1,
   "-w": 1,
   "-x": 1,
   "-z": 1,
   "-n": 1,
   "-o": 1,
   "-N": 1,
   "-S": 1,
   "-L": 1,
   "-G": 1,
   "-O": 1,
   "-R": 1
  }, at = {
   "==": 1,
   "!=": 1,
   "=~": 1,
   "=": 1,
   "-eq": 1,
   "-ne": 1,
   "-lt": 1,
   "-le": 1,
   "-gt": 1,
   "-ge": 1,
   "-nt": 1,
   "-ot": 1,
   "-ef": 1,
   "<": 1,
   ">": 1
  }, ct = [], dt = [], pt = [];
  function parse(t) {
   return new Parser(t, 0, t.length).run();
  }
  class SubstitutionLexer extends Lexer {
   boundaries;
   pending;
   context;
   constructor(t, s, e, i, o, r = !0) {
    super(t, s.start, s.end, r, o), this._nestingDepth = s.depth, this.boundaries = e, 
    this.pending = i, this.context = o;
   }
   fork(t, s, e = !1) {
    return new SubstitutionLexer(this.getSource(), {
     start: t,
     end: s,
     depth: this._nestingDepth
    }, this.boundaries, this.pending, this.context, e);
   }
   findSubstitutionEnd(t, s, e = this._nestingDepth + 1) {
    const i = this.context.boundaries?.get(t);
    if (void 0 !== i) return i <= s ? i : -1;
    const o = this.boundaries.get(t);
    return void 0 !== o ? o <= s ? o : -1 : (this.boundaries.has(t) || (this.boundaries.set(t, void 0), 
    this.pending.push({
     start: t,
     end: s,
     depth: e
    })), -1);
   }
  }
  class Parser {
   tok;
   source;
   start;
   end;
   depth;
   errors=null;
   syntaxDepth=0;
   constructor(t, s, e, i = 0, o = !1, r, n) {
    this.tok = r ?? new Lexer(t, s, e, o, createSubstitutionContext(n)), this.tok._nestingDepth = i, 
    this.source = t, this.start = s, this.end = e, this.depth = i;
   }
   run() {
    const t = this.start;
    let s;
    if (this.depth > o && this.error("maximum substitution nesting depth exceeded", t), 
    0 === t && 35 === this.source.charCodeAt(0) && 33 === this.source.charCodeAt(1)) {
     const t = this.source.indexOf("\n");
     s = -1 === t ? this.source : this.source.slice(0, t);
    }
    const e = this.list();
    for (;;) {
     const t = this.tok.peek(1);
     if (t.token === z) break;
     if (this.unexpectedToken(t), !ot[t.token] && t.token !== U) break;
     this.tok.next(1);
     let s = this.tok.peek(1).token;
     if (2 !== s && 3 !== s && 7 !== s) break;
     for (;2 === s || 3 === s || 7 === s; ) this.tok.next(1), s = this.tok.peek(1).token;
     const i = this.list();
     for (let t = 0; t < i.length; t++) e.push(i[t]);
    }
    const i = this.tok._errors;
    if (null !== i && i.length > 0) {
     const t = this.errors ?? (this.errors = []);
     for (let s = 0; s < i.length; s++) t.push(i[s]);
    }
    return null !== this.errors && this.errors.length > 1 && this.errors.sort((t, s) => t.pos - s.pos), 
    {
     type: "Script",
     pos: t,
     end: this.end,
     shebang: s,
     commands: e,
     errors: this.errors ?? void 0
    };
   }
   error(t, s) {
    (this.errors ?? (this.errors = [])).push({
     message: t,
     pos: s
    });
   }
   unexpectedToken(t) {
    this.error(`unexpected token '${3 === t.token ? "newline" : t.value}'`, t.pos);
   }
   findSubstitutionEnd() {
    return this.list(), this.acceptEnd(9);
   }
   skipSemi() {
    2 === this.tok.peek(0).token && this.tok.next(0);
   }
   accept(t, s = 0) {
    return this.tok.peek(s).token === t ? this.tok.next(s) : null;
   }
   acceptEnd(t, s = 0) {
    return this.tok.peek(s).token === t ? this.tok.next(s).end : -1;
   }
   skipNewlines(t = 0) {
    for (;3 === this.tok.peek(t).token; ) this.tok.next(t);
   }
   doBody(t) {
    const s = this.list(), e = t ? this.emptyListPos(s) : -1;
    return e >= 0 && this.error("expected command after 'do'", e), s;
   }
   emptyListPos(t) {
    return 0 === t.length ? this.tok.peek(1).pos : -1;
   }
   makeStatement(t) {
    return {
     type: "Statement",
     pos: t.pos,
     end: t.end,
     command: t,
     background: void 0
    };
   }
   list() {
    const t = [];
    this.skipNewlines(1);
    let s = this.tok.peek(1).token;
    if (ot[s] || !nt[s]) return t;
    const e = this.andOr();
    for (e && t.push(this.makeStatement(e)); s = this.tok.peekFollow(rt).token, 2 === s || 3 === s || 7 === s; ) {
     const e = 7 === s, i = this.tok.next(0).end;
     if (e) {
      const s = t[t.length - 1];
      s.background = !0, s.end = i;
     }
     if (this.skipNewlines(1), s = this.tok.peek(1).token, ot[s] || !nt[s]) break;
     const o = this.andOr();
     o && t.push(this.makeStatement(o));
    }
    return t;
   }
   andOr() {
    const t = this.pipeline();
    if (!t) return null;
    let s = this.tok.peek(0).token;
    if (5 !== s && 6 !== s) return t;
    const e = [ t ], i = [];
    do {
     const t = this.tok.next(0), o = 5 === t.token ? "&&" : "||";
     this.skipNewlines(1);
     const r = this.pipeline();
     if (!r) {
      this.error(`expected command after '${o}'`, t.end);
      break;
     }
     i.push(o), e.push(r), s = this.tok.peek(0).token;
    } while (5 === s || 6 === s);
    return {
     type: "AndOr",
     pos: t.pos,
     end: e[e.length - 1].end,
     commands: e,
     operators: i
    };
   }
   withRedirects(t) {
    const s = this.collectTrailingRedirects();
    return 0 === s.length ? t : {
     type: "Redirected",
     pos: t.pos,
     end: s[s.length - 1].end,
     command: t,
     redirects: s
    };
   }
   pipeline() {
    let t;
    for (;;) {
     const s = this.tok.peek(1), e = 0 === s.token && s.keywordEligible && "time" === s.value;
     if (12 !== s.token && !e) break;
     const i = this.tok.next(1), o = i.pos, r = i.end;
     let n, h;
     if (e) {
      let t = this.tok.peek(1);
      0 === t.token && t.keywordEligible && "-p" === t.value && (this.tok.next(1), n = {
       pos: t.pos,
       end: t.end
      }, t = this.tok.peek(1)), 0 === t.token && t.keywordEligible && "--" === t.value && (this.tok.next(1), 
      h = {
       pos: t.pos,
       end: t.end
      });
     }
     void 0 === t && (t = []), t.push(e ? {
      type: "Time",
      pos: o,
      end: h?.end ?? n?.end ?? r,
      keywordEnd: r,
      posix: n,
      endOfOptions: h
     } : {
      type: "Negation",
      pos: o,
      end: r
     });
    }
    const s = this.pipelineCommands();
    if (!t) return s;
    const e = t[0].pos;
    return "Pipeline" === s?.type ? (s.prefixes = t, s.pos = e, s) : {
     type: "Pipeline",
     pos: e,
     end: s ? s.end : t[t.length - 1].end,
     prefixes: t,
     commands: s ? [ s ] : [],
     operators: []
    };
   }
   pipelineCommands() {
    const t = this.command();
    if (!t) return null;
    if (4 !== this.tok.peek(0).token) return t;
    const s = [ t ], e = [];
    for (;4 === this.tok.peek(0).token; ) {
     const t = this.tok.next(0), i = "|&" === t.value ? "|&" : "|";
     this.skipNewlines(1);
     const o = this.command();
     if (!o) {
      this.error(`expected command after '${i}'`, t.end);
      break;
     }
     e.push(i), s.push(o);
    }
    return 1 === s.length ? s[0] : {
     type: "Pipeline",
     pos: t.pos,
     end: s[s.length - 1].end,
     prefixes: dt,
     commands: s,
     operators: e
    };
   }
   command() {
    let t;
    switch (this.tok.peek(1).token) {
    case 8:
     t = this.subshell();
     break;

    case N:
     t = this.braceGroup();
     break;

    case 13:
     t = this.ifClause();
     break;

    case 20:
     t = this.forClause();
     break;

    case 21:
     t = this.whileClause();
     break;

    case 22:
     t = this.untilClause();
     break;

    case 24:
     t = this.caseClause();
     break;

    case 26:
     return this.functionDef();

    case 30:
     t = this.selectClause();
     break;

    case 31:
     t = this.testCommand();
     break;

    case 34:
     t = this.arithCommand();
     break;

    case 35:
     return this.coprocCommand();

    case 0:
    case 1:
    case J:
     return this.simpleCommandOrFunction(!1);

    default:
     return null;
    }
    return this.withRedirects(t);
   }
   collectTrailingRedirects() {
    let t = ct;
    for (;this.tok.peekFollow(rt).token === J; ) t === ct && (t = []), t.push(this.readRedirect(0));
    return t;
   }
   arithCommand() {
    const t = this.tok.next(1);
    return new ArithmeticCommandImpl(t.pos, t.end, t.value, this.source, this.depth, this.tok.getSubstitutionContext());
   }
   coprocCommand() {
    const t = this.tok.next(1), s = t.pos, e = this.tok.peek(1);
    let i;
    if (0 === e.token) {
     const t = this.tok.fork(e.end, this.end);
     switch (t.peek(1).token) {
     case 8:
      t.next(1), 9 !== t.peek(0).token && (i = this.readWord(1));
      break;

     case N:
     case 13:
     case 20:
     case 21:
     case 22:
     case 24:
     case 30:
     case 31:
     case 34:
      i = this.readWord(1);
     }
    }
    const o = 0 === e.token && void 0 === i ? this.simpleCommandOrFunction(!0) : this.command();
    if (o && "Function" !== o.type && "Coproc" !== o.type) return {
     type: "Coproc",
     pos: s,
     end: o.end,
     name: i,
     body: o
    };
    this.error("expected command after 'coproc'", o?.pos ?? t.end);
    const r = o ? this.makeCompoundList([ this.makeStatement(o) ]) : {
     type: "CompoundList",
     pos: t.end,
     end: t.end,
     commands: []
    };
    return {
     type: "Coproc",
     pos: s,
     end: r.end,
     name: i,
     body: r
    };
   }
   subshell() {
    return this.subshellBody(this.tok.next(1).pos);
   }
   subshellBody(t) {
    if (this.syntaxDepth >= o) {
     this.error("maximum subshell nesting depth exceeded", t);
     const s = this.tok.skipSubshellBody();
     return s < 0 && this.error("expected ')' to close subshell", this.tok.getPos()), 
     {
      type: "Subshell",
      pos: t,
      end: s >= 0 ? s : t,
      body: this.makeCompoundList([])
     };
    }
    this.syntaxDepth++;
    const s = this.list();
    this.syntaxDepth--, 0 === s.length && this.error("expected command in subshell", t);
    const e = this.acceptEnd(9, 0);
    return e < 0 && this.error("expected ')' to close subshell", this.tok.getPos()), 
    {
     type: "Subshell",
     pos: t,
     end: e >= 0 ? e : t,
     body: this.makeCompoundList(s)
    };
   }
   braceGroup() {
    const t = this.tok.next(1).pos;
    if (this.syntaxDepth >= o) {
     this.error("maximum brace group nesting depth exceeded", t);
     const s = this.tok.skipCompoundBody(H);
     return s < 0 && this.error("expected '}' to close brace group", this.tok.getPos()), 
     {
      type: "BraceGroup",
      pos: t,
      end: s >= 0 ? s : t,
      body: this.makeCompoundList([])
     };
    }
    this.syntaxDepth++;
    const s = this.list();
    this.syntaxDepth--, 0 === s.length && this.error("expected command in brace group", t);
    const e = this.acceptEnd(H, 0);
    return e < 0 && this.error("expected '}' to close brace group", this.tok.getPos()), 
    {
     type: "BraceGroup",
     pos: t,
     end: e >= 0 ? e : t,
     body: this.makeCompoundList(s)
    };
   }
   ifClause() {
    const t = this.tok.next(1).pos;
    if (this.syntaxDepth >= o) {
     this.error("maximum if nesting depth exceeded", t);
     const s = this.tok.skipCompoundBody(17);
     return s < 0 && this.error("expected 'fi' to close 'if'", this.tok.getPos()), {
      type: "If",
      pos: t,
      end: s >= 0 ? s : t,
      clause: this.makeCompoundList([]),
      then: this.makeCompoundList([]),
      elif: pt,
      else: void 0
     };
    }
    let s;
    this.syntaxDepth++;
    let e = t;
    for (;;) {
     const i = this.list(), o = this.emptyListPos(i), r = this.makeCompoundList(i);
     this.skipSemi();
     const n = this.accept(14, 1);
     n ? o >= 0 && this.error(`expected command after '${e === t ? "if" : "elif"}'`, o) : this.error("expected 'then'", this.tok.getPos());
     const h = this.list(), a = this.makeCompoundList(h);
     n && 0 === h.length && (this.error("expected command after 'then'", this.tok.peek(1).pos), 
     a.pos = n.end, a.end = n.end), s ? (s.elif === pt && (s.elif = []), s.elif.push({
      type: "Elif",
      pos: e,
      end: a.end,
      clause: r,
      then: a
     })) : s = {
      type: "If",
      pos: t,
      end: t,
      clause: r,
      then: a,
      elif: pt,
      else: void 0
     }, this.skipSemi();
     const c = this.accept(16, 1);
     if (!c) break;
     e = c.pos;
    }
    if (this.accept(15, 1)) {
     const t = this.list(), e = this.emptyListPos(t);
     e >= 0 && this.error("expected command after 'else'", e), s.else = this.makeCompoundList(t), 
     this.skipSemi();
    }
    const i = this.acceptEnd(17, 1);
    return i < 0 && this.error("expected 'fi' to close 'if'", this.tok.getPos()), s.end = i >= 0 ? i : e, 
    this.syntaxDepth--, s;
   }
   forClause() {
    const t = this.tok.next(1).pos;
    if (8 === this.tok.peek(0).token) return this.cStyleFor(t);
    const s = this.readRequiredWord("for");
    let e;
    if (this.skipNewlines(1), this.tok.peek(1).token === U) for (this.tok.next(1), e = []; 0 === this.tok.peek(0).token; ) e.push(this.readWord(0));
    if (this.skipSemi(), this.skipNewlines(1), this.tok.peek(1).token === N) {
     const i = this.braceGroup();
     return {
      type: "For",
      pos: t,
      end: i.end,
      name: s,
      wordlist: e,
      body: i.body
     };
    }
    const i = null !== this.accept(q, 1);
    if (i || this.error("expected 'do'", this.tok.getPos()), this.syntaxDepth >= o) {
     this.error("maximum for nesting depth exceeded", t);
     const i = this.tok.skipCompoundBody(V);
     return i < 0 && this.error("expected 'done' to close 'for'", this.tok.getPos()), 
     {
      type: "For",
      pos: t,
      end: i >= 0 ? i : t,
      name: s,
      wordlist: e,
      body: this.makeCompoundList([])
     };
    }
    this.syntaxDepth++;
    const r = this.doBody(i);
    this.syntaxDepth--, this.skipSemi();
    const n = this.acceptEnd(V, 1);
    return n < 0 && this.error("expected 'done' to close 'for'", this.tok.getPos()), 
    {
     type: "For",
     pos: t,
     end: n >= 0 ? n : t,
     name: s,
     wordlist: e,
     body: this.makeCompoundList(r)
    };
   }
   cStyleFor(t) {
    const [s, e, i, r, n, h] = this.tok.readCStyleForExprs();
    if (2 === this.tok.peek(1).token && this.tok.next(1), this.skipNewlines(1), this.tok.peek(1).token === N) {
     const o = this.braceGroup();
     return new ArithmeticForImpl(t, o.end, o.body, s, e, i, r, n, h, this.source, this.depth, this.tok.getSubstitutionContext());
    }
    const a = null !== this.accept(q, 1);
    if (a || this.error("expected 'do'", this.tok.getPos()), this.syntaxDepth >= o) {
     this.error("maximum for nesting depth exceeded", t);
     const o = this.tok.skipCompoundBody(V);
     return o < 0 && this.error("expected 'done' to close 'for'", this.tok.getPos()), 
     new ArithmeticForImpl(t, o >= 0 ? o : t, this.makeCompoundList([]), s, e, i, r, n, h, this.source, this.depth, this.tok.getSubstitutionContext());
    }
    this.syntaxDepth++;
    const c = this.doBody(a);
    this.syntaxDepth--;
    const d = this.acceptEnd(V, 1);
    return d < 0 && this.error("expected 'done' to close 'for'", this.tok.getPos()), 
    new ArithmeticForImpl(t, d >= 0 ? d : t, this.makeCompoundList(c), s, e, i, r, n, h, this.source, this.depth, this.tok.getSubstitutionContext());
   }
   whileClause() {
    return this.whileOrUntil("while");
   }
   untilClause() {
    return this.whileOrUntil("until");
   }
   whileOrUntil(t) {
    const s = this.tok.next(1).pos;
    if (this.syntaxDepth >= o) {
     this.error(`maximum ${t} nesting depth exceeded`, s);
     const e = this.tok.skipCompoundBody(V);
     return e < 0 && this.error(`expected 'done' to close '${t}'`, this.tok.getPos()), 
     {
      type: "While",
      pos: s,
      end: e >= 0 ? e : s,
      kind: t,
      clause: this.makeCompoundList([]),
      body: this.makeCompoundList([])
     };
    }
    this.syntaxDepth++;
    const e = this.list(), i = this.emptyListPos(e), r = this.makeCompoundList(e);
    this.skipSemi();
    const n = null !== this.accept(q, 1);
    n ? i >= 0 && this.error(`expected command after '${t}'`, i) : this.error("expected 'do'", this.tok.getPos());
    const h = this.doBody(n);
    this.skipSemi();
    const a = this.acceptEnd(V, 1);
    a < 0 && this.error(`expected 'done' to close '${t}'`, this.tok.getPos());
    const c = a >= 0 ? a : s;
    return this.syntaxDepth--, {
     type: "While",
     pos: s,
     end: c,
     kind: t,
     clause: r,
     body: this.makeCompoundList(h)
    };
   }
   caseClause() {
    const t = this.tok.next(1).pos, s = this.readRequiredWord("case");
    if (this.skipNewlines(1), this.accept(U, 1) || this.error("expected 'in' after 'case' word", this.tok.getPos()), 
    this.skipNewlines(7), this.syntaxDepth >= o) {
     this.error("maximum case nesting depth exceeded", t);
     const e = this.tok.skipCompoundBody(F);
     return e < 0 && this.error("expected 'esac' to close 'case'", this.tok.getPos()), 
     {
      type: "Case",
      pos: t,
      end: e >= 0 ? e : t,
      word: s,
      items: []
     };
    }
    this.syntaxDepth++;
    const e = [];
    let i = !1, r = this.tok.peek(7).token;
    for (;r !== F && r !== z; ) {
     const t = this.tok.peek(0).pos;
     this.accept(8, 0);
     const s = [];
     let o = !0, n = this.tok.peek(0);
     for (;9 !== n.token && n.token !== z; ) {
      n.token === (o ? 0 : 4) ? o = !o : i || (this.unexpectedToken(n), i = !0);
      const t = this.tok.next(0);
      0 === t.token && s.push(this.toWord(t)), n = this.tok.peek(0);
     }
     o && 9 === n.token && !i && (this.unexpectedToken(n), i = !0);
     const h = this.acceptEnd(9, 0), a = this.list(), c = h >= 0 ? h : s.length > 0 ? s[s.length - 1].end : t, d = {
      type: "CaseItem",
      pos: t,
      end: a.length > 0 ? a[a.length - 1].end : c,
      pattern: s,
      body: a.length > 0 ? this.makeCompoundList(a) : {
       type: "CompoundList",
       pos: c,
       end: c,
       commands: []
      },
      terminator: void 0
     }, p = this.tok.peek(1);
     if (r = p.token, 27 === r || 28 === r || 29 === r) {
      const t = this.tok.next(1);
      d.terminator = et[t.token], d.end = t.end;
     } else r === F || r === z || i || (this.unexpectedToken(p), i = !0);
     e.push(d), this.skipNewlines(7), r = this.tok.peek(7).token;
    }
    const n = this.acceptEnd(F, 1);
    n < 0 && this.error("expected 'esac' to close 'case'", this.tok.getPos());
    const h = n >= 0 ? n : t;
    return this.syntaxDepth--, {
     type: "Case",
     pos: t,
     end: h,
     word: s,
     items: e
    };
   }
   selectClause() {
    const t = this.tok.next(1).pos, s = this.readRequiredWord("select");
    let e;
    if (this.skipNewlines(1), this.tok.peek(1).token === U) for (this.tok.next(1), e = []; 0 === this.tok.peek(0).token; ) e.push(this.readWord(0));
    if (this.skipSemi(), this.skipNewlines(1), this.tok.peek(1).token === N) {
     const i = this.braceGroup();
     return {
      type: "Select",
      pos: t,
      end: i.end,
      name: s,
      wordlist: e,
      body: i.body
     };
    }
    const i = null !== this.accept(q, 1);
    if (i || this.error("expected 'do'", this.tok.getPos()), this.syntaxDepth >= o) {
     this.error("maximum select nesting depth exceeded", t);
     const i = this.tok.skipCompoundBody(V);
     return i < 0 && this.error("expected 'done' to close 'select'", this.tok.getPos()), 
     {
      type: "Select",
      pos: t,
      end: i >= 0 ? i : t,
      name: s,
      wordlist: e,
      body: this.makeCompoundList([])
     };
    }
    this.syntaxDepth++;
    const r = this.doBody(i);
    this.syntaxDepth--, this.skipSemi();
    const n = this.acceptEnd(V, 1);
    return n < 0 && this.error("expected 'done' to close 'select'", this.tok.getPos()), 
    {
     type: "Select",
     pos: t,
     end: n >= 0 ? n : t,
     name: s,
     wordlist: e,
     body: this.makeCompoundList(r)
    };
   }
   testCommand() {
    const t = this.tok.next(1).pos, s = this.parseTestOr(), e = this.acceptEnd(32, 2);
    return e < 0 && this.error("expected ']]' to close '[['", this.tok.getPos()), {
     type: "TestCommand",
     pos: t,
     end: e >= 0 ? e : t,
     expression: s
    };
   }
   parseTestOr() {
    const t = this.parseTestAnd();
    if (6 !== this.tok.peek(2).token) return t;
    const s = [ t ];
    do {
     this.tok.next(2), s.push(this.parseTestAnd());
    } while (6 === this.tok.peek(2).token);
    return {
     type: "TestLogical",
     pos: t.pos,
     end: s[s.length - 1].end,
     operator: "||",
     operands: s
    };
   }
   parseTestAnd() {
    const t = this.parseTestNot();
    if (5 !== this.tok.peek(2).token) return t;
    const s = [ t ];
    do {
     this.tok.next(2), s.push(this.parseTestNot());
    } while (5 === this.tok.peek(2).token);
    return {
     type: "TestLogical",
     pos: t.pos,
     end: s[s.length - 1].end,
     operator: "&&",
     operands: s
    };
   }
   parseTestNot() {
    let t = this.tok.peek(2);
    if (!isTestNegation(t)) return this.parseTestPrimary();
    const s = [];
    for (;isTestNegation(t); ) {
     const e = this.tok.next(2);
     s.push({
      type: "Negation",
      pos: e.pos,
      end: e.end
     }), t = this.tok.peek(2);
    }
    const e = this.parseTestPrimary();
    return {
     type: "TestNot",
     pos: s[0].pos,
     end: e.end,
     negations: s,
     operand: e
    };
   }
   parseTestPrimary() {
    if (8 === this.tok.peek(2).token) {
     const t = this.tok.next(2).pos;
     if (this.syntaxDepth >= o) {
      this.error("maximum test group nesting depth exceeded", t);
      const s = this.tok.skipTestGroup();
      return s < 0 && this.error("expected ')' to close test group", this.tok.getPos()), 
      {
       type: "TestGroup",
       pos: t,
       end: s >= 0 ? s : t,
       expression: {
        type: "TestUnary",
        pos: t,
        end: t,
        operator: "-n",
        operand: new WordImpl("", t, t)
       }
      };
     }
     this.syntaxDepth++;
     const s = this.parseTestOr();
     this.syntaxDepth--;
     const e = this.acceptEnd(9, 2);
     return e < 0 && this.error("expected ')' to close test group", this.tok.getPos()), 
     {
      type: "TestGroup",
      pos: t,
      end: e >= 0 ? e : t,
      expression: s
     };
    }
    const t = this.tok.next(2);
    5 !== t.token && 6 !== t.token || this.unexpectedToken(t);
    const s = t.value, e = t.pos, i = t.end;
    if (t.keywordEligible && 1 === ht[s]) {
     if (0 === this.tok.peek(2).token) {
      const t = this.readTestOperand();
      return {
       type: "TestUnary",
       pos: e,
       end: t.end,
       operator: s,
       operand: t
      };
     }
     return this.error("expected operand after unary test operator", i), {
      type: "TestUnary",
      pos: e,
      end: i,
      operator: s,
      operand: new WordImpl("", i, i)
     };
    }
    const r = this.tok.peek(2);
    if (0 === r.token && r.keywordEligible && 1 === at[r.value]) {
     const s = this.tok.next(2).value;
     let o;
     if ("=~" === s) {
      const t = this.tok.readTestRegexWord();
      o = new WordImpl(this.source.slice(t.pos, t.end), t.pos, t.end, this.source, embeddedPartsResolver(this.tok.getSubstitutionContext()), this.depth);
     } else o = this.readTestOperand();
     const r = this.toWordFromPosEnd(t, e, i);
     return {
      type: "TestBinary",
      pos: e,
      end: o.end,
      operator: s,
      left: r,
      right: o
     };
    }
    const n = this.toWordFromPosEnd(t, e, i);
    return {
     type: "TestUnary",
     pos: e,
     end: n.end,
     operator: "-n",
     operand: n
    };
   }
   readTestOperand() {
    const t = this.tok.next(2);
    return !t.keywordEligible || "<" !== t.value && ">" !== t.value || this.error(`unexpected argument '${t.value}' to conditional operator`, t.pos), 
    this.toWord(t);
   }
   functionDef() {
    const t = this.tok.next(1).pos, s = this.readWord(6);
    let e;
    if (8 === this.tok.peek(1).token) {
     const t = this.tok.next(1).pos;
     9 === this.tok.peek(1).token ? (this.tok.next(1), this.skipNewlines(1), e = this.commandAsBody()) : e = this.withRedirects(this.subshellBody(t));
    } else this.skipNewlines(1), e = this.commandAsBody();
    return {
     type: "Function",
     pos: t,
     end: e.end,
     name: s,
     body: e
    };
   }
   simpleCommandOrFunction(t) {
    const s = [], e = this.tok.peek(1).pos;
    let i = e, o = 1;
    for (;;) {
     const t = this.tok.peek(o).token;
     if (1 === t) {
      const t = this.tok.next(o);
      i = t.end, s.push(this.parseAssignment(t));
     } else {
      if (t !== J) break;
      {
       const t = this.readRedirect(o);
       s.push(t), i = t.end;
      }
     }
     o = 3;
    }
    if (0 !== this.tok.peek(0).token) return new CommandImpl(e, i, void 0, s, []);
    const r = this.tok.next(0), n = r.keywordEligible ? r.value : "", h = this.toWord(r);
    o = function(t) {
     switch (t.length) {
     case 5:
      return "local" === t || "alias" === t;

     case 6:
      return "export" === t;

     case 7:
      return "declare" === t || "typeset" === t;

     case 8:
      return "readonly" === t;

     default:
      return !1;
     }
    }(n) ? 4 : "eval" === n || "let" === n ? 8 : 0, i = h.end;
    const a = [];
    if (t) for (;1 === this.tok.peek(3).token; ) {
     const t = this.tok.next(3), s = 4 === o ? this.parseAssignment(t) : this.toWord(t);
     a.push(s), i = s.end;
    }
    if (8 === this.tok.peek(o).token && 0 === a.length && (this.tok.next(0), 9 === this.tok.peek(0).token)) {
     this.tok.next(0), this.skipNewlines(1);
     const t = this.commandAsBody();
     return {
      type: "Function",
      pos: h.pos,
      end: t.end,
      name: h,
      body: t
     };
    }
    for (;;) {
     const t = this.tok.peek(o).token;
     if (0 === t || 1 === t) {
      const s = this.tok.next(o), e = 1 === t ? this.parseAssignment(s) : this.toWord(s);
      a.push(e), i = e.end;
     } else {
      if (t !== J) break;
      {
       const t = this.readRedirect(o);
       a.push(t), i = t.end;
      }
     }
    }
    return new CommandImpl(e, i, h, s, a);
   }
   readRedirect(t) {
    const s = this.tok.next(t), e = s.pos, i = s.end, o = void 0 !== s.fileDescriptor ? {
     type: "FileDescriptor",
     pos: e,
     end: s.descriptorEnd,
     value: s.fileDescriptor
    } : void 0 !== s.variableName ? {
     type: "FileDescriptorVariable",
     pos: e,
     end: s.descriptorEnd,
     name: s.variableName
    } : void 0, r = s.targetEnd > s.targetPos;
    if (r || this.error("expected redirect target", s.targetPos), "<<" === s.value || "<<-" === s.value) {
     const t = {
      type: "HereDoc",
      pos: e,
      end: i,
      operator: s.value,
      descriptor: o,
      delimiter: r ? {
       type: "HereDocDelimiter",
       pos: s.targetPos,
       end: s.targetEnd,
       text: this.source.slice(s.targetPos, s.targetEnd),
       value: s.content ?? "",
       quoted: s.delimiterQuoted
      } : void 0,
      body: new HereDocBodyImpl(this.source, i, s.delimiterQuoted, this.depth, this.tok.getSubstitutionContext()),
      closing: void 0
     };
     return r && this.tok.registerHereDocTarget(t), t;
    }
    const n = r ? new WordImpl(this.source.slice(s.targetPos, s.targetEnd), s.targetPos, s.targetEnd, this.source, wordPartsResolver(this.tok.getSubstitutionContext()), this.depth) : void 0;
    return "<<<" === s.value ? {
     type: "HereString",
     pos: e,
     end: i,
     operator: "<<<",
     descriptor: o,
     target: n
    } : {
     type: "Redirect",
     pos: e,
     end: i,
     operator: it[s.value] ?? ">",
     descriptor: o,
     target: n
    };
   }
   commandAsBody() {
    const t = this.command();
    return t && "Command" !== t.type && "Function" !== t.type && "Coproc" !== t.type ? t : (this.error("expected compound command as function body", t?.pos ?? this.tok.getPos()), 
    this.makeCompoundList(t ? [ this.makeStatement(t) ] : []));
   }
   readWord(t) {
    return this.toWord(this.tok.next(t));
   }
   readRequiredWord(t) {
    const s = this.tok.peek(0);
    return 0 === s.token ? this.toWord(this.tok.next(0)) : (s.token !== z && this.error(`expected word after '${t}'`, s.pos), 
    new WordImpl("", s.pos, s.pos));
   }
   toWord(t) {
    const s = t.raw ? t.value : this.source.slice(t.pos, t.end), e = t.raw && t.keywordEligible ? void 0 : this.source;
    return new WordImpl(s, t.pos, t.end, e, void 0 === e ? computeBareWordParts : wordPartsResolver(this.tok.getSubstitutionContext()), this.depth);
   }
   toWordFromPosEnd(t, s, e) {
    return t.pos === s && t.end === e ? this.toWord(t) : new WordImpl(this.source.slice(s, e), s, e, this.source, wordPartsResolver(this.tok.getSubstitutionContext()), this.depth);
   }
   parseAssignment(t) {
    const s = t.raw ? t.value : this.source.slice(t.pos, t.end);
    return new AssignmentImpl(s, t.pos, t.end, this.source, t.assignmentOperatorPos, this.depth, this.tok.getSubstitutionContext());
   }
   makeCompoundList(t) {
    const s = this.tok.getPos();
    return {
     type: "CompoundList",
     pos: t.length > 0 ? t[0].pos : s,
     end: t.length > 0 ? t[t.length - 1].end : s,
     commands: t
    };
   }
  }
 })
};
