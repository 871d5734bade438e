"use strict";

exports.id = 2481;

exports.ids = [ 2481 ];

exports.modules = {
  32481: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      listCommands: () => listCommands
    });
    var _context_command_sources_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19794);
    var _prompt_command_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(64772);
    var _prompt_find_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63438);
    var _prompt_well_known_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56121);
    var _text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(20653);
    var _parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7436);
    var _runtime_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31275);
    async function listCommands(invocation, hostEnvironment) {
      const runContext = await (0, _runtime_js__WEBPACK_IMPORTED_MODULE_4__.kv)(invocation, hostEnvironment);
      const found = await (0, _prompt_find_js__WEBPACK_IMPORTED_MODULE_1__.uU)((0, _context_command_sources_js__WEBPACK_IMPORTED_MODULE_0__.z)(runContext, hostEnvironment));
      const {stdio: stdio} = hostEnvironment;
      if ((0, _parse_js__WEBPACK_IMPORTED_MODULE_3__.JG)(invocation, "json")) {
        stdio.out(`${JSON.stringify(found, null, 2)}\n`);
        return 0;
      }
      if (found.length === 0) {
        const directories = [ ..._prompt_well_known_folders_js__WEBPACK_IMPORTED_MODULE_2__.ZU.map(({path: path}) => path), ..._prompt_well_known_folders_js__WEBPACK_IMPORTED_MODULE_2__.tG ];
        stdio.err(`No commands or skills found in ${directories.join(", ")}.\n`);
        return 0;
      }
      const width = found.reduce((most, {name: name}) => Math.max(most, (0, _text_js__WEBPACK_IMPORTED_MODULE_5__.PL)(name)), 0);
      stdio.out(`${found.flatMap(command => linesOf(command, width)).join("\n")}\n`);
      return 0;
    }
    function linesOf(command, width) {
      const notes = [ ...command.kind === "skill" ? [ audienceOf(command) ] : [], ...command.shadowedBy === void 0 ? [] : [ `hidden by ${displayPath(command.shadowedBy)}` ] ];
      const hint = command.argumentHint === null ? "" : ` ${(0, _prompt_command_name_js__WEBPACK_IMPORTED_MODULE_6__.h0)(command.argumentHint)}`;
      return [ `${command.name}${" ".repeat(width - (0, _text_js__WEBPACK_IMPORTED_MODULE_5__.PL)(command.name))}${hint}  ${displayPath(command.path)}${notes.length === 0 ? "" : `  (${notes.join("; ")})`}`, ...command.description === null ? [] : [ `${" ".repeat(width)}  ${command.description}` ], ...command.diagnostics.map(diagnostic => `${" ".repeat(width)}  broken: ${diagnostic.message}${diagnostic.location === void 0 ? "" : ` (${displayPath(diagnostic.location)})`}`) ];
    }
    function displayPath(path) {
      return (0, _prompt_command_name_js__WEBPACK_IMPORTED_MODULE_6__.h0)(path) === path ? path : JSON.stringify(path);
    }
    function audienceOf({userInvocable: userInvocable, modelInvocable: modelInvocable}) {
      if (!userInvocable) return "skill, only for the model";
      return modelInvocable ? "skill" : "skill, not for the model";
    }
  }),
  31275: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      GV: () => runtimeOf,
      kv: () => runContextOf,
      wM: () => evaluateCall
    });
    var _context_run_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28145);
    var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42357);
    var _job_github_writes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48228);
    var _job_runtime_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79378);
    var _platform_process_host_environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48080);
    var _settings_check_rules_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68350);
    var _settings_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66843);
    var _tools_skill_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(44697);
    var _parse_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7436);
    async function runContextOf(invocation, hostEnvironment) {
      const environment = hostEnvironment.environment;
      const {temporary: temporary} = hostEnvironment;
      const inputs = (0, _settings_inputs_js__WEBPACK_IMPORTED_MODULE_6__.T)((0, _parse_js__WEBPACK_IMPORTED_MODULE_8__.f5)(invocation));
      const workspaceAndEvent = await (0, _context_run_context_js__WEBPACK_IMPORTED_MODULE_0__.ue)(inputs.early, hostEnvironment, workspace => (0, 
      _job_runtime_js__WEBPACK_IMPORTED_MODULE_3__.j)({
        environment: environment,
        home: temporary,
        temporary: temporary
      }, workspace));
      return await (0, _context_run_context_js__WEBPACK_IMPORTED_MODULE_0__.wW)(workspaceAndEvent, inputs, hostEnvironment);
    }
    const skillTool = (0, _tools_skill_js__WEBPACK_IMPORTED_MODULE_7__.Q)(() => Promise.reject(new Error("no skill can be loaded without a model")));
    async function runtimeOf(runContext, hostEnvironment, {spec: spec, childProcesses: childProcesses} = {}) {
      const {allow: allow, ask: ask, deny: deny} = runContext.settings;
      const runtime = (0, _job_runtime_js__WEBPACK_IMPORTED_MODULE_3__.Y)({
        runContext: runContext,
        hostEnvironment: hostEnvironment,
        childProcesses: childProcesses ?? {
          home: hostEnvironment.home,
          temporary: (0, _platform_process_host_environment_js__WEBPACK_IMPORTED_MODULE_4__.YB)(hostEnvironment)
        },
        lists: (0, _settings_check_rules_js__WEBPACK_IMPORTED_MODULE_5__.hg)({
          allow: allow,
          ask: ask,
          deny: deny
        }, runContext.locationOfRule),
        spec: spec ?? null,
        tools: [ ...(0, _job_github_writes_js__WEBPACK_IMPORTED_MODULE_2__.p1)({
          keep: () => null
        }, Object.keys(_job_github_writes_js__WEBPACK_IMPORTED_MODULE_2__.J0), {
          findings: true
        }), skillTool ]
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
          message: `unknown tool ${JSON.stringify(name)}`,
          hint: guess === void 0 ? `the tools are ${names.join(", ")}` : `did you mean ${guess}?`
        });
      }
      const binding = tool.bind(input);
      if (!binding.ok) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.yo(binding.problems.map(problem => ({
        code: "argument-invalid",
        location: "--input",
        message: problem,
        hint: `pass the input of ${name} as a JSON object`
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
  })
};
