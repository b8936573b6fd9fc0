/** What a CV is called that was read from a file: the file's name without its ending. */
export function titleFromFile(fileName: string): string {
	return (
		fileName
			.replace(/\.[^.]{1,5}$/, '')
			.trim()
			.slice(0, 200) || 'My CV'
	)
}
