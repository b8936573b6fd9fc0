import type { AdvertLine } from './advert-lines.ts'
import { isNegated } from './assertion/negation.ts'
import type { NamedThing } from './classifier/find-named-things.ts'
import { asksForNothing } from './classify-requirement-level.ts'

/** A thing in an advert, with what else its sentence names and the line of the advert that it stands in. */
type Spot = {
	thing: NamedThing
	inSentence: readonly NamedThing[]
	line: AdvertLine | undefined
}

/**
 * Whether a thing is not asked for, however likely it looks: the advert says that there is none of it or that it is not
 * needed, tells it in passing, or names it in how to apply.
 */
export function isNotAskedFor(
	{ thing, inSentence, line }: Spot,
	toRead: (line: AdvertLine) => string,
): boolean {
	const { text, start, sentence } = thing
	if (line !== undefined && line.need === null && asksForNothing(line.text)) return true
	const spans = inSentence.map((one) => ({ start: one.start, end: one.start + one.text.length }))
	if (isNegated(sentence.text, { start, end: start + text.length }, spans)) return true
	const { need = 'mentioned', isItem = false } = line ?? {}
	const left = toRead({ text: sentence.text, need, isItem })
	return left.slice(start, start + text.length) !== text
}
