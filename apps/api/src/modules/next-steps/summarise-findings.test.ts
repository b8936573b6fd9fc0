import { analyse } from '@app/checks'
import { cvDesignSchema, emptyCv } from '@app/cv'
import { expect, test, vi } from 'vitest'
import { AppError } from '#http/app-error.ts'
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

test('a check that failed is tried again', async () => {
	const { check, remarksOn } = open()
	check.mockRejectedValueOnce(new AppError('server_busy'))
	await expect(remarksOn(saved)).rejects.toMatchObject({ code: 'server_busy' })
	expect((await remarksOn(saved)).amount).toBeGreaterThan(0)
})
