import { readFileSync } from 'node:fs'
import { readAdvert } from '@app/ats'

type Term = { term: string; need: 'essential' | 'desirable' | 'mentioned' }
type LabelledAdvert = { id: string; job: string; text: string; requirements: Term[] }

const file = new URL('./match/labelled-adverts.json', import.meta.url)

/**
 * What of labelled adverts is read out of them. The adverts and their labels were written by a hand that had not seen
 * the lexicon; a term counts as found when what was read shares words with it at the same place.
 */
export async function benchMatch(): Promise<void> {
	const adverts: LabelledAdvert[] = JSON.parse(readFileSync(file, 'utf8'))
	const rows = adverts.map(rowOf)
	console.log('advert                         recall  precision  need told right')
	for (const row of rows) {
		const cells = [
			share(row.found, row.wanted),
			share(row.right, row.read),
			share(row.needs, row.found),
		]
		console.log(`${row.job.padEnd(30)} ${cells.map((cell) => cell.padStart(9)).join(' ')}`)
	}
	const sum = (key: 'found' | 'wanted' | 'right' | 'read' | 'needs') =>
		rows.reduce((total, row) => total + row[key], 0)
	console.log(
		`all: recall ${share(sum('found'), sum('wanted'))} of ${sum('wanted')} terms, precision ${share(sum('right'), sum('read'))} of ${sum('read')} read, need right ${share(sum('needs'), sum('found'))}`,
	)
	console.log(`missed, for example: ${rows.flatMap(({ missed }) => missed.slice(0, 2)).join('; ')}`)
}

function rowOf({ job, text, requirements }: LabelledAdvert) {
	const read = readAdvert(text).requirements
	const matches = requirements.map((wanted) => ({
		wanted,
		hits: read.filter(({ quote }) => overlaps(quote, wanted.term)),
	}))
	const found = matches.filter(({ hits }) => hits.length > 0)
	return {
		job,
		wanted: requirements.length,
		found: found.length,
		needs: found.filter(({ wanted, hits }) => hits.some(({ need }) => need === wanted.need)).length,
		read: read.length,
		right: read.filter(({ quote }) => requirements.some(({ term }) => overlaps(quote, term)))
			.length,
		missed: matches.filter(({ hits }) => hits.length === 0).map(({ wanted }) => wanted.term),
	}
}

function overlaps(quote: string, term: string): boolean {
	const [a, b] = [quote.toLowerCase(), term.toLowerCase()]
	return a.includes(b) || b.includes(a)
}

function share(part: number, whole: number): string {
	return whole === 0 ? '–' : (part / whole).toFixed(2)
}
