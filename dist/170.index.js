"use strict";

exports.id = 170, exports.ids = [ 170 ], exports.modules = {
  311: (function(e, n, t) {
    t.d(n, {
      dryRun: () => dryRun
    });
    var o = t(42357), i = t(28842), s = t(63846), r = t(17730), a = t(44764), u = t(39760), l = t(69984), c = t(45065), m = t(23589), d = t(91207), f = t(70592), p = t(48080), h = t(62052), g = t(1418), $ = t(62103), y = t(93782), w = t(20653);
    const b = 300;
    function schemaText(e) {
      const n = JSON.stringify(e);
      return n.length > b ? `${(0, w.GH)(n, b)}\u2026 (${n.length} characters)` : n;
    }
    function evaluatedLines(e, {outcome: n, reason: t, suggest: o}) {
      const i = `${n}: ${e} (${t})`;
      return "refuse" !== n ? [ i ] : [ i, "        " + (0 === o.length ? "no rule can allow it" : `would be allowed by: ${o.join("  ")}`) ];
    }
    function limitsText({maxTurns: e, maxCostUsd: n, maxOutputTokens: t, timeoutMs: o}) {
      return [ `${String(e)} turns`, `${String(o / 6e4)} minutes`, ...null === n ? [] : [ `${String(n)} US dollars` ], ...null === t ? [] : [ `${String(t)} output tokens` ] ].join(", ");
    }
    var k = t(3101), x = t(20200), v = t(74191), S = t(41332);
    async function dryRun(e, n) {
      const {hostEnvironment: h, redact: y} = n, w = await async function({runContext: e, sources: n, spec: h, vars: $, lists: y, model: w, outputSchema: b, notices: k, start: C}, j) {
        const {settings: T, trustedSource: M} = e, O = (0, S.B)(e, j, function(e) {
          return (0, x.y)(e) && "base" !== e.settings.checkout ? {
            branch: "its own branch, if that accepts it,",
            indirect: null
          } : s.RH;
        }(e)), P = (0, s.tt)(O, {
          lists: y,
          mode: T.mode,
          spec: h
        }), _ = await (0, d.p)({
          keep: () => null
        }, P.names, O), A = (0, p.YB)(j), L = {
          home: j.temporary,
          temporary: A
        }, R = (0, f.Y)({
          runContext: e,
          hostEnvironment: j,
          childProcesses: L,
          lists: y,
          spec: h,
          tools: _
        });
        await R.ready(), await async function(e) {
          if (null === e.runContext.hooks) return;
          const {hookProblems: n} = await Promise.all([ t.e(3375), t.e(9739) ]).then(t.bind(t, 9739)), i = await n(e);
          if (i.length > 0) throw new o.yo(i);
        }({
          runContext: e,
          lists: y,
          toolPath: R.processes.path
        });
        const E = {
          args: T.args,
          vars: $
        }, q = {
          ...R,
          cwd: R.files.root
        };
        await (0, g.G)(h, E, q, {
          missingFiles: T["missing-files"]
        });
        const H = await (0, r.A)({
          sources: n,
          runContext: e,
          model: w,
          lists: y,
          spec: h
        }, R), F = await (0, v.N)({
          runContext: e,
          model: w
        }, j), N = await async function(e) {
          const {settings: n, trustedSource: o} = e.runContext;
          if (!(0, l.A)(n)) return {
            tools: [],
            notices: (0, u.H)(e.lists, (0, m.n)(n, []))
          };
          const {readMcpConfiguration: i} = await t.e(8724).then(t.bind(t, 88724)), {servers: s, lock: r, lockPath: a, notices: d} = await i(n, o.source), f = s.map(({name: e}) => e), p = s.filter(({name: n}) => (0, 
          c.O)(n, e)), h = null === r && p.length > 0;
          return {
            tools: p.map(({name: e}) => `mcp__${e}__*`),
            notices: [ ...(0, u.H)(e.lists, (0, m.n)(n, f)), ...d, ...s.filter(e => !p.includes(e)).map(({givenName: e, name: n}) => `The MCP server ${e} is not started: no rule allows mcp__${n}.`), ...h ? [ `The tools of MCP servers are not pinned: run \`sallyport mcp pin\`, which writes ${a}.` ] : [] ]
          };
        }({
          runContext: e,
          lists: y,
          spec: h
        });
        return {
          start: C?.words ?? null,
          prompt: h.source,
          model: w.name,
          mode: T.mode,
          sandbox: await sandboxText(T.sandbox, e, j),
          workspace: workspaceText(e),
          trustedCommit: M.commit,
          rules: y,
          tools: [ ...R.tools.map(({name: e}) => e), ...N.tools, ...repositoryTools(H) ],
          instructions: H.loaded.map(({path: e, bytes: n}) => `${e} (${String(n)} bytes)`),
          skills: (H.catalog?.open() ?? []).map(({name: e}) => e),
          hooks: (e.hooks?.hooks ?? []).map(i.Y),
          limits: (0, a.a)(T),
          outputSchema: b,
          plan: await (0, g.w)(h, E, q),
          writes: [ ...P.names.map(n => function(e, {pull: n, push: t}, {event: {item: o, repository: i}}) {
            const r = `${i?.owner ?? ""}/${i?.name ?? ""}`;
            return "branch" === s.J0[e] && null !== n ? `${e} from ${n.branch} into ${n.base} of ${r}` : "push" === s.J0[e] && "branch" in t ? `${e} to ${t.branch} of pull request #${String(o?.number)} of ${r}` : "repository" === s.J0[e] || null === o ? `${e} in ${r}` : `${e} on ${o.kind.replace("-", " ")} #${String(o.number)} of ${r}`;
          }(n, O, e)), ...P.notices ],
          publish: targetsOf(e, j),
          context: F.attachments.flatMap(shownIn),
          notices: [ k, e.hooks?.notices ?? [], N.notices, H.notices, F.notices, F.omissions ].flat()
        };
      }(e, h), b = (0, k.L)(w, y), C = function(e) {
        const {plan: n, rules: t, limits: o} = e, i = n.segments.filter(e => "text" !== e.kind).map(({kind: e, source: n}) => `${e}: ${n}`), s = [ ...null === e.start ? [] : [ [ "start", [ e.start ] ] ], [ "prompt", [ e.prompt ] ], [ "source", [ null === e.trustedCommit ? "the working tree" : `the trusted commit ${e.trustedCommit}` ] ], [ "model", [ e.model ] ], [ "workspace", [ e.workspace ] ], [ "mode", [ e.mode ] ], [ "sandbox", [ e.sandbox ] ], [ "allow", t.allow ], [ "ask", t.ask ], [ "deny", t.deny ], [ "tools", [ e.tools.join(", ") ] ], [ "instructions", e.instructions ], [ "skills", 0 === e.skills.length ? [] : [ e.skills.join(", ") ] ], ...0 === e.hooks.length ? [] : [ [ "hooks", e.hooks ] ], [ "limits", [ limitsText(o) ] ], [ "answer", [ null === e.outputSchema ? "text" : `JSON that matches the schema ${schemaText(e.outputSchema)}` ] ], [ "placeholders", i ], [ "files", n.files.flatMap(({path: e, ...n}) => evaluatedLines(e, n)) ], [ "commands", n.commands.flatMap(({command: e, ...n}) => evaluatedLines(e, n)) ], [ "writes", e.writes ], [ "publish", e.publish ], ...0 === e.notices.length ? [] : [ [ "notices", e.notices ] ] ].flatMap(([e, n]) => (0 === n.length ? [ "none" ] : n).map((n, t) => `${(0 === t ? e : "").padEnd(10)} ${n}`)), r = e.context.flatMap(({title: e, text: n, images: t}) => [ "", `${e}:`, "", n, ...t ]);
        return [ "dry run: no model is called, no command runs", ...s, ...0 === r.length ? [] : [ "", "context about the item for the model:", ...r ] ].join("\n");
      }(b);
      return h.onRunner && await async function(e, n) {
        const t = e.split("\n");
        for (const e of t) n.log.info(e);
        await (0, $.o)(`### \u23ed\ufe0f Dry run\n\n${(0, $.p)(t)}\n`, n);
      }(C, n), {
        exitCode: 0,
        text: h.onRunner ? "" : C,
        value: {
          conclusion: "skipped",
          rehearsal: b
        },
        outputs: {
          conclusion: "skipped",
          reason: "A dry run: no model was used, and nothing was run or posted."
        }
      };
    }
    function repositoryTools({catalog: e, agents: n}) {
      return [ ...null === e ? [] : [ "Skill" ], ...0 === n.length ? [] : [ "Task" ] ];
    }
    function workspaceText(e) {
      const {settings: n, workspace: t, event: o} = e;
      return (0, x.y)(e) ? `the ${"base" === n.checkout ? "base branch" : "head"} of pull request #${String(o.item?.number)}, in a temporary worktree of ${t}` : n.worktree ? `a temporary worktree of HEAD of ${t}` : t;
    }
    async function sandboxText(e, {workspace: n}, {environment: t, home: o, temporary: i}) {
      if ("off" === e) return "off: commands run unconfined";
      const {path: s} = (0, f.j)({
        environment: t,
        home: i,
        temporary: i
      }, n), r = t.RUNNER_TOOL_CACHE, {level: a, reason: u} = await (0, h.U)(i, {
        workspace: n,
        userHome: o,
        path: s,
        toolCache: r
      });
      return `${e}: ${a} (${u})`;
    }
    function shownIn(e) {
      if ("context" !== e.type) return [];
      const {title: n, text: t, images: o} = e;
      return [ {
        title: n,
        text: t,
        images: o.map(({name: e, mediaType: n}) => e ?? n)
      } ];
    }
    function targetsOf({settings: e, event: n}, {onRunner: t}) {
      const {publish: o} = e;
      return [ ...o.includes("summary") ? [ t ? "the summary" : "the report file" ] : [], ...o.includes("annotations") ? [ "annotations of the findings" ] : [], ...o.includes("check") ? [ "a check run" ] : [], ...o.includes("handoff") ? [ "a hand-off for a second workflow" ] : [], ...o.includes("review") ? [ "a review of the pull request, or a comment if there is none" ] : [], ...o.includes("comment") ? [ commentTarget(e, n) ] : [] ];
    }
    function commentTarget(e, {item: n, repository: t, trigger: o}) {
      if (null === n || null === t) return "no comment: no issue or pull request in the event";
      const i = void 0 === e["github-token"] ? ", but there is no token" : "";
      return `${null !== (0, y.uR)(e["comment-mode"], o.triggerComment) ? "a reply in a separate comment" : `the comment "${e["comment-key"]}"`}: ${n.kind.replace("-", " ")} #${String(n.number)}${i}`;
    }
  }),
  28842: (function(e, n, t) {
    function hookLabel({handler: e}) {
      const n = "request" === e.type ? e.url.replace(/[?#].*$/, "") : [ e.command, ...e.args ?? [] ].join(" ").replaceAll(/\s+/g, " ").trim();
      return n.length > o ? `${n.slice(0, o - 1)}\u2026` : n;
    }
    function hookLine(e) {
      return `${[ e.event, e.matcher ].filter(e => "" !== e).join(" ")}: ${hookLabel(e)}`;
    }
    t.d(n, {
      U: () => hookLabel,
      Y: () => hookLine
    });
    const o = 60;
  }),
  62052: (function(e, n, t) {
    t.d(n, {
      U: () => probeSandbox
    });
    var o = t(73024), i = t(76760), s = t(42357), r = t(397);
    async function probeSandbox(e, n) {
      let t = null;
      try {
        t = (0, o.mkdtempSync)((0, i.join)(e, "sallyport-probe-"));
        const s = (0, i.join)(t, "home"), a = (0, i.join)(t, "tmp"), u = (0, i.join)(t, "own");
        for (const e of [ s, a, u ]) (0, o.mkdirSync)(e);
        const l = (0, r.createSandbox)({
          ...n,
          mode: "auto",
          directory: u,
          home: s,
          temporary: a,
          rules: {
            mayRead: () => !0,
            mayWrite: () => !0
          },
          unchangedInGit: () => Promise.resolve(new Set),
          limits: {
            processes: 1e3,
            memoryBytes: 1e9,
            fileBytes: 1e6
          }
        });
        try {
          return await l.report();
        } finally {
          l.close();
        }
      } catch (e) {
        return {
          level: "none",
          reason: `The sandbox could not be tried: ${(0, s.bD)(e)}.`
        };
      } finally {
        null !== t && (0, o.rmSync)(t, {
          recursive: !0,
          force: !0
        });
      }
    }
  }),
  15917: (function(e, n, t) {
    t.d(n, {
      WT: () => findingsSection,
      WX: () => findingsOf,
      YR: () => locationOfFinding
    });
    var o = t(54539), i = t(20653), s = t(83874), r = t(99180);
    const a = 4e3;
    function findingsOf({requests: e, structured: n}) {
      const t = e.flatMap(e => "findings" === e.kind ? e.findings : []), o = (0, s.K)(), i = function(e) {
        const n = isRecord(e) ? e.findings : null;
        return Array.isArray(n) ? n.slice(0, a) : [];
      }(n).map(e => function(e, n) {
        if (!isRecord(e)) return null;
        const t = Object.entries(e).filter(([e, t]) => Object.hasOwn(n.shape, e) && null !== t), {data: o} = n.safeParse(Object.fromEntries(t));
        return void 0 === o ? null : (0, s.C)(o);
      }(e, o)), r = i.filter(e => null !== e), u = [ ...t, ...r ].slice(0, a);
      return {
        findings: [ ...new Map(u.map(e => [ JSON.stringify(e), e ])).values() ],
        invalid: 0 === r.length ? 0 : i.length - r.length
      };
    }
    function isRecord(e) {
      return "object" == typeof e && null !== e && !Array.isArray(e);
    }
    function findingsSection(e, n) {
      const t = e.slice(0, n), s = e.length - t.length, a = t.map(e => {
        const n = (0, r.ti)((0, i.ml)(locationOfFinding(e), 200));
        return `| ${e.severity} | ${n} | ${(0, r.ft)((0, i.ml)(e.title, 200))} | ${(0, r.ft)((0, 
        i.ml)(e.message, 500))} |`;
      });
      return [ `#### Findings (${(0, o.Z)(e.length)})`, [ "| Severity | Location | Title | Details |", "| --- | --- | --- | --- |", ...a ].join("\n"), ...s > 0 ? [ `And ${(0, 
      o.B)(s, "more finding")}.` ] : [] ].join("\n\n");
    }
    function locationOfFinding({path: e, line: n, endLine: t}) {
      return `${e}:${String(n)}${void 0 === t ? "" : `-${String(t)}`}`;
    }
  }),
  42344: (function(e, n, t) {
    t.d(n, {
      P: () => createChangeCounts,
      j: () => sumChanges
    });
    const o = 80;
    function createChangeCounts() {
      const e = new Map;
      return {
        add(n, t) {
          const i = e.get(n);
          void 0 === i ? e.set(n, {
            count: 1,
            sample: t.slice(0, o)
          }) : i.count += 1;
        },
        changes: () => [ ...e ].map(([e, {count: n, sample: t}]) => ({
          kind: e,
          count: n,
          sample: t
        }))
      };
    }
    function sumChanges(...e) {
      const n = new Map;
      for (const t of e.flat()) {
        const e = n.get(t.kind);
        n.set(t.kind, void 0 === e ? t : {
          ...e,
          count: e.count + t.count
        });
      }
      return [ ...n.values() ];
    }
  }),
  74568: (function(e, n, t) {
    t.d(n, {
      P: () => withoutHidden,
      u1: () => sanitizePlain
    });
    var o = t(7138), i = t(42344);
    const s = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(e => `\\p{Script=${e}}`).join(""), r = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${s}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${s}])\\u200c` ].join("");
    let a = null;
    function withoutHidden(e, n) {
      return function(e, n) {
        if (/^[\t\n\x20-\x7e]*$/.test(e)) return e;
        let t = e.replace(o.r4, "\n");
        for (const [e, i] of (a ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...o.TF.map(e => [ "terminal-sequence", e ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(r, "gu") ] ], 
        a)) {
          const o = t;
          t = o.replace(i, (t, o) => (n.add(e, `U+${(t.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`), 
          t.length, ""));
        }
        return t;
      }(e, n);
    }
    function sanitizePlain(e) {
      const n = (0, i.P)();
      return {
        text: withoutHidden(e, n),
        changes: n.changes()
      };
    }
  }),
  83874: (function(e, n, t) {
    t.d(n, {
      C: () => withoutGaps,
      K: () => findingInput
    });
    var o = t(94343), i = t(43759), s = t(75440), r = t(36795);
    const a = 1e7, findingInput = () => o.rej({
      path: (0, s._Z)("File, relative to the repository.", {
        most: 4096
      }),
      line: (0, s.$A)("Line number in the current file.", 1, a),
      endLine: o.lqM((0, s.$A)("Last line, if the finding covers several lines.", 1, a)),
      severity: o.k5n(r.gO),
      title: (0, s._Z)("The problem, in a few words.", {
        most: 200
      }),
      message: (0, s._Z)("Why it is a problem and how to fix it, as plain text.", {
        most: 5e3
      }),
      suggestion: o.lqM((0, s._Z)("Replacement for these lines.", {
        empty: !0,
        most: 2e4
      })),
      rule: o.lqM(o.YjP().check(i.Fk(/^[A-Za-z0-9._/-]{1,100}$/), o.q0y("A short, stable name for this kind of finding.")))
    });
    function withoutGaps({endLine: e, suggestion: n, rule: t, ...o}) {
      return {
        ...o,
        path: o.path.replace(/^\.\//, ""),
        ...void 0 === e || e <= o.line ? {} : {
          endLine: e
        },
        ...void 0 === n ? {} : {
          suggestion: n
        },
        ...void 0 === t ? {} : {
          rule: t
        }
      };
    }
  })
};
