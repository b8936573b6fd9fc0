import type { ConceptHit } from '@app/language'
import { qualificationCues } from './word-lists.ts'

const mostWords = 7
const mostLetters = 120
// The subject of a qualification, which may follow a second level or “or equivalent”.
const orLevel = String.raw`(?:\s?(?:/|or)\s?(?:level )?[1-8]\b)?(?: (?:diploma|certificate|qualification|award|degree))?`
const orEquivalent = String.raw`(?: \((?:or|and)[^()]{1,30}\)| or (?:above|higher|better|equivalent))?`
const subjectEnds = String.raw`(?=\s*(?:$|[,.;:()|/]|\s[–—-]\s|\b(?:${qualificationCues.alternatives('after-subject')})\b))`
const whatIn = new RegExp(
	String.raw`^${orLevel}${orEquivalent} (?:in|for) (?!(?:this|these|that|your|our|place)\b)(?:the )?(?<subject>[^,.;:()|/]+?)${subjectEnds}`,
	'iu',
)
const ofQualification = qualificationCues.pattern('qualifications', 'anywhere')

const levelBefore = /\b(?:NVQ |SVQ |City & Guilds )?level [1-8] (?:or [1-8] )?$/i

// A bracket that opens within a name belongs to it where only the level stands in it.
const openAside = /\s?\([^()]*$/
const closesAside = /^(?: or (?:above|higher|better|equivalent))?\)/i

const liveWithin = /^live within$/i
// A distance or a time from a place.
const howFar = new RegExp(
	String.raw`^ [^.,;:()]{2,60}?(?=\s*(?:$|[.,;:()]|\b(?:${qualificationCues.alternatives('after-place')})\b))`,
	'iu',
)

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
	const opened = openAside.exec(name)
	if (opened !== null) {
		const { 0: closing } = closesAside.exec(text.slice(end)) ?? {}
		return { text: closing === undefined ? name.slice(0, opened.index) : name + closing, start }
	}
	if (concept.kind !== 'credential' || !ofQualification.test(name)) return { text: name, start }
	const { 0: rest = '', groups } = whatIn.exec(text.slice(end, end + mostLetters)) ?? {}
	const words = groups?.subject?.split(/\s+/).length ?? 0
	const after = words === 0 || words > mostWords ? '' : rest
	const [before = ''] = levelBefore.exec(text.slice(0, start)) ?? []
	return { text: before + name + after, start: start - before.length }
}
