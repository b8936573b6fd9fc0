import { earliestMonth } from '@app/cv'
import { isSameName, shows, splitWords, stemWord, waysOfAct } from '@app/language'
import type { CheckContext } from '../check.ts'
import type { Passage } from '../passages.ts'
import type { Requirement } from './advert.ts'
import { asksForPaper } from './asks-for-paper.ts'
import { isEquivalent } from './equivalents.ts'
import { takesFunctionalSkills, withEquivalentGcses } from './functional-skills.ts'
import { isInSubject } from './is-in-subject.ts'
import { isOfLevel, meetsGrades } from './is-of-level.ts'
import { isReverseAct } from './is-reverse-act.ts'
import type { MatchedRequirement, Proof } from './match-report.ts'
import { asksOfOthers, type Naming, namingsIn, wordingsIn } from './namings.ts'
import { aboutPaper } from './paper-about.ts'
import { degreeIn } from './qualifications-in.ts'

const mostEvidence = 3
const longAgoMonths = 60
// Where a thing is done or certified; the list of skills is only a claim.
const doneIn = [
	...['experience', 'volunteering', 'projects', 'education', 'certification', 'publications'],
	...['awards', 'language', 'professionalSummary'],
]

/** Tells of each requirement whether the CV shows it, and where. */
export function prove(
	requirements: readonly Requirement[],
	context: CheckContext,
): MatchedRequirement[] {
	const named = namingsIn(context)
	const namedOrEquivalent = withEquivalentGcses(named)
	return requirements.map((requirement) => {
		const namings = takesFunctionalSkills(requirement) ? namedOrEquivalent : named
		const own = ownOf(requirement, { namings, context })
		const done = own.filter((naming) => isDone(naming, requirement))
		const best = done.length > 0 ? done : own
		const ownWords = otherWords(requirement, best)
		const onlySubject = own.length > 0 ? null : subjectNamed(requirement, { namings, context })
		return {
			...requirement,
			proof: proofOf({ done: done.length, named: own.length }),
			evidence: best
				.filter(isFirstThere)
				.slice(0, mostEvidence)
				.map(({ passage, quote }) => ({
					...context.pointAt({ path: passage.path, quote }),
					line: passage.text,
				})),
			isLongAgo: done.length > 0 && done.every(({ passage }) => isLongAgo(passage, context)),
			...(ownWords === null ? {} : { ownWords }),
			...(onlySubject === null ? {} : { onlySubject }),
		}
	})
}

// Who holds a forklift licence may drive one, and has not driven one for that.
const machines = new Set<Requirement['kind']>(['equipment', 'tool'])

function isDone({ passage, isBeingLearnt, isPaper }: Naming, { kind }: Requirement): boolean {
	if (isBeingLearnt || (isPaper && machines.has(kind))) return false
	return doneIn.includes(passage.section)
}

const isWork = new Set<Requirement['kind']>(['method', 'duty', 'domain'])
const none: ReadonlySet<string> = new Set()

// One place may name a thing and what shows it as well.
function isFirstThere(
	{ passage, start, quote }: Naming,
	index: number,
	namings: readonly Naming[],
): boolean {
	return !namings
		.slice(0, index)
		.some(
			(other) =>
				other.passage === passage &&
				other.start < start + quote.length &&
				start < other.start + other.quote.length,
		)
}

function ownOf(
	requirement: Requirement,
	{ namings, context }: { namings: readonly Naming[]; context: CheckContext },
): Naming[] {
	// "Boiler servicing" and "serviced boilers" may stand under two concepts, and are one thing.
	const ways = isWork.has(requirement.kind) ? waysOfAct(requirement.quote) : none
	const saysSo = ({ way }: Naming) => ways.size > 0 && ways.has(way)
	const named = isUnlisted(requirement)
		? [...wordingsIn(context, requirement), ...papersAbout(context, requirement)]
		: namings.filter(
				(naming) =>
					shows(naming, requirement) || saysSo(naming) || isEquivalent(naming, requirement),
			)
	const isOfOthersToo = asksOfOthers(requirement)
	const own = named.filter(
		(naming) =>
			(isOfOthersToo || !naming.isOfOthers) &&
			isOfItsType(naming, requirement) &&
			!(isWork.has(requirement.kind) && isReverseAct(naming.passage.text, requirement.quote)) &&
			isOfLevel(naming, requirement, context) &&
			isInSubject(naming, requirement, context),
	)
	if (own.length > 0) return own
	const together = meetsGrades(requirement, namings)
	return together.length > 0 ? together : saidAsAsked(requirement, context)
}

const unlisted = 'said:'

function isUnlisted({ conceptId }: Requirement): boolean {
	return conceptId.startsWith(unlisted)
}

// "Salesforce Certified Administrator" among the certificates is a Salesforce certification, a BA in German a German degree.
function papersAbout(context: CheckContext, requirement: Requirement): Naming[] {
	if (requirement.kind !== 'credential') return []
	const { subject, isDegree } = aboutPaper(requirement.quote)
	if (subject === '') return []
	const degrees = new Set(
		context.passages.flatMap((passage) => (degreeIn(passage).length > 0 ? [passage.entry] : [])),
	)
	return wordingsIn(context, { ...requirement, quote: subject }).filter(
		({ passage: { section, entry, path } }) =>
			isDegree
				? section === 'education' && degrees.has(entry) && namesCourse.test(path)
				: section === 'certification' && path.endsWith('.name'),
	)
}

const namesCourse = /\.(?:qualification|fieldOfStudy)$/

// What a licence is about is no licence: where an advert asks for the very same, one name of it is as good as another.
function isOfItsType(naming: Naming, requirement: Requirement): boolean {
	if (requirement.kind !== 'credential' || !naming.isSubject) return true
	const isSame =
		naming.conceptId === requirement.conceptId && naming.narrower === requirement.narrower
	return isSame && !asksForPaper(requirement)
}

// Whoever drives a counterbalance may well hold the licence and have left it out.
function subjectNamed(
	requirement: Requirement,
	{ namings, context }: { namings: readonly Naming[]; context: CheckContext },
): string | null {
	if (!asksForPaper(requirement)) return null
	const named = namings.find(
		(naming) => naming.isSubject && !naming.isOfOthers && shows(naming, requirement),
	)
	if (named !== undefined) return named.quote
	const { subject } = aboutPaper(requirement.quote)
	if (subject === requirement.quote || !/\p{L}{3}/u.test(subject)) return null
	const [said] = wordingsIn(context, { ...requirement, quote: subject })
	return said === undefined || said.isOfOthers ? null : said.quote
}

// "Level 2 in dementia care practice" names something longer, and says "dementia care" all the same.
function saidAsAsked(requirement: Requirement, context: CheckContext): Naming[] {
	if (!isWork.has(requirement.kind) || !/\s/.test(requirement.quote)) return []
	const isOfOthersToo = asksOfOthers(requirement)
	return wordingsIn(context, requirement).filter(({ isOfOthers }) => isOfOthersToo || !isOfOthers)
}

// The same thing under another name: a search for the words of the advert finds nothing. Where half of the words are
// the same it is another order or form of them, or another thing; and a job title is nobody's name for a task.
function otherWords(
	{ conceptId, narrower, quote, alsoSaid, kind }: Requirement,
	namings: readonly Naming[],
): string | null {
	if (conceptId.startsWith(unlisted)) return null
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
	if (isSaid || same === undefined) return null
	// Of two products or papers one is no other word for the other; of work it may be.
	return isWork.has(kind) || isSameName(same.quote, quote) ? same.quote : null
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
