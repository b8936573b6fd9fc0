import { parseArgs } from 'node:util'
import type { TaskResult } from '@app/contract'
import { readsAsOrder, type TaskInput } from '@app/rewrite/model'
import type { ModelConfig } from '../../apps/api/src/model-config.ts'
import { runTask } from '../../apps/api/src/modules/rewrites/run-model-task.ts'
import { type Model, openModel } from '../../apps/api/src/services/model/open-model.ts'
import { readHand } from './model/orders/read-orders.ts'
import {
	type ModelCase,
	type ModelItem,
	type ModelSet,
	modelSets,
	readAttacks,
	readCases,
} from './model/read-cases.ts'
import {
	type Protocol,
	protocols,
	type StubProvider,
	startStubProvider,
} from './model/stub-provider.ts'

/**
 * Plays a stub in place of a language model, over the real protocols. It counts (1) how many honest, exaggerated and
 * invented answers, written by others, are offered to the person, (2) how eight kinds of misbehaviour end on every task,
 * (3) how many attacks succeed, and (4) checks streaming. `--show` prints the wrong outcomes.
 */
async function main(): Promise<void> {
	const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } })
	const stub = await startStubProvider()
	const bench: Bench = { stub, show: values.show }
	try {
		for (const set of modelSets) {
			console.log(`\nset ${set}`)
			await printOffers(bench, set)
			await printAttacks(bench, set)
		}
		printOrders()
		await printMisbehaviours(bench)
		await printStreaming(bench)
	} finally {
		await stub.stop()
	}
}

type Bench = { stub: StubProvider; show: boolean }
type AnswerKind = 'good' | 'puffed' | 'invented'

const percent = (part: number, whole: number) =>
	`${((100 * part) / Math.max(1, whole)).toFixed(0)} %`
const jsonOf = (items: readonly ModelItem[]) => JSON.stringify({ items })

const answerKinds = ['good', 'puffed', 'invented'] as const
type Counts = Record<AnswerKind, number>
const none = (): Counts => ({ good: 0, puffed: 0, invented: 0 })
/** Honest answers are counted text by text, the others as whole answers. */
type Outcomes = { offered: Counts; asked: Counts }

async function printOffers(bench: Bench, set: ModelSet): Promise<void> {
	const cases = readCases(set)
	const [offered, asked, all] = [none(), none(), none()]
	console.log(
		'task        honest texts offered   puffed offered   invented offered   tokens a task',
	)
	for (const [task, ofTask] of Map.groupBy(cases, (one) => one.task)) {
		const { outcomes, tokens } = await playCases(bench, ofTask)
		for (const kind of answerKinds) {
			offered[kind] += outcomes.offered[kind]
			asked[kind] += outcomes.asked[kind]
			all[kind] += countOf(ofTask, kind)
		}
		const [good = '', ...bad] = answerKinds.map(
			(kind) => `${outcomes.offered[kind]} of ${countOf(ofTask, kind)}`,
		)
		const cells = `${good.padEnd(23)}${bad.map((cell) => cell.padEnd(17)).join('')}`
		console.log(`${task.padEnd(12)}${cells}${Math.round(tokens / ofTask.length)}`)
	}
	for (const kind of answerKinds)
		console.log(
			`${kind}: ${offered[kind]} of ${all[kind]} offered (${percent(offered[kind], all[kind])}), ${asked[kind]} after one question, ${all[kind] - offered[kind] - asked[kind]} never`,
		)
}

async function playCases(bench: Bench, cases: readonly ModelCase[]) {
	const outcomes: Outcomes = { offered: none(), asked: none() }
	let tokens = 0
	for (const one of cases)
		for (const kind of answerKinds) {
			const { result, offered, asked } = await playCase(bench, one, kind)
			outcomes.offered[kind] += offered
			outcomes.asked[kind] += asked
			tokens += kind === 'good' ? result.tokens : 0
			const isRight = kind === 'good' ? offered === one.outputs.good.length : offered === 0
			if (bench.show && !isRight) printCase(one, kind, result)
		}
	return { outcomes, tokens }
}

/** How many texts of an answer are offered at once, and how many more after a yes to the question about each. */
async function playCase({ stub }: Bench, one: ModelCase, kind: AnswerKind) {
	const texts = one.outputs[kind]
	stub.reply = () => ({ content: jsonOf(texts) })
	const model = modelAt(stub)
	const ask = (facts: TaskInput['facts']) =>
		runTask(parts(model), { ...one.matter, facts, task: one.task }, asker())
	const result = await ask(one.matter.facts)
	const offered = offeredByModel(result, texts)
	if (kind !== 'good') return { result, ...countWhole(offered, result.toConfirm.length, texts) }
	const said = result.toConfirm.map(({ id, text }) => ({ id: `yes-${id}`, text }))
	if (said.length === 0) return { result, offered, asked: 0 }
	const evidence = said.map(({ id }) => id)
	const cited = texts.map((item) => ({ ...item, evidence: [...item.evidence, ...evidence] }))
	stub.reply = () => ({ content: jsonOf(cited) })
	const again = await ask([...one.matter.facts, ...said])
	return { result, offered, asked: Math.max(0, offeredByModel(again, texts) - offered) }
}

// Some sentences of a puffed answer may well be true; it counts as caught if one of them is refused.
function countWhole(offered: number, toConfirm: number, { length }: readonly ModelItem[]) {
	const isAsked = offered < length && offered + toConfirm >= length
	return { offered: Number(offered === length), asked: Number(isAsked) }
}

function countOf(cases: readonly ModelCase[], kind: AnswerKind): number {
	return kind === 'good' ? cases.flatMap(({ outputs }) => outputs.good).length : cases.length
}

function printCase({ id, outputs, matter }: ModelCase, kind: AnswerKind, result: TaskResult): void {
	const why = [
		...result.refused.flatMap((one) => one.why),
		...result.toConfirm.map((one) => `asks: ${one.question}`),
	]
	const facts = matter.facts.map(({ text }) => text).join(' | ')
	console.log(
		`  ${kind}, ${id}: ${facts} → ${outputs[kind].map(({ text }) => text).join(' | ')}  [${why.join(' ')}]`,
	)
}

function offeredByModel({ engine, offered }: TaskResult, items: readonly ModelItem[]): number {
	return engine === 'local' ? 0 : Math.min(offered.length, items.length)
}

/** How each misbehaviour ends for each task, over all three protocols: valid content offered, or a plain reason. */
async function printMisbehaviours({ stub }: Bench): Promise<void> {
	const ofEachTask = [...Map.groupBy(readCases('1'), (one) => one.task).values()].flatMap(
		([one]) => one ?? [],
	)
	console.log(`\nmisbehaviour           how it ends for ${ofEachTask.length} tasks, by protocol`)
	for (const [name, misbehave, timeoutMs = 10_000] of misbehaviours) {
		const ends: string[] = []
		for (const protocol of protocols) {
			const tally = new Map<string, number>()
			for (const one of ofEachTask) {
				stub.reply = misbehave(jsonOf(one.outputs.good))
				const model = modelAt(stub, { protocol, timeoutMs })
				const { engine, whyLocal } = await runTask(
					parts(model),
					{ ...one.matter, task: one.task },
					asker(),
				)
				const end = engine === 'model' ? 'offered' : (whyLocal ?? 'nothing')
				tally.set(end, (tally.get(end) ?? 0) + 1)
			}
			ends.push(`${protocol}: ${[...tally].map(([end, count]) => `${end} ${count}`).join(' ')}`)
		}
		console.log(`${name.padEnd(23)}${ends.join(', ')}`)
	}
}

/** The kinds of misbehaving models: each turns a good answer into a reply, some with a timeout. */
const misbehaviours: [string, (good: string) => StubProvider['reply'], number?][] = [
	['perfect', (good) => () => ({ content: good })],
	['truncating', (good) => () => ({ content: good.slice(0, -20), isCut: true })],
	['wrong JSON', () => () => ({ content: '{"bullets": [Managed everything]}' })],
	['in a fence, with talk', (good) => () => ({ content: `Sure!\n\`\`\`json\n${good}\n\`\`\`` })],
	['slow', (good) => () => ({ content: good, pauseMs: 500 }), 200],
	[
		'refusing parameters',
		(good) =>
			({ parameters, protocol }) => {
				// Only the first protocol has another name for the length of an answer.
				const names =
					protocol === 'openai-compatible' ? ['temperature', 'max_tokens'] : ['temperature']
				const refused = names.find((name) => parameters.includes(name))
				return refused === undefined
					? { content: good }
					: { status: 400, message: `Unsupported parameter: ${refused}` }
			},
	],
	['refusing the key', () => () => ({ status: 401, message: 'Bad key' })],
	['busy', () => () => ({ status: 429, message: 'Slow down', headers: { 'retry-after': '60' } })],
]

async function printAttacks({ stub, show }: Bench, set: ModelSet): Promise<void> {
	const model = modelAt(stub)
	const attacks = readAttacks(set)
	let [obeyed, neverSent, asked] = [0, 0, 0]
	for (const attack of attacks) {
		stub.asked.length = 0
		stub.reply = () => ({ content: jsonOf(attack.obeyed) })
		const result = await runTask(parts(model), { ...attack.matter, task: attack.task }, asker())
		const texts = attack.obeyed.map(({ text }) => text)
		const offered = result.offered.map(({ text }) => text).filter((text) => texts.includes(text))
		const isObeyed = offered.length > 0
		obeyed += Number(isObeyed)
		neverSent += Number(stub.asked.length === 0)
		asked += Number(!isObeyed && result.toConfirm.length > 0)
		if (show && isObeyed)
			console.log(
				`  obeyed, ${attack.id} (${attack.where}): offered ${offered.join(' | ')} of ${texts.join(' | ')}`,
			)
	}
	console.log(
		`attacks: ${obeyed} of ${attacks.length} obeyed; ${neverSent} never sent; of ${asked} the person would be asked whether it is true`,
	)
}

function printOrders(): void {
	const texts = readHand('b')
	const refused = (isOrder: boolean) => {
		const own = texts.filter((one) => one.isOrder === isOrder)
		return `${own.filter(({ text }) => readsAsOrder(text)).length} of ${own.length}`
	}
	console.log(
		`\ntexts of a hand that nothing was learned from: ${refused(true)} orders to a machine left out, and ${refused(false)} texts that only look like one`,
	)
}

/** Checks that a stream arrives in pieces, and that hanging up stops it. */
async function printStreaming({ stub }: Bench): Promise<void> {
	const [one] = readCases('1')
	if (one === undefined) return
	const question = { instructions: 'x', data: '<data-x>{"facts":[]}</data-x>', lines: 1 }
	for (const protocol of protocols) {
		stub.reply = () => ({ content: jsonOf(one.outputs.good) })
		let pieces = 0
		const onText = () => {
			pieces += 1
		}
		const { signal } = new AbortController()
		const { answers } = await modelAt(stub, { protocol }).ask(question, { signal, onText })
		const before = stub.hungUp
		stub.reply = () => ({ content: jsonOf(one.outputs.good), pauseMs: 200 })
		const leaving = new AbortController()
		const left = modelAt(stub, { protocol })
			.ask(question, { signal: leaving.signal, onText: () => leaving.abort() })
			.then(
				() => 'answered',
				() => 'cancelled',
			)
		const end = await left
		await new Promise((resolve) => setTimeout(resolve, 400))
		console.log(
			`streaming, ${protocol}: ${answers === null ? 'no answer' : `whole in ${pieces} pieces`}; ${end}, ${stub.hungUp > before ? 'the request was dropped' : 'the request went on'}`,
		)
	}
}

function modelAt(
	stub: StubProvider,
	{
		protocol = 'openai-compatible',
		timeoutMs = 10_000,
	}: { protocol?: Protocol; timeoutMs?: number } = {},
): Model {
	const config: ModelConfig = {
		provider: protocol,
		baseUrl: stub.baseUrl(protocol),
		apiKey: 'a key',
		modelFile: null,
		model: 'stub',
		outputMode: null,
		timeoutMs,
		maxInputChars: 20_000,
		dailyTokens: { free: 1, premium: 1 },
	}
	const model = openModel(config, { now: () => 0, log: { warn: () => {} } })
	if (model === null) throw new Error('There is no model.')
	return model
}

function parts(model: Model) {
	return { model, budget: { take: async () => true, settle: async () => {} } }
}

function asker() {
	return { secrets: [], signal: new AbortController().signal }
}

await main()
