import { rewriteBullet } from '@app/rewrite'
import type { WhyLocal } from '@app/rewrite/model'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openModel } from '#services/model/open-model.ts'
import { cleanUps } from '#test/clean-ups.ts'
import { openStubModel, type StubModel } from '#test/stub-model.ts'
import type { Misbehaviour } from '#test/stub-model-misbehaviours.ts'
import { unlimitedBudget } from './ask-within-budget.ts'
import { rewordLines } from './reword-lines.ts'

const { later, cleanUp } = cleanUps()
let stub: StubModel
beforeAll(async () => {
	stub = await openStubModel(later)
	stub.write = (line) => (line === duty ? fromModel : line)
})
beforeEach(() => {
	stub.asked.length = 0
})
afterAll(cleanUp)

const duty = 'Responsible for answering 40 phones and greeting visitors'
const fromModel = 'Greeted visitors and answered 40 phones'
const fromHere = rewriteBullet(duty, { current: false }).after

type End = { after: string; whyLocal: WhyLocal | null; requests: number }
const good = (requests: number): End => ({ after: fromModel, whyLocal: null, requests })
const bad = (whyLocal: WhyLocal, requests: number): End => ({ after: fromHere, whyLocal, requests })

const ends: [Misbehaviour, End][] = [
	['behaves', good(1)],
	['fences its JSON', good(1)],
	['talks around it', good(1)],
	['thinks aloud', good(1)],
	['answers with a bare list', good(1)],
	['counts no tokens', good(1)],
	['knows no json_schema', good(2)],
	['knows no format at all', good(3)],
	['takes no temperature', good(2)],
	['thinks first', good(3)],
	['is busy for a moment', good(2)],
	['fails once', good(2)],
	['is cut off', bad('unusable', 2)],
	['writes broken JSON', bad('unusable', 2)],
	['declines politely', bad('unusable', 2)],
	['says nothing', bad('unusable', 2)],
	['has a shape of its own', bad('unusable', 2)],
	['answers with a page', bad('unusable', 2)],
	['takes no key', bad('key_refused', 1)],
	['is down', bad('unreachable', 2)],
	['is busy for long', bad('busy', 1)],
	['never answers', bad('too_slow', 1)],
	['stops in the middle', bad('too_slow', 1)],
	['has no end', bad('unusable', 2)],
	['sends us elsewhere', bad('unreachable', 2)],
	['names other lines', bad('unusable', 1)],
	['gives no proof', bad('unusable', 1)],
	['makes up its proof', bad('unusable', 1)],
	['invents', bad('not_faithful', 1)],
	['drops a fact', bad('not_faithful', 1)],
	['adds a link', bad('not_faithful', 1)],
	['adds markup', bad('not_faithful', 1)],
	['writes a paragraph', bad('not_faithful', 1)],
	['asks to be called back', bad('unusable', 1)],
]

const both = ends.flatMap(([manner, end]) => [
	{ manner, end, way: 'at once' },
	{ manner, end, way: 'in pieces' },
])

test.each(both)(
	'a model that $manner, asked $way, ends in a valid line',
	async ({ manner, end, way }) => {
		stub.manner = manner
		const drafts: string[] = []
		const isSlow = end.whyLocal === 'too_slow'
		const [line] = await reword([duty], {
			...(isSlow && { timeoutMs: 300 }),
			...(way === 'in pieces' && {
				onDrafts: (found: { text: string }[]) => drafts.push(...found.map(({ text }) => text)),
			}),
		})
		expect(line).toMatchObject({ before: duty, after: end.after, whyLocal: end.whyLocal })
		expect(line?.engine).toBe(end.whyLocal === null ? 'model' : 'local')
		expect(stub.asked).toHaveLength(end.requests)
		expect(stub.asked.every(({ stream }) => stream === (way === 'in pieces'))).toBe(true)
		// Only a wording that is finished and holds comes while the model writes.
		if (way === 'in pieces') expect(drafts.every((draft) => draft === end.after)).toBe(true)
		if (way === 'in pieces' && manner === 'behaves') expect(drafts).toEqual([fromModel])
	},
)

test('whoever goes away stops the model, and is told nothing', async () => {
	stub.manner = 'never answers'
	const controller = new AbortController()
	const reworded = reword([duty], { signal: controller.signal })
	await expect.poll(() => stub.asked.length).toBe(1)
	const { hungUp } = stub
	controller.abort(new DOMException('The page is gone.', 'AbortError'))
	await expect(reworded).rejects.toThrow('The page is gone.')
	await expect.poll(() => stub.hungUp).toBe(hungUp + 1)
})

test('a model that is not there is not waited for', async () => {
	const [line] = await reword([duty], { baseUrl: 'http://127.0.0.1:9/v1' })
	expect(line).toMatchObject({ after: fromHere, whyLocal: 'unreachable' })
})

test('after three failures the model rests for a minute, then one question decides', async () => {
	stub.manner = 'takes no key'
	const clock = { now: 0 }
	const model = modelFor({ now: () => clock.now })
	const why = async () => (await reword([duty], { model }))[0]?.whyLocal
	expect([await why(), await why(), await why()]).toEqual([
		'key_refused',
		'key_refused',
		'key_refused',
	])
	expect(await why()).toBe('resting')
	clock.now += 60_001
	expect(await why()).toBe('key_refused')
	expect(await why()).toBe('resting')
	clock.now += 60_001
	stub.manner = 'behaves'
	expect([await why(), await why()]).toEqual([null, null])
	expect(stub.asked).toHaveLength(6)
})

test('the output mode that works is remembered', async () => {
	stub.manner = 'knows no format at all'
	const model = modelFor()
	await reword([duty], { model })
	await reword([duty], { model })
	expect(stub.asked.map(({ format }) => format)).toEqual([
		'json_schema',
		'json_object',
		'none',
		'none',
	])
})

function modelFor({
	baseUrl = stub.baseUrl,
	timeoutMs = 20_000,
	now = () => 0,
}: {
	baseUrl?: string
	timeoutMs?: number
	now?: () => number
} = {}) {
	const config: Parameters<typeof openModel>[0] = {
		provider: 'openai-compatible',
		baseUrl,
		timeoutMs,
		model: 'stub',
		apiKey: 'a key',
		modelFile: null,
		outputMode: null,
		maxInputChars: 6000,
		dailyTokens: { free: 1, premium: 1 },
	}
	const model = openModel(config, { now, log: { warn: () => {} } })
	if (model === null) throw new Error('There is no model.')
	return model
}

async function reword(
	lines: string[],
	{
		model,
		signal = new AbortController().signal,
		onDrafts,
		...wishes
	}: Parameters<typeof modelFor>[0] & {
		model?: ReturnType<typeof modelFor>
		signal?: AbortSignal
		onDrafts?: (drafts: { line: number; text: string }[]) => void
	} = {},
) {
	const { lines: reworded } = await rewordLines(
		{ model: model ?? modelFor(wishes), budget: unlimitedBudget },
		{ lines, current: false, jobTitle: '', answers: [] },
		{ secrets: [], signal, ...(onDrafts && { onDrafts }) },
	)
	return reworded
}
