import type { Violation } from '../suggestion.ts'
import { isChange } from './changes.ts'
import { readLine } from './read-line.ts'
import { saysSame } from './same-words.ts'
import type { Token } from './token.ts'

const saysResult =
	/\b(?:result(?:ing|ed|s)? in|lead(?:ing|s)? to|led to|thereby|therefore|thus|hence|meaning|which (?:meant|led|allowed|enabled)|so that|as a result|because of|thanks to|due to|enabling|allowing|ensuring|helping to|contributing to|that \p{L}+ed)\b/giu
const saysMeans = /\b(?:by|through|via) (?:\p{L}+ly )?\p{L}+ing\b/giu
const linksBefore =
	/\b(?:because|result(?:ed|s|ing)?|lead(?:s|ing)? to|led to|so|which|meant|means|meaning|(?:by|through|via) \p{L}+ing|thanks|due to|therefore|thus|hence|after|when|once|enabl\w+|allow\w+|help\w*|caus\w+|made|ensur\w+|and (?:this|it|that)|that (?:\p{L}+ed|rose|fell|grew|cut|won|brought|made|led|saw|kept|let|got|meant|saves?|cuts?|raises?))\b|, (?:\p{L}+ly )?\p{L}+ing\b/iu

/**
 * A cause that the person did not give: two things in sequence are not cause and effect, and what rose
 * by itself was not raised by the person.
 */
export function inventedCauses(licence: string, after: string): Violation[] {
	if (linksBefore.test(licence)) return []
	const link = [...after.matchAll(saysResult), ...meansOfChange(after)].map(([text]) => text)
	if (link.length > 0) return link.map((text) => ({ kind: 'cause', text }))
	return changesTakenOver(readLine(licence), readLine(after))
}

function meansOfChange(after: string): RegExpMatchArray[] {
	return readLine(after).some(isChange) ? [...after.matchAll(saysMeans)] : []
}

// "Sales rose" becomes "Increased sales" only where the person says what they had to do with it.
function changesTakenOver(before: readonly Token[], line: readonly Token[]): Violation[] {
	return line
		.filter((token) => (isChange(token) || token.lemma === 'raise') && !hasSubject(line, token))
		.filter((change) => {
			const origins = before.filter((token) => token.isAct && saysSame(token, change))
			return origins.length > 0 && origins.every((token) => hasSubject(before, token))
		})
		.map(({ text }) => ({ kind: 'cause', text }))
}

// "Sales rose", "followers up 35%": the noun before the change is its subject.
function hasSubject(line: readonly Token[], token: Token): boolean {
	const at = line.indexOf(token)
	const previous = line[at - 1]
	if (previous === undefined || /[,;.:()]/.test(token.gap)) return false
	return previous.isContent && !previous.isAct && token.isAct
}
