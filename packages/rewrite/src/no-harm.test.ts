import { describe, expect, test } from 'vitest'
import { addAnswerToLine, rewriteBullet } from './index.ts'

const ended = (line: string) => rewriteBullet(line, { current: false }).after
const current = (line: string) => rewriteBullet(line, { current: true }).after

/** These stay to the letter, in an ended job and in one that goes on. */
function stay(line: string): void {
	expect([ended(line), current(line)]).toEqual([line, line])
}

describe('a noun phrase after an article', () => {
	test.each([
		'Hosted an evening book club for residents',
		'Ran an outstanding nursery of 40 places',
		'Turned around an underperforming store',
		'Held an awe-inspiring exhibition',
		'Built an engineering workshop in a shed',
		'Led an ageing review of 400 accounts',
		'Managed an ongoing contract with the council',
		'Wrote an operating manual for the press',
		'Ran an ironing service for 30 homes',
		'Organised a training day and an opening night',
		'Took over the failing branch in Hull',
		'Set up an answering service for landlords',
	])('is no slip for "and": %s', (line) => {
		expect(ended(line)).toBe(line)
	})

	test.each([
		['Washed pots an cleaning the floors', / and clean/],
		['Cleaned windows an restocking toilets', / and restock/],
		['Answered phones an booking rooms', / and book/],
	])('is told from work: %s', (line, wanted) => {
		expect(ended(line)).toMatch(wanted)
	})
})

describe('somebody else’s work', () => {
	test.each([
		'Coached an apprentice and she passed her exams',
		'Trained two drivers and they passed their tests',
		'Supported a resident and he moved home within a year',
		'Helped my manager and she wrote the report',
		'Mentored Priya and Priya led the audit',
		'Coached Mark and Mark passed his exams',
		'Managed the shop and my sister helped',
		'Briefed the team and they opened the branch',
		'Repaired the lift and it passed inspection',
		'Taught a class of 30 and he taught the other',
		'Assisted the chef and he has won a star',
		'Worked with Drew and Drew drew the plans',
		'She trained a new nurse and she ran the ward',
		'He managed his father’s shop',
		'She was promoted to manager after I trained her',
	])('stays theirs: %s', stay)

	test('a line about its writer in the third person is one’s own work', () => {
		expect(ended('She drives patients to hospital and helps them in')).toBe(
			'Drove patients to hospital and helped them in',
		)
		expect(ended('He was responsible for ordering stock')).toBe('Ordered stock')
	})

	test('"she" is the writer only in a text about its writer', () => {
		const line = 'She drives patients to hospital'
		const own = 'I coached an apprentice\nShe drives patients to hospital'
		expect(rewriteBullet(line, { current: false, text: own }).after).toBe(line)
		const third = 'She drives patients to hospital\nShe keeps the records\nTrained in first aid'
		expect(rewriteBullet(line, { current: false, text: third }).after).toBe(
			'Drove patients to hospital',
		)
	})
})

const sameInThePast =
	'run put set cut read let hit shut split spread cast broadcast forecast shed offset input reset'.split(
		' ',
	)

describe('verbs whose past is like their present', () => {
	test.each(sameInThePast)('%s stays present in a job that goes on', (verb) => {
		const opener = verb.charAt(0).toUpperCase() + verb.slice(1)
		for (const rest of ['the plans for 12 shops', 'plans every week, and train the new staff'])
			expect(current(`${opener} ${rest}`)).toBe(`${opener} ${rest}`)
	})

	test.each([
		['Set tables, take orders and serve food', 'Set tables, took orders and served food'],
		['Cut hair, train juniors and keep the diary', 'Cut hair, trained juniors and kept the diary'],
		['Run the till and serve customers', 'Ran the till and served customers'],
		['Read stories and teach phonics', 'Read stories and taught phonics'],
	])('the job has ended and so do all its verbs: %s', (line, wanted) => {
		expect(ended(line)).toBe(wanted)
		expect(current(line)).toBe(line)
	})

	test.each([
		'Cut waste and support costs by 12%',
		'Set up a club and ran it for two years',
		'Put on plays and wrote the programmes',
		'Hit targets and support levels every month',
		'Shut the shop at night and counted the cash',
	])('what is past stays so: %s', (line) => {
		expect(ended(line)).toBe(line)
	})

	test.each([
		'Take minutes for the partners and chase what was agreed',
		'Run the pass four nights a week, 90 to 120 covers, and stand in for the head chef',
		'Keep the books and answer whoever rings',
		'Drive the minibus to the coast and guide whoever comes along',
	])('a list is told in one tense: %s', (line) => {
		const told = ended(line)
		if (told !== line) expect(told).not.toMatch(/ and (?:chase|stand|answer|guide) /)
	})

	test('what volunteers run, nobody ran', () => {
		stay('Run by volunteers from the village')
	})
})

describe('names with "&" and codes', () => {
	const names =
		'A&E P&L R&D Q&A F&B H&S M&S k8s s47 i18n B2B 3D NVQ2 iOS gov.uk Marks & Spencer'.split(
			/ (?!&|Spencer)/,
		)
	test.each(names)('%s comes through in every rewording', (name) => {
		const lines = [
			`Responsible for managing ${name} budgets and training staff`,
			`${name} reports were checked and filed by me`,
			`Responsible for ${name} training & checking of records`,
			`Managing staff in ${name} and writing rotas`,
			`Duties included ${name} reports, cleaning rooms and serving food`,
			`${name} work`,
			`RESPONSIBLE FOR MANAGING ${name} STAFF AND WRITING ROTAS`,
		]
		for (const line of lines) {
			expect(ended(line)).toContain(name)
			expect(current(line)).toContain(name)
		}
	})

	test('"Band 5" is a grade and no figure', () => {
		expect(ended('Responsible for training Band 5 nurses')).toBe('Trained Band 5 nurses')
		const [ask] = rewriteBullet('Trained Band 5 nurses', { current: false }).asks
		expect(ask).toBeDefined()
	})
})

describe('American lines', () => {
	test.each([
		['Managing the center’s theater program', 'Managed the centre’s theatre program'],
		['Organizing color-coded labor plans', 'Organised colour-coded labour plans'],
		[
			'Responsible for analyzing behavior and modeling catalogs',
			'Analysed behaviour and modelled catalogues',
		],
	])('are told in British spelling: %s', (line, wanted) => {
		expect(ended(line)).toBe(wanted)
	})

	test.each([
		['Leading adult literacy classes', 'Led adult literacy classes'],
		['Teaching literature and media literacy', 'Taught literature and media literacy'],
		['Measuring diameters and setting parameters', 'Measured diameters and set parameters'],
		['Changing filters and reading meters', 'Changed filters and read meters'],
	])('and words that only look American stay: %s', (line, wanted) => {
		expect(ended(line)).toBe(wanted)
	})
})

describe('no gain is no suggestion', () => {
	test.each([
		'managed a team of 5.',
		'• Managed a team of 5',
		'Managed  a team of 5 ;',
		'Ordered stock & served customers',
		'Managed the front-of-house team',
		'Supervised software development, Recruited team members',
		'Kept the team’s rota - and the diary',
		'Took orders, served food and drinks and dealt with payments',
	])('%s', stay)
})

describe('lists', () => {
	test.each([
		['Taking payments and giving change; cashing up', 'Took payments, gave change and cashed up'],
		['Opening and closing the shop, cashing up', 'Opened and closed the shop and cashed up'],
		['Opening up and closing down the store', 'Opened up and closed down the store'],
	])('have one "and" for each level: %s', (line, wanted) => {
		expect(ended(line)).toBe(wanted)
	})

	test.each([
		'Leading to a 20% rise in sales',
		'Resulting in fewer complaints',
		'Ordering of materials, setting out and supervision of two apprentices',
	])('a piece that is no work by itself stays: %s', stay)
})

describe('work that a dash or a slash parts', () => {
	test.each([
		[
			'Ordering stock for the shop — serving customers at the counter',
			'Ordered stock for the shop and served customers at the counter',
		],
		['Cleaning rooms - making beds', 'Cleaned rooms and made beds'],
		['Taking calls/booking appointments', 'Took calls and booked appointments'],
	])('is told whole: %s', (line, wanted) => {
		expect(ended(line)).toBe(wanted)
	})
})

describe('what belongs to one piece of work', () => {
	test.each([
		[
			'Generating leads through cold calling and networking',
			'Generated leads through cold calling and networking',
		],
		[
			'Raising money by street collecting and baking',
			'Raised money by street collecting and baking',
		],
		[
			'Winning clients via trade shows and door knocking',
			'Won clients via trade shows and door knocking',
		],
	])('the means of it: %s', (line, wanted) => {
		expect([line, wanted]).toContain(ended(line))
	})

	test.each([
		'Supporting the manager with recruitment, which includes posting adverts, screening CVs and booking interviews',
		'Running a project that involves counting birds, recording nests and writing reports',
		'Leading a team who enjoy solving problems, fixing bugs and testing releases',
	])('what a clause about it lists: %s', (line) => {
		for (const after of [ended(line), current(line)])
			expect(after).not.toMatch(/ (?:screen|book|record|write|wrote|fix|test)(?:ed)? /)
	})

	test.each([
		'Designed a process to guide new engineers, help them to focus, and set expectations',
		'Built a tool to support nurses, log calls and plan visits',
		'Wrote a script to check orders, match them to payments and email clients',
	])('what it was for: %s', (line) => {
		expect(ended(line)).toBe(line)
	})
})

describe('what is finished in a job that goes on', () => {
	test.each([
		'Creating content for two channels, growing followers from 2k to 15k',
		'Managing the kitchen, cutting waste by 12%',
		'Running the stall, raising takings from £200 to £350 a day',
		'I have been mentoring students since 2021',
		'I have been leading the night shift for the past three years',
		'Used to drive the minibus',
		'I used to open the shop',
	])('is not told as if it went on: %s', (line) => {
		expect(current(line)).toBe(line)
	})

	test('is told in a job that has ended', () => {
		expect(ended('Creating content for two channels, growing followers from 2k to 15k')).toBe(
			'Created content for two channels and grew followers from 2k to 15k',
		)
	})
})

describe('what nobody would write', () => {
	test.each([
		'Ensure that stock is rotated',
		'Maintenance ensure that stock is rotated',
		'Responsible for ensure that stock is rotated',
		'Responsible for to and from school',
		'Duties included of the bar',
		'In charge of of the bar',
		'Responsible for making sure of',
		'My job was to to lift patients and to',
		'Helped with and cleaned',
		'Responsible for the the rota and and the stock',
	])('is never written: %s', (line) => {
		for (const after of [ended(line), current(line)]) {
			if (after === line) continue
			expect(after).not.toMatch(/\b(\p{L}+) \1\b|\b(?:and|of|to|the|with|for|it|they)[.;]?$/iu)
			expect(after).not.toMatch(/^\p{L}+ed (?:ensure|make|serve|lift)\b/u)
		}
	})

	test('an answer that leaves a word hanging composes nothing', () => {
		const ask = {
			kind: 'metric',
			unit: 'words',
			question: 'How many, how often or who for?',
		} as const
		for (const answer of ['for the', 'with', 'to all of', 'for for guests', 'at work and'])
			expect(addAnswerToLine('Kept the records', ask, answer)).toBeNull()
	})
})

describe('gerunds that describe a thing', () => {
	test.each([
		'Ran the primary crusher and screening deck at a limestone site.',
		'Cleaned the bar and dining area every evening.',
		'Halved CI time to nine minutes by sharding the test suite and caching Docker layers.',
	])('are no acts: %s', (line) => {
		expect(ended(line)).toBe(line)
	})
})

test('what tells a promotion is not deleted', () => {
	const line =
		'A bubbly, caring person who loves working with kids, started as an apprentice and became room leader'
	expect(rewriteBullet(line, { current: false }).advice).not.toBe('delete')
})

test('a job that goes on and is told in the past is told on in the past', () => {
	expect(current('Answered phones, booked rooms and also done the post')).not.toMatch(
		/^Answer phones/,
	)
})

test('the opening of a duty says nothing about whether the job goes on', () => {
	expect(current('Was responsible for answering phones')).toBe('Answer phones')
})

test('a list with a credential in it is not told as an act', () => {
	const line = 'Care Certificate (2021), moving and handling, PEG feeding'
	expect(rewriteBullet(line, { current: false }).after).toBe(line)
})

test('an everyday phrase keeps its noun', () => {
	const line = 'Various duties on a busy wing on a daily basis'
	expect(rewriteBullet(line, { current: false }).after).not.toMatch(/a daily$/)
})
