"use strict";
exports.id = 4747;
exports.ids = [4747];
exports.modules = {

/***/ 54747:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createHookPoints: () => (/* binding */ createHookPoints)
});

// EXTERNAL MODULE: ./lib/platform/host/time-limit.js
var time_limit = __webpack_require__(25422);
// EXTERNAL MODULE: ./lib/pipeline/meant-call.js
var meant_call = __webpack_require__(78965);
// EXTERNAL MODULE: ./lib/policy/engine/engine.js + 43 modules
var engine_engine = __webpack_require__(2729);
// EXTERNAL MODULE: ./lib/policy/types.js
var types = __webpack_require__(8702);
// EXTERNAL MODULE: ./lib/job/hooks/hook-text.js
var hook_text = __webpack_require__(72898);
;// CONCATENATED MODULE: ./lib/job/hooks/call-hooks.js




/** The hooks of the project around calls, in the protocol's terms. */
function callHooksOf({ has, run, world }) {
    const isCondition = createConditions(world);
    const occasion = (event, call, request) => ({
        event,
        subject: call.name,
        isCondition: (rule) => isCondition(rule, request),
    });
    const decide = async (event, permitted, signal) => {
        const call = (0,meant_call/* meantBy */.P)(permitted);
        const ids = event === 'PreToolUse' ? { tool_use_id: call.id } : {};
        const input = { tool_name: call.name, tool_input: call.input, ...ids };
        return answerOf(await run({ ...occasion(event, call, requestOf(permitted)), input }, signal));
    };
    return {
        before: (call, signal) => (has('PreToolUse') ? decide('PreToolUse', call, signal) : Promise.resolve(pass)),
        confirm: (call, signal) => has('PermissionRequest') ? decide('PermissionRequest', call, signal) : Promise.resolve(pass),
        refused: async (refusal, signal) => {
            if (!has('PermissionDenied'))
                return [];
            const { reason } = refusal;
            const call = refusal.meant ?? refusal.call;
            const input = { ...fieldsOf(call), reason };
            const { context, mayRetry } = await run({ ...occasion('PermissionDenied', call, requestOfRefusal(refusal)), input }, signal);
            return mayRetry
                ? [...context, 'A hook of this repository suggests to try this call again, in another form.']
                : context;
        },
        after: async (done, signal) => {
            const event = done.output.isError === true ? 'PostToolUseFailure' : 'PostToolUse';
            if (!has(event))
                return { context: [] };
            const call = (0,meant_call/* meantBy */.P)(done);
            const { context, updatedOutput, changedBy = '', } = await run({ ...occasion(event, call, requestOf(done)), input: { ...fieldsOf(call), ...endOf(done, call) } }, signal);
            return { context, ...(updatedOutput === undefined ? {} : { output: updatedOutput, by: changedBy }) };
        },
    };
}
const pass = { kind: 'pass' };
/** An allow of a hook permits nothing: only a block or a new input, which is evaluated again, has an effect. */
function answerOf({ block, stop, context, updatedInput, changedBy = '' }) {
    if (block !== null)
        return { kind: 'block', reason: block };
    if (stop !== null)
        return { kind: 'block', reason: stop };
    if (updatedInput === undefined)
        return { kind: 'pass', context };
    return { kind: 'change', input: updatedInput, by: changedBy, context };
}
function fieldsOf({ id, name, input }) {
    return { tool_name: name, tool_input: input, tool_use_id: id };
}
function endOf({ output, durationMs }, call) {
    const text = (0,hook_text/* outputText */.j)(output.parts);
    if (output.isError === true)
        return { error: text, is_interrupt: false, duration_ms: durationMs };
    return { tool_response: responseOf(call, text), duration_ms: durationMs };
}
/** The output in the shape that hooks know from the tool of the same name. */
function responseOf({ name, input }, text) {
    const { file_path: path } = (input ?? {});
    if (name === 'Bash')
        return { stdout: text, stderr: '', interrupted: false, isImage: false };
    if (typeof path === 'string' && name !== 'Read')
        return { filePath: path, success: true, text };
    return { content: [{ type: 'text', text }] };
}
function requestOf({ tool, bound: { effects, subject } }) {
    return { tool: tool.name, effects, ...(subject === undefined ? {} : { subject }) };
}
function requestOfRefusal({ call, meant = call, effects }) {
    const known = effects.flatMap((effect) => ((0,types/* anyOf */.E)(effect) === null ? [effect] : []));
    return { tool: meant.name, effects: known };
}
/**
 * Whether a call matches the rule of an `if`, as a deny rule would: in any command of a line, behind wrappers too. A
 * command line that cannot be analyzed matches, so that no spelling evades a hook.
 */
function createConditions(world) {
    const engines = new Map();
    return (rule, request) => {
        const lists = { allow: [], ask: [], deny: [rule] };
        const engine = engines.get(rule) ?? (0,engine_engine.createPolicyEngine)({ lists, mode: 'yolo', readOnlyCommands: true, world });
        engines.set(rule, engine);
        const { parts, rule: deciding } = engine(request);
        if (deciding === rule || parts.some((part) => part.rule === rule))
            return true;
        return parts.length === 0 && request.effects.some(({ kind }) => kind === 'shell');
    };
}

;// CONCATENATED MODULE: ./lib/job/hooks/hook-points.js



/** The number of answers that hooks can send back in one conversation. */
const mostBlocks = 8;
function createHookPoints(options) {
    const { hooks, signal, onNotice } = options;
    let stopped = null;
    const run = async (occasion, within = signal) => {
        const outcome = await hooks.run({ ...occasion, signal: within });
        if (outcome.stop !== null)
            stopped ??= { kind: 'hook', event: occasion.event, reason: outcome.stop };
        return outcome;
    };
    const atPoint = async (event, subject, input) => {
        const { block, context } = await run({ event, subject, input });
        if (block !== null)
            stopped ??= { kind: 'hook', event, reason: block };
        return { attachments: attachmentsOf(event, context), stop: stopped };
    };
    return {
        calls: callHooksOf({ ...options, has: (event) => hooks.has(event), run }),
        start: (source, model) => atPoint('SessionStart', source, { source, model }),
        expansion: (command, args) => atPoint('UserPromptExpansion', command, expansionInput(command, args)),
        prompt: (text) => atPoint('UserPromptSubmit', null, { prompt: text }),
        afterTurn: async (results) => {
            if (!hooks.has('PostToolBatch'))
                return [];
            return (await atPoint('PostToolBatch', null, { tool_calls: results.map(batchEntry) })).attachments;
        },
        loop: (agent) => ({
            stopped: () => stopped,
            beforeEnd: endHooks(agent, run, onNotice),
            mayCompact: async () => {
                const { block } = await run({
                    event: 'PreCompact',
                    subject: 'auto',
                    input: { trigger: 'auto', custom_instructions: '' },
                });
                if (block !== null)
                    onNotice(`A hook postponed the compaction of the conversation: ${block}`);
                return block === null;
            },
        }),
        subAgentStart: async (name) => attachmentsOf('SubagentStart', (await run({ event: 'SubagentStart', subject: name, input: agentInput(name) })).context),
        end: (stop) => runEndHooks(stop, run, signal),
    };
}
function expansionInput(command, args) {
    return {
        expansion_type: 'slash_command',
        command_name: command,
        command_args: args,
        prompt: `/${command} ${args}`.trimEnd(),
    };
}
const msAfterCancel = 1_500;
async function runEndHooks(stop, run, signal) {
    // A run that was canceled must end soon.
    const within = signal.aborted ? (0,time_limit/* withinTime */.dn)(msAfterCancel) : new AbortController().signal;
    if (stop?.kind === 'model-error') {
        const { kind, message } = stop.modelError;
        await run({ event: 'StopFailure', subject: kind, input: { error: kind, error_details: message } }, within);
    }
    await run({ event: 'SessionEnd', subject: 'other', input: { reason: 'other' } }, within);
}
/** Asks the hooks about an answer; after too many blocks it is accepted. */
function endHooks(agent, run, onNotice) {
    const event = agent === null ? 'Stop' : 'SubagentStop';
    return async (answer, sentBack) => {
        const { block, context, stop } = await run({
            event,
            subject: agent,
            input: {
                ...(agent === null ? {} : agentInput(agent)),
                stop_hook_active: sentBack > 0,
                last_assistant_message: answer,
                background_tasks: [],
                session_crons: [],
            },
        });
        const reasons = [...(block === null ? [] : [block]), ...context];
        if (reasons.length === 0 || stop !== null)
            return [];
        if (sentBack >= mostBlocks) {
            onNotice(`${event} hooks sent the answer back ${String(mostBlocks)} times, so it was accepted: ${reasons.join('\n')}`);
            return [];
        }
        return attachmentsOf(event, [reasons.join('\n\n')]);
    };
}
function agentInput(name) {
    return { agent_id: name, agent_type: name };
}
function attachmentsOf(event, context) {
    return context.map((text) => ({ type: 'hook-output', event, text }));
}
function batchEntry({ call, meant: { id, name, input } = call, parts }) {
    return { tool_name: name, tool_input: input, tool_use_id: id, tool_response: (0,hook_text/* outputText */.j)(parts) };
}


/***/ }),

/***/ 78965:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ meantBy),
/* harmony export */   a: () => (/* binding */ meantField)
/* harmony export */ });
/** The call as it runs: a synonym for a tool or a parameter must not evade a hook that looks for the right name. */
function meantBy({ call, tool, bound }) {
    return { ...call, name: tool.name, input: bound.input ?? call.input };
}
/** The same for a record of the call, if the model wrote it differently. */
function meantField(found) {
    const isAsWritten = found.tool.name === found.call.name && found.bound.input === undefined;
    return isAsWritten ? {} : { meant: meantBy(found) };
}


/***/ })

};
;