"use strict";
exports.id = 312;
exports.ids = [312];
exports.modules = {

/***/ 50312:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createRunCall: () => (/* binding */ createRunCall)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(42357);
// EXTERNAL MODULE: ./lib/policy/rules/tool-names.js
var tool_names = __webpack_require__(93768);
// EXTERNAL MODULE: ./lib/pipeline/meant-call.js
var meant_call = __webpack_require__(78965);
;// CONCATENATED MODULE: ./lib/pipeline/refusals.js

/** A refusal by the policy at a stage, with everything that the report and the model need. */
function refusedBy(found, stage, evaluation) {
    const { rule, reason, suggest, effects, decision, refusal, refusalKey = reason } = evaluation;
    return refused(found, {
        ...(0,meant_call/* meantField */.a)(found),
        stage,
        cause: 'policy',
        rule,
        reason,
        suggest,
        effects,
        label: found.bound.label,
        decision,
        refusalKey,
        ...(refusal === undefined ? {} : { refusal: refusal() }),
    });
}
/** A refusal of a call; without more facts, it is one that the policy has not evaluated. */
function refused({ call, hookChanges = [] }, facts) {
    return { kind: 'refused', call, rule: null, suggest: [], effects: [], label: call.name, hookChanges, ...facts };
}
/** Whether the call was refused in this or an earlier stage. */
function isRefused(value) {
    return 'kind' in value && value.kind === 'refused';
}

;// CONCATENATED MODULE: ./lib/pipeline/discovery.js



/**
 * Finds the tool by its exact name and binds the input to its schema. The model chooses the name, so only exact entries
 * of the tool table match.
 */
function discover(requested, callContext) {
    const { call } = requested;
    const tool = callContext.tools.get(call.name);
    if (tool === undefined)
        return unknownTool(requested, offeredNames(callContext));
    if (typeof call.input === 'string') {
        return invalid(requested, ['the input is not a JSON object; send the complete input again']);
    }
    const binding = tool.bind(call.input);
    if (!binding.ok)
        return invalid(requested, binding.problems);
    return { ...requested, tool, bound: binding.call };
}
function offeredNames({ tools }) {
    return [...tools].flatMap(([name, tool]) => (tool.isHidden === true ? [] : [name]));
}
function unknownTool(requested, names) {
    const { name } = requested.call;
    const known = (0,tool_names/* canonicalTool */.Zt)(name);
    const isOff = known !== undefined && !known.startsWith('mcp__') && !names.includes(known);
    const guess = isOff ? undefined : (0,errors/* nearest */.pA)(name, names);
    const hint = guess === undefined ? '' : ` Did you mean ${guess}?`;
    const state = isOff ? 'is not available in this run: no rule or setting enables it' : 'does not exist';
    const reason = `Tool ${JSON.stringify(name)} ${state}.${hint} Available tools: ${names.join(', ')}.`;
    return refused(requested, { stage: 'discovery', cause: 'unknown-tool', reason });
}
function invalid(requested, problems) {
    const reason = `Invalid input for ${requested.call.name}:\n${problems.map((problem) => `- ${problem}`).join('\n')}`;
    return refused(requested, { stage: 'discovery', cause: 'invalid-input', reason });
}

// EXTERNAL MODULE: ./lib/pipeline/second-parse.js + 1 modules
var second_parse = __webpack_require__(35883);
;// CONCATENATED MODULE: ./lib/pipeline/permission.js



/**
 * Evaluates the effects of the call, and has a second parser check permitted commands. A deny ends the call here; an
 * ask proceeds to the confirmation stage, since a hook may still block or change the call. Only this stage creates a
 * PermittedCall.
 */
async function permit(found, callContext) {
    if (isRefused(found))
        return found;
    const { bound, tool } = found;
    const first = callContext.policy({
        tool: tool.name,
        effects: bound.effects,
        ...(bound.subject === undefined ? {} : { subject: bound.subject }),
    });
    const evaluation = await (0,second_parse/* withSecondParse */._)(first, callContext.secondParser);
    if (evaluation.outcome === 'run' && evaluation.changed !== undefined)
        return await permit(discover(changedCall(found, evaluation.changed), callContext), callContext);
    if (evaluation.decision === 'deny')
        return refusedBy(found, 'permission', evaluation);
    return { ...found, evaluation: evaluation };
}
/** The call with the command line that runs in place of the written one; bound and evaluated again, like a hook's change. */
function changedCall({ call, bound, hookContext = [], hookChanges = [] }, command) {
    const input = Object.assign({}, bound.input ?? call.input, { command });
    return {
        call: { ...call, input },
        hookContext: [...hookContext, `This ran as: ${command}`],
        hookChanges: [
            ...hookChanges,
            `Sallyport changed this call to what the rules allow; it was: ${call.name} ${bound.label}`,
        ],
    };
}

;// CONCATENATED MODULE: ./lib/pipeline/pre-hook.js





/**
 * Asks the hooks about a call that no rule denies. A hook can block a call or change its input; a changed input is bound
 * and evaluated again, so that no hook can exceed the rules.
 */
async function preHook(permitted, callContext, signal) {
    const { hooks } = callContext;
    if (hooks === null || isRefused(permitted))
        return permitted;
    return await applyHook(permitted, callContext, 'pre-hook', (call) => hooks.before(call, signal));
}
/** Applies the answer of hooks to a call. A hook that throws blocks the call: it fails closed. */
async function applyHook(permitted, callContext, stage, ask) {
    const answer = await ask(permitted).catch((error) => ({
        kind: 'block',
        reason: `a hook failed: ${(0,errors/* messageOf */.bD)(error)}`,
    }));
    if (answer.kind === 'block') {
        return refused(permitted, {
            ...(0,meant_call/* meantField */.a)(permitted),
            stage,
            cause: 'hook',
            reason: answer.reason,
            effects: permitted.evaluation.effects,
            label: permitted.bound.label,
            decision: 'deny',
        });
    }
    const { hookContext: before = [], hookChanges: changed = [], call, bound } = permitted;
    const { context = [] } = answer;
    const hookContext = context.length === 0 ? before : [...before, ...context];
    if (answer.kind === 'pass')
        return { ...permitted, hookContext };
    const hookChanges = [...changed, `The hook ${answer.by} changed this call; it was: ${call.name} ${bound.label}`];
    const next = { call: { ...call, input: answer.input }, hookContext, hookChanges };
    return await permit(discover(next, callContext), callContext);
}

;// CONCATENATED MODULE: ./lib/pipeline/confirmation.js


/**
 * No one can confirm in CI, so a call that would need confirmation is refused. A hook may first change it into a call
 * that the rules permit. Only this stage creates a ConfirmedCall.
 */
async function confirmation_confirm(permitted, callContext, signal) {
    if (isRefused(permitted))
        return permitted;
    if (permitted.evaluation.outcome === 'run')
        return permitted;
    const { hooks } = callContext;
    if (hooks === null)
        return refusedBy(permitted, 'confirmation', permitted.evaluation);
    const asked = await applyHook(permitted, callContext, 'confirmation', (call) => hooks.confirm(call, signal));
    if (isRefused(asked))
        return asked;
    if (asked.evaluation.outcome === 'run')
        return asked;
    return refusedBy(asked, 'confirmation', asked.evaluation);
}

;// CONCATENATED MODULE: ./lib/pipeline/execution.js

/** Runs the tool. A tool returns its own failures as output; an exception is a bug and is not caught here. */
async function execute(ready, callContext, signal) {
    if (isRefused(ready))
        return ready;
    if (signal.aborted) {
        const reason = 'The run was stopped before this call started.';
        return refused(ready, { stage: 'execution', cause: 'cancelled', reason, label: ready.bound.label });
    }
    const start = callContext.clock.now();
    callContext.beforeEffects(ready.evaluation, ready.call);
    const output = await ready.bound.run(signal, ready.evaluation.needs?.(), ready.call.id);
    return { ...ready, output, durationMs: callContext.clock.now() - start };
}

// EXTERNAL MODULE: ./lib/messages/reminder.js
var reminder = __webpack_require__(38531);
;// CONCATENATED MODULE: ./lib/pipeline/refusal-text.js
/**
 * The model's input for a refused call: how to rewrite it if only its form is the problem, otherwise what is not
 * permitted and what is. The two never contradict each other.
 */
function refusalText({ cause, reason, refusal, call }) {
    if (cause === 'hook')
        return `Refused by a hook: ${reason}\nThe call did not run. Continue without it.`;
    if (refusal === undefined)
        return `Refused by the rules of this run: ${reason}\nThe call did not run. Continue without it.`;
    const ran = call.name === 'Bash' ? 'No part of it ran.' : 'The call did not run.';
    const { kind, missing, rewrites, permitted, nearest } = refusal;
    if (kind === 'form') {
        return [
            `Refused because of how it is written. ${ran}`,
            ...listed(missing),
            `Send it again in another form: ${rewrites.join('; ')}.`,
        ].join('\n');
    }
    return [
        `Not permitted by the rules of this run. ${ran}`,
        ...listed(missing),
        ...(permitted.length === 0 ? [] : [`Permitted in this command: ${permitted.join(', ')}.`]),
        nearest.length === 0
            ? 'Continue without it.'
            : `Continue without it, or use the closest permitted alternative: ${nearest.join(', ')}.`,
    ].join('\n');
}
function listed(clauses) {
    return clauses.map((clause) => `- ${clause}`);
}

;// CONCATENATED MODULE: ./lib/pipeline/formatting.js




/** Turns the outcome of a call, executed or refused, into the model's input and the record for the report. */
function format(outcome, callContext, at) {
    const { mode } = callContext;
    return isRefused(outcome)
        ? { ...formatRefused(outcome, callContext), decided: { at, mode, ...refusedAt(outcome) } }
        : { ...formatDone(outcome, callContext), decided: { at, mode, ...permittedBy(outcome) } };
}
function refusedAt({ stage, decision, rule, reason }) {
    return { stage, decision: decision ?? null, rule, reason };
}
/** A call that ran has passed every stage. */
function permittedBy({ evaluation: { rule, reason } }) {
    return { stage: 'formatting', decision: 'allow', rule, reason };
}
function formatDone(done, { origin }) {
    const isError = done.output.isError === true;
    const nested = withBlocked(done, origin);
    return {
        call: done.call,
        ...(0,meant_call/* meantField */.a)(done),
        status: isError ? 'failed' : 'done',
        label: done.bound.label,
        parts: [...done.output.parts, ...hookParts(done)].map(partAsData),
        isError,
        changes: done.output.changes ?? [],
        durationMs: done.durationMs,
        ...(done.output.omittedCharacters === undefined ? {} : { omittedCharacters: done.output.omittedCharacters }),
        ...(nested === undefined ? {} : { nested }),
        ...changesField(done),
    };
}
/** An attempt that the sandbox blocked is a denial inside a call that was permitted. */
function withBlocked({ call, output }, origin) {
    const { nested, blocked = [] } = output;
    if (blocked.length === 0)
        return nested;
    const denials = blocked.map(({ label, reason, suggest }) => ({
        tool: call.name,
        label,
        stage: 'execution',
        rule: null,
        reason,
        suggest,
        origin,
    }));
    return { results: [], attachments: [], ...nested, denials: [...(nested?.denials ?? []), ...denials] };
}
function textPart(text) {
    return { type: 'text', text };
}
/** Text of hooks follows the output; each names its hook. */
function hookParts({ hookContext = [] }) {
    return hookContext.map(textPart);
}
function partAsData(part) {
    return part.type === 'text' ? { type: 'text', text: (0,reminder/* asData */.F8)(part.text) } : part;
}
function formatRefused(refused, callContext) {
    const denied = refused.cause === 'policy' || refused.cause === 'hook';
    return {
        call: refused.call,
        ...(refused.meant === undefined ? {} : { meant: refused.meant }),
        status: denied || refused.cause === 'cancelled' ? 'refused' : 'invalid',
        label: refused.label,
        parts: [textPart(denied ? refusalText(refused) : refused.reason), ...hookParts(refused)].map(partAsData),
        isError: true,
        ...(denied
            ? { denial: toDenial(refused, callContext.origin), refusalKey: refused.refusalKey ?? refused.reason }
            : {}),
        changes: [],
        durationMs: 0,
        ...changesField(refused),
    };
}
function changesField({ hookChanges = [] }) {
    return hookChanges.length === 0 ? {} : { hookChanges };
}
function toDenial(refused, origin) {
    return {
        tool: refused.call.name,
        label: refused.label,
        stage: refused.stage,
        rule: refused.rule,
        reason: refused.reason,
        suggest: refused.suggest,
        origin,
    };
}

;// CONCATENATED MODULE: ./lib/pipeline/post-hook.js


/**
 * Lets hooks add text to the output of a call that ran, or replace it, and add text to a refusal by the rules. The call
 * has ended, so a failing hook is reported in the output.
 */
async function postHook(done, { hooks }, signal) {
    if (hooks === null)
        return done;
    if (isRefused(done)) {
        if (done.cause !== 'policy')
            return done;
        return { ...done, hookContext: await hooks.refused(done, signal).catch((error) => [failed(error)]) };
    }
    const { hookContext: before = [], hookChanges: changed = [] } = done;
    const { context, output, by } = await hooks
        .after(done, signal)
        .catch((error) => ({ context: [failed(error)], output: undefined, by: undefined }));
    const replaced = output === undefined ? done.output : { ...done.output, parts: [{ type: 'text', text: output }] };
    const hookChanges = output === undefined ? changed : [...changed, `The hook ${by ?? ''} replaced the output.`];
    return { ...done, output: replaced, hookContext: [...before, ...context], hookChanges };
}
function failed(error) {
    return `A hook failed after this call: ${(0,errors/* messageOf */.bD)(error)}`;
}

;// CONCATENATED MODULE: ./lib/pipeline/call.js








/** Adds what a refused call would have changed, for the people who read the report. */
async function withPreview(result, found) {
    if (result.denial === undefined || isRefused(found))
        return result;
    const preview = (await found.bound.preview?.()) ?? null;
    return preview === null ? result : { ...result, denial: { ...result.denial, preview } };
}
/**
 * The seven stages in order; nothing else in the program runs a tool. Resolves for every failure of the model, the
 * rules or the tool; rejects only because of a bug.
 */
function createRunCall(callContext) {
    return async (call, signal) => {
        const at = callContext.clock.now();
        const found = discover({ call }, callContext);
        const permitted = await permit(found, callContext);
        const answered = await preHook(permitted, callContext, signal);
        const ready = await confirmation_confirm(answered, callContext, signal);
        const done = await execute(ready, callContext, signal);
        return await withPreview(format(await postHook(done, callContext, signal), callContext, at), found);
    };
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


/***/ }),

/***/ 35883:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ withSecondParse)
});

;// CONCATENATED MODULE: ./lib/pipeline/plain-line.js
/** A part of a word that all shells read the same way: letters, closed quotes, one escaped character, `$NAME`. */
const variable = String.raw `\$[A-Za-z_]\w*(?![\w[])`;
const wordPart = String.raw `[\w./:=@%+,*?~^-]|'[^'\n]*'|"(?:[^"\\$\x60\n!]|${variable})*"|\\[\w ;(){}$*?.|!"'\\]|\{\}|${variable}`;
const word = `(?:${wordPart})+`;
const redirection = String.raw `(?:[012]?>>?|<) ?(?:&[12]|${word})`;
const plain = new RegExp(String.raw `^ *(?:(?:${word};?|${redirection};?|\|\|?|&&|;)(?: +|$))+(?:#[^\n]*)?$`);
/** Keywords with which bash or the second parser starts or ends a construct, at the start of a command. */
const keyword = /(?:^|[;|&]) *(?:if|then|elif|else|fi|for|while|until|do|done|case|esac|in|select|function|time|coproc|let|declare|typeset|local|export|readonly|nameref)(?=$|[\s;|&])/;
/**
 * Whether a text that the first parser accepted is unambiguous: plain words, closed quotes and `$NAME`, in simple
 * commands on one line. Checking it with a second parser would take time and never change the decision.
 */
function isPlainLine(text) {
    return plain.test(text) && !keyword.test(text);
}

;// CONCATENATED MODULE: ./lib/pipeline/second-parse.js

/**
 * Checks permitted scripts with a second parser that shares no code with the first. If the two do not agree that a text
 * is well-formed bash, one of them misreads it, and the command that would run is not the one that was evaluated. No
 * rule overrides this. Any other evaluation is returned unchanged. Returns a promise only if the parser is needed: a
 * plain line is unambiguous.
 */
function withSecondParse(evaluation, parser) {
    if (evaluation.outcome === 'refuse')
        return evaluation;
    const scripts = evaluation.scripts.filter((script) => !isPlainLine(script));
    return scripts.length === 0 ? evaluation : checked(evaluation, scripts, parser);
}
async function checked(evaluation, scripts, parser) {
    for (const script of scripts) {
        const objection = await parser.objection(script);
        if (objection !== null)
            return { ...evaluation, ...refusal(objection, parser.machineProblem?.() ?? null) };
    }
    return evaluation;
}
function refusal(objection, machineProblem) {
    return {
        decision: 'deny',
        outcome: 'refuse',
        code: 'unreadable',
        rule: null,
        reason: machineProblem === null
            ? `a second parser reads the command line differently (${objection}); use simpler syntax or several commands, since no allow rule can permit it`
            : `the command line cannot be checked, because ${machineProblem}`,
        suggest: [],
        refusalKey: `second-parser ${objection}`,
        refusal: () => ({
            kind: 'form',
            missing: [
                machineProblem === null
                    ? `a second parser reads it differently (${objection})`
                    : `it cannot be checked, because ${machineProblem}`,
            ],
            rewrites: machineProblem === null ? ['use simpler syntax or several commands'] : [],
            permitted: [],
            nearest: [],
        }),
    };
}


/***/ })

};
;