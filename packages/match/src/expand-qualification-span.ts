import type { ConceptHit } from '@app/language'

const mostWords = 7
const mostLetters = 120
// What a qualification is in, after a second level or an equivalent.
const whatIn =
	/^(?:\s?(?:\/|or)\s?(?:level )?[1-8]\b)?(?: (?:diploma|certificate|qualification|award|degree))?(?: \((?:or|and)[^()]{1,30}\)| or (?:above|higher|better|equivalent))? (?:in|for) (?!(?:this|these|that|your|our|place)\b)(?:the )?(?<subject>[^,.;:()|/]+?)(?=\s*(?:$|[,.;:()|/]|\s[–—-]\s|\b(?:or|is|are|was|would|will|can|could|should|must|may|and (?:an?|at|the|current|previous|experience|be|have|has|hold|having|holding|being|you|we|to|are|is|can|must|will|some|good|strong)|plus|with|within|at|from|by|to|as|before|after|when|while|because|if|so|since|until|unless|including|for|in|on|we|you|desirable|essential|preferred|required|but|which|who|that)\b))/iu
const ofQualification =
	/\b(?:NVQs?|SVQs?|S\/NVQ|BTEC|HNC|HND|diploma|certificate|qualification|degree|BA|BSc|MSc|MA|PhD|level [1-8]|award|City (?:&|and) Guilds|apprenticeship|PG\w+)\b/i

const levelBefore = /\b(?:NVQ |SVQ |City & Guilds )?level [1-8] (?:or [1-8] )?$/i

const liveWithin = /^live within$/i
// A distance or a time from a place.
const howFar =
	/^ [^.,;:()]{2,60}?(?=\s*(?:$|[.,;:()]|\b(?:so|as|because|since|or|and|for|to|when|if|due|by)\b))/iu

/**
 * The words of a qualification with its level and subject, and where they begin. Where one has to live is told whole too. Other
 * things are named as they were found.
 */
export function expandQualificationSpan(
	text: string,
	{ concept, text: name, start, end }: Pick<ConceptHit, 'concept' | 'text' | 'start' | 'end'>,
): { text: string; start: number } {
	if (liveWithin.test(name)) {
		const { 0: where = '' } = howFar.exec(text.slice(end, end + mostLetters)) ?? []
		return { text: name + where, start }
	}
	if (concept.kind !== 'credential' || !ofQualification.test(name)) return { text: name, start }
	const { 0: rest = '', groups } = whatIn.exec(text.slice(end, end + mostLetters)) ?? {}
	const words = groups?.subject?.split(/\s+/).length ?? 0
	const after = words === 0 || words > mostWords ? '' : rest
	const [before = ''] = levelBefore.exec(text.slice(0, start)) ?? []
	return { text: before + name + after, start: start - before.length }
}
