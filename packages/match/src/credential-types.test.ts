import { type CvDocument, cvDocumentSchema } from '@app/cv'
import { allConcepts, type Concept, hasCredentialWord, isCredentialName } from '@app/language'
import { expect, test } from 'vitest'
import { type CvField, cvWith } from './fixtures/proof-case.ts'
import { matchCv } from './match-cv.ts'
import { readAdvert } from './read-advert.ts'

const today = '2026-06-15'
const inOneAdvert = 20

const credentials = allConcepts().filter(({ kind }) => kind === 'credential')
const papers = credentials
	.flatMap(namesOf)
	.filter((name) => hasCredentialWord(name) && !isDemand(name))

function namesOf({ label, same, narrower }: Concept): string[] {
	return [label, ...same, ...narrower.flatMap((special) => [special.name, ...special.same])]
}

// "Must be 18", "use of a car" are conditions, which nobody holds on paper.
function isDemand(name: string): boolean {
	return /\b(?:must|need|over|under|insurance|own|car|history|points|status)\b/i.test(name)
}

/**
 * Returns the subject of a paper: “counterbalance” for “counterbalance licence”. Empty where no word is left, or
 * where the rest still names a paper.
 */
function subjectOf(paper: string): string {
	const rest = paper
		.replace(/\b(?:NVQ |SVQ )?levels? \d\b/gi, '')
		.split(/\s+/)
		.filter((word) => !hasCredentialWord(word))
		.join(' ')
		.replace(/^(?:in|of|for|to)\s|\s(?:in|of|for|to|by|with|the|a)$/gi, '')
		.trim()
	return isCredentialName(rest) || !/\p{L}{3}/u.test(rest) ? '' : rest
}

function cvNaming(things: readonly string[]): CvDocument {
	return cvDocumentSchema.parse({
		professionalSummary: `Years around ${things[0]}.`,
		experience: [
			{
				id: 'j',
				jobTitle: 'Assistant',
				employer: 'A Firm',
				startDate: '2019-04',
				current: true,
				achievements: things.flatMap((thing) => [
					`Worked with ${thing} every day`,
					`Cleaned the ${thing} cupboard`,
				]),
			},
		],
		skills: things.map((name, index) => ({ id: `s${index}`, name })),
	})
}

function cvUsing(things: readonly string[]): CvDocument {
	return cvDocumentSchema.parse({
		skills: things.map((name, index) => ({ id: `s${index}`, name })),
	})
}

/** The credentials of an advert that a CV is said to have, with the words of it. */
function claimed(cv: CvDocument, wanted: readonly string[]): string[] {
	const advert = readAdvert(`Essential\n${wanted.map((name) => `- ${name}`).join('\n')}`)
	return matchCv({ cv, source: null, today }, advert)
		.requirements.filter(({ kind, proof }) => kind === 'credential' && proof !== 'missing')
		.map(({ quote, evidence }) => `${quote}: ${evidence.map(({ line }) => line).join(' / ')}`)
}

function inParts<Item>(items: readonly Item[], size = inOneAdvert): Item[][] {
	const count = Math.ceil(items.length / size)
	return Array.from({ length: count }, (_, part) => items.slice(part * size, (part + 1) * size))
}

test('what a licence, certificate or degree is about never proves it, for every one of the lexicon', () => {
	const pairs = papers
		.map((paper) => ({ paper, subject: subjectOf(paper) }))
		.filter(({ subject }) => subject !== '')
	expect(pairs.length).toBeGreaterThan(300)
	const wrong = inParts(pairs).flatMap((part) =>
		claimed(
			cvNaming(part.map(({ subject }) => subject)),
			part.map(({ paper }) => paper),
		),
	)
	expect(wrong).toEqual([])
})

test('no machine, body or topic by which a paper is also called proves it', () => {
	const pairs = credentials.flatMap((concept) => {
		const subjects = namesOf(concept).filter(
			(name) => concept.subjects.includes(name) || !isCredentialName(name),
		)
		const own = namesOf(concept).filter((name) => hasCredentialWord(name) && !isDemand(name))
		return own.length === 0 ? [] : subjects.map((subject) => ({ subject, own }))
	})
	expect(pairs.length).toBeGreaterThan(100)
	const wrong = pairs.flatMap(({ subject, own }) => claimed(cvNaming([subject]), own))
	expect(wrong).toEqual([])
})

test('no tool, machine, method or field proves a paper of its sector', () => {
	const bySector = Map.groupBy(allConcepts(), ({ sector }) => sector)
	const wrong = [...bySector.values()].flatMap((concepts) => {
		const own = concepts.filter(({ kind }) => kind === 'credential').flatMap(namesOf)
		const wanted = own.filter((name) => hasCredentialWord(name) && !isDemand(name))
		const others = concepts.filter(({ kind }) => !['credential', 'soft'].includes(kind))
		const names = others.flatMap(namesOf).filter((name) => !hasCredentialWord(name))
		const cvs = inParts(names, 90).map(cvUsing)
		return cvs.flatMap((cv) => claimed(cv, wanted))
	})
	expect(wrong).toEqual([])
})

test.each<[string, CvField, string]>([
	['Counterbalance licence', 'job', 'Drove counterbalance and reach trucks'],
	['Counterbalance licence', 'skill', 'Counterbalance'],
	['Reach truck licence', 'job', 'Moved pallets by reach truck'],
	['360 excavator ticket', 'job', 'Loaded dumpers with a 360 excavator'],
	['HIAB ticket', 'job', 'Unloaded bricks by HIAB'],
	['Forklift licence', 'skill', 'Forklift'],
	['Minibus licence', 'job', 'Cleaned the minibus after trips'],
	['Minibus licence', 'job', 'Minibus driving for the school'],
	['First aid certificate', 'job', 'Restocked the first aid box'],
	['First aid', 'job', 'Restocked the first aid box'],
	['AWS certification', 'skill', 'AWS'],
	['Salesforce certification', 'skill', 'Salesforce'],
	['PRINCE2 certification', 'job', 'Designed a poster for a concert of Prince'],
	['PRINCE2 certification', 'job', 'Ran PRINCE2 projects'],
	['Level 2 food safety', 'job', 'Kept food safety records'],
	['Mathematics degree', 'job', 'Taught mathematics to Year 9'],
	['Mathematics degree', 'skill', 'Mathematics'],
	['Law degree', 'skill', 'Law'],
	['German degree', 'language', 'German|C1'],
	['German degree', 'course in', 'A-level|German'],
	['Tower crane licence', 'job', 'Guided the tower crane driver'],
	['MIG welding certificate', 'skill', 'MIG welding'],
	['Certified in Excel', 'skill', 'Excel'],
	['Scrum Master certification', 'skill', 'Scrum'],
	['Microsoft Office Specialist certification', 'skill', 'Microsoft Office'],
	['Law degree', 'course in', 'A-level|Law'],
	['Law degree', 'course in', 'BA (Hons)|Business with Law'],
	['Nursing degree', 'job', 'Nursing of older patients'],
	['Accounting degree', 'skill', 'Accounting'],
	['SIA licence', 'job', 'Washed SIA vehicles'],
	['SIA licence', 'skill', 'SIA'],
	['HGV Class 2 licence', 'job', 'Serviced HGV vehicles'],
	['Personal licence', 'job', 'Served alcohol at the bar'],
	['NMC registration', 'job', 'Wrote to the NMC for the ward'],
])('%s is not held by the %s “%s”', (asked, field, line) => {
	const advert = readAdvert(`Essential\n- ${asked}`)
	const [requirement] = matchCv(
		{ cv: cvWith(field, line), source: null, today },
		advert,
	).requirements
	expect(requirement?.proof).toBe('missing')
})

test.each<[string, CvField, string]>([
	['Counterbalance licence', 'certificate', 'Counterbalance licence (2022)'],
	['Counterbalance licence', 'skill', 'Counterbalance licence (2022)'],
	['Counterbalance licence', 'certificate', 'Counterbalance'],
	['Counterbalance licence', 'summary', 'Licences: counterbalance, reach'],
	['Forklift licence', 'certificate', 'Counterbalance licence'],
	['Forklift trucks', 'certificate', 'Counterbalance licence'],
	['Reach trucks', 'certificate', 'Reach truck licence'],
	['HIAB ticket', 'certificate', 'HIAB'],
	['HIAB', 'certificate', 'HIAB ticket'],
	['Food hygiene certificate', 'job', 'Passed food hygiene and cooked for 120'],
	['First aid', 'skill', 'First aid'],
	['First aid', 'job', 'Gave first aid to guests'],
	['First aid certificate', 'job', 'First aider for 40 staff'],
	['SIA licence', 'skill', 'SIA door supervisor licence'],
	['SIA licence', 'certificate', 'SIA'],
	['NMC registration', 'summary', 'Registered with the NMC since 2014'],
	['AWS certification', 'certificate', 'AWS Certified Developer'],
	['Law degree', 'course in', 'BA (Hons)|Law with French'],
	['Salesforce certification', 'certificate', 'Salesforce Certified Administrator'],
	['Certified in Salesforce', 'certificate', 'Salesforce Administrator'],
	['German degree', 'course in', 'BA (Hons)|German'],
	['Scrum Master certification', 'certificate', 'Scrum Master certification, 2023'],
	['Tower crane licence', 'certificate', 'CPCS tower crane'],
	['Law degree', 'course', 'LLB'],
	['HGV Class 1 licence', 'title', 'Class 1 Driver'],
	['Qualified teacher status', 'skill', 'QTS'],
])('%s is answered by the %s “%s”', (asked, field, line) => {
	const advert = readAdvert(`Essential\n- ${asked}`)
	const [requirement] = matchCv(
		{ cv: cvWith(field, line), source: null, today },
		advert,
	).requirements
	expect(requirement?.proof).not.toBe('missing')
})

test('a counterbalance licence is asked for where only another truck’s is held', () => {
	const advert = readAdvert('Essential\n- Counterbalance licence')
	const cv = cvWith('certificate', 'Forklift licence')
	expect(matchCv({ cv, source: null, today }, advert).requirements[0]?.proof).toBe('missing')
})

test('where a degree in something is asked for, any degree is not asked for beside it', () => {
	const { requirements } = readAdvert('Essential\n- French degree\n- Excel')
	expect(requirements.map(({ quote }) => quote)).toEqual(['French degree', 'Excel'])
})

test('unloading is not shown by loading', () => {
	const advert = readAdvert('Essential\n- unloading trailers')
	const proofOf = (line: string) =>
		matchCv({ cv: cvWith('job', line), source: null, today }, advert).requirements[0]?.proof
	expect(proofOf('Load 12 trailers a night')).toBe('missing')
	expect(proofOf('Unloaded 12 trailers a night')).toBe('shown')
})
