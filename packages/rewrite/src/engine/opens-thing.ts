import { findWordClasses } from '@app/language/analysis'

const opensAdjunct = /^(?:and|or|at|by|for|from|in|of|on|with)$/

/**
 * Whether the words behind “to” name a thing and no act. A word that may be a verb too names a thing if it has no
 * object.
 */
export function opensThing(text: string): boolean {
	const [word = '', next = ''] = text.split(/[\s,;.]+/)
	const classes = findWordClasses(word.toLowerCase())
	if (!classes.includes('n')) return false
	return !classes.includes('v') || next === '' || opensAdjunct.test(next)
}
