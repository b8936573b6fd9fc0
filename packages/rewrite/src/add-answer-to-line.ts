import { findUnsupportedWords } from '@app/claims'
import { conjugate, findVerb, splitSentences, splitWords } from '@app/language'
import { addAnswerInWords, joiningWords, repeats } from './answers/add-answer-in-words.ts'
import { expandAnswerShorthand, inDigits } from './answers/answer-tokens.ts'
import { countedBy, isAskedFor } from './answers/asked-noun.ts'
import { completeSentence, presentOf } from './answers/complete-sentence.ts'
import { addSentence, isCurrentLine, placeFigure, tellsPresent } from './answers/place-figure.ts'
import { readAct } from './answers/read-act.ts'
import { type Figure, readFigure } from './answers/read-figure.ts'
import { correctLine } from './correct/correct-line.ts'
import type { Tense } from './engine/clause.ts'
import { findAsked } from './follow-up-questions.ts'
import { type FaultKind, findRemainingFaults } from './gain/remaining-faults.ts'
import { findRefusal } from './output-gate.ts'
import type { PlacedAsk } from './placed-ask.ts'
import { sentencePlace } from './questions/ask-next.ts'
import type { Ask } from './suggestion.ts'
import { rewriteWords } from './word-lists.ts'

/** The result of an answer: the line with the answer in it, or a sentence that says what would help. */
export type AnsweredLine = { text: string } | { refusal: string }

const longestAnswer = 300
const longestLine = 400

/**
 * The line with the answer to its question in the place where it belongs, or `null` when no sentence can be made of them
 * that is sure to be good English: the person then writes it. Nothing comes in that neither the line nor the answer says.
 */
export function addAnswerToLine(line: string, ask: Ask, answer: string): string | null {
	const read = addAnswerOrRefuse(line, ask, answer)
	return 'text' in read ? read.text : null
}

/** The same, with the reason where there is no line. */
export function addAnswerOrRefuse(line: string, ask: Ask, answer: string): AnsweredLine {
	const said = correctAnswer(answer.trim().replace(/(?<![.;])[.;]+$/, ''))
	const end = /[.;]$/.exec(line)?.[0] ?? ''
	const text = end === '' ? line : line.slice(0, -1)
	if (said === '' || said.length > longestAnswer) return { refusal: tooLong }
	const asked = placeOf(text, ask)
	const composed = isUnsure(said) || isVague(said) ? null : joinSentences(text, asked, said)
	if (
		composed === null ||
		composed.length > longestLine ||
		!isSafe(composed, { line, asked, said })
	)
		return { refusal: sayWhatHelps(asked, said) }
	return { text: composed + end }
}

// Corrects the sure spelling mistakes of an answer before it goes into the line; its figures stay.
function correctAnswer(said: string): string {
	const { text, corrections } = correctLine(said)
	const shape = (one: string) => `${one.split(' ').length} ${one.match(/\d+/g)?.join(' ')}`
	return corrections > 0 && shape(text) === shape(said) ? text : said
}

function placeOf(text: string, ask: Ask): PlacedAsk {
	const asked = findAsked(text, ask)
	if (asked !== null) return { ...asked, ask }
	// A question that was asked of other words: its answer stands beside the line, not within it.
	const fit = ask.unit === 'words' ? 'result' : 'paren'
	return { ask, fit: ask.kind === 'ownership' ? 'own' : fit }
}

const wordsOnly =
	/^(?:sentence|instead|by|result|used|could|can|sort|settled|means|often|own|mainly|saving)/

// Puts each sentence of an answer in its place: the first that answers the question, and then what else was done.
function joinSentences(text: string, asked: PlacedAsk, said: string): string | null {
	const sentences = splitSentences(said)
	for (const sentence of sentences) {
		const joined = join(text, asked, sentence.replace(/[.;]+$/, ''))
		if (joined === null) continue
		const others = sentences.filter((one) => one !== sentence)
		return others.reduce<string | null>((line, one) => {
			const told = line === null ? null : tellRemark(line, one.replace(/[.;]+$/, ''))
			return told ?? (isFact(one) ? null : line)
		}, joined)
	}
	return null
}

// Adds something else that the writer did as a sentence of its own; `null` where the words don't say that they did it.
function tellRemark(line: string, said: string): string | null {
	const act = tellsAct(said) ? readAct(said, isCurrentLine(line)) : null
	return act === null || repeats(act, line) ? null : addSentence(line, act)
}

const tellsAct = (said: string) =>
	/^(?:and )?i /i.test(said) ||
	findVerb(splitWords(said)[0]?.toLowerCase() ?? '')?.forms.includes('past') === true

// Whether a sentence tells a figure or an act, which is never dropped.
const isFact = (said: string) => /\d/.test(said) || tellsAct(said)

function join(text: string, asked: PlacedAsk, said: string): string | null {
	if (asked.fit.startsWith(sentencePlace)) {
		const isCurrent = tellsPresent(text, asked.ask.question)
		const told = completeSentence(asked, { said, isCurrent })
		return told === null ? tellAct(text, asked, said) : addSentence(text, told)
	}
	const isInWords = asked.ask.unit === 'words' || wordsOnly.test(asked.fit)
	const figure = wordsOnly.test(asked.fit) ? null : readAmount(text, asked, said)
	const counted = figure === null ? null : placeFigure(text, asked, figure)
	const placed =
		counted === null
			? null
			: (figure?.remarks ?? []).reduce((line, one) => tellRemark(line, one) ?? line, counted)
	return (
		placed ?? (isInWords ? addAnswerInWords(text, asked, said) : null) ?? tellAct(text, asked, said)
	)
}

function readAmount(text: string, asked: PlacedAsk, said: string): Figure | null {
	const isMoney = asked.ask.unit === 'money'
	const isLength = /\bmetres\b/.test(asked.ask.question)
	return readFigure(isLength ? said.replace(/(?<=\d) ?m\b/gu, ' metres') : said, {
		isMoney,
		counts: (noun) => isAskedFor(noun, asked, text),
	})
}

const ofResult = /^(?:result|saving|used|could|can|settled)/

// Turns an answer that tells an act into a separate statement.
function tellAct(text: string, { fit, ask }: PlacedAsk, said: string): string | null {
	const isSize = !wordsOnly.test(fit) && ask.unit !== 'words'
	if (fit === 'instead' || (isSize && !/\d/.test(inDigits(said)))) return null
	// What came of something isn't what its writer did.
	if (ofResult.test(fit) && !/^(?:and )?i /i.test(said)) return null
	const told = readAct(said, isCurrentLine(text) || /\b(?:do|does)\b/.test(ask.question))
	return told === null || repeats(told, text) ? null : addSentence(text, told)
}

type Sources = { line: string; asked: PlacedAsk; said: string }

// Whether the composed line is safe: it has only words and figures of the line and the answer, and no new fault. The
// answer may replace words of the line, so only the words that are there are checked.
function isSafe(composed: string, { line, asked, said }: Sources): boolean {
	const figure = readAmount(line, asked, said)
	const digits = `${inDigits(expandAnswerShorthand(said))} ${tellParts(figure)}`
	const act = [asked.act, ...formsOfQuestion(asked.ask.question)].filter(Boolean).join(' ')
	const template = asked.fit.startsWith(sentencePlace) ? (asked.fit.split(':')[1] ?? '') : ''
	const told = template === '' ? '' : `${template} ${presentOf(template)}`
	const others = [said, digits, asked.ask.question, act, told, joiningWords, 'worth']
	const sources = [line, said, digits, asked.ask.question, act, told]
	const given = new Set(sources.join(' ').match(/\d[\d,.]*/g))
	const figures = composed.match(/\d[\d,.]*/g) ?? []
	return (
		figures.every((one) => given.has(one)) &&
		findUnsupportedWords(
			[...sources, joiningWords, asked.fit.split(':')[1] ?? '', 'worth'].join('. '),
			composed,
		).uncarried.length === 0 &&
		findRefusal(composed, { before: line, others }) === null &&
		!bringsFaults(composed, line)
	)
}

// What the grammar of answers read, in its words.
function tellParts(figure: Figure | null): string {
	if (figure === null) return ''
	const { amount, often, where, things, others } = figure
	return [amount, often, where, ...things, ...others].join(' ; ')
}

// Returns the forms of the question's verb: "How many did you see?" is answered with “saw”.
function formsOfQuestion(question: string): string[] {
	const verb = findVerb(
		/\b(?:did|do|does) (?:you|the .+?|this) (\p{L}+)/u.exec(question)?.[1] ?? '',
	)
	if (verb === null) return []
	const { lemma, past, thirdPerson } = conjugate(verb.verb.lemma)
	return [lemma, past, thirdPerson]
}

const ofEnglish: ReadonlySet<FaultKind> = new Set(['correction', 'doubt', 'run-on', 'hanging'])

function bringsFaults(composed: string, line: string): boolean {
	const tense: Tense = isCurrentLine(line) ? 'base' : 'past'
	const before = new Set(findRemainingFaults(line, tense))
	return findRemainingFaults(composed, tense).some(
		(kind) => ofEnglish.has(kind) && !before.has(kind),
	)
}

const unsure = new RegExp(
	String.raw`\b(?:${rewriteWords.alternatives('not-known')})\b|^(?:${rewriteWords.alternatives('no-answers')})$`,
	'i',
)
const isUnsure = (said: string) => unsure.test(said)
const isVague = (said: string) =>
	/^(?:loads|lots|many|a lot|plenty|several|quite a (?:few|lot)|a few|too many|it (?:varied|varies|depends|depended)|varied|varies|depends|a (?:huge|big) \S+)\b[^\d]*$/i.test(
		said,
	)

const tooLong = 'Keep it to a few words, and Ella will fit them in.'

function sayWhatHelps({ ask, fit }: PlacedAsk, said: string): string {
	if (isUnsure(said)) return 'That’s fine. Choose “I don’t know” and the line stays as it is.'
	if (ask.unit === 'money')
		return 'Give the amount with its currency sign, such as £. If it’s rough, add “about”.'
	if (fit === 'by') return 'Use figures: by how much, or from what to what.'
	if (ask.unit === 'count') {
		const [, counted = ''] = countedBy.exec(ask.question) ?? []
		return `Start with a number, even a rough one with “about”${counted === '' ? '' : `, then “${counted}”`}.`
	}
	if (fit === 'instead') return 'Start with what you did: “stayed late to finish the order”.'
	if (fit === 'result') return 'Say who or what changed, and how: “the queue got shorter”.'
	return 'Ella can’t fit this in. Use a few plain words, or choose Edit and write it yourself.'
}
