import { describe, expect, test } from 'vitest'
import { rewriteBullet } from '../index.ts'
import { realiseParallel } from './realise-parallel.ts'

const past = (line: string) => realiseParallel(line, 'past', 0)?.after ?? null
const current = (line: string) => realiseParallel(line, 'base', 0)?.after ?? null

describe('several pieces of work in forms that don’t match', () => {
	test.each([
		[
			'Put residents to bed, answer buzzers, did hourly checks and handed over at 7.45',
			'Put residents to bed, answered buzzers, did hourly checks and handed over at 7.45',
		],
		[
			'I fitted windows. I also hung doors and taught an apprentice',
			'Fitted windows, hung doors and taught an apprentice',
		],
		[
			'calling clients back, updating the diary, making bundles etc',
			'Called clients back, updated the diary and made bundles',
		],
		['typing letters / booking rooms / hard working team player', 'Typed letters and booked rooms'],
	])('are told in verbs of one tense: %s', (line, wanted) => {
		expect(past(line)).toBe(wanted)
	})

	test('a gerund that names a thing is no act', () => {
		const line = 'doing tills, putting out stock and keeping shop floor and changing rooms tidy'
		expect(rewriteBullet(line, { current: true }).after).not.toContain('change rooms')
	})

	test('of a job that goes on in the present', () => {
		expect(current('taking orders, setting tables and I also serve drinks')).toBe(
			'Take orders, set tables and serve drinks',
		)
	})
})

describe('a piece that may hang on the wrong verb', () => {
	test.each([
		'Scanning tokens, bagging, ringing surgeries, fridge temps every morning',
		'Supervising a gang of 6, levels and lines for the kerbs',
		'Ordering PPE, and the sign in sheet',
		'Planning the shutdowns, plus spare parts, plus training up two apprentices',
		'Doing a bit of bodywork and spraying cars',
		'Supporting the director, I drafted the slides',
		'Responsible for credit limits, posting receipts',
		'Responsible for providing an excellent service, ordering stock',
	])('leaves the line as it is: %s', (line) => {
		expect(past(line)).toBeNull()
	})

	test('what was done once is not done still', () => {
		expect(current('Running the rota, booking cover, and did the milk order')).toBeNull()
	})
})

describe('a good line', () => {
	test.each([
		'Operate reach trucks in racking up to 11 metres, putting away around 160 pallets a shift',
		'Sit with patients who are confused, keeping them calm and recording behaviour every 15 minutes',
		'Weld in the mornings, inspect in the afternoons',
		'Keep a fleet of 42 council vans on the road, with safety inspections every six weeks',
	])('stays as it is: %s', (line) => {
		expect(rewriteBullet(line, { current: true }).after).toBe(line)
	})
})

describe('a line that would stay broken', () => {
	// The audit can't tell whether corrected words mean what the writer meant.
	test.each([
		'I attend to court for give evidence and I redact the reports about the children for the judge',
		'took orders carried plates cleared tables polished cutlery, worked allways twice',
	])('is left alone where that isn’t sure to say the same: %s', (line) => {
		expect(rewriteBullet(line, { current: true }).after).toBe(line)
	})
})
