import {
	type CvDocument,
	type Experience,
	isCareerBreak,
	jobsByRecency,
	type PlacedJob,
} from '@app/cv'
import type { Check } from '../../check.ts'
import { sentence } from '../../finding-phrases.ts'
import { count } from '../../format-lists.ts'
import { hasEmployerOrDates, nameOfJob } from '../../name-of-entry.ts'

const fewest = 3
const hardlyAny = 1
const most = 8
// A job told in a paragraph of this length is told; whether it should be bullets is another check.
const charactersOfAnAccount = 200

export const enoughBullets: Check = {
	id: 'E15',
	category: 'impact',
	severity: 'warning-1',
	title: 'Your latest job has 3 to 8 bullets',
	appliesTo: ({ profile }) => !profile.isPerformer,
	looksAt: ({ cv }) => {
		const job = chooseJob(cv)
		return job === null ? 0 : Math.max(1, job.bullets)
	},
	run: ({ cv, pointAt }) => {
		const latest = chooseJob(cv)
		if (latest === null) return null
		const { job, index, bullets } = latest
		if (bullets >= fewest && bullets <= most) return null
		const evidence = [pointAt({ path: `experience.${index}.jobTitle`, quote: job.jobTitle })]
		const name = sentence(nameOfJob(cv, index))
		if (bullets > most)
			return {
				title: `${name} has ${count(bullets, 'bullet')}.`,
				why: 'Few employers read past the sixth, and your strongest may come later.',
				fix: 'Keep the 6 that matter most for the job you want, strongest first.',
				evidence,
			}
		return {
			title: `${name} has ${bullets === 0 ? '' : 'only '}${count(bullets, 'bullet')}.`,
			why: 'Employers spend longest on your latest job.',
			fix: 'Add what you did in an ordinary week, and one thing that got better because of you. Aim for 3 to 6 bullets.',
			evidence,
			...(bullets > hardlyAny ? { severity: 'tip' } : {}),
		}
	},
}

type JudgedJob = PlacedJob & { bullets: number }

// A career break needs no bullets, and an entry with neither employer nor dates may be no job. A job described in a
// paragraph, or beside another role at the same employer, may have few bullets.
function chooseJob(cv: CvDocument): JudgedJob | null {
	const [latest] = jobsByRecency(cv)
	if (latest === undefined || isCareerBreak(latest.job)) return null
	const { job } = latest
	if (!hasEmployerOrDates(job)) return null
	const bullets = filled(job)
	const isTold = job.summary.length >= charactersOfAnAccount || bulletsAt(cv, job) >= fewest
	return bullets < fewest && isTold ? null : { ...latest, bullets }
}

// Several roles at one employer tell one story, so the bullets of all of them count together.
function bulletsAt({ experience }: CvDocument, { employer }: Experience): number {
	if (employer.trim() === '') return 0
	return experience
		.filter((job) => job.employer.trim() === employer.trim())
		.reduce((total, job) => total + filled(job), 0)
}

function filled({ achievements }: Experience): number {
	return achievements.filter((text) => text.trim() !== '').length
}
