import { describe, expect, test } from 'vitest'
import { findRefusal, type Refusal } from './output-gate.ts'

type Pair = [before: string, after: string]

const refused: Record<Refusal, Pair[]> = {
	'unknown-word': [
		['Led adult literacy classes', 'Led adult litreacy classes'],
		['Managing stock', 'Managged stock'],
		['Responsible for phlebotomy', 'Phlebotomised patients'],
		['Care for residents', 'Carried residents whisperly'],
		['Drove a van', 'Drove a vann to depots'],
		['Checked tills', 'Checkt tills at night'],
	],
	name: [
		['Ran k8s clusters every day', 'K8s clusters ran daily'],
		['Training NHS staff in Leeds', 'Trained nhs staff in Leeds'],
		['Writing apps in iOS for R&D', 'Wrote apps in IOS for R&D'],
		['Taught classes in English', 'Taught english in classes'],
		['Worked on B2B sales', 'Worked on b2b sales and'],
		['Fitted kitchens in Hull', 'Fitted kitchens of hull'],
		['opening the branch with wilkes', 'Opened the branch with Wilkes'],
	],
	verbs: [
		['Responsible to ensure that stock is rotated', 'Maintained ensure that stock is rotated'],
		['Tasked with keep the books', 'Managed keep the books'],
		['Lifting of patients', 'Lifted provide patients'],
		['Helping to serve meals', 'Served to wrote meals'],
		[
			'Manage the bar, order stock and maintain the cellar',
			'Managed the bar, ordered stock and maintain the cellar',
		],
		['Running the pass and standing in for the chef', 'Ran the pass and stand in for the chef'],
		['Made sure all staff were there', 'Made sure the workers was there'],
	],
	'stray-word': [
		['Responsible for the running of', 'Ran the'],
		['Liaising with suppliers and customers', 'Liaised suppliers and customers with.'],
		['Duties to lift patients', 'Lifted to to patients'],
		['Ordering and checking stock', 'Ordered and and checked stock'],
		['Driving to shops in town', 'Drove of for shops in town'],
		['Cleaning rooms, lounges and halls', 'Cleaned rooms, lounges and'],
		['Care of (up to 12) patients', 'Cared for (up to 12 patients'],
		['Cleaning rooms and halls', 'Cleaned rooms,, halls'],
	],
	agent: [
		[
			'Coached an apprentice and she passed her exams',
			'Coached an apprentice and passed her exams',
		],
		['Trained drivers and they passed', 'Trained drivers and passed'],
		['We built a ramp and I painted it', 'Built a ramp and painted it'],
		['Briefed the team so everyone knew the plan', 'Briefed the team so knew the plan'],
		['They washed their van and I drove it', 'Washed and drove their van'],
	],
	'no-gain': [
		['managed a shop', 'Managed a shop.'],
		['Sold food & drink', 'Sold food and drink'],
		['• Sold shoes; fitted insoles', 'Sold shoes, fitted insoles'],
		['Ran day-to-day checks', 'Ran day to day checks'],
		['Served  “regulars”', 'Served "regulars"'],
	],
}

const passed: Pair[] = [
	['Told the nurse how they were doing', 'Reported their progress to the nurse'],
	['opening up sundays and mondays', 'Opened up on Sundays and Mondays'],
	['wrote apps in kotlin', 'Wrote Kotlin apps'],
	['Led adult literacy classes', 'Taught adult literacy classes'],
	['Responsible for phlebotomy', 'Carried out phlebotomy'],
	['Lesson planning for Year 4', 'Planned lessons for Year 4'],
	['resposible for the rota', 'Ran the rota'],
	['Organized color charts', 'Organised colour charts'],
	['Excel sheets were updated by me', 'Updated Excel sheets'],
	['Samples were taken and logged', 'Took samples and logged them'],
	['Helping serve meals', 'Helped serve meals'],
	['Making sure patients are comfortable', 'Made sure patients were comfortable'],
	['Selling used and refurbished phones', 'Sold used and refurbished phones'],
	['Shampooing, blow drying and colouring', 'Shampooed, blow dried and coloured'],
	[
		'Helped nurses wash and dress patients, lift and feed them',
		'Helped nurses wash, dress, lift and feed patients',
	],
	['Responsible for restocking of toilet rolls', 'Restocked toilet rolls'],
	[
		'Managing planned maintenance to agreed standards',
		'Managed planned maintenance to agreed standards',
	],
	['Responsible for closing it', 'Closed it'],
	['Logging visitors in', 'Logged visitors in'],
	['She drives patients to hospital', 'Drove patients to hospital'],
	['RESPONSIBLE FOR NHS WARDS AND A&E', 'Ran NHS wards and A&E'],
	['Writing code for k8s and iOS', 'Wrote code for k8s and iOS'],
	['Coached an apprentice who passed her exams', 'Coached an apprentice, who passed all her exams'],
]

describe.each(Object.entries(refused))('refuses as %s', (refusal, pairs) => {
	test.each(pairs)('%s → %s', (before, after) => {
		expect(findRefusal(after, { before })).toBe(refusal)
	})
})

describe('lets through', () => {
	test.each(passed)('%s → %s', (before, after) => {
		expect(findRefusal(after, { before })).toBeNull()
	})

	test('what an answer says', () => {
		expect(
			findRefusal('Answered 60 calls a day in Welsh', {
				before: 'Answered phones',
				others: ['60 calls a day in Welsh'],
			}),
		).toBeNull()
	})

	test('a sentence that replaces none, of the words of its sources', () => {
		const others = ['Sonographer', 'Bryn Hospital', 'with years experience at']
		expect(
			findRefusal('Sonographer with 9 years’ experience at Bryn Hospital.', { before: '', others }),
		).toBeNull()
		expect(findRefusal('Sonografer with 9 years at Bryn Hospital.', { before: '', others })).toBe(
			'unknown-word',
		)
		expect(findRefusal('Sonographer at Bryn Hospital with.', { before: '', others })).toBe(
			'stray-word',
		)
	})
})
