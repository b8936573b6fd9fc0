import { lineWordLists } from '../line-words.ts'
import { fold } from '../text/fold.ts'
import { findVerb } from '../verbs/find-verb.ts'
import { toBritish } from '../wording/british-spelling.ts'
import type { Tag } from './tags.ts'

const irregularNouns = new Map(
	`children child, men man, women woman, gentlemen gentleman, people person, shelves shelf, knives knife,
	halves half, loaves loaf, leaves leaf, feet foot, teeth tooth, geese goose, criteria criterion, lives life,
	wives wife, mice mouse, analyses analysis, diagnoses diagnosis, media media, data data, buses bus, gases gas,
	lenses lens, series series, sales sale, premises premises`
		.split(/,\s+/)
		.map((row) => row.split(' ') as [string, string]),
)

/** The form of a word that a dictionary lists: "managed" → "manage", "invoices" → "invoice". In small letters, British. */
export function lemmatise(word: string, tag: Tag): string {
	const lower = toBritish(fold(word).replace(/'s?$/, ''))
	if (tag === 'NNP') return lower
	if (tag.startsWith('V')) return verbLemma(lower)
	if (tag === 'NNS' || tag === 'NN' || tag === 'NN$') return nounLemma(lower)
	if (tag === 'JJ') return comparative(lower)
	return lower
}

function verbLemma(word: string): string {
	const known = findVerb(word)?.verb.lemma ?? auxiliaries.get(word)
	if (known !== undefined) return known
	if (word.endsWith('ing')) return withoutEnding(word.slice(0, -3))
	if (word.endsWith('ied')) return `${word.slice(0, -3)}y`
	if (word.endsWith('ed')) return withoutEnding(word.slice(0, -2))
	if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
	if (/(?:ss|x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2)
	return /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

const auxiliaries = new Map(
	`am be, are be, is be, was be, were be, been be, being be, has have, had have, having have, does do, did do,
	done do, doing do, went go, gone go, got get, lost lose, ate eat, fell fall, felt feel, caught catch,
	threw throw, tore tear, woke wake, slept sleep, fought fight, left leave, meant mean, rose rise`
		.split(/,\s+/)
		.map((row) => row.split(' ') as [string, string]),
)

// The stem gets back the e that its ending took, or loses the consonant that was doubled before it.
function withoutEnding(stem: string): string {
	if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1)
	return /(?:[^aeiou]l|[aeiou](?:s|v|z|c|g)|at|iz|is|[^aeiou]ur|ur|dg|rg|ng|rs|ns|lv|rv|c|u|ag|ud|rad|[^aeiou][aeiou]k|ir|or[^aeiou]?t?|ot)$/.test(
		stem,
	) && !/(?:ing|ai[nr]|er|ist|ort|ment|ang|ong|ing|ess|ss|us)$/.test(stem)
		? `${stem}e`
		: stem
}

function nounLemma(word: string): string {
	const known = irregularNouns.get(word)
	if (known !== undefined) return known
	if (word.length < 4 || /(?:ss|us|is|ics|news)$/.test(word)) return word
	if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
	if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2)
	return word.endsWith('s') ? word.slice(0, -1) : word
}

const irregularComparatives = new Map(
	'better good, best good, worse bad, worst bad, fewer few, fewest few, less little, least little, more many, most many, further far'
		.split(', ')
		.map((row) => row.split(' ') as [string, string]),
)

const shortAdjectiveStem = lineWordLists.pattern('stems-of-short-adjectives', 'whole', '')

function comparative(word: string): string {
	const known = irregularComparatives.get(word)
	if (known !== undefined) return known
	const match = /^(.{3,})(?:er|est)$/.exec(word)
	if (match === null || !shortAdjectiveStem.test(match[1] ?? '')) return word
	const stem = (match[1] ?? '').replace(/i$/, 'y').replace(/([gt])\1$/, '$1')
	return /^(?:larg|saf|lat|wid)$/.test(stem) ? `${stem}e` : stem
}
