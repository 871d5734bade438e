"use strict";

exports.id = 6134;

exports.ids = [ 6134 ];

exports.modules = {
  6134: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      createExplainer: () => createExplainer,
      createFileGuard: () => createFileGuard,
      createJudge: () => createJudge
    });
    function judgedEffect(effect, {verdict: verdict, rule: rule, reason: reason}) {
      return {
        effect: effect,
        verdict: verdict,
        rule: rule,
        reason: reason
      };
    }
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
    var policy_paths = __webpack_require__(2391);
    var policy_protected = __webpack_require__(3117);
    const limits = {
      length: 1e4,
      brackets: 64,
      hereDocuments: 128,
      nesting: 32,
      commands: 64,
      steps: 256,
      words: 1e3,
      parts: 15e3,
      variables: 128,
      files: 800,
      rules: 6e4,
      compared: 2e4,
      names: 1e4,
      substitutions: 500,
      expansions: 256,
      scripts: 8,
      wrappers: 16,
      value: 2e4,
      values: 1e5
    };
    const control = /[\0-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029]/u;
    const direction = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;
    const tag = /[\u{e0000}-\u{e0fff}]/u;
    const loneSurrogate = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
    function boundsProblem(line) {
      if (line.length > limits.length) return `it is longer than ${limits.length} characters`;
      const strange = isPlain(line) ? null : strangeCharacter(line);
      if (strange !== null) return strange;
      if (deepestBracket(line) > limits.brackets) return `more than ${limits.brackets} brackets are open at once`;
      if (line.includes("<<") && line.split("<<").length - 1 > limits.hereDocuments) return `it has more than ${limits.hereDocuments} here-documents`;
      if (line.includes("\n") && endsEscaped(line)) return "it ends with a backslash";
      return null;
    }
    function endsEscaped(line) {
      let count = 0;
      while (line.charAt(line.length - 1 - count) === "\\") count += 1;
      return count % 2 === 1;
    }
    function isPlain(text) {
      return /^[\n\t -~]*$/.test(text);
    }
    function strangeCharacter(line) {
      if (loneSurrogate.test(line)) return "it is not valid Unicode (half of a surrogate pair)";
      if (control.test(line)) return "it holds a control character other than newline and tab";
      if (direction.test(line)) return "it holds a character that changes the direction of writing";
      if (tag.test(line)) return "it holds invisible tag characters";
      return null;
    }
    function deepestBracket(line) {
      if (!/[([{]/.test(line)) return 0;
      let depth = 0;
      let deepest = 0;
      for (const char of line) {
        if (char === "(" || char === "{" || char === "[") depth += 1; else if ((char === ")" || char === "}" || char === "]") && depth > 0) depth -= 1;
        if (depth > deepest) deepest = depth;
      }
      return deepest;
    }
    const ignorable = /[\p{Default_Ignorable_Code_Point}\p{Zs}]/u;
    function isDeceptive(text) {
      if (isPlain(text)) return false;
      for (const char of text) {
        if (char <= "~") continue;
        if (ignorable.test(char) || /^[ -~]+$/.test(char.normalize("NFKC"))) return true;
      }
      return false;
    }
    const plainValue = Object.freeze({
      number: false,
      filled: false
    });
    const numberValue = Object.freeze({
      number: true,
      filled: true
    });
    const countValue = Object.freeze({
      number: true,
      filled: false
    });
    const integer = /^[+-]?\d{1,18}$/;
    const digits = /^-?\d{1,18}$/;
    function isNumber(value) {
      if (value === null || value === void 0) return false;
      return typeof value === "string" ? integer.test(value) : value.number;
    }
    function eitherValue(one, other) {
      if (one !== void 0 && one === other) return one;
      if (!isNumber(one) || !isNumber(other)) return null;
      if ([ one, other ].some(value => typeof value === "string" && !digits.test(value))) return null;
      const filled = [ one, other ].every(value => typeof value === "string" || value.filled);
      return filled ? numberValue : countValue;
    }
    function disturb(progress) {
      if (progress.racing) throw new Undecidable("a pattern is expanded while another command may make files");
      progress.disturbed = true;
    }
    class Undecidable extends Error {
      problem;
      constructor(problem) {
        const {stackTraceLimit: stackTraceLimit} = Error;
        Error.stackTraceLimit = 0;
        super(problem);
        Error.stackTraceLimit = stackTraceLimit;
        this.name = "Undecidable";
        this.problem = problem;
      }
    }
    function newProgress() {
      return {
        disturbed: false,
        words: 0,
        parts: 0,
        files: 0,
        compared: 0,
        characters: 0,
        patterns: 0,
        racing: false
      };
    }
    function spend(progress, parts) {
      progress.parts += parts;
      if (progress.parts > limits.parts) throw new Undecidable(`it has more than ${limits.parts} parts when its loops are taken round by round`);
    }
    function countFiles(progress, effects) {
      progress.files += effects.length;
      if (progress.files > limits.files) throw new Undecidable(`it touches more than ${limits.files} files`);
    }
    function setVariable({variables: variables}, name, value) {
      variables.set(name, value);
      if (variables.size > limits.variables) throw new Undecidable(`it has more than ${limits.variables} variables`);
    }
    function copyState(state, progress) {
      spend(progress, 1 + Math.ceil(state.variables.size / 8));
      return {
        cwd: state.cwd,
        cwdDoubt: state.cwdDoubt,
        cwdUnproven: state.cwdUnproven,
        variables: new Map(state.variables)
      };
    }
    const plain = /^[\w.,:@%+=/{}*?^\u0080-\u{10ffff}-]*$/u;
    function expandBraces(text) {
      if (!plain.test(text)) return null;
      const words = expand(text, 0);
      return words === null || words.length > limits.expansions ? null : words;
    }
    function expand(text, depth) {
      const group = outermostGroup(text);
      if (group === null) return [ text ];
      if (depth > 8) return null;
      const middles = group.commas.length > 0 ? alternatives(text, group, depth) : sequence(text.slice(group.start + 1, group.end));
      const tails = expand(text.slice(group.end + 1), depth + 1);
      if (middles === null || tails === null || middles.length * tails.length > limits.expansions) return null;
      const head = text.slice(0, group.start);
      return middles.flatMap(middle => tails.map(tail => head + middle + tail));
    }
    function outermostGroup(text) {
      const start = text.indexOf("{");
      if (start < 0) return null;
      const commas = [];
      let depth = 0;
      for (let at = start; at < text.length; at += 1) {
        const char = text[at];
        if (char === "{") depth += 1; else if (char === "," && depth === 1) commas.push(at); else if (char === "}") {
          depth -= 1;
          if (depth === 0) return {
            start: start,
            end: at,
            commas: commas
          };
        }
      }
      return {
        start: start,
        end: text.length,
        commas: []
      };
    }
    function alternatives(text, group, depth) {
      const edges = [ group.start, ...group.commas, group.end ];
      const options = edges.slice(0, -1).map((edge, i) => expand(text.slice(edge + 1, edges[i + 1]), depth + 1));
      return options.includes(null) ? null : options.flatMap(option => option ?? []);
    }
    function sequence(text) {
      const numbers = /^(-?\d{1,9})\.\.(-?\d{1,9})(?:\.\.(-?\d{1,9}))?$/.exec(text);
      if (numbers !== null) return numberSequence(numbers[1] ?? "", numbers[2] ?? "", numbers[3]);
      const letters = /^([a-z])\.\.([a-z])$/.exec(text) ?? /^([A-Z])\.\.([A-Z])$/.exec(text);
      if (letters === null) return null;
      const [from, to] = [ (letters[1] ?? "").charCodeAt(0), (letters[2] ?? "").charCodeAt(0) ];
      return steps(from, to, 1)?.map(code => String.fromCharCode(code)) ?? null;
    }
    function numberSequence(from, to, step) {
      const padded = /^-?0\d/.test(from) || /^-?0\d/.test(to);
      const width = padded ? Math.max(from.length, to.length) : 0;
      return steps(Number(from), Number(to), Math.abs(Number(step ?? "1")) || 1)?.map(value => pad(value, width)) ?? null;
    }
    function steps(from, to, by) {
      const count = Math.floor(Math.abs(to - from) / by) + 1;
      if (count > limits.expansions) return null;
      return Array.from({
        length: count
      }, (_, i) => from + (to < from ? -i : i) * by);
    }
    function pad(value, width) {
      const digits = String(Math.abs(value));
      return value < 0 ? `-${digits.padStart(width - 1, "0")}` : digits.padStart(width, "0");
    }
    var glob = __webpack_require__(9281);
    const maxScanned = 5e3;
    const perPlace = 10;
    function expandPattern(parts, cwd, search) {
      if (search.progress.compared > limits.compared) return null;
      const text = parts.map(part => part.text).join("");
      const glob = parts.map(asGlob).join("");
      if (/\[[:.=]/.test(text) || (0, policy_paths.BH)(text) || parts.some(part => part.active && /[\\'"$]/.test(part.text))) return null;
      const segments = glob.split("/");
      let found = [ glob.startsWith("/") ? {
        shown: "",
        path: "/"
      } : {
        shown: "",
        path: cwd
      } ];
      let budget = maxScanned;
      for (const [at, segment] of segments.entries()) {
        const step = {
          segment: segment,
          first: at === 0,
          last: at === segments.length - 1
        };
        const next = [];
        for (const place of found) {
          search.progress.compared += perPlace;
          const names = namesIn(place, step, search);
          if (names === null) return null;
          budget -= names.scanned + 1;
          next.push(...names.found);
          if (budget < 0 || next.length > limits.expansions) return null;
        }
        found = next;
      }
      return found.length === 0 ? [ text ] : found.map(one => one.shown);
    }
    function asGlob(part) {
      return part.active ? part.text.replace(/[{}]/g, "\\$&").replace(/\*+/g, "*") : part.text.replace(/[\\*?[\]{}]/g, "\\$&");
    }
    function namesIn(place, step, search) {
      const {world: world, progress: progress} = search;
      const join = name => ({
        shown: shownAs(name, place, step),
        path: (0, policy_paths.Hi)(name, place.path)
      });
      if (step.segment === "") return {
        found: [ join("") ].filter(one => !step.last || step.first || isDirectory(one, world)),
        scanned: 0
      };
      const pattern = (0, glob.Zs)(step.segment);
      const literal = (0, glob.hi)(pattern);
      if (literal !== null) {
        const stands = literal !== "." || isDirectory(place, world);
        return {
          found: [ join(literal) ].filter(one => stands && world.kindOf(one.path) !== "missing"),
          scanned: 0
        };
      }
      if (!(0, policy_paths.FK)(world.realpath(place.path), world.workspace)) return null;
      if (step.segment.startsWith(".") && (0, glob.Hj)(pattern, "..")) return null;
      const entries = world.entries(place.path);
      progress.compared += entries.length * (1 + Math.floor(step.segment.length / 4));
      if (progress.compared > limits.compared) return null;
      const shown = entries.filter(name => (!name.startsWith(".") || step.segment.startsWith(".")) && (0, 
      glob.Hj)(pattern, name));
      const above = place.path === "/" ? "" : place.path;
      const found = shown.map(name => ({
        shown: shownAs(name, place, step),
        path: `${above}/${name}`
      }));
      return {
        found: found,
        scanned: entries.length
      };
    }
    function shownAs(name, place, step) {
      return step.first ? name : `${place.shown}/${name}`;
    }
    function isDirectory(found, world) {
      return world.kindOf(world.realpath(found.path)) === "directory";
    }
    var own_variables = __webpack_require__(3306);
    const assigning = new Set([ "=", "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "^=", "|=", "++", "--", "," ]);
    const arithmetic_integer = /^(?:\d{1,18}|0[xX][0-9a-fA-F]{1,15})$/;
    function checkArithmetic(expression, context) {
      spend(context.progress, 1);
      switch (expression.type) {
       case "ArithmeticBinary":
        checkOperator(expression.operator);
        checkArithmetic(expression.left, context);
        checkArithmetic(expression.right, context);
        return;

       case "ArithmeticUnary":
        checkOperator(expression.operator);
        checkArithmetic(expression.operand, context);
        return;

       case "ArithmeticTernary":
        checkArithmetic(expression.test, context);
        checkArithmetic(expression.consequent, context);
        checkArithmetic(expression.alternate, context);
        return;

       case "ArithmeticGroup":
        checkArithmetic(expression.expression, context);
        return;

       case "ArithmeticWord":
        checkOperand(expression.value, context);
        return;

       case "ArithmeticCommandExpansion":
        throw new Undecidable("arithmetic with the output of a command may run anything");
      }
    }
    function runArithmetic(expression, context) {
      const name = assignedBy(expression);
      if (name === null) {
        checkArithmetic(expression, context);
        return;
      }
      if (!(0, own_variables.X)(name)) throw new Undecidable(`${name}=\u2026 changes what later commands do`);
      if (expression.type === "ArithmeticBinary") checkArithmetic(expression.right, context);
      const first = expression.type === "ArithmeticBinary" && expression.operator === "=";
      if (!first && !isNumber(context.state.variables.get(name))) throw new Undecidable("arithmetic uses a value that is not known to be an integer");
      setVariable(context.state, name, numberValue);
    }
    function assignedBy(expression) {
      const counts = expression.type === "ArithmeticUnary" && /^(?:\+\+|--)$/.test(expression.operator);
      const sets = expression.type === "ArithmeticBinary" && /^[-+*]?=$/.test(expression.operator);
      const target = counts ? expression.operand : sets ? expression.left : null;
      return target?.type === "ArithmeticWord" && /^[A-Za-z_]\w*$/.test(target.value.trim()) ? target.value.trim() : null;
    }
    function checkOperator(operator) {
      if (assigning.has(operator)) throw new Undecidable("arithmetic assigns a variable within a longer expression");
    }
    function checkOperand(value, context) {
      const text = value.trim();
      if (arithmetic_integer.test(text)) return;
      const name = /^\$?\{?#?([A-Za-z_][A-Za-z0-9_]*)\}?$/.exec(text)?.[1];
      if (text === "$?" || text === "$#") return;
      if (name !== void 0 && isNumber(context.state.variables.get(name))) return;
      throw new Undecidable("arithmetic uses a value that is not known to be an integer");
    }
    function computeArithmetic(expression, context) {
      checkArithmetic(expression, context);
      return arithmetic_valueOf(expression, context);
    }
    function arithmetic_valueOf(expression, context) {
      switch (expression.type) {
       case "ArithmeticWord":
        return operandValue(expression.value.trim(), context);

       case "ArithmeticGroup":
        return arithmetic_valueOf(expression.expression, context);

       case "ArithmeticBinary":
        {
          const left = arithmetic_valueOf(expression.left, context);
          const right = arithmetic_valueOf(expression.right, context);
          const value = left === null || right === null ? null : combine(expression.operator, left, right);
          return value !== null && Number.isSafeInteger(value) ? value : null;
        }

       default:
        return null;
      }
    }
    function operandValue(text, {state: state}) {
      const known = state.variables.get(/^\$?(?:([A-Za-z_]\w*)|\{([A-Za-z_]\w*)\})$/.exec(text)?.slice(1).find(Boolean) ?? "");
      const digits = typeof known === "string" ? known : text;
      return /^(?:0|-?[1-9]\d{0,8})$/.test(digits) ? Number(digits) : null;
    }
    function combine(operator, left, right) {
      switch (operator) {
       case "+":
        return left + right;

       case "-":
        return left - right;

       case "*":
        return left * right;

       default:
        return null;
      }
    }
    var variable_names = __webpack_require__(9277);
    const commandFiles = /^GITHUB_(?:ENV|PATH|OUTPUT|STEP_SUMMARY|STATE)$/;
    const numeric = /^[?#$]$/;
    function lookUp(name, context) {
      if (numeric.test(name)) return {
        kind: "number"
      };
      if (name === "!") return {
        kind: "count"
      };
      const known = context.state.variables.get(name);
      if (typeof known === "string") return {
        kind: "text",
        text: known
      };
      if (known === null) return {
        kind: "value"
      };
      if (known !== void 0) return {
        kind: known.number ? known.filled ? "number" : "count" : "plain"
      };
      if (name === "HOME") return {
        kind: "text",
        text: context.world.commandHome
      };
      if (name === "PWD") return context.state.cwdDoubt === null ? {
        kind: "text",
        text: context.state.cwd
      } : {
        kind: "value"
      };
      if (commandFiles.test(name)) throw new Undecidable(`$${name} names a file of the runner, which commands do not get`);
      if (!(0, variable_names.Y)(name)) throw new Undecidable(`$${name} may hold a secret`);
      return /^[@*!0-9-]/.test(name) ? {
        kind: "any"
      } : {
        kind: "value"
      };
    }
    function expandParameter(part, context, evaluate) {
      if (part.prefix === "!") throw new Undecidable("${!\u2026} takes the name of a variable from a variable");
      checkSubscript(part);
      const subscripted = part.index !== void 0 || /[[\]]/.test(part.parameter);
      const plain = subscripted && !context.state.variables.has(part.parameter) ? guarded(part.parameter, context) : lookUp(part.parameter, context);
      const value = subscripted && plain.kind !== "any" ? {
        kind: /[@*]/.test(part.index?.value ?? "") ? "any" : "value"
      } : plain;
      if (part.prefix === "#") return {
        kind: "number"
      };
      if (part.operation === void 0) return value;
      return operate(part.operation, value, evaluate);
    }
    function guarded(name, context) {
      const value = lookUp(name, context);
      return value.kind === "text" ? {
        kind: "value"
      } : value;
    }
    function checkSubscript(part) {
      const index = part.index?.value;
      if (index !== void 0 && !/^(?:\d+|[@*])$/.test(index)) throw new Undecidable("an array subscript may run a command");
    }
    function operate(operation, value, evaluate) {
      switch (operation.type) {
       case "Default":
        if (operation.operator.endsWith("=")) throw new Undecidable("${x=\u2026} assigns a variable");
        evaluate(operation.operand);
        return value.kind === "text" && value.text !== "" && /^:?[-?]$/.test(operation.operator) ? value : {
          kind: "value"
        };

       case "Remove":
        evaluate(operation.operand);
        return loosened(value);

       case "Replace":
        evaluate(operation.pattern);
        evaluate(operation.replacement);
        return loosened(value);

       case "Slice":
        for (const number of [ operation.offset, operation.length ]) if (number !== void 0 && !/^\s*-?\d+$/.test(number.text)) throw new Undecidable("a slice is computed, which may run a command");
        return loosened(value);

       case "CaseModification":
        if (operation.operand !== void 0) evaluate(operation.operand);
        return loosened(value);

       case "Transform":
       case "Names":
       case "Unknown":
        throw new Undecidable(`\${\u2026${operation.operator}\u2026} cannot be judged`);
      }
    }
    function loosened(value) {
      return value.kind === "any" || value.kind === "number" ? value : {
        kind: "value"
      };
    }
    const constant = /^[\w./:=@%+,~^-]+$/;
    const revision = /^[\w@][\w./~^@-]*$/;
    const hashFormat = /^--(?:format|pretty)=(?:format:|tformat:)?%[hH]$/;
    const countingOption = /^(?:-\d+|--max-count=\d+|--(?:no-)?merges|--first-parent|--reverse|--all|--since=[\w.:-]+|--until=[\w.:-]+)$/;
    const producers = [ ([git, command, ...rest]) => git === "git" && command === "rev-parse" && rest.every(word => revision.test(word) || /^(?:--verify|-q|--quiet|--short(?:=\d+)?)$/.test(word)) && rest.some(word => revision.test(word)), ([git, command, ...rest]) => git === "git" && command === "merge-base" && rest.every(word => revision.test(word) || /^(?:-a|--all|--octopus|--fork-point)$/.test(word)), ([git, command, ...rest]) => git === "git" && command === "rev-list" && rest.every((word, at) => counts(rest, word, at)), ([git, command, ...rest]) => git === "git" && command === "log" && hashFormat.test(rest.findLast(word => /^--(?:format|pretty|oneline)/.test(word)) ?? "") && rest.every((word, at) => hashFormat.test(word) || counts(rest, word, at)), ([program, ...rest]) => program === "nproc" && rest.length === 0, ([program, option, ...rest]) => program === "id" && (option === "-u" || option === "-g") && rest.length === 0, ([program, ...rest]) => program === "date" && rest.length === 1 && /^\+%[YmdHMSsj]+$/.test(rest[0] ?? "") ];
    function counts(words, word, at) {
      if (word === "-n" || word === "--count") return true;
      return (words[at - 1] === "-n" ? /^\d+$/ : revision).test(word) || countingOption.test(word);
    }
    const counters = [ ([program, option, ...rest]) => program === "wc" && /^-[lwcm]$/.test(option ?? "") && rest.length === 0, ([program, ...rest]) => program === "nproc" && rest.length === 0, ([program, option, ...rest]) => program === "id" && (option === "-u" || option === "-g") && rest.length === 0, ([program, ...rest]) => program === "date" && rest.length === 1 && /^\+%[sYmdHMSj]$/.test(rest[0] ?? ""), ([git, command, count, ...rest]) => git === "git" && command === "rev-list" && count === "--count" && rest.length > 0 && rest.every(isRevision) ];
    function isRevision(word) {
      return revision.test(word);
    }
    function printsNumber({commands: commands}) {
      const [statement, ...more] = commands;
      if (statement === void 0 || more.length > 0 || statement.background === true) return false;
      const {command: command} = statement;
      const last = command.type === "Pipeline" ? command.commands.at(-1) : command;
      if (last?.type !== "Command" || last.name === void 0 || last.prefix.length > 0) return false;
      if (last.redirects.some(one => one.type === "HereDoc" || !/^[<>]$/.test(one.operator))) return false;
      const words = [ last.name, ...last.args ].map(item => item.type === "Word" ? item.text : "");
      return words.every(word => constant.test(word)) && counters.some(prints => prints(words));
    }
    function printsPlainWords({commands: commands}) {
      const [statement, ...more] = commands;
      if (statement === void 0 || more.length > 0 || statement.background === true) return false;
      const {command: command} = statement;
      if (command.type !== "Command" || command.name === void 0) return false;
      if (command.prefix.length > 0 || command.redirects.some(one => one.type === "HereDoc" || one.operator !== ">")) return false;
      const words = [ command.name, ...command.args ].map(item => item.type === "Word" ? item.text : "");
      return words.every(word => constant.test(word)) && producers.some(prints => prints(words));
    }
    const substitutedFile = "/dev/fd/63";
    function partsOf(node) {
      if (node.parts !== void 0) return node.parts;
      if (/[(`]/.test(node.text.replace(/\\[\s\S]/g, "").replace(/'[^']*'/g, ""))) throw new Undecidable("a word cannot be read");
      return [ {
        type: "Literal",
        pos: node.pos,
        end: node.end,
        value: node.value,
        text: node.text
      } ];
    }
    function isConstant(part) {
      if (part.type === "Literal" || part.type === "SingleQuoted") return true;
      if (part.type === "AnsiCQuoted") return !part.text.includes("\\");
      return part.type === "DoubleQuoted" && part.parts.every(child => child.type === "Literal");
    }
    function piecesOf(part, context, quoted) {
      spend(context.progress, 1);
      switch (part.type) {
       case "Literal":
       case "SingleQuoted":
        return [ {
          text: part.value,
          active: false
        } ];

       case "AnsiCQuoted":
        return [ isPlainAnsi(part.text) ? {
          text: part.value,
          active: false
        } : {
          unknown: "value"
        } ];

       case "DoubleQuoted":
        return part.parts.flatMap(child => piecesOf(child, context, true));

       case "Glob":
        if (part.parts?.some(inner => !isConstant(inner))) throw new Undecidable("a pattern holds an expansion");
        return [ {
          text: part.text,
          active: !quoted
        } ];

       case "BraceExpansion":
        return [ unexpandedBraces(part, context) ];

       case "SimpleExpansion":
        return [ split(lookUp(part.text.replace(/^\$/, ""), context), quoted) ];

       case "ParameterExpansion":
        return [ split(parameter(part, context, quoted), quoted) ];

       case "CommandExpansion":
        if (part.script !== void 0) context.substitute(part.script);
        return [ printed(part.script, quoted) ];

       case "ArithmeticExpansion":
        return [ computed(part.expression, context) ];

       case "ProcessSubstitution":
        if (part.script !== void 0) beside(part.script, context);
        return [ {
          text: substitutedFile,
          active: false
        } ];

       case "LocaleString":
        throw new Undecidable('a translated string ($"\u2026") may run a command');

       case "ExtendedGlob":
        throw new Undecidable("an extended pattern means different things to different shells");
      }
    }
    function printed(script, quoted) {
      const unknown = quoted ? "value" : "any";
      if (script === void 0) return {
        unknown: unknown
      };
      const number = printsNumber(script);
      return {
        unknown: unknown,
        plain: number || printsPlainWords(script),
        number: number
      };
    }
    function computed(expression, context) {
      const value = expression === void 0 ? null : computeArithmetic(expression, context);
      return value === null ? {
        unknown: "value",
        plain: true,
        number: true
      } : {
        text: String(value),
        active: false
      };
    }
    function beside(script, context) {
      const {patterns: patterns} = context.progress;
      context.substitute(script);
      if (context.progress.patterns > patterns) context.progress.racing = true;
    }
    function unexpandedBraces(part, context) {
      if (/^[\w{},.:@%+=/-]*$/.test(part.text)) return {
        text: part.text,
        active: false
      };
      if (part.parts === void 0) throw new Undecidable("a brace expansion cannot be read");
      for (const inner of part.parts) piecesOf(inner, context, true);
      return {
        unknown: "value"
      };
    }
    function parameter(part, context, quoted) {
      return expandParameter(part, context, word => {
        if (word.text.includes("'") || quoted && word.text.includes('"')) throw new Undecidable("quotes stand inside an expansion");
        for (const inner of partsOf(word)) piecesOf(inner, context, true);
      });
    }
    function split(expanded, quoted) {
      if (expanded.kind === "number") return {
        unknown: "value",
        plain: true,
        number: true
      };
      if (expanded.kind === "count") return {
        unknown: quoted ? "value" : "any",
        plain: true,
        number: true
      };
      if (expanded.kind === "plain") return {
        unknown: quoted ? "value" : "any",
        plain: true
      };
      if (expanded.kind !== "text") return {
        unknown: quoted ? expanded.kind === "any" ? "any" : "value" : "any"
      };
      const single = quoted || /^[^\s*?[\]\\]+$/.test(expanded.text);
      return single ? {
        text: expanded.text,
        active: false
      } : {
        unknown: "any"
      };
    }
    function isPlainAnsi(text) {
      const escapes = text.slice(2, -1).match(/\\[\s\S](?:[0-9a-fA-F]{0,3})/g) ?? [];
      return escapes.every(escape => /^\\(?:[abefnrtv\\'"?]|x[0-7][0-9a-fA-F]|[0-1][0-7]{2})/.test(escape) && !/^\\(?:x00|000)/.test(escape));
    }
    const plainText = /^[\w./:=@%+,-]+$/;
    const quotedText = /^(?:'[^']*'|"[^"\\$`]*")$/;
    const maxOpenPatterns = 3;
    function evaluateWord(node, context) {
      return finished(prepareWord(node, context));
    }
    function finished(prepared) {
      return typeof prepared === "function" ? prepared() : [ prepared ];
    }
    function prepareWord(node, context) {
      const source = node.text;
      if (plainText.test(source)) {
        countWords(1, context);
        return {
          kind: "literal",
          value: source,
          source: source
        };
      }
      if (quotedText.test(source)) {
        countWords(1, context);
        spend(context.progress, 1);
        const value = source.slice(1, -1);
        addLength(value.length, context);
        return {
          kind: "literal",
          value: value,
          source: source
        };
      }
      const variants = variantsOf(node, context);
      countWords(variants.length, context);
      if (source.includes("~") && /^[A-Za-z_]\w*\+?=(?:[\s\S]*:)?~/.test(joined(source))) return {
        kind: "unknown",
        source: source
      };
      const [only] = variants;
      if (variants.length === 1 && only !== void 0) return () => finish(only, source, context);
      const vanishing = variants.length > 1 && !/["']/.test(source);
      return () => variants.flatMap(pieces => finish(pieces, source, context)).filter(word => !(vanishing && word.kind === "literal" && word.value === ""));
    }
    function countWords(count, {progress: progress}) {
      spend(progress, count);
      progress.words += count;
      if (progress.words > limits.words) throw new Undecidable(`it has more than ${limits.words} words`);
    }
    function evaluateValue(node, context) {
      spend(context.progress, 1);
      const pieces = partsOf(node).flatMap(part => piecesOf(part, context, true));
      checkLength(pieces, context);
      if (/^~|:~/.test(joined(node.text))) return node.text === "~" ? context.world.commandHome : null;
      const [only] = pieces;
      if (pieces.length === 1 && only !== void 0 && "unknown" in only && only.plain === true) return formOf(only, node);
      const texts = pieces.map(piece => "unknown" in piece ? null : piece.text);
      return texts.includes(null) ? null : texts.join("");
    }
    function formOf({number: number}, {text: text}) {
      if (number !== true) return plainValue;
      return /^"?\$(?:\(\(|[?#$]"?$)/.test(text) ? numberValue : countValue;
    }
    function checkLength(pieces, context) {
      addLength(pieces.reduce((sum, piece) => sum + ("unknown" in piece ? 0 : piece.text.length), 0), context);
    }
    function addLength(length, {progress: progress}) {
      if (length > limits.value) throw new Undecidable(`a word expands to more than ${limits.value} characters`);
      progress.characters += length;
      if (progress.characters > limits.values) throw new Undecidable(`its words expand to more than ${limits.values} characters together`);
    }
    function constantName(node) {
      if (plainText.test(node.text)) return node.text;
      if (/^[A-Za-z_]\w*\[/.test(joined(node.text))) throw new Undecidable("the name of a command may be a subscript");
      const constant = partsOf(node).every(isConstant) && !joined(node.text).startsWith("~");
      if (!constant) throw new Undecidable(`the name of a command (${shorten(node.text)}) is not constant`);
      checkBraces(partsOf(node));
      if (node.value === "") throw new Undecidable("the name of a command is empty");
      return node.value;
    }
    function joined(text) {
      return text.replaceAll("\\\n", "");
    }
    function shorten(text) {
      return text.length > 60 ? `${text.slice(0, 57)}\u2026` : text;
    }
    function variantsOf(node, context) {
      const parts = partsOf(node);
      if (parts.length > 1 && parts.some(part => part.type === "ProcessSubstitution")) throw new Undecidable("a process substitution is part of a longer word");
      if (parts.some((part, at) => part.type === "SimpleExpansion" && parts[at + 1]?.type === "BraceExpansion")) throw new Undecidable("a brace expansion completes the name of a variable");
      checkBraces(parts);
      let variants = [ [] ];
      for (const [at, part] of parts.entries()) {
        const options = part.type === "BraceExpansion" ? braceOptions(part, context) : [ at === 0 ? firstPieces(node, part, context) : piecesOf(part, context, false) ];
        const [only] = options;
        if (options.length === 1 && only !== void 0) {
          for (const variant of variants) variant.push(...only);
          continue;
        }
        if (variants.length * options.length > limits.expansions) throw new Undecidable("a word expands to too many words");
        variants = variants.flatMap(before => options.map(option => [ ...before, ...option ]));
      }
      return variants;
    }
    function checkBraces(parts) {
      if (parts.some(part => part.type === "BraceExpansion")) {
        const isInside = parts.some(part => part.type === "BraceExpansion" && /`|[$<>]\(/.test(part.text));
        if (isInside || parts.some(substitutes)) throw new Undecidable("a brace expansion repeats a substitution");
        if (parts.some(part => part.type === "Literal" && /[{}]/.test(part.text))) throw new Undecidable("braces stand beside a brace expansion");
        if (parts.some((part, at) => parts[at - 1]?.type === "BraceExpansion" && joined(part.text).startsWith("~"))) throw new Undecidable("a tilde may begin a word of a brace expansion");
        return;
      }
      if (!parts.some(part => part.type === "Literal" && part.text.includes("{"))) return;
      const bare = parts.map(part => part.type === "Literal" ? part.text.replace(/\\[\s\S]/g, "") : "x").join("");
      const inner = bare.slice(bare.indexOf("{") + 1, Math.max(0, bare.lastIndexOf("}")));
      if (bare.includes("{") && (inner.includes(",") || inner.includes(".."))) throw new Undecidable("braces may be a brace expansion");
    }
    function substitutes(part) {
      if (part.type === "CommandExpansion" || part.type === "ProcessSubstitution" || part.type === "ParameterExpansion") return true;
      return part.type === "DoubleQuoted" && part.parts.some(child => child.type === "CommandExpansion" || child.type === "ParameterExpansion");
    }
    function firstPieces(node, part, context) {
      if (!joined(node.text).startsWith("~")) return piecesOf(part, context, false);
      const whole = node.parts === void 0 || node.parts.length === 1;
      if (part.type !== "Literal" || !(part.text.startsWith("~/") || part.text === "~" && whole)) throw new Undecidable("a tilde that means something else than the home directory");
      return [ {
        text: context.world.commandHome + part.value.slice(1),
        active: false
      } ];
    }
    function braceOptions(part, context) {
      const words = expandBraces(part.text);
      if (words === null) {
        const pieces = (part.parts ?? []).flatMap(inner => inner.type === "BraceExpansion" ? [] : piecesOf(inner, context, false));
        if (pieces.length === 0 && /[$`<>]/.test(part.text)) throw new Undecidable("a brace expansion cannot be read");
        if (/[{,.]/.test(part.text) && expandsTooFar(part.text)) throw new Undecidable("a word expands to too many words");
        return [ [ {
          unknown: "any"
        } ] ];
      }
      return words.map(text => [ {
        text: text,
        active: true
      } ]);
    }
    function expandsTooFar(text) {
      return /^[\w{},.+-]*$/.test(text);
    }
    function finish(pieces, source, context) {
      checkLength(pieces, context);
      const unknown = pieces.findIndex(piece => "unknown" in piece);
      if (unknown < 0) return known(pieces, source, context);
      const stands = pieces.some(piece => !("unknown" in piece) && piece.text !== "");
      const loose = pieces.some(piece => "unknown" in piece ? piece.unknown === "any" && !(stands && piece.number === true) : piece.active);
      const [only] = pieces;
      const number = pieces.length === 1 && only !== void 0 && "unknown" in only && only.number === true;
      const plain = {
        ...words_isPlain(pieces) ? {
          plain: true
        } : {},
        ...number ? {
          number: number
        } : {}
      };
      if (loose) return [ {
        kind: "unknown",
        source: source,
        ...plain
      } ];
      const prefix = pieces.slice(0, unknown).map(piece => "unknown" in piece ? "" : piece.text);
      return [ {
        kind: "partial",
        prefix: prefix.join(""),
        source: source,
        ...plain
      } ];
    }
    const commits = /^(?:[A-Za-z_][\w./-]*\.{2,3})?\0(?:[~^]\d*)*(?:\.{2,3}(?:\0|\w[\w./-]*)?(?:[~^]\d*)*)?$/;
    function words_isPlain(pieces) {
      const parts = pieces.map(piece => "unknown" in piece ? piece.plain === true ? "\0" : " " : piece.active ? " " : piece.text);
      return commits.test(parts.join(""));
    }
    function known(pieces, source, context) {
      const value = pieces.map(piece => piece.text).join("");
      if (!pieces.some(piece => piece.active && /[*?[]/.test(piece.text))) return [ {
        kind: "literal",
        value: value,
        source: source
      } ];
      if (context.progress.disturbed || context.state.cwdDoubt !== null) return [ {
        kind: "unknown",
        source: source
      } ];
      context.progress.patterns += 1;
      const names = expandPattern(pieces, context.state.cwd, context);
      if (names === null && value.split("/").filter(segment => /[*?[]/.test(segment)).length > maxOpenPatterns) throw new Undecidable("a pattern may match very many names");
      countWords(names?.length ?? 0, context);
      return names === null ? [ {
        kind: "unknown",
        source: source
      } ] : names.map(name => ({
        kind: "literal",
        value: name,
        source: name
      }));
    }
    const arithmeticOperator = /^-(?:eq|ne|lt|le|gt|ge)$/;
    function checkCondition(expression, context) {
      spend(context.progress, 1);
      switch (expression.type) {
       case "TestUnary":
        checkUnary(expression.operator, evaluateValue(expression.operand, context));
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
      if (typeof operand !== "string" || !/^[A-Za-z_]\w*$/.test(operand)) throw new Undecidable(`${operator} evaluates a subscript, which may run a command`);
    }
    const constantExpression = /^(?:[\w.,:@%/+*?^|()[\]{}=-]|\\[\w .*+?^|()[\]{}/-]|\$(?=[)|]|$))+$/;
    function isBalanced(text) {
      let open = 0;
      for (const sign of text.replace(/\\[\s\S]/g, "")) {
        if (sign === "(") open += 1; else if (sign === ")") open -= 1;
        if (open < 0) return false;
      }
      return open === 0;
    }
    function isConstantExpression({text: text, parts: parts}) {
      return parts === void 0 && constantExpression.test(text) && isBalanced(text);
    }
    function checkBinary(operator, left, right, context) {
      if (operator === "=~" && isConstantExpression(right)) {
        evaluateValue(left, context);
        return;
      }
      const values = [ evaluateValue(left, context), evaluateValue(right, context) ];
      if (!arithmeticOperator.test(operator)) return;
      for (const [at, value] of values.entries()) {
        const node = at === 0 ? left : right;
        const counted = /^"?\$(?:\?|#|\{#\w+\})"?$/.test(node.text);
        if (!counted && !isNumber(value)) throw new Undecidable(`${operator} evaluates what is not known to be an integer, which may run a command`);
      }
    }
    const unary = /^-[abcdefghknoprstuwxzGLNOS]$/;
    const binary = /^(?:=|==|!=|<|>|-(?:eq|ne|lt|le|gt|ge|ef|nt|ot))$/;
    function checkTest(args) {
      const words = args[0]?.kind === "literal" && args[0].value === "!" ? args.slice(1) : args;
      const values = words.map(word => word.kind === "literal" ? word.value : null);
      const dangerous = values.findIndex((value, at) => (value === "-v" || value === "-R") && at < values.length - 1);
      if (dangerous >= 0 && !/^[A-Za-z_]\w*$/.test(values[dangerous + 1] ?? "")) throw new Undecidable(`${values[dangerous] ?? ""} evaluates a subscript, which may run a command`);
      if (!values.includes(null)) return;
      const clear = words.every(word => word.kind !== "unknown" || word.number === true) && (values.length === 1 || values.length === 2 && unary.test(values[0] ?? "") || values.length === 3 && binary.test(values[1] ?? ""));
      if (!clear) throw new Undecidable('the operator of a test is not constant (quotes make one word of a value: [ "$x" -gt 0 ])');
    }
    var environment = __webpack_require__(455);
    function readLine(args, context) {
      let at = 0;
      for (;at < args.length; at += 1) {
        const word = args[at];
        if (word?.kind !== "literal") throw new Undecidable("an argument of read is not constant");
        if (!word.value.startsWith("-")) break;
        if (/^-[rs]*[dnNpt]$/.test(word.value)) checkOneWord(args[at += 1]); else if (/^-[rs]*a$/.test(word.value)) assignByRead(args[at += 1], context); else if (!/^-(?:[rs]+|-)$/.test(word.value)) throw new Undecidable("an option of read assigns by a subscript");
      }
      for (const word of args.slice(at)) assignByRead(word, context);
    }
    function checkOneWord(word) {
      if (word?.kind === "unknown") throw new Undecidable(`${word.source} may become any number of words (quotes make one word of it)`);
    }
    function assignByRead(word, context) {
      if (word?.kind !== "literal" || !(0, own_variables.X)(word.value)) throw new Undecidable("read assigns a variable that is not the script\u2019s own");
      setVariable(context.state, word.value, null);
    }
    function readLines(args, context) {
      const values = args.map(word => word.kind === "literal" ? word.value : null);
      const isCount = at => /^-t?[ns]$/.test(values[at] ?? "") && /^\d{1,9}$/.test(values[at + 1] ?? "");
      let at = 0;
      while (at < values.length - 1) if (values[at] === "-t") at += 1; else if (isCount(at) || /^-t?d$/.test(values[at] ?? "")) {
        checkOneWord(args[at + 1]);
        at += 2;
      } else throw new Undecidable("an option of mapfile can run code for every line");
      const name = values[at];
      if (at !== values.length - 1 || typeof name !== "string" || !(0, own_variables.X)(name)) throw new Undecidable("mapfile assigns an array that is not the script\u2019s own");
      setVariable(context.state, name, null);
    }
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
    function builtins_assigning(assign) {
      return (args, context) => {
        assign(args, context);
        return neutral;
      };
    }
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
      jobs: "it can run a command",
      history: "it can write files",
      let: "it evaluates text that may run a command",
      logout: "it is of no use in one line",
      popd: "the directory is followed through cd only",
      pushd: "the directory is followed through cd only",
      shopt: "it changes how later words are read",
      source: "it runs a file in this shell (a program can be called by its path: .venv/bin/pytest)",
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
        if (args.length === 0) throw new Undecidable("exec without a command redirects everything that follows");
        return wrapper("exec", args, /^--$/);
      },
      export: declaration,
      hash: args => {
        if (args.length === 0 || args.some(word => word.kind !== "literal" || word.value.startsWith("-"))) throw new Undecidable("an option of hash changes which programs names mean");
        return neutral;
      },
      local: declaration,
      mapfile: builtins_assigning(readLines),
      read: builtins_assigning(readLine),
      readarray: builtins_assigning(readLines),
      readonly: declaration,
      set: setBuiltin,
      type: () => neutral,
      typeset: declaration,
      unset: unsetBuiltin
    };
    function readBuiltinCommand(name, argv, context) {
      const problem = Object.hasOwn(refused, name) ? refused[name] : void 0;
      if (problem !== void 0) throw new Undecidable(`${name === "." ? "`.`" : name} cannot be judged: ${problem}`);
      if (name === "printf") checkPrintf(argv.slice(1));
      return Object.hasOwn(handlers, name) ? handlers[name]?.(argv.slice(1), context) : void 0;
    }
    const counting = /%[-+ #0'\d.*hjlqLtz]*n/;
    function checkPrintf(args) {
      const [first] = args;
      if (first?.kind === "literal" && first.value.startsWith("-v")) throw new Undecidable("printf -v assigns a variable by a subscript, which may run a command");
      const format = first?.kind === "literal" && first.value === "--" ? args[1] : first;
      if (format === void 0) return;
      if (format.kind !== "literal") throw new Undecidable("the format of printf is not constant");
      if (counting.test(format.value.replaceAll("%%", ""))) throw new Undecidable("%n in the format of printf assigns a variable");
    }
    function onlyNumbers(args) {
      const fine = args.every(word => word.kind === "literal" && /^(?:\d{1,9}|%\d)$/.test(word.value) || word.kind !== "literal" && word.number === true);
      if (!fine) throw new Undecidable("an argument that should be a number is not one");
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
      if (value === null || value.startsWith("-")) throw new Undecidable(`an option of ${name} changes what is run`);
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
      if (operands.length === 1 && target !== void 0 && staysOnTop(target, context)) return neutral;
      if (operands.length > 1 || target !== void 0 && target.kind !== "literal") throw new Undecidable("the directory of cd is not constant");
      const text = target?.value ?? context.world.commandHome;
      if (text === "" || text.startsWith("-")) throw new Undecidable("cd goes to a directory that the line does not name");
      const {state: state, world: world} = context;
      if (!text.startsWith("/") && state.cwdDoubt !== null) throw new Undecidable(state.cwdDoubt);
      const path = (0, policy_paths.Hi)(text, state.cwd);
      if (world.realpath(path) !== path || (0, policy_paths.BH)(text) && !follow(text, state.cwd, world).isPlain) throw new Undecidable("cd leads through a link");
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
    const topLevel = /^"?\$\(git rev-parse --show-toplevel(?: 2>\/dev\/null)?\)"?$/;
    function staysOnTop(target, {state: state, world: world}) {
      if (target.kind === "literal" || !topLevel.test(target.source)) return false;
      const isTop = state.cwd === world.workspace && state.cwdDoubt === null && !/[\s*?[\]]/.test(state.cwd);
      return isTop && (world.kindOf(`${state.cwd}/.git`) === "file" || world.kindOf(`${state.cwd}/.git/HEAD`) === "file");
    }
    function declaration(args, context) {
      if (args.every(word => word.kind === "literal" && word.value.startsWith("-"))) throw new Undecidable("a declaration without a name prints every variable");
      for (const word of args) {
        if (/^[A-Za-z_]\w*=/.test(word.source) && (word.kind === "partial" || word.kind === "literal")) continue;
        if (word.kind !== "literal") throw new Undecidable("a declaration is not constant");
        if (/^-[rxg]+$/.test(word.value)) continue;
        if (word.value.startsWith("-") || word.value.startsWith("+")) throw new Undecidable(`a declaration with ${word.value} changes how values are read`);
        if (!(0, own_variables.X)(word.value)) throw new Undecidable(`declaring ${word.value} changes what later commands do`);
        setVariable(context.state, word.value, context.state.variables.get(word.value) ?? null);
      }
      return neutral;
    }
    function declare(builtin, name, value) {
      const exported = builtin === "export" || builtin === "declare" || builtin === "typeset";
      const harmless = typeof value === "string" && (0, environment.G)(name, value);
      const own = (0, own_variables.X)(name);
      if (harmless || own && !exported) return;
      const instead = own ? ` (a rule can name it where it stands in front of one command: ${name}=\u2026 command)` : "";
      throw new Undecidable(`${builtin} ${name} changes the environment of later commands${instead}`);
    }
    function setBuiltin(args) {
      if (args.length === 0) throw new Undecidable("set alone prints every variable");
      const fine = args.every((word, i) => {
        if (word.kind !== "literal") return false;
        const before = args[i - 1];
        const named = before?.kind === "literal" && /^[-+][eux]*o$/.test(before.value);
        return named ? /^(?:pipefail|errexit|nounset|xtrace)$/.test(word.value) : /^[-+][eux]*o?$/.test(word.value);
      });
      if (!fine) throw new Undecidable("set changes how later words are read");
      return neutral;
    }
    function unsetBuiltin(args, context) {
      for (const word of args) {
        if (word.kind !== "literal" || !(word.value === "-v" || (0, own_variables.X)(word.value))) throw new Undecidable("unset changes what later commands do");
        setVariable(context.state, word.value, "");
      }
      return neutral;
    }
    var opaque = __webpack_require__(5619);
    var prompts = __webpack_require__(1141);
    var table = __webpack_require__(4369);
    function redirectionEffects(redirections, context) {
      return redirections.flatMap(redirection => {
        const effects = effectsOf(redirection, context);
        if (effects.some(({kind: kind}) => kind === "write")) disturb(context.progress);
        return effects;
      });
    }
    function effectsOf(redirection, context) {
      if (redirection.descriptor?.type === "FileDescriptorVariable") throw new Undecidable("a redirection chooses its descriptor by a variable");
      if (redirection.type === "HereDoc") {
        if (!redirection.delimiter?.quoted) readHereDocument(redirection.body.parts ?? [], context);
        return [];
      }
      if (redirection.target === void 0) throw new Undecidable("a redirection has no target");
      if (redirection.type === "HereString") {
        evaluateValue(redirection.target, context);
        return [];
      }
      const {operator: operator, target: target} = redirection;
      if ((operator === ">&" || operator === "<&") && /^(?:\d{1,9}-?|-)$/.test(target.text)) return [];
      const path = constantPath(evaluateWord(target, context), target.text, context);
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
      evaluateValue({
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
      if (words.length !== 1 || word?.kind !== "literal" || word.value === "") throw new Undecidable(`the target of a redirection (${source.slice(0, 60)}) is not one constant path`);
      if (!word.value.startsWith("/") && context.state.cwdDoubt !== null) throw new Undecidable(context.state.cwdDoubt);
      return realTarget(word.value, context);
    }
    function realTarget(path, context) {
      const absolute = (0, policy_paths.Hi)(path, context.state.cwd);
      if ((0, policy_paths.BH)(path) && follow(path, context.state.cwd, context.world).real !== context.world.realpath(absolute)) throw new Undecidable(`${path.slice(0, 60)} leads through a link and back`);
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
      if (first?.kind !== "literal" || first.value === "") throw new Undecidable("the name of a command is not constant");
      if (walk.outer !== null && first.value.startsWith("-")) throw new Undecidable(`${first.value.slice(0, 60)} stands where the name of a command should`);
      if (walk.outer !== null && walk.outer.depth >= limits.wrappers) throw new Undecidable(`commands start commands more than ${limits.wrappers} deep`);
      if (walk.steps.length >= limits.steps) throw new Undecidable(`it runs more than ${limits.steps} commands`);
      spend(context.progress, argv.length);
      const builtin = first.value.includes("/") ? void 0 : readBuiltinCommand(first.value, argv, context);
      if (builtin === void 0) {
        addProgram({
          name: first.value,
          argv: argv,
          assigned: assigned
        }, walk, context);
        return;
      }
      const kept = assigned.find(({harmless: harmless}) => !harmless);
      if (kept !== void 0) throw new Undecidable(`the variable ${kept.name} set for ${first.value} may outlive it`);
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
        outer: step,
        found: void 0
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
        outer: walk.outer,
        forms: {
          allow: null,
          deny: null
        }
      };
      countFiles(context.progress, step.effects);
      noteFiles(walk.trail, step.effects, walk.steps.length);
      walk.steps.push(step);
      return step;
    }
    function addProgram({name: name, argv: argv, assigned: assigned}, walk, context) {
      if (context.state.cwdDoubt !== null) throw new Undecidable(context.state.cwdDoubt);
      checkClimbing(argv, context);
      const bare = bareName(name);
      const base = bare.slice(bare.lastIndexOf("/") + 1);
      const program = (0, table.w)(bare) ?? (0, table.w)(base);
      const reading = program === void 0 ? null : readSafely(program, calledBy(base, argv), walk, context);
      if (reading?.effects.some(effect => effect.kind === "write") === true) checkParents(argv, context);
      const hazards = reading?.hazards ?? (bare.includes("/") ? [] : (0, opaque.h)(argv.slice(1)));
      const prompt = (0, prompts.B)(base, argv);
      const step = push(walk, context, {
        name: name,
        argv: argv,
        assigned: assigned,
        role: roleOf(bare, reading),
        effects: reading?.effects ?? [],
        hazards: prompt === null ? hazards : [ ...hazards, prompt ],
        readOnly: reading?.readOnly === true && bare === base,
        elsewhere: typeof program?.grants === "string" && context.state.cwd !== context.world.workspace
      });
      const at = walk.steps.length - 1;
      for (const path of reading?.links ?? none) walk.trail.made.push({
        path: path,
        at: at
      });
      for (const inner of reading?.inner ?? none) addInner(inner, {
        ...walk,
        outer: step,
        found: void 0
      }, context);
      if (walk.steps.length > at + 1 && walk.steps.slice(at + 1).some(one => writesTop(one, context))) walk.redirected.push({
        kind: "write",
        path: `${context.world.workspace}/.github`
      });
      walk.trail.spans.push({
        from: at,
        to: walk.steps.length
      });
      if (!step.readOnly && step.role !== "transparent") disturb(context.progress);
    }
    function writesTop({effects: effects}, {world: world}) {
      return effects.some(effect => effect.kind === "write" && effect.path === world.workspace);
    }
    const none = [];
    function calledBy(base, argv) {
      const [first] = argv;
      if (first?.kind === "literal" && first.value === base) return argv;
      return [ {
        kind: "literal",
        value: base,
        source: first?.source ?? base
      }, ...argv.slice(1) ];
    }
    function readSafely(program, argv, {found: found}, context) {
      const {cwd: cwd} = context.state;
      return program.read(found === void 0 ? {
        argv: argv,
        cwd: cwd
      } : {
        argv: argv,
        cwd: cwd,
        found: found
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
      if (missing !== void 0) throw new Undecidable(`${missing.slice(0, 60)} goes through a directory that is not there, and back`);
    }
    function climbing(argv) {
      const found = [];
      for (const word of argv) {
        if (word.kind !== "literal" || !word.value.includes("..")) continue;
        found.push(...[ word.value, word.value.slice(word.value.indexOf("=") + 1) ].filter(policy_paths.BH));
      }
      return found;
    }
    function addInner(inner, walk, context) {
      const state = copyState(context.state, context.progress);
      if (inner.cwd !== void 0) {
        if ((0, policy_protected.Lx)(inner.cwd) || context.world.realpath(inner.cwd) !== inner.cwd) throw new Undecidable("a command runs in a directory behind a link");
        state.cwd = inner.cwd;
      }
      if (inner.kind === "argv") {
        addCommand(inner.argv, walk, {
          ...context,
          state: state
        });
        return;
      }
      if (walk.level >= limits.scripts) throw new Undecidable(`scripts stand in scripts more than ${limits.scripts} deep`);
      walk.script(inner.command, {
        ...walk,
        level: walk.level + 1
      }, {
        ...context,
        state: state
      });
    }
    const mostPlaces = 256;
    const mostWords = 16;
    function hiddenCommands(step) {
      const words = step.argv.slice(1).map(word => word.kind === "literal" ? word.value : "");
      const risky = new Set(step.hazards.filter(one => one.openedBy === void 0 && one.alsoCoveredBy === void 0).map(({word: word}) => word));
      if (step.role !== "unknown" && risky.size === 0) return [];
      const bare = bareName(step.name);
      const names = (0, table.w)(bare.slice(bare.lastIndexOf("/") + 1))?.subCommands !== void 0;
      const found = [];
      for (const [at, word] of words.entries()) {
        if (found.length >= mostPlaces) break;
        const plain = /^[\w./+-]*$/.test(word);
        if (step.role !== "unknown" && (!risky.has(word) || plain && names)) continue;
        const rest = words.slice(at + 1, at + mostWords);
        const tokens = plain ? [ word ] : word.split(/[^\w./+-]+/).slice(0, mostPlaces);
        for (const [place, token] of tokens.entries()) if (/^[\w./]/.test(token)) found.push([ token, ...tokens.slice(place + 1, place + mostWords), ...rest ]);
      }
      return found.slice(0, mostPlaces);
    }
    const canonical_none = new Set;
    const canonical_table = {
      git: {
        valued: new Set([ "-C", "-c", "--git-dir", "--work-tree", "--namespace", "--exec-path", "--config-env", "--super-prefix", "--attr-source", "--list-cmds" ]),
        harmless: new Set([ "--no-pager", "-P", "--no-optional-locks", "--no-advice", "--literal-pathspecs", "--no-replace-objects" ])
      },
      npm: {
        valued: new Set([ "--prefix", "-C", "-w", "--workspace", "--userconfig", "--globalconfig", "--registry", "--loglevel", "--cache" ]),
        harmless: canonical_none
      },
      pnpm: {
        valued: new Set([ "-C", "--dir", "--filter", "-F", "--config" ]),
        harmless: canonical_none
      },
      yarn: {
        valued: new Set([ "--cwd", "--use-yarnrc" ]),
        harmless: canonical_none
      },
      bun: {
        valued: new Set([ "--cwd", "-c", "--config", "--env-file", "-F", "--filter" ]),
        harmless: canonical_none
      },
      cargo: {
        valued: new Set([ "--config", "-C", "-Z", "--color", "--manifest-path" ]),
        harmless: canonical_none
      },
      go: {
        valued: new Set([ "-C" ]),
        harmless: canonical_none
      },
      docker: {
        valued: new Set([ "-H", "--host", "-c", "--context", "--config", "-l", "--log-level", "--tlscacert", "--tlscert", "--tlskey" ]),
        harmless: canonical_none
      },
      podman: {
        valued: new Set([ "--url", "--connection", "-c", "--root", "--runroot", "--log-level" ]),
        harmless: canonical_none
      },
      kubectl: {
        valued: new Set([ "-n", "--namespace", "--context", "--kubeconfig", "--cluster", "--user", "-s", "--server", "--as", "--token" ]),
        harmless: canonical_none
      },
      gh: {
        valued: new Set([ "-R", "--repo" ]),
        harmless: canonical_none
      },
      sudo: {
        valued: new Set([ "-u", "-g", "-C", "-D", "-h", "-p", "-R", "-r", "-t", "-T", "-U", "--user", "--group", "--chdir", "--host", "--prompt" ]),
        harmless: canonical_none
      },
      pip: {
        valued: new Set([ "--python", "--log", "--proxy", "--cert", "--client-cert", "--cache-dir", "--retries", "--timeout" ]),
        harmless: canonical_none
      },
      python: {
        valued: new Set([ "-W", "-X", "-Q" ]),
        harmless: canonical_none
      },
      make: {
        valued: new Set([ "-C", "-f", "-I", "-j", "-l", "-o", "-W", "--directory", "--file", "--makefile", "--jobs" ]),
        harmless: canonical_none
      }
    };
    function wordsOf(step) {
      return step.argv.map((word, at) => word.kind !== "literal" ? null : at === 0 ? bareName(step.name) : word.value);
    }
    function allowForms(step) {
      step.forms.allow ??= findAllowForms(step);
      return step.forms.allow;
    }
    function findAllowForms(step) {
      const words = wordsOf(step);
      const options = optionsOf(words[0] ?? "");
      if (options === void 0 || options.harmless.size === 0) return [ words ];
      let at = 1;
      while (options.harmless.has(words[at] ?? "")) at += 1;
      return at === 1 ? [ words ] : [ words, [ words[0] ?? null, ...words.slice(at) ] ];
    }
    function denyForms(step) {
      step.forms.deny ??= findDenyForms(step);
      return step.forms.deny;
    }
    function findDenyForms(step) {
      const words = wordsOf(step);
      const options = optionsOf(words[0] ?? "");
      const stripped = options === void 0 ? null : withoutGlobals(words, options);
      return [ words, ...stripped === null ? [] : [ stripped ], ...hiddenCommands(step) ];
    }
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
    var programs_words = __webpack_require__(5295);
    var kept = __webpack_require__(7459);
    var rule_command = __webpack_require__(4229);
    function allowRuleNames(rule, step, world) {
      if (rule.tool !== "Bash") return false;
      if (rule.specifier.kind === "any") return true;
      if (rule.specifier.kind !== "command") return false;
      const {pattern: pattern} = rule.specifier;
      const [first] = pattern.words;
      if (first?.kind === "literal" && !first.text.includes("/") && first.text !== allowForms(step)[0]?.[0]) return false;
      const sameProgram = (text, word) => text.includes("/") ? isSameFile(text, step, world) : text === word;
      if (step.role === "unknown" && leavesProgramOpen(pattern)) return false;
      if (!allowsAssignments(pattern, step)) return false;
      return allowForms(step).some(words => (0, rule_command.f0)(pattern, words, {
        generous: false,
        sameProgram: sameProgram
      }));
    }
    function isSameFile(text, {name: name, cwd: cwd}, world) {
      if (!name.includes("/")) return false;
      const bare = bareName(text);
      return bare === text ? (0, policy_paths.Hi)(text, world.workspace) === (0, policy_paths.Hi)(name, cwd) : bare === bareName(name);
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
    function literalWords({specifier: specifier}) {
      return specifier.kind === "command" ? specifier.pattern.spelled : match_command_none;
    }
    const match_command_none = [];
    function spellsHazard(rule, hazard, times) {
      if ((timesSpelled(rule).get(hazard.word) ?? 0) >= times) return true;
      const words = literalWords(rule);
      if (rule.specifier.kind !== "command" || !rule.specifier.pattern.open) return false;
      const {alsoCoveredBy: also, openedBy: openedBy} = hazard;
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
    function grantsFile(rule, effect, step, world) {
      if (!spellsPath(rule, effect.path, step.cwd)) return false;
      return effect.kind === "read" || rule.specifier.kind !== "command" || comesOfRule(rule, effect, step, world);
    }
    function comesOfRule({specifier: specifier}, effect, step, world) {
      const words = specifier.kind === "command" ? specifier.pattern.words : [];
      const argv = words.flatMap(word => word.kind === "literal" ? [ (0, programs_words.eu)(word.text) ] : []);
      const [first, ...args] = argv;
      const base = (0, rule_index.Fl)(step.name);
      if (first === void 0 || argv.length < words.length || (0, rule_index.Fl)((0, programs_words.bG)(first)) !== base) return true;
      const program = (0, table.w)(base);
      if (program === void 0) return true;
      const {effects: effects} = program.read({
        argv: [ (0, programs_words.eu)(base), ...args ],
        cwd: step.cwd
      }, world);
      return effects.some(one => one.kind === effect.kind && one.path === effect.path);
    }
    var rule_path = __webpack_require__(4025);
    var policy_sensitive = __webpack_require__(507);
    function countRules(rules, {compared: compared}) {
      compared.count += rules.length;
      if (compared.count > limits.rules) throw new Undecidable(`it would have to be compared with more than ${limits.rules} rules`);
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
      const opened = opens => {
        const isOpening = rule => rule.specifier.kind === "path" && opens(rule.specifier.pattern) && covers(rule, question) && matches(rule, question);
        return candidates("allow", question).some(isOpening) || ground.more.some(isOpening);
      };
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
      const {ground: ground} = question;
      const means = rule => covers(rule, question) && matches(rule, question);
      return candidates(list, question).find(means) ?? (list === "allow" ? ground.more.find(means) : void 0);
    }
    function candidates(list, {path: path, tool: tool, ground: ground}) {
      return countRules((0, rule_index.aM)(ground.rules[list], path, tool), ground);
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
    var shell_steps = __webpack_require__(4425);
    function judgeStep(step, alone, ground) {
      const candidates = countRules((0, rule_index.gh)(ground.rules.allow, () => reachingForms(step)), ground);
      const rules = naming(candidates, step, ground);
      for (const rule of naming(ground.more, step, ground)) rules.push(rule);
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
      const parts = [ judgedEffect(exec, run) ];
      for (const effect of step.effects) parts.push(judgedEffect(effect, judgeEffect(effect, step, rules, ground)));
      for (const effect of suspects(step, ground.world)) {
        const found = judgeEffect(effect, step, rules, ground);
        if (found.verdict === "deny") parts.push(judgedEffect(effect, found));
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
        reason: `${called}: ${never.word} ${never.why}, which no rule may allow${never.mend === void 0 ? "" : `: ${never.mend}`}`
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
      if (ground.rules[list].length === 0) return;
      const rules = countRules((0, rule_index.gM)(ground.rules[list], () => denyForms(step)), ground);
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
      if (directory.kind === "literal") return (0, policy_paths.Hi)(directory.text, world.workspace) === path;
      const text = (0, rule_path.AA)(path, world);
      return [ text, `./${text}` ].some(word => (0, rule_command.Sr)(directory, word));
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
          const rule = found.missing ? rules.find(one => grantsFile(one, effect, step, ground.world)) : void 0;
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
    function suspects(step, world) {
      if (step.role !== "unknown" && step.hazards.length === 0) return [];
      const risky = new Set(step.hazards.map(({word: word}) => word));
      const isFile = text => step.role === "unknown" || /^\.|\//.test(text) || world.kindOf((0, 
      policy_paths.Hi)(text, step.cwd)) !== "missing";
      return step.argv.slice(1).flatMap(word => {
        if (word.kind !== "literal" || word.value === "") return [];
        if (step.role !== "unknown" && !risky.has(word.value)) return [];
        const texts = new Set([ word.value, word.value.slice(word.value.indexOf("=") + 1) ].filter(text => !text.startsWith("-") && text !== "" && isFile(text)));
        return [ ...texts ].map(text => ({
          kind: "read",
          path: (0, policy_paths.Hi)(text, step.cwd)
        }));
      });
    }
    const longestShown = 100;
    function show(step) {
      const written = (0, shell_steps.u)(step);
      const text = /[^\S ]|  /.test(written) ? written.replace(/\s+/g, " ") : written;
      return `\`${text.length > longestShown ? `${text.slice(0, longestShown - 3)}\u2026` : text}\``;
    }
    var parser = __webpack_require__(8989);
    const uncertain = "the directory that a command runs in is not certain";
    function maybe(scene, body) {
      const before = copyState(scene.context.state, scene.context.progress);
      body();
      loosen(scene.context.state, before);
    }
    function loosen(state, before) {
      for (const [name, value] of state.variables) {
        const earlier = before.variables.get(name);
        if (earlier !== value) state.variables.set(name, eitherValue(earlier, value));
      }
      if (state.cwd !== before.cwd) state.cwdDoubt = uncertain;
    }
    const maxRounds = 64;
    function walkIf(node, scene) {
      scene.statements(node.clause.commands, scene);
      const branches = [ node.then, ...node.elif.flatMap(branch => [ branch.clause, branch.then ]), ...node.else === void 0 ? [] : [ node.else ] ];
      for (const branch of branches) maybe(scene, () => scene.statements(branch.commands, scene));
    }
    function walkWhile(node, scene) {
      disturb(scene.context.progress);
      loop(node, scene, () => {
        scene.statements(node.clause.commands, scene);
        scene.statements(node.body.commands, scene);
      });
    }
    const bashOwn = "_";
    function walkFor(node, scene) {
      const name = node.name.value;
      if (!(0, own_variables.X)(name) && name !== bashOwn) throw new Undecidable("the variable of a loop is not the script\u2019s own");
      const words = node.wordlist?.flatMap(word => [ ...evaluateWord(word, scene.context) ]) ?? null;
      const rounds = knownRounds(words);
      if (rounds.some(value => typeof value !== "string")) disturb(scene.context.progress);
      for (const value of rounds) loop(node, scene, () => {
        setVariable(scene.context.state, name, name === bashOwn ? null : value);
        scene.statements(node.body.commands, scene);
      });
      setVariable(scene.context.state, name, null);
    }
    function knownRounds(words) {
      if (words === null || words.length === 0 || words.length > maxRounds) return [ null ];
      const [only] = words;
      if (words.length === 1 && only?.kind === "unknown" && only.plain === true) return [ only.number === true ? countValue : plainValue ];
      const values = words.map(word => word.kind === "literal" ? word.value : null);
      return values.includes(null) ? [ null ] : values;
    }
    function walkArithmeticFor(node, scene) {
      disturb(scene.context.progress);
      if (node.initialize !== void 0) runArithmetic(node.initialize, scene.context);
      loop(node, scene, () => {
        if (node.test !== void 0) runArithmetic(node.test, scene.context);
        scene.statements(node.body.commands, scene);
        if (node.update !== void 0) runArithmetic(node.update, scene.context);
      });
    }
    function walkCase(node, scene) {
      evaluateValue(node.word, scene.context);
      for (const item of node.items) {
        for (const pattern of item.pattern) evaluateValue(pattern, scene.context);
        maybe(scene, () => scene.statements(item.body.commands, scene));
      }
    }
    function loop(node, scene, body) {
      const {state: state, progress: progress} = scene.context;
      for (const [name, isCounted] of assignedIn(node)) setVariable(state, name, isCounted && isNumber(state.variables.get(name)) ? numberIn(state, name) : null);
      const before = copyState(state, progress);
      const {steps: steps, trail: trail} = scene.walk;
      const from = steps.length;
      maybe(scene, body);
      trail.spans.push({
        from: from,
        to: steps.length
      });
      if (state.cwd !== before.cwd) throw new Undecidable("a loop changes the directory");
    }
    function isCounting(node) {
      if (node.append === true || node.index !== void 0 || node.value.type === "ArrayValue") return false;
      const parts = node.value.parts ?? [];
      return /^\d{1,9}$/.test(node.value.text) || parts.length === 1 && parts[0]?.type === "ArithmeticExpansion";
    }
    const assigners = /^(?:read|export|declare|typeset|local|readonly|unset|printf|for)$/;
    function numberIn({variables: variables}, name) {
      const value = variables.get(name);
      return typeof value === "string" || value?.filled === true ? numberValue : countValue;
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
          const name = assignedBy(inner);
          if (name !== null) add(name, true);
        }
        if (inner.type === "Command" && assigners.test(inner.name?.value ?? "")) for (const word of inner.args) if (word.type === "Word") add(word.value, false);
        (0, parser.forEachChild)(inner, visit);
      };
      visit(node);
      assigned.set(node, names);
      return names;
    }
    function foundBy({commands: commands, operators: operators}, at, {steps: steps, outer: outer}) {
      const [before, command] = [ commands[at - 1], commands[at] ];
      if (before?.type !== "Command" || command?.type !== "Command" || operators[at - 1] !== "|") return;
      const step = steps.at(-1);
      if (before.name?.text !== "find" || step?.name !== "find" || step.outer !== outer) return;
      if (!found_names_isPlain(before, isSilence) || !found_names_isPlain(command, isOutput)) return;
      return onlyPrints(step.argv) ? step.argv : void 0;
    }
    function found_names_isPlain({args: args, prefix: prefix, redirects: redirects}, isFine) {
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
    function newSurvey(source) {
      const isPainted = /[$`<>\\]/.test(source) || !isPlain(source);
      return {
        source: source,
        starts: new Set,
        paint: new Uint8Array(isPainted ? source.length + 1 : 0),
        commands: []
      };
    }
    function cover({paint: paint}, kind, node) {
      const end = Math.min(node.end, paint.length);
      for (let at = node.pos; at < end; at += 1) paint[at] = (paint[at] ?? 0) | kind;
    }
    function is({paint: paint}, at, kinds) {
      return ((paint[at] ?? 0) & kinds) !== 0;
    }
    const expansions = new Set([ "SimpleExpansion", "ParameterExpansion", "CommandExpansion", "ArithmeticExpansion", "ArithmeticCommandExpansion", "ProcessSubstitution" ]);
    const reexpanding = new Set([ "ArithmeticExpansion", "ArithmeticCommand", "ArithmeticFor", "TestCommand", "Slice" ]);
    const levels = new Set([ "CommandExpansion", "ProcessSubstitution", "ParameterExpansion", "ArithmeticExpansion", "ArithmeticGroup", "TestGroup", "Subshell", "BraceGroup", "If", "For", "While", "Case", "Function" ]);
    function guard(script, source) {
      const [error] = script.errors ?? [];
      if (error !== void 0) return `bash would not read it: ${error.message}`;
      const survey = newSurvey(source);
      const problem = visit(script, survey, {
        depth: 0,
        active: false,
        compound: false
      });
      if (problem !== null) return problem;
      if (survey.commands.length > limits.commands) return `it has more than ${limits.commands} commands`;
      if (survey.paint.length === 0) return survey.commands;
      findComments(survey);
      return findStray(survey) ?? findDeceptive(survey) ?? survey.commands;
    }
    function visit(node, survey, place) {
      if (place.depth > limits.nesting) return `it is nested more than ${limits.nesting} levels deep`;
      if (survey.starts.size > limits.substitutions) return `it has more than ${limits.substitutions} expansions`;
      if (node.type === "Command" && survey.paint.length === 0) {
        survey.commands.push(node);
        return null;
      }
      if (node.type === "Word" && /^[\w./:=@%+,-]*$/.test(node.text)) {
        cover(survey, word, node);
        return null;
      }
      const problem = note(node, survey, place);
      if (problem !== null) return problem;
      const inner = placeWithin(node, place);
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
    function placeWithin(node, place) {
      if (!levels.has(node.type) && !reexpanding.has(node.type)) return place;
      return {
        depth: place.depth + (levels.has(node.type) ? 1 : 0),
        active: place.active || reexpanding.has(node.type),
        compound: place.compound || isCompound(node)
      };
    }
    function isCompound(node) {
      if (node.type !== "CommandExpansion" && node.type !== "ProcessSubstitution") return false;
      const [only, ...others] = node.script?.commands ?? [];
      return only?.command.type !== "Command" || others.length > 0;
    }
    function childPlace(node, child, inner) {
      if (child.type === "Script") return inner.active ? {
        ...inner,
        active: false
      } : inner;
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
      if (isPlain(survey.source)) return null;
      for (const match of survey.source.matchAll(/[^\n\t -~]+/gu)) {
        if (is(survey, match.index, quoted | inert | comment)) continue;
        if (isDeceptive(match[0])) return "a character outside quotes is invisible or looks like another one";
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
      const bounds = boundsProblem(line);
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
    function refuseNode(node) {
      const known = Object.hasOwn(refusedNode, node.type) ? refusedNode[node.type] : void 0;
      throw new Undecidable(known ?? `it holds a construct that is not known (${node.type})`);
    }
    const refusedNode = {
      Select: "a menu (select) cannot be judged",
      Function: "a function gives a name another meaning",
      Coproc: "a coprocess cannot be judged"
    };
    const assignments_none = [];
    function assignments_assign(node, context) {
      const value = assignments_valueOf(node, context);
      if (!(0, own_variables.p)(node.name)) if (typeof value !== "string" || !(0, environment.G)(node.name, value)) throw new Undecidable(`${node.name}=\u2026 changes what later commands do`);
      setVariable(context.state, node.name, value);
    }
    function readPrefix(nodes, command, context) {
      if (nodes.length === 0) return assignments_none;
      const {variables: variables} = context.state;
      const before = new Map(variables);
      const assigned = [];
      for (const node of nodes) {
        const value = assignments_valueOf(node, context);
        variables.set(node.name, value);
        if (node.name === "IFS" && command === "read") continue;
        const harmless = typeof value === "string" && (0, environment.G)(node.name, value);
        if (node.append === true || node.value.type === "ArrayValue" || !harmless && !(0, 
        own_variables.X)(node.name)) throw new Undecidable(`the variable ${node.name} set for a command may change what it does (a rule can name it behind env: \`env ${node.name}=\u2026 ${command}\`)`);
        assigned.push({
          name: node.name,
          value: typeof value === "string" ? value : null,
          source: node.text,
          harmless: harmless
        });
      }
      for (const {name: name} of nodes) {
        const value = before.get(name);
        if (value === void 0) variables.delete(name); else variables.set(name, value);
      }
      return assigned;
    }
    function assignments_valueOf(node, context) {
      if (node.index !== void 0) throw new Undecidable("an assignment to an array element may run a command");
      if (node.value.type === "ArrayValue") {
        for (const element of node.value.elements) {
          if (/^\[/.test(element.text)) throw new Undecidable("an array subscript may run a command");
          evaluateWord(element, context);
        }
        return null;
      }
      const value = evaluateValue(node.value, context);
      return node.append === true ? null : value;
    }
    function simpleCommand(node, walk, context, add) {
      walk.seen.add(node);
      const assignments = node.prefix.filter(item => item.type === "Assignment");
      if (node.name === void 0) {
        for (const assignment of assignments) assignments_assign(assignment, context);
        redirect(node, walk, context);
        return;
      }
      const name = constantName(node.name);
      const prepared = node.args.map(item => item.type === "Word" ? prepareWord(item, context) : declareItem(name, item, context));
      const argv = [ {
        kind: "literal",
        value: name,
        source: node.name.text
      } ];
      for (const word of prepared) if (typeof word !== "function") argv.push(word); else for (const one of word()) argv.push(one);
      redirect(node, walk, context);
      add(argv, walk, context, readPrefix(assignments, name, context));
    }
    function declareItem(name, item, context) {
      if (item.index !== void 0 || item.append === true || item.value.type === "ArrayValue") throw new Undecidable("a declaration with a subscript may run a command");
      const value = evaluateValue(item.value, context);
      declare(name, item.name, value);
      setVariable(context.state, item.name, value);
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
      const effects = redirectionEffects(node.redirects, context);
      countFiles(context.progress, effects);
      walk.redirected.push(...effects);
      noteFiles(walk.trail, effects, walk.steps.length);
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
        if (real !== cwd || !(0, policy_paths.FK)(real, world.workspace)) throw new Undecidable("it would run outside the workspace");
        body(walk, contextFor(walk, state, newProgress()));
        const linked = pathBehindNewLink(walk.trail, world);
        if (linked !== null) throw new Undecidable(`${linked} may lie behind a link that the line itself makes`);
        return walk.steps.length === 0 ? {
          problem: "it holds no command"
        } : {
          steps: walk.steps,
          redirected: walk.redirected,
          scripts: walk.scripts
        };
      } catch (error) {
        if (error instanceof Undecidable) return {
          problem: error.problem
        };
        if (error instanceof RangeError) return {
          problem: "it is nested too deeply"
        };
        throw error;
      }
    }
    function bounded(world) {
      let left = limits.names;
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
        substitute: script => walkStatements(script.commands, sceneOf(walk, contextFor(walk, copyState(state, progress), progress)))
      };
      return context;
    }
    function walkScript(command, walk, context) {
      const parsed = parseLine(command);
      walk.scripts.push(command);
      if ("problem" in parsed) throw new Undecidable(parsed.problem);
      const scene = sceneOf(walk, contextFor(walk, context.state, context.progress));
      walkStatements(parsed.script.commands, scene);
      if (parsed.commands.some(node => !walk.seen.has(node))) throw new Undecidable("a command stands where it cannot be followed");
    }
    function walkStatements(statements, scene) {
      for (const statement of statements) {
        const {progress: progress} = scene.context;
        spend(progress, 1);
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
      return sceneOf(scene.walk, contextFor(scene.walk, copyState(scene.context.state, scene.context.progress), scene.context.progress));
    }
    function walkAndOr(node, scene) {
      const {state: state, progress: progress} = scene.context;
      const before = copyState(state, progress);
      for (const [at, command] of node.commands.entries()) {
        if (at === 1) Object.assign(before, copyState(state, progress));
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
      if (pipeline.commands.length === 0) throw new Undecidable("a pipeline is empty");
      if (pipeline.commands.length === 1 && pipeline.commands[0] !== void 0) {
        walkNode(pipeline.commands[0], scene);
        return;
      }
      const {progress: progress} = scene.context;
      const {patterns: patterns, racing: racing} = progress;
      const from = scene.walk.steps.length;
      for (const [at, command] of pipeline.commands.entries()) {
        const found = foundBy(pipeline, at, scene.walk);
        walkNode(command, subshell({
          ...scene,
          walk: {
            ...scene.walk,
            found: found
          }
        }));
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

       case "ArithmeticFor":
        walkArithmeticFor(node, scene);
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
        if (node.expression !== void 0) runArithmetic(node.expression, scene.context);
        return;

       default:
        refuseNode(node);
      }
    }
    function walk_redirect(redirections, scene) {
      const effects = redirectionEffects(redirections, scene.context);
      countFiles(scene.context.progress, effects);
      scene.walk.redirected.push(...effects);
      noteFiles(scene.walk.trail, effects, scene.walk.steps.length);
    }
    var tool_names = __webpack_require__(352);
    function prepare(effects, world) {
      const plain = [];
      const lines = [];
      for (const effect of effects) {
        if (effect.kind !== "shell" && effect.kind !== "exec") {
          if (lengthOf(effect) > limits.length) return unread(`it names something longer than ${limits.length} characters`);
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
        if (error instanceof Undecidable) return refusedLine(error.problem, request, ground);
        throw error;
      }
    }
    function evaluateParts(request, prepared, ground) {
      const commands = [];
      const parts = [];
      const scripts = [];
      for (const line of prepared.lines) {
        for (const step of line.steps) {
          const command = judgeStep(step, line.alone, ground);
          commands.push(command);
          for (const part of command.parts) parts.push(part);
        }
        for (const script of line.scripts) scripts.push(script);
      }
      for (const line of prepared.lines) for (const effect of line.redirected) parts.push(judgeDirect(effect, request, ground));
      for (const effect of prepared.effects) parts.push(judgeDirect(effect, request, ground));
      const worst = parts.length === 0 ? judgeTool(request, ground) : decisive(parts);
      return {
        decision: worst.verdict,
        outcome: worst.verdict === "allow" ? "run" : "refuse",
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
    function refusedOf(explanation) {
      const others = otherParts(explanation).filter(part => part.verdict !== "allow");
      return {
        steps: explanation.commands.filter(({finding: finding}) => finding.verdict !== "allow"),
        effects: others.map(part => part.effect),
        isTool: explanation.parts.length === 0
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
        return judgedEffect(effect, judgeFile(effect.kind, effect.path, request.tool, ground));

       case "fetch":
        return judgedEffect(effect, judgeFetch(effect.url, request.tool, ground));

       case "mcp":
        return judgedEffect(effect, judgeTool({
          tool: `mcp__${effect.server}__${effect.tool}`,
          effects: []
        }, ground));

       case "post":
        return judgedEffect(effect, judgeTool(postRequest(effect, request), ground));

       case "exec":
        return judgedEffect(effect, judgeTool(request, ground));
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
    function decisive(parts) {
      const worst = strictest(parts);
      if (worst === void 0) throw new Error("a call without parts has nothing that decides");
      return worst.verdict === "allow" ? parts.find(part => part.rule !== null) ?? worst : worst;
    }
    var remember = __webpack_require__(264);
    var policy_rules = __webpack_require__(3224);
    const maxRuleLength = 300;
    function addRulesForStep(wanted, judged, world) {
      for (const [at, part] of judged.parts.entries()) {
        if (part.verdict === "allow") continue;
        if (at > 0) addRulesForEffect(wanted, part, world); else {
          wanted.add(commandRule(judged, world));
          if (judged.step.elsewhere) wanted.add(`Bash(cd ${(0, rule_command.zc)([ (0, rule_path.AA)(judged.step.cwd, world) ])})`);
        }
      }
    }
    function addRulesForEffect(wanted, {verdict: verdict, effect: effect}, world) {
      if (verdict === "allow") return;
      switch (effect.kind) {
       case "read":
       case "write":
       case "delete":
        {
          const tool = effect.kind === "read" ? "Read" : "Write";
          wanted.add(`${tool}(${(0, rule_path.AA)(effect.path, world)})`);
          const real = world.realpath(effect.path);
          if (real !== effect.path) wanted.add(`${tool}(${(0, rule_path.AA)(real, world)})`);
          return;
        }

       case "fetch":
        {
          const host = hostOf(effect.url);
          if (host !== null) wanted.add(`WebFetch(domain:${host})`);
          return;
        }

       case "exec":
       case "post":
       case "mcp":
      }
    }
    function ruleForTool(request) {
      if (request.subject === void 0 || request.tool.startsWith("mcp__")) return request.tool;
      return `${request.tool}(${request.subject.replace(/[\\*?[\]]/g, "\\$&")})`;
    }
    function commandRule(judged, world) {
      const words = wordsOf(judged.step).map((word, at) => at === 0 ? fromTop(word, judged.step.cwd, world) : word);
      const unfit = words.findIndex(word => word === null || word.includes("\n"));
      const exact = unfit < 0 ? (0, rule_command.zc)(words.map(word => word ?? "")) : null;
      const before = judged.step.assigned.filter(({harmless: harmless}) => !harmless).map(assignmentPattern);
      if (exact !== null && exact.length <= maxRuleLength) return `Bash(${[ ...before, exact ].join(" ")})`;
      const known = words.slice(0, unfit < 0 ? 2 : unfit).map(word => word ?? "");
      return `Bash(${[ ...before, (0, rule_command.zc)(known) ].join(" ")}:*)`;
    }
    function fromTop(name, cwd, world) {
      if (name === null || !name.includes("/") || name.startsWith("/") || cwd === world.workspace) return name;
      const seen = (0, policy_paths.Mf)((0, policy_paths.Hi)(name, cwd), world.workspace);
      return seen === null ? name : `./${seen}`;
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
        if (error instanceof Undecidable) return error.problem;
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
        if (error instanceof Undecidable) return {
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
      const allow = (0, policy_rules.P)(wanted);
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
        addRulesForStep(wanted, command, world);
        if (wanted.size > mostSuggested) return wanted;
      }
      const others = new Set;
      for (const part of otherParts(explanation)) if (part.effect.kind !== "post") addRulesForEffect(others, part, world); else if (part.verdict !== "allow") others.add(ruleForTool(postRequest(part.effect, request)));
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
      let text = "";
      for (const {source: source} of assigned) text += `${source} `;
      for (const {source: source} of argv) text += `${source} `;
      return text.slice(0, -1);
    }
  })
};
