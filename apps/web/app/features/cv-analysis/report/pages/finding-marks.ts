import type { Finding } from '@app/checks'
import type { Box } from '@app/cv'

/** A place on the uploaded pages with the findings whose evidence it is. */
export type Mark = {
	id: string
	place: Box
	findingIds: string[]
	/** The accessible name of the mark, for people who cannot see it. */
	label: string
	/** Only the first mark of an evidence is a stop of the keyboard; its further lines are not. */
	isStop: boolean
	/** Drawn only while it is lit. */
	isQuiet?: boolean
}

/** The marks of all findings, in reading order; findings about the same words share one mark. */
export function listMarks(findings: Finding[]): Mark[] {
	const marks = new Map<string, Mark>()
	for (const finding of findings) {
		for (const { quote, places } of finding.evidence) {
			for (const [index, place] of places.entries()) {
				addMark(marks, { finding, quote, place, isStop: index === 0 })
			}
		}
	}
	return [...marks.values()].sort(byPlace)
}

type Addition = { finding: Finding; quote: string; place: Box; isStop: boolean }

function addMark(marks: Map<string, Mark>, { finding, quote, place, isStop }: Addition): void {
	const id = [place.page, place.x, place.y, place.width].map(Math.round).join('-')
	const mark = marks.get(id)
	if (!mark) {
		const label = `Comment: ${finding.title}. On the words “${quote}”`
		marks.set(id, { id, place, findingIds: [finding.id], label, isStop })
		return
	}
	mark.isStop ||= isStop
	if (mark.findingIds.includes(finding.id)) return
	mark.findingIds.push(finding.id)
	mark.label = `${mark.label}. Also: ${finding.title}`
}

function byPlace(a: Mark, b: Mark): number {
	return a.place.page - b.place.page || a.place.y - b.place.y || a.place.x - b.place.x
}

/** The finding that choosing a mark leads to: the one after `currentId`, so that choosing again goes round. */
export function nextFinding({ findingIds }: Mark, currentId: string | null): string | undefined {
	const index = currentId === null ? -1 : findingIds.indexOf(currentId)
	return findingIds[(index + 1) % findingIds.length]
}

/** Returns a place as percentages of the picture of its page. */
export function shareOfPage(place: Box, page: { widthPt: number; heightPt: number }) {
	return {
		left: `${(place.x / page.widthPt) * 100}%`,
		top: `${(place.y / page.heightPt) * 100}%`,
		width: `${(place.width / page.widthPt) * 100}%`,
		height: `${(place.height / page.heightPt) * 100}%`,
	}
}
