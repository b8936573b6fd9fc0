import { fold } from '@app/language'
import type { Token } from '@app/language/analysis'
import type { Clue, FindingKind } from './clue.ts'

/** Part of a text, in UTF-16 units. */
export type TextSpan = { start: number; end: number; text: string }

/** One thing that a rewriting claims more than the person said, with where and a sentence about it. */
export type Finding = {
	kind: FindingKind
	/** In the person's words, the facts behind them included; `null` where nothing there is near. */
	before: TextSpan | null
	/** In the rewritten words; `null` where something was left out. */
	after: TextSpan | null
	/** The sentence for the person about the part that their words don't cover. */
	message: string
	/** The question that would settle the finding with one answer; `null` without one. */
	question: string | null
}

/** Kinds that one answer of the person settles. */
export const confirmable: ReadonlySet<FindingKind> = new Set([
	'act',
	'agent',
	'joint',
	'helped',
	'frequency',
	'occasional',
	'supervised',
	'partial',
	'uncertain',
	'exactness',
])

/** The finding behind a clue. */
export function describeFinding({ kind, before, after }: Clue): Finding {
	const [old, text] = [before?.text ?? '', after?.text ?? '']
	return {
		kind,
		before: toSpan(before),
		after: toSpan(after),
		message: messages[kind](text, old),
		question: confirmable.has(kind) ? askWhether(kind, text, old) : null,
	}
}

function toSpan(token: Token | null | undefined): TextSpan | null {
	return token == null ? null : { start: token.start, end: token.end, text: token.text }
}

// Only capitals or the form of an apostrophe may differ.
function isSameWord(text: string, old: string): boolean {
	return fold(text) === fold(old)
}

type Message = (text: string, old: string) => string

const about = (text: string) => (text === '' ? 'This' : `“${text}”`)

const messages: Readonly<Record<FindingKind, Message>> = {
	number: (text) => `You didn’t give the number ${about(text)}.`,
	counted: (text) => `You gave ${about(text)} for something else.`,
	exactness: (text) => `You were less exact about ${about(text)}.`,
	frequency: (text) =>
		text === ''
			? 'This leaves out how often you did it.'
			: `You didn’t say how often, or said something other than “${text}”.`,
	order: () => 'The figures are the other way round in your words.',
	word: (text) => `Nothing in your words says ${about(text)}.`,
	name: (text) => `You didn’t mention ${about(text)}.`,
	act: (text, old) => {
		if (old === '') return `You didn’t say that you ${about(text)}.`
		return isSameWord(text, old)
			? `You used ${about(text)} differently.`
			: `${about(text)} says more than ${about(old)}.`
	},
	object: (text) => `You didn’t say this about ${about(text)}.`,
	agent: (text) => `You said somebody else did this: ${about(text)}.`,
	cause: () => 'You didn’t say that one led to the other.',
	scope: (text) => `${about(text)} covers more than you said.`,
	'left-out': (_, old) => `This leaves out ${about(old)}, so it says more than you did.`,
	negated: () => 'You said you didn’t do this.',
	planned: () => 'You said that this was planned or asked for, not that it was done.',
	uncertain: () => 'You weren’t sure about this.',
	watched: () => 'You said that you watched or learned this, not that you did it.',
	received: () => 'You said that this was done for you or given to you.',
	others: () => 'You said that somebody else did this.',
	helped: () => 'You said you helped, but this says you did it yourself.',
	joint: () => 'You did this with others, but this says you did it alone.',
	supervised: () => 'You were supervised, and this leaves that out.',
	partial: () => 'You said you did only part of this.',
	occasional: () => 'You said you only did this now and then.',
	junior: () => 'This leaves out that the role was junior, temporary or voluntary.',
	practice: () => 'You did this as practice, and this leaves that out.',
	past: () => 'You said you no longer do this.',
}

function askWhether(kind: FindingKind, text: string, old: string): string {
	if (kind === 'frequency' || kind === 'occasional') return 'How often did you do it?'
	if (kind === 'helped' || kind === 'joint' || kind === 'agent')
		return 'Which part of it did you do yourself?'
	if (kind === 'supervised') return 'Did you also do this without supervision?'
	if (kind === 'partial') return 'Did you do all of it?'
	if (kind === 'uncertain') return 'Are you sure of it?'
	if (kind === 'exactness') return `Is ${about(text)} exact?`
	return old === '' || isSameWord(text, old)
		? `Did you do this yourself: ${about(text)}?`
		: `Does ${about(text)} describe what you did better than ${about(old)}?`
}
