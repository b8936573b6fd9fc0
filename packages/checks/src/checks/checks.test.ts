import { type Case, goodCvs, sourceOf, today } from '@app/cv/fixtures'
import { describe, expect, test } from 'vitest'
import { caseList } from '../fixtures/case-list.ts'
import { tryCase } from '../fixtures/cases.ts'
import { analyse, checks } from '../index.ts'

const fewestTrials = 10

describe.each(caseList.map((cases) => [`${cases.check.id} ${cases.check.title}`, cases] as const))(
	'%s',
	(_, { check, finds, accepts }) => {
		// What is found is looked at twice: once whether it's there, once for its words.
		const tried = new Map<Case, ReturnType<typeof tryCase>>()
		const tryOnce = (change: Case) => {
			const result = tried.get(change) ?? tryCase(check, change)
			tried.set(change, result)
			return result
		}

		test.each(Object.entries(finds))('finds: %s', (_name, change) => {
			const missed = tryOnce(change).filter(({ finding }) => finding === null)
			expect(missed.map(({ who }) => who)).toEqual([])
		})

		test.each(Object.entries(accepts))('accepts: %s', (_name, change) => {
			const alarms = tryCase(check, change).filter(({ finding }) => finding !== null)
			expect(alarms.map(({ who, finding }) => `${who}: ${finding?.title}`)).toEqual([])
		})

		test('has at least ten labelled cases of each kind', () => {
			const trials = (cases: Record<string, Case>) => Object.keys(cases).length * goodCvs.length
			expect(Math.min(trials(finds), trials(accepts))).toBeGreaterThanOrEqual(fewestTrials)
		})

		test('speaks kindly and plainly', () => {
			const texts = Object.values(finds)
				.flatMap(tryOnce)
				.flatMap(({ finding }) =>
					finding === null ? [] : [finding.title, finding.why, finding.fix],
				)
			expect(texts.filter((text) => /!|undefined|NaN|\bATS\b|robot|guarantee/.test(text))).toEqual(
				[],
			)
			expect(
				texts.filter(
					(text) => !/[.?]$/.test(text) || /\s{2}|\.\./.test(text.replace(/“[^”]*”/g, 'it')),
				),
			).toEqual([])
		})
	},
)

test('every check of the list has cases', () => {
	expect(
		checks.filter((check) => !caseList.some((cases) => cases.check === check)).map(({ id }) => id),
	).toEqual([])
})

test.each(goodCvs.map((cv) => [cv.personalInfo.headline, cv] as const))(
	'nothing but tips is found in the CV of a %s',
	(_, cv) => {
		for (const source of [null, sourceOf(cv)]) {
			const { findings } = analyse({ cv, source, today })
			expect(
				findings.filter(({ severity }) => severity !== 'tip').map(({ title }) => title),
			).toEqual([])
		}
	},
)
