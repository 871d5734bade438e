"use strict";

exports.id = 593;

exports.ids = [ 593 ];

exports.modules = {
  70593: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      withPromptEvaluators: () => withPromptEvaluators
    });
    var errors = __webpack_require__(42357);
    var types = __webpack_require__(38287);
    var decode = __webpack_require__(67557);
    var yaml = __webpack_require__(33233);
    var builtin_judges = __webpack_require__(29325);
    function keyTraps(keys, notice) {
      const [first, ...others] = keys;
      if (first === void 0 || others.length === 0) return;
      const rest = `${others.join(" and ")} ${others.length === 1 ? "has" : "have"} no effect`;
      notice(`only ${first} counts, and ${rest}; write one evaluator for each`);
    }
    function judgeTraps({prompt: prompt, system: system, choices: choices}, notice) {
      if (prompt.length < 2) notice("the judge does not see the answer; write {{completion}} in its prompt");
      for (const [hidden, by] of unreachable(choices)) if (same(hidden, by)) notice(`the choice ${quoted(hidden)} is listed twice; only the first can be chosen`); else notice(`the choice ${quoted(hidden)} contains ${quoted(by)}, which is listed before it: GitHub Models always found ${quoted(by)}; here the judge can choose both`);
      if (choices.every(({score: score}) => score <= 0)) notice("no choice has a score above 0, so no answer passes");
      if (reasonsFirst.test(`${system ?? ""}\n${prompt.join("\n")}`)) notice("the prompt asks for reasoning: GitHub Models took the first choice that occurred in it; here the choice is read apart from the reason");
    }
    const reasonsFirst = /step[ -]by[ -]step|chain[ -]of[ -]thought|\b(think|explain|reason|justify)\w*\b/i;
    function unreachable(choices) {
      return choices.flatMap((one, index) => {
        const by = choices.slice(0, index).find(({choice: choice}) => one.choice.toLowerCase().includes(choice.toLowerCase()));
        return by === void 0 ? [] : [ [ one, by ] ];
      });
    }
    const same = (a, b) => a.choice.toLowerCase() === b.choice.toLowerCase();
    const quoted = ({choice: choice}) => JSON.stringify(choice);
    function textOf(value) {
      if (typeof value === "number" || typeof value === "boolean") return String(value);
      return typeof value === "string" ? value : "";
    }
    function toBatchTemplate(text) {
      return text.replace(/\{\{[ \t]*([\p{L}_][\p{L}\p{N}_.-]*)[ \t]*\}\}/gu, (source, name) => name === "completion" ? source : `{{item.${name}}}`);
    }
    var split_at_answer = __webpack_require__(56456);
    function readPromptJudge(value, {fail: fail, notice: notice}) {
      if (!(0, yaml.p)(value)) return fail("`llm` must be a mapping", "write prompt and choices", "llm");
      const prompt = textOf(value["prompt"]);
      if (prompt.trim() === "") return fail("the judge has no `prompt`", "add the question", "llm");
      const choices = readChoices(value["choices"], {
        fail: fail,
        notice: notice
      });
      if (choices === null) return null;
      const system = textOf(value["systemPrompt"]).trim();
      return {
        kind: "judge",
        prompt: (0, split_at_answer.A)(toBatchTemplate(prompt)),
        system: system === "" ? null : toBatchTemplate(system),
        choices: choices,
        model: textOf(value["modelId"]) || null
      };
    }
    function readChoices(value, {fail: fail, notice: notice}) {
      const list = Array.isArray(value) ? value : [];
      const choices = list.flatMap(one => {
        const {choice: choice, score: score} = (0, yaml.p)(one) ? one : {
          choice: void 0,
          score: void 0
        };
        const text = textOf(choice).trim();
        return text === "" || typeof score !== "number" || !Number.isFinite(score) ? [] : [ {
          choice: text,
          score: score
        } ];
      });
      if (choices.length === 0 || choices.length < list.length) return fail("`choices` must be a list of mappings with `choice` and a number `score`", "add them", "llm");
      const most = Math.max(...choices.map(({score: score}) => score));
      if (choices.every(({score: score}) => score >= 0 && score <= 1)) return choices;
      notice("scores are from 0 to 1 here: higher ones are divided by the highest, and negative ones count as 0");
      return choices.map(({choice: choice, score: score}) => ({
        choice: choice,
        score: Math.max(0, score) / Math.max(1, most)
      }));
    }
    const kinds = [ "string", "llm", "uses" ];
    const comparisons = [ {
      key: "equals",
      kind: "equals",
      ignoreCase: false
    }, {
      key: "contains",
      kind: "contains",
      ignoreCase: true
    }, {
      key: "startsWith",
      kind: "starts-with",
      ignoreCase: true
    }, {
      key: "endsWith",
      kind: "ends-with",
      ignoreCase: true
    } ];
    function readPromptEvaluators(file, report) {
      const list = file.value["evaluators"] ?? [];
      if (!Array.isArray(list)) {
        report.diagnostics.push(file.diagnostic([ "evaluators" ], {
          message: "`evaluators` must be a list",
          hint: "write one mapping per evaluator, each starting with a dash"
        }));
        return [];
      }
      return list.flatMap((value, index) => {
        const at = [ "evaluators", index ];
        const fail = (what, hint, key) => {
          const path = key === void 0 ? at : [ ...at, key ];
          report.diagnostics.push(file.diagnostic(path, {
            message: what,
            hint: hint
          }));
          return null;
        };
        const location = file.diagnostic(at, {
          message: "",
          hint: ""
        }).location ?? "";
        const notice = text => void report.notices.push(`${location}: ${text}`);
        if (!(0, yaml.p)(value)) {
          fail("an evaluator must be a mapping", "write name, and string, llm or uses");
          return [];
        }
        const found = readEvaluator(value, {
          fail: fail,
          notice: notice
        });
        if (found === null) return [];
        const name = typeof value["name"] === "string" ? value["name"] : `evaluator ${String(index + 1)}`;
        return [ {
          name: name,
          ...found,
          not: false,
          weight: 1,
          location: location
        } ];
      });
    }
    function readEvaluator(value, problems) {
      const given = kinds.filter(kind => (value[kind] ?? null) !== null);
      keyTraps(given, problems.notice);
      const [kind] = given;
      if (kind === void 0) return problems.fail("an evaluator needs string, llm or uses", "add one of them");
      return readers[kind](value[kind], problems);
    }
    const readers = {
      string: readComparison,
      llm: readLlm,
      uses: readUses
    };
    function readComparison(value, {fail: fail, notice: notice}) {
      if (!(0, yaml.p)(value)) return fail("`string` must be a mapping", "write equals, contains, startsWith or endsWith", "string");
      const used = comparisons.filter(({key: key}) => textOf(value[key]) !== "");
      keyTraps(used.map(({key: key}) => key), notice);
      const [first] = used;
      if (first === void 0) return fail("`string` compares nothing", "write equals, contains, startsWith or endsWith with a text", "string");
      const {kind: kind, ignoreCase: ignoreCase, key: key} = first;
      return {
        check: {
          kind: kind,
          value: toBatchTemplate(textOf(value[key])),
          ignoreCase: ignoreCase
        },
        threshold: null
      };
    }
    function readLlm(value, problems) {
      const judge = readPromptJudge(value, problems);
      if (judge === null) return null;
      judgeTraps(judge, problems.notice);
      return {
        check: judge,
        threshold: lowestAbove0(judge.choices)
      };
    }
    function readUses(value, {fail: fail}) {
      const name = builtin_judges.F.find(known => known === value);
      if (name !== void 0) {
        const check = (0, builtin_judges.p)(name);
        return {
          check: check,
          threshold: lowestAbove0(check.choices)
        };
      }
      const guess = typeof value === "string" ? (0, errors.pA)(value, builtin_judges.F) : void 0;
      const hint = guess === void 0 ? `use one of ${builtin_judges.F.join(", ")}` : `did you mean ${guess}?`;
      return fail(`unknown evaluator ${JSON.stringify(value)}`, hint, "uses");
    }
    function lowestAbove0(choices) {
      return Math.min(1, ...choices.map(({score: score}) => score).filter(score => score > 0));
    }
    const maxBytes = 1e7;
    async function withPromptEvaluators(file, source) {
      const diagnostics = [];
      const notices = [];
      const jobs = [];
      for (const entry of file.jobs) {
        if (entry.items?.kind !== "test-data") {
          jobs.push(entry);
          continue;
        }
        const {path: path} = entry.items;
        const bytes = await readPrompt(path, source);
        if (bytes === null) {
          jobs.push(entry);
          continue;
        }
        const evaluators = readPromptEvaluators(await (0, yaml.k)(path, (0, decode.Z)(bytes, path)), {
          diagnostics: diagnostics,
          notices: notices
        });
        const own = evaluators.map(one => one.check.kind === "judge" && file.judge !== null ? {
          ...one,
          check: {
            ...one.check,
            model: null
          }
        } : one);
        jobs.push({
          ...entry,
          evaluate: [ ...entry.evaluate, ...own ]
        });
      }
      if (diagnostics.length > 0) throw new errors.yo(diagnostics.map(one => ({
        ...one,
        code: "batch-invalid"
      })));
      return {
        file: {
          ...file,
          jobs: jobs
        },
        notices: [ ...new Set(notices) ]
      };
    }
    async function readPrompt(path, source) {
      try {
        return await source.read(path, maxBytes);
      } catch (error) {
        (0, errors.ki)(error, types.kc);
        return null;
      }
    }
  })
};
