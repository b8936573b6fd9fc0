import { type CvDocument, cvDocumentSchema } from '@app/cv'
import { goodCvs, today, withBullets } from '@app/cv/fixtures'
import { expect, test } from 'vitest'
import { matchCv } from './match-cv.ts'
import { readAdvert } from './read-advert.ts'

const shownBy = (
	asked: string,
	line: string,
	job: Partial<CvDocument['experience'][number]> = {},
) => {
	const cv = withBullets(line, 'Cooked').cv?.(goodCvs[0] as CvDocument) as CvDocument
	const experience = cv.experience.map((one, index) => (index === 0 ? { ...one, ...job } : one))
	const advert = readAdvert(`Essential: ${asked}`)
	return matchCv({ cv: { ...cv, experience }, source: null, today }, advert).requirements[0]
}

test.each([
	['Level 2 food hygiene', 'Food Hygiene Level 2 held'],
	['Gas Safe registered', 'Kept my Gas Safe registration'],
	['answer the phones', 'Answered phones'],
	['Health & Safety', 'Looked after health and safety'],
	['MS Excel', 'Built models in Microsoft Excel'],
	['minute taking', 'Took minutes at meetings'],
	['servicing boilers', 'Serviced combi boilers'],
])('“%s” is not called by another name in “%s”', (asked, line) => {
	expect(shownBy(asked, line)?.proof).toBe('shown')
	expect(shownBy(asked, line)?.ownWords).toBeUndefined()
})

test('a job title is nobody’s name for a task', () => {
	const shown = shownBy('front desk', 'Fitted lamps', { jobTitle: 'Receptionist' })
	expect(shown?.proof).toBe('shown')
	expect(shown?.ownWords).toBeUndefined()
})

test('who vacuumed and mopped floors has mopped floors', () => {
	expect(shownBy('mop floors', 'Vacuumed and mopped floors')?.proof).toBe('shown')
})

test.each([
	['A degree', 'BA History'],
	['A degree', 'BA (Hons) History'],
	['Educated to degree level', 'BSc (Hons) Mathematics'],
	['A degree', 'Bachelor of Arts in Fine Art'],
	['Computer Science degree', 'BSc (Hons) Computer Science'],
])('“%s” is shown by the qualification “%s”', (asked, qualification) => {
	expect(shownByCourse(asked, qualification)?.proof).toBe('shown')
})

test('a degree that the lexicon knows proves it once', () => {
	expect(shownByCourse('A degree', 'BSc Computer Science')?.evidence).toHaveLength(1)
})

test.each([
	['A degree', 'BA History (not completed)'],
	['A degree', 'BTEC Sport'],
	['A degree', 'Basic food hygiene'],
	['A Master’s degree', 'BA History'],
])('“%s” is not shown by the qualification “%s”', (asked, qualification) => {
	expect(shownByCourse(asked, qualification)?.proof).toBe('missing')
})

function shownByCourse(asked: string, qualification: string) {
	const good = goodCvs[0] as CvDocument
	const course = { ...(good.education[0] as CvDocument['education'][number]), qualification }
	const held = { ...course, fieldOfStudy: '', description: '', endDate: '2019-07' }
	const cv = { ...good, education: [held], certification: [] }
	return matchCv({ cv, source: null, today }, readAdvert(`Essential: ${asked}`)).requirements[0]
}

test('GCSEs count where their subjects stand in the field of the grade', () => {
	const cv = cvDocumentSchema.parse({
		education: [
			{ id: 'e', qualification: 'GCSEs', grade: 'English C, Maths C, Art B', endDate: '1994' },
		],
	})
	const advert = readAdvert('Assistant\nEssential\n- GCSE grade C/4 or above in English and Maths')
	const { requirements } = matchCv({ cv, source: null, today: '2026-06-01' }, advert)
	expect(requirements.map(({ proof }) => proof)).toEqual(['shown'])
})
