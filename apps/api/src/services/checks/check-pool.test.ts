import { monitorEventLoopDelay } from 'node:perf_hooks'
import { analyse, type CvToCheck } from '@app/checks'
import { emptyCv } from '@app/cv'
import { openEnglishWords } from '@app/language/node'
import { proofreadLine } from '@app/rewrite/proofread'
import { expect, onTestFinished, test } from 'vitest'
import { openCheckPool } from './check-pool.ts'

const today = '2026-05-01'

/** A CV whose checks take seconds. */
function longCv(lines: number): CvToCheck {
	const achievements = Array.from(
		{ length: lines },
		(_, i) =>
			`Served ${i + 2} customers a day, kept the till and the stock room in order and trained starters`,
	)
	const experience = Array.from({ length: Math.ceil(lines / 100) }, (_, i) => ({
		id: `job-${i}`,
		jobTitle: 'Shop assistant',
		employer: 'Corner Shop',
		location: '',
		startDate: '2019-01',
		endDate: '',
		current: true,
		summary: '',
		achievements: achievements.slice(i * 100, (i + 1) * 100),
	}))
	return { cv: { ...emptyCv(), experience }, source: null, today }
}

function open(options: { limitMs?: number; threads?: number; mostWaiting?: number } = {}) {
	const pool = openCheckPool({ threads: 1, ...options })
	onTestFinished(pool.close)
	return pool
}

test('a thread says of a CV what this thread would say', async () => {
	const toCheck = longCv(4)
	const here = analyse({
		...toCheck,
		knowsWord: await openEnglishWords(),
		proofread: proofreadLine,
	})
	expect(await open().analyse(toCheck)).toEqual(here)
})

test('while a long CV is checked the event loop is free', async () => {
	const pool = open({ limitMs: 60_000 })
	await pool.analyse(longCv(1))
	const delay = monitorEventLoopDelay({ resolution: 10 })
	delay.enable()
	const startedAt = performance.now()
	await pool.analyse(longCv(1500))
	const tookMs = performance.now() - startedAt
	delay.disable()
	expect(delay.max / 1e6).toBeLessThan(tookMs / 2)
})

test('a CV that takes too long is refused, and its thread replaced', async () => {
	const pool = open({ limitMs: 1500 })
	await expect(pool.analyse(longCv(9000))).rejects.toMatchObject({ code: 'cv_too_large' })
	expect((await pool.analyse(longCv(1))).findings.length).toBeGreaterThan(0)
})

test('when too many wait the next is told to come back', async () => {
	const pool = open({ mostWaiting: 1 })
	const taken = [pool.analyse(longCv(300)), pool.analyse(longCv(1))]
	await expect(pool.analyse(longCv(1))).rejects.toMatchObject({
		code: 'server_busy',
		retryAfterSeconds: 2,
	})
	await Promise.all(taken)
})
