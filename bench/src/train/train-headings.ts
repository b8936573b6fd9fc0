import { readFileSync } from 'node:fs'
import {
	type ClassifierWeights,
	type HeadingKind,
	headingFeatures,
	headingKinds,
	headingPlaces,
	sharesOfHeadings,
} from '@app/cv-import/classifier'
import { parseTsv } from '@app/language'
import { createRandom } from '../import/random.ts'
import { collectPhrases } from './collect-phrases.ts'
import { learnKinds } from './learn-kinds.ts'

/** A line of a CV and the section that it is the title of. */
export type Heading = { text: string; kind: HeadingKind }

const tables = {
	/** The titles that the reader knows word for word. */
	known: {
		file: new URL('../../../packages/cv-import/data/section-titles.tsv', import.meta.url),
		column: 'title',
	},
	/** Titles of CVs in their own spellings, and short lines that are no titles. */
	seen: { file: new URL('./vocabulary/headings.tsv', import.meta.url), column: 'text' },
} as const

/** Every so many lines that CVs print are kept back, to see how often the model is right about new ones. */
const keptBack = 10
/** Generated CVs whose phrases are taught as lines that are no titles. */
const cvs = 600

/** Returns the lines to learn from and the lines kept back. */
export function collectHeadings(): { taught: Heading[]; kept: Heading[] } {
	const seen = readTable(tables.seen)
	const isKept = (index: number) => index % keptBack === 0
	const taught = [
		...readTable(tables.known).flatMap((heading) => [heading, ...misspell(heading)]),
		...seen.filter((_, index) => !isKept(index)),
		...collectPhrases('development', cvs, 'headings').flatMap(({ text }) =>
			text.length > 60 ? [] : [{ text, kind: 'none' as const }],
		),
	]
	const known = new Set(taught.map(({ text }) => text))
	return { taught, kept: seen.filter(({ text }, index) => isKept(index) && !known.has(text)) }
}

/** Learns which words are titles of which sections. The same lines and seed give the same weights. */
export function trainHeadings(headings: readonly Heading[], seed: string): ClassifierWeights {
	const lessons = headings.map(({ text, kind }) => ({
		places: headingFeatures(text),
		kind: headingKinds.indexOf(kind),
	}))
	const size = { kinds: headingKinds.length, places: headingPlaces }
	return learnKinds(lessons, { ...size, seed, pull: 0.004 })
}

/** Prints how often titles that were kept back are taken for titles, and other lines for none. */
export function reportHeadings(weights: ClassifierWeights, kept: readonly Heading[]): void {
	const judged = kept.map(({ text, kind }) => {
		const shares = sharesOfHeadings(weights, text)
		const none = shares.at(-1) ?? 0
		const titled = shares.slice(0, -1)
		const best = headingKinds[titled.indexOf(Math.max(...titled))]
		return { isTitle: kind !== 'none', saysTitle: none < 0.5, isKind: best === kind }
	})
	const titles = judged.filter(({ isTitle }) => isTitle)
	const others = judged.filter(({ isTitle }) => !isTitle)
	const share = (some: boolean[]) =>
		`${((100 * some.filter(Boolean).length) / some.length).toFixed(1)} %`
	console.log(`titles taken for titles ${share(titles.map(({ saysTitle }) => saysTitle))}`)
	console.log(`titles put to their section ${share(titles.map(({ isKind }) => isKind))}`)
	console.log(`other lines taken for titles ${share(others.map(({ saysTitle }) => saysTitle))}`)
}

function readTable({ file, column }: { file: URL; column: 'title' | 'text' }): Heading[] {
	const rows = parseTsv<typeof column | 'kind'>(readFileSync(file, 'utf8').trimEnd())
	return rows.map((row) => ({ text: row[column], kind: toHeadingKind(row.kind) }))
}

/** The kind with a name; what names the document is the title of no section. Throws where there is no such kind. */
export function toHeadingKind(name: string): HeadingKind {
	const kind = name === 'document' ? 'none' : headingKinds.find((known) => known === name)
	if (kind === undefined) throw new Error(`There is no kind of heading "${name}".`)
	return kind
}

// A letter left out, a letter twice, two letters changed over.
function misspell({ text, kind }: Heading): Heading[] {
	if (text.length < 8) return []
	const random = createRandom(text)
	const at = 1 + Math.floor(random.next() * (text.length - 3))
	return [
		text.slice(0, at) + text.slice(at + 1),
		text.slice(0, at) + (text[at] ?? '') + text.slice(at),
		text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
	].map((wrong) => ({ text: wrong, kind }))
}
