import { hostileFiles, hostileJsonResume, smallFile, type UploadedFile } from '../hostile-files.ts'
import type { Abuse, Attack } from './attack.ts'
import { openUploads } from './uploads.ts'

/** Uploads JSON Resumes of 0.3 MB as a guest, six at once. */
export const jsonFlood: Abuse = () => {
	const files = Array.from({ length: 8 }, (_, seed) => hostileJsonResume(seed))
	return keepUploading({ files, lanes: 6 })
}

/** Keeps ten uploads of 0.4 MB under way, each made to be slow to read. */
export const hostileUploads: Abuse = () => keepUploading({ files: hostileFiles(), lanes: 10 })

function keepUploading({ files, lanes }: { files: UploadedFile[]; lanes: number }) {
	return async (attack: Attack) => {
		const uploads = openUploads(attack)
		await attack.inLanes(lanes, async (round) => {
			const file = files[round % files.length]
			const id = file ? await uploads.upload(file) : null
			if (id !== null) await uploads.untilOver(id)
		})
		await uploads.clear()
	}
}

const smallFiles = 200

/** Sends 200 small files as fast as they are taken, from several accounts. */
export const uploadFlood: Abuse = () => async (attack) => {
	const { tokens } = attack.target
	const uploads = openUploads(attack)
	await attack.inLanes(8, async (round) => {
		if (round > smallFiles) return untilAborted(attack.signal)
		await uploads.upload(smallFile(round), tokens[round % tokens.length])
	})
	await uploads.clear()
}

function untilAborted(signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		if (signal.aborted) resolve()
		signal.addEventListener('abort', () => resolve(), { once: true })
	})
}
