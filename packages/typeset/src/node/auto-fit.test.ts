import { type CvDocument, defaultDesign, emptyCv } from '@app/cv'
import { afterAll, expect, test } from 'vitest'
import { templates } from '../find-template.ts'
import { createTypesetter } from './typesetter.ts'

const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
afterAll(() => typesetter.close())

/** The design of a person who switched fitting off. */
const unfitted = { ...defaultDesign(), autoFit: false }
const seen = { known: [], mostPages: 100 }

/** A CV of two jobs with so many points. */
function cvOf(points: number): CvDocument {
	const empty = emptyCv()
	const laid = Array.from({ length: points }, (_, index) => `Laid ${index + 10} floors`)
	const job = (id: string, achievements: string[]) => ({
		id,
		jobTitle: 'Floor layer',
		employer: 'Fox and Son',
		location: 'Leeds',
		startDate: '2019',
		endDate: '2022',
		current: false,
		summary: '',
		achievements,
	})
	return {
		...empty,
		personalInfo: { ...empty.personalInfo, firstName: 'Ivo', lastName: 'Hall' },
		experience: [job('a', laid.slice(0, 30)), job('b', laid.slice(30))],
	}
}

/** The shortest CV that needs a second page in a template. */
async function firstOverflow(templateId: string): Promise<CvDocument> {
	let [low, high] = [1, 130]
	while (low < high) {
		const middle = Math.floor((low + high) / 2)
		const pages = await typesetter.countPages(cvOf(middle), { ...unfitted, templateId })
		if (pages > 1) high = middle
		else low = middle + 1
	}
	return cvOf(low)
}

test.each(templates)('$name sees a short last page and does without it', async ({ id }) => {
	const design = { ...unfitted, templateId: id, pageNumbers: true }
	const cv = await firstOverflow(id)
	const asWritten = await typesetter.preview(cv, design, seen)
	expect(asWritten.pages.length).toBe(2)
	expect(asWritten.shortPage?.lines).toBeLessThan(4)
	const fitting = { ...design, autoFit: true }
	const fitted = await typesetter.preview(cv, fitting, seen)
	expect(fitted.pages.length).toBe(1)
	expect(fitted.shortPage).toBeUndefined()
	expect(fitted.autoFit?.spacing).toBeLessThan(1)
	expect(fitted.autoFit?.textSizePt).toBe(10.5)
	const pdf = await typesetter.pdf(cv, fitting, { createdAt: new Date(0) })
	expect(pdf.pageCount).toBe(1)
})

test('a last page that holds something stays, and so does one page', async () => {
	const fitting = defaultDesign()
	for (const points of [5, 80]) {
		const plain = await typesetter.preview(cvOf(points), unfitted, seen)
		const fitted = await typesetter.preview(cvOf(points), fitting, seen)
		expect(fitted).toEqual(plain)
		expect(fitted.shortPage).toBeUndefined()
	}
})
