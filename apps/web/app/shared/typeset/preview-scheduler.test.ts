import type { Preview } from '@app/contract'
import { defaultDesign, emptyCv } from '@app/cv'
import { describe, expect, test } from 'vitest'
import type { Drawn } from './draw-pages.ts'
import {
	createPreviewScheduler,
	type PreviewInput,
	type PreviewProblem,
} from './preview-scheduler.ts'

const inputOf = (professionalSummary: string): PreviewInput => ({
	document: { ...emptyCv(), professionalSummary },
	design: defaultDesign(),
})

const pageOf = (hash: string, svg: string | null = `<svg id="${hash}"/>`) => ({
	hash,
	svg,
	widthPt: 595,
	heightPt: 842,
})

class PassingError extends Error {
	retryAfterMs = 0
}

type Request = {
	summary: string
	drawn: Drawn
	answer: (...pages: Preview['pages']) => Promise<void>
	fail: (error: Error) => Promise<void>
}

/** A server that answers when the test says so. */
function fakeServer() {
	const requests: Request[] = []
	const waits: { ms: number; end: () => Promise<void> }[] = []
	const shown: string[][] = []
	const drawn = (): Drawn => ({ known: shown.at(-1) ?? [], outlines: [] })
	const problems: PreviewProblem[] = []
	const settled = () => new Promise<void>((resolve) => setTimeout(resolve))
	const scheduler = createPreviewScheduler(
		{
			send: (input, drawn) =>
				new Promise((resolve, reject) => {
					requests.push({
						summary: input.document.professionalSummary,
						drawn,
						answer: (...pages) => {
							resolve({ pages, warnings: [] })
							return settled()
						},
						fail: (error) => {
							reject(error)
							return settled()
						},
					})
				}),
			wait: (ms) =>
				new Promise((resolve) => {
					waits.push({
						ms,
						end: () => {
							resolve()
							return settled()
						},
					})
				}),
			kindOf: (error) => (error instanceof PassingError ? 'waiting' : 'refused'),
			retryAfterMs: (error) => (error instanceof PassingError ? error.retryAfterMs : 0),
		},
		{
			drawn,
			onPages: ({ pages }) => shown.push(pages.map(({ hash }) => hash)),
			onProblem: (problem) => problems.push(problem),
		},
	)
	const request = (index: number) => {
		const found = requests[index]
		if (!found) throw new Error(`There were only ${requests.length} requests.`)
		return found
	}
	return { scheduler, requests, request, waits, shown, problems }
}

describe('createPreviewScheduler', () => {
	test('sends at once when idle', () => {
		const { scheduler, requests } = fakeServer()
		scheduler.show(inputOf('a'))
		expect(requests).toHaveLength(1)
	})

	test('has one request under way and sends only the latest state after it', async () => {
		const { scheduler, requests, request } = fakeServer()
		for (const text of ['a', 'ab', 'abc', 'abcd']) scheduler.show(inputOf(text))
		expect(requests.map((sent) => sent.summary)).toEqual(['a'])
		await request(0).answer(pageOf('1'))
		expect(requests.map((sent) => sent.summary)).toEqual(['a', 'abcd'])
		await request(1).answer(pageOf('2'))
		expect(requests).toHaveLength(2)
	})

	test('says what is drawn when it asks', async () => {
		const { scheduler, request, shown } = fakeServer()
		scheduler.show(inputOf('a'))
		await request(0).answer(pageOf('one'), pageOf('two'))
		scheduler.show(inputOf('ab'))
		expect(request(0).drawn.known).toEqual([])
		expect(request(1).drawn.known).toEqual(['one', 'two'])
		await request(1).answer(pageOf('new'), pageOf('two', null))
		expect(shown).toEqual([
			['one', 'two'],
			['new', 'two'],
		])
	})

	test('asks again, ever more slowly, while the server is down, and then shows the latest state', async () => {
		const { scheduler, requests, request, waits, problems } = fakeServer()
		scheduler.show(inputOf('a'))
		await request(0).fail(new PassingError('down'))
		await waits[0]?.end()
		await request(1).fail(new PassingError('down'))
		scheduler.show(inputOf('ab'))
		expect(requests).toHaveLength(2)
		await waits[1]?.end()
		expect(request(2).summary).toBe('ab')
		await request(2).answer(pageOf('1'))
		expect(waits.map((wait) => wait.ms)).toEqual([500, 1000])
		expect(problems).toEqual([
			{ kind: 'waiting', message: 'down' },
			{ kind: 'waiting', message: 'down' },
			null,
		])
	})

	test('leaves a busy server alone for as long as it said, and then shows the latest state', async () => {
		const { scheduler, requests, request, waits, shown } = fakeServer()
		scheduler.show(inputOf('a'))
		await request(0).answer(pageOf('1'))
		scheduler.show(inputOf('ab'))
		await request(1).fail(Object.assign(new PassingError('busy'), { retryAfterMs: 7000 }))
		scheduler.show(inputOf('abc'))
		expect(requests).toHaveLength(2)
		expect(shown).toEqual([['1']])
		expect(waits.map((wait) => wait.ms)).toEqual([7000])
		await waits[0]?.end()
		expect(request(2).summary).toBe('abc')
		await request(2).answer(pageOf('2'))
		expect(shown).toEqual([['1'], ['2']])
	})

	test('does not repeat what the server refused, and goes on with the next state', async () => {
		const { scheduler, requests, request, problems } = fakeServer()
		scheduler.show(inputOf('a'))
		await request(0).fail(new Error('This CV cannot be set.'))
		expect(requests).toHaveLength(1)
		expect(problems).toEqual([{ kind: 'refused', message: 'This CV cannot be set.' }])
		scheduler.show(inputOf('ab'))
		expect(requests).toHaveLength(2)
	})

	test('shows nothing after it was stopped', async () => {
		const { scheduler, request, shown } = fakeServer()
		scheduler.show(inputOf('a'))
		scheduler.stop()
		await request(0).answer(pageOf('1'))
		expect(shown).toEqual([])
	})
})
