import { cvDocumentSchema } from '@app/cv'
import { expect, test } from 'vitest'
import { linesToImprove } from './lines-to-improve.ts'

const linesOf = (...achievements: string[]) =>
	linesToImprove(
		cvDocumentSchema.parse({
			experience: [{ id: 'job', jobTitle: 'Operator', employer: 'Peglers', achievements }],
		}),
	).map(({ before, lacksFigure }) => [before, lacksFigure])

test('a line without a figure is shown though nothing is offered for it', () => {
	expect(linesOf('Brass fittings. Made redundant')).toEqual([
		['Brass fittings. Made redundant', true],
	])
})

test('a line that says how much and can’t be worded better isn’t', () => {
	expect(linesOf('Machined 400 brass fittings a day')).toEqual([])
})
