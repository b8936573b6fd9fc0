import { goodCvs, today } from '@app/cv/fixtures'
import { openEnglishWords } from '@app/language/node'
import { expect, test } from 'vitest'
import { createContext } from '../../context.ts'
import { applyFix } from '../../index.ts'
import { oneSpelling } from './one-spelling.ts'

const knowsWord = await openEnglishWords()

// Returns the profile after the quick fix.
function fixed(professionalSummary: string): string | undefined {
	const [good] = goodCvs
	if (good === undefined) throw new Error('There is no good CV.')
	const cv = { ...good, professionalSummary, experience: [], volunteering: [] }
	const [fix] =
		oneSpelling.quickFixes?.(createContext({ cv, source: null, today, knowsWord })) ?? []
	return fix === undefined ? undefined : applyFix(cv, fix)?.professionalSummary
}

test.each([
	[
		'Led adult literacy classes, organized trips and chose colours',
		'Led adult literacy classes, organised trips and chose colours',
	],
	[
		'Modeled the diameter of fibres. Labeled filters at the Center for Theatre',
		'Modelled the diameter of fibres. Labelled filters at the Center for Theatre',
	],
	[
		'Behaviour lead: analyzed “The Color Purple” and wrote to labor@center.org',
		'Behaviour lead: analysed “The Color Purple” and wrote to labor@center.org',
	],
	['Made color-coded plans and colourful walls', 'Made colour-coded plans and colourful walls'],
])('the Fix changes American words and nothing else: %s', (summary, wanted) => {
	expect(fixed(summary)).toBe(wanted)
})

test.each([
	'Led literacy and literature classes in colour',
	'Set parameters, filters and diameters',
])('the Fix has nothing to do: %s', (summary) => {
	expect(fixed(summary)).toBeUndefined()
})
