"use strict";

exports.id = 8815, exports.ids = [ 8815 ], exports.modules = {
 57349: (function(e, t, n) {
  var s = n(41127), i = n(63301), o = n(84454), r = n(92223), a = n(87103), c = n(90334), l = n(13142);
  function resolveCollection(e, t, n, s, i, o) {
   const r = "block-map" === n.type ? a.resolveBlockMap(e, t, n, s, o) : "block-seq" === n.type ? c.resolveBlockSeq(e, t, n, s, o) : l.resolveFlowCollection(e, t, n, s, o), u = r.constructor;
   return "!" === i || i === u.tagName ? (r.tag = u.tagName, r) : (i && (r.tag = i), 
   r);
  }
  t.composeCollection = function(e, t, n, a, c) {
   const l = a.tag, u = l ? t.directives.tagName(l.source, e => c(l, "TAG_RESOLVE_FAILED", e)) : null;
   if ("block-seq" === n.type) {
    const {anchor: e, newlineAfterProp: t} = a, n = e && l ? e.offset > l.offset ? e : l : e ?? l;
    n && (!t || t.offset < n.offset) && c(n, "MISSING_CHAR", "Missing newline after block sequence props");
   }
   const f = "block-map" === n.type ? "map" : "block-seq" === n.type ? "seq" : "{" === n.start.source ? "map" : "seq";
   if (!l || !u || "!" === u || u === o.YAMLMap.tagName && "map" === f || u === r.YAMLSeq.tagName && "seq" === f) return resolveCollection(e, t, n, c, u);
   let h = t.schema.tags.find(e => e.tag === u && e.collection === f);
   if (!h) {
    const s = t.schema.knownTags[u];
    if (s?.collection !== f) return s ? c(l, "BAD_COLLECTION_TYPE", `${s.tag} used for ${f} collection, but expects ${s.collection ?? "scalar"}`, !0) : c(l, "TAG_RESOLVE_FAILED", `Unresolved tag: ${u}`, !0), 
    resolveCollection(e, t, n, c, u);
    t.schema.tags.push(Object.assign({}, s, {
     default: !1
    })), h = s;
   }
   const d = resolveCollection(e, t, n, c, u, h), p = h.resolve?.(d, e => c(l, "TAG_RESOLVE_FAILED", e), t.options) ?? d, m = s.isNode(p) ? p : new i.Scalar(p);
   return m.range = d.range, m.tag = u, h?.format && (m.format = h.format), m;
  };
 }),
 23683: (function(e, t, n) {
  var s = n(3021), i = n(45937), o = n(17788), r = n(34631);
  t.composeDoc = function(e, t, {offset: n, start: a, value: c, end: l}, u) {
   const f = Object.assign({
    _directives: t
   }, e), h = new s.Document(void 0, f), d = {
    atKey: !1,
    atRoot: !0,
    directives: h.directives,
    options: h.options,
    schema: h.schema
   }, p = r.resolveProps(a, {
    indicator: "doc-start",
    next: c ?? l?.[0],
    offset: n,
    onError: u,
    parentIndent: 0,
    startOnNewline: !0
   });
   p.found && (h.directives.docStart = !0, !c || "block-map" !== c.type && "block-seq" !== c.type || p.hasNewline || u(p.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker")), 
   h.contents = c ? i.composeNode(d, c, p, u) : i.composeEmptyNode(d, p.end, a, null, p, u);
   const m = h.contents.range[2], g = o.resolveEnd(l, m, !1, u);
   return g.comment && (h.comment = g.comment), h.range = [ n, m, g.offset ], h;
  };
 }),
 45937: (function(e, t, n) {
  var s = n(4065), i = n(41127), o = n(57349), r = n(5413), a = n(17788), c = n(22599);
  const l = {
   composeNode: composeNode,
   composeEmptyNode: composeEmptyNode
  };
  function composeNode(e, t, n, c) {
   const u = e.atKey, {spaceBefore: f, comment: h, anchor: d, tag: p} = n;
   let m, g = !0;
   switch (t.type) {
   case "alias":
    m = function({options: e}, {offset: t, source: n, end: i}, o) {
     const r = new s.Alias(n.substring(1));
     "" === r.source && o(t, "BAD_ALIAS", "Alias cannot be an empty string"), r.source.endsWith(":") && o(t + n.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
     const c = t + n.length, l = a.resolveEnd(i, c, e.strict, o);
     return r.range = [ t, c, l.offset ], l.comment && (r.comment = l.comment), r;
    }(e, t, c), (d || p) && c(t, "ALIAS_PROPS", "An alias node must not specify any properties");
    break;

   case "scalar":
   case "single-quoted-scalar":
   case "double-quoted-scalar":
   case "block-scalar":
    m = r.composeScalar(e, t, p, c), d && (m.anchor = d.source.substring(1));
    break;

   case "block-map":
   case "block-seq":
   case "flow-collection":
    try {
     m = o.composeCollection(l, e, t, n, c), d && (m.anchor = d.source.substring(1));
    } catch (e) {
     c(t, "RESOURCE_EXHAUSTION", e instanceof Error ? e.message : String(e));
    }
    break;

   default:
    c(t, "UNEXPECTED_TOKEN", "error" === t.type ? t.message : `Unsupported token (type: ${t.type})`), 
    g = !1;
   }
   return m ?? (m = composeEmptyNode(e, t.offset, void 0, null, n, c)), d && "" === m.anchor && c(d, "BAD_ALIAS", "Anchor cannot be an empty string"), 
   u && e.options.stringKeys && (!i.isScalar(m) || "string" != typeof m.value || m.tag && "tag:yaml.org,2002:str" !== m.tag) && c(p ?? t, "NON_STRING_KEY", "With stringKeys, all keys must be strings"), 
   f && (m.spaceBefore = !0), h && ("scalar" === t.type && "" === t.source ? m.comment = h : m.commentBefore = h), 
   e.options.keepSourceTokens && g && (m.srcToken = t), m;
  }
  function composeEmptyNode(e, t, n, s, {spaceBefore: i, comment: o, anchor: a, tag: l, end: u}, f) {
   const h = {
    type: "scalar",
    offset: c.emptyScalarPosition(t, n, s),
    indent: -1,
    source: ""
   }, d = r.composeScalar(e, h, l, f);
   return a && (d.anchor = a.source.substring(1), "" === d.anchor && f(a, "BAD_ALIAS", "Anchor cannot be an empty string")), 
   i && (d.spaceBefore = !0), o && (d.comment = o, d.range[2] = u), d;
  }
  t.composeEmptyNode = composeEmptyNode, t.composeNode = composeNode;
 }),
 5413: (function(e, t, n) {
  var s = n(41127), i = n(63301), o = n(48913), r = n(76842);
  t.composeScalar = function(e, t, n, a) {
   const {value: c, type: l, comment: u, range: f} = "block-scalar" === t.type ? o.resolveBlockScalar(e, t, a) : r.resolveFlowScalar(t, e.options.strict, a), h = n ? e.directives.tagName(n.source, e => a(n, "TAG_RESOLVE_FAILED", e)) : null;
   let d, p;
   d = e.options.stringKeys && e.atKey ? e.schema[s.SCALAR] : h ? function(e, t, n, i, o) {
    if ("!" === n) return e[s.SCALAR];
    const r = [];
    for (const t of e.tags) if (!t.collection && t.tag === n) {
     if (!t.default || !t.test) return t;
     r.push(t);
    }
    for (const e of r) if (e.test?.test(t)) return e;
    const a = e.knownTags[n];
    return a && !a.collection ? (e.tags.push(Object.assign({}, a, {
     default: !1,
     test: void 0
    })), a) : (o(i, "TAG_RESOLVE_FAILED", `Unresolved tag: ${n}`, "tag:yaml.org,2002:str" !== n), 
    e[s.SCALAR]);
   }(e.schema, c, h, n, a) : "scalar" === t.type ? function({atKey: e, directives: t, schema: n}, i, o, r) {
    const a = n.tags.find(t => (!0 === t.default || e && "key" === t.default) && t.test?.test(i)) || n[s.SCALAR];
    if (n.compat) {
     const e = n.compat.find(e => e.default && e.test?.test(i)) ?? n[s.SCALAR];
     a.tag !== e.tag && r(o, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${t.tagString(a.tag)} or ${t.tagString(e.tag)}`, !0);
    }
    return a;
   }(e, c, t, a) : e.schema[s.SCALAR];
   try {
    const o = d.resolve(c, e => a(n ?? t, "TAG_RESOLVE_FAILED", e), e.options);
    p = s.isScalar(o) ? o : new i.Scalar(o);
   } catch (e) {
    const s = e instanceof Error ? e.message : String(e);
    a(n ?? t, "TAG_RESOLVE_FAILED", s), p = new i.Scalar(c);
   }
   return p.range = f, p.source = c, l && (p.type = l), h && (p.tag = h), d.format && (p.format = d.format), 
   u && (p.comment = u), p;
  };
 }),
 89984: (function(e, t, n) {
  var s = n(932), i = n(61342), o = n(3021), r = n(91464), a = n(41127), c = n(23683), l = n(17788);
  function getErrorPos(e) {
   if ("number" == typeof e) return [ e, e + 1 ];
   if (Array.isArray(e)) return 2 === e.length ? e : [ e[0], e[1] ];
   const {offset: t, source: n} = e;
   return [ t, t + ("string" == typeof n ? n.length : 1) ];
  }
  function parsePrelude(e) {
   let t = "", n = !1, s = !1;
   for (let i = 0; i < e.length; ++i) {
    const o = e[i];
    switch (o[0]) {
    case "#":
     t += ("" === t ? "" : s ? "\n\n" : "\n") + (o.substring(1) || " "), n = !0, s = !1;
     break;

    case "%":
     "#" !== e[i + 1]?.[0] && (i += 1), n = !1;
     break;

    default:
     n || (s = !0), n = !1;
    }
   }
   return {
    comment: t,
    afterEmptyLine: s
   };
  }
  t.Composer = class {
   constructor(e = {}) {
    this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], 
    this.onError = (e, t, n, s) => {
     const i = getErrorPos(e);
     s ? this.warnings.push(new r.YAMLWarning(i, t, n)) : this.errors.push(new r.YAMLParseError(i, t, n));
    }, this.directives = new i.Directives({
     version: e.version || "1.2"
    }), this.options = e;
   }
   decorate(e, t) {
    const {comment: n, afterEmptyLine: s} = parsePrelude(this.prelude);
    if (n) {
     const i = e.contents;
     if (t) e.comment = e.comment ? `${e.comment}\n${n}` : n; else if (s || e.directives.docStart || !i) e.commentBefore = n; else if (a.isCollection(i) && !i.flow && i.items.length > 0) {
      let e = i.items[0];
      a.isPair(e) && (e = e.key);
      const t = e.commentBefore;
      e.commentBefore = t ? `${n}\n${t}` : n;
     } else {
      const e = i.commentBefore;
      i.commentBefore = e ? `${n}\n${e}` : n;
     }
    }
    if (t) {
     for (let t = 0; t < this.errors.length; ++t) e.errors.push(this.errors[t]);
     for (let t = 0; t < this.warnings.length; ++t) e.warnings.push(this.warnings[t]);
    } else e.errors = this.errors, e.warnings = this.warnings;
    this.prelude = [], this.errors = [], this.warnings = [];
   }
   streamInfo() {
    return {
     comment: parsePrelude(this.prelude).comment,
     directives: this.directives,
     errors: this.errors,
     warnings: this.warnings
    };
   }
   * compose(e, t = !1, n = -1) {
    for (const t of e) yield* this.next(t);
    yield* this.end(t, n);
   }
   * next(e) {
    switch (s.env.LOG_STREAM && console.dir(e, {
     depth: null
    }), e.type) {
    case "directive":
     this.directives.add(e.source, (t, n, s) => {
      const i = getErrorPos(e);
      i[0] += t, this.onError(i, "BAD_DIRECTIVE", n, s);
     }), this.prelude.push(e.source), this.atDirectives = !0;
     break;

    case "document":
     {
      const t = c.composeDoc(this.options, this.directives, e, this.onError);
      this.atDirectives && !t.directives.docStart && this.onError(e, "MISSING_CHAR", "Missing directives-end/doc-start indicator line"), 
      this.decorate(t, !1), this.doc && (yield this.doc), this.doc = t, this.atDirectives = !1;
      break;
     }

    case "byte-order-mark":
    case "space":
     break;

    case "comment":
    case "newline":
     this.prelude.push(e.source);
     break;

    case "error":
     {
      const t = e.source ? `${e.message}: ${JSON.stringify(e.source)}` : e.message, n = new r.YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", t);
      this.atDirectives || !this.doc ? this.errors.push(n) : this.doc.errors.push(n);
      break;
     }

    case "doc-end":
     {
      if (!this.doc) {
       const t = "Unexpected doc-end without preceding document";
       this.errors.push(new r.YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", t));
       break;
      }
      this.doc.directives.docEnd = !0;
      const t = l.resolveEnd(e.end, e.offset + e.source.length, this.doc.options.strict, this.onError);
      if (this.decorate(this.doc, !0), t.comment) {
       const e = this.doc.comment;
       this.doc.comment = e ? `${e}\n${t.comment}` : t.comment;
      }
      this.doc.range[2] = t.offset;
      break;
     }

    default:
     this.errors.push(new r.YAMLParseError(getErrorPos(e), "UNEXPECTED_TOKEN", `Unsupported token ${e.type}`));
    }
   }
   * end(e = !1, t = -1) {
    if (this.doc) this.decorate(this.doc, !0), yield this.doc, this.doc = null; else if (e) {
     const e = Object.assign({
      _directives: this.directives
     }, this.options), n = new o.Document(void 0, e);
     this.atDirectives && this.onError(t, "MISSING_CHAR", "Missing directives-end indicator line"), 
     n.range = [ 0, t, t ], this.decorate(n, !1), yield n;
    }
   }
  };
 }),
 87103: (function(e, t, n) {
  var s = n(57165), i = n(84454), o = n(34631), r = n(9499), a = n(74051), c = n(81187);
  const l = "All mapping items must start at the same column";
  t.resolveBlockMap = function({composeNode: e, composeEmptyNode: t}, n, u, f, h) {
   const d = new (h?.nodeClass ?? i.YAMLMap)(n.schema);
   n.atRoot && (n.atRoot = !1);
   let p = u.offset, m = null;
   for (const i of u.items) {
    const {start: h, key: g, sep: y, value: b} = i, v = o.resolveProps(h, {
     indicator: "explicit-key-ind",
     next: g ?? y?.[0],
     offset: p,
     onError: f,
     parentIndent: u.indent,
     startOnNewline: !0
    }), S = !v.found;
    if (S) {
     if (g && ("block-seq" === g.type ? f(p, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in g && g.indent !== u.indent && f(p, "BAD_INDENT", l)), 
     !v.anchor && !v.tag && !y) {
      m = v.end, v.comment && (d.comment ? d.comment += "\n" + v.comment : d.comment = v.comment);
      continue;
     }
     (v.newlineAfterProp || r.containsNewline(g)) && f(g ?? h[h.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
    } else v.found?.indent !== u.indent && f(p, "BAD_INDENT", l);
    n.atKey = !0;
    const w = v.end, k = g ? e(n, g, v, f) : t(n, w, h, null, v, f);
    n.schema.compat && a.flowIndentCheck(u.indent, g, f), n.atKey = !1, c.mapIncludes(n, d.items, k) && f(w, "DUPLICATE_KEY", "Map keys must be unique");
    const E = o.resolveProps(y ?? [], {
     indicator: "map-value-ind",
     next: b,
     offset: k.range[2],
     onError: f,
     parentIndent: u.indent,
     startOnNewline: !g || "block-scalar" === g.type
    });
    if (p = E.end, E.found) {
     S && ("block-map" !== b?.type || E.hasNewline || f(p, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings"), 
     n.options.strict && v.start < E.found.offset - 1024 && f(k.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));
     const o = b ? e(n, b, E, f) : t(n, p, y, null, E, f);
     n.schema.compat && a.flowIndentCheck(u.indent, b, f), p = o.range[2];
     const r = new s.Pair(k, o);
     n.options.keepSourceTokens && (r.srcToken = i), d.items.push(r);
    } else {
     S && f(k.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values"), 
     E.comment && (k.comment ? k.comment += "\n" + E.comment : k.comment = E.comment);
     const e = new s.Pair(k);
     n.options.keepSourceTokens && (e.srcToken = i), d.items.push(e);
    }
   }
   return m && m < p && f(m, "IMPOSSIBLE", "Map comment with trailing content"), d.range = [ u.offset, p, m ?? p ], 
   d;
  };
 }),
 48913: (function(e, t, n) {
  var s = n(63301);
  t.resolveBlockScalar = function(e, t, n) {
   const i = t.offset, o = function({offset: e, props: t}, n, s) {
    if ("block-scalar-header" !== t[0].type) return s(t[0], "IMPOSSIBLE", "Block scalar header not found"), 
    null;
    const {source: i} = t[0], o = i[0];
    let r = 0, a = "", c = -1;
    for (let t = 1; t < i.length; ++t) {
     const n = i[t];
     if (a || "-" !== n && "+" !== n) {
      const s = Number(n);
      !r && s ? r = s : -1 === c && (c = e + t);
     } else a = n;
    }
    -1 !== c && s(c, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${i}`);
    let l = !1, u = "", f = i.length;
    for (let e = 1; e < t.length; ++e) {
     const i = t[e];
     switch (i.type) {
     case "space":
      l = !0;

     case "newline":
      f += i.source.length;
      break;

     case "comment":
      n && !l && s(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters"), 
      f += i.source.length, u = i.source.substring(1);
      break;

     case "error":
      s(i, "UNEXPECTED_TOKEN", i.message), f += i.source.length;
      break;

     default:
      {
       s(i, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${i.type}`);
       const e = i.source;
       e && "string" == typeof e && (f += e.length);
      }
     }
    }
    return {
     mode: o,
     indent: r,
     chomp: a,
     comment: u,
     length: f
    };
   }(t, e.options.strict, n);
   if (!o) return {
    value: "",
    type: null,
    comment: "",
    range: [ i, i, i ]
   };
   const r = ">" === o.mode ? s.Scalar.BLOCK_FOLDED : s.Scalar.BLOCK_LITERAL, a = t.source ? function(e) {
    const t = e.split(/\n( *)/), n = t[0], s = n.match(/^( *)/), i = [ s?.[1] ? [ s[1], n.slice(s[1].length) ] : [ "", n ] ];
    for (let e = 1; e < t.length; e += 2) i.push([ t[e], t[e + 1] ]);
    return i;
   }(t.source) : [];
   let c = a.length;
   for (let e = a.length - 1; e >= 0; --e) {
    const t = a[e][1];
    if ("" !== t && "\r" !== t) break;
    c = e;
   }
   if (0 === c) {
    const e = "+" === o.chomp && a.length > 0 ? "\n".repeat(Math.max(1, a.length - 1)) : "";
    let n = i + o.length;
    return t.source && (n += t.source.length), {
     value: e,
     type: r,
     comment: o.comment,
     range: [ i, n, n ]
    };
   }
   let l = t.indent + o.indent, u = t.offset + o.length, f = 0;
   for (let t = 0; t < c; ++t) {
    const [s, i] = a[t];
    if ("" !== i && "\r" !== i) {
     if (s.length < l) {
      const e = "Block scalars with more-indented leading empty lines must use an explicit indentation indicator";
      n(u + s.length, "MISSING_CHAR", e);
     }
     0 === o.indent && (l = s.length), f = t, 0 !== l || e.atRoot || n(u, "BAD_INDENT", "Block scalar values in collections must be indented");
     break;
    }
    0 === o.indent && s.length > l && (l = s.length), u += s.length + i.length + 1;
   }
   for (let e = a.length - 1; e >= c; --e) a[e][0].length > l && (c = e + 1);
   let h = "", d = "", p = !1;
   for (let e = 0; e < f; ++e) h += a[e][0].slice(l) + "\n";
   for (let e = f; e < c; ++e) {
    let [t, i] = a[e];
    u += t.length + i.length + 1;
    const c = "\r" === i[i.length - 1];
    if (c && (i = i.slice(0, -1)), i && t.length < l) {
     const e = "Block scalar lines must not be less indented than their " + (o.indent ? "explicit indentation indicator" : "first line");
     n(u - i.length - (c ? 2 : 1), "BAD_INDENT", e), t = "";
    }
    r === s.Scalar.BLOCK_LITERAL ? (h += d + t.slice(l) + i, d = "\n") : t.length > l || "\t" === i[0] ? (" " === d ? d = "\n" : p || "\n" !== d || (d = "\n\n"), 
    h += d + t.slice(l) + i, d = "\n", p = !0) : "" === i ? "\n" === d ? h += "\n" : d = "\n" : (h += d + i, 
    d = " ", p = !1);
   }
   switch (o.chomp) {
   case "-":
    break;

   case "+":
    for (let e = c; e < a.length; ++e) h += "\n" + a[e][0].slice(l);
    "\n" !== h[h.length - 1] && (h += "\n");
    break;

   default:
    h += "\n";
   }
   const m = i + o.length + t.source.length;
   return {
    value: h,
    type: r,
    comment: o.comment,
    range: [ i, m, m ]
   };
  };
 }),
 90334: (function(e, t, n) {
  var s = n(92223), i = n(34631), o = n(74051);
  t.resolveBlockSeq = function({composeNode: e, composeEmptyNode: t}, n, r, a, c) {
   const l = new (c?.nodeClass ?? s.YAMLSeq)(n.schema);
   n.atRoot && (n.atRoot = !1), n.atKey && (n.atKey = !1);
   let u = r.offset, f = null;
   for (const {start: s, value: c} of r.items) {
    const h = i.resolveProps(s, {
     indicator: "seq-item-ind",
     next: c,
     offset: u,
     onError: a,
     parentIndent: r.indent,
     startOnNewline: !0
    });
    if (!h.found) {
     if (!(h.anchor || h.tag || c)) {
      f = h.end, h.comment && (l.comment = h.comment);
      continue;
     }
     "block-seq" === c?.type ? a(h.end, "BAD_INDENT", "All sequence items must start at the same column") : a(u, "MISSING_CHAR", "Sequence item without - indicator");
    }
    const d = c ? e(n, c, h, a) : t(n, h.end, s, null, h, a);
    n.schema.compat && o.flowIndentCheck(r.indent, c, a), u = d.range[2], l.items.push(d);
   }
   return l.range = [ r.offset, u, f ?? u ], l;
  };
 }),
 17788: (function(e, t) {
  t.resolveEnd = function(e, t, n, s) {
   let i = "";
   if (e) {
    let o = !1, r = "";
    for (const a of e) {
     const {source: e, type: c} = a;
     switch (c) {
     case "space":
      o = !0;
      break;

     case "comment":
      {
       n && !o && s(a, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
       const t = e.substring(1) || " ";
       i ? i += r + t : i = t, r = "";
       break;
      }

     case "newline":
      i && (r += e), o = !0;
      break;

     default:
      s(a, "UNEXPECTED_TOKEN", `Unexpected ${c} at node end`);
     }
     t += e.length;
    }
   }
   return {
    comment: i,
    offset: t
   };
  };
 }),
 13142: (function(e, t, n) {
  var s = n(41127), i = n(57165), o = n(84454), r = n(92223), a = n(17788), c = n(34631), l = n(9499), u = n(81187);
  const f = "Block collections are not allowed within flow collections", isBlock = e => e && ("block-map" === e.type || "block-seq" === e.type);
  t.resolveFlowCollection = function({composeNode: e, composeEmptyNode: t}, n, h, d, p) {
   const m = "{" === h.start.source, g = m ? "flow map" : "flow sequence", y = new (p?.nodeClass ?? (m ? o.YAMLMap : r.YAMLSeq))(n.schema);
   y.flow = !0;
   const b = n.atRoot;
   b && (n.atRoot = !1), n.atKey && (n.atKey = !1);
   let v = h.offset + h.start.source.length;
   for (let r = 0; r < h.items.length; ++r) {
    const a = h.items[r], {start: p, key: b, sep: S, value: w} = a, k = c.resolveProps(p, {
     flow: g,
     indicator: "explicit-key-ind",
     next: b ?? S?.[0],
     offset: v,
     onError: d,
     parentIndent: h.indent,
     startOnNewline: !1
    });
    if (!k.found) {
     if (!(k.anchor || k.tag || S || w)) {
      0 === r && k.comma ? d(k.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${g}`) : r < h.items.length - 1 && d(k.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${g}`), 
      k.comment && (y.comment ? y.comment += "\n" + k.comment : y.comment = k.comment), 
      v = k.end;
      continue;
     }
     !m && n.options.strict && l.containsNewline(b) && d(b, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
    }
    if (0 === r) k.comma && d(k.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${g}`); else if (k.comma || d(k.start, "MISSING_CHAR", `Missing , between ${g} items`), 
    k.comment) {
     let e = "";
     e: for (const t of p) switch (t.type) {
     case "comma":
     case "space":
      break;

     case "comment":
      e = t.source.substring(1);
      break e;

     default:
      break e;
     }
     if (e) {
      let t = y.items[y.items.length - 1];
      s.isPair(t) && (t = t.value ?? t.key), t.comment ? t.comment += "\n" + e : t.comment = e, 
      k.comment = k.comment.substring(e.length + 1);
     }
    }
    if (m || S || k.found) {
     n.atKey = !0;
     const s = k.end, r = b ? e(n, b, k, d) : t(n, s, p, null, k, d);
     isBlock(b) && d(r.range, "BLOCK_IN_FLOW", f), n.atKey = !1;
     const l = c.resolveProps(S ?? [], {
      flow: g,
      indicator: "map-value-ind",
      next: w,
      offset: r.range[2],
      onError: d,
      parentIndent: h.indent,
      startOnNewline: !1
     });
     if (l.found) {
      if (!m && !k.found && n.options.strict) {
       if (S) for (const e of S) {
        if (e === l.found) break;
        if ("newline" === e.type) {
         d(e, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
         break;
        }
       }
       k.start < l.found.offset - 1024 && d(l.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
      }
     } else w && ("source" in w && ":" === w.source?.[0] ? d(w, "MISSING_CHAR", `Missing space after : in ${g}`) : d(l.start, "MISSING_CHAR", `Missing , or : between ${g} items`));
     const E = w ? e(n, w, l, d) : l.found ? t(n, l.end, S, null, l, d) : null;
     E ? isBlock(w) && d(E.range, "BLOCK_IN_FLOW", f) : l.comment && (r.comment ? r.comment += "\n" + l.comment : r.comment = l.comment);
     const A = new i.Pair(r, E);
     if (n.options.keepSourceTokens && (A.srcToken = a), m) {
      const e = y;
      u.mapIncludes(n, e.items, r) && d(s, "DUPLICATE_KEY", "Map keys must be unique"), 
      e.items.push(A);
     } else {
      const e = new o.YAMLMap(n.schema);
      e.flow = !0, e.items.push(A);
      const t = (E ?? r).range;
      e.range = [ r.range[0], t[1], t[2] ], y.items.push(e);
     }
     v = E ? E.range[2] : l.end;
    } else {
     const s = w ? e(n, w, k, d) : t(n, k.end, S, null, k, d);
     y.items.push(s), v = s.range[2], isBlock(w) && d(s.range, "BLOCK_IN_FLOW", f);
    }
   }
   const S = m ? "}" : "]", [w, ...k] = h.end;
   let E = v;
   if (w?.source === S) E = w.offset + w.source.length; else {
    const e = g[0].toUpperCase() + g.substring(1);
    d(v, b ? "MISSING_CHAR" : "BAD_INDENT", b ? `${e} must end with a ${S}` : `${e} in block collection must be sufficiently indented and end with a ${S}`), 
    w && 1 !== w.source.length && k.unshift(w);
   }
   if (k.length > 0) {
    const e = a.resolveEnd(k, E, n.options.strict, d);
    e.comment && (y.comment ? y.comment += "\n" + e.comment : y.comment = e.comment), 
    y.range = [ h.offset, E, e.offset ];
   } else y.range = [ h.offset, E, E ];
   return y;
  };
 }),
 76842: (function(e, t, n) {
  var s = n(63301), i = n(17788);
  function unfoldLines(e) {
   const t = /(.*?)\r?\n/sy;
   let n, s, i = t.exec(e);
   if (!i) return e;
   try {
    n = new RegExp("(?<![ \t])[ \t]+$"), s = new RegExp("^[ \t]+|(?<![ \t])[ \t]+$", "g");
   } catch {
    n = /[ \t]+$/, s = /^[ \t]+|[ \t]+$/g;
   }
   let o = i[1].replace(n, ""), r = " ", a = t.lastIndex;
   for (;i = t.exec(e); ) {
    const e = i[1].replace(s, "");
    "" === e ? "\n" === r ? o += r : r = "\n" : (o += r + e, r = " "), a = t.lastIndex;
   }
   const c = /[ \t]*(.*)/sy;
   return c.lastIndex = a, i = c.exec(e), o + r + (i?.[1] ?? "");
  }
  function foldNewline(e, t) {
   let n = "", s = e[t + 1];
   for (;!(" " !== s && "\t" !== s && "\n" !== s && "\r" !== s || "\r" === s && "\n" !== e[t + 2]); ) "\n" === s && (n += "\n"), 
   s = e[(t += 1) + 1];
   return n || (n = " "), {
    fold: n,
    offset: t
   };
  }
  const o = {
   0: "\0",
   a: "\x07",
   b: "\b",
   e: "\x1b",
   f: "\f",
   n: "\n",
   r: "\r",
   t: "\t",
   v: "\v",
   N: "\x85",
   _: "\xa0",
   L: "\u2028",
   P: "\u2029",
   " ": " ",
   '"': '"',
   "/": "/",
   "\\": "\\",
   "\t": "\t"
  };
  function parseCharCode(e, t, n, s) {
   const i = e.substr(t, n), o = i.length === n && /^[0-9a-fA-F]+$/.test(i) ? parseInt(i, 16) : NaN;
   try {
    return String.fromCodePoint(o);
   } catch {
    const i = e.substr(t - 2, n + 2);
    return s(t - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), i;
   }
  }
  t.resolveFlowScalar = function(e, t, n) {
   const {offset: r, type: a, source: c, end: l} = e;
   let u, f;
   const _onError = (e, t, s) => n(r + e, t, s);
   switch (a) {
   case "scalar":
    u = s.Scalar.PLAIN, f = function(e, t) {
     let n = "";
     switch (e[0]) {
     case "\t":
      n = "a tab character";
      break;

     case ",":
      n = "flow indicator character ,";
      break;

     case "%":
      n = "directive indicator character %";
      break;

     case "|":
     case ">":
      n = `block scalar indicator ${e[0]}`;
      break;

     case "@":
     case "`":
      n = `reserved character ${e[0]}`;
     }
     return n && t(0, "BAD_SCALAR_START", `Plain value cannot start with ${n}`), unfoldLines(e);
    }(c, _onError);
    break;

   case "single-quoted-scalar":
    u = s.Scalar.QUOTE_SINGLE, f = function(e, t) {
     return "'" === e[e.length - 1] && 1 !== e.length || t(e.length, "MISSING_CHAR", "Missing closing 'quote"), 
     unfoldLines(e.slice(1, -1)).replace(/''/g, "'");
    }(c, _onError);
    break;

   case "double-quoted-scalar":
    u = s.Scalar.QUOTE_DOUBLE, f = function(e, t) {
     let n = "";
     for (let s = 1; s < e.length - 1; ++s) {
      const i = e[s];
      if ("\r" !== i || "\n" !== e[s + 1]) if ("\n" === i) {
       const {fold: t, offset: i} = foldNewline(e, s);
       n += t, s = i;
      } else if ("\\" === i) {
       let i = e[++s];
       const r = o[i];
       if (r) n += r; else if ("\n" === i) for (i = e[s + 1]; " " === i || "\t" === i; ) i = e[1 + ++s]; else if ("\r" === i && "\n" === e[s + 1]) for (i = e[1 + ++s]; " " === i || "\t" === i; ) i = e[1 + ++s]; else if ("x" === i || "u" === i || "U" === i) {
        const o = "x" === i ? 2 : "u" === i ? 4 : 8;
        n += parseCharCode(e, s + 1, o, t), s += o;
       } else {
        const i = e.substr(s - 1, 2);
        t(s - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${i}`), n += i;
       }
      } else if (" " === i || "\t" === i) {
       const t = s;
       let o = e[s + 1];
       for (;" " === o || "\t" === o; ) o = e[1 + ++s];
       "\n" === o || "\r" === o && "\n" === e[s + 2] || (n += s > t ? e.slice(t, s + 1) : i);
      } else n += i;
     }
     return '"' === e[e.length - 1] && 1 !== e.length || t(e.length, "MISSING_CHAR", 'Missing closing "quote'), 
     n;
    }(c, _onError);
    break;

   default:
    return n(e, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${a}`), 
    {
     value: "",
     type: null,
     comment: "",
     range: [ r, r + c.length, r + c.length ]
    };
   }
   const h = r + c.length, d = i.resolveEnd(l, h, t, n);
   return {
    value: f,
    type: u,
    comment: d.comment,
    range: [ r, h, d.offset ]
   };
  };
 }),
 34631: (function(e, t) {
  t.resolveProps = function(e, {flow: t, indicator: n, next: s, offset: i, onError: o, parentIndent: r, startOnNewline: a}) {
   let c = !1, l = a, u = a, f = "", h = "", d = !1, p = !1, m = null, g = null, y = null, b = null, v = null, S = null, w = null;
   for (const i of e) switch (p && ("space" !== i.type && "newline" !== i.type && "comma" !== i.type && o(i.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), 
   p = !1), m && (l && "comment" !== i.type && "newline" !== i.type && o(m, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), 
   m = null), i.type) {
   case "space":
    t || "doc-start" === n && "flow-collection" === s?.type || !i.source.includes("\t") || (m = i), 
    u = !0;
    break;

   case "comment":
    {
     u || o(i, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
     const e = i.source.substring(1) || " ";
     f ? f += h + e : f = e, h = "", l = !1;
     break;
    }

   case "newline":
    l ? f ? f += i.source : S && "seq-item-ind" === n || (c = !0) : h += i.source, l = !0, 
    d = !0, (g || y) && (b = i), u = !0;
    break;

   case "anchor":
    g && o(i, "MULTIPLE_ANCHORS", "A node can have at most one anchor"), i.source.endsWith(":") && o(i.offset + i.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", !0), 
    g = i, w ?? (w = i.offset), l = !1, u = !1, p = !0;
    break;

   case "tag":
    y && o(i, "MULTIPLE_TAGS", "A node can have at most one tag"), y = i, w ?? (w = i.offset), 
    l = !1, u = !1, p = !0;
    break;

   case n:
    (g || y) && o(i, "BAD_PROP_ORDER", `Anchors and tags must be after the ${i.source} indicator`), 
    S && o(i, "UNEXPECTED_TOKEN", `Unexpected ${i.source} in ${t ?? "collection"}`), 
    S = i, l = "seq-item-ind" === n || "explicit-key-ind" === n, u = !1;
    break;

   case "comma":
    if (t) {
     v && o(i, "UNEXPECTED_TOKEN", `Unexpected , in ${t}`), v = i, l = !1, u = !1;
     break;
    }

   default:
    o(i, "UNEXPECTED_TOKEN", `Unexpected ${i.type} token`), l = !1, u = !1;
   }
   const k = e[e.length - 1], E = k ? k.offset + k.source.length : i;
   return p && s && "space" !== s.type && "newline" !== s.type && "comma" !== s.type && ("scalar" !== s.type || "" !== s.source) && o(s.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), 
   m && (l && m.indent <= r || "block-map" === s?.type || "block-seq" === s?.type) && o(m, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), 
   {
    comma: v,
    found: S,
    spaceBefore: c,
    comment: f,
    hasNewline: d,
    anchor: g,
    tag: y,
    newlineAfterProp: b,
    end: E,
    start: w ?? E
   };
  };
 }),
 9499: (function(e, t) {
  t.containsNewline = function containsNewline(e) {
   if (!e) return null;
   switch (e.type) {
   case "alias":
   case "scalar":
   case "double-quoted-scalar":
   case "single-quoted-scalar":
    if (e.source.includes("\n")) return !0;
    if (e.end) for (const t of e.end) if ("newline" === t.type) return !0;
    return !1;

   case "flow-collection":
    for (const t of e.items) {
     for (const e of t.start) if ("newline" === e.type) return !0;
     if (t.sep) for (const e of t.sep) if ("newline" === e.type) return !0;
     if (containsNewline(t.key) || containsNewline(t.value)) return !0;
    }
    return !1;

   default:
    return !0;
   }
  };
 }),
 22599: (function(e, t) {
  t.emptyScalarPosition = function(e, t, n) {
   if (t) {
    n ?? (n = t.length);
    for (let s = n - 1; s >= 0; --s) {
     let n = t[s];
     switch (n.type) {
     case "space":
     case "comment":
     case "newline":
      e -= n.source.length;
      continue;
     }
     for (n = t[++s]; "space" === n?.type; ) e += n.source.length, n = t[++s];
     break;
    }
   }
   return e;
  };
 }),
 74051: (function(e, t, n) {
  var s = n(9499);
  t.flowIndentCheck = function(e, t, n) {
   if ("flow-collection" === t?.type) {
    const i = t.end[0];
    i.indent !== e || "]" !== i.source && "}" !== i.source || !s.containsNewline(t) || n(i, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
   }
  };
 }),
 81187: (function(e, t, n) {
  var s = n(41127);
  t.mapIncludes = function(e, t, n) {
   const {uniqueKeys: i} = e.options;
   if (!1 === i) return !1;
   const o = "function" == typeof i ? i : (e, t) => e === t || s.isScalar(e) && s.isScalar(t) && e.value === t.value;
   return t.some(e => o(e.key, n));
  };
 }),
 3021: (function(e, t, n) {
  var s = n(4065), i = n(40101), o = n(41127), r = n(57165), a = n(74043), c = n(45840), l = n(6829), u = n(71596), f = n(83661), h = n(42404), d = n(61342);
  class Document {
   constructor(e, t, n) {
    this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], 
    Object.defineProperty(this, o.NODE_TYPE, {
     value: o.DOC
    });
    let s = null;
    "function" == typeof t || Array.isArray(t) ? s = t : void 0 === n && t && (n = t, 
    t = void 0);
    const i = Object.assign({
     intAsBigInt: !1,
     keepSourceTokens: !1,
     logLevel: "warn",
     prettyErrors: !0,
     strict: !0,
     stringKeys: !1,
     uniqueKeys: !0,
     version: "1.2"
    }, n);
    this.options = i;
    let {version: r} = i;
    n?._directives ? (this.directives = n._directives.atDocument(), this.directives.yaml.explicit && (r = this.directives.yaml.version)) : this.directives = new d.Directives({
     version: r
    }), this.setSchema(r, n), this.contents = void 0 === e ? null : this.createNode(e, s, n);
   }
   clone() {
    const e = Object.create(Document.prototype, {
     [o.NODE_TYPE]: {
      value: o.DOC
     }
    });
    return e.commentBefore = this.commentBefore, e.comment = this.comment, e.errors = this.errors.slice(), 
    e.warnings = this.warnings.slice(), e.options = Object.assign({}, this.options), 
    this.directives && (e.directives = this.directives.clone()), e.schema = this.schema.clone(), 
    e.contents = o.isNode(this.contents) ? this.contents.clone(e.schema) : this.contents, 
    this.range && (e.range = this.range.slice()), e;
   }
   add(e) {
    assertCollection(this.contents) && this.contents.add(e);
   }
   addIn(e, t) {
    assertCollection(this.contents) && this.contents.addIn(e, t);
   }
   createAlias(e, t) {
    if (!e.anchor) {
     const n = u.anchorNames(this);
     e.anchor = !t || n.has(t) ? u.findNewAnchor(t || "a", n) : t;
    }
    return new s.Alias(e.anchor);
   }
   createNode(e, t, n) {
    let s;
    if ("function" == typeof t) e = t.call({
     "": e
    }, "", e), s = t; else if (Array.isArray(t)) {
     const keyToStr = e => "number" == typeof e || e instanceof String || e instanceof Number, e = t.filter(keyToStr).map(String);
     e.length > 0 && (t = t.concat(e)), s = t;
    } else void 0 === n && t && (n = t, t = void 0);
    const {aliasDuplicateObjects: i, anchorPrefix: r, flow: a, keepUndefined: c, onTagObj: l, tag: f} = n ?? {}, {onAnchor: d, setAnchors: p, sourceObjects: m} = u.createNodeAnchors(this, r || "a"), g = {
     aliasDuplicateObjects: i ?? !0,
     keepUndefined: c ?? !1,
     onAnchor: d,
     onTagObj: l,
     replacer: s,
     schema: this.schema,
     sourceObjects: m
    }, y = h.createNode(e, f, g);
    return a && o.isCollection(y) && (y.flow = !0), p(), y;
   }
   createPair(e, t, n = {}) {
    const s = this.createNode(e, null, n), i = this.createNode(t, null, n);
    return new r.Pair(s, i);
   }
   delete(e) {
    return !!assertCollection(this.contents) && this.contents.delete(e);
   }
   deleteIn(e) {
    return i.isEmptyPath(e) ? null != this.contents && (this.contents = null, !0) : !!assertCollection(this.contents) && this.contents.deleteIn(e);
   }
   get(e, t) {
    return o.isCollection(this.contents) ? this.contents.get(e, t) : void 0;
   }
   getIn(e, t) {
    return i.isEmptyPath(e) ? !t && o.isScalar(this.contents) ? this.contents.value : this.contents : o.isCollection(this.contents) ? this.contents.getIn(e, t) : void 0;
   }
   has(e) {
    return !!o.isCollection(this.contents) && this.contents.has(e);
   }
   hasIn(e) {
    return i.isEmptyPath(e) ? void 0 !== this.contents : !!o.isCollection(this.contents) && this.contents.hasIn(e);
   }
   set(e, t) {
    null == this.contents ? this.contents = i.collectionFromPath(this.schema, [ e ], t) : assertCollection(this.contents) && this.contents.set(e, t);
   }
   setIn(e, t) {
    i.isEmptyPath(e) ? this.contents = t : null == this.contents ? this.contents = i.collectionFromPath(this.schema, Array.from(e), t) : assertCollection(this.contents) && this.contents.setIn(e, t);
   }
   setSchema(e, t = {}) {
    let n;
    switch ("number" == typeof e && (e = String(e)), e) {
    case "1.1":
     this.directives ? this.directives.yaml.version = "1.1" : this.directives = new d.Directives({
      version: "1.1"
     }), n = {
      resolveKnownTags: !1,
      schema: "yaml-1.1"
     };
     break;

    case "1.2":
    case "next":
     this.directives ? this.directives.yaml.version = e : this.directives = new d.Directives({
      version: e
     }), n = {
      resolveKnownTags: !0,
      schema: "core"
     };
     break;

    case null:
     this.directives && delete this.directives, n = null;
     break;

    default:
     {
      const t = JSON.stringify(e);
      throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${t}`);
     }
    }
    if (t.schema instanceof Object) this.schema = t.schema; else {
     if (!n) throw new Error("With a null YAML version, the { schema: Schema } option is required");
     this.schema = new c.Schema(Object.assign(n, t));
    }
   }
   toJS({json: e, jsonArg: t, mapAsMap: n, maxAliasCount: s, onAnchor: i, reviver: o} = {}) {
    const r = {
     anchors: new Map,
     doc: this,
     keep: !e,
     mapAsMap: !0 === n,
     mapKeyWarned: !1,
     maxAliasCount: "number" == typeof s ? s : 100
    }, c = a.toJS(this.contents, t ?? "", r);
    if ("function" == typeof i) for (const {count: e, res: t} of r.anchors.values()) i(t, e);
    return "function" == typeof o ? f.applyReviver(o, {
     "": c
    }, "", c) : c;
   }
   toJSON(e, t) {
    return this.toJS({
     json: !0,
     jsonArg: e,
     mapAsMap: !1,
     onAnchor: t
    });
   }
   toString(e = {}) {
    if (this.errors.length > 0) throw new Error("Document with errors cannot be stringified");
    if ("indent" in e && (!Number.isInteger(e.indent) || Number(e.indent) <= 0)) {
     const t = JSON.stringify(e.indent);
     throw new Error(`"indent" option must be a positive integer, not ${t}`);
    }
    return l.stringifyDocument(this, e);
   }
  }
  function assertCollection(e) {
   if (o.isCollection(e)) return !0;
   throw new Error("Expected a YAML collection as document contents");
  }
  t.Document = Document;
 }),
 71596: (function(e, t, n) {
  var s = n(41127), i = n(10204);
  function anchorNames(e) {
   const t = new Set;
   return i.visit(e, {
    Value(e, n) {
     n.anchor && t.add(n.anchor);
    }
   }), t;
  }
  function findNewAnchor(e, t) {
   for (let n = 1; ;++n) {
    const s = `${e}${n}`;
    if (!t.has(s)) return s;
   }
  }
  t.anchorIsValid = function(e) {
   if (/[\x00-\x19\s,[\]{}]/.test(e)) {
    const t = JSON.stringify(e);
    throw new Error(`Anchor must not contain whitespace or control characters: ${t}`);
   }
   return !0;
  }, t.anchorNames = anchorNames, t.createNodeAnchors = function(e, t) {
   const n = [], i = new Map;
   let o = null;
   return {
    onAnchor: s => {
     n.push(s), o ?? (o = anchorNames(e));
     const i = findNewAnchor(t, o);
     return o.add(i), i;
    },
    setAnchors: () => {
     for (const e of n) {
      const t = i.get(e);
      if ("object" != typeof t || !t.anchor || !s.isScalar(t.node) && !s.isCollection(t.node)) {
       const t = new Error("Failed to resolve repeated object (this should not happen)");
       throw t.source = e, t;
      }
      t.node.anchor = t.anchor;
     }
    },
    sourceObjects: i
   };
  }, t.findNewAnchor = findNewAnchor;
 }),
 83661: (function(e, t) {
  t.applyReviver = function applyReviver(e, t, n, s) {
   if (s && "object" == typeof s) if (Array.isArray(s)) for (let t = 0, n = s.length; t < n; ++t) {
    const n = s[t], i = applyReviver(e, s, String(t), n);
    void 0 === i ? delete s[t] : i !== n && (s[t] = i);
   } else if (s instanceof Map) for (const t of Array.from(s.keys())) {
    const n = s.get(t), i = applyReviver(e, s, t, n);
    void 0 === i ? s.delete(t) : i !== n && s.set(t, i);
   } else if (s instanceof Set) for (const t of Array.from(s)) {
    const n = applyReviver(e, s, t, t);
    void 0 === n ? s.delete(t) : n !== t && (s.delete(t), s.add(n));
   } else for (const [t, n] of Object.entries(s)) {
    const i = applyReviver(e, s, t, n);
    void 0 === i ? delete s[t] : i !== n && (s[t] = i);
   }
   return e.call(t, n, s);
  };
 }),
 42404: (function(e, t, n) {
  var s = n(4065), i = n(41127), o = n(63301);
  t.createNode = function(e, t, n) {
   if (i.isDocument(e) && (e = e.contents), i.isNode(e)) return e;
   if (i.isPair(e)) {
    const t = n.schema[i.MAP].createNode?.(n.schema, null, n);
    return t.items.push(e), t;
   }
   (e instanceof String || e instanceof Number || e instanceof Boolean || "undefined" != typeof BigInt && e instanceof BigInt) && (e = e.valueOf());
   const {aliasDuplicateObjects: r, onAnchor: a, onTagObj: c, schema: l, sourceObjects: u} = n;
   let f;
   if (r && e && "object" == typeof e) {
    if (f = u.get(e), f) return f.anchor ?? (f.anchor = a(e)), new s.Alias(f.anchor);
    f = {
     anchor: null,
     node: null
    }, u.set(e, f);
   }
   t?.startsWith("!!") && (t = "tag:yaml.org,2002:" + t.slice(2));
   let h = function(e, t, n) {
    if (t) {
     const e = n.filter(e => e.tag === t), s = e.find(e => !e.format) ?? e[0];
     if (!s) throw new Error(`Tag ${t} not found`);
     return s;
    }
    return n.find(t => t.identify?.(e) && !t.format);
   }(e, t, l.tags);
   if (!h) {
    if (e && "function" == typeof e.toJSON && (e = e.toJSON()), !e || "object" != typeof e) {
     const t = new o.Scalar(e);
     return f && (f.node = t), t;
    }
    h = e instanceof Map ? l[i.MAP] : Symbol.iterator in Object(e) ? l[i.SEQ] : l[i.MAP];
   }
   c && (c(h), delete n.onTagObj);
   const d = h?.createNode ? h.createNode(n.schema, e, n) : "function" == typeof h?.nodeClass?.from ? h.nodeClass.from(n.schema, e, n) : new o.Scalar(e);
   return t ? d.tag = t : h.default || (d.tag = h.tag), f && (f.node = d), d;
  };
 }),
 61342: (function(e, t, n) {
  var s = n(41127), i = n(10204);
  const o = {
   "!": "%21",
   ",": "%2C",
   "[": "%5B",
   "]": "%5D",
   "{": "%7B",
   "}": "%7D"
  }, escapeTagName = e => e.replace(/[!,[\]{}]/g, e => o[e]);
  class Directives {
   constructor(e, t) {
    this.docStart = null, this.docEnd = !1, this.yaml = Object.assign({}, Directives.defaultYaml, e), 
    this.tags = Object.assign({}, Directives.defaultTags, t);
   }
   clone() {
    const e = new Directives(this.yaml, this.tags);
    return e.docStart = this.docStart, e;
   }
   atDocument() {
    const e = new Directives(this.yaml, this.tags);
    switch (this.yaml.version) {
    case "1.1":
     this.atNextDocument = !0;
     break;

    case "1.2":
     this.atNextDocument = !1, this.yaml = {
      explicit: Directives.defaultYaml.explicit,
      version: "1.2"
     }, this.tags = Object.assign({}, Directives.defaultTags);
    }
    return e;
   }
   add(e, t) {
    this.atNextDocument && (this.yaml = {
     explicit: Directives.defaultYaml.explicit,
     version: "1.1"
    }, this.tags = Object.assign({}, Directives.defaultTags), this.atNextDocument = !1);
    const n = e.trim().split(/[ \t]+/), s = n.shift();
    switch (s) {
    case "%TAG":
     {
      if (2 !== n.length && (t(0, "%TAG directive should contain exactly two parts"), 
      n.length < 2)) return !1;
      const [e, s] = n;
      return this.tags[e] = s, !0;
     }

    case "%YAML":
     {
      if (this.yaml.explicit = !0, 1 !== n.length) return t(0, "%YAML directive should contain exactly one part"), 
      !1;
      const [e] = n;
      return "1.1" === e || "1.2" === e ? (this.yaml.version = e, !0) : (t(6, `Unsupported YAML version ${e}`, /^\d+\.\d+$/.test(e)), 
      !1);
     }

    default:
     return t(0, `Unknown directive ${s}`, !0), !1;
    }
   }
   tagName(e, t) {
    if ("!" === e) return "!";
    if ("!" !== e[0]) return t(`Not a valid tag: ${e}`), null;
    if ("<" === e[1]) {
     const n = e.slice(2, -1);
     return "!" === n || "!!" === n ? (t(`Verbatim tags aren't resolved, so ${e} is invalid.`), 
     null) : (">" !== e[e.length - 1] && t("Verbatim tags must end with a >"), n);
    }
    const [, n, s] = e.match(/^(.*!)([^!]*)$/s);
    s || t(`The ${e} tag has no suffix`);
    const i = this.tags[n];
    if (i) try {
     return i + decodeURIComponent(s);
    } catch (e) {
     return t(String(e)), null;
    }
    return "!" === n ? e : (t(`Could not resolve tag: ${e}`), null);
   }
   tagString(e) {
    for (const [t, n] of Object.entries(this.tags)) if (e.startsWith(n)) return t + escapeTagName(e.substring(n.length));
    return "!" === e[0] ? e : `!<${e}>`;
   }
   toString(e) {
    const t = this.yaml.explicit ? [ `%YAML ${this.yaml.version || "1.2"}` ] : [], n = Object.entries(this.tags);
    let o;
    if (e && n.length > 0 && s.isNode(e.contents)) {
     const t = {};
     i.visit(e.contents, (e, n) => {
      s.isNode(n) && n.tag && (t[n.tag] = !0);
     }), o = Object.keys(t);
    } else o = [];
    for (const [s, i] of n) "!!" === s && "tag:yaml.org,2002:" === i || e && !o.some(e => e.startsWith(i)) || t.push(`%TAG ${s} ${i}`);
    return t.join("\n");
   }
  }
  Directives.defaultYaml = {
   explicit: !1,
   version: "1.2"
  }, Directives.defaultTags = {
   "!!": "tag:yaml.org,2002:"
  }, t.Directives = Directives;
 }),
 91464: (function(e, t) {
  class YAMLError extends Error {
   constructor(e, t, n, s) {
    super(), this.name = e, this.code = n, this.message = s, this.pos = t;
   }
  }
  t.YAMLError = YAMLError, t.YAMLParseError = class extends YAMLError {
   constructor(e, t, n) {
    super("YAMLParseError", e, t, n);
   }
  }, t.YAMLWarning = class extends YAMLError {
   constructor(e, t, n) {
    super("YAMLWarning", e, t, n);
   }
  }, t.prettifyError = (e, t) => n => {
   if (-1 === n.pos[0]) return;
   n.linePos = n.pos.map(e => t.linePos(e));
   const {line: s, col: i} = n.linePos[0];
   n.message += ` at line ${s}, column ${i}`;
   let o = i - 1, r = e.substring(t.lineStarts[s - 1], t.lineStarts[s]).replace(/[\n\r]+$/, "");
   if (o >= 60 && r.length > 80) {
    const e = Math.min(o - 39, r.length - 79);
    r = "\u2026" + r.substring(e), o -= e - 1;
   }
   if (r.length > 80 && (r = r.substring(0, 79) + "\u2026"), s > 1 && /^ *$/.test(r.substring(0, o))) {
    let n = e.substring(t.lineStarts[s - 2], t.lineStarts[s - 1]);
    n.length > 80 && (n = n.substring(0, 79) + "\u2026\n"), r = n + r;
   }
   if (/[^ ]/.test(r)) {
    let e = 1;
    const t = n.linePos[1];
    t?.line === s && t.col > i && (e = Math.max(1, Math.min(t.col - i, 80 - o)));
    const a = " ".repeat(o) + "^".repeat(e);
    n.message += `:\n\n${r}\n${a}\n`;
   }
  };
 }),
 38815: (function(e, t, n) {
  var s = n(89984), i = n(3021), o = n(45840), r = n(91464), a = n(4065), c = n(41127), l = n(57165), u = n(63301), f = n(84454), h = n(92223), d = (n(3461), 
  n(40361)), p = n(66628), m = n(3456), g = n(84047), y = n(10204);
  s.Composer, i.Document, o.Schema, r.YAMLError, r.YAMLParseError, r.YAMLWarning, 
  a.Alias, c.isAlias, c.isCollection, c.isDocument, t.isMap = c.isMap, t.Ll = c.isNode, 
  c.isPair, t.isScalar = c.isScalar, t.isSeq = c.isSeq, l.Pair, u.Scalar, f.YAMLMap, 
  h.YAMLSeq, d.Lexer, t.LineCounter = p.LineCounter, m.Parser, t.parse = g.parse, 
  g.parseAllDocuments, t.parseDocument = g.parseDocument, g.stringify, y.visit, y.visitAsync;
 }),
 57249: (function(e, t, n) {
  var s = n(932);
  t.debug = function(e, ...t) {
   "debug" === e && console.log(...t);
  }, t.warn = function(e, t) {
   "debug" !== e && "warn" !== e || ("function" == typeof s.emitWarning ? s.emitWarning(t) : console.warn(t));
  };
 }),
 4065: (function(e, t, n) {
  var s = n(71596), i = n(10204), o = n(41127), r = n(66673), a = n(74043);
  class Alias extends r.NodeBase {
   constructor(e) {
    super(o.ALIAS), this.source = e, Object.defineProperty(this, "tag", {
     set() {
      throw new Error("Alias nodes cannot have tags");
     }
    });
   }
   resolve(e, t) {
    if (0 === t?.maxAliasCount) throw new ReferenceError("Alias resolution is disabled");
    let n, s;
    t?.aliasResolveCache ? n = t.aliasResolveCache : (n = [], i.visit(e, {
     Node: (e, t) => {
      (o.isAlias(t) || o.hasAnchor(t)) && n.push(t);
     }
    }), t && (t.aliasResolveCache = n));
    for (const e of n) {
     if (e === this) break;
     e.anchor === this.source && (s = e);
    }
    if (s && t) {
     const {anchors: e, doc: n, maxAliasCount: i} = t;
     let o = e.get(s);
     if (o || (a.toJS(s, null, t), o = e.get(s)), void 0 === o?.res) throw new ReferenceError("This should not happen: Alias anchor was not resolved?");
     if (i >= 0 && (o.count += 1, 0 === o.aliasCount && (o.aliasCount = getAliasCount(n, s, e)), 
     o.count * o.aliasCount > i)) throw new ReferenceError("Excessive alias count indicates a resource exhaustion attack");
    }
    return s;
   }
   toJSON(e, t) {
    if (!t) return {
     source: this.source
    };
    const n = this.resolve(t.doc, t);
    if (!n) {
     const e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
     throw new ReferenceError(e);
    }
    return t.anchors.get(n).res;
   }
   toString(e, t, n) {
    const i = `*${this.source}`;
    if (e) {
     if (s.anchorIsValid(this.source), e.options.verifyAliasOrder && !e.anchors.has(this.source)) {
      const e = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
      throw new Error(e);
     }
     if (e.implicitKey) return `${i} `;
    }
    return i;
   }
  }
  function getAliasCount(e, t, n) {
   if (o.isAlias(t)) {
    const s = t.resolve(e), i = n && s && n.get(s);
    return i ? i.count * i.aliasCount : 0;
   }
   if (o.isCollection(t)) {
    let s = 0;
    for (const i of t.items) {
     const t = getAliasCount(e, i, n);
     t > s && (s = t);
    }
    return s;
   }
   if (o.isPair(t)) {
    const s = getAliasCount(e, t.key, n), i = getAliasCount(e, t.value, n);
    return Math.max(s, i);
   }
   return 1;
  }
  t.Alias = Alias;
 }),
 40101: (function(e, t, n) {
  var s = n(42404), i = n(41127), o = n(66673);
  function collectionFromPath(e, t, n) {
   let i = n;
   for (let e = t.length - 1; e >= 0; --e) {
    const n = t[e];
    if ("number" == typeof n && Number.isInteger(n) && n >= 0) {
     const e = [];
     e[n] = i, i = e;
    } else i = new Map([ [ n, i ] ]);
   }
   return s.createNode(i, void 0, {
    aliasDuplicateObjects: !1,
    keepUndefined: !1,
    onAnchor: () => {
     throw new Error("This should not happen, please report a bug.");
    },
    schema: e,
    sourceObjects: new Map
   });
  }
  const isEmptyPath = e => null == e || "object" == typeof e && !!e[Symbol.iterator]().next().done;
  class Collection extends o.NodeBase {
   constructor(e, t) {
    super(e), Object.defineProperty(this, "schema", {
     value: t,
     configurable: !0,
     enumerable: !1,
     writable: !0
    });
   }
   clone(e) {
    const t = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    return e && (t.schema = e), t.items = t.items.map(t => i.isNode(t) || i.isPair(t) ? t.clone(e) : t), 
    this.range && (t.range = this.range.slice()), t;
   }
   addIn(e, t) {
    if (isEmptyPath(e)) this.add(t); else {
     const [n, ...s] = e, o = this.get(n, !0);
     if (i.isCollection(o)) o.addIn(s, t); else {
      if (void 0 !== o || !this.schema) throw new Error(`Expected YAML collection at ${n}. Remaining path: ${s}`);
      this.set(n, collectionFromPath(this.schema, s, t));
     }
    }
   }
   deleteIn(e) {
    const [t, ...n] = e;
    if (0 === n.length) return this.delete(t);
    const s = this.get(t, !0);
    if (i.isCollection(s)) return s.deleteIn(n);
    throw new Error(`Expected YAML collection at ${t}. Remaining path: ${n}`);
   }
   getIn(e, t) {
    const [n, ...s] = e, o = this.get(n, !0);
    return 0 === s.length ? !t && i.isScalar(o) ? o.value : o : i.isCollection(o) ? o.getIn(s, t) : void 0;
   }
   hasAllNullValues(e) {
    return this.items.every(t => {
     if (!i.isPair(t)) return !1;
     const n = t.value;
     return null == n || e && i.isScalar(n) && null == n.value && !n.commentBefore && !n.comment && !n.tag;
    });
   }
   hasIn(e) {
    const [t, ...n] = e;
    if (0 === n.length) return this.has(t);
    const s = this.get(t, !0);
    return !!i.isCollection(s) && s.hasIn(n);
   }
   setIn(e, t) {
    const [n, ...s] = e;
    if (0 === s.length) this.set(n, t); else {
     const e = this.get(n, !0);
     if (i.isCollection(e)) e.setIn(s, t); else {
      if (void 0 !== e || !this.schema) throw new Error(`Expected YAML collection at ${n}. Remaining path: ${s}`);
      this.set(n, collectionFromPath(this.schema, s, t));
     }
    }
   }
  }
  t.Collection = Collection, t.collectionFromPath = collectionFromPath, t.isEmptyPath = isEmptyPath;
 }),
 66673: (function(e, t, n) {
  var s = n(83661), i = n(41127), o = n(74043);
  t.NodeBase = class {
   constructor(e) {
    Object.defineProperty(this, i.NODE_TYPE, {
     value: e
    });
   }
   clone() {
    const e = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
    return this.range && (e.range = this.range.slice()), e;
   }
   toJS(e, {mapAsMap: t, maxAliasCount: n, onAnchor: r, reviver: a} = {}) {
    if (!i.isDocument(e)) throw new TypeError("A document argument is required");
    const c = {
     anchors: new Map,
     doc: e,
     keep: !0,
     mapAsMap: !0 === t,
     mapKeyWarned: !1,
     maxAliasCount: "number" == typeof n ? n : 100
    }, l = o.toJS(this, "", c);
    if ("function" == typeof r) for (const {count: e, res: t} of c.anchors.values()) r(t, e);
    return "function" == typeof a ? s.applyReviver(a, {
     "": l
    }, "", l) : l;
   }
  };
 }),
 57165: (function(e, t, n) {
  var s = n(42404), i = n(59748), o = n(97104), r = n(41127);
  class Pair {
   constructor(e, t = null) {
    Object.defineProperty(this, r.NODE_TYPE, {
     value: r.PAIR
    }), this.key = e, this.value = t;
   }
   clone(e) {
    let {key: t, value: n} = this;
    return r.isNode(t) && (t = t.clone(e)), r.isNode(n) && (n = n.clone(e)), new Pair(t, n);
   }
   toJSON(e, t) {
    const n = t?.mapAsMap ? new Map : {};
    return o.addPairToJSMap(t, n, this);
   }
   toString(e, t, n) {
    return e?.doc ? i.stringifyPair(this, e, t, n) : JSON.stringify(this);
   }
  }
  t.Pair = Pair, t.createPair = function(e, t, n) {
   const i = s.createNode(e, void 0, n), o = s.createNode(t, void 0, n);
   return new Pair(i, o);
  };
 }),
 63301: (function(e, t, n) {
  var s = n(41127), i = n(66673), o = n(74043);
  class Scalar extends i.NodeBase {
   constructor(e) {
    super(s.SCALAR), this.value = e;
   }
   toJSON(e, t) {
    return t?.keep ? this.value : o.toJS(this.value, e, t);
   }
   toString() {
    return String(this.value);
   }
  }
  Scalar.BLOCK_FOLDED = "BLOCK_FOLDED", Scalar.BLOCK_LITERAL = "BLOCK_LITERAL", Scalar.PLAIN = "PLAIN", 
  Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE", Scalar.QUOTE_SINGLE = "QUOTE_SINGLE", t.Scalar = Scalar, 
  t.isScalarValue = e => !e || "function" != typeof e && "object" != typeof e;
 }),
 84454: (function(e, t, n) {
  var s = n(61212), i = n(97104), o = n(40101), r = n(41127), a = n(57165), c = n(63301);
  function findPair(e, t) {
   const n = r.isScalar(t) ? t.value : t;
   for (const s of e) if (r.isPair(s)) {
    if (s.key === t || s.key === n) return s;
    if (r.isScalar(s.key) && s.key.value === n) return s;
   }
  }
  class YAMLMap extends o.Collection {
   static get tagName() {
    return "tag:yaml.org,2002:map";
   }
   constructor(e) {
    super(r.MAP, e), this.items = [];
   }
   static from(e, t, n) {
    const {keepUndefined: s, replacer: i} = n, o = new this(e), add = (e, r) => {
     if ("function" == typeof i) r = i.call(t, e, r); else if (Array.isArray(i) && !i.includes(e)) return;
     (void 0 !== r || s) && o.items.push(a.createPair(e, r, n));
    };
    if (t instanceof Map) for (const [e, n] of t) add(e, n); else if (t && "object" == typeof t) for (const e of Object.keys(t)) add(e, t[e]);
    return "function" == typeof e.sortMapEntries && o.items.sort(e.sortMapEntries), 
    o;
   }
   add(e, t) {
    let n;
    n = r.isPair(e) ? e : e && "object" == typeof e && "key" in e ? new a.Pair(e.key, e.value) : new a.Pair(e, e?.value);
    const s = findPair(this.items, n.key), i = this.schema?.sortMapEntries;
    if (s) {
     if (!t) throw new Error(`Key ${n.key} already set`);
     r.isScalar(s.value) && c.isScalarValue(n.value) ? s.value.value = n.value : s.value = n.value;
    } else if (i) {
     const e = this.items.findIndex(e => i(n, e) < 0);
     -1 === e ? this.items.push(n) : this.items.splice(e, 0, n);
    } else this.items.push(n);
   }
   delete(e) {
    const t = findPair(this.items, e);
    return !!t && this.items.splice(this.items.indexOf(t), 1).length > 0;
   }
   get(e, t) {
    const n = findPair(this.items, e), s = n?.value;
    return (!t && r.isScalar(s) ? s.value : s) ?? void 0;
   }
   has(e) {
    return !!findPair(this.items, e);
   }
   set(e, t) {
    this.add(new a.Pair(e, t), !0);
   }
   toJSON(e, t, n) {
    const s = n ? new n : t?.mapAsMap ? new Map : {};
    t?.onCreate && t.onCreate(s);
    for (const e of this.items) i.addPairToJSMap(t, s, e);
    return s;
   }
   toString(e, t, n) {
    if (!e) return JSON.stringify(this);
    for (const e of this.items) if (!r.isPair(e)) throw new Error(`Map items must all be pairs; found ${JSON.stringify(e)} instead`);
    return !e.allNullValues && this.hasAllNullValues(!1) && (e = Object.assign({}, e, {
     allNullValues: !0
    })), s.stringifyCollection(this, e, {
     blockItemPrefix: "",
     flowChars: {
      start: "{",
      end: "}"
     },
     itemIndent: e.indent || "",
     onChompKeep: n,
     onComment: t
    });
   }
  }
  t.YAMLMap = YAMLMap, t.findPair = findPair;
 }),
 92223: (function(e, t, n) {
  var s = n(42404), i = n(61212), o = n(40101), r = n(41127), a = n(63301), c = n(74043);
  class YAMLSeq extends o.Collection {
   static get tagName() {
    return "tag:yaml.org,2002:seq";
   }
   constructor(e) {
    super(r.SEQ, e), this.items = [];
   }
   add(e) {
    this.items.push(e);
   }
   delete(e) {
    const t = asItemIndex(e);
    return "number" == typeof t && this.items.splice(t, 1).length > 0;
   }
   get(e, t) {
    const n = asItemIndex(e);
    if ("number" != typeof n) return;
    const s = this.items[n];
    return !t && r.isScalar(s) ? s.value : s;
   }
   has(e) {
    const t = asItemIndex(e);
    return "number" == typeof t && t < this.items.length;
   }
   set(e, t) {
    const n = asItemIndex(e);
    if ("number" != typeof n) throw new Error(`Expected a valid index, not ${e}.`);
    const s = this.items[n];
    r.isScalar(s) && a.isScalarValue(t) ? s.value = t : this.items[n] = t;
   }
   toJSON(e, t) {
    const n = [];
    t?.onCreate && t.onCreate(n);
    let s = 0;
    for (const e of this.items) n.push(c.toJS(e, String(s++), t));
    return n;
   }
   toString(e, t, n) {
    return e ? i.stringifyCollection(this, e, {
     blockItemPrefix: "- ",
     flowChars: {
      start: "[",
      end: "]"
     },
     itemIndent: (e.indent || "") + "  ",
     onChompKeep: n,
     onComment: t
    }) : JSON.stringify(this);
   }
   static from(e, t, n) {
    const {replacer: i} = n, o = new this(e);
    if (t && Symbol.iterator in Object(t)) {
     let e = 0;
     for (let r of t) {
      if ("function" == typeof i) {
       const n = t instanceof Set ? r : String(e++);
       r = i.call(t, n, r);
      }
      o.items.push(s.createNode(r, void 0, n));
     }
    }
    return o;
   }
  }
  function asItemIndex(e) {
   let t = r.isScalar(e) ? e.value : e;
   return t && "string" == typeof t && (t = Number(t)), "number" == typeof t && Number.isInteger(t) && t >= 0 ? t : null;
  }
  t.YAMLSeq = YAMLSeq;
 }),
 97104: (function(e, t, n) {
  var s = n(57249), i = n(90452), o = n(2148), r = n(41127), a = n(74043);
  t.addPairToJSMap = function(e, t, {key: n, value: c}) {
   if (r.isNode(n) && n.addToJSMap) n.addToJSMap(e, t, c); else if (i.isMergeKey(e, n)) i.addMergeToJSMap(e, t, c); else {
    const i = a.toJS(n, "", e);
    if (t instanceof Map) t.set(i, a.toJS(c, i, e)); else if (t instanceof Set) t.add(i); else {
     const l = function(e, t, n) {
      if (null === t) return "";
      if ("object" != typeof t) return String(t);
      if (r.isNode(e) && n?.doc) {
       const t = o.createStringifyContext(n.doc, {});
       t.anchors = new Set;
       for (const e of n.anchors.keys()) t.anchors.add(e.anchor);
       t.inFlow = !0, t.inStringifyKey = !0;
       const i = e.toString(t);
       if (!n.mapKeyWarned) {
        let e = JSON.stringify(i);
        e.length > 40 && (e = e.substring(0, 36) + '..."'), s.warn(n.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${e}. Set mapAsMap: true to use object keys.`), 
        n.mapKeyWarned = !0;
       }
       return i;
      }
      return JSON.stringify(t);
     }(n, i, e), u = a.toJS(c, l, e);
     l in t ? Object.defineProperty(t, l, {
      value: u,
      writable: !0,
      enumerable: !0,
      configurable: !0
     }) : t[l] = u;
    }
   }
   return t;
  };
 }),
 41127: (function(e, t) {
  const n = Symbol.for("yaml.alias"), s = Symbol.for("yaml.document"), i = Symbol.for("yaml.map"), o = Symbol.for("yaml.pair"), r = Symbol.for("yaml.scalar"), a = Symbol.for("yaml.seq"), c = Symbol.for("yaml.node.type"), isScalar = e => !!e && "object" == typeof e && e[c] === r;
  function isCollection(e) {
   if (e && "object" == typeof e) switch (e[c]) {
   case i:
   case a:
    return !0;
   }
   return !1;
  }
  t.ALIAS = n, t.DOC = s, t.MAP = i, t.NODE_TYPE = c, t.PAIR = o, t.SCALAR = r, t.SEQ = a, 
  t.hasAnchor = e => (isScalar(e) || isCollection(e)) && !!e.anchor, t.isAlias = e => !!e && "object" == typeof e && e[c] === n, 
  t.isCollection = isCollection, t.isDocument = e => !!e && "object" == typeof e && e[c] === s, 
  t.isMap = e => !!e && "object" == typeof e && e[c] === i, t.isNode = function(e) {
   if (e && "object" == typeof e) switch (e[c]) {
   case n:
   case i:
   case r:
   case a:
    return !0;
   }
   return !1;
  }, t.isPair = e => !!e && "object" == typeof e && e[c] === o, t.isScalar = isScalar, 
  t.isSeq = e => !!e && "object" == typeof e && e[c] === a;
 }),
 74043: (function(e, t, n) {
  var s = n(41127);
  t.toJS = function toJS(e, t, n) {
   if (Array.isArray(e)) return e.map((e, t) => toJS(e, String(t), n));
   if (e && "function" == typeof e.toJSON) {
    if (!n || !s.hasAnchor(e)) return e.toJSON(t, n);
    const i = {
     aliasCount: 0,
     count: 1,
     res: void 0
    };
    n.anchors.set(e, i), n.onCreate = e => {
     i.res = e, delete n.onCreate;
    };
    const o = e.toJSON(t, n);
    return n.onCreate && n.onCreate(o), o;
   }
   return "bigint" != typeof e || n?.keep ? e : Number(e);
  };
 }),
 60110: (function(e, t, n) {
  var s = n(48913), i = n(76842), o = n(91464), r = n(83069);
  function addEndtoBlockProps(e, t) {
   if (t) for (const n of t) switch (n.type) {
   case "space":
   case "comment":
    e.push(n);
    break;

   case "newline":
    return e.push(n), !0;
   }
   return !1;
  }
  function setFlowScalarValue(e, t, n) {
   switch (e.type) {
   case "scalar":
   case "double-quoted-scalar":
   case "single-quoted-scalar":
    e.type = n, e.source = t;
    break;

   case "block-scalar":
    {
     const s = e.props.slice(1);
     let i = t.length;
     "block-scalar-header" === e.props[0].type && (i -= e.props[0].source.length);
     for (const e of s) e.offset += i;
     delete e.props, Object.assign(e, {
      type: n,
      source: t,
      end: s
     });
     break;
    }

   case "block-map":
   case "block-seq":
    {
     const s = {
      type: "newline",
      offset: e.offset + t.length,
      indent: e.indent,
      source: "\n"
     };
     delete e.items, Object.assign(e, {
      type: n,
      source: t,
      end: [ s ]
     });
     break;
    }

   default:
    {
     const s = "indent" in e ? e.indent : -1, i = "end" in e && Array.isArray(e.end) ? e.end.filter(e => "space" === e.type || "comment" === e.type || "newline" === e.type) : [];
     for (const t of Object.keys(e)) "type" !== t && "offset" !== t && delete e[t];
     Object.assign(e, {
      type: n,
      indent: s,
      source: t,
      end: i
     });
    }
   }
  }
  t.createScalarToken = function(e, t) {
   const {implicitKey: n = !1, indent: s, inFlow: i = !1, offset: o = -1, type: a = "PLAIN"} = t, c = r.stringifyString({
    type: a,
    value: e
   }, {
    implicitKey: n,
    indent: s > 0 ? " ".repeat(s) : "",
    inFlow: i,
    options: {
     blockQuote: !0,
     lineWidth: -1
    }
   }), l = t.end ?? [ {
    type: "newline",
    offset: -1,
    indent: s,
    source: "\n"
   } ];
   switch (c[0]) {
   case "|":
   case ">":
    {
     const e = c.indexOf("\n"), t = c.substring(0, e), n = c.substring(e + 1) + "\n", i = [ {
      type: "block-scalar-header",
      offset: o,
      indent: s,
      source: t
     } ];
     return addEndtoBlockProps(i, l) || i.push({
      type: "newline",
      offset: -1,
      indent: s,
      source: "\n"
     }), {
      type: "block-scalar",
      offset: o,
      indent: s,
      props: i,
      source: n
     };
    }

   case '"':
    return {
     type: "double-quoted-scalar",
     offset: o,
     indent: s,
     source: c,
     end: l
    };

   case "'":
    return {
     type: "single-quoted-scalar",
     offset: o,
     indent: s,
     source: c,
     end: l
    };

   default:
    return {
     type: "scalar",
     offset: o,
     indent: s,
     source: c,
     end: l
    };
   }
  }, t.resolveAsScalar = function(e, t = !0, n) {
   if (e) {
    const _onError = (e, t, s) => {
     const i = "number" == typeof e ? e : Array.isArray(e) ? e[0] : e.offset;
     if (!n) throw new o.YAMLParseError([ i, i + 1 ], t, s);
     n(i, t, s);
    };
    switch (e.type) {
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
     return i.resolveFlowScalar(e, t, _onError);

    case "block-scalar":
     return s.resolveBlockScalar({
      options: {
       strict: t
      }
     }, e, _onError);
    }
   }
   return null;
  }, t.setScalarValue = function(e, t, n = {}) {
   let {afterKey: s = !1, implicitKey: i = !1, inFlow: o = !1, type: a} = n, c = "indent" in e ? e.indent : null;
   if (s && "number" == typeof c && (c += 2), !a) switch (e.type) {
   case "single-quoted-scalar":
    a = "QUOTE_SINGLE";
    break;

   case "double-quoted-scalar":
    a = "QUOTE_DOUBLE";
    break;

   case "block-scalar":
    {
     const t = e.props[0];
     if ("block-scalar-header" !== t.type) throw new Error("Invalid block scalar header");
     a = ">" === t.source[0] ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
     break;
    }

   default:
    a = "PLAIN";
   }
   const l = r.stringifyString({
    type: a,
    value: t
   }, {
    implicitKey: i || null === c,
    indent: null !== c && c > 0 ? " ".repeat(c) : "",
    inFlow: o,
    options: {
     blockQuote: !0,
     lineWidth: -1
    }
   });
   switch (l[0]) {
   case "|":
   case ">":
    !function(e, t) {
     const n = t.indexOf("\n"), s = t.substring(0, n), i = t.substring(n + 1) + "\n";
     if ("block-scalar" === e.type) {
      const t = e.props[0];
      if ("block-scalar-header" !== t.type) throw new Error("Invalid block scalar header");
      t.source = s, e.source = i;
     } else {
      const {offset: t} = e, n = "indent" in e ? e.indent : -1, o = [ {
       type: "block-scalar-header",
       offset: t,
       indent: n,
       source: s
      } ];
      addEndtoBlockProps(o, "end" in e ? e.end : void 0) || o.push({
       type: "newline",
       offset: -1,
       indent: n,
       source: "\n"
      });
      for (const t of Object.keys(e)) "type" !== t && "offset" !== t && delete e[t];
      Object.assign(e, {
       type: "block-scalar",
       indent: n,
       props: o,
       source: i
      });
     }
    }(e, l);
    break;

   case '"':
    setFlowScalarValue(e, l, "double-quoted-scalar");
    break;

   case "'":
    setFlowScalarValue(e, l, "single-quoted-scalar");
    break;

   default:
    setFlowScalarValue(e, l, "scalar");
   }
  };
 }),
 91733: (function(e, t) {
  function stringifyToken(e) {
   switch (e.type) {
   case "block-scalar":
    {
     let t = "";
     for (const n of e.props) t += stringifyToken(n);
     return t + e.source;
    }

   case "block-map":
   case "block-seq":
    {
     let t = "";
     for (const n of e.items) t += stringifyItem(n);
     return t;
    }

   case "flow-collection":
    {
     let t = e.start.source;
     for (const n of e.items) t += stringifyItem(n);
     for (const n of e.end) t += n.source;
     return t;
    }

   case "document":
    {
     let t = stringifyItem(e);
     if (e.end) for (const n of e.end) t += n.source;
     return t;
    }

   default:
    {
     let t = e.source;
     if ("end" in e && e.end) for (const n of e.end) t += n.source;
     return t;
    }
   }
  }
  function stringifyItem({start: e, key: t, sep: n, value: s}) {
   let i = "";
   for (const t of e) i += t.source;
   if (t && (i += stringifyToken(t)), n) for (const e of n) i += e.source;
   return s && (i += stringifyToken(s)), i;
  }
  t.stringify = e => "type" in e ? stringifyToken(e) : stringifyItem(e);
 }),
 97715: (function(e, t) {
  const n = Symbol("break visit"), s = Symbol("skip children"), i = Symbol("remove item");
  function visit(e, t) {
   "type" in e && "document" === e.type && (e = {
    start: e.start,
    value: e.value
   }), _visit(Object.freeze([]), e, t);
  }
  function _visit(e, t, s) {
   let o = s(t, e);
   if ("symbol" == typeof o) return o;
   for (const r of [ "key", "value" ]) {
    const a = t[r];
    if (a && "items" in a) {
     for (let t = 0; t < a.items.length; ++t) {
      const o = _visit(Object.freeze(e.concat([ [ r, t ] ])), a.items[t], s);
      if ("number" == typeof o) t = o - 1; else {
       if (o === n) return n;
       o === i && (a.items.splice(t, 1), t -= 1);
      }
     }
     "function" == typeof o && "key" === r && (o = o(t, e));
    }
   }
   return "function" == typeof o ? o(t, e) : o;
  }
  visit.BREAK = n, visit.SKIP = s, visit.REMOVE = i, visit.itemAtPath = (e, t) => {
   let n = e;
   for (const [e, s] of t) {
    const t = n?.[e];
    if (!t || !("items" in t)) return;
    n = t.items[s];
   }
   return n;
  }, visit.parentCollection = (e, t) => {
   const n = visit.itemAtPath(e, t.slice(0, -1)), s = t[t.length - 1][0], i = n?.[s];
   if (i && "items" in i) return i;
   throw new Error("Parent collection not found");
  }, t.visit = visit;
 }),
 3461: (function(e, t, n) {
  var s = n(60110), i = n(91733), o = n(97715);
  t.createScalarToken = s.createScalarToken, t.resolveAsScalar = s.resolveAsScalar, 
  t.setScalarValue = s.setScalarValue, t.stringify = i.stringify, t.visit = o.visit, 
  t.BOM = "\ufeff", t.DOCUMENT = "\x02", t.FLOW_END = "\x18", t.SCALAR = "\x1f", t.isCollection = e => !!e && "items" in e, 
  t.isScalar = e => !!e && ("scalar" === e.type || "single-quoted-scalar" === e.type || "double-quoted-scalar" === e.type || "block-scalar" === e.type), 
  t.prettyToken = function(e) {
   switch (e) {
   case "\ufeff":
    return "<BOM>";

   case "\x02":
    return "<DOC>";

   case "\x18":
    return "<FLOW_END>";

   case "\x1f":
    return "<SCALAR>";

   default:
    return JSON.stringify(e);
   }
  }, t.tokenType = function(e) {
   switch (e) {
   case "\ufeff":
    return "byte-order-mark";

   case "\x02":
    return "doc-mode";

   case "\x18":
    return "flow-error-end";

   case "\x1f":
    return "scalar";

   case "---":
    return "doc-start";

   case "...":
    return "doc-end";

   case "":
   case "\n":
   case "\r\n":
    return "newline";

   case "-":
    return "seq-item-ind";

   case "?":
    return "explicit-key-ind";

   case ":":
    return "map-value-ind";

   case "{":
    return "flow-map-start";

   case "}":
    return "flow-map-end";

   case "[":
    return "flow-seq-start";

   case "]":
    return "flow-seq-end";

   case ",":
    return "comma";
   }
   switch (e[0]) {
   case " ":
   case "\t":
    return "space";

   case "#":
    return "comment";

   case "%":
    return "directive-line";

   case "*":
    return "alias";

   case "&":
    return "anchor";

   case "!":
    return "tag";

   case "'":
    return "single-quoted-scalar";

   case '"':
    return "double-quoted-scalar";

   case "|":
   case ">":
    return "block-scalar-header";
   }
   return null;
  };
 }),
 40361: (function(e, t, n) {
  var s = n(3461);
  function isEmpty(e) {
   switch (e) {
   case void 0:
   case " ":
   case "\n":
   case "\r":
   case "\t":
    return !0;

   default:
    return !1;
   }
  }
  const i = new Set("0123456789ABCDEFabcdef"), o = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"), r = new Set(",[]{}"), a = new Set(" ,[]{}\n\r\t"), isNotAnchorChar = e => !e || a.has(e);
  t.Lexer = class {
   constructor() {
    this.atEnd = !1, this.blockScalarIndent = -1, this.blockScalarKeep = !1, this.buffer = "", 
    this.flowKey = !1, this.flowLevel = 0, this.indentNext = 0, this.indentValue = 0, 
    this.lineEndPos = null, this.next = null, this.pos = 0;
   }
   * lex(e, t = !1) {
    if (e) {
     if ("string" != typeof e) throw TypeError("source is not a string");
     this.buffer = this.buffer ? this.buffer + e : e, this.lineEndPos = null;
    }
    this.atEnd = !t;
    let n = this.next ?? "stream";
    for (;n && (t || this.hasChars(1)); ) n = yield* this.parseNext(n);
   }
   atLineEnd() {
    let e = this.pos, t = this.buffer[e];
    for (;" " === t || "\t" === t; ) t = this.buffer[++e];
    return !t || "#" === t || "\n" === t || "\r" === t && "\n" === this.buffer[e + 1];
   }
   charAt(e) {
    return this.buffer[this.pos + e];
   }
   continueScalar(e) {
    let t = this.buffer[e];
    if (this.indentNext > 0) {
     let n = 0;
     for (;" " === t; ) t = this.buffer[++n + e];
     if ("\r" === t) {
      const t = this.buffer[n + e + 1];
      if ("\n" === t || !t && !this.atEnd) return e + n + 1;
     }
     return "\n" === t || n >= this.indentNext || !t && !this.atEnd ? e + n : -1;
    }
    if ("-" === t || "." === t) {
     const t = this.buffer.substr(e, 3);
     if (("---" === t || "..." === t) && isEmpty(this.buffer[e + 3])) return -1;
    }
    return e;
   }
   getLine() {
    let e = this.lineEndPos;
    return ("number" != typeof e || -1 !== e && e < this.pos) && (e = this.buffer.indexOf("\n", this.pos), 
    this.lineEndPos = e), -1 === e ? this.atEnd ? this.buffer.substring(this.pos) : null : ("\r" === this.buffer[e - 1] && (e -= 1), 
    this.buffer.substring(this.pos, e));
   }
   hasChars(e) {
    return this.pos + e <= this.buffer.length;
   }
   setNext(e) {
    return this.buffer = this.buffer.substring(this.pos), this.pos = 0, this.lineEndPos = null, 
    this.next = e, null;
   }
   peek(e) {
    return this.buffer.substr(this.pos, e);
   }
   * parseNext(e) {
    switch (e) {
    case "stream":
     return yield* this.parseStream();

    case "line-start":
     return yield* this.parseLineStart();

    case "block-start":
     return yield* this.parseBlockStart();

    case "doc":
     return yield* this.parseDocument();

    case "flow":
     return yield* this.parseFlowCollection();

    case "quoted-scalar":
     return yield* this.parseQuotedScalar();

    case "block-scalar":
     return yield* this.parseBlockScalar();

    case "plain-scalar":
     return yield* this.parsePlainScalar();
    }
   }
   * parseStream() {
    let e = this.getLine();
    if (null === e) return this.setNext("stream");
    if (e[0] === s.BOM && (yield* this.pushCount(1), e = e.substring(1)), "%" === e[0]) {
     let t = e.length, n = e.indexOf("#");
     for (;-1 !== n; ) {
      const s = e[n - 1];
      if (" " === s || "\t" === s) {
       t = n - 1;
       break;
      }
      n = e.indexOf("#", n + 1);
     }
     for (;;) {
      const n = e[t - 1];
      if (" " !== n && "\t" !== n) break;
      t -= 1;
     }
     const s = (yield* this.pushCount(t)) + (yield* this.pushSpaces(!0));
     return yield* this.pushCount(e.length - s), this.pushNewline(), "stream";
    }
    if (this.atLineEnd()) {
     const t = yield* this.pushSpaces(!0);
     return yield* this.pushCount(e.length - t), yield* this.pushNewline(), "stream";
    }
    return yield s.DOCUMENT, yield* this.parseLineStart();
   }
   * parseLineStart() {
    const e = this.charAt(0);
    if (!e && !this.atEnd) return this.setNext("line-start");
    if ("-" === e || "." === e) {
     if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
     const e = this.peek(3);
     if (("---" === e || "..." === e) && isEmpty(this.charAt(3))) return yield* this.pushCount(3), 
     this.indentValue = 0, this.indentNext = 0, "---" === e ? "doc" : "stream";
    }
    return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !isEmpty(this.charAt(1)) && (this.indentNext = this.indentValue), 
    yield* this.parseBlockStart();
   }
   * parseBlockStart() {
    const [e, t] = this.peek(2);
    if (!t && !this.atEnd) return this.setNext("block-start");
    if (("-" === e || "?" === e || ":" === e) && isEmpty(t)) {
     const e = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
     return this.indentNext = this.indentValue + 1, this.indentValue += e, "block-start";
    }
    return "doc";
   }
   * parseDocument() {
    yield* this.pushSpaces(!0);
    const e = this.getLine();
    if (null === e) return this.setNext("doc");
    let t = yield* this.pushIndicators();
    switch (e[t]) {
    case "#":
     yield* this.pushCount(e.length - t);

    case void 0:
     return yield* this.pushNewline(), yield* this.parseLineStart();

    case "{":
    case "[":
     return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel = 1, "flow";

    case "}":
    case "]":
     return yield* this.pushCount(1), "doc";

    case "*":
     return yield* this.pushUntil(isNotAnchorChar), "doc";

    case '"':
    case "'":
     return yield* this.parseQuotedScalar();

    case "|":
    case ">":
     return t += (yield* this.parseBlockScalarHeader()), t += (yield* this.pushSpaces(!0)), 
     yield* this.pushCount(e.length - t), yield* this.pushNewline(), yield* this.parseBlockScalar();

    default:
     return yield* this.parsePlainScalar();
    }
   }
   * parseFlowCollection() {
    let e, t, n = -1;
    do {
     e = yield* this.pushNewline(), e > 0 ? (t = yield* this.pushSpaces(!1), this.indentValue = n = t) : t = 0, 
     t += (yield* this.pushSpaces(!0));
    } while (e + t > 0);
    const i = this.getLine();
    if (null === i) return this.setNext("flow");
    if ((-1 !== n && n < this.indentNext && "#" !== i[0] || 0 === n && (i.startsWith("---") || i.startsWith("...")) && isEmpty(i[3])) && (n !== this.indentNext - 1 || 1 !== this.flowLevel || "]" !== i[0] && "}" !== i[0])) return this.flowLevel = 0, 
    yield s.FLOW_END, yield* this.parseLineStart();
    let o = 0;
    for (;"," === i[o]; ) o += (yield* this.pushCount(1)), o += (yield* this.pushSpaces(!0)), 
    this.flowKey = !1;
    switch (o += (yield* this.pushIndicators()), i[o]) {
    case void 0:
     return "flow";

    case "#":
     return yield* this.pushCount(i.length - o), "flow";

    case "{":
    case "[":
     return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, "flow";

    case "}":
    case "]":
     return yield* this.pushCount(1), this.flowKey = !0, this.flowLevel -= 1, this.flowLevel ? "flow" : "doc";

    case "*":
     return yield* this.pushUntil(isNotAnchorChar), "flow";

    case '"':
    case "'":
     return this.flowKey = !0, yield* this.parseQuotedScalar();

    case ":":
     {
      const e = this.charAt(1);
      if (this.flowKey || isEmpty(e) || "," === e) return this.flowKey = !1, yield* this.pushCount(1), 
      yield* this.pushSpaces(!0), "flow";
     }

    default:
     return this.flowKey = !1, yield* this.parsePlainScalar();
    }
   }
   * parseQuotedScalar() {
    const e = this.charAt(0);
    let t = this.buffer.indexOf(e, this.pos + 1);
    if ("'" === e) for (;-1 !== t && "'" === this.buffer[t + 1]; ) t = this.buffer.indexOf("'", t + 2); else for (;-1 !== t; ) {
     let e = 0;
     for (;"\\" === this.buffer[t - 1 - e]; ) e += 1;
     if (e % 2 == 0) break;
     t = this.buffer.indexOf('"', t + 1);
    }
    const n = this.buffer.substring(0, t);
    let s = n.indexOf("\n", this.pos);
    if (-1 !== s) {
     for (;-1 !== s; ) {
      const e = this.continueScalar(s + 1);
      if (-1 === e) break;
      s = n.indexOf("\n", e);
     }
     -1 !== s && (t = s - ("\r" === n[s - 1] ? 2 : 1));
    }
    if (-1 === t) {
     if (!this.atEnd) return this.setNext("quoted-scalar");
     t = this.buffer.length;
    }
    return yield* this.pushToIndex(t + 1, !1), this.flowLevel ? "flow" : "doc";
   }
   * parseBlockScalarHeader() {
    this.blockScalarIndent = -1, this.blockScalarKeep = !1;
    let e = this.pos;
    for (;;) {
     const t = this.buffer[++e];
     if ("+" === t) this.blockScalarKeep = !0; else if (t > "0" && t <= "9") this.blockScalarIndent = Number(t) - 1; else if ("-" !== t) break;
    }
    return yield* this.pushUntil(e => isEmpty(e) || "#" === e);
   }
   * parseBlockScalar() {
    let e, t = this.pos - 1, n = 0;
    e: for (let s = this.pos; e = this.buffer[s]; ++s) switch (e) {
    case " ":
     n += 1;
     break;

    case "\n":
     t = s, n = 0;
     break;

    case "\r":
     {
      const e = this.buffer[s + 1];
      if (!e && !this.atEnd) return this.setNext("block-scalar");
      if ("\n" === e) break;
     }

    default:
     break e;
    }
    if (!e && !this.atEnd) return this.setNext("block-scalar");
    if (n >= this.indentNext) {
     -1 === this.blockScalarIndent ? this.indentNext = n : this.indentNext = this.blockScalarIndent + (0 === this.indentNext ? 1 : this.indentNext);
     do {
      const e = this.continueScalar(t + 1);
      if (-1 === e) break;
      t = this.buffer.indexOf("\n", e);
     } while (-1 !== t);
     if (-1 === t) {
      if (!this.atEnd) return this.setNext("block-scalar");
      t = this.buffer.length;
     }
    }
    let i = t + 1;
    for (e = this.buffer[i]; " " === e; ) e = this.buffer[++i];
    if ("\t" === e) {
     for (;"\t" === e || " " === e || "\r" === e || "\n" === e; ) e = this.buffer[++i];
     t = i - 1;
    } else if (!this.blockScalarKeep) for (;;) {
     let e = t - 1, s = this.buffer[e];
     "\r" === s && (s = this.buffer[--e]);
     const i = e;
     for (;" " === s; ) s = this.buffer[--e];
     if (!("\n" === s && e >= this.pos && e + 1 + n > i)) break;
     t = e;
    }
    return yield s.SCALAR, yield* this.pushToIndex(t + 1, !0), yield* this.parseLineStart();
   }
   * parsePlainScalar() {
    const e = this.flowLevel > 0;
    let t, n = this.pos - 1, i = this.pos - 1;
    for (;t = this.buffer[++i]; ) if (":" === t) {
     const t = this.buffer[i + 1];
     if (isEmpty(t) || e && r.has(t)) break;
     n = i;
    } else if (isEmpty(t)) {
     let s = this.buffer[i + 1];
     if ("\r" === t && ("\n" === s ? (i += 1, t = "\n", s = this.buffer[i + 1]) : n = i), 
     "#" === s || e && r.has(s)) break;
     if ("\n" === t) {
      const e = this.continueScalar(i + 1);
      if (-1 === e) break;
      i = Math.max(i, e - 2);
     }
    } else {
     if (e && r.has(t)) break;
     n = i;
    }
    return t || this.atEnd ? (yield s.SCALAR, yield* this.pushToIndex(n + 1, !0), e ? "flow" : "doc") : this.setNext("plain-scalar");
   }
   * pushCount(e) {
    return e > 0 ? (yield this.buffer.substr(this.pos, e), this.pos += e, e) : 0;
   }
   * pushToIndex(e, t) {
    const n = this.buffer.slice(this.pos, e);
    return n ? (yield n, this.pos += n.length, n.length) : (t && (yield ""), 0);
   }
   * pushIndicators() {
    let e = 0;
    e: for (;;) {
     switch (this.charAt(0)) {
     case "!":
      e += (yield* this.pushTag()), e += (yield* this.pushSpaces(!0));
      continue e;

     case "&":
      e += (yield* this.pushUntil(isNotAnchorChar)), e += (yield* this.pushSpaces(!0));
      continue e;

     case "-":
     case "?":
     case ":":
      {
       const t = this.flowLevel > 0, n = this.charAt(1);
       if (isEmpty(n) || t && r.has(n)) {
        t ? this.flowKey && (this.flowKey = !1) : this.indentNext = this.indentValue + 1, 
        e += (yield* this.pushCount(1)), e += (yield* this.pushSpaces(!0));
        continue e;
       }
      }
     }
     break e;
    }
    return e;
   }
   * pushTag() {
    if ("<" === this.charAt(1)) {
     let e = this.pos + 2, t = this.buffer[e];
     for (;!isEmpty(t) && ">" !== t; ) t = this.buffer[++e];
     return yield* this.pushToIndex(">" === t ? e + 1 : e, !1);
    }
    {
     let e = this.pos + 1, t = this.buffer[e];
     for (;t; ) if (o.has(t)) t = this.buffer[++e]; else {
      if ("%" !== t || !i.has(this.buffer[e + 1]) || !i.has(this.buffer[e + 2])) break;
      t = this.buffer[e += 3];
     }
     return yield* this.pushToIndex(e, !1);
    }
   }
   * pushNewline() {
    const e = this.buffer[this.pos];
    return "\n" === e ? yield* this.pushCount(1) : "\r" === e && "\n" === this.charAt(1) ? yield* this.pushCount(2) : 0;
   }
   * pushSpaces(e) {
    let t, n = this.pos - 1;
    do {
     t = this.buffer[++n];
    } while (" " === t || e && "\t" === t);
    const s = n - this.pos;
    return s > 0 && (yield this.buffer.substr(this.pos, s), this.pos = n), s;
   }
   * pushUntil(e) {
    let t = this.pos, n = this.buffer[t];
    for (;!e(n); ) n = this.buffer[++t];
    return yield* this.pushToIndex(t, !1);
   }
  };
 }),
 66628: (function(e, t) {
  t.LineCounter = class {
   constructor() {
    this.lineStarts = [], this.addNewLine = e => this.lineStarts.push(e), this.linePos = e => {
     let t = 0, n = this.lineStarts.length;
     for (;t < n; ) {
      const s = t + n >> 1;
      this.lineStarts[s] < e ? t = s + 1 : n = s;
     }
     return this.lineStarts[t] === e ? {
      line: t + 1,
      col: 1
     } : 0 === t ? {
      line: 0,
      col: e
     } : {
      line: t,
      col: e - this.lineStarts[t - 1] + 1
     };
    };
   }
  };
 }),
 3456: (function(e, t, n) {
  var s = n(932), i = n(3461), o = n(40361);
  function includesToken(e, t) {
   for (let n = 0; n < e.length; ++n) if (e[n].type === t) return !0;
   return !1;
  }
  function findNonEmptyIndex(e) {
   for (let t = 0; t < e.length; ++t) switch (e[t].type) {
   case "space":
   case "comment":
   case "newline":
    break;

   default:
    return t;
   }
   return -1;
  }
  function isFlowToken(e) {
   switch (e?.type) {
   case "alias":
   case "scalar":
   case "single-quoted-scalar":
   case "double-quoted-scalar":
   case "flow-collection":
    return !0;

   default:
    return !1;
   }
  }
  function getPrevProps(e) {
   switch (e.type) {
   case "document":
    return e.start;

   case "block-map":
    {
     const t = e.items[e.items.length - 1];
     return t.sep ?? t.start;
    }

   case "block-seq":
    return e.items[e.items.length - 1].start;

   default:
    return [];
   }
  }
  function getFirstKeyStartProps(e) {
   if (0 === e.length) return [];
   let t = e.length;
   e: for (;--t >= 0; ) switch (e[t].type) {
   case "doc-start":
   case "explicit-key-ind":
   case "map-value-ind":
   case "seq-item-ind":
   case "newline":
    break e;
   }
   for (;"space" === e[++t]?.type; ) ;
   return e.splice(t, e.length);
  }
  function arrayPushArray(e, t) {
   if (t.length < 1e5) Array.prototype.push.apply(e, t); else for (let n = 0; n < t.length; ++n) e.push(t[n]);
  }
  function fixFlowSeqItems(e) {
   if ("flow-seq-start" === e.start.type) for (const t of e.items) !t.sep || t.value || includesToken(t.start, "explicit-key-ind") || includesToken(t.sep, "map-value-ind") || (t.key && (t.value = t.key), 
   delete t.key, isFlowToken(t.value) ? t.value.end ? arrayPushArray(t.value.end, t.sep) : t.value.end = t.sep : arrayPushArray(t.start, t.sep), 
   delete t.sep);
  }
  t.Parser = class {
   constructor(e) {
    this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, 
    this.stack = [], this.source = "", this.type = "", this.lexer = new o.Lexer, this.onNewLine = e;
   }
   * parse(e, t = !1) {
    this.onNewLine && 0 === this.offset && this.onNewLine(0);
    for (const n of this.lexer.lex(e, t)) yield* this.next(n);
    t || (yield* this.end());
   }
   * next(e) {
    if (this.source = e, s.env.LOG_TOKENS && console.log("|", i.prettyToken(e)), this.atScalar) return this.atScalar = !1, 
    yield* this.step(), void (this.offset += e.length);
    const t = i.tokenType(e);
    if (t) if ("scalar" === t) this.atNewLine = !1, this.atScalar = !0, this.type = "scalar"; else {
     switch (this.type = t, yield* this.step(), t) {
     case "newline":
      this.atNewLine = !0, this.indent = 0, this.onNewLine && this.onNewLine(this.offset + e.length);
      break;

     case "space":
      this.atNewLine && " " === e[0] && (this.indent += e.length);
      break;

     case "explicit-key-ind":
     case "map-value-ind":
     case "seq-item-ind":
      this.atNewLine && (this.indent += e.length);
      break;

     case "doc-mode":
     case "flow-error-end":
      return;

     default:
      this.atNewLine = !1;
     }
     this.offset += e.length;
    } else {
     const t = `Not a YAML token: ${e}`;
     yield* this.pop({
      type: "error",
      offset: this.offset,
      message: t,
      source: e
     }), this.offset += e.length;
    }
   }
   * end() {
    for (;this.stack.length > 0; ) yield* this.pop();
   }
   get sourceToken() {
    return {
     type: this.type,
     offset: this.offset,
     indent: this.indent,
     source: this.source
    };
   }
   * step() {
    const e = this.peek(1);
    if ("doc-end" !== this.type || "doc-end" === e?.type) {
     if (!e) return yield* this.stream();
     switch (e.type) {
     case "document":
      return yield* this.document(e);

     case "alias":
     case "scalar":
     case "single-quoted-scalar":
     case "double-quoted-scalar":
      return yield* this.scalar(e);

     case "block-scalar":
      return yield* this.blockScalar(e);

     case "block-map":
      return yield* this.blockMap(e);

     case "block-seq":
      return yield* this.blockSequence(e);

     case "flow-collection":
      return yield* this.flowCollection(e);

     case "doc-end":
      return yield* this.documentEnd(e);
     }
     yield* this.pop();
    } else {
     for (;this.stack.length > 0; ) yield* this.pop();
     this.stack.push({
      type: "doc-end",
      offset: this.offset,
      source: this.source
     });
    }
   }
   peek(e) {
    return this.stack[this.stack.length - e];
   }
   * pop(e) {
    const t = e ?? this.stack.pop();
    if (t) if (0 === this.stack.length) yield t; else {
     const e = this.peek(1);
     switch ("block-scalar" === t.type ? t.indent = "indent" in e ? e.indent : 0 : "flow-collection" === t.type && "document" === e.type && (t.indent = 0), 
     "flow-collection" === t.type && fixFlowSeqItems(t), e.type) {
     case "document":
      e.value = t;
      break;

     case "block-scalar":
      e.props.push(t);
      break;

     case "block-map":
      {
       const n = e.items[e.items.length - 1];
       if (n.value) return e.items.push({
        start: [],
        key: t,
        sep: []
       }), void (this.onKeyLine = !0);
       if (!n.sep) return Object.assign(n, {
        key: t,
        sep: []
       }), void (this.onKeyLine = !n.explicitKey);
       n.value = t;
       break;
      }

     case "block-seq":
      {
       const n = e.items[e.items.length - 1];
       n.value ? e.items.push({
        start: [],
        value: t
       }) : n.value = t;
       break;
      }

     case "flow-collection":
      {
       const n = e.items[e.items.length - 1];
       return void (!n || n.value ? e.items.push({
        start: [],
        key: t,
        sep: []
       }) : n.sep ? n.value = t : Object.assign(n, {
        key: t,
        sep: []
       }));
      }

     default:
      yield* this.pop(), yield* this.pop(t);
     }
     if (!("document" !== e.type && "block-map" !== e.type && "block-seq" !== e.type || "block-map" !== t.type && "block-seq" !== t.type)) {
      const n = t.items[t.items.length - 1];
      n && !n.sep && !n.value && n.start.length > 0 && -1 === findNonEmptyIndex(n.start) && (0 === t.indent || n.start.every(e => "comment" !== e.type || e.indent < t.indent)) && ("document" === e.type ? e.end = n.start : e.items.push({
       start: n.start
      }), t.items.splice(-1, 1));
     }
    } else {
     const e = "Tried to pop an empty stack";
     yield {
      type: "error",
      offset: this.offset,
      source: "",
      message: e
     };
    }
   }
   * stream() {
    switch (this.type) {
    case "directive-line":
     return void (yield {
      type: "directive",
      offset: this.offset,
      source: this.source
     });

    case "byte-order-mark":
    case "space":
    case "comment":
    case "newline":
     return void (yield this.sourceToken);

    case "doc-mode":
    case "doc-start":
     {
      const e = {
       type: "document",
       offset: this.offset,
       start: []
      };
      return "doc-start" === this.type && e.start.push(this.sourceToken), void this.stack.push(e);
     }
    }
    yield {
     type: "error",
     offset: this.offset,
     message: `Unexpected ${this.type} token in YAML stream`,
     source: this.source
    };
   }
   * document(e) {
    if (e.value) return yield* this.lineEnd(e);
    switch (this.type) {
    case "doc-start":
     return void (-1 !== findNonEmptyIndex(e.start) ? (yield* this.pop(), yield* this.step()) : e.start.push(this.sourceToken));

    case "anchor":
    case "tag":
    case "space":
    case "comment":
    case "newline":
     return void e.start.push(this.sourceToken);
    }
    const t = this.startBlockValue(e);
    t ? this.stack.push(t) : yield {
     type: "error",
     offset: this.offset,
     message: `Unexpected ${this.type} token in YAML document`,
     source: this.source
    };
   }
   * scalar(e) {
    if ("map-value-ind" === this.type) {
     const t = getFirstKeyStartProps(getPrevProps(this.peek(2)));
     let n;
     e.end ? (n = e.end, n.push(this.sourceToken), delete e.end) : n = [ this.sourceToken ];
     const s = {
      type: "block-map",
      offset: e.offset,
      indent: e.indent,
      items: [ {
       start: t,
       key: e,
       sep: n
      } ]
     };
     this.onKeyLine = !0, this.stack[this.stack.length - 1] = s;
    } else yield* this.lineEnd(e);
   }
   * blockScalar(e) {
    switch (this.type) {
    case "space":
    case "comment":
    case "newline":
     return void e.props.push(this.sourceToken);

    case "scalar":
     if (e.source = this.source, this.atNewLine = !0, this.indent = 0, this.onNewLine) {
      let e = this.source.indexOf("\n") + 1;
      for (;0 !== e; ) this.onNewLine(this.offset + e), e = this.source.indexOf("\n", e) + 1;
     }
     yield* this.pop();
     break;

    default:
     yield* this.pop(), yield* this.step();
    }
   }
   * blockMap(e) {
    const t = e.items[e.items.length - 1];
    switch (this.type) {
    case "newline":
     if (this.onKeyLine = !1, t.value) {
      const n = "end" in t.value ? t.value.end : void 0, s = Array.isArray(n) ? n[n.length - 1] : void 0;
      "comment" === s?.type ? n?.push(this.sourceToken) : e.items.push({
       start: [ this.sourceToken ]
      });
     } else t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken);
     return;

    case "space":
    case "comment":
     if (t.value) e.items.push({
      start: [ this.sourceToken ]
     }); else if (t.sep) t.sep.push(this.sourceToken); else {
      if (this.atIndentedComment(t.start, e.indent)) {
       const n = e.items[e.items.length - 2], s = n?.value?.end;
       if (Array.isArray(s)) return arrayPushArray(s, t.start), s.push(this.sourceToken), 
       void e.items.pop();
      }
      t.start.push(this.sourceToken);
     }
     return;
    }
    if (this.indent >= e.indent) {
     const n = !this.onKeyLine && this.indent === e.indent, s = n && (t.sep || t.explicitKey) && "seq-item-ind" !== this.type;
     let i = [];
     if (s && t.sep && !t.value) {
      const n = [];
      for (let s = 0; s < t.sep.length; ++s) {
       const i = t.sep[s];
       switch (i.type) {
       case "newline":
        n.push(s);
        break;

       case "space":
        break;

       case "comment":
        i.indent > e.indent && (n.length = 0);
        break;

       default:
        n.length = 0;
       }
      }
      n.length >= 2 && (i = t.sep.splice(n[1]));
     }
     switch (this.type) {
     case "anchor":
     case "tag":
      return void (s || t.value ? (i.push(this.sourceToken), e.items.push({
       start: i
      }), this.onKeyLine = !0) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken));

     case "explicit-key-ind":
      return t.sep || t.explicitKey ? s || t.value ? (i.push(this.sourceToken), e.items.push({
       start: i,
       explicitKey: !0
      })) : this.stack.push({
       type: "block-map",
       offset: this.offset,
       indent: this.indent,
       items: [ {
        start: [ this.sourceToken ],
        explicitKey: !0
       } ]
      }) : (t.start.push(this.sourceToken), t.explicitKey = !0), void (this.onKeyLine = !0);

     case "map-value-ind":
      if (t.explicitKey) if (t.sep) if (t.value) e.items.push({
       start: [],
       key: null,
       sep: [ this.sourceToken ]
      }); else if (includesToken(t.sep, "map-value-ind")) this.stack.push({
       type: "block-map",
       offset: this.offset,
       indent: this.indent,
       items: [ {
        start: i,
        key: null,
        sep: [ this.sourceToken ]
       } ]
      }); else if (isFlowToken(t.key) && !includesToken(t.sep, "newline")) {
       const e = getFirstKeyStartProps(t.start), n = t.key, s = t.sep;
       s.push(this.sourceToken), delete t.key, delete t.sep, this.stack.push({
        type: "block-map",
        offset: this.offset,
        indent: this.indent,
        items: [ {
         start: e,
         key: n,
         sep: s
        } ]
       });
      } else i.length > 0 ? t.sep = t.sep.concat(i, this.sourceToken) : t.sep.push(this.sourceToken); else if (includesToken(t.start, "newline")) Object.assign(t, {
       key: null,
       sep: [ this.sourceToken ]
      }); else {
       const e = getFirstKeyStartProps(t.start);
       this.stack.push({
        type: "block-map",
        offset: this.offset,
        indent: this.indent,
        items: [ {
         start: e,
         key: null,
         sep: [ this.sourceToken ]
        } ]
       });
      } else t.sep ? t.value || s ? e.items.push({
       start: i,
       key: null,
       sep: [ this.sourceToken ]
      }) : includesToken(t.sep, "map-value-ind") ? this.stack.push({
       type: "block-map",
       offset: this.offset,
       indent: this.indent,
       items: [ {
        start: [],
        key: null,
        sep: [ this.sourceToken ]
       } ]
      }) : t.sep.push(this.sourceToken) : Object.assign(t, {
       key: null,
       sep: [ this.sourceToken ]
      });
      return void (this.onKeyLine = !0);

     case "alias":
     case "scalar":
     case "single-quoted-scalar":
     case "double-quoted-scalar":
      {
       const n = this.flowScalar(this.type);
       return void (s || t.value ? (e.items.push({
        start: i,
        key: n,
        sep: []
       }), this.onKeyLine = !0) : t.sep ? this.stack.push(n) : (Object.assign(t, {
        key: n,
        sep: []
       }), this.onKeyLine = !0));
      }

     default:
      {
       const s = this.startBlockValue(e);
       if (s) {
        if ("block-seq" === s.type) {
         if (!t.explicitKey && t.sep && !includesToken(t.sep, "newline")) return void (yield* this.pop({
          type: "error",
          offset: this.offset,
          message: "Unexpected block-seq-ind on same line with key",
          source: this.source
         }));
        } else n && e.items.push({
         start: i
        });
        return void this.stack.push(s);
       }
      }
     }
    }
    yield* this.pop(), yield* this.step();
   }
   * blockSequence(e) {
    const t = e.items[e.items.length - 1];
    switch (this.type) {
    case "newline":
     if (t.value) {
      const n = "end" in t.value ? t.value.end : void 0, s = Array.isArray(n) ? n[n.length - 1] : void 0;
      "comment" === s?.type ? n?.push(this.sourceToken) : e.items.push({
       start: [ this.sourceToken ]
      });
     } else t.start.push(this.sourceToken);
     return;

    case "space":
    case "comment":
     if (t.value) e.items.push({
      start: [ this.sourceToken ]
     }); else {
      if (this.atIndentedComment(t.start, e.indent)) {
       const n = e.items[e.items.length - 2], s = n?.value?.end;
       if (Array.isArray(s)) return arrayPushArray(s, t.start), s.push(this.sourceToken), 
       void e.items.pop();
      }
      t.start.push(this.sourceToken);
     }
     return;

    case "anchor":
    case "tag":
     if (t.value || this.indent <= e.indent) break;
     return void t.start.push(this.sourceToken);

    case "seq-item-ind":
     if (this.indent !== e.indent) break;
     return void (t.value || includesToken(t.start, "seq-item-ind") ? e.items.push({
      start: [ this.sourceToken ]
     }) : t.start.push(this.sourceToken));
    }
    if (this.indent > e.indent) {
     const t = this.startBlockValue(e);
     if (t) return void this.stack.push(t);
    }
    yield* this.pop(), yield* this.step();
   }
   * flowCollection(e) {
    const t = e.items[e.items.length - 1];
    if ("flow-error-end" === this.type) {
     let e;
     do {
      yield* this.pop(), e = this.peek(1);
     } while ("flow-collection" === e?.type);
    } else if (0 === e.end.length) {
     switch (this.type) {
     case "comma":
     case "explicit-key-ind":
      return void (!t || t.sep ? e.items.push({
       start: [ this.sourceToken ]
      }) : t.start.push(this.sourceToken));

     case "map-value-ind":
      return void (!t || t.value ? e.items.push({
       start: [],
       key: null,
       sep: [ this.sourceToken ]
      }) : t.sep ? t.sep.push(this.sourceToken) : Object.assign(t, {
       key: null,
       sep: [ this.sourceToken ]
      }));

     case "space":
     case "comment":
     case "newline":
     case "anchor":
     case "tag":
      return void (!t || t.value ? e.items.push({
       start: [ this.sourceToken ]
      }) : t.sep ? t.sep.push(this.sourceToken) : t.start.push(this.sourceToken));

     case "alias":
     case "scalar":
     case "single-quoted-scalar":
     case "double-quoted-scalar":
      {
       const n = this.flowScalar(this.type);
       return void (!t || t.value ? e.items.push({
        start: [],
        key: n,
        sep: []
       }) : t.sep ? this.stack.push(n) : Object.assign(t, {
        key: n,
        sep: []
       }));
      }

     case "flow-map-end":
     case "flow-seq-end":
      return void e.end.push(this.sourceToken);
     }
     const n = this.startBlockValue(e);
     n ? this.stack.push(n) : (yield* this.pop(), yield* this.step());
    } else {
     const t = this.peek(2);
     if ("block-map" === t.type && ("map-value-ind" === this.type && t.indent === e.indent || "newline" === this.type && !t.items[t.items.length - 1].sep)) yield* this.pop(), 
     yield* this.step(); else if ("map-value-ind" === this.type && "flow-collection" !== t.type) {
      const n = getFirstKeyStartProps(getPrevProps(t));
      fixFlowSeqItems(e);
      const s = e.end.splice(1, e.end.length);
      s.push(this.sourceToken);
      const i = {
       type: "block-map",
       offset: e.offset,
       indent: e.indent,
       items: [ {
        start: n,
        key: e,
        sep: s
       } ]
      };
      this.onKeyLine = !0, this.stack[this.stack.length - 1] = i;
     } else yield* this.lineEnd(e);
    }
   }
   flowScalar(e) {
    if (this.onNewLine) {
     let e = this.source.indexOf("\n") + 1;
     for (;0 !== e; ) this.onNewLine(this.offset + e), e = this.source.indexOf("\n", e) + 1;
    }
    return {
     type: e,
     offset: this.offset,
     indent: this.indent,
     source: this.source
    };
   }
   startBlockValue(e) {
    switch (this.type) {
    case "alias":
    case "scalar":
    case "single-quoted-scalar":
    case "double-quoted-scalar":
     return this.flowScalar(this.type);

    case "block-scalar-header":
     return {
      type: "block-scalar",
      offset: this.offset,
      indent: this.indent,
      props: [ this.sourceToken ],
      source: ""
     };

    case "flow-map-start":
    case "flow-seq-start":
     return {
      type: "flow-collection",
      offset: this.offset,
      indent: this.indent,
      start: this.sourceToken,
      items: [],
      end: []
     };

    case "seq-item-ind":
     return {
      type: "block-seq",
      offset: this.offset,
      indent: this.indent,
      items: [ {
       start: [ this.sourceToken ]
      } ]
     };

    case "explicit-key-ind":
     {
      this.onKeyLine = !0;
      const t = getFirstKeyStartProps(getPrevProps(e));
      return t.push(this.sourceToken), {
       type: "block-map",
       offset: this.offset,
       indent: this.indent,
       items: [ {
        start: t,
        explicitKey: !0
       } ]
      };
     }

    case "map-value-ind":
     {
      this.onKeyLine = !0;
      const t = getFirstKeyStartProps(getPrevProps(e));
      return {
       type: "block-map",
       offset: this.offset,
       indent: this.indent,
       items: [ {
        start: t,
        key: null,
        sep: [ this.sourceToken ]
       } ]
      };
     }
    }
    return null;
   }
   atIndentedComment(e, t) {
    return "comment" === this.type && !(this.indent <= t) && e.every(e => "newline" === e.type || "space" === e.type);
   }
   * documentEnd(e) {
    "doc-mode" !== this.type && (e.end ? e.end.push(this.sourceToken) : e.end = [ this.sourceToken ], 
    "newline" === this.type && (yield* this.pop()));
   }
   * lineEnd(e) {
    switch (this.type) {
    case "comma":
    case "doc-start":
    case "doc-end":
    case "flow-seq-end":
    case "flow-map-end":
    case "map-value-ind":
     yield* this.pop(), yield* this.step();
     break;

    case "newline":
     this.onKeyLine = !1;

    default:
     e.end ? e.end.push(this.sourceToken) : e.end = [ this.sourceToken ], "newline" === this.type && (yield* this.pop());
    }
   }
  };
 }),
 84047: (function(e, t, n) {
  var s = n(89984), i = n(3021), o = n(91464), r = n(57249), a = n(41127), c = n(66628), l = n(3456);
  function parseOptions(e) {
   const t = !1 !== e.prettyErrors;
   return {
    lineCounter: e.lineCounter || t && new c.LineCounter || null,
    prettyErrors: t
   };
  }
  function parseDocument(e, t = {}) {
   const {lineCounter: n, prettyErrors: i} = parseOptions(t), r = new l.Parser(n?.addNewLine), a = new s.Composer(t);
   let c = null;
   for (const t of a.compose(r.parse(e), !0, e.length)) if (c) {
    if ("silent" !== c.options.logLevel) {
     c.errors.push(new o.YAMLParseError(t.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
     break;
    }
   } else c = t;
   return i && n && (c.errors.forEach(o.prettifyError(e, n)), c.warnings.forEach(o.prettifyError(e, n))), 
   c;
  }
  t.parse = function(e, t, n) {
   let s;
   "function" == typeof t ? s = t : void 0 === n && t && "object" == typeof t && (n = t);
   const i = parseDocument(e, n);
   if (!i) return null;
   if (i.warnings.forEach(e => r.warn(i.options.logLevel, e)), i.errors.length > 0) {
    if ("silent" !== i.options.logLevel) throw i.errors[0];
    i.errors = [];
   }
   return i.toJS(Object.assign({
    reviver: s
   }, n));
  }, t.parseAllDocuments = function(e, t = {}) {
   const {lineCounter: n, prettyErrors: i} = parseOptions(t), r = new l.Parser(n?.addNewLine), a = new s.Composer(t), c = Array.from(a.compose(r.parse(e)));
   if (i && n) for (const t of c) t.errors.forEach(o.prettifyError(e, n)), t.warnings.forEach(o.prettifyError(e, n));
   return c.length > 0 ? c : Object.assign([], {
    empty: !0
   }, a.streamInfo());
  }, t.parseDocument = parseDocument, t.stringify = function(e, t, n) {
   let s = null;
   if ("function" == typeof t || Array.isArray(t) ? s = t : void 0 === n && t && (n = t), 
   "string" == typeof n && (n = n.length), "number" == typeof n) {
    const e = Math.round(n);
    n = e < 1 ? void 0 : e > 8 ? {
     indent: 8
    } : {
     indent: e
    };
   }
   if (void 0 === e) {
    const {keepUndefined: e} = n ?? t ?? {};
    if (!e) return;
   }
   return a.isDocument(e) && !s ? e.toString(n) : new i.Document(e, s, n).toString(n);
  };
 }),
 45840: (function(e, t, n) {
  var s = n(41127), i = n(47451), o = n(1706), r = n(66464), a = n(90018);
  const sortMapEntriesByKey = (e, t) => e.key < t.key ? -1 : e.key > t.key ? 1 : 0;
  class Schema {
   constructor({compat: e, customTags: t, merge: n, resolveKnownTags: c, schema: l, sortMapEntries: u, toStringDefaults: f}) {
    this.compat = Array.isArray(e) ? a.getTags(e, "compat") : e ? a.getTags(null, e) : null, 
    this.name = "string" == typeof l && l || "core", this.knownTags = c ? a.coreKnownTags : {}, 
    this.tags = a.getTags(t, this.name, n), this.toStringOptions = f ?? null, Object.defineProperty(this, s.MAP, {
     value: i.map
    }), Object.defineProperty(this, s.SCALAR, {
     value: r.string
    }), Object.defineProperty(this, s.SEQ, {
     value: o.seq
    }), this.sortMapEntries = "function" == typeof u ? u : !0 === u ? sortMapEntriesByKey : null;
   }
   clone() {
    const e = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
    return e.tags = this.tags.slice(), e;
   }
  }
  t.Schema = Schema;
 }),
 47451: (function(e, t, n) {
  var s = n(41127), i = n(84454);
  const o = {
   collection: "map",
   default: !0,
   nodeClass: i.YAMLMap,
   tag: "tag:yaml.org,2002:map",
   resolve: (e, t) => (s.isMap(e) || t("Expected a mapping for this tag"), e),
   createNode: (e, t, n) => i.YAMLMap.from(e, t, n)
  };
  t.map = o;
 }),
 73632: (function(e, t, n) {
  var s = n(63301);
  const i = {
   identify: e => null == e,
   createNode: () => new s.Scalar(null),
   default: !0,
   tag: "tag:yaml.org,2002:null",
   test: /^(?:~|[Nn]ull|NULL)?$/,
   resolve: () => new s.Scalar(null),
   stringify: ({source: e}, t) => "string" == typeof e && i.test.test(e) ? e : t.options.nullStr
  };
  t.nullTag = i;
 }),
 1706: (function(e, t, n) {
  var s = n(41127), i = n(92223);
  const o = {
   collection: "seq",
   default: !0,
   nodeClass: i.YAMLSeq,
   tag: "tag:yaml.org,2002:seq",
   resolve: (e, t) => (s.isSeq(e) || t("Expected a sequence for this tag"), e),
   createNode: (e, t, n) => i.YAMLSeq.from(e, t, n)
  };
  t.seq = o;
 }),
 66464: (function(e, t, n) {
  var s = n(83069);
  const i = {
   identify: e => "string" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:str",
   resolve: e => e,
   stringify: (e, t, n, i) => (t = Object.assign({
    actualString: !0
   }, t), s.stringifyString(e, t, n, i))
  };
  t.string = i;
 }),
 73959: (function(e, t, n) {
  var s = n(63301);
  const i = {
   identify: e => "boolean" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:bool",
   test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
   resolve: e => new s.Scalar("t" === e[0] || "T" === e[0]),
   stringify: ({source: e, value: t}, n) => e && i.test.test(e) && t === ("t" === e[0] || "T" === e[0]) ? e : t ? n.options.trueStr : n.options.falseStr
  };
  t.boolTag = i;
 }),
 38405: (function(e, t, n) {
  var s = n(63301), i = n(28689);
  const o = {
   identify: e => "number" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:float",
   test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
   resolve: e => "nan" === e.slice(-3).toLowerCase() ? NaN : "-" === e[0] ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
   stringify: i.stringifyNumber
  }, r = {
   identify: e => "number" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:float",
   format: "EXP",
   test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
   resolve: e => parseFloat(e),
   stringify(e) {
    const t = Number(e.value);
    return isFinite(t) ? t.toExponential() : i.stringifyNumber(e);
   }
  }, a = {
   identify: e => "number" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:float",
   test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
   resolve(e) {
    const t = new s.Scalar(parseFloat(e)), n = e.indexOf(".");
    return -1 !== n && "0" === e[e.length - 1] && (t.minFractionDigits = e.length - n - 1), 
    t;
   },
   stringify: i.stringifyNumber
  };
  t.float = a, t.floatExp = r, t.floatNaN = o;
 }),
 59874: (function(e, t, n) {
  var s = n(28689);
  const intIdentify = e => "bigint" == typeof e || Number.isInteger(e), intResolve = (e, t, n, {intAsBigInt: s}) => s ? BigInt(e) : parseInt(e.substring(t), n);
  function intStringify(e, t, n) {
   const {value: i} = e;
   return intIdentify(i) && i >= 0 ? n + i.toString(t) : s.stringifyNumber(e);
  }
  const i = {
   identify: e => intIdentify(e) && e >= 0,
   default: !0,
   tag: "tag:yaml.org,2002:int",
   format: "OCT",
   test: /^0o[0-7]+$/,
   resolve: (e, t, n) => intResolve(e, 2, 8, n),
   stringify: e => intStringify(e, 8, "0o")
  }, o = {
   identify: intIdentify,
   default: !0,
   tag: "tag:yaml.org,2002:int",
   test: /^[-+]?[0-9]+$/,
   resolve: (e, t, n) => intResolve(e, 0, 10, n),
   stringify: s.stringifyNumber
  }, r = {
   identify: e => intIdentify(e) && e >= 0,
   default: !0,
   tag: "tag:yaml.org,2002:int",
   format: "HEX",
   test: /^0x[0-9a-fA-F]+$/,
   resolve: (e, t, n) => intResolve(e, 2, 16, n),
   stringify: e => intStringify(e, 16, "0x")
  };
  t.int = o, t.intHex = r, t.intOct = i;
 }),
 70896: (function(e, t, n) {
  var s = n(47451), i = n(73632), o = n(1706), r = n(66464), a = n(73959), c = n(38405), l = n(59874);
  const u = [ s.map, o.seq, r.string, i.nullTag, a.boolTag, l.intOct, l.int, l.intHex, c.floatNaN, c.floatExp, c.float ];
  t.schema = u;
 }),
 33559: (function(e, t, n) {
  var s = n(63301), i = n(47451), o = n(1706);
  function intIdentify(e) {
   return "bigint" == typeof e || Number.isInteger(e);
  }
  const stringifyJSON = ({value: e}) => JSON.stringify(e), r = [ {
   identify: e => "string" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:str",
   resolve: e => e,
   stringify: stringifyJSON
  }, {
   identify: e => null == e,
   createNode: () => new s.Scalar(null),
   default: !0,
   tag: "tag:yaml.org,2002:null",
   test: /^null$/,
   resolve: () => null,
   stringify: stringifyJSON
  }, {
   identify: e => "boolean" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:bool",
   test: /^true$|^false$/,
   resolve: e => "true" === e,
   stringify: stringifyJSON
  }, {
   identify: intIdentify,
   default: !0,
   tag: "tag:yaml.org,2002:int",
   test: /^-?(?:0|[1-9][0-9]*)$/,
   resolve: (e, t, {intAsBigInt: n}) => n ? BigInt(e) : parseInt(e, 10),
   stringify: ({value: e}) => intIdentify(e) ? e.toString() : JSON.stringify(e)
  }, {
   identify: e => "number" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:float",
   test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
   resolve: e => parseFloat(e),
   stringify: stringifyJSON
  } ], a = {
   default: !0,
   tag: "",
   test: /^/,
   resolve: (e, t) => (t(`Unresolved plain scalar ${JSON.stringify(e)}`), e)
  }, c = [ i.map, o.seq ].concat(r, a);
  t.schema = c;
 }),
 90018: (function(e, t, n) {
  var s = n(47451), i = n(73632), o = n(1706), r = n(66464), a = n(73959), c = n(38405), l = n(59874), u = n(70896), f = n(33559), h = n(56083), d = n(90452), p = n(50303), m = n(18385), g = n(35913), y = n(81528), b = n(24371);
  const v = new Map([ [ "core", u.schema ], [ "failsafe", [ s.map, o.seq, r.string ] ], [ "json", f.schema ], [ "yaml11", g.schema ], [ "yaml-1.1", g.schema ] ]), S = {
   binary: h.binary,
   bool: a.boolTag,
   float: c.float,
   floatExp: c.floatExp,
   floatNaN: c.floatNaN,
   floatTime: b.floatTime,
   int: l.int,
   intHex: l.intHex,
   intOct: l.intOct,
   intTime: b.intTime,
   map: s.map,
   merge: d.merge,
   null: i.nullTag,
   omap: p.omap,
   pairs: m.pairs,
   seq: o.seq,
   set: y.set,
   timestamp: b.timestamp
  }, w = {
   "tag:yaml.org,2002:binary": h.binary,
   "tag:yaml.org,2002:merge": d.merge,
   "tag:yaml.org,2002:omap": p.omap,
   "tag:yaml.org,2002:pairs": m.pairs,
   "tag:yaml.org,2002:set": y.set,
   "tag:yaml.org,2002:timestamp": b.timestamp
  };
  t.coreKnownTags = w, t.getTags = function(e, t, n) {
   const s = v.get(t);
   if (s && !e) return n && !s.includes(d.merge) ? s.concat(d.merge) : s.slice();
   let i = s;
   if (!i) {
    if (!Array.isArray(e)) {
     const e = Array.from(v.keys()).filter(e => "yaml11" !== e).map(e => JSON.stringify(e)).join(", ");
     throw new Error(`Unknown schema "${t}"; use one of ${e} or define customTags array`);
    }
    i = [];
   }
   if (Array.isArray(e)) for (const t of e) i = i.concat(t); else "function" == typeof e && (i = e(i.slice()));
   return n && (i = i.concat(d.merge)), i.reduce((e, t) => {
    const n = "string" == typeof t ? S[t] : t;
    if (!n) {
     const e = JSON.stringify(t), n = Object.keys(S).map(e => JSON.stringify(e)).join(", ");
     throw new Error(`Unknown custom tag ${e}; use one of ${n}`);
    }
    return e.includes(n) || e.push(n), e;
   }, []);
  };
 }),
 56083: (function(e, t, n) {
  var s = n(20181), i = n(63301), o = n(83069);
  const r = {
   identify: e => e instanceof Uint8Array,
   default: !1,
   tag: "tag:yaml.org,2002:binary",
   resolve(e, t) {
    if ("function" == typeof s.Buffer) return s.Buffer.from(e, "base64");
    if ("function" == typeof atob) {
     const t = atob(e.replace(/[\n\r]/g, "")), n = new Uint8Array(t.length);
     for (let e = 0; e < t.length; ++e) n[e] = t.charCodeAt(e);
     return n;
    }
    return t("This environment does not support reading binary tags; either Buffer or atob is required"), 
    e;
   },
   stringify({comment: e, type: t, value: n}, r, a, c) {
    if (!n) return "";
    const l = n;
    let u;
    if ("function" == typeof s.Buffer) u = l instanceof s.Buffer ? l.toString("base64") : s.Buffer.from(l.buffer).toString("base64"); else {
     if ("function" != typeof btoa) throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");
     {
      let e = "";
      for (let t = 0; t < l.length; ++t) e += String.fromCharCode(l[t]);
      u = btoa(e);
     }
    }
    if (t ?? (t = i.Scalar.BLOCK_LITERAL), t !== i.Scalar.QUOTE_DOUBLE) {
     const e = Math.max(r.options.lineWidth - r.indent.length, r.options.minContentWidth), n = Math.ceil(u.length / e), s = new Array(n);
     for (let t = 0, i = 0; t < n; ++t, i += e) s[t] = u.substr(i, e);
     u = s.join(t === i.Scalar.BLOCK_LITERAL ? "\n" : " ");
    }
    return o.stringifyString({
     comment: e,
     type: t,
     value: u
    }, r, a, c);
   }
  };
  t.binary = r;
 }),
 88398: (function(e, t, n) {
  var s = n(63301);
  function boolStringify({value: e, source: t}, n) {
   return t && (e ? i : o).test.test(t) ? t : e ? n.options.trueStr : n.options.falseStr;
  }
  const i = {
   identify: e => !0 === e,
   default: !0,
   tag: "tag:yaml.org,2002:bool",
   test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
   resolve: () => new s.Scalar(!0),
   stringify: boolStringify
  }, o = {
   identify: e => !1 === e,
   default: !0,
   tag: "tag:yaml.org,2002:bool",
   test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
   resolve: () => new s.Scalar(!1),
   stringify: boolStringify
  };
  t.falseTag = o, t.trueTag = i;
 }),
 35782: (function(e, t, n) {
  var s = n(63301), i = n(28689);
  const o = {
   identify: e => "number" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:float",
   test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
   resolve: e => "nan" === e.slice(-3).toLowerCase() ? NaN : "-" === e[0] ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY,
   stringify: i.stringifyNumber
  }, r = {
   identify: e => "number" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:float",
   format: "EXP",
   test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
   resolve: e => parseFloat(e.replace(/_/g, "")),
   stringify(e) {
    const t = Number(e.value);
    return isFinite(t) ? t.toExponential() : i.stringifyNumber(e);
   }
  }, a = {
   identify: e => "number" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:float",
   test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
   resolve(e) {
    const t = new s.Scalar(parseFloat(e.replace(/_/g, ""))), n = e.indexOf(".");
    if (-1 !== n) {
     const s = e.substring(n + 1).replace(/_/g, "");
     "0" === s[s.length - 1] && (t.minFractionDigits = s.length);
    }
    return t;
   },
   stringify: i.stringifyNumber
  };
  t.float = a, t.floatExp = r, t.floatNaN = o;
 }),
 10873: (function(e, t, n) {
  var s = n(28689);
  const intIdentify = e => "bigint" == typeof e || Number.isInteger(e);
  function intResolve(e, t, n, {intAsBigInt: s}) {
   const i = e[0];
   if ("-" !== i && "+" !== i || (t += 1), e = e.substring(t).replace(/_/g, ""), s) {
    switch (n) {
    case 2:
     e = `0b${e}`;
     break;

    case 8:
     e = `0o${e}`;
     break;

    case 16:
     e = `0x${e}`;
    }
    const t = BigInt(e);
    return "-" === i ? BigInt(-1) * t : t;
   }
   const o = parseInt(e, n);
   return "-" === i ? -1 * o : o;
  }
  function intStringify(e, t, n) {
   const {value: i} = e;
   if (intIdentify(i)) {
    const e = i.toString(t);
    return i < 0 ? "-" + n + e.substr(1) : n + e;
   }
   return s.stringifyNumber(e);
  }
  const i = {
   identify: intIdentify,
   default: !0,
   tag: "tag:yaml.org,2002:int",
   format: "BIN",
   test: /^[-+]?0b[0-1_]+$/,
   resolve: (e, t, n) => intResolve(e, 2, 2, n),
   stringify: e => intStringify(e, 2, "0b")
  }, o = {
   identify: intIdentify,
   default: !0,
   tag: "tag:yaml.org,2002:int",
   format: "OCT",
   test: /^[-+]?0[0-7_]+$/,
   resolve: (e, t, n) => intResolve(e, 1, 8, n),
   stringify: e => intStringify(e, 8, "0")
  }, r = {
   identify: intIdentify,
   default: !0,
   tag: "tag:yaml.org,2002:int",
   test: /^[-+]?[0-9][0-9_]*$/,
   resolve: (e, t, n) => intResolve(e, 0, 10, n),
   stringify: s.stringifyNumber
  }, a = {
   identify: intIdentify,
   default: !0,
   tag: "tag:yaml.org,2002:int",
   format: "HEX",
   test: /^[-+]?0x[0-9a-fA-F_]+$/,
   resolve: (e, t, n) => intResolve(e, 2, 16, n),
   stringify: e => intStringify(e, 16, "0x")
  };
  t.int = r, t.intBin = i, t.intHex = a, t.intOct = o;
 }),
 90452: (function(e, t, n) {
  var s = n(41127), i = n(63301);
  const o = "<<", r = {
   identify: e => e === o || "symbol" == typeof e && e.description === o,
   default: "key",
   tag: "tag:yaml.org,2002:merge",
   test: /^<<$/,
   resolve: () => Object.assign(new i.Scalar(Symbol(o)), {
    addToJSMap: addMergeToJSMap
   }),
   stringify: () => o
  };
  function addMergeToJSMap(e, t, n) {
   const i = resolveAliasValue(e, n);
   if (s.isSeq(i)) for (const n of i.items) mergeValue(e, t, n); else if (Array.isArray(i)) for (const n of i) mergeValue(e, t, n); else mergeValue(e, t, i);
  }
  function mergeValue(e, t, n) {
   const i = resolveAliasValue(e, n);
   if (!s.isMap(i)) throw new Error("Merge sources must be maps or map aliases");
   const o = i.toJSON(null, e, Map);
   for (const [e, n] of o) t instanceof Map ? t.has(e) || t.set(e, n) : t instanceof Set ? t.add(e) : Object.prototype.hasOwnProperty.call(t, e) || Object.defineProperty(t, e, {
    value: n,
    writable: !0,
    enumerable: !0,
    configurable: !0
   });
   return t;
  }
  function resolveAliasValue(e, t) {
   return e && s.isAlias(t) ? t.resolve(e.doc, e) : t;
  }
  t.addMergeToJSMap = addMergeToJSMap, t.isMergeKey = (e, t) => (r.identify(t) || s.isScalar(t) && (!t.type || t.type === i.Scalar.PLAIN) && r.identify(t.value)) && e?.doc.schema.tags.some(e => e.tag === r.tag && e.default), 
  t.merge = r;
 }),
 50303: (function(e, t, n) {
  var s = n(41127), i = n(74043), o = n(84454), r = n(92223), a = n(18385);
  class YAMLOMap extends r.YAMLSeq {
   constructor() {
    super(), this.add = o.YAMLMap.prototype.add.bind(this), this.delete = o.YAMLMap.prototype.delete.bind(this), 
    this.get = o.YAMLMap.prototype.get.bind(this), this.has = o.YAMLMap.prototype.has.bind(this), 
    this.set = o.YAMLMap.prototype.set.bind(this), this.tag = YAMLOMap.tag;
   }
   toJSON(e, t) {
    if (!t) return super.toJSON(e);
    const n = new Map;
    t?.onCreate && t.onCreate(n);
    for (const e of this.items) {
     let o, r;
     if (s.isPair(e) ? (o = i.toJS(e.key, "", t), r = i.toJS(e.value, o, t)) : o = i.toJS(e, "", t), 
     n.has(o)) throw new Error("Ordered maps must not include duplicate keys");
     n.set(o, r);
    }
    return n;
   }
   static from(e, t, n) {
    const s = a.createPairs(e, t, n), i = new this;
    return i.items = s.items, i;
   }
  }
  YAMLOMap.tag = "tag:yaml.org,2002:omap";
  const c = {
   collection: "seq",
   identify: e => e instanceof Map,
   nodeClass: YAMLOMap,
   default: !1,
   tag: "tag:yaml.org,2002:omap",
   resolve(e, t) {
    const n = a.resolvePairs(e, t), i = [];
    for (const {key: e} of n.items) s.isScalar(e) && (i.includes(e.value) ? t(`Ordered maps must not include duplicate keys: ${e.value}`) : i.push(e.value));
    return Object.assign(new YAMLOMap, n);
   },
   createNode: (e, t, n) => YAMLOMap.from(e, t, n)
  };
  t.YAMLOMap = YAMLOMap, t.omap = c;
 }),
 18385: (function(e, t, n) {
  var s = n(41127), i = n(57165), o = n(63301), r = n(92223);
  function resolvePairs(e, t) {
   if (s.isSeq(e)) for (let n = 0; n < e.items.length; ++n) {
    let r = e.items[n];
    if (!s.isPair(r)) {
     if (s.isMap(r)) {
      r.items.length > 1 && t("Each pair must have its own sequence indicator");
      const e = r.items[0] || new i.Pair(new o.Scalar(null));
      if (r.commentBefore && (e.key.commentBefore = e.key.commentBefore ? `${r.commentBefore}\n${e.key.commentBefore}` : r.commentBefore), 
      r.comment) {
       const t = e.value ?? e.key;
       t.comment = t.comment ? `${r.comment}\n${t.comment}` : r.comment;
      }
      r = e;
     }
     e.items[n] = s.isPair(r) ? r : new i.Pair(r);
    }
   } else t("Expected a sequence for this tag");
   return e;
  }
  function createPairs(e, t, n) {
   const {replacer: s} = n, o = new r.YAMLSeq(e);
   o.tag = "tag:yaml.org,2002:pairs";
   let a = 0;
   if (t && Symbol.iterator in Object(t)) for (let e of t) {
    let r, c;
    if ("function" == typeof s && (e = s.call(t, String(a++), e)), Array.isArray(e)) {
     if (2 !== e.length) throw new TypeError(`Expected [key, value] tuple: ${e}`);
     r = e[0], c = e[1];
    } else if (e && e instanceof Object) {
     const t = Object.keys(e);
     if (1 !== t.length) throw new TypeError(`Expected tuple with one key, not ${t.length} keys`);
     r = t[0], c = e[r];
    } else r = e;
    o.items.push(i.createPair(r, c, n));
   }
   return o;
  }
  const a = {
   collection: "seq",
   default: !1,
   tag: "tag:yaml.org,2002:pairs",
   resolve: resolvePairs,
   createNode: createPairs
  };
  t.createPairs = createPairs, t.pairs = a, t.resolvePairs = resolvePairs;
 }),
 35913: (function(e, t, n) {
  var s = n(47451), i = n(73632), o = n(1706), r = n(66464), a = n(56083), c = n(88398), l = n(35782), u = n(10873), f = n(90452), h = n(50303), d = n(18385), p = n(81528), m = n(24371);
  const g = [ s.map, o.seq, r.string, i.nullTag, c.trueTag, c.falseTag, u.intBin, u.intOct, u.int, u.intHex, l.floatNaN, l.floatExp, l.float, a.binary, f.merge, h.omap, d.pairs, p.set, m.intTime, m.floatTime, m.timestamp ];
  t.schema = g;
 }),
 81528: (function(e, t, n) {
  var s = n(41127), i = n(57165), o = n(84454);
  class YAMLSet extends o.YAMLMap {
   constructor(e) {
    super(e), this.tag = YAMLSet.tag;
   }
   add(e) {
    let t;
    t = s.isPair(e) ? e : e && "object" == typeof e && "key" in e && "value" in e && null === e.value ? new i.Pair(e.key, null) : new i.Pair(e, null), 
    o.findPair(this.items, t.key) || this.items.push(t);
   }
   get(e, t) {
    const n = o.findPair(this.items, e);
    return !t && s.isPair(n) ? s.isScalar(n.key) ? n.key.value : n.key : n;
   }
   set(e, t) {
    if ("boolean" != typeof t) throw new Error("Expected boolean value for set(key, value) in a YAML set, not " + typeof t);
    const n = o.findPair(this.items, e);
    n && !t ? this.items.splice(this.items.indexOf(n), 1) : !n && t && this.items.push(new i.Pair(e));
   }
   toJSON(e, t) {
    return super.toJSON(e, t, Set);
   }
   toString(e, t, n) {
    if (!e) return JSON.stringify(this);
    if (this.hasAllNullValues(!0)) return super.toString(Object.assign({}, e, {
     allNullValues: !0
    }), t, n);
    throw new Error("Set items must all have null values");
   }
   static from(e, t, n) {
    const {replacer: s} = n, o = new this(e);
    if (t && Symbol.iterator in Object(t)) for (let e of t) "function" == typeof s && (e = s.call(t, e, e)), 
    o.items.push(i.createPair(e, null, n));
    return o;
   }
  }
  YAMLSet.tag = "tag:yaml.org,2002:set";
  const r = {
   collection: "map",
   identify: e => e instanceof Set,
   nodeClass: YAMLSet,
   default: !1,
   tag: "tag:yaml.org,2002:set",
   createNode: (e, t, n) => YAMLSet.from(e, t, n),
   resolve(e, t) {
    if (s.isMap(e)) {
     if (e.hasAllNullValues(!0)) return Object.assign(new YAMLSet, e);
     t("Set items must all have null values");
    } else t("Expected a mapping for this tag");
    return e;
   }
  };
  t.YAMLSet = YAMLSet, t.set = r;
 }),
 24371: (function(e, t, n) {
  var s = n(28689);
  function parseSexagesimal(e, t) {
   const n = e[0], s = "-" === n || "+" === n ? e.substring(1) : e, num = e => t ? BigInt(e) : Number(e), i = s.replace(/_/g, "").split(":").reduce((e, t) => e * num(60) + num(t), num(0));
   return "-" === n ? num(-1) * i : i;
  }
  function stringifySexagesimal(e) {
   let {value: t} = e, num = e => e;
   if ("bigint" == typeof t) num = e => BigInt(e); else if (isNaN(t) || !isFinite(t)) return s.stringifyNumber(e);
   let n = "";
   t < 0 && (n = "-", t *= num(-1));
   const i = num(60), o = [ t % i ];
   return t < 60 ? o.unshift(0) : (t = (t - o[0]) / i, o.unshift(t % i), t >= 60 && (t = (t - o[0]) / i, 
   o.unshift(t))), n + o.map(e => String(e).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
  }
  const i = {
   identify: e => "bigint" == typeof e || Number.isInteger(e),
   default: !0,
   tag: "tag:yaml.org,2002:int",
   format: "TIME",
   test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
   resolve: (e, t, {intAsBigInt: n}) => parseSexagesimal(e, n),
   stringify: stringifySexagesimal
  }, o = {
   identify: e => "number" == typeof e,
   default: !0,
   tag: "tag:yaml.org,2002:float",
   format: "TIME",
   test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
   resolve: e => parseSexagesimal(e, !1),
   stringify: stringifySexagesimal
  }, r = {
   identify: e => e instanceof Date,
   default: !0,
   tag: "tag:yaml.org,2002:timestamp",
   test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
   resolve(e) {
    const t = e.match(r.test);
    if (!t) throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");
    const [, n, s, i, o, a, c] = t.map(Number), l = t[7] ? Number((t[7] + "00").substr(1, 3)) : 0;
    let u = Date.UTC(n, s - 1, i, o || 0, a || 0, c || 0, l);
    const f = t[8];
    if (f && "Z" !== f) {
     let e = parseSexagesimal(f, !1);
     Math.abs(e) < 30 && (e *= 60), u -= 6e4 * e;
    }
    return new Date(u);
   },
   stringify: ({value: e}) => e?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
  };
  t.floatTime = o, t.intTime = i, t.timestamp = r;
 }),
 34475: (function(e, t) {
  const n = "block", s = "quoted";
  function consumeMoreIndentedLines(e, t, n) {
   let s = t, i = t + 1, o = e[i];
   for (;" " === o || "\t" === o; ) if (t < i + n) o = e[++t]; else {
    do {
     o = e[++t];
    } while (o && "\n" !== o);
    s = t, i = t + 1, o = e[i];
   }
   return s;
  }
  t.FOLD_BLOCK = n, t.FOLD_FLOW = "flow", t.FOLD_QUOTED = s, t.foldFlowLines = function(e, t, i = "flow", {indentAtStart: o, lineWidth: r = 80, minContentWidth: a = 20, onFold: c, onOverflow: l} = {}) {
   if (!r || r < 0) return e;
   r < a && (a = 0);
   const u = Math.max(1 + a, 1 + r - t.length);
   if (e.length <= u) return e;
   const f = [], h = {};
   let d, p, m = r - t.length;
   "number" == typeof o && (o > r - Math.max(2, a) ? f.push(0) : m = r - o);
   let g = !1, y = -1, b = -1, v = -1;
   i === n && (y = consumeMoreIndentedLines(e, y, t.length), -1 !== y && (m = y + u));
   for (let o; o = e[y += 1]; ) {
    if (i === s && "\\" === o) {
     switch (b = y, e[y + 1]) {
     case "x":
      y += 3;
      break;

     case "u":
      y += 5;
      break;

     case "U":
      y += 9;
      break;

     default:
      y += 1;
     }
     v = y;
    }
    if ("\n" === o) i === n && (y = consumeMoreIndentedLines(e, y, t.length)), m = y + t.length + u, 
    d = void 0; else {
     if (" " === o && p && " " !== p && "\n" !== p && "\t" !== p) {
      const t = e[y + 1];
      t && " " !== t && "\n" !== t && "\t" !== t && (d = y);
     }
     if (y >= m) if (d) f.push(d), m = d + u, d = void 0; else if (i === s) {
      for (;" " === p || "\t" === p; ) p = o, o = e[y += 1], g = !0;
      const t = y > v + 1 ? y - 2 : b - 1;
      if (h[t]) return e;
      f.push(t), h[t] = !0, m = t + u, d = void 0;
     } else g = !0;
    }
    p = o;
   }
   if (g && l && l(), 0 === f.length) return e;
   c && c();
   let S = e.slice(0, f[0]);
   for (let n = 0; n < f.length; ++n) {
    const o = f[n], r = f[n + 1] || e.length;
    0 === o ? S = `\n${t}${e.slice(0, r)}` : (i === s && h[o] && (S += `${e[o]}\\`), 
    S += `\n${t}${e.slice(o + 1, r)}`);
   }
   return S;
  };
 }),
 2148: (function(e, t, n) {
  var s = n(71596), i = n(41127), o = n(59799), r = n(83069);
  t.createStringifyContext = function(e, t) {
   const n = Object.assign({
    blockQuote: !0,
    commentString: o.stringifyComment,
    defaultKeyType: null,
    defaultStringType: "PLAIN",
    directives: null,
    doubleQuotedAsJSON: !1,
    doubleQuotedMinMultiLineLength: 40,
    falseStr: "false",
    flowCollectionPadding: !0,
    indentSeq: !0,
    lineWidth: 80,
    minContentWidth: 20,
    nullStr: "null",
    simpleKeys: !1,
    singleQuote: null,
    trailingComma: !1,
    trueStr: "true",
    verifyAliasOrder: !0
   }, e.schema.toStringOptions, t);
   let s;
   switch (n.collectionStyle) {
   case "block":
    s = !1;
    break;

   case "flow":
    s = !0;
    break;

   default:
    s = null;
   }
   return {
    anchors: new Set,
    doc: e,
    flowCollectionPadding: n.flowCollectionPadding ? " " : "",
    indent: "",
    indentStep: "number" == typeof n.indent ? " ".repeat(n.indent) : "  ",
    inFlow: s,
    options: n
   };
  }, t.stringify = function(e, t, n, o) {
   if (i.isPair(e)) return e.toString(t, n, o);
   if (i.isAlias(e)) {
    if (t.doc.directives) return e.toString(t);
    if (t.resolvedAliases?.has(e)) throw new TypeError("Cannot stringify circular structure without alias nodes");
    t.resolvedAliases ? t.resolvedAliases.add(e) : t.resolvedAliases = new Set([ e ]), 
    e = e.resolve(t.doc);
   }
   let a;
   const c = i.isNode(e) ? e : t.doc.createNode(e, {
    onTagObj: e => a = e
   });
   a ?? (a = function(e, t) {
    if (t.tag) {
     const n = e.filter(e => e.tag === t.tag);
     if (n.length > 0) return n.find(e => e.format === t.format) ?? n[0];
    }
    let n, s;
    if (i.isScalar(t)) {
     s = t.value;
     let i = e.filter(e => e.identify?.(s));
     if (i.length > 1) {
      const e = i.filter(e => e.test);
      e.length > 0 && (i = e);
     }
     n = i.find(e => e.format === t.format) ?? i.find(e => !e.format);
    } else s = t, n = e.find(e => e.nodeClass && s instanceof e.nodeClass);
    if (!n) throw new Error(`Tag not resolved for ${s?.constructor?.name ?? (null === s ? "null" : typeof s)} value`);
    return n;
   }(t.doc.schema.tags, c));
   const l = function(e, t, {anchors: n, doc: o}) {
    if (!o.directives) return "";
    const r = [], a = (i.isScalar(e) || i.isCollection(e)) && e.anchor;
    a && s.anchorIsValid(a) && (n.add(a), r.push(`&${a}`));
    const c = e.tag ?? (t.default ? null : t.tag);
    return c && r.push(o.directives.tagString(c)), r.join(" ");
   }(c, a, t);
   l.length > 0 && (t.indentAtStart = (t.indentAtStart ?? 0) + l.length + 1);
   const u = "function" == typeof a.stringify ? a.stringify(c, t, n, o) : i.isScalar(c) ? r.stringifyString(c, t, n, o) : c.toString(t, n, o);
   return l ? i.isScalar(c) || "{" === u[0] || "[" === u[0] ? `${l} ${u}` : `${l}\n${t.indent}${u}` : u;
  };
 }),
 61212: (function(e, t, n) {
  var s = n(41127), i = n(2148), o = n(59799);
  function stringifyBlockCollection({comment: e, items: t}, n, {blockItemPrefix: r, flowChars: a, itemIndent: c, onChompKeep: l, onComment: u}) {
   const {indent: f, options: {commentString: h}} = n, d = Object.assign({}, n, {
    indent: c,
    type: null
   });
   let p = !1;
   const m = [];
   for (let e = 0; e < t.length; ++e) {
    const a = t[e];
    let l = null;
    if (s.isNode(a)) !p && a.spaceBefore && m.push(""), addCommentBefore(n, m, a.commentBefore, p), 
    a.comment && (l = a.comment); else if (s.isPair(a)) {
     const e = s.isNode(a.key) ? a.key : null;
     e && (!p && e.spaceBefore && m.push(""), addCommentBefore(n, m, e.commentBefore, p));
    }
    p = !1;
    let u = i.stringify(a, d, () => l = null, () => p = !0);
    l && (u += o.lineComment(u, c, h(l))), p && l && (p = !1), m.push(r + u);
   }
   let g;
   if (0 === m.length) g = a.start + a.end; else {
    g = m[0];
    for (let e = 1; e < m.length; ++e) {
     const t = m[e];
     g += t ? `\n${f}${t}` : "\n";
    }
   }
   return e ? (g += "\n" + o.indentComment(h(e), f), u && u()) : p && l && l(), g;
  }
  function stringifyFlowCollection({items: e}, t, {flowChars: n, itemIndent: r}) {
   const {indent: a, indentStep: c, flowCollectionPadding: l, options: {commentString: u}} = t;
   r += c;
   const f = Object.assign({}, t, {
    indent: r,
    inFlow: !0,
    type: null
   });
   let h = !1, d = 0;
   const p = [];
   for (let n = 0; n < e.length; ++n) {
    const a = e[n];
    let c = null;
    if (s.isNode(a)) a.spaceBefore && p.push(""), addCommentBefore(t, p, a.commentBefore, !1), 
    a.comment && (c = a.comment); else if (s.isPair(a)) {
     const e = s.isNode(a.key) ? a.key : null;
     e && (e.spaceBefore && p.push(""), addCommentBefore(t, p, e.commentBefore, !1), 
     e.comment && (h = !0));
     const n = s.isNode(a.value) ? a.value : null;
     n ? (n.comment && (c = n.comment), n.commentBefore && (h = !0)) : null == a.value && e?.comment && (c = e.comment);
    }
    c && (h = !0);
    let l = i.stringify(a, f, () => c = null);
    h || (h = p.length > d || l.includes("\n")), n < e.length - 1 ? l += "," : t.options.trailingComma && (t.options.lineWidth > 0 && (h || (h = p.reduce((e, t) => e + t.length + 2, 2) + (l.length + 2) > t.options.lineWidth)), 
    h && (l += ",")), c && (l += o.lineComment(l, r, u(c))), p.push(l), d = p.length;
   }
   const {start: m, end: g} = n;
   if (0 === p.length) return m + g;
   if (!h) {
    const e = p.reduce((e, t) => e + t.length + 2, 2);
    h = t.options.lineWidth > 0 && e > t.options.lineWidth;
   }
   if (h) {
    let e = m;
    for (const t of p) e += t ? `\n${c}${a}${t}` : "\n";
    return `${e}\n${a}${g}`;
   }
   return `${m}${l}${p.join(" ")}${l}${g}`;
  }
  function addCommentBefore({indent: e, options: {commentString: t}}, n, s, i) {
   if (s && i && (s = s.replace(/^\n+/, "")), s) {
    const i = o.indentComment(t(s), e);
    n.push(i.trimStart());
   }
  }
  t.stringifyCollection = function(e, t, n) {
   return (t.inFlow ?? e.flow ? stringifyFlowCollection : stringifyBlockCollection)(e, t, n);
  };
 }),
 59799: (function(e, t) {
  function indentComment(e, t) {
   return /^\n+$/.test(e) ? e.substring(1) : t ? e.replace(/^(?! *$)/gm, t) : e;
  }
  t.indentComment = indentComment, t.lineComment = (e, t, n) => e.endsWith("\n") ? indentComment(n, t) : n.includes("\n") ? "\n" + indentComment(n, t) : (e.endsWith(" ") ? "" : " ") + n, 
  t.stringifyComment = e => e.replace(/^(?!$)(?: $)?/gm, "#");
 }),
 6829: (function(e, t, n) {
  var s = n(41127), i = n(2148), o = n(59799);
  t.stringifyDocument = function(e, t) {
   const n = [];
   let r = !0 === t.directives;
   if (!1 !== t.directives && e.directives) {
    const t = e.directives.toString(e);
    t ? (n.push(t), r = !0) : e.directives.docStart && (r = !0);
   }
   r && n.push("---");
   const a = i.createStringifyContext(e, t), {commentString: c} = a.options;
   if (e.commentBefore) {
    1 !== n.length && n.unshift("");
    const t = c(e.commentBefore);
    n.unshift(o.indentComment(t, ""));
   }
   let l = !1, u = null;
   if (e.contents) {
    if (s.isNode(e.contents)) {
     if (e.contents.spaceBefore && r && n.push(""), e.contents.commentBefore) {
      const t = c(e.contents.commentBefore);
      n.push(o.indentComment(t, ""));
     }
     a.forceBlockIndent = !!e.comment, u = e.contents.comment;
    }
    const t = u ? void 0 : () => l = !0;
    let f = i.stringify(e.contents, a, () => u = null, t);
    u && (f += o.lineComment(f, "", c(u))), "|" !== f[0] && ">" !== f[0] || "---" !== n[n.length - 1] ? n.push(f) : n[n.length - 1] = `--- ${f}`;
   } else n.push(i.stringify(e.contents, a));
   if (e.directives?.docEnd) if (e.comment) {
    const t = c(e.comment);
    t.includes("\n") ? (n.push("..."), n.push(o.indentComment(t, ""))) : n.push(`... ${t}`);
   } else n.push("..."); else {
    let t = e.comment;
    t && l && (t = t.replace(/^\n+/, "")), t && (l && !u || "" === n[n.length - 1] || n.push(""), 
    n.push(o.indentComment(c(t), "")));
   }
   return n.join("\n") + "\n";
  };
 }),
 28689: (function(e, t) {
  t.stringifyNumber = function({format: e, minFractionDigits: t, tag: n, value: s}) {
   if ("bigint" == typeof s) return String(s);
   const i = "number" == typeof s ? s : Number(s);
   if (!isFinite(i)) return isNaN(i) ? ".nan" : i < 0 ? "-.inf" : ".inf";
   let o = Object.is(s, -0) ? "-0" : JSON.stringify(s);
   if (!e && t && (!n || "tag:yaml.org,2002:float" === n) && /^-?\d/.test(o) && !o.includes("e")) {
    let e = o.indexOf(".");
    e < 0 && (e = o.length, o += ".");
    let n = t - (o.length - e - 1);
    for (;n-- > 0; ) o += "0";
   }
   return o;
  };
 }),
 59748: (function(e, t, n) {
  var s = n(41127), i = n(63301), o = n(2148), r = n(59799);
  t.stringifyPair = function({key: e, value: t}, n, a, c) {
   const {allNullValues: l, doc: u, indent: f, indentStep: h, options: {commentString: d, indentSeq: p, simpleKeys: m}} = n;
   let g = s.isNode(e) && e.comment || null;
   if (m) {
    if (g) throw new Error("With simple keys, key nodes cannot have comments");
    if (s.isCollection(e) || !s.isNode(e) && "object" == typeof e) throw new Error("With simple keys, collection cannot be used as a key value");
   }
   let y = !m && (!e || g && null == t && !n.inFlow || s.isCollection(e) || (s.isScalar(e) ? e.type === i.Scalar.BLOCK_FOLDED || e.type === i.Scalar.BLOCK_LITERAL : "object" == typeof e));
   n = Object.assign({}, n, {
    allNullValues: !1,
    implicitKey: !y && (m || !l),
    indent: f + h
   });
   let b, v, S, w = !1, k = !1, E = o.stringify(e, n, () => w = !0, () => k = !0);
   if (!y && !n.inFlow && E.length > 1024) {
    if (m) throw new Error("With simple keys, single line scalar must not span more than 1024 characters");
    y = !0;
   }
   if (n.inFlow) {
    if (l || null == t) return w && a && a(), "" === E ? "?" : y ? `? ${E}` : E;
   } else if (l && !m || null == t && y) return E = `? ${E}`, g && !w ? E += r.lineComment(E, n.indent, d(g)) : k && c && c(), 
   E;
   w && (g = null), y ? (g && (E += r.lineComment(E, n.indent, d(g))), E = `? ${E}\n${f}:`) : (E = `${E}:`, 
   g && (E += r.lineComment(E, n.indent, d(g)))), s.isNode(t) ? (b = !!t.spaceBefore, 
   v = t.commentBefore, S = t.comment) : (b = !1, v = null, S = null, t && "object" == typeof t && (t = u.createNode(t))), 
   n.implicitKey = !1, y || g || !s.isScalar(t) || (n.indentAtStart = E.length + 1), 
   k = !1, p || !(h.length >= 2) || n.inFlow || y || !s.isSeq(t) || t.flow || t.tag || t.anchor || (n.indent = n.indent.substring(2));
   let A = !1;
   const N = o.stringify(t, n, () => A = !0, () => k = !0);
   let O = " ";
   if (g || b || v) {
    if (O = b ? "\n" : "", v) {
     const e = d(v);
     O += `\n${r.indentComment(e, n.indent)}`;
    }
    "" !== N || n.inFlow ? O += `\n${n.indent}` : "\n" === O && S && (O = "\n\n");
   } else if (!y && s.isCollection(t)) {
    const e = N[0], s = N.indexOf("\n"), i = -1 !== s, o = n.inFlow ?? t.flow ?? 0 === t.items.length;
    if (i || !o) {
     let t = !1;
     if (i && ("&" === e || "!" === e)) {
      let n = N.indexOf(" ");
      "&" === e && -1 !== n && n < s && "!" === N[n + 1] && (n = N.indexOf(" ", n + 1)), 
      (-1 === n || s < n) && (t = !0);
     }
     t || (O = `\n${n.indent}`);
    }
   } else "" !== N && "\n" !== N[0] || (O = "");
   return E += O + N, n.inFlow ? A && a && a() : S && !A ? E += r.lineComment(E, n.indent, d(S)) : k && c && c(), 
   E;
  };
 }),
 83069: (function(e, t, n) {
  var s = n(63301), i = n(34475);
  const getFoldOptions = (e, t) => ({
   indentAtStart: t ? e.indent.length : e.indentAtStart,
   lineWidth: e.options.lineWidth,
   minContentWidth: e.options.minContentWidth
  }), containsDocumentMarker = e => /^(%|---|\.\.\.)/m.test(e);
  function doubleQuotedString(e, t) {
   const n = JSON.stringify(e);
   if (t.options.doubleQuotedAsJSON) return n;
   const {implicitKey: s} = t, o = t.options.doubleQuotedMinMultiLineLength, r = t.indent || (containsDocumentMarker(e) ? "  " : "");
   let a = "", c = 0;
   for (let e = 0, t = n[e]; t; t = n[++e]) if (" " === t && "\\" === n[e + 1] && "n" === n[e + 2] && (a += n.slice(c, e) + "\\ ", 
   e += 1, c = e, t = "\\"), "\\" === t) switch (n[e + 1]) {
   case "u":
    {
     a += n.slice(c, e);
     const t = n.substr(e + 2, 4);
     switch (t) {
     case "0000":
      a += "\\0";
      break;

     case "0007":
      a += "\\a";
      break;

     case "000b":
      a += "\\v";
      break;

     case "001b":
      a += "\\e";
      break;

     case "0085":
      a += "\\N";
      break;

     case "00a0":
      a += "\\_";
      break;

     case "2028":
      a += "\\L";
      break;

     case "2029":
      a += "\\P";
      break;

     default:
      "00" === t.substr(0, 2) ? a += "\\x" + t.substr(2) : a += n.substr(e, 6);
     }
     e += 5, c = e + 1;
    }
    break;

   case "n":
    if (s || '"' === n[e + 2] || n.length < o) e += 1; else {
     for (a += n.slice(c, e) + "\n\n"; "\\" === n[e + 2] && "n" === n[e + 3] && '"' !== n[e + 4]; ) a += "\n", 
     e += 2;
     a += r, " " === n[e + 2] && (a += "\\"), e += 1, c = e + 1;
    }
    break;

   default:
    e += 1;
   }
   return a = c ? a + n.slice(c) : n, s ? a : i.foldFlowLines(a, r, i.FOLD_QUOTED, getFoldOptions(t, !1));
  }
  function singleQuotedString(e, t) {
   if (!1 === t.options.singleQuote || t.implicitKey && e.includes("\n") || /[ \t]\n|\n[ \t]/.test(e)) return doubleQuotedString(e, t);
   const n = t.indent || (containsDocumentMarker(e) ? "  " : ""), s = "'" + e.replace(/'/g, "''").replace(/\n+/g, `$&\n${n}`) + "'";
   return t.implicitKey ? s : i.foldFlowLines(s, n, i.FOLD_FLOW, getFoldOptions(t, !1));
  }
  function quotedString(e, t) {
   const {singleQuote: n} = t.options;
   let s;
   if (!1 === n) s = doubleQuotedString; else {
    const t = e.includes('"'), i = e.includes("'");
    s = t && !i ? singleQuotedString : i && !t ? doubleQuotedString : n ? singleQuotedString : doubleQuotedString;
   }
   return s(e, t);
  }
  let o;
  try {
   o = new RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
  } catch {
   o = /\n+(?!\n|$)/g;
  }
  function blockString({comment: e, type: t, value: n}, r, a, c) {
   const {blockQuote: l, commentString: u, lineWidth: f} = r.options;
   if (!l || /\n[\t ]+$/.test(n)) return quotedString(n, r);
   const h = r.indent || (r.forceBlockIndent || containsDocumentMarker(n) ? "  " : ""), d = "literal" === l || "folded" !== l && t !== s.Scalar.BLOCK_FOLDED && (t === s.Scalar.BLOCK_LITERAL || !function(e, t, n) {
    if (!t || t < 0) return !1;
    const s = t - n, i = e.length;
    if (i <= s) return !1;
    for (let t = 0, n = 0; t < i; ++t) if ("\n" === e[t]) {
     if (t - n > s) return !0;
     if (n = t + 1, i - n <= s) return !1;
    }
    return !0;
   }(n, f, h.length));
   if (!n) return d ? "|\n" : ">\n";
   let p, m;
   for (m = n.length; m > 0; --m) {
    const e = n[m - 1];
    if ("\n" !== e && "\t" !== e && " " !== e) break;
   }
   let g = n.substring(m);
   const y = g.indexOf("\n");
   -1 === y ? p = "-" : n === g || y !== g.length - 1 ? (p = "+", c && c()) : p = "", 
   g && (n = n.slice(0, -g.length), "\n" === g[g.length - 1] && (g = g.slice(0, -1)), 
   g = g.replace(o, `$&${h}`));
   let b, v = !1, S = -1;
   for (b = 0; b < n.length; ++b) {
    const e = n[b];
    if (" " === e) v = !0; else {
     if ("\n" !== e) break;
     S = b;
    }
   }
   let w = n.substring(0, S < b ? S + 1 : b);
   w && (n = n.substring(w.length), w = w.replace(/\n+/g, `$&${h}`));
   let k = (v ? h ? "2" : "1" : "") + p;
   if (e && (k += " " + u(e.replace(/ ?[\r\n]+/g, " ")), a && a()), !d) {
    const e = n.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${h}`);
    let o = !1;
    const a = getFoldOptions(r, !0);
    "folded" !== l && t !== s.Scalar.BLOCK_FOLDED && (a.onOverflow = () => {
     o = !0;
    });
    const c = i.foldFlowLines(`${w}${e}${g}`, h, i.FOLD_BLOCK, a);
    if (!o) return `>${k}\n${h}${c}`;
   }
   return `|${k}\n${h}${w}${n = n.replace(/\n+/g, `$&${h}`)}${g}`;
  }
  t.stringifyString = function(e, t, n, o) {
   const {implicitKey: r, inFlow: a} = t, c = "string" == typeof e.value ? e : Object.assign({}, e, {
    value: String(e.value)
   });
   let {type: l} = e;
   l !== s.Scalar.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(c.value) && (l = s.Scalar.QUOTE_DOUBLE);
   const _stringify = e => {
    switch (e) {
    case s.Scalar.BLOCK_FOLDED:
    case s.Scalar.BLOCK_LITERAL:
     return r || a ? quotedString(c.value, t) : blockString(c, t, n, o);

    case s.Scalar.QUOTE_DOUBLE:
     return doubleQuotedString(c.value, t);

    case s.Scalar.QUOTE_SINGLE:
     return singleQuotedString(c.value, t);

    case s.Scalar.PLAIN:
     return function(e, t, n, o) {
      const {type: r, value: a} = e, {actualString: c, implicitKey: l, indent: u, indentStep: f, inFlow: h} = t;
      if (l && a.includes("\n") || h && /[[\]{},]/.test(a)) return quotedString(a, t);
      if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(a)) return l || h || !a.includes("\n") ? quotedString(a, t) : blockString(e, t, n, o);
      if (!l && !h && r !== s.Scalar.PLAIN && a.includes("\n")) return blockString(e, t, n, o);
      if (containsDocumentMarker(a)) {
       if ("" === u) return t.forceBlockIndent = !0, blockString(e, t, n, o);
       if (l && u === f) return quotedString(a, t);
      }
      const d = a.replace(/\n+/g, `$&\n${u}`);
      if (c) {
       const test = e => e.default && "tag:yaml.org,2002:str" !== e.tag && e.test?.test(d), {compat: e, tags: n} = t.doc.schema;
       if (n.some(test) || e?.some(test)) return quotedString(a, t);
      }
      return l ? d : i.foldFlowLines(d, u, i.FOLD_FLOW, getFoldOptions(t, !1));
     }(c, t, n, o);

    default:
     return null;
    }
   };
   let u = _stringify(l);
   if (null === u) {
    const {defaultKeyType: e, defaultStringType: n} = t.options, s = r && e || n;
    if (u = _stringify(s), null === u) throw new Error(`Unsupported default string type ${s}`);
   }
   return u;
  };
 }),
 10204: (function(e, t, n) {
  var s = n(41127);
  const i = Symbol("break visit"), o = Symbol("skip children"), r = Symbol("remove node");
  function visit(e, t) {
   const n = initVisitor(t);
   s.isDocument(e) ? visit_(null, e.contents, n, Object.freeze([ e ])) === r && (e.contents = null) : visit_(null, e, n, Object.freeze([]));
  }
  function visit_(e, t, n, o) {
   const a = callVisitor(e, t, n, o);
   if (s.isNode(a) || s.isPair(a)) return replaceNode(e, o, a), visit_(e, a, n, o);
   if ("symbol" != typeof a) if (s.isCollection(t)) {
    o = Object.freeze(o.concat(t));
    for (let e = 0; e < t.items.length; ++e) {
     const s = visit_(e, t.items[e], n, o);
     if ("number" == typeof s) e = s - 1; else {
      if (s === i) return i;
      s === r && (t.items.splice(e, 1), e -= 1);
     }
    }
   } else if (s.isPair(t)) {
    o = Object.freeze(o.concat(t));
    const e = visit_("key", t.key, n, o);
    if (e === i) return i;
    e === r && (t.key = null);
    const s = visit_("value", t.value, n, o);
    if (s === i) return i;
    s === r && (t.value = null);
   }
   return a;
  }
  async function visitAsync(e, t) {
   const n = initVisitor(t);
   s.isDocument(e) ? await visitAsync_(null, e.contents, n, Object.freeze([ e ])) === r && (e.contents = null) : await visitAsync_(null, e, n, Object.freeze([]));
  }
  async function visitAsync_(e, t, n, o) {
   const a = await callVisitor(e, t, n, o);
   if (s.isNode(a) || s.isPair(a)) return replaceNode(e, o, a), visitAsync_(e, a, n, o);
   if ("symbol" != typeof a) if (s.isCollection(t)) {
    o = Object.freeze(o.concat(t));
    for (let e = 0; e < t.items.length; ++e) {
     const s = await visitAsync_(e, t.items[e], n, o);
     if ("number" == typeof s) e = s - 1; else {
      if (s === i) return i;
      s === r && (t.items.splice(e, 1), e -= 1);
     }
    }
   } else if (s.isPair(t)) {
    o = Object.freeze(o.concat(t));
    const e = await visitAsync_("key", t.key, n, o);
    if (e === i) return i;
    e === r && (t.key = null);
    const s = await visitAsync_("value", t.value, n, o);
    if (s === i) return i;
    s === r && (t.value = null);
   }
   return a;
  }
  function initVisitor(e) {
   return "object" == typeof e && (e.Collection || e.Node || e.Value) ? Object.assign({
    Alias: e.Node,
    Map: e.Node,
    Scalar: e.Node,
    Seq: e.Node
   }, e.Value && {
    Map: e.Value,
    Scalar: e.Value,
    Seq: e.Value
   }, e.Collection && {
    Map: e.Collection,
    Seq: e.Collection
   }, e) : e;
  }
  function callVisitor(e, t, n, i) {
   return "function" == typeof n ? n(e, t, i) : s.isMap(t) ? n.Map?.(e, t, i) : s.isSeq(t) ? n.Seq?.(e, t, i) : s.isPair(t) ? n.Pair?.(e, t, i) : s.isScalar(t) ? n.Scalar?.(e, t, i) : s.isAlias(t) ? n.Alias?.(e, t, i) : void 0;
  }
  function replaceNode(e, t, n) {
   const i = t[t.length - 1];
   if (s.isCollection(i)) i.items[e] = n; else if (s.isPair(i)) "key" === e ? i.key = n : i.value = n; else {
    if (!s.isDocument(i)) {
     const e = s.isAlias(i) ? "alias" : "scalar";
     throw new Error(`Cannot replace node with ${e} parent`);
    }
    i.contents = n;
   }
  }
  visit.BREAK = i, visit.SKIP = o, visit.REMOVE = r, visitAsync.BREAK = i, visitAsync.SKIP = o, 
  visitAsync.REMOVE = r, t.visit = visit, t.visitAsync = visitAsync;
 })
};
