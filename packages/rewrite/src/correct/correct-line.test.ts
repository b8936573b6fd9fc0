import { describe, expect, test } from 'vitest'
import { correctLine } from './correct-line.ts'

describe('mistakes with one right form', () => {
	test.each([
		['Responsable for the enviroment and hygeine', 'Responsible for the environment and hygiene'],
		['resposible for maintaing equiptment', 'responsible for maintaining equipment'],
		['Greeted vistors and answerd phones', 'Greeted visitors and answered phones'],
		['checked the datas of womans and shelfs', 'checked the data of women and shelves'],
		["MOT's, servicing, clutch's and searchs", 'MOTs, servicing, clutches and searches'],
		['I teached maths and bringed books', 'I taught maths and brought books'],
		[
			'did the deliverys and the companys accounts',
			"did the deliveries and the company's accounts",
		],
		['Helped patients who couldnt walk', "Helped patients who couldn't walk"],
		['Helped them with there medication', 'Helped them with their medication'],
		['Dealt with parents complaints', "Dealt with parents' complaints"],
		['Supported adults w autism for 3yrs', 'Supported adults with autism for 3 years'],
		['Found an error what saved money', 'Found an error that saved money'],
		['sorted out there direct debits', 'sorted out their direct debits'],
		['Met the team. then ran the shift on fridays', 'Met the team. Then ran the shift on Fridays'],
		['Ran basicly everything :)', 'Ran basically everything'],
		['Wrote reports, done sessions with groups', 'Wrote reports, did sessions with groups'],
	])('are corrected: %s', (line, wanted) => {
		expect(correctLine(line).text).toBe(wanted)
		expect(correctLine(line).doubts).toEqual([])
	})
})

describe('what is right though it looks odd', () => {
	test.each([
		'Actioned referrals and reset contactors on the plant',
		'Assessed talipes, and cannulated patients in resus',
		'Restored Grade I listed barns at s47 and k8s sites',
		'Worked there evenings and lived there in summer',
		'Everyone knows what they do and what came of it',
		'No incidents have been logged there since',
		'Managed A&E, R&D and the P&L of Kwik Fit',
		'Clients range from cafes to banks',
		'Training for new clients was given every month',
		'Kept the allergy list and the rota of 3 m racking',
	])('stays: %s', (line) => {
		expect(correctLine(line).text).toBe(line)
		expect(correctLine(line).corrections).toBe(0)
	})
})

test('what nothing right is sure for is in doubt', () => {
	expect(correctLine('Assisted as instrumentist in sala operatoria').doubts).toContain('operatoria')
})

test('a long line of words that are none is read in time', () => {
	const started = performance.now()
	correctLine('xqzvba plomfret '.repeat(125))
	expect(performance.now() - started).toBeLessThan(3_000)
})
