import type { Passage } from '../layout/join-lines.ts'
import type { Line } from '../layout/line.ts'
import type { Span } from '../text/span.ts'
import type { EntryDate } from './entry-date.ts'
import type { LabelledRow } from './labelled-row.ts'

/** One job, course or project: its header lines, its dates and the text below them. */
export type Entry = {
	/** Without the dates. */
	header: { span: Span; line: Line }[]
	date: EntryDate | null
	body: Passage[]
	/** The values of a row of labels below the head. */
	labelled?: LabelledRow | undefined
	standing: EntryRole
}

/**
 * The entry's relation to its neighbours. `alone`: none. `group`: it probably heads the entries after it. `employer`:
 * it surely heads them, because their dates together fill its dates. `role`: it stands under an `employer`.
 */
type EntryRole = 'alone' | 'group' | 'employer' | 'role'
