import type { CvSource, SourcePage } from '@app/cv'
import type { Extracted } from './extracted.ts'
import { type Line, toLineBox } from './layout/line.ts'
import type { Layout } from './layout/read-layout.ts'
import type { Section } from './sections/section.ts'
import { locateSpan, type Span, sliceSpan } from './text/span.ts'

type Reading = { extracted: Extracted; layout: Layout; lines: Line[]; sections: Section[] }

/** Returns the facts about the file that a CV was read from, without the facts about single fields. */
export function buildCvSource({
	extracted,
	layout,
	lines,
	sections,
}: Reading): Omit<CvSource, 'places' | 'confidence' | 'unread'> {
	const { format, fileName, bytes, facts, warnings, pageHeaderText } = extracted
	return {
		format,
		fileName,
		bytes,
		warnings,
		pages: extracted.pages.map((page) => describePage(page, [...lines, ...layout.furniture])),
		text: lines.map((line) => withoutTabs(line.printed.text)).join('\n'),
		headings: sections.flatMap(({ title, kind }) =>
			title === null
				? []
				: [{ text: title.text, section: kind, place: locateSpan(title)[0] ?? null }],
		),
		facts: {
			...facts,
			columns: layout.columns,
			contactInPageHeader: /\S@\S|\d{5}/.test(pageHeaderText),
			links: facts.links.map((link) => ({ ...link, text: link.text || wordsOver(link, lines) })),
		},
	}
}

function describePage(page: Extracted['pages'][number], lines: readonly Line[]): SourcePage {
	const { number, widthPt, heightPt } = page
	const own = lines.filter((line) => line.page === number)
	return {
		number,
		widthPt,
		heightPt,
		lines: own.flatMap((line) => {
			const place = toLineBox(line)
			if (place === null) return []
			const { sizePt, bold, font } = line
			return {
				text: withoutTabs(line.printed.text),
				place,
				words: locateWords(line.printed),
				sizePt: Math.round(sizePt * 100) / 100,
				bold,
				font,
			}
		}),
	}
}

function withoutTabs(text: string): string {
	return text.replaceAll('\t', '  ')
}

function locateWords(printed: Span): SourcePage['lines'][number]['words'] {
	return [...printed.text.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
		const [place] = locateSpan(sliceSpan(printed, index, index + word.length))
		const start = withoutTabs(printed.text.slice(0, index)).length
		return place ? [{ start, end: start + word.length, x: place.x, width: place.width }] : []
	})
}

function wordsOver({ place }: Extracted['facts']['links'][number], lines: readonly Line[]): string {
	if (place === null) return ''
	const words = lines
		.filter((line) => line.page === place.page)
		.flatMap((line) => line.printed.pieces)
		.filter(({ item }) => {
			const x = item.x + item.width / 2
			const y = item.y + item.height / 2
			return (
				x > place.x &&
				x < place.x + place.width &&
				y > place.y - 2 &&
				y < place.y + place.height + 2
			)
		})
	return words
		.map(({ item }) => item.text.trim())
		.join(' ')
		.trim()
}
