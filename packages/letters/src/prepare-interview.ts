import { blankHidden, type CvDocument, formatDateRange, plainCv } from '@app/cv'
import { joinAsProseList, withCapital } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import { isStrayWord, type MatchedRequirement, type MatchReport } from '@app/match'
import { type AskedFor, isMissing, type LetterJob, toAskedFor } from './letter.ts'
import { toLetterStyle } from './letter-style.ts'
import { sayPost, workAt } from './say-job.ts'
import { nameOf } from './say-why.ts'
import { tellLine } from './tell-line.ts'

/**
 * An example as situation, task, action and result, filled in from the CV; `''` is a blank for the person to fill in.
 */
export type StarFrame = { situation: string; task: string; action: string; result: string }

/** A requirement to be asked about, the line of the CV that proves it, and the example to tell. */
export type InterviewAnswer = { asked: AskedFor[]; path: string; line: string; star: StarFrame }

/** The notes to take into an interview. */
export type InterviewSheet = {
	title: string
	company: string
	/** At most six, the essential ones first; requirements that one line proves are together. */
	answers: InterviewAnswer[]
	/** Asked for and not shown: what to have an answer to. At most five. */
	gaps: AskedFor[]
	/** Questions to ask the employer. */
	questions: string[]
}

type InterviewParts = {
	cv: CvDocument
	match: Pick<MatchReport, 'requirements'>
	job: Pick<LetterJob, 'title' | 'company'>
}

const mostAnswers = 6
const mostGaps = 5
const mostAskedAtOnce = 3
const needs = ['essential', 'desirable', 'mentioned']

/**
 * Prepares an interview from the match: each requirement with the line that proves it, as an example with blanks, the
 * requirements that the CV lacks, and questions to ask. Nothing is invented: a part that the line doesn't tell stays
 * blank.
 */
export function prepareInterview({ cv: whole, match, job }: InterviewParts): InterviewSheet {
	const cv = plainCv(blankHidden(whole))
	const wanted = match.requirements
		.filter((one) => one.secondTo === undefined && !isStrayWord(one) && one.kind !== 'soft')
		.sort((one, other) => needs.indexOf(one.need) - needs.indexOf(other.need))
	const proved = ['shown', 'perhaps'].flatMap((proof) =>
		wanted.filter((one) => one.proof === proof && !isMissing(one) && one.evidence.length > 0),
	)
	const gaps = wanted.filter(
		(one) =>
			one.need !== 'mentioned' &&
			(isMissing(one) || one.proof === 'listed' || one.evidence.length === 0),
	)
	return {
		title: toLetterStyle(job.title),
		company: toLetterStyle(job.company),
		answers: gatherAnswers(cv, proved),
		gaps: gaps.slice(0, mostGaps).map(toAskedFor),
		questions: listQuestions(wanted),
	}
}

// A line that only perhaps shows a requirement is still a good start for an example.
function gatherAnswers(cv: CvDocument, shown: readonly MatchedRequirement[]): InterviewAnswer[] {
	const byLine = new Map<string, InterviewAnswer>()
	for (const requirement of shown) {
		const known = requirement.evidence.flatMap(({ path }) =>
			path === null ? [] : (byLine.get(path) ?? []),
		)[0]
		if (known !== undefined) {
			if (known.asked.length < mostAskedAtOnce) known.asked.push(toAskedFor(requirement))
			continue
		}
		const found = requirement.evidence.flatMap(({ path, line }) => {
			const star = path === null ? null : frameLine(cv, path, line)
			return path === null || star === null ? [] : [{ path, line: toLetterStyle(line), star }]
		})[0]
		if (found !== undefined && byLine.size < mostAnswers)
			byLine.set(found.path, { asked: [toAskedFor(requirement)], ...found })
	}
	return [...byLine.values()]
}

// Work alone makes an example; a certificate is shown, not told.
function frameLine(cv: CvDocument, path: string, line: string): StarFrame | null {
	const [section = '', index = '', field = ''] = path.split('.')
	const work = workAt(cv, section, Number(index))
	if (work === null || !['achievements', 'summary', 'details'].includes(field)) return null
	const job = section === 'experience' ? cv.experience[Number(index)] : undefined
	const post = work.course ?? sayPost(work)
	const when = job === undefined ? '' : formatDateRange(job)
	const [told] = tellLine(line, work)
	return {
		situation: [post === '' ? '' : withCapital(post), when].filter(Boolean).join(', '),
		task: '',
		action: told === undefined ? '' : withCapital(told.text),
		result: resultOf(toLetterStyle(line)),
	}
}

// Returns only text that the line itself gives as a result: a clause of result, or a change from one figure to
// another.
function resultOf(line: string): string {
	const { tokens, clauses } = analyseLine(line)
	const result = clauses.find(({ link }) => link === 'result')
	const from = result === undefined ? undefined : tokens[result.from]
	if (from !== undefined) return withCapital(toLetterStyle(line.slice(from.start)))
	const start = tokens.findIndex(({ lower }) => lower === 'from')
	const to = tokens.findIndex(({ lower }, index) => index > start && lower === 'to')
	const hasFigures = tokens[start + 1]?.tag === 'CD' && tokens[to + 1]?.tag === 'CD'
	const opening = start < 0 || to < 0 || !hasFigures ? undefined : tokens[start]
	return opening === undefined ? '' : withCapital(toLetterStyle(line.slice(opening.start)))
}

function listQuestions(wanted: readonly MatchedRequirement[]): string[] {
	const work = wanted.filter(({ need, kind }) => need === 'mentioned' && kind !== 'credential')
	const named = [...new Set(work.map(nameOf))].slice(0, 2)
	return [
		...(named.length === 0
			? []
			: [`Your advert mentions ${joinAsProseList(named)}. How much of the job is that?`]),
		'What would you like the new person to have done after 3 months?',
		'Who would I work with every day, and who would I report to?',
		'What do people find hardest in this job?',
		'What training would I get at the start?',
		'When will you decide, and what happens next?',
	]
}
