import { type CvSource, textWasRecognised } from '@app/cv'
import type { FindingDraft } from './check.ts'

type NotFound = Pick<FindingDraft, 'title' | 'why' | 'fix' | 'evidence'> & {
	/** The missing field, worded to follow “no”: `email address`. */
	what: string
}

/**
 * Words the finding for a field that a CV should have and that was not found. In a scan the field may still be there,
 * because text recognition loses some words.
 */
export function missingFieldFinding(
	source: CvSource | null,
	{ what, ...draft }: NotFound,
): FindingDraft {
	if (!wasRecognised(source)) return draft
	return {
		...draft,
		title: `We found no ${what} in your scan.`,
		why: `We read this file from a picture of the page, so we may have missed it. ${draft.why}`,
		fix: `If it’s on your page, upload the file you wrote the CV in, or a PDF saved from it. ${otherwise(draft.fix)}`,
	}
}

/** Whether the words of the file were recognised in pictures of its pages. */
export function wasRecognised(source: CvSource | null): boolean {
	return source?.warnings.some(({ code }) => code === textWasRecognised) ?? false
}

// A sentence that begins with “If” already states its condition.
function otherwise(fix: string): string {
	return /^If\b/.test(fix) ? fix : `If it isn’t, ${fix.charAt(0).toLowerCase()}${fix.slice(1)}`
}
