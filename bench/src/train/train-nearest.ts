import { writeFileSync } from 'node:fs'
import { createCvContext } from '@app/cv'
import { openMeaning } from '@app/language/meaning/open'
import { type MatchedRequirement, matchCv, readAdvert } from '@app/match'
import {
	describeLine,
	describeRequirement,
	type NearestWeights,
	scoreRequirements,
	weigh,
} from '@app/match/nearest'
import { termsRead } from '../match/people/judge-people.ts'
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
/** Ella asks where three of five answers would be yes: a wrong question costs one press, a wrong gap may cost an application. */
const yesFrom = 3 / 5
/** A line is offered unless lines as unlike as this were the right one in fewer cases than this share. */
const rightFrom = 1 / 6
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
}

/**
 * Learns which line may show a requirement, when to ask and which lines are too unlike to be shown, and writes the
 * weights. Returns the results on adverts that were left out of learning, for requirements that no words name.
 */
export async function learnNearest(): Promise<{
	cases: number
	asked: number
	seen: number
	yes: number
}> {
	const cases: Case[] = []
	for (const set of learnedFrom) cases.push(...(await casesIn(set)))
	const rows = rowsByOthers(cases)
	const askFrom = Math.log(yesFrom / (1 - yesFrom))
	const asked = leftOut(rows).filter(({ odds }) => odds >= askFrom)
	const offerFrom = lowestWorthShowing(asked)
	writeNearest({ line: fitLines(cases), requirement: fitLogistic(rows), askFrom, offerFrom })
	const offered = asked.filter(({ ofLine }) => ofLine >= offerFrom)
	const weigh = (some: readonly Row[], isSo: boolean) =>
		some.reduce((sum, row) => sum + (row.isSo === isSo ? row.weight : 0), 0)
	return {
		cases: cases.length,
		asked: weigh(offered, false) / weigh(rows, false),
		seen: weigh(offered, true) / weigh(rows, true),
		yes: weigh(offered, true) / (weigh(offered, true) + weigh(offered, false)),
	}
}

/** A requirement of a case with the log-odds of its likeliest line, and whether that is the line which the labels name. */
type RequirementRow = Row & { group: number; ofLine: number; isRight: boolean }

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

// Up to where the likeliest lines, the most unlike first, are too seldom the right ones.
function lowestWorthShowing(asked: readonly RequirementRow[]): number {
	const held = asked.filter(({ isSo }) => isSo).sort((one, other) => one.ofLine - other.ofLine)
	let [lowest, right] = [Number.NEGATIVE_INFINITY, 0]
	for (const [index, row] of held.entries()) {
		right += Number(row.isRight)
		if (right < rightFrom * (index + 1)) lowest = held[index + 1]?.ofLine ?? row.ofLine
	}
	return Number.isFinite(lowest) ? lowest : (held[0]?.ofLine ?? 0)
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
		for (const verdict of said)
			for (const requirement of termsRead(advert.text, verdict.term, requirements))
				verdicts.set(requirement, [...(verdicts.get(requirement) ?? []), verdict])
		return { advert, title: read.title, context: createCvContext(toMatch), requirements, verdicts }
	})
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
			verdicts.some(({ verdict, line }) => verdict !== 'missing' && isLine(passage.text, line)),
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
		const verdicts = one.verdicts.get(asked.requirement as MatchedRequirement) ?? []
		if (asked.isNamed) return []
		const text = lines[index]?.passage.text ?? ''
		const known = {
			features: describeRequirement(asked, whole),
			ofLine: asked.odds[0] ?? 0,
			isRight: verdicts.some((said) => said.verdict !== 'missing' && isLine(text, said.line)),
			weight: 1 / verdicts.length,
		}
		return verdicts.map(({ verdict }) => ({ ...known, isSo: verdict !== 'missing' }))
	})
}

// Where people disagree, most of them decide.
function holds(verdicts: readonly Verdict[]): boolean {
	return verdicts.filter(({ verdict }) => verdict !== 'missing').length * 2 >= verdicts.length
}

const shortest = 15

function isLine(text: string, line: string): boolean {
	const [own, said] = [plain(text), plain(line)]
	if (own === '' || said === '') return false
	return own.includes(said) || (own.length > shortest && said.includes(own))
}

function plain(text: string): string {
	return text
		.toLowerCase()
		.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
		.trim()
}

function writeNearest({ line, requirement, askFrom, offerFrom }: NearestWeights): void {
	const code = [
		'// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: the weights were learned',
		"import type { NearestWeights } from './nearest-model.ts'",
		'',
		'/** What `npm run train -- --only nearest` learned from labelled CVs and adverts, in the order of the features. */',
		'// biome-ignore format: a line for each model',
		'export const nearestWeights: NearestWeights = {',
		`\tline: [${line.join(', ')}],`,
		`\trequirement: [${requirement.join(', ')}],`,
		`\taskFrom: ${askFrom.toFixed(2)},`,
		`\tofferFrom: ${offerFrom.toFixed(3)},`,
		'}',
		'',
	]
	writeFileSync(weightsFile, code.join('\n'))
}
