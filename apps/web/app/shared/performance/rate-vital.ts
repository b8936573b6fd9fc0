/** The metrics of a page, each with the limits of “good” and of “needs improvement”; times in milliseconds. */
const limits = {
	FCP: [1800, 3000],
	LCP: [2500, 4000],
	FID: [100, 300],
	CLS: [0.1, 0.25],
	TTFB: [800, 1800],
} as const

export type VitalName = keyof typeof limits
export type Rating = 'good' | 'needs improvement' | 'poor'

/** How good a measured value is. */
export function rateVital(name: VitalName, value: number): Rating {
	const [good, improvable] = limits[name]
	if (value <= good) return 'good'
	return value <= improvable ? 'needs improvement' : 'poor'
}

/** Returns a metric's value as it is shown: layout shift has no unit. */
export function vitalInWords(name: VitalName, value: number): string {
	return name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`
}
