import { type CvDocument, isCareerBreak, jobsByRecency, yearsAtWork } from '@app/cv'
import { findTitleKind, isAlwaysCapital, isBrokenOffCourse, isCommonWord } from '@app/language'
import { analyseLine } from '@app/language/analysis'
import { describeCourse, hasEnded } from '@app/rewrite'
import { toLetterStyle } from './letter-style.ts'
import { lowerShoutedName } from './lower-shouted-name.ts'
import { withArticle } from './with-article.ts'

/** Some work of the CV: a job, a voluntary post or a project. */
export type Work = {
	title: string
	place: string
	current: boolean
	isVoluntary: boolean
	course?: string
}

/** Reads the work that an entry of the CV is about; `null` for other sections. */
export function workAt(cv: CvDocument, section: string, entry: number): Work | null {
	if (section === 'experience') {
		const job = cv.experience[entry]
		if (job === undefined) return null
		const { jobTitle, employer, current } = job
		return { title: sayTitle(jobTitle), place: sayPlace(employer), current, isVoluntary: false }
	}
	if (section === 'volunteering') {
		const post = cv.volunteering[entry]
		if (post === undefined) return null
		const { role, organisation, current } = post
		return { title: sayTitle(role), place: sayPlace(organisation), current, isVoluntary: true }
	}
	if (section === 'education') return studiesAt(cv, entry)
	const project = section === 'projects' ? cv.projects[entry] : undefined
	return project ? { title: '', place: '', current: project.current, isVoluntary: false } : null
}

// Work done in a course is told with the course and in the past, since a project may be over before the course is.
function studiesAt(cv: CvDocument, entry: number): Work | null {
	const course = cv.education[entry]
	const name = course === undefined ? '' : nameCourse(course)
	if (name === '') return null
	return { title: '', place: '', current: false, isVoluntary: false, course: name }
}

function nameCourse(course: CvDocument['education'][number]): string {
	return toLetterStyle(describeCourse({ course: { ...course, grade: '' }, index: 0 }).name)
}

/** A title within a sentence: "Staff Nurse, Band 5" is "staff nurse", "HGV Driver" is "HGV driver". */
function sayTitle(title: string): string {
	const own =
		toLetterStyle(lowerShoutedName(title).replace(/\([^)]*\)/g, ' ')).split(
			/\s[–—|-]\s|[,|;(]|\s(?=band\s\d)/i,
		)[0] ?? ''
	// An amount stands where a title should.
	if (/^\d/.test(own.trim())) return ''
	return toLetterStyle(own)
		.split(' ')
		.map((word) => (isOrdinary(word) ? word.toLowerCase() : word))
		.join(' ')
}

function isOrdinary(word: string): boolean {
	const parts = word.split('-')
	return parts.every(
		(part) =>
			/^\p{Lu}?\p{Ll}+(?:[’']s)?$/u.test(part) &&
			!isAlwaysCapital(part) &&
			(isCommonWord(part) ||
				isCommonWord(part.replace(/[’']s$/, '')) ||
				/(?:er|or|ist|ant|ian)s?$/.test(part)),
	)
}

// A place is named like one; what else stands in the field is not told.
function sayPlace(place: string): string {
	const named = toLetterStyle(lowerShoutedName(place).replace(/\s*\([^)]*\)/g, ''))
	const parts = named.split(', ')
	const end = parts.findIndex((part) => !/^[\p{Lu}\p{N}]/u.test(part))
	const told = (end < 0 ? parts : parts.slice(0, end)).join(', ')
	return /[();:/]/.test(told) || !/\p{L}/u.test(told) ? '' : told
}

const ownBoss = /^self[\s-]?employed$|^freelance$/i

/**
 * "a staff nurse at Northern General", "a cleaner (self-employed)", "a Saturday job at the fish bar", "bar work at The
 * Pilot"; `''` without a title.
 */
export function sayPost(work: Work): string {
	const { title, place } = work
	if (title === '') return ''
	const post = sayName(work)
	if (place === '') return post
	return ownBoss.test(place) ? `${post} (${place.toLowerCase()})` : `${post} at ${place}`
}

function sayName({ title, isVoluntary }: Work): string {
	const kind = findTitleKind(title)
	const name =
		isVoluntary && kind !== 'field' && !/volunt/i.test(title) ? `volunteer ${title}` : title
	return kind === 'person' || kind === 'job' ? withArticle(name) : name
}

/** Where work was done, to open a sentence: "As a sous chef at The Pilot"; `''` where nothing is known. */
export function sayWhere(work: Work): string {
	if (work.course !== undefined) return `as part of my ${work.course}`
	const post = sayPost(work)
	if (post !== '') return `${joins[findTitleKind(work.title)].where} ${post}`
	return work.place === '' ? '' : `at ${work.place}`
}

// A person is something, has a job, does work and works in a field.
const joins = {
	person: { where: 'as', now: 'I am', since: 'I have been', before: 'My last job was as' },
	people: {
		where: 'as',
		now: 'I work as',
		since: 'I have worked as',
		before: 'I last worked as',
	},
	job: { where: 'in', now: 'I have', since: 'I have had', before: 'I last had' },
	work: { where: 'in', now: 'I do', since: 'I have done', before: 'I last did' },
	field: {
		where: 'in',
		now: 'I work in',
		since: 'I have worked in',
		before: 'I last worked in',
	},
}

/**
 * Who the writer is, as the first words of a letter about themselves: the newest job with the years in that work, or the newest course.
 * `null` where the CV tells neither. `index` is the job it names.
 */
export function sayWho(
	cv: CvDocument,
	today: string,
): { text: string; index: number | null } | null {
	const jobs = jobsByRecency(cv).filter(
		({ job }) => sayTitle(job.jobTitle) !== '' && !isCareerBreak(job),
	)
	const newest = jobs.find(({ job }) => !/volunt/i.test(job.jobTitle)) ?? jobs[0]
	if (newest === undefined) return sayStudies(cv, today)
	const { job, index } = newest
	const work = workAt(cv, 'experience', index)
	if (work === null) return null
	const years = yearsAtWork([job], today)
	const time = years >= 1 ? sayYears(years) : ''
	const join = joins[findTitleKind(work.title)]
	if (!work.current) {
		const post = `${join.before} ${sayPost(work)}`
		return { text: time === '' ? post : `${post}, ${sayStay(work)} ${time}`, index }
	}
	// The time is that of one job, so no years are added up.
	const text =
		time === '' ? `${join.now} ${sayPost(work)}` : `${join.since} ${sayPost(work)} for ${time}`
	return { text, index }
}

// How long somebody stayed: “where I worked for”, or only “for” where no place is named.
function sayStay({ title, place }: Work): string {
	if (findTitleKind(title) !== 'person') return 'for'
	return place === '' || ownBoss.test(place) ? 'which I did for' : 'where I worked for'
}

const longestSchool = 60

/** A school within a sentence: “the University of Leeds”; `''` where the words are no name of one. */
export function saySchool(institution: string): string {
	const school = toLetterStyle(institution)
	const { clauses, tokens } = analyseLine(school)
	const isTold = clauses.some(({ act }) => /^(?:MD|VB[DPZ]?)$/.test(tokens[act ?? -1]?.tag ?? ''))
	if (school.length > longestSchool || /[,();:\]]/.test(school) || isTold) return ''
	return /^(?:university|college|school|institute) of\b|^open university\b/i.test(school)
		? `the ${school}`
		: school
}

const smallNumbers = 'a two three four five six seven eight nine ten'.split(' ')

function sayYears(years: number): string {
	return years === 1 ? 'a year' : `${smallNumbers[years - 1] ?? years} years`
}

function sayStudies(cv: CvDocument, today: string): { text: string; index: null } | null {
	const course = cv.education.find(
		({ qualification, startDate }) => qualification.trim() !== '' && startDate <= today,
	)
	if (course === undefined) return null
	const school = saySchool(course.institution)
	const where = school === '' ? '' : ` at ${school}`
	if (isBrokenOffCourse(course))
		return {
			text: `I studied ${nameCourse(course).replace(/\s*\([^)]*\)/g, '')}${where}`,
			index: null,
		}
	if (course.endDate === '' && !course.current) return null
	const studied = `${withArticle(nameCourse(course))}${where}`
	const text = hasEnded(course, today) ? `I completed ${studied}` : `I am studying for ${studied}`
	return { text, index: null }
}
