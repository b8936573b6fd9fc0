import type { Check, CheckContext } from '../../check.ts'
import { formatList } from '../../format-lists.ts'
import { pdf } from '../../subjects.ts'

// US Letter in points; A4 is 595 by 842.
const letter = { widthPt: 612, heightPt: 792 }
const linesOfTitle = 4

export const britishCustoms: Check = {
	id: 'H07',
	category: 'locale',
	severity: 'tip',
	title: 'Paper size and title are British',
	appliesTo: ({ profile }) => profile.isEnglish,
	looksAt: (context) => pdf(context) + (saysResume(context) ? 1 : 0),
	run: (context) => {
		const american = [
			isLetter(context) && 'US Letter paper',
			saysResume(context) && 'the title “Resume”',
		].filter((custom) => custom !== false)
		if (american.length === 0) return null
		return {
			title: `Your CV uses ${formatList(american)}.`,
			why: 'In the UK, CVs are on A4 paper and called CVs. Yours looks meant for another country.',
			fix: 'Set the page to A4, and remove the title. Your name is the title.',
			evidence: [],
		}
	},
}

function isLetter({ source }: CheckContext): boolean {
	const [page] = source?.format === 'pdf' ? source.pages : []
	return (
		page !== undefined &&
		Math.abs(page.widthPt - letter.widthPt) < 3 &&
		Math.abs(page.heightPt - letter.heightPt) < 3
	)
}

function saysResume({ source, lines }: CheckContext): boolean {
	return (
		source !== null &&
		lines.slice(0, linesOfTitle).some((line) => /^(?:my )?r[eé]sum[eé]$/i.test(line.trim()))
	)
}
