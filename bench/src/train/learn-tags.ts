import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { type Tag, tags, tagTokens } from '@app/language/analysis'
import { type TaggedLine, trainTagger } from './train-tagger.ts'

const folder = new URL('../language/tagged/', import.meta.url)
const weightsFile = new URL(
	'../../../packages/language/src/analysis/tag-weights.ts',
	import.meta.url,
)
/** The files of one hand, with lines of other trades, that are left out to measure the tagger. */
const leftOut = /^gold-C-own/

/** Learns parts of speech from lines that people tagged, reports how new lines of another hand come out, and writes the weights. */
export function learnTags(): void {
	const files = readdirSync(folder).sort()
	const others = files.filter((name) => !leftOut.test(name)).flatMap(readTagged)
	const unseen = files.filter((name) => leftOut.test(name)).flatMap(readTagged)
	const held = trainTagger(others)
	console.log(
		`parts of speech: learned from ${others.length} lines, ${unseen.length} lines of another hand and 18 trades left out: ${report(held, unseen)}`,
	)
	printAgreement()
	const weights = trainTagger([...others, ...unseen])
	const packed = Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength).toString(
		'base64',
	)
	writeFileSync(
		weightsFile,
		`/** What \`npm run train -- --only tags\` learned: one signed byte for each feature index and tag. */\nexport const tagWeights =\n\t'${packed}'\n`,
	)
	console.log(`${Math.round(weights.length / 1000)} kB of weights`)
}

// A third hand tagged the first hundred lines of each of the first two again, without seeing their tags.
function printAgreement(): void {
	for (const [hand, second] of [
		['A', 'agree-C-1.txt'],
		['B', 'agree-C-3.txt'],
	] as const) {
		const again = readTagged(`../second-hand/${second}`)
		const first = [1, 2].flatMap((part) => readTagged(`gold-${hand}-${part}.txt`))
		// Lines that the two cut into other words are left out.
		const pairs = again.flatMap((line, index) => {
			const other = first[index]
			return other?.tags.length === line.tags.length ? [{ own: line.tags, theirs: other.tags }] : []
		})
		const tags = pairs.flatMap(({ own, theirs }) => own.map((tag, index) => tag === theirs[index]))
		const agreed = tags.filter(Boolean).length
		console.log(
			`hands ${hand} and C agree on ${agreed} of ${tags.length} tags (${pairs.length} lines)`,
		)
	}
}

function report(weights: Int8Array, lines: readonly TaggedLine[]): string {
	let [right, all, verbs, found, whole] = [0, 0, 0, 0, 0]
	for (const { tokens, tags: gold } of lines) {
		const guessed = tagTokens(weights, tokens)
		const good = guessed.filter((tag, index) => tag === gold[index]).length
		right += good
		all += gold.length
		whole += good === gold.length ? 1 : 0
		verbs += gold.filter((tag) => tag.startsWith('V')).length
		found += gold.filter(
			(tag, index) => tag.startsWith('V') && guessed[index]?.startsWith('V') === true,
		).length
	}
	const percent = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`
	return `${percent(right, all)} of tags right, ${percent(found, verbs)} of verbs found, ${percent(whole, lines.length)} of lines whole`
}

// "Managed_VBD a_DT team_NN": a line of the file is a line of a CV.
function readTagged(name: string): TaggedLine[] {
	const known: ReadonlySet<string> = new Set(tags)
	return readFileSync(new URL(name, folder), 'utf8')
		.split('\n')
		.filter((line) => line.trim() !== '')
		.map((line) => {
			let at = 0
			const tokens = line
				.trim()
				.split(/\s+/)
				.map((word) => {
					const cut = word.lastIndexOf('_')
					const [text, tag] = [word.slice(0, cut), word.slice(cut + 1)]
					const token = { text, start: at, end: at + text.length }
					at = token.end + 1
					return { token, tag: (known.has(tag) ? tag : 'UH') as Tag }
				})
			return { tokens: tokens.map(({ token }) => token), tags: tokens.map(({ tag }) => tag) }
		})
}
