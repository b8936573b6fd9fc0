import type { Box, Passage, SourceLine } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { count } from '../../format-lists.ts'

// Arrows, ticks, stars and hands; a plain dot, square or dash is read by all.
const oddSign =
	/^\s*[\u2190-\u21ff\u2600-\u27bf\u2b00-\u2bff\u25b6\u25ba\u25c6\u25c7\u25d8\u00bb\u203a]\s+\p{L}/u
const contact = /\S@\S|\d{5}/
const fewest = 3
const nearPt = 25

export const usualBullets: Check = {
	id: 'A19',
	category: 'parseability',
	severity: 'tip',
	title: 'Bullets are plain dots or dashes',
	looksAt: ({ source, bullets }) =>
		source?.format === 'pdf' || source?.format === 'txt' ? bullets.length : 0,
	run: (context) => {
		const lines = linesWithOddBullets(context)
		if (lines.length === 0) return null
		if (lines.length < fewest) return 'tolerated'
		return {
			title: `${count(lines.length, 'line')} in your CV start with an unusual bullet character.`,
			why: 'Some software shows a box or question mark instead, or reads it as a letter.',
			fix: 'Use “•” or “-” for all bullets.',
			evidence: lines
				.slice(0, 3)
				.map(({ text, place }) => ({ path: null, quote: text, places: [place] })),
		}
	},
}

// Icons before headings and dates are no bullets.
function linesWithOddBullets({ source, bullets }: CheckContext): SourceLine[] {
	const icons = source?.facts.icons ?? []
	return (source?.pages ?? [])
		.flatMap(({ lines }) => lines)
		.filter(({ text }) => !contact.test(text) && bullets.some((bullet) => isBegunBy(bullet, text)))
		.filter(({ text, place }) => oddSign.test(text) || icons.some((icon) => opens(icon, place)))
}

function isBegunBy(bullet: Passage, line: string): boolean {
	const said = line.replace(/^[^\p{L}\p{N}]+/u, '').slice(0, opening)
	return said.length > 2 && bullet.text.startsWith(said)
}

const opening = 15

function opens(icon: Box, line: Box): boolean {
	const middle = icon.y + icon.height / 2
	return (
		icon.page === line.page &&
		middle > line.y &&
		middle < line.y + line.height &&
		icon.x > line.x - nearPt &&
		icon.x < line.x + 2
	)
}
