import type { CvSource } from '@app/cv'
import { splitWords } from '@app/language'
import type { Check } from '../../check.ts'
import { laidOutFile } from '../../subjects.ts'
import { quoted } from '../../words-about.ts'

export const noHiddenText: Check = {
	id: 'A14',
	category: 'parseability',
	severity: 'warning-3',
	title: 'All text of the file can be seen',
	looksAt: (context) =>
		context.source !== null && isScan(context.source) ? 0 : laidOutFile(context),
	run: ({ source, pointAt }) => {
		const hidden = source === null ? [] : hiddenIn(source)
		const [first] = hidden
		if (first === undefined) return null
		return {
			title: `The file holds text that nobody can see: ${quoted(first)}.`,
			why: 'White or tiny words are found by the software that reads the file, and a recruiter who sees them may take them for a trick.',
			fix: 'Delete the hidden words. If they describe you truly, write them where they can be read.',
			evidence: hidden.map((quote) => pointAt({ path: null, quote })),
		}
	},
}

function hiddenIn({ facts }: CvSource): string[] {
	return facts.hiddenText.filter((text) => splitWords(text).length >= 2)
}

// A scan carries its recognised words invisibly behind the picture: that is no trick.
function isScan(source: CvSource): boolean {
	return hiddenIn(source).join('').length > source.text.length / 2
}
