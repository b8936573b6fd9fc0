import type { Share } from '@app/contract/applications'

/** Two-sided 95% of the normal distribution. */
const z = 1.959963984540054

/**
 * A share with its Wilson score interval (E. B. Wilson, "Probable inference, the law of succession, and statistical
 * inference", JASA 22, 1927, pp. 209-212), which L. D. Brown, T. T. Cai and A. DasGupta recommend for few cases
 * ("Interval estimation for a binomial proportion", Statistical Science 16, 2001, pp. 101-133).
 */
export function computeWilsonInterval(count: number, of: number): Share {
	if (of === 0) return { count, of, share: null, low: null, high: null }
	const share = count / of
	const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of)
	const spread =
		(z / (1 + z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))
	// At the ends the formula gives exactly 0 and 1, which rounding would miss by a hair.
	return {
		count,
		of,
		share,
		low: count === 0 ? 0 : Math.max(0, middle - spread),
		high: count === of ? 1 : Math.min(1, middle + spread),
	}
}
