import type { Check, CheckContext, WordsAt } from '../check.ts'
import { noDateOfBirth } from '../checks/locale/no-date-of-birth.ts'
import { noDeclaration } from '../checks/locale/no-declaration.ts'
import { noIdentityNumbers } from '../checks/locale/no-identity-numbers.ts'
import { noMaritalStatus } from '../checks/locale/no-marital-status.ts'
import { noProtectedDetails } from '../checks/locale/no-protected-details.ts'
import { noSalaryHistory } from '../checks/locale/no-salary-history.ts'
import { refereesStayPrivate } from '../checks/locale/referees-stay-private.ts'
import { noReferencesLine } from '../checks/sections/no-references-line.ts'
import { changedOnce } from '../once-per-context.ts'
import { speltRight } from '../spelling/spelt-right.ts'
import { withWords } from '../with-words.ts'

const checksThatDelete: readonly Check[] = [
	noDateOfBirth,
	noDeclaration,
	noIdentityNumbers,
	noMaritalStatus,
	noProtectedDetails,
	noReferencesLine,
	noSalaryHistory,
	refereesStayPrivate,
]

/**
 * Returns the CV from which merit is measured, once for each context: correctly spelt, and without the words that the
 * report asks to delete. So deleting those words never lowers the score.
 */
export const whatCounts = changedOnce((context) => withoutDetails(speltRight(context)))

function withoutDetails(context: CheckContext): CheckContext {
	const details = checksThatDelete
		.flatMap((check) => check.wordsToDelete?.(context) ?? [])
		.filter(({ quote }) => quote.trim() !== '')
	if (details.length === 0) return context
	return withWords(context, (text, path) => details.reduce(takeOut(path), text))
}

function takeOut(path: string | null): (text: string, detail: WordsAt) => string {
	return (text, detail) => {
		if ((detail.path !== null && detail.path !== path) || !text.includes(detail.quote)) return text
		const left = text.replace(detail.quote, ' ').trim()
		return /[\p{L}\p{N}]/u.test(left) ? left : ''
	}
}
