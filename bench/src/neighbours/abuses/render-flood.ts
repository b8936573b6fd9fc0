import { defaultDesign } from '@app/cv'
import { worstCv } from '../worst-cv.ts'
import type { Abuse } from './attack.ts'

const previews = 18
const exports = 2
const formats = ['pdf', 'docx', 'png'] as const
/** As large as a CV may be kept, and just below a limit for previews that a server may have. */
const sizes = [800_000, 290_000]
/** Other words each time, so that no picture of an earlier one is of use. */
const roundMark = 'ROUND-MARK'

/** Keeps eighteen previews of the longest CVs and two exports of them under way. */
export const renderFlood: Abuse = () => {
	const design = defaultDesign()
	const bodies = Array.from({ length: 12 }, (_, seed) => {
		const document = worstCv({ bytes: sizes[seed % sizes.length] ?? 0, seed })
		return { document: { ...document, professionalSummary: roundMark }, design }
	})
	const previewBodies = bodies.map((body) => JSON.stringify(body))
	const exportBodies = bodies.map((body, index) =>
		JSON.stringify({ ...body, format: formats[index % formats.length] }),
	)
	return async ({ ask, inLanes }) => {
		const keepAsking = (lanes: number, path: string, bodies: string[]) =>
			inLanes(lanes, async (round) => {
				const body = bodies[round % bodies.length]?.replace(roundMark, `${path} ${round}`) ?? ''
				await ask({ method: 'POST', path, body })
			})
		await Promise.all([
			keepAsking(previews, '/api/typeset/preview/', previewBodies),
			keepAsking(exports, '/api/typeset/export/', exportBodies),
		])
	}
}
