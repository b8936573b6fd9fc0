import type { Check } from '../../check.ts'
import { quoted } from '../../words-about.ts'

const untidy =
	/\(\d+\)|\bcopy\b|\bfinal\b|\bdraft\b|\bnew\b|\bold\b|\bupdated?\b|\buntitled\b|\bdocument ?\d*$|\bscan\d*\b|\bv\d+\b|\bversion\b|^(?:doc|img|file|download)[-_ ]?\d+|^\d+$/i

export const tidyFileName: Check = {
	id: 'G13',
	category: 'language',
	severity: 'tip',
	title: 'The file has a tidy name',
	appliesTo: ({ source }) => source !== null && source.fileName.trim() !== '',
	run: ({ cv, source }) => {
		const name = (source?.fileName ?? '').replace(/\.[a-z]{2,8}$/i, '')
		if (!untidy.test(name.replaceAll('_', ' '))) return null
		const { firstName, lastName } = cv.personalInfo
		const own = [firstName, lastName, 'CV'].filter((part) => part.trim() !== '').join('-')
		return {
			title: `Your file is called ${quoted(source?.fileName ?? '')}.`,
			why: 'The name is the first thing a recruiter sees, among two hundred called the same.',
			fix: `Call it by your name, for example ${own.replace(/\s+/g, '-')}.pdf.`,
			evidence: [],
		}
	},
}
