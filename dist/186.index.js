export const id = 186;
export const ids = [186];
export const modules = {

/***/ 6186:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   listCommands: () => (/* binding */ listCommands)
/* harmony export */ });
/* harmony import */ var _prompt_find_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2880);
/* harmony import */ var _judging_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2058);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3121);



/** `sallyport commands`: what is found, where from, which one wins, and what is wrong with a file. */
async function listCommands(invocation, surroundings) {
    const ground = await (0,_judging_js__WEBPACK_IMPORTED_MODULE_1__/* .groundOf */ .Jx)(invocation, surroundings);
    const found = await (0,_prompt_find_js__WEBPACK_IMPORTED_MODULE_0__/* .findCommands */ .uU)({ project: ground.origin.source });
    const { stdio } = surroundings;
    if ((0,_parse_js__WEBPACK_IMPORTED_MODULE_2__/* .isSwitchedOn */ .JG)(invocation, 'json')) {
        stdio.out(`${JSON.stringify(found, null, 2)}\n`);
        return 0;
    }
    if (found.length === 0) {
        stdio.err('No commands: .sallyport/commands, .qwen/commands and .gemini/commands hold none.\n');
        return 0;
    }
    const width = Math.max(...found.map(({ name }) => name.length));
    stdio.out(`${found.flatMap((command) => linesOf(command, width)).join('\n')}\n`);
    return 0;
}
function linesOf(command, width) {
    const shadow = command.shadowedBy === undefined ? '' : `  (hidden by ${command.shadowedBy})`;
    const hint = command.argumentHint === null ? '' : ` ${command.argumentHint}`;
    return [
        `${command.name.padEnd(width)}${hint}  ${command.path}${shadow}`,
        ...(command.description === null ? [] : [`${' '.repeat(width)}  ${command.description}`]),
        ...command.faults.map((fault) => `${' '.repeat(width)}  broken: ${fault.what}${fault.where === undefined ? '' : ` (${fault.where})`}`),
    ];
}


/***/ }),

/***/ 2058:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jx: () => (/* binding */ groundOf),
/* harmony export */   MX: () => (/* binding */ judgeCall),
/* harmony export */   T3: () => (/* binding */ workshopOf)
/* harmony export */ });
/* harmony import */ var _batch_workshop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2998);
/* harmony import */ var _config_ground_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8916);
/* harmony import */ var _config_rules_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2853);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
/* harmony import */ var _parse_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3121);





/** What the commands that only judge stand on: the settings of flags and file, and nothing that is started. */
async function groundOf(invocation, surroundings) {
    const environment = surroundings.environment;
    const places = { childHome: surroundings.temporary, childTemporary: surroundings.temporary };
    return await (0,_config_ground_js__WEBPACK_IMPORTED_MODULE_1__/* .findGround */ .D)((0,_parse_js__WEBPACK_IMPORTED_MODULE_4__/* .settingsOf */ .f5)(invocation), surroundings, (workspace) => (0,_batch_workshop_js__WEBPACK_IMPORTED_MODULE_0__/* .processSetup */ .j)({ environment, ...places }, workspace));
}
/** A workshop under the settings of the ground, in its workspace. Rejects with UserError for rules that cannot be read. */
async function workshopOf(ground, surroundings, { spec, places } = {}) {
    const { allow, ask, deny, mode } = ground.settings;
    const [lists] = await (0,_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .allOrFaults */ .yi)(() => (0,_config_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .checkRules */ .t)({ allow, ask, deny }, (list) => list), () => (spec === undefined ? undefined : (0,_config_rules_js__WEBPACK_IMPORTED_MODULE_2__/* .checkPromptRules */ .M)(spec)));
    const workshop = (0,_batch_workshop_js__WEBPACK_IMPORTED_MODULE_0__/* .createWorkshop */ .Q)({
        directory: ground.workspace,
        home: surroundings.home,
        childHome: places?.home ?? surroundings.home,
        childTemporary: places?.temporary ?? surroundings.temporary,
        environment: surroundings.environment,
        lists,
        mode,
        ...(spec === undefined ? {} : { spec }),
    });
    await workshop.ready();
    return workshop;
}
/** Binds a call to its tool and judges it. Throws UserError `argument-invalid` where the tool cannot take it. */
function judgeCall(workshop, name, input) {
    const tool = workshop.tools.find((one) => one.name === name);
    if (tool === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo({
            code: 'argument-invalid',
            where: '--tool',
            what: `there is no tool ${JSON.stringify(name)}`,
            mend: `the tools are ${workshop.tools.map((one) => one.name).join(', ')}`,
        });
    }
    const binding = tool.bind(input);
    if (!binding.ok) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(binding.problems.map((problem) => ({
            code: 'argument-invalid',
            where: '--input',
            what: problem,
            mend: `give the input of ${name} as a JSON object`,
        })));
    }
    const { effects, subject } = binding.call;
    return workshop.judge({ tool: name, effects, ...(subject === undefined ? {} : { subject }) });
}


/***/ })

};
