import { parseTsv } from '@app/language'
import { sectionSamples } from './data/section-samples.ts'
import { tradeOfTitle } from './questions/trade-of-title.ts'

/** A profile and a line of a job, from an invented person of a trade, and the skills that its adverts ask for most. */
export type SectionSample = { profile: string; line: string; skills: readonly string[] }

const samples: ReadonlyMap<string, SectionSample> = new Map(
	parseTsv<'trade' | keyof SectionSample>(sectionSamples).map(
		({ trade, profile, line, skills }) => [trade, { profile, line, skills: skills.split('|') }],
	),
)

/** The sample of the trade that a job title belongs to, by the nearest of its trades that has one; `null` where none has. */
export function findSectionSample(title: string): SectionSample | null {
	for (const trade of tradeOfTitle(title)?.trades ?? []) {
		const sample = samples.get(trade)
		if (sample !== undefined) return sample
	}
	return null
}
