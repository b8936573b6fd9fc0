import { analyse, countToFix } from '@app/checks'
import { cvDesignSchema, emptyCv } from '@app/cv'
import { sampleCvs } from '@app/typeset'
import { expect, test, vi } from 'vitest'
import { AppError } from '#http/app-error.ts'
import { utcDay } from '#services/utc-day.ts'
import { summariseFindings } from './summarise-findings.ts'

const dayMs = 86_400_000
const saved = {
	id: 'a',
	revision: 1,
	document: emptyCv(),
	design: cvDesignSchema.parse({}),
}

function open() {
	const clock = { ms: Date.parse('2026-05-01T12:00:00Z') }
	const check = vi.fn(async (toCheck: Parameters<typeof analyse>[0]) => analyse(toCheck))
	return { clock, check, remarksOn: summariseFindings(check, () => clock.ms) }
}

test('a revision is checked once, however often it is asked about', async () => {
	const { check, remarksOn } = open()
	const [first, second] = await Promise.all([remarksOn(saved), remarksOn(saved)])
	expect(first.amount).toBeGreaterThan(0)
	expect(await remarksOn(saved)).toEqual(first)
	expect(second).toEqual(first)
	expect(check).toHaveBeenCalledTimes(1)
})

test('another CV, another revision and another day are checked again', async () => {
	const { clock, check, remarksOn } = open()
	await remarksOn(saved)
	await remarksOn({ ...saved, id: 'b' })
	await remarksOn({ ...saved, revision: 2 })
	clock.ms += dayMs
	await remarksOn(saved)
	expect(check).toHaveBeenCalledTimes(4)
})

test('a CV that is too long to check has no remarks', async () => {
	const remarksOn = summariseFindings(
		async () => {
			throw new AppError('cv_too_large')
		},
		() => 0,
	)
	expect(await remarksOn(saved)).toEqual({ amount: 0, first: null, score: null })
})

test('a CV has one score and one number of things to fix in the report, in Check and on My CVs', async () => {
	const { clock, remarksOn } = open()
	const today = utcDay(clock.ms)
	const documents = [emptyCv(), ...sampleCvs.slice(0, 3).map(({ cv }) => cv)]
	let tips = 0
	for (const [revision, document] of documents.entries()) {
		const toCheck = { cv: document, source: null, today, dismissed: [] }
		const inReport = analyse(toCheck)
		const inCheck = analyse({ ...toCheck, design: saved.design })
		const { score, amount } = await remarksOn({ ...saved, revision, document })
		for (const { findings, score: other } of [inReport, inCheck]) {
			expect([score, amount]).toEqual([other, countToFix(findings)])
		}
		tips += inReport.findings.length - amount
	}
	expect(tips).toBeGreaterThan(0)
})

test('a check that failed is tried again', async () => {
	const { check, remarksOn } = open()
	check.mockRejectedValueOnce(new AppError('server_busy'))
	await expect(remarksOn(saved)).rejects.toMatchObject({ code: 'server_busy' })
	expect((await remarksOn(saved)).amount).toBeGreaterThan(0)
})
