"use strict";

exports.id = 3101, exports.ids = [ 3101 ], exports.modules = {
 3101: (function(t, e, n) {
  n.d(e, {
   L: () => cleaned,
   c: () => createReport
  });
  var s = n(7138), i = n(24788), r = n(51061), c = n(15917), o = n(9879), l = n(37644), a = n(19326);
  const d = {
   commit: null,
   requestedBy: null
  };
  function createReport(t, {redact: e, links: n, outgoing: s, subject: i = d, writes: o = [], outputSchema: u = null}) {
   const h = cleaned(t, e, u), {findings: x, invalid: f} = (0, c.WX)(h);
   return {
    result: 0 === f ? h : {
     ...h,
     notices: [ ...h.notices, invalidFindingsNotice(f) ]
    },
    answer: void 0 === h.structured ? (0, l.R)(t.text, {
     redact: e,
     outgoing: s
    }) : (m = h.structured, {
     text: (0, r.O)(JSON.stringify(m, null, 2), "json"),
     changes: []
    }),
    refused: (0, a.uE)(h.denials),
    suggested: (0, a.fE)(h.denials),
    unpasteable: (0, a.KU)(h.denials),
    findings: x,
    writes: cleaned(o, e),
    links: n,
    subject: void 0 === i.lastCheck ? i : {
     ...i,
     lastCheck: cleaned(i.lastCheck, e)
    }
   };
   var m;
  }
  function invalidFindingsNotice(t) {
   return (1 === t ? "1 of the findings in the structured answer has" : `${String(t)} of the findings in the structured answer have`) + " not the form described in docs/findings.md and only appears in the answer.";
  }
  function cleaned(t, e, n = null) {
   const r = null === n ? o.M : (0, i.U)(o.M, n);
   return (0, i.E)(t, t => e((0, s.wh)(t)), r);
  }
 }),
 37644: (function(t, e, n) {
  n.d(e, {
   R: () => sanitizeForPosting
  });
  var s = n(42344), i = n(74568), r = n(51061);
  function leadsTo(t, e) {
   if (t.includes("\\")) return !1;
   const n = /^[a-z]+:\/\//i.test(t) ? t : `https://${t.replace(/^\/\//, "")}`;
   if (!URL.canParse(n)) return !1;
   const {protocol: s, hostname: i, username: r, password: c} = new URL(n);
   return !(!/^https?:$/.test(s) || "" !== r || "" !== c) && e.some(t => t.startsWith("*.") ? i.endsWith(t.slice(1)) : i === t);
  }
  const c = /\]\([ \t]*(<[^<>[\]\n`&\\]*>|[^\s()<>[\]`\\]*(?:\([^\s()<>[\]`\\]*\)[^\s()<>[\]`\\]*)*)([ \t]+(?:"[^"`&\\<\n]*"|'[^'`&\\<\n]*'|\([^()`&\\<\n]*\)))?[ \t]*\)/y, isWebAddress = t => /^(?:(?:https?:)?\/\/|www\.)/i.test(t), o = /<(?:(\/?(?:sub|kbd))|(br)[ \t]*\/?)>/iy, l = /^[\s>*+\-\d.)]*(?:<br>\s*)+$/, a = /(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=(:?[ \t]+(?:#|\\#|GH-\d|\u0001|[\w.-]+\/[\w.-]+#))|:?[ \t]*(?:<|$))/gi, d = "&#8203;";
  function sanitizeProse(t, e, n, s = !1) {
   const i = {
    line: t,
    options: e,
    counts: n,
    isHtml: s,
    hasAddress: /:\/\/|www\./i.test(t)
   }, r = [], c = [];
   for (let e = 0; e < t.length; ) {
    const t = pieceAt(i, e);
    void 0 !== t.verbatim && r.push(t.text), c.push(void 0 === t.verbatim ? t.text : u[t.verbatim]), 
    e = t.next;
   }
   const o = function(t, e) {
    if (!t.includes("<")) return t;
    const n = new Set, s = !l.test(t);
    let i = null;
    for (const {0: e, 1: r = "", index: c} of t.matchAll(/<\/?(\w+)>/g)) "br" === r ? s && n.add(c) : e.startsWith("</") ? i?.name === r && "" !== t.slice(i.end, c).trim() && (n.add(i.index).add(c), 
    i = null) : i = {
     name: r,
     index: c,
     end: c + e.length
    };
    return t.replace(/</g, (s, i) => n.has(i) ? "<" : (e.add("tag", t.slice(i, i + 100)), 
    "&lt;"));
   }(c.join(""), n).replace(a, (t, e, s) => (void 0 !== s && n.add("closing-word", `${t}${s}`), 
   `${t}${d}`)).replace(/(?<![\w.-])([\w.-]+\/[\w.-]+)#(?=\d)/g, t => (n.add("reference", t), 
   `${t}${d}`)).replace(/^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+[ \t]*)~(?=~~)/, (e, s) => (n.add("fence", t), 
   `${s}\\~`)).replace(/^([ \t]*(?:>[ \t]*)*)\/(?=[A-Za-z])/, e => (n.add("slash-command", t), 
   `${e.slice(0, -1)}\\/`));
   let h = 0;
   return o.replace(/[\0\u0001]/g, () => r[h++] ?? "");
  }
  const u = {
   code: "\0",
   address: "\x01"
  }, h = /(?:https?|ftp):\/\/(?=[\w[-]|[^\0-\x7f])|(?<![a-z0-9])www\.(?=[a-z0-9])/iy, x = /[`\\<&!\]@]|(?:https?|ftp):\/\/(?=[\w[-]|[^\0-\x7f])|(?<![a-z0-9])www\.(?=[a-z0-9])/gi;
  function pieceAt(t, e) {
   const {line: n, counts: s} = t;
   switch (n.charAt(e)) {
   case "`":
    return function(t, e) {
     const {line: n} = t, s = /^`+/.exec(n.slice(e))?.[0] ?? "`", i = e + s.length;
     for (let c = n.indexOf(s, i); c >= 0; ) {
      const o = /^`+/.exec(n.slice(c))?.[0] ?? s;
      if (o.length === s.length) {
       const o = n.slice(i, c);
       return {
        text: isGlued(t, e) || needsHtml(t, o) ? (0, r.h)(o) : `${s}${o}${s}`,
        next: c + s.length,
        verbatim: "code"
       };
      }
      c = n.indexOf(s, c + o.length);
     }
     return {
      text: "&#96;".repeat(s.length),
      next: i
     };
    }(t, e);

   case "\\":
    return function(t, e) {
     const {line: n} = t, s = n.charAt(e + 1);
     return "`" === s ? {
      text: "&#96;",
      next: e + 2
     } : "&" === s ? {
      text: "&amp;",
      next: e + 2
     } : "<" === s ? {
      text: "&lt;",
      next: e + 2
     } : "@" === s ? pieceAt(t, e + 1) : "#" === s && /\d/.test(n.charAt(e + 2)) ? {
      text: `#${d}`,
      next: e + 2
     } : /[!-/:-@[-`{-~]/.test(s) ? {
      text: `\\${s}`,
      next: e + 2
     } : {
      text: "\\",
      next: e + 1
     };
    }(t, e);

   case "<":
    return function({line: t, counts: e}, n) {
     f.lastIndex = n;
     const s = f.exec(t)?.[0];
     if (void 0 !== s) return {
      text: s,
      next: n + s.length,
      verbatim: "code"
     };
     const i = function(t, e) {
      o.lastIndex = e;
      const n = o.exec(t);
      return null === n ? null : {
       text: `<${(n[1] ?? n[2] ?? "").toLowerCase()}>`,
       next: e + n[0].length
      };
     }(t, n);
     return null !== i ? i : (/[a-z/!?]/i.test(t.charAt(n + 1)) && e.add("tag", t.slice(n, n + 100)), 
     {
      text: "&lt;",
      next: n + 1
     });
    }(t, e);

   case "&":
    return function({line: t, counts: e, isHtml: n}, s) {
     const i = /^&#?\w{1,40};/.exec(t.slice(s, s + 44))?.[0];
     if (void 0 === i) return {
      text: n ? "&amp;" : "&",
      next: s + 1
     };
     const r = t.slice(Math.max(0, s - 10), s);
     return /^&(?:lt|gt|amp|quot|nbsp|#39|#33|#96|#124);$/.test(i) || /^&#(?:58|40);$/.test(i) && r.endsWith("]") || i === d && /(?:#|(?<![A-Za-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?))$/i.test(r) ? {
      text: i,
      next: s + i.length
     } : (e.add("entity", i), {
      text: "&amp;",
      next: s + 1
     });
    }(t, e);

   case "!":
    return "[" !== n.charAt(e + 1) ? {
     text: "!",
     next: e + 1
    } : (s.add("image", n.slice(e, e + 100)), n.startsWith("![](", e) ? {
     text: "&#33;[image",
     next: e + 2
    } : {
     text: "&#33;",
     next: e + 1
    });

   case "]":
    return function(t, e) {
     const {line: n, options: s, counts: i} = t, o = n.charAt(e + 1);
     if (":" === o) return i.add("link-definition", n), {
      text: "]&#58;",
      next: e + 2
     };
     if ("(" !== o) return {
      text: "]",
      next: e + 1
     };
     const l = function(t, e) {
      c.lastIndex = e;
      const n = c.exec(t);
      if (null === n) return null;
      const s = (n[1] ?? "").replace(/^<(.*)>$/, "$1");
      return "" === s || /[\s()<>]/.test(s.replace(/\([^\s()]*\)/g, "")) || /&#?\w{1,40};/.test(s) ? null : {
       address: s,
       hasTitle: void 0 !== n[2],
       next: e + n[0].length
      };
     }(n, e);
     return null !== l && isWebAddress(l.address) && !leadsTo(l.address, s.hosts) ? (i.add("link", l.address), 
     {
      text: `] (${needsHtml(t, l.address) ? (0, r.h)(l.address) : `\`${l.address}\``})`,
      next: l.next,
      verbatim: "code"
     }) : null === l || !isWebAddress(l.address) && (a = l.address, !/^mailto:/i.test(a) && /^(?:[a-z][a-z0-9+.-]*:|[/\\]{2}|\\)|:\/\/|www\.|@/i.test(a)) ? (i.add("link", n.slice(e, e + 100)), 
     {
      text: "]&#40;",
      next: e + 2
     }) : (l.hasTitle && i.add("link-title", n.slice(e, l.next)), {
      text: `](${l.address})`,
      next: l.next,
      verbatim: "code"
     });
     var a;
    }(t, e);

   case "@":
    return function({line: t, options: e, counts: n}, s) {
     if (t.startsWith(d, s + 1)) return {
      text: `@${d}`,
      next: s + 1 + d.length
     };
     const i = /^[A-Za-z0-9][A-Za-z0-9-]{0,100}(?:\/[\w.-]{1,100})?/.exec(t.slice(s + 1, s + 250))?.[0];
     return void 0 === i || /[A-Za-z0-9]/.test(t.charAt(s - 1)) || e.mentions.some(t => t.toLowerCase() === i.toLowerCase()) ? {
      text: "@",
      next: s + 1
     } : (n.add("mention", `@${i}`), {
      text: `@${d}`,
      next: s + 1
     });
    }(t, e);

   default:
    return h.lastIndex = e, h.test(n) ? function(t, e) {
     const {line: n, options: s, counts: i, isHtml: c} = t, o = function(t) {
      const e = /^[^\s<>`\]|]*/.exec(t)?.[0] ?? "";
      let [n, s] = [ e.length, 0 ];
      for (const t of e) s += "(" === t ? 1 : ")" === t ? -1 : 0;
      for (;n > 0; n -= 1) {
       const t = e.charAt(n - 1);
       if (")" === t && s < 0) s += 1; else if (!/[?!.,:;*_~'"]/.test(t)) break;
      }
      return e.slice(0, n);
     }(n.slice(e, e + m));
     if (function(t, e) {
      return /^[a-z]*:?\/*[^\s<@/?#]*@/i.test(t.slice(e, e + m));
     }(n, e) || !leadsTo(o, s.hosts)) {
      const s = "" === o ? n.slice(e, e + 1) : o;
      return i.add("link", s), {
       text: c || isGlued(t, e) || "`" === n.charAt(e - 1) || "`" === n.charAt(e + s.length) ? (0, 
       r.h)(s) : `\`${s}\``,
       next: e + s.length,
       verbatim: "code"
      };
     }
     const l = o.slice(1).search(/(?:https?|ftp):\/\/|www\./i), a = l < 0 ? o : o.slice(0, l + 1), d = /^[\w./:?=%+,;~-]*/.exec(a)?.[0] ?? a;
     return {
      text: d,
      next: e + d.length,
      verbatim: "address"
     };
    }(t, e) : function(t, e) {
     x.lastIndex = e + 1;
     const n = x.exec(t)?.index ?? t.length;
     return {
      text: t.slice(e, n),
      next: n
     };
    }(n, e);
   }
  }
  const needsHtml = ({isHtml: t}, e) => t || e.includes("|");
  function isGlued({line: t, hasAddress: e}, n) {
   if (!e) return !1;
   const s = t.slice(Math.max(0, n - 1e3), n), i = Math.max(s.lastIndexOf(" "), s.lastIndexOf("\t"), s.lastIndexOf("<")), r = s.slice(i + 1);
   return 1e3 === r.length || /:\/\/|www\./i.test(r);
  }
  const f = /<code>(?:(?!www\.)[^&<>"'`|\\*_[\]~!#:@$\n]|&#\d{2,3};)*<\/code>/iy, m = 1e4, g = 6, p = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/, w = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
  const v = 8;
  function openedBy(t) {
   const e = /^([ \t]*)(`{3,}(?=[^`]*$)|~{3,})(.*)$/.exec(t);
   if (null === e) return null;
   const [, n = "", s = "", i = ""] = e;
   return {
    indent: n,
    run: s,
    language: /^[ \t]*([\w+#.-]{1,30})/.exec(i)?.[1] ?? "",
    lines: []
   };
  }
  function closes(t, {run: e}) {
   const n = t.trim();
   return n.length >= e.length && n === e.charAt(0).repeat(n.length);
  }
  const $ = new Set([ "mermaid", "geojson", "topojson", "stl", "math" ]);
  function withoutIndent(t, e) {
   const n = /^[ \t]*/.exec(t)?.[0].length ?? 0;
   return t.slice(Math.min(n, e));
  }
  function sanitizeForPosting(t, {redact: e, outgoing: n}) {
   const c = (0, i.u)(t), o = function(t, e) {
    return function(t, e) {
     const n = (0, s.P)();
     let i = t;
     for (let t = 1; t <= g; t += 1) {
      const t = e(i, n);
      if (t === i) return {
       text: t,
       changes: n.changes()
      };
      i = t;
     }
     return n.add("unresolvable-markup", i), {
      text: (c = i, (0, r.O)(c.trim(), "")),
      changes: n.changes()
     };
     var c;
    }(t, (t, n) => function(t, e, n) {
     const s = function(t, e) {
      const n = [];
      let s = [], i = 0, c = "text";
      const flush = t => {
       const isBlank = t => void 0 !== t && "" === t.trim();
       if ("text" !== c) for (;isBlank(s[0]); ) s.shift();
       if (t) for (;isBlank(s.at(-1)); ) s.pop();
       0 !== s.length && ("text" !== c && n.push(""), n.push(function(t, e) {
        if (!t.includes("|")) return t;
        let [n, s] = [ 0, 0 ];
        return t.split("\n").map(t => {
         const i = p.exec(t)?.[0].length ?? 0, r = t.slice(i).trimEnd();
         "" === r && (n = 0);
         const c = function(t) {
          const e = [];
          for (const {0: n, index: s} of t.matchAll(/\\[^]|\|/g)) "|" === n && s > 0 && e.push(s);
          return e.at(-1) !== t.length - 1 && e.push(t.length), e;
         }(r);
         0 === n && /[|:]/.test(r) && w.test(r) && c.length === s && (n = c.length), s = c.length;
         const o = n > 0 && c.length > n ? c[n - 1] : void 0;
         return void 0 === o ? t : (e.add("hidden-element", r.slice(o)), t.slice(0, i + o + 1));
        }).join("\n");
       }(s.join("\n"), e)), s = [], c = "text");
      }, addTag = r => {
       const o = "summary" === r.kind && "tag without summary" === c && "" === s.join("").trim();
       return !("open" === r.kind ? i >= v : "close" === r.kind ? 0 === i : !o) && (flush(!0), 
       n.length > 0 && "summary" !== r.kind && n.push(""), "close" === r.kind && n.push("</details>"), 
       "open" === r.kind && n.push(r.tag), "close" !== r.kind && null !== r.summary && n.push((n => {
        return `<summary>${sanitizeProse((s = n, s.replace(/\*\*|<\/?(?:b|strong)>/gi, "").trim()), t, e, !0)}</summary>`;
        var s;
       })(r.summary)), i += {
        open: 1,
        summary: 0,
        close: -1
       }[r.kind], c = "open" === r.kind && null === r.summary ? "tag without summary" : "tag", 
       !0);
      };
      return {
       addLine(n) {
        const i = function(t) {
         if (!/^<\/?(?:details|summary)/i.test(t)) return null;
         if (/^<\/details>[ \t]*$/i.test(t)) return {
          kind: "close"
         };
         const [, e, n, s] = /^(<details([ \t]+open(?:="")?)?[ \t]*>)?[ \t]*(?:<summary>(.*?)<\/summary>)?[ \t]*$/i.exec(t) ?? [];
         return void 0 !== e ? {
          kind: "open",
          tag: void 0 === n ? "<details>" : "<details open>",
          summary: s ?? null
         } : void 0 === s ? null : {
          kind: "summary",
          summary: s
         };
        }(n);
        null !== i && addTag(i) || s.push(sanitizeProse(n, t, e));
       },
       addFence(t) {
        flush(!1), "text" !== c && n.push(""), n.push(function({lines: t, language: e}, n) {
         const s = t.map(t => `${t}\n`).join(""), i = $.has(e.toLowerCase()) ? /href|click|:\/\/|</i.exec(s)?.[0] : void 0;
         return void 0 !== i && n.add("link", i), (0, r.O)(s, void 0 === i ? e : "text");
        }(t, e)), c = "text";
       },
       end() {
        for (;i > 0; ) addTag({
         kind: "close"
        });
        return flush(!1), n.join("\n");
       }
      };
     }(e, n);
     let i = null;
     for (const e of t.trim().split("\n")) null === i ? (i = openedBy(e), null === i && s.addLine(e)) : closes(e, i) ? (s.addFence(i), 
     i = null) : i.lines.push(withoutIndent(e, i.indent.length));
     return null !== i && (n.add("fence", i.run), s.addFence(i)), s.end();
    }((0, i.P)(t, n), e, n));
   }(e(c.text), n);
   return {
    text: o.text,
    changes: (0, s.j)(c.changes, o.changes)
   };
  }
 })
};
