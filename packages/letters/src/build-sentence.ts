import type { CvDocument } from '@app/cv'
import { formatPartialDate, isAhead, printedLevel } from '@app/cv'
import { isOver, isUnfinished, splitSentences } from '@app/language'
import { describeCourse, hasEnded } from '@app/rewrite'
import { asWorkDone, putInFirstPerson } from './first-person.ts'
import { toLetterStyle } from './letter-style.ts'

/** Where a CV shows something. */
export type ProvedAt = { path: string; quote: string; line: string }

/**
 * A sentence of a letter. `as` opens it where it tells of work, such as `As Baker at Crust`; `holds` is set where it only
 * names what the person holds or speaks, so that several go together. The higher its worth, the more it tells.
 */
export type LetterSentence = {
	as: string
	text: string
	holds: 'credential' | 'language' | null
	worth: number
}

const worths = { told: 3, held: 3, quoted: 2, named: 1 }

type Work = { title: string; place: string; current: boolean }

/** What a place in a CV lets its owner say, in their own words; `null` where it is no more than a claim. */
export function buildSentence(cv: CvDocument, at: ProvedAt, today: string): LetterSentence | null {
	const [section = '', index = '', field = ''] = at.path.split('.')
	const entry = Number(index)
	if (section === 'certification') return certificateSentence(cv, entry, today)
	if (section === 'language') return languageSentence(cv, entry)
	if (section === 'education') return educationSentence(cv, { entry, field, at }, today)
	const work = workAt(cv, section, entry)
	if (work === null) return null
	if (['achievements', 'summary'].includes(field)) return workSentence(work, at)
	return field === 'jobTitle' || field === 'role' ? titleSentence(work) : null
}

function workAt(cv: CvDocument, section: string, entry: number): Work | null {
	if (section === 'experience') {
		const job = cv.experience[entry]
		return job ? { title: job.jobTitle, place: job.employer, current: job.current } : null
	}
	if (section === 'volunteering') {
		const post = cv.volunteering[entry]
		if (post === undefined) return null
		const role = toLetterStyle(post.role)
		const title = role === '' || /volunt/i.test(role) ? role : `${role} (volunteer)`
		return { title, place: post.organisation, current: post.current }
	}
	const project = section === 'projects' ? cv.projects[entry] : undefined
	return project ? { title: '', place: '', current: project.current } : null
}

const ownBoss = /^self[\s-]?employed$|^freelance$/i

function asWhat({ title, place }: Work): string {
	const [post, where] = [toLetterStyle(title), toLetterStyle(place)]
	if (ownBoss.test(where)) return post === '' ? '' : `As ${post} (${where.toLowerCase()})`
	if (post === '') return where === '' ? '' : `At ${where}`
	return where === '' ? `As ${post}` : `As ${post} at ${where}`
}

function workSentence(work: Work, at: ProvedAt): LetterSentence | null {
	const said = whatShows(at)
	if (said === null) return null
	const as = asWhat(work)
	const isOne = splitSentences(said).length === 1
	const told = isOne ? putInFirstPerson(said, work) : null
	if (told !== null) return { as, text: `${told}.`, holds: null, worth: worths.told }
	const done = isOne ? asWorkDone(said) : null
	if (done !== null) {
		const text = `my work ${work.current ? 'includes' : 'included'} ${done}.`
		return { as, text, holds: null, worth: worths.told }
	}
	const text = `from my CV: “${toLetterStyle(said)}.”`
	return { as, text, holds: null, worth: worths.quoted }
}

function titleSentence(work: Work): LetterSentence | null {
	const as = asWhat(work)
	if (!as.startsWith('As ')) return null
	const text = `I ${work.current ? 'work' : 'have worked'} a${as.slice(1)}.`
	return { as: '', text, holds: null, worth: worths.named }
}

// A letter is no place for a whole page of the CV.
const longestQuote = 600

// Of a long passage only the sentence that shows it.
function whatShows({ line, quote }: ProvedAt): string | null {
	const sentence = splitSentences(line).find((one) => hasWords(one, quote)) ?? line
	return sentence.length > longestQuote ? null : sentence
}

// "Excel" does not stand in "excellent".
function hasWords(sentence: string, words: string): boolean {
	const inner = words
		.trim()
		.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
		.replace(/\s+/g, '\\s+')
	return new RegExp(`(?<![\\p{L}\\p{N}])${inner}(?![\\p{L}\\p{N}])`, 'u').test(sentence)
}

function certificateSentence(cv: CvDocument, entry: number, today: string): LetterSentence | null {
	const certificate = cv.certification[entry]
	const name = toLetterStyle(certificate?.name ?? '')
	if (certificate === undefined || name === '') return null
	const { date, expires } = certificate
	if (isAhead(date, today) || isUnfinished(name) || isOver(name)) return null
	if (expires === '' || isAhead(expires, today)) return held(name, 'credential')
	// A year or a month that has begun is not over, nor is what holds until then sure to hold still.
	if (!today.startsWith(expires)) return null
	const until = formatPartialDate(expires, 'long')
	return plain(`My CV lists ${name} until ${until} [say whether it is still valid].`)
}

function languageSentence(cv: CvDocument, entry: number): LetterSentence | null {
	const language = cv.language[entry]
	const name = toLetterStyle(language?.name ?? '')
	if (language === undefined || name === '') return null
	const level = printedLevel(language)
	return held(level === '' ? name : `${name} (${level})`, 'language')
}

type Studied = { entry: number; field: string; at: ProvedAt }

function educationSentence(
	cv: CvDocument,
	{ entry, field, at }: Studied,
	today: string,
): LetterSentence | null {
	const course = cv.education[entry]
	if (course === undefined) return null
	if (isAhead(course.startDate, today)) return null
	const name = toLetterStyle(
		describeCourse({ course: { ...course, grade: '' }, index: entry }).name,
	)
	const school = toLetterStyle(course.institution)
	if (field === 'details') return studiesSentence([name, school], at)
	// A field of study alone is nothing to hold.
	if (toLetterStyle(course.qualification) === '') return null
	if (field !== 'qualification' && field !== 'fieldOfStudy') return null
	const where = school === '' ? '' : ` at ${school}`
	if (isOver(name)) return null
	if (isUnfinished(`${name} ${course.grade}`)) return plain(`My CV lists “${name}”${where}.`)
	if (course.endDate === '') return plain(`My CV lists ${name}${where}.`)
	if (!hasEnded(course, today)) return plain(`I am studying for ${name}${where}.`)
	// A year that has begun is not a year that is over.
	if (today.startsWith(course.endDate)) {
		const end = formatPartialDate(course.endDate, 'long')
		return plain(`My CV lists ${name}${where} until ${end} [say whether you have finished it].`)
	}
	return held(school === '' ? name : `${name} from ${school}`, 'credential')
}

function studiesSentence(studied: readonly string[], at: ProvedAt): LetterSentence | null {
	const said = whatShows(at)
	const named = studied.filter(Boolean).join(', ')
	if (said === null || named === '') return null
	return plain(`From my studies (${named}): “${toLetterStyle(said)}.”`)
}

function held(text: string, holds: 'credential' | 'language'): LetterSentence {
	return { as: '', text, holds, worth: worths.held }
}

function plain(text: string): LetterSentence {
	return { as: '', text, holds: null, worth: worths.quoted }
}
