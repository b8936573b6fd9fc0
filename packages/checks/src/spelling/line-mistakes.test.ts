import { type CvDocument, plainWords } from '@app/cv'
import { goodCvs, today } from '@app/cv/fixtures'
import { openEnglishWords } from '@app/language/node'
import { proofreadLine } from '@app/rewrite/proofread'
import { expect, test } from 'vitest'
import { createContext } from '../context.ts'
import { analyse, applyFix } from '../index.ts'
import { findLineMistakes } from './line-mistakes.ts'

const knowsWord = await openEnglishWords()
const [good] = goodCvs
if (good === undefined) throw new Error('There are no sound CVs.')
const [job] = good.experience
if (job === undefined) throw new Error('The sound CV has no job.')

const withLines = (...achievements: string[]): CvDocument => ({
	...good,
	experience: [{ ...job, achievements }],
})
const reportOn = (cv: CvDocument) =>
	analyse({ cv, source: null, today, knowsWord, proofread: proofreadLine })
const contextOf = (cv: CvDocument) =>
	createContext({ cv, source: null, today, knowsWord, proofread: proofreadLine })

const wrong = [
	'Helped residents with there meals and **cleaned** the kichen',
	'Recieved deliverys, an helped customers with there bags',
]

test('a mistake in a paragraph is at its place in the whole text', () => {
	const text = 'Cook of six years. I helped residents with there meals. I like the kichens.'
	const { mistakes } = findLineMistakes(contextOf({ ...good, professionalSummary: text }))
	const own = mistakes.filter(({ path }) => path === 'professionalSummary')
	expect(own.length).toBeGreaterThan(0)
	for (const { start, end, quote } of own) expect(text.slice(start, end)).toBe(quote)
})

test('what the corrector finds is in the report, and one button for each check corrects all of it', () => {
	const cv = withLines(...wrong)
	const report = reportOn(cv)
	const fixes = report.findings
		.filter(({ checkId }) => ['G10', 'G15'].includes(checkId))
		.flatMap(({ quickFixes = [] }) => quickFixes.filter(({ showsLines }) => showsLines === true))
	expect(fixes.length).toBe(2)
	let fixed = cv
	for (const { checkId } of [{ checkId: 'G10' }, { checkId: 'G15' }]) {
		const [all] = reportOn(fixed).findings.find((one) => one.checkId === checkId)?.quickFixes ?? []
		fixed = (all && applyFix(fixed, all)) ?? fixed
	}
	expect(fixed.experience[0]?.achievements.map(plainWords)).toEqual([
		'Helped residents with their meals and cleaned the kitchen',
		'Received deliveries, and helped customers with their bags',
	])
	expect(fixed.experience[0]?.achievements[0]).toContain('**cleaned**')
	expect(reportOn(fixed).score).toBeGreaterThan(report.score)
	const ids = reportOn(fixed).findings.map(({ checkId }) => checkId)
	expect(ids.filter((id) => ['G10', 'G15'].includes(id))).toEqual([])
})

test('a word that names a firm or a skill is meant', () => {
	const cv = { ...withLines('Sold mashines units at the counter'), skills: [] }
	const named = {
		...cv,
		experience: [{ ...cv.experience[0], employer: 'Mashines Ltd' }],
	} as CvDocument
	expect(findLineMistakes(contextOf(cv)).mistakes.map(({ quote }) => quote)).toEqual(['mashines'])
	expect(findLineMistakes(contextOf(named)).mistakes).toEqual([])
})

test('mistakes cost points, and correcting them changes nothing else', () => {
	const right = withLines(
		'Helped residents with their meals and **cleaned** the kitchen',
		'Received deliveries, and helped customers with their bags',
	)
	const [before, after] = [reportOn(withLines(...wrong)), reportOn(right)]
	const others = ({ parts = [] }: typeof before) =>
		parts.flatMap(({ measures }) => measures).filter(({ id }) => id !== 'language')
	expect(others(before)).toEqual(others(after))
	expect(before.score).toBeLessThan(after.score)
})

test('mistakes that are probable but not named cost points too', () => {
	const learner = withLines(
		'I make return to work meeting and make rota for all team with training about new starter',
		'I was starting like picker in warehouse and do 140 picks on hour, we have good accuracy',
		'Do stock count in a night with other colleague and helped with teach how is scanner work',
		'I want work as team leader because I know all process and people are asking me for help',
	)
	const native = withLines(
		'Held return-to-work meetings, wrote the rota for the whole team and trained new starters',
		'Started as a picker in the warehouse, picked 140 items an hour and kept accuracy high',
		'Counted stock at night with a colleague and helped to teach others how the scanner works',
		'Looking to lead a team, since I know the whole process and people already ask me for help',
	)
	const languageOf = (cv: CvDocument) =>
		(reportOn(cv).parts ?? [])
			.flatMap(({ measures }) => measures)
			.find(({ id }) => id === 'language')
	const shareOf = (cv: CvDocument) => {
		const { points = 0, most = 1 } = languageOf(cv) ?? {}
		return points / most
	}
	expect(shareOf(native)).toBeGreaterThan(0.95)
	expect(shareOf(learner)).toBeLessThan(0.7)
})
