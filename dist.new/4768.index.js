"use strict";
exports.id = 4768;
exports.ids = [4768];
exports.modules = {

/***/ 44768:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parsePromptMd: () => (/* binding */ parsePromptMd),
/* harmony export */   vsCodeRules: () => (/* binding */ vsCodeRules)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _policy_rules_tool_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93768);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17211);
/* harmony import */ var _frontmatter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65897);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15027);





const known = ['name', 'description', 'argument-hint', 'agent', 'mode', 'model', 'tools'];
/** VS Code's tools and tool sets, with the corresponding tools here; a set may also be named without a tool. Source: its list of built-in chat tools. */
const tools = {
    codebase: ['Grep', 'Glob', 'List'],
    edit: ['Edit', 'Write'],
    editfiles: ['Edit', 'Write'],
    createfile: ['Write'],
    createdirectory: ['Write'],
    execute: ['Bash'],
    fetch: ['WebFetch'],
    filesearch: ['Glob'],
    listdirectory: ['List'],
    read: ['Read', 'List'],
    readfile: ['Read'],
    runcommands: ['Bash'],
    runinterminal: ['Bash'],
    search: ['Grep', 'Glob', 'List'],
    terminal: ['Bash'],
    textsearch: ['Grep'],
    todo: ['TodoWrite'],
    todos: ['TodoWrite'],
    web: ['WebFetch', 'WebSearch'],
};
/** The tools of a built-in agent if none are listed. */
const agents = { agent: null, ask: [], edit: ['Edit', 'Write'] };
/**
 * A prompt file of VS Code and Copilot: optional YAML frontmatter; the trimmed rest is the prompt. `tools` and the agents
 * `ask` and `edit` restrict what the workflow allows; a tool that does not exist here is omitted with a notice, as in VS
 * Code. Rejects with UserError: `prompt-syntax` with every invalid field, `prompt-missing`.
 */
async function parsePromptMd(source, text) {
    const frontmatter = await (0,_frontmatter_js__WEBPACK_IMPORTED_MODULE_3__.readFrontmatter)(source, text);
    const fields = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__.fieldsOf)(frontmatter);
    const notices = [
        ...(frontmatter === null ? (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__.strayNotices)(source, text, known) : []),
        ...(0,_fields_js__WEBPACK_IMPORTED_MODULE_2__.unknownFields)(source, frontmatter, known),
    ];
    const read = {
        name: fields.text('name'),
        description: fields.text('description'),
        argumentHint: fields.text('argument-hint'),
        model: fields.first('model'),
        allowedTools: readTools(source, fields, notices),
    };
    (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__.checkAllowedTools)(fields, 'tools', read.allowedTools ?? []);
    const diagnostics = fields.diagnostics();
    if (diagnostics.length > 0)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(diagnostics);
    return { ...(0,_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .bodyOf */ .EN)('prompt-md', source, text, frontmatter), ...read, notices };
}
function readTools(source, fields, notices) {
    const listed = fields.list('tools', "['search', 'editFiles']");
    const mode = fields.text('mode');
    const agent = fields.text('agent') ?? mode ?? 'agent';
    const isBuiltIn = Object.hasOwn(agents, agent);
    if (!isBuiltIn)
        notices.push(`${source}: the agent ${JSON.stringify(agent)} has no effect; a custom agent is not read`);
    if (listed === null)
        return isBuiltIn ? (agents[agent] ?? null) : null;
    if (listed.includes('*'))
        return null;
    const rules = listed.flatMap((name) => {
        const rule = vsCodeRules(name);
        if (rule.length === 0)
            notices.push(`${source}: the tool ${JSON.stringify(name)} does not exist here`);
        return rule;
    });
    return [...new Set(rules)];
}
/** The rules for `search`, `search/codebase`, `search/*`, or a Sallyport rule such as `Bash(git log:*)`; none if unknown. */
function vsCodeRules(name) {
    const [set = '', tool = '*'] = name.toLowerCase().split('/');
    const entry = tool === '*' ? set : tool;
    if (Object.hasOwn(tools, entry))
        return tools[entry] ?? [];
    return (0,_policy_rules_tool_names_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalTool */ .Zt)(name.replace(/\(.*$/s, '')) === undefined ? [] : [name];
}


/***/ })

};
;