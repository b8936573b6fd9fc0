import type { CvContext, Passage } from '@app/cv'
import type { Span } from '@app/language'
import {
	type ConceptHit,
	type ConceptKind,
	describesNext,
	findConcepts,
	hasCredentialWord,
	isBeingLearnt,
	isHeldAsCredential,
	isLacking,
	isNotHeld,
	isOfOthers,
	isTitleOfOthers,
	isUnfinished,
	sectorsIn,
	shows,
	splitWords,
	wayOfAct,
} from '@app/language'
import type { Requirement } from './advert.ts'
import type { ConceptMention } from './concept-mention.ts'
import { cutContextWindow } from './context-window.ts'
import { withDriverCpc } from './driver-cpc.ts'
import { findEntryMentions } from './entry-mentions.ts'
import { findLicences } from './find-licences.ts'
import { findPhrase } from './find-phrase.ts'
import { degree, findDegree, findLevels } from './find-qualifications.ts'
import { functionalSkillsMentions } from './functional-skills.ts'
import { gcseMentions } from './gcse-mentions.ts'
import { isQualificationCurrent } from './is-qualification-current.ts'
import { isRuledOutByLine } from './is-ruled-out-by-line.ts'
import { findLanguageMentions } from './spoken-language-mentions.ts'

type Found = { conceptId: string; narrower: string | null; start: number; end: number }

/** Everything that the lexicon knows in a CV, but what its lines say is not held, not reached or lacking. */
export function extractMentions(context: CvContext): ConceptMention[] {
	const sectors = sectorsIn(context.passages.map(({ text }) => text))
	const alone = context.passages.flatMap((passage) => {
		const gcses = gcseMentions(passage, context)
		const known = findKnown(passage, { sectors, context }).filter(
			({ conceptId }) => gcses.length === 0 || !isGcse.test(conceptId),
		)
		const skills = functionalSkillsMentions(passage, context)
		const languages = findLanguageMentions(passage).map((found) =>
			toMention(passage, found, { kind: 'language', label: '' }),
		)
		return [...known, ...gcses, ...skills, ...languages, ...toldInParts(passage, known, context)]
	})
	const isNew = (whole: ConceptMention) =>
		!alone.some((naming) => naming.passage === whole.passage && shows(naming, whole))
	return withDriverCpc([...alone, ...acrossFields(context).filter(isNew)])
}

function acrossFields(context: CvContext): ConceptMention[] {
	return findEntryMentions(context)
		.filter(
			({ passage }) => isQualificationCurrent(passage, context) && !isUnfinished(passage.text),
		)
		.map(({ passage, ...found }) => {
			const place = { start: 0, end: passage.text.length }
			return toMention(passage, { ...found, ...place }, { kind: 'credential', label: '' })
		})
}

const isGcse = /^gcse-(?:english|mathematics)/

type Known = { sectors: ReadonlySet<string>; context: CvContext }

function findKnown(passage: Passage, { sectors, context }: Known): ConceptMention[] {
	return findConcepts(withoutHonours(passage), { sectors, isAboutPerson: true, isWary: true })
		.filter((hit) => isClaimed(hit, hit.concept.kind, { passage, context }))
		.flatMap(({ concept, ...place }) => {
			const isSubject = place.isSubject && !isListedAsPaper(passage, place, context)
			if (isSubject && describesNext(passage.text, place)) return []
			return [{ ...toMention(passage, { conceptId: concept.id, ...place }, concept), isSubject }]
		})
}

// A name among certificates and courses, under such a heading, or beside a word for a paper, means the paper.
function isListedAsPaper(
	{ section, path, text, entry }: Passage,
	place: Pick<ConceptHit, 'start' | 'end'>,
	{ cv }: CvContext,
): boolean {
	if (section === 'certification' || path.endsWith('.qualification')) return true
	if (section === 'custom' && hasCredentialWord(cv.custom[entry]?.title ?? '')) return true
	return isHeldAsCredential(...cutContextWindow(text, place))
}

// Finds names that the lexicon cannot list: licences, levels and degrees are combinations of words in any order.
function toldInParts(
	passage: Passage,
	known: ConceptMention[],
	context: CvContext,
): ConceptMention[] {
	const parts = [...findLicences(passage.text), ...findLevels(passage), ...findDegree(passage)]
	const isNew = (part: Found) =>
		!known.some(
			(naming) =>
				shows(naming, part) &&
				(part.conceptId === degree || Math.abs(naming.start - part.start) < mostApart),
		)
	return parts
		.filter((part) => isNew(part) && isClaimed(part, 'credential', { passage, context }))
		.map((part) => toMention(passage, part, { kind: 'credential', label: '' }))
}

const mostApart = 40

function isClaimed(
	place: Span,
	kind: ConceptKind | 'said',
	{ passage, context }: { passage: Passage; context: CvContext },
): boolean {
	const near = cutContextWindow(passage.text, place)
	if (isLacking(...near) || isDemand.test(passage.text.slice(place.start, place.end))) return false
	if (isRuledOutByLine(passage, place, kind)) return false
	return kind !== 'credential' || (!isNotHeld(...near) && isQualificationCurrent(passage, context))
}

// Adverts ask in these words, and nobody claims a licence in them.
const isDemand = /^(?:need|must)\b/i

type Named = { kind: ConceptKind | 'said'; label: string }

function toMention(
	passage: Passage,
	{ conceptId, narrower, start, end }: Found,
	named: Named,
): ConceptMention {
	const quote = passage.text.slice(start, end)
	const near = cutContextWindow(passage.text, { start, end })
	return {
		conceptId,
		narrower,
		passage,
		start,
		quote,
		way: wayOfAct(quote),
		isOfOthers: tellsOfWork(passage) && isElsewhere(...near, named),
		isBeingLearnt: isBeingLearnt(...near),
		isSubject: false,
		isPaper: named.kind === 'credential',
	}
}

// In lists of certificates, courses and skills nobody writes of the papers of others.
function tellsOfWork({ kind, path, section }: Passage): boolean {
	if (/\.(?:jobTitle|role)$/.test(path)) return true
	return kind !== 'line' && section !== 'certification' && section !== 'education'
}

function isElsewhere(text: string, place: Span, { kind, label }: Named): boolean {
	if (kind === 'credential') return isOfOthers(text, place)
	// A title may name the writer’s own work by its doer, or the people one works with.
	const title = text.slice(place.start, place.end).split(/\s/).at(-1)?.toLowerCase() ?? ''
	const isOfTitle = kind === 'said' || splitWords(label).some((word) => isDoneBy(word, title))
	return isOfTitle && isTitleOfOthers(text, place)
}

// Whether a title is the doer of a work: both have one stem.
function isDoneBy(work: string, title: string): boolean {
	const stem = title.replace(/s$/, '').replace(/(?:er|or|ian|ist|ant|e)$/, '')
	const done = work.toLowerCase()
	return stem.length >= fewestLetters && done.startsWith(stem) && !title.startsWith(done)
}

const fewestLetters = 4

/** Whether an advert itself asks for work with the papers or the colleagues that it names. */
export function concernsOthers({ quote, line, kind, label }: Requirement): boolean {
	const start = line.indexOf(quote)
	return start >= 0 && isElsewhere(line, { start, end: start + quote.length }, { kind, label })
}

/** Returns the mentions of a requirement that no lexicon knows: the same words in the same order, in any form. */
export function findWordings(context: CvContext, requirement: Requirement): ConceptMention[] {
	const { conceptId, quote } = requirement
	return context.passages.flatMap((passage) => {
		const found = findPhrase(passage.text, quote)
		if (found === null) return []
		const start = passage.text.indexOf(found)
		const place = { start, end: start + found.length }
		const isClaim = passage.path.endsWith('.qualification') || passage.section === 'certification'
		const near = cutContextWindow(passage.text, place)
		const isMeant =
			!isLacking(...near) &&
			!isRuledOutByLine(passage, place, requirement.kind) &&
			(!isClaim || (isQualificationCurrent(passage, context) && !isNotHeld(...near)))
		const named = { kind: 'said', label: '' } as const
		return isMeant ? [toMention(passage, { conceptId, narrower: null, ...place }, named)] : []
	})
}

// Honours are no part of a degree’s name; a gap of the same length keeps the positions of the text after it.
function withoutHonours({ path, text }: Passage): string {
	if (!path.endsWith('.qualification')) return text
	return text.replace(/\s\(?Hons?\.?\)?(?=\s|$)/i, (said) => ' '.repeat(said.length))
}
