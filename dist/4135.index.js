"use strict";

exports.id = 4135, exports.ids = [ 4135 ], exports.modules = {
  86: (function(e, t, n) {
    n.d(t, {
      T: () => mcpConfiguration
    });
    var s = n(69984);
    async function mcpConfiguration({settings: e, trustedSource: t}) {
      if (!(0, s.A)(e)) return null;
      const {readMcpConfiguration: o} = await n.e(8724).then(n.bind(n, 88724));
      return await o(e, t.source);
    }
  }),
  20601: (function(e, t, n) {
    n.d(t, {
      Q: () => serverProblems
    });
    const s = /^(?:@[^/@]+\/)?[^@]+@\d+\.\d+\.\d+(?:[-+][\w.-]+)?$/, o = /^[^@=]+(?:==|@)\d+(?:\.\d+)+\w*$/, i = /@sha256:[0-9a-f]{64}$/, a = [ {
      words: [ "npx" ],
      isPinned: s,
      example: "name@1.2.3"
    }, {
      words: [ "bunx" ],
      isPinned: s,
      example: "name@1.2.3"
    }, {
      words: [ "pnpx" ],
      isPinned: s,
      example: "name@1.2.3"
    }, {
      words: [ "npm", "exec" ],
      isPinned: s,
      example: "name@1.2.3"
    }, {
      words: [ "pnpm", "dlx" ],
      isPinned: s,
      example: "name@1.2.3"
    }, {
      words: [ "yarn", "dlx" ],
      isPinned: s,
      example: "name@1.2.3"
    }, {
      words: [ "uvx" ],
      isPinned: o,
      example: "name==1.2.3"
    }, {
      words: [ "pipx", "run" ],
      isPinned: o,
      example: "name==1.2.3"
    }, {
      words: [ "docker", "run" ],
      isPinned: i,
      example: "image@sha256:\u2026"
    }, {
      words: [ "podman", "run" ],
      isPinned: i,
      example: "image@sha256:\u2026"
    } ], r = /^(?:-e|--env|-v|--volume|--mount|-p|--publish|--name|--network|--entrypoint|--registry|--python|-w|--workdir)$/, l = /^(?:--package|-p|--from|--spec)(?:=(.*))?$/;
    function serverProblems(e) {
      return e.flatMap(e => {
        const t = function({connection: e}) {
          if ("stdio" !== e.kind) return null;
          const t = [ e.command.replace(/^.*\//, ""), ...e.args ], n = a.find(e => e.words.every((e, n) => t[n] === e));
          if (void 0 === n) return null;
          const s = function(e, t) {
            for (let n = 0; n < e.length; n += 1) {
              const s = e[n] ?? "", o = t ? l.exec(s) : null;
              if (null !== o) return o[1] ?? e[n + 1] ?? null;
              if (r.test(s)) n += 1; else if (!s.startsWith("-")) return s;
            }
            return null;
          }(t.slice(n.words.length), n.isPinned !== i);
          return null === s || n.isPinned.test(s) ? null : {
            name: s,
            example: n.example
          };
        }(e);
        return null === t ? [] : [ {
          id: "package-unpinned",
          location: e.location,
          subject: `mcp server: ${e.givenName}`,
          message: `${t.name} has no exact version, so each run downloads what is newest`,
          hint: `write ${t.example}; a lock file of tool definitions does not notice changed code`
        } ];
      });
    }
  }),
  85204: (function(e, t, n) {
    n.d(t, {
      E: () => lintWorkflows
    });
    var s = n(42357), o = n(72443), i = n(36697), a = n(68350), r = n(75078);
    function workflowProblems(e) {
      const t = fieldsOf(e.document.toJS({
        maxAliasCount: 100
      })), n = [];
      for (const [s, o] of Object.entries(fieldsOf(t.jobs))) {
        const i = fieldsOf(o), a = (Array.isArray(i.steps) ? i.steps : []).map(fieldsOf), r = a.flatMap((e, t) => isOurs(e) ? [ {
          step: e,
          path: [ "jobs", s, "steps", t ]
        } ] : []);
        if (0 === r.length) continue;
        const at = t => locationOf(e, t);
        void 0 === t.permissions && void 0 === i.permissions && n.push(permissionsMissing(s, at([ "jobs", s ])));
        for (const {step: e, path: s} of r) {
          const o = fieldsOf(e.with);
          n.push(...inputProblems(o, e => at([ ...s, "with", e ])), ...neverStarts(eventsOf(t.on), o, at([ "on" ])));
        }
        if (eventsOf(t.on).has("pull_request_target")) for (const [e, t] of a.entries()) checksOutHead(t) && n.push(forkHead(at([ "jobs", s, "steps", e ])));
      }
      return n;
    }
    function isOurs({uses: e}) {
      return "string" == typeof e && /(?:^|\/)sallyport(?:@|$)/i.test(e);
    }
    function permissionsMissing(e, t) {
      return {
        id: "permissions-missing",
        location: t,
        subject: `job ${e}`,
        message: "the token of the job has the default permissions of the repository, which may be write-all",
        hint: "add permissions: with what the job needs; docs/start.md lists it for each feature"
      };
    }
    const l = /\$\{\{[^}]*(?:github\.event\.[\w.*-]*\.(?:body|title|message|name|ref|label|default_branch|email|page_name|head_branch)\b|github\.head_ref\b|toJSON\(\s*github(?:\.event)?\s*\))/i;
    function inputProblems(e, t) {
      const n = Object.entries(e).map(([e, n]) => ({
        name: e,
        value: String(n),
        location: t(e)
      })), {lists: s, diagnostics: o} = function(e) {
        const isConstant = ({value: e}) => !e.includes("${{"), {values: t, diagnostics: n} = (0, 
        r.P)(e.filter(isConstant), "inputs"), s = (0, r.P)(e.filter(e => !isConstant(e)), "inputs").diagnostics, {allow: o = [], ask: i = [], deny: a = []} = t;
        return {
          lists: {
            allow: o,
            ask: i,
            deny: a
          },
          diagnostics: [ ...n, ...s.filter(({code: e}) => "setting-unknown" === e) ]
        };
      }(n), ruleAt = (e, n) => (0, a.eK)(t(e), n);
      return [ ...[ ...o, ...(0, a.d8)(s, ruleAt) ].map(invalidInput), ...n.filter(({value: e}) => l.test(e)).map(({name: e, location: t}) => function(e, t) {
        return {
          id: "event-text-in-input",
          location: t,
          subject: `input ${e}`,
          message: "GitHub inserts text that outside contributors choose, so that it looks like your own instructions",
          hint: "remove it: Sallyport reads the event and gives its text to the model, marked as untrusted (setting context)"
        };
      }(e, t)), ...(0, i.x)(s).map(({id: e, list: t, index: n, rule: s, message: o, hint: i}) => ({
        id: e,
        location: ruleAt(t, n),
        subject: `${t}: ${s}`,
        message: o,
        hint: i
      })) ];
    }
    function invalidInput({location: e = "", message: t, found: n, hint: s}) {
      return {
        id: "input-invalid",
        location: e,
        subject: "input",
        message: void 0 === n ? t : `${t}; found ${n}`,
        hint: s
      };
    }
    function eventsOf(e) {
      return "string" == typeof e ? new Map([ [ e, null ] ]) : Array.isArray(e) ? new Map(e.map(e => [ String(e), null ])) : new Map(Object.entries(fieldsOf(e)).map(([e, t]) => {
        const n = fieldsOf(t).types, s = "string" == typeof n ? [ n ] : n;
        return [ e, Array.isArray(s) ? s.map(String) : null ];
      }));
    }
    const c = {
      commit_comment: [ "deleted" ],
      discussion_comment: [ "deleted" ],
      issue_comment: [ "deleted" ],
      pull_request_review: [ "dismissed" ],
      pull_request_review_comment: [ "deleted" ]
    }, d = {
      "label-trigger": "labeled",
      "assignee-trigger": "assigned"
    };
    function neverStarts(e, t, n) {
      const problem = (e, t, s) => ({
        id: "event-never-starts",
        location: n,
        subject: e,
        message: t,
        hint: s
      }), s = [ ...e ].filter(([e, t]) => null !== t && t.length > 0 && t.every(t => c[e]?.includes(t))), o = Object.entries(d).filter(([n, s]) => void 0 !== t[n] && ![ ...e.values() ].some(e => e?.some(e => e === s || "assigned" === s && "review_requested" === e)));
      return [ ...s.map(([e, t]) => problem(`event ${e}`, `no run starts on ${t?.join(", ") ?? ""}`, "use types: [created], or submitted for reviews")), ...o.map(([e, t]) => problem(`input ${e}`, `it waits for the activity type ${t}, which no event of the workflow has`, `add ${t} to the types of the event`)) ];
    }
    function checksOutHead({uses: e, with: t}) {
      if ("string" != typeof e || !e.startsWith("actions/checkout@")) return !1;
      const {ref: n, repository: s} = fieldsOf(t);
      return /pull_request\.head|head_ref|refs\/pull/.test(`${String(n)} ${String(s)}`);
    }
    function forkHead(e) {
      return {
        id: "fork-head-checkout",
        location: e,
        subject: "event pull_request_target",
        message: "the job has secrets and checks out the head of the pull request, so a run for a fork is refused",
        hint: "check out the base, or use pull_request"
      };
    }
    function fieldsOf(e) {
      return "object" != typeof e || null === e || Array.isArray(e) ? {} : e;
    }
    function locationOf({path: e, document: t, lines: n}, s) {
      for (let o = s.length; o > 0; o -= 1) {
        const i = t.getIn(s.slice(0, o), !0), a = i?.range?.[0];
        if (void 0 !== a) return `${e}:${String(n.linePos(a).line)}`;
      }
      return e;
    }
    const u = ".github/workflows", h = 1e6;
    async function lintWorkflows(e) {
      const {LineCounter: t, parseDocument: i} = await n.e(8815).then(n.t.bind(n, 38815, 19)), a = [];
      for (const n of await async function(e) {
        try {
          const {entries: t} = await e.list(u);
          return t.filter(({kind: e, name: t, size: n}) => "file" === e && /\.ya?ml$/.test(t) && n <= h).map(({name: e}) => `${u}/${e}`);
        } catch (e) {
          return (0, s.ki)(e, o.k), [];
        }
      }(e)) {
        const s = (await e.read(n, h)).toString("utf8");
        if (!/sallyport/i.test(s)) continue;
        const o = new t, r = i(s, {
          lineCounter: o
        });
        0 === r.errors.length && a.push(...workflowProblems({
          path: n,
          document: r,
          lines: o
        }));
      }
      return a;
    }
  }),
  31275: (function(e, t, n) {
    n.d(t, {
      GV: () => runtimeOf,
      kv: () => runContextOf,
      wM: () => evaluateCall
    });
    var s = n(64739), o = n(42357), i = n(63846), a = n(91207), r = n(83462), l = n(48080), c = n(68350), d = n(66843), u = n(44697), h = n(7436);
    async function runContextOf(e, t) {
      const n = t.environment, {temporary: o} = t, i = (0, d.T)((0, h.f5)(e)), a = await (0, 
      s.ue)(i.early, t, e => (0, r.j)({
        environment: n,
        home: o,
        temporary: o
      }, e));
      return await (0, s.wW)(a, i, t);
    }
    const m = (0, u.Q)(() => Promise.reject(new Error("no skill can be loaded without a model")));
    async function runtimeOf(e, t, {spec: n, childProcesses: s} = {}) {
      const {allow: o, ask: d, deny: u} = e.settings, h = (0, r.Y)({
        runContext: e,
        hostEnvironment: t,
        childProcesses: s ?? {
          home: t.home,
          temporary: (0, l.YB)(t)
        },
        lists: (0, c.hg)({
          allow: o,
          ask: d,
          deny: u
        }, e.locationOfRule),
        spec: n ?? null,
        tools: [ ...await (0, a.p)({
          keep: () => null
        }, Object.keys(i.J0), {
          findings: !0
        }), m ]
      });
      return await h.ready(), h;
    }
    const p = /^mcp__[A-Za-z0-9-]+(?:_[A-Za-z0-9-]+)*__[A-Za-z0-9_-]+$/;
    function evaluateCall(e, t, n) {
      const s = e.tools.find(e => e.name === t);
      if (void 0 === s && p.test(t)) return e.policy({
        tool: t,
        effects: []
      });
      if (void 0 === s) {
        const n = e.tools.map(e => e.name), s = (0, o.pA)(t, n);
        throw new o.yo({
          code: "argument-invalid",
          location: "--tool",
          message: `unknown tool ${JSON.stringify(t)}`,
          hint: void 0 === s ? `the tools are ${n.join(", ")}` : `did you mean ${s}?`
        });
      }
      const i = s.bind(n);
      if (!i.ok) throw new o.yo(i.problems.map(e => ({
        code: "argument-invalid",
        location: "--input",
        message: e,
        hint: `pass the input of ${t} as a JSON object`
      })));
      const {effects: a, subject: r} = i.call;
      return e.policy({
        tool: t,
        effects: a,
        ...void 0 === r ? {} : {
          subject: r
        }
      });
    }
  }),
  56416: (function(e, t, n) {
    n.d(t, {
      h: () => covers,
      n: () => coveringRules
    });
    var s = n(78033), o = n(39285), i = n(40022), a = n(59976);
    function coveringRules(e, t) {
      const {specifier: n, tool: o} = t;
      switch (n.kind) {
       case "command":
        return (0, a.gh)(e, () => [ n.pattern.words.map(e => "literal" === e.kind ? e.text : null) ]);

       case "path":
        {
          const t = (n.pattern.globs[0] ?? []).flatMap(e => (0, s.hi)(e) ?? []);
          return (0, a.aM)(e, `/${t.join("/")}`, o);
        }

       case "domain":
        return (0, a.Fu)(e, n.host.replace(/^\*\./, ""), o);

       case "host":
       case "literal":
       case "any":
        return (0, a.Mf)(e, o, "literal" === n.kind ? n.text : null);
      }
    }
    function covers(e, t) {
      return e.tool !== t.tool ? e.tool.startsWith("mcp__") && t.tool.startsWith(`${e.tool}__`) : "any" === e.specifier.kind || function(e, t) {
        if ("command" === e.kind && "command" === t.kind) {
          const n = t.pattern.words.map(e => "literal" === e.kind ? e.text : null);
          return !(t.pattern.open && !e.pattern.open) && JSON.stringify(t.pattern.assignments) === JSON.stringify(e.pattern.assignments) && (0, 
          o.f0)(e.pattern, n, {
            matchUnknown: !1,
            sameProgram: (e, t) => e === t
          });
        }
        if ("path" === e.kind && "path" === t.kind) {
          if (e.pattern.base !== t.pattern.base || !t.pattern.exact || t.pattern.up[0] !== e.pattern.up[0]) return !1;
          const n = (t.pattern.globs[0] ?? []).map(e => (0, s.hi)(e) ?? "");
          return e.pattern.globs.some(e => (0, s.kt)(e, n, !1));
        }
        if ("domain" === e.kind && "domain" === t.kind) return e.host === t.host || t.host.endsWith(`.${e.host.replace(/^\*\./, "")}`);
        if ("host" === e.kind && "host" === t.kind) {
          const {host: n, port: s} = t.pattern;
          return e.pattern.port === s && (0, i.LM)({
            ...e.pattern,
            port: 443
          }, n, 443);
        }
        return "literal" === e.kind && "literal" === t.kind && e.text === t.text;
      }(e.specifier, t.specifier);
    }
  }),
  36697: (function(e, t, n) {
    n.d(t, {
      x: () => lintRules
    });
    var s = n(3197), o = n(85760), i = n(99756), a = n(80322), r = n(25403), l = n(39285), c = n(56416), d = n(40414);
    function exactWords(e, t, n) {
      return n || !/^\s*(?:run_shell_command|ShellTool)\s*\(/.test(e.text) ? [] : [ {
        id: "exact-words",
        message: "it matches exactly these words here; in Gemini CLI it matches every command that begins with them",
        hint: `write Bash(${(0, l.zc)(t)}:*) to match the prefix`
      } ];
    }
    function starInWord(e, t) {
      const n = e.at(-1);
      if (t || "pieces" !== n?.kind || "" !== n.pieces.at(-1) || 2 !== n.pieces.length) return [];
      const s = n.pieces[0] ?? "";
      return /^[\w:-]+$/.test(s) ? [ {
        id: "star-in-word",
        message: `a star at the end of a word matches only the rest of that word: ${s}-x matches, ${s} with more words does not`,
        hint: "end the rule with :* to allow further arguments"
      } ] : [];
    }
    const u = /^(?:npx|bunx|pnpx|uvx|(?:npm|pnpm|yarn|bun) (?:exec|x)|(?:uv|poetry|pipenv) run|python3? -m|bundle exec)$/;
    function grants(e, t) {
      const [n = ""] = t, {subCommands: s = []} = e;
      if (1 === t.length && s.length > 0) return [ {
        id: "reads-only",
        message: `it covers only read-only sub-commands: ${s.slice(0, 3).join(", ")} and similar ones need their own rules`,
        hint: `add a rule for each one to allow, e.g. Bash(${n} ${s[0] ?? ""}:*)`
      } ];
      const o = [ 1, 2 ].find(e => u.test(t.slice(0, e).join(" "))), i = void 0 === o ? void 0 : (0, 
      d.w)(t[o] ?? ""), a = 1 === t.length ? e.alone ?? null : null, r = void 0 === i ? e.grants ?? a : i.grants;
      return null === r ? [] : [ {
        id: "program-grants",
        message: r,
        hint: r === a ? "name the sub-commands, e.g. Bash(git log:*)" : "allow exact commands only, without :*, or accept the risk"
      } ];
    }
    const h = /^(?:cp|mv|rm|rmdir|mkdir|touch|tee|ln|chmod|install|truncate|dd|rsync)$/, m = /^(?:curl|wget)$/;
    function needsAnother(e, t, n, s) {
      return !n || t > 1 ? [] : h.test(e) && !s.some(e => "Write" === e.tool || "Edit" === e.tool) ? [ {
        id: "needs-another",
        message: "the files that it writes or deletes need a Write rule, and there is none",
        hint: "add Write(\u2026) for the directories that it may change"
      } ] : !m.test(e) || s.some(e => "WebFetch" === e.tool) ? [] : [ {
        id: "needs-another",
        message: "the addresses that it fetches need a WebFetch rule, and there is none",
        hint: "add WebFetch(domain:\u2026) for each host"
      } ];
    }
    var p = n(39760), f = n(33646);
    function lintRules(e, t = null) {
      const {rules: n} = (0, f.NR)(e), s = [];
      for (const e of [ ...n.allow, ...n.ask, ...n.deny ]) {
        const o = [ ..."allow" === e.list ? [ ...notesOnAllow(e, n.allow), ...(0, p.m)(e, n.allow, t) ] : [], ...neverMatches(e), ...notesOnOverlap(e, n) ];
        for (const t of o) s.push({
          ...t,
          list: e.list,
          index: e.index,
          rule: e.text
        });
      }
      return s;
    }
    function notesOnAllow(e, t) {
      switch (e.specifier.kind) {
       case "any":
        return function(e) {
          if ("Bash" === e.tool) return [ {
            id: "any-command",
            message: "it allows every command, including interpreters and network tools",
            hint: "name the commands, e.g. Bash(npm test)"
          } ];
          if ("WebFetch" === e.tool) return [ {
            id: "any-host",
            message: "it allows the agent to send anything to any host",
            hint: "name the hosts, e.g. WebFetch(domain:example.org)"
          } ];
          if ("Label" === e.tool || "Assign" === e.tool) {
            const t = "Label" === e.tool ? "label, including those that start workflows" : "person to an item";
            return [ {
              id: "any-target",
              message: `it allows the agent to ${"Label" === e.tool ? "add or remove any" : "assign any"} ${t}`,
              hint: `name each one, e.g. ${e.tool}(name)`
            } ];
          }
          return "Read" === e.tool || "Write" === e.tool || "Edit" === e.tool ? [ {
            id: "any-path",
            message: "it covers the whole workspace and nothing outside it",
            hint: `name directories, e.g. ${e.tool}(docs/**)`
          } ] : [];
        }(e);

       case "command":
        return function(e, t) {
          if ("command" !== e.specifier.kind) return [];
          const {words: n, open: s} = e.specifier.pattern, [o] = n;
          if ("literal" !== o?.kind) return [ {
            id: "any-command",
            message: "it allows any program",
            hint: "begin the rule with a program name"
          } ];
          const i = n.flatMap(e => "literal" === e.kind ? [ e.text ] : []), a = [ ...exactWords(e, i, s), ...starInWord(n, s) ], r = (0, 
          d.w)(o.text);
          return void 0 === r ? [ ...a, ...s ? [ (l = o.text, {
            id: "program-unknown",
            message: `${l} is an unknown program: its arguments are not checked`,
            hint: "allow exact commands only, without :*"
          }) ] : [] ] : [ ...a, ...s ? grants(r, i) : [], ...needsAnother(o.text, n.length, s, t) ];
          var l;
        }(e, t);

       case "path":
        return function(e) {
          if ("path" !== e.specifier.kind) return [];
          const {pattern: t} = e.specifier, n = e.text.slice(e.text.indexOf("(") + 1, -1).trim(), a = [];
          "slash" === t.base && a.push({
            id: "absolute-path",
            message: `${n} is an absolute path, not relative to the workspace`,
            hint: `write ${n.replace(/^\/+/, "")} for a path in the workspace, or //\u2026 to confirm an absolute path`
          }), /^\/*\**$/.test(n) && "workspace" !== t.base && a.push({
            id: "any-path",
            message: "it does not name a directory, so it covers nothing outside the workspace",
            hint: "name directories"
          });
          const r = "high" === (0, i.y)(`/${n.replace(/\*+.*$/, "")}`) || (0, o.yP)(n);
          !t.exact && r && a.push({
            id: "sensitive-pattern",
            message: "files that may contain credentials need an exact path, so this pattern does not cover them",
            hint: "name each file without a wildcard"
          }), "Read" !== e.tool && /^\*\*?$/.test(n) && a.push({
            id: "protected-unnamed",
            message: "it does not cover protected paths such as .git and .github",
            hint: "name the path if it must be written; otherwise no change is needed"
          });
          const l = "Read" === e.tool ? null : (0, s.Aq)(`/${n.replace(/^\/+/, "").replace(/\*+.*$/, "x")}`);
          return null !== l && a.push({
            id: "protected-opened",
            message: `files written below ${l} run or take effect later, with more rights than the agent has`,
            hint: "remove it, or have a person review every change"
          }), a.filter(e => "absolute-path" !== e.id || null === (0, s.Aq)(n));
        }(e);

       case "domain":
       case "host":
       case "literal":
        return [];
      }
    }
    const g = /^(?:&&|\|\|?|;|&|\d*>>?|<|>&|2>&1)$|[;|&]$/;
    function neverMatches(e) {
      if ("command" !== e.specifier.kind) return [];
      const t = e.specifier.pattern.words.flatMap(e => "literal" === e.kind ? [ e.text ] : []).find(e => g.test(e));
      if (void 0 !== t) return [ {
        id: "never-matches",
        message: `a rule matches one simple command, so a rule with ${(0, l.zc)([ t ])} never matches`,
        hint: "write one rule for each command of the line"
      } ];
      const n = e.specifier.pattern.assignments.map(unsafeVariableName).find(e => null !== e);
      return void 0 === n ? [] : [ {
        id: "never-matches",
        message: `${n} controls bash, the loader or a well-known program, so it is refused before a command`,
        hint: `allow \`env ${n}=\u2026\` with its value and the command, and tell the agent to use that form`
      } ];
    }
    function unsafeVariableName(e) {
      const t = "literal" === e.kind ? e.text : e.pieces.join("*"), n = t.indexOf("="), s = t.slice(0, n);
      return (0, r.e)(s) || (0, a.a)(s, t.slice(n + 1)) ? null : s;
    }
    function notesOnOverlap(e, t) {
      const n = (0, c.n)(t[e.list], e).find(t => t !== e && (0, c.h)(t, e) && !((0, c.h)(e, t) && t.index > e.index)), s = [];
      void 0 !== n && s.push({
        id: "pointless",
        message: `${n.text} already covers it`,
        hint: "remove one of the two"
      });
      const o = "allow" === e.list ? [ ...(0, c.n)(t.deny, e), ...(0, c.n)(t.ask, e) ].find(t => (0, 
      c.h)(t, e)) : void 0;
      return void 0 !== o && s.push({
        id: "allowed-and-denied",
        message: `it has no effect because of ${o.text} in ${o.list}`,
        hint: "remove one of the two"
      }), s;
    }
  })
};
