import { type CvDocument, isCareerBreak, jobsByRecency } from '@app/cv'
import { quoted } from './finding-phrases.ts'
import { readsAsSentence } from './reads-as-sentence.ts'
import { wordPattern } from './word-lists.ts'

const voluntaryWork = wordPattern('voluntary-work', 'anywhere')

/** The lists whose entries a remark may be about. */
export type EntrySection = 'experience' | 'education' | 'volunteering' | 'projects'

/**
 * Names a job as its owner would, by its title and employer or its place in the list. An entry whose title is a sentence is named by
 * its first words.
 */
export function nameOfJob(cv: CvDocument, index: number): string {
	const job = cv.experience[index]
	const { jobTitle = '', employer = '' } = job ?? {}
	if (job !== undefined && isCareerBreak(job)) return `the entry ${quoted(jobTitle || employer)}`
	const isUnpaid = job !== undefined && isVoluntary(job)
	const named = asPost(isUnpaid ? 'voluntary work' : 'job', jobTitle, employer)
	if (named !== null) return named
	return jobsByRecency(cv)[0]?.index === index
		? 'your most recent job'
		: `job ${index + 1} on your CV`
}

/**
 * Returns a phrase for a job, a course, voluntary work or a project; an entry without a name gets its number in the
 * list.
 */
export function nameOfEntry(cv: CvDocument, section: EntrySection, index: number): string {
	if (section === 'experience') return nameOfJob(cv, index)
	const place = `${index + 1} on your CV`
	if (section === 'volunteering') {
		const { role = '', organisation = '' } = cv.volunteering[index] ?? {}
		return asPost('voluntary work', role, organisation) ?? `voluntary work ${place}`
	}
	if (section === 'projects') {
		const name = cv.projects[index]?.name.trim() ?? ''
		return name === '' ? `project ${place}` : `your project ${quoted(name)}`
	}
	const { qualification = '', institution = '' } = cv.education[index] ?? {}
	const course = [qualification, institution].map((part) => part.trim()).find(Boolean)
	return course === undefined ? `course ${place}` : `your course ${quoted(course)}`
}

/** Whether an entry under the jobs says of itself that it was voluntary work. */
export function isVoluntary({ jobTitle }: Pick<JobHead, 'jobTitle'>): boolean {
	return voluntaryWork.test(jobTitle)
}

/** Whether an entry under the jobs is one: a sentence without an employer and without dates is something done, not a post. */
export function looksLikeJob(job: JobHead): boolean {
	return hasEmployerOrDates(job) || ![job.jobTitle, job.employer].some(readsAsSentence)
}

/** Whether an entry names a firm, which no sentence does, or says when it was. */
export function hasEmployerOrDates({ employer, startDate, endDate }: Omit<JobHead, 'jobTitle'>) {
	const hasEmployer = employer.trim() !== '' && !readsAsSentence(employer)
	return hasEmployer || startDate !== '' || endDate !== ''
}

type JobHead = { jobTitle: string; employer: string; startDate: string; endDate: string }

function asPost(what: string, title: string, employer: string): string | null {
	const [role, firm] = [title, employer].map((text) =>
		readsAsSentence(text) ? '' : text.trim().replace(/\s+/g, ' '),
	)
	if (role && firm) return `your ${what} as ${role} at ${firm}`
	if (role) return `your ${what} as ${role}`
	if (firm) return `your ${what} at ${firm}`
	const sentence = [title, employer].map((text) => text.trim()).find(Boolean)
	return sentence === undefined ? null : `the entry that begins ${beginning(sentence)}`
}

const wordsOfBeginning = 4

function beginning(text: string): string {
	const words = text.split(/\s+/)
	const start = words.slice(0, wordsOfBeginning).join(' ')
	return quoted(words.length > wordsOfBeginning ? `${start} …` : start)
}
