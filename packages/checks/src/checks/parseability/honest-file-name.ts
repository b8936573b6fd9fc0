import type { SourceFormat } from '@app/cv'
import type { Check } from '../../check.ts'
import { quoted } from '../../finding-phrases.ts'
import { file } from '../../subjects.ts'

export const honestFileName: Check = {
	id: 'A08',
	category: 'parseability',
	severity: 'blocker',
	cap: 40,
	title: 'The file’s name matches its type',
	looksAt: file,
	run: ({ source }) => {
		const ending = /\.([a-z\d]{2,5})$/i.exec(source?.fileName.trim() ?? '')?.[1]?.toLowerCase()
		const said = formats.find(({ endings }) => endings.includes(ending ?? ''))
		const real = formats.find(({ format }) => format === source?.format)
		if (source === null || said === undefined || real === undefined || said === real) return null
		// Word opens any file named “.doc”; other programs do not.
		const isOldWord = said.format === 'doc'
		return {
			...(isOldWord ? { severity: 'warning-2' } : {}),
			title: `The name ${quoted(source.fileName)} says it’s ${said.name}, but the file is ${real.name}.`,
			why: 'Apps go by the end of the file name (such as “.pdf”), so most won’t open this file.',
			fix: `Change the ending to “.${real.endings[0]}”, or open the file and save it as a PDF.`,
			evidence: [],
		}
	},
}

// Plain kinds of text are read the same under any of their names, so only these can mislead.
const formats: readonly { format: SourceFormat; name: string; endings: readonly string[] }[] = [
	{ format: 'pdf', name: 'a PDF', endings: ['pdf'] },
	{ format: 'docx', name: 'a Word document', endings: ['docx'] },
	{ format: 'doc', name: 'an old Word document', endings: ['doc'] },
	{ format: 'odt', name: 'an OpenDocument file', endings: ['odt'] },
	{ format: 'rtf', name: 'a rich text file', endings: ['rtf'] },
	{ format: 'html', name: 'a web page', endings: ['html', 'htm'] },
]
