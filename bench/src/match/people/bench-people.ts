import { openMeaning } from '@app/language/meaning/open'
import { type MatchReport, matchCv, readAdvert } from '@app/match'
import { createNearest } from '@app/match/nearest'
import { agreementOf } from '../agreement.ts'
import { share } from '../score-reading.ts'
import {
	countReading,
	countVerdicts,
	kendall,
	type PeopleCounts,
	sumCounts,
} from './judge-people.ts'
import {
	type AdvertWithPeople,
	advertsWithPeople,
	learnedFrom,
	type PeopleLabels,
	type PeopleSet,
	peopleLabels,
	setIn,
	today,
} from './labelled-people.ts'

/**
 * Measures how people's CVs are matched with adverts: on the sets learned from, or on a set in another folder (`npm
 * run bench:match -- people --from FOLDER`).
 */
export async function benchPeople(from?: string): Promise<void> {
	for (const set of from === undefined ? learnedFrom : [setIn(from)]) await tellOf(set)
}

async function tellOf(set: PeopleSet): Promise<void> {
	const { name } = set
	const adverts = await advertsWithPeople(set)
	const reports = matchAll(adverts)
	const labels = set.labels.map(peopleLabels)
	console.log(`${name}: ${adverts.length} adverts, ${reports.size} CVs`)
	for (const [index, some] of labels.entries()) {
		if (labels.length > 1) console.log(`by the labels of person ${index + 1}`)
		tellOfLabels(some, { adverts, reports })
	}
	const [one, other] = labels
	if (one !== undefined && other !== undefined) tellOfAgreement(one, other, adverts)
	console.log('')
}

type Reports = ReadonlyMap<string, MatchReport>

function matchAll(adverts: readonly AdvertWithPeople[]): Reports {
	const findNearest = createNearest(openMeaning())
	return new Map(
		adverts.flatMap(({ id, text, cvs }) => {
			const advert = readAdvert(text)
			return cvs.map((cv): [string, MatchReport] => [
				`${id}/${cv.id}`,
				matchCv({ cv: cv.document, source: null, today }, advert, findNearest),
			])
		}),
	)
}

type Matched = { adverts: readonly AdvertWithPeople[]; reports: Reports }

function tellOfLabels(labels: readonly PeopleLabels[], { adverts, reports }: Matched): void {
	const readings: PeopleCounts[] = []
	const verdicts: PeopleCounts[] = []
	const orders: number[] = []
	let [advised, people] = [0, 0]
	for (const label of labels) {
		const advert = adverts.find(({ id }) => id === label.id)
		if (advert === undefined) continue
		readings.push(countReading(advert, label, readAdvert(advert.text).requirements))
		for (const cv of label.cvs) {
			const report = reports.get(`${label.id}/${cv.id}`)
			if (report === undefined) continue
			verdicts.push(countVerdicts(advert, cv.verdicts, report))
			people++
			if (report.advice.kind === cv.advice) advised++
		}
		if (label.order !== undefined) orders.push(kendall(label.order, scoresOf(label.id, reports)))
	}
	const [reading, verdict] = [sumCounts(readings), sumCounts(verdicts)]
	const mean = orders.reduce((sum, one) => sum + one, 0) / orders.length
	console.log(
		[
			[
				`requirements: recall ${share(reading.found, reading.wanted)} of ${reading.wanted}`,
				`precision ${share(reading.right, reading.read)} of ${reading.read}`,
				`need right ${share(reading.needs, reading.found)}`,
			].join(', '),
			[
				`of what CVs show ${share(verdict.seen, verdict.holds)} of ${verdict.holds} is seen (shown, perhaps or listed)`,
				`what is called shown is right ${share(verdict.shownRight, verdict.shown)} of ${verdict.shown}`,
			].join('; '),
			`of ${verdict.offered} lines offered, ${share(verdict.offeredRight, verdict.offered)} are the ones that people name`,
			`of what CVs lack ${share(verdict.askedLacking, verdict.lacks)} of ${verdict.lacks} is asked about (${share(verdict.askedWithoutLine, verdict.lacks)} without a line) and ${share(verdict.namedLacking, verdict.lacks)} is called shown or listed`,
			`order of candidates: Kendall ${orders.map((one) => one.toFixed(2)).join(', ')}, on average ${mean.toFixed(2)}; advice as labelled for ${advised} of ${people}`,
		].join('\n'),
	)
}

function scoresOf(advert: string, reports: Reports): Map<string, number> {
	return new Map(
		[...reports].flatMap(([key, { score }]): [string, number][] =>
			key.startsWith(`${advert}/`) ? [[key.slice(advert.length + 1), score]] : [],
		),
	)
}

function tellOfAgreement(
	one: PeopleLabels[],
	other: PeopleLabels[],
	adverts: readonly AdvertWithPeople[],
): void {
	const asAdverts = (labels: PeopleLabels[]) =>
		labels.map(({ id, requirements }) => {
			const advert = adverts.find((given) => given.id === id)
			return { id, job: advert?.title ?? '', text: advert?.text ?? '', requirements }
		})
	const { recall, precision } = agreementOf(asAdverts(one), asAdverts(other))
	const pairs = one.flatMap(({ id, cvs }) =>
		cvs.flatMap((cv) => {
			const theirs = other.find((label) => label.id === id)?.cvs.find((given) => given.id === cv.id)
			return cv.verdicts.flatMap(({ term, verdict }) => {
				const same = theirs?.verdicts.find((given) => given.term === term)
				return same === undefined ? [] : [verdict === same.verdict]
			})
		}),
	)
	const agreed = share(pairs.filter(Boolean).length, pairs.length)
	console.log(
		[
			`the labels of person 1 by person 2: recall ${recall.toFixed(2)}, precision ${precision.toFixed(2)}`,
			`the same verdict on ${agreed} of ${pairs.length} terms that both marked`,
		].join('; '),
	)
}
