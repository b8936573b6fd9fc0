import { type CvDesign, leastAccentContrast, readableAccent } from '@app/cv'
import { templateOrFirst } from './find-template.ts'
import { findFontPair, fontPairs } from './font-pairs.ts'
import { detectScript, fallbackFamilies } from './script-fonts.ts'
import type { Template } from './templates/template-type.ts'
import type { TypesetStyle } from './typeset-input.ts'

/** Text in the accent on a tint of it needs this contrast on white to reach 4.5 there. */
const leastOnTint = 5.3

const bullets: Record<Exclude<CvDesign['bulletStyle'], ''>, string> = {
	dot: '•',
	dash: '–',
	square: '■',
	arrow: '›',
	ring: '◦',
}

const sideScales: Record<CvDesign['sidebarWidth'], number> = { narrow: 0.9, normal: 1, wide: 1.18 }

/**
 * Returns the style of a CV: the person's choices, and the template's defaults for the rest. `text` is the printed
 * text, which decides the script.
 */
export function buildStyle(design: CvDesign, text: string): TypesetStyle {
	const template = templateOrFirst(design.templateId)
	const pair = findFontPair(design.fontPair) ?? findFontPair(template.fontPair) ?? fontPairs[0]
	if (pair === undefined) throw new Error('There are no fonts.')
	const leastContrast = template.isTinted ? leastOnTint : leastAccentContrast
	const accent = readableAccent(design.accent || template.accent, leastContrast)
	const script = detectScript(text) ?? { language: design.headingLanguage, direction: 'ltr' }
	const { textSizePt, spacing, margin, pageSize: paper, pageNumbers, bulletStyle } = design
	const others = fallbackFamilies(text)
	const hasColumns = template.hasColumns && design.columns === ''
	const headerLayout = design.headerLayout || template.headerLayout
	return {
		textSizePt,
		spacing,
		ease: 1,
		margin,
		paper,
		pageNumbers,
		optical: pair.optical,
		accent,
		secondColour:
			template.isTwoTone && design.secondColour !== ''
				? readableAccent(design.secondColour, leastContrast)
				: accent,
		isSideMoved: isSideMoved(design, template, script.direction),
		sideScale: sideScales[design.sidebarWidth],
		fonts: {
			body: [...new Set([pair.body, pair.display, ...others])],
			display: [...new Set([pair.display, pair.body, ...others])],
			marks: pair.marks ?? '',
			word: pair.word,
		},
		bullet: bulletStyle === '' ? template.bullet : bullets[bulletStyle],
		datePlace: design.datePlace || usualDatePlace(template, hasColumns),
		headerLayout,
		contactStyle:
			hasColumns === template.hasColumns
				? chooseContactStyle(template, headerLayout, script.direction)
				: 'plain',
		columns: hasColumns ? 2 : 1,
		...script,
	}
}

// In a narrow column, dates follow titles, because dates at the right would need a second line; a single column has
// room for them at the right.
function usualDatePlace(
	{ datePlace, hasColumns: isMadeOfColumns }: Template,
	hasColumns: boolean,
): TypesetStyle['datePlace'] {
	return isMadeOfColumns && !hasColumns ? 'right' : datePlace
}

// A name in the middle has its contacts below it. Beside text from right to left, labels in Latin letters are read anywhere.
function chooseContactStyle(
	{ contactStyle }: Template,
	headerLayout: TypesetStyle['headerLayout'],
	direction: TypesetStyle['direction'],
): TypesetStyle['contactStyle'] {
	const hasPlace =
		contactStyle === 'labelled'
			? headerLayout === 'left' && direction === 'ltr'
			: headerLayout !== 'centred'
	return hasPlace ? contactStyle : 'plain'
}

/**
 * Whether the person wants the side column on the other side than usual; with text from right to left, the usual side
 * is already the other one.
 */
function isSideMoved(
	{ sidebarSide }: CvDesign,
	{ sideColumn }: Template,
	direction: TypesetStyle['direction'],
): boolean {
	if (sidebarSide === 'auto' || sideColumn === '') return false
	const usual = (sideColumn === 'left') === (direction === 'ltr') ? 'left' : 'right'
	return sidebarSide !== usual
}
