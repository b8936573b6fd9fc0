import type { CvDesign } from '@app/cv'

type Fitted = { fits: boolean; spacing: number; textSizePt: number; pageCount: number }

/** What was changed to make a CV fit, or why it cannot, in a sentence. */
export function describeFit(before: CvDesign, fit: Fitted, pages: number): string {
	const room = pages === 1 ? '1 page' : `${pages} pages`
	if (!fit.fits) {
		return `It doesn’t fit on ${room}. Even with the tightest spacing and 9.5 pt text it needs ${fit.pageCount}. Shorten the text or hide a section.`
	}
	const changes = [
		fit.spacing === before.spacing
			? ''
			: `spacing from ${percent(before.spacing)} to ${percent(fit.spacing)}`,
		fit.textSizePt === before.textSizePt
			? ''
			: `text from ${before.textSizePt} pt to ${fit.textSizePt} pt`,
	].filter(Boolean)
	if (changes.length === 0) return `It already fits on ${room}.`
	return `It fits on ${room}. Changed: ${changes.join(' and ')}.`
}

function percent(share: number): string {
	return `${Math.round(share * 100)}%`
}
