import type { CvDocument } from '@app/cv'
import { goodCvs, today, withBullets, withSkills } from '@app/cv/fixtures'
import { describe, expect, test } from 'vitest'
import { matchCv } from './match-cv.ts'
import { readAdvert } from './read-advert.ts'

const wardAdvert = `Staff Nurse – Medical Ward

About us
We are a large trust with a gym and free parking. We use SAP for our own accounts.

Your role
You will take part in drug rounds and discharge planning.

Essential
• Registered nurse with an NMC PIN
• At least 2 years of experience in acute care
• Venepuncture and cannulation

Desirable
• SystmOne
• Mentorship qualification
You must have the right to work in the UK and work nights.`

const chefAdvert = `We are looking for an experienced Sous Chef to join our restaurant.
Requirements: Level 3 food safety, allergen management and menu planning.
Ideally you have run a pastry section.`

const by = (headline: string) => {
	const cv = goodCvs.find(({ personalInfo }) => personalInfo.headline === headline)
	if (cv === undefined) throw new Error(`No ${headline}`)
	return cv
}
const match = (headline: string, advert: string) =>
	matchCv({ cv: by(headline), source: null, today }, readAdvert(advert))

describe('an advert', () => {
	const advert = readAdvert(wardAdvert)
	const needOf = (label: string) =>
		advert.requirements.find((requirement) => requirement.label === label)?.need

	test('says what is essential, desirable and only part of the work', () => {
		expect(advert.title).toBe('Staff Nurse')
		expect(needOf('Registered nurse')).toBe('essential')
		expect(needOf('Cannulation')).toBe('essential')
		expect(needOf('SystmOne')).toBe('desirable')
		expect(needOf('Discharge planning')).toBe('mentioned')
		expect(advert.years).toBe(2)
	})

	test('asks nothing of a person where it speaks of the employer', () => {
		expect(advert.requirements.filter(({ quote }) => /gym|SAP/.test(quote))).toEqual([])
	})

	test('names what decides before the CV is read', () => {
		expect(advert.knockOuts).toEqual(['You must have the right to work in the UK and work nights.'])
	})

	test('without headings is read by its sentences', () => {
		const { title, requirements } = readAdvert(chefAdvert)
		expect(title).toBe('Sous Chef')
		expect(
			requirements.filter(({ need }) => need === 'desirable').map(({ label }) => label),
		).toEqual(['Pastry'])
	})

	test('that says nothing is no advert', () => {
		expect(readAdvert('').requirements).toEqual([])
	})
})

describe('a CV beside an advert', () => {
	test('of its own work fits better than one of other work', () => {
		const nurse = match('Staff Nurse', wardAdvert).score
		const others = ['Sous Chef', 'Electrician', 'Software Engineer', 'Management Accountant']
		for (const other of others) expect(match(other, wardAdvert).score).toBeLessThan(nurse)
		expect(match('Sous Chef', chefAdvert).score).toBeGreaterThan(
			match('Staff Nurse', chefAdvert).score,
		)
	})

	test('shows a thing where it was done, and only lists it elsewhere', () => {
		const advert = readAdvert('Essential: food costing, butchery, forklift licence')
		const worked = withBullets('Costed dishes and cut meat', 'Responsible for butchery').cv?.(
			by('Sous Chef'),
		)
		const cv = withSkills('Food costing').cv?.(worked ?? by('Sous Chef')) ?? by('Sous Chef')
		const { requirements } = matchCv({ cv, source: null, today }, advert)
		const proofs = Object.fromEntries(requirements.map(({ label, proof }) => [label, proof]))
		expect(proofs).toEqual({
			'Food costing': 'shown',
			Butchery: 'shown',
			'Forklift licence': 'missing',
		})
	})

	test('the evidence is in the CV, word for word', () => {
		const cv = by('Staff Nurse')
		const { requirements } = matchCv({ cv, source: null, today }, readAdvert(wardAdvert))
		const text = JSON.stringify(cv)
		for (const { evidence } of requirements)
			for (const { quote } of evidence) expect(text).toContain(quote)
	})

	test('a general skill proves no special one', () => {
		const advert = readAdvert('Essential: Jest')
		const cv =
			withBullets('Wrote unit tests for all services').cv?.(by('Software Engineer')) ??
			by('Software Engineer')
		const [jest] = matchCv({ cv, source: null, today }, advert).requirements
		expect(jest).toMatchObject({ narrower: 'Jest', proof: 'missing' })
	})

	test('the parts add up and say what they are made of', () => {
		const { parts } = match('Staff Nurse', wardAdvert)
		const whole = parts.reduce((total, { weight }) => total + weight, 0)
		expect(Math.abs(whole - 100)).toBeLessThanOrEqual(3)
		expect(
			parts.map(({ reason }) => reason).filter((reason) => /undefined|NaN/.test(reason)),
		).toEqual([])
	})

	test('the same pair always gets the same answer', () => {
		expect(match('Sous Chef', chefAdvert)).toEqual(match('Sous Chef', chefAdvert))
	})

	test('a word that is said everywhere is called stuffed', () => {
		const cv = withBullets(...Array.from({ length: 9 }, () => 'Butchery of beef')).cv?.(
			by('Sous Chef'),
		)
		const { stuffed } = matchCv(
			{ cv: cv ?? by('Sous Chef'), source: null, today },
			readAdvert('Essential: butchery'),
		)
		expect(stuffed).toEqual(['butchery'])
	})
})

test.each([
	'Provisional driving licence',
	'No driving licence',
	'Driving licence: not yet',
	'Awaiting my driving licence',
	'Driving licence (in progress)',
	'Driving licence, expected 2027',
	'Due to take my driving licence',
	'Working towards a driving licence',
	'Expired driving licence',
	'Driving licence, lapsed',
	'Driving licence candidate',
])('what a person does not have yet is not shown: %s', (text) => {
	expect(proofIn(text)).toBe('missing')
})

test.each([
	'Full driving licence with no points',
	'Driving licence, studying for Class 2',
	'Driving licence held; expected to drive daily',
])('what a person has beside it is: %s', (text) => {
	expect(proofIn(text)).toBe('shown')
})

function proofIn(text: string): string | undefined {
	const cv = withBullets(text, 'Cooked').cv?.(by('Sous Chef')) ?? by('Sous Chef')
	return matchCv({ cv, source: null, today }, readAdvert('Essential: driving licence'))
		.requirements[0]?.proof
}

test('a title is the same in one word and in two', () => {
	const cv = {
		...by('Electrician'),
		experience: [],
		personalInfo: { ...by('Electrician').personalInfo, headline: 'Back-end Developer' },
	}
	const title = (advert: string) =>
		matchCv({ cv, source: null, today }, readAdvert(advert)).parts.find(({ id }) => id === 'title')
			?.score
	expect(title('Backend Developer\n\nEssential: Python')).toBe(100)
	expect(title('Back end Developer\n\nEssential: Python')).toBe(100)
})

const degree = (endDate: string) => ({
	id: 'd',
	qualification: 'BSc',
	fieldOfStudy: 'Accounting',
	institution: 'University of Hull',
	startDate: '2023-09',
	endDate,
	grade: '',
	location: '',
	current: false,
	details: [],
})

test.each([
	['2027-06', 'missing'],
	['2025-06', 'shown'],
	['', 'shown'],
])('a degree that ends in “%s” is %s', (endDate, proof) => {
	const cv = { ...by('Electrician'), education: [degree(endDate)] }
	const { requirements } = matchCv({ cv, source: null, today }, readAdvert('Essential: BSc'))
	expect(requirements.map((one) => one.proof)).toEqual([proof])
})

test('a degree that goes on isn’t held', () => {
	const studied = { ...degree(''), current: true }
	expect(proofBeside({ education: [studied] }, 'BSc')).toEqual(['missing'])
})

const proofBeside = (part: Partial<CvDocument>, asked: string) =>
	matchCv(
		{ cv: { ...by('Electrician'), ...part }, source: null, today },
		readAdvert(`Essential: ${asked}`),
	).requirements.map((one) => one.proof)

const certificate = (name: string, expires = '') => ({
	id: 'c',
	name,
	issuer: '',
	date: '2019',
	expires,
	credentialId: '',
	url: '',
})

test.each([
	['SIA licence', '2022-01', 'missing'],
	['SIA licence', '2022', 'missing'],
	['SIA licence', today.slice(0, 7), 'shown'],
	['SIA licence', '', 'shown'],
	['SIA licence (2019, expired 2022)', '', 'missing'],
	['SIA licence working towards', '', 'missing'],
])('a certificate “%s” that expires in “%s” is %s', (name, expires, proof) => {
	expect(proofBeside({ certification: [certificate(name, expires)] }, 'SIA licence')).toEqual([
		proof,
	])
})

test('a degree that says it is expected is not there yet, and what was passed on the way is', () => {
	const expected = { ...degree(''), qualification: 'BSc Maths (expected 2027)', fieldOfStudy: '' }
	expect(proofBeside({ education: [expected] }, 'BSc')).toEqual(['missing'])
	const running = { ...degree('2099-07'), qualification: 'A levels', fieldOfStudy: '' }
	const details = ['9 GCSEs including maths']
	expect(proofBeside({ education: [{ ...running, details }] }, 'GCSE')).toEqual(['shown'])
	expect(proofBeside({ education: [running] }, 'A levels')).toEqual(['missing'])
})

test('the same thing under another name is told of, and the advert’s own words are not', () => {
	const cvWith = (line: string) =>
		withBullets(line, 'Cooked').cv?.(by('Electrician')) ?? by('Electrician')
	const advert = readAdvert('Essential: stock control')
	const wordsFor = (line: string) =>
		matchCv({ cv: cvWith(line), source: null, today }, advert).requirements[0]?.ownWords
	expect(wordsFor('Kept inventory management up to date')).toBe('inventory management')
	expect(wordsFor('Controlled stock of 40 lines')).toBeUndefined()
	expect(wordsFor('Ran stock control for two sites')).toBeUndefined()
})

test('mentoring is shown by who opens a line with “Mentor three …”', () => {
	const cv =
		withBullets('Mentor three student nurses each term', 'Cooked').cv?.(by('Sous Chef')) ??
		by('Sous Chef')
	const { requirements } = matchCv(
		{ cv, source: null, today },
		readAdvert('Essential: mentoring, supervising students'),
	)
	expect(requirements.map(({ proof }) => proof)).toEqual(['shown', 'shown'])
})

test('an ordinary word of the CV proves no trade that the CV is not of', () => {
	const cv = withBullets('Tested functions before each release', 'Fitted lamps').cv?.(
		by('Electrician'),
	)
	const advert = readAdvert('You will serve weddings and functions.')
	const { requirements } = matchCv({ cv: cv ?? by('Electrician'), source: null, today }, advert)
	expect(requirements.every(({ proof }) => proof === 'missing')).toBe(true)
})

describe('what shows a requirement', () => {
	const advert = readAdvert('Essential: butchery')
	const worked = withBullets('Taught butchery to two apprentices', 'Cooked').cv?.(by('Sous Chef'))
	const cv = worked ?? by('Sous Chef')
	const proofOf = (document: typeof cv) =>
		matchCv({ cv: document, source: null, today }, advert).requirements[0]

	test('is given with the line that it stands in', () => {
		expect(proofOf(cv)?.evidence[0]).toMatchObject({
			quote: 'butchery',
			line: 'Taught butchery to two apprentices',
		})
		expect(proofOf(cv)?.isLongAgo).toBe(false)
	})

	test('is said to be long ago where the work ended more than five years ago', () => {
		const ended = cv.experience.map((job) => ({
			...job,
			startDate: '2012-01',
			endDate: '2015-06',
			current: false,
		}))
		expect(proofOf({ ...cv, experience: ended })?.isLongAgo).toBe(true)
	})
})
