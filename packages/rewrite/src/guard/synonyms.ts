import { generalWords } from './general-words.ts'
import { nounGroups } from './noun-synonyms.ts'
import { stem } from './stem.ts'
import { verbGroups } from './verb-synonyms.ts'

const groups = new Map<string, string[]>()
const general = new Map<string, string[]>()
const phrases = new Map<string, { particle: string; entry: string }[]>()

for (const [index, row] of [...verbGroups.split('\n'), ...nounGroups.split('\n')].entries())
	for (const entry of row.split(' ')) {
		addTo(groups, entry, `=${index}`)
		addPhrase(entry)
	}
for (const row of generalWords.split('\n')) {
	const [specific = '', ...wider] = row.split(' ')
	for (const word of wider) addTo(general, specific, keyOfEntry(word))
}

/** The groups of interchangeable words that a verb, a noun or a verb with its particle belongs to, in its base form. */
export function findGroups(key: string): readonly string[] {
	return groups.get(key) ?? []
}

/** The stems of less precise words for what a word in its base form says. */
export function findGeneral(key: string): readonly string[] {
	return general.get(key) ?? []
}

/** The verbs with a particle that begin with a verb: "look" may be "look after" and "look over". */
export function findPhrases(lemma: string): readonly { particle: string; entry: string }[] {
	return phrases.get(lemma) ?? []
}

function keyOfEntry(entry: string): string {
	return entry.includes('_') ? entry : stem(entry)
}

function addPhrase(entry: string): void {
	const at = entry.indexOf('_')
	if (at < 0) return
	const known = phrases.get(entry.slice(0, at)) ?? []
	const particle = entry.slice(at + 1).replaceAll('_', ' ')
	if (!known.some((other) => other.entry === entry))
		phrases.set(entry.slice(0, at), [...known, { particle, entry }])
}

function addTo(index: Map<string, string[]>, key: string, value: string): void {
	index.set(key, [...(index.get(key) ?? []), value])
}
