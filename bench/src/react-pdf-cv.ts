import type { Entry, Note, Part, TypesetInput } from '@app/typeset'
import { fontFiles } from '@app/typeset/node'
import {
	Document,
	Font,
	Link,
	Page,
	renderToBuffer,
	StyleSheet,
	Text,
	View,
} from '@react-pdf/renderer'
import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'

const family = 'Source Serif 4'

const styles = StyleSheet.create({
	page: {
		fontFamily: family,
		fontSize: 10.3,
		lineHeight: 1.35,
		padding: '19mm 21mm',
		color: '#1b1a18',
	},
	name: { fontSize: 22.6, fontWeight: 600 },
	headline: { fontSize: 12, color: '#00544d' },
	contacts: { flexDirection: 'row', flexWrap: 'wrap', gap: 8, color: '#4f4b45', marginTop: 4 },
	sectionTitle: {
		fontSize: 11.5,
		fontWeight: 600,
		color: '#00544d',
		borderBottom: '0.5pt solid #c9c4bb',
		marginTop: 14,
		marginBottom: 6,
	},
	entry: { marginBottom: 8 },
	bold: { fontWeight: 600 },
	soft: { color: '#4f4b45' },
	point: { flexDirection: 'row' },
	bullet: { width: 10 },
	pointText: { flex: 1 },
})

/** Makes our fonts known to react-pdf; without hyphenation, as in our templates. */
export function registerFonts(): void {
	const files = fontFiles()
	for (const [style, fontWeight] of [
		['400Regular', 400],
		['600SemiBold', 600],
	] as const) {
		const src = files.find((file) => file.endsWith(`SourceSerif4_${style}.ttf`))
		if (src !== undefined) Font.register({ family, src, fontWeight })
	}
	Font.registerHyphenationCallback((word) => [word])
}

/** The same CV as Professional Classic sets it, by react-pdf. */
export function renderWithReactPdf(input: TypesetInput): Promise<Buffer> {
	return renderToBuffer(cvDocument(input))
}

function cvDocument({
	documentTitle,
	author,
	heading,
	headline,
	contacts,
	sections,
}: TypesetInput) {
	return createElement(
		Document,
		{ title: documentTitle, author, language: 'en-GB' },
		createElement(
			Page,
			{ size: 'A4', style: styles.page },
			createElement(Text, { style: styles.name }, heading),
			createElement(Text, { style: styles.headline }, headline),
			createElement(View, { style: styles.contacts }, ...contacts.map(linked)),
			...sections.flatMap(({ title, parts }) => [
				createElement(Text, { style: styles.sectionTitle, minPresenceAhead: 40 }, title),
				...parts.map(partView),
			]),
		),
	)
}

function linked({ text, url }: { text: string; url: string }): ReactElement {
	if (url === '') return createElement(Text, null, text)
	return createElement(Link, { src: url, style: styles.soft }, text)
}

function partView(part: Part): ReactNode {
	if (part.kind === 'entry') return entryView(part)
	if (part.kind === 'note') return noteView(part)
	if (part.kind === 'prose')
		return together(part.paragraphs.map((text) => createElement(Text, null, text)))
	if (part.kind === 'points') return together(pointViews(part.points))
	const label = part.label === '' ? '' : `${part.label}: `
	return createElement(
		Text,
		null,
		createElement(Text, { style: styles.bold }, label),
		part.items.join(', '),
	)
}

function together(children: ReactElement[]): ReactElement {
	return createElement(Fragment, null, ...children)
}

function entryView({ title, organisation, place, dates, facts, paragraphs, points }: Entry) {
	const where = [organisation, place].filter(Boolean).join(', ')
	const about = [where, dates, ...facts.map(({ text }) => text)].filter(Boolean).join(' · ')
	return createElement(
		View,
		{ style: styles.entry },
		createElement(Text, { style: styles.bold, minPresenceAhead: 30 }, title),
		createElement(Text, { style: styles.soft, minPresenceAhead: 20 }, about),
		...paragraphs.map((text) => createElement(Text, null, text)),
		...pointViews(points),
	)
}

function noteView({ title, details, paragraphs }: Note): ReactElement {
	const about = details.map(({ text }) => `, ${text}`).join('')
	return createElement(
		View,
		null,
		createElement(Text, null, createElement(Text, { style: styles.bold }, title), about),
		...paragraphs.map((text) => createElement(Text, null, text)),
	)
}

function pointViews(points: string[]): ReactElement[] {
	return points.map((text) =>
		createElement(
			View,
			{ style: styles.point },
			createElement(Text, { style: styles.bullet }, '•'),
			createElement(Text, { style: styles.pointText }, text),
		),
	)
}
