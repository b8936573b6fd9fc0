import type { CvDocument } from '@app/cv'
import type { JudgedField } from '../score/calibration.ts'
import { pairUp } from '../score/match-lists.ts'
import {
	addCounts,
	addJudgement,
	type Counts,
	countPairs,
	judgeOne,
	type Ledger,
	measureF1,
	openLedger,
} from './ledger.ts'
import { type Named, type PageTruth, truthFromCv } from './page-truth.ts'
import {
	type Compare,
	sameEmail,
	sameLink,
	samePassage,
	samePhone,
	samePlace,
	sameText,
} from './same-values.ts'
import { scoreCourses, scoreJobs } from './score-entries.ts'
import { normalise, similarity } from './similarity.ts'

/** How well one page was read. */
export type PageScore = {
	/** The F1 of the parts of the CV by their weight, from 0 to 1. */
	weighted: number
	parts: Map<string, number>
	fields: Map<string, Counts>
	judged: JudgedField[]
}

/** How much each part of a CV counts for a person who would have to type it. */
export const weightsOfParts: Readonly<Record<string, number>> = {
	personalInfo: 2,
	links: 0.5,
	summary: 1,
	experience: 4,
	education: 2,
	skills: 1.5,
	languages: 0.5,
	certifications: 0.5,
	projects: 0.5,
	interests: 0.25,
	references: 0.25,
}

/** Compares a CV that was read with what its page says, part by part. */
export function scorePage(
	truth: PageTruth,
	cv: CvDocument,
	confidence: Readonly<Record<string, number>>,
): PageScore {
	const ledger = openLedger(confidence)
	const found = truthFromCv(cv)
	const scorers: Record<string, () => void> = {
		personalInfo: () => scorePerson(ledger, truth, found),
		links: () =>
			scoreList(ledger, [truth.links, found.links], { field: 'links.url', compare: sameLink }),
		summary: () =>
			judgeOne(
				ledger,
				{
					field: 'summary.text',
					expected: truth.summary,
					found: found.summary,
					path: 'professionalSummary',
				},
				samePassage,
			),
		experience: () => scoreJobs(ledger, truth.experience, found.experience),
		education: () => scoreCourses(ledger, truth.education, found.education),
		skills: () =>
			scoreList(ledger, [truth.skills, found.skills], {
				field: 'skills.name',
				compare: alikeFrom(0.85),
				free: truth.neutralSkills,
				path: 'skills',
			}),
		languages: () => scoreLanguages(ledger, truth, found),
		certifications: () =>
			scoreNamed(ledger, 'certifications', [truth.certifications, found.certifications]),
		projects: () => scoreNamed(ledger, 'projects', [truth.projects, found.projects]),
		interests: () =>
			scoreList(ledger, [truth.interests, found.interests], {
				field: 'interests.name',
				compare: alikeFrom(0.8),
				path: 'interests',
			}),
		references: () =>
			scoreList(ledger, [truth.references, found.references], {
				field: 'references.name',
				compare: sameReferee,
			}),
	}
	for (const [part, score] of Object.entries(scorers)) if (!truth.ignored.includes(part)) score()
	return { ...weigh(ledger), fields: ledger.counts, judged: ledger.judged }
}

function weigh({ counts }: Ledger): Pick<PageScore, 'weighted' | 'parts'> {
	const parts = new Map<string, number>()
	for (const part of Object.keys(weightsOfParts)) {
		const own = [...counts].filter(([field]) => field.startsWith(`${part}.`))
		const isJudged = own.some(([, { right, extra, missing }]) => right + extra + missing > 0)
		if (isJudged) parts.set(part, measureF1(own.map(([, some]) => some)))
	}
	const whole = [...parts.keys()].reduce((sum, part) => sum + (weightsOfParts[part] ?? 0), 0)
	const score = [...parts].reduce((sum, [part, f1]) => sum + (weightsOfParts[part] ?? 0) * f1, 0)
	return { parts, weighted: whole === 0 ? 1 : score / whole }
}

function scorePerson(
	ledger: Ledger,
	{ personalInfo: expected }: PageTruth,
	{ personalInfo: found }: PageTruth,
): void {
	const isWhole = isSameName(expected, found)
	const compare: Record<string, Compare> = {
		email: sameEmail,
		phone: samePhone,
		city: samePlace,
		headline: alikeFrom(0.8),
	}
	for (const key of ['firstName', 'lastName', 'email', 'phone', 'city', 'headline'] as const) {
		const isName = key === 'firstName' || key === 'lastName'
		const value = {
			field: `personalInfo.${key}`,
			expected: expected[key],
			found: found[key],
			path: `personalInfo.${key}`,
		}
		judgeOne(ledger, value, isName && isWhole ? () => 1 : (compare[key] ?? sameText))
	}
}

// Which words of a whole name are the last one is not always known: the whole must be right, in either order.
function isSameName(
	expected: PageTruth['personalInfo'],
	found: PageTruth['personalInfo'],
): boolean {
	const [whole, other] = [expected, found].map(({ firstName = '', lastName = '' }) => {
		const words = normalise(`${firstName} ${lastName}`.replace(lettersAfterName, ''))
		return words
			.split(/[\s,.()]+/)
			.sort()
			.join(' ')
	})
	return similarity(whole, other) >= 0.9
}

/** Letters of a degree or a body after a name, or a form of address in brackets. */
const lettersAfterName = /(?:,\s*(?:\p{Lu}\p{L}?\.?){2,5}\.?|\s*\(\p{Lu}\p{Ll}{1,3}\.?\))$/u

function alikeFrom(least: number): Compare {
	return (a, b) => Number(similarity(a, b) >= least)
}

const sameReferee: Compare = (a, b) => {
	const [name = ''] = normalise(a).split(/[,(]/)
	return Number(normalise(b).includes(name.trim()) || similarity(a, b) >= 0.85)
}

type ListRules = { field: string; compare: Compare; free?: readonly string[]; path?: string }

function scoreList(
	ledger: Ledger,
	[expected, found]: readonly [readonly string[], readonly string[]],
	{ field, compare, free = [], path }: ListRules,
): void {
	const pairs = pairUp({
		expected: expected.length,
		found: found.length,
		least: 0.5,
		likenessOf: (i, j) => compare(expected[i] ?? '', found[j] ?? ''),
	})
	const right = new Set(pairs.map((pair) => pair.found))
	const counted = found.filter(
		(text, at) => right.has(at) || !free.some((one) => similarity(one, text) >= 0.85),
	)
	countPairs(ledger, field, {
		pairs: pairs.length,
		expected: expected.length,
		found: counted.length,
	})
	if (path !== undefined)
		for (const [at] of found.entries()) addJudgement(ledger, `${path}.${at}.name`, right.has(at))
}

function scoreLanguages(ledger: Ledger, truth: PageTruth, { languages: found }: PageTruth): void {
	const expected = truth.languages
	const pairs = pairUp({
		expected: expected.length,
		found: found.length,
		least: 0.85,
		likenessOf: (i, j) => similarity(expected[i]?.name, found[j]?.name),
	})
	for (const { expected: i, found: j } of pairs)
		judgeOne(
			ledger,
			{
				field: 'languages.level',
				expected: expected[i]?.level,
				found: found[j]?.level,
				path: `language.${j}.level`,
				isFree: true,
			},
			(a, b) => Number(similarity(a, b) >= 0.8 || normalise(b).includes(normalise(a))),
		)
	const levels = expected.filter(
		(one, at) => one.level && !pairs.some((pair) => pair.expected === at),
	)
	addCounts(ledger, 'languages.level', { right: 0, extra: 0, missing: levels.length })
	countPairs(ledger, 'languages.name', {
		pairs: pairs.length,
		expected: expected.length,
		found: found.length,
	})
}

function scoreNamed(
	ledger: Ledger,
	part: string,
	[expected, found]: readonly [readonly Named[], readonly Named[]],
): void {
	const likenessOf = (i: number, j: number) => {
		const [name, other] = [normalise(expected[i]?.name), normalise(found[j]?.name)]
		return Math.max(similarity(name, other), name.length > 5 && other.startsWith(name) ? 0.86 : 0)
	}
	const pairs = pairUp({ expected: expected.length, found: found.length, least: 0.85, likenessOf })
	const counted = pairs.filter((pair) => expected[pair.expected]?.isOptional !== true)
	const needed = expected.filter(({ isOptional }) => isOptional !== true)
	addCounts(ledger, `${part}.name`, {
		right: counted.length,
		extra: found.length - pairs.length,
		missing: needed.length - counted.length,
	})
}
