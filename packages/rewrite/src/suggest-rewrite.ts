import { askAbout } from './ask-about.ts'
import { guard } from './guard/guard.ts'
import { rewritings, type Tense } from './rewritings.ts'
import { shortenPhrases } from './shorten-phrases.ts'
import type { Change, Suggestion } from './suggestion.ts'
import { withCapital, withoutBullet } from './tidy-bullet.ts'
import { readsWell } from './verify.ts'

/**
 * Offers a better wording of one bullet in the person's own words, or a question, or both; `null` when it is strong already
 * or empty. `current` says that the job goes on, which decides the tense.
 */
export function suggestRewrite(
	bullet: string,
	{ current }: { current: boolean },
): Suggestion | null {
	const before = bullet.trim()
	const text = withoutBullet(before)
	if (text === '') return null
	const tense: Tense = current ? 'base' : 'past'
	const draft = draftOf(text, tense)
	const isSafe =
		draft !== null && readsWell(draft.after, tense) && guard(text, draft.after, []).length === 0
	const after = isSafe ? draft.after : before
	const asks = askAbout(withoutBullet(after))
	if (!isSafe && asks.length === 0) return null
	return {
		...{ before, after, asks, engine: 'local' },
		changes: isSafe ? draft.changes : [],
		verified: isSafe || draft === null,
	}
}

type Draft = { after: string; changes: Change[] }

function draftOf(text: string, tense: Tense): Draft | null {
	const opening = firstThatFits(text, tense)
	const shorter = shortenPhrases(opening?.after ?? text)
	const changes = [...(opening?.changes ?? []), ...shorter.changes]
	return changes.length === 0 ? null : { after: withCapital(shorter.after), changes }
}

function firstThatFits(text: string, tense: Tense): Draft | null {
	for (const rewriting of rewritings) {
		const draft = rewriting(text, tense)
		if (draft !== null) return draft
	}
	return null
}
