import { type CvDocument, plainCv } from '@app/cv'
import type { Reader } from '@app/cv-import/node'
import type { Found } from '@app/typeset'
import { isSameText } from '../import/score/same-text.ts'
import { scoreCv } from '../import/score/score-cv.ts'
import type { ScoredField, Verdict } from '../import/score/verdict.ts'

const fields: ReadonlySet<ScoredField> = new Set<ScoredField>([
	'first name',
	'last name',
	'e-mail',
	'phone',
	'skills',
	'experience title',
	'experience employer',
	'experience start',
	'experience end',
	'experience bullets',
	'education start',
	'education end',
])

/**
 * Reads a file without embedded data with the product's import. Returns the missed values and the values that were
 * added.
 */
export async function readWithImport(
	reader: Reader,
	bytes: Uint8Array,
	{ cv, fileName }: { cv: CvDocument; fileName: string },
): Promise<Found> {
	const { document } = await reader.read(bytes, { fileName })
	const verdicts = scoreCv(cv, plainCv(document)).filter(({ field }) => fields.has(field))
	const missed = verdicts.filter((verdict) => !isRight(verdict)).map(findName)
	return { found: verdicts.length - missed.length, of: verdicts.length, missed }
}

// Elsewhere nine words in ten are enough for a point; here every word has to be there.
function isRight({ outcome, field, expected, found }: Verdict): boolean {
	return outcome === 'right' && (field !== 'experience bullets' || isSameText(expected, found))
}

function findName({ field, outcome, expected, found }: Verdict): string {
	return `${field} ${outcome}: "${expected}" read as "${found}"`
}
