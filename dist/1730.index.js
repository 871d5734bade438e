"use strict";

exports.id = 1730, exports.ids = [ 1730 ], exports.modules = {
  58276: (function(t, n, e) {
    function outgoingOptionsOf({"allow-links": t, "allow-mentions": n}, {environment: e}) {
      const o = e.GITHUB_SERVER_URL ?? "https://github.com";
      return {
        hosts: [ ...URL.canParse(o) ? [ new URL(o).hostname ] : [], ...t ],
        mentions: n
      };
    }
    e.d(n, {
      I: () => outgoingOptionsOf
    });
  }),
  53585: (function(t, n, e) {
    e.d(n, {
      D: () => provenanceFooter,
      s: () => withoutFooter
    });
    var o = e(12673);
    function provenanceFooter({event: t, trustedSource: n, pull: e}, r) {
      const i = (0, o.Vp)(r);
      if (null === i || !/^https?:\/\/[^\s()<>]+$/.test(i)) return "";
      const {triggerComment: s, sender: u} = t.trigger, l = (s?.author ?? u)?.login ?? t.actor, a = e?.commit ?? t.headSha ?? n.commit;
      return `<sub>By [this run of Sallyport](${i})${null !== l && /^[\w.-]+(?:\[bot\])?$/.test(l) ? ` for ${l.replace(/[_[\]]/g, "\\$&")}` : ""}${null === a ? "" : ` at commit ${a.slice(0, 7)}`}.</sub>`;
    }
    function withoutFooter(t) {
      return t.replace(/\n+<sub>By \[this run of Sallyport\]\([^\n]*<\/sub>\s*$/, "");
    }
  }),
  57627: (function(t, n, e) {
    e.d(n, {
      publish: () => publish
    });
    var o = e(12673), r = e(28028), i = e(42985), s = e(3101), u = e(20653), l = e(1359), a = e(59046), c = e(19326), d = e(97979);
    const h = {
      bold: 1,
      red: 31,
      green: 32,
      yellow: 33,
      grey: 90
    };
    function advice(t, {onRunner: n, reportPath: e}) {
      const o = (0, c.fE)([ t ]), [r = "", ...i] = o, s = (0, c.KU)([ t ]), u = null === e ? "" : ", see the report";
      return [ ...o.length > 0 && !n ? [ `   to allow it: ${o.map(c.Q$).join(" ")}` ] : [], ...1 === o.length && n ? [ `   to allow it: ${(0, 
      c.mM)(r)}` ] : [], ...i.length > 0 && n ? [ "   to allow it: allow: |", ...o.map(t => `${" ".repeat(18)}${t}`) ] : [], ...s > 0 ? [ `   ${(0, 
      l.B4)(s, "more rule", "more rules")} would be needed but cannot be shown safely${u}` ] : [] ];
    }
    const f = [ "structured-output", "denials", "writes", "findings" ], p = 1e6;
    function spilled(t, n, e) {
      const [o, r] = [ e(t, n), Buffer.byteLength(n) ];
      return f.includes(t) ? JSON.stringify({
        "spilled-to": o,
        bytes: r
      }) : `Too long for an output (${String(r)} bytes). The whole value is in the file ${o}`;
    }
    var m = e(9626), g = e(78155);
    const w = 1048576;
    var b = e(36795), $ = e(62103);
    async function writeLocalResults(t, {handoffPath: n, findingFiles: e, commentUrl: o, hasSummary: r}, i) {
      const {artifacts: s} = i;
      return null !== t.links.reportPath && s.write("report.md", function(t) {
        return (0, m.u)(t, {
          text: Number.MAX_SAFE_INTEGER,
          rows: 1e4,
          diffs: {
            total: 4e6,
            each: 5e5,
            files: 5e3
          }
        });
      }(t)), await (0, $.o)(r ? function(t, n = 0) {
        const e = (0, m.u)(t, {
          text: 5e5,
          rows: 500,
          diffs: {
            total: 2e5,
            each: 2e4,
            files: 200
          }
        }), o = t.links.reportPath, r = null === o ? null : `in ${o}`;
        return `${(0, g.o)(e, {
          limit: w - n - 1,
          unit: "bytes",
          whole: r
        }).trimEnd()}\n`;
      }(t) : "", i), function({result: t, suggested: n, links: e, writes: o, findings: r}, {commentUrl: i, handoffPath: s, findingFiles: u, spill: l}) {
        const a = {
          conclusion: t.conclusion,
          reason: t.reason,
          result: t.text,
          "structured-output": void 0 === t.structured ? "" : JSON.stringify(t.structured),
          denials: JSON.stringify(t.denials),
          "denied-count": String(t.denials.length),
          "suggested-allow": n.join("\n"),
          turns: String(t.turns),
          "tool-calls": String(t.toolCalls),
          "input-tokens": String(t.usage.inputTokens),
          "output-tokens": String(t.usage.outputTokens),
          "cost-usd": null === t.costUsd ? "" : String(Number(t.costUsd.toFixed(6))),
          "duration-ms": String(Math.round(t.durationMs)),
          "transcript-path": t.transcriptPath ?? "",
          "report-path": e.reportPath ?? "",
          "comment-url": i ?? "",
          "handoff-path": s ?? "",
          writes: JSON.stringify(o),
          branch: o.find(({branch: t}) => void 0 !== t)?.branch ?? "",
          commit: o.find(({commit: t}) => void 0 !== t)?.commit ?? "",
          findings: JSON.stringify(r),
          "sarif-path": u?.sarif ?? "",
          "junit-path": u?.junit ?? "",
          "trusted-commit": t.provenance?.trustedCommit ?? "",
          "left-out": (t.provenance?.omitted ?? []).join("\n")
        }, c = [ ...f, "result", "suggested-allow", "left-out" ].toSorted((t, n) => a[n].length - a[t].length);
        for (const t of c) {
          if (Object.values(a).reduce((t, n) => t + 2 * n.length, 0) <= p) break;
          a[t] = spilled(t, a[t], l);
        }
        return a;
      }(t, {
        commentUrl: o,
        handoffPath: n,
        findingFiles: e,
        spill: (t, n) => s.writeRedacted(`output-${t}.txt`, n)
      });
    }
    async function pendingRows({requests: t}) {
      const {withheld: n} = await e.e(6368).then(e.bind(e, 36368));
      return n(t.filter(b.J2), "The run was interrupted before it reported this write as posted.");
    }
    var y = e(58276), v = e(21559), S = e(45058);
    async function publish(t, n) {
      const c = {
        ...n,
        hostEnvironment: (0, o.KT)(n.hostEnvironment)
      }, {artifacts: f, hostEnvironment: p, runContext: m} = c, g = t.changes.map(t => t.diff ?? "").join("");
      "" !== g && f.write("changes.patch", g);
      const w = function(t, n, e) {
        const {redact: r, runContext: i, outputSchema: u, artifacts: l, hostEnvironment: a} = e, c = (0, 
        y.I)(i.settings, a), d = {
          run: (0, o.Vp)(a),
          reportPath: null,
          onRunner: a.onRunner
        }, h = {
          redact: r,
          links: d,
          subject: n,
          outgoing: c,
          outputSchema: u
        }, f = (0, s.c)(t, h);
        if (0 === f.findings.length && !function({conclusion: t, changes: n, denials: e, requests: o}, r, {onRunner: i}) {
          return i || void 0 !== r.transcript || void 0 !== r.record || void 0 !== r.resume || r.publish.includes("handoff") || "success" !== t && "skipped" !== t || r.worktree && n.length > 0 || e.length > 0 || o.length > 0;
        }(t, i.settings, a)) return {
          result: {
            ...t,
            transcriptPath: null
          },
          options: h,
          early: f
        };
        const p = {
          ...d,
          reportPath: l.write("report.md", "")
        };
        return {
          result: t,
          options: {
            ...h,
            links: p
          },
          early: {
            ...f,
            links: p
          }
        };
      }(t, await async function(t) {
        const {event: n, pull: e} = t;
        return {
          commit: "pull-request" === n.item?.kind ? e?.commit ?? await (0, S.cK)(t) : null,
          requestedBy: null === n.trigger.triggerComment ? null : n.trigger.sender?.login ?? null
        };
      }(m), c), {options: $} = w, C = await async function({result: t, early: n}, o) {
        const {settings: r} = o.runContext, i = await async function(t, {artifacts: n, hostEnvironment: o, runContext: r}) {
          if (0 === t.findings.length) return null;
          const {publishFindings: i} = await e.e(2483).then(e.bind(e, 42483)), s = o.onRunner && r.settings.publish.includes("annotations");
          return i(t, {
            artifacts: n,
            stdio: o.stdio,
            annotate: s
          });
        }(n, o), u = r.publish.includes("handoff") ? await async function({result: t, findings: n}, {artifacts: o, runContext: r}) {
          const {headSha: i} = r.event;
          if (null === i) return {
            path: null,
            notices: [ "The event names no commit, so no hand-off file was written." ]
          };
          const {handoffOf: s} = await e.e(393).then(e.bind(e, 50393)), u = s(t, n, i);
          return {
            path: o.writeRedacted("handoff.json", `${JSON.stringify(u, null, 2)}\n`),
            notices: []
          };
        }(n, o) : x, l = {
          findingFiles: i,
          handoffPath: u.path,
          notices: u.notices
        };
        if (function({requests: t}, {publish: n, ...e}) {
          return void 0 !== e["github-token"] && (t.some(b.J2) || [ "comment", "review", "check" ].some(t => n.includes(t)));
        }(t, r)) {
          const e = {
            ...n,
            writes: (0, s.L)(await pendingRows(t), o.redact)
          }, r = await writeLocalResults(e, {
            ...l,
            commentUrl: null,
            hasSummary: !0
          }, o);
          await (o.setOutputs?.(r));
        }
        return l;
      }(w, c), {outgoing: P} = $, R = await (0, S.ee)(t, {
        ...c,
        outgoing: P,
        patch: g
      }), O = await async function(t, n) {
        const {publish: o} = n.runContext.settings;
        if (!o.includes("review") && !o.includes("check")) return {
          rows: [],
          notices: [],
          needsComment: !1
        };
        const {checkResult: r, reviewResult: i} = await Promise.all([ e.e(6368), e.e(2504) ]).then(e.bind(e, 72504)), s = o.includes("review") ? await i(t, n) : {
          rows: [],
          problem: null
        }, u = o.includes("check") ? [ await r(t, n) ] : [], l = null === s.problem ? [] : [ `The result was not posted as a review: ${s.problem}` ];
        return {
          rows: [ ...s.rows, ...u ],
          notices: l,
          needsComment: null !== s.problem
        };
      }({
        ...w.early,
        writes: (0, s.L)(R, c.redact)
      }, {
        ...c,
        outgoing: P
      });
      for (const t of f.notices) c.log.warning(t);
      const j = withNotices(w.result, [ ...O.notices, ...C.notices, ...f.notices ]), E = {
        ...$,
        writes: [ ...R, ...O.rows ]
      }, {publish: T} = m.settings, U = T.includes("comment") || O.needsComment, M = U ? await (0, 
      v.t5)((0, s.c)(j, E), c) : k, L = null === M.problem ? [] : [ {
        what: "Result comment",
        outcome: "failed",
        url: null,
        note: M.problem
      } ], N = {
        ...E,
        writes: [ ...E.writes, ...L ]
      }, q = (0, s.c)(withNotices(j, M.notices), N), F = T.includes("summary") || U && null === M.url, J = await writeLocalResults(q, {
        ...C,
        commentUrl: M.url,
        hasSummary: F
      }, c);
      null === q.links.reportPath && f.remove();
      const _ = function(t, {color: n}) {
        const {result: e, refused: o, writes: r, links: s} = t, paint = (t, e) => n ? `\x1b[${String(h[t])}m${e}\x1b[0m` : e, line = (t, n = 500) => (0, 
        u.ml)((0, i.YI)(t).replace(/\s*\n\s*/g, " "), n), c = (0, l.rL)(t), f = r.some(({outcome: t}) => "failed" === t), p = (0, 
        l.W2)(e), m = !(f || p || "success" !== e.conclusion && "skipped" !== e.conclusion), g = [ `${c} ${paint("bold", paint(m ? "green" : "red", (0, 
        l.Pl)(t)))} (${e.conclusion})`, ..."" === e.reason ? [] : [ `   ${line(e.reason)}` ] ];
        for (const t of o) {
          const n = 1 === t.times ? "" : ` (${(0, l.ZV)(t.times)} times)`;
          g.push(`${paint("yellow", "refused")} ${line(`${t.tool} ${t.label}`, 200)}${n}`), 
          g.push(`   ${line(t.reason)}`, ...advice(t, s));
        }
        p && g.push("to end such a run as failed: " + (s.onRunner ? "on-denied: fail" : "--on-denied fail")), 
        g.push(...(0, d.x)(r).map(t => `write    ${line(t)}`)), g.push(...e.notices.map(t => `${paint("yellow", "notice")} ${line(t)}`));
        const {trustedCommit: w = null, omitted: b = []} = e.provenance ?? {};
        return null !== w && g.push(`trusted  ${w}`), g.push(...b.map(t => `${paint("yellow", "left out")} ${line(t)}`)), 
        g.push(...(0, a.o)(e.sandbox).map(t => paint("grey", line(t)))), e.changes.length > 0 && g.push(`changed  ${(0, 
        l.B4)(e.changes.length, "file")}`), e.turns > 0 && g.push(paint("grey", line(function({model: t, turns: n, toolCalls: e, usage: o, costUsd: r, durationMs: i}) {
          return [ t, (0, l.B4)(n, "turn"), (0, l.B4)(e, "tool call"), `${(0, l.ZV)(o.inputTokens)} tokens in`, `${(0, 
          l.ZV)(o.outputTokens)} out`, (0, l.BD)(r), (0, l.a3)(i) ].join(", ");
        }(e)))), null !== e.transcriptPath && g.push(`transcript  ${line(e.transcriptPath)}`), 
        null !== s.reportPath && g.push(`report      ${line(s.reportPath)}`), `${g.join("\n")}\n`;
      }(q, {
        color: (0, r.W)(p.stdio.errIsTerminal, p.environment)
      });
      p.onRunner ? p.stdio.out((0, i.YI)(_)) : p.stdio.err(_);
      const B = function({text: t, structured: n}) {
        return void 0 === n ? t : JSON.stringify(n, null, 2);
      }(q.result);
      return {
        text: p.onRunner ? (0, i.YI)(B) : B,
        value: {
          ...q.result,
          reportPath: q.links.reportPath
        },
        outputs: J,
        failedWrites: N.writes.filter(({outcome: t}) => "failed" === t).length
      };
    }
    function withNotices(t, n) {
      return {
        ...t,
        notices: [ ...t.notices, ...n ]
      };
    }
    const k = {
      url: null,
      notices: [],
      problem: null
    }, x = {
      path: null,
      notices: []
    };
  }),
  45058: (function(t, n, e) {
    e.d(n, {
      cK: () => reviewedSha,
      ee: () => applyGitHubWrites,
      q$: () => publishContextOf,
      wr: () => p
    });
    var o = e(42357), r = e(63846), i = e(12673), s = e(38287), u = e(64389), l = e(3101), a = e(89422), c = e(20653), d = e(36795), h = e(53585), f = e(99991);
    const p = new Set([ "cancelled", "denied", "config-error", "provider-error" ]);
    async function applyGitHubWrites(t, n) {
      const {artifacts: e, redact: o, log: r} = n, i = (0, l.L)(t.requests, o), s = i.filter(d.J2), u = [ ...0 === s.length ? [] : await apply(s, t.conclusion, n), ...refusedWrites(t), ...unrecordedRows(t) ];
      if (0 === u.length && 0 === t.requests.length) return [];
      for (const t of u.filter(({outcome: t}) => "failed" === t)) r.warning(`${t.what}: ${t.note}`);
      const a = {
        version: 1,
        requests: i,
        writes: (0, l.L)(u, o)
      };
      return e.writeRedacted("write-requests.json", `${JSON.stringify(a, null, 2)}\n`), 
      u;
    }
    async function apply(t, n, o) {
      const {applyWriteRequests: r, withheld: i} = await e.e(6368).then(e.bind(e, 36368));
      return p.has(n) ? i(t, `The run ended as ${n}.`) : await r(t, await publishContextOf(t, n, o));
    }
    async function publishContextOf(t, n, o) {
      const {event: r, settings: s} = o.runContext, l = s["github-token"];
      if (void 0 === l || null === r.repository) throw new Error("writes were recorded with nowhere to go");
      const {createGitHubWriteClient: c} = await e.e(9317).then(e.bind(e, 39317)), d = {
        owner: r.repository.owner,
        repo: r.repository.name,
        number: r.item?.number ?? 0
      };
      return {
        github: c((0, i.C0)(l, o), d),
        sanitize: t => (0, a.R)(t, o),
        key: s["comment-key"],
        answer: (0, u.uR)(s["comment-mode"], r.trigger.triggerComment),
        item: r.item?.kind ?? null,
        afterClosed: null === r.item || null !== r.trigger.triggerComment,
        reviewedSha: t.some(({kind: t}) => "review" === t || "check-run" === t) ? await reviewedSha(o.runContext) : null,
        pull: pullRequestContextOf(o),
        push: t.some(({kind: t}) => "push" === t) ? await pushOf(o) : null,
        footer: (0, h.D)(o.runContext, o.hostEnvironment),
        repositoryUrl: (0, i.Ek)(o.hostEnvironment, r.repository),
        mayClose: "issue" === r.item?.kind ? r.item.number : null,
        whyCommentOnly: "success" === n ? null : `The run ended as ${n}.`
      };
    }
    function pullRequestContextOf({collected: t, runContext: n, hostEnvironment: e, redact: o}) {
      const r = (0, f.F)(n, e);
      return null === t || null === r ? null : {
        ...r,
        collected: t,
        holdsSecret: secretTest(o)
      };
    }
    async function pushOf(t) {
      const {collected: n, push: o = r.RH, patch: i = "", redact: s} = t;
      if (null === n) return null;
      const {pushContextOf: u} = await e.e(4919).then(e.bind(e, 34919));
      return u({
        ...t,
        collected: n,
        push: o,
        patch: i,
        holdsSecret: secretTest(s)
      });
    }
    function secretTest(t) {
      return n => {
        const e = n.toString("utf8");
        return t(e) !== e;
      };
    }
    async function reviewedSha({event: t, git: n}) {
      if (null !== t.headSha || null === n) return t.headSha;
      try {
        return await n.headSha();
      } catch (t) {
        return (0, o.ki)(t, s.U), null;
      }
    }
    function unrecordedRows({unrecorded: t = []}) {
      return t.map(({tool: t, label: n, reason: e}) => ({
        what: `${t} ${(0, c.ml)(n, 80)}`,
        outcome: "failed",
        url: null,
        note: e
      }));
    }
    function refusedWrites({denials: t}) {
      return t.filter(({tool: t}) => Object.hasOwn(r.J0, t)).map(({tool: t, label: n, reason: e}) => ({
        what: `${t} ${n}`,
        outcome: "refused",
        url: null,
        note: e
      }));
    }
  }),
  9626: (function(t, n, e) {
    e.d(n, {
      u: () => reportMarkdown
    });
    var o = e(15250), r = e(15917), i = e(1359), s = e(99180), u = e(94112), l = e(59046), a = e(49703), c = e(92747), d = e(78155), h = e(97979);
    function reportMarkdown(t, n) {
      const {result: e, refused: a} = t;
      return `${[ `### ${(0, i.rL)(t)} ${(0, i.Pl)(t)}`, reasonLine(t), answerSection(t, n.text), 0 === t.findings.length ? "" : (0, 
      r.WT)(t.findings, n.rows), 0 === t.writes.length ? "" : (0, h.M)(t.writes, n.rows), 0 === a.length ? "" : (0, 
      c.WZ)(t, n.rows), 0 === e.notices.length ? "" : (0, c.Z8)(e.notices), (0, c.s)(e.loadedInstructions ?? []), void 0 === e.provenance ? "" : (0, 
      u.R)(e.provenance), (0, l.o)(e.sandbox).map(s.ft).join(" "), 0 === e.changes.length ? "" : (0, 
      o.H)(e.changes, n.diffs), footer(t) ].filter(t => "" !== t).join("\n\n")}\n`;
    }
    function reasonLine({result: {conclusion: t, reason: n}, answer: e}) {
      return "success" === t && "" !== e.text ? "" : (0, s.ft)(n);
    }
    function answerSection({answer: {text: t, changes: n}, links: e}, o) {
      const r = null === e.reportPath ? null : `in ${(0, s.ti)(e.reportPath)}`;
      if ("" === t) return "";
      const i = 0 === n.length ? [] : [ `*Sanitized in this text: ${(0, a.G)(n)}.*` ];
      return [ "---", (0, d.o)(t, {
        limit: o,
        unit: "characters",
        whole: r
      }), "---", ...i ].join("\n\n");
    }
    function footer({result: t, links: n}) {
      const e = [ ...null !== n.run && /^https?:\/\/[^\s()<>]+$/.test(n.run) ? [ `[Run](${n.run})` ] : [], ...null === t.transcriptPath ? [] : [ `transcript ${(0, 
      s.ti)(t.transcriptPath)}` ], ...null === n.reportPath ? [] : [ `report ${(0, s.ti)(n.reportPath)}` ] ], o = n.onRunner && null !== t.transcriptPath ? " (on the runner; `actions/upload-artifact` keeps them)" : "";
      return [ (0, c.u5)(t), 0 === e.length ? "" : `${e.join(" \xb7 ")}${o}` ].filter(t => "" !== t).join("\n\n");
    }
  }),
  42344: (function(t, n, e) {
    e.d(n, {
      P: () => createChangeCounts,
      j: () => sumChanges
    });
    const o = 80;
    function createChangeCounts() {
      const t = new Map;
      return {
        add(n, e) {
          const r = t.get(n);
          void 0 === r ? t.set(n, {
            count: 1,
            sample: e.slice(0, o)
          }) : r.count += 1;
        },
        changes: () => [ ...t ].map(([t, {count: n, sample: e}]) => ({
          kind: t,
          count: n,
          sample: e
        }))
      };
    }
    function sumChanges(...t) {
      const n = new Map;
      for (const e of t.flat()) {
        const t = n.get(e.kind);
        n.set(e.kind, void 0 === t ? e : {
          ...t,
          count: t.count + e.count
        });
      }
      return [ ...n.values() ];
    }
  }),
  74568: (function(t, n, e) {
    e.d(n, {
      P: () => withoutHidden,
      u1: () => sanitizePlain
    });
    var o = e(7138), r = e(42344);
    const i = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(t => `\\p{Script=${t}}`).join(""), s = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${i}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${i}])\\u200c` ].join("");
    let u = null;
    function withoutHidden(t, n) {
      return function(t, n) {
        if (/^[\t\n\x20-\x7e]*$/.test(t)) return t;
        let e = t.replace(o.r4, "\n");
        for (const [t, r] of (u ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...o.TF.map(t => [ "terminal-sequence", t ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(s, "gu") ] ], 
        u)) {
          const o = e;
          e = o.replace(r, (e, o) => (n.add(t, `U+${(e.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`), 
          e.length, ""));
        }
        return e;
      }(t, n);
    }
    function sanitizePlain(t) {
      const n = (0, r.P)();
      return {
        text: withoutHidden(t, n),
        changes: n.changes()
      };
    }
  })
};
