import { maxTaskContext, maxTaskFacts, type TaskResult } from '@app/contract'
import { blankHidden, type CvDocument, carryMarks, plainCv, plainWords } from '@app/cv'
import { suggestRewrite } from '@app/rewrite'

/** A line of a job that may be changed: its place and its plain text. */
export type OpenLine = {
	/** `experience.0.achievements.2`; how a proposal names it. */
	id: string
	itemId: string
	text: string
	/** The job goes on, so it is told in the present. */
	current: boolean
	/** The job, as the person calls it. */
	job: string
}

/** A new wording of one line. It is nobody's words until the person accepts it. */
type LineProposal = {
	line: OpenLine
	after: string
	/** Why, in a sentence. */
	why: string
	/** The words of the person that it uses. */
	sources: string[]
}

/** A wording that says more than the person did, and the question whose yes makes it true. */
type LineQuestion = LineProposal & { question: string }

/** The proposals and questions of one answer of the assistant. */
export type Answered = { proposals: LineProposal[]; questions: LineQuestion[]; refused: number }

/** Returns every line of every job that is not hidden, up to the most that one request can hold. */
export function listOpenLines(cv: CvDocument): OpenLine[] {
	return plainCv(blankHidden(cv))
		.experience.flatMap(({ id: itemId, achievements, current, jobTitle, employer }, index) =>
			achievements.map((text, place) => ({
				id: `experience.${index}.achievements.${place}`,
				itemId,
				text: text.trim(),
				current,
				job: [jobTitle, employer].filter(Boolean).join(', '),
			})),
		)
		.filter(({ text }) => text !== '')
		.slice(0, maxTaskFacts)
}

/** Returns the task for a model: the lines as facts, the request, and the advert as context. */
export function toTask(lines: readonly OpenLine[], request: string, advert: string) {
	return {
		task: 'assist' as const,
		facts: lines.map(({ id, text, current }) => ({ id, text, current })),
		request,
		context: advert.slice(0, maxTaskContext),
	}
}

/**
 * Returns the proposals of the rules on this device for the lines; they are the same for any request, since the rules
 * cannot read one.
 */
export function answerByRules(lines: readonly OpenLine[]): Answered {
	const jobs = Map.groupBy(lines, ({ itemId }) => itemId)
	const proposals = lines.flatMap((line): LineProposal[] => {
		const text = (jobs.get(line.itemId) ?? []).map((one) => one.text).join('\n')
		const suggestion = suggestRewrite(line.text, { current: line.current, text })
		const after = suggestion?.after ?? line.text
		if (after === line.text) return []
		return [
			{
				line,
				after,
				why: suggestion?.remark ?? 'Reworded by Ella’s rules, using only your words.',
				sources: [line.text],
			},
		]
	})
	return { proposals, questions: [], refused: 0 }
}

/** Returns the proposals in a checked answer of the model for lines that still exist. */
export function readAnswer(
	{ offered, toConfirm, refused }: TaskResult,
	lines: readonly OpenLine[],
): Answered {
	const toProposal = ({ id, text, facts }: TaskResult['offered'][number]): LineProposal[] => {
		const line = lines.find((one) => one.id === id)
		if (line === undefined || line.text === text) return []
		const sources = facts.flatMap((fact) => lines.find((one) => one.id === fact)?.text ?? [])
		return [{ line, after: text, why: 'Checked against your words.', sources }]
	}
	return {
		proposals: offered.flatMap(toProposal),
		questions: toConfirm.flatMap((one) =>
			toProposal(one).map((proposal) => ({ ...proposal, question: one.question })),
		),
		refused: refused.length,
	}
}

/**
 * Returns the CV with one line changed and its marks carried over, or `null` where the line's text has changed since.
 */
export function withLine<Cv extends Pick<CvDocument, 'experience'>>(
	cv: Cv,
	{ itemId, text }: OpenLine,
	after: string,
): Cv | null {
	const job = cv.experience.find(({ id }) => id === itemId)
	const at = job?.achievements.findIndex((line) => plainWords(line).trim() === text) ?? -1
	const line = job?.achievements[at]
	if (job === undefined || line === undefined) return null
	const changed = { ...job, achievements: job.achievements.with(at, carryMarks(line, after)) }
	return { ...cv, experience: cv.experience.map((one) => (one === job ? changed : one)) }
}
