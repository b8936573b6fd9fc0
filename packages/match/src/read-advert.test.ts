import { expect, test } from 'vitest'
import { readAdvert } from './read-advert.ts'

const needsIn = (text: string) =>
	Object.fromEntries(
		readAdvert(text).requirements.flatMap(({ quote, alsoSaid, need }) =>
			[quote, ...alsoSaid].map((words) => [words.toLowerCase(), need]),
		),
	)

test.each([
	['You are tidy and have used Excel.', { tidy: 'essential', excel: 'essential' }],
	['You’ll be running stocktakes.', { stocktakes: 'mentioned' }],
	['The successful applicant will have Xero.', { xero: 'essential' }],
	['A forklift licence would be handy.', { 'forklift licence': 'desirable' }],
	['You have worked in a warehouse, ideally with a WMS.', { wms: 'desirable' }],
	['Canva is great but by no means required.', { canva: 'desirable' }],
	['Must hold HIAB. Moffett would help.', { hiab: 'essential', moffett: 'desirable' }],
	[
		'Venepuncture - E\nIV cannulation - D',
		{ venepuncture: 'essential', 'iv cannulation': 'desirable' },
	],
])('in prose: %s', (text, needs) => {
	expect(needsIn(text)).toMatchObject(needs)
})

test.each([
	['You’ll thrive here if you', 'essential'],
	['It’s a bonus if you can', 'desirable'],
	['What are we looking for?', 'essential'],
	['Nice but not needed', 'desirable'],
	['The successful applicant will spend a year in the team and will:', 'mentioned'],
])('what stands before items tells of them: %s', (leadIn, need) => {
	expect(needsIn(`Tester\n\n${leadIn}\n- plan a usability test\n- know Figma`)).toMatchObject({
		'usability test': need,
		figma: need,
	})
})

test('a line that asks for one thing is no heading', () => {
	const needs = needsIn(
		'Agent\n\nAbout you:\nKnife sharpening is essential\nXero an advantage\nExcel',
	)
	expect(needs).toMatchObject({
		'knife sharpening': 'essential',
		xero: 'desirable',
		excel: 'essential',
	})
})

test('every duty of a sentence counts, also in words that no lexicon knows', () => {
	const needs = needsIn(
		'Porter\n\nThe role\nYou will polish zithers, strip down flumes, calculate holiday glimmer and label quonks.',
	)
	expect(Object.keys(needs)).toEqual(
		expect.arrayContaining(['strip down flumes', 'calculate holiday glimmer', 'label quonks']),
	)
})

test('headings in Markdown, duties of a postholder and names with numbers are read', () => {
	const needs = needsIn(
		'Fitter\n\n**You**\n- Section 106 and BS10125\n\n**The role**\n- Advice on pensions and zithers\n\nThe postholder will polish flumes. A = application, I = interview.',
	)
	expect(needs).toMatchObject({
		'section 106': 'essential',
		bs10125: 'essential',
		zithers: 'mentioned',
		'polish flumes': 'mentioned',
	})
	expect(needs).not.toHaveProperty('interview')
})

test('an ordinary word means its trade only there', () => {
	const elsewhere = readAdvert('You will present functions and releases to the board.')
	expect(elsewhere.requirements.filter(({ kind }) => kind !== 'said')).toEqual([])
	expect(needsIn('You will serve weddings and functions.')).toHaveProperty('functions')
})

test('two things beside a comma are not one', () => {
	const needs = needsIn('You will be sourcing venues, booking speakers.')
	expect(needs).toHaveProperty('sourcing venues')
	expect(needs).not.toHaveProperty('venues, booking')
})

test('how to apply and what the employer does ask for nothing', () => {
	const text =
		'Picker\n\nYou need\n- Zorbware\nPlease call Megan Blunt about Excel.\n\nThe role\nHartley Foods is a bakery with Salesforce.'
	expect(needsIn(text)).toEqual({ zorbware: 'essential' })
})

test.each([
	'No previous care experience required.',
	'No formal qualifications are required.',
	'No experience of forklift driving is needed.',
	'A degree is not needed.',
	'There is no need to have a car or Excel.',
	'You will not need Excel.',
	'Monday to Friday: no weekends, nights or bank holidays.',
	'You must be reliable, with no cold calling.',
	'No DR, DD or IN endorsements.',
])('what is not needed, or what there is none of, is not asked for: %s', (text) => {
	const asked = readAdvert(text).requirements.filter(({ label }) => label !== 'Reliability')
	expect(asked).toEqual([])
})

test('what is asked for beside what is not stays', () => {
	expect(needsIn('Forklift licence essential, no previous experience required.')).toEqual({
		'forklift licence': 'essential',
	})
	expect(needsIn('A typing speed of no less than 65 wpm is required.')).toHaveProperty(
		'typing speed',
	)
	expect(needsIn('No nights. Weekends are needed.')).toEqual({ weekends: 'essential' })
})

test('a line of pay or hours heads nothing', () => {
	for (const line of ['Salary £28–32k DOE', 'Hours 37.5 a week', 'Closing date 6 June']) {
		const advert = `Cook\n\n${line}\n\nYou will make soups, bake bread, order stock and train our apprentice.`
		expect(readAdvert(advert).requirements.map(({ quote }) => quote)).toContain('bread')
	}
})

test('how to write and ring is no heading', () => {
	const needs = needsIn('Cook\n\nThe role\nE: jobs@school.org.uk\nD: 0113 496 0000\nButchery')
	expect(needs).toEqual({ butchery: 'mentioned' })
})

test.each([
	'Perks include free coffee, dog-friendly office, pension match, summer party, gym passes.',
	'Serving Leeds, Halifax, Bradford, Keighley, Otley and Ilkley.',
	'Join a team of nurses, physios, porters, cooks, gardeners.',
])('prose with many commas is no list of duties: %s', (text) => {
	expect(readAdvert(`Porter\n\nThe role\n${text}`).requirements).toEqual([])
})

test.each([
	'You are in possession of a forklift licence.',
	'You are at ease with Excel.',
	'You are up to date with Excel.',
])('what a person is or has is essential: %s', (text) => {
	expect(readAdvert(text).requirements.map(({ need }) => need)).toEqual(['essential'])
})

test('a list ends where prose follows it', () => {
	const needs = needsIn(
		'Teacher\n\nNice-to-haves:\n- Phonics\n- Makaton\n\nYou will plan lessons and mark them with your colleagues. Behaviour management matters.',
	)
	expect(needs).toMatchObject({ phonics: 'desirable', 'behaviour management': 'mentioned' })
})

test('an item of a list is asked for in the words of the advert where no lexicon knows it', () => {
	const { requirements } = readAdvert(
		'What you’ll bring\n- Knowledge of Zorbware and plate spinning',
	)
	expect(requirements).toEqual([
		expect.objectContaining({ quote: 'Zorbware', kind: 'said', need: 'essential' }),
		expect.objectContaining({ quote: 'plate spinning', kind: 'said', need: 'essential' }),
	])
})

test('what is said of the employer and of the offer is not asked for', () => {
	const text =
		'Porter\n\nAbout us\nWe use SAP and love cycling.\n\nThe role\nYou will get free parking and a pension.\n- Moving furniture'
	expect(Object.keys(needsIn(text))).toEqual(['moving furniture'])
})

test('the same thing under two names is one requirement with both', () => {
	const [one, ...others] = readAdvert(
		'Essential: purchase ledger. Processing of accounts payable.',
	).requirements
	expect(others).toEqual([])
	expect(one).toMatchObject({ quote: 'purchase ledger', alsoSaid: ['accounts payable'] })
})

test('a word that is also a name counts with its capital in a text of that trade', () => {
	const text = 'You will write Python, SQL and Docker files.\nThe pages are made with React.'
	expect(needsIn(text)).toHaveProperty('react')
	expect(needsIn('You will react to change and sell shoes.')).not.toHaveProperty('react')
})

test('work is named with its verb where the thing alone is too wide, and people are no work', () => {
	const needs = needsIn('Trainer\n\nThe role\n- Writing programmes\n- Helping people\n- Mashing in')
	expect(needs).toMatchObject({ 'writing programmes': 'mentioned', 'mashing in': 'mentioned' })
	expect(Object.keys(needs)).toHaveLength(2)
})

test('many short parts after a colon are a list', () => {
	const needs = needsIn(
		'Grower\n\nThe year goes on and on: bud rubbing, zither tuning, frost candles, flume netting, then harvest.',
	)
	expect(needs).toMatchObject({ 'zither tuning': 'mentioned', 'flume netting': 'mentioned' })
})

test('set expressions and the title of the job ask for nothing', () => {
	const needs = needsIn(
		'Flume Polisher\n\nYou need\n- A skilled Flume Polisher\n- Cover for maternity leave\n- Zorbware',
	)
	expect(needs).toEqual({ zorbware: 'essential' })
})

test('lists with pictures as bullets, and headings of one word or letter, are read', () => {
	const needs = needsIn(
		'Keeper\n\nWhat you’ll get up to\n🐠 Zither tuning\n🐠 Flume counting\n\nE: Zorbware; glass eels\nD: plate spinning\nNice: kelp spinning',
	)
	expect(needs).toEqual({
		'zither tuning': 'mentioned',
		'flume counting': 'mentioned',
		zorbware: 'essential',
		'glass eels': 'essential',
		'plate spinning': 'desirable',
		'kelp spinning': 'desirable',
	})
})

test('what the place is like asks for nothing, and whom they want is essential wherever it stands', () => {
	const needs = needsIn(
		'Cook\n\nWe’re the Plough, a busy village pub with two AA rosettes.\n\nTeam player, clean and tidy, reliable.\n\nYou’ll have a hand in menu development.\n\nNVQ Level 3 is nice but not a deal breaker.',
	)
	expect(needs).toMatchObject({ 'team player': 'essential', 'menu development': 'mentioned' })
	expect(needs).toMatchObject({ 'nvq level 3': 'desirable' })
	expect(Object.keys(needs)).not.toContain('pub')
	expect(Object.keys(needs)).not.toContain('aa rosettes')
})

test('checks that come before a start are essential among the perks too, and perks are not', () => {
	const needs = needsIn(
		'Nursery Assistant\n\nDuties\n- Story time\n\nWhat’s in it for you\nFree DBS, birthday off.\nAll offers are subject to an enhanced DBS and references.',
	)
	expect(needs).toMatchObject({ 'enhanced dbs': 'essential' })
	expect(Object.keys(needs)).not.toContain('birthday')
})

test.each([
	[
		'You will be joining a lovely team of carers and giving personal care.',
		{ 'personal care': 'mentioned' },
	],
	[
		'You must tell us about any criminal convictions and hold an enhanced DBS.',
		{ 'enhanced dbs': 'essential' },
	],
	['You will produce useful dashboards in Power BI.', { 'power bi': 'mentioned' }],
	['It would be a requirement to hold an enhanced DBS.', { 'enhanced dbs': 'essential' }],
	[
		'You must hold a driving licence and a lovely smile is welcome.',
		{ 'driving licence': 'essential' },
	],
	['Please tell us if you know Excel.', { excel: 'desirable' }],
	['Xero is very useful.', { xero: 'desirable' }],
	['Xero handy.', { xero: 'desirable' }],
])('a kind word weakens only what it is said of: %s', (text, needs) => {
	expect(needsIn(text)).toMatchObject(needs)
})

test.each([
	'You must have a driving licence and preferably your own car.',
	'Essential: Full driving licence (own car is useful)',
])('what is only nice weakens nothing beside it: %s', (text) => {
	const needs = needsIn(text)
	expect(needOf(needs, 'driving licence')).toBe('essential')
	expect(needOf(needs, 'own car')).toBe('desirable')
})

test('a bracket that has nothing of its own is said of what stands before it', () => {
	expect(needsIn('Essential: Excel (would be useful)')).toEqual({ excel: 'desirable' })
	expect(needsIn('Essential: Excel (highly desirable)')).toEqual({ excel: 'desirable' })
})

const needOf = (needs: Record<string, string>, words: string) =>
	Object.entries(needs).find(([quote]) => quote.includes(words))?.[1]

test.each([
	['Please note that this role requires an enhanced DBS and a full driving licence.', 'dbs'],
	['Please note that this role requires an enhanced DBS and a full driving licence.', 'driving'],
	['Shortlisted candidates will need an enhanced DBS.', 'dbs'],
	['Interviews will be held on 3 May and you must have QTS.', 'qts'],
	['To apply you need a PGCE; send your CV to the head.', 'pgce'],
	['Our clients expect a full UK driving licence.', 'driving licence'],
])('what is needed counts beside how to apply and whose clients ask: %s', (text, words) => {
	expect(needOf(needsIn(text), words)).toBe('essential')
})

test.each([
	['You will process application forms, send covering letters and keep the SIMS database.', 'sims'],
	['We look after horses: mucking out, grooming, feeding.', 'mucking out'],
	['We operate a 24-hour rota including weekends and nights.', 'weekends'],
])('a sentence that names the work is read: %s', (text, words) => {
	expect(needOf(needsIn(text), words)).toBe('mentioned')
})

test.each([
	'You must send a covering letter about Excel by 3 May.',
	'If you need reasonable adjustments or Excel, call us.',
	'We run three hotels with Opera.',
])('what only tells how to apply or who they are asks for nothing: %s', (text) => {
	expect(needsIn(text)).toEqual({})
})
