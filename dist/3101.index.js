"use strict";

exports.id = 3101;

exports.ids = [ 3101 ];

exports.modules = {
 3101: (function(t, e, n) {
  n.d(e, {
   L: () => cleaned,
   c: () => createReport
  });
  var s = n(7138);
  var r = n(24788);
  var i = n(51061);
  var o = n(15917);
  var c = n(9879);
  var a = n(79116);
  var l = n(19326);
  const u = {
   commit: null,
   requestedBy: null
  };
  function createReport(t, {redact: e, links: n, outgoing: s, subject: r = u, writes: i = [], outputSchema: c = null}) {
   const d = cleaned(t, e, c);
   const {findings: f, invalid: h} = (0, o.WX)(d);
   return {
    result: {
     ...d,
     notices: [ ...d.notices, ...(0, o.R5)(h) ]
    },
    answer: d.structured === void 0 ? (0, a.R)(t.text, {
     redact: e,
     outgoing: s
    }) : asCode(d.structured),
    refused: (0, l.uE)(d.denials),
    suggested: (0, l.fE)(d.denials),
    unpasteable: (0, l.KU)(d.denials),
    findings: f,
    writes: cleaned(i, e),
    links: n,
    subject: r.lastCheck === void 0 ? r : {
     ...r,
     lastCheck: cleaned(r.lastCheck, e)
    }
   };
  }
  function asCode(t) {
   return {
    text: (0, i.O)(JSON.stringify(t, null, 2), "json"),
    changes: []
   };
  }
  function cleaned(t, e, n = null) {
   const i = n === null ? c.M : (0, r.U)(c.M, n);
   return (0, r.E)(t, t => e((0, s.wh)(t)), i);
  }
 }),
 79116: (function(t, e, n) {
  n.d(e, {
   R: () => sanitizeForPosting
  });
  var s = n(42344);
  var r = n(74568);
  var i = n(51061);
  function sectionTag(t) {
   if (!/^<\/?(?:details|summary)/i.test(t)) return null;
   if (/^<\/details>[ \t]*$/i.test(t)) return {
    kind: "close"
   };
   const [, e, n, s] = /^(<details([ \t]+open(?:="")?)?[ \t]*>)?[ \t]*(?:<summary>(.*?)<\/summary>)?[ \t]*$/i.exec(t) ?? [];
   if (e !== void 0) return {
    kind: "open",
    tag: n === void 0 ? "<details>" : "<details open>",
    summary: s ?? null
   };
   return s === void 0 ? null : {
    kind: "summary",
    summary: s
   };
  }
  function withoutBold(t) {
   return t.replace(/\*\*|<\/?(?:b|strong)>/gi, "").trim();
  }
  const o = /(`+)(?!`)[^\n]*?[^`\n]\1(?!`)|<code>[^<\n]*<\/code>|\]\([^()\s]*\)/g;
  const c = /\\[A-Za-z]+|\\[^]|%|\${1,2}|\n[ \t>]*(?=\n)/g;
  function withoutMathematics(t, e) {
   if (!t.includes("$")) return t;
   const n = [];
   const s = t.replace(o, t => {
    n.push(t);
    return "\0";
   });
   const r = hasFormula(s);
   const i = s.replace(/\\[^]|\0\$+|\$+\0|\$+/g, t => {
    if (t.startsWith("\\") || !(r || t.includes("\0"))) return t;
    return t.replaceAll("$", "&#36;");
   });
   i !== s && e.add("mathematics");
   let c = 0;
   return i.replaceAll("\0", () => n[c++] ?? "");
  }
  function hasFormula(t) {
   let e = "";
   let n = "";
   for (const {0: s, index: r} of t.matchAll(c)) if (s.startsWith("$")) {
    const i = t.charAt(r + s.length);
    if (n === "command" || n === "comment" && !/\w/.test(i)) return true;
    e = s;
    n = "";
   } else s.startsWith("\n") ? e !== "$$" && (e = n = "") : e !== "" && (/^\\[A-Za-z]/.test(s) ? n = "command" : s === "%" && n === "" && (n = "comment"));
   return false;
  }
  function leadsTo(t, e) {
   if (t.includes("\\")) return false;
   const n = /^[a-z]+:\/\//i.test(t) ? t : `https://${t.replace(/^\/\//, "")}`;
   if (!URL.canParse(n)) return false;
   const {protocol: s, hostname: r, username: i, password: o} = new URL(n);
   if (!/^https?:$/.test(s) || i !== "" || o !== "") return false;
   return e.some(t => t.startsWith("*.") ? r.endsWith(t.slice(1)) : r === t);
  }
  function bareAddress(t) {
   const e = /^[^\s<>`\]|]*/.exec(t)?.[0] ?? "";
   let [n, s] = [ e.length, 0 ];
   for (const t of e) s += t === "(" ? 1 : t === ")" ? -1 : 0;
   for (;n > 0; n -= 1) {
    const t = e.charAt(n - 1);
    if (t === ")" && s < 0) s += 1; else if (!/[?!.,:;*_~'"]/.test(t)) break;
   }
   return e.slice(0, n);
  }
  const a = /\]\([ \t]*(<[^<>[\]\n`&\\]*>|[^\s()<>[\]`\\]*(?:\([^\s()<>[\]`\\]*\)[^\s()<>[\]`\\]*)*)([ \t]+(?:"[^"`&\\<\n]*"|'[^'`&\\<\n]*'|\([^()`&\\<\n]*\)))?[ \t]*\)/y;
  function webLinkEndAt(t, e) {
   a.lastIndex = e;
   const n = a.exec(t);
   if (n === null) return null;
   const s = (n[1] ?? "").replace(/^<(.*)>$/, "$1");
   if (s === "" || /[\s()<>]/.test(s.replace(/\([^\s()]*\)/g, "")) || /&#?\w{1,40};/.test(s)) return null;
   return {
    address: s,
    hasTitle: n[2] !== void 0,
    next: e + n[0].length
   };
  }
  function isLocalAddress(t) {
   return /^mailto:/i.test(t) || !/^(?:[a-z][a-z0-9+.-]*:|[/\\]{2}|\\)|:\/\/|www\.|@/i.test(t);
  }
  const isWebAddress = t => /^(?:(?:https?:)?\/\/|www\.)/i.test(t);
  const l = /<(?:(\/?(?:sub|kbd))|(br)[ \t]*\/?)>/iy;
  function inlineTagAt(t, e) {
   l.lastIndex = e;
   const n = l.exec(t);
   if (n === null) return null;
   return {
    text: `<${(n[1] ?? n[2] ?? "").toLowerCase()}>`,
    next: e + n[0].length
   };
  }
  const u = /^[\s>*+\-\d.)]*(?:<br>\s*)+$/;
  function withBalancedTags(t, e) {
   if (!t.includes("<")) return t;
   const n = new Set;
   const s = !u.test(t);
   let r = null;
   for (const {0: e, 1: i = "", index: o} of t.matchAll(/<\/?(\w+)>/g)) if (i === "br") s && n.add(o); else if (e.startsWith("</")) {
    if (r?.name === i && t.slice(r.end, o).trim() !== "") {
     n.add(r.index).add(o);
     r = null;
    }
   } else r = {
    name: i,
    index: o,
    end: o + e.length
   };
   return t.replace(/</g, (t, s) => {
    if (n.has(s)) return "<";
    e.add("tag");
    return "&lt;";
   });
  }
  const d = /(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?|duplicate[ \t]{1,9}of)(?=(:?[ \t]+(?:#|\\#|GH-\d|\u0001|[\w.-]+\/[\w.-]+#))|:?[ \t]*(?:<|$))/gi;
  const f = "&#8203;";
  function sanitizeProse(t, e, n, s = false) {
   const r = {
    line: t,
    options: e,
    counts: n,
    isHtml: s,
    hasAddress: /:\/\/|www\./i.test(t)
   };
   const i = [];
   const o = [];
   for (let e = 0; e < t.length; ) {
    const t = pieceAt(r, e);
    t.verbatim !== void 0 && i.push(t.text);
    o.push(t.verbatim === void 0 ? t.text : h[t.verbatim]);
    e = t.next;
   }
   const c = withBalancedTags(o.join(""), n).replace(d, (t, e, s) => {
    s !== void 0 && n.add("closing-word");
    return `${t}${f}`;
   }).replace(/(?<![\w.-])([\w.-]+\/[\w.-]+)#(?=\d)/g, t => {
    n.add("reference");
    return `${t}${f}`;
   }).replace(/^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+[ \t]*)~(?=~~)/, (t, e) => {
    n.add("fence");
    return `${e}\\~`;
   }).replace(/^([ \t]*(?:>[ \t]*)*)\/(?=[A-Za-z])/, t => {
    n.add("slash-command");
    return `${t.slice(0, -1)}\\/`;
   });
   let a = 0;
   return c.replace(/[\0\u0001]/g, () => i[a++] ?? "");
  }
  const h = {
   code: "\0",
   address: "\x01"
  };
  const x = /(?:https?|ftp):\/\/(?=[\w[-]|[^\0-\x7f])|(?<![a-z0-9])www\.(?=[a-z0-9])/iy;
  const m = /[`\\<&!\]@]|(?:https?|ftp):\/\/(?=[\w[-]|[^\0-\x7f])|(?<![a-z0-9])www\.(?=[a-z0-9])/gi;
  function pieceAt(t, e) {
   const {line: n, counts: s} = t;
   switch (n.charAt(e)) {
   case "`":
    return codeAt(t, e);

   case "\\":
    return escapeAt(t, e);

   case "<":
    return tagAt(t, e);

   case "&":
    return entityAt(t, e);

   case "!":
    if (n.charAt(e + 1) !== "[") return {
     text: "!",
     next: e + 1
    };
    s.add("image");
    return n.startsWith("![](", e) ? {
     text: "&#33;[image",
     next: e + 2
    } : {
     text: "&#33;",
     next: e + 1
    };

   case "]":
    return bracketAt(t, e);

   case "@":
    return mentionAt(t, e);

   default:
    x.lastIndex = e;
    return x.test(n) ? addressAt(t, e) : plainAt(n, e);
   }
  }
  function plainAt(t, e) {
   m.lastIndex = e + 1;
   const n = m.exec(t)?.index ?? t.length;
   return {
    text: t.slice(e, n),
    next: n
   };
  }
  function codeAt(t, e) {
   const {line: n} = t;
   const s = /^`+/.exec(n.slice(e))?.[0] ?? "`";
   const r = e + s.length;
   for (let o = n.indexOf(s, r); o >= 0; ) {
    const c = /^`+/.exec(n.slice(o))?.[0] ?? s;
    if (c.length === s.length) {
     const c = n.slice(r, o);
     const a = isGlued(t, e) || needsHtml(t, c) ? (0, i.h)(c) : `${s}${c}${s}`;
     return {
      text: a,
      next: o + s.length,
      verbatim: "code"
     };
    }
    o = n.indexOf(s, o + c.length);
   }
   return {
    text: "&#96;".repeat(s.length),
    next: r
   };
  }
  const needsHtml = ({isHtml: t}, e) => t || e.includes("|");
  function isGlued({line: t, hasAddress: e}, n) {
   if (!e) return false;
   const s = t.slice(Math.max(0, n - 1e3), n);
   const r = Math.max(s.lastIndexOf(" "), s.lastIndexOf("\t"), s.lastIndexOf("<"));
   const i = s.slice(r + 1);
   return i.length === 1e3 || /:\/\/|www\./i.test(i);
  }
  const g = /<code>(?:(?!www\.)[^&<>"'`|\\*_[\]~!#:@$\n]|&#\d{2,3};)*<\/code>/iy;
  function tagAt({line: t, counts: e}, n) {
   g.lastIndex = n;
   const s = g.exec(t)?.[0];
   if (s !== void 0) return {
    text: s,
    next: n + s.length,
    verbatim: "code"
   };
   const r = inlineTagAt(t, n);
   if (r !== null) return r;
   /[a-z/!?]/i.test(t.charAt(n + 1)) && e.add("tag");
   return {
    text: "&lt;",
    next: n + 1
   };
  }
  function entityAt({line: t, counts: e, isHtml: n}, s) {
   const r = /^&#?\w{1,40};/.exec(t.slice(s, s + 44))?.[0];
   if (r === void 0) return {
    text: n ? "&amp;" : "&",
    next: s + 1
   };
   const i = t.slice(Math.max(0, s - 24), s);
   const o = /^&(?:lt|gt|amp|quot|nbsp|#39|#33|#36|#96|#124);$/.test(r) || /^&#(?:58|40);$/.test(r) && i.endsWith("]") || r === f && /(?:#|(?<![A-Za-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?|duplicate[ \t]{1,9}of))$/i.test(i);
   if (o) return {
    text: r,
    next: s + r.length
   };
   e.add("entity");
   return {
    text: "&amp;",
    next: s + 1
   };
  }
  function escapeAt(t, e) {
   const {line: n} = t;
   const s = n.charAt(e + 1);
   if (s === "`") return {
    text: "&#96;",
    next: e + 2
   };
   if (s === "&") return {
    text: "&amp;",
    next: e + 2
   };
   if (s === "<") return {
    text: "&lt;",
    next: e + 2
   };
   if (s === "@") return pieceAt(t, e + 1);
   if (s === "#" && /\d/.test(n.charAt(e + 2))) return {
    text: `#${f}`,
    next: e + 2
   };
   if (/[!-/:-@[-`{-~]/.test(s)) return {
    text: `\\${s}`,
    next: e + 2
   };
   return {
    text: "\\",
    next: e + 1
   };
  }
  function bracketAt(t, e) {
   const {line: n, options: s, counts: r} = t;
   const o = n.charAt(e + 1);
   if (o === ":") {
    r.add("link-definition");
    return {
     text: "]&#58;",
     next: e + 2
    };
   }
   if (o !== "(") return {
    text: "]",
    next: e + 1
   };
   const c = webLinkEndAt(n, e);
   if (c !== null && isWebAddress(c.address) && !leadsTo(c.address, s.hosts)) {
    r.add("link");
    return {
     text: `] (${needsHtml(t, c.address) ? (0, i.h)(c.address) : `\`${c.address}\``})`,
     next: c.next,
     verbatim: "code"
    };
   }
   if (c === null || !(isWebAddress(c.address) || isLocalAddress(c.address))) {
    r.add("link");
    return {
     text: "]&#40;",
     next: e + 2
    };
   }
   c.hasTitle && r.add("link-title");
   return {
    text: `](${c.address})`,
    next: c.next,
    verbatim: "code"
   };
  }
  function mentionAt({line: t, options: e, counts: n}, s) {
   if (t.startsWith(f, s + 1)) return {
    text: `@${f}`,
    next: s + 1 + f.length
   };
   const r = /^[A-Za-z0-9][A-Za-z0-9-]{0,100}(?:\/[\w.-]{1,100})?/.exec(t.slice(s + 1, s + 250))?.[0];
   if (r === void 0 || /[A-Za-z0-9]/.test(t.charAt(s - 1))) return {
    text: "@",
    next: s + 1
   };
   if (e.mentions.some(t => t.toLowerCase() === r.toLowerCase())) return {
    text: "@",
    next: s + 1
   };
   n.add("mention");
   return {
    text: `@${f}`,
    next: s + 1
   };
  }
  const p = 1e4;
  function userBefore(t, e) {
   return /^[a-z]*:?\/*[^\s<@/?#]*@/i.test(t.slice(e, e + p));
  }
  function addressAt(t, e) {
   const {line: n, options: s, counts: r, isHtml: o} = t;
   const c = bareAddress(n.slice(e, e + p));
   if (userBefore(n, e) || !leadsTo(c, s.hosts)) {
    const s = c === "" ? n.slice(e, e + 1) : c;
    r.add("link");
    const a = !o && !isGlued(t, e) && n.charAt(e - 1) !== "`" && n.charAt(e + s.length) !== "`";
    return {
     text: a ? `\`${s}\`` : (0, i.h)(s),
     next: e + s.length,
     verbatim: "code"
    };
   }
   const a = c.slice(1).search(/(?:https?|ftp):\/\/|www\./i);
   const l = a < 0 ? c : c.slice(0, a + 1);
   const u = /^[\w./:?=%+,;~-]*/.exec(l)?.[0] ?? l;
   return {
    text: u,
    next: e + u.length,
    verbatim: "address"
   };
  }
  const w = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/;
  const A = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
  function withoutExtraCells(t, e) {
   if (!t.includes("|")) return t;
   let [n, s] = [ 0, 0 ];
   const r = t.split("\n").map(t => {
    const r = w.exec(t)?.[0].length ?? 0;
    const i = t.slice(r).trimEnd();
    i === "" && (n = 0);
    const o = cellEnds(i);
    n === 0 && /[|:]/.test(i) && A.test(i) && o.length === s && (n = o.length);
    s = o.length;
    const c = n > 0 && o.length > n ? o[n - 1] : void 0;
    if (c === void 0) return t;
    e.add("hidden-element");
    return t.slice(0, r + c + 1);
   });
   return r.join("\n");
  }
  function cellEnds(t) {
   const e = [];
   for (const {0: n, index: s} of t.matchAll(/\\[^]|\|/g)) n === "|" && s > 0 && e.push(s);
   e.at(-1) !== t.length - 1 && e.push(t.length);
   return e;
  }
  const $ = 6;
  function sanitizeOutgoing(t, e) {
   const n = (0, s.P)();
   let o = t;
   for (let t = 1; t <= $; t += 1) {
    const t = sanitizeMarkdown((0, r.P)(o, n), e, n);
    if (t === o) return {
     text: t,
     changes: n.changes()
    };
    o = t;
   }
   n.add("unresolvable-markup");
   return {
    text: (0, i.O)(o.trim(), ""),
    changes: n.changes()
   };
  }
  function sanitizeMarkdown(t, e, n) {
   const s = createPage(e, n);
   let r = null;
   for (const e of t.trim().split("\n")) if (r === null) {
    r = openedBy(e);
    r === null && s.addLine(e);
   } else if (closes(e, r)) {
    s.addFence(r);
    r = null;
   } else r.lines.push(withoutIndent(e, r.indent.length));
   if (r !== null) {
    n.add("fence");
    s.addFence(r);
   }
   return s.end();
  }
  const v = 8;
  function createPage(t, e) {
   const n = [];
   let s = [];
   let r = 0;
   let i = "text";
   const flush = t => {
    const isBlank = t => t !== void 0 && t.trim() === "";
    if (i !== "text") while (isBlank(s[0])) s.shift();
    if (t) while (isBlank(s.at(-1))) s.pop();
    if (s.length === 0) return;
    i !== "text" && n.push("");
    n.push(withoutExtraCells(withoutMathematics(s.join("\n"), e), e));
    s = [];
    i = "text";
   };
   const summaryOf = n => `<summary>${withoutMathematics(sanitizeProse(withoutBold(n), t, e, true), e)}</summary>`;
   const addTag = t => {
    const e = t.kind === "summary" && i === "tag without summary" && s.join("").trim() === "";
    if (t.kind === "open" ? r >= v : t.kind === "close" ? r === 0 : !e) return false;
    flush(true);
    n.length > 0 && t.kind !== "summary" && n.push("");
    t.kind === "close" && n.push("</details>");
    t.kind === "open" && n.push(t.tag);
    t.kind !== "close" && t.summary !== null && n.push(summaryOf(t.summary));
    r += {
     open: 1,
     summary: 0,
     close: -1
    }[t.kind];
    i = t.kind === "open" && t.summary === null ? "tag without summary" : "tag";
    return true;
   };
   return {
    addLine(n) {
     const r = sectionTag(n);
     r !== null && addTag(r) || s.push(sanitizeProse(n, t, e));
    },
    addFence(t) {
     flush(false);
     i !== "text" && n.push("");
     n.push(outgoing_close(t, e));
     i = "text";
    },
    end() {
     while (r > 0) addTag({
      kind: "close"
     });
     flush(false);
     return n.join("\n");
    }
   };
  }
  function openedBy(t) {
   const e = /^([ \t]*)(`{3,}(?=[^`]*$)|~{3,})(.*)$/.exec(t);
   if (e === null) return null;
   const [, n = "", s = "", r = ""] = e;
   return {
    indent: n,
    run: s,
    language: /^[ \t]*([\w+#.-]{1,30})/.exec(r)?.[1] ?? "",
    lines: []
   };
  }
  function closes(t, {run: e}) {
   const n = t.trim();
   return n.length >= e.length && n === e.charAt(0).repeat(n.length);
  }
  const k = new Set([ "mermaid", "geojson", "topojson", "stl", "math" ]);
  function outgoing_close({lines: t, language: e}, n) {
   const s = t.map(t => `${t}\n`).join("");
   const r = e.toLowerCase();
   const o = k.has(r) && /href|click|:\/\/|</i.test(s);
   o ? n.add("link") : r === "math" && n.add("mathematics");
   return (0, i.O)(s, o || r === "math" ? "text" : e);
  }
  function withoutIndent(t, e) {
   const n = /^[ \t]*/.exec(t)?.[0].length ?? 0;
   return t.slice(Math.min(n, e));
  }
  function sanitizeForPosting(t, {redact: e, outgoing: n}) {
   const i = (0, r.u)(t);
   const o = sanitizeOutgoing(e(i.text), n);
   return {
    text: o.text,
    changes: (0, s.j)(i.changes, o.changes)
   };
  }
 })
};
