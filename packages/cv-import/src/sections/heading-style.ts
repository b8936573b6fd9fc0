import type { Line } from '../layout/line.ts'
import { matchHeading } from '../lexicon/match-heading.ts'
import type { SectionKind } from '../lexicon/section-titles.ts'

/** How this CV sets its headings, learned from those whose words are known. */
export type HeadingStyle = {
	/** Headings look like nothing else, so that a title in their style is a heading whatever it says. */
	isDistinct: boolean
	/** Headings stand in a column beside the text. */
	hasLabels: boolean
	labelXs: number[]
	hasBullets: boolean
	/** Sections that have a heading of their own. */
	inlineKinds: Set<SectionKind>
	/** Sections without a heading that one line alone names: "Skills: Word, Excel". */
	soleLabels: Set<SectionKind>
	signatures: Set<string>
	bodySizePt: number
	/** The size of the headings. */
	sizePt: number
	isUsedForNames: (line: Line) => boolean
}

/** Learns from the headings whose words are known how the headings of this CV look. */
export function learnHeadingStyle(lines: readonly Line[]): HeadingStyle {
	const bodySizePt = usualSize(lines)
	const candidates = lines.filter(
		(line) => !line.span.text.includes('\t') && matchHeading(line.span.text) !== null,
	)
	const styles = Map.groupBy(candidates, styleSignature)
	const ranked = [...styles.entries()].sort((a, b) => countKinds(b[1]) - countKinds(a[1]))
	const [main] = ranked
	const all = Map.groupBy(lines, styleSignature)
	const alike = main === undefined ? [] : (all.get(main[0]) ?? [])
	const labels = lines.filter((line) => isLabelled(line))
	const labelKinds = new Set(
		labels.map((line) => matchHeading(line.span.text.split('\t')[0] ?? '')),
	)
	const mainLabels = mainKinds.filter((kind) => labelKinds.has(kind)).length
	const inlineKinds = new Set(candidates.flatMap((line) => matchHeading(line.span.text) ?? []))
	return {
		isDistinct: main !== undefined && main[1].length >= 2 && alike.length <= main[1].length * 2 + 1,
		hasLabels: mainLabels >= 2 || (mainLabels === 1 && candidates.length >= 2),
		labelXs: labels.map((line) => line.x),
		hasBullets: candidates.filter((line) => line.isBullet).length >= 2,
		inlineKinds,
		soleLabels: findSoleLabels(lines, inlineKinds),
		signatures: chooseSignatures(ranked),
		sizePt: main?.[1][0]?.sizePt ?? bodySizePt,
		bodySizePt,
		isUsedForNames: (line) => line.sizePt > bodySizePt * 1.8 && line.page === 1,
	}
}

function findSoleLabels(
	lines: readonly Line[],
	inlineKinds: ReadonlySet<SectionKind>,
): Set<SectionKind> {
	const labelled = lines.flatMap((line) => {
		const [, label = ''] = /^([^:]{3,40}):\s/.exec(line.span.text) ?? []
		return line.isBullet ? [] : (matchHeading(label) ?? [])
	})
	// Within "Additional information" such lines are sorted one by one.
	if (inlineKinds.has('additional')) return new Set()
	const times = (kind: SectionKind) => labelled.filter((other) => other === kind).length
	return new Set(labelled.filter((kind) => times(kind) === 1 && !inlineKinds.has(kind)))
}

/** Whether a line is set as a heading of this CV is. */
export function isHeadingStyle(line: Line, style: HeadingStyle): boolean {
	if (style.signatures.has(styleSignature(line))) return true
	if (matchHeading(line.span.text) === null) return false
	if (style.signatures.size === 0)
		return standsOut(line, style) || line.gapBefore > line.sizePt * 1.9
	const isAsLarge = line.sizePt >= style.sizePt * 0.85
	return isAsLarge && standsOut(line, style) && line.gapBefore > line.sizePt * 1.3
}

/** Whether two lines are set alike. */
export function looksAlike(line: Line, other: Line): boolean {
	return styleSignature(line) === styleSignature(other)
}

const mainKinds: readonly (SectionKind | null)[] = [
	'experience',
	'education',
	'skills',
	'language',
	'professionalSummary',
	'interests',
]

// A second style, such as that of a side bar, has main sections which the first one lacks; titles of groups have none.
function chooseSignatures(ranked: readonly [string, Line[]][]): Set<string> {
	const [main, ...others] = ranked.filter(([, found]) => countKinds(found) >= 2)
	if (main === undefined) return new Set()
	const known = new Set(main[1].map((line) => matchHeading(line.span.text)))
	const second = others.filter(([, found]) =>
		found.some((line) => {
			const kind = matchHeading(line.span.text)
			return mainKinds.includes(kind) && !known.has(kind)
		}),
	)
	return new Set([main, ...second].map(([key]) => key))
}

function standsOut(line: Line, { bodySizePt }: HeadingStyle): boolean {
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
	return new Set(lines.map((line) => matchHeading(line.span.text))).size
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
