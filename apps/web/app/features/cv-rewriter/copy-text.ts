import { toast } from '#shared/ui/toast.ts'

/** Puts text on the clipboard and says whether that worked: a browser may forbid it. */
export async function copyText(text: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(text)
		toast.success('Copied.')
	} catch {
		toast.error('This browser does not allow copying here. Please select the text and copy it.')
	}
}
