import { analyse, type Report } from '@app/checks'
import type { CvDocument } from '@app/cv'
import type { createReader } from '@app/cv-import/node'
import type { KnowsWord, Proofread } from '@app/language'

/** Who reads the files, and the dictionary and the corrector of the checks. */
export type Tools = {
	reader: ReturnType<typeof createReader>
	knowsWord: KnowsWord
	proofread: Proofread
}

/** The result of scoring a file. A file that the reader refuses scores 0 and has no report. */
export type ScoredFile = { score: number; report: Report | null; document: CvDocument | null }

export const today = '2026-11-24'

/** Reads and checks a file as an upload is read and checked. */
export async function scoreFile(
	{ bytes, fileName }: { bytes: Uint8Array; fileName: string },
	{ reader, knowsWord, proofread }: Tools,
): Promise<ScoredFile> {
	try {
		const { document, source } = await reader.read(bytes, { fileName })
		const report = analyse({ cv: document, source, today, knowsWord, proofread })
		return { score: report.score, report, document }
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'file_is_not_a_cv')
			return { score: 0, report: null, document: null }
		throw error
	}
}

/** Returns the share, from 0 to 1, of its possible points that each measure of a report earned. */
export function listShares(report: Report): number[] {
	const measures = (report.parts ?? []).flatMap(({ measures }) => measures)
	return measures.map(({ points, of }) => (of === 0 ? 0 : points / of))
}
