import { defaultDesign } from '@app/cv'
import { expect, test } from 'vitest'
import { describeAutoFit, describeFit, describeShortPage } from './describe-fit.ts'

const design = defaultDesign()
const fit = { fits: true, spacing: 1, textSizePt: 10.5, pageCount: 1, linesOver: null }

test('what was changed is said, and what was not is not', () => {
	expect(describeFit(design, fit, 1)).toBe('It already fits on 1 page.')
	expect(describeFit(design, { ...fit, spacing: 0.85 }, 2)).toBe(
		'It fits on 2 pages. Changed: spacing from 100% to 85%.',
	)
	expect(describeFit(design, { ...fit, spacing: 0.7, textSizePt: 9.75 }, 1)).toBe(
		'It fits on 1 page. Changed: spacing from 100% to 70% and text from 10.5 pt to 9.75 pt.',
	)
})

test('what does not fit is said with the pages that it takes', () => {
	expect(describeFit(design, { ...fit, fits: false, pageCount: 4 }, 2)).toContain('needs 4')
})

test('what is too long by less than a page is said in lines', () => {
	const near = { ...fit, fits: false, pageCount: 3, linesOver: 7 }
	expect(describeFit(design, near, 2)).toContain('it’s 7 lines too long')
	expect(describeFit(design, { ...near, linesOver: 1 }, 2)).toContain('it’s one line too long')
})

test('a short last page and what went by itself are told in a sentence', () => {
	expect(describeShortPage(1, 2)).toBe('Page 2 has only one line.')
	expect(describeShortPage(3, 4)).toBe('Page 4 has only 3 lines.')
	expect(describeAutoFit(design, { ...fit, spacing: 0.9 })).toBe(
		'Fitted for you to save a page: spacing from 100% to 90%.',
	)
	expect(describeAutoFit(design, fit)).toBe('')
})
