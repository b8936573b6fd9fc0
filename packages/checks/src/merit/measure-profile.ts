import { splitWords } from '@app/language'
import type { CheckContext } from '../check.ts'
import { wordPattern } from '../word-lists.ts'
import type { StatementReading } from './read-statement.ts'

const profileTitle = /\b(?:profile|summary|about|statement|offer|objective)\b/i
const target = wordPattern('aims', 'anywhere')
const [fewestWords, mostWords] = [12, 150]

/**
 * Rates the profile paragraph from 0 to 0.75: it earns points for a fair length, for something that can be checked,
 * and for an aim. A headline alone earns a little.
 */
export function measureProfile(
	{ cv }: CheckContext,
	read: (text: string) => StatementReading,
): number {
	const text = findProfile(cv)
	const words = splitWords(text).length
	const headline = cv.personalInfo.headline.trim() === '' ? 0 : 0.15
	if (words < fewestWords || words > mostWords) return headline
	const { isConcrete, isAbstract, isWornOut } = read(text)
	const substance = isConcrete && !isAbstract ? 0.2 : 0
	return Math.max(
		0,
		headline + 0.2 + substance + (target.test(text) ? 0.2 : 0) - (isWornOut ? 0.2 : 0),
	)
}

function findProfile(cv: CheckContext['cv']): string {
	if (cv.professionalSummary.trim() !== '') return cv.professionalSummary
	const titled = cv.custom.find(({ title }) => profileTitle.test(title))
	return titled?.items.map(({ text }) => text).join(' ') ?? ''
}
