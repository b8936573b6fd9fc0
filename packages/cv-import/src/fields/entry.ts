import type { Passage } from '../layout/join-lines.ts'
import type { Line } from '../layout/line.ts'
import type { Span } from '../text/span.ts'
import type { EntryDate } from './entry-date.ts'
import type { LabelledRow } from './labelled-row.ts'

/** One job, course or project: the lines that head it, its dates, and what is said of it. */
export type Entry = {
	/** Without the dates. */
	header: { span: Span; line: Line }[]
	date: EntryDate | null
	body: Passage[]
	/** What a row of labels below the head says. */
	labelled?: LabelledRow | undefined
	standing: EntryRole
}

/**
 * Where it stands: by itself; at the head of the entries after it, as far as can be told (`group`) or surely, because
 * their dates put together are its own (`employer`); or under such an employer.
 */
type EntryRole = 'alone' | 'group' | 'employer' | 'role'
