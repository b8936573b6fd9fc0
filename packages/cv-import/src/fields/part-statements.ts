import type { Passage } from '../layout/join-lines.ts'
import { headsPoints, namesNoJob } from '../sections/heads-points.ts'
import { findDates } from '../text/find-dates.ts'
import type { Span } from '../text/span.ts'
import { isBodyLabel } from './body-labels.ts'
import { type Entry, findEntries } from './find-entries.ts'
import { headerParts } from './header-parts.ts'
import { readLabelled } from './read-labelled.ts'
import type { Pile } from './sort-mixed.ts'
import { tellsDeed } from './tells-deed.ts'

/**
 * A section of jobs without what is no job in it: points and sentences that nobody dated, under no employer and no title,
 * become a section of their own in the person's words.
 */
export function partStatements(pile: Pile): Pile[] {
	if (pile.kind !== 'experience' && pile.kind !== 'volunteering') return [pile]
	if (pile.passages.length === 0 || readLabelled(pile.passages) !== null) return [pile]
	const entries = findEntries(pile.passages)
	const isDated = entries.some(({ date }) => date !== null)
	const apart = entries.flatMap((entry) => [
		...(statementsOf(entry, { isDated, pile }) ?? []),
		...(isDated ? listBehind(entry, pile) : []),
	])
	const moved = new Set(apart.flatMap(({ head, passages }) => [...(head ?? []), ...passages]))
	const own = pile.passages.filter((passage) => !moved.has(passage))
	const others = apart.map(({ title, passages }): Pile => ({ kind: 'custom', title, passages }))
	return own.length === 0 ? others : [{ ...pile, passages: own }, ...others]
}

type Statements = { title: Span | null; head: Passage[]; passages: Passage[] }

function statementsOf(
	entry: Entry,
	{ isDated, pile }: { isDated: boolean; pile: Pile },
): Statements[] | null {
	const { header, date, body, standing } = entry
	if (date !== null || standing !== 'alone') return null
	const bodyPassages = passagesOf(
		body.flatMap(({ lines }) => lines),
		pile,
	)
	if (header.length === 0) {
		const tellsNoJob = body.every(
			({ span }) => findDates(span.text).length === 0 || tellsDeed(span.text),
		)
		return tellsNoJob || isDated ? [{ title: pile.title, head: [], passages: bodyPassages }] : null
	}
	const head = passagesOf(
		header.map(({ line }) => line),
		pile,
	)
	const [first, ...others] = headerParts(entry).parts
	if (first === undefined || others.length > 0 || body.length === 0) return null
	// Among dated jobs "What I bring" is none; an undated "Kennel Hand" may be.
	return isDated && namesNoJob(first.span.text)
		? [{ title: first.span, head, passages: bodyPassages }]
		: null
}

// "What I bring" below the points of a dated job, with an empty line above and points of its own.
function listBehind({ date, body }: Entry, pile: Pile): Statements[] {
	const labels = pile.passages.filter(({ span }) => isBodyLabel(span.text))
	const lines = body.map((passage) => passage.line)
	const at = lines.findIndex((line, index) => {
		// Jobs that have "Duties" and "Achievements" each have them under one roof.
		if (index === 0 || (labels.length > 1 && isBodyLabel(line.span.text))) return false
		return headsPoints(line, lines.slice(index + 1))
	})
	const head = body[at]
	if (date === null || head === undefined) return []
	const passages = passagesOf(
		body.slice(at + 1).flatMap(({ lines }) => lines),
		pile,
	)
	return [{ title: head.span, head: passagesOf(head.lines, pile), passages }]
}

function passagesOf(lines: readonly Passage['line'][], { passages }: Pile): Passage[] {
	return passages.filter((passage) => passage.lines.some((line) => lines.includes(line)))
}
