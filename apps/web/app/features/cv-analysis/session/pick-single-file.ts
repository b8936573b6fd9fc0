import { checkFile } from './check-file.ts'

export type Choice = { file: File } | { refusal: string } | null

/** Returns the one file that was chosen, dropped or pasted, or why it is refused; `null` when there is none. */
export function pickSingleFile(files: Iterable<File> | null | undefined): Choice {
	const [file, ...others] = files ?? []
	if (file === undefined) return null
	if (others.length > 0) {
		return { refusal: `Choose one file at a time. You chose ${others.length + 1}.` }
	}
	const verdict = checkFile(file)
	return verdict.fits ? { file } : { refusal: verdict.sentence }
}
