import {
	guessHeading,
	headingLogOdds,
	kindOfTitle,
	mostEvidence,
	readsAsTitle,
} from '../classifier/heading-model.ts'
import type { Line } from '../layout/line.ts'
import { matchHeading } from '../lexicon/match-heading.ts'
import type { SectionKind } from '../lexicon/section-kinds.ts'

/** The style of this CV's headings, learned from headings with known or likely words. */
export type HeadingStyle = {
	/** Whether headings look like nothing else, so that any line in their style is a heading. */
	isDistinct: boolean
	/** Headings stand in a column beside the text. */
	hasLabels: boolean
	labelXs: number[]
	hasBullets: boolean
	/** A colon ends the headings whose words are known. */
	hasColons: boolean
	/** The sections that have a heading on a separate line. */
	inlineKinds: Set<SectionKind>
	/** The sections whose name is alone on a line just once. */
	onceNamed: Set<SectionKind>
	/** Sections without a heading that one line alone names: "Skills: Word, Excel". */
	soleLabels: Set<SectionKind>
	/** The looks of headings whose words are known. */
	knownLooks: Set<string>
	/** The looks that have more titles than other lines, known or likely ones. */
	titleLooks: Set<string>
	bodySizePt: number
	/** The size of the headings. */
	sizePt: number
	isUsedForNames: (line: Line) => boolean
}

/** Learns from the headings whose words are known, or likely, how the headings of this CV look. */
export function learnHeadingStyle(lines: readonly Line[]): HeadingStyle {
	const bodySizePt = usualSize(lines)
	const known = lines.filter((line) => isOneCell(line) && matchHeading(line.span.text) !== null)
	const knownLooks = [...Map.groupBy(known, styleSignature).entries()]
		.map(([look, titles]) => ({ look, titles }))
		.filter(({ titles }) => countKinds(titles) >= 2)
		.sort((a, b) => countKinds(b.titles) - countKinds(a.titles))
	const looks = [...Map.groupBy(lines, styleSignature).entries()].map(judgeLook)
	const titleLooks = looks
		.filter(({ evidence, titles }) => evidence > 0 && countKinds(titles) >= 2)
		.sort((a, b) => b.evidence - a.evidence)
	const [main] = titleLooks
	const labels = lines.filter((line) => isLabelled(line))
	const labelKinds = new Set(
		labels.map((line) => matchHeading(line.span.text.split('\t')[0] ?? '')),
	)
	const mainLabels = mainKinds.filter((kind) => labelKinds.has(kind)).length
	const inlineKinds = new Set(known.flatMap((line) => matchHeading(line.span.text) ?? []))
	const timesNamed = (kind: SectionKind) =>
		known.filter((line) => matchHeading(line.span.text) === kind).length
	return {
		isDistinct: main !== undefined && main.lines.length <= main.titles.length * 2 + 1,
		hasLabels: mainLabels >= 2 || (mainLabels === 1 && known.length >= 2),
		labelXs: labels.map((line) => line.x),
		hasBullets: known.filter((line) => line.isBullet).length >= 2,
		hasColons: known.length > 0 && known.every((line) => endsInColon(line)),
		inlineKinds,
		onceNamed: new Set([...inlineKinds].filter((kind) => timesNamed(kind) === 1)),
		soleLabels: findSoleLabels(lines, inlineKinds),
		knownLooks: chooseLooks(knownLooks),
		titleLooks: chooseLooks(titleLooks),
		sizePt: (main ?? knownLooks[0])?.titles[0]?.sizePt ?? bodySizePt,
		bodySizePt,
		isUsedForNames: (line) => line.sizePt > bodySizePt * 1.8 && line.page === 1,
	}
}

type Look = { look: string; lines: Line[]; titles: Line[]; evidence: number }

/** Adds up the evidence of all lines with the same style for this being the style of headings. */
function judgeLook([look, lines]: [string, Line[]]): Look {
	const titles: Line[] = []
	let evidence = 0
	for (const line of lines) {
		const isTitle = isOneCell(line) && readsAsTitle(line.span.text)
		if (isTitle) titles.push(line)
		evidence += isTitle ? headingLogOdds(line.span.text) : -mostEvidence / 2
	}
	return { look, lines, titles, evidence }
}

function isOneCell({ span }: Line): boolean {
	return !span.text.includes('\t')
}

function findSoleLabels(
	lines: readonly Line[],
	inlineKinds: ReadonlySet<SectionKind>,
): Set<SectionKind> {
	const labelled = lines.flatMap((line) => {
		const [, label = ''] = /^([^:]{3,40}):\s/.exec(line.span.text) ?? []
		return line.isBullet ? [] : (matchHeading(label) ?? [])
	})
	// Within a section of additional information such lines are sorted one by one.
	if (inlineKinds.has('additional')) return new Set()
	const times = (kind: SectionKind) => labelled.filter((other) => other === kind).length
	return new Set(labelled.filter((kind) => times(kind) === 1 && !inlineKinds.has(kind)))
}

/** Whether a line is set as a heading of this CV is. */
export function isHeadingStyle(line: Line, style: HeadingStyle): boolean {
	if (hasTitleLook(line, style)) return true
	const look = styleSignature(line)
	const { isKnown, share } = guessHeading(line.span.text)
	if (isKnown && style.knownLooks.has(look)) return true
	if (share < sureShare) return false
	if (style.titleLooks.size === 0 && (isKnown || endsAlike(line, style)))
		return standsOut(line, style) || line.gapBefore > line.sizePt * 1.9
	if (isKnown && line.sizePt >= style.sizePt && isOnlyOfKind(line, style))
		return standsOut(line, style)
	const isAsLarge = line.sizePt >= style.sizePt * 0.85
	return isAsLarge && standsOut(line, style) && line.gapBefore > line.sizePt * 1.3
}

function isOnlyOfKind({ span }: Line, { onceNamed }: HeadingStyle): boolean {
	const kind = matchHeading(span.text)
	return kind !== null && onceNamed.has(kind)
}

/** Whether a line has a look that more titles than other lines have. */
export function hasTitleLook(line: Line, style: HeadingStyle): boolean {
	return style.titleLooks.has(styleSignature(line))
}

function endsAlike(line: Line, { hasColons }: HeadingStyle): boolean {
	return endsInColon(line) === hasColons
}

function endsInColon({ span }: Line): boolean {
	return /[:：]\s*[-–—]?\s*$/.test(span.text)
}

/** Whether two lines have the same style. */
export function looksAlike(line: Line, other: Line): boolean {
	return styleSignature(line) === styleSignature(other)
}

/** The probability from which a title needs no other line in its style. */
const sureShare = 0.9

const mainKinds: readonly (SectionKind | null)[] = [
	'experience',
	'education',
	'skills',
	'language',
	'professionalSummary',
	'interests',
]

// A second style, such as that of a side bar, has main sections which the first one lacks; titles of groups have none.
function chooseLooks(ranked: readonly Pick<Look, 'look' | 'titles'>[]): Set<string> {
	const [main, ...others] = ranked
	if (main === undefined) return new Set()
	const known = new Set(main.titles.map((line) => kindOfTitle(line.span.text)))
	const second = others.filter(({ titles }) =>
		titles.some((line) => {
			const kind = kindOfTitle(line.span.text)
			return mainKinds.includes(kind) && !known.has(kind)
		}),
	)
	return new Set([main, ...second].map(({ look }) => look))
}

/** Whether a line is set in a way that body text is not. */
export function standsOut(line: Line, { bodySizePt }: Pick<HeadingStyle, 'bodySizePt'>): boolean {
	return line.bold || isCapitals(line) || line.sizePt > bodySizePt * 1.12
}

function isLabelled(line: Line): boolean {
	const [label = '', rest] = line.span.text.split('\t')
	return rest !== undefined && matchHeading(label) !== null
}

function styleSignature(line: Line): string {
	const size = Math.round(line.sizePt * 2) / 2
	return [size, line.bold ? 'bold' : '', isCapitals(line) ? 'capitals' : '', line.font].join(' ')
}

function isCapitals({ span }: Line): boolean {
	return /\p{Lu}{2}/u.test(span.text) && !/\p{Ll}/u.test(span.text)
}

function countKinds(lines: readonly Line[]): number {
	return new Set(lines.map((line) => kindOfTitle(line.span.text))).size
}

function usualSize(lines: readonly Line[]): number {
	const letters = new Map<number, number>()
	for (const { sizePt, span } of lines) {
		const size = Math.round(sizePt * 2) / 2
		letters.set(size, (letters.get(size) ?? 0) + span.text.length)
	}
	const [usual] = [...letters.entries()].sort((a, b) => b[1] - a[1])
	return usual?.[0] ?? 10
}
