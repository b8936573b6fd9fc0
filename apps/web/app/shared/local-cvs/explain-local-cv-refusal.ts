import { LocalCvRefusal } from './local-cvs.ts'

/**
 * Why no CV was begun in this browser, in a sentence for a person. Where its storage is full or forbidden, nothing is
 * replaced, and there is a way out.
 */
export function explainLocalCvRefusal(error: unknown): string {
	return error instanceof LocalCvRefusal
		? error.message
		: 'There’s no room in this browser for a second CV, so nothing was changed. Download the open one, then remove it in Settings.'
}
