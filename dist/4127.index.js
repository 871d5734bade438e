"use strict";

exports.id = 4127;

exports.ids = [ 4127 ];

exports.modules = {
  4127: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createExplainer: () => createExplainer,
      createFileGuard: () => createFileGuard,
      createJudge: () => createJudge
    });
    const severity = {
      allow: 0,
      ask: 1,
      deny: 2
    };
    function strictest(findings) {
      let worst;
      for (const finding of findings) if (worst === void 0 || severity[finding.verdict] > severity[worst.verdict]) worst = finding;
      return worst;
    }
    var paths = __webpack_require__(2391);
    var policy_protected = __webpack_require__(3117);
    var rule_path = __webpack_require__(4025);
    var sensitive = __webpack_require__(507);
    const toDo = {
      read: "reading",
      write: "writing",
      delete: "deleting"
    };
    function judgeFile(access, path, tool, ground) {
      if ((0, policy_protected.tO)(path)) return finding("allow", null, `${path} is free`);
      const {world: world} = ground;
      const real = world.realpath(path);
      const lexical = judgeOne({
        access: access,
        path: path,
        shown: called(path, world),
        tool: tool,
        ground: ground
      });
      if (real === path) return lexical;
      const resolved = judgeOne({
        access: access,
        path: real,
        shown: `${called(path, world)} (a link to ${called(real, world)})`,
        tool: tool,
        ground: ground
      });
      const order = {
        allow: 0,
        ask: 1,
        deny: 2
      };
      if (order[resolved.verdict] > order[lexical.verdict]) return {
        ...resolved,
        missing: false
      };
      return lexical.verdict === resolved.verdict ? {
        ...lexical,
        missing: lexical.missing && resolved.missing
      } : lexical;
    }
    function called(path, {workspace: workspace}) {
      const inside = (0, paths.Mf)(path, workspace);
      return inside === "" ? "the workspace" : inside ?? path;
    }
    function judgeOne(question) {
      const {access: access, path: path, shown: shown, tool: tool, ground: ground} = question;
      const doing = `${toDo[access]} ${shown}`;
      if ((0, policy_protected.Lx)(path)) return finding("deny", null, `${doing}: /proc, /sys and /dev are closed to tools`);
      const denied = matching("deny", question);
      if (denied !== void 0) return finding("deny", denied.text, `the rule ${denied.text} denies ${doing}`);
      const barred = barredByName(question, doing);
      if (barred !== null) return barred;
      if (ground.mode === "plan" && access !== "read") return finding("deny", null, `${doing} is not allowed in mode plan`);
      const asked = matching("ask", question);
      if (asked !== void 0) return finding("ask", asked.text, `the rule ${asked.text} wants ${doing} to be confirmed`);
      const allowed = matching("allow", question);
      if (allowed !== void 0) return finding("allow", allowed.text, `the rule ${allowed.text} allows ${doing}`);
      return byDefault(question, doing, tool);
    }
    function barredByName(question, doing) {
      const {access: access, path: path, ground: ground} = question;
      const allow = ground.rules.allow.filter(rule => covers(rule, question));
      if ((0, sensitive.y)(path) === "high" && !allow.some(rule => rule.specifier.kind === "path" && rule.specifier.pattern.exact && matches(rule, question))) return finding("deny", null, `${doing}: the file may hold credentials, and no allow rule names exactly this path`);
      if (access === "read") return null;
      if (access === "delete" && (0, paths.FK)(ground.world.workspace, path)) return finding("deny", null, `${doing} would remove the workspace itself`);
      const segment = (0, policy_protected.Aq)(path);
      if (segment === null) return null;
      const named = allow.some(rule => rule.specifier.kind === "path" && (0, rule_path.KQ)(rule.specifier.pattern, segment) && matches(rule, question));
      return named ? null : finding("deny", null, `${doing}: ${segment} is protected, and no allow rule names it`);
    }
    function byDefault(question, doing, tool) {
      const {access: access, path: path, ground: ground} = question;
      const inside = (0, paths.FK)(path, ground.world.workspace);
      if ((0, sensitive.y)(path) === "medium") return missing(`${doing} needs a rule, since the file may hold private data`);
      if (ground.mode === "yolo") return finding("allow", null, `mode yolo allows ${doing}`);
      if (access === "read" && inside) return finding("allow", null, `${doing} is allowed inside the workspace`);
      if (access === "write" && inside && ground.mode === "auto-edit") return finding("allow", null, `mode auto-edit allows ${doing}`);
      const place = inside ? "" : " outside the workspace";
      return missing(`no rule allows ${doing}${place}${tool === "Bash" ? " by a command" : ""}`);
    }
    function finding(verdict, rule, reason) {
      return {
        verdict: verdict,
        rule: rule,
        reason: reason,
        missing: false
      };
    }
    function missing(reason) {
      return {
        verdict: "ask",
        rule: null,
        reason: reason,
        missing: true
      };
    }
    function matching(list, question) {
      return question.ground.rules[list].find(rule => covers(rule, question) && matches(rule, question));
    }
    function covers(rule, question) {
      if (rule.tool === "Read") return question.access === "read";
      if (rule.tool === "Write" || rule.tool === "Edit") return question.access !== "read";
      return rule.tool === question.tool && rule.tool !== "Bash";
    }
    function matches(rule, question) {
      if (rule.specifier.kind === "any") return true;
      return rule.specifier.kind === "path" && (0, rule_path.$h)(rule.specifier.pattern, question.path, question.ground.world, rule.list !== "allow");
    }
    var glob = __webpack_require__(9281);
    const allowedByDefault = new Set([ "TodoWrite", "Skill", "ReportFindings", "ReportIncomplete", "Noop" ]);
    const readOnlyTools = new Set([ ...allowedByDefault, "Read", "Glob", "Grep", "List" ]);
    const namedVerdicts = new Set([ "APPROVE", "REQUEST_CHANGES" ]);
    function judgeTool(request, ground) {
      const name = request.subject === void 0 ? request.tool : `${request.tool}(${request.subject})`;
      const denied = find("deny", request, ground.rules);
      if (denied !== void 0) return {
        verdict: "deny",
        rule: denied.text,
        reason: `the rule ${denied.text} denies ${name}`
      };
      if (ground.mode === "plan" && !readOnlyTools.has(request.tool)) return {
        verdict: "deny",
        rule: null,
        reason: `${name} is not allowed in mode plan`
      };
      const asked = find("ask", request, ground.rules);
      if (asked !== void 0) return {
        verdict: "ask",
        rule: asked.text,
        reason: `the rule ${asked.text} wants ${name} to be confirmed`
      };
      const allowed = find("allow", request, ground.rules);
      if (allowed !== void 0) return {
        verdict: "allow",
        rule: allowed.text,
        reason: `the rule ${allowed.text} allows ${name}`
      };
      if (allowedByDefault.has(request.tool)) return {
        verdict: "allow",
        rule: null,
        reason: `${name} is allowed by default`
      };
      if (mustBeNamed(request)) return {
        verdict: "ask",
        rule: null,
        reason: `no rule names ${name}`
      };
      if (ground.mode === "yolo") return {
        verdict: "allow",
        rule: null,
        reason: `mode yolo allows ${name}`
      };
      return {
        verdict: "ask",
        rule: null,
        reason: `no rule allows ${name}`
      };
    }
    function mustBeNamed({tool: tool, subject: subject}) {
      return tool === "Review" && subject !== void 0 && namedVerdicts.has(subject);
    }
    function find(list, request, rules) {
      if (list === "allow" && mustBeNamed(request)) return rules.allow.find(rule => spells(rule, request));
      return rules[list].find(rule => namesTool(rule, request.tool, list !== "allow") && meansSubject(rule, request.subject, list !== "allow"));
    }
    function spells({tool: tool, specifier: specifier}, request) {
      return tool === request.tool && specifier.kind === "literal" && specifier.text.toUpperCase() === request.subject;
    }
    function namesTool(rule, tool, strict) {
      if (rule.tool === tool) return true;
      if (!rule.tool.startsWith("mcp__") || !tool.startsWith("mcp__")) return false;
      const fold = text => strict ? text.toLowerCase() : text;
      if (!rule.tool.slice("mcp__".length).includes("__")) return fold(tool).startsWith(`${fold(rule.tool)}__`);
      return (0, glob.Hj)((0, glob.Zs)(fold(rule.tool)), fold(tool));
    }
    function meansSubject(rule, subject, strict) {
      if (rule.specifier.kind === "any") return true;
      if (rule.specifier.kind !== "literal" || subject === void 0) return false;
      const fold = text => strict ? text.toLowerCase() : text;
      return (0, glob.Hj)((0, glob.Zs)(fold(rule.specifier.text)), fold(subject));
    }
    function judgeFetch(url, tool, ground) {
      const host = hostOf(url);
      const shown = host ?? url.slice(0, 80);
      const denied = findFetch("deny", host, tool, ground.rules);
      if (denied !== void 0) return {
        verdict: "deny",
        rule: denied.text,
        reason: `the rule ${denied.text} denies fetching from ${shown}`,
        missing: false
      };
      if (ground.mode === "plan") return {
        verdict: "deny",
        rule: null,
        reason: `fetching from ${shown} is not allowed in mode plan`,
        missing: false
      };
      const asked = findFetch("ask", host, tool, ground.rules);
      if (asked !== void 0) return {
        verdict: "ask",
        rule: asked.text,
        reason: `the rule ${asked.text} wants fetching from ${shown} to be confirmed`,
        missing: false
      };
      const allowed = findFetch("allow", host, tool, ground.rules);
      if (allowed !== void 0) return {
        verdict: "allow",
        rule: allowed.text,
        reason: `the rule ${allowed.text} allows fetching from ${shown}`,
        missing: false
      };
      if (ground.mode === "yolo") return {
        verdict: "allow",
        rule: null,
        reason: `mode yolo allows fetching from ${shown}`,
        missing: false
      };
      return {
        verdict: "ask",
        rule: null,
        reason: `no rule allows fetching from ${shown}`,
        missing: true
      };
    }
    function hostOf(url) {
      if (!URL.canParse(url)) return null;
      const parsed = new URL(url);
      return /^https?:$/.test(parsed.protocol) ? parsed.hostname.toLowerCase().replace(/\.$/, "") : null;
    }
    function findFetch(list, host, tool, rules) {
      return rules[list].find(rule => {
        if (rule.specifier.kind === "any") return rule.tool === "WebFetch" || rule.tool === tool && tool !== "Bash";
        if (rule.tool !== "WebFetch" || rule.specifier.kind !== "domain") return false;
        if (host === null) return list !== "allow";
        const domain = rule.specifier.host;
        return domain.startsWith("*.") ? host.endsWith(domain.slice(1)) : host === domain || host.endsWith(`.${domain}`);
      });
    }
    var match_command = __webpack_require__(3522);
    var steps = __webpack_require__(4425);
    function judgeStep(step, alone, ground) {
      const rules = ground.rules.allow.filter(rule => (0, match_command.ig)(rule, step, ground.world) || (0, 
      match_command.rg)(rule, step, ground.world));
      const exec = {
        kind: "exec",
        argv: step.argv.map(word => word.kind === "literal" ? word.value : word.source),
        cwd: step.cwd
      };
      const run = judgeExec(step, rules, alone, ground);
      const parts = [ {
        effect: exec,
        ...run
      } ];
      for (const effect of step.effects) parts.push({
        effect: effect,
        ...plain(judgeEffect(effect, step, rules, ground))
      });
      for (const effect of suspects(step)) {
        const found = plain(judgeEffect(effect, step, rules, ground));
        if (found.verdict === "deny") parts.push({
          effect: effect,
          ...found
        });
      }
      return {
        step: step,
        parts: parts,
        finding: strictest(parts) ?? run
      };
    }
    function plain(finding) {
      return {
        verdict: finding.verdict,
        rule: finding.rule,
        reason: finding.reason
      };
    }
    function judgeExec(step, rules, alone, ground) {
      const called = show(step);
      const denied = ground.rules.deny.find(rule => (0, match_command.mX)(rule, step));
      if (denied !== void 0) return {
        verdict: "deny",
        rule: denied.text,
        reason: `the rule ${denied.text} denies ${called}`
      };
      const never = step.hazards.find(hazard => hazard.never === true);
      if (never !== void 0) return {
        verdict: "deny",
        rule: null,
        reason: `${called}: ${never.word} ${never.why}, which no rule may allow`
      };
      const free = (step.role === "neutral" || step.role === "transparent") && step.assigned.every(one => one.harmless);
      if (ground.mode === "plan" && !step.readOnly && !free) return {
        verdict: "deny",
        rule: null,
        reason: `${called} is not known to be read-only, as mode plan wants`
      };
      const asked = ground.rules.ask.find(rule => (0, match_command.mX)(rule, step));
      if (asked !== void 0) return {
        verdict: "ask",
        rule: asked.text,
        reason: `the rule ${asked.text} wants ${called} to be confirmed`
      };
      return permitted({
        step: step,
        called: called,
        rules: rules,
        free: free && !alone
      }, ground);
    }
    function permitted({step: step, called: called, rules: rules, free: free}, ground) {
      const [rule] = rules;
      const open = uncovered(step.hazards, rules);
      if (rule === void 0 && !free) {
        if (ground.mode === "yolo") return {
          verdict: "allow",
          rule: null,
          reason: `mode yolo allows ${called}`
        };
        const set = step.assigned.find(({harmless: harmless}) => !harmless);
        const also = set === void 0 ? "" : `; it would have to name ${set.name} too`;
        return {
          verdict: "ask",
          rule: null,
          reason: `no rule allows ${called}${also}`
        };
      }
      if (open !== void 0 && ground.mode !== "yolo") return {
        verdict: "ask",
        rule: rule?.text ?? null,
        reason: `${called}: ${open.word} ${open.why}, and no rule names it`
      };
      if (step.elsewhere && ground.mode !== "yolo" && !namesDirectory(step, ground)) {
        const directory = (0, rule_path.AA)(step.cwd, ground.world);
        return {
          verdict: "ask",
          rule: rule?.text ?? null,
          reason: `${called} runs what ${directory} says, and no rule names \`cd ${directory}\``
        };
      }
      const unclear = step.role === "unknown" ? step.argv.find(word => word.kind !== "literal") : void 0;
      if (unclear !== void 0 && ground.mode !== "yolo" && rule?.specifier.kind !== "any") return {
        verdict: "ask",
        rule: rule?.text ?? null,
        reason: `${called}: nothing is known about this program, and ${unclear.source} is not constant`
      };
      if (rule === void 0) return {
        verdict: "allow",
        rule: null,
        reason: `${called} changes nothing outside the shell`
      };
      return {
        verdict: "allow",
        rule: rule.text,
        reason: `the rule ${rule.text} allows ${called}`
      };
    }
    function namesDirectory(step, ground) {
      return ground.rules.allow.some(rule => {
        const [program, directory, ...more] = (0, match_command.jD)(rule);
        const whole = rule.tool === "Bash" && rule.specifier.kind === "any";
        return whole || program === "cd" && directory !== void 0 && more.length === 0 && (0, 
        paths.Hi)(directory, ground.world.workspace) === step.cwd;
      });
    }
    function uncovered(hazards, rules) {
      if (rules.some(rule => rule.specifier.kind === "any")) return;
      return hazards.find(hazard => {
        const times = hazards.filter(other => other.word === hazard.word).length;
        return !rules.some(rule => spellsHazard(rule, hazard, times));
      });
    }
    function spellsHazard(rule, hazard, times) {
      const words = (0, match_command.jD)(rule);
      if (words.slice(1).filter(word => word === hazard.word).length >= times) return true;
      if (rule.specifier.kind !== "command" || !rule.specifier.pattern.open) return false;
      const {alsoCoveredBy: also, openedBy: openedBy} = hazard;
      return also !== void 0 && words.length === also.length && also.every((word, at) => words[at] === word) || openedBy !== void 0 && words.length > 0 && words.every((word, at) => openedBy[at] === word);
    }
    function judgeEffect(effect, step, rules, ground) {
      switch (effect.kind) {
       case "read":
       case "write":
       case "delete":
        {
          const found = judgeFile(effect.kind, effect.path, "Bash", ground);
          const rule = found.missing ? rules.find(one => spellsPath(one, effect.path, step)) : void 0;
          return rule === void 0 ? found : granted(rule, effect.path);
        }

       case "fetch":
        {
          const found = judgeFetch(effect.url, "Bash", ground);
          const rule = found.missing ? rules.find(one => spellsAddress(one, effect.url)) : void 0;
          return rule === void 0 ? found : granted(rule, effect.url);
        }

       case "exec":
       case "post":
       case "mcp":
        return {
          verdict: "ask",
          rule: null,
          reason: `no rule allows a command to ${effect.kind}`
        };
      }
    }
    function granted(rule, what) {
      return {
        verdict: "allow",
        rule: rule.text,
        reason: `the rule ${rule.text} names ${what}`
      };
    }
    function spellsPath(rule, path, step) {
      return (0, match_command.jD)(rule).slice(1).flatMap(word => [ word, word.slice(word.indexOf("=") + 1), word.slice(2) ]).some(word => word !== "" && (0, 
      paths.Hi)(word, step.cwd) === path);
    }
    function spellsAddress(rule, url) {
      return (0, match_command.jD)(rule).slice(1).some(word => word === url || URL.canParse(word) && URL.canParse(url) && new URL(word).href === new URL(url).href);
    }
    function suspects(step) {
      if (step.role !== "unknown") return [];
      return step.argv.slice(1).flatMap(word => {
        if (word.kind !== "literal" || word.value === "") return [];
        const texts = new Set([ word.value, word.value.slice(word.value.indexOf("=") + 1) ].filter(text => !text.startsWith("-") && text !== ""));
        return [ ...texts ].map(text => ({
          kind: "read",
          path: (0, paths.Hi)(text, step.cwd)
        }));
      });
    }
    function show(step) {
      const written = (0, steps.u)(step);
      const text = /[^\S ]|  /.test(written) ? written.replace(/\s+/g, " ") : written;
      return `\`${text.length > 100 ? `${text.slice(0, 97)}\u2026` : text}\``;
    }
    var arithmetic = __webpack_require__(6020);
    var commands = __webpack_require__(7530);
    var parser = __webpack_require__(8989);
    var shell_context = __webpack_require__(5325);
    const uncertain = "the directory that a command runs in is not certain";
    function maybe(scene, body) {
      const before = (0, shell_context.hw)(scene.context.state);
      body();
      loosen(scene.context.state, before);
    }
    function loosen(state, before) {
      for (const [name, value] of state.variables) if (!before.variables.has(name) || before.variables.get(name) !== value) state.variables.set(name, null);
      if (state.cwd !== before.cwd) state.cwdDoubt = uncertain;
    }
    var shell_words = __webpack_require__(7648);
    const maxRounds = 64;
    function walkIf(node, scene) {
      scene.statements(node.clause.commands, scene);
      const branches = [ node.then, ...node.elif.flatMap(branch => [ branch.clause, branch.then ]), ...node.else === void 0 ? [] : [ node.else ] ];
      for (const branch of branches) maybe(scene, () => scene.statements(branch.commands, scene));
    }
    function walkWhile(node, scene) {
      (0, shell_context.Wi)(scene.context.progress);
      loop(node, scene, () => {
        scene.statements(node.clause.commands, scene);
        scene.statements(node.body.commands, scene);
      });
    }
    function walkFor(node, scene) {
      const name = node.name.value;
      if (!/^[a-zA-Z]\w*$/.test(name) || /^(?:IFS|PATH|ENV|HOME|OPTIND|RANDOM|SECONDS)$/.test(name)) throw new shell_context.FF("the variable of a loop is not the script\u2019s own");
      const words = node.wordlist?.flatMap(word => [ ...(0, shell_words.MU)(word, scene.context) ]) ?? null;
      const rounds = knownRounds(words);
      if (rounds.includes(null)) (0, shell_context.Wi)(scene.context.progress);
      for (const value of rounds) loop(node, scene, () => {
        scene.context.state.variables.set(name, value);
        scene.statements(node.body.commands, scene);
      });
      scene.context.state.variables.set(name, null);
    }
    function knownRounds(words) {
      if (words === null || words.length === 0 || words.length > maxRounds) return [ null ];
      const values = words.map(word => word.kind === "literal" ? word.value : null);
      return values.includes(null) ? [ null ] : values;
    }
    function walkCase(node, scene) {
      (0, shell_words.zG)(node.word, scene.context);
      for (const item of node.items) {
        for (const pattern of item.pattern) (0, shell_words.zG)(pattern, scene.context);
        maybe(scene, () => scene.statements(item.body.commands, scene));
      }
    }
    function loop(node, scene, body) {
      const {state: state} = scene.context;
      for (const name of assignedIn(node)) state.variables.set(name, null);
      const before = (0, shell_context.hw)(state);
      const {steps: steps, trail: trail} = scene.walk;
      const from = steps.length;
      maybe(scene, body);
      trail.spans.push({
        from: from,
        to: steps.length
      });
      if (state.cwd !== before.cwd) throw new shell_context.FF("a loop changes the directory");
    }
    const assigners = /^(?:read|export|declare|typeset|local|readonly|unset|printf|for)$/;
    function assignedIn(node) {
      const names = new Set;
      const visit = inner => {
        if (inner.type === "Assignment") names.add(inner.name);
        if (inner.type === "For") names.add(inner.name.value);
        if (inner.type === "Command" && assigners.test(inner.name?.value ?? "")) for (const word of inner.args) if (word.type === "Word") names.add(word.value);
        (0, parser.forEachChild)(inner, visit);
      };
      visit(node);
      return names;
    }
    var conditions = __webpack_require__(4105);
    var shell_bounds = __webpack_require__(265);
    const inert = 1;
    const elsewhere = 2;
    const word = 4;
    const quoted = 8;
    const comment = 16;
    const expansions = new Set([ "SimpleExpansion", "ParameterExpansion", "CommandExpansion", "ArithmeticExpansion", "ArithmeticCommandExpansion", "ProcessSubstitution" ]);
    const reexpanding = new Set([ "ArithmeticExpansion", "ArithmeticCommand", "ArithmeticFor", "TestCommand", "Slice" ]);
    const levels = new Set([ "CommandExpansion", "ProcessSubstitution", "ParameterExpansion", "ArithmeticExpansion", "ArithmeticGroup", "TestGroup", "Subshell", "BraceGroup", "If", "For", "While", "Case", "Function" ]);
    function guard(script, source) {
      const [error] = script.errors ?? [];
      if (error !== void 0) return `bash would not read it: ${error.message}`;
      const survey = {
        source: source,
        starts: new Set,
        paint: new Uint8Array(source.length + 1),
        commands: []
      };
      const problem = visit(script, survey, {
        depth: 0,
        active: false,
        compound: false
      });
      if (problem !== null) return problem;
      if (survey.commands.length > shell_bounds.Fy.commands) return `it has more than ${shell_bounds.Fy.commands} commands`;
      findComments(survey);
      return findStray(survey) ?? findDeceptive(survey) ?? survey.commands;
    }
    function cover(survey, kind, node) {
      for (let at = node.pos; at < node.end; at += 1) survey.paint[at] = (survey.paint[at] ?? 0) | kind;
    }
    function is(survey, at, kinds) {
      return ((survey.paint[at] ?? 0) & kinds) !== 0;
    }
    function visit(node, survey, place) {
      if (place.depth > shell_bounds.Fy.nesting) return `it is nested more than ${shell_bounds.Fy.nesting} levels deep`;
      if (survey.starts.size > shell_bounds.Fy.substitutions) return `it has more than ${shell_bounds.Fy.substitutions} expansions`;
      const problem = note(node, survey, place);
      if (problem !== null) return problem;
      const inner = {
        depth: place.depth + (levels.has(node.type) ? 1 : 0),
        active: place.active || reexpanding.has(node.type),
        compound: place.compound || isCompound(node)
      };
      const own = node.type === "CommandExpansion" && node.script?.source !== void 0 ? node.script : null;
      if (own !== null) {
        cover(survey, elsewhere, {
          pos: node.pos + 1,
          end: node.end
        });
        const found = guard(own, own.source ?? "");
        if (typeof found === "string") return found;
        survey.commands.push(...found);
        return null;
      }
      let found = null;
      (0, parser.forEachChild)(node, child => {
        found ??= visit(child, survey, childPlace(node, child, inner));
      });
      return found;
    }
    function isCompound(node) {
      if (node.type !== "CommandExpansion" && node.type !== "ProcessSubstitution") return false;
      const [only, ...others] = node.script?.commands ?? [];
      return only?.command.type !== "Command" || others.length > 0;
    }
    function childPlace(node, child, inner) {
      if (child.type === "Script") return {
        ...inner,
        active: false
      };
      const subscript = (node.type === "Assignment" || node.type === "ParameterExpansion") && child === node.index;
      return subscript ? {
        ...inner,
        active: true
      } : inner;
    }
    function note(node, survey, place) {
      if (expansions.has(node.type)) survey.starts.add(node.pos);
      switch (node.type) {
       case "Script":
        return node.errors === void 0 || node.errors.length === 0 ? null : `bash would not read it: ${node.errors[0]?.message ?? "syntax error"}`;

       case "Command":
        survey.commands.push(node);
        return null;

       case "ProcessSubstitution":
        if (isGlued(survey.source, node)) return "a process substitution is part of a longer word";
        return node.script === void 0 ? "a substitution in it cannot be read" : null;

       case "CommandExpansion":
       case "ArithmeticCommandExpansion":
        if (node.text.startsWith("`")) cover(survey, elsewhere, {
          pos: node.end - 1,
          end: node.end
        });
        return node.script === void 0 ? "a substitution in it cannot be read" : null;

       case "ArithmeticExpansion":
        return node.expression === void 0 || node.text.includes("<<") ? "its arithmetic cannot be read" : null;

       case "ArithmeticCommand":
        return node.expression === void 0 || node.body.includes("<<") ? "its arithmetic cannot be read" : null;

       case "Unknown":
        return `the expansion operator ${JSON.stringify(node.operator)} is not known`;

       case "Coproc":
        return "a coprocess cannot be judged";

       case "HereDoc":
        if (node.delimiter === void 0 || node.closing === void 0) return "a here-document has no end";
        if (place.compound) return "a here-document stands among other commands in a substitution";
        cover(survey, node.delimiter.quoted ? inert : word, node.body);
        cover(survey, inert, node.delimiter);
        cover(survey, word, node);
        cover(survey, word, node.closing);
        return null;

       default:
        paintText(node, survey, place);
        return null;
      }
    }
    function paintText(node, survey, place) {
      switch (node.type) {
       case "SingleQuoted":
       case "AnsiCQuoted":
        cover(survey, place.active ? quoted : inert | quoted, node);
        return;

       case "DoubleQuoted":
       case "LocaleString":
        cover(survey, quoted, node);
        return;

       case "HereDocBody":
        cover(survey, quoted | word, node);
        return;

       case "Word":
       case "Assignment":
       case "Redirect":
       case "HereString":
       case "ArithmeticWord":
        cover(survey, word, node);
        return;

       default:
      }
    }
    function isGlued(source, node) {
      return /[^\s;&|(<>]/.test(source[node.pos - 1] ?? " ") || /[^\s;&|()<>]/.test(source[node.end] ?? " ");
    }
    const introducer = /\$(?:\\\n)*[({[]|`|[<>](?:\\\n)*\(|\$\\\n|[|&;<>()]\\\n|\S(?:\\\n)+[|&;<>()]/g;
    function findComments(survey) {
      const {source: source} = survey;
      for (let at = source.indexOf("#"); at >= 0; at = source.indexOf("#", at + 1)) {
        if (is(survey, at, word | comment) || at > 0 && !/[\s;&|()]/.test(source[at - 1] ?? "")) continue;
        const newline = source.indexOf("\n", at);
        const end = newline < 0 ? source.length : newline;
        let clear = true;
        for (let i = at; i < end && clear; i += 1) clear = !is(survey, i, word);
        if (clear) cover(survey, comment, {
          pos: at,
          end: end
        });
      }
    }
    function findStray(survey) {
      if (!/[$`<>]|\\\n/.test(survey.source)) return null;
      for (const match of survey.source.matchAll(introducer)) {
        const at = match.index;
        const plain = survey.starts.has(at) && !match[0].includes("\\\n");
        if (plain || is(survey, at, inert | elsewhere | comment) || isEscaped(survey, at)) continue;
        if (match[0].startsWith(">(") || match[0].startsWith("<(")) return "it is not clear whether a bracket begins a substitution";
        return "it is not clear where a substitution begins";
      }
      return null;
    }
    function isEscaped(survey, at) {
      if (!is(survey, at, word) || /[<>|&;()]/.test(survey.source[at] ?? "")) return false;
      let backslashes = 0;
      while (survey.source[at - 1 - backslashes] === "\\") backslashes += 1;
      return backslashes % 2 === 1;
    }
    function findDeceptive(survey) {
      if ((0, shell_bounds.$i)(survey.source)) return null;
      for (const match of survey.source.matchAll(/[^\n\t -~]+/gu)) {
        if (is(survey, match.index, quoted | inert | comment)) continue;
        if ((0, shell_bounds.Cu)(match[0])) return "a character outside quotes is invisible or looks like another one";
      }
      return null;
    }
    const mostKept = 20;
    const cache = new Map;
    function parseLine(line) {
      const known = cache.get(line);
      if (known !== void 0) return known;
      const parsed = parseAfresh(line);
      if (cache.size >= mostKept) cache.clear();
      cache.set(line, parsed);
      return parsed;
    }
    function parseAfresh(line) {
      const bounds = (0, shell_bounds.t$)(line);
      if (bounds !== null) return {
        problem: bounds
      };
      try {
        const script = (0, parser.parse)(line);
        const commands = guard(script, line);
        return typeof commands === "string" ? {
          problem: commands
        } : {
          script: script,
          commands: commands
        };
      } catch (error) {
        return {
          problem: `it cannot be parsed (${error instanceof Error ? error.message : "unknown fault"})`
        };
      }
    }
    var shell_redirections = __webpack_require__(4963);
    var shell_assignments = __webpack_require__(7560);
    var builtins = __webpack_require__(1280);
    var trail = __webpack_require__(3226);
    function simpleCommand(node, walk, context, add) {
      walk.seen.add(node);
      const assignments = node.prefix.filter(item => item.type === "Assignment");
      if (node.name === void 0) {
        for (const assignment of assignments) (0, shell_assignments.kp)(assignment, context);
        redirect(node, walk, context);
        return;
      }
      const name = (0, shell_words.mr)(node.name);
      const prepared = node.args.map(item => {
        if (item.type === "Word") return (0, shell_words.I$)(item, context);
        const word = declareItem(name, item, context);
        return () => [ word ];
      });
      const argv = [ {
        kind: "literal",
        value: name,
        source: node.name.text
      }, ...prepared.flatMap(finish => [ ...finish() ]) ];
      redirect(node, walk, context);
      add(argv, walk, context, (0, shell_assignments.fr)(assignments, name, context));
    }
    function declareItem(name, item, context) {
      if (item.index !== void 0 || item.append === true || item.value.type === "ArrayValue") throw new shell_context.FF("a declaration with a subscript may run a command");
      const value = (0, shell_words.zG)(item.value, context);
      (0, builtins.x)(name, item.name, value);
      context.state.variables.set(item.name, value);
      const prefix = `${item.name}=`;
      return value === null ? {
        kind: "partial",
        prefix: prefix,
        source: item.text
      } : {
        kind: "literal",
        value: prefix + value,
        source: item.text
      };
    }
    function redirect(node, walk, context) {
      const effects = (0, shell_redirections.J)(node.redirects, context);
      walk.redirected.push(...effects);
      (0, trail.yW)(walk.trail, effects, walk.steps.length);
      if (effects.some(effect => effect.kind === "write")) (0, shell_context.Wi)(context.progress);
    }
    function takeApart(command, cwd, world) {
      return gather(cwd, world, (walk, context) => walkScript(command, walk, context));
    }
    function takeApartWords(argv, cwd, world) {
      const words = argv.map(value => ({
        kind: "literal",
        value: value,
        source: value
      }));
      return gather(cwd, world, (walk, context) => (0, commands.n)(words, walk, context));
    }
    function gather(cwd, world, body) {
      const walk = {
        world: world,
        steps: [],
        redirected: [],
        trail: (0, trail.Ps)(),
        seen: new Set,
        scripts: [],
        level: 0,
        outer: null,
        script: walkScript
      };
      const state = {
        cwd: cwd,
        cwdDoubt: null,
        cwdUnproven: false,
        variables: new Map
      };
      try {
        const real = world.realpath(cwd);
        if (real !== cwd || !(0, paths.FK)(real, world.workspace)) throw new shell_context.FF("it would run outside the workspace");
        body(walk, contextFor(walk, state, {
          disturbed: false,
          words: 0,
          characters: 0,
          patterns: 0,
          racing: false
        }));
        const linked = (0, trail.SO)(walk.trail, world);
        if (linked !== null) throw new shell_context.FF(`${linked} may lie behind a link that the line itself makes`);
        return walk.steps.length === 0 ? {
          problem: "it holds no command"
        } : {
          steps: walk.steps,
          redirected: walk.redirected,
          scripts: walk.scripts
        };
      } catch (error) {
        if (error instanceof shell_context.FF) return {
          problem: error.problem
        };
        if (error instanceof RangeError) return {
          problem: "it is nested too deeply"
        };
        throw error;
      }
    }
    function sceneOf(walk, context) {
      return {
        walk: walk,
        context: context,
        statements: walkStatements
      };
    }
    function contextFor(walk, state, progress) {
      const context = {
        state: state,
        world: walk.world,
        progress: progress,
        substitute: script => walkStatements(script.commands, sceneOf(walk, contextFor(walk, (0, 
        shell_context.hw)(state), progress)))
      };
      return context;
    }
    function walkScript(command, walk, context) {
      const parsed = parseLine(command);
      walk.scripts.push(command);
      if ("problem" in parsed) throw new shell_context.FF(parsed.problem);
      const scene = sceneOf(walk, contextFor(walk, context.state, context.progress));
      walkStatements(parsed.script.commands, scene);
      if (parsed.commands.some(node => !walk.seen.has(node))) throw new shell_context.FF("a command stands where it cannot be followed");
    }
    function walkStatements(statements, scene) {
      for (const statement of statements) {
        const {progress: progress} = scene.context;
        const {patterns: patterns} = progress;
        const from = scene.walk.steps.length;
        const place = statement.background === true ? subshell(scene) : scene;
        if (statement.command.type === "AndOr") walkAndOr(statement.command, place); else walkPipeline(statement.command, place);
        const {state: state} = place.context;
        if (state.cwdUnproven) state.cwdDoubt = uncertain;
        if (statement.background !== true) continue;
        scene.walk.trail.spans.push({
          from: from,
          to: Number.POSITIVE_INFINITY
        });
        if (progress.patterns > patterns) progress.racing = true;
      }
    }
    function subshell(scene) {
      return sceneOf(scene.walk, contextFor(scene.walk, (0, shell_context.hw)(scene.context.state), scene.context.progress));
    }
    function walkAndOr(node, scene) {
      const {state: state} = scene.context;
      const before = (0, shell_context.hw)(state);
      for (const [at, command] of node.commands.entries()) {
        if (at === 1) Object.assign(before, (0, shell_context.hw)(state));
        const operator = node.operators[at - 1];
        if (operator === "||") {
          if (state.cwdUnproven) state.cwdDoubt = uncertain;
          maybe(scene, () => walkPipeline(command, scene));
        } else walkPipeline(command, scene);
      }
      loosen(state, before);
    }
    function walkPipeline(node, scene) {
      if (node.type !== "Pipeline") {
        walkNode(node, scene);
        return;
      }
      const pipeline = node;
      if (pipeline.commands.length === 0) throw new shell_context.FF("a pipeline is empty");
      if (pipeline.commands.length === 1 && pipeline.commands[0] !== void 0) {
        walkNode(pipeline.commands[0], scene);
        return;
      }
      const {progress: progress} = scene.context;
      const {patterns: patterns, racing: racing} = progress;
      const from = scene.walk.steps.length;
      for (const command of pipeline.commands) {
        walkNode(command, subshell(scene));
        if (progress.patterns > patterns) progress.racing = true;
      }
      scene.walk.trail.spans.push({
        from: from,
        to: scene.walk.steps.length
      });
      progress.racing = racing;
    }
    function walkNode(node, scene) {
      switch (node.type) {
       case "Command":
        simpleCommand(node, scene.walk, scene.context, commands.n);
        return;

       case "Redirected":
        walk_redirect(node.redirects, scene);
        walkNode(node.command, scene);
        return;

       case "Subshell":
        walkStatements(node.body.commands, subshell(scene));
        return;

       case "BraceGroup":
        walkStatements(node.body.commands, scene);
        return;

       case "If":
        walkIf(node, scene);
        return;

       case "For":
        walkFor(node, scene);
        return;

       case "While":
        walkWhile(node, scene);
        return;

       case "Case":
        walkCase(node, scene);
        return;

       case "TestCommand":
        (0, conditions.Q)(node.expression, scene.context);
        return;

       case "ArithmeticCommand":
        if (node.expression !== void 0) (0, arithmetic.d)(node.expression, scene.context.state);
        return;

       default:
        refuseNode(node);
      }
    }
    function refuseNode(node) {
      const known = Object.hasOwn(refusedNode, node.type) ? refusedNode[node.type] : void 0;
      throw new shell_context.FF(known ?? `it holds a construct that is not known (${node.type})`);
    }
    const refusedNode = {
      ArithmeticFor: "a loop over arithmetic cannot be judged",
      Select: "a menu (select) cannot be judged",
      Function: "a function gives a name another meaning",
      Coproc: "a coprocess cannot be judged"
    };
    function walk_redirect(redirections, scene) {
      const effects = (0, shell_redirections.J)(redirections, scene.context);
      scene.walk.redirected.push(...effects);
      (0, trail.yW)(scene.walk.trail, effects, scene.walk.steps.length);
      if (effects.some(effect => effect.kind === "write")) (0, shell_context.Wi)(scene.context.progress);
    }
    var tool_names = __webpack_require__(352);
    function prepare(effects, world) {
      const plain = [];
      const lines = [];
      for (const effect of effects) {
        if (effect.kind !== "shell" && effect.kind !== "exec") {
          plain.push(effect);
          continue;
        }
        const line = effect.kind === "shell" ? takeApart(effect.command, effect.cwd, world) : takeApartWords(effect.argv, effect.cwd, world);
        if ("problem" in line) return {
          problem: line.problem,
          lines: [],
          effects: []
        };
        const alone = line.steps.every(step => step.role === "neutral" || step.role === "transparent");
        lines.push({
          ...line,
          alone: alone
        });
      }
      return {
        problem: null,
        lines: lines,
        effects: plain
      };
    }
    function evaluate(request, prepared, ground) {
      if (prepared.problem !== null) return refusedLine(prepared.problem, request, ground);
      const commands = prepared.lines.flatMap(line => line.steps.map(step => judgeStep(step, line.alone, ground)));
      const direct = prepared.effects.map(effect => judgeDirect(effect, request, ground));
      const redirected = prepared.lines.flatMap(line => line.redirected).map(effect => judgeDirect(effect, request, ground));
      const parts = [ ...commands.flatMap(command => command.parts), ...redirected, ...direct ];
      const worst = parts.length === 0 ? judgeTool(request, ground) : decisive(parts);
      return {
        decision: worst.verdict,
        outcome: worst.verdict === "allow" ? "run" : "refuse",
        rule: worst.rule,
        reason: worst.reason.charAt(0).toUpperCase() + worst.reason.slice(1),
        effects: parts.map(part => part.effect),
        parts: parts,
        scripts: prepared.lines.flatMap(line => line.scripts),
        suggest: [],
        commands: commands
      };
    }
    function passes(request, {lines: lines, effects: effects}, ground) {
      const isAllowed = effect => judgeDirect(effect, request, ground).verdict === "allow";
      const named = lines.length > 0 || effects.length > 0 || judgeTool(request, ground).verdict === "allow";
      return named && effects.every(isAllowed) && lines.every(line => line.redirected.every(isAllowed) && line.steps.every(step => judgeStep(step, line.alone, ground).finding.verdict === "allow"));
    }
    function refusedLine(problem, request, ground) {
      const denied = ground.rules.deny.find(rule => rule.tool === request.tool && rule.specifier.kind === "any");
      const reason = `The command line is refused: ${problem}`;
      return {
        decision: "deny",
        outcome: "refuse",
        rule: denied?.text ?? null,
        reason: reason,
        effects: [],
        parts: [],
        scripts: [],
        suggest: [],
        commands: []
      };
    }
    function judgeDirect(effect, request, ground) {
      switch (effect.kind) {
       case "read":
       case "write":
       case "delete":
        return {
          effect: effect,
          ...evaluate_plain(judgeFile(effect.kind, effect.path, request.tool, ground))
        };

       case "fetch":
        return {
          effect: effect,
          ...evaluate_plain(judgeFetch(effect.url, request.tool, ground))
        };

       case "mcp":
        return {
          effect: effect,
          ...judgeTool({
            tool: `mcp__${effect.server}__${effect.tool}`,
            effects: []
          }, ground)
        };

       case "post":
        return {
          effect: effect,
          ...judgeTool(postRequest(effect, request), ground)
        };

       case "exec":
        return {
          effect: effect,
          ...judgeTool(request, ground)
        };
      }
    }
    function postRequest({what: what, target: target}, request) {
      const subject = target ?? request.subject;
      const tool = (0, tool_names.Zt)(what) ?? request.tool;
      return {
        tool: tool,
        effects: [],
        ...subject === void 0 ? {} : {
          subject: subject
        }
      };
    }
    function evaluate_plain(finding) {
      return {
        verdict: finding.verdict,
        rule: finding.rule,
        reason: finding.reason
      };
    }
    function decisive(parts) {
      const worst = strictest(parts);
      if (worst === void 0) throw new Error("a call without parts has nothing that decides");
      return worst.verdict === "allow" ? parts.find(part => part.rule !== null) ?? worst : worst;
    }
    var remember = __webpack_require__(264);
    var policy_rules = __webpack_require__(3224);
    var canonical = __webpack_require__(6297);
    var rule_command = __webpack_require__(4229);
    const maxRuleLength = 300;
    function rulesForStep(judged, world) {
      const [run, ...rest] = judged.parts;
      const refused = run !== void 0 && run.verdict !== "allow";
      const own = refused ? [ commandRule(judged) ] : [];
      const place = refused && judged.step.elsewhere ? [ `Bash(cd ${(0, rule_command.zc)([ (0, 
      rule_path.AA)(judged.step.cwd, world) ])})` ] : [];
      return [ ...own, ...place, ...rest.flatMap(part => rulesForEffect(part, world)) ];
    }
    function rulesForEffect(part, world) {
      return part.verdict === "allow" ? [] : ruleFor(part.effect, world);
    }
    function ruleFor(effect, world) {
      switch (effect.kind) {
       case "read":
        return pathsOf(effect.path, world).map(path => `Read(${(0, rule_path.AA)(path, world)})`);

       case "write":
       case "delete":
        return pathsOf(effect.path, world).map(path => `Write(${(0, rule_path.AA)(path, world)})`);

       case "fetch":
        {
          const host = hostOf(effect.url);
          return host === null ? [] : [ `WebFetch(domain:${host})` ];
        }

       case "exec":
       case "post":
       case "mcp":
        return [];
      }
    }
    function pathsOf(path, world) {
      const real = world.realpath(path);
      return real === path ? [ path ] : [ path, real ];
    }
    function ruleForTool(request) {
      if (request.subject === void 0 || request.tool.startsWith("mcp__")) return request.tool;
      return `${request.tool}(${request.subject.replace(/[\\*?[\]]/g, "\\$&")})`;
    }
    function commandRule(judged) {
      const words = (0, canonical.Z9)(judged.step);
      const unfit = words.findIndex(word => word === null || word.includes("\n"));
      const exact = unfit < 0 ? (0, rule_command.zc)(words.map(word => word ?? "")) : null;
      const before = judged.step.assigned.filter(({harmless: harmless}) => !harmless).map(assignmentPattern);
      if (exact !== null && exact.length <= maxRuleLength) return `Bash(${[ ...before, exact ].join(" ")})`;
      const known = words.slice(0, unfit < 0 ? 2 : unfit).map(word => word ?? "");
      return `Bash(${[ ...before, (0, rule_command.zc)(known) ].join(" ")}:*)`;
    }
    function assignmentPattern({name: name, value: value}) {
      return `${name}=${value === null ? "*" : value === "" ? "" : (0, rule_command.zc)([ value ])}`;
    }
    function createJudge(options) {
      const explain = createExplainer(options);
      return request => {
        const {decision: decision, outcome: outcome, rule: rule, reason: reason, effects: effects, parts: parts, scripts: scripts, suggest: suggest} = explain(request);
        return {
          decision: decision,
          outcome: outcome,
          rule: rule,
          reason: reason,
          effects: effects,
          parts: parts,
          scripts: scripts,
          suggest: suggest
        };
      };
    }
    function createExplainer(options) {
      const ground = groundFor(options);
      return request => explainRequest(request, ground);
    }
    function createFileGuard(options) {
      const ground = groundFor(options);
      return (access, path) => {
        const found = judgeFile(access, path, options.tool, ground);
        return found.verdict === "allow" ? null : found.reason;
      };
    }
    function groundFor(options) {
      const {rules: rules, faults: faults} = (0, policy_rules.N)(options.lists);
      const [fault] = faults;
      if (fault !== void 0) throw new Error(`judging with a rule that cannot be used: ${fault.rule} (${fault.what})`);
      return {
        rules: rules,
        mode: options.mode,
        world: options.world
      };
    }
    const mostSuggested = 24;
    function explainRequest(request, given) {
      const ground = {
        ...given,
        world: (0, remember.H)(given.world)
      };
      const prepared = prepare(request.effects, ground.world);
      const first = evaluate(request, prepared, ground);
      if (first.outcome === "run") return first;
      const wanted = [ ...new Set(wishes(first, request, ground.world)) ];
      if (wanted.length > mostSuggested) return {
        ...first,
        reason: `${first.reason}; it would need ${wanted.length} rules, too many to suggest`
      };
      if (wanted.length === 0 || prepared.problem !== null) return {
        ...first,
        reason: `${first.reason}; no allow rule changes that`
      };
      const open = onlyRefused(prepared, first);
      const under = more => ({
        ...ground,
        rules: {
          ...ground.rules,
          allow: [ ...ground.rules.allow, ...more ]
        }
      });
      const {allow: allow} = (0, policy_rules.$)({
        allow: wanted,
        ask: [],
        deny: []
      }).rules;
      if (passes(request, open, under(allow))) return {
        ...first,
        suggest: smallest(wanted, allow, more => passes(request, open, under(more)))
      };
      return {
        ...first,
        reason: `${evaluate(request, open, under(allow)).reason}; no allow rule changes that`
      };
    }
    function onlyRefused({problem: problem, lines: lines, effects: effects}, {commands: commands, parts: parts}) {
      const steps = new Set(commands.filter(({finding: finding}) => finding.verdict !== "allow").map(({step: step}) => step));
      const refused = new Set(parts.filter(({verdict: verdict}) => verdict !== "allow").map(({effect: effect}) => effect));
      return {
        problem: problem,
        lines: lines.map(line => ({
          ...line,
          steps: line.steps.filter(step => steps.has(step)),
          redirected: line.redirected.filter(effect => refused.has(effect))
        })),
        effects: effects.filter(effect => refused.has(effect))
      };
    }
    function wishes(explanation, request, world) {
      const ofSteps = explanation.commands.flatMap(command => rulesForStep(command, world));
      const inSteps = new Set(explanation.commands.flatMap(command => command.parts));
      const others = explanation.parts.filter(part => !inSteps.has(part)).flatMap(part => part.effect.kind === "post" && part.verdict !== "allow" ? [ ruleForTool(postRequest(part.effect, request)) ] : rulesForEffect(part, world));
      const named = request.tool === "Bash" ? [] : [ ruleForTool(request) ];
      return [ ...ofSteps, ...others, ...others.length === 0 ? named : [] ];
    }
    function smallest(wanted, rules, isEnough) {
      let kept = [ ...wanted ];
      for (const text of wanted.length > 1 ? wanted : []) {
        const without = kept.filter(other => other !== text);
        if (without.length > 0 && isEnough(rules.filter(rule => without.includes(rule.text)))) kept = without;
      }
      return kept;
    }
  }),
  264: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      H: () => remembered,
      M: () => remembering
    });
    function remembering(world) {
      const real = new Map;
      const kinds = new Map;
      const names = new Map;
      const links = new Map;
      const forget = () => {
        for (const seen of [ real, kinds, names, links ]) seen.clear();
        real.set(world.workspace, world.workspace);
      };
      forget();
      return {
        workspace: world.workspace,
        home: world.home,
        commandHome: world.commandHome,
        realpath: path => once(real, path, asked => world.realpath(asked)),
        kindOf: path => once(kinds, path, asked => world.kindOf(asked)),
        entries: directory => once(names, directory, asked => world.entries(asked)),
        linksBelow: (directory, most) => once(links, `${most} ${directory}`, () => world.linksBelow(directory, most)),
        forget: forget
      };
    }
    function remembered(world) {
      return "forget" in world ? world : remembering(world);
    }
    function once(seen, path, look) {
      const known = seen.get(path);
      if (known !== void 0) return known;
      const found = look(path);
      seen.set(path, found);
      return found;
    }
  }),
  4425: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      u: () => writtenAs
    });
    function writtenAs({assigned: assigned, argv: argv}) {
      return [ ...assigned, ...argv ].map(({source: source}) => source).join(" ");
    }
  })
};
