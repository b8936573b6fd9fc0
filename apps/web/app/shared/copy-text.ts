import { toast } from '#shared/ui/toast.ts'

/** Puts text on the clipboard and says whether that worked: a browser may forbid it. */
export async function copyText(text: string): Promise<void> {
	try {
		await navigator.clipboard.writeText(text)
		toast.success('Copied.')
	} catch {
		toast.error('Your browser won’t let us copy this. Select the text and copy it yourself.')
	}
}
