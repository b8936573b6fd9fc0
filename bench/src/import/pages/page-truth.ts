import type { CvDocument } from '@app/cv'

export type Job = {
	title?: string
	organization?: string
	location?: string
	startDate?: string
	endDate?: string
	current?: boolean
	bullets?: string[]
	/** One date is printed, which may be read as the first or the last. */
	hasOneDate?: boolean
	/** Nothing is lost if it is not found. */
	isOptional?: boolean
	/** It was read as voluntary work, which labels count as experience if it has an employer. */
	isVoluntary?: boolean
}

export type Course = Omit<Job, 'title' | 'organization' | 'bullets'> & {
	qualification?: string
	field?: string
	institution?: string
	grade?: string
}

export type Named = { name: string; level?: string; date?: string; isOptional?: boolean }

/** The content of a page in its printed words; dates are YYYY-MM or YYYY. */
export type PageTruth = {
	personalInfo: {
		firstName?: string
		lastName?: string
		email?: string
		phone?: string
		city?: string
		headline?: string
	}
	links: string[]
	summary?: string
	experience: Job[]
	education: Course[]
	skills: string[]
	languages: Named[]
	certifications: Named[]
	projects: Named[]
	interests: string[]
	references: string[]
	/** Parts that this page is not judged by. */
	ignored: string[]
	/** Skills that may be listed or not. */
	neutralSkills: string[]
}

/** Returns the content of a CV that was read; the items keep their order. */
export function truthFromCv(cv: CvDocument): PageTruth {
	const { personalInfo, socialMedia } = cv
	const names = (list: { name: string }[]) => list.map(({ name }) => name)
	return {
		personalInfo: withoutBlanks(personalInfo),
		links: [
			...socialMedia.map(({ url, handle }) => url || handle),
			personalInfo.website,
			personalInfo.orcid,
		].filter(Boolean),
		summary: cv.professionalSummary,
		experience: [
			...cv.experience.map((job) => jobFrom(job, { title: job.jobTitle, name: job.employer })),
			...cv.volunteering.map((post) => ({
				...jobFrom(post, { title: post.role, name: post.organisation }),
				isVoluntary: true,
			})),
		],
		education: cv.education.map((course) => ({
			qualification: course.qualification,
			field: course.fieldOfStudy,
			institution: course.institution,
			startDate: course.startDate,
			endDate: course.current ? '' : course.endDate,
			current: course.current,
			grade: course.grade,
		})),
		skills: names(cv.skills),
		languages: cv.language.map(({ name, level, proficiency }) => ({
			name,
			level: level || proficiency,
		})),
		certifications: cv.certification.map(({ name, date }) => ({ name, date })),
		projects: cv.projects.map(({ name }) => ({ name })),
		interests: names(cv.interests),
		references: cv.reference.map(({ name, jobTitle, organisation }) =>
			[name, jobTitle, organisation].filter(Boolean).join(', '),
		),
		ignored: [],
		neutralSkills: [],
	}
}

type Work = CvDocument['experience'][number] | CvDocument['volunteering'][number]

function jobFrom(work: Work, { title, name }: { title: string; name: string }): Job {
	return {
		title,
		organization: name,
		location: work.location,
		startDate: work.startDate,
		endDate: work.current ? '' : work.endDate,
		current: work.current,
		bullets: [work.summary, ...work.achievements].filter(Boolean),
	}
}

function withoutBlanks({
	firstName,
	lastName,
	email,
	phone,
	city,
	headline,
}: CvDocument['personalInfo']): PageTruth['personalInfo'] {
	return { firstName, lastName, email, phone, city, headline }
}
