import type { Report } from '@app/checks'
import type { CvDocument, CvSource } from '@app/cv'
import { ReadError, type Reader, type ReadStep } from '@app/cv-import/node'
import { TypesettingError } from '@app/typeset/node'
import type { StoredResults } from '#db/schema.ts'
import { AppError } from '#http/app-error.ts'
import type { FileStore } from '#services/files/file-store.ts'
import { utcDay } from '#services/utc-day.ts'
import { checking, drawing, opening, reading, type Stage } from './analysis-stages.ts'
import { followProgress, NoLongerWanted } from './follow-progress.ts'
import type { GuestAnalysisStore } from './guest-analysis.store.ts'
import { drawTextPages, type TextTypesetter } from './text-pages.ts'

export type AnalysisParts = {
	store: GuestAnalysisStore
	files: FileStore
	reader: Pick<Reader, 'read'>
	typesetter: TextTypesetter
	/** Draws the pages of a finished PDF, so that they are there when its owner looks. */
	prepare: (fileHash: string) => Promise<void>
	analyse: (input: { cv: CvDocument; source: CvSource; today: string }) => Promise<Report>
	now: () => number
}

/** One try of an analysis. */
export type AnalysisRun = {
	id: string
	isFirstTry: boolean
	/** Aborted when the try has to be given up. */
	stop: AbortSignal
}

/**
 * Reads and checks one upload and keeps the results. Can run any number of times and finishes once: rejects only when
 * another run could do better, for example because `stop` was aborted.
 */
export async function runAnalysis(
	parts: AnalysisParts,
	{ id, isFirstTry, stop }: AnalysisRun,
): Promise<void> {
	const begun = await parts.store.begin(id)
	if (begun === null) return
	const progress = followProgress(parts.store, id)
	const signal = AbortSignal.any([stop, progress.signal])
	try {
		const found = await analyseFile(parts, begun, { signal, tell: progress.tell })
		await progress.stop()
		const isFinished = await parts.store.finish(id, found)
		if (!isFinished) await parts.store.removeOrphan(begun.fileHash)
		else if (found.source.format === 'pdf') await parts.prepare(begun.fileHash)
	} catch (error) {
		await progress.stop()
		if (isFirstTry && isCrash(error)) throw error
		await settle(parts.store, id, error)
	}
}

// Whether the reading process crashed. The cause may have had nothing to do with the file, so the file gets a second
// chance.
function isCrash(error: unknown): boolean {
	return error instanceof ReadError && error.code === 'file_crashes_reader'
}

/** How long reading a guest's file may take, in milliseconds; the files of accounts have the reader's limit. */
export const guestReadingMs = 8_000

type Following = { signal: AbortSignal; tell: (stage: Stage) => void }

async function analyseFile(
	{ files, reader, typesetter, analyse, now }: AnalysisParts,
	{ fileHash, fileName, ownerId }: { fileHash: string; fileName: string; ownerId: string | null },
	{ signal, tell }: Following,
): Promise<StoredResults> {
	const bytes = await files.read(fileHash)
	if (bytes === null) throw new AppError('session_not_found')
	const onProgress = (step: ReadStep) => tell(toStage(step))
	const timeoutMs = ownerId === null ? guestReadingMs : undefined
	const read = await reader.read(bytes, { fileName, onProgress, signal, timeoutMs })
	tell(checking)
	const shown = await withPages(read.source, { files, typesetter, fileHash, tell })
	signal.throwIfAborted()
	const today = utcDay(now())
	const report = await analyse({ cv: read.document, source: shown.source, today })
	return { report, document: read.document, ...shown }
}

type Shown = Pick<StoredResults, 'source' | 'pages'>
type Drawing = {
	files: FileStore
	typesetter: TextTypesetter
	fileHash: string
	tell: Following['tell']
}

// A PDF has pages to show; the lines of other files are set on pages first.
async function withPages(source: CvSource, parts: Drawing): Promise<Shown> {
	if (source.format === 'pdf') return { source, pages: measurePages(source) }
	parts.tell(drawing)
	try {
		const moved = await drawTextPages(source, parts)
		return { source: moved, pages: measurePages(moved) }
	} catch (error) {
		if (!(error instanceof TypesettingError) || error.code === 'server_busy') throw error
		// The report is worth having without pictures too.
		return { source, pages: [] }
	}
}

function measurePages({ pages }: CvSource): Shown['pages'] {
	return pages.map(({ number, widthPt, heightPt }) => ({ number, widthPt, heightPt }))
}

function toStage(step: ReadStep): Stage {
	if (step.stage === 'opening') return opening
	if (step.stage === 'reading') return reading(step.page ?? 1, step.pages ?? 1)
	return checking
}

async function settle(store: GuestAnalysisStore, id: string, error: unknown): Promise<void> {
	if (error instanceof NoLongerWanted) return
	if (error instanceof ReadError || error instanceof AppError) {
		return store.fail(id, error.code, error.message)
	}
	throw error
}
