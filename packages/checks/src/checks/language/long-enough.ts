import { sectionHasContent } from '@app/cv'
import type { Check, CheckContext, FindingDraft } from '../../check.ts'
import { agree, count, formatList } from '../../format-lists.ts'
import { countWords } from '../../merit/measure-cv.ts'

const fewestWords = 150
/** Under so many words a CV is a beginning, and scores at most half a point for each of them, and never more than the cap. */
const wordsOfABeginning = 120
const capOfABeginning = 45

export const longEnough: Check = {
	id: 'G01',
	category: 'language',
	severity: 'warning-2',
	title: 'There’s enough to read',
	looksAt: countWords,
	fewest: fewestWords,
	missesThem: true,
	run: (context) => {
		const words = countWords(context)
		if (words >= fewestWords) return null
		return words < wordsOfABeginning ? barelyBegun(context) : thin(words)
	},
}

function thin(words: number): FindingDraft {
	return {
		title: `Your CV has only ${count(words, 'word')}.`,
		why: 'That leaves most of an employer’s questions unanswered.',
		fix: 'Add 2 or 3 bullets to each recent job: what you did, who it was for and how much of it.',
		evidence: [],
	}
}

function barelyBegun(context: CheckContext): FindingDraft {
	const words = countWords(context)
	const missing = missingFrom(context)
	const length = words === 0 ? 'Your CV is empty' : `Your CV has only ${count(words, 'word')}`
	const lacks =
		missing.length === 0
			? ''
			: `: ${formatList(missing)} ${agree(missing.length, 'is', 'are')} still missing`
	return {
		title: `${length}${lacks}.`,
		why: 'There’s too little here for an employer to decide on, so your score depends on what you add.',
		fix: 'Start with your latest job, course or project: what you did, who it was for and how much of it. A full page has 250 words or more.',
		evidence: [],
		severity: 'blocker',
		cap: Math.min(capOfABeginning, Math.floor(words / 2)),
	}
}

// Lists the missing parts that an employer looks for first, in the order in which a CV is read.
function missingFrom({ cv, source }: CheckContext): string[] {
	// If a file was read only in part, its missing parts are unknown.
	if ((source?.unread.length ?? 0) > 0) return []
	const hasContact = [cv.personalInfo.email, cv.personalInfo.phone].some(Boolean)
	return [
		hasContact ? '' : 'contact details',
		sectionHasContent(cv, 'professionalSummary') ? '' : 'a profile',
		cv.experience.length + cv.volunteering.length + cv.projects.length > 0 ? '' : 'work experience',
		sectionHasContent(cv, 'education') || sectionHasContent(cv, 'certification') ? '' : 'education',
		sectionHasContent(cv, 'skills') ? '' : 'skills',
	].filter((part) => part !== '')
}
