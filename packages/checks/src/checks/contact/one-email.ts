import type { Check, CheckContext } from '../../check.ts'
import { count, formatList } from '../../format-lists.ts'

const emailInText = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const linesOfHeader = 12

export const oneEmail: Check = {
	id: 'B05',
	category: 'contact',
	severity: 'tip',
	title: 'There’s one email address, not several',
	looksAt: (context) => listAddresses(context).length,
	run: (context) => {
		const addresses = listAddresses(context)
		if (addresses.length < 2) return null
		return {
			title: `Your CV gives ${count(addresses.length, 'email address', 'email addresses')}: ${formatList(addresses)}.`,
			why: 'Employers have to guess which one you check, and online forms keep only one.',
			fix: 'Keep the one you check every day.',
			evidence: addresses.map((quote) => context.pointAt({ path: null, quote })),
		}
	},
}

function listAddresses({ source, lines, passages }: CheckContext): string[] {
	const own = passages.filter(({ section }) => section === 'personalInfo')
	const header = source === null ? own.map(({ text }) => text) : lines.slice(0, linesOfHeader)
	const found = header.flatMap((line) => line.match(emailInText) ?? [])
	return [...new Set(found.map((address) => address.toLowerCase()))]
}
