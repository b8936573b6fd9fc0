import { writeFileSync } from 'node:fs'
import { createCvContext } from '@app/cv'
import { openMeaning } from '@app/language/meaning/open'
import { type MatchedRequirement, matchCv, readAdvert } from '@app/match'
import {
	describeLine,
	describeRequirement,
	type NearestWeights,
	readPassages,
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
/** Of what a CV lacks, this share may be asked about. */
const askedOfLacking = 0.15
/** What a line counts that is not the one that proves: there are many of them. */
const otherLine = 0.15
/** How strongly the weights of requirements are held near 0. */
const pull = 0.1
/** Adverts are left out of learning in so many groups, to see from which odds on to ask. */
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
 * Learns which line may show a requirement, and when to ask, and writes the weights. From which odds on a line is offered is decided on
 * adverts that were left out of learning.
 */
export async function learnNearest(): Promise<{ cases: number; asked: number; seen: number }> {
	const cases: Case[] = []
	for (const set of learnedFrom) cases.push(...(await casesIn(set)))
	const ids = [...new Set(cases.map(({ advert }) => advert.id))]
	const groupOf = ({ advert }: Case) => ids.indexOf(advert.id) % groups
	const rows: GroupedRow[] = []
	for (let group = 0; group < groups; group++) {
		const line = fitLines(cases.filter((one) => groupOf(one) !== group))
		for (const one of cases.filter((each) => groupOf(each) === group))
			rows.push(...rowsOfCase(one, line).map((row) => ({ ...row, group })))
	}
	const kept = Array.from({ length: groups }, (_, group) => {
		const weights = fitLogistic(
			rows.filter((row) => row.group !== group),
			pull,
		)
		return rows
			.filter((row) => row.group === group)
			.map((row) => ({ ...row, odds: weigh(weights, row.features) }))
	}).flat()
	const lacking = kept
		.filter(({ isSo }) => !isSo)
		.map(({ odds }) => odds)
		.sort((one, other) => other - one)
	const askFrom = lacking[Math.floor(lacking.length * askedOfLacking)] ?? 0
	writeNearest({ line: fitLines(cases), requirement: fitLogistic(rows, pull), askFrom })
	const share = (isSo: boolean) => {
		const some = kept.filter((row) => row.isSo === isSo)
		return some.filter(({ odds }) => odds >= askFrom).length / some.length
	}
	return { cases: cases.length, asked: share(false), seen: share(true) }
}

type GroupedRow = Row & { group: number }

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
	const passages = readPassages(one.context)
	const { whole } = scoreRequirements(meaning, { line: [] }, { ...one, advert: one })
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

function rowsOfCase(one: Case, line: readonly number[]): Row[] {
	const { whole } = scoreRequirements(openMeaning(), { line }, { ...one, advert: one })
	return whole.scored.flatMap((asked) => {
		const verdicts = one.verdicts.get(asked.requirement as MatchedRequirement) ?? []
		if (asked.isNamed) return []
		const features = describeRequirement(asked, whole)
		return verdicts.map(({ verdict }) => ({
			features,
			isSo: verdict !== 'missing',
			weight: 1 / verdicts.length,
		}))
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

function writeNearest({ line, requirement, askFrom }: NearestWeights): void {
	const code = [
		"import type { NearestWeights } from './nearest-model.ts'",
		'',
		'/** What `npm run train -- --only nearest` learned from labelled CVs and adverts, in the order of the features. */',
		'// biome-ignore format: a line for each model',
		'export const nearestWeights: NearestWeights = {',
		`\tline: [${line.join(', ')}],`,
		`\trequirement: [${requirement.join(', ')}],`,
		`\taskFrom: ${askFrom.toFixed(3)},`,
		'}',
		'',
	]
	writeFileSync(weightsFile, code.join('\n'))
}
