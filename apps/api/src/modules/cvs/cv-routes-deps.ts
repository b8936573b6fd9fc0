import type { TypesetterFor } from '#http/typesetter-for-request.ts'
import type { ExportFile } from '#services/export-file.ts'
import type { CvStore } from './cvs.store.ts'

export type CvRoutesDeps = {
	cvs: CvStore
	typesetterFor: TypesetterFor
	exportFile: ExportFile
	/** Throws `no_room_left` when nothing more can be written. */
	refuseWithoutRoom: () => Promise<void>
	savesPerMinute: number
	rendersPerMinute: number
}
