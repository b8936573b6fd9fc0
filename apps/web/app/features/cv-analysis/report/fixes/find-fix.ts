import type { Finding, QuickFix } from '@app/checks'
import { type CvDocument, plainWords } from '@app/cv'
import { findLeadIn } from '@app/language'
import { type Suggestion, suggestRewrite } from '@app/rewrite'
import { isAboutLines, pathOfLine } from '../is-about-lines.ts'
import { askForFix, type FixQuestion } from './fix-questions.ts'

/** A line that can be worded better by the engine that rewrites lines. */
export type LineToFix = {
	path: string
	/** The id of its job, for which an answer is kept. */
	itemId: string
	/** The line as it stands in the CV, with its marks. */
	marked: string
	/** Its words. */
	before: string
	current: boolean
	/** The title of the job. */
	title: string
	/** All lines of the job. */
	text: string
}

/** How a remark is fixed in the report. */
export type Fix =
	| { kind: 'press'; fixes: readonly QuickFix[] }
	| { kind: 'line'; line: LineToFix }
	| { kind: 'question'; question: FixQuestion }
	/** The remark is about the file itself, and the editor makes a clean copy. */
	| { kind: 'file' }

/** The fix of a remark: a button where one is enough, else a question whose answer fixes it. */
export function findFix(finding: Finding, cv: CvDocument): Fix {
	if (finding.quickFixes !== undefined && finding.quickFixes.length > 0)
		return { kind: 'press', fixes: finding.quickFixes }
	const [line] = isAboutLines(finding) ? findLines(finding, cv) : []
	if (line !== undefined) return { kind: 'line', line }
	const question = askForFix(finding, cv)
	return question === null ? { kind: 'file' } : { kind: 'question', question }
}

/** The lines that a remark is about and that Ella can word better or ask about, each once and only as they are needed. */
export function* findLines(finding: Finding, cv: CvDocument): Generator<LineToFix> {
	for (const path of new Set(finding.evidence.flatMap((one) => one.path ?? []))) {
		const line = readLine(path, cv)
		const suggestion = line && suggestRewrite(line.before, line)
		if (line && suggestion && answers(finding, suggestion)) yield line
	}
}

function readLine(path: string, cv: CvDocument): LineToFix | null {
	const [, list, item, index] = pathOfLine.exec(path) ?? []
	if (list === undefined) return null
	// The pattern names only lists that have lines.
	const entry = cv[list as 'experience' | 'volunteering' | 'projects'][Number(item)]
	const marked = entry?.achievements[Number(index)]
	if (entry === undefined || marked === undefined) return null
	const { id: itemId, current, achievements } = entry
	const text = achievements.map(plainWords).join('\n')
	const title = 'jobTitle' in entry ? entry.jobTitle : entry.role
	return { path, itemId, marked, before: plainWords(marked), current, title, text }
}

const needsVerb = ['E01', 'E02']

/** Whether a remark is answered by wording its lines anew, without a fact that only the person knows. */
export function isAnsweredByWords({ checkId }: Finding): boolean {
	return needsVerb.includes(checkId)
}

// A duty that keeps its words stays one, however its opening is spelt.
function answers(finding: Finding, { before, after }: Suggestion): boolean {
	if (needsVerb.includes(finding.checkId) && after === before) return false
	return !isStillDuty(finding, after)
}

/** Whether a line is no answer to a remark about duties: it may be better spelt and still says a duty. */
export function isStillDuty({ checkId }: Finding, text: string): boolean {
	return needsVerb.includes(checkId) && findLeadIn(text) !== null
}
