import type { CvSource } from '@app/cv'
import { splitWords } from '@app/language'
import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { laidOutFile } from '../../subjects.ts'

export const noHiddenText: Check = {
	id: 'A14',
	category: 'parseability',
	severity: 'warning-3',
	title: 'There’s no hidden text',
	looksAt: (context) =>
		context.source !== null && isScan(context.source) ? 0 : laidOutFile(context),
	run: ({ source, pointAt }) => {
		const hidden = source === null ? [] : findHiddenText(source)
		const [first] = hidden
		if (first === undefined) return null
		return {
			title: `The file contains text that nobody can see: ${quoted(first)}.`,
			why: 'Software finds white or tiny words, and recruiters may think they’re a trick.',
			fix: 'Delete the hidden words. If they’re true of you, write them where people can read them.',
			evidence: hidden.map((quote) => pointAt({ path: null, quote })),
		}
	},
}

function findHiddenText({ facts }: CvSource): string[] {
	return facts.hiddenText.filter((text) => splitWords(text).length >= 2)
}

// A scan carries its recognised words invisibly behind the picture: that is no trick.
function isScan(source: CvSource): boolean {
	return findHiddenText(source).join('').length > source.text.length / 2
}
