import { fold, withoutStop } from '@app/language'
import { openMeaning } from '@app/language/meaning/open'
import { scoreAsk, scoreClues, shippedModel } from './clue-model.ts'
import { collectClues } from './collect-clues.ts'
import { confirmable, describeFinding, type Finding } from './describe-finding.ts'
import type { Clue, FindingKind } from './findings.ts'

/** `confirm`: the text claims more, but one answer of the person ("did you run it yourself?") would make it true. */
export type Verdict = 'faithful' | 'confirm' | 'unfaithful'

/**
 * What the person is asked where one "yes" settles it. Stored among the facts of the CV with its question and day, `fact` makes the
 * text faithful.
 */
export type Confirmation = { question: string; fact: string }

/** What the audit found. A faithful text has no findings; only `confirm` has a confirmation. */
export type Audit = {
	verdict: Verdict
	findings: readonly Finding[]
	confirmation: Confirmation | null
}

/** From this score on a text is not faithful; the one that met both aims best on hands that were left out of learning. */
export const threshold = 0
/** From these log odds on the person is asked instead: two of three such inventions of left-out hands were settled by one answer. */
export const askThreshold = 0
const mostFindings = 3
/** Weaker clues are only reported where they come first. */
const leastWorth = 0.3
const faithful: Audit = { verdict: 'faithful', findings: [], confirmation: null }

/**
 * Whether a rewritten line claims nothing that the person did not say. `facts` are other words of the person, such as answers to
 * questions. Text beyond 2,000 characters is not read.
 */
export function audit(before: string, after: string, facts: readonly string[] = []): Audit {
	const found = auditAgainst(before, after, facts)
	if (found.verdict === 'faithful') return found
	const isStated = [before, ...facts].some((said) => readAsStated(said) === readAsStated(after))
	return isStated ? faithful : found
}

function readAsStated(text: string): string {
	return fold(withoutStop(text))
}

function auditAgainst(before: string, after: string, facts: readonly string[]): Audit {
	if (before.trim() === after.trim()) return faithful
	const clues = collectClues(openMeaning(), { before, after, facts })
	const { score, listWorths } = scoreClues(shippedModel(), clues)
	const decisive = clues.filter(({ isDecisive }) => isDecisive === true)
	if (decisive.length === 0 && score < threshold) return faithful
	const worths = listWorths()
	if (isSettledByAnswer(clues, decisive)) return askAbout(clues, after, worths)
	const findings = chooseFindings(decisive.length > 0 ? decisive : clues, worths)
	return { verdict: 'unfaithful', findings, confirmation: null }
}

// Where all that is wrong is how much of it the person did themselves, how often or how surely, they may simply be asked.
function isSettledByAnswer(clues: readonly Clue[], decisive: readonly Clue[]): boolean {
	if (decisive.some(({ kind }) => kind !== 'exactness')) return false
	const others = clues.filter(({ isDecisive }) => isDecisive !== true)
	if (decisive.length > 0) return isFaithfulBesides(others, exactness)
	return scoreAsk(shippedModel(), clues) >= askThreshold || isFaithfulBesides(clues, confirmable)
}

const exactness: ReadonlySet<FindingKind> = new Set(['exactness'])

// Without the clues of these kinds, and words left out, nothing would be wrong.
function isFaithfulBesides(clues: readonly Clue[], kinds: ReadonlySet<FindingKind>): boolean {
	const asked = clues.filter(({ kind }) => kinds.has(kind))
	const words = new Set(asked.flatMap(({ after: token }) => token?.index ?? []))
	const others = clues.filter(
		({ kind, after: token }) =>
			!kinds.has(kind) &&
			kind !== 'left-out' &&
			!(kind === 'word' && words.has(token?.index ?? -1)),
	)
	return scoreClues(shippedModel(), others).score < threshold
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
