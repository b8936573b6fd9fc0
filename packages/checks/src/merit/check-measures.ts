import type { MeasureId } from './measures.ts'

// The measures, each with the checks whose fixes earn it more points. All other checks are about form.
const checksOfMeasures: Partial<Record<MeasureId, readonly string[]>> = {
	deeds: ['E01', 'E02', 'E08', 'E11', 'E15', 'E16', 'E24', 'E26', 'G01'],
	concrete: ['E21', 'E25'],
	figures: ['E03', 'E04', 'E27'],
	outcomes: ['E22'],
	plain: ['E17', 'E18', 'E05'],
	dates: ['C01', 'C13', 'D01', 'D02', 'D17'],
	education: ['C02', 'C16'],
	contact: ['B02', 'B03', 'B06', 'B07'],
	language: ['G10', 'G15', 'G17', 'G18'],
	profile: ['C03', 'C04', 'C09', 'C10', 'C11', 'C17', 'F01', 'F02', 'F03'],
}

const measureOfCheck = new Map(
	Object.entries(checksOfMeasures).flatMap(([measure, ids]) =>
		ids.map((id) => [id, measure as MeasureId] as const),
	),
)

/** Returns the measure that earns more points when the finding of a check is fixed. */
export function measureFor(checkId: string): MeasureId {
	return measureOfCheck.get(checkId) ?? 'form'
}
