import { cvDocumentSchema } from '@app/cv'
import { openMeaning } from '@app/language/meaning/open'
import { expect, test } from 'vitest'
import { matchCv } from '../match-cv.ts'
import { readAdvert } from '../read-advert.ts'
import { confirmFact } from '../requirement-confirmation.ts'
import { createNearest } from './find-nearest-lines.ts'
import { nearestWeights } from './nearest-weights.ts'

const today = '2026-11-28'
const findNearest = createNearest(openMeaning())
const lines = [
	'Give IVs daily, including vancomycin and insulin sliding scales',
	'Bloods and cannulas on most shifts',
	'Board round each morning with doctors, physio and the discharge nurse',
	'Look after eight patients with one HCA and hand out the work',
]
const nurse = (facts: object[] = []) =>
	cvDocumentSchema.parse({
		experience: [
			{
				id: 'job',
				jobTitle: 'Staff Nurse',
				employer: 'St Brendan’s Hospital',
				startDate: '2020',
				current: true,
				achievements: lines,
			},
		],
		facts,
	})
const advert = readAdvert(
	'Staff Nurse\nEssential:\n- Multidisciplinary team working\n- Venepuncture\n- Chainsaw maintenance',
)
const matched = (cv = nurse(), find: typeof findNearest | null = findNearest) =>
	matchCv({ cv, source: null, today }, advert, find).requirements
const proofOf = (quote: string, cv = nurse()) =>
	matched(cv).find((one) => one.quote.toLowerCase().startsWith(quote))

test('what other words mean is perhaps shown by the nearest line, which is quoted', () => {
	expect(proofOf('venepuncture')).toMatchObject({
		proof: 'perhaps',
		evidence: [{ line: lines[1] }],
	})
})

test('a short form stands for what it means on a CV that says little else', () => {
	const cv = cvDocumentSchema.parse({
		experience: [
			{ id: 'job', achievements: ['Did bloods, cannulas and obs on most shifts with the MDT'] },
		],
	})
	expect(proofOf('venepuncture', cv)?.proof).toBe('perhaps')
})

test('what has nothing to do with the CV stays missing', () => {
	expect(proofOf('chainsaw')?.proof).toBe('missing')
})

test('a line that is hardly the right one is not offered, however likely the requirement is met', () => {
	const evidenceBy = (offerFrom: number) =>
		matched(
			nurse(),
			createNearest(openMeaning(), { ...nearestWeights, askFrom: -50, offerFrom }),
		).find(({ quote }) => quote.startsWith('Chainsaw'))
	expect(evidenceBy(-50)).toMatchObject({ proof: 'perhaps', evidence: [{}] })
	expect(evidenceBy(nearestWeights.offerFrom)).toMatchObject({
		proof: 'perhaps',
		evidence: [],
		question: 'Have you used “Chainsaw”?',
	})
})

test('work that needs a licence is no sign of the licence', () => {
	const asked = readAdvert('Carer\nEssential:\n- Full driving licence\n- Personal care')
	const cv = cvDocumentSchema.parse({
		experience: [
			{
				id: 'job',
				jobTitle: 'Carer',
				achievements: ['Gave personal care', 'Drove to 12 clients a day'],
			},
		],
	})
	const { requirements } = matchCv({ cv, source: null, today }, asked, findNearest)
	expect(requirements.map(({ proof }) => proof)).toEqual(['missing', 'shown'])
})

test('without the table of meanings nothing is perhaps shown', () => {
	expect(matched(nurse(), null).map(({ proof }) => proof)).not.toContain('perhaps')
})

const answered = (isYes: boolean, line = lines[1] ?? '') => [
	confirmFact(proofOf('venepuncture') ?? { label: '' }, {
		id: 'f',
		itemId: 'job',
		line,
		isYes,
		today,
	}),
]

test('a yes makes the line proof, a no takes it away', () => {
	expect(proofOf('venepuncture', nurse(answered(true)))).toMatchObject({
		proof: 'shown',
		evidence: [{ line: lines[1] }],
	})
	expect(proofOf('venepuncture', nurse(answered(false)))?.proof).toBe('missing')
})

test('an answer about a line that is no longer there proves nothing', () => {
	expect(proofOf('venepuncture', nurse(answered(true, 'Took blood')))?.proof).toBe('perhaps')
})

test('what an employer is called proves nothing', () => {
	const cv = cvDocumentSchema.parse({
		experience: [
			{ id: 'job', jobTitle: 'Porter', employer: 'Venepuncture Ltd', achievements: ['Moved beds'] },
		],
	})
	expect(proofOf('venepuncture', cv)?.proof).toBe('missing')
})

test('an unfinished course is never offered for a certificate', () => {
	const asked = readAdvert('Cook\nEssential:\n- Level 2 food hygiene certificate')
	const cv = cvDocumentSchema.parse({
		education: [{ id: 'course', qualification: 'Level 2 in professional cookery (half done)' }],
	})
	const eager = createNearest(openMeaning(), {
		...nearestWeights,
		askFrom: -50,
		offerFrom: -50,
	})
	expect(matchCv({ cv, source: null, today }, asked, eager).requirements[0]).toMatchObject({
		proof: 'missing',
		evidence: [],
	})
})
