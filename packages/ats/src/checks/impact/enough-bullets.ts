import { type CvDocument, type Experience, isBreakFromWork, jobsByRecency } from '@app/cv'
import type { Check } from '../../check.ts'
import { count, nameOfJob, sentence } from '../../words-about.ts'

const fewest = 3
const hardlyAny = 1
const most = 8
// A job told in a paragraph of this length is told; whether it should be bullets is another check.
const charactersOfAnAccount = 200

export const enoughBullets: Check = {
	id: 'E15',
	category: 'impact',
	severity: 'warning-1',
	title: 'The latest job has three to eight bullets',
	appliesTo: ({ cv, profile }) => cv.experience.length > 0 && !profile.isPerformer,
	run: ({ cv, pointAt }) => {
		const [latest] = jobsByRecency(cv)
		// A career break needs no bullets.
		if (latest === undefined || isBreakFromWork(latest.job)) return null
		const { job, index } = latest
		const bullets = bulletsAt(cv, job.employer, job)
		const isTold = job.summary.length >= charactersOfAnAccount
		if (bullets <= most && (bullets >= fewest || isTold)) return null
		const evidence = [pointAt({ path: `experience.${index}.jobTitle`, quote: job.jobTitle })]
		const name = sentence(nameOfJob(cv, index))
		if (bullets > most)
			return {
				title: `${name} has ${bullets} bullets.`,
				why: 'After the sixth or so few readers go on, and the strongest may stand among the last.',
				fix: 'Keep the six that matter most for the job you want and put the strongest first.',
				evidence,
			}
		return {
			title: `${name} has ${bullets === 0 ? 'no bullets' : `only ${count(bullets, 'bullet')}`}.`,
			why: 'The latest job is the one that readers look at longest.',
			fix: 'Add what you did in an ordinary week and one thing that went better because of you; three to six bullets are right.',
			evidence,
			...(bullets > hardlyAny ? { severity: 'tip' } : {}),
		}
	},
}

// Several roles at one employer tell one story, so the bullets of all of them count against "too few".
function bulletsAt({ experience }: CvDocument, employer: string, latest: Experience): number {
	const own = filled(latest)
	if (own >= fewest || employer.trim() === '') return own
	const there = experience.filter((job) => job.employer.trim() === employer.trim())
	return Math.min(
		most,
		there.reduce((total, job) => total + filled(job), 0),
	)
}

function filled({ achievements }: Experience): number {
	return achievements.filter((text) => text.trim() !== '').length
}
