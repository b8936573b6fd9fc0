import {
	arePeople,
	correctOverregularisedPast,
	findConcepts,
	findSlips,
	findVerb,
	functionWords,
	inBritishSpelling,
	isAlwaysCapital,
	isCommonWord,
	splitWords,
	withoutBullet,
} from '@app/language'
import { analyseLine } from '@app/language/analysis'
import {
	correctOverregularisedPlural,
	isKnownWord,
	looksMisspelt,
	wordRank,
} from '@app/language/correction'
import { isShouted } from '../engine/lower-shouted.ts'
import { tidyLine } from '../engine/tidy-line.ts'
import { rewriteWords } from '../word-lists.ts'
import { correctByModel, type UnsurePlace } from './correct-by-model.ts'
import { correctGrammar } from './correct-grammar.ts'
import { expandShorthand } from './expand-shorthand.ts'

/** A line with its mistakes corrected. */
export type CorrectedLine = {
	text: string
	/** Words that were wrong and are right now: spelling, apostrophes, a word taken for another. Small things do not count. */
	corrections: number
	/** Words of the line as it was that are none, whoever wrote it. */
	misspelt: readonly string[]
	/** Words that are surely wrong, or may be, and for which nothing right is sure. */
	doubts: string[]
	/** Places of the line where something else was probably meant, which a remark names. */
	unsure: readonly UnsurePlace[]
	/** How many mistakes are probably left at other places. */
	expected: number
}

// A whole word: not a part of a code, an address or a hyphenated word.
const word = /(?<![\p{L}\p{N}'’.@/&#_+-])\p{L}+(?![\p{L}\p{N}'’@/&#_+]|-\p{L}|\.\p{L})/gu

/** The lines read last, because several judges look at one offer one after the other. */
const remembered = new Map<string, CorrectedLine>()
const mostRemembered = 128

/**
 * Corrects spelling, apostrophes, short forms and words taken for others. A word that may be a name or a code stays
 * unchanged.
 */
export function correctLine(line: string): CorrectedLine {
	const known = remembered.get(line)
	if (known !== undefined) return known
	if (remembered.size >= mostRemembered) remembered.clear()
	const corrected = correctAfresh(line)
	remembered.set(line, corrected)
	return corrected
}

function correctAfresh(line: string): CorrectedLine {
	if (isShouted(line))
		return {
			text: tidyLine(line),
			corrections: 0,
			misspelt: [],
			doubts: [],
			unsure: [],
			expected: 0,
		}
	const spelt = spell(line)
	return finish(spelt, correctGrammar(spelt.text))
}

/** A line with its marks, short forms and common misspellings put right, as the learned corrector reads it. */
export function tidied(line: string): string {
	return tidyLine(expandShorthand(line))
}

// Corrects the words of a line, before its grammar is looked at.
function spell(line: string): CorrectedLine {
	const plain = expandShorthand(line)
	const tidied = tidyLine(plain)
	const learned = correctByModel(tidied)
	const tidy = learned.text
	let corrections = countTidied(plain, tidied) + learned.corrections
	const doubts: string[] = []
	const spelt = tidy.replace(word, (found, at: number) => {
		const around = { before: tidy.slice(0, at), after: tidy.slice(at + found.length) }
		const right = correctOneWord(found, around)
		if (right !== found) {
			if (right.toLowerCase() !== found) corrections++
			return right
		}
		if (isDoubtful(found, around.before)) doubts.push(found)
		return found
	})
	const text = withTheir(withOwners(withToolNames(spelt)))
	return {
		text,
		corrections: corrections + (text === spelt ? 0 : 1),
		misspelt: learned.misspelt,
		doubts,
		unsure: learned.doubts,
		expected: learned.expected,
	}
}

function finish(
	spelt: CorrectedLine,
	grammar: { text: string; corrections: number },
): CorrectedLine {
	const slips = correctSlips(withPasts(grammar.text))
	return {
		text: slips.text,
		corrections: spelt.corrections + grammar.corrections + slips.corrections,
		misspelt: spelt.misspelt,
		doubts: bareParticiple.test(slips.text) ? [...spelt.doubts, 'done'] : [...spelt.doubts],
		unsure: spelt.unsure.filter(({ words }) => slips.text.includes(words)),
		expected: spelt.expected,
	}
}

const bareParticiple =
	/(?:^|[,;.] |\band )(?:i )?(?:done|seen|gone|been(?! (?:the|an?|first|main|polite|on)\b)) (?!by\b)/i
const opensAct = /^(?:[,;.]|and|also|then|i|we|they)$/

// An act that opens with a participle without its auxiliary is put in the past.
function withPasts(text: string): string {
	const { tokens } = analyseLine(text)
	return tokens.reduceRight((line, token, at) => {
		const [before, next] = [tokens[at - 1], tokens[at + 1]]
		const found = findVerb(token.lower)
		const isOnlyParticiple =
			found?.forms.includes('participle') === true &&
			!found.forms.includes('past') &&
			!found.forms.includes('base')
		if (!isOnlyParticiple || !opensAct.test(before?.lower ?? ',') || token.lower === 'been')
			return line
		if (!/^(?:DT|PRP\$|NN|NNS|JJ|CD)$/.test(next?.tag ?? '')) return line
		return `${line.slice(0, token.start)}${found.verb.past}${line.slice(token.end)}`
	}, text)
}

// Counts the words that tidying changed in common misspellings and apostrophes, without marks and British spelling.
function countTidied(line: string, tidy: string): number {
	const words = (text: string) =>
		inBritishSpelling(withoutBullet(text.normalize('NFC')))
			.replaceAll('’', "'")
			.match(/\p{L}[\p{L}']*/gu)
			?.filter((one) => !/^(?:and|an|with|w)$/i.test(one)) ?? []
	const after = new Set(words(tidy))
	return words(line).filter((one) => !after.has(one)).length
}

const mostOfJargon = 5

type Around = { before: string; after: string }

function correctOneWord(found: string, { before, after }: Around): string {
	const lower = found.toLowerCase()
	const opens = before === '' || /[.:;!?]\s*$/.test(before)
	const isOwn = /^I(?:m|ve)$/.test(found)
	if (found !== lower && !isOwn && !(opens && found.slice(1) === lower.slice(1))) return found
	if (found === lower && isAlwaysCapital(found.replace(/s$/, '')) && wordRank(lower) === null)
		return found.charAt(0).toUpperCase() + found.slice(1)
	const meant = meantBy(lower, after)
	const right = meant !== null && isHelped.test(before) ? asParticiple(meant) : meant
	if (right === null || right === lower) return found
	return found === lower ? right : right.charAt(0).toUpperCase() + right.slice(1)
}

const isHelped = /\b(?:was|were|been|be|is|are|has|have|had)\s$/i

// Returns the participle of a past form, because a participle stands behind an auxiliary.
function asParticiple(word: string): string {
	const found = findVerb(word)
	return found?.forms.includes('past') === true ? found.verb.participle : word
}

function meantBy(lower: string, after: string): string | null {
	const plural = correctOverregularisedPlural(lower)
	if (plural !== null) return ownsNext(plural, after) ? `${plural}'s` : plural
	const short = shortForm(lower)
	if (short !== null && (wordRank(lower) === null || lower === 'im')) return short
	const knows = (one: string) => wordRank(one) !== null
	const past = correctOverregularisedPast(lower, knows)
	if (past !== null) return past.past
	const doubled =
		withDoubledConsonant(lower) ?? withoutDoubledConsonant(lower) ?? withoutSilentE(lower)
	if (doubled !== null) return doubled
	if (lower === 'peoples' && ownsNext('people', after)) return "people's"
	return ownerOrSeveral(lower, after) ?? withLongAdverb(lower)
}

// An adjective in -ic makes its adverb with -ally.
function withLongAdverb(lower: string): string | null {
	const adverb = lower.replace(/icly$/, 'ically')
	return adverb !== lower && wordRank(lower) === null && wordRank(adverb) !== null ? adverb : null
}

// A verb that should double its last consonant; `null` where the stem with an -e is a word too.
function withDoubledConsonant(lower: string): string | null {
	const [, stem = '', ending = ''] = /^(\p{L}+)(ing|ed)$/u.exec(lower) ?? []
	if (stem === '' || wordRank(`${stem}e`) !== null) return null
	const verb = findVerb(stem)?.verb
	const right = ending === 'ing' ? verb?.gerund : verb?.past
	return right === `${stem}${stem.at(-1)}${ending}` ? right : null
}

// Corrects a verb that shouldn't double its last consonant.
function withoutDoubledConsonant(lower: string): string | null {
	const [, stem = '', last = '', ending = ''] =
		/^(\p{Ll}+?)([bdfglmnprt])\2(ing|ed)$/u.exec(lower) ?? []
	if (stem === '' || wordRank(lower) !== null) return null
	const verb = findVerb(`${stem}${last}`)?.verb
	const right = ending === 'ing' ? verb?.gerund : verb?.past
	return right === `${stem}${last}${ending}` ? right : null
}

// Corrects a gerund that keeps the silent e of its verb.
function withoutSilentE(lower: string): string | null {
	const [, stem = ''] = /^(\p{Ll}+e)ing$/u.exec(lower) ?? []
	const gerund = stem === '' || wordRank(lower) !== null ? undefined : findVerb(stem)?.verb.gerund
	return gerund === undefined || gerund === lower ? null : gerund
}

const shortForms =
	/^(did|does|is|was|are|were|has|have|had|would|could|should|must|need|do|ca|wo)nt$/

function shortForm(lower: string): string | null {
	const [, verb = ''] = shortForms.exec(lower) ?? []
	if (verb !== '') return `${verb}n't`
	const [, subject = '', verbs = ''] =
		/^(i(?=ve|m)|that|there|what|everything|everyone|nothing|something)(ve|m|s)$/.exec(lower) ?? []
	return subject === '' ? null : `${subject === 'i' ? 'I' : subject}'${verbs}`
}

// Corrects "companys" to several companies, or to the owner of the next word: "the companys van".
function ownerOrSeveral(lower: string, after: string): string | null {
	if (!/[^aeiou]ys$/.test(lower) || wordRank(lower) !== null) return null
	const one = lower.slice(0, -1)
	if (wordRank(one) === null) return null
	const [, next = '', second = ''] = /^ (\p{Ll}+)(?: (\p{Ll}+))?/u.exec(after) ?? []
	if (!isThing(next, second)) return `${one.slice(0, -1)}ies`
	return owners.test(one) ? `${one}'s` : null
}

// Whether several people own the thing after them.
function ownsNext(people: string, after: string): boolean {
	const [, next = '', second = ''] = /^ (\p{Ll}+)(?: (\p{Ll}+))?/u.exec(after) ?? []
	const tags = analyseLine(`the ${next} ${second}`).tokens.map(({ tag }) => tag)
	const isNoun = /^NNS?$/.test(tags[1] ?? '') && findVerb(next)?.forms.includes('gerund') !== true
	return arePeople(people) && isNoun && !holdsTogether.test(next) && !functionWords.has(next)
}

const holdsTogether = rewriteWords.pattern('holds-together', 'whole', '')

const owners = rewriteWords.pattern('owners-in-y', 'whole', '')

// A thing that can be owned: a noun, or a describing word before one.
function isThing(next: string, second: string): boolean {
	if (next === '' || holdsTogether.test(next)) return false
	const tag = analyseLine(`the ${next} ${second}`).tokens[1]?.tag ?? ''
	const forms = findVerb(next)?.forms ?? []
	return /^(?:NNS?|JJ)$/.test(tag) && !forms.includes('gerund') && !forms.includes('past')
}

function isDoubtful(found: string, before: string): boolean {
	if (found !== found.toLowerCase() || before.endsWith('-')) return false
	// Short words that no list has are jargon more often than slips.
	return found.length > mostOfJargon
		? !isKnownWord(found) && looksMisspelt(found)
		: found.length === 1 && !/^[aix]$/.test(found)
}

// "Java", "Jira": the names of tools in their own capitals, where they are no other word.
function withToolNames(text: string): string {
	const hasUnknown = splitWords(text).some(
		(one) => /^\p{Ll}{3,}$/u.test(one) && wordRank(one) === null,
	)
	if (!hasUnknown) return text
	return findConcepts(text).reduceRight(
		(line, { concept: { kind, label }, text: found, start }) => {
			const isName = kind === 'tool' && label.toLowerCase() === found && !isCommonWord(found)
			return isName && /^\p{Ll}{3,}$/u.test(found) && wordRank(found) === null
				? line.slice(0, start) + label + line.slice(start + found.length)
				: line
		},
		text,
	)
}

// Several people before a thing that isn't their verb own it: they get their apostrophe.
function withOwners(text: string): string {
	const { tokens } = analyseLine(text)
	return tokens.reduceRight((line, token, index) => {
		const next = tokens[index + 1]
		if (next === undefined || !isOwnerOf(token, next, tokens[index - 1]?.lower ?? '')) return line
		return `${line.slice(0, token.end)}'${line.slice(token.end)}`
	}, text)
}

type Word = { lower: string; text: string; tag: string; start: number; end: number }

function isOwnerOf(token: Word, next: Word, before: string): boolean {
	return (
		/^\p{Ll}{4,}s$/u.test(token.text) &&
		arePeople(token.text) &&
		next.start === token.end + 1 &&
		next.tag === 'NNS' &&
		!arePeople(next.text) &&
		!/ers$/.test(next.text) &&
		/^\p{Ll}{4,}$/u.test(next.text) &&
		!/ly$|^(?:sometimes|always|often|daily|weekly|needs|wants?)$/.test(next.lower) &&
		findVerb(next.lower)?.forms.includes('base') !== true &&
		findVerb(next.lower)?.forms.includes('gerund') !== true &&
		!/^(?:i|that|who|face|one|side|service|services|eg|etc)$/.test(next.lower) &&
		before !== 'help'
	)
}

// Corrects "there" between a verb or a preposition and a thing, where only an owner can stand.
function withTheir(text: string): string {
	const { tokens } = analyseLine(text)
	return tokens.reduceRight((line, token, index) => {
		if (token.text !== 'there') return line
		const [before, next, second] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]]
		if (before === undefined || next === undefined || !opensObject(before.tag, before.lower))
			return line
		const isOwned =
			next.tag === 'NNS' ||
			(next.tag === 'NN' &&
				before.tag.startsWith('VB') &&
				(second === undefined || /^(?:PUN|CC)$/.test(second.tag))) ||
			(/^(?:with|of|for|about|on)$/.test(before.lower) && /^(?:NN|VBG)$/.test(next.tag)) ||
			(/^(?:JJ|NN)$/.test(next.tag) && /^NNS?$/.test(second?.tag ?? ''))
		if (!isOwned || !/^\p{Ll}+$/u.test(next.text) || whenWords.test(next.lower)) return line
		return `${line.slice(0, token.start)}their${line.slice(token.end)}`
	}, text)
}

const whenWords = rewriteWords.pattern('stands-behind-since', 'whole', '')
const needNoObject = rewriteWords.pattern('needs-no-object', 'whole', '')

function opensObject(tag: string, lower: string): boolean {
	return (/^(?:IN|RP|VB|VBP|VBD|VBG)$/.test(tag) || lower === 'when') && !needNoObject.test(lower)
}

function correctSlips(text: string): { text: string; corrections: number } {
	const slips = findSlips(text).filter(({ quote, right }) => quote !== right)
	const corrected = slips.filter(({ quote, right }) => quote.toLowerCase() !== right.toLowerCase())
	const put = slips.reduceRight(
		(line, { start, quote, right }) =>
			line.slice(0, start) +
			right.replaceAll('’', quote.includes('’') ? '’' : "'") +
			line.slice(start + quote.length),
		text,
	)
	return {
		text: withCapitals(put),
		corrections: corrected.length,
	}
}

const endsNone = /(?:\b(?:etc|e\.g|i\.e|eg|ie|inc|incl|no|vs|approx|dr|mr|mrs|st)|\b\p{L})\.$/iu

// Puts a separate "I" and the first letter of a sentence in capitals.
function withCapitals(text: string): string {
	return text
		.replace(/(?<![\p{L}\p{N}'’.&/-])i(?= \p{Ll}|['’]\p{Ll})/gu, 'I')
		.replace(/(?<=[\p{L}\d)]\. )\p{Ll}(?=\p{Ll}*[ ,])/gu, (letter, at: number) =>
			endsNone.test(text.slice(0, at - 1)) ? letter : letter.toUpperCase(),
		)
}
