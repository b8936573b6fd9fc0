import type { Check } from '../../check.ts'
import { listOf } from '../../words-about.ts'

const emailInText = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const linesOfHeader = 12

export const oneEmail: Check = {
	id: 'B05',
	category: 'contact',
	severity: 'tip',
	title: 'One e-mail address is enough',
	run: ({ source, lines, passages, pointAt }) => {
		const own = passages.filter(({ section }) => section === 'personalInfo')
		const header = source === null ? own.map(({ text }) => text) : lines.slice(0, linesOfHeader)
		const found = header.flatMap((line) => line.match(emailInText) ?? [])
		const addresses = [...new Set(found.map((address) => address.toLowerCase()))]
		if (addresses.length < 2) return null
		return {
			title: `Your CV gives ${addresses.length === 2 ? 'two' : addresses.length} e-mail addresses: ${listOf(addresses)}.`,
			why: 'A reader has to guess which one you look at, and forms keep only one.',
			fix: 'Keep the one that you read every day.',
			evidence: addresses.map((quote) => pointAt({ path: null, quote })),
		}
	},
}
