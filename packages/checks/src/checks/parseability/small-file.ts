import type { Check } from '../../check.ts'
import { file } from '../../subjects.ts'

const bytesInMegabyte = 1_000_000
const tooLarge = 5 * bytesInMegabyte
const large = bytesInMegabyte

export const smallFile: Check = {
	id: 'A07',
	category: 'parseability',
	severity: 'tip',
	title: 'The file is small enough to send',
	looksAt: file,
	run: ({ source }) => {
		const bytes = source?.bytes ?? 0
		if (bytes <= large) return null
		const draft = {
			title: `Your file is ${(bytes / bytesInMegabyte).toFixed(1)} MB.`,
			why: 'Many application forms accept only 2 to 5 MB, and some mailboxes reject large attachments without telling you.',
			fix: 'Remove large pictures, or export smaller ones. A 2-page CV rarely needs more than 0.3 MB.',
			evidence: [],
		}
		return bytes > tooLarge ? { ...draft, severity: 'blocker', cap: 60 } : draft
	},
}
