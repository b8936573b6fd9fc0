const pointsPer: Record<string, number> = {
	pt: 1,
	px: 0.75,
	in: 72,
	cm: 28.35,
	mm: 2.835,
	pc: 12,
}

/** A length with its unit, such as `1.5cm`, in points; `undefined` for a share or a word. */
export function parseLength(length: string | undefined): number | undefined {
	const [, number, unit = ''] = /^\s*(-?[\d.]+)(pt|px|in|cm|mm|pc)\s*$/.exec(length ?? '') ?? []
	const points = Number(number) * (pointsPer[unit] ?? Number.NaN)
	return Number.isFinite(points) ? points : undefined
}
