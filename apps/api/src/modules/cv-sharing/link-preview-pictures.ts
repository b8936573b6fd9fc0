import { createHash } from 'node:crypto'
import { type TypesettingCalls, TypesettingError } from '@app/typeset/node'
import { AppError } from '#http/app-error.ts'
import type { OpenedCv } from './open-shared-cv.ts'

type Shown = Pick<OpenedCv, 'document' | 'design'>

/** Pictures that one process keeps at hand; each has about 60 KB and can be made again. */
const mostKept = 100

/**
 * Returns a function that draws the pictures beside links to shared CVs. Pictures are cached by their content, and
 * requested only after the CV was opened, so that no cached picture outlives the sharing. The function returns `null`
 * when a picture can't be drawn, or not now.
 */
export function linkPreviewPictures() {
	const kept = new Map<string, Promise<Uint8Array>>()
	return async (
		shown: Shown,
		typesetter: Pick<TypesettingCalls, 'picture'>,
	): Promise<Uint8Array | null> => {
		const name = pictureName(shown)
		const picture = kept.get(name) ?? typesetter.picture(shown.document, shown.design)
		kept.delete(name)
		kept.set(name, picture)
		const [oldest] = kept.keys()
		if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
		return picture.catch((error: unknown) => {
			kept.delete(name)
			const isBusy = error instanceof AppError && error.code === 'server_busy'
			if (isBusy || error instanceof TypesettingError) return null
			throw error
		})
	}
}

/** Returns a name that changes with the content of the picture. */
export function pictureName({ document, design }: Shown): string {
	return createHash('sha256')
		.update(JSON.stringify([document, design]))
		.digest('base64url')
		.slice(0, 22)
}
