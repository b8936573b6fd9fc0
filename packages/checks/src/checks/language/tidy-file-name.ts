import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { wordPattern } from '../../word-lists.ts'

const untidy = wordPattern('untidy-file-names', 'inside')

export const tidyFileName: Check = {
	id: 'G13',
	category: 'language',
	severity: 'tip',
	title: 'Your file has a tidy name',
	looksAt: ({ source }) => ((source?.fileName.trim() ?? '') === '' ? 0 : 1),
	run: ({ cv, source }) => {
		const name = (source?.fileName ?? '').replace(/\.[a-z]{2,8}$/i, '')
		if (!untidy.test(name.replaceAll('_', ' '))) return null
		const { firstName, lastName } = cv.personalInfo
		const own = [...[firstName, lastName].map(plainName), 'CV'].filter((part) => part !== '')
		return {
			title: `Your file is called ${quoted(source?.fileName ?? '')}.`,
			why: 'It’s the first thing a recruiter sees, often among many files with the same name.',
			fix: `Name it after yourself, for example ${own.join('-').replace(/\s+/g, '-')}.pdf.`,
			evidence: [],
		}
	},
}

// A nickname in quotes may be left out, and a name in capitals needs none in a file’s name.
function plainName(name: string): string {
	const bare = name
		.replace(/(?:(?<!\s)\s+)?(?:["“”‘(]|(?<!\p{L})['’])[^"“”’')]{1,20}(?:["”’')])/gu, '')
		.trim()
	return bare !== bare.toUpperCase()
		? bare
		: bare.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
}
