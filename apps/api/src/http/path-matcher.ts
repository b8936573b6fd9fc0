/** Whether a path fits one of the patterns: `/cv/:id`, optional parts (`/:id?`) and a trailing `/*`. */
export function createPathMatcher(patterns: string[]): (path: string) => boolean {
	const expressions = patterns.map((pattern) => {
		const parts = pattern.split('/').filter(Boolean).map(expressionOfPart)
		return new RegExp(`^${parts.join('')}/?$`)
	})
	return (path) => expressions.some((expression) => expression.test(path))
}

function expressionOfPart(part: string): string {
	if (part === '*') return '(?:/.*)?'
	const name = part.replace(/\?$/, '')
	const matched = name.startsWith(':')
		? '/[^/]+'
		: `/${name.replace(/[.+*?^${}()|[\]\\]/g, '\\$&')}`
	return part.endsWith('?') ? `(?:${matched})?` : matched
}
