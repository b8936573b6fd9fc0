/**
 * The text that software takes out of a PDF, without what templates print above every page but the first: the name
 * and the number. Form feeds separate pages. The same words elsewhere stay, so that they count as words too many.
 */
export function stripRunningHeaders(text: string, name: string): string {
	const words = name.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
	const head = new RegExp(
		`^\\s*(?:\\d+\\s+·\\s+)?${words.join('\\s+')}(?:\\s+·\\s+\\d+)?(?=\\s|$)`,
		'iu',
	)
	const [first = '', ...others] = text.split('\f')
	return [first, ...others.map((page) => page.replace(head, ''))].join('\f')
}
