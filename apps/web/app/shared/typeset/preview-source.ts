import type { CvDocument } from '@app/cv'
import { type CvFormData, toDocument } from '#shared/cv-form-data.ts'
import type { PreviewInput } from './preview-scheduler.ts'
import type { PreviewSource } from './use-live-pages.ts'

type FormStore = {
	getState: () => CvFormData
	subscribe: PreviewSource['subscribe']
}

/** What of a form is seen on its page. The same object comes back until that changes, whatever else does. */
export function createPreviewSource({ getState, subscribe }: FormStore): PreviewSource {
	let input: PreviewInput | null = null
	return {
		subscribe,
		getInput() {
			const { design, ...form } = getState()
			const document = toDocument({ ...form, design })
			const isSame = input !== null && input.design === design && isShared(input.document, document)
			if (input === null || !isSame) input = { document, design }
			return input
		},
	}
}

// Edits keep every part that they do not change, so comparing by identity is enough.
function isShared(before: CvDocument, after: CvDocument): boolean {
	const names = Object.keys(after) as (keyof CvDocument)[]
	return names.every((name) => before[name] === after[name])
}
