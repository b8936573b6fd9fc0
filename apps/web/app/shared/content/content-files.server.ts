const files: Record<string, string> = import.meta.glob('../../../content/**/*.mdx', {
	query: '?raw',
	import: 'default',
	eager: true,
})

/** The written content of one folder (`blog`, `help`, …), each text with the name of its file. */
export function contentFiles(folder: string): { name: string; text: string }[] {
	const prefix = `../../../content/${folder}/`
	return Object.entries(files)
		.filter(([path]) => path.startsWith(prefix))
		.map(([path, text]) => ({ name: path.slice(prefix.length, -'.mdx'.length), text }))
}

/** One text of a folder, or `null`. */
export function contentFile(folder: string, name: string): string | null {
	return contentFiles(folder).find((file) => file.name === name)?.text ?? null
}

/** Makes something when it is first asked for, and keeps it. */
export function once<Made>(make: () => Made): () => Made {
	let kept: { made: Made } | null = null
	return () => {
		kept ??= { made: make() }
		return kept.made
	}
}
