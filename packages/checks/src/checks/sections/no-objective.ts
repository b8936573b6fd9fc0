import { monthsAtWork } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { profileText } from '../../subjects.ts'
import { readAlternatives } from '../../word-lists.ts'

const experiencedMonths = 24
const aims = [
	String.raw`(?:career )?objective\s*:|to (?:obtain|secure|find|gain|get) (?:a|an)\b`,
	`to (?:${readAlternatives('acts-of-objectives')}) `,
	String.raw`(?:i am |i’m |i'm |am |currently |actively )*(?:seeking|looking for|searching for)\b`,
].join('|')
const objective = new RegExp(String.raw`^(?:${aims})[^.]{0,40}(?!\p{L})`, 'iu')

export const noObjective: Check = {
	id: 'C11',
	category: 'sections',
	severity: 'tip',
	title: 'The profile says what you offer',
	appliesTo: ({ profile }) => profile.isEnglish,
	// In the first two years of work, a CV usually says what the person is looking for.
	looksAt: (context) => (hasWorkedLong(context) ? profileText(context) : 0),
	run: (context) => {
		const opening = objective.exec(context.cv.professionalSummary.trim())?.[0]
		if (opening === undefined) return null
		return {
			title: `Your profile starts with what you want: ${quoted(opening)}.`,
			why: 'With your years of work, employers first want to know what you offer.',
			fix: 'Start with your occupation and experience. You can say what you’re looking for at the end.',
			evidence: [context.pointAt({ path: 'professionalSummary', quote: opening })],
		}
	},
}

function hasWorkedLong({ cv, today }: CheckContext): boolean {
	return monthsAtWork(cv.experience, today) > experiencedMonths
}
