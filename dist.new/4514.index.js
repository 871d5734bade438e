"use strict";
exports.id = 4514;
exports.ids = [4514,3799,7464];
exports.modules = {

/***/ 14514:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createSkillLoader: () => (/* binding */ createSkillLoader),
/* harmony export */   restoreSkill: () => (/* binding */ restoreSkill)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _model_providers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57050);
/* harmony import */ var _prompt_message_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(46915);
/* harmony import */ var _prompt_skills_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74277);
/* harmony import */ var _tools_output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(90579);
/* harmony import */ var _input_supporting_files_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13452);
/* harmony import */ var _render_prompt_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1729);
/* harmony import */ var _sub_agent_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52952);








/**
 * How the model loads a skill. Its text is rendered like every prompt, and its commands are evaluated under the rules
 * of the job and of the skill. From then on the skill's `allowed-tools` narrow the conversation; with `context: fork`
 * only the separate conversation in which it runs.
 */
function createSkillLoader(ports) {
    const loaded = new Set();
    let loads = 0;
    return async (name, args, { callId, signal }) => {
        const skill = ports.catalog.find(name);
        if ('refusal' in skill)
            return (0,_tools_output_js__WEBPACK_IMPORTED_MODULE_4__/* .failedOutput */ .tK)(skill.refusal);
        const key = JSON.stringify([skill.name, args]);
        if (loaded.has(key) && !skill.head.fork)
            return (0,_tools_output_js__WEBPACK_IMPORTED_MODULE_4__/* .failedOutput */ .tK)(`The skill ${name} is loaded already; follow it.`);
        loads += 1;
        const results = [];
        const { nested, ...output } = await load(skill, { args, callId, callIds: `skill-${loads}-file`, signal, results }, ports).catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo, (error) => (0,_tools_output_js__WEBPACK_IMPORTED_MODULE_4__/* .failedOutput */ .tK)(`The skill ${name} cannot be used: ${sentences(error)}`)));
        if (output.isError !== true)
            loaded.add(key);
        return { ...output, nested: { denials: [], attachments: [], ...nested, results } };
    };
}
/** Narrows the rules of a resumed run by a skill that it had loaded, and fails if that is not possible. */
async function restoreSkill(name, { catalog, runtime, onLoaded }) {
    const skill = catalog?.find(name) ?? { refusal: 'no skills' };
    if ('refusal' in skill) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo({
            code: 'transcript-invalid',
            location: name,
            message: 'the interrupted run had loaded a skill that does not exist now',
            found: skill.refusal,
            hint: 'restore the skill, since it restricts what the run may do, or start a new run',
        });
    }
    const spec = await (0,_prompt_skills_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSkill */ .kA)(skill);
    onLoaded({ kind: 'skill', path: skill.path, bytes: Buffer.byteLength(spec.body) });
    if (!spec.fork)
        runtime.narrowTo(spec);
}
function sentences({ diagnostics }) {
    return diagnostics
        .map(({ location, message }) => `${location === undefined ? '' : `${location}: `}${message}.`)
        .join(' ');
}
async function load(skill, loading, ports) {
    const { commit, subAgent } = ports;
    const { signal, results } = loading;
    const spec = await (0,_prompt_skills_js__WEBPACK_IMPORTED_MODULE_3__/* .loadSkill */ .kA)(skill);
    const runtime = ports.runtime.narrowed(spec);
    await runtime.ready();
    const fork = (task) => runFork(skill, task, loading, { runtime, subAgent });
    // Its first messages are in the transcript: the commands of the skill do not run again.
    if (spec.fork && (0,_sub_agent_js__WEBPACK_IMPORTED_MODULE_7__/* .interruptedIn */ .GP)(loading.callId, subAgent) !== null)
        return await fork({ parts: [], attachments: [] });
    const rendering = await (0,_render_prompt_js__WEBPACK_IMPORTED_MODULE_6__/* .renderJobPrompt */ .G)(spec, {
        args: loading.args,
        missingFiles: ports.missingFiles,
        failedCommands: ports.failedCommands,
        callIds: loading.callIds,
        isUntrustedTree: commit !== null,
        pdfAsText: !(0,_model_providers_js__WEBPACK_IMPORTED_MODULE_1__/* .takesMedia */ .hQ)(subAgent.model.name),
    }, { ...subAgent, runtime, signal }, results);
    for (const text of [...rendering.notices, ...modelNotices(spec)])
        subAgent.onEvent({ type: 'notice', level: 'warning', text });
    if (rendering.kind === 'cancelled')
        return (0,_tools_output_js__WEBPACK_IMPORTED_MODULE_4__/* .failedOutput */ .tK)('The run was stopped before the skill was loaded.');
    if (rendering.kind === 'refused') {
        const { denials } = rendering;
        for (const denial of denials)
            subAgent.onEvent({ type: 'denied', denial });
        return { ...(0,_tools_output_js__WEBPACK_IMPORTED_MODULE_4__/* .failedOutput */ .tK)(refusedText(skill.name, denials)), nested: { denials } };
    }
    const parts = (0,_prompt_message_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .messageParts */ .Ae)(rendering.parts);
    const { attachments } = rendering;
    ports.onLoaded({ kind: 'skill', path: skill.path, bytes: Buffer.byteLength(spec.body) });
    const files = await (0,_input_supporting_files_js__WEBPACK_IMPORTED_MODULE_5__/* .supportingFiles */ .Z)(skill, skill.file.source, commit);
    if (spec.fork)
        return await fork({ parts: (0,_prompt_message_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTexts */ .B5)([...parts, ...footer(files, [])]), attachments });
    ports.runtime.narrowTo(spec);
    const intro = `Instructions of the skill ${skill.name}, from ${skill.path}. Follow them.\n\n`;
    return {
        parts: (0,_prompt_message_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .joinTexts */ .B5)([{ type: 'text', text: intro }, ...parts, ...footer(files, bounds(spec))]),
        nested: { attachments },
    };
}
async function runFork({ name }, task, { callId, signal, results }, { runtime, subAgent }) {
    const { model } = subAgent;
    const conversation = { callId, name, instructions: null, runtime, tools: runtime.tools, model, signal };
    const answer = await (0,_sub_agent_js__WEBPACK_IMPORTED_MODULE_7__/* .runSubAgent */ .b$)(subAgent, { ...task, ...conversation });
    results.push(...answer.results);
    return answer.output;
}
/** The conversation that loads a skill, or that it runs in, uses the model of the job. */
function modelNotices({ model, source }) {
    return model === null ? [] : [`${source}: the model ${model} has no effect if the model of the job loads the skill`];
}
function refusedText(name, denials) {
    return [
        `The skill ${name} cannot be loaded, because the rules of this run refuse its commands:`,
        ...denials.map(({ label, reason }) => `- ${label}: ${reason}`),
        'Continue without it; do not try to achieve the same effect in another way.',
    ].join('\n');
}
function bounds({ allowedTools, disallowedTools }) {
    return [
        ...(allowedTools === null
            ? []
            : [
                `From now on a call must also be covered by this skill's list: ${allowedTools.join(', ') || 'only calls that need no rule'}.`,
            ]),
        ...(disallowedTools.length === 0 ? [] : [`Refused from now on: ${disallowedTools.join(', ')}.`]),
    ];
}
function footer(files, lines) {
    const all = [...(files === null ? [] : [files]), ...lines];
    return all.length === 0 ? [] : [{ type: 'text', text: `\n\n[${all.join(' ')}]` }];
}


/***/ }),

/***/ 52952:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CZ: () => (/* binding */ countedModel),
/* harmony export */   GP: () => (/* binding */ interruptedIn),
/* harmony export */   b$: () => (/* binding */ runSubAgent)
/* harmony export */ });
/* harmony import */ var _format_number_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54539);
/* harmony import */ var _model_with_stream_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30461);
/* harmony import */ var _tools_output_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90579);
/* harmony import */ var _tools_tool_named_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51464);
/* harmony import */ var _transcript_recorded_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(93799);
/* harmony import */ var _transcript_replay_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27464);
/* harmony import */ var _conversation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28889);







/** The conversation that ran in this call before an interruption, if it can continue. */
function interruptedIn(callId, { replay }) {
    const run = replay?.run.calls.get(callId)?.subAgent ?? null;
    return run !== null && (0,_transcript_recorded_run_js__WEBPACK_IMPORTED_MODULE_4__.isRestorable)(run) ? run : null;
}
/**
 * Runs a separate conversation within a share of the job's budget. It cannot load skills or start sub-agents, and sees
 * nothing of the conversation that called it.
 */
async function runSubAgent(options, request) {
    const share = options.budget.share();
    if (share === null)
        return { output: (0,_tools_output_js__WEBPACK_IMPORTED_MODULE_0__/* .failedOutput */ .tK)('The budget of the job has no turn left for it.'), results: [] };
    const interrupted = interruptedIn(request.callId, options);
    const name = interrupted?.agent ?? options.newName(request.name);
    const emit = (event) => {
        if (event.type !== 'sub-agent')
            options.onEvent({ type: 'sub-agent', name, call: request.callId, event });
    };
    const now = new Date(options.clock.now());
    const replay = interrupted === null ? null : (0,_transcript_replay_js__WEBPACK_IMPORTED_MODULE_2__.createReplay)(interrupted, { now, onResumed: emit });
    if (interrupted !== null)
        (0,_conversation_js__WEBPACK_IMPORTED_MODULE_3__/* .addUsages */ .OO)(options, { usages: interrupted.dropped, turns: 0 });
    const onEvent = (event) => {
        // What is restored is in the transcript.
        if (replay?.isReplaying() !== true)
            emit(event);
    };
    const { runtime, instructions, signal } = request;
    const tools = await options.helpTools(request.tools, runtime.files);
    const { limits } = share;
    const repository = await options.repository.forSubAgent();
    const hooked = interrupted === null ? ((await options.jobHooks?.subAgentStart(request.name)) ?? []) : [];
    const system = [options.systemFor(tools), ...(instructions === null ? [] : [instructions])].join('\n\n');
    const context = [...options.environment, shareNotice(limits), ...repository.attachments];
    const messages = [
        ...context.map(asMessage),
        { role: 'user', visibility: 'everyone', parts: request.parts },
        ...[...request.attachments, ...hooked].map(asMessage),
    ];
    const agent = await (0,_conversation_js__WEBPACK_IMPORTED_MODULE_3__/* .holdConversation */ .bs)(options, {
        model: countedModel(options, withName(request.model, name), replay),
        ...{ runtime, tools, repository, replay, onEvent, signal },
        agent: request.name,
        system: interrupted?.opening.system ?? system,
        ...(interrupted === null ? {} : { toolSpecs: interrupted.opening.toolSpecs }),
        messages: () => interrupted?.messages ?? messages,
        promptResults: [],
        // The time starts again after an interruption; the rest of its share decides where the conversation ends.
        limits: interrupted?.opening.limits === undefined
            ? limits
            : { ...interrupted.opening.limits, timeoutMs: limits.timeoutMs },
        isShare: true,
        outputSchema: null,
        restore: () => Promise.resolve(),
        wrapCalls: (runCall) => oneAtATime(runCall, tools, options.inOrder),
    });
    share.end(agent.spent);
    const text = agent.text === '' ? 'It returned no answer.' : agent.text;
    const { results } = agent;
    if (agent.stop.kind === 'final-text')
        return { output: { parts: [{ type: 'text', text }] }, results };
    const note = `The sub-agent ${request.name} did not finish: ${why(agent.stop)}. Its last text:`;
    return { output: { parts: [{ type: 'text', text: `${note}\n\n${text}` }], isError: true }, results };
}
/** The requests name the sub-agent. */
function withName(model, agent) {
    return (0,_model_with_stream_js__WEBPACK_IMPORTED_MODULE_5__/* .withStream */ .H)(model, (request, signal) => model.stream({ ...request, agent }, signal));
}
/** The requests of another model than that of the job are counted with its prices. */
function countedModel({ meter, model: ofJob, costOf }, model, replay) {
    const metered = meter(replay?.model(model) ?? model, (usage) => costOf({ ...usage, model: usage.model ?? model.name }), () => replay?.hasNext() === true);
    if (model.name === ofJob.name)
        return metered;
    return (0,_model_with_stream_js__WEBPACK_IMPORTED_MODULE_5__/* .withStream */ .H)(metered, async function* (request, signal) {
        for await (const event of metered.stream(request, signal)) {
            yield 'usage' in event ? { ...event, usage: { ...event.usage, model: event.usage.model ?? model.name } } : event;
        }
    });
}
function oneAtATime(runCall, tools, inOrder) {
    return async (call, signal) => (0,_tools_tool_named_js__WEBPACK_IMPORTED_MODULE_1__/* .toolNamed */ .u)(tools, call.name)?.readOnly === false
        ? await inOrder(() => runCall(call, signal))
        : await runCall(call, signal);
}
function asMessage(attachment) {
    return { role: 'attachment', attachment };
}
function shareNotice({ maxTurns, maxCostUsd }) {
    const cost = maxCostUsd === null ? '' : ` and ${String(Number(maxCostUsd.toFixed(4)))} US dollars`;
    return { type: 'environment', text: `Your share of the budget is ${(0,_format_number_js__WEBPACK_IMPORTED_MODULE_6__/* .formatCount */ .B4)(maxTurns, 'turn', 'turns')}${cost}.` };
}
function why(stop) {
    switch (stop.kind) {
        case 'final-text':
        case 'no-output':
            return 'it ended without an answer';
        case 'turns':
        case 'cost':
        case 'tokens':
        case 'time':
            return `its share of the budget is used up (${stop.kind})`;
        case 'repeated-call':
            return `it repeated the same call ${stop.times} times: ${stop.label}`;
        case 'context-full':
            return 'its context window is full';
        case 'announced-only':
            return 'it announced further work and ended without doing it';
        case 'denied':
            return `a call was refused: ${stop.label}`;
        case 'hook':
            return `a hook stopped it: ${stop.reason}`;
        case 'wrong-form':
            return `its answer does not match the schema: ${stop.problems.join('; ')}`;
        case 'truncated':
            return "its answer was cut at the model's limit";
        case 'cancelled':
            return 'the time of the run was up, or it was canceled';
        case 'model-error':
            return stop.modelError.message;
    }
}


/***/ }),

/***/ 93799:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   conversationsIn: () => (/* binding */ conversationsIn),
/* harmony export */   isRestorable: () => (/* binding */ isRestorable),
/* harmony export */   recordedRun: () => (/* binding */ recordedRun),
/* harmony export */   spentIn: () => (/* binding */ spentIn),
/* harmony export */   usagesOf: () => (/* binding */ usagesOf)
/* harmony export */ });
function isRestorable(run) {
    return run.opening !== null;
}
/** What all requests used, and how many turns they were. */
function spentIn({ requests, dropped }) {
    return {
        usages: [...dropped, ...requests.flatMap(usagesOf)],
        turns: requests.filter(({ end, purpose }) => end.type === 'finish' && purpose === 'turn').length,
    };
}
/** What a request used, with its failed attempts. */
function usagesOf({ end, lost }) {
    return [...lost, ...(end.usage === undefined ? [] : [end.usage])];
}
/** All conversations: the job's and those of its sub-agents. */
function conversationsIn(run) {
    return [run, ...[...run.calls.values()].flatMap(({ subAgent }) => (subAgent === null ? [] : [subAgent]))];
}
/** Restores a run from the events of its transcript, in their order. */
function recordedRun(events) {
    const reading = newReading('');
    for (const event of events)
        read(reading, event);
    rewind(reading);
    return reading.run;
}
function newReading(agent) {
    const run = {
        agent,
        ...{ opening: null, model: '', messages: [], promptResults: [], requests: [], beforeRequests: new Map() },
        ...{ calls: new Map(), contexts: [], rests: [], baseline: null, rewind: 0, dropped: [], isPublished: false },
    };
    return { run, subAgents: new Map(), running: [], lastAnswers: null };
}
/** The conversation of a sub-agent continues only if the call in which it ran has no result. */
function rewind(reading) {
    const { run } = reading;
    run.rewind = rewindOf(reading);
    drop(run, run.rewind);
    for (const [call, inner] of reading.subAgents)
        if (call.result === null)
            rewind(inner);
}
/** A request that failed, and the last answer after a limit was reached: both would end the run again. */
function rewindOf({ run, lastAnswers }) {
    let count = lastAnswers ?? 0;
    while (run.requests.at(-1 - count)?.end.type === 'error')
        count += 1;
    return count;
}
function drop(run, count) {
    run.dropped.push(...run.requests.splice(run.requests.length - count, count).flatMap(usagesOf));
}
function read(reading, event) {
    const { run, running } = reading;
    switch (event.type) {
        case 'run-start':
            run.model = event.model;
            return;
        case 'opening':
            run.opening = event;
            return;
        case 'message':
            if (run.opening === null)
                run.messages.push(event.message);
            return;
        case 'request-end':
            run.requests.push(event);
            if (reading.lastAnswers !== null)
                reading.lastAnswers += 1;
            return;
        case 'other-usage':
            // The others are in the requests that are restored.
            if (event.purpose === 'help')
                run.dropped.push(event.usage);
            return;
        case 'turn-context':
            run.contexts.push(event.attachments);
            return;
        case 'rest-saved':
            run.rests.push(event.path);
            return;
        case 'baseline':
            run.baseline ??= event;
            return;
        case 'resumed':
            drop(run, event.rewind);
            run.beforeRequests.set(run.requests.length, [
                ...(run.beforeRequests.get(run.requests.length) ?? []),
                ...event.attachments,
            ]);
            running.length = 0;
            reading.lastAnswers = null;
            return;
        case 'published':
            run.isPublished = true;
            return;
        case 'last-turn':
            reading.lastAnswers = 0;
            return;
        default:
            readCall(reading, event);
    }
}
function readCall(reading, event) {
    const { run, running } = reading;
    const outer = running[0];
    switch (event.type) {
        case 'tool-start': {
            // The commands of a skill.
            if (outer !== undefined && outer.call.name === 'Skill' && event.call.name === 'Bash')
                outer.isOnce = true;
            // Calls of one turn start together, so a resumed run may record a start again.
            const recorded = run.calls.get(event.call.id) ?? newCall(event.call);
            running.push(recorded);
            if (run.opening !== null)
                run.calls.set(event.call.id, recorded);
            return;
        }
        case 'call-start': {
            const started = run.calls.get(event.id);
            if (started === undefined)
                return;
            // In a resumed run, the call starts again.
            if (started.hasStarted)
                startAgain(reading, started);
            if (!running.includes(started))
                running.push(started);
            started.hasStarted = true;
            if (event.repeat === 'once')
                started.isOnce = true;
            return;
        }
        case 'call-nested': {
            const nesting = run.calls.get(event.id);
            if (nesting !== undefined)
                nesting.nested = event.nested;
            return;
        }
        case 'tool-end': {
            const index = running.findLastIndex(({ call }) => call.id === event.result.call.id);
            const [ended = run.calls.get(event.result.call.id)] = index < 0 ? [] : running.splice(index, 1);
            if (ended === undefined)
                return;
            ended.result = event.result;
            if (run.opening === null)
                run.promptResults.push(event.result);
            return;
        }
        case 'write-request':
            outer?.writes.push(event.request);
            if (outer?.call.name === 'Skill')
                outer.isOnce = true;
            return;
        case 'sub-agent':
            readSubAgent(reading, event);
            return;
        default:
    }
}
function newCall(call) {
    return { call, isOnce: false, hasStarted: false, result: null, nested: null, writes: [], subAgent: null };
}
function readSubAgent({ run, subAgents }, { call, name, event }) {
    const caller = run.calls.get(call);
    if (caller === undefined)
        return;
    const inner = subAgents.get(caller) ?? newReading(name);
    subAgents.set(caller, inner);
    caller.subAgent = inner.run;
    read(inner, event);
}
/** A sub-agent continues, unless it had not begun. */
function startAgain({ subAgents }, call) {
    call.writes.length = 0;
    if (call.subAgent !== null && !isRestorable(call.subAgent)) {
        subAgents.delete(call);
        call.subAgent = null;
    }
}


/***/ }),

/***/ 27464:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createReplay: () => (/* binding */ createReplay)
/* harmony export */ });
/* harmony import */ var _model_with_stream_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30461);
/* harmony import */ var _text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20653);
/* harmony import */ var _recorded_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93799);



function createReplay(run, { now, onResumed }) {
    const moved = [];
    let [sent, contexts, rests, isLive] = [0, 0, 0, false];
    let pending = [];
    const goLive = () => {
        if (isLive)
            return;
        isLive = true;
        pending = [{ type: 'notice', text: resumedNotice(now, moved) }];
        onResumed({ type: 'resumed', rewind: run.rewind, attachments: [...pending] });
    };
    return {
        ...{ ...knownOf(run), goLive, isReplaying: () => !isLive, hasNext: () => sent < run.requests.length },
        callOf: ({ id }) => run.calls.get(id) ?? null,
        nextContext: () => run.contexts[contexts++] ?? null,
        nextRest: (path) => {
            const before = run.rests[rests++];
            if (before !== undefined && before !== path)
                moved.push(`${before} is now ${path}`);
            return before ?? null;
        },
        beforeRequest: () => {
            const known = takeBeforeRequest(run, sent);
            if (sent < run.requests.length)
                return known;
            goLive();
            return [...known, ...pending.splice(0)];
        },
        model: (model) => ({
            name: model.name,
            get contextWindow() {
                return run.opening?.contextWindow === undefined ? model.contextWindow : run.opening.contextWindow;
            },
            async *stream(request, signal) {
                const skipped = request.purpose === 'summary' ? [] : summariesFrom(run, sent);
                sent += skipped.length;
                const recorded = run.requests[sent];
                if (recorded !== undefined && recorded.purpose !== (request.purpose ?? 'turn')) {
                    yield { type: 'error', modelError: noSummary };
                    return;
                }
                yield* lostAttempts(skipped.flatMap(_recorded_run_js__WEBPACK_IMPORTED_MODULE_0__.usagesOf));
                sent += 1;
                if (recorded === undefined) {
                    goLive();
                    yield* model.stream(request, signal);
                }
                else
                    yield* restored(recorded);
            },
        }),
    };
}
/** What does not depend on how far the run is restored. */
function knownOf(run) {
    return {
        run,
        restorable: (0,_recorded_run_js__WEBPACK_IMPORTED_MODULE_0__.isRestorable)(run) ? run : null,
        agents: (0,_recorded_run_js__WEBPACK_IMPORTED_MODULE_0__.conversationsIn)(run).map(({ agent }) => agent),
        afterTurns: (model) => afterRecordedTurns(model, run),
        resultOf,
    };
}
function takeBeforeRequest({ beforeRequests }, at) {
    const known = beforeRequests.get(at) ?? [];
    beforeRequests.delete(at);
    return known;
}
/**
 * The summaries between two turns. With other settings, the conversation may be compacted in other places: a summary is
 * never an answer.
 */
function summariesFrom({ requests }, from) {
    const end = requests.findIndex(({ purpose }, index) => index >= from && purpose === 'turn');
    return requests.slice(from, end < 0 ? requests.length : end);
}
function afterRecordedTurns(model, run) {
    let hasStarted = false;
    return (0,_model_with_stream_js__WEBPACK_IMPORTED_MODULE_1__/* .withStream */ .H)(model, async function* (request, signal) {
        if (!hasStarted)
            model.skipTurns?.(new Map((0,_recorded_run_js__WEBPACK_IMPORTED_MODULE_0__.conversationsIn)(run).map((conversation) => [conversation.agent, (0,_recorded_run_js__WEBPACK_IMPORTED_MODULE_0__.spentIn)(conversation).turns])));
        hasStarted = true;
        yield* model.stream(request, signal);
    });
}
function* restored({ end, streamed, lost }) {
    yield* lostAttempts(lost);
    if (end.type === 'error' && streamed !== '')
        yield { type: 'text', delta: streamed };
    yield end;
}
function* lostAttempts(usages) {
    for (const usage of usages)
        yield { type: 'retry', attempt: 1, delayMs: 0, modelError: lostAttempt, usage };
}
const noSummary = {
    kind: 'cancelled',
    message: 'The interrupted run had not summarized its conversation at this point.',
    hint: 'Resume a run with the settings that it had.',
    retryable: false,
};
const lostAttempt = {
    kind: 'cut-off',
    message: 'An attempt before the interruption failed.',
    hint: 'Nothing needs to be done.',
    retryable: true,
};
function resumedNotice(now, moved) {
    const text = `The run was interrupted and is resumed now (${now.toISOString()}). Files, processes and remote state may differ from the results above: look again before you rely on them. Do not start over; continue with the task.`;
    return moved.length === 0 ? text : `${text} Stored results: ${moved.join('; ')}.`;
}
function resultOf(recorded) {
    const { result, nested, hasStarted, isOnce, subAgent, writes } = recorded;
    if (result !== null)
        return nested === null ? result : { ...result, nested };
    // Its sub-agent continues, and does not repeat what may have happened.
    if (subAgent !== null && (0,_recorded_run_js__WEBPACK_IMPORTED_MODULE_0__.isRestorable)(subAgent) && writes.length === 0)
        return null;
    return hasStarted && isOnce ? mayHaveHappened(recorded) : null;
}
/** The result of a call that may have had effects and whose end is not known. */
function mayHaveHappened({ call }) {
    const text = 'This call may have happened: the run was interrupted after it had started, and its result is lost. It was not run again. Find out what it did before you repeat it.';
    return {
        call,
        status: 'failed',
        label: labelOf(call),
        parts: [{ type: 'text', text }],
        isError: true,
        changes: [],
        durationMs: 0,
    };
}
function labelOf({ name, input }) {
    const { command, name: inputName } = (input ?? {});
    if (typeof command === 'string')
        return (0,_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(command);
    return typeof inputName === 'string' ? inputName : name;
}


/***/ })

};
;