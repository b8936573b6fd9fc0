import type { Line } from '../layout/line.ts'
import type { Section } from '../sections/section.ts'
import type { NameLines } from './name-features.ts'

const linesOfHeader = 14
const linesOfContact = 8
const otherLines = 40
/** A letter is signed at its end. */
const linesOfSignature = 4

/** Gathers the lines that may have the name: of the header and the contact details, then all others of the first page. */
export function gatherNameLines(
	sections: readonly Section[],
	{ header, contact }: { header: readonly Line[]; contact: readonly Line[] },
): NameLines {
	const others = sections
		.filter(({ kind }) => kind !== 'header' && kind !== 'contact')
		.flatMap(({ titleLine, lines }) => [...(titleLine === undefined ? [] : [titleLine]), ...lines])
		.filter(({ page }) => page === 1)
	const signed = header.slice(linesOfHeader).slice(-linesOfSignature)
	const above = [...header.slice(0, linesOfHeader), ...signed]
	const beside = contact.slice(0, linesOfContact)
	const mailboxes = sections
		.filter(({ kind }) => kind !== 'reference')
		.flatMap(({ lines }) => lines)
		.flatMap(({ span }) => /[\w.+-]+(?=\s?@)/.exec(span.text)?.[0] ?? [])
	return {
		lines: [...above, ...beside, ...others.slice(0, otherLines)],
		header: above.length,
		contact: beside.length,
		mailbox: mailboxes[0] ?? '',
	}
}
