import { readFileSync } from 'node:fs'
import { type Requirement, readAdvert } from '@app/ats'
import { splitWords, stemWord } from '@app/language'

type Term = { term: string; need: 'essential' | 'desirable' | 'mentioned' }
type LabelledAdvert = { id: string; job: string; text: string; requirements: Term[] }

const sets = {
	development: 'labelled-adverts.json',
	sealed: 'sealed-adverts.json',
	'sealed-2': 'sealed-adverts-2.json',
	'sealed-3': 'sealed-adverts-3.json',
	'sealed-4': 'sealed-adverts-4.json',
	'sealed-5': 'sealed-adverts-5.json',
	'sealed-6': 'sealed-adverts-6.json',
	'sealed-7': 'sealed-adverts-7.json',
	'sealed-8': 'sealed-adverts-8.json',
}

/**
 * What was read of each set when it was new: recall, precision, need told right, and the recall of what is asked for.
 * What a set showed to be missing was then taught, so only these tell of adverts that nobody has seen. The third set is
 * of jobs drawn by lot from all occupations; the fifth is of jobs of which the lexicon was not made,
 * the sixth half of common and half of rare ones;
 * the seventh, of the commonest jobs, and the eighth, of jobs that no earlier set has, are by somebody who never saw the
 * lexicon or the reader.
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
}

/**
 * What of labelled adverts is read out of them: first those that the reader was made with, then sets that were written
 * and labelled before anybody saw what is read of them. A term counts as found when what was read shares its words at
 * the same place with at most three words more or fewer; "asked for" leaves out the duties that an advert only mentions.
 */
export async function benchMatch(): Promise<void> {
	const [, , , only] = process.argv
	for (const [name, file] of Object.entries(sets))
		if (only === undefined || only === name) tellOf(name, file)
	tellOfFirstContact()
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

function tellOf(name: string, file: string): void {
	const path = new URL(`./match/${file}`, import.meta.url)
	const adverts: LabelledAdvert[] = JSON.parse(readFileSync(path, 'utf8'))
	const rows = adverts.map(rowOf)
	console.log(
		`${`${name}, ${adverts.length} adverts`.padEnd(30)}    recall  precision  need told right`,
	)
	for (const row of rows) {
		const cells = [
			share(row.found, row.wanted),
			share(row.right, row.read),
			share(row.needs, row.found),
		]
		console.log(`${row.job.padEnd(30)} ${cells.map((cell) => cell.padStart(9)).join(' ')}`)
	}
	const sum = (key: 'found' | 'wanted' | 'right' | 'read' | 'needs' | 'asked' | 'foundAsked') =>
		rows.reduce((total, row) => total + row[key], 0)
	console.log(
		`${name}: recall ${share(sum('found'), sum('wanted'))} of ${sum('wanted')} terms, precision ${share(sum('right'), sum('read'))} of ${sum('read')} read, need right ${share(sum('needs'), sum('found'))}`,
	)
	console.log(
		`asked for: recall ${share(sum('foundAsked'), sum('asked'))} of ${sum('asked')} terms that are essential or desirable`,
	)
	console.log(
		`missed, for example: ${rows.flatMap(({ missed }) => missed.slice(0, 2)).join('; ')}\n`,
	)
}

function rowOf({ job, text, requirements }: LabelledAdvert) {
	const read = readAdvert(text).requirements
	const matches = requirements.map((wanted) => ({
		wanted,
		hits: read.filter((one) => names(one, wanted.term)),
	}))
	const found = matches.filter(({ hits }) => hits.length > 0)
	const isAsked = ({ wanted }: { wanted: Term }) => wanted.need !== 'mentioned'
	return {
		job,
		wanted: requirements.length,
		found: found.length,
		asked: matches.filter(isAsked).length,
		foundAsked: found.filter(isAsked).length,
		needs: found.filter(({ wanted, hits }) => hits.some(({ need }) => need === wanted.need)).length,
		read: read.length,
		right: read.filter((one) => requirements.some(({ term }) => names(one, term))).length,
		missed: matches.filter(({ hits }) => hits.length === 0).map(({ wanted }) => wanted.term),
	}
}

function names({ quote, alsoSaid }: Requirement, term: string): boolean {
	return [quote, ...alsoSaid].some((words) => overlaps(words, term))
}

const mostExtraWords = 3

function overlaps(quote: string, term: string): boolean {
	const [a, b] = [wordsOf(quote), wordsOf(term)]
	const [short, long] = a.length <= b.length ? [a, b] : [b, a]
	return (
		long.length - short.length <= mostExtraWords &&
		` ${long.join(' ')} `.includes(` ${short.join(' ')} `)
	)
}

function wordsOf(text: string): string[] {
	return splitWords(text.toLowerCase().replaceAll('-', ' ')).map(stemWord)
}

function share(part: number, whole: number): string {
	return whole === 0 ? '–' : (part / whole).toFixed(2)
}
