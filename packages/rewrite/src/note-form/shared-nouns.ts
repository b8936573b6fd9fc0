import { analyseLine, findWordClasses } from '@app/language/analysis'
import type { Segment } from '../engine/split-segments.ts'

/**
 * Joins pieces that share a noun: "now and next board", "hot and cold food". A purely describing word takes the noun
 * after its "and".
 */
export function withSharedNouns(segments: readonly Segment[]): Segment[] {
	const joined: Segment[] = []
	for (const segment of segments) {
		const last = joined.at(-1)
		if (last !== undefined && segment.join === ' and ' && sharesNoun(last, segment))
			last.text += segment.join + segment.text
		else joined.push({ ...segment })
	}
	return joined
}

function sharesNoun({ text }: Segment, next: Segment): boolean {
	const [first, second] = analyseLine(`the ${next.text}`).tokens.slice(1)
	const isDescribed = first?.tag === 'JJ' && /^NN/.test(second?.tag ?? '')
	return isDescribed && /^\p{Ll}+$/u.test(text) && /[ar]/.test(findWordClasses(text))
}
