import { type CvDocument, latestMonth, listPassages, type PartialDate } from '@app/cv'
import { looksEnglish } from '@app/language'
import { wordPattern } from './word-lists.ts'

/** The kind of CV, where the kind changes a reader's expectations. */
export type Profile = {
	/** In education now or out of it for less than two years, with at most one job. */
	isStudent: boolean
	/** At school or just out of it: all courses are those of a school, and there is no job yet. */
	isPupil: boolean
	/** A career in research or university teaching: these CVs are long and list publications. */
	isAcademic: boolean
	/** Written in English, so that rules about English words hold. */
	isEnglish: boolean
	/** A performing profession, such as acting or modelling, where a photo is usual. */
	isPerformer: boolean
}

const academicTitle =
	/\b(?:professor|lecturer|postdoc\w*|post-doctoral|research (?:fellow|associate)|reader in|principal investigator)\b/i
const performerTitle =
	/\b(?:actor|actress|model|dancer|presenter|performer|singer|musician|voice artist)\b/i

/** Reads the profile from titles, dates and publications. */
export function buildProfile(cv: CvDocument, today: PartialDate): Profile {
	const titles = [cv.personalInfo.headline, ...cv.experience.map((job) => job.jobTitle)].join('\n')
	return {
		isEnglish: looksEnglish(
			listPassages(cv)
				.filter(({ kind }) => kind !== 'line')
				.map(({ text }) => text)
				.join(' '),
		),
		isStudent: cv.experience.length <= 1 && isInOrJustOutOfEducation(cv, today),
		isPupil: cv.experience.length === 0 && isOfSchoolOnly(cv),
		isAcademic: cv.publications.length >= 3 || academicTitle.test(titles),
		isPerformer: performerTitle.test(titles),
	}
}

const schoolExam = wordPattern('school-exams', 'anywhere')
const schoolName = wordPattern('school-names', 'anywhere')

function isOfSchoolOnly({ education }: CvDocument): boolean {
	return (
		education.length > 0 &&
		education.every(
			({ qualification, institution, details }) =>
				schoolExam.test([qualification, ...details].join(' ')) ||
				(qualification === '' && schoolName.test(institution)),
		)
	)
}

function isInOrJustOutOfEducation({ education }: CvDocument, today: PartialDate): boolean {
	return education.some(
		({ endDate, startDate, current }) =>
			current ||
			(endDate !== '' && latestMonth(endDate) >= latestMonth(today) - 24) ||
			(endDate === '' && startDate !== '' && latestMonth(startDate) >= latestMonth(today) - 60),
	)
}
