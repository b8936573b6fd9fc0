import { jobsByRecency } from '@app/cv'
import type { Check, CheckContext } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { findTradePaper, type TradePaper } from './trade-papers.ts'

export const showsTradePaper: Check = {
	id: 'C16',
	category: 'sections',
	severity: 'warning-2',
	title: 'Your CV shows the registration or licence your job needs',
	looksAt: (context) => (findNeeded(context) === null ? 0 : 1),
	run: (context) => {
		const needed = findNeeded(context)
		if (needed === null || isShown(needed.paper, context)) return null
		const { title, path, paper } = needed
		return {
			title: `You don’t mention your ${paper.name}, which ${quoted(title)} needs.`,
			why: 'It’s one of the first things employers in your field look for, and software searches for it by name.',
			fix: `If you have it, add a line such as “${paper.example}”.`,
			evidence: [context.pointAt({ path, quote: title })],
		}
	},
}

type Needed = { title: string; path: string; paper: TradePaper }

// Uses the title of the newest job, or the headline if the CV has no jobs.
function findNeeded({ cv }: CheckContext): Needed | null {
	const [newest] = jobsByRecency(cv)
	const title = newest === undefined ? cv.personalInfo.headline : newest.job.jobTitle
	const path =
		newest === undefined ? 'personalInfo.headline' : `experience.${newest.index}.jobTitle`
	const paper = findTradePaper(title, findCountry(cv.personalInfo))
	return paper === null ? null : { title, path, paper }
}

function isShown({ proofs }: TradePaper, { passages, lines }: CheckContext): boolean {
	const texts = [...passages.map(({ text }) => text), ...lines]
	return proofs.some((proof) => texts.some((text) => proof.test(text)))
}

const countries: readonly (readonly [RegExp, string])[] = [
	[/^(?:ireland|republic of ireland|éire|ie)$|^\+353/i, 'IE'],
	[/^(?:usa?|u\.s\.a?\.?|united states.*)$/i, 'US'],
	[/^(?:australia|au)$|^\+61/i, 'AU'],
	[/^(?:canada|ca)$/i, 'CA'],
	[/^(?:new zealand|nz)$|^\+64/i, 'NZ'],
	[
		/^(?:uk|gb|united kingdom|great britain|england|scotland|wales|northern ireland)$|^(?:\+44|0)/i,
		'GB',
	],
]

// Returns the country that the CV names, or else the country of the phone number; without either, the UK. For a
// country outside the table no paper is required.
function findCountry({ country, phone }: CheckContext['cv']['personalInfo']): string {
	const given = [country, phone.replace(/^00/, '+')].map((text) => text.trim()).find(Boolean)
	if (given === undefined) return 'GB'
	return countries.find(([pattern]) => pattern.test(given))?.[1] ?? ''
}
