import { earliestMonth, isAhead } from '@app/cv'
import {
	findConcepts,
	isNotHeld,
	isOver,
	isUnfinished,
	sectorsIn,
	shows,
	splitWords,
	stemWord,
} from '@app/language'
import type { CheckContext } from '../check.ts'
import type { Passage } from '../passages.ts'
import type { Requirement } from './advert.ts'
import { findWording } from './find-wording.ts'
import type { MatchedRequirement, Proof } from './match-report.ts'

const mostEvidence = 3
const longAgoMonths = 60
// Where a thing is done or certified; the list of skills is only a claim.
const doneIn = [
	...['experience', 'volunteering', 'projects', 'education', 'certification', 'publications'],
	...['awards', 'language', 'professionalSummary'],
]

type Naming = {
	conceptId: string
	narrower: string | null
	passage: Passage
	quote: string
}

/** Tells of each requirement whether the CV shows it, and where. */
export function prove(
	requirements: readonly Requirement[],
	context: CheckContext,
): MatchedRequirement[] {
	const namings = namingsIn(context)
	return requirements.map((requirement) => {
		const own =
			requirement.kind === 'said'
				? wordingsIn(context, requirement)
				: namings.filter((naming) => shows(naming, requirement))
		const done = own.filter(({ passage }) => doneIn.includes(passage.section))
		const best = done.length > 0 ? done : own
		const ownWords = otherWords(requirement, best)
		return {
			...requirement,
			proof: proofOf({ done: done.length, named: own.length }),
			evidence: best.slice(0, mostEvidence).map(({ passage, quote }) => ({
				...context.pointAt({ path: passage.path, quote }),
				line: passage.text,
			})),
			isLongAgo: done.length > 0 && done.every(({ passage }) => isLongAgo(passage, context)),
			...(ownWords === null ? {} : { ownWords }),
		}
	})
}

// The same thing under another name: a search for the words of the advert finds nothing. Where half of the words are
// the same it is another order or form of them, or another thing; and a job title is nobody's name for a task.
function otherWords(
	{ conceptId, narrower, quote, alsoSaid, kind }: Requirement,
	namings: readonly Naming[],
): string | null {
	if (kind === 'said') return null
	const wanted = [quote, ...alsoSaid].map(stemsOf)
	const isSaid = namings.some((naming) => {
		const [own, line] = [stemsOf(naming.quote), stemsOf(naming.passage.text)]
		return wanted.some(
			(stems) => [...stems].every((stem) => line.has(stem)) || sharesHalf(stems, own),
		)
	})
	const same = namings.find(
		(naming) =>
			naming.conceptId === conceptId &&
			naming.narrower === narrower &&
			!/\.(?:jobTitle|headline)$/.test(naming.passage.path),
	)
	return isSaid ? null : (same?.quote ?? null)
}

function sharesHalf(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
	const shared = [...left].filter((stem) => right.has(stem)).length
	return shared * 2 >= Math.min(left.size, right.size)
}

const joins = /^(?:a|an|the|and|of|in|for|to|with)$/

function stemsOf(text: string): Set<string> {
	const words = splitWords(text.replaceAll('-', ' ')).filter((word) => /[\p{L}\p{N}]/u.test(word))
	return new Set(words.map(stemWord).filter((stem) => !joins.test(stem)))
}

// Jobs alone: a qualification does not age like this.
function isLongAgo({ section, entry }: Passage, { cv, today }: CheckContext): boolean {
	const job = section === 'experience' ? cv.experience[entry] : undefined
	if (job === undefined || job.current || job.endDate === '') return false
	return earliestMonth(today) - earliestMonth(job.endDate) > longAgoMonths
}

function proofOf({ done, named }: { done: number; named: number }): Proof {
	if (done > 0) return 'shown'
	return named > 0 ? 'listed' : 'missing'
}

function namingsIn(context: CheckContext): Naming[] {
	const { passages } = context
	const sectors = sectorsIn(passages.map(({ text }) => text))
	return passages.flatMap((passage) => {
		const named = findConcepts(withoutHonours(passage), {
			...{ sectors, isAboutPerson: true, isWary: true },
		})
			.filter((hit) => hit.concept.kind !== 'credential' || !isNotHeld(passage.text, hit))
			.filter((hit) => hit.concept.kind !== 'credential' || isHeldToday(passage, context))
			.map(({ concept, narrower, start, end }) => ({
				...{ conceptId: concept.id, narrower, passage, quote: passage.text.slice(start, end) },
			}))
		// "BSc Computer Science" is a degree by its own name: the line proves it once.
		const isDegree = named.some((naming) => shows(naming, { conceptId: degree, narrower: null }))
		return isDegree ? named : [...named, ...firstDegreesIn(passage, context)]
	})
}

const degree = 'degree'
// "BA History", "BSc (Hons) Mathematics": the lexicon cannot know every subject, and "BA" alone is an airline elsewhere.
const firstDegree =
	/^(?:B(?:A|Sc|Ed|Eng|Mus|Des|Tech|Com|Arch|N|Nurs|Th|FA|BA)|LLB|MA \(Hons\)|Bachelor (?:of|in) \p{L}+|Bachelor[’']s degree)(?![\p{L}-])/u

function firstDegreesIn(passage: Passage, context: CheckContext): Naming[] {
	const { 0: quote, index = 0 } = firstDegree.exec(passage.text) ?? {}
	if (!passage.path.endsWith('.qualification') || quote === undefined) return []
	const isHeld =
		isHeldToday(passage, context) &&
		!isUnfinished(passage.text) &&
		!isNotHeld(passage.text, { start: index, end: index + quote.length })
	return isHeld ? [{ conceptId: degree, narrower: null, passage, quote }] : []
}

// "BSc (Hons) Computer Science" is a BSc Computer Science; what stands behind keeps its place.
function withoutHonours({ path, text }: Passage): string {
	if (!path.endsWith('.qualification')) return text
	return text.replace(/\s\(?Hons?\.?\)?(?=\s|$)/i, (said) => ' '.repeat(said.length))
}

// A degree that ends next summer is no degree yet; what was passed in its course is told in the lines below it.
function isHeldToday(
	{ path, section, entry, text }: Passage,
	{ cv, today }: CheckContext,
): boolean {
	if (section === 'education') {
		const { startDate = '', endDate = '' } = cv.education[entry] ?? {}
		return !namesCourse.test(path) || (!isAhead(startDate, today) && !isAhead(endDate, today))
	}
	if (section !== 'certification') return true
	const { date = '', expires = '' } = cv.certification[entry] ?? {}
	const hasExpired = expires !== '' && expires < today.slice(0, expires.length)
	return !isAhead(date, today) && !hasExpired && !(path.endsWith('.name') && isDeniedByItself(text))
}

const namesCourse = /\.(?:qualification|fieldOfStudy)$/

// A name of two things may say it of one of them.
function isDeniedByItself(name: string): boolean {
	return !/&|\band\b/i.test(name) && (isUnfinished(name) || isOver(name))
}

// What no lexicon knows is shown only by the same words in the same order, in whatever form they are.
function wordingsIn(context: CheckContext, { conceptId, quote }: Requirement): Naming[] {
	return context.passages.flatMap((passage) => {
		const found = findWording(passage.text, quote)
		const isClaim = passage.path.endsWith('.qualification') || passage.section === 'certification'
		const isReached = isHeldToday(passage, context) && !isUnfinished(passage.text)
		return found === null || (isClaim && !isReached)
			? []
			: [{ conceptId, narrower: null, passage, quote: found }]
	})
}
