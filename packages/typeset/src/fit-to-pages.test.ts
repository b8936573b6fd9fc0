import { type CvDesign, defaultDesign } from '@app/cv'
import { expect, test } from 'vitest'
import { fitToPages } from './fit-to-pages.ts'

const design = defaultDesign()

/** Pages of a CV that is `length` pages long at the usual spacing and size. */
function pagesOf(length: number) {
	const countPages = async ({ spacing, textSizePt }: CvDesign) =>
		Math.ceil(length * (0.5 + 0.5 * spacing) * (textSizePt / 10.5) ** 2 - 1e-9)
	return { countPages }
}

test('what fits already is left as it is', async () => {
	expect(await fitToPages(design, 2, pagesOf(1.9))).toEqual({
		fits: true,
		spacing: 1,
		textSizePt: 10.5,
		pageCount: 2,
		linesOver: null,
	})
})

test('spacing goes first, and no more of it than is needed', async () => {
	const fit = await fitToPages(design, 1, pagesOf(1.1))
	expect(fit).toEqual({ fits: true, spacing: 0.8, textSizePt: 10.5, pageCount: 1, linesOver: null })
})

test('then the text, but never below 9.5 pt', async () => {
	const fit = await fitToPages(design, 1, pagesOf(1.3))
	expect(fit).toMatchObject({ fits: true, spacing: 0.7, textSizePt: 9.75 })
	expect(await fitToPages(design, 1, pagesOf(1.6))).toEqual({
		fits: false,
		spacing: 1,
		textSizePt: 10.5,
		pageCount: 2,
		linesOver: null,
	})
})

test('text that is smaller than that is not made larger', async () => {
	const small = { ...design, textSizePt: 9, spacing: 0.7 }
	expect(await fitToPages(small, 1, pagesOf(2))).toMatchObject({ fits: false, textSizePt: 9 })
})

test('what is one page too long says by how many lines at its tightest', async () => {
	const counted: number[] = []
	const countLastLines = async ({ spacing, textSizePt }: CvDesign) => {
		counted.push(spacing, textSizePt)
		return 12
	}
	const near = await fitToPages(design, 1, { ...pagesOf(1.6), countLastLines })
	expect(near).toMatchObject({ fits: false, linesOver: 12 })
	expect(counted).toEqual([0.7, 9.5])
	const far = await fitToPages(design, 1, { ...pagesOf(3), countLastLines })
	expect(far).toMatchObject({ fits: false, linesOver: null })
})

test('a CV that needs little is found by few counts, and no step is counted twice', async () => {
	const counted: string[] = []
	const { countPages } = pagesOf(1.04)
	const fit = await fitToPages(design, 1, {
		countPages: (step: CvDesign) => {
			counted.push(`${step.spacing} ${step.textSizePt}`)
			return countPages(step)
		},
	})
	expect(fit).toMatchObject({ fits: true, spacing: 0.9 })
	expect(counted.length).toBeLessThanOrEqual(4)
	expect(new Set(counted).size).toBe(counted.length)
})
