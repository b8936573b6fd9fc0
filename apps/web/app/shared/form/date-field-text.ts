import { formatPartialDate, type PartialDate } from '@app/cv'
import { parseDateText } from '@app/language'

export type TypedDate =
	| { kind: 'date'; date: PartialDate }
	| { kind: 'present' }
	/** Cannot be read; the words are kept. */
	| { kind: 'unread'; text: string; reason: string }

const cannotRead =
	'We can’t read this date, so it isn’t on your CV yet. Write it like “Sept 2021”, “9/2021” or “2021”.'
const noMonth = 'Seasons can be unclear. Write the month, like “July 2020”, or just the year.'
const noPresent = 'This date can’t be “present”. Write it like “Sept 2021” or “2021”.'

/** Reads the text of a date field; `allowsPresent` is true for the end of something that may still be going on. */
export function readTypedDate(
	text: string,
	{ allowsPresent }: { allowsPresent: boolean },
): TypedDate {
	const trimmed = text.trim()
	if (trimmed === '') return { kind: 'date', date: '' }
	const parsed = parseDateText(trimmed)
	if (parsed === null) return { kind: 'unread', text, reason: cannotRead }
	if (parsed.pattern === 'season') return { kind: 'unread', text, reason: noMonth }
	if (parsed.pattern !== 'present') return { kind: 'date', date: parsed.date }
	return allowsPresent ? { kind: 'present' } : { kind: 'unread', text, reason: noPresent }
}

/** Returns the text that a date field shows while nobody types in it. */
export function dateFieldText({
	date,
	isPresent,
	unread,
}: {
	date: PartialDate
	isPresent: boolean
	unread: string | undefined
}): string {
	if (unread !== undefined) return unread
	return isPresent ? 'Present' : formatPartialDate(date)
}
