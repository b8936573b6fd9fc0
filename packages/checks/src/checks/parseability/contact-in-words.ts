import type { Box, SourceLine } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'

// Signs that mean a way to reply and are letters of no alphabet.
const drawnSign =
	/[\u2706\u260e\u260f\u2709\u{1f4e7}\u{1f4de}\u{1f4f1}\u{1f4f2}\u{1f4e9}\u{1f3e0}\u{1f4cd}\u{1f582}\u{1f583}]/u
const contact = /\S@\S+\.\S|(?:\+|\b0)\d[\d ()-]{7,}\d/
const label = /\b(?:e-?mail|tel(?:ephone)?|phone|mobile|mob|call|contact|[etmp](?=:))\b/i
const nearPt = 30

export const contactInWords: Check = {
	id: 'A18',
	category: 'parseability',
	severity: 'warning-1',
	title: 'Contact details don’t rely on icons',
	looksAt: (context) => contactLines(context).length,
	run: (context) => {
		const lines = contactLinesWithIcons(context)
		const [first] = lines
		if (first === undefined) return null
		return {
			title: `Only an icon shows what ${quoted(first.text)} is.`,
			why: 'Software may skip the icon, or join it to the address or number next to it.',
			fix: 'Write “Email” and “Phone” instead of the icons, or leave the icons out.',
			evidence: lines.map(({ text, place }) => ({ path: null, quote: text, places: [place] })),
		}
	},
}

function contactLines({ source }: CheckContext): SourceLine[] {
	return (source?.pages ?? [])
		.flatMap(({ lines }) => lines)
		.filter(({ text }) => contact.test(text))
}

function contactLinesWithIcons(context: CheckContext): SourceLine[] {
	const icons = context.source?.facts.icons ?? []
	return contactLines(context)
		.filter(({ text }) => !label.test(text))
		.filter(
			({ text, place }) => drawnSign.test(text) || icons.some((icon) => isBeside(icon, place)),
		)
}

function isBeside(icon: Box, line: Box): boolean {
	const middle = icon.y + icon.height / 2
	return (
		icon.page === line.page &&
		middle > line.y &&
		middle < line.y + line.height &&
		icon.x > line.x - nearPt &&
		icon.x < line.x + line.width
	)
}
