import { type CvDocument, jobsByRecency } from '@app/cv'

const ranks: readonly { rank: number; name: string; words: RegExp }[] = [
	{
		rank: 5,
		name: 'director',
		words: /\b(?:director|chief|ceo|cto|cfo|coo|vice president|vp|partner|principal)\b/i,
	},
	{
		rank: 4,
		name: 'manager',
		words: /\b(?:manager|head (?:of|chef|teacher|gardener)|headteacher|superintendent)\b/i,
	},
	{
		rank: 3,
		name: 'senior or lead',
		words:
			/\b(?:senior|lead|leader|supervisor|sister|charge nurse|foreman|sous|deputy|team leader|snr)\b/i,
	},
	{
		rank: 1,
		name: 'entry',
		words:
			/\b(?:trainee|apprentice|junior|graduate|assistant|intern|entry[- ]level|student|jnr)\b/i,
	},
]
const ordinary = { rank: 2, name: 'experienced' }
const recentJobs = 2

/** How far apart the level of a job and of the newest two jobs of a CV are; `null` where either has no title. */
export function compareSeniority(
	title: string,
	cv: CvDocument,
): { share: number; wanted: string; own: string; ownTitle: string } | null {
	const titles = jobsByRecency(cv)
		.slice(0, recentJobs)
		.map(({ job }) => job.jobTitle.trim())
		.filter((own) => own !== '')
	if (titles.length === 0) return null
	const wanted = rankTitle(title)
	const [nearest] = titles
		.map((own) => ({ own, level: rankTitle(own) }))
		.sort((a, b) => Math.abs(a.level.rank - wanted.rank) - Math.abs(b.level.rank - wanted.rank))
	if (nearest === undefined) return null
	const steps = Math.abs(nearest.level.rank - wanted.rank)
	return {
		share: Math.max(0, 1 - steps / 3),
		wanted: wanted.name,
		own: nearest.level.name,
		ownTitle: nearest.own,
	}
}

function rankTitle(title: string): { rank: number; name: string } {
	return ranks.find(({ words }) => words.test(title)) ?? ordinary
}
