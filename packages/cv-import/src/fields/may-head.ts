import type { Passage } from '../layout/join-lines.ts'
import { awardLength } from '../lexicon/award-names.ts'
import { degreeScore, institutionScore } from '../lexicon/education-words.ts'
import { slotOfEntryLabel } from '../lexicon/entry-labels.ts'
import { jobScore, organisationScore } from '../lexicon/job-words.ts'
import { findDates } from '../text/find-dates.ts'
import { describesAction } from './describes-action.ts'
import { isDescriptionLabel } from './description-labels.ts'

/** Whether a row may belong to the head of an entry: no remark, no deed, and no label of a description or a list. */
export function mayHead(passage: Passage): boolean {
	const { text } = passage.span
	if (passage.isRemark === true || isDescriptionLabel(text) || isList(text)) return false
	return !describesAction(text) || endsInDateCell(passage)
}

// A period or a date in the last cell makes a head of the other words, even if one of them may be a verb.
function endsInDateCell({ span: { text }, isBullet }: Passage): boolean {
	const cell = text.slice(text.lastIndexOf('\t') + 1).replace(/^[\s|•·]+|\s+$/g, '')
	const [range] = text.includes('\t') ? findDates(cell) : []
	if (range === undefined || range.end - range.start !== cell.length) return false
	return range.isRange || !isBullet
}

function isList(text: string): boolean {
	return listOfJob.test(text) || isLabelledList(text)
}

// A list with a label, such as clients or tools, describes the job.
const listOfJob =
	/^(?:(?:key|main|selected) )?(?:clients|customers|venues|projects|products|brands|tools|systems|subjects|modules|technologies): .*, /i

/** A label with a list behind it: “Tools: Word, Excel, Access”. */
const labelled = /^(\p{L}[\p{L} /&-]{1,30}):\s[^:]*,[^:,]*,/u

// Whether a label that no form uses for an entry's fields has several names behind it. The names are then tools or
// tasks.
function isLabelledList(text: string): boolean {
	const [, label] = labelled.exec(text) ?? []
	if (label === undefined || slotOfEntryLabel(label) !== null || findDates(text).length > 0)
		return false
	const namesCourse = degreeScore(label) + institutionScore(text) > 0 || awardLength(label) > 0
	return !namesCourse && jobScore(label) + organisationScore(text) === 0
}
