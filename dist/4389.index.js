"use strict";

exports.id = 4389, exports.ids = [ 4389 ], exports.modules = {
  15250: (function(n, e, t) {
    t.d(e, {
      H: () => changesSection
    });
    var i = t(51061), s = t(20653), o = t(1359), r = t(99180);
    function changesSection(n, e) {
      const [t, i] = [ sum(n, "added"), sum(n, "removed") ], s = [];
      let r = e.total;
      for (const t of n.slice(0, e.files)) {
        const {text: n, omitted: i} = headOf(t.diff ?? "", Math.min(e.each, r));
        r -= n.length, s.push(folded(t, n, i));
      }
      const l = n.length - s.length;
      return l > 0 && s.push(`And ${(0, o.B4)(l, "more file")}.`), [ `#### Changed files (${(0, 
      o.ZV)(n.length)}, +${(0, o.ZV)(t)} \u2212${(0, o.ZV)(i)})`, ...s ].join("\n\n");
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
      const l = null === n.diff ? "" : ` +${(0, o.ZV)(n.added)} \u2212${(0, o.ZV)(n.removed)}`, u = `<summary>${(0, 
      i.h)((0, s.ml)(n.path, 200))} ${n.kind}${l}</summary>`, c = [ n.note ?? (null === n.diff ? "No diff." : ""), t > 0 ? `${(0, 
      o.B4)(t, "more line")} of the diff omitted.` : "" ].filter(n => "" !== n).join(" ");
      return [ `<details>${u}`, ..."" === e ? [] : [ (0, i.O)(e, "diff") ], ..."" === c ? [] : [ (0, 
      r.ft)(c) ], "</details>" ].join("\n\n");
    }
  }),
  64389: (function(n, e, t) {
    t.d(e, {
      uR: () => answerPart,
      p8: () => publishComment,
      fQ: () => stickyOf
    });
    var i = t(20544), s = t(20653), o = t(15250), r = t(15917), l = t(1359), u = t(99180), c = t(94112), a = t(59046), f = t(49703), d = t(92747), h = t(78155), m = t(97979);
    function heading(n) {
      const {result: e, findings: t, subject: i} = n, s = null === i.commit ? "" : ` of ${(0, 
      u.ti)(i.commit.slice(0, 7))}`, o = function(n) {
        return $.flatMap(e => {
          const t = n.filter(n => n.severity === e).length;
          return 0 === t ? [] : [ (0, l.B4)(t, e) ];
        });
      }(t);
      return "success" === e.conclusion && (0, l.rL)(n) === g ? 0 === t.length ? "" : `### Sallyport review${s} \xb7 ${o.join(", ")}` : `### ${(0, 
      l.rL)(n)} ${[ (0, l.Pl)(n), ...o ].join(" \xb7 ")}`;
    }
    function reasonLine({result: n, answer: e, findings: t}) {
      const i = "" !== e.text || t.length > 0;
      return "success" === n.conclusion && i ? "" : (0, u.ft)(n.reason);
    }
    const g = "\u2705", $ = [ "error", "warning", "note" ], p = {
      error: "\u274c",
      warning: "\u26a0\ufe0f",
      note: "\ud83d\udcac"
    };
    function findingList(n, e) {
      const t = $.flatMap(e => n.filter(n => n.severity === e)), i = t.slice(0, e).map((n, e) => {
        const t = (0, u.ft)((0, s.ml)(n.title, 200)), i = /[.!?]$/.test(t) ? "" : ".", o = (0, 
        u.ti)((0, s.ml)((0, r.YR)(n), 200));
        return `${String(e + 1)}. ${p[n.severity]} **${o}** ${t}${i} ${(0, u.ft)((0, s.ml)(n.message, 1e3))}`;
      }), o = t.length - i.length;
      return [ i.join("\n"), ...o > 0 ? [ `And ${(0, l.B4)(o, "more finding")}.` ] : [] ].join("\n\n").trim();
    }
    function answerSection({answer: {text: n, changes: e}, links: t}, i) {
      if ("" === n) return "";
      const s = null === t.run ? null : "in the summary of the run", o = 0 === e.length ? [] : [ `<sub>Sanitized in this text: ${(0, 
      f.G)(e)}.</sub>` ];
      return [ (0, h.o)(n, {
        limit: i,
        unit: "characters",
        whole: s
      }), ...o ].join("\n\n");
    }
    const w = new Set([ "created", "updated", "unchanged" ]), isCommit = ({outcome: n, commit: e}) => w.has(n) && void 0 !== e;
    function commits({writes: n}) {
      return n.filter(isCommit).map(({what: n, url: e, note: t}) => `- ${null === e ? (0, 
      u.ti)(n) : `[${(0, u.ft)(n)}](${e})`}${"" === t ? "" : `: ${function(n, e) {
        const t = null !== e && URL.canParse(e) ? new URL(e).origin : null;
        return n.split(/(https?:\/\/[^\s()<>]+)/).map((n, e) => e % 2 == 0 ? `${/^\s/.test(n) ? " " : ""}${(0, 
        u.ft)(n)}${/\s$/.test(n) ? " " : ""}` : null !== t && n.startsWith(`${t}/`) ? `<${n}>` : (0, 
        u.ti)(n)).join("");
      }(t, e)}`}`).join("\n");
    }
    function unposted({writes: n}, e) {
      const t = n.filter(({outcome: n}) => !w.has(n));
      return 0 === t.length ? "" : (0, m.M)(t, e);
    }
    function collapsed(n, e) {
      const {result: t, refused: i, writes: s} = n, o = s.filter(n => w.has(n.outcome) && !isCommit(n)), r = [ 0 === i.length ? "" : (0, 
      d.WZ)(n, e.rows), 0 === t.notices.length ? "" : (0, d.Z8)(t.notices), 0 === o.length ? "" : (0, 
      m.M)(o, e.rows), (0, d.s)(t.loadedInstructions ?? []), void 0 === t.provenance ? "" : (0, 
      c.R)(t.provenance), (0, a.o)(t.sandbox).map(u.ft).join(" "), (0, d.u5)(t, !1) ].filter(n => "" !== n);
      return 0 === r.length ? "" : [ `<details><summary>${runSummary(n)}</summary>`, ...r, "</details>" ].join("\n\n");
    }
    function runSummary({result: n}) {
      const {denials: e, notices: t, usage: i, costUsd: s, durationMs: o} = n, r = i.inputTokens + i.outputTokens;
      return `Run: ${[ ...0 === e.length ? [] : [ `${(0, l.B4)(e.length, "call")} refused` ], ...0 === t.length ? [] : [ (0, 
      l.B4)(t.length, "notice") ], ...0 === r ? [] : [ `${(0, l.ZV)(r)} tokens` ], ...null === s || 0 === s ? [] : [ (0, 
      l.BD)(s) ], (0, l.a3)(o) ].join(" \xb7 ")}`;
    }
    function closingLine(n) {
      const {links: e, subject: t, findings: i} = n, s = i.length > 0 && !(0, l.W2)(n.result);
      return `<sub>${[ "Sallyport", ...null === t.commit || s ? [] : [ `at ${(0, u.ti)(t.commit.slice(0, 7))}` ], ...null === t.requestedBy ? [] : [ `requested by ${(0, 
      u.ft)(t.requestedBy)}` ], ...null !== e.run && /^https?:\/\/[^\s()<>]+$/.test(e.run) ? [ `[run](${e.run})` ] : [] ].join(" \xb7 ")}</sub>`;
    }
    var y = t(5105);
    function answerPart(n, e) {
      return "answer" !== n || null === e || null === e.id ? null : `answer:${e.kind}-${String(e.id)}`;
    }
    function stickyOf(n, e, {run: t, answer: s}) {
      if (null !== s) return {
        marker: (0, i._)(n, s),
        hides: []
      };
      if ("replace" === e || "answer" === e) return {
        marker: (0, i._)(n),
        hides: []
      };
      const o = (0, i._)(n, "run:").replace(/ -->$/, "");
      return {
        marker: (0, i._)(n, `run:${t}`),
        hides: "append" === e ? [] : [ (0, i._)(n), o ]
      };
    }
    function wholeBody(n, e) {
      const t = function(n, e) {
        return `${[ heading(n), reasonLine(n), findingList(n.findings, e.rows), answerSection(n, e.text), commits(n), unposted(n, e.rows), 0 === n.result.changes.length ? "" : (0, 
        o.H)(n.result.changes, e.diffs), collapsed(n, e), closingLine(n) ].filter(n => "" !== n).join("\n\n")}\n`;
      }(n, {
        text: 4e4,
        rows: 25,
        diffs: {
          total: 1e4,
          each: 4e3,
          files: 25
        }
      }), i = null === n.links.run ? null : "in the run summary";
      return `${e}\n${(0, h.o)(t, {
        limit: y.j9 - y.BX - e.length - 1,
        unit: "characters",
        whole: i
      })}`;
    }
    async function publishComment(n, {github: e, target: t, marker: i}) {
      return await e.upsertComment(t, i, e => function(n, e, t = null) {
        return "success" === n.result.conclusion ? (0, y.Ap)(wholeBody(n, e)) : (0, y.G1)(t) ? (0, 
        y.pj)(`${e}\n${function(n) {
          const {result: e, links: t} = n, i = null !== t.run && /^https?:\/\/[^\s()<>]+$/.test(t.run) ? ` [Run](${t.run})` : "", o = "" === e.reason ? "" : ` ${(0, 
          u.ft)((0, s.ml)(e.reason, 500))}`;
          return `> ${(0, l.rL)(n)} **A later run has no result: ${(0, l.Pl)(n)}.**${o}${i}\n>\n> The result of the run before it:`;
        }(n)}`, t) : wholeBody(n, e);
      }(n, i, e));
    }
  }),
  15917: (function(n, e, t) {
    t.d(e, {
      WT: () => findingsSection,
      WX: () => findingsOf,
      YR: () => locationOfFinding
    });
    var i = t(20653), s = t(83874), o = t(1359), r = t(99180);
    const l = 4e3;
    function findingsOf({requests: n, structured: e}) {
      const t = n.flatMap(n => "findings" === n.kind ? n.findings : []), i = (0, s.K)(), o = function(n) {
        const e = isRecord(n) ? n.findings : null;
        return Array.isArray(e) ? e.slice(0, l) : [];
      }(e).map(n => function(n, e) {
        if (!isRecord(n)) return null;
        const t = Object.entries(n).filter(([n, t]) => Object.hasOwn(e.shape, n) && null !== t), {data: i} = e.safeParse(Object.fromEntries(t));
        return void 0 === i ? null : (0, s.C)(i);
      }(n, i)), r = o.filter(n => null !== n), u = [ ...t, ...r ].slice(0, l);
      return {
        findings: [ ...new Map(u.map(n => [ JSON.stringify(n), n ])).values() ],
        invalid: 0 === r.length ? 0 : o.length - r.length
      };
    }
    function isRecord(n) {
      return "object" == typeof n && null !== n && !Array.isArray(n);
    }
    function findingsSection(n, e) {
      const t = n.slice(0, e), s = n.length - t.length, l = t.map(n => {
        const e = (0, r.ti)((0, i.ml)(locationOfFinding(n), 200));
        return `| ${n.severity} | ${e} | ${(0, r.ft)((0, i.ml)(n.title, 200))} | ${(0, r.ft)((0, 
        i.ml)(n.message, 500))} |`;
      });
      return [ `#### Findings (${(0, o.ZV)(n.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...l ].join("\n"), ...s > 0 ? [ `And ${(0, 
      o.B4)(s, "more finding")}.` ] : [] ].join("\n\n");
    }
    function locationOfFinding({path: n, line: e, endLine: t}) {
      return `${n}:${String(e)}${void 0 === t ? "" : `-${String(t)}`}`;
    }
  }),
  5105: (function(n, e, t) {
    t.d(e, {
      Ap: () => asResult,
      BX: () => r,
      G1: () => hasLastResult,
      j9: () => o,
      pj: () => aboveLastResult
    });
    var i = t(78155);
    const s = "\x3c!-- sallyport-result --\x3e", o = 65536, r = 2e3;
    function asResult(n) {
      const e = n.indexOf("\n");
      return `${n.slice(0, e)}\n${s}${n.slice(e)}`;
    }
    function aboveLastResult(n, e) {
      const t = lastResultIn(e);
      if (null === t) return n;
      const s = Math.max(0, o - t.length - 2);
      return `${(0, i.o)(n.trimEnd(), {
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
    var i = t(20653), s = t(1359), o = t(99180);
    const r = 20;
    function provenanceLines({trustedCommit: n, omitted: e}) {
      const t = e.length - r, l = `Trusted commit: ${(0, o.ti)(n ?? "")}. Prompt, configuration, commands, skills and instruction files come from it.`;
      return [ ...null === n ? [] : [ l ], ...e.slice(0, r).map(n => (0, o.ft)((0, i.ml)(n, 500))), ...t > 0 ? [ `And ${(0, 
      s.B4)(t, "more omission")}.` ] : [] ].join("\n\n");
    }
  }),
  59046: (function(n, e, t) {
    t.d(e, {
      o: () => sandboxSentences
    });
    const i = 20;
    function sandboxSentences(n) {
      if (void 0 === n) return [];
      const {level: e, reason: t, reached: i, blocked: o} = n;
      return [ `Sandbox: ${e}. ${t}`, ..."none" === e ? [ s ] : [], ...0 === i.length ? [] : [ `Hosts that commands reached: ${listed(i)}.` ], ...0 === o.length ? [] : [ `Hosts that commands could not reach: ${listed(o)}.` ] ];
    }
    const s = "Commands that the rules permit can read and change everything that this job can, and reach every host.";
    function listed(n) {
      const e = n.length - i;
      return `${n.slice(0, i).join(", ")}${e > 0 ? ` and ${String(e)} more` : ""}`;
    }
  }),
  49703: (function(n, e, t) {
    t.d(e, {
      G: () => sanitizedNotice
    });
    var i = t(1359);
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
      return n.map(({kind: n, count: e}) => (0, i.B4)(e, ...s[n])).join(", ");
    }
  }),
  92747: (function(n, e, t) {
    t.d(e, {
      WZ: () => refusedSection,
      Z8: () => noticesSection,
      s: () => instructionsLine,
      u5: () => figures
    });
    var i = t(51061), s = t(20653), o = t(1359), r = t(99180), l = t(19326);
    function refusedSection(n, e) {
      const {refused: t} = n, i = t.reduce((n, {times: e}) => n + e, 0), s = t.slice(0, e).map(row), r = t.length - s.length;
      return [ `#### Refused calls (${(0, o.ZV)(i)})`, [ "| Tool | Call | Why | Allowed by |", "| --- | --- | --- | --- |", ...s ].join("\n"), ...r > 0 ? [ `And ${(0, 
      o.B4)(r, "more refused call")}.` ] : [], ...t.slice(0, e).flatMap(previewOf), ...suggestions(n, e), ...(0, 
      o.W2)(n.result) ? [ "To end such a run as failed: `on-denied: fail`." ] : [] ].join("\n\n");
    }
    const u = 3e3;
    function previewOf({tool: n, label: e, preview: t}) {
      return void 0 === t ? [] : [ `<details><summary>${(0, i.h)((0, s.ml)(`${n} ${e}`, 200))}: the refused change</summary>`, (0, 
      i.O)((0, s.ml)(t, u), "diff"), "</details>" ];
    }
    function suggestions({suggested: n, unpasteable: e, links: t}, s) {
      const r = n.slice(0, s), u = n.length - r.length, c = null === t.reportPath ? "not shown" : "in the report", a = [ ...u > 0 ? [ `${(0, 
      o.B4)(u, "more rule is", "more rules are")} ${c}.` ] : [], ...e > 0 ? [ `${(0, o.B4)(e, "more rule", "more rules")} cannot be shown safely: too long, or with unusual characters.` ] : [] ], f = t.onRunner ? [ "To allow them, add the rules that the job needs to the step:", (0, 
      i.O)((0, l.tR)(r), "yaml") ] : [ "To allow them, add the flags that the job needs to the command:", (0, 
      i.O)(r.map(l.Q$).join("\n"), "text") ];
      return [ ...0 === r.length ? [] : f, ...0 === a.length ? [] : [ a.join(" ") ] ];
    }
    function row({tool: n, label: e, reason: t, suggest: i, times: l, origin: u}) {
      const c = 1 === l ? "" : ` (${(0, o.ZV)(l)} times)`, a = "prompt" === u ? " (requested by the prompt)" : "", f = i.map(n => (0, 
      r.ti)((0, s.ml)(n, 200))).join(" ") || "no rule", d = (0, r.ti)((0, s.ml)(e, 200));
      return `| ${(0, r.ft)((0, s.ml)(n, 100))} | ${d}${c} | ${(0, r.xG)((0, s.ml)(t, 300))}${a} | ${f} |`;
    }
    function noticesSection(n) {
      return [ "#### Notices", n.map(n => `- ${(0, r.ft)((0, s.ml)(n, 500))}`).join("\n") ].join("\n\n");
    }
    function instructionsLine(n) {
      const e = n.slice(0, c).map(({kind: n, path: e, bytes: t}) => {
        const i = (0, r.ti)((0, s.ml)(e, 200));
        return "skill" === n ? `skill ${i}` : `${i} (${(0, o.B4)(t, "byte")})`;
      }), t = n.length - e.length, i = t > 0 ? [ `${(0, o.ZV)(t)} more` ] : [];
      return 0 === n.length ? "" : `Instructions loaded: ${[ ...e, ...i ].join(", ")}.`;
    }
    const c = 30;
    function cachedShare({cacheReadTokens: n, inputTokens: e}) {
      return `${String(Math.round(100 * n / Math.max(1, e)))} %`;
    }
    function figures({turns: n, model: e, toolCalls: t, usage: i, costUsd: l, durationMs: u, prompt: c}, a = !0) {
      if (0 === n && 0 === i.inputTokens) return "";
      const f = [ ...i.cacheReadTokens > 0 ? [ `${(0, o.ZV)(i.cacheReadTokens)} or ${cachedShare(i)} from the cache` ] : [], ...i.cacheWriteTokens > 0 ? [ `${(0, 
      o.ZV)(i.cacheWriteTokens)} into it` ] : [] ], d = `${(0, o.ZV)(i.inputTokens)} tokens in${0 === f.length ? "" : ` (${f.join(", ")})`}`;
      return [ (0, r.ti)((0, s.ml)(e, 100)), `prompt ${(0, r.ti)((0, s.ml)(c, 200))}`, (0, 
      o.B4)(n, "turn"), (0, o.B4)(t, "tool call"), d, `${(0, o.ZV)(i.outputTokens)} out`, ...null !== l || a ? [ (0, 
      o.BD)(l) ] : [], (0, o.a3)(u) ].join(" \xb7 ");
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
    var i = t(20653);
    const s = {
      fence: null,
      details: 0
    };
    function truncateMarkdown(n, e) {
      const size = n => "bytes" === e.unit ? Buffer.byteLength(n) : n.length;
      if (size(n) <= e.limit) return n;
      const t = function(n, {limit: e, unit: t, whole: i}) {
        const s = null === i ? "" : ` The whole text is ${i}.`;
        return `*Truncated here: the text has ${String(n)} ${t}, but only ${String(e)} fit.${s}*`;
      }(size(n), e), i = e.limit - size(t) - size("\n\n"), o = i <= 0 ? "" : function(n, e, t) {
        let i = {
          end: 0,
          open: s
        }, o = i, r = s, [l, u] = [ 0, 0 ];
        for (const s of n.split("\n")) {
          const n = openAfter(s, r), c = u + t(s);
          if (c > e) {
            const n = partOfLine(s, r, n => u + t(n) + closing(r).length <= e);
            n > 0 && (i = {
              end: l + n,
              open: r
            });
            break;
          }
          c + closing(n).length <= e && (i = {
            end: l + s.length,
            open: n
          }, null === n.fence && 0 === n.details && (o = i)), r = n, l += s.length + 1, u = c + 1;
        }
        const {end: c, open: a} = 2 * o.end >= i.end ? o : i;
        return `${n.slice(0, c)}${closing(a)}`.trimEnd();
      }(n, i, size), r = "" === o ? t : `${o}\n\n${t}`;
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
      const i = (n.match(/<details\b/gi)?.length ?? 0) - (n.match(/<\/details>/gi)?.length ?? 0);
      return {
        fence: t,
        details: Math.max(0, e.details + i)
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
        let t = 0, i = null;
        for (const {0: s, index: r} of n.slice(0, e + 1).matchAll(/`+|\]\(|[[\])>]|<(?=[a-z/])|\s+/gi)) null !== i && r - i.since > o && (i = null), 
        null !== i ? s === i.until ? i = null : "](" === s && "]" === i.until && (i = {
          until: ")",
          since: i.since
        }) : s.startsWith("`") ? i = {
          until: s,
          since: r
        } : "[" === s ? i = {
          until: "]",
          since: r
        } : "<" === s ? i = {
          until: ">",
          since: r
        } : /^\s/.test(s) && (t = r);
        return t;
      }(n, s) : (0, i.GH)(n, s).length;
    }
    const o = 2e3;
  }),
  97979: (function(n, e, t) {
    t.d(e, {
      M: () => writesSection,
      x: () => writeLines
    });
    var i = t(20653), s = t(1359), o = t(99180);
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
      return [ "#### Writes", [ "| Write | Outcome | Note |", "| --- | --- | --- |", ...t.map(({what: n, outcome: e, url: t, note: s}) => {
        const l = null !== t && function(n) {
          return /^https?:\/\/[^\s()<>|]+$/.test(n);
        }(t) ? `[${r[e]}](${t})` : r[e];
        return `| ${(0, o.ti)((0, i.ml)(n, 200))} | ${l} | ${(0, o.ft)((0, i.ml)(s, 300))} |`;
      }) ].join("\n"), ...l > 0 ? [ `And ${(0, s.B4)(l, "more")}.` ] : [] ].join("\n\n");
    }
    function writeLines(n) {
      return n.map(({what: n, outcome: e, url: t, note: i}) => [ `${e.padEnd(9)} ${n}`, i, t ?? "" ].filter(n => "" !== n).join("  "));
    }
  }),
  83874: (function(n, e, t) {
    t.d(e, {
      C: () => withoutGaps,
      K: () => findingInput
    });
    var i = t(94343), s = t(43759), o = t(75440), r = t(36795);
    const l = 1e7, findingInput = () => i.rej({
      path: (0, o._Z)("File, relative to the repository.", {
        most: 4096
      }),
      line: (0, o.$A)("Line number in the current file.", 1, l),
      endLine: i.lqM((0, o.$A)("Last line, if the finding covers several lines.", 1, l)),
      severity: i.k5n(r.gO),
      title: (0, o._Z)("The problem, in a few words.", {
        most: 200
      }),
      message: (0, o._Z)("Why it is a problem and how to fix it, as plain text.", {
        most: 5e3
      }),
      suggestion: i.lqM((0, o._Z)("Replacement for these lines.", {
        empty: !0,
        most: 2e4
      })),
      rule: i.lqM(i.YjP().check(s.Fk(/^[A-Za-z0-9._/-]{1,100}$/), i.q0y("A short, stable name for this kind of finding.")))
    });
    function withoutGaps({endLine: n, suggestion: e, rule: t, ...i}) {
      return {
        ...i,
        path: i.path.replace(/^\.\//, ""),
        ...void 0 === n || n <= i.line ? {} : {
          endLine: n
        },
        ...void 0 === e ? {} : {
          suggestion: e
        },
        ...void 0 === t ? {} : {
          rule: t
        }
      };
    }
  })
};
