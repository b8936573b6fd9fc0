import type { CvDocument } from '@app/cv'
import type { DateForm } from './date-print.ts'
import type { WordingStyle } from './wording-style.ts'

/** The CV cut down to what this style prints, so that the truth holds nothing a reader cannot know. */
export function asPrinted(cv: CvDocument, style: WordingStyle): CvDocument {
	const { dates } = style
	return {
		...cv,
		experience: cv.experience.map((job) => ({
			...job,
			startDate: dateAsPrinted(job.startDate, dates.form),
			endDate: dateAsPrinted(job.endDate, dates.form),
		})),
		education: cv.education.map((item) => ({
			...item,
			startDate:
				dates.education === 'end' ? '' : dateAsPrinted(item.startDate, dates.educationForm),
			endDate: dateAsPrinted(item.endDate, dates.educationForm),
		})),
		language: cv.language.map((item) => ({
			...item,
			proficiency: keepsLevel(item.proficiency, style) ? item.proficiency : '',
		})),
		custom:
			style.hasMixedSection && (cv.language.length > 0 || cv.interests.length > 0) ? [] : cv.custom,
	}
}

function dateAsPrinted(date: string, form: DateForm): string {
	return form === 'year' ? date.slice(0, 4) : date
}

// A word such as "Basic" names no level of the scale; a mother tongue is one however it is said.
function keepsLevel(level: string, { languageLevel }: WordingStyle): boolean {
	return languageLevel === 'scale' || (languageLevel === 'words' && level === 'native')
}
