import type { ReadErrorCode } from '../read-error.ts'
import type { CvWithSource } from './cv-with-source.ts'
import type { PagePicture } from './pdf/draw-pages.ts'
import type { ReadStep } from './read-cv-file.ts'

/** The job that a reading process is given. */
export type ReaderJob =
	| {
			kind: 'read'
			bytes: Uint8Array
			fileName: string
			maxPages: number
			recogniser: string | null
	  }
	| { kind: 'draw'; bytes: Uint8Array; widthPx: number; maxPages: number }

/** The messages that a reading process sends. */
export type ReaderMessage =
	| { kind: 'ready' }
	| { kind: 'started' }
	| { kind: 'step'; step: ReadStep }
	| { kind: 'read'; result: CvWithSource }
	| { kind: 'drawn'; pictures: PagePicture[] }
	| { kind: 'failed'; code: ReadErrorCode; message: string }
