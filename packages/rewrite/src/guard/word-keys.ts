import {
	arePeople,
	areWorkers,
	conjugate,
	correctSpelling,
	findVerb,
	toBritish,
	verbOfAct,
} from '@app/language'
import { findFuzzyVerb } from '../engine/fuzzy-verb.ts'
import { stem } from './stem.ts'
import { findGeneral, findGroups } from './synonyms.ts'

/** What a word means, as keys: words that share one say the same. `general` are keys of wider words, which it says too. */
export type WordKeys = {
	own: readonly string[]
	general: readonly string[]
	/** The verb that the word is a form of or names the act of, or `null`. */
	lemma: string | null
	level: number
}

const remembered = new Map<string, WordKeys>()
/** Words are met again and again; so many are remembered. */
const mostRemembered = 5000

/** The keys of a word, in any of its forms and spellings. */
export function buildWordKeys(word: string): WordKeys {
	const known = remembered.get(word)
	if (known !== undefined) return known
	const keys = readKeys(plain(word))
	if (remembered.size < mostRemembered) remembered.set(word, keys)
	return keys
}

/** The keys of a verb with its particle, such as `look_after`. */
export function keysOfPhrase(entry: string): readonly string[] {
	return [entry, ...findGroups(entry)]
}

const irregularPlurals = new Map(
	'children child, men man, women woman, gentlemen gentleman, shelves shelf, knives knife, halves half, loaves loaf, leaves leaf, feet foot, teeth tooth, criteria criterion, lives life, wives wife, mice mouse, analyses analysis, diagnoses diagnosis'
		.split(', ')
		.map((row): [string, string] => {
			const [plural = '', noun = ''] = row.split(' ')
			return [plural, noun]
		}),
)

// Fewer complaints are complaints reduced.
const comparatives = new Map([
	['fewer', 'reduce'],
	['less', 'reduce'],
	['lower', 'reduce'],
	['higher', 'increase'],
	['shorter', 'shorten'],
	['smaller', 'reduce'],
	['larger', 'increase'],
	['bigger', 'increase'],
	['faster', 'speed'],
	['quicker', 'speed'],
])

function plain(word: string): string {
	const bare = word
		.toLowerCase()
		.normalize('NFD')
		.replace(/[\u0300-\u036f]/g, '')
		.replace(/['’]s?$/, '')
	const joined = bare.replaceAll('-', '')
	const noun = irregularPlurals.get(joined)
	if (noun !== undefined) return noun
	const right = correctSpelling(
		findVerb(joined) === null && findVerb(bare) !== null ? bare : joined,
	)
	return findVerb(right) === null ? toBritish(right) : right
}

// What things do by themselves; nobody's work, so the table of verbs lacks them.
const changes = new Map(
	['rise', 'fall', 'climb', 'soar', 'decline', 'jump', 'dip', 'slip', 'happen'].flatMap((lemma) =>
		Object.values(conjugate(lemma)).map((form): [string, string] => [form, lemma]),
	),
)

/** Whether a word is a form of a verb of change that things do by themselves: "rose", "fell". */
export function isOwnChange(word: string): boolean {
	return changes.has(word)
}

function readKeys(word: string): WordKeys {
	const verb = (findVerb(word) ?? findFuzzyVerb(word))?.verb ?? null
	const lemma = verb?.lemma ?? changes.get(word) ?? verbOfAct(singular(word))?.lemma ?? null
	const stems = new Set([stem(word), ...derivedStems(word)])
	if (lemma !== null) stems.add(stem(lemma))
	const change = comparatives.get(word)
	if (change !== undefined) stems.add(stem(change))
	const act = verbOfAct(singular(word))?.lemma
	if (act !== undefined) stems.add(stem(act))
	const guessed =
		lemma === null && word.endsWith('ed') ? [word.slice(0, -1), word.slice(0, -2)] : []
	const known = [lemma, act].filter((base) => typeof base === 'string')
	const bases = [...new Set([word, singular(word), ...known, ...guessed])]
	const own = [
		...stems,
		...bases.flatMap(findGroups),
		...(change === undefined ? [] : findGroups(change)),
	]
	const level = verb?.level ?? (lemma === null ? 0 : (findVerb(lemma)?.verb.level ?? 0))
	return { own, general: [...bases.flatMap(findGeneral), ...people(word)], lemma, level }
}

function singular(word: string): string {
	return word.replace(/ies$/, 'y').replace(/(?<=[^siu])s$/, '')
}

// "Safely" is safe, "retrained" is trained, "accuracy" is accurate.
function derivedStems(word: string): string[] {
	const stems: string[] = []
	if (word.endsWith('ly') && word.length > 5) stems.push(stem(word.replace(/(?<=ic)ally$|ly$/, '')))
	if (/^re.{4}/.test(word)) stems.push(stem(word.slice(2)))
	if (/c[ye]$/.test(word) && word.length > 5) stems.push(stem(`${word.slice(0, -2)}t`))
	if (word.endsWith('ety')) stems.push(stem(word.slice(0, -2)))
	if (/(?:ity|ness)$/.test(word) && word.length > 6)
		stems.push(stem(word.replace(/(?:ity|iness|ness)$/, '')))
	return stems.filter((stem) => stem.length > 2)
}

function people(word: string): string[] {
	if (!arePeople(word)) return []
	const wider = ['people', 'individual']
	return (areWorkers(word) ? [...wider, 'staff', 'team', 'colleague'] : wider).map((noun) =>
		stem(noun),
	)
}
