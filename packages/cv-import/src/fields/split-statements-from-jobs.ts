import type { Passage } from '../layout/join-lines.ts'
import { isHeadingOfBullets, namesNoJob } from '../sections/is-heading-of-bullets.ts'
import { findDates } from '../text/find-dates.ts'
import type { Span } from '../text/span.ts'
import { describesAction } from './describes-action.ts'
import { isDescriptionLabel } from './description-labels.ts'
import type { Entry } from './entry.ts'
import { findEntries } from './find-entries.ts'
import { headerParts } from './header-parts.ts'
import { parseFormEntries } from './parse-form-entries.ts'
import type { SectionFragment } from './split-mixed-section.ts'

/**
 * Takes statements out of a section of jobs: bullets and sentences without dates, under no employer and no title,
 * become a custom section in the person's words.
 */
export function splitStatementsFromJobs(pile: SectionFragment): SectionFragment[] {
	if (pile.kind !== 'experience' && pile.kind !== 'volunteering') return [pile]
	if (pile.passages.length === 0 || parseFormEntries(pile.passages) !== null) return [pile]
	const entries = findEntries(pile.passages)
	const isDated = entries.some(({ date }) => date !== null)
	const apart = entries.flatMap((entry) => [
		...(listStatements(entry, { isDated, pile }) ?? []),
		...(isDated ? listBehind(entry, pile) : []),
	])
	const moved = new Set(apart.flatMap(({ head, passages }) => [...(head ?? []), ...passages]))
	const own = pile.passages.filter((passage) => !moved.has(passage))
	const others = apart.map(
		({ title, passages }): SectionFragment => ({ kind: 'custom', title, passages }),
	)
	return own.length === 0 ? others : [{ ...pile, passages: own }, ...others]
}

type Statements = { title: Span | null; head: Passage[]; passages: Passage[] }

function listStatements(
	entry: Entry,
	{ isDated, pile }: { isDated: boolean; pile: SectionFragment },
): Statements[] | null {
	const { header, date, body, standing } = entry
	if (date !== null || standing !== 'alone') return null
	const bodyPassages = pickPassages(
		body.flatMap(({ lines }) => lines),
		pile,
	)
	if (header.length === 0) {
		const tellsNoJob = body.every(
			({ span }) => findDates(span.text).length === 0 || describesAction(span.text),
		)
		return tellsNoJob || isDated ? [{ title: pile.title, head: [], passages: bodyPassages }] : null
	}
	const head = pickPassages(
		header.map(({ line }) => line),
		pile,
	)
	const [first, ...others] = headerParts(entry).parts
	if (first === undefined || others.length > 0 || body.length === 0) return null
	// Among dated jobs, an undated head that names no job heads statements; any other may be a job.
	return isDated && namesNoJob(first.span.text)
		? [{ title: first.span, head, passages: bodyPassages }]
		: null
}

// Returns a list below the bullets of a dated job, under a title with an empty line above and with bullets below it.
function listBehind({ date, body }: Entry, pile: SectionFragment): Statements[] {
	const labels = pile.passages.filter(({ span }) => isDescriptionLabel(span.text))
	const lines = body.map((passage) => passage.line)
	const at = lines.findIndex((line, index) => {
		// If the section has more than one label of a description, these belong to its jobs.
		if (index === 0 || (labels.length > 1 && isDescriptionLabel(line.span.text))) return false
		return isHeadingOfBullets(line, lines.slice(index + 1))
	})
	const head = body[at]
	if (date === null || head === undefined) return []
	const passages = pickPassages(
		body.slice(at + 1).flatMap(({ lines }) => lines),
		pile,
	)
	return [{ title: head.span, head: pickPassages(head.lines, pile), passages }]
}

export function pickPassages(
	lines: readonly Passage['line'][],
	{ passages }: SectionFragment,
): Passage[] {
	return passages.filter((passage) => passage.lines.some((line) => lines.includes(line)))
}
