import type { CvDocument } from '@app/cv'
import type { Case } from '@app/cv/fixtures'
import { goodCvs, today } from '@app/cv/fixtures'
import { openEnglishWords } from '@app/language/node'
import { proofreadLine } from '@app/rewrite/proofread'
import { describe, expect, test } from 'vitest'
import { answerCheck } from './answer.ts'
import { createContext } from './context.ts'
import { caseList } from './fixtures/case-list.ts'
import { analyse, applyFix, type Check, type QuickFix } from './index.ts'

const knowsWord = await openEnglishWords()
// A press fixes one of several words or offers one of several skills; the others stay to be chosen.
const oneAtATime = ['D03', 'F04', 'F10', 'G10', 'G18']

// Words that go can leave a short CV too short. Years without months are only spoken of once they are in order. A trade is known by
// words that are spelt right.
const trueOnlyThen = ['C17', 'D15', 'G01']

const fixing = caseList.filter(({ check }) => check.quickFixes !== undefined)

function found(check: Check, cv: CvDocument) {
	const context = createContext({ cv, source: null, today, knowsWord, proofread: proofreadLine })
	const result = answerCheck(check, context)
	const draft = result.answer === 'found' ? result.draft : null
	return { draft, quickFixes: draft === null ? [] : (check.quickFixes?.(context) ?? []) }
}

function afterAll(check: Check, cv: CvDocument): CvDocument {
	let fixed = cv
	for (let presses = 0; presses < 20; presses++) {
		const [fix] = found(check, fixed).quickFixes
		if (fix === undefined) return fixed
		fixed = apply(fixed, fix)
	}
	return fixed
}

function apply(cv: CvDocument, fix: QuickFix): CvDocument {
	const fixed = applyFix(cv, fix)
	if (fixed === null) throw new Error(`“${fix.label}” does not fit its own CV.`)
	return fixed
}

// Four professions, far apart, keep this quick.
const people = goodCvs.filter((_, index) => index % 3 === 0)

function findsOf(finds: Record<string, Case>) {
	return Object.entries(finds).flatMap(([name, change]) =>
		people.map((cv) => ({
			name: `${name}, ${cv.personalInfo.headline}`,
			cv: change.cv?.(cv) ?? cv,
		})),
	)
}

describe.each(fixing.map((cases) => [`${cases.check.id} ${cases.check.title}`, cases] as const))(
	'%s',
	(_, { check, finds }) => {
		const faulty = findsOf(finds).flatMap(({ name, cv }) =>
			found(check, cv).quickFixes.map((fix) => ({ name, cv, fix })),
		)

		test('a button is offered for some of the labelled faults', () => {
			expect(faulty.length).toBeGreaterThan(0)
		})

		test('pressing it makes the finding go away', () => {
			const left = faulty.filter(({ cv, fix }) => {
				const fixed = oneAtATime.includes(check.id) ? afterAll(check, cv) : apply(cv, fix)
				return found(check, fixed).draft !== null
			})
			expect(left.map(({ name, fix }) => `${name}: ${fix.label}`)).toEqual([])
		})

		test('pressing it brings up no warning that was not there', () => {
			const warnings = (cv: CvDocument) =>
				analyse({ cv, source: null, today, knowsWord, proofread: proofreadLine })
					.findings.filter(({ severity }) => severity !== 'tip')
					.map(({ checkId }) => checkId)
					.filter((id) => !trueOnlyThen.includes(id))
			const worse = faulty.flatMap(({ name, cv, fix }) => {
				const before = warnings(cv)
				const after = warnings(apply(cv, fix)).filter((id) => !before.includes(id))
				return after.length === 0 ? [] : [`${name}: ${fix.label} brings ${after.join()}`]
			})
			expect(worse).toEqual([])
		})

		test('it changes the fields that it names and nothing else', () => {
			for (const { cv, fix } of faulty) {
				const back = {
					...fix,
					edits: fix.edits.map(({ path, before, after }) => ({
						path,
						before: after,
						after: before,
					})),
				}
				expect(apply(apply(cv, fix), back)).toEqual(cv)
				expect(fix.edits.every(({ before, after }) => before !== after)).toBe(true)
			}
		})
	},
)

test('a button does nothing once its words were changed by hand', () => {
	const [cv] = goodCvs
	if (cv === undefined) throw new Error('There are no fixture CVs.')
	const fix = {
		label: 'x',
		edits: [{ path: 'personalInfo.city', before: 'Rome', after: 'Leeds' }],
	}
	expect(applyFix(cv, fix)).toBeNull()
})
