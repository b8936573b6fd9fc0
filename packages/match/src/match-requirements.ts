import type { CvContext, Passage } from '@app/cv'
import { earliestMonth } from '@app/cv'
import { isSameName, shows, splitWords, stemWord, waysOfAct } from '@app/language'
import type { Requirement } from './advert.ts'
import { asksForCredential } from './asks-for-credential.ts'
import type { ConceptMention } from './concept-mention.ts'
import { subjectOfCredential } from './credentials-by-subject.ts'
import { concernsOthers, extractMentions, findWordings } from './extract-concept-mentions.ts'
import { findDegree } from './find-qualifications.ts'
import { takesFunctionalSkills, withEquivalentGcses } from './functional-skills.ts'
import { isEquivalentQualification } from './is-equivalent-qualification.ts'
import { isInSubject } from './is-in-subject.ts'
import { isOfLevel, meetsGrades } from './is-of-level.ts'
import { isReverseAct } from './is-reverse-act.ts'
import type { MatchedRequirement, Proof } from './match-report.ts'

const mostEvidence = 3
const longAgoMonths = 60
// Where a thing is done or certified; the list of skills is only a claim.
const doneIn = [
	'experience',
	'volunteering',
	'projects',
	'education',
	'certification',
	'publications',
	'awards',
	'language',
	'professionalSummary',
]

/** Tells of each requirement whether the CV shows it, and where. */
export function matchRequirements(
	requirements: readonly Requirement[],
	context: CvContext,
): MatchedRequirement[] {
	const named = extractMentions(context)
	const namedOrEquivalent = withEquivalentGcses(named)
	return requirements.map((requirement) => {
		const namings = takesFunctionalSkills(requirement) ? namedOrEquivalent : named
		const own = findOwn(requirement, { namings, context })
		const done = own.filter((naming) => isDone(naming, requirement))
		const best = done.length > 0 ? done : own
		const ownWords = otherWords(requirement, best)
		const onlySubject = own.length > 0 ? null : subjectNamed(requirement, { namings, context })
		return {
			...requirement,
			proof: gradeProof({ done: done.length, named: own.length }),
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

function isDone(
	{ passage, isBeingLearnt, isPaper }: ConceptMention,
	{ kind }: Requirement,
): boolean {
	if (isBeingLearnt || (isPaper && machines.has(kind))) return false
	return doneIn.includes(passage.section)
}

const isWork = new Set<Requirement['kind']>(['method', 'duty', 'domain'])
const none: ReadonlySet<string> = new Set()

// One place may name a thing and what shows it as well.
function isFirstThere(
	{ passage, start, quote }: ConceptMention,
	index: number,
	namings: readonly ConceptMention[],
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

function findOwn(
	requirement: Requirement,
	{ namings, context }: { namings: readonly ConceptMention[]; context: CvContext },
): ConceptMention[] {
	// A noun and a verb for one act may stand under two concepts, and are one thing.
	const ways = isWork.has(requirement.kind) ? waysOfAct(requirement.quote) : none
	const saysSo = ({ way }: ConceptMention) => ways.size > 0 && ways.has(way)
	const all = isUnlisted(requirement)
		? [...findWordings(context, requirement), ...papersAbout(context, requirement)]
		: namings.filter(
				(naming) =>
					shows(naming, requirement) ||
					saysSo(naming) ||
					isEquivalentQualification(naming, requirement),
			)
	const named = all.filter(({ passage }) => !/\.employer$/.test(passage.path))
	const isOfOthersToo = concernsOthers(requirement)
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

// A certificate or a degree with the subject in its name counts for one that is asked for by subject.
function papersAbout(context: CvContext, requirement: Requirement): ConceptMention[] {
	if (requirement.kind !== 'credential') return []
	const { subject, isDegree } = subjectOfCredential(requirement.quote)
	if (subject === '') return []
	const degrees = new Set(
		context.passages.flatMap((passage) => (findDegree(passage).length > 0 ? [passage.entry] : [])),
	)
	return findWordings(context, { ...requirement, quote: subject }).filter(
		({ passage: { section, entry, path } }) =>
			isDegree
				? section === 'education' && degrees.has(entry) && namesCourse.test(path)
				: section === 'certification' && path.endsWith('.name'),
	)
}

const namesCourse = /\.(?:qualification|fieldOfStudy)$/

// The subject of a licence is no licence; only where the advert itself names the bare subject does the same name in
// the CV count.
function isOfItsType(naming: ConceptMention, requirement: Requirement): boolean {
	if (requirement.kind !== 'credential' || !naming.isSubject) return true
	const isSame =
		naming.conceptId === requirement.conceptId && naming.narrower === requirement.narrower
	return isSame && !asksForCredential(requirement)
}

// A counterbalance driver probably holds the licence but didn't list it.
function subjectNamed(
	requirement: Requirement,
	{ namings, context }: { namings: readonly ConceptMention[]; context: CvContext },
): string | null {
	if (!asksForCredential(requirement)) return null
	const named = namings.find(
		(naming) => naming.isSubject && !naming.isOfOthers && shows(naming, requirement),
	)
	if (named !== undefined) return named.quote
	const { subject } = subjectOfCredential(requirement.quote)
	if (subject === requirement.quote || !/\p{L}{3}/u.test(subject)) return null
	const [said] = findWordings(context, { ...requirement, quote: subject })
	return said === undefined || said.isOfOthers ? null : said.quote
}

// The words that are asked for may stand inside the name of something longer.
function saidAsAsked(requirement: Requirement, context: CvContext): ConceptMention[] {
	if (!isWork.has(requirement.kind) || !/\s/.test(requirement.quote)) return []
	const isOfOthersToo = concernsOthers(requirement)
	return findWordings(context, requirement).filter(({ isOfOthers }) => isOfOthersToo || !isOfOthers)
}

// The same thing under another name: a search for the words of the advert finds nothing. Where half of the words are
// the same it is another order or form of them, or another thing; and a job title is nobody's name for a task.
function otherWords(
	{ conceptId, narrower, quote, alsoSaid, kind }: Requirement,
	namings: readonly ConceptMention[],
): string | null {
	if (conceptId.startsWith(unlisted)) return null
	const wanted = [quote, ...alsoSaid].map(stemWords)
	const isSaid = namings.some((naming) => {
		const [own, line] = [stemWords(naming.quote), stemWords(naming.passage.text)]
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

function stemWords(text: string): Set<string> {
	const words = splitWords(text.replaceAll('-', ' ')).filter((word) => /[\p{L}\p{N}]/u.test(word))
	return new Set(words.map(stemWord).filter((stem) => !joins.test(stem)))
}

// Jobs alone: a qualification does not age like this.
function isLongAgo({ section, entry }: Passage, { cv, today }: CvContext): boolean {
	const job = section === 'experience' ? cv.experience[entry] : undefined
	if (job === undefined || job.current || job.endDate === '') return false
	return earliestMonth(today) - earliestMonth(job.endDate) > longAgoMonths
}

function gradeProof({ done, named }: { done: number; named: number }): Proof {
	if (done > 0) return 'shown'
	return named > 0 ? 'listed' : 'missing'
}
