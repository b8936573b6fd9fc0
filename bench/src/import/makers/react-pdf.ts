import { createRequire } from 'node:module'
import { Document, Font, Link, Page, renderToBuffer, Text, View } from '@react-pdf/renderer'
import { type ComponentProps, createElement, type ReactElement } from 'react'
import type { TitledSection } from '../locales/locale.ts'
import type { Block, Contact, Run, Sheet, SheetSection } from '../print/sheet.ts'
import type { Random } from '../random.ts'

export type ReactPdfFamily = 'react-one-column' | 'react-sidebar'

type Style = ComponentProps<typeof View>['style'] & {}

type Look = { font: string; size: number; isTracked: boolean; accent: string }

const require = createRequire(import.meta.url)
const sideSections: readonly TitledSection[] = ['skills', 'language', 'interests', 'certification']

for (const [family, folder, file] of [
	['Source Sans 3', 'source-sans-3', 'SourceSans3'],
	['Libre Franklin', 'libre-franklin', 'LibreFranklin'],
] as const) {
	const path = (style: string) =>
		require.resolve(`@expo-google-fonts/${folder}/${style}/${file}_${style}.ttf`)
	Font.register({
		family,
		fonts: [
			{ src: path('400Regular') },
			{ src: path('400Regular_Italic'), fontStyle: 'italic' },
			{ src: path('700Bold'), fontWeight: 700 },
		],
	})
}

/** A CV as react-pdf sets it. */
export async function makeReactPdf(sheet: Sheet, family: ReactPdfFamily, random: Random) {
	const look = {
		font: random.pick(['Source Sans 3', 'Libre Franklin']),
		size: random.pick([9, 10, 11]),
		isTracked: random.chance(0.3),
		accent: random.pick(['#1d4468', '#6b2e2e', '#222222']),
	}
	const page = { padding: 36, fontFamily: look.font, fontSize: look.size }
	const body =
		family === 'react-sidebar' ? withSidebar(sheet, look) : drawSections(sheet.sections, look)
	const document = createElement(
		Document,
		{},
		createElement(Page, { size: 'A4', style: page }, drawHead(sheet, look), ...body),
	)
	return new Uint8Array(await renderToBuffer(document))
}

function drawHead({ curriculum, name, headline, contacts }: Sheet, look: Look): ReactElement {
	const line = (text: string, fontSize: number) =>
		createElement(Text, { style: { fontSize, fontWeight: 700 } }, text)
	return view({ marginBottom: 8 }, [
		...(curriculum === '' ? [] : [line(curriculum, 12)]),
		...name.map((text) => line(text, look.size + 12)),
		...(headline === '' ? [] : [line(headline, look.size + 2)]),
		...contacts.map((contact) => contactOf(contact)),
	])
}

function contactOf({ label, text, url }: Contact): ReactElement {
	const words = `${label === '' ? '' : `${label}: `}${text}`
	if (url === '') return createElement(Text, {}, words)
	return createElement(
		Link,
		{ src: url, style: { color: '#222222', textDecoration: 'none' } },
		words,
	)
}

function withSidebar({ sections }: Sheet, look: Look): ReactElement[] {
	const isSide = ({ section }: SheetSection) => sideSections.includes(section)
	return [
		view({ flexDirection: 'row' }, [
			view({ width: '32%', paddingRight: 14 }, drawSections(sections.filter(isSide), look)),
			view(
				{ width: '68%' },
				drawSections(
					sections.filter((one) => !isSide(one)),
					look,
				),
			),
		]),
	]
}

function drawSections(sections: SheetSection[], look: Look): ReactElement[] {
	return sections.map(({ title, blocks }) => {
		const style = {
			fontWeight: 700,
			fontSize: look.size + 2,
			color: look.accent,
			...(look.isTracked ? { letterSpacing: 2 } : {}),
		} as const
		const heading = createElement(Text, { style, minPresenceAhead: 40 }, title)
		return view({ marginTop: 10 }, [heading, ...blocksOf(blocks)])
	})
}

function blocksOf(blocks: Block[]): ReactElement[] {
	return blocks.flatMap(elementsOf)
}

function elementsOf(block: Block): ReactElement[] {
	switch (block.kind) {
		case 'line':
			return [
				view({ flexDirection: 'row', justifyContent: 'space-between' }, [
					drawText(block.left),
					drawText(block.right),
				]),
			]
		case 'paragraph':
			return [drawText([{ text: block.text }])]
		case 'entry':
			return [view({ marginBottom: 6 }, blocksOf(block.blocks))]
		case 'row':
			return [
				view({ flexDirection: 'row', marginBottom: 6 }, [
					view({ width: '24%' }, [drawText([{ text: block.label }])]),
					view({ width: '76%' }, blocksOf(block.blocks)),
				]),
			]
		case 'bullets':
		case 'chips':
		case 'bars':
		case 'columns':
			return block.items.map((text) => drawText([{ text: `• ${text}` }]))
	}
}

function drawText(runs: Run[]): ReactElement {
	const children = runs.map(({ text, style }) => {
		const look =
			style === 'bold' ? { fontWeight: 700 } : { fontStyle: style ?? ('normal' as const) }
		return createElement(Text, { style: look }, text)
	})
	return createElement(Text, {}, ...children)
}

function view(style: Style, children: ReactElement[]): ReactElement {
	return createElement(View, { style }, ...children)
}
