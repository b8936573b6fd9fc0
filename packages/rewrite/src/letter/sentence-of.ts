import type { CvDocument } from '@app/cv'
import { formatPartialDate } from '@app/cv'
import { splitSentences } from '@app/language'
import { courseOf, hasEnded } from '../summary/courses.ts'
import { withoutStop } from '../summary/in-prose.ts'
import { asWorkDone, inFirstPerson } from './in-first-person.ts'

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
export function sentenceOf(cv: CvDocument, at: ProvedAt, today: string): LetterSentence | null {
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
		const title = /volunt/i.test(post.role) ? post.role : `${withoutStop(post.role)} (volunteer)`
		return { title: title.trim(), place: post.organisation, current: post.current }
	}
	const project = section === 'projects' ? cv.projects[entry] : undefined
	return project ? { title: '', place: '', current: project.current } : null
}

const ownBoss = /^self[\s-]?employed$|^freelance$/i

function asWhat({ title, place }: Work): string {
	const [post, where] = [withoutStop(title), withoutStop(place)]
	if (ownBoss.test(where)) return post === '' ? '' : `As ${post} (${where.toLowerCase()})`
	if (post === '') return where === '' ? '' : `At ${where}`
	return where === '' ? `As ${post}` : `As ${post} at ${where}`
}

function workSentence(work: Work, { line, quote }: ProvedAt): LetterSentence {
	const said = sentenceWith(line, quote)
	const as = asWhat(work)
	const told = inFirstPerson(said, work)
	if (told !== null) return { as, text: `${told}.`, holds: null, worth: worths.told }
	const done = asWorkDone(said)
	if (done !== null) {
		const text = `my work ${work.current ? 'includes' : 'included'} ${done}.`
		return { as, text, holds: null, worth: worths.told }
	}
	const text = `from my CV: “${withoutStop(said)}.”`
	return { as, text, holds: null, worth: worths.quoted }
}

function titleSentence(work: Work): LetterSentence | null {
	const as = asWhat(work)
	if (!as.startsWith('As ')) return null
	const text = `I ${work.current ? 'work' : 'have worked'} a${as.slice(1)}.`
	return { as: '', text, holds: null, worth: worths.named }
}

// Of a long passage only the sentence that shows it.
function sentenceWith(line: string, quote: string): string {
	const sentences = splitSentences(line)
	return sentences.find((sentence) => sentence.includes(quote)) ?? sentences[0] ?? line
}

function certificateSentence(cv: CvDocument, entry: number, today: string): LetterSentence | null {
	const certificate = cv.certification[entry]
	const name = withoutStop(certificate?.name ?? '')
	if (certificate === undefined || name === '') return null
	const { expires } = certificate
	if (expires === '' || expires >= today.slice(0, expires.length)) return held(name, 'credential')
	const until = formatPartialDate(expires, 'long')
	return plain(`I held ${name} until ${until} [say whether you have renewed it].`)
}

function languageSentence(cv: CvDocument, entry: number): LetterSentence | null {
	const language = cv.language[entry]
	const name = withoutStop(language?.name ?? '')
	if (language === undefined || name === '') return null
	const { proficiency } = language
	return held(proficiency === '' ? name : `${name} (${proficiency})`, 'language')
}

type Studied = { entry: number; field: string; at: ProvedAt }

function educationSentence(
	cv: CvDocument,
	{ entry, field, at }: Studied,
	today: string,
): LetterSentence | null {
	const course = cv.education[entry]
	if (course === undefined) return null
	const { name } = courseOf({ course: { ...course, grade: '' }, index: entry })
	if (name === '') return null
	const school = withoutStop(course.institution)
	if (field === 'details') {
		const said = `“${withoutStop(sentenceWith(at.line, at.quote))}.”`
		return plain(`From my studies (${[name, school].filter(Boolean).join(', ')}): ${said}`)
	}
	if (field !== 'qualification' && field !== 'fieldOfStudy') return null
	if (!hasEnded(course, today)) {
		const isOpen = course.endDate !== ''
		const where = school === '' ? '' : ` at ${school}`
		return plain(isOpen ? `I am studying for ${name}${where}.` : `My CV names ${name}${where}.`)
	}
	return held(school === '' ? name : `${name} from ${school}`, 'credential')
}

function held(text: string, holds: 'credential' | 'language'): LetterSentence {
	return { as: '', text, holds, worth: worths.held }
}

function plain(text: string): LetterSentence {
	return { as: '', text, holds: null, worth: worths.quoted }
}
