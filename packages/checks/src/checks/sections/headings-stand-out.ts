import type { SourceLine } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { pdf, wordFile } from '../../subjects.ts'

const fewestHeadings = 2
const slightlyLarger = 0.4

export const headingsStandOut: Check = {
	id: 'C06',
	category: 'sections',
	severity: 'warning-1',
	title: 'Headings stand out from the text',
	looksAt: (context) =>
		pdf(context) + wordFile(context) === 0 ? 0 : findHeadingLines(context).length,
	fewest: fewestHeadings,
	run: (context) => {
		const headings = findHeadingLines(context)
		const bodySize = measureBodySize(context)
		const flat = headings.filter((line) => !standsOut(line, bodySize))
		const [first] = flat
		if (first === undefined || headings.length < fewestHeadings || flat.length < headings.length)
			return null
		return {
			title: `Headings such as ${quoted(first.text)} look like the text below them.`,
			why: 'Employers who skim can’t find their way, and some software looks for larger or bolder headings.',
			fix: 'Make headings larger, bold or capitals, ideally with your word processor’s heading style.',
			evidence: flat.map(({ text, place }) => ({ path: null, quote: text, places: [place] })),
		}
	},
}

function findHeadingLines({ source }: CheckContext): SourceLine[] {
	const titles = new Set(source?.headings.map(({ text }) => text.trim()))
	return (source?.pages ?? [])
		.flatMap(({ lines }) => lines)
		.filter(({ text, sizePt }) => sizePt > 0 && titles.has(text.trim()))
}

// The size that most letters have.
function measureBodySize({ source }: CheckContext): number {
	const letters = new Map<number, number>()
	for (const { text, sizePt } of source?.pages.flatMap(({ lines }) => lines) ?? []) {
		const size = Math.round(sizePt * 10) / 10
		letters.set(size, (letters.get(size) ?? 0) + text.length)
	}
	return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

function standsOut({ text, sizePt, bold, font }: SourceLine, bodySize: number): boolean {
	const isCapitals = text === text.toUpperCase() && /\p{L}{3}/u.test(text)
	const isSlanted = /italic|oblique|small|caps|[-,](?:bold|semi|medium|heavy|black)/i.test(font)
	return bold || isCapitals || isSlanted || sizePt > bodySize + slightlyLarger
}
