import { type SourceFormat, sourceFormats } from '@app/cv'
import { goodCvs, sourceOf, today } from '@app/cv/fixtures'
import { expect, test } from 'vitest'
import { analyse } from './index.ts'

// The checks of features that only pages have: pictures, columns, hidden words, margins, typefaces, tags, a last
// page.
const ofPages =
	'A02 A06 A09 A10 A11 A12 A13 A14 A16 A20 A21 A22 B12 C06 C14 G03 G04 G06 G07 G08 G12 H01 H07'.split(
		' ',
	)
const withoutPages: SourceFormat[] = ['txt', 'markdown', 'json', 'europass', 'linkedin']

test.each(withoutPages)('no check of the page says anything of a file of the kind %s', (format) => {
	for (const cv of goodCvs) {
		const { passed, findings } = analyse({ cv, source: { ...sourceOf(cv), format }, today })
		const told = [...passed, ...findings].map(({ checkId }) => checkId)
		expect(told.filter((id) => ofPages.includes(id))).toEqual([])
	}
})

test('without a file no check says anything of it', () => {
	for (const cv of goodCvs) {
		const { passed, findings } = analyse({ cv, source: null, today })
		const told = [...passed, ...findings].map(({ checkId }) => checkId)
		expect(told.filter((id) => id.startsWith('A') || ofPages.includes(id))).toEqual([])
	}
})

test.each(sourceFormats)('no check gives two answers about a file of the kind %s', (format) => {
	const [cv] = goodCvs
	if (cv === undefined) throw new Error('There are no sound CVs.')
	const report = analyse({ cv, source: { ...sourceOf(cv), format }, today })
	const all = [...report.findings, ...report.passed, ...(report.notApplicable ?? [])]
	expect(new Set(all.map(({ checkId }) => checkId)).size).toBe(all.length)
})
