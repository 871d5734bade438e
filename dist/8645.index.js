"use strict";

exports.id = 8645;

exports.ids = [ 8645, 4697 ];

exports.modules = {
  8645: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      explain: () => explain
    });
    var errors = __webpack_require__(2357);
    var colour = __webpack_require__(1023);
    var second_verdict = __webpack_require__(1507);
    var steps = __webpack_require__(4425);
    function treeOf(explanation) {
      const {commands: commands, parts: parts} = explanation;
      const owned = new Set(commands.flatMap(command => command.parts));
      return {
        commands: commands.filter(command => command.step.outer === null).map(command => nodeOf(command, commands)),
        effects: parts.filter(part => !owned.has(part))
      };
    }
    function nodeOf(judged, all) {
      return {
        command: (0, steps.u)(judged.step),
        cwd: judged.step.cwd,
        verdict: judged.finding.verdict,
        rule: judged.finding.rule,
        reason: judged.finding.reason,
        effects: judged.parts.filter(part => part.effect.kind !== "exec"),
        children: all.filter(other => other.step.outer === judged.step).map(other => nodeOf(other, all))
      };
    }
    var rules = __webpack_require__(1724);
    var decide = __webpack_require__(6134);
    var remember = __webpack_require__(264);
    var rule_faults = __webpack_require__(87);
    var types = __webpack_require__(8702);
    var lib_text = __webpack_require__(653);
    const isText = value => typeof value === "string";
    const explain_question_rules = {
      wanted: "a list of rules",
      fits: Array.isArray
    };
    const keys = {
      id: {
        wanted: "a string, a number or null",
        fits: value => value === null || /^(?:string|number)$/.test(typeof value)
      },
      allow: explain_question_rules,
      ask: explain_question_rules,
      deny: explain_question_rules,
      mode: {
        wanted: `one of ${types.n.join(", ")}`,
        fits: value => types.n.some(mode => mode === value)
      },
      tool: {
        wanted: "the name of a tool",
        fits: isText
      },
      input: {
        wanted: "anything",
        fits: () => true
      },
      command: {
        wanted: "a string",
        fits: isText
      }
    };
    const names = Object.keys(keys);
    const none = [];
    const mostFaults = 10;
    function readQuestion(line) {
      if (typeof line !== "object" || line === null || Array.isArray(line)) return {
        error: `the line is a JSON object; found ${shown(line)}`
      };
      const faults = faultsOf(line);
      if (faults.length > 0) return {
        error: told(faults)
      };
      const given = line;
      const {id: id = null, allow: allow = none, ask: ask = none, deny: deny = none, mode: mode = "default", tool: tool = "Bash", input: input, command: command} = given;
      return {
        id: id,
        allow: allow,
        ask: ask,
        deny: deny,
        mode: mode,
        tool: tool,
        input: input,
        command: command
      };
    }
    function faultsOf(line) {
      const faults = [];
      for (const name of names) {
        const value = line[name];
        if (value === void 0) continue;
        if (!keys[name].fits(value)) faults.push(() => `${name} is ${keys[name].wanted}; found ${shown(value)}`); else if (keys[name] === explain_question_rules) addRuleFaults(name, value, faults);
      }
      for (const key of Object.keys(line)) if (!Object.hasOwn(keys, key)) faults.push(() => unknownKey(key));
      return faults;
    }
    function addRuleFaults(name, list, faults) {
      for (const [at, rule] of list.entries()) if (typeof rule !== "string") faults.push(() => `${name}[${at}] is a rule as text; found ${shown(rule)}`);
    }
    function told(faults) {
      const left = faults.length - mostFaults;
      const texts = faults.slice(0, mostFaults).map(fault => fault());
      return [ ...texts, ...left > 0 ? [ `and ${left} more` ] : [] ].join("; ");
    }
    function unknownKey(key) {
      const guess = (0, errors.pA)(key, names);
      const hint = guess === void 0 ? "" : `did you mean ${guess}? `;
      return `there is no key ${shown(key)}; ${hint}The keys are ${names.join(", ")}`;
    }
    function shown(value) {
      return (0, lib_text.ml)(JSON.stringify(value), 80);
    }
    const limits = {
      length: 8e6,
      depth: 64,
      values: 4e4
    };
    function jsonProblem(line) {
      if (line.length > limits.length) return tooLong;
      let depth = 0;
      let values = 0;
      for (let at = 0; at < line.length; at += 1) {
        const char = line[at];
        if (char === '"') at = endOfString(line, at); else if (char === "[" || char === "{") depth += 1; else if (char === "]" || char === "}") depth -= 1; else if (char === ",") values += 1;
        if (depth > limits.depth) return `this line is nested more than ${limits.depth} levels deep`;
        if (values > limits.values) return `this line holds more than ${limits.values} values`;
      }
      return null;
    }
    function endOfString(text, start) {
      for (let at = text.indexOf('"', start + 1); at >= 0; at = text.indexOf('"', at + 1)) {
        let backslashes = 0;
        while (text[at - 1 - backslashes] === "\\") backslashes += 1;
        if (backslashes % 2 === 0) return at;
      }
      return text.length;
    }
    const longestLine = limits.length;
    const tooLong = `this line is longer than ${limits.length} characters`;
    var judging = __webpack_require__(6943);
    const batchCharacters = 64e3;
    const mostJudges = 1e3;
    const mostKept = 4e6;
    async function explainLines(workshop, stdio, secondParser = null) {
      const world = (0, remember.M)(workshop.world);
      const bench = {
        tools: workshop.tools,
        world: world,
        secondParser: secondParser,
        judges: new Map,
        answers: new Map,
        kept: 0
      };
      let failed = false;
      let pending = "";
      const flush = () => {
        if (pending !== "") stdio.out(pending);
        pending = "";
      };
      for await (const {lines: lines, isInLine: isInLine} of pieces(stdio.inputChunks())) {
        for (const line of lines) {
          if (line !== null && /^\s*$/.test(line)) continue;
          const question = line === null ? {
            id: null,
            error: tooLong
          } : questionOf(line);
          const answer = "error" in question ? question : knownAnswer(question, bench) ?? await answerTo(question, bench);
          failed ||= typeof answer !== "string";
          pending += `${typeof answer === "string" ? answer : JSON.stringify(answer)}\n`;
          if (pending.length >= batchCharacters) flush();
        }
        flush();
        if (!isInLine) forget(bench);
      }
      return failed ? 2 : 0;
    }
    function forget(bench) {
      bench.world.forget();
      bench.answers.clear();
      bench.kept = 0;
    }
    async function* pieces(chunks) {
      let parts = [];
      let length = 0;
      const whole = () => length > longestLine ? null : parts.join("");
      const add = part => {
        length += part.length;
        if (length <= longestLine) parts.push(part);
      };
      for await (const chunk of chunks) {
        const lines = [];
        let from = 0;
        for (let end = chunk.indexOf("\n"); end >= 0; end = chunk.indexOf("\n", from)) {
          add(chunk.slice(from, end));
          lines.push(whole());
          [parts, length, from] = [ [], 0, end + 1 ];
        }
        add(chunk.slice(from));
        yield {
          lines: lines,
          isInLine: length > 0
        };
      }
      yield {
        lines: [ whole() ],
        isInLine: false
      };
    }
    function questionOf(line) {
      const problem = jsonProblem(line);
      if (problem !== null) return {
        id: null,
        error: problem
      };
      let value;
      try {
        value = JSON.parse(line);
      } catch (error) {
        return {
          id: null,
          error: `this line is no JSON: ${error instanceof Error ? error.message : String(error)}`
        };
      }
      const question = readQuestion(value);
      if ("error" in question) return {
        id: idOf(value),
        error: question.error
      };
      const {allow: allow, ask: ask, deny: deny, mode: mode, tool: tool, command: command, input: input = {
        command: command
      }} = question;
      const rules = JSON.stringify([ allow, ask, deny, mode ]);
      const call = question.input === void 0 && command !== void 0 ? `:${command}` : JSON.stringify(input);
      return {
        question: question,
        input: input,
        rules: rules,
        key: `${rules}\n${JSON.stringify(tool)}\n${call}`
      };
    }
    function knownAnswer({key: key, question: {id: id}}, {answers: answers}) {
      const known = answers.get(key);
      return known === void 0 ? void 0 : withId(id, known);
    }
    function withId(id, answer) {
      return `{"id":${JSON.stringify(id)},${answer}`;
    }
    function answerTo(asked, bench) {
      const {question: question, input: input, key: key} = asked;
      const {id: id, tool: tool} = question;
      const told = judgement => {
        const {decision: decision, outcome: outcome, rule: rule, reason: reason, effects: effects, suggest: suggest} = judgement;
        const answer = JSON.stringify({
          decision: decision,
          outcome: outcome,
          rule: rule,
          reason: reason,
          effects: effects,
          suggest: suggest
        }).slice(1);
        keep(key, answer, bench);
        return withId(id, answer);
      };
      try {
        const judgement = (0, judging.MX)({
          tools: bench.tools,
          judge: judgeFor(asked, bench)
        }, tool, input);
        return bench.secondParser === null ? told(judgement) : (0, second_verdict.U)(judgement, bench.secondParser).then(told);
      } catch (error) {
        if (!(error instanceof errors.yo)) throw error;
        return {
          id: id,
          error: error.faults.map(faultText).join("; ")
        };
      }
    }
    function keep(key, answer, bench) {
      bench.kept += key.length + answer.length;
      if (bench.kept > mostKept) {
        bench.answers.clear();
        bench.kept = 0;
      }
      bench.answers.set(key, answer);
    }
    function idOf(value) {
      return typeof value === "object" && value !== null && "id" in value ? value.id : null;
    }
    function faultText({where: where, what: what, found: found, mend: mend}) {
      const place = where === void 0 ? "" : `${where.replace(/^--/, "")}: `;
      return `${place}${what}${found === void 0 ? "" : `, found ${found}`}; ${mend}`;
    }
    function judgeFor({rules: rules, question: question}, {world: world, judges: judges}) {
      const known = judges.get(rules);
      if (known !== void 0) return known;
      const {allow: allow, ask: ask, deny: deny, mode: mode} = question;
      const lists = {
        allow: allow,
        ask: ask,
        deny: deny
      };
      (0, rule_faults.MM)(lists, rule_faults.Y);
      const judge = (0, decide.createJudge)({
        lists: lists,
        mode: mode,
        world: world
      });
      if (judges.size >= mostJudges) judges.clear();
      judges.set(rules, judge);
      return judge;
    }
    var parse = __webpack_require__(7436);
    async function explain(invocation, surroundings) {
      const isTwice = (0, parse.JG)(invocation, "second-verdict");
      if ((0, parse.JG)(invocation, "jsonl")) {
        checkAlone(invocation);
        const bench = await (0, judging.T3)(await (0, judging.Jx)(invocation, surroundings), surroundings);
        return await explainLines(bench, surroundings.stdio, isTwice ? bench.secondParser : null);
      }
      const ground = await (0, judging.Jx)(invocation, surroundings);
      const {tool: tool, input: input} = callOf(invocation);
      const workshop = await (0, judging.T3)(ground, surroundings);
      const {allow: allow, ask: ask, deny: deny, mode: mode} = ground.settings;
      const {createExplainer: createExplainer} = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 6134));
      const judge = createExplainer({
        lists: {
          allow: allow,
          ask: ask,
          deny: deny
        },
        mode: mode,
        world: workshop.world
      });
      const judged = (0, judging.MX)({
        tools: workshop.tools,
        judge: judge
      }, tool, input);
      const explanation = isTwice ? await (0, second_verdict.U)(judged, workshop.secondParser) : judged;
      const {decision: decision, outcome: outcome, rule: rule, reason: reason, effects: effects, suggest: suggest} = explanation;
      const {stdio: stdio, environment: environment} = surroundings;
      const paint = (0, colour.B)(stdio.outIsTerminal, environment) ? coloured : plain;
      stdio.out((0, parse.JG)(invocation, "json") ? `${JSON.stringify({
        decision: decision,
        outcome: outcome,
        rule: rule,
        reason: reason,
        effects: effects,
        suggest: suggest
      }, null, 2)}\n` : explanationText(explanation, path => workshop.files.relative(path), paint));
      return 0;
    }
    const saidByLines = [ "tool", "input", "allow", "ask", "deny", "mode", "config" ];
    function checkAlone(invocation) {
      const flags = saidByLines.filter(name => (0, parse.JG)(invocation, name)).map(name => `--${name}`);
      const given = [ ...invocation.operands, ...flags ];
      if (given.length === 0) return;
      throw new errors.yo({
        code: "argument-invalid",
        where: "--jsonl",
        what: "each line from standard input brings its call and its rules, so none may be given with it",
        found: given.join(" "),
        mend: 'write them into the lines, such as {"command":"git log","allow":["Bash(git log:*)"]}'
      });
    }
    function callOf(invocation) {
      const [command] = invocation.operands;
      const tool = (0, parse.gx)(invocation, "tool");
      const input = (0, parse.gx)(invocation, "input");
      if (command !== void 0 && tool === void 0 && input === void 0) return {
        tool: "Bash",
        input: {
          command: command
        }
      };
      if (command === void 0 && input !== void 0) return {
        tool: tool ?? "Bash",
        input: parseInput(input)
      };
      throw new errors.yo({
        code: "argument-invalid",
        what: "explain takes one command, or --tool with --input, or --jsonl",
        mend: "write: sallyport explain 'git log -3'"
      });
    }
    function parseInput(text) {
      try {
        return JSON.parse(text);
      } catch (error) {
        throw new errors.yo({
          code: "argument-invalid",
          where: "--input",
          what: "this is no JSON",
          found: error instanceof Error ? error.message : String(error),
          mend: 'give a JSON object, such as {"file_path":"README.md"}'
        });
      }
    }
    function explanationText(explanation, relative, paint) {
      const {commands: commands, effects: effects} = treeOf(explanation);
      const flags = explanation.suggest.map(rules.Q$);
      return [ `${paint(explanation.decision, explanation.outcome)} (${explanation.decision}): ${explanation.reason}`, ...commands.flatMap(node => nodeLines(node, 1, {
        relative: relative,
        paint: paint
      })), ...effects.flatMap(effect => effectLines(effect, 1, {
        relative: relative,
        paint: paint
      })), ...mendLines(flags), "" ].join("\n");
    }
    function mendLines(flags) {
      const [only] = flags;
      if (only === void 0) return [];
      if (flags.length === 1) return [ `  would be allowed by: ${only}` ];
      return [ "  would be allowed by these rules together:", ...flags.map(flag => `    ${flag}`) ];
    }
    const marks = {
      allow: "\u2713",
      ask: "?",
      deny: "\u2717"
    };
    const colours = {
      allow: 32,
      ask: 33,
      deny: 31
    };
    const plain = (_verdict, text) => text;
    const coloured = (verdict, text) => `\x1b[${String(colours[verdict])}m${text}\x1b[0m`;
    function nodeLines(node, depth, shown) {
      const indent = "  ".repeat(depth);
      const command = node.command.replaceAll("\n", "\u23ce");
      const own = node.effects.every(effect => effect.reason !== node.reason);
      return [ `${indent}${shown.paint(node.verdict, marks[node.verdict])} ${command}`, ...own ? [ `${indent}    ${because(node)}` ] : [], ...node.effects.flatMap(effect => effectLines(effect, depth + 1, shown)), ...node.children.flatMap(child => nodeLines(child, depth + 1, shown)) ];
    }
    function because({rule: rule, reason: reason}) {
      return rule === null || reason.includes(rule) ? reason : `${rule}: ${reason}`;
    }
    function effectLines({effect: effect, verdict: verdict, rule: rule, reason: reason}, depth, {relative: relative, paint: paint}) {
      const indent = "  ".repeat(depth);
      return [ `${indent}${paint(verdict, marks[verdict])} ${effectText(effect, relative)}`, `${indent}    ${because({
        rule: rule,
        reason: reason
      })}` ];
    }
    function effectText(effect, relative) {
      switch (effect.kind) {
       case "exec":
        return `exec ${effect.argv.join(" ")}`;

       case "read":
       case "write":
       case "delete":
        return `${effect.kind} ${relative(effect.path)}`;

       case "fetch":
        return `fetch ${effect.url}`;

       case "post":
        return `post ${effect.what}${effect.target === void 0 ? "" : ` ${effect.target}`}`;

       case "mcp":
        return `mcp ${effect.server} ${effect.tool}`;
      }
    }
  }),
  6943: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      Jx: () => groundOf,
      MX: () => judgeCall,
      T3: () => workshopOf
    });
    var _batch_workshop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8567);
    var _batch_writes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1518);
    var _config_ground_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(705);
    var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2357);
    var _prompt_rule_faults_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87);
    var _tools_skill_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4697);
    var _parse_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7436);
    async function groundOf(invocation, surroundings) {
      const environment = surroundings.environment;
      const places = {
        childHome: surroundings.temporary,
        childTemporary: surroundings.temporary
      };
      const given = (0, _parse_js__WEBPACK_IMPORTED_MODULE_6__.f5)(invocation);
      const beginning = await (0, _config_ground_js__WEBPACK_IMPORTED_MODULE_2__.pG)(given, surroundings, workspace => (0, 
      _batch_workshop_js__WEBPACK_IMPORTED_MODULE_0__.j)({
        environment: environment,
        ...places
      }, workspace));
      return await (0, _config_ground_js__WEBPACK_IMPORTED_MODULE_2__.Dt)(beginning, given, surroundings);
    }
    const skillTool = (0, _tools_skill_js__WEBPACK_IMPORTED_MODULE_5__.createSkillTool)(() => Promise.reject(new Error("a skill was loaded where nothing runs")));
    async function workshopOf(ground, surroundings, {spec: spec, places: places} = {}) {
      const {allow: allow, ask: ask, deny: deny, mode: mode} = ground.settings;
      const lists = (0, _prompt_rule_faults_js__WEBPACK_IMPORTED_MODULE_4__.MM)({
        allow: allow,
        ask: ask,
        deny: deny
      }, ground.placeOfRule);
      const workshop = (0, _batch_workshop_js__WEBPACK_IMPORTED_MODULE_0__.Q)({
        more: [ ...await (0, _batch_writes_js__WEBPACK_IMPORTED_MODULE_1__.p1)({
          keep: () => null
        }, Object.keys(_batch_writes_js__WEBPACK_IMPORTED_MODULE_1__.J0), {
          findings: true
        }), skillTool ],
        directory: ground.workspace,
        home: surroundings.home,
        childHome: places?.home ?? surroundings.home,
        childTemporary: places?.temporary ?? surroundings.temporary,
        environment: surroundings.environment,
        lists: lists,
        mode: mode,
        ...spec === void 0 ? {} : {
          spec: spec
        }
      });
      await workshop.ready();
      return workshop;
    }
    function judgeCall(workshop, name, input) {
      const tool = workshop.tools.find(one => one.name === name);
      if (tool === void 0) {
        const names = workshop.tools.map(one => one.name);
        const guess = (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.pA)(name, names);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo({
          code: "argument-invalid",
          where: "--tool",
          what: `there is no tool ${JSON.stringify(name)}`,
          mend: guess === void 0 ? `the tools are ${names.join(", ")}` : `did you mean ${guess}?`
        });
      }
      const binding = tool.bind(input);
      if (!binding.ok) throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.yo(binding.problems.map(problem => ({
        code: "argument-invalid",
        where: "--input",
        what: problem,
        mend: `give the input of ${name} as a JSON object`
      })));
      const {effects: effects, subject: subject} = binding.call;
      return workshop.judge({
        tool: name,
        effects: effects,
        ...subject === void 0 ? {} : {
          subject: subject
        }
      });
    }
  }),
  1724: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      KU: () => unpasteableRules,
      Q$: () => allowFlag,
      fE: () => suggestedRules,
      mM: () => allowLine,
      tR: () => allowBlock,
      uE: () => groupDenials
    });
    function groupDenials(denials) {
      const groups = new Map;
      for (const denial of denials) {
        const key = JSON.stringify([ denial.tool, denial.label, denial.reason, denial.origin ]);
        groups.set(key, {
          ...denial,
          times: (groups.get(key)?.times ?? 0) + 1
        });
      }
      return [ ...groups.values() ];
    }
    function suggestedRules(denials) {
      return everyRule(denials).filter(isPasteable);
    }
    function unpasteableRules(denials) {
      return everyRule(denials).filter(rule => !isPasteable(rule)).length;
    }
    function everyRule(denials) {
      return [ ...new Set(denials.flatMap(({suggest: suggest}) => suggest)) ];
    }
    function isPasteable(rule) {
      return rule.length <= 500 && /^[A-Za-z]/.test(rule) && !rule.includes("${{") && !/[\p{C}\p{Zl}\p{Zp}\p{DI}]/u.test(rule);
    }
    function allowBlock(rules) {
      return [ "allow: |", ...rules.map(rule => `  ${rule}`) ].join("\n");
    }
    function allowLine(rule) {
      return `allow: ${/:(?:\s|$)|\s#/.test(rule) ? `'${rule.replaceAll("'", "''")}'` : rule}`;
    }
    function allowFlag(rule) {
      return `--allow '${rule.replaceAll("'", String.raw`'\''`)}'`;
    }
  }),
  4697: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      createSkillTool: () => createSkillTool
    });
    var _define_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2444);
    var _input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5440);
    const input = (0, _input_js__WEBPACK_IMPORTED_MODULE_1__.Ik)({
      skill: (0, _input_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("Its name, as the list of skills gives it."),
      args: (0, _input_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _input_js__WEBPACK_IMPORTED_MODULE_1__.Qq)("What the skill is to work on, as plain text.", {
        empty: true
      }))
    });
    function createSkillTool(load) {
      return (0, _define_js__WEBPACK_IMPORTED_MODULE_0__.u)({
        name: "Skill",
        description: "Loads a skill: instructions that the owners of this repository wrote for one kind of task. When a listed skill fits the task, load it before you do anything else, and follow it. Do not load one that is loaded already.",
        input: input,
        readOnly: false,
        effects: () => [],
        subject: ({skill: skill}) => plainName(skill),
        label: ({skill: skill, args: args = ""}) => `${plainName(skill)} ${args}`.trim(),
        run: ({skill: skill, args: args = ""}, signal) => load(plainName(skill), args, signal)
      });
    }
    function plainName(skill) {
      return skill.trim().replace(/^\//, "");
    }
  })
};
