import { type RewrittenBullet, rewriteBullet } from '../rewrite-bullet.ts'
import { detectPromptInjection } from './detect-prompt-injection.ts'
import type { Hidden } from './redact-personal-data.ts'

/** Why a line has the wording of the local engine although a model is there. */
export const whyLocal = [
	'unreachable',
	'too_slow',
	'refused',
	'key_refused',
	'busy',
	'resting',
	'unusable',
	'not_faithful',
	'used_up',
	'too_long',
	'order',
] as const
export type WhyLocal = (typeof whyLocal)[number]

/** One rewritten line, and why it is not the model's where it is not. */
export type ModelRewrite = RewrittenBullet & { whyLocal: WhyLocal | null }

/** A line that a model may see, and the form in which it is sent. */
export type LineToReword = {
	id: string
	line: string
	sent: string
	answers: string[]
	/** The result if the model's wording fails. */
	local: RewrittenBullet
}

type Wishes = {
	current: boolean
	hidden: Hidden
	/** The person's answers about each line, in the order of the lines. */
	answers: readonly (readonly string[])[]
	/** Characters that are sent at most. */
	maxChars: number
}

/**
 * Sorts lines into lines that a model may see and lines that keep the wording of the local engine, with the reason.
 */
export function prepareLines(
	lines: readonly string[],
	{ current, hidden, answers, maxChars }: Wishes,
): { toSend: LineToReword[]; kept: Map<number, ModelRewrite> } {
	const toSend: LineToReword[] = []
	const kept = new Map<number, ModelRewrite>()
	let room = maxChars
	const whole = lines.join('\n')
	for (const [index, text] of lines.entries()) {
		const line = text.trim()
		const local = rewriteBullet(line, { current, text: whole })
		const said = [...(answers[index] ?? [])]
		const why = reasonToKeep(line, said)
		const sent = hidden.hide(line)
		room -= why === null ? sent.length : 0
		if (why !== null || room < 0) kept.set(index, { ...local, whyLocal: why ?? 'too_long' })
		else toSend.push({ id: `l${index}`, line, sent, answers: said.map(hidden.hide), local })
	}
	return { toSend, kept }
}

function reasonToKeep(line: string, answers: readonly string[]): WhyLocal | null {
	if (line === '' || line.length > 600) return 'too_long'
	return [line, ...answers].some(detectPromptInjection) ? 'order' : null
}
