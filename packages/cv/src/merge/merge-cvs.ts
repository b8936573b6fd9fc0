import { type CvDesign, cvDesignSchema } from '../cv-design.ts'
import { type CvDocument, cvDocumentSchema } from '../cv-document.ts'
import { followHiddenLines } from './follow-hidden-lines.ts'
import type { MergeChoices, MergeConflict, ThreeVersions } from './merge-conflict.ts'
import { mergeValues } from './merge-values.ts'

export type CvMerge<T = CvDocument> = {
	/**
	 * The merged value. In a collision it has the chosen side; without a choice it has my side, or the side that
	 * didn't remove the value.
	 */
	merged: T
	/** Everything that a person has to look at, with both sides of it. */
	collisions: MergeConflict[]
}

/**
 * Merges two CVs that were made from the same one. Items are recognised by their ids and lines by their words.
 * Changes in different places are all kept, and so is every change, addition or removal by one side alone.
 */
export function mergeCvs(base: CvDocument, mine: CvDocument, theirs: CvDocument): CvMerge {
	return settleCvs({ base, mine, theirs }, {})
}

/** The same merge with the side of some collisions chosen by the person. */
export function settleCvs(versions: ThreeVersions<CvDocument>, choices: MergeChoices): CvMerge {
	const collisions: MergeConflict[] = []
	const merged = cvDocumentSchema.parse(mergeValues(versions, [], { choices, collisions }))
	return { merged: followHiddenLines(merged, [versions.mine, versions.theirs]), collisions }
}

/** Joins two designs that were made from the same one. */
export function mergeDesigns(
	versions: ThreeVersions<CvDesign>,
	choices: MergeChoices = {},
): CvMerge<CvDesign> {
	const collisions: MergeConflict[] = []
	const merged = mergeValues(versions, [], { choices, collisions })
	const design = cvDesignSchema.parse(merged)
	const sectionOrder = [...new Set(design.sectionOrder)]
	const hiddenSections = [...new Set(design.hiddenSections)]
	const hiddenHeadings = [...new Set(design.hiddenHeadings)]
	// Lists of objects are joined by their ids, so that a section has one place.
	return { merged: { ...design, sectionOrder, hiddenSections, hiddenHeadings }, collisions }
}
