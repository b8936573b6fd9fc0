import { oncePerContext } from '../once-per-context.ts'
import { findLineMistakes, type LineMistakes } from './line-mistakes.ts'
import { findMisspellings } from './misspellings.ts'

/** The places of a CV that are probably wrong, without those that a finding of spelling names already; looked up once for each context. */
export const findHints = oncePerContext((context): LineMistakes['hints'] => {
	const misspelt = findMisspellings(context)
	return findLineMistakes(context).hints.filter(
		({ path, quote }) =>
			!misspelt.some((one) => one.paths.includes(path) && quote.includes(one.quote)),
	)
})
