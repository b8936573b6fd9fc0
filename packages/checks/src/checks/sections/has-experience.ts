import type { CvSource } from '@app/cv'
import { findDateRanges } from '@app/language'
import type { Check, CheckContext, FindingDraft } from '../../check.ts'
import { missingFieldFinding } from '../../missing-field-finding.ts'
import { looksLikeJob } from '../../name-of-entry.ts'
import { readAlternatives } from '../../word-lists.ts'

const experienceHeading = new RegExp(
	String.raw`^\W*(?:(?:${readAlternatives('before-experience')})\W+)*(?:${readAlternatives('experience')})(?:\W+(?:history|summary|record|to date))?\W*$`,
	'i',
)

export const hasExperience: Check = {
	id: 'C01',
	category: 'sections',
	severity: 'blocker',
	cap: 60,
	title: 'Your CV has a work experience section',
	looksAt: ({ cv }) => cv.experience.filter(looksLikeJob).length,
	missesThem: true,
	run: (context) => {
		const { cv, source, profile } = context
		if (cv.experience.length > 0 || hasUnreadExperience(context)) return null
		const hasOtherWork = cv.volunteering.length > 0 || cv.projects.length > 0
		if (profile.isStudent || hasOtherWork) return tipForBeginners(source, hasOtherWork)
		return missingFieldFinding(source, {
			what: 'work experience section',
			title: 'Your CV has no work experience section.',
			why: 'It’s the part employers read first and longest.',
			fix: 'Add your jobs under the heading “Experience”. Give each a title, an employer, and the months you started and left.',
			evidence: [],
		})
	},
}

// A heading that was printed but not understood is a fault of our reading, not of the CV.
function hasUnreadExperience(context: CheckContext): boolean {
	const { source, lines } = context
	if (source === null) return false
	const isHeading = source.headings.some(({ section }) => section === 'experience')
	return isHeading || lines.some((line) => experienceHeading.test(line)) || hasUnreadDates(context)
}

// More ranges of dates than entries: some of them are jobs that we did not recognise.
function hasUnreadDates({ cv, lines }: CheckContext): boolean {
	const ranges = lines.flatMap((line) => findDateRanges(line).filter(({ isRange }) => isRange))
	return ranges.length > cv.education.length + cv.volunteering.length + cv.projects.length
}

function tipForBeginners(source: CvSource | null, hasOtherWork: boolean): FindingDraft {
	const draft = missingFieldFinding(source, {
		what: 'work experience section',
		title: 'Your CV has no work experience section yet.',
		why: hasOtherWork
			? 'Your projects or voluntary work already show what you can do. Part-time and holiday jobs would add to that.'
			: 'Part-time jobs, placements, projects and voluntary work all show how you work.',
		fix: 'If you’ve had any job, placement or regular responsibility, add it with its months. If not, say more about your projects.',
		evidence: [],
	})
	return { ...draft, severity: 'tip' }
}
