import { openMeaning } from '@app/language/meaning/open'
import { scoreClues, shippedModel } from './clue-model.ts'
import { collectClues } from './collect-clues.ts'
import { confirmable, describeFinding, type Finding } from './describe-finding.ts'
import type { Clue } from './findings.ts'

/** `confirm`: the text claims more, but one answer of the person ("did you run it yourself?") would make it true. */
export type Verdict = 'faithful' | 'confirm' | 'unfaithful'

/** What the audit found. A faithful text has no findings. */
export type Audit = { verdict: Verdict; findings: readonly Finding[] }

/** From this score on a text is not faithful; fitted with the weights so that inventions are caught nine times in ten. */
export const threshold = -0.3
const mostFindings = 3
/** Weaker clues are only reported where they come first. */
const leastWorth = 0.3

/**
 * Whether a rewritten line claims nothing that the person did not say. `facts` are other words of the person, such as answers to
 * questions. Text beyond 2,000 characters is not read.
 */
export function audit(before: string, after: string, facts: readonly string[] = []): Audit {
	if (before.trim() === after.trim()) return { verdict: 'faithful', findings: [] }
	const clues = collectClues(openMeaning(), { before, after, facts })
	const { score, listWorths } = scoreClues(shippedModel(), clues)
	const decisive = clues.filter(({ isDecisive }) => isDecisive === true)
	if (decisive.length === 0 && score < threshold) return { verdict: 'faithful', findings: [] }
	const findings = chooseFindings(decisive.length > 0 ? decisive : clues, listWorths())
	const isConfirm =
		decisive.length === 0 &&
		score < threshold + 1.5 &&
		findings.length > 0 &&
		findings.every(({ kind }) => confirmable.has(kind))
	return { verdict: isConfirm ? 'confirm' : 'unfaithful', findings }
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
