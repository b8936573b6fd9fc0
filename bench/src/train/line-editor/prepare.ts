import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { openMeaning } from '@app/language/meaning/open'
import { correctLine } from '@app/rewrite'
import { readFeatures } from '@app/rewrite/line-editor'
import { readTokens } from '@app/language/corrector'
import { alignEdits } from './align-edits.ts'

const [folder = '', pairs = '', out = ''] = process.argv.slice(2)
const mostWords = 70
const lines: string[] = []

/** How a line is meant to be read: as it is corrected, as it was written, a bullet as it was printed, only corrected. */
type Kind = 'corrected' | 'written' | 'printed' | 'correction'

function add(hand: string, kind: Kind, isCurrent: boolean, [from, to]: readonly [string, string]) {
	const words = readFeatures(from, openMeaning())
	if (words.length === 0 || words.length > mostWords) return
	const edits = alignEdits(words.map(({ word }) => word), readTokens(to).map(({ lower }) => lower))
	lines.push(
		JSON.stringify({
			hand, kind, current: Number(isCurrent), from, to,
			words: words.map(({ word, wordClass, shape, affixes, meaning }) => ({ w: word, c: wordClass, s: shape, g: affixes, v: meaning + 1 })),
			edits: edits.map(({ word, mark, words, tense }) => [word, mark, words, tense]),
		}),
	)
}

for (const name of readdirSync(folder).filter((one) => one.endsWith('.tsv')).sort()) {
	const hand = name.replace('.tsv', '')
	for (const row of readFileSync(`${folder}/${name}`, 'utf8').split('\n').slice(1)) {
		const [current, messy = '', printed] = row.split('\t')
		if (printed === undefined || messy === '') continue
		const corrected = correctLine(messy).text || messy
		const isCurrent = current === 'yes'
		add(hand, 'corrected', isCurrent, [corrected, printed])
		if (corrected.toLowerCase() !== messy.toLowerCase()) add(hand, 'written', isCurrent, [messy, printed])
		if (printed !== messy)
			for (const bullet of printed.split(' • ')) if (bullet.split(' ').length > 3) add(hand, 'printed', isCurrent, [bullet, bullet])
	}
}
if (pairs !== '')
	for (const name of readdirSync(pairs).filter((one) => /^lines-\d+\.tsv$/.test(one)))
		for (const row of readFileSync(`${pairs}/${name}`, 'utf8').split('\n').slice(1)) {
			const [messy = '', correct] = row.split('\t')
			if (correct !== undefined && messy !== '') add(name.replace('lines-', 'c').replace('.tsv', ''), 'correction', false, [messy, correct])
		}
writeFileSync(out, lines.join('\n'))
console.log(lines.length)
