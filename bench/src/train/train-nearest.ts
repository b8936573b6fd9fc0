import { writeFileSync } from 'node:fs'
import { createCvContext } from '@app/cv'
import { functionWords, splitWords, stemWord } from '@app/language'
import { openMeaning } from '@app/language/meaning/open'
import { type MatchedRequirement, matchCv, readAdvert } from '@app/match'
import {
	describeLine,
	describeOffer,
	describeRequirement,
	type NearestWeights,
	type Scored,
	scoreRequirements,
	weigh,
} from '@app/match/nearest'
import { isSameLine, termsRead } from '../match/people/judge-people.ts'
import {
	type AdvertWithPeople,
	advertsWithPeople,
	learnedFrom,
	type PeopleLabels,
	type PeopleSet,
	peopleLabels,
	today,
	type Verdict,
} from '../match/people/labelled-people.ts'
import { fitLogistic, type Row } from './fit-logistic.ts'

const weightsFile = new URL(
	'../../../packages/match/src/nearest/nearest-weights.ts',
	import.meta.url,
)
/** Ella asks where two of five answers would be yes: a wrong question costs one press, a wrong gap may cost an application. */
const yesFrom = 2 / 5
/** The weight of a verdict on a requirement that has few of the words it was given for. */
const leastCovered = 0.15
/** A line is offered where it is the right one in so many cases; people name only one of several right ones. */
const rightFrom = 0.45
/** The weight of a line that was not chosen as proof, because there are many more of them. */
const otherLine = 0.15
/** The number of groups of adverts; each is left out of learning in turn, to measure the weights. */
const groups = 7

/** A CV beside an advert with what people said of each requirement that was read. */
type Case = {
	advert: AdvertWithPeople
	title: string | null
	context: ReturnType<typeof createCvContext>
	requirements: readonly MatchedRequirement[]
	verdicts: ReadonlyMap<MatchedRequirement, readonly Verdict[]>
	/** What the verdicts say of the requirements that no rule found. */
	answers: ReadonlyMap<MatchedRequirement, readonly Answer[]>
}

/** A verdict as it counts for one requirement: a part of the term that was judged tells less than the whole. */
type Answer = { isHeld: boolean; line: string; weight: number }

/**
 * Learns which line may show a requirement, when to ask and which lines are too unlike to be shown, and writes the
 * weights. Returns the results on adverts that were left out of learning, for requirements that no words name.
 */
export async function learnNearest(): Promise<{
	cases: number
	asked: number
	seen: number
	yes: number
	offered: number
	right: number
}> {
	const cases: Case[] = []
	for (const set of learnedFrom) cases.push(...(await casesIn(set)))
	const rows = rowsByOthers(cases)
	const askFrom = Math.log(yesFrom / (1 - yesFrom))
	const tried = leftOut(rows)
	const asked = tried.filter(({ odds }) => odds >= askFrom)
	const offers = tried.map(
		({ scored, odds, isRight, weight }): Row => ({
			features: describeOffer(scored, odds),
			isSo: isRight,
			weight,
		}),
	)
	const offer = fitLogistic(offers)
	const offerFrom = Math.log(rightFrom / (1 - rightFrom))
	writeNearest({
		line: fitLines(cases),
		requirement: fitLogistic(rows),
		offer,
		askFrom,
		offerFrom,
	})
	const offered = asked.filter(
		({ scored, odds }) => weigh(offer, describeOffer(scored, odds)) >= offerFrom,
	)
	const total = (some: readonly RequirementRow[], isMeant: (row: RequirementRow) => boolean) =>
		some.reduce((sum, row) => sum + (isMeant(row) ? row.weight : 0), 0)
	const [held, lacking] = [({ isSo }: Row) => isSo, ({ isSo }: Row) => !isSo]
	const all = () => true
	return {
		cases: cases.length,
		asked: total(asked, lacking) / total(rows, lacking),
		seen: total(asked, held) / total(rows, held),
		yes: total(asked, held) / total(asked, all),
		offered: total(offered, all) / total(asked, all),
		right: total(offered, ({ isRight }) => isRight) / total(offered, all),
	}
}

/** A requirement of a case with the log-odds of its lines, and whether the likeliest is one that the labels name. */
type RequirementRow = Row & { group: number; scored: Scored; isRight: boolean }

// Each row has its line by weights of the other adverts, as it will be for an advert that nobody has seen.
function rowsByOthers(cases: readonly Case[]): RequirementRow[] {
	const ids = [...new Set(cases.map(({ advert }) => advert.id))]
	const groupOf = ({ advert }: Case) => ids.indexOf(advert.id) % groups
	return Array.from({ length: groups }, (_, group) => {
		const line = fitLines(cases.filter((one) => groupOf(one) !== group))
		return cases
			.filter((one) => groupOf(one) === group)
			.flatMap((one) => rowsOfCase(one, line).map((row) => ({ ...row, group })))
	}).flat()
}

function leftOut(rows: readonly RequirementRow[]): (RequirementRow & { odds: number })[] {
	return Array.from({ length: groups }, (_, group) => {
		const weights = fitLogistic(rows.filter((row) => row.group !== group))
		return rows
			.filter((row) => row.group === group)
			.map((row) => ({ ...row, odds: weigh(weights, row.features) }))
	}).flat()
}

async function casesIn(set: PeopleSet): Promise<Case[]> {
	const labels = set.labels.map(peopleLabels)
	return (await advertsWithPeople(set)).flatMap((advert) =>
		casesOf(
			advert,
			labels.flatMap((some) => some.filter(({ id }) => id === advert.id)),
		),
	)
}

function casesOf(advert: AdvertWithPeople, labels: readonly PeopleLabels[]): Case[] {
	const read = readAdvert(advert.text)
	return advert.cvs.map((cv) => {
		const toMatch = { cv: cv.document, source: null, today }
		const { requirements } = matchCv(toMatch, read)
		const said = labels.flatMap(({ cvs }) => cvs.find(({ id }) => id === cv.id)?.verdicts ?? [])
		const verdicts = new Map<MatchedRequirement, Verdict[]>()
		const answers = new Map<MatchedRequirement, Answer[]>()
		for (const verdict of said) {
			const hits = termsRead(advert.text, verdict.term, requirements)
			const isHeld = verdict.verdict !== 'missing'
			// Of “Cypress or Selenium” a yes is already explained by the one that is named.
			const isExplained = isHeld && hits.some(({ proof }) => proof !== 'missing')
			for (const requirement of hits) {
				verdicts.set(requirement, [...(verdicts.get(requirement) ?? []), verdict])
				if (isExplained) continue
				const covered = Math.max(leastCovered, shareOfWords(requirement.quote, verdict.term))
				answers.set(requirement, [
					...(answers.get(requirement) ?? []),
					{ isHeld, line: verdict.line, weight: covered / labels.length },
				])
			}
		}
		const context = createCvContext(toMatch)
		return { advert, title: read.title, context, requirements, verdicts, answers }
	})
}

// The share of the words of a term that a requirement has.
function shareOfWords(quote: string, term: string): number {
	const [own, wanted] = [listStems(quote), listStems(term)]
	return wanted.size === 0 ? 1 : [...wanted].filter((stem) => own.has(stem)).length / wanted.size
}

function listStems(text: string): Set<string> {
	const words = splitWords(text.toLowerCase()).filter((word) => !functionWords.has(word))
	return new Set(words.map(stemWord))
}

function fitLines(cases: readonly Case[]): number[] {
	return fitLogistic(cases.flatMap(linesOfCase))
}

const remembered = new Map<Case, Row[]>()

function linesOfCase(one: Case): Row[] {
	const known = remembered.get(one)
	if (known !== undefined) return known
	const meaning = openMeaning()
	const { whole } = scoreRequirements(meaning, { line: [] }, { ...one, advert: one })
	const { passages } = whole
	const rows = whole.scored.flatMap((asked) => {
		const verdicts = one.verdicts.get(asked.requirement as MatchedRequirement) ?? []
		const isHeld = holds(verdicts)
		const proving = passages.filter(({ passage }) =>
			verdicts.some(({ verdict, line }) => verdict !== 'missing' && isSameLine(passage.text, line)),
		)
		if (verdicts.length === 0 || (isHeld && proving.length === 0)) return []
		return passages.map((own): Row => {
			const isSo = isHeld && proving.includes(own)
			const features = describeLine(meaning, asked, own)
			if (isSo) return { features, isSo, weight: 1 / proving.length }
			return { features, isSo, weight: isHeld ? otherLine : 1 }
		})
	})
	remembered.set(one, rows)
	return rows
}

function rowsOfCase(one: Case, line: readonly number[]): Omit<RequirementRow, 'group'>[] {
	const { lines, whole } = scoreRequirements(openMeaning(), { line }, { ...one, advert: one })
	return whole.scored.flatMap((asked, index) => {
		const answers = one.answers.get(asked.requirement as MatchedRequirement) ?? []
		if (asked.isNamed) return []
		const text = lines[index]?.passage.text ?? ''
		const known = {
			features: describeRequirement(asked, whole),
			scored: asked,
		}
		return answers.map(({ isHeld, line: said, weight }) => ({
			...known,
			isSo: isHeld,
			isRight: isHeld && isSameLine(text, said),
			weight,
		}))
	})
}

// Where people disagree, most of them decide.
function holds(verdicts: readonly Verdict[]): boolean {
	return verdicts.filter(({ verdict }) => verdict !== 'missing').length * 2 >= verdicts.length
}

function writeNearest({ line, requirement, offer, askFrom, offerFrom }: NearestWeights): void {
	const code = [
		'// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: the weights were learned',
		"import type { NearestWeights } from './nearest-model.ts'",
		'',
		'/**',
		' * The parameters that `npm run train -- --only nearest` learned from labelled CVs and adverts, in the order of the',
		' * features.',
		' */',
		'// biome-ignore format: a line for each model',
		'export const nearestWeights: NearestWeights = {',
		`\tline: [${line.join(', ')}],`,
		`\trequirement: [${requirement.join(', ')}],`,
		`\toffer: [${offer.join(', ')}],`,
		`\taskFrom: ${askFrom.toFixed(2)},`,
		`\tofferFrom: ${offerFrom.toFixed(3)},`,
		'}',
		'',
	]
	writeFileSync(weightsFile, code.join('\n'))
}
