import {
	type MergeChoices,
	type MergeConflict,
	type MergeSide,
	mergeDesigns,
	sameValue,
	settleCvs,
	type ThreeVersions,
} from '@app/cv'
import type { CvContent } from '#shared/offline/pending-change.ts'

export type JoinedCvs = { merged: CvContent; collisions: MergeConflict[] }

/**
 * Merges the local changes with a save from elsewhere; where they collide, the local words stay unless `choices` has the
 * other side.
 */
export function mergeCvs(
	versions: ThreeVersions<CvContent>,
	choices: MergeChoices = {},
): JoinedCvs {
	const { base, mine, theirs } = versions
	const documents = { base: base.document, mine: mine.document, theirs: theirs.document }
	const designs = { base: base.design, mine: mine.design, theirs: theirs.design }
	const document = settleCvs(documents, choices)
	const design = mergeDesigns(designs, choices)
	return {
		merged: { document: document.merged, design: design.merged },
		collisions: [...document.collisions, ...design.collisions],
	}
}

/** The same with every collision settled for one side. */
export function settleFor(side: MergeSide, versions: ThreeVersions<CvContent>): CvContent {
	const { collisions } = mergeCvs(versions)
	return mergeCvs(versions, Object.fromEntries(collisions.map(({ id }) => [id, side]))).merged
}

/** Whether two CVs say the same in the same dress. */
export function isSameCv(one: CvContent, other: CvContent): boolean {
	return sameValue(one.document, other.document) && sameValue(one.design, other.design)
}
