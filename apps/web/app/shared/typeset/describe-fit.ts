import type { CvDesign } from '@app/cv'

type Tightness = Pick<CvDesign, 'spacing' | 'textSizePt'>
type Fitted = Tightness & { fits: boolean; pageCount: number; linesOver: number | null }

/** Returns a sentence about the changes that made a CV fit, or about why it cannot fit. */
export function describeFit(before: CvDesign, fit: Fitted, pages: number): string {
	const room = nameRoom(pages)
	if (!fit.fits && fit.linesOver !== null) {
		const lines = fit.linesOver === 1 ? 'one line' : `${fit.linesOver} lines`
		return `It doesn’t fit on ${room}. Even with the tightest spacing and 9.5 pt text it’s ${lines} too long. Shorten the text or hide a section.`
	}
	if (!fit.fits) {
		return `It doesn’t fit on ${room}. Even with the tightest spacing and 9.5 pt text it needs ${fit.pageCount}. Shorten the text or hide a section.`
	}
	const changes = listChanges(before, fit)
	if (changes === '') return `It already fits on ${room}.`
	return `It fits on ${room}. Changed: ${changes}.`
}

/** Returns a number of pages in words. */
export function nameRoom(pages: number): string {
	return pages === 1 ? '1 page' : `${pages} pages`
}

/** How little the last page holds, in a sentence. */
export function describeShortPage(lines: number, page: number): string {
	return `Page ${page} has only ${lines === 1 ? 'one line' : `${lines} lines`}.`
}

/** Returns a sentence about the changes that were made automatically to save a page; empty when there were none. */
export function describeAutoFit(before: CvDesign, fit: Tightness): string {
	const changes = listChanges(before, fit)
	return changes === '' ? '' : `Fitted for you to save a page: ${changes}.`
}

function listChanges(before: CvDesign, fit: Tightness): string {
	const changes = [
		fit.spacing === before.spacing
			? ''
			: `spacing from ${percent(before.spacing)} to ${percent(fit.spacing)}`,
		fit.textSizePt === before.textSizePt
			? ''
			: `text from ${before.textSizePt} pt to ${fit.textSizePt} pt`,
	]
	return changes.filter(Boolean).join(' and ')
}

function percent(share: number): string {
	return `${Math.round(share * 100)}%`
}
