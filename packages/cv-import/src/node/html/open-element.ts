import type { ParagraphStyle, RunStyle } from '../flow/blocks.ts'
import { type Declarations, styleFrom, usualSizePt } from './css.ts'
import { blockTags, tagRuns, tagSpaces, unseenTags } from './html-tags.ts'

export type Attributes = Readonly<Record<string, string>>

/** An open element, with the properties that its words inherit. */
export type OpenElement = {
	tag: string
	style: RunStyle
	space: Omit<ParagraphStyle, 'run'>
	url: string | null
	isBlock: boolean
	isUnseen: boolean
	keepsSpaces: boolean
	/** Whether the content of the element stands side by side. */
	isRow: boolean
}

/** The surroundings of a whole page. */
export const outermost: OpenElement = {
	tag: '',
	style: { sizePt: usualSizePt },
	space: {},
	url: null,
	isBlock: true,
	isUnseen: false,
	keepsSpaces: false,
	isRow: false,
}

const listIndentPt = 18

type Opening = { attributes: Attributes; declarations: Declarations; around: OpenElement }

/** Returns an element with the properties that it inherits from the elements around it. */
export function openElement(
	tag: string,
	{ attributes, declarations, around }: Opening,
): OpenElement {
	const { display = '' } = declarations
	const run = styleFrom(declarations, { ...around.style, ...tagRuns[tag] })
	const isHidden = 'hidden' in attributes
	return {
		tag,
		style: isHidden ? { ...run, hidden: true } : run,
		space: chooseWhiteSpace(tag, around),
		url: tag === 'a' ? (attributes.href ?? around.url) : around.url,
		isBlock:
			(blockTags.has(tag) || /^(?:block|flex|grid|table)/.test(display)) && display !== 'inline',
		isUnseen: around.isUnseen || unseenTags.has(tag),
		keepsSpaces:
			around.keepsSpaces || tag === 'pre' || /^pre/.test(declarations['white-space'] ?? ''),
		isRow: /flex|grid/.test(display) && declarations['flex-direction'] !== 'column',
	}
}

function chooseWhiteSpace(tag: string, { space }: OpenElement): OpenElement['space'] {
	if (tag === 'li') return { ...space, isList: true }
	if (tag === 'ul' || tag === 'ol')
		return { indentPt: Math.min(200, (space.indentPt ?? 0) + listIndentPt) }
	if (tag === 'td' || tag === 'th') return {}
	return { ...space, ...tagSpaces[tag] }
}
