import type { CvDocument } from '@app/cv'
import type { Case } from '@app/cv/fixtures'
import { goodCvs, today } from '@app/cv/fixtures'
import { openEnglishWords } from '@app/language/node'
import { describe, expect, test } from 'vitest'
import { answerCheck } from './answer.ts'
import { createContext } from './context.ts'
import { caseList } from './fixtures/case-list.ts'
import { analyse, applyMend, type Check, type Mend } from './index.ts'

const knowsWord = await openEnglishWords()
// A press mends one of several words or offers one of several skills; the others stay to be chosen.
const oneAtATime = ['D03', 'F04', 'F10', 'G10']

// Words that go can leave a short CV too short. Years without months are only spoken of once they are in order.
const trueOnlyThen = ['G01', 'D15']

const mending = caseList.filter(({ check }) => check.mend !== undefined)

function found(check: Check, cv: CvDocument) {
	const context = createContext({ cv, source: null, today, knowsWord })
	const result = answerCheck(check, context)
	const draft = result.answer === 'found' ? result.draft : null
	return { draft, mends: draft === null ? [] : (check.mend?.(context) ?? []) }
}

function afterAll(check: Check, cv: CvDocument): CvDocument {
	let mended = cv
	for (let presses = 0; presses < 20; presses++) {
		const [mend] = found(check, mended).mends
		if (mend === undefined) return mended
		mended = apply(mended, mend)
	}
	return mended
}

function apply(cv: CvDocument, mend: Mend): CvDocument {
	const mended = applyMend(cv, mend)
	if (mended === null) throw new Error(`“${mend.label}” does not fit its own CV.`)
	return mended
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

describe.each(mending.map((cases) => [`${cases.check.id} ${cases.check.title}`, cases] as const))(
	'%s',
	(_, { check, finds }) => {
		const faulty = findsOf(finds).flatMap(({ name, cv }) =>
			found(check, cv).mends.map((mend) => ({ name, cv, mend })),
		)

		test('a button is offered for some of the labelled faults', () => {
			expect(faulty.length).toBeGreaterThan(0)
		})

		test('pressing it makes the finding go away', () => {
			const left = faulty.filter(({ cv, mend }) => {
				const mended = oneAtATime.includes(check.id) ? afterAll(check, cv) : apply(cv, mend)
				return found(check, mended).draft !== null
			})
			expect(left.map(({ name, mend }) => `${name}: ${mend.label}`)).toEqual([])
		})

		test('pressing it brings up no warning that was not there', () => {
			const warnings = (cv: CvDocument) =>
				analyse({ cv, source: null, today, knowsWord })
					.findings.filter(({ severity }) => severity !== 'tip')
					.map(({ checkId }) => checkId)
					.filter((id) => !trueOnlyThen.includes(id))
			const worse = faulty.flatMap(({ name, cv, mend }) => {
				const before = warnings(cv)
				const after = warnings(apply(cv, mend)).filter((id) => !before.includes(id))
				return after.length === 0 ? [] : [`${name}: ${mend.label} brings ${after.join()}`]
			})
			expect(worse).toEqual([])
		})

		test('it changes the fields that it names and nothing else', () => {
			for (const { cv, mend } of faulty) {
				const back = {
					...mend,
					edits: mend.edits.map(({ path, before, after }) => ({
						path,
						before: after,
						after: before,
					})),
				}
				expect(apply(apply(cv, mend), back)).toEqual(cv)
				expect(mend.edits.every(({ before, after }) => before !== after)).toBe(true)
			}
		})
	},
)

test('a button does nothing once its words were changed by hand', () => {
	const [cv] = goodCvs
	if (cv === undefined) throw new Error('There are no fixture CVs.')
	const mend = {
		label: 'x',
		edits: [{ path: 'personalInfo.city', before: 'Rome', after: 'Leeds' }],
	}
	expect(applyMend(cv, mend)).toBeNull()
})
