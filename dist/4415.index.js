"use strict";

exports.id = 4415;

exports.ids = [ 4415 ];

exports.modules = {
  97023: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      N: () => cachedPathFacts,
      _: () => cachingPathFacts
    });
    function cachingPathFacts(world) {
      const kinds = new Map;
      const names = new Map;
      const links = new Map;
      const manifests = new Map;
      const sensitive = new Map;
      const inGit = new Map;
      const kindOf = path => once(kinds, path, asked => world.kindOf(asked));
      const places = cachedPaths(world, kindOf);
      return {
        workspace: world.workspace,
        home: world.home,
        commandHome: world.commandHome,
        ...world.temporary === void 0 ? {} : {
          temporary: world.temporary
        },
        ...world.isOwn === void 0 ? {} : {
          isOwn: world.isOwn
        },
        get repository() {
          return world.repository;
        },
        realpath: places.realpath,
        kindOf: kindOf,
        entries: directory => once(names, directory, asked => world.entries(asked)),
        linksBelow: (directory, most) => once(links, `${most} ${directory}`, () => world.linksBelow(directory, most)),
        packageManifest: directory => once(manifests, directory, asked => world.packageManifest(asked)),
        sensitiveBelow: (directory, most) => once(sensitive, `${most} ${directory}`, () => world.sensitiveBelow(directory, most)),
        sensitiveInGit: directory => once(inGit, directory, asked => world.sensitiveInGit(asked)),
        forget: () => {
          for (const seen of [ places, kinds, names, links, manifests, sensitive, inGit ]) seen.clear();
        }
      };
    }
    function cachedPaths(world, kindOf) {
      const real = new Map([ [ world.workspace, world.workspace ] ]);
      const directories = new Set;
      const foundAt = path => {
        const end = path.lastIndexOf("/");
        if (end < 1 || /^\.{0,2}$/.test(path.slice(end + 1))) return world.realpath(path);
        const directory = path.slice(0, end);
        const kind = kindOf(path);
        if (directories.has(directory) && kind !== "link") return path;
        if (kind === "missing") return null;
        const found = world.realpath(path);
        if (found === path) directories.add(directory);
        return found;
      };
      const resolved = path => {
        const missing = [];
        let end = path.length;
        let found = foundAt(path);
        while (found === null) {
          missing.push(end);
          end = path.lastIndexOf("/", end - 1);
          const directory = path.slice(0, end);
          found = real.get(directory) ?? foundAt(directory);
        }
        for (let behind = missing.pop(); behind !== void 0; behind = missing.pop()) {
          const directory = path.slice(0, end);
          real.set(directory, found);
          found = below(found, path.slice(end + 1, behind));
          end = behind;
          if (found === path.slice(0, end)) directories.add(directory);
        }
        return found;
      };
      return {
        realpath: path => once(real, path, resolved),
        clear: () => {
          real.clear();
          directories.clear();
          real.set(world.workspace, world.workspace);
        }
      };
    }
    function below(directory, name) {
      return `${directory === "/" ? "" : directory}/${name}`;
    }
    function cachedPathFacts(world) {
      return "forget" in world ? world : cachingPathFacts(world);
    }
    function once(seen, path, look) {
      const known = seen.get(path);
      if (known !== void 0) return known;
      const found = look(path);
      seen.set(path, found);
      return found;
    }
  }),
  14415: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createExplainer: () => createExplainer,
      createFileGuard: () => createFileGuard,
      createPolicyEngine: () => createPolicyEngine
    });
    var own_files = __webpack_require__(15470);
    var parse_rules = __webpack_require__(18233);
    var shell_context = __webpack_require__(65434);
    var cached_path_facts = __webpack_require__(97023);
    var tool_names = __webpack_require__(2601);
    var limits = __webpack_require__(88877);
    var files_paths = __webpack_require__(95224);
    var arithmetic = __webpack_require__(29381);
    var commands = __webpack_require__(29087);
    var parser = __webpack_require__(28207);
    var expand_word = __webpack_require__(86817);
    var own_variables = __webpack_require__(87633);
    const uncertain = "the directory that a command runs in is not certain";
    function walkMaybe(walkContext, body) {
      const before = (0, shell_context.hw)(walkContext.context.state, walkContext.context.progress);
      body();
      loosen(walkContext.context.state, before);
    }
    function loosen(state, before) {
      for (const [name, value] of state.variables) {
        const earlier = before.variables.get(name);
        if (earlier !== value) state.variables.set(name, (0, shell_context.fJ)(earlier, value));
      }
      if (state.cwd !== before.cwd) state.cwdDoubt = uncertain;
    }
    const maxRounds = 64;
    function walkIf(node, walkContext) {
      walkContext.statements(node.clause.commands, walkContext);
      const branches = [ node.then, ...node.elif.flatMap(branch => [ branch.clause, branch.then ]), ...node.else === void 0 ? [] : [ node.else ] ];
      for (const branch of branches) walkMaybe(walkContext, () => walkContext.statements(branch.commands, walkContext));
    }
    function walkWhile(node, walkContext) {
      (0, shell_context.Wi)(walkContext.context.progress);
      loop(node, walkContext, () => {
        walkContext.statements(node.clause.commands, walkContext);
        walkContext.statements(node.body.commands, walkContext);
      });
    }
    const bashOwn = "_";
    function walkFor(node, walkContext) {
      const name = node.name.value;
      if (!(0, own_variables.X)(name) && name !== bashOwn) throw new shell_context.FF("the variable of a loop is not the script\u2019s own");
      const words = node.wordlist?.flatMap(word => [ ...(0, expand_word.MU)(word, walkContext.context) ]) ?? null;
      const rounds = knownRounds(words);
      if (rounds.some(value => typeof value !== "string")) (0, shell_context.Wi)(walkContext.context.progress);
      for (const value of rounds) loop(node, walkContext, () => {
        (0, shell_context.BB)(walkContext.context.state, name, name === bashOwn ? null : value);
        walkContext.statements(node.body.commands, walkContext);
      });
      (0, shell_context.BB)(walkContext.context.state, name, null);
    }
    function knownRounds(words) {
      if (words === null || words.length === 0 || words.length > maxRounds) return [ null ];
      const [only] = words;
      if (words.length === 1 && only?.kind === "unknown" && only.plain === true) return [ only.number === true ? shell_context.lA : shell_context._y ];
      const values = words.map(word => word.kind === "literal" ? word.value : null);
      return values.includes(null) ? [ null ] : values;
    }
    function walkArithmeticFor(node, walkContext) {
      (0, shell_context.Wi)(walkContext.context.progress);
      if (node.initialize !== void 0) (0, arithmetic.S5)(node.initialize, walkContext.context);
      loop(node, walkContext, () => {
        if (node.test !== void 0) (0, arithmetic.S5)(node.test, walkContext.context);
        walkContext.statements(node.body.commands, walkContext);
        if (node.update !== void 0) (0, arithmetic.S5)(node.update, walkContext.context);
      });
    }
    function walkCase(node, walkContext) {
      (0, expand_word.zG)(node.word, walkContext.context);
      for (const item of node.items) {
        for (const pattern of item.pattern) (0, expand_word.zG)(pattern, walkContext.context);
        walkMaybe(walkContext, () => walkContext.statements(item.body.commands, walkContext));
      }
    }
    function loop(node, walkContext, body) {
      const {state: state, progress: progress} = walkContext.context;
      for (const [name, isCounted] of assignedIn(node)) (0, shell_context.BB)(state, name, isCounted && (0, 
      shell_context.Et)(state.variables.get(name)) ? numberIn(state, name) : null);
      const before = (0, shell_context.hw)(state, progress);
      const {steps: steps, timeline: timeline} = walkContext.walk;
      const from = steps.length;
      walkMaybe(walkContext, body);
      timeline.spans.push({
        from: from,
        to: steps.length
      });
      if (state.cwd !== before.cwd) throw new shell_context.FF("a loop changes the directory");
    }
    function isCounting(node) {
      if (node.append === true || node.index !== void 0 || node.value.type === "ArrayValue") return false;
      const parts = node.value.parts ?? [];
      return /^\d{1,9}$/.test(node.value.text) || parts.length === 1 && parts[0]?.type === "ArithmeticExpansion";
    }
    const assigners = /^(?:read|export|declare|typeset|local|readonly|unset|printf|for)$/;
    function numberIn({variables: variables}, name) {
      const value = variables.get(name);
      return typeof value === "string" || value?.filled === true ? shell_context.Vg : shell_context.lA;
    }
    const assigned = new WeakMap;
    function assignedIn(node) {
      const known = assigned.get(node);
      if (known !== void 0) return known;
      const names = new Map;
      const add = (name, isCounted) => {
        names.set(name, isCounted && names.get(name) !== false);
      };
      const visit = inner => {
        if (inner.type === "Assignment") add(inner.name, isCounting(inner));
        if (inner.type === "For") add(inner.name.value, false);
        if (inner.type === "ArithmeticBinary" || inner.type === "ArithmeticUnary") {
          const name = (0, arithmetic.uy)(inner);
          if (name !== null) add(name, true);
        }
        if (inner.type === "Command" && assigners.test(inner.name?.value ?? "")) for (const word of inner.args) if (word.type === "Word") add(word.value, false);
        (0, parser.forEachChild)(inner, visit);
      };
      visit(node);
      assigned.set(node, names);
      return names;
    }
    var conditions = __webpack_require__(91407);
    var file_timeline = __webpack_require__(65803);
    var programs_words = __webpack_require__(2417);
    function foundBy({commands: commands, operators: operators}, at, {steps: steps, outer: outer}) {
      const [before, command] = [ commands[at - 1], commands[at] ];
      if (before?.type !== "Command" || command?.type !== "Command" || operators[at - 1] !== "|") return;
      const step = steps.at(-1);
      if (before.name?.text !== "find" || step?.name !== "find" || step.outer !== outer) return;
      if (!isPlain(before, isSilence) || !isPlain(command, isOutput)) return;
      return onlyPrints(step.argv) ? step.argv : void 0;
    }
    function isPlain({args: args, prefix: prefix, redirects: redirects}, isFine) {
      return prefix.length === 0 && redirects.every(isFine) && args.every(word => !/`|[$<>]\(/.test(word.text));
    }
    function isSilence(one) {
      const errors = one.descriptor?.type === "FileDescriptor" && one.descriptor.value === 2;
      return one.type === "Redirect" && one.operator === ">" && errors && one.target?.text === "/dev/null";
    }
    function isOutput(one) {
      return one.type === "Redirect" && /^(?:>>?|>&|&>>?)$/.test(one.operator) && !/[`$(]/.test(one.target?.text ?? "`");
    }
    const actions = /^-(?:print0?|printf|ls|delete|quit|exec|execdir|ok|okdir|fprint|fprint0|fprintf|fls)$/;
    function onlyPrints(words) {
      const values = words.map(programs_words.Zc);
      return !values.includes(null) && values.at(-1) === "-print0" && values.filter(value => actions.test(value ?? "")).length === 1;
    }
    var environment = __webpack_require__(7665);
    const none = [];
    function assignVariable(node, context) {
      const value = assignments_valueOf(node, context);
      if (!(0, own_variables.p)(node.name)) if (typeof value !== "string" || !(0, environment.a)(node.name, value)) throw new shell_context.FF(`${node.name}=\u2026 changes what later commands do`);
      (0, shell_context.BB)(context.state, node.name, value);
    }
    function readPrefix(nodes, command, context) {
      if (nodes.length === 0) return none;
      const {variables: variables} = context.state;
      const before = new Map(variables);
      const assigned = [];
      for (const node of nodes) {
        const value = assignments_valueOf(node, context);
        variables.set(node.name, value);
        if (node.name === "IFS" && command === "read") continue;
        const harmless = typeof value === "string" && ((0, environment.a)(node.name, value) || isOwnModulePath(node.name, value, command, context));
        if (node.append === true || node.value.type === "ArrayValue" || !harmless && !(0, 
        own_variables.X)(node.name)) throw new shell_context.FF(`the variable ${node.name} set for a command may change what it does (a rule can name it behind env: \`env ${node.name}=\u2026 ${command}\`)`);
        assigned.push({
          name: node.name,
          value: typeof value === "string" ? value : null,
          source: node.text,
          isSafe: harmless
        });
      }
      for (const {name: name} of nodes) {
        const value = before.get(name);
        if (value === void 0) variables.delete(name); else variables.set(name, value);
      }
      return assigned;
    }
    const loadsCode = /^(?:pytest|py\.test|coverage|tox|nox|uv|poetry|pdm|hatch|sphinx-build|mkdocs)$/;
    function isOwnModulePath(name, value, command, {state: state, world: world}) {
      if (name !== "PYTHONPATH" || !loadsCode.test(command) || state.cwdDoubt !== null) return false;
      return value.split(":").every(one => {
        const path = (0, files_paths.Hi)(one, state.cwd);
        return /^[\w./-]+$/.test(one) && (0, files_paths.FK)({
          path: path,
          directory: world.workspace
        }) && world.realpath(path) === path && !(0, files_paths.sH)(one);
      });
    }
    function assignments_valueOf(node, context) {
      if (node.index !== void 0) throw new shell_context.FF("an assignment to an array element may run a command");
      if (node.value.type === "ArrayValue") {
        for (const element of node.value.elements) {
          if (/^\[/.test(element.text)) throw new shell_context.FF("an array subscript may run a command");
          (0, expand_word.MU)(element, context);
        }
        return null;
      }
      const value = (0, expand_word.zG)(node.value, context);
      return node.append === true ? null : value;
    }
    var builtins = __webpack_require__(36656);
    var word_parts = __webpack_require__(56845);
    function constantName(node) {
      if (expand_word.wi.test(node.text)) return node.text;
      if (/^[A-Za-z_]\w*\[/.test((0, expand_word.oR)(node.text))) throw new shell_context.FF("the name of a command may be a subscript");
      const constant = (0, word_parts.CI)(node).every(word_parts.VO) && !(0, expand_word.oR)(node.text).startsWith("~");
      if (!constant) throw new shell_context.FF(`the name of a command (${shorten(node.text)}) is not constant`);
      (0, expand_word.Xe)((0, word_parts.CI)(node));
      if (node.value === "") throw new shell_context.FF("the name of a command is empty");
      return node.value;
    }
    function shorten(text) {
      return text.length > 60 ? `${text.slice(0, 57)}\u2026` : text;
    }
    var input = __webpack_require__(54013);
    var shell_redirections = __webpack_require__(75206);
    function simpleCommand(node, walk, context, add) {
      walk.seen.add(node);
      const assignments = node.prefix.filter(item => item.type === "Assignment");
      if (node.name === void 0) {
        for (const assignment of assignments) assignVariable(assignment, context);
        redirect(node, walk, context);
        return;
      }
      const name = constantName(node.name);
      const prepared = node.args.map(item => item.type === "Word" ? (0, expand_word.I$)(item, context) : declareItem(name, item, context));
      const argv = [ {
        kind: "literal",
        value: name,
        source: node.name.text
      } ];
      for (const word of prepared) if (typeof word !== "function") argv.push(word); else for (const one of word()) argv.push(one);
      redirect(node, walk, context);
      add(argv, {
        ...walk,
        input: (0, input.F)(node.redirects)
      }, context, readPrefix(assignments, name, context));
    }
    function declareItem(name, item, context) {
      if (item.index !== void 0 || item.append === true || item.value.type === "ArrayValue") throw new shell_context.FF("a declaration with a subscript may run a command");
      const value = (0, expand_word.zG)(item.value, context);
      (0, builtins.E)(name, item.name, value);
      (0, shell_context.BB)(context.state, item.name, value);
      const prefix = `${item.name}=`;
      return typeof value === "string" ? {
        kind: "literal",
        value: prefix + value,
        source: item.text
      } : {
        kind: "partial",
        prefix: prefix,
        source: item.text
      };
    }
    function redirect(node, walk, context) {
      if (node.redirects.length === 0) return;
      const effects = (0, shell_redirections.J)(node.redirects, context);
      (0, shell_context.Dc)(context.progress, effects);
      walk.redirected.push(...effects);
      (0, file_timeline.yW)(walk.timeline, effects, walk.steps.length);
    }
    var parse = __webpack_require__(98029);
    function refuseNode(node) {
      const known = Object.hasOwn(refusedNode, node.type) ? refusedNode[node.type] : void 0;
      throw new shell_context.FF(known ?? `it holds a construct that is not known (${node.type})`);
    }
    const refusedNode = {
      Select: "a menu (select) cannot be judged",
      Function: "a function gives a name another meaning",
      Coproc: "a coprocess cannot be judged"
    };
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
        world: bounded(world),
        steps: [],
        redirected: [],
        timeline: (0, file_timeline.Mf)(),
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
        if (real !== cwd || !(0, files_paths.FK)({
          path: real,
          directory: world.workspace
        })) throw new shell_context.FF("it would run outside the workspace");
        body(walk, contextFor(walk, state, (0, shell_context.dZ)()));
        const linked = (0, file_timeline.SO)(walk.timeline, world);
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
    function bounded(world) {
      let left = limits.No.names;
      return {
        ...world,
        linksBelow(directory, most) {
          const found = left > 0 ? world.linksBelow(directory, Math.min(most, left)) : null;
          left -= found === null ? most : found.names + 1;
          return found;
        },
        sensitiveBelow(directory, most) {
          const found = world.sensitiveBelow(directory, Math.max(0, Math.min(most, left)));
          left -= found.names + 1;
          return found;
        }
      };
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
        list: path => void walk.redirected.push({
          kind: "read",
          path: path
        }),
        substitute: script => walkStatements(script.commands, sceneOf(walk, contextFor(walk, (0, 
        shell_context.hw)(state, progress), progress)))
      };
      return context;
    }
    function walkScript(command, walk, context) {
      const parsed = (0, parse.A)(command);
      walk.scripts.push(command);
      if ("problem" in parsed) throw new shell_context.FF(parsed.problem);
      const walkContext = sceneOf(walk, contextFor(walk, context.state, context.progress));
      walkStatements(parsed.script.commands, walkContext);
      if (parsed.commands.some(node => !walk.seen.has(node))) throw new shell_context.FF("a command stands where it cannot be followed");
    }
    function walkStatements(statements, walkContext) {
      for (const statement of statements) {
        const {progress: progress} = walkContext.context;
        (0, shell_context.Rf)(progress, 1);
        const {patterns: patterns} = progress;
        const from = walkContext.walk.steps.length;
        const place = statement.background === true ? subshell(walkContext) : walkContext;
        if (statement.command.type === "AndOr") walkAndOr(statement.command, place); else walkPipeline(statement.command, place);
        const {state: state} = place.context;
        if (state.cwdUnproven) state.cwdDoubt = uncertain;
        if (statement.background !== true) continue;
        walkContext.walk.timeline.spans.push({
          from: from,
          to: Number.POSITIVE_INFINITY
        });
        if (progress.patterns > patterns) progress.racing = true;
      }
    }
    function subshell(walkContext) {
      return sceneOf(walkContext.walk, contextFor(walkContext.walk, (0, shell_context.hw)(walkContext.context.state, walkContext.context.progress), walkContext.context.progress));
    }
    function walkAndOr(node, walkContext) {
      const {state: state, progress: progress} = walkContext.context;
      const before = (0, shell_context.hw)(state, progress);
      for (const [at, command] of node.commands.entries()) {
        if (at === 1) Object.assign(before, (0, shell_context.hw)(state, progress));
        const operator = node.operators[at - 1];
        if (operator === "||") {
          if (state.cwdUnproven) state.cwdDoubt = uncertain;
          walkMaybe(walkContext, () => walkPipeline(command, walkContext));
        } else walkPipeline(command, walkContext);
      }
      loosen(state, before);
    }
    function walkPipeline(node, walkContext) {
      if (node.type !== "Pipeline") {
        walkNode(node, walkContext);
        return;
      }
      const pipeline = node;
      if (pipeline.commands.length === 0) throw new shell_context.FF("a pipeline is empty");
      if (pipeline.commands.length === 1 && pipeline.commands[0] !== void 0) {
        walkNode(pipeline.commands[0], walkContext);
        return;
      }
      const {progress: progress} = walkContext.context;
      const {patterns: patterns, racing: racing} = progress;
      const from = walkContext.walk.steps.length;
      for (const [at, command] of pipeline.commands.entries()) {
        const found = foundBy(pipeline, at, walkContext.walk);
        walkNode(command, subshell({
          ...walkContext,
          walk: {
            ...walkContext.walk,
            found: found
          }
        }));
        if (progress.patterns > patterns) progress.racing = true;
      }
      walkContext.walk.timeline.spans.push({
        from: from,
        to: walkContext.walk.steps.length
      });
      progress.racing = racing;
    }
    function walkNode(node, walkContext) {
      switch (node.type) {
       case "Command":
        simpleCommand(node, walkContext.walk, walkContext.context, commands.n);
        return;

       case "Redirected":
        walk_redirect(node.redirects, walkContext);
        walkNode(node.command, walkContext);
        return;

       case "Subshell":
        walkStatements(node.body.commands, subshell(walkContext));
        return;

       case "BraceGroup":
        walkStatements(node.body.commands, walkContext);
        return;

       case "If":
        walkIf(node, walkContext);
        return;

       case "For":
        walkFor(node, walkContext);
        return;

       case "ArithmeticFor":
        walkArithmeticFor(node, walkContext);
        return;

       case "While":
        walkWhile(node, walkContext);
        return;

       case "Case":
        walkCase(node, walkContext);
        return;

       case "TestCommand":
        (0, conditions.Q)(node.expression, walkContext.context);
        return;

       case "ArithmeticCommand":
        if (node.expression !== void 0) (0, arithmetic.S5)(node.expression, walkContext.context);
        return;

       default:
        refuseNode(node);
      }
    }
    function walk_redirect(redirections, walkContext) {
      const effects = (0, shell_redirections.J)(redirections, walkContext.context);
      (0, shell_context.Dc)(walkContext.context.progress, effects);
      walkContext.walk.redirected.push(...effects);
      (0, file_timeline.yW)(walkContext.walk.timeline, effects, walkContext.walk.steps.length);
    }
    var table = __webpack_require__(54820);
    var match_command = __webpack_require__(62229);
    var memoize = __webpack_require__(44540);
    var rule_index = __webpack_require__(93237);
    function matchesRiskLiterally(rule, risk, times) {
      if ((literalCounts(rule).get(risk.word) ?? 0) >= times) return true;
      const words = (0, match_command.jD)(rule);
      if (rule.specifier.kind !== "command" || !rule.specifier.pattern.open) return false;
      const {alsoCoveredBy: also, openedBy: openedBy} = risk;
      return also !== void 0 && endsWith(words, also) || openedBy !== void 0 && words.length > 0 && beginsAs(words, openedBy);
    }
    function endsWith(words, also) {
      const named = isOption(also.at(-1)) || isOption(words.at(-1)) ? words : words.filter(word => !isOption(word));
      const before = named.length - also.length;
      return before >= 0 && also.every((word, at) => isSame(named[before + at], word, at));
    }
    const chooses = /^(?:-r|--recursive|-F|--filter|-w|--workspace|--workspaces|-ws)$/;
    function beginsAs(words, openedBy) {
      const isManager = /^(?:npm|pnpm|bun)$/.test(words[0] ?? "");
      const named = isManager ? words.filter(word => !chooses.test(word)) : words;
      return named.every((word, at) => isSame(word, openedBy[at], at));
    }
    function isOption(word) {
      return word?.startsWith("-") === true;
    }
    function isSame(ofRule, word, at) {
      return ofRule === word || at === 0 && ofRule !== void 0 && (0, rule_index.Fl)(ofRule) === word;
    }
    const literalCounts = (0, memoize.j)(rule => {
      const times = new Map;
      for (const word of (0, match_command.jD)(rule).slice(1)) times.set(word, (times.get(word) ?? 0) + 1);
      return times;
    });
    function matchesPathLiterally(rule, path, cwd) {
      const literal = literalPaths(rule);
      const known = literal.get(cwd);
      if (known !== void 0) return known.has(path);
      const texts = (0, match_command.jD)(rule).slice(1).flatMap(word => [ word, word.slice(word.indexOf("=") + 1), word.slice(2) ]);
      const paths = new Set(texts.filter(text => text !== "").map(text => (0, files_paths.Hi)(text, cwd)));
      literal.clear();
      literal.set(cwd, paths);
      return paths.has(path);
    }
    const literalPaths = (0, memoize.j)(() => new Map);
    function matchesAddressLiterally(rule, url) {
      const addresses = literalAddresses(rule);
      return addresses.has(url) || URL.canParse(url) && addresses.has(new URL(url).href);
    }
    const literalAddresses = (0, memoize.j)(rule => {
      const words = (0, match_command.jD)(rule).slice(1);
      return new Set(words.flatMap(word => URL.canParse(word) ? [ word, new URL(word).href ] : [ word ]));
    });
    function grantsFile(rule, effect, step, world) {
      if (!matchesPathLiterally(rule, effect.path, step.cwd)) return false;
      return effect.kind === "read" || rule.specifier.kind !== "command" || comesOfRule(rule, effect, step, world);
    }
    function comesOfRule({specifier: specifier}, effect, step, world) {
      const words = specifier.kind === "command" ? specifier.pattern.words : [];
      const argv = words.flatMap(word => word.kind === "literal" ? [ (0, programs_words.CK)(word.text) ] : []);
      const [first, ...args] = argv;
      const base = (0, rule_index.Fl)(step.name);
      if (first === void 0 || argv.length < words.length || (0, rule_index.Fl)((0, programs_words.bG)(first)) !== base) return true;
      const program = (0, table.w)(base);
      if (program === void 0) return true;
      const {effects: effects} = program.read({
        argv: [ (0, programs_words.CK)(base), ...args ],
        cwd: step.cwd
      }, world);
      return effects.some(one => one.kind === effect.kind && one.path === effect.path);
    }
    var command_forms = __webpack_require__(3107);
    var path_pattern = __webpack_require__(64426);
    var simple_command = __webpack_require__(11879);
    var types = __webpack_require__(23297);
    function candidateReads(step, world) {
      if (step.role !== "unknown" && step.risks.length === 0) return [];
      const risky = new Set(step.risks.map(({word: word}) => word));
      const isFile = text => step.role === "unknown" || /^\.|\//.test(text) || world.kindOf((0, 
      files_paths.Hi)(text, step.cwd)) !== "missing";
      return step.argv.slice(1).flatMap(word => {
        if (word.kind !== "literal" || word.value === "") return [];
        if (step.role !== "unknown" && !risky.has(word.value)) return [];
        const texts = new Set([ word.value, word.value.slice(word.value.indexOf("=") + 1) ].filter(text => !text.startsWith("-") && text !== "" && isFile(text)));
        return [ ...texts ].map(text => ({
          kind: "read",
          path: (0, files_paths.Hi)(text, step.cwd)
        }));
      });
    }
    var command_pattern = __webpack_require__(58758);
    function namesDirectory(step, {rules: rules, more: more, world: world}) {
      return [ ...directoryRules(rules.allow), ...more ].some(({tool: tool, specifier: specifier}) => {
        if (tool !== "Bash" || specifier.kind !== "command") return tool === "Bash" && specifier.kind === "any";
        const [program, directory, ...others] = specifier.pattern.words;
        if (program?.kind !== "literal" || program.text !== "cd" || others.length > 0) return false;
        if (directory === void 0) return specifier.pattern.open;
        return meansDirectory(directory, step.cwd, world);
      });
    }
    function meansDirectory(directory, path, world) {
      if (directory.kind === "literal") return (0, files_paths.Hi)(directory.text, world.workspace) === path;
      const text = (0, path_pattern.AA)(path, world);
      return [ text, `./${text}` ].some(word => (0, command_pattern.Sr)(directory, word));
    }
    const directoryRules = (0, memoize.j)(rules => rules.filter(rule => rule.tool === "Bash" && (rule.specifier.kind === "any" || (0, 
    match_command.jD)(rule)[0] === "cd")));
    function evaluatedEffect(effect, {decision: decision, rule: rule, reason: reason, hint: hint}) {
      return {
        effect: effect,
        decision: decision,
        rule: rule,
        reason: reason,
        ...hint === void 0 ? {} : {
          hint: hint
        }
      };
    }
    const severity = {
      allow: 0,
      ask: 1,
      deny: 2
    };
    function strictest(effectDecisions) {
      let worst;
      for (const effectDecision of effectDecisions) if (worst === void 0 || severity[effectDecision.decision] > severity[worst.decision]) worst = effectDecision;
      return worst;
    }
    var file = __webpack_require__(90657);
    var package_directory = __webpack_require__(12337);
    var glob = __webpack_require__(69444);
    var unknown_target = __webpack_require__(1015);
    const allowedByDefault = new Set([ "TodoWrite", "Skill", "ReportFindings", "ReportIncomplete", "Noop" ]);
    const readOnlyTools = new Set([ ...allowedByDefault, "Read", "Glob", "Grep", "List" ]);
    const decisionVerbs = new Set([ "APPROVE", "REQUEST_CHANGES" ]);
    function evaluateTool(request, context) {
      const name = request.subject === void 0 ? request.tool : `${request.tool}(${request.subject})`;
      const denied = find("deny", request, context);
      if (denied !== void 0) return {
        decision: "deny",
        rule: denied.text,
        reason: `the rule ${denied.text} denies ${name}`
      };
      if (context.mode === "plan" && !readOnlyTools.has(request.tool)) return {
        decision: "deny",
        rule: null,
        reason: `${name} is not allowed in mode plan`
      };
      const asked = context.mode === "yolo" ? void 0 : find("ask", request, context);
      if (asked !== void 0) return {
        decision: "ask",
        rule: asked.text,
        reason: `the rule ${asked.text} wants ${name} to be confirmed`
      };
      const allowed = find("allow", request, context);
      if (allowed !== void 0) return {
        decision: "allow",
        rule: allowed.text,
        reason: `the rule ${allowed.text} allows ${name}`
      };
      if (allowedByDefault.has(request.tool)) return {
        decision: "allow",
        rule: null,
        reason: `${name} is allowed by default`
      };
      if (mustBeNamed(request)) return {
        decision: "ask",
        rule: null,
        reason: `no rule names ${name}`
      };
      if (context.mode === "yolo") return {
        decision: "allow",
        rule: null,
        reason: `mode yolo allows ${name}`
      };
      return {
        decision: "ask",
        rule: null,
        reason: `no rule allows ${name}`
      };
    }
    function mustBeNamed({tool: tool, subject: subject}) {
      return tool === "Review" && subject !== void 0 && decisionVerbs.has(subject);
    }
    function find(list, request, {rules: rules, more: more}) {
      const all = list === "allow" ? [ ...rules.allow, ...more ] : rules[list];
      if (list === "allow" && mustBeNamed(request)) return all.find(rule => namesLiterally(rule, request));
      return all.find(rule => namesTool(rule, request.tool, list !== "allow") && meansSubject(rule, request.subject, list !== "allow"));
    }
    function namesLiterally({tool: tool, specifier: specifier}, request) {
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
      const text = fold(rule.specifier.text);
      return /[\\*?[]/.test(text) ? (0, glob.Hj)((0, glob.Zs)(text), fold(subject)) : text === fold(subject);
    }
    function evaluateFetch(url, tool, context) {
      if (typeof url !== "string") {
        const rule = findFetch("deny", null, tool, context)?.text ?? null;
        const reason = `fetching from any address: ${url.any} is unknown before the command runs: ${(0, 
        unknown_target.w)(url.any)}`;
        return {
          decision: "deny",
          rule: rule,
          reason: reason,
          missing: false
        };
      }
      const host = hostOf(url);
      const shown = host ?? url.slice(0, 80);
      const denied = findFetch("deny", host, tool, context);
      if (denied !== void 0) return {
        decision: "deny",
        rule: denied.text,
        reason: `the rule ${denied.text} denies fetching from ${shown}`,
        missing: false
      };
      if (context.mode === "plan") return {
        decision: "deny",
        rule: null,
        reason: `fetching from ${shown} is not allowed in mode plan`,
        missing: false
      };
      const asked = context.mode === "yolo" ? void 0 : findFetch("ask", host, tool, context);
      if (asked !== void 0) return {
        decision: "ask",
        rule: asked.text,
        reason: `the rule ${asked.text} wants fetching from ${shown} to be confirmed`,
        missing: false
      };
      const allowed = findFetch("allow", host, tool, context);
      if (allowed !== void 0) return {
        decision: "allow",
        rule: allowed.text,
        reason: `the rule ${allowed.text} allows fetching from ${shown}`,
        missing: false
      };
      if (context.mode === "yolo") return {
        decision: "allow",
        rule: null,
        reason: `mode yolo allows fetching from ${shown}`,
        missing: false
      };
      return {
        decision: "ask",
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
    function findFetch(list, host, tool, context) {
      const all = context.rules[list];
      const rules = host === null ? all : (0, rule_index.Fu)(all, host, tool);
      return [ ...rules, ...list === "allow" ? context.more : [] ].find(rule => {
        if (rule.specifier.kind === "any") return rule.tool === "WebFetch" || rule.tool === tool && tool !== "Bash";
        if (rule.tool !== "WebFetch" || rule.specifier.kind !== "domain") return false;
        if (host === null) return list !== "allow";
        const domain = rule.specifier.host;
        return domain.startsWith("*.") ? host.endsWith(domain.slice(1)) : host === domain || host.endsWith(`.${domain}`);
      });
    }
    function evaluateCommand(step, alone, context) {
      const candidates = (0, file.Vd)((0, rule_index.gh)(context.rules.allow, () => reachingForms(step)), context);
      const rules = naming(candidates, step, context);
      for (const rule of naming(context.more, step, context)) rules.push(rule);
      const exec = {
        kind: "exec",
        argv: step.argv.map(word => word.kind === "literal" ? word.value : word.source),
        cwd: step.cwd
      };
      const run = evaluateExec({
        step: step,
        alone: alone,
        rules: rules
      }, context);
      const parts = [ evaluatedEffect(exec, run) ];
      for (const effect of step.effects) parts.push(evaluatedEffect(effect, evaluateCommandEffect(effect, step, rules, context)));
      for (const effect of candidateReads(step, context.world)) {
        const found = evaluateCommandEffect(effect, step, rules, context);
        if (found.decision === "deny") parts.push(evaluatedEffect(effect, found));
      }
      return {
        step: step,
        parts: parts,
        ownDecision: strictest(parts) ?? run,
        alone: alone,
        rules: rules
      };
    }
    function isCommandAllowedNow(evaluated, context) {
      const {step: step, alone: alone} = evaluated;
      const rules = [ ...evaluated.rules, ...naming(context.more, step, context) ];
      return evaluated.parts.every(({decision: decision, effect: effect}, at) => {
        if (decision === "allow") return true;
        const found = at === 0 ? evaluateExec({
          step: step,
          alone: alone,
          rules: rules
        }, context) : evaluateCommandEffect(effect, step, rules, context);
        return found.decision === "allow";
      });
    }
    function naming(rules, step, {world: world}) {
      return rules.filter(rule => (0, match_command.ig)(rule, step, world) || (0, match_command.rg)(rule, step, world));
    }
    function reachingForms(step) {
      const forms = [ ...(0, command_forms.T7)(step) ];
      for (let {outer: outer} = step; outer !== null; outer = outer.outer) forms.push(...(0, 
      command_forms.T7)(outer));
      return forms;
    }
    function evaluateExec({step: step, alone: alone, rules: rules}, context) {
      const called = show(step);
      const denied = meaning("deny", step, context);
      if (denied !== void 0) return {
        decision: "deny",
        rule: denied.text,
        reason: `the rule ${denied.text} denies ${called}`
      };
      const never = step.risks.find(risk => risk.never === true);
      if (never !== void 0) return {
        decision: "deny",
        rule: null,
        reason: `${called}: ${never.word} ${never.why}, which no rule may allow${never.hint === void 0 ? "" : `: ${never.hint}`}`,
        ...hintOf(never)
      };
      const free = (step.role === "neutral" || step.role === "transparent") && step.assigned.every(one => one.isSafe);
      if (context.mode === "plan" && !step.readOnly && !free) return {
        decision: "deny",
        rule: null,
        reason: `${called} is not known to be read-only, as mode plan wants`
      };
      const asked = context.mode === "yolo" ? void 0 : meaning("ask", step, context);
      if (asked !== void 0) return {
        decision: "ask",
        rule: asked.text,
        reason: `the rule ${asked.text} wants ${called} to be confirmed`
      };
      return permitted({
        step: step,
        called: called,
        rules: rules,
        free: free && !alone
      }, context);
    }
    function meaning(list, step, context) {
      if (context.rules[list].length === 0) return;
      const rules = (0, file.Vd)((0, rule_index.gM)(context.rules[list], () => (0, command_forms.Ik)(step)), context);
      return rules.find(rule => (0, match_command.mX)(rule, step));
    }
    const otherRights = /^(?:sudo|sudoedit|su|doas|pkexec|runuser|run0)$/;
    function permitted({step: step, called: called, rules: rules, free: free}, context) {
      const [rule] = rules;
      const name = (0, rule_index.Fl)(step.name);
      if (otherRights.test(name) && !rules.some(one => (0, rule_index.Fl)((0, match_command.jD)(one)[0] ?? "") === name)) return {
        decision: "deny",
        rule: null,
        reason: `${called} runs with other rights, and no allow rule names ${name}`
      };
      const open = uncovered(step.risks, rules, context);
      if (rule === void 0 && !free && open?.anyProgram !== true) {
        if (context.mode === "yolo") return {
          decision: "allow",
          rule: null,
          reason: `mode yolo allows ${called}`
        };
        const set = step.assigned.find(({isSafe: isSafe}) => !isSafe);
        const also = set === void 0 ? "" : `; it would have to name ${set.name} too`;
        return {
          decision: "ask",
          rule: null,
          reason: `no rule allows ${called}${also}`
        };
      }
      if (open !== void 0) return {
        decision: "ask",
        rule: rule?.text ?? null,
        reason: `${called}: ${open.word} ${open.why}${open.hint === void 0 ? ", and no rule names it" : `: ${open.hint}`}`,
        ...hintOf(open)
      };
      if (step.elsewhere && context.mode !== "yolo" && !mayRunThere(step, rules, context)) {
        const directory = (0, path_pattern.AA)(step.cwd, context.world);
        return {
          decision: "ask",
          rule: rule?.text ?? null,
          reason: `${called} runs what ${directory} says, and no rule names \`cd ${directory}\``
        };
      }
      const unclear = step.role === "unknown" ? step.argv.find(word => word.kind !== "literal") : void 0;
      if (unclear !== void 0 && context.mode !== "yolo" && rule?.specifier.kind !== "any") return {
        decision: "ask",
        rule: rule?.text ?? null,
        reason: `${called}: nothing is known about this program, and ${unclear.source} is not constant`,
        hint: `write the value of ${unclear.source} itself`
      };
      const reason = rule === void 0 ? `${called} changes nothing outside the shell` : `the rule ${rule.text} allows ${called}`;
      return {
        decision: "allow",
        rule: rule?.text ?? null,
        reason: reason
      };
    }
    const hintOf = ({hint: hint}) => hint === void 0 ? {} : {
      hint: hint
    };
    function mayRunThere(step, rules, context) {
      if (namesDirectory(step, context) || (0, package_directory.m)(step.cwd, context)) return true;
      return step.alias !== void 0 && rules.some(rule => matchesPathLiterally(rule, step.cwd, context.world.workspace));
    }
    function uncovered(risks, rules, {mode: mode}) {
      if (risks.length === 0) return;
      const isWide = mode === "yolo" || rules.some(rule => rule.specifier.kind === "any");
      const times = new Map;
      for (const {word: word} of risks) times.set(word, (times.get(word) ?? 0) + 1);
      return risks.find(risk => !(isWide && risk.anyProgram !== true) && !rules.some(rule => matchesRiskLiterally(rule, risk, times.get(risk.word) ?? 1)));
    }
    function evaluateCommandEffect(effect, step, rules, context) {
      const text = (0, types.E)(effect);
      const spelling = text === null ? void 0 : spellingText(text, step, rules);
      if (spelling !== void 0) return granted(spelling, "what it does");
      switch (effect.kind) {
       case "read":
       case "write":
       case "delete":
        {
          const found = (0, file.KO)(effect.kind, effect.path, "Bash", context);
          const {kind: kind, path: path} = effect;
          if (!found.missing || typeof path !== "string") return found;
          const rule = rules.find(one => grantsFile(one, {
            kind: kind,
            path: path
          }, step, context.world));
          return rule === void 0 ? found : granted(rule, path);
        }

       case "fetch":
        {
          const found = evaluateFetch(effect.url, "Bash", context);
          const {url: url} = effect;
          if (!found.missing || typeof url !== "string") return found;
          const rule = rules.find(one => matchesAddressLiterally(one, url));
          return rule === void 0 ? found : granted(rule, url);
        }

       case "exec":
        return "any" in effect.argv ? evaluateAnyProgram(effect.argv, step, context) : unnamed(effect.kind);

       case "post":
       case "mcp":
        return unnamed(effect.kind);
      }
    }
    function spellingText(text, {argv: argv, risks: risks}, rules) {
      if (!argv.some(word => word.kind === "literal" && word.value === text)) return;
      const risk = risks.find(({word: word}) => word === text);
      return risk && rules.find(rule => rule.specifier.kind === "command" && matchesRiskLiterally(rule, risk, 1));
    }
    function unnamed(kind) {
      return {
        decision: "ask",
        rule: null,
        reason: `no rule allows a command to ${kind}`
      };
    }
    function evaluateAnyProgram({any: any}, step, {rules: rules}) {
      const risk = step.risks.find(({word: word}) => word === any);
      const why = risk?.why ?? "is unknown before the command runs, and nothing is known about this program";
      const hint = risk?.hint ?? (0, unknown_target.w)(any);
      const rule = rules.deny.find(({tool: tool}) => tool === "Bash")?.text ?? null;
      return {
        decision: "deny",
        rule: rule,
        reason: `${show(step)}: ${any} ${why}: ${hint}`
      };
    }
    function granted(rule, what) {
      return {
        decision: "allow",
        rule: rule.text,
        reason: `the rule ${rule.text} names ${what}`
      };
    }
    const longestShown = 100;
    function show(step) {
      const written = (0, simple_command.u)(step);
      const text = written.replace(/\s+/g, " ");
      return `\`${text.length > longestShown ? `${text.slice(0, longestShown - 3)}\u2026` : text}\``;
    }
    function parseRequest(effects, world) {
      const plain = [];
      const lines = [];
      for (const effect of effects) {
        if (effect.kind !== "shell" && effect.kind !== "exec") {
          if (lengthOf(effect) > limits.No.length) return unparsable(`it names something longer than ${limits.No.length} characters`);
          plain.push(effect);
          continue;
        }
        const line = effect.kind === "shell" ? takeApart(effect.command, effect.cwd, world) : takeApartWords(effect.argv, effect.cwd, world);
        if ("problem" in line) return unparsable(line.problem);
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
    function unparsable(problem) {
      return {
        problem: problem,
        lines: [],
        effects: []
      };
    }
    function lengthOf(effect) {
      switch (effect.kind) {
       case "read":
       case "write":
       case "delete":
        return effect.path.length;

       case "fetch":
        return effect.url.length;

       case "post":
        return effect.target?.length ?? 0;

       case "mcp":
        return effect.server.length + effect.tool.length;
      }
    }
    function evaluateRequest(request, prepared, context) {
      if (prepared.problem !== null) return refusedRequest(prepared.problem, request, context);
      try {
        return evaluateParts(request, prepared, context);
      } catch (error) {
        if (error instanceof shell_context.FF) return refusedRequest(error.problem, request, context);
        throw error;
      }
    }
    function evaluateParts(request, prepared, context) {
      const commands = [];
      const parts = [];
      const scripts = [];
      for (const line of prepared.lines) {
        for (const step of line.steps) {
          const command = evaluateCommand(step, line.alone, context);
          commands.push(command);
          for (const part of command.parts) parts.push(part);
        }
        for (const script of line.scripts) scripts.push(script);
      }
      for (const line of prepared.lines) for (const effect of line.redirected) parts.push(evaluateEffect(effect, request, context));
      for (const effect of prepared.effects) parts.push(evaluateEffect(effect, request, context));
      const worst = parts.length === 0 ? evaluateTool(request, context) : decisive(parts);
      return {
        decision: worst.decision,
        outcome: worst.decision === "allow" ? "run" : "refuse",
        rule: worst.rule,
        reason: worst.reason.charAt(0).toUpperCase() + worst.reason.slice(1),
        effects: parts.map(part => part.effect),
        parts: parts,
        scripts: scripts,
        suggest: [],
        commands: commands
      };
    }
    function otherParts({commands: commands, parts: parts}) {
      return parts.slice(commands.reduce((sum, command) => sum + command.parts.length, 0));
    }
    function refusedPartsOf(explanation) {
      const others = otherParts(explanation).filter(part => part.decision !== "allow");
      return {
        steps: explanation.commands.filter(({ownDecision: ownDecision}) => ownDecision.decision !== "allow"),
        effects: others.map(part => part.effect),
        isTool: explanation.parts.length === 0
      };
    }
    function isAllowedNow(request, {steps: steps, effects: effects, isTool: isTool}, context) {
      return (!isTool || evaluateTool(request, context).decision === "allow") && effects.every(effect => evaluateEffect(effect, request, context).decision === "allow") && steps.every(evaluated => isCommandAllowedNow(evaluated, context));
    }
    function refusedRequest(problem, request, context) {
      const denied = context.rules.deny.find(rule => rule.tool === request.tool && rule.specifier.kind === "any");
      const reason = `The ${request.tool === "Bash" ? "command line" : "call"} is refused: ${problem}`;
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
    function evaluateEffect(effect, request, context) {
      switch (effect.kind) {
       case "read":
       case "write":
       case "delete":
        return evaluatedEffect(effect, (0, file.KO)(effect.kind, effect.path, request.tool, context));

       case "fetch":
        return evaluatedEffect(effect, evaluateFetch(effect.url, request.tool, context));

       case "mcp":
        return evaluatedEffect(effect, evaluateTool({
          tool: `mcp__${effect.server}__${effect.tool}`,
          effects: []
        }, context));

       case "post":
        return evaluatedEffect(effect, evaluateTool(writeRequestOf(effect, request), context));

       case "exec":
        return evaluatedEffect(effect, evaluateTool(request, context));
      }
    }
    function writeRequestOf({what: what, target: target}, request) {
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
    function decisive(parts) {
      const worst = strictest(parts);
      if (worst === void 0) throw new Error("a call without parts has nothing that decides");
      if (worst.decision === "deny") return parts.find(({decision: decision, rule: rule}) => decision === "deny" && rule !== null) ?? worst;
      return worst.decision === "allow" ? parts.find(part => part.rule !== null) ?? worst : worst;
    }
    const rewrite_table = [ [ /may hold a secret|file of the runner|prints every variable|outside the workspace/, null ], [ /target of a redirection/, 'name the path itself as the target, such as `> out.txt`, or `> "$TMPDIR/out.txt"` for a temporary file' ], [ /name of a command|stands where the name/, "name the program itself, without a variable or substitution" ], [ /more than|nested too deeply|very many names|too many words/, "split it into several shorter calls" ], [ /through a link|behind a link|link that the line/, "use the real path, and make links in a call of their own" ], [ /directory of cd|cd goes|changes the directory/, "name the directory itself behind cd, or use paths from the top of the workspace" ], [ /changes (?:what|the environment|how|which)|may outlive/, "leave the variable out, or set it only for one command by `env NAME=value COMMAND`" ], [ /quotes make one word/, "put double quotes around the value" ], [ /brace/, "write each word itself in place of the braces" ], [ /arithmetic|integer|subscript|number/, "write the number itself" ], [ /cannot be judged/, "write the commands themselves in place of `eval` or `source`" ], [ /substitution/, "run the inner command as a call of its own, and write what it printed as a constant" ], [ /not constant|variable/, "write the value itself" ] ];
    function rewriteFor(problem) {
      const known = rewrite_table.find(([pattern]) => pattern.test(problem));
      return known === void 0 ? "use simple commands with constant words, one per call" : known[1];
    }
    const most = 8;
    function refusalOf(explanation, problem, request, rules) {
      const {commands: commands, parts: parts, reason: reason} = explanation;
      if (problem !== null) {
        const rewrite = rewriteFor(problem);
        const nearest = rewrite === null ? nearestTo(explanation, request, rules) : [];
        return {
          kind: rewrite === null ? "permission" : "form",
          missing: [ problem ],
          rewrites: rewrite === null ? [] : [ rewrite ],
          permitted: [],
          nearest: nearest
        };
      }
      const refused = parts.filter(({decision: decision}) => decision !== "allow");
      const rewrites = [ ...new Set(refused.flatMap(part => rewriteOfPart(part) ?? [])) ];
      const isForm = refused.length > 0 && refused.every(part => rewriteOfPart(part) !== null);
      const missing = refused.length === 0 ? [ reason ] : [ ...new Set(refused.map(part => part.reason)) ];
      const permitted = commands.filter(({ownDecision: ownDecision, step: step}) => ownDecision.decision === "allow" && step.outer === null);
      return {
        kind: isForm ? "form" : "permission",
        missing: shortened(missing),
        rewrites: rewrites,
        permitted: shortened([ ...new Set(permitted.map(({step: step}) => `\`${(0, simple_command.u)(step)}\``)) ]),
        nearest: isForm ? [] : nearestTo(explanation, request, rules)
      };
    }
    function rewriteOfPart({effect: effect, hint: hint}) {
      const any = (0, types.E)(effect);
      return hint ?? (any === null ? null : (0, unknown_target.w)(any));
    }
    function shortened(texts) {
      return texts.length <= most ? texts : [ ...texts.slice(0, most), `and ${texts.length - most} more` ];
    }
    const tools = {
      cat: "Read",
      head: "Read",
      tail: "Read",
      less: "Read",
      more: "Read",
      grep: "Grep",
      egrep: "Grep",
      fgrep: "Grep",
      rg: "Grep",
      ag: "Grep",
      find: "Glob",
      fd: "Glob",
      ls: "List",
      tree: "List"
    };
    function nearestTo({commands: commands, parts: parts}, request, {allow: allow, deny: deny}) {
      const names = commands.flatMap(({step: step, ownDecision: ownDecision}) => ownDecision.decision === "allow" ? [] : [ (0, 
      rule_index.Fl)(step.name) ]);
      const isDenied = tool => deny.some(rule => rule.tool === tool && rule.specifier.kind === "any");
      const asTool = names.flatMap(name => Object.hasOwn(tools, name) ? tools[name] ?? [] : []);
      const found = [ ...new Set(asTool) ].filter(tool => !isDenied(tool)).map(tool => `the tool ${tool}`);
      const isWriting = parts.some(({decision: decision, effect: effect}) => decision !== "allow" && /write|delete/.test(effect.kind));
      const files = isWriting ? allow.filter(({tool: tool}) => tool === "Write" || tool === "Edit") : [];
      const commandRules = request.tool === "Bash" ? nearestCommands(allow, names, found.length === 0) : [];
      return shortened([ ...found, ...[ ...commandRules, ...files ].map(shown) ]);
    }
    function nearestCommands(allow, names, isElseAll) {
      const all = allow.filter(rule => rule.tool === "Bash" && (0, match_command.jD)(rule).length > 0);
      const same = all.filter(rule => names.includes((0, rule_index.Fl)((0, match_command.jD)(rule)[0] ?? "")));
      return same.length > 0 || !isElseAll ? same : all;
    }
    function shown({tool: tool, text: text, specifier: specifier}) {
      if (tool !== "Bash" || specifier.kind !== "command") return text;
      const inner = text.slice(text.indexOf("(") + 1, -1).trim();
      return `\`${inner.replace(/(?::| )\*$/, " \u2026")}\``;
    }
    var files_protected = __webpack_require__(58778);
    const maxRuleLength = 300;
    function addRulesForStep(wanted, evaluated, {world: world, isGeneral: isGeneral}) {
      for (const [at, part] of evaluated.parts.entries()) {
        if (part.decision === "allow") continue;
        if (at > 0) addRulesForEffect(wanted, part, world); else {
          wanted.add((isGeneral ? generalRule(evaluated) : null) ?? commandRule(evaluated, world));
          if (evaluated.step.elsewhere) wanted.add(`Bash(cd ${(0, command_pattern.zc)([ (0, 
          path_pattern.AA)(evaluated.step.cwd, world) ])})`);
        }
      }
    }
    function addRulesForEffect(wanted, {decision: decision, effect: effect}, world) {
      if (decision === "allow" || isUnsuggested(effect)) return;
      switch (effect.kind) {
       case "read":
       case "write":
       case "delete":
        {
          if (typeof effect.path !== "string") return;
          const tool = effect.kind === "read" ? "Read" : "Write";
          wanted.add(`${tool}(${(0, path_pattern.AA)(effect.path, world)})`);
          const real = world.realpath(effect.path);
          if (real !== effect.path) wanted.add(`${tool}(${(0, path_pattern.AA)(real, world)})`);
          return;
        }

       case "fetch":
        {
          if (typeof effect.url !== "string") return;
          const host = hostOf(effect.url);
          if (host !== null) wanted.add(`WebFetch(domain:${host})`);
          return;
        }

       case "exec":
       case "post":
       case "mcp":
      }
    }
    function isUnsuggested(effect) {
      if (effect.kind !== "write" && effect.kind !== "delete") return false;
      const {path: path} = effect;
      const segment = typeof path === "string" ? (0, files_protected.Aq)(path) : null;
      if (typeof path !== "string" || segment === null) return false;
      return /^\.git(?:hub)?$/i.test(segment) || path.endsWith(`/${segment}`) && !/.\.[a-z]+$/i.test(segment);
    }
    const namingWords = {
      git: 2,
      gh: 3,
      glab: 3,
      docker: 2,
      kubectl: 2,
      npm: 2,
      cargo: 2,
      go: 2
    };
    function generalRule({step: step}) {
      const {name: name, readOnly: readOnly, role: role, risks: risks, assigned: assigned, elsewhere: elsewhere} = step;
      if (!readOnly || role !== "known" || risks.length > 0 || assigned.length > 0 || elsewhere) return null;
      const words = (0, command_forms.GV)(step).slice(0, namingWords[name] ?? 1);
      return words.every(word => word !== null && /^[a-z][\w-]*$/.test(word)) ? `Bash(${words.join(" ")}:*)` : null;
    }
    function ruleForTool(request) {
      if (request.subject === void 0 || request.tool.startsWith("mcp__")) return request.tool;
      return `${request.tool}(${request.subject.replace(/[\\*?[\]]/g, "\\$&")})`;
    }
    function commandRule(evaluated, world) {
      const words = (0, command_forms.GV)(evaluated.step).map((word, at) => at === 0 ? fromTop(word, evaluated.step.cwd, world) : word);
      const unfit = words.findIndex(word => word === null || word.includes("\n"));
      const exact = unfit < 0 ? (0, command_pattern.zc)(words.map(word => word ?? "")) : null;
      const before = evaluated.step.assigned.filter(({isSafe: isSafe}) => !isSafe).map(assignmentPattern);
      if (exact !== null && exact.length <= maxRuleLength) return `Bash(${[ ...before, exact ].join(" ")})`;
      const known = words.slice(0, unfit < 0 ? 2 : unfit).map(word => word ?? "");
      return `Bash(${[ ...before, (0, command_pattern.zc)(known) ].join(" ")}:*)`;
    }
    function fromTop(name, cwd, world) {
      if (name === null || !name.includes("/") || name.startsWith("/") || cwd === world.workspace) return name;
      const seen = (0, files_paths.JA)({
        path: (0, files_paths.Hi)(name, cwd),
        directory: world.workspace
      });
      return seen === null ? name : `./${seen}`;
    }
    function assignmentPattern({name: name, value: value}) {
      return `${name}=${value === null ? "*" : value === "" ? "" : (0, command_pattern.zc)([ value ])}`;
    }
    function createPolicyEngine(options) {
      const explain = createExplainer(options);
      return request => {
        const {decision: decision, outcome: outcome, rule: rule, reason: reason, effects: effects, parts: parts, scripts: scripts, suggest: suggest, refusal: refusal} = explain(request);
        const evaluation = {
          decision: decision,
          outcome: outcome,
          rule: rule,
          reason: reason,
          effects: effects,
          parts: parts,
          scripts: scripts,
          suggest: suggest
        };
        return refusal === void 0 ? evaluation : {
          ...evaluation,
          refusal: refusal
        };
      };
    }
    function createExplainer(options) {
      const context = policyContextFor(options);
      return request => explainRequest(request, context);
    }
    const mostKept = 4096;
    function createFileGuard(options) {
      const context = policyContextFor(options);
      const kept = {
        read: new Map,
        write: new Map,
        delete: new Map
      };
      return (access, path) => {
        const answers = kept[access];
        const known = answers.get(path);
        if (known !== void 0 && options.world.isOwn?.(path) !== true) return known;
        const answer = answerFor(() => (0, file.WM)(access, path, options.tool, {
          ...context,
          files: new Map,
          compared: {
            count: 0
          }
        }));
        if (answers.size >= mostKept) answers.clear();
        answers.set(path, answer);
        return answer;
      };
    }
    function answerFor(policy) {
      try {
        const found = policy();
        return found.decision === "allow" ? null : found.reason;
      } catch (error) {
        if (error instanceof shell_context.FF) return error.problem;
        throw error;
      }
    }
    function policyContextFor(options) {
      const {rules: rules, diagnostics: diagnostics} = (0, parse_rules.N)(options.lists);
      const [diagnostic] = diagnostics;
      if (diagnostic !== void 0) throw new Error(`judging with a rule that cannot be used: ${diagnostic.rule} (${diagnostic.message})`);
      return {
        rules: rules,
        mode: options.mode,
        world: options.world,
        more: [],
        files: new Map,
        compared: {
          count: 0
        }
      };
    }
    const mostSuggested = 24;
    const mostTried = 2500;
    const tooMuch = "too much is refused to suggest rules for it";
    function explainRequest(request, given) {
      const known = (0, cached_path_facts.N)(given.world);
      const prepared = parseRequest(request.effects, known);
      const world = (0, own_files.s)(known, prepared.lines.flatMap(line => line.redirected));
      const context = {
        ...given,
        world: world,
        files: new Map,
        compared: {
          count: 0
        }
      };
      const first = evaluateRequest(request, prepared, context);
      if (first.outcome === "run") return first;
      const refusal = refusalOf(first, prepared.problem, request, given.rules);
      try {
        return {
          ...withSuggestions(first, {
            request: request,
            prepared: prepared,
            context: context
          }),
          refusal: refusal
        };
      } catch (error) {
        if (error instanceof shell_context.FF) return {
          ...first,
          reason: `${first.reason}; ${tooMuch}`,
          refusal: refusal
        };
        throw error;
      }
    }
    function withSuggestions(first, {request: request, prepared: prepared, context: context}) {
      const exact = [ ...wantedRules(first, request, context.world, false) ];
      if (exact.length > mostSuggested) return {
        ...first,
        reason: `${first.reason}; it would need more than ${mostSuggested} rules, too many to suggest`
      };
      if (prepared.problem !== null) return {
        ...first,
        reason: `${first.reason}; no allow rule changes that`
      };
      const refused = refusedPartsOf(first);
      const size = refused.effects.length + refused.steps.reduce((sum, {parts: parts}) => sum + parts.length, 0);
      if (size * exact.length > mostTried) return {
        ...first,
        reason: `${first.reason}; ${tooMuch}`
      };
      const under = more => ({
        ...context,
        more: more,
        files: new Map
      });
      const isEnough = more => isAllowedNow(request, refused, under(more));
      for (const wanted of [ [ ...wantedRules(first, request, context.world, true) ], exact ]) {
        const allow = (0, parse_rules.P)(wanted);
        if (wanted.length > 0 && isEnough(allow)) return {
          ...first,
          suggest: smallest(wanted, allow, isEnough)
        };
      }
      const open = onlyRefused(prepared, refused);
      const {reason: reason} = exact.length === 0 ? first : evaluateRequest(request, open, under((0, 
      parse_rules.P)(exact)));
      const isCovered = request.tool === "Bash" && isEnough((0, parse_rules.P)([ ...exact, "Bash" ]));
      return {
        ...first,
        reason: `${reason}; ${isCovered ? "only the rule Bash, for every command, covers that" : noRule(refused)}`
      };
    }
    function noRule(refused) {
      const paths = [ ...refused.effects, ...refused.steps.flatMap(({step: step}) => step.effects) ];
      return paths.some(isUnsuggested) ? "a rule that names the protected path would allow it, and is not suggested" : "no allow rule changes that";
    }
    function onlyRefused({problem: problem, lines: lines, effects: effects}, refused) {
      const steps = new Set(refused.steps.map(({step: step}) => step));
      const kept = new Set(refused.effects);
      return {
        problem: problem,
        lines: lines.map(line => ({
          ...line,
          steps: line.steps.filter(step => steps.has(step)),
          redirected: line.redirected.filter(effect => kept.has(effect))
        })),
        effects: effects.filter(effect => kept.has(effect))
      };
    }
    function wantedRules(explanation, request, world, isGeneral) {
      const wanted = new Set;
      for (const command of explanation.commands) {
        addRulesForStep(wanted, command, {
          world: world,
          isGeneral: isGeneral
        });
        if (wanted.size > mostSuggested) return wanted;
      }
      const others = new Set;
      for (const part of otherParts(explanation)) if (part.effect.kind !== "post") addRulesForEffect(others, part, world); else if (part.decision !== "allow") others.add(ruleForTool(writeRequestOf(part.effect, request)));
      if (request.tool !== "Bash" && others.size === 0) others.add(ruleForTool(request));
      for (const rule of others) wanted.add(rule);
      return wanted;
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
  11879: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      u: () => writtenAs
    });
    function writtenAs({assigned: assigned, argv: argv}) {
      let text = "";
      for (const {source: source} of assigned) text += `${source} `;
      for (const {source: source} of argv) text += `${source} `;
      return text.slice(0, -1);
    }
  })
};
