"use strict";

exports.id = 3101, exports.ids = [ 3101 ], exports.modules = {
  3101: (function(t, e, n) {
    n.d(e, {
      L: () => cleaned,
      c: () => createReport
    });
    var s = n(7138), i = n(24788), c = n(51061), r = n(15917), o = n(9879), l = n(89422), a = n(19326);
    const d = {
      commit: null,
      requestedBy: null
    };
    function createReport(t, {redact: e, links: n, outgoing: s, subject: i = d, writes: o = [], outputSchema: u = null}) {
      const h = cleaned(t, e, u), {findings: x, invalid: f} = (0, r.WX)(h);
      return {
        result: 0 === f ? h : {
          ...h,
          notices: [ ...h.notices, invalidFindingsNotice(f) ]
        },
        answer: void 0 === h.structured ? (0, l.R)(t.text, {
          redact: e,
          outgoing: s
        }) : (g = h.structured, {
          text: (0, c.O)(JSON.stringify(g, null, 2), "json"),
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
      var g;
    }
    function invalidFindingsNotice(t) {
      return (1 === t ? "1 of the findings in the structured answer has" : `${String(t)} of the findings in the structured answer have`) + " not the form described in docs/findings.md and only appears in the answer.";
    }
    function cleaned(t, e, n = null) {
      const c = null === n ? o.M : (0, i.U)(o.M, n);
      return (0, i.E)(t, t => e((0, s.wh)(t)), c);
    }
  }),
  89422: (function(t, e, n) {
    n.d(e, {
      R: () => sanitizeForPosting
    });
    var s = n(42344), i = n(74568), c = n(51061);
    function leadsTo(t, e) {
      if (t.includes("\\")) return !1;
      const n = /^[a-z]+:\/\//i.test(t) ? t : `https://${t.replace(/^\/\//, "")}`;
      if (!URL.canParse(n)) return !1;
      const {protocol: s, hostname: i, username: c, password: r} = new URL(n);
      return !(!/^https?:$/.test(s) || "" !== c || "" !== r) && e.some(t => t.startsWith("*.") ? i.endsWith(t.slice(1)) : i === t);
    }
    const r = /\]\([ \t]*(<[^<>[\]\n`&\\]*>|[^\s()<>[\]`\\]*(?:\([^\s()<>[\]`\\]*\)[^\s()<>[\]`\\]*)*)([ \t]+(?:"[^"`&\\<\n]*"|'[^'`&\\<\n]*'|\([^()`&\\<\n]*\)))?[ \t]*\)/y, isWebAddress = t => /^(?:(?:https?:)?\/\/|www\.)/i.test(t), o = /(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?=(:?[ \t]+(?:#|\\#|GH-\d|\u0001|[\w.-]+\/[\w.-]+#))|:?[ \t]*$)/gi, l = "&#8203;";
    function sanitizeProse(t, e, n) {
      const s = {
        line: t,
        options: e,
        counts: n,
        hasAddress: /:\/\/|www\./i.test(t)
      }, i = [], c = [];
      for (let e = 0; e < t.length; ) {
        const t = pieceAt(s, e);
        void 0 !== t.verbatim && i.push(t.text), c.push(void 0 === t.verbatim ? t.text : a[t.verbatim]), 
        e = t.next;
      }
      const r = c.join("").replace(o, (t, e, s) => (void 0 !== s && n.add("closing-word", `${t}${s}`), 
      `${t}${l}`)).replace(/(?<![\w.-])([\w.-]+\/[\w.-]+)#(?=\d)/g, t => (n.add("reference", t), 
      `${t}${l}`)).replace(/^((?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))+[ \t]*)~(?=~~)/, (e, s) => (n.add("fence", t), 
      `${s}\\~`)).replace(/^([ \t]*(?:>[ \t]*)*)\/(?=[A-Za-z])/, e => (n.add("slash-command", t), 
      `${e.slice(0, -1)}\\/`));
      let d = 0;
      return r.replace(/[\0\u0001]/g, () => i[d++] ?? "");
    }
    const a = {
      code: "\0",
      address: "\x01"
    }, d = /(?:https?|ftp):\/\/(?=[\w[-]|[^\0-\x7f])|(?<![a-z0-9])www\.(?=[a-z0-9])/iy, u = /[`\\<&!\]@]|(?:https?|ftp):\/\/(?=[\w[-]|[^\0-\x7f])|(?<![a-z0-9])www\.(?=[a-z0-9])/gi;
    function pieceAt(t, e) {
      const {line: n, counts: s} = t;
      switch (n.charAt(e)) {
       case "`":
        return function(t, e) {
          const {line: n} = t, s = /^`+/.exec(n.slice(e))?.[0] ?? "`", i = e + s.length;
          for (let r = n.indexOf(s, i); r >= 0; ) {
            const o = /^`+/.exec(n.slice(r))?.[0] ?? s;
            if (o.length === s.length) {
              const o = n.slice(i, r);
              return {
                text: isGlued(t, e) || o.includes("|") ? (0, c.h)(o) : `${s}${o}${s}`,
                next: r + s.length,
                verbatim: "code"
              };
            }
            r = n.indexOf(s, r + o.length);
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
          } : "<" === s || "@" === s ? pieceAt(t, e + 1) : "#" === s && /\d/.test(n.charAt(e + 2)) ? {
            text: `#${l}`,
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
          h.lastIndex = n;
          const s = h.exec(t)?.[0];
          return void 0 !== s ? {
            text: s,
            next: n + s.length,
            verbatim: "code"
          } : (/[a-z/!?]/i.test(t.charAt(n + 1)) && e.add("tag", t.slice(n, n + 100)), {
            text: "&lt;",
            next: n + 1
          });
        }(t, e);

       case "&":
        return function({line: t, counts: e}, n) {
          const s = /^&#?\w{1,40};/.exec(t.slice(n, n + 44))?.[0];
          if (void 0 === s) return {
            text: "&",
            next: n + 1
          };
          const i = t.slice(Math.max(0, n - 10), n);
          return /^&(?:lt|gt|amp|quot|nbsp|#39|#33|#96|#124);$/.test(s) || /^&#(?:58|40);$/.test(s) && i.endsWith("]") || s === l && /(?:#|(?<![A-Za-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?))$/i.test(i) ? {
            text: s,
            next: n + s.length
          } : (e.add("entity", s), {
            text: "&amp;",
            next: n + 1
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
            r.lastIndex = e;
            const n = r.exec(t);
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
            text: `] (${l.address.includes("|") ? (0, c.h)(l.address) : `\`${l.address}\``})`,
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
          if (t.startsWith(l, s + 1)) return {
            text: `@${l}`,
            next: s + 1 + l.length
          };
          const i = /^[A-Za-z0-9][A-Za-z0-9-]{0,100}(?:\/[\w.-]{1,100})?/.exec(t.slice(s + 1, s + 250))?.[0];
          return void 0 === i || /[A-Za-z0-9]/.test(t.charAt(s - 1)) || e.mentions.some(t => t.toLowerCase() === i.toLowerCase()) ? {
            text: "@",
            next: s + 1
          } : (n.add("mention", `@${i}`), {
            text: `@${l}`,
            next: s + 1
          });
        }(t, e);

       default:
        return d.lastIndex = e, d.test(n) ? function(t, e) {
          const {line: n, options: s, counts: i} = t, r = function(t) {
            const e = /^[^\s<>`\]|]*/.exec(t)?.[0] ?? "";
            let [n, s] = [ e.length, 0 ];
            for (const t of e) s += "(" === t ? 1 : ")" === t ? -1 : 0;
            for (;n > 0; n -= 1) {
              const t = e.charAt(n - 1);
              if (")" === t && s < 0) s += 1; else if (!/[?!.,:;*_~'"]/.test(t)) break;
            }
            return e.slice(0, n);
          }(n.slice(e, e + x));
          if (function(t, e) {
            return /^[a-z]*:?\/*[^\s<@/?#]*@/i.test(t.slice(e, e + x));
          }(n, e) || !leadsTo(r, s.hosts)) {
            const s = "" === r ? n.slice(e, e + 1) : r;
            return i.add("link", s), {
              text: isGlued(t, e) || "`" === n.charAt(e - 1) || "`" === n.charAt(e + s.length) ? (0, 
              c.h)(s) : `\`${s}\``,
              next: e + s.length,
              verbatim: "code"
            };
          }
          const o = r.slice(1).search(/(?:https?|ftp):\/\/|www\./i), l = o < 0 ? r : r.slice(0, o + 1), a = /^[\w./:?=%+,;~-]*/.exec(l)?.[0] ?? l;
          return {
            text: a,
            next: e + a.length,
            verbatim: "address"
          };
        }(t, e) : function(t, e) {
          u.lastIndex = e + 1;
          const n = u.exec(t)?.index ?? t.length;
          return {
            text: t.slice(e, n),
            next: n
          };
        }(n, e);
      }
    }
    function isGlued({line: t, hasAddress: e}, n) {
      if (!e) return !1;
      const s = t.slice(Math.max(0, n - 1e3), n), i = Math.max(s.lastIndexOf(" "), s.lastIndexOf("\t"), s.lastIndexOf("<")), c = s.slice(i + 1);
      return 1e3 === c.length || /:\/\/|www\./i.test(c);
    }
    const h = /<code>(?:(?!www\.)[^&<>"'`|\\*_[\]~!#:@$\n]|&#\d{2,3};)*<\/code>/iy, x = 1e4, f = 6, g = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t])))*[ \t]*/, p = /^\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;
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
    const w = new Set([ "mermaid", "geojson", "topojson", "stl", "math" ]);
    function outgoing_close({lines: t, language: e}, n) {
      const s = t.map(t => `${t}\n`).join(""), i = w.has(e.toLowerCase()) ? /href|click|:\/\/|</i.exec(s)?.[0] : void 0;
      return void 0 !== i && n.add("link", i), (0, c.O)(s, void 0 === i ? e : "text");
    }
    function withoutIndent(t, e) {
      const n = /^[ \t]*/.exec(t)?.[0].length ?? 0;
      return t.slice(Math.min(n, e));
    }
    function sanitizeForPosting(t, {redact: e, outgoing: n}) {
      const r = (0, i.u1)(t), o = function(t, e) {
        return function(t, e) {
          const n = (0, s.P)();
          let i = t;
          for (let t = 1; t <= f; t += 1) {
            const t = e(i, n);
            if (t === i) return {
              text: t,
              changes: n.changes()
            };
            i = t;
          }
          return n.add("unresolvable-markup", i), {
            text: (r = i, (0, c.O)(r.trim(), "")),
            changes: n.changes()
          };
          var r;
        }(t, (t, n) => function(t, e, n) {
          const s = [], i = [], flush = () => {
            i.length > 0 && s.push(function(t, e) {
              if (!t.includes("|")) return t;
              let [n, s] = [ 0, 0 ];
              return t.split("\n").map(t => {
                const i = g.exec(t)?.[0].length ?? 0, c = t.slice(i).trimEnd();
                "" === c && (n = 0);
                const r = function(t) {
                  const e = [];
                  for (const {0: n, index: s} of t.matchAll(/\\[^]|\|/g)) "|" === n && s > 0 && e.push(s);
                  return e.at(-1) !== t.length - 1 && e.push(t.length), e;
                }(c);
                0 === n && /[|:]/.test(c) && p.test(c) && r.length === s && (n = r.length), s = r.length;
                const o = n > 0 && r.length > n ? r[n - 1] : void 0;
                return void 0 === o ? t : (e.add("hidden-element", c.slice(o)), t.slice(0, i + o + 1));
              }).join("\n");
            }(i.splice(0).join("\n"), n));
          };
          let c = null;
          for (const r of t.trim().split("\n")) null === c ? (c = openedBy(r), null === c ? i.push(sanitizeProse(r, e, n)) : flush()) : closes(r, c) ? (s.push(outgoing_close(c, n)), 
          c = null) : c.lines.push(withoutIndent(r, c.indent.length));
          return flush(), null !== c && (n.add("fence", c.run), s.push(outgoing_close(c, n))), 
          s.join("\n");
        }((0, i.P)(t, n), e, n));
      }(e(r.text), n);
      return {
        text: o.text,
        changes: (0, s.j)(r.changes, o.changes)
      };
    }
  })
};
