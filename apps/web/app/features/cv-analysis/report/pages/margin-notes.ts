import type { Finding } from '@app/checks'
import { type Box, type CvSource, findQuoteBoxes, plainWords } from '@app/cv'
import type { FixStep } from '../fixes/fix-steps.ts'

/** A numbered pin in the margin of a page, beside the first words that its remark is about. */
export type PagePin = { findingId: string; number: number; page: number; xPt: number; yPt: number }

/** The contents of the page margins. */
export type MarginNotes = { pins: PagePin[]; changed: Box[]; openId: string | null }

// As wide as a pin is on a page half a screen wide.
const pinPt = 22
const gapPt = 3

/** The pins of all remarks about words on the pages. Those of one line stand side by side, the first nearest to it. */
export function listPins(findings: readonly Finding[], pages: CvSource['pages']): PagePin[] {
	const pins: PagePin[] = []
	for (const [index, { id, evidence }] of findings.entries()) {
		const place = evidence.flatMap(({ places }) => places)[0]
		if (place === undefined) continue
		const yPt = place.y + place.height / 2
		const beside = pins.filter(
			(pin) => pin.page === place.page && Math.abs(pin.yPt - yPt) < pinPt,
		).length
		const edge = textEdge(place, pages)
		const xPt = edge - (pinPt + gapPt) * (beside + 1)
		pins.push({ findingId: id, number: index + 1, page: place.page, xPt: Math.max(2, xPt), yPt })
	}
	return pins
}

// Where the text of the page begins; the pins of a page stand in one column.
function textEdge({ page, x }: Box, pages: CvSource['pages']): number {
	const lines = pages.find(({ number }) => number === page)?.lines ?? []
	return Math.min(x, ...lines.map(({ place }) => place.x))
}

/** Where the lines stand on the pages that fixes changed. */
export function listChangedPlaces(source: CvSource, fixes: readonly FixStep[]): Box[] {
	return fixes.flatMap(({ changes }) =>
		changes.flatMap((change) =>
			'append' in change || typeof change.before !== 'string' || change.before === ''
				? []
				: findQuoteBoxes(source, { path: change.path, quote: plainWords(change.before) }),
		),
	)
}
