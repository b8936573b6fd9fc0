import { type CvSource, textWasRecognised } from '@app/cv'
import type { FindingDraft } from './check.ts'

type NotFound = Pick<FindingDraft, 'title' | 'why' | 'fix' | 'evidence'> & {
	/** What was looked for, as it stands after "no": `email address`. */
	what: string
}

/**
 * What is said of something that a CV should have and that was not found. Of a scan nobody can say that it is not
 * there: its words were recognised in pictures, which loses some.
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

/** Whether words of the file are those that a program recognised in pictures of its pages. */
export function wasRecognised(source: CvSource | null): boolean {
	return source?.warnings.some(({ code }) => code === textWasRecognised) ?? false
}

// A sentence that begins with a condition says by itself when it holds.
function otherwise(fix: string): string {
	return /^If\b/.test(fix) ? fix : `If it isn’t, ${fix.charAt(0).toLowerCase()}${fix.slice(1)}`
}
