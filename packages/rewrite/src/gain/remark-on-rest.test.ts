import { expect, test } from 'vitest'
import { rewriteBullet } from '../rewrite-bullet.ts'

const rewrite = (line: string, current: boolean) => rewriteBullet(line, { current })

test('a line that is clearly better for its repairs is offered with what is left', () => {
	const { after, remark } = rewrite(
		'Supporting children with thier reading, both one to one and in small groups',
		true,
	)
	expect(after).toBe('Supporting children with their reading, both one to one and in small groups')
	expect(remark).toMatch(/^Ella fixed only what’s surely wrong here\. Start with what you do/u)
})

test.each([
	'Do every month the payroll of 45 employee, and I send to HMRC the RTI with the directon',
	'Taking observations like BP, temp, sats and informing to the nurse incharge if any changes is there',
	'Tickets went up to 93% since i wrote the articles and sorted queue, also moved evryone onto win 11 w/ no downtime',
])('a line that a reader would still not send only has its remark: %s', (line) => {
	const { after, remark } = rewrite(line, true)
	expect(after).toBe(line)
	expect(remark).not.toBeNull()
	expect(remark).not.toContain('Ella fixed')
})

test('words that are surely misspelt are named where nothing is offered', () => {
	expect(
		rewrite(
			'Tickets went up since i sorted queue, also moved evryone onto win 11 w/ no downtime',
			true,
		).remark,
	).toContain('evryone')
})

test.each([
	[
		'Assisted fee earners with the preperation of trial bundles and witness statements',
		false,
		'Assisted fee earners with the preparation of trial bundles and witness statements',
	],
	[
		'Driving service buses safely and to timetable on routes accross the city',
		true,
		'Drive service buses safely and to timetable on routes across the city',
	],
])('words keep their class and their preposition: %s', (line, current, wanted) => {
	expect(rewrite(line, current).after).toBe(wanted)
})

test('what only describes stays with its noun', () => {
	const line = '1:1 with SEN child (ASD), now and next board, timers, PECS, liase with mum at gate'
	expect(rewrite(line, true).after).toContain('now and next board')
})
