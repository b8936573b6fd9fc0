import { audit } from '@app/claims'
import { type CvDocument, editOf } from '@app/cv'
import { joinAsProseList, splitWords, stemWord } from '@app/language'
import { suggestRewrite } from '../suggest-rewrite.ts'
import type { Proposal } from './proposal.ts'
import { listAnsweredQuotes, type RequirementIndex } from './requirement-index.ts'

/** Proposes better wordings of the lines that answer the advert, because these lines are read first. */
export function proposeWording(cv: CvDocument, wants: RequirementIndex): Proposal[] {
	return cv.experience.flatMap(({ achievements, current }, job) =>
		achievements.flatMap((line, at): Proposal[] => {
			const asked = listAnsweredQuotes([line], wants)
			const text = achievements.join('\n')
			const suggestion = asked.length === 0 ? null : suggestRewrite(line, { current, text })
			if (suggestion === null || !suggestion.verified || !isGain(line, suggestion.after)) return []
			const path = `experience.${job}.achievements.${at}`
			return [
				{
					id: `better-wording ${path} ${suggestion.after}`,
					kind: 'better-wording',
					title: 'Improve this line',
					why: `The advert asks for ${joinAsProseList(asked)}, and this line shows it.`,
					before: [line],
					after: [suggestion.after],
					edits: [editOf(cv, path, suggestion.after)],
					facts: [{ path, quote: line }],
				},
			]
		}),
	)
}

// Whether a wording is better. Another tense, order or spelling of the same words is no gain, and may break a correct
// line.
function isGain(before: string, after: string): boolean {
	return stemText(before) !== stemText(after) && audit(before, after).verdict === 'faithful'
}

function stemText(text: string): string {
	return splitWords(text.replaceAll('&', ' and ')).map(stemWord).sort().join(' ')
}
