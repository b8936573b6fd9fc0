import { type FindingKind, findUnsupportedWords } from '@app/claims'
import { auditModelText } from '@app/claims/model-text'
import { isPartlyForeign, splitSentences, splitWords, withoutBullet } from '@app/language'
import { isKnownWord } from '@app/language/correction'
import { tidyLine } from '../../engine/tidy-line.ts'
import { isSoundStatement } from '../../engine/verify-rewritten-line.ts'
import { findRefusal } from '../../output-gate.ts'
import { findAddedThings } from '../find-added-things.ts'
import { keepsFacts, keepsFigures } from '../keeps-facts.ts'
import { listSupportedWords } from '../list-supported-words.ts'
import type { ModelAnswer } from '../read-answers.ts'
import type { Hidden } from '../redact-personal-data.ts'
import { findUnsupportedAsideWords } from './check-letter-aside.ts'
import { checkQuestion } from './check-question.ts'
import { leaveOutGeneralities } from './leave-out-generalities.ts'
import { connectives } from './letter-words.ts'
import { lowercaseWords } from './lowercase-words.ts'
import type { ModelTask, TaskFact, TaskInput } from './model-task.ts'
import { restatesFacts } from './restate-facts.ts'
import { splitStatements } from './split-statements.ts'

/** A text that may be offered, with the facts that it stands on. */
export type CheckedText = { id: string; text: string; facts: string[] }
/** A text that says more than the facts, and the question whose "yes" makes it true. */
type TextToConfirm = CheckedText & { question: string }
/** A text that may not be shown as an offer, and its faults. */
export type RefusedText = { id: string; text: string; why: string[] }

/** A model's texts, sorted by whether they may be offered. */
export type CheckedAnswer = {
	offered: CheckedText[]
	toConfirm: TextToConfirm[]
	refused: RefusedText[]
}

type Checked = { text: string; why: string[]; question?: string }

/**
 * Sorts the texts of an answer; only texts that pass the checks are offered. They keep the model's order, and texts
 * beyond the most items are dropped.
 */
export function checkTaskAnswer(
	task: ModelTask,
	answers: ReadonlyMap<string, ModelAnswer>,
	{ matter, hidden }: { matter: TaskInput; hidden: Hidden },
): CheckedAnswer {
	const checked: CheckedAnswer = { offered: [], toConfirm: [], refused: [] }
	for (const [id, answer] of [...answers].slice(0, task.mostItems)) {
		const facts = matter.facts.filter((fact) => answer.evidence.includes(fact.id))
		const { text, why, question } = checkText(task, { id, answer, facts }, { matter, hidden })
		const cited = facts.map((fact) => fact.id)
		if (why.length === 0) checked.offered.push({ id, text, facts: cited })
		else if (question === undefined) checked.refused.push({ id, text, why })
		else checked.toConfirm.push({ id, text, facts: cited, question })
	}
	return checked
}

type Item = { id: string; answer: ModelAnswer; facts: TaskFact[] }
type Sources = { matter: TaskInput; hidden: Hidden }
type Held = { task: ModelTask; matter: TaskInput }

function checkText(task: ModelTask, item: Item, { matter, hidden }: Sources): Checked {
	const revealed = hidden.reveal(item.answer.text.trim())
	if (revealed === null) return { text: '', why: ['It names a detail that was never sent.'] }
	const { heldTo } = task
	if (heldTo === 'quote') return checkQuote(revealed, task, matter)
	const text = plainText(revealed)
	const why = isPlain(revealed, text) ? [] : ['It isn’t one plain sentence.']
	if (why.length > 0) return { text, why }
	if (heldTo === 'question') return { text, why: checkQuestion(text, matter) }
	return heldTo === 'line'
		? checkLine(text, item, matter)
		: checkClaims(text, item, { task, matter })
}

/** A line replaces the fact that its id names, else the first one; answers may be worked into it. */
function checkLine(text: string, { id, facts }: Item, matter: TaskInput): Checked {
	const own = matter.facts.find((fact) => fact.id === id) ?? matter.facts[0]
	if (own === undefined || !facts.includes(own)) return { text, why: [noSource] }
	const before = leaveOutGeneralities(own.text)
	const others = facts
		.filter((fact) => fact !== own)
		.map(({ text: said }) => leaveOutGeneralities(said))
	const line = /[.;]$/.test(own.text) ? text : text.replace(/\.$/, '')
	const tense = (own.current ?? matter.current) ? 'base' : 'past'
	const isGood = isGoodLine(line, { before, others }) && isSoundStatement(line, tense, before)
	const found = auditLine(line, before, others)
	if (!isGood) return { text: line, why: found.why.length > 0 ? found.why : [notBetter] }
	return found.why.length > 0 && isPartlyForeign(before)
		? checkTranslation(line, before, others)
		: found
}

// Whether the words are allowed is for the audit to say; here they only have to be English.
function isGoodLine(line: string, sources: { before: string; others: readonly string[] }): boolean {
	const own = [sources.before, ...sources.others]
	const english = splitWords(line).filter((word) => /^\p{Ll}/u.test(word) && isKnownWord(word))
	const supported = [...listSupportedWords(own, line), ...english]
	return findRefusal(line, { ...sources, supported }) === null
}

function auditLine(text: string, before: string, others: readonly string[]): Checked {
	const found = auditText(text, { before, others })
	if (found.why.length > 0 || keepsFacts(before, text)) return found
	// A text that the person gave in these very words leaves nothing out.
	const isSaid = others.some((said) => lowercaseWords(said) === lowercaseWords(text))
	return isSaid ? found : { text, why: ['It leaves out part of the fact.'] }
}

function bad(text: string): Checked {
	return { text, why: [notBetter] }
}

const contradictions: ReadonlySet<FindingKind> = new Set([
	'negated',
	'planned',
	'watched',
	'received',
	'others',
	'order',
])

/**
 * Checks a rewording of a line in two languages. Only figures, names and things can be compared; the person confirms
 * whether the rest is right.
 */
function checkTranslation(text: string, before: string, others: readonly string[]): Checked {
	const sources = [before, ...others].join('. ')
	const names = findUnsupportedWords(sources, uncapitalised(text)).uncarried.filter(
		({ isName }) => isName,
	)
	const added = [...findAddedThings(sources, text), ...names.map((name) => name.text)]
	if (added.length > 0) return { text, why: added.map(unsaid) }
	if (!keepsFigures(before, text) || !keepsFigures(text, sources))
		return { text, why: ['Its figures aren’t those of the fact.'] }
	const contradicted = auditModelText({ before, after: text, facts: others }).findings.filter(
		({ kind }) => contradictions.has(kind),
	)
	if (contradicted.length > 0) return { text, why: contradicted.map(({ message }) => message) }
	const question = `Part of your line isn’t in English, so we can’t check this. Is it true: “${text.replace(/\.$/, '')}”?`
	return { text, why: ['We can’t check a translation.'], question }
}

/**
 * Checks that a sentence claims no more than its facts. If a task addresses its reader, wishes and remarks about the
 * reader are separated first.
 */
function checkClaims(text: string, { facts }: Item, { task, matter }: Held): Checked {
	if (task.addressesReader !== true) return checkClaim(text, facts)
	const sources = { facts: facts.map((fact) => fact.text).join('. '), context: matter.context }
	let claimed: Checked = { text, why: [] }
	for (const { kind, text: said } of splitStatements(text)) {
		if (kind === 'claim') claimed = checkClaim(said, facts)
		else {
			const [word] = findUnsupportedAsideWords({ kind, text: said }, sources)
			if (word !== undefined) return { text, why: [unsaid(word)] }
		}
	}
	return { ...claimed, text }
}

function checkClaim(text: string, facts: readonly TaskFact[]): Checked {
	if (facts.length === 0) return { text, why: [noSource] }
	const byNearness = facts
		.map((fact) => ({ fact, ...findUnsupportedWords(fact.text, text) }))
		.sort((one, other) => one.uncarried.length - other.uncarried.length)
	const [nearest = '', ...others] = byNearness.map(({ fact }) => fact.text)
	if (
		restatesFacts(
			text,
			facts.map((fact) => fact.text),
		)
	)
		return { text, why: [] }
	const found = auditText(text, { before: nearest, others }, connectives)
	if (found.why.length > 0) return found
	const isGood = findRefusal(text, { before: '', others: [nearest, ...others, text] }) === null
	return isGood ? found : bad(text)
}

// The audit reads one line beside another: the facts behind the nearest one allow claims.
function auditText(
	text: string,
	{ before, others }: { before: string; others: readonly string[] },
	spared: ReadonlySet<string> = new Set(),
): Checked {
	const bare = text.replace(/^I (?=\p{Ll})/u, '')
	const { verdict, findings, confirmation } = auditModelText(
		{ before, after: bare, facts: others },
		spared,
	)
	const why = findings.map(({ message }) => message)
	const added = findAddedThings([before, ...others].join('. '), bare)
	if (added.length > 0) return { text, why: added.map(unsaid) }
	if (verdict === 'confirm' && confirmation !== null)
		return { text, why: orUnsaid(why), question: confirmation.question }
	if (verdict !== 'faithful') return { text, why: orUnsaid(why) }
	return { text, why: [] }
}

function orUnsaid(why: string[]): string[] {
	return why.length > 0 ? why : ['It says more than the facts.']
}

function unsaid(word: string): string {
	return `Nothing says “${word}”.`
}

// The first word of a sentence is no name for its capital.
function uncapitalised(text: string): string {
	return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function checkQuote(quoted: string, { quotedFrom }: ModelTask, matter: TaskInput): Checked {
	const text = quoted.replace(/^["“”']+|["“”']+$/g, '')
	const wanted = lowercaseWords(text)
	const holds =
		quotedFrom === 'context'
			? ` ${lowercaseWords(matter.context)} `.includes(` ${wanted} `)
			: matter.facts.some((fact) => lowercaseWords(fact.text) === wanted)
	return { text, why: wanted !== '' && holds ? [] : ['It isn’t word for word what was sent.'] }
}

const noSource = 'It doesn’t say which fact is behind it.'
const notBetter = 'It isn’t good English, or no better than the fact.'

const longest = 320
const markup = /[<>{}`|\n\r\t]|\*\*|__|\]\(|^#+ |https?:|www\./

function plainText(text: string): string {
	return withoutBullet(tidyLine(text)).replace(/^["“']|["”']$/g, '')
}

function isPlain(revealed: string, text: string): boolean {
	return (
		text !== '' &&
		text.length <= longest &&
		!markup.test(revealed) &&
		splitSentences(text).length <= 1
	)
}
