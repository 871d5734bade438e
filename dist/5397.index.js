"use strict";

exports.id = 5397;

exports.ids = [ 5397 ];

exports.modules = {
  25397: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      lint: () => lint
    });
    var table = __webpack_require__(21112);
    function readOnlyList() {
      const calls = table.c.flatMap(({names: names, readOnly: readOnly = []}) => names.flatMap(name => readOnly.map(words => words === "" ? name : `${name} ${words}`)));
      return [ ...new Set(calls) ].sort();
    }
    var lint_rules = __webpack_require__(36697);
    var headline = __webpack_require__(1359);
    var check_rules = __webpack_require__(68350);
    var read = __webpack_require__(85204);
    var parse = __webpack_require__(7436);
    var runtime = __webpack_require__(31275);
    async function lint(invocation, hostEnvironment) {
      const {settings: settings, locationOfRule: locationOfRule, files: files} = await (0, 
      runtime.kv)(invocation, hostEnvironment);
      const lists = {
        allow: [ ...settings.allow, ...invocation.operands ],
        ask: settings.ask,
        deny: settings.deny
      };
      const inSettings = settings.allow.length;
      const locationOf = (list, index) => list === "allow" && index >= inSettings ? (0, 
      check_rules.eK)("the command line", index - inSettings) : locationOfRule(list, index);
      (0, check_rules.hg)(lists, locationOf);
      const inRules = (0, lint_rules.x)(lists).map(problem => ({
        ...problem,
        location: locationOf(problem.list, problem.index)
      }));
      const inWorkflows = invocation.operands.length > 0 ? [] : await (0, read.E)(files);
      const {stdio: stdio} = hostEnvironment;
      const total = inRules.length + inWorkflows.length;
      if ((0, parse.JG)(invocation, "json")) stdio.out(`${JSON.stringify([ ...inRules, ...inWorkflows ], null, 2)}\n`); else {
        stdio.err(`${withoutRule(settings["read-only-commands"])}\n`);
        if (total === 0) stdio.err(`${noProblems(lists)}\n`);
        for (const problem of inRules) stdio.out(problemText({
          ...problem,
          subject: `${problem.list}: ${problem.rule}`
        }));
        for (const problem of inWorkflows) stdio.out(problemText(problem));
      }
      return total === 0 ? 0 : 1;
    }
    function problemText({id: id, subject: subject, location: location, message: message, hint: hint}) {
      return `${subject} [${id}]\n  location: ${location}\n  problem:  ${message}\n  hint:     ${hint}\n  docs:     docs/rules.md#${id}\n`;
    }
    function withoutRule(isOn) {
      return isOn ? `Need no rule if they only read files that the rules allow (read-only-commands): ${readOnlyList().join(", ")}.` : "Every command needs a rule (read-only-commands is off).";
    }
    function noProblems({allow: allow, ask: ask, deny: deny}) {
      const total = allow.length + ask.length + deny.length;
      return total === 0 ? "No rules are configured: the defaults apply." : `No problems found in ${(0, 
      headline.B4)(total, "rule")}.`;
    }
  })
};
