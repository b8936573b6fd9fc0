import { kindShares } from '../classifier/phrase-model.ts'
import { awardLength } from '../lexicon/award-names.ts'
import { institutionScore } from '../lexicon/education-words.ts'
import { jobScore } from '../lexicon/job-words.ts'
import type { Entry } from './entry.ts'
import { findEntries } from './find-entries.ts'
import { headerParts } from './header-parts.ts'
import { parseFormEntries } from './parse-form-entries.ts'
import type { SectionFragment } from './split-mixed-section.ts'
import { pickPassages } from './split-statements-from-jobs.ts'

/** The courses that a section of jobs has among them, as “Experience” may be meant, apart from the jobs. */
export function splitCoursesFromJobs(pile: SectionFragment): SectionFragment[] {
	if (pile.kind !== 'experience' || parseFormEntries(pile.passages) !== null) return [pile]
	const courses = findEntries(pile.passages).filter(isCourse)
	if (courses.length === 0) return [pile]
	const lines = courses.flatMap(({ header, body }) => [
		...header.map(({ line }) => line),
		...body.flatMap((passage) => passage.lines),
	])
	const moved = pickPassages(lines, pile)
	const own = pile.passages.filter((passage) => !moved.includes(passage))
	return [
		{ ...pile, passages: own },
		{ kind: 'education', title: null, passages: moved },
	]
}

// Whether a part before a comma or a bracket ends in a job word. The last word decides what the whole part means.
function endsAsJob(text: string): boolean {
	const parts = text.split(/,\s|\s\(/)
	return parts.some((part) => jobScore(part.split(/\s+/).at(-1) ?? '') > 0)
}

/** The least probability from which words name a qualification. */
const leastShare = 0.6

// Whether the head of an entry names a degree and a school, and no job.
function isCourse(entry: Entry): boolean {
	const texts = headerParts(entry).parts.map(({ span }) => span.text)
	const degrees = texts.filter((text) => {
		const { qualification, title } = kindShares(text)
		const isAward = awardLength(text) > 0
		return !endsAsJob(text) && (isAward ? title < leastShare : qualification >= leastShare)
	})
	const others = texts.filter((text) => !degrees.includes(text))
	const isSchool = texts.some((text) => institutionScore(text) > 0)
	return degrees.length > 0 && isSchool && others.every((text) => jobScore(text) === 0)
}
