"use strict";

exports.id = 5510, exports.ids = [ 5510 ], exports.modules = {
  311: (function(e, t, n) {
    n.d(t, {
      dryRun: () => dryRun
    });
    var o = n(42357), s = n(28842), r = n(63846), a = n(17730), i = n(44764), u = n(39760), c = n(69984), l = n(45065), m = n(23589), d = n(91207), p = n(83462), f = n(48080), h = n(62052), g = n(1418), w = n(62103), $ = n(64389), y = n(20653);
    const k = 300;
    function schemaText(e) {
      const t = JSON.stringify(e);
      return t.length > k ? `${(0, y.GH)(t, k)}\u2026 (${t.length} characters)` : t;
    }
    function evaluatedLines(e, {outcome: t, reason: n, suggest: o}) {
      const s = `${t}: ${e} (${n})`;
      return "refuse" !== t ? [ s ] : [ s, "        " + (0 === o.length ? "no rule can allow it" : `would be allowed by: ${o.join("  ")}`) ];
    }
    function limitsText({maxTurns: e, maxCostUsd: t, maxOutputTokens: n, timeoutMs: o}) {
      return [ `${String(e)} turns`, `${String(o / 6e4)} minutes`, ...null === t ? [] : [ `${String(t)} US dollars` ], ...null === n ? [] : [ `${String(n)} output tokens` ] ].join(", ");
    }
    var b = n(3101), x = n(20200), v = n(74191), S = n(41332);
    async function dryRun(e, t) {
      const {hostEnvironment: h, redact: $} = t, y = await async function({runContext: e, sources: t, spec: h, vars: w, lists: $, model: y, outputSchema: k, notices: b, start: C}, T) {
        const {settings: j, trustedSource: P} = e, M = (0, S.B)(e, T, function(e) {
          return (0, x.y)(e) && "base" !== e.settings.checkout ? {
            branch: "its own branch, if that accepts it,",
            indirect: null
          } : r.RH;
        }(e)), _ = (0, r.tt)(M, {
          lists: $,
          mode: j.mode,
          spec: h
        }), E = await (0, d.p)({
          keep: () => null
        }, _.names, M), R = (0, f.YB)(T), H = {
          home: T.temporary,
          temporary: R
        }, L = (0, p.Y)({
          runContext: e,
          hostEnvironment: T,
          childProcesses: H,
          lists: $,
          spec: h,
          tools: E
        });
        await L.ready(), await async function(e) {
          if (null === e.runContext.hooks) return;
          const {hookProblems: t} = await Promise.all([ n.e(3375), n.e(9739) ]).then(n.bind(n, 9739)), s = await t(e);
          if (s.length > 0) throw new o.yo(s);
        }({
          runContext: e,
          lists: $,
          toolPath: L.processes.path
        });
        const O = {
          args: j.args,
          vars: w
        }, A = {
          ...L,
          cwd: L.files.root
        };
        await (0, g.G)(h, O, A, {
          missingFiles: j["missing-files"]
        });
        const U = await (0, a.A)({
          sources: t,
          runContext: e,
          model: y,
          lists: $,
          spec: h
        }, L), N = await (0, v.N)({
          runContext: e,
          model: y
        }, T), q = await async function(e) {
          const {settings: t, trustedSource: o} = e.runContext;
          if (!(0, c.A)(t)) return {
            tools: [],
            notices: (0, u.H)(e.lists, (0, m.n)(t, []))
          };
          const {readMcpConfiguration: s} = await n.e(8724).then(n.bind(n, 88724)), {servers: r, lock: a, lockPath: i, notices: d} = await s(t, o.source), p = r.map(({name: e}) => e), f = r.filter(({name: t}) => (0, 
          l.O)(t, e)), h = null === a && f.length > 0;
          return {
            tools: f.map(({name: e}) => `mcp__${e}__*`),
            notices: [ ...(0, u.H)(e.lists, (0, m.n)(t, p)), ...d, ...r.filter(e => !f.includes(e)).map(({givenName: e, name: t}) => `The MCP server ${e} is not started: no rule allows mcp__${t}.`), ...h ? [ `The tools of MCP servers are not pinned: run \`sallyport mcp pin\`, which writes ${i}.` ] : [] ]
          };
        }({
          runContext: e,
          lists: $,
          spec: h
        });
        return {
          start: C?.words ?? null,
          prompt: h.source,
          model: y.name,
          mode: j.mode,
          sandbox: await sandboxText(j.sandbox, e, T),
          workspace: workspaceText(e),
          trustedCommit: P.commit,
          rules: $,
          tools: [ ...L.tools.map(({name: e}) => e), ...q.tools, ...repositoryTools(U) ],
          instructions: U.loaded.map(({path: e, bytes: t}) => `${e} (${String(t)} bytes)`),
          skills: (U.catalog?.open() ?? []).map(({name: e}) => e),
          hooks: (e.hooks?.hooks ?? []).map(s.Y),
          limits: (0, i.a)(j),
          outputSchema: k,
          plan: await (0, g.w)(h, O, A),
          writes: [ ..._.names.map(t => function(e, {pull: t, push: n}, {event: {item: o, repository: s}}) {
            const a = `${s?.owner ?? ""}/${s?.name ?? ""}`;
            return "branch" === r.J0[e] && null !== t ? `${e} from ${t.branch} into ${t.base} of ${a}` : "push" === r.J0[e] && "branch" in n ? `${e} to ${n.branch} of pull request #${String(o?.number)} of ${a}` : "repository" === r.J0[e] || null === o ? `${e} in ${a}` : `${e} on ${o.kind.replace("-", " ")} #${String(o.number)} of ${a}`;
          }(t, M, e)), ..._.notices ],
          publish: targetsOf(e, T),
          context: N.attachments.flatMap(shownIn),
          notices: [ b, e.hooks?.notices ?? [], q.notices, U.notices, N.notices, N.omissions ].flat()
        };
      }(e, h), k = (0, b.L)(y, $), C = function(e) {
        const {plan: t, rules: n, limits: o} = e, s = t.segments.filter(e => "text" !== e.kind).map(({kind: e, source: t}) => `${e}: ${t}`), r = [ ...null === e.start ? [] : [ [ "start", [ e.start ] ] ], [ "prompt", [ e.prompt ] ], [ "source", [ null === e.trustedCommit ? "the working tree" : `the trusted commit ${e.trustedCommit}` ] ], [ "model", [ e.model ] ], [ "workspace", [ e.workspace ] ], [ "mode", [ e.mode ] ], [ "sandbox", [ e.sandbox ] ], [ "allow", n.allow ], [ "ask", n.ask ], [ "deny", n.deny ], [ "tools", [ e.tools.join(", ") ] ], [ "instructions", e.instructions ], [ "skills", 0 === e.skills.length ? [] : [ e.skills.join(", ") ] ], ...0 === e.hooks.length ? [] : [ [ "hooks", e.hooks ] ], [ "limits", [ limitsText(o) ] ], [ "answer", [ null === e.outputSchema ? "text" : `JSON that matches the schema ${schemaText(e.outputSchema)}` ] ], [ "placeholders", s ], [ "files", t.files.flatMap(({path: e, ...t}) => evaluatedLines(e, t)) ], [ "commands", t.commands.flatMap(({command: e, ...t}) => evaluatedLines(e, t)) ], [ "writes", e.writes ], [ "publish", e.publish ], ...0 === e.notices.length ? [] : [ [ "notices", e.notices ] ] ].flatMap(([e, t]) => (0 === t.length ? [ "none" ] : t).map((t, n) => `${(0 === n ? e : "").padEnd(10)} ${t}`)), a = e.context.flatMap(({title: e, text: t, images: n}) => [ "", `${e}:`, "", t, ...n ]);
        return [ "dry run: no model is called, no command runs", ...r, ...0 === a.length ? [] : [ "", "context about the item for the model:", ...a ] ].join("\n");
      }(k);
      return h.onRunner && await async function(e, t) {
        const n = e.split("\n");
        for (const e of n) t.log.info(e);
        await (0, w.o)(`### \u23ed\ufe0f Dry run\n\n${(0, w.p)(n)}\n`, t);
      }(C, t), {
        exitCode: 0,
        text: h.onRunner ? "" : C,
        value: {
          conclusion: "skipped",
          rehearsal: k
        },
        outputs: {
          conclusion: "skipped",
          reason: "A dry run: no model was used, and nothing was run or posted."
        }
      };
    }
    function repositoryTools({catalog: e, agents: t}) {
      return [ ...null === e ? [] : [ "Skill" ], ...0 === t.length ? [] : [ "Task" ] ];
    }
    function workspaceText(e) {
      const {settings: t, workspace: n, event: o} = e;
      return (0, x.y)(e) ? `the ${"base" === t.checkout ? "base branch" : "head"} of pull request #${String(o.item?.number)}, in a temporary worktree of ${n}` : t.worktree ? `a temporary worktree of HEAD of ${n}` : n;
    }
    async function sandboxText(e, {workspace: t}, {environment: n, home: o, temporary: s}) {
      if ("off" === e) return "off: commands run unconfined";
      const {path: r} = (0, p.j)({
        environment: n,
        home: s,
        temporary: s
      }, t), a = n.RUNNER_TOOL_CACHE, {level: i, reason: u} = await (0, h.U)(s, {
        workspace: t,
        userHome: o,
        path: r,
        toolCache: a
      });
      return `${e}: ${i} (${u})`;
    }
    function shownIn(e) {
      if ("context" !== e.type) return [];
      const {title: t, text: n, images: o} = e;
      return [ {
        title: t,
        text: n,
        images: o.map(({name: e, mediaType: t}) => e ?? t)
      } ];
    }
    function targetsOf({settings: e, event: t}, {onRunner: n}) {
      const {publish: o} = e;
      return [ ...o.includes("summary") ? [ n ? "the summary" : "the report file" ] : [], ...o.includes("annotations") ? [ "annotations of the findings" ] : [], ...o.includes("check") ? [ "a check run" ] : [], ...o.includes("handoff") ? [ "a hand-off for a second workflow" ] : [], ...o.includes("review") ? [ "a review of the pull request, or a comment if there is none" ] : [], ...o.includes("comment") ? [ commentTarget(e, t) ] : [] ];
    }
    function commentTarget(e, {item: t, repository: n, trigger: o}) {
      if (null === t || null === n) return "no comment: no issue or pull request in the event";
      const s = void 0 === e["github-token"] ? ", but there is no token" : "";
      return `${null !== (0, $.uR)(e["comment-mode"], o.triggerComment) ? "a reply in a separate comment" : `the comment "${e["comment-key"]}"`}: ${t.kind.replace("-", " ")} #${String(t.number)}${s}`;
    }
  }),
  28842: (function(e, t, n) {
    function hookLabel({handler: e}) {
      const t = "request" === e.type ? e.url.replace(/[?#].*$/, "") : [ e.command, ...e.args ?? [] ].join(" ").replaceAll(/\s+/g, " ").trim();
      return t.length > o ? `${t.slice(0, o - 1)}\u2026` : t;
    }
    function hookLine(e) {
      return `${[ e.event, e.matcher ].filter(e => "" !== e).join(" ")}: ${hookLabel(e)}`;
    }
    n.d(t, {
      U: () => hookLabel,
      Y: () => hookLine
    });
    const o = 60;
  }),
  62052: (function(e, t, n) {
    n.d(t, {
      U: () => probeSandbox
    });
    var o = n(73024), s = n(76760), r = n(42357), a = n(46420);
    async function probeSandbox(e, t) {
      let n = null;
      try {
        n = (0, o.mkdtempSync)((0, s.join)(e, "sallyport-probe-"));
        const r = (0, s.join)(n, "home"), i = (0, s.join)(n, "tmp"), u = (0, s.join)(n, "own");
        for (const e of [ r, i, u ]) (0, o.mkdirSync)(e);
        const c = (0, a.createSandbox)({
          ...t,
          mode: "auto",
          directory: u,
          home: r,
          temporary: i,
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
          return await c.report();
        } finally {
          c.close();
        }
      } catch (e) {
        return {
          level: "none",
          reason: `The sandbox could not be tried: ${(0, r.bD)(e)}.`
        };
      } finally {
        null !== n && (0, o.rmSync)(n, {
          recursive: !0,
          force: !0
        });
      }
    }
  }),
  42344: (function(e, t, n) {
    n.d(t, {
      P: () => createChangeCounts,
      j: () => sumChanges
    });
    const o = 80;
    function createChangeCounts() {
      const e = new Map;
      return {
        add(t, n) {
          const s = e.get(t);
          void 0 === s ? e.set(t, {
            count: 1,
            sample: n.slice(0, o)
          }) : s.count += 1;
        },
        changes: () => [ ...e ].map(([e, {count: t, sample: n}]) => ({
          kind: e,
          count: t,
          sample: n
        }))
      };
    }
    function sumChanges(...e) {
      const t = new Map;
      for (const n of e.flat()) {
        const e = t.get(n.kind);
        t.set(n.kind, void 0 === e ? n : {
          ...e,
          count: e.count + n.count
        });
      }
      return [ ...t.values() ];
    }
  }),
  74568: (function(e, t, n) {
    n.d(t, {
      P: () => withoutHidden,
      u1: () => sanitizePlain
    });
    var o = n(7138), s = n(42344);
    const r = [ "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Kannada", "Khmer", "Malayalam", "Mongolian", "Myanmar", "Oriya", "Sinhala", "Syriac", "Tamil", "Telugu", "Tibetan" ].map(e => `\\p{Script=${e}}`).join(""), a = [ "[\\u00ad\\u034f\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b\\u2060-\\u2065\\u206a-\\u206f\\u2800\\u3164\\ufeff\\uffa0\\ufff0-\\ufffb", "\\ufe00-\\ufe0d\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\p{Noncharacter_Code_Point}]", "|(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]", "|(?<!(?![0-9#*])\\p{Emoji})[\\ufe0e\\ufe0f](?!\\u20e3)|(?<![0-9#*])(?<!\\p{Emoji})\\ufe0f(?=\\u20e3)", `|(?<!\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?|[${r}])\\u200d`, "|(?<=\\p{Extended_Pictographic}\\p{Emoji_Modifier}?\\ufe0f?)\\u200d(?!\\p{Extended_Pictographic})", `|(?<![${r}])\\u200c` ].join("");
    let i = null;
    function withoutHidden(e, t) {
      return function(e, t) {
        if (/^[\t\n\x20-\x7e]*$/.test(e)) return e;
        let n = e.replace(o.r4, "\n");
        for (const [e, s] of (i ??= [ [ "invisible-character", /\p{Surrogate}/gu ], ...o.TF.map(e => [ "terminal-sequence", e ]), [ "control-character", /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g ], [ "direction-mark", /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g ], [ "invisible-character", new RegExp(a, "gu") ] ], 
        i)) {
          const o = n;
          n = o.replace(s, (n, o) => (t.add(e, `U+${(n.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`), 
          n.length, ""));
        }
        return n;
      }(e, t);
    }
    function sanitizePlain(e) {
      const t = (0, s.P)();
      return {
        text: withoutHidden(e, t),
        changes: t.changes()
      };
    }
  })
};
