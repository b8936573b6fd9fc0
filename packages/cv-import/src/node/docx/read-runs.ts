import type { Paragraph, RunStyle } from '../flow/blocks.ts'
import { withoutUndefined } from '../flow/without-undefined.ts'
import type { XmlElement } from '../xml/parse-xml.ts'
import { child, childValue } from '../xml/parse-xml.ts'
import { readRunStyle, type StyleSheet } from './docx-styles.ts'
import { readPictures, readTextBoxes, type TextBox } from './read-drawings.ts'

type WordParagraph = Paragraph & {
	/** Text boxes that hang on the paragraph. */
	textBoxes: TextBox[]
}

type Walk = {
	paragraph: WordParagraph
	styles: StyleSheet
	base: RunStyle
	linkTargets: ReadonlyMap<string, string>
	url: string | null
	/** Where a complex field is being read: its code, or its result with the address it leads to. */
	field: { isCode: boolean; code: string } | null
}

const deleted = new Set(['w:del', 'w:moveFrom', 'mc:Fallback', 'w:rPr', 'w:pPr', 'w:instrText'])

/** Returns the text of a paragraph with its styles, without the text that a tracked change deleted. */
export function readRuns(
	element: XmlElement,
	context: { styles: StyleSheet; base: RunStyle; linkTargets: ReadonlyMap<string, string> },
): WordParagraph {
	const paragraph: WordParagraph = { runs: [], textBoxes: [], pictures: [], breaksPage: false }
	const walk: Walk = { paragraph, ...context, url: null, field: null }
	for (const each of element.children) visit(each, walk)
	return paragraph
}

function visit(element: XmlElement, walk: Walk): void {
	if (deleted.has(element.name)) return
	if (element.name === 'w:r') {
		visitRun(element, walk)
		return
	}
	const url = readUrl(element, walk) ?? walk.url
	const inner = url === walk.url ? walk : { ...walk, url }
	for (const each of element.children) visit(each, inner)
}

function readUrl({ name, attributes }: XmlElement, { linkTargets }: Walk): string | null {
	if (name === 'w:hyperlink') return linkTargets.get(attributes['r:id'] ?? '') ?? null
	return name === 'w:fldSimple' ? linkOfField(attributes['w:instr'] ?? '') : null
}

function visitRun(run: XmlElement, walk: Walk): void {
	const properties = child(run, 'w:rPr')
	const named = walk.styles.byId.get(childValue(properties, 'w:rStyle') ?? '')?.run ?? {}
	const own = readRunStyle(properties)
	const style: RunStyle = { ...walk.base, ...withoutUndefined(named), ...withoutUndefined(own) }
	for (const part of run.children) visitRunPart(part, { walk, style })
}

type RunPart = (part: XmlElement, context: { walk: Walk; style: RunStyle }) => void

const runParts: Record<string, RunPart> = {
	'w:t': (part, context) => add(part.text, context),
	'w:tab': (_, context) => add('\t', context),
	'w:ptab': (_, context) => add('\t', context),
	'w:cr': (_, context) => add('\n', context),
	'w:noBreakHyphen': (_, context) => add('-', context),
	'w:sym': (_, context) => add('•', context),
	'w:br': (part, context) => {
		if (part.attributes['w:type'] === 'page') context.walk.paragraph.breaksPage = true
		else add('\n', context)
	},
	'w:fldChar': (part, { walk }) => visitField(part, walk),
	'w:instrText': (part, { walk }) => {
		if (walk.field !== null) walk.field.code += part.text
	},
}

function visitRunPart(part: XmlElement, context: { walk: Walk; style: RunStyle }): void {
	const read = runParts[part.name]
	if (read !== undefined) read(part, context)
	else if (
		part.name === 'mc:AlternateContent' ||
		part.name === 'w:drawing' ||
		part.name === 'w:pict'
	) {
		visitDrawing(part, context.walk)
	}
}

function visitField(part: XmlElement, walk: Walk): void {
	const type = part.attributes['w:fldCharType']
	if (type === 'begin') walk.field = { isCode: true, code: '' }
	if (type === 'separate' && walk.field !== null) {
		walk.field.isCode = false
		walk.url = linkOfField(walk.field.code)
	}
	if (type !== 'end') return
	walk.field = null
	walk.url = null
}

function add(text: string, { walk, style }: { walk: Walk; style: RunStyle }): void {
	if (walk.field?.isCode) return
	walk.paragraph.runs.push({ text, style, url: walk.url })
}

function linkOfField(code: string): string | null {
	return /HYPERLINK\s+(?:\\l\s+)?"([^"]+)"/i.exec(code)?.[1] ?? null
}

function visitDrawing(element: XmlElement, { paragraph }: Walk): void {
	paragraph.textBoxes.push(...readTextBoxes(element))
	paragraph.pictures.push(...readPictures(element))
}
