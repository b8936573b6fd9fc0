import { conjugate, findVerb, parseTsv, splitWords, withCapital } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import { saysHowOften } from '../ask-about-object.ts'
import { resultVerbs } from '../data/result-verbs.ts'
import type { PlacedAsk } from '../placed-ask.ts'
import { rewriteWords } from '../word-lists.ts'
import { addSentence, isCurrentLine } from './place-figure.ts'
import { readFigure } from './read-figure.ts'
import { trimAnswer } from './trim-answer.ts'

/** Words of ours that join an answer to its line. They claim nothing that the question did not. */
export const joiningWords =
	'so plus which meant means there were was are is used for to by with could can including and mainly times a'

type Teller = (said: string, told: Told) => string | null
type Told = { text: string; asked: PlacedAsk; isCurrent: boolean }

/** The line with an answer in words, or `null` when no sentence can be made of them that is sure to be good English. */
export function addAnswerInWords(text: string, asked: PlacedAsk, answer: string): string | null {
	const said = withoutWriter(trimAnswer(answer))
	if (said === '') return null
	const [fit = ''] = asked.fit.split(':')
	if (fit === 'instead') return insteadOf(said)
	// Behind several sentences the answer would seem to belong to the last one only.
	if (fit !== 'by' && /[.;:!?] /.test(text))
		return fit === 'result' && isClause(said) && !speaks.test(said) ? addSentence(text, said) : null
	const told = { text, asked, isCurrent: isCurrentLine(text) }
	const tell = (words: string) =>
		(tellers[fit] ?? goOn)(words, told) ?? (fit === 'own' ? null : goOn(words, told))
	const tail = tell(said) ?? tell(said.replace(aside, ''))
	if (tail === null || (/^(?:own|mainly)$/.test(fit) && repeats(said, text))) return null
	return fit === 'by' ? changed(told, tail) : `${text}${tail}`
}

/** A remark with its own subject behind the answer. */
const aside = /(?:,? and|,) (?:i|we|my|our|they|it|he|she|the \p{L}+)\b.*$/iu

// Returns an answer that tells a deed, which says more than the praise that it replaces.
function insteadOf(said: string): string | null {
	const bare = said.replace(/^(?:(?:and|so|once|one time|when) )?i (?:once |also |just )?/i, '')
	if (!isPastOnly(bare) || speaks.test(bare) || splitWords(bare).length < 4) return null
	return withCapital(bare)
}

// What the writer had is told as what there was, and an act that is joined to the first needs no second subject.
function withoutWriter(said: string): string {
	return said
		.replace(/\b(?:we|i) had (?=(?:no|fewer|more)\b)/giu, 'there were ')
		.replace(/\b(?:we|i) had (?=less\b)/giu, 'there was ')
		.replace(/(?<=(?:,| and) )(?:and )?i (?=\p{L})/giu, '')
}

const tagsOf = (said: string) => analyseLine(said).tokens.map(({ tag }) => tag)
const formsOf = (said: string) => findVerb(splitWords(said)[0] ?? '')?.forms ?? []
const speaks = /\b(?:i|me|i['’]m|i['’]d|myself|im|ive|dunno|idk|sure)\b/i
const startsWithNoun = (said: string) =>
	/^(?:NN|NNS|NNP|JJ|DT|CD|PRP\$|VBG)$/.test(tagsOf(said)[0] ?? '')

// Whether words only name things: without a finite verb, a pronoun or an adverb they tell no work.
function isNounPhrase(said: string): boolean {
	const tags = tagsOf(said)
	return (
		startsWithNoun(said) &&
		tags.some((tag) => /^(?:NN|VBG)/.test(tag)) &&
		!tags.some((tag) => /^(?:VB[DPZ]?|MD|PRP|SC|WH|RB)$/.test(tag))
	)
}

// A subject at the start and its finite verb.
function isClause(said: string): boolean {
	const { clauses, tokens } = analyseLine(said)
	const [first] = clauses
	if (first === undefined || first.act === null || first.subject === null) return false
	const verb = tokens[first.act]
	const helped = tokens
		.slice(first.subject.to, first.act)
		.some(({ tag }) => /^(?:MD|VB[DPZ])$/.test(tag))
	return first.subject.from === 0 && (helped || /^VB[DPZ]$/.test(verb?.tag ?? ''))
}

/** The words of an opinion, which is no result. */
const isOpinion = rewriteWords.pattern('opinions', 'anywhere')
const resultLemmas = new Set(parseTsv<'lemma'>(resultVerbs).map(({ lemma }) => lemma))

// Whether words tell an effect that a piece of work can have: it saves time, but it passes no inspection.
function canBeDoneBy(said: string): boolean {
	const found = findVerb(splitWords(said)[0] ?? '')
	const isTold = found?.forms.some((form) => form === 'past' || form === 'thirdPerson') === true
	return isTold && resultLemmas.has(found.verb.lemma)
}

const comparative = rewriteWords.pattern('opens-a-comparison', 'opening')

const tellers: Record<string, Teller> = {
	result: (said, { isCurrent }) => {
		const bare = said.replace(/^(?:because|so that|so|and|as|since|that)\s+/i, '')
		if (isOpinion.test(bare)) return null
		if (speaks.test(bare) || /^(?:it|this|that|they)\b/i.test(bare)) return resultOfIt(bare)
		if (isClause(bare)) return `, so ${bare}`
		const tellsChange = canBeDoneBy(bare) && splitWords(bare).length > 1
		if (tellsChange && !isNounPhrase(bare) && (isPastOnly(bare) || !isCurrent))
			return `, which ${bare}`
		if (
			formsOf(bare).includes('gerund') &&
			tagsOf(bare)[0] === 'VBG' &&
			splitWords(bare).length > 1
		)
			return `, ${bare}`
		if (comparative.test(bare) && /^NN/.test(lastTag(bare)))
			return `, which ${isCurrent ? 'means' : 'meant'} ${bare}`
		return null
	},
	saving: (said) =>
		isNounPhrase(said.replace(/^(?:about|over|around|nearly|up to)\s/i, ''))
			? `, saving ${said}`
			: null,
	used: (said, { asked, isCurrent }) => {
		const went = tellsWhereItWent(said, { isCurrent, isPlural: asked.object?.isPlural === true })
		if (went !== null) return went
		const to = said.replace(/^in order to /i, 'to ')
		if (/^to \p{Ll}/u.test(to) && !speaks.test(to)) return `, used ${to}`
		const bare = said.replace(/^(?:it was |they were )?(?:used )?for\s+/i, '')
		// “for” without a gerund may name a recipient instead of a use.
		if (/^for /i.test(said) && tagsOf(bare)[0] !== 'VBG') return null
		const isThing = asked.object !== undefined && (isNounPhrase(bare) || tagsOf(bare)[0] === 'VBG')
		return isThing && !speaks.test(bare) ? `, used for ${bare}` : null
	},
	could: (said) => could(said, 'could'),
	can: (said) => could(said, 'can'),
	sort: (said) => {
		const bare = said.replace(/^(?:we )?(?:sorted|sorting|sort) out\s+/i, '')
		if (speaks.test(bare)) return null
		if (tagsOf(bare)[0] === 'VBG') return `, ${bare}`
		return isNounPhrase(bare) ? ` to sort out ${bare}` : null
	},
	settled: (said) => {
		const bare = said.replace(/^(?:most (?:were|are) )?(?:usually |mostly )?(?:settled )?/i, '')
		if (
			/^(?:within|in|by|on|under|over|inside)\b.*\p{L}/iu.test(bare) ||
			/^(?:the )?same day$/i.test(bare)
		)
			return `, most settled ${/^same/i.test(bare) ? `the ${bare}` : bare}`
		return /^(?:about |around )?(?:\d|an?\b|one\b)[^.]*(?:minute|hour|day|week|month)s?$/i.test(
			bare,
		)
			? `, most settled within ${bare}`
			: null
	},
	means: (said) => {
		const bare = said.replace(/^(?:by|through)\s+/i, '')
		if (speaks.test(bare)) return null
		return tagsOf(bare)[0] === 'VBG' ? ` by ${bare}` : doing(bare, ' by')
	},
	often: (said) => {
		const figure = readFigure(said)
		if (
			figure !== null &&
			figure.noun === '' &&
			figure.often !== '' &&
			!/[£$€%]/.test(figure.amount)
		)
			return ` ${figure.amount} times ${figure.often}`
		if (
			/^(?:every|each|once|twice|daily|weekly|monthly|nightly|most|on|at)\b/i.test(said) &&
			!speaks.test(said)
		)
			return ` ${said}`
		return /^\d+(?: (?:to|or) \d+)? (?:times|days|nights|shifts|mornings|evenings) (?:a|an|per|each|every) \p{L}+$/iu.test(
			said,
		)
			? ` ${said}`
			: null
	},
	mainly: (said) => {
		const bare = said.replace(/^(?:mainly|mostly|the)\s+/i, '')
		if (/^(?:every|each|once|\d)/i.test(bare)) return null
		return (isNounPhrase(bare) || tagsOf(bare)[0] === 'VBG') && !speaks.test(bare)
			? `, mainly ${bare}`
			: null
	},
	own: (said) => {
		const bare = said.replace(/^(?:i|and)\s+(?:just |also |personally )?/i, '')
		if (speaks.test(bare)) return null
		if (tagsOf(bare)[0] === 'VBG' && splitWords(bare).length > 1) return `, ${bare}`
		return doing(bare, ',')
	},
	for: (said) => {
		const bare = said.replace(/^(?:it was |they were )?for\s+/i, '')
		return isNounPhrase(bare) && !speaks.test(bare) ? ` for ${bare}` : null
	},
	by: (said) => {
		const bare = said.replace(/^(?:it (?:went|fell|rose|grew) |down |up )/i, '')
		const span = bare.replace(/^from\s+/i, '')
		if (isSpan(span) && !speaks.test(span)) return ` from ${span}`
		if (/^by\s.*(?:\d|half|third|quarter)/i.test(bare) && !speaks.test(bare)) return ` ${bare}`
		const isAmount =
			/^(?:(?:about|around|over|nearly|more than|at least|almost|up to) )?(?:[£$€]?\d|half\b|a third|a quarter)/i
		return isAmount.test(bare) &&
			!speaks.test(bare) &&
			!tagsOf(bare).some((tag) => /^VB[DPZ]?$/.test(tag))
			? ` by ${bare}`
			: null
	},
}

type Thing = { isCurrent: boolean; isPlural: boolean }

// “Went to the managers, saved them time”: what became of a thing, without naming it, in the tense of the job.
function tellsWhereItWent(said: string, { isCurrent, isPlural }: Thing): string | null {
	const acts = said.split(/, (?:and )?(?=\p{Ll}+)/u)
	const told = acts.map((act) => {
		const [first = '', ...rest] = act.split(' ')
		const verb = findVerb(first)
		if (verb === null || verb.forms.includes('base') || !verb.forms.includes('past')) return null
		const { lemma, thirdPerson } = conjugate(verb.verb.lemma)
		const now = isPlural ? lemma : thirdPerson
		return rest.length === 0 ? null : [isCurrent ? now : first, ...rest].join(' ')
	})
	if (told.includes(null) || speaks.test(said)) return null
	return `, which ${told.join(' and ')}`
}

function lastTag(said: string): string {
	return (
		tagsOf(said.replace(/\s(?:in|from|at|for|to|of|by|with|on|because)\b.*$/i, '')).at(-1) ?? ''
	)
}

function resultOfIt(said: string): string | null {
	const [, rest = ''] = /^(?:it|this|that)\s+(.*)$/i.exec(said) ?? []
	if (rest === '' || speaks.test(rest))
		return /^they\s/i.test(said) && isClause(said) ? `, so ${said}` : null
	return canBeDoneBy(rest) ? `, which ${rest}` : null
}

function isPastOnly(said: string): boolean {
	const forms = formsOf(said)
	return forms.includes('past') && !forms.includes('base') && splitWords(said).length > 1
}

function could(said: string, modal: 'could' | 'can'): string | null {
	const bare = said
		.replace(/^(?:to|so|that|so that|they|people)\s+(?=\S+\s)/i, '')
		.replace(/^(?:they|people) /i, '')
		.replace(/^(?:could|can) /i, '')
	if (speaks.test(bare)) return null
	const who = modal === 'can' ? 'people' : 'they'
	const tags = tagsOf(`they ${modal} ${bare}`)
	if (tags[2] === 'VB' && formsOf(bare).includes('base')) return `, so ${who} ${modal} ${bare}`
	return isClause(said) && !speaks.test(said) ? `, so ${said.replace(/^so (?:that )?/i, '')}` : null
}

// Turns the first verb of an answer, and the verbs joined to it in the same form, into gerunds behind a comma.
function doing(said: string, joint: string): string | null {
	const words = said.split(/(\s+)/)
	const verb = findVerb(splitWords(said)[0] ?? '')
	if (verb === null || splitWords(said).length < 2 || verb.forms.includes('gerund')) return null
	if (!verb.forms.some((form) => form === 'past' || form === 'base')) return null
	const told = words.map((word, index) => {
		const isJoined =
			index === 0 ||
			/^(?:and|,)$/i.test(words[index - 2] ?? '') ||
			/,$/.test(words[index - 2] ?? '')
		const found = isJoined ? findVerb(word) : null
		const isSame = found !== null && verb.forms.some((form) => found.forms.includes(form))
		return isSame ? conjugate(found.verb.lemma).gerund : word
	})
	const text = told.join('')
	return analyseLine(text).tokens.some(
		({ tag, lower }) => /^(?:VB[DPZ]|PRP|MD)$/.test(tag) && !/^(?:it|them)$/.test(lower),
	)
		? null
		: `${joint} ${text}`
}

const goesOnWith =
	/^(?:for|to|with|so that|which|who|at|in|across|using|by|every|each|once|twice)\s/i

// An answer in words is taken as it stands when it can follow the line as it stands.
function goOn(said: string, { text, asked }: Told): string | null {
	const isResult = asked.ask.kind === 'result' && !/^used|^for|^sort/.test(asked.fit)
	const tells = formsOf(text).some((form) => /^(?:past|base|gerund)$/.test(form))
	if (!tells || !goesOnWith.test(said) || speaks.test(said) || text.length > 160) return null
	if (isResult && !/^(?:which|so that)\b/i.test(said)) return null
	if (/^(?:every|each|once|twice)\b/i.test(said) && saysHowOften(text)) return null
	if (/^(?:which|who) /i.test(said) && !isPastOnly(said.replace(/^\S+ /, ''))) return null
	return /^(?:which|who|so that)\b/i.test(said) ? `, ${said}` : ` ${said}`
}

// Puts the amount of a change before the words that tell how it was reached.
function changed({ text, asked }: Told, tail: string): string | null {
	const { tokens } = analyseLine(text)
	const to = asked.object?.phrase.to
	if (to === undefined) return null
	let end = to
	if (tokens[end]?.lower === 'of' || tokens[end]?.lower === 'in') {
		end++
		while (/^(?:NN|JJ|DT|PRP\$|CD)/.test(tokens[end]?.tag ?? '')) end++
	}
	const at = tokens[end - 1]?.end ?? text.length
	const next = tokens[end]
	if (/^(?:NN|JJ)/.test(tokens[end + 1]?.tag ?? '') && /^(?:and|,|&)$/.test(next?.lower ?? ''))
		return null
	// The line already has a "by", so the one of the answer is left out.
	const told = next?.lower === 'by' ? tail.replace(/^ by /, ' ') : tail
	return `${text.slice(0, at)}${told}${text.slice(at)}`
}

// A figure on either side of "to".
function isSpan(said: string): boolean {
	const at = said.indexOf(' to ')
	return at > 0 && /^\S*\d/.test(said) && /\d/.test(said.slice(at))
}

/** Whether an answer is in the words of the line, to which it adds nothing then. */
export function repeats(said: string, text: string): boolean {
	const known = new Set(analyseLine(text).tokens.map(({ lemma }) => lemma))
	const content = analyseLine(said).tokens.filter(({ tag }) => /^(?:NN|VB|JJ)/.test(tag))
	return content.filter(({ lemma }) => known.has(lemma)).length * 2 > content.length
}
