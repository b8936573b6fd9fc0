import { areWorkers, isWorker, withCapital } from '@app/language'
import { singularOf } from '@app/language/corrector'
import { correctLine } from '@app/rewrite'
import { findContact } from './contact-of-advert.ts'
import { findEmployer } from './employer-of-advert.ts'
import type { LetterJob } from './letter.ts'
import { lowerShoutedName } from './lower-shouted-name.ts'

/** An advert as it was pasted, with the title that was read in it. */
type TitledAdvert = { text: string; title: string | null }

/** The job of an advert as a letter names it. What the advert doesn’t say is empty. */
export function readJob({ text, title }: TitledAdvert): LetterJob {
	return {
		title: title === null ? '' : nameOfPost(title),
		company: findEmployer(text, title ?? '') ?? '',
		addressee: findContact(text) ?? '',
	}
}

/** Fills the fields of a job that a person left empty with what the advert says. */
export function completeJob(job: LetterJob, advert: TitledAdvert): LetterJob {
	const read = readJob(advert)
	return {
		title: job.title.trim() || read.title,
		company: job.company.trim() || read.company,
		addressee: job.addressee.trim() || read.addressee,
	}
}

// One applies for one post, and its name isn’t shouted: “CARE ASSISTANTS” is “Care Assistant”.
function nameOfPost(title: string): string {
	const words = correctLine(lowerShoutedName(title)).text.split(' ')
	const last = words.at(-1) ?? ''
	const one = areWorkers(last) && !isWorker(last) ? singularOf(last.toLowerCase()) : null
	const single = /^\p{Lu}/u.test(last) ? withCapital(one ?? last) : (one ?? last)
	return withCapital([...words.slice(0, -1), single].join(' '))
}
