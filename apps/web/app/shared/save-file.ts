/** Gives a file to the person, as a download with this name. */
export function saveFile(file: Blob, name: string): void {
	const url = URL.createObjectURL(file)
	const link = document.createElement('a')
	link.href = url
	link.download = name
	link.click()
	// The browser reads the address after this turn.
	setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
