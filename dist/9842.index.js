"use strict";

exports.id = 9842;

exports.ids = [ 9842 ];

exports.modules = {
  9842: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
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
    var kept = __webpack_require__(7459);
    var policy_paths = __webpack_require__(2391);
    var policy_protected = __webpack_require__(3117);
    var shell_bounds = __webpack_require__(265);
    var shell_assignments = __webpack_require__(7560);
    var shell_context = __webpack_require__(5325);
    var shell_words = __webpack_require__(6235);
    const integer = /^[+-]?\d{1,18}$/;
    const arithmeticOperator = /^-(?:eq|ne|lt|le|gt|ge)$/;
    function checkCondition(expression, context) {
      (0, shell_context.Rf)(context.progress, 1);
      switch (expression.type) {
       case "TestUnary":
        checkUnary(expression.operator, (0, shell_words.zG)(expression.operand, context));
        return;

       case "TestBinary":
        checkBinary(expression.operator, expression.left, expression.right, context);
        return;

       case "TestLogical":
        for (const operand of expression.operands) checkCondition(operand, context);
        return;

       case "TestNot":
        checkCondition(expression.operand, context);
        return;

       case "TestGroup":
        checkCondition(expression.expression, context);
      }
    }
    function checkUnary(operator, operand) {
      if (operator !== "-v" && operator !== "-R") return;
      if (typeof operand !== "string" || !/^[A-Za-z_]\w*$/.test(operand)) throw new shell_context.FF(`${operator} evaluates a subscript, which may run a command`);
    }
    function checkBinary(operator, left, right, context) {
      const values = [ (0, shell_words.zG)(left, context), (0, shell_words.zG)(right, context) ];
      if (!arithmeticOperator.test(operator)) return;
      for (const [at, value] of values.entries()) {
        const node = at === 0 ? left : right;
        const counted = /^"?\$(?:\?|#|\{#\w+\})"?$/.test(node.text);
        if (!counted && (typeof value !== "string" || !integer.test(value))) throw new shell_context.FF(`${operator} evaluates what is not known to be an integer, which may run a command`);
      }
    }
    const unary = /^-[abcdefghknoprstuwxzGLNOS]$/;
    const binary = /^(?:=|==|!=|<|>|-(?:eq|ne|lt|le|gt|ge|ef|nt|ot))$/;
    function checkTest(args) {
      const words = args[0]?.kind === "literal" && args[0].value === "!" ? args.slice(1) : args;
      const values = words.map(word => word.kind === "literal" ? word.value : null);
      const dangerous = values.findIndex((value, at) => (value === "-v" || value === "-R") && at < values.length - 1);
      if (dangerous >= 0 && !/^[A-Za-z_]\w*$/.test(values[dangerous + 1] ?? "")) throw new shell_context.FF(`${values[dangerous] ?? ""} evaluates a subscript, which may run a command`);
      if (!values.includes(null)) return;
      const clear = words.every(word => word.kind !== "unknown") && (values.length === 1 || values.length === 2 && unary.test(values[0] ?? "") || values.length === 3 && binary.test(values[1] ?? ""));
      if (!clear) throw new shell_context.FF("the operator of a test is not constant");
    }
    var environment = __webpack_require__(455);
    function follow(path, from, world) {
      let real = path.startsWith("/") ? "/" : from;
      let isPlain = true;
      let isMissing = false;
      let missing = 0;
      for (const segment of path.split("/")) {
        if (segment === "" || segment === ".") continue;
        if (segment === "..") {
          real = real.slice(0, Math.max(1, real.lastIndexOf("/")));
          isMissing ||= missing > 0;
          missing = Math.max(0, missing - 1);
          continue;
        }
        const next = real === "/" ? `/${segment}` : `${real}/${segment}`;
        if (missing > 0 || world.kindOf(next) === "missing") missing += 1;
        real = missing > 0 ? next : world.realpath(next);
        if (real !== next) isPlain = false;
      }
      return {
        real: real,
        isPlain: isPlain,
        isMissing: isMissing
      };
    }
    const neutral = {
      kind: "neutral"
    };
    const refused = {
      ".": "it runs a file in this shell",
      alias: "it changes what later names mean",
      bind: "it ties code to keys",
      caller: "it is of no use in one line",
      compgen: "it can run code",
      complete: "it can run code later",
      compopt: "it changes how code runs later",
      dirs: "the directory is followed through cd only",
      enable: "it changes which programs names mean and can load a library",
      eval: "it runs text as code",
      fc: "it runs code from the history",
      getopts: "it assigns variables by subscripts",
      hash: "it changes which programs names mean",
      jobs: "it can run a command",
      history: "it can write files",
      let: "it evaluates text that may run a command",
      logout: "it is of no use in one line",
      mapfile: "it can run code for every line",
      popd: "the directory is followed through cd only",
      pushd: "the directory is followed through cd only",
      readarray: "it can run code for every line",
      shopt: "it changes how later words are read",
      source: "it runs a file in this shell",
      suspend: "it is of no use in one line",
      trap: "it runs code later",
      unalias: "it changes what later names mean"
    };
    const handlers = {
      ":": () => neutral,
      true: () => neutral,
      false: () => neutral,
      break: onlyNumbers,
      continue: onlyNumbers,
      exit: onlyNumbers,
      return: onlyNumbers,
      shift: onlyNumbers,
      wait: onlyNumbers,
      "[": args => {
        checkTest(args.slice(0, -1));
        return neutral;
      },
      test: args => {
        checkTest(args);
        return neutral;
      },
      builtin: args => wrapper("builtin", args, /^--$/),
      cd: changeDirectory,
      command: commandBuiltin,
      declare: declaration,
      exec: args => {
        if (args.length === 0) throw new shell_context.FF("exec without a command redirects everything that follows");
        return wrapper("exec", args, /^--$/);
      },
      export: declaration,
      local: declaration,
      read: readBuiltin,
      readonly: declaration,
      set: setBuiltin,
      type: () => neutral,
      typeset: declaration,
      unset: unsetBuiltin
    };
    function readBuiltinCommand(name, args, context) {
      const problem = Object.hasOwn(refused, name) ? refused[name] : void 0;
      if (problem !== void 0) throw new shell_context.FF(`${name === "." ? "`.`" : name} cannot be judged: ${problem}`);
      if (name === "printf") checkPrintf(args);
      return Object.hasOwn(handlers, name) ? handlers[name]?.(args, context) : void 0;
    }
    const counting = /%[-+ #0'\d.*hjlqLtz]*n/;
    function checkPrintf(args) {
      const [first] = args;
      if (first?.kind === "literal" && first.value.startsWith("-v")) throw new shell_context.FF("printf -v assigns a variable by a subscript, which may run a command");
      const format = first?.kind === "literal" && first.value === "--" ? args[1] : first;
      if (format === void 0) return;
      if (format.kind !== "literal") throw new shell_context.FF("the format of printf is not constant");
      if (counting.test(format.value.replaceAll("%%", ""))) throw new shell_context.FF("%n in the format of printf assigns a variable");
    }
    function onlyNumbers(args) {
      const fine = args.every(word => word.kind === "literal" && /^(?:\d{1,9}|%\d)$/.test(word.value) || word.source === "$?" || word.source === '"$?"' || word.source === "$!");
      if (!fine) throw new shell_context.FF("an argument that should be a number is not one");
      return neutral;
    }
    function wrapper(name, args, skipped) {
      const [first] = args;
      if (first === void 0) return neutral;
      const value = first.kind === "literal" ? first.value : null;
      if (value !== null && skipped.test(value)) return {
        kind: "wrapper",
        argv: args.slice(1)
      };
      if (value === null || value.startsWith("-")) throw new shell_context.FF(`an option of ${name} changes what is run`);
      return {
        kind: "wrapper",
        argv: args
      };
    }
    function commandBuiltin(args) {
      const option = args[0]?.kind === "literal" ? args[0].value : "";
      if (option === "-v" || option === "-V") return neutral;
      if (option === "-p") return wrapper("command", args.slice(1), /^--$/);
      return wrapper("command", args, /^--$/);
    }
    function changeDirectory(args, context) {
      const operands = args.filter(word => !(word.kind === "literal" && /^(?:--|-[LP])$/.test(word.value)));
      const [target] = operands;
      if (operands.length > 1 || target !== void 0 && target.kind !== "literal") throw new shell_context.FF("the directory of cd is not constant");
      const text = target?.value ?? context.world.commandHome;
      if (text === "" || text.startsWith("-")) throw new shell_context.FF("cd goes to a directory that the line does not name");
      const {state: state, world: world} = context;
      if (!text.startsWith("/") && state.cwdDoubt !== null) throw new shell_context.FF(state.cwdDoubt);
      const path = (0, policy_paths.Hi)(text, state.cwd);
      if (world.realpath(path) !== path || (0, policy_paths.BH)(text) && !follow(text, state.cwd, world).isPlain) throw new shell_context.FF("cd leads through a link");
      if (world.kindOf(path) !== "directory" || context.progress.disturbed) state.cwdUnproven = true;
      state.cwd = path;
      return {
        kind: "neutral",
        effects: [ {
          kind: "read",
          path: path
        } ]
      };
    }
    function declaration(args, context) {
      if (args.length === 0) throw new shell_context.FF("a declaration without a name prints every variable");
      for (const word of args) {
        if (/^[A-Za-z_]\w*=/.test(word.source) && (word.kind === "partial" || word.kind === "literal")) continue;
        if (word.kind !== "literal") throw new shell_context.FF("a declaration is not constant");
        if (/^-[rxg]+$/.test(word.value)) continue;
        if (word.value.startsWith("-") || word.value.startsWith("+")) throw new shell_context.FF(`a declaration with ${word.value} changes how values are read`);
        if (!(0, shell_assignments.XK)(word.value)) throw new shell_context.FF(`declaring ${word.value} changes what later commands do`);
        (0, shell_context.BB)(context.state, word.value, context.state.variables.get(word.value) ?? null);
      }
      return neutral;
    }
    function declare(builtin, name, value) {
      const exported = builtin === "export" || builtin === "declare" || builtin === "typeset";
      const harmless = typeof value === "string" && (0, environment.G)(name, value);
      const own = (0, shell_assignments.XK)(name);
      if (harmless || own && !exported) return;
      const instead = own ? ` (a rule can name it where it stands in front of one command: ${name}=\u2026 command)` : "";
      throw new shell_context.FF(`${builtin} ${name} changes the environment of later commands${instead}`);
    }
    function readBuiltin(args, context) {
      let at = 0;
      for (;at < args.length; at += 1) {
        const word = args[at];
        if (word?.kind !== "literal") throw new shell_context.FF("an argument of read is not constant");
        if (!word.value.startsWith("-")) break;
        if (/^-[rs]*[dnNpt]$/.test(word.value)) at += 1; else if (!/^-(?:[rs]+|-)$/.test(word.value)) throw new shell_context.FF("an option of read assigns by a subscript");
      }
      for (const word of args.slice(at)) {
        if (word.kind !== "literal" || !(0, shell_assignments.XK)(word.value)) throw new shell_context.FF("read assigns a variable that is not the script\u2019s own");
        (0, shell_context.BB)(context.state, word.value, null);
      }
      return neutral;
    }
    function setBuiltin(args) {
      if (args.length === 0) throw new shell_context.FF("set alone prints every variable");
      const fine = args.every((word, i) => {
        if (word.kind !== "literal") return false;
        const before = args[i - 1];
        const named = before?.kind === "literal" && /^[-+][eux]*o$/.test(before.value);
        return named ? /^(?:pipefail|errexit|nounset|xtrace)$/.test(word.value) : /^[-+][eux]*o?$/.test(word.value);
      });
      if (!fine) throw new shell_context.FF("set changes how later words are read");
      return neutral;
    }
    function unsetBuiltin(args, context) {
      for (const word of args) {
        if (word.kind !== "literal" || !(word.value === "-v" || (0, shell_assignments.XK)(word.value))) throw new shell_context.FF("unset changes what later commands do");
        (0, shell_context.BB)(context.state, word.value, "");
      }
      return neutral;
    }
    var opaque = __webpack_require__(5619);
    var table = __webpack_require__(7398);
    function redirectionEffects(redirections, context) {
      return redirections.flatMap(redirection => effectsOf(redirection, context));
    }
    function effectsOf(redirection, context) {
      if (redirection.descriptor?.type === "FileDescriptorVariable") throw new shell_context.FF("a redirection chooses its descriptor by a variable");
      if (redirection.type === "HereDoc") {
        if (!redirection.delimiter?.quoted) readHereDocument(redirection.body.parts ?? [], context);
        return [];
      }
      if (redirection.target === void 0) throw new shell_context.FF("a redirection has no target");
      if (redirection.type === "HereString") {
        (0, shell_words.zG)(redirection.target, context);
        return [];
      }
      const {operator: operator, target: target} = redirection;
      if ((operator === ">&" || operator === "<&") && /^(?:\d{1,9}-?|-)$/.test(target.text)) return [];
      const path = constantPath((0, shell_words.MU)(target, context), target.text, context);
      if (operator === "<" || operator === "<&") return [ {
        kind: "read",
        path: path
      } ];
      const write = {
        kind: "write",
        path: path
      };
      return operator === "<>" ? [ {
        kind: "read",
        path: path
      }, write ] : [ write ];
    }
    function readHereDocument(parts, context) {
      const [first] = parts;
      if (first === void 0) return;
      const text = parts.map(part => part.text).join("");
      (0, shell_words.zG)({
        type: "Word",
        pos: first.pos,
        end: parts.at(-1)?.end ?? first.end,
        text: text,
        value: text,
        parts: parts
      }, context);
    }
    function constantPath(words, source, context) {
      const [word] = words;
      if (words.length !== 1 || word?.kind !== "literal" || word.value === "") throw new shell_context.FF(`the target of a redirection (${source.slice(0, 60)}) is not one constant path`);
      if (!word.value.startsWith("/") && context.state.cwdDoubt !== null) throw new shell_context.FF(context.state.cwdDoubt);
      return realTarget(word.value, context);
    }
    function realTarget(path, context) {
      const absolute = (0, policy_paths.Hi)(path, context.state.cwd);
      if ((0, policy_paths.BH)(path) && follow(path, context.state.cwd, context.world).real !== context.world.realpath(absolute)) throw new shell_context.FF(`${path.slice(0, 60)} leads through a link and back`);
      return absolute;
    }
    function newTrail() {
      return {
        touched: [],
        made: [],
        spans: []
      };
    }
    function noteFiles(trail, effects, at) {
      for (const effect of effects) if (effect.kind === "read" || effect.kind === "write" || effect.kind === "delete") trail.touched.push({
        path: effect.path,
        at: at
      });
    }
    function pathBehindNewLink(trail, world) {
      if (trail.made.length === 0) return null;
      const areas = areasOf(trail, world);
      const beside = besideOf(trail);
      const names = new Map;
      for (const {path: path, at: at} of trail.touched) {
        const known = names.get(path) ?? [ ...namesOf(path, world), world.realpath(path) ];
        names.set(path, known);
        const until = Math.max(at, beside(at));
        if (known.some(name => mayLead(name, areas, made => made !== at && made < until))) return path;
      }
      return null;
    }
    function areasOf(trail, world) {
      const areas = new Map;
      for (const {path: path, at: at} of trail.made) {
        const below = path.endsWith("/") ? "/" : "";
        for (const name of new Set(namesOf(below === "" ? path : path.slice(0, -1), world))) {
          const times = areas.get(name + below) ?? [];
          if (times.length < 2 && !times.includes(at)) times.push(at);
          areas.set(name + below, times);
        }
      }
      return areas;
    }
    function mayLead(path, areas, isBefore) {
      if (areas.get(path)?.some(isBefore) === true) return true;
      for (let end = path.length; end >= 0; end = end === 0 ? -1 : path.lastIndexOf("/", end - 1)) {
        const directory = path.slice(0, end) || "/";
        if (directory !== path && areas.get(directory)?.some(isBefore) === true) return true;
        if (directory !== path && areas.get(`${directory}/`)?.some(isBefore) === true) return true;
      }
      return false;
    }
    function besideOf({spans: spans}) {
      const ends = [];
      for (const {from: from, to: to} of spans) ends[from] = Math.max(ends[from] ?? 0, to);
      for (let at = 0; at < ends.length; at += 1) ends[at] = Math.max(ends[at] ?? 0, ends[at - 1] ?? 0);
      return at => ends[Math.min(at, ends.length - 1)] ?? 0;
    }
    function namesOf(path, world) {
      const name = (0, policy_paths.OD)(path).at(-1);
      return name === void 0 ? [ path ] : [ path, (0, policy_paths.Hi)(name, world.realpath((0, 
      policy_paths.Hi)("..", path))) ];
    }
    const transparent = new Set([ "bash", "chronic", "env", "ionice", "nice", "nohup", "setsid", "stdbuf", "time", "timeout", "unbuffer" ]);
    const trustedDirectory = /^\/(?:usr\/)?s?bin\/([^/]+)$/;
    function bareName(name) {
      return trustedDirectory.exec(name)?.[1] ?? name;
    }
    function addCommand(argv, walk, context, assigned = []) {
      const [first] = argv;
      if (first?.kind !== "literal" || first.value === "") throw new shell_context.FF("the name of a command is not constant");
      if (walk.outer !== null && first.value.startsWith("-")) throw new shell_context.FF(`${first.value.slice(0, 60)} stands where the name of a command should`);
      if (walk.outer !== null && walk.outer.depth >= shell_bounds.Fy.wrappers) throw new shell_context.FF(`commands start commands more than ${shell_bounds.Fy.wrappers} deep`);
      if (walk.steps.length >= shell_bounds.Fy.steps) throw new shell_context.FF(`it runs more than ${shell_bounds.Fy.steps} commands`);
      (0, shell_context.Rf)(context.progress, argv.length);
      const builtin = first.value.includes("/") ? void 0 : readBuiltinCommand(first.value, argv.slice(1), context);
      if (builtin === void 0) {
        addProgram({
          name: first.value,
          argv: argv,
          assigned: assigned
        }, walk, context);
        return;
      }
      const kept = assigned.find(({harmless: harmless}) => !harmless);
      if (kept !== void 0) throw new shell_context.FF(`the variable ${kept.name} set for ${first.value} may outlive it`);
      const step = push(walk, context, {
        name: first.value,
        argv: argv,
        assigned: assigned,
        role: builtin.kind === "neutral" ? "neutral" : "transparent",
        effects: builtin.kind === "neutral" ? builtin.effects ?? [] : [],
        hazards: [],
        readOnly: true,
        elsewhere: false
      });
      if (builtin.kind === "wrapper") addCommand(builtin.argv, {
        ...walk,
        outer: step
      }, context);
    }
    function push(walk, context, part) {
      const step = {
        name: part.name,
        argv: part.argv,
        assigned: part.assigned,
        role: part.role,
        effects: part.effects,
        hazards: part.hazards,
        readOnly: part.readOnly,
        elsewhere: part.elsewhere,
        cwd: context.state.cwd,
        depth: walk.outer === null ? 0 : walk.outer.depth + 1,
        outer: walk.outer
      };
      (0, shell_context.Dc)(context.progress, step.effects);
      noteFiles(walk.trail, step.effects, walk.steps.length);
      walk.steps.push(step);
      return step;
    }
    function addProgram({name: name, argv: argv, assigned: assigned}, walk, context) {
      if (context.state.cwdDoubt !== null) throw new shell_context.FF(context.state.cwdDoubt);
      checkClimbing(argv, context);
      const bare = bareName(name);
      const base = bare.slice(bare.lastIndexOf("/") + 1);
      const program = (0, table.w)(bare) ?? (0, table.w)(base);
      const reading = program === void 0 ? null : readSafely(program, [ asBare(argv[0], base), ...argv.slice(1) ], context);
      if (reading?.effects.some(effect => effect.kind === "write") === true) checkParents(argv, context);
      const step = push(walk, context, {
        name: name,
        argv: argv,
        assigned: assigned,
        role: roleOf(bare, reading),
        effects: reading?.effects ?? [],
        hazards: reading?.hazards ?? (bare.includes("/") ? [] : (0, opaque.h)(argv.slice(1))),
        readOnly: reading?.readOnly === true && bare === base,
        elsewhere: typeof program?.grants === "string" && context.state.cwd !== context.world.workspace
      });
      const at = walk.steps.length - 1;
      walk.trail.made.push(...(reading?.links ?? []).map(path => ({
        path: path,
        at: at
      })));
      for (const inner of reading?.inner ?? []) addInner(inner, {
        ...walk,
        outer: step
      }, context);
      if (walk.steps.slice(at + 1).some(one => writesTop(one, context))) walk.redirected.push({
        kind: "write",
        path: `${context.world.workspace}/.github`
      });
      walk.trail.spans.push({
        from: at,
        to: walk.steps.length
      });
      if (!step.readOnly && step.role !== "transparent") (0, shell_context.Wi)(context.progress);
    }
    function writesTop({effects: effects}, {world: world}) {
      return effects.some(effect => effect.kind === "write" && effect.path === world.workspace);
    }
    function asBare(word, base) {
      return {
        kind: "literal",
        value: base,
        source: word?.source ?? base
      };
    }
    function readSafely(program, argv, context) {
      return program.read({
        argv: argv,
        cwd: context.state.cwd
      }, context.world);
    }
    function roleOf(bare, reading) {
      if (reading === null || reading.opaque === true) return "unknown";
      const passes = transparent.has(bare) && reading.inner.length > 0 && reading.hazards.length === 0;
      return passes ? "transparent" : "known";
    }
    function checkClimbing(argv, context) {
      for (const text of climbing(argv)) realTarget(text, context);
    }
    function checkParents(argv, context) {
      const missing = climbing(argv).find(text => follow(text, context.state.cwd, context.world).isMissing);
      if (missing !== void 0) throw new shell_context.FF(`${missing.slice(0, 60)} goes through a directory that is not there, and back`);
    }
    function climbing(argv) {
      return argv.flatMap(word => word.kind === "literal" && word.value.includes("..") ? [ word.value, word.value.slice(word.value.indexOf("=") + 1) ].filter(policy_paths.BH) : []);
    }
    function addInner(inner, walk, context) {
      const state = (0, shell_context.hw)(context.state, context.progress);
      if (inner.cwd !== void 0) {
        if ((0, policy_protected.Lx)(inner.cwd) || context.world.realpath(inner.cwd) !== inner.cwd) throw new shell_context.FF("a command runs in a directory behind a link");
        state.cwd = inner.cwd;
      }
      if (inner.kind === "argv") {
        addCommand(inner.argv, walk, {
          ...context,
          state: state
        });
        return;
      }
      if (walk.level >= shell_bounds.Fy.scripts) throw new shell_context.FF(`scripts stand in scripts more than ${shell_bounds.Fy.scripts} deep`);
      walk.script(inner.command, {
        ...walk,
        level: walk.level + 1
      }, {
        ...context,
        state: state
      });
    }
    const none = new Set;
    const canonical_table = {
      git: {
        valued: new Set([ "-C", "-c", "--git-dir", "--work-tree", "--namespace", "--exec-path", "--config-env", "--super-prefix", "--attr-source", "--list-cmds" ]),
        harmless: new Set([ "--no-pager", "-P", "--no-optional-locks", "--no-advice", "--literal-pathspecs", "--no-replace-objects" ])
      },
      npm: {
        valued: new Set([ "--prefix", "-C", "-w", "--workspace", "--userconfig", "--globalconfig", "--registry", "--loglevel", "--cache" ]),
        harmless: none
      },
      pnpm: {
        valued: new Set([ "-C", "--dir", "--filter", "-F", "--config" ]),
        harmless: none
      },
      yarn: {
        valued: new Set([ "--cwd", "--use-yarnrc" ]),
        harmless: none
      },
      bun: {
        valued: new Set([ "--cwd", "-c", "--config", "--env-file", "-F", "--filter" ]),
        harmless: none
      },
      cargo: {
        valued: new Set([ "--config", "-C", "-Z", "--color", "--manifest-path" ]),
        harmless: none
      },
      go: {
        valued: new Set([ "-C" ]),
        harmless: none
      },
      docker: {
        valued: new Set([ "-H", "--host", "-c", "--context", "--config", "-l", "--log-level", "--tlscacert", "--tlscert", "--tlskey" ]),
        harmless: none
      },
      podman: {
        valued: new Set([ "--url", "--connection", "-c", "--root", "--runroot", "--log-level" ]),
        harmless: none
      },
      kubectl: {
        valued: new Set([ "-n", "--namespace", "--context", "--kubeconfig", "--cluster", "--user", "-s", "--server", "--as", "--token" ]),
        harmless: none
      },
      gh: {
        valued: new Set([ "-R", "--repo" ]),
        harmless: none
      },
      sudo: {
        valued: new Set([ "-u", "-g", "-C", "-D", "-h", "-p", "-R", "-r", "-t", "-T", "-U", "--user", "--group", "--chdir", "--host", "--prompt" ]),
        harmless: none
      },
      pip: {
        valued: new Set([ "--python", "--log", "--proxy", "--cert", "--client-cert", "--cache-dir", "--retries", "--timeout" ]),
        harmless: none
      },
      python: {
        valued: new Set([ "-W", "-X", "-Q" ]),
        harmless: none
      },
      make: {
        valued: new Set([ "-C", "-f", "-I", "-j", "-l", "-o", "-W", "--directory", "--file", "--makefile", "--jobs" ]),
        harmless: none
      }
    };
    function wordsOf(step) {
      return step.argv.map((word, at) => word.kind !== "literal" ? null : at === 0 ? bareName(step.name) : word.value);
    }
    const allowForms = (0, kept.e)(step => {
      const words = wordsOf(step);
      const options = optionsOf(words[0] ?? "");
      if (options === void 0 || options.harmless.size === 0) return [ words ];
      let at = 1;
      while (options.harmless.has(words[at] ?? "")) at += 1;
      return at === 1 ? [ words ] : [ words, [ words[0] ?? null, ...words.slice(at) ] ];
    });
    const denyForms = (0, kept.e)(step => {
      const words = wordsOf(step);
      const options = optionsOf(words[0] ?? "");
      const stripped = options === void 0 ? null : withoutGlobals(words, options);
      return stripped === null ? [ words ] : [ words, stripped ];
    });
    function optionsOf(name) {
      const base = name.slice(name.lastIndexOf("/") + 1).toLowerCase();
      const family = /^python[\d.]*$/.test(base) ? "python" : /^pip[\d.]*$/.test(base) ? "pip" : base;
      return Object.hasOwn(canonical_table, family) ? canonical_table[family] : void 0;
    }
    function withoutGlobals(words, options) {
      let at = 1;
      while (at < words.length) {
        const word = words[at];
        if (word === null || word === void 0 || !/^[-+]/.test(word) || word === "--") break;
        at += options.valued.has(word) ? 2 : 1;
      }
      return at === 1 ? null : [ words[0] ?? null, ...words.slice(at) ];
    }
    var rule_index = __webpack_require__(7296);
    var rule_path = __webpack_require__(4025);
    var policy_sensitive = __webpack_require__(507);
    function countRules(rules, {compared: compared}) {
      compared.count += rules.length;
      if (compared.count > shell_bounds.Fy.rules) throw new shell_context.FF(`it would have to be compared with more than ${shell_bounds.Fy.rules} rules`);
      return rules;
    }
    const toDo = {
      read: "reading",
      write: "writing",
      delete: "deleting"
    };
    function judgeFile(access, path, tool, ground) {
      const key = `${access} ${tool} ${path}`;
      const found = ground.files.get(key) ?? judgeAfresh(access, path, tool, ground);
      ground.files.set(key, found);
      return found;
    }
    function judgeAfresh(access, path, tool, ground) {
      if ((0, policy_protected.tO)(path)) return finding("allow", null, `${path} is free`);
      const {world: world} = ground;
      const real = world.realpath(path);
      const lexical = judgeRealFile(access, path, tool, ground);
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
      const inside = (0, policy_paths.Mf)(path, workspace);
      return inside === "" ? "the workspace" : inside ?? path;
    }
    function judgeRealFile(access, path, tool, ground) {
      if ((0, policy_protected.tO)(path)) return finding("allow", null, `${path} is free`);
      return judgeOne({
        access: access,
        path: path,
        shown: called(path, ground.world),
        tool: tool,
        ground: ground
      });
    }
    function judgeOne(question) {
      const {access: access, path: path, shown: shown, ground: ground} = question;
      const doing = `${toDo[access]} ${shown}`;
      if ((0, policy_protected.Lx)(path)) return finding("deny", null, `${doing}: /proc, /sys and /dev are closed to tools`);
      const denied = matching("deny", question);
      if (denied !== void 0) return finding("deny", denied.text, `the rule ${denied.text} denies ${doing}`);
      const sensitive = (0, policy_sensitive.y)(path);
      const barred = barredByName(question, doing, sensitive);
      if (barred !== null) return barred;
      if (ground.mode === "plan" && access !== "read") return finding("deny", null, `${doing} is not allowed in mode plan`);
      const asked = matching("ask", question);
      if (asked !== void 0) return finding("ask", asked.text, `the rule ${asked.text} wants ${doing} to be confirmed`);
      const allowed = matching("allow", question);
      if (allowed !== void 0) return finding("allow", allowed.text, `the rule ${allowed.text} allows ${doing}`);
      return byDefault(question, doing, sensitive);
    }
    function barredByName(question, doing, sensitive) {
      const {access: access, path: path, ground: ground} = question;
      if (access === "read" && sensitive !== "high") return null;
      const opened = opens => candidates("allow", question).some(rule => rule.specifier.kind === "path" && opens(rule.specifier.pattern) && covers(rule, question) && matches(rule, question));
      if (sensitive === "high" && !opened(pattern => pattern.exact)) return finding("deny", null, `${doing}: the file may hold credentials, and no allow rule names exactly this path`);
      if (access === "read") return null;
      if (access === "delete" && (0, policy_paths.FK)(ground.world.workspace, path)) return finding("deny", null, `${doing} would remove the workspace itself`);
      const segment = (0, policy_protected.Aq)(path);
      if (segment === null) return null;
      return opened(pattern => (0, rule_path.KQ)(pattern, segment)) ? null : finding("deny", null, `${doing}: ${segment} is protected, and no allow rule names it`);
    }
    function byDefault(question, doing, sensitive) {
      const {access: access, path: path, tool: tool, ground: ground} = question;
      const inside = (0, policy_paths.FK)(path, ground.world.workspace);
      if (sensitive === "medium") return missing(`${doing} needs a rule, since the file may hold private data`);
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
      return candidates(list, question).find(rule => covers(rule, question) && matches(rule, question));
    }
    function candidates(list, {path: path, tool: tool, ground: ground}) {
      const rules = countRules((0, rule_index.aM)(ground.rules[list], path, tool), ground);
      return list === "allow" && ground.more.length > 0 ? [ ...rules, ...ground.more ] : rules;
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
      const denied = find("deny", request, ground);
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
      const asked = find("ask", request, ground);
      if (asked !== void 0) return {
        verdict: "ask",
        rule: asked.text,
        reason: `the rule ${asked.text} wants ${name} to be confirmed`
      };
      const allowed = find("allow", request, ground);
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
    function find(list, request, {rules: rules, more: more}) {
      const all = list === "allow" ? [ ...rules.allow, ...more ] : rules[list];
      if (list === "allow" && mustBeNamed(request)) return all.find(rule => spells(rule, request));
      return all.find(rule => namesTool(rule, request.tool, list !== "allow") && meansSubject(rule, request.subject, list !== "allow"));
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
      const text = fold(rule.specifier.text);
      return /[\\*?[]/.test(text) ? (0, glob.Hj)((0, glob.Zs)(text), fold(subject)) : text === fold(subject);
    }
    function judgeFetch(url, tool, ground) {
      const host = hostOf(url);
      const shown = host ?? url.slice(0, 80);
      const denied = findFetch("deny", host, tool, ground);
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
      const asked = findFetch("ask", host, tool, ground);
      if (asked !== void 0) return {
        verdict: "ask",
        rule: asked.text,
        reason: `the rule ${asked.text} wants fetching from ${shown} to be confirmed`,
        missing: false
      };
      const allowed = findFetch("allow", host, tool, ground);
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
    function findFetch(list, host, tool, ground) {
      const all = ground.rules[list];
      const rules = host === null ? all : (0, rule_index.Fu)(all, host, tool);
      return [ ...rules, ...list === "allow" ? ground.more : [] ].find(rule => {
        if (rule.specifier.kind === "any") return rule.tool === "WebFetch" || rule.tool === tool && tool !== "Bash";
        if (rule.tool !== "WebFetch" || rule.specifier.kind !== "domain") return false;
        if (host === null) return list !== "allow";
        const domain = rule.specifier.host;
        return domain.startsWith("*.") ? host.endsWith(domain.slice(1)) : host === domain || host.endsWith(`.${domain}`);
      });
    }
    var rule_command = __webpack_require__(4229);
    function allowRuleNames(rule, step, world) {
      if (rule.tool !== "Bash") return false;
      if (rule.specifier.kind === "any") return true;
      if (rule.specifier.kind !== "command") return false;
      const {pattern: pattern} = rule.specifier;
      const sameProgram = (text, word) => {
        if (!text.includes("/") || !word.includes("/")) return text === word;
        return (0, policy_paths.Hi)(text, world.workspace) === (0, policy_paths.Hi)(word, step.cwd);
      };
      if (step.role === "unknown" && leavesProgramOpen(pattern)) return false;
      if (!allowsAssignments(pattern, step)) return false;
      return allowForms(step).some(words => (0, rule_command.f0)(pattern, words, {
        generous: false,
        sameProgram: sameProgram
      }));
    }
    function leavesProgramOpen({words: [first]}) {
      return first?.kind === "words" || first?.kind === "pieces" && first.pieces[0] === "";
    }
    function allowsAssignments({assignments: assignments}, {assigned: assigned}) {
      return assigned.every(one => one.harmless || assignments.some(part => (0, rule_command.DU)(part, one, false))) && assignments.every(part => assigned.some(one => (0, 
      rule_command.DU)(part, one, false)));
    }
    function allowRuleReaches(rule, step, world) {
      for (let outer = step.outer; outer !== null; outer = outer.outer) if (literalWords(rule).includes(step.name, 1) && allowRuleNames(rule, outer, world)) return true;
      return false;
    }
    function strictRuleNames(rule, step) {
      if (rule.tool !== "Bash") return false;
      if (rule.specifier.kind === "any") return true;
      if (rule.specifier.kind !== "command") return false;
      const given = rule.specifier.pattern;
      const pattern = given.words.length === 1 ? {
        ...given,
        open: true
      } : given;
      const isSet = pattern.assignments.every(part => step.assigned.some(one => (0, rule_command.DU)(part, one, true)));
      if (!isSet) return false;
      return denyForms(step).some(words => (0, rule_command.f0)(pattern, words, {
        generous: true,
        sameProgram: sameProgram
      }) || pattern.open && matchesLoosely(pattern, words));
    }
    function sameProgram(text, word) {
      return (0, rule_index.Fl)(text) === (0, rule_index.Fl)(word);
    }
    function matchesLoosely(pattern, words) {
      const wanted = pattern.words.map(word => word.kind === "literal" ? word.text : null);
      const program = wanted[0];
      const name = words[0];
      if (wanted.includes(null) || typeof program !== "string" || typeof name !== "string" || !sameProgram(program, name)) return false;
      const literal = wanted.slice(1).filter(word => word !== null);
      const given = words.slice(1);
      const operands = given.filter(word => word === null || !word.startsWith("-"));
      const flags = flagsOf(given.filter(word => word !== null));
      const uncertain = given.includes(null);
      const optionsMet = flagsOf(literal).every(flag => uncertain || flags.includes(flag));
      const operandsMet = literal.filter(word => !word.startsWith("-")).every((word, at) => operands[at] === word || operands[at] === null);
      return optionsMet && operandsMet;
    }
    function flagsOf(words) {
      return words.flatMap(word => {
        if (word.startsWith("--")) return word === "--" ? [] : [ word ];
        return word.startsWith("-") ? Array.from(word.slice(1)).map(letter => `-${letter}`) : [];
      });
    }
    const literalWords = (0, kept.e)(rule => {
      if (rule.specifier.kind !== "command") return [];
      return rule.specifier.pattern.words.flatMap(word => word.kind === "literal" ? [ word.text ] : []);
    });
    var steps = __webpack_require__(4425);
    function spellsHazard(rule, hazard, times) {
      if ((timesSpelled(rule).get(hazard.word) ?? 0) >= times) return true;
      const words = literalWords(rule);
      if (rule.specifier.kind !== "command" || !rule.specifier.pattern.open) return false;
      const {alsoCoveredBy: also, openedBy: openedBy} = hazard;
      return also !== void 0 && words.length === also.length && also.every((word, at) => words[at] === word) || openedBy !== void 0 && words.length > 0 && words.every((word, at) => openedBy[at] === word);
    }
    const timesSpelled = (0, kept.e)(rule => {
      const times = new Map;
      for (const word of literalWords(rule).slice(1)) times.set(word, (times.get(word) ?? 0) + 1);
      return times;
    });
    function spellsPath(rule, path, cwd) {
      const spelled = pathsSpelled(rule);
      const known = spelled.get(cwd);
      if (known !== void 0) return known.has(path);
      const texts = literalWords(rule).slice(1).flatMap(word => [ word, word.slice(word.indexOf("=") + 1), word.slice(2) ]);
      const paths = new Set(texts.filter(text => text !== "").map(text => (0, policy_paths.Hi)(text, cwd)));
      spelled.clear();
      spelled.set(cwd, paths);
      return paths.has(path);
    }
    const pathsSpelled = (0, kept.e)(() => new Map);
    function spellsAddress(rule, url) {
      const addresses = addressesSpelled(rule);
      return addresses.has(url) || URL.canParse(url) && addresses.has(new URL(url).href);
    }
    const addressesSpelled = (0, kept.e)(rule => {
      const words = literalWords(rule).slice(1);
      return new Set(words.flatMap(word => URL.canParse(word) ? [ word, new URL(word).href ] : [ word ]));
    });
    function judgeStep(step, alone, ground) {
      const rules = naming([ ...countRules((0, rule_index.gh)(ground.rules.allow, reachingForms(step)), ground), ...ground.more ], step, ground);
      const exec = {
        kind: "exec",
        argv: step.argv.map(word => word.kind === "literal" ? word.value : word.source),
        cwd: step.cwd
      };
      const run = judgeExec({
        step: step,
        alone: alone,
        rules: rules
      }, ground);
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
        finding: strictest(parts) ?? run,
        alone: alone,
        rules: rules
      };
    }
    function passesNow(judged, ground) {
      const {step: step, alone: alone} = judged;
      const rules = [ ...judged.rules, ...naming(ground.more, step, ground) ];
      return judged.parts.every(({verdict: verdict, effect: effect}, at) => {
        if (verdict === "allow") return true;
        const found = at === 0 ? judgeExec({
          step: step,
          alone: alone,
          rules: rules
        }, ground) : judgeEffect(effect, step, rules, ground);
        return found.verdict === "allow";
      });
    }
    function naming(rules, step, {world: world}) {
      return rules.filter(rule => allowRuleNames(rule, step, world) || allowRuleReaches(rule, step, world));
    }
    function reachingForms(step) {
      const forms = [ ...allowForms(step) ];
      for (let {outer: outer} = step; outer !== null; outer = outer.outer) forms.push(...allowForms(outer));
      return forms;
    }
    function plain(finding) {
      return {
        verdict: finding.verdict,
        rule: finding.rule,
        reason: finding.reason
      };
    }
    function judgeExec({step: step, alone: alone, rules: rules}, ground) {
      const called = show(step);
      const denied = meaning("deny", step, ground);
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
      const asked = meaning("ask", step, ground);
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
    function meaning(list, step, ground) {
      const rules = countRules((0, rule_index.gM)(ground.rules[list], denyForms(step)), ground);
      return rules.find(rule => strictRuleNames(rule, step));
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
        reason: `${called}: ${open.word} ${open.why}${open.mend === void 0 ? ", and no rule names it" : `: ${open.mend}`}`
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
      return [ ...directoryRules(ground.rules.allow), ...ground.more ].some(rule => {
        const [program, directory, ...more] = literalWords(rule);
        const whole = rule.tool === "Bash" && rule.specifier.kind === "any";
        return whole || program === "cd" && directory !== void 0 && more.length === 0 && (0, 
        policy_paths.Hi)(directory, ground.world.workspace) === step.cwd;
      });
    }
    const directoryRules = (0, kept.e)(rules => rules.filter(rule => rule.tool === "Bash" && (rule.specifier.kind === "any" || literalWords(rule)[0] === "cd")));
    function uncovered(hazards, rules) {
      if (hazards.length === 0 || rules.some(rule => rule.specifier.kind === "any")) return;
      const times = new Map;
      for (const {word: word} of hazards) times.set(word, (times.get(word) ?? 0) + 1);
      return hazards.find(hazard => !rules.some(rule => spellsHazard(rule, hazard, times.get(hazard.word) ?? 1)));
    }
    function judgeEffect(effect, step, rules, ground) {
      switch (effect.kind) {
       case "read":
       case "write":
       case "delete":
        {
          const found = judgeFile(effect.kind, effect.path, "Bash", ground);
          const rule = found.missing ? rules.find(one => spellsPath(one, effect.path, step.cwd)) : void 0;
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
    function suspects(step) {
      if (step.role !== "unknown") return [];
      return step.argv.slice(1).flatMap(word => {
        if (word.kind !== "literal" || word.value === "") return [];
        const texts = new Set([ word.value, word.value.slice(word.value.indexOf("=") + 1) ].filter(text => !text.startsWith("-") && text !== ""));
        return [ ...texts ].map(text => ({
          kind: "read",
          path: (0, policy_paths.Hi)(text, step.cwd)
        }));
      });
    }
    const longestShown = 100;
    function show(step) {
      const written = (0, steps.u)(step);
      const text = /[^\S ]|  /.test(written) ? written.replace(/\s+/g, " ") : written;
      return `\`${text.length > longestShown ? `${text.slice(0, longestShown - 3)}\u2026` : text}\``;
    }
    var arithmetic = __webpack_require__(6020);
    var parser = __webpack_require__(8989);
    const uncertain = "the directory that a command runs in is not certain";
    function maybe(scene, body) {
      const before = (0, shell_context.hw)(scene.context.state, scene.context.progress);
      body();
      loosen(scene.context.state, before);
    }
    function loosen(state, before) {
      for (const [name, value] of state.variables) if (!before.variables.has(name) || before.variables.get(name) !== value) state.variables.set(name, null);
      if (state.cwd !== before.cwd) state.cwdDoubt = uncertain;
    }
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
      if (rounds.some(value => typeof value !== "string")) (0, shell_context.Wi)(scene.context.progress);
      for (const value of rounds) loop(node, scene, () => {
        (0, shell_context.BB)(scene.context.state, name, value);
        scene.statements(node.body.commands, scene);
      });
      (0, shell_context.BB)(scene.context.state, name, null);
    }
    function knownRounds(words) {
      if (words === null || words.length === 0 || words.length > maxRounds) return [ null ];
      const [only] = words;
      if (words.length === 1 && only?.kind === "unknown" && only.plain === true) return [ shell_context._y ];
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
      const {state: state, progress: progress} = scene.context;
      for (const name of assignedIn(node)) (0, shell_context.BB)(state, name, null);
      const before = (0, shell_context.hw)(state, progress);
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
    const assigned = new WeakMap;
    function assignedIn(node) {
      const known = assigned.get(node);
      if (known !== void 0) return known;
      const names = new Set;
      const visit = inner => {
        if (inner.type === "Assignment") names.add(inner.name);
        if (inner.type === "For") names.add(inner.name.value);
        if (inner.type === "Command" && assigners.test(inner.name?.value ?? "")) for (const word of inner.args) if (word.type === "Word") names.add(word.value);
        (0, parser.forEachChild)(inner, visit);
      };
      visit(node);
      assigned.set(node, names);
      return names;
    }
    const loneQuote = /[\s;&|(`]#|<</;
    function backquoteProblem(text) {
      if (!text.startsWith("`")) return null;
      if (text.includes("\\\n")) return "a line is continued between backquotes";
      return text.includes("{") && loneQuote.test(text) ? "braces and a lone quote may stand between backquotes" : null;
    }
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

       case "SimpleExpansion":
        return survey.source.startsWith("\\\n", node.end) ? "the name of a variable may go on in the next line" : null;

       case "ProcessSubstitution":
        if (isGlued(survey.source, node)) return "a process substitution is part of a longer word";
        return node.script === void 0 ? "a substitution in it cannot be read" : null;

       case "CommandExpansion":
       case "ArithmeticCommandExpansion":
        if (node.text.startsWith("`")) cover(survey, elsewhere, {
          pos: node.end - 1,
          end: node.end
        });
        return backquoteProblem(node.text) ?? (node.script === void 0 ? "a substitution in it cannot be read" : null);

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
      declare(name, item.name, value);
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
      const effects = redirectionEffects(node.redirects, context);
      (0, shell_context.Dc)(context.progress, effects);
      walk.redirected.push(...effects);
      noteFiles(walk.trail, effects, walk.steps.length);
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
      return gather(cwd, world, (walk, context) => addCommand(words, walk, context));
    }
    function gather(cwd, world, body) {
      const walk = {
        world: bounded(world),
        steps: [],
        redirected: [],
        trail: newTrail(),
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
        if (real !== cwd || !(0, policy_paths.FK)(real, world.workspace)) throw new shell_context.FF("it would run outside the workspace");
        body(walk, contextFor(walk, state, (0, shell_context.gu)()));
        const linked = pathBehindNewLink(walk.trail, world);
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
      let left = shell_bounds.Fy.names;
      return {
        ...world,
        linksBelow(directory, most) {
          const found = left > 0 ? world.linksBelow(directory, Math.min(most, left)) : null;
          left -= found === null ? most : found.names + 1;
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
        substitute: script => walkStatements(script.commands, sceneOf(walk, contextFor(walk, (0, 
        shell_context.hw)(state, progress), progress)))
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
        (0, shell_context.Rf)(progress, 1);
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
      return sceneOf(scene.walk, contextFor(scene.walk, (0, shell_context.hw)(scene.context.state, scene.context.progress), scene.context.progress));
    }
    function walkAndOr(node, scene) {
      const {state: state, progress: progress} = scene.context;
      const before = (0, shell_context.hw)(state, progress);
      for (const [at, command] of node.commands.entries()) {
        if (at === 1) Object.assign(before, (0, shell_context.hw)(state, progress));
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
        simpleCommand(node, scene.walk, scene.context, addCommand);
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
        checkCondition(node.expression, scene.context);
        return;

       case "ArithmeticCommand":
        if (node.expression !== void 0) (0, arithmetic.d)(node.expression, scene.context);
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
      const effects = redirectionEffects(redirections, scene.context);
      (0, shell_context.Dc)(scene.context.progress, effects);
      scene.walk.redirected.push(...effects);
      noteFiles(scene.walk.trail, effects, scene.walk.steps.length);
      if (effects.some(effect => effect.kind === "write")) (0, shell_context.Wi)(scene.context.progress);
    }
    var tool_names = __webpack_require__(352);
    function prepare(effects, world) {
      const plain = [];
      const lines = [];
      for (const effect of effects) {
        if (effect.kind !== "shell" && effect.kind !== "exec") {
          if (lengthOf(effect) > shell_bounds.Fy.length) return unread(`it names something longer than ${shell_bounds.Fy.length} characters`);
          plain.push(effect);
          continue;
        }
        const line = effect.kind === "shell" ? takeApart(effect.command, effect.cwd, world) : takeApartWords(effect.argv, effect.cwd, world);
        if ("problem" in line) return unread(line.problem);
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
    function unread(problem) {
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
    function evaluate(request, prepared, ground) {
      if (prepared.problem !== null) return refusedLine(prepared.problem, request, ground);
      try {
        return evaluateParts(request, prepared, ground);
      } catch (error) {
        if (error instanceof shell_context.FF) return refusedLine(error.problem, request, ground);
        throw error;
      }
    }
    function evaluateParts(request, prepared, ground) {
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
    function refusedOf({commands: commands, parts: parts}) {
      const ofSteps = new Set(commands.flatMap(command => command.parts));
      return {
        steps: commands.filter(({finding: finding}) => finding.verdict !== "allow"),
        effects: parts.filter(part => part.verdict !== "allow" && !ofSteps.has(part)).map(part => part.effect),
        isTool: parts.length === 0
      };
    }
    function passes(request, {steps: steps, effects: effects, isTool: isTool}, ground) {
      return (!isTool || judgeTool(request, ground).verdict === "allow") && effects.every(effect => judgeDirect(effect, request, ground).verdict === "allow") && steps.every(judged => passesNow(judged, ground));
    }
    function refusedLine(problem, request, ground) {
      const denied = ground.rules.deny.find(rule => rule.tool === request.tool && rule.specifier.kind === "any");
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
      const words = wordsOf(judged.step);
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
    const decide_mostKept = 4096;
    function createFileGuard(options) {
      const ground = groundFor(options);
      const kept = {
        read: new Map,
        write: new Map,
        delete: new Map
      };
      return (access, path) => {
        const answers = kept[access];
        const known = answers.get(path);
        if (known !== void 0) return known;
        const answer = answerFor(() => judgeRealFile(access, path, options.tool, {
          ...ground,
          files: new Map,
          compared: {
            count: 0
          }
        }));
        if (answers.size >= decide_mostKept) answers.clear();
        answers.set(path, answer);
        return answer;
      };
    }
    function answerFor(judge) {
      try {
        const found = judge();
        return found.verdict === "allow" ? null : found.reason;
      } catch (error) {
        if (error instanceof shell_context.FF) return error.problem;
        throw error;
      }
    }
    function groundFor(options) {
      const {rules: rules, faults: faults} = (0, policy_rules.N)(options.lists);
      const [fault] = faults;
      if (fault !== void 0) throw new Error(`judging with a rule that cannot be used: ${fault.rule} (${fault.what})`);
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
      const ground = {
        ...given,
        world: (0, remember.H)(given.world),
        files: new Map,
        compared: {
          count: 0
        }
      };
      const prepared = prepare(request.effects, ground.world);
      const first = evaluate(request, prepared, ground);
      if (first.outcome === "run") return first;
      try {
        return withSuggestions(first, {
          request: request,
          prepared: prepared,
          ground: ground
        });
      } catch (error) {
        if (error instanceof shell_context.FF) return {
          ...first,
          reason: `${first.reason}; ${tooMuch}`
        };
        throw error;
      }
    }
    function withSuggestions(first, {request: request, prepared: prepared, ground: ground}) {
      const wanted = [ ...wishes(first, request, ground.world) ];
      if (wanted.length > mostSuggested) return {
        ...first,
        reason: `${first.reason}; it would need more than ${mostSuggested} rules, too many to suggest`
      };
      if (wanted.length === 0 || prepared.problem !== null) return {
        ...first,
        reason: `${first.reason}; no allow rule changes that`
      };
      const refused = refusedOf(first);
      const size = refused.effects.length + refused.steps.reduce((sum, {parts: parts}) => sum + parts.length, 0);
      if (size * wanted.length > mostTried) return {
        ...first,
        reason: `${first.reason}; ${tooMuch}`
      };
      const under = more => ({
        ...ground,
        more: more,
        files: new Map
      });
      const {allow: allow} = (0, policy_rules.$)({
        allow: wanted,
        ask: [],
        deny: []
      }).rules;
      if (passes(request, refused, under(allow))) return {
        ...first,
        suggest: smallest(wanted, allow, more => passes(request, refused, under(more)))
      };
      const open = onlyRefused(prepared, refused);
      return {
        ...first,
        reason: `${evaluate(request, open, under(allow)).reason}; no allow rule changes that`
      };
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
    function wishes(explanation, request, world) {
      const wanted = new Set;
      for (const command of explanation.commands) {
        for (const rule of rulesForStep(command, world)) wanted.add(rule);
        if (wanted.size > mostSuggested) return wanted;
      }
      const inSteps = new Set(explanation.commands.flatMap(command => command.parts));
      const others = explanation.parts.filter(part => !inSteps.has(part)).flatMap(part => part.effect.kind === "post" && part.verdict !== "allow" ? [ ruleForTool(postRequest(part.effect, request)) ] : rulesForEffect(part, world));
      const named = request.tool === "Bash" || others.length > 0 ? [] : [ ruleForTool(request) ];
      for (const rule of [ ...others, ...named ]) wanted.add(rule);
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
  264: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      H: () => remembered,
      M: () => remembering
    });
    function remembering(world) {
      const kinds = new Map;
      const names = new Map;
      const links = new Map;
      const kindOf = path => once(kinds, path, asked => world.kindOf(asked));
      const places = rememberedPlaces(world, kindOf);
      return {
        workspace: world.workspace,
        home: world.home,
        commandHome: world.commandHome,
        realpath: places.realpath,
        kindOf: kindOf,
        entries: directory => once(names, directory, asked => world.entries(asked)),
        linksBelow: (directory, most) => once(links, `${most} ${directory}`, () => world.linksBelow(directory, most)),
        forget: () => {
          for (const seen of [ places, kinds, names, links ]) seen.clear();
        }
      };
    }
    function rememberedPlaces(world, kindOf) {
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
