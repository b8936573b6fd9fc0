import type { CvContext } from '@app/cv'
import { type CvWithSource, createCvContext, monthsAtWork, withWholePath } from '@app/cv'
import { findConcepts, splitSentences } from '@app/language'
import { addPerhapsProofs, applyConfirmations } from './add-perhaps-proofs.ts'
import type { Advert } from './advert.ts'
import { adviseOn, isSaidByNoCv } from './advice.ts'
import { askAboutMissing } from './ask-about-missing.ts'
import { compareSeniority } from './compare-seniority.ts'
import type { MatchedRequirement, MatchPart, MatchReport } from './match-report.ts'
import { matchRequirements } from './match-requirements.ts'
import type { FindNearest } from './nearest/find-nearest-lines.ts'
import { groupRequirementAlternatives } from './requirement-alternatives.ts'
import { compareTitles } from './title-similarity.ts'
import { yearsOfExperience } from './years-of-experience.ts'

/**
 * What the requirements count together, each as much as any other, and what the kind of work counts: fitted to orders
 * of candidates. Titles, levels and years told nothing more, so they count only where there are no requirements.
 */
const [requirementsWeight, workWeight] = [85, 15]
const weightAlone = { title: 10, seniority: 5, years: 5 } as const
const worth: Record<MatchedRequirement['proof'], number> = {
	shown: 1,
	perhaps: 0.5,
	listed: 0.8,
	missing: 0,
}
/** The share of the work of an advert that the CVs cover which cover most of it. */
const mostWork = 0.6
// From these on a repeated word reads as written for a machine.
const stuffing = { uses: 8, timesTheAdvert: 5, share: 0.015 }

/**
 * Compares a CV with an advert. It counts only requirements that the CV's own words show, lists the missing ones, and
 * invents nothing. Of alternatives, the best counts; parts on which the advert is silent are left out of the score.
 * `findNearest` (`@app/match/nearest`) looks by meaning for lines that may show a requirement in other words; without
 * it, no proof is *perhaps*.
 */
export function matchCv(
	toMatch: CvWithSource,
	advert: Advert,
	findNearest: FindNearest | null = null,
): MatchReport {
	const context = createCvContext(toMatch)
	const asked = advert.requirements.filter((requirement) => !isSaidByNoCv(requirement))
	const named = applyConfirmations(matchRequirements(asked, context), context)
	const nearest = findNearest?.(named, { advert, context }) ?? null
	const found =
		nearest === null ? named : addPerhapsProofs(named, { perhaps: nearest.perhaps, context })
	const matched = found.map((requirement) => ({
		...requirement,
		evidence: requirement.evidence.map((evidence) => withWholePath(evidence, context)),
	}))
	const requirements = askAboutMissing(groupRequirementAlternatives(matched), context.cv)
	const parts = listParts(
		requirements.filter(({ secondTo }) => secondTo === undefined),
		{ advert, context, sameTrade: nearest?.sameTrade ?? null },
	)
	const weight = parts.reduce((total, part) => total + part.weight, 0)
	const points = parts.reduce((total, part) => total + part.weight * part.score, 0)
	return {
		score: weight === 0 ? 0 : Math.round(points / weight),
		title: advert.title,
		advice: adviseOn(requirements),
		parts: parts.map((part) => ({ ...part, weight: Math.round((100 * part.weight) / weight) })),
		requirements,
		knockOuts: advert.knockOuts,
		warnings: advert.warnings,
		stuffed: findStuffed(requirements, context),
	}
}

type Compared = { advert: Advert; context: CvContext; sameTrade: number | null }

function listParts(
	requirements: MatchedRequirement[],
	{ advert, context, sameTrade }: Compared,
): MatchPart[] {
	const isAlone = requirements.length === 0
	const coverage = (id: MatchPart['id'], title: string, need: MatchedRequirement['need']) =>
		coveragePart({ id, title, need }, requirements)
	return [
		coverage('essential', 'Essential requirements', 'essential'),
		coverage('desirable', 'Desirable requirements', 'desirable'),
		coverage('duties', 'Duties in the advert', 'mentioned'),
		isAlone || sameTrade === null ? [] : [workPart(sameTrade)],
		[
			titlePart(advert.title, context),
			seniorityPart(advert.title, context),
			yearsPart(advert.years, context),
		]
			.flat()
			.map((part) => (isAlone ? part : { ...part, weight: 0 })),
	].flat()
}

const verbs: [MatchedRequirement['proof'], string][] = [
	['shown', 'shows'],
	['perhaps', 'may show'],
	['listed', 'only lists'],
	['missing', 'doesn’t mention'],
]
const listed = new Intl.ListFormat('en-GB')

function sayCounts(wanted: readonly MatchedRequirement[]): string {
	return listed.format(
		verbs.flatMap(([proof, verb]) => {
			const count = wanted.filter((one) => one.proof === proof).length
			if (count === 0) return []
			if (count < wanted.length) return `${verb} ${count}`
			if (count === 1) return `${verb} it`
			return proof === 'missing' ? `${verb} any` : `${verb} all`
		}),
	)
}

type Coverage = Pick<MatchPart, 'id' | 'title'> & { need: MatchedRequirement['need'] }

function coveragePart(
	{ id, title, need }: Coverage,
	requirements: readonly MatchedRequirement[],
): MatchPart[] {
	const wanted = requirements.filter((one) => one.need === need)
	if (wanted.length === 0) return []
	const proved = wanted.reduce((total, { proof }) => total + worth[proof], 0)
	// Personal qualities count in the figure; no line proves them, so they are not told as shown or missing.
	const things = wanted.filter(({ kind }) => kind !== 'soft')
	const told = things.length === 0 ? wanted : things
	const besides = told.length === wanted.length ? '' : ', besides personal qualities'
	return [
		{
			id,
			title,
			weight: (requirementsWeight * wanted.length) / requirements.length,
			score: Math.round((100 * proved) / wanted.length),
			reason: `The advert asks for ${told.length}${besides}. Your CV ${sayCounts(told)}.`,
		},
	]
}

function workPart(sameTrade: number): MatchPart {
	const share = Math.min(1, sameTrade / mostWork)
	return {
		id: 'work',
		title: 'Kind of work',
		weight: workWeight,
		score: Math.round(100 * share),
		reason: `Your CV describes ${howMuch(share)} of the kind of work in the advert.`,
	}
}

function howMuch(share: number): string {
	if (share < 1 / 3) return 'little'
	return share < 2 / 3 ? 'some' : 'much'
}

function titlePart(title: string | null, { cv }: CvContext): MatchPart[] {
	const likeness = title === null ? null : compareTitles(title, cv)
	if (likeness === null) return []
	const { share, nearest } = likeness
	return [
		{
			id: 'title',
			title: 'Job title',
			weight: weightAlone.title,
			score: Math.round(100 * share),
			reason:
				nearest === ''
					? `None of your jobs is like “${title}”.`
					: `Your closest title to “${title}” is “${nearest}”.`,
		},
	]
}

function seniorityPart(title: string | null, { cv }: CvContext): MatchPart[] {
	const level = title === null ? null : compareSeniority(title, cv)
	if (level === null) return []
	const { share, wanted, own, ownTitle } = level
	return [
		{
			id: 'seniority',
			title: 'Seniority',
			weight: weightAlone.seniority,
			score: Math.round(100 * share),
			reason:
				wanted === own
					? `Going by the titles, your “${ownTitle}” is at the same level.`
					: `Going by the titles, this job is at ${wanted} level and your “${ownTitle}” at ${own} level. If you did the work without the title, say so.`,
		},
	]
}

function yearsPart(years: number | null, { cv, today }: CvContext): MatchPart[] {
	if (years === null) return []
	const worked = Math.floor((monthsAtWork(cv.experience, today) / 12) * 2) / 2
	// A person who leaves early jobs off the CV may still state the years in the profile.
	const said = yearsSaid(cv.professionalSummary)
	const told =
		said > worked
			? `Your profile says ${timeInWords(said)}, but the dates of all your jobs add up to ${timeInWords(worked)}`
			: `The dates of all your jobs add up to ${timeInWords(worked)}, whatever the work`
	return [
		{
			id: 'years',
			title: 'Years of experience',
			weight: weightAlone.years,
			score: Math.round(100 * Math.min(1, Math.max(worked, said) / years)),
			reason: `The advert asks for ${timeInWords(years)}. ${told}.`,
		},
	]
}

function yearsSaid(summary: string): number {
	const sentences = splitSentences(summary)
	return yearsOfExperience(sentences.map((text) => ({ text, need: 'essential' }))) ?? 0
}

function timeInWords(years: number): string {
	if (years === 0.5) return '6 months'
	if (years === 1.5) return '18 months'
	return years === 1 ? 'one year' : `${years} years`
}

function findStuffed(requirements: MatchedRequirement[], { passages }: CvContext): string[] {
	const texts = passages.map(({ text }) => text)
	const words = texts.join(' ').split(/\s+/).length
	const uses = new Map<string, number>()
	for (const { concept } of texts.flatMap((text) => findConcepts(text)))
		uses.set(concept.id, (uses.get(concept.id) ?? 0) + 1)
	return requirements
		.filter(({ conceptId }) => {
			const times = uses.get(conceptId) ?? 0
			return (
				times >= stuffing.uses &&
				times >= stuffing.timesTheAdvert &&
				times / words >= stuffing.share
			)
		})
		.map(({ quote }) => quote)
}
