import { readAdvert } from '@app/match'
import { agreementOf } from './match/agreement.ts'
import {
	advertsKeptBack,
	knownSets,
	type LabelledAdvert,
	labelledAdverts,
	lessons,
} from './match/labelled-adverts.ts'
import { benchPeople } from './match/people/bench-people.ts'
import { printLetters } from './match/people/print-letters.ts'
import { scoreReading, share, sumReadings } from './match/score-reading.ts'
import { tellOfSlowAdverts } from './match/slow-adverts.ts'

/**
 * The first results on each set, when it was new: recall, precision, need told right, and the recall of requirements
 * asked for. The reader was then taught what a set showed to be missing, so only these figures tell about unseen
 * adverts. The third set has jobs drawn by lot from all occupations; the fifth has jobs from which the lexicon wasn't
 * made; the sixth has half common and half rare jobs. The seventh, of the commonest jobs, and the eighth, of jobs
 * that no earlier set has, were written without knowledge of the lexicon or the reader. The adverts kept back were
 * first read by the rules as they were before anything was learned.
 */
const atFirst: Record<
	string,
	[recall: number, precision: number, need: number, asked: number | null]
> = {
	sealed: [0.72, 0.89, 0.9, null],
	'sealed-2': [0.69, 0.83, 0.88, 0.84],
	'sealed-3': [0.76, 0.79, 0.94, 0.81],
	'sealed-4': [0.85, 0.82, 0.94, 0.86],
	'sealed-5': [0.83, 0.85, 0.95, 0.86],
	'sealed-6': [0.84, 0.88, 0.86, 0.91],
	'sealed-7': [0.86, 0.79, 0.92, 0.86],
	'sealed-8': [0.86, 0.77, 0.83, 0.86],
	'kept back, by rules': [0.74, 0.72, 0.87, 0.79],
}

/**
 * Measures how well labelled adverts are read: first adverts that neither rules nor weights have seen, then adverts
 * that the reader was made with and learned from. A term counts as found when the requirement read shares its words
 * at the same place with at most three words more or fewer. "Asked for" leaves out the duties that an advert only
 * mentions.
 */
export async function benchMatch(): Promise<void> {
	const [, , , only, ...options] = process.argv
	const [option, folder] = options
	const from = option === '--from' ? folder : undefined
	if (only === 'letters') {
		const to = options.indexOf('--to')
		const file = to < 0 ? undefined : options[to + 1]
		return await printLetters({ all: options.includes('--all'), ...(file && { to: file }) })
	}
	if (only === undefined || only === 'people') await benchPeople(from)
	if (only === 'people') return
	if (only === undefined || only === 'kept-back') tellOfKeptBack()
	const learnedFrom = { ...knownSets, lessons }
	for (const [name, file] of Object.entries(learnedFrom))
		if (only === undefined || only === name) tellOf(`${name} (learned from)`, labelledAdverts(file))
	tellOfFirstContact()
	tellOfSlowAdverts()
}

// Nobody can read more alike with the labellers than they do with each other.
function tellOfKeptBack(): void {
	const { byMost, byEach } = advertsKeptBack()
	// The misses of these adverts aren't printed, so that nobody adapts the reader to them.
	tellOf('kept back', byMost, { isOpen: false })
	console.log('the same adverts by the labels of each person, and how they read each other')
	console.log(`${''.padEnd(30)} recall  precision`)
	for (const { name, adverts } of byEach) {
		const { found, wanted, right, read } = readingOf(adverts)
		console.log(
			`${`Ella by ${name}`.padEnd(30)}   ${share(found, wanted)}       ${share(right, read)}`,
		)
	}
	for (const [one, other] of listPairs(byEach)) {
		const { recall, precision } = agreementOf(one.adverts, other.adverts)
		console.log(
			`${`${one.name} by ${other.name}`.padEnd(30)}   ${recall.toFixed(2)}       ${precision.toFixed(2)}`,
		)
	}
	console.log('')
}

function listPairs<One>(all: readonly One[]): [One, One][] {
	return all.flatMap((one, index) => all.slice(index + 1).map((other): [One, One] => [one, other]))
}

function readingOf(adverts: readonly LabelledAdvert[]) {
	return sumReadings(
		adverts.map((advert) => scoreReading(advert, readAdvert(advert.text).requirements)),
	)
}

function tellOfFirstContact(): void {
	console.log(
		'when each set was new    recall  precision  need told right  recall of what is asked for',
	)
	for (const [name, figures] of Object.entries(atFirst))
		console.log(
			`${name.padEnd(22)} ${figures.map((figure) => (figure?.toFixed(2) ?? '–').padStart(9)).join(' ')}`,
		)
}

function tellOf(name: string, adverts: readonly LabelledAdvert[], { isOpen = true } = {}): void {
	console.log(
		`${`${name}, ${adverts.length} adverts`.padEnd(40)}    recall  precision  need told right`,
	)
	for (const advert of adverts) {
		const { found, wanted, right, read, needs } = readingOf([advert])
		const cells = [share(found, wanted), share(right, read), share(needs, found)]
		console.log(`${advert.job.padEnd(40)} ${cells.map((cell) => cell.padStart(9)).join(' ')}`)
	}
	const all = readingOf(adverts)
	console.log(
		`${name}: recall ${share(all.found, all.wanted)} of ${all.wanted} terms, precision ${share(all.right, all.read)} of ${all.read} read, need right ${share(all.needs, all.found)}`,
	)
	console.log(
		`asked for: recall ${share(all.foundAsked, all.asked)} of ${all.asked} terms that are essential or desirable`,
	)
	console.log(
		`at the same place, wherever both begin and end: recall ${share(all.foundPlace, all.wanted)}, precision ${share(all.rightPlace, all.read)}`,
	)
	if (isOpen) console.log(`missed, for example: ${all.missed.join('; ')}`)
	console.log('')
}
