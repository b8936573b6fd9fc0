import { type CvDocument, cvDocumentSchema } from '@app/cv'
import { goodCvs, sourceOf, today } from '@app/cv/fixtures'
import { describe, expect, test } from 'vitest'
import { caseList } from './fixtures/case-list.ts'
import { type CheckCases, findingIn } from './fixtures/cases.ts'
import { cvParts } from './fixtures/cv-parts.ts'
import { analyse } from './index.ts'

const [first] = goodCvs
if (first === undefined) throw new Error('There are no sound CVs.')
const good: CvDocument = first
const blank = cvDocumentSchema.parse({})

test('no check has passed on an empty CV', () => {
	const { passed } = analyse({ cv: blank, source: null, today })
	expect(passed.map(({ checkId, title }) => `${checkId} ${title}`)).toEqual([])
})

// Decided by the labelled cases, not by the check's own `looksAt`: a check looks only at one part if all the faults
// that it is known to find disappear with that part.
function looksOnlyAt({ check, finds }: CheckCases, without: (typeof cvParts)[string]): boolean {
	const found = Object.values(finds).filter(
		(change) => findingIn(check, { cv: good, change }) !== null,
	)
	return (
		found.length > 0 &&
		found.every((change) => findingIn(check, { cv: good, change, thenChange: without }) === null)
	)
}

describe.each(Object.entries(cvParts))('on a CV without %s', (_, without) => {
	const own = caseList
		.filter((cases) => looksOnlyAt(cases, without))
		.map(({ check }) => `${check.id} ${check.title}`)

	test.each([
		['while it is written', false],
		['as a file', true],
	])('no check that looks only at them has passed %s', (_name, isFile) => {
		const falsely = goodCvs.flatMap((cv) => {
			const bare = without(cv)
			const { passed } = analyse({ cv: bare, source: isFile ? sourceOf(bare) : null, today })
			return passed.map(({ checkId, title }) => `${checkId} ${title}`)
		})
		expect([...new Set(falsely)].filter((check) => own.includes(check))).toEqual([])
	})
})
