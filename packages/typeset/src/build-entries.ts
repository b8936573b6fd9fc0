import type { CustomItem, CvDocument, Education, Experience } from '@app/cv'
import { cleanLine, cleanParagraphs } from './clean-text.ts'
import type { Labels } from './labels/labels.ts'
import { webAddress } from './list-contacts.ts'
import { splitBulletPoints } from './split-bullet-points.ts'
import type { Entry, LinkedText } from './typeset-input.ts'

/** Returns a job in the form for print. */
export function jobEntry(job: Experience, wording: Labels): Entry {
	return entry({
		key: `experience/${job.id}`,
		leads: 'organisation',
		title: job.jobTitle,
		organisation: job.employer,
		place: job.location,
		dates: wording.range(job),
		paragraphs: cleanParagraphs(job.summary),
		points: splitBulletPoints(job.achievements),
	})
}

/** Returns a course in the form for print; the field of study is left out when the qualification names it. */
export function educationEntry(course: Education, wording: Labels): Entry {
	const field = cleanLine(course.fieldOfStudy)
	const qualification = cleanLine(course.qualification)
	const isNamed = qualification.toLowerCase().includes(field.toLowerCase())
	return entry({
		key: `education/${course.id}`,
		title: isNamed ? qualification : [qualification, field].filter(Boolean).join(', '),
		organisation: course.institution,
		place: course.location,
		dates: wording.range(course),
		grade: gradeInWords(cleanLine(course.grade), wording),
		points: splitBulletPoints(course.details),
	})
}

/** Returns a project in the form for print. */
export function projectEntry(project: CvDocument['projects'][number], wording: Labels): Entry {
	return entry({
		key: `projects/${project.id}`,
		title: project.name,
		organisation: project.role,
		dates: wording.range(project),
		facts: [webAddress(project.url)].filter(({ text }) => text !== ''),
		paragraphs: cleanParagraphs(project.summary),
		points: splitBulletPoints(project.achievements),
	})
}

/** Returns a voluntary post in the form for print. */
export function volunteeringEntry(
	post: CvDocument['volunteering'][number],
	wording: Labels,
): Entry {
	return entry({
		key: `volunteering/${post.id}`,
		leads: 'organisation',
		title: post.role,
		organisation: post.organisation,
		place: post.location,
		dates: wording.range(post),
		paragraphs: cleanParagraphs(post.summary),
		points: splitBulletPoints(post.achievements),
	})
}

/** Returns an entry of a custom section in the form for print. */
export function customEntry(item: CustomItem, wording: Labels): Entry {
	return entry({
		key: `custom/${item.id}`,
		title: item.title,
		organisation: item.organisation,
		place: item.location,
		dates: wording.range(item),
		facts: [webAddress(item.url)].filter(({ text }) => text !== ''),
		paragraphs: cleanParagraphs(item.text),
		points: splitBulletPoints(item.achievements),
	})
}

// A number alone doesn't tell that it is a grade.
function gradeInWords(grade: string, wording: Labels): string {
	return /^\d+(?:[.,]\d+)?$/.test(grade) ? `${wording.grade} ${grade}` : grade
}

type EntryParts = {
	key: string
	leads?: Entry['leads']
	title: string
	grade?: string
	organisation: string
	dates: string
	place?: string
	facts?: LinkedText[]
	paragraphs?: string[]
	points?: string[]
}

// The first thing known of an entry is its title, so that no entry lacks a heading.
function entry(parts: EntryParts): Entry {
	const title = cleanLine(parts.title)
	const organisation = cleanLine(parts.organisation)
	return {
		kind: 'entry',
		key: parts.key,
		isKept: false,
		breaksBefore: false,
		employer: null,
		isRole: false,
		leads: parts.leads ?? 'title',
		title: title || organisation,
		grade: parts.grade ?? '',
		organisation: title === '' ? '' : organisation,
		place: cleanLine(parts.place ?? ''),
		dates: parts.dates,
		facts: parts.facts ?? [],
		paragraphs: parts.paragraphs ?? [],
		points: parts.points ?? [],
	}
}
