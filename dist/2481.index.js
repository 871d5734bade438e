"use strict";

exports.id = 2481;

exports.ids = [ 2481, 4697 ];

exports.modules = {
  2481: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      listCommands: () => listCommands
    });
    var _config_sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5073);
    var _prompt_command_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4772);
    var _prompt_find_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9757);
    var _prompt_places_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1607);
    var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(653);
    var _judging_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6943);
    var _parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7436);
    async function listCommands(invocation, surroundings) {
      const ground = await (0, _judging_js__WEBPACK_IMPORTED_MODULE_3__.Jx)(invocation, surroundings);
      const found = await (0, _prompt_find_js__WEBPACK_IMPORTED_MODULE_1__.uU)((0, _config_sources_js__WEBPACK_IMPORTED_MODULE_0__.u)(ground, surroundings));
      const {stdio: stdio} = surroundings;
      if ((0, _parse_js__WEBPACK_IMPORTED_MODULE_4__.JG)(invocation, "json")) {
        stdio.out(`${JSON.stringify(found, null, 2)}\n`);
        return 0;
      }
      if (found.length === 0) {
        const places = [ ..._prompt_places_js__WEBPACK_IMPORTED_MODULE_2__.ZU.map(({path: path}) => path), ..._prompt_places_js__WEBPACK_IMPORTED_MODULE_2__.tG ];
        stdio.err(`No commands and no skills: ${places.join(", ")} hold none.\n`);
        return 0;
      }
      const width = found.reduce((most, {name: name}) => Math.max(most, (0, _text_js__WEBPACK_IMPORTED_MODULE_5__.PL)(name)), 0);
      stdio.out(`${found.flatMap(command => linesOf(command, width)).join("\n")}\n`);
      return 0;
    }
    function linesOf(command, width) {
      const notes = [ ...command.kind === "skill" ? [ audienceOf(command) ] : [], ...command.shadowedBy === void 0 ? [] : [ `hidden by ${shown(command.shadowedBy)}` ] ];
      const hint = command.argumentHint === null ? "" : ` ${(0, _prompt_command_name_js__WEBPACK_IMPORTED_MODULE_6__.h0)(command.argumentHint)}`;
      return [ `${command.name}${" ".repeat(width - (0, _text_js__WEBPACK_IMPORTED_MODULE_5__.PL)(command.name))}${hint}  ${shown(command.path)}${notes.length === 0 ? "" : `  (${notes.join("; ")})`}`, ...command.description === null ? [] : [ `${" ".repeat(width)}  ${command.description}` ], ...command.faults.map(fault => `${" ".repeat(width)}  broken: ${fault.what}${fault.where === void 0 ? "" : ` (${shown(fault.where)})`}`) ];
    }
    function shown(path) {
      return (0, _prompt_command_name_js__WEBPACK_IMPORTED_MODULE_6__.h0)(path) === path ? path : JSON.stringify(path);
    }
    function audienceOf({userInvocable: userInvocable, modelInvocable: modelInvocable}) {
      if (!userInvocable) return "skill, for the model alone";
      return modelInvocable ? "skill" : "skill, not for the model";
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
