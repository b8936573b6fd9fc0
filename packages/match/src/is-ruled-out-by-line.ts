import type { Passage } from '@app/cv'
import { type ConceptKind, isOfEarlierTime, type Span } from '@app/language'
import {
	analyseLine,
	type Effect,
	type FoundTrigger,
	findTriggers,
	type Line,
} from '@app/language/analysis'
import { denyingEffects } from './assertion/denying-effects.ts'

type ReadLine = { line: Line; triggers: readonly FoundTrigger[] }

const read = new WeakMap<Passage, ReadLine>()
/** Longer passages are not lines but pages, and are judged by the words beside a name alone. */
const longest = 600

// A person who doubted, watched or refused some work knows about it; for a paper, such a line shows nothing.
const denyingWork: readonly Effect[] = ['planned', 'negated']
/**
 * Words that deny the text after them; “declined” and “missed” show work with the thing. `isLacking` judges work that
 * was done without the thing.
 */
const denies = /^(?:no|not|n[’']t|never|nor|neither|none|nothing|cannot)$/

/**
 * Whether the grammar of a line takes back a thing that it names: the thing is denied or only planned, or a paper was
 * refused or is another person’s. A thing after a conjunction or a comma begins anew and counts.
 */
export function isRuledOutByLine(
	passage: Passage,
	{ start, end }: Span,
	kind: ConceptKind | 'said',
): boolean {
	if (passage.text.length > longest) return false
	const { line, triggers } = readOf(passage)
	const named = line.tokens.filter((token) => token.start < end && token.end > start)
	const [first] = named
	if (first === undefined) return false
	const ruling = kind === 'credential' ? denyingEffects : denyingWork
	return triggers.some(
		(trigger) =>
			ruling.includes(trigger.effect) &&
			named.every(({ index }) => trigger.reaches.has(index)) &&
			!beginsAnew(line, trigger, first.index) &&
			(kind === 'credential' ||
				trigger.effect !== 'negated' ||
				(isDenial(line, trigger, first.index) && !isOfEarlierTime(passage.text, { end }))),
	)
}

// A denial goes on after “or”; other triggers end there.
function beginsAnew({ tokens }: Line, { effect, to }: FoundTrigger, at: number): boolean {
	const joins = effect === 'negated' ? /^(?:,|and|but)$/ : /^(?:,|and|but|or)$/
	return tokens.slice(to, Math.max(to, at)).some(({ lower }) => joins.test(lower))
}

// "No day without Excel" denies nothing of Excel.
function isDenial({ tokens }: Line, { from, to }: FoundTrigger, at: number): boolean {
	return (
		tokens.slice(from, to).some(({ lower }) => denies.test(lower)) &&
		!tokens.slice(to, Math.max(to, at)).some(({ lower }) => lower === 'without')
	)
}

function readOf(passage: Passage): ReadLine {
	const known = read.get(passage)
	if (known !== undefined) return known
	const line = analyseLine(passage.text)
	const own = { line, triggers: findTriggers(line) }
	read.set(passage, own)
	return own
}
