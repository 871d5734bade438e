"use strict";

exports.id = 3782, exports.ids = [ 3782 ], exports.modules = {
  15250: (function(n, e, t) {
    t.d(e, {
      H: () => changesSection
    });
    var o = t(54539), s = t(51061), i = t(20653), r = t(99180);
    function changesSection(n, e) {
      const [t, s] = [ sum(n, "added"), sum(n, "removed") ], i = [];
      let r = e.total;
      for (const t of n.slice(0, e.files)) {
        const {text: n, omitted: o} = headOf(t.diff ?? "", Math.min(e.each, r));
        r -= n.length, i.push(folded(t, n, o));
      }
      const l = n.length - i.length;
      return l > 0 && i.push(`And ${(0, o.B)(l, "more file")}.`), [ `#### Changed files (${(0, 
      o.Z)(n.length)}, +${(0, o.Z)(t)} \u2212${(0, o.Z)(s)})`, ...i ].join("\n\n");
    }
    function sum(n, e) {
      return n.reduce((n, t) => n + t[e], 0);
    }
    function headOf(n, e) {
      if (n.length <= e) return {
        text: n,
        omitted: 0
      };
      const t = n.slice(0, Math.max(0, n.lastIndexOf("\n", e)));
      return {
        text: t,
        omitted: n.slice(t.length).trim().split("\n").length
      };
    }
    function folded(n, e, t) {
      const l = null === n.diff ? "" : ` +${(0, o.Z)(n.added)} \u2212${(0, o.Z)(n.removed)}`, u = `<summary>${(0, 
      s.h)((0, i.ml)(n.path, 200))} ${n.kind}${l}</summary>`, c = [ n.note ?? (null === n.diff ? "No diff." : ""), t > 0 ? `${(0, 
      o.B)(t, "more line")} of the diff omitted.` : "" ].filter(n => "" !== n).join(" ");
      return [ `<details>${u}`, ..."" === e ? [] : [ (0, s.O)(e, "diff") ], ..."" === c ? [] : [ (0, 
      r.ft)(c) ], "</details>" ].join("\n\n");
    }
  }),
  37482: (function(n, e, t) {
    t.d(e, {
      r: () => commentMarkdown
    });
    var o = t(54539), s = t(20653), i = t(15250), r = t(71245), l = t(15917), u = t(1359), c = t(96682), a = t(99180), d = t(94112), f = t(59046), h = t(49703), m = t(92747), g = t(78155), $ = t(97979);
    function commentMarkdown(n, e) {
      return `${[ heading(n), reasonLine(n), findingList(n.findings, e.rows), answerSection(n, e.text), commits(n), checkOfChanges(n), unposted(n, e.rows), 0 === n.result.changes.length ? "" : (0, 
      i.H)(n.result.changes, e.diffs), collapsed(n, e), closingLine(n) ].filter(n => "" !== n).join("\n\n")}\n`;
    }
    function heading(n) {
      const {result: e, findings: t, subject: s} = n, i = null === s.commit ? "" : ` of ${(0, 
      a.ti)(s.commit.slice(0, 7))}`, r = function(n) {
        return w.flatMap(e => {
          const t = n.filter(n => n.severity === e).length;
          return 0 === t ? [] : [ (0, o.B)(t, e) ];
        });
      }(t);
      return "success" === e.conclusion && (0, u.rL)(n) === p ? 0 === t.length ? "" : `### Sallyport review${i} \xb7 ${r.join(", ")}` : `### ${(0, 
      u.rL)(n)} ${[ (0, u.Pl)(n), ...r ].join(" \xb7 ")}`;
    }
    function reasonLine({result: n, answer: e, findings: t}) {
      const o = "" !== e.text || t.length > 0;
      return "success" === n.conclusion && o ? "" : (0, a.ft)(n.reason);
    }
    const p = "\u2705", w = [ "error", "warning", "note" ], k = {
      error: "\u274c",
      warning: "\u26a0\ufe0f",
      note: "\ud83d\udcac"
    };
    function findingList(n, e) {
      const t = w.flatMap(e => n.filter(n => n.severity === e)), i = t.slice(0, e).map((n, e) => {
        const t = (0, a.ft)((0, s.ml)(n.title, 200)), o = /[.!?]$/.test(t) ? "" : ".", i = (0, 
        a.ti)((0, s.ml)((0, l.YR)(n), 200));
        return `${String(e + 1)}. ${k[n.severity]} **${i}** ${t}${o} ${(0, a.ft)((0, s.ml)(n.message, 1e3))}`;
      }), r = t.length - i.length;
      return [ i.join("\n"), ...r > 0 ? [ `And ${(0, o.B)(r, "more finding")}.` ] : [] ].join("\n\n").trim();
    }
    function answerSection({answer: {text: n, changes: e}, links: t}, o) {
      if ("" === n) return "";
      const s = null === t.run ? null : "in the summary of the run", i = 0 === e.length ? [] : [ `<sub>Sanitized in this text: ${(0, 
      h.G)(e)}.</sub>` ];
      return [ (0, g.o)(n, {
        limit: o,
        unit: "characters",
        whole: s
      }), ...i ].join("\n\n");
    }
    const y = new Set([ "created", "updated", "unchanged" ]), isCommit = ({outcome: n, commit: e}) => y.has(n) && void 0 !== e;
    function commits({writes: n}) {
      return n.filter(isCommit).map(({what: n, url: e, note: t}) => `- ${null === e ? (0, 
      a.ti)(n) : `[${(0, a.ft)(n)}](${e})`}${"" === t ? "" : `: ${function(n, e) {
        const t = null !== e && URL.canParse(e) ? new URL(e).origin : null;
        return n.split(/(https?:\/\/[^\s()<>]+)/).map((n, e) => e % 2 == 0 ? `${/^\s/.test(n) ? " " : ""}${(0, 
        a.ft)(n)}${/\s$/.test(n) ? " " : ""}` : null !== t && n.startsWith(`${t}/`) ? `<${n}>` : (0, 
        a.ti)(n)).join("");
      }(t, e)}`}`).join("\n");
    }
    function checkOfChanges({result: n, writes: e, subject: {lastCheck: t}}) {
      return void 0 === t || 0 === n.changes.length && !e.some(isCommit) ? "" : (0, a.xG)((0, 
      c.Q)(t));
    }
    function unposted({writes: n}, e) {
      const t = n.filter(({outcome: n}) => !y.has(n));
      return 0 === t.length ? "" : (0, $.M)(t, e);
    }
    function collapsed(n, e) {
      const {result: t, refused: o, writes: s} = n, i = s.filter(n => y.has(n.outcome) && !isCommit(n)), r = [ 0 === o.length ? "" : (0, 
      m.WZ)(n, e.rows), 0 === t.notices.length ? "" : (0, m.Z8)(t.notices), 0 === i.length ? "" : (0, 
      $.M)(i, e.rows), (0, m.s)(t.loadedInstructions ?? []), void 0 === t.provenance ? "" : (0, 
      d.R)(t.provenance), (0, f.o)(t.sandbox).map(a.ft).join(" "), (0, m.u5)(t, !1) ].filter(n => "" !== n);
      return 0 === r.length ? "" : [ `<details><summary>${runSummary(n)}</summary>`, ...r, "</details>" ].join("\n\n");
    }
    function runSummary({result: n}) {
      const {denials: e, notices: t, usage: s, costUsd: i, durationMs: r} = n, l = s.inputTokens + s.outputTokens;
      return `Run: ${[ ...0 === e.length ? [] : [ `${(0, o.B)(e.length, "call")} refused` ], ...0 === t.length ? [] : [ (0, 
      o.B)(t.length, "notice") ], ...0 === l ? [] : [ `${(0, o.Z)(l)} tokens` ], ...null === i || 0 === i ? [] : [ (0, 
      u.BD)(i) ], (0, u.a3)(r) ].join(" \xb7 ")}`;
    }
    function closingLine(n) {
      const {links: e, subject: t, findings: o} = n, s = o.length > 0 && !(0, u.W2)(n.result), {coverage: i} = t;
      return `<sub>${[ ...void 0 !== i && o.length > 0 ? [ (0, r._)(i) ] : [], "Sallyport", ...null === t.commit || s ? [] : [ `at ${(0, 
      a.ti)(t.commit.slice(0, 7))}` ], ...null === t.requestedBy ? [] : [ `requested by ${(0, 
      a.ft)(t.requestedBy)}` ], ...null !== e.run && /^https?:\/\/[^\s()<>]+$/.test(e.run) ? [ `[run](${e.run})` ] : [] ].join(" \xb7 ")}</sub>`;
    }
  }),
  93782: (function(n, e, t) {
    t.d(e, {
      fQ: () => stickyOf,
      ov: () => a,
      p8: () => publishComment,
      uR: () => answerPart
    });
    var o = t(20544), s = t(20653), i = t(37482), r = t(1359), l = t(5105), u = t(99180), c = t(78155);
    function answerPart(n, e) {
      return "answer" !== n || null === e || null === e.id ? null : `answer:${e.kind}-${String(e.id)}`;
    }
    function stickyOf(n, e, {run: t, answer: s}) {
      if (null !== s) return {
        marker: (0, o._)(n, s),
        hides: []
      };
      if ("replace" === e || "answer" === e) return {
        marker: (0, o._)(n),
        hides: []
      };
      const i = (0, o._)(n, "run:").replace(/ -->$/, "");
      return {
        marker: (0, o._)(n, `run:${t}`),
        hides: "append" === e ? [] : [ (0, o._)(n), i ]
      };
    }
    const a = {
      text: 4e4,
      rows: 25,
      diffs: {
        total: 1e4,
        each: 4e3,
        files: 25
      }
    };
    function wholeBody(n, e) {
      const t = (0, i.r)(n, a), o = null === n.links.run ? null : "in the run summary";
      return `${e}\n${(0, c.o)(t, {
        limit: l.j9 - l.BX - e.length - 1,
        unit: "characters",
        whole: o
      })}`;
    }
    async function publishComment(n, {github: e, target: t, marker: o}) {
      return await e.upsertComment(t, o, e => function(n, e, t = null) {
        return "success" === n.result.conclusion ? (0, l.Ap)(wholeBody(n, e)) : (0, l.G1)(t) ? (0, 
        l.pj)(`${e}\n${function(n) {
          const {result: e, links: t} = n, o = null !== t.run && /^https?:\/\/[^\s()<>]+$/.test(t.run) ? ` [Run](${t.run})` : "", i = "" === e.reason ? "" : ` ${(0, 
          u.ft)((0, s.ml)(e.reason, 500))}`;
          return `> ${(0, r.rL)(n)} **A later run has no result: ${(0, r.Pl)(n)}.**${i}${o}\n>\n> The result of the run before it:`;
        }(n)}`, t) : wholeBody(n, e);
      }(n, o, e));
    }
  }),
  5105: (function(n, e, t) {
    t.d(e, {
      Ap: () => asResult,
      BX: () => r,
      G1: () => hasLastResult,
      j9: () => i,
      pj: () => aboveLastResult
    });
    var o = t(78155);
    const s = "\x3c!-- sallyport-result --\x3e", i = 65536, r = 2e3;
    function asResult(n) {
      const e = n.indexOf("\n");
      return `${n.slice(0, e)}\n${s}${n.slice(e)}`;
    }
    function aboveLastResult(n, e) {
      const t = lastResultIn(e);
      if (null === t) return n;
      const s = Math.max(0, i - t.length - 2);
      return `${(0, o.o)(n.trimEnd(), {
        limit: s,
        unit: "characters",
        whole: null
      })}\n\n${t}`;
    }
    function hasLastResult(n) {
      return null !== lastResultIn(n);
    }
    function lastResultIn(n) {
      const e = (n ?? "").replaceAll("\r\n", "\n"), t = e.indexOf(`\n${s}\n`);
      return -1 === t ? null : e.slice(t + 1);
    }
  }),
  94112: (function(n, e, t) {
    t.d(e, {
      R: () => provenanceLines
    });
    var o = t(54539), s = t(20653), i = t(99180);
    const r = 20;
    function provenanceLines({trustedCommit: n, omitted: e}) {
      const t = e.length - r, l = `Trusted commit: ${(0, i.ti)(n ?? "")}. Prompt, configuration, commands, skills and instruction files come from it.`;
      return [ ...null === n ? [] : [ l ], ...e.slice(0, r).map(n => (0, i.ft)((0, s.ml)(n, 500))), ...t > 0 ? [ `And ${(0, 
      o.B)(t, "more omission")}.` ] : [] ].join("\n\n");
    }
  }),
  59046: (function(n, e, t) {
    t.d(e, {
      o: () => sandboxSentences
    });
    const o = 20;
    function sandboxSentences(n) {
      if (void 0 === n) return [];
      const {level: e, reason: t, reached: o, blocked: i} = n;
      return [ `Sandbox: ${e}. ${t}`, ..."none" === e ? [ s ] : [], ...0 === o.length ? [] : [ `Hosts that commands reached: ${listed(o)}.` ], ...0 === i.length ? [] : [ `Hosts that commands could not reach: ${listed(i)}.` ] ];
    }
    const s = "Commands that the rules permit can read and change everything that this job can, and reach every host.";
    function listed(n) {
      const e = n.length - o;
      return `${n.slice(0, o).join(", ")}${e > 0 ? ` and ${String(e)} more` : ""}`;
    }
  }),
  49703: (function(n, e, t) {
    t.d(e, {
      G: () => sanitizedNotice
    });
    var o = t(54539);
    const s = {
      "control-character": [ "control character", "control characters" ],
      "terminal-sequence": [ "terminal sequence", "terminal sequences" ],
      "direction-mark": [ "direction mark", "direction marks" ],
      "invisible-character": [ "invisible character", "invisible characters" ],
      homoglyph: [ "word with homoglyphs", "words with homoglyphs" ],
      entity: [ "entity", "entities" ],
      tag: [ "HTML tag", "HTML tags" ],
      "hidden-element": [ "hidden element", "hidden elements" ],
      image: [ "image", "images" ],
      "link-title": [ "link title", "link titles" ],
      "link-definition": [ "link definition", "link definitions" ],
      link: [ "link to another host", "links to other hosts" ],
      mention: [ "mention", "mentions" ],
      "closing-word": [ "closing word", "closing words" ],
      reference: [ "reference to another repository", "references to other repositories" ],
      "slash-command": [ "slash command", "slash commands" ],
      fence: [ "open fence", "open fences" ],
      "unresolvable-markup": [ "piece of unresolvable markup", "pieces of unresolvable markup" ]
    };
    function sanitizedNotice(n) {
      return n.map(({kind: n, count: e}) => (0, o.B)(e, ...s[n])).join(", ");
    }
  }),
  92747: (function(n, e, t) {
    t.d(e, {
      WZ: () => refusedSection,
      Z8: () => noticesSection,
      s: () => instructionsLine,
      u5: () => figures
    });
    var o = t(54539), s = t(51061), i = t(20653), r = t(1359), l = t(99180), u = t(19326);
    function refusedSection(n, e) {
      const {refused: t} = n, s = t.reduce((n, {times: e}) => n + e, 0), i = (0, u.RJ)(t), l = i.slice(0, e).map(row), c = i.slice(e).reduce((n, {calls: e}) => n + e.length, 0);
      return [ `#### Refused calls (${(0, o.Z)(s)})`, [ "| Tool | Call | Why | Allowed by |", "| --- | --- | --- | --- |", ...l ].join("\n"), ...c > 0 ? [ `And ${(0, 
      o.B)(c, "more refused call")}.` ] : [], ...t.slice(0, e).flatMap(previewOf), ...suggestions(n, e), ...(0, 
      r.W2)(n.result) ? [ "To end such a run as failed: `on-denied: fail`." ] : [] ].join("\n\n");
    }
    const c = 3e3;
    function previewOf({tool: n, label: e, preview: t}) {
      return void 0 === t ? [] : [ `<details><summary>${(0, s.h)((0, i.ml)(`${n} ${e}`, 200))}: the refused change</summary>`, (0, 
      s.O)((0, i.ml)(t, c), "diff"), "</details>" ];
    }
    function suggestions({suggested: n, unpasteable: e, links: t}, i) {
      const r = n.slice(0, i), l = n.length - r.length, c = null === t.reportPath ? "not shown" : "in the report", a = [ ...l > 0 ? [ `${(0, 
      o.B)(l, "more rule is", "more rules are")} ${c}.` ] : [], ...e > 0 ? [ `${(0, o.B)(e, "more rule", "more rules")} cannot be shown safely: too long, or with unusual characters.` ] : [] ], d = t.onRunner ? [ "To allow them, add the rules that the job needs to the step:", (0, 
      s.O)((0, u.tR)(r), "yaml") ] : [ "To allow them, add the flags that the job needs to the command:", (0, 
      s.O)(r.map(u.Q$).join("\n"), "text") ];
      return [ ...0 === r.length ? [] : d, ...0 === a.length ? [] : [ a.join(" ") ] ];
    }
    const a = 5;
    function row({calls: n, reason: e, suggest: t}) {
      const [{tool: s, origin: r} = {
        tool: "",
        origin: "model"
      }] = n, u = "prompt" === r ? " (requested by the prompt)" : "", c = t.map(n => (0, 
      l.ti)((0, i.ml)(n, 200))).join(" ") || "no rule", d = [ ...n.slice(0, a).map(({label: n, times: e}) => {
        const t = 1 === e ? "" : ` (${(0, o.Z)(e)} times)`;
        return `${(0, l.ti)((0, i.ml)(n, 200))}${t}`;
      }), ...n.length > a ? [ `${(0, o.Z)(n.length - a)} more` ] : [] ].join("<br>");
      return `| ${(0, l.ft)((0, i.ml)(s, 100))} | ${d} | ${(0, l.xG)((0, i.ml)(e, 300))}${u} | ${c} |`;
    }
    function noticesSection(n) {
      return [ "#### Notices", n.map(n => `- ${(0, l.ft)((0, i.ml)(n, 500))}`).join("\n") ].join("\n\n");
    }
    function instructionsLine(n) {
      const e = n.slice(0, d).map(({kind: n, path: e, bytes: t}) => {
        const s = (0, l.ti)((0, i.ml)(e, 200));
        return "skill" === n ? `skill ${s}` : `${s} (${(0, o.B)(t, "byte")})`;
      }), t = n.length - e.length, s = t > 0 ? [ `${(0, o.Z)(t)} more` ] : [];
      return 0 === n.length ? "" : `Instructions loaded: ${[ ...e, ...s ].join(", ")}.`;
    }
    const d = 30;
    function cachedShare({cacheReadTokens: n, inputTokens: e}) {
      return `${String(Math.round(100 * n / Math.max(1, e)))} %`;
    }
    function figures({turns: n, model: e, toolCalls: t, usage: s, costUsd: u, durationMs: c, prompt: a}, d = !0) {
      if (0 === n && 0 === s.inputTokens) return "";
      const f = [ ...s.cacheReadTokens > 0 ? [ `${(0, o.Z)(s.cacheReadTokens)} or ${cachedShare(s)} from the cache` ] : [], ...s.cacheWriteTokens > 0 ? [ `${(0, 
      o.Z)(s.cacheWriteTokens)} into it` ] : [] ], h = `${(0, o.Z)(s.inputTokens)} tokens in${0 === f.length ? "" : ` (${f.join(", ")})`}`;
      return [ (0, l.ti)((0, i.ml)(e, 100)), `prompt ${(0, l.ti)((0, i.ml)(a, 200))}`, (0, 
      o.B)(n, "turn"), (0, o.B)(t, "tool call"), h, `${(0, o.Z)(s.outputTokens)} out`, ...null !== u || d ? [ (0, 
      r.BD)(u) ] : [], (0, r.a3)(c) ].join(" \xb7 ");
    }
  }),
  19326: (function(n, e, t) {
    function groupDenials(n) {
      const e = new Map;
      for (const t of n) {
        const n = JSON.stringify([ t.tool, t.label, t.reason, t.origin ]);
        e.set(n, {
          ...t,
          times: (e.get(n)?.times ?? 0) + 1
        });
      }
      return [ ...e.values() ];
    }
    function groupByRule(n) {
      const e = new Map;
      for (const t of n) {
        const {tool: n, reason: o, suggest: s, times: i, origin: r} = t, l = JSON.stringify([ n, o, s, r ]), {calls: u = [], times: c = 0} = e.get(l) ?? {};
        e.set(l, {
          calls: [ ...u, t ],
          reason: o,
          suggest: s,
          times: c + i
        });
      }
      return [ ...e.values() ];
    }
    function suggestedRules(n) {
      return everyRule(n).filter(isPasteable);
    }
    function unpasteableRules(n) {
      return everyRule(n).filter(n => !isPasteable(n)).length;
    }
    function everyRule(n) {
      return [ ...new Set(n.flatMap(({suggest: n}) => n)) ];
    }
    function isPasteable(n) {
      return n.length <= 500 && /^[A-Za-z]/.test(n) && !n.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(n);
    }
    function allowBlock(n) {
      return [ "allow: |", ...n.map(n => `  ${n}`) ].join("\n");
    }
    function allowLine(n) {
      return `allow: ${/:(?:\s|$)|\s#/.test(n) ? `'${n.replaceAll("'", "''")}'` : n}`;
    }
    function allowFlag(n) {
      return `--allow '${n.replaceAll("'", String.raw`'\''`)}'`;
    }
    t.d(e, {
      KU: () => unpasteableRules,
      Q$: () => allowFlag,
      RJ: () => groupByRule,
      fE: () => suggestedRules,
      mM: () => allowLine,
      tR: () => allowBlock,
      uE: () => groupDenials
    });
  }),
  78155: (function(n, e, t) {
    t.d(e, {
      o: () => truncateMarkdown
    });
    var o = t(20653);
    const s = {
      fence: null,
      details: 0
    };
    function truncateMarkdown(n, e) {
      const size = n => "bytes" === e.unit ? Buffer.byteLength(n) : n.length;
      if (size(n) <= e.limit) return n;
      const t = function(n, {limit: e, unit: t, whole: o}) {
        const s = null === o ? "" : ` The whole text is ${o}.`;
        return `*Truncated here: the text has ${String(n)} ${t}, but only ${String(e)} fit.${s}*`;
      }(size(n), e), o = e.limit - size(t) - size("\n\n"), i = o <= 0 ? "" : function(n, e, t) {
        let o = {
          end: 0,
          open: s
        }, i = o, r = s, [l, u] = [ 0, 0 ];
        for (const s of n.split("\n")) {
          const n = openAfter(s, r), c = u + t(s);
          if (c > e) {
            const n = partOfLine(s, r, n => u + t(n) + closing(r).length <= e);
            n > 0 && (o = {
              end: l + n,
              open: r
            });
            break;
          }
          c + closing(n).length <= e && (o = {
            end: l + s.length,
            open: n
          }, null === n.fence && 0 === n.details && (i = o)), r = n, l += s.length + 1, u = c + 1;
        }
        const {end: c, open: a} = 2 * i.end >= o.end ? i : o;
        return `${n.slice(0, c)}${closing(a)}`.trimEnd();
      }(n, o, size), r = "" === i ? t : `${i}\n\n${t}`;
      return size(r) <= e.limit ? r : "";
    }
    function openAfter(n, e) {
      if (null !== e.fence) return (/^ {0,3}(`{3,}|~{3,})[ \t]*$/.exec(n)?.[1] ?? "").startsWith(e.fence) ? {
        ...e,
        fence: null
      } : e;
      const t = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(n)?.[1] ?? null;
      if (null !== t) return {
        ...e,
        fence: t
      };
      if (!/^ {0,3}<\/?details\b/i.test(n)) return e;
      const o = (n.match(/<details\b/gi)?.length ?? 0) - (n.match(/<\/details>/gi)?.length ?? 0);
      return {
        fence: t,
        details: Math.max(0, e.details + o)
      };
    }
    function closing({fence: n, details: e}) {
      return `${null === n ? "" : `\n${n}`}${"\n\n</details>".repeat(e)}`;
    }
    function partOfLine(n, {fence: e}, t) {
      if (null === e && /^\s*(?:\||<|`{3}|~{3})/.test(n)) return 0;
      let [s, r] = [ 0, n.length ];
      for (;s < r; ) {
        const e = Math.ceil((s + r) / 2);
        t(n.slice(0, e)) ? s = e : r = e - 1;
      }
      return null === e ? function(n, e) {
        let t = 0, o = null;
        for (const {0: s, index: r} of n.slice(0, e + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) null !== o && r - o.since > i && (o = null), 
        null !== o ? s === o.until ? o = null : "](" === s && "]" === o.until && (o = {
          until: ")",
          since: o.since
        }) : s.startsWith("`") ? o = {
          until: s,
          since: r
        } : "[" === s ? o = {
          until: "]",
          since: r
        } : "<" === s ? o = {
          until: ">",
          since: r
        } : /^\s/.test(s) && (t = r);
        return t;
      }(n, s) : (0, o.GH)(n, s).length;
    }
    const i = 2e3;
  }),
  97979: (function(n, e, t) {
    t.d(e, {
      M: () => writesSection,
      x: () => writeLines
    });
    var o = t(54539), s = t(20653), i = t(99180);
    const r = {
      created: "\u2705 posted",
      updated: "\u2705 updated",
      unchanged: "\u2705 already there",
      "fell back": "\u21aa\ufe0f posted differently",
      withheld: "\u23f8\ufe0f not posted",
      refused: "\u26d4 refused",
      failed: "\u274c failed"
    };
    function writesSection(n, e) {
      const t = n.slice(0, e), l = n.length - t.length;
      return [ "#### Writes", [ "| Write | Outcome | Note |", "| --- | --- | --- |", ...t.map(({what: n, outcome: e, url: t, note: o}) => {
        const l = null !== t && function(n) {
          return /^https?:\/\/[^\s()<>|]+$/.test(n);
        }(t) ? `[${r[e]}](${t})` : r[e];
        return `| ${(0, i.ti)((0, s.ml)(n, 200))} | ${l} | ${(0, i.ft)((0, s.ml)(o, 300))} |`;
      }) ].join("\n"), ...l > 0 ? [ `And ${(0, o.B)(l, "more")}.` ] : [] ].join("\n\n");
    }
    function writeLines(n) {
      return n.map(({what: n, outcome: e, url: t, note: o}) => [ `${e.padEnd(9)} ${n}`, o, t ?? "" ].filter(n => "" !== n).join("  "));
    }
  })
};
