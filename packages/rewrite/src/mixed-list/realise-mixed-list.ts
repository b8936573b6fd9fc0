import { splitSentences, withCapital, withoutCapital } from '@app/language'
import type { Draft, Tense } from '../engine/clause.ts'
import { readOpening } from '../engine/read-opening.ts'
import { inTense, plainer } from '../engine/realise-clauses.ts'
import { normaliseSeparators } from '../parallel/normalise-separators.ts'
import { isOfOneTime } from '../parallel/realise-parallel.ts'
import { shortenPhrases } from '../shorten-phrases.ts'
import { type ListItem, readListItems } from './read-list-items.ts'

/** More pieces than this are no line of a CV but a whole job. */
const mostItems = 14
const fewestItems = 3
/** The longest sentence that one still reads at once. */
const mostInOne = 150

/**
 * Rewrites a list of work that mixes verbs and nouns: acts named by nouns get a verb that claims nothing more, such
 * as "did". Returns `null` if a piece is a thing without an act, since only the writer can say what was done with it.
 */
export function realiseMixedList(
	line: string,
	tense: Tense,
	{ isCorrected }: { isCorrected: boolean },
): Draft | null {
	const { text, hasGain } = normaliseSeparators(line)
	if (!isOfOneTime(text, tense)) return null
	const lists = splitSentences(text).map((sentence) => readSentence(sentence, tense))
	const items = lists.flatMap((list) => list ?? [])
	if (lists.includes(null) || countPieces(items) < fewestItems || items.length > mostItems)
		return null
	const isMessy = isCorrected || hasGain || /^\p{Ll}/u.test(line) || readOpening(line) !== null
	if (/\p{Ll}\/\p{Ll}/u.test(text)) return null
	if (!isTellable(items, tense) || !(isMessy || isListOfTasks(items))) return null
	const told = tellItems(items, tense)
	return /\band being\b/.test(told) ? null : toDraft(line, told)
}

function countPieces(items: readonly ListItem[]): number {
	return items.reduce((sum, { more }) => sum + 1 + more.length, 0)
}

function readSentence(sentence: string, tense: Tense): ListItem[] | null {
	const bare = sentence.replace(/[.;]$/, '')
	const opened = readOpening(bare)
	if (opened !== null && /^(?:charge|part)$/.test(opened.kind)) return null
	const opening = opened?.kind === 'own' ? opened : null
	const body = opening?.body ?? bare
	if (/\p{L}:/u.test(body)) return null
	return readListItems(withoutCapital(body), { tense, isPlain: opening?.isPlain === true })
}

function toDraft(line: string, told: string): Draft {
	const shorter = shortenPhrases(told)
	const change = { kind: 'phrase' as const, before: line, after: shorter.after }
	return { after: shorter.after, changes: [change, ...shorter.changes] }
}

// Whether the writer's own verbs carry the list. In a list of nouns alone, most verbs would be ours.
function isTellable(items: readonly ListItem[], tense: Tense): boolean {
	const work = items.filter(({ verb }) => verb !== null)
	const supplied = work.filter(({ form }) => form === 'task').length
	if (supplied * 2 > work.length) return false
	if (work.length < 2 && items.every(({ more }) => more.length < fewestItems - 1)) return false
	return tense === 'past' || !items.some(({ form }) => form === 'past' || form === 'participle')
}

// Finished lines open with a verb in its tense; lists of gerunds and nouns don't.
function isListOfTasks(items: readonly ListItem[]): boolean {
	const isOpen = /^(?:gerund|role)$/.test(items[0]?.form ?? '')
	return isOpen && items.some(({ form }) => form === 'task')
}

type Group = { verb: string; objects: string[] }

function hasPlainObjects({ objects }: Group): boolean {
	return objects.every((object) => object !== '' && !/ (?:and|with|to|for) /.test(object))
}

function tellItems(items: readonly ListItem[], tense: Tense): string {
	const groups: Group[] = []
	for (const item of items) addToGroups(groups, item, tense)
	const notes = items.filter(({ form }) => form === 'note').map(({ object }) => withCapital(object))
	const work = inSentences(
		groups.map(({ verb, objects }) => [verb, inList(objects)].filter(Boolean).join(' ')),
	)
	return notes.length === 0 ? work : `${[work.replace(/\.$/, ''), ...notes].join('. ')}.`
}

// Tasks of one verb stand together; acts only where they stood so.
function addToGroups(groups: Group[], item: ListItem, tense: Tense): void {
	if (item.verb === null) return
	const { verb, object } =
		item.form === 'task'
			? { verb: item.verb, object: item.object }
			: plainer({ verb: item.verb, object: item.object })
	const form = tense === 'past' ? verb.past : verb.lemma
	const [out = ''] = /^out (?=\p{L})/u.exec(object) ?? []
	const told = [item.adverb, form, item.particle, out.trim()].filter(Boolean).join(' ')
	const thing = inTense(verb.lemma, object.slice(out.length), tense)
	const isAdjacent = groups.at(-1)?.verb === told && groups.slice(-1).every(hasPlainObjects)
	const objects = [thing, ...item.more]
	if (item.form === 'task' || isAdjacent) joinGroup(groups, told, objects)
	else groups.push({ verb: told, objects })
}

function joinGroup(groups: Group[], verb: string, objects: readonly string[]): void {
	const same = groups.find((group) => group.verb === verb)
	if (same === undefined) groups.push({ verb, objects: [...objects] })
	else same.objects.push(...objects)
}

// Joins pieces into sentences: a piece that contains a list gets a separate sentence; short pieces share one.
function inSentences(pieces: readonly string[]): string {
	const sentences: string[][] = []
	for (const piece of pieces) {
		const current = sentences.at(-1)
		const isComplex = / and |, /.test(piece)
		const fits =
			current !== undefined &&
			!isComplex &&
			!current.some((one) => / and |, /.test(one)) &&
			[...current, piece].join(', ').length <= mostInOne
		if (fits) current.push(piece)
		else sentences.push([piece])
	}
	return (
		sentences.map((list) => withCapital(inList(list))).join('. ') +
		(sentences.length > 1 ? '.' : '')
	)
}

function inList(items: readonly string[]): string {
	const last = items.at(-1) ?? ''
	return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`
}
