import { fold, withoutStop } from '@app/language'
import type { Token } from '@app/language/analysis'
import { openMeaning } from '@app/language/meaning/open'
import type { Clue, FindingKind } from './clue.ts'
import { type ClueModel, scoreAsk, scoreClues, shippedModel } from './clue-model.ts'
import { collectClues, comparePair, listClues, type Pair, type Writer } from './collect-clues.ts'
import { confirmable, describeFinding, type Finding } from './describe-finding.ts'
import type { Compared } from './word-evidence.ts'

/** `confirm`: the text claims more, but one answer of the person ("did you run it yourself?") would make it true. */
export type Verdict = 'faithful' | 'confirm' | 'unfaithful'

/**
 * A question that one "yes" of the person settles. Stored among the facts of the CV with its question and day, `fact`
 * makes the text faithful.
 */
export type Confirmation = { question: string; fact: string }

/** The result of the audit. A faithful text has no findings; only `confirm` has a confirmation. */
export type Audit = {
	verdict: Verdict
	findings: readonly Finding[]
	confirmation: Confirmation | null
}

/** From this score on a text is not faithful; the one that met both aims best on hands that were left out of learning. */
export const threshold = 0

/**
 * The standard for the texts of one kind of writer: the clues that count, their weights, and the score from which a
 * text isn't faithful.
 */
export type Standard = { writer: Writer; model: ClueModel; threshold: number }

/** From these log odds on the person is asked instead: two of three such inventions of left-out hands were settled by one answer. */
export const askThreshold = 0
/** This far above the threshold the audit isn't sure, and asks: about half of such texts, of hands that were left out, are true. */
const unsureWithin = 1
const mostFindings = 3
/** Weaker clues are only reported where they come first. */
const leastWorth = 0.3
const faithful: Audit = { verdict: 'faithful', findings: [], confirmation: null }

/**
 * Whether a rewritten line claims nothing that the person did not say. `facts` are other words of the person, such as answers to
 * questions. Text beyond 2,000 characters is not read.
 */
export function audit(before: string, after: string, facts: readonly string[] = []): Audit {
	const standard: Standard = { writer: 'person', model: shippedModel(), threshold }
	return auditBy(standard, { before, after, facts })
}

/** The same by another standard, of texts that may have been compared before. */
export function auditBy(
	standard: Standard,
	pair: Required<Pair>,
	compare: () => Compared = () => comparePair(openMeaning(), pair),
): Audit {
	const found = judge(pair, standard, compare)
	if (found.verdict === 'faithful') return found
	const { before, after, facts } = pair
	const isStated = [before, ...facts].some((said) => readAsStated(said) === readAsStated(after))
	return isStated ? faithful : found
}

function readAsStated(text: string): string {
	return fold(withoutStop(text))
}

function judge(pair: Required<Pair>, standard: Standard, compare: () => Compared): Audit {
	const { before, after } = pair
	if (before.trim() === after.trim()) return faithful
	const clues = listClues(openMeaning(), compare(), standard.writer)
	const { score, listWorths } = scoreClues(standard.model, clues)
	const decisive = clues.filter(({ isDecisive }) => isDecisive === true)
	if (decisive.length === 0 && score < standard.threshold) return faithful
	const worths = listWorths()
	if (!contradicts(clues)) {
		if (isSettledByAnswer({ clues, decisive, score }, standard))
			return askAbout(clues, after, worths)
		const added = listAddedThings(clues)
		if (decisive.length === 0 && isFaithfulWith(added, pair, standard))
			return { ...askAbout(clues, after, worths), confirmation: confirmThings(added, after) }
	}
	const findings = chooseFindings(decisive.length > 0 ? decisive : clues, worths)
	return { verdict: 'unfaithful', findings, confirmation: null }
}

// Whether no answer could make the text true: the person wrote that the work wasn't done, was planned or past, was
// only watched or received, or was another person's, or the text names another thing of the trade.
function contradicts(clues: readonly Clue[]): boolean {
	return clues.some(({ name }) => contradictions.has(name))
}

const contradictions: ReadonlySet<string> = new Set([
	'contrast',
	'agent was other, alone',
	'lost: negated',
	'lost: others',
	'lost: past',
	'lost: planned',
	'lost: received',
	'lost: watched',
	'not said: received',
	'not said: watched',
])

// Where all that is wrong is how much of it the person did themselves, how often or how surely, or where little speaks for an
// invention, they may simply be asked.
function isSettledByAnswer(
	{ clues, decisive, score }: { clues: readonly Clue[]; decisive: readonly Clue[]; score: number },
	standard: Standard,
): boolean {
	if (decisive.some(({ kind }) => kind !== 'exactness') || namesNew(clues)) return false
	const others = clues.filter(({ isDecisive }) => isDecisive !== true)
	if (decisive.length > 0) return isFaithfulBesides(others, exactness, standard)
	return (
		score < standard.threshold + unsureWithin ||
		scoreAsk(standard.model, clues) >= askThreshold ||
		isFaithfulBesides(clues, confirmable, standard)
	)
}

// Nobody is asked whether they used a tool, or worked for a firm, that only the new text names.
function namesNew(clues: readonly Clue[]): boolean {
	return clues.some(({ name }) => /^(?:loose name|loose capitals?)$/.test(name))
}

const mostAdded = 2

// The nouns that the new text has besides everything else; none where it has more, or exchanges a word for another.
function listAddedThings(clues: readonly Clue[]): Token[] {
	const loose = new Set(clues.filter(({ name }) => name.startsWith('loose ')).map(indexOf))
	const added = clues.flatMap(({ name, after: token }) =>
		name === 'added noun' && token != null ? [token] : [],
	)
	return namesNew(clues) || loose.size > added.length || added.length > mostAdded ? [] : added
}

function indexOf({ after: token }: Clue): number | undefined {
	return token?.index
}

// With these words among the facts, nothing would be wrong.
function isFaithfulWith(
	added: readonly Token[],
	pair: Required<Pair>,
	standard: Standard,
): boolean {
	if (added.length === 0) return false
	const said = added.map(({ text }) => text)
	const facts = [...pair.facts, ...said]
	const clues = collectClues(openMeaning(), { ...pair, facts }, standard.writer)
	return (
		!clues.some(({ isDecisive }) => isDecisive === true) &&
		scoreClues(standard.model, clues).score < standard.threshold
	)
}

/** Asks whether a text is true that names these things. */
export function confirmThings(added: readonly Token[], after: string): Confirmation {
	const text = withoutStop(after)
	const things = added.map((token) => `“${token.text}”`).join(' or ')
	return { question: `You didn’t mention ${things}. Is this true: “${text}”?`, fact: text }
}

const exactness: ReadonlySet<FindingKind> = new Set(['exactness'])

// Without the clues of these kinds, and words left out, nothing would be wrong.
function isFaithfulBesides(
	clues: readonly Clue[],
	kinds: ReadonlySet<FindingKind>,
	standard: Standard,
): boolean {
	const asked = clues.filter(({ kind }) => kinds.has(kind))
	const words = new Set(asked.flatMap(({ after: token }) => token?.index ?? []))
	const others = clues.filter(
		({ kind, after: token }) =>
			!kinds.has(kind) &&
			kind !== 'left-out' &&
			!(kind === 'word' && words.has(token?.index ?? -1)),
	)
	return scoreClues(standard.model, others).score < standard.threshold
}

function askAbout(
	clues: readonly Clue[],
	after: string,
	worths: ReadonlyMap<string, number>,
): Audit {
	const asked = chooseFindings(
		clues.filter(({ kind }) => confirmable.has(kind)),
		worths,
	)
	const findings = asked.length > 0 ? asked : chooseFindings(clues, worths)
	const text = withoutStop(after)
	const question = `Is this what you did: “${text}”?`
	return { verdict: 'confirm', findings, confirmation: { question, fact: text } }
}

// The words that speak most for an invention, each with its kind.
function chooseFindings(clues: readonly Clue[], worths: ReadonlyMap<string, number>): Finding[] {
	const found = new Map<string, { clue: Clue; worth: number }>()
	for (const clue of clues) {
		const worth = clue.isDecisive === true ? 10 : (worths.get(clue.name) ?? 0)
		if (clue.after === undefined && clue.before === undefined && clue.isDecisive !== true) continue
		const key = `${clue.kind} ${clue.after?.index ?? ''} ${clue.after == null ? (clue.before?.index ?? '') : ''}`
		const known = found.get(key)
		found.set(key, { clue: known?.clue ?? clue, worth: (known?.worth ?? 0) + worth })
	}
	const ordered = [...found.values()].sort((one, other) => other.worth - one.worth)
	const strong = ordered.filter(({ worth }, index) => index === 0 || worth > leastWorth)
	// Omissions are reported only if nothing in the new text explains the verdict.
	const present = strong.filter(({ clue }) => clue.kind !== 'left-out')
	const told = (present.length > 0 ? present : strong).map(({ clue }) => describeFinding(clue))
	const isFirst = ({ message }: Finding, index: number) =>
		told.findIndex((other) => other.message === message) === index
	return told.filter(isFirst).slice(0, mostFindings)
}
