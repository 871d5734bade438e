"use strict";

exports.id = 5504;

exports.ids = [ 5504, 460 ];

exports.modules = {
  75504: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      listCommands: () => listCommands
    });
    var _context_command_sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88879);
    var _prompt_command_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70609);
    var _prompt_find_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79005);
    var _prompt_well_known_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34536);
    var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42954);
    var _parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67875);
    var _runtime_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(77584);
    async function listCommands(invocation, hostEnvironment) {
      const runContext = await (0, _runtime_js__WEBPACK_IMPORTED_MODULE_4__.kv)(invocation, hostEnvironment);
      const found = await (0, _prompt_find_js__WEBPACK_IMPORTED_MODULE_1__.uU)((0, _context_command_sources_js__WEBPACK_IMPORTED_MODULE_0__.z)(runContext, hostEnvironment));
      const {stdio: stdio} = hostEnvironment;
      if ((0, _parse_js__WEBPACK_IMPORTED_MODULE_3__.JG)(invocation, "json")) {
        stdio.out(`${JSON.stringify(found, null, 2)}\n`);
        return 0;
      }
      if (found.length === 0) {
        const places = [ ..._prompt_well_known_folders_js__WEBPACK_IMPORTED_MODULE_2__.ZU.map(({path: path}) => path), ..._prompt_well_known_folders_js__WEBPACK_IMPORTED_MODULE_2__.tG ];
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
      return [ `${command.name}${" ".repeat(width - (0, _text_js__WEBPACK_IMPORTED_MODULE_5__.PL)(command.name))}${hint}  ${shown(command.path)}${notes.length === 0 ? "" : `  (${notes.join("; ")})`}`, ...command.description === null ? [] : [ `${" ".repeat(width)}  ${command.description}` ], ...command.diagnostics.map(diagnostic => `${" ".repeat(width)}  broken: ${diagnostic.message}${diagnostic.location === void 0 ? "" : ` (${shown(diagnostic.location)})`}`) ];
    }
    function shown(path) {
      return (0, _prompt_command_name_js__WEBPACK_IMPORTED_MODULE_6__.h0)(path) === path ? path : JSON.stringify(path);
    }
    function audienceOf({userInvocable: userInvocable, modelInvocable: modelInvocable}) {
      if (!userInvocable) return "skill, for the model alone";
      return modelInvocable ? "skill" : "skill, not for the model";
    }
  }),
  77584: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      GV: () => runtimeOf,
      kv: () => runContextOf,
      wM: () => evaluateCall
    });
    var _context_run_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25963);
    var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84422);
    var _job_github_writes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33906);
    var _job_runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(25764);
    var _platform_process_host_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65509);
    var _settings_check_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(36225);
    var _tools_skill_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60460);
    var _parse_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(67875);
    async function runContextOf(invocation, hostEnvironment) {
      const environment = hostEnvironment.environment;
      const places = {
        childHome: hostEnvironment.temporary,
        childTemporary: hostEnvironment.temporary
      };
      const given = (0, _parse_js__WEBPACK_IMPORTED_MODULE_7__.f5)(invocation);
      const workspaceAndEvent = await (0, _context_run_context_js__WEBPACK_IMPORTED_MODULE_0__.ue)(given, hostEnvironment, workspace => (0, 
      _job_runtime_js__WEBPACK_IMPORTED_MODULE_3__.j)({
        environment: environment,
        ...places
      }, workspace));
      return await (0, _context_run_context_js__WEBPACK_IMPORTED_MODULE_0__.wW)(workspaceAndEvent, given, hostEnvironment);
    }
    const skillTool = (0, _tools_skill_js__WEBPACK_IMPORTED_MODULE_6__.createSkillTool)(() => Promise.reject(new Error("a skill was loaded where nothing runs")));
    async function runtimeOf(runContext, hostEnvironment, {spec: spec, places: places} = {}) {
      const {allow: allow, ask: ask, deny: deny, mode: mode} = runContext.settings;
      const lists = (0, _settings_check_rules_js__WEBPACK_IMPORTED_MODULE_5__.hg)({
        allow: allow,
        ask: ask,
        deny: deny
      }, runContext.locationOfRule);
      const runtime = (0, _job_runtime_js__WEBPACK_IMPORTED_MODULE_3__.Y)({
        more: [ ...await (0, _job_github_writes_js__WEBPACK_IMPORTED_MODULE_2__.p1)({
          keep: () => null
        }, Object.keys(_job_github_writes_js__WEBPACK_IMPORTED_MODULE_2__.J0), {
          findings: true
        }), skillTool ],
        directory: runContext.workspace,
        home: hostEnvironment.home,
        childHome: places?.home ?? hostEnvironment.home,
        childTemporary: places?.temporary ?? (0, _platform_process_host_environment_js__WEBPACK_IMPORTED_MODULE_4__.YB)(hostEnvironment),
        environment: hostEnvironment.environment,
        lists: lists,
        mode: mode,
        ...spec === void 0 ? {} : {
          spec: spec
        }
      });
      await runtime.ready();
      return runtime;
    }
    function evaluateCall(runtime, name, input) {
      const tool = runtime.tools.find(one => one.name === name);
      if (tool === void 0) {
        const names = runtime.tools.map(one => one.name);
        const guess = (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.pA)(name, names);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo({
          code: "argument-invalid",
          location: "--tool",
          message: `there is no tool ${JSON.stringify(name)}`,
          hint: guess === void 0 ? `the tools are ${names.join(", ")}` : `did you mean ${guess}?`
        });
      }
      const binding = tool.bind(input);
      if (!binding.ok) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(binding.problems.map(problem => ({
        code: "argument-invalid",
        location: "--input",
        message: problem,
        hint: `give the input of ${name} as a JSON object`
      })));
      const {effects: effects, subject: subject} = binding.call;
      return runtime.policy({
        tool: name,
        effects: effects,
        ...subject === void 0 ? {} : {
          subject: subject
        }
      });
    }
  }),
  60460: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      createSkillTool: () => createSkillTool
    });
    var _define_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6331);
    var _input_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23013);
    const input = (0, _input_js__WEBPACK_IMPORTED_MODULE_1__.pr)({
      skill: (0, _input_js__WEBPACK_IMPORTED_MODULE_1__.ze)("Its name, as the list of skills gives it."),
      args: (0, _input_js__WEBPACK_IMPORTED_MODULE_1__.IY)((0, _input_js__WEBPACK_IMPORTED_MODULE_1__.ze)("What the skill is to work on, as plain text.", {
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
