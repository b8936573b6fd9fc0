import type { CvDocument } from '@app/cv'
import type { Random } from '../../import/random.ts'

/** A fault of a CV that its writer fixes: the CV with it, and the CV without. */
export type Edit = {
	/** The kind of fix, as a report would name it. */
	kind: string
	what: string
	/** The checks of which one has to name the fault; without them it is one that people fix untold. */
	namedBy?: readonly string[]
	/** Words that the finding has to point at, each of them. */
	quotes?: readonly string[]
	before: CvDocument
	after: CvDocument
}

/** Makes edits of one kind from a CV, other ones for other seeds. */
export type EditMaker = (cv: CvDocument, random: Random) => Edit[]
