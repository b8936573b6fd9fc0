import type { SourceFormat } from '@app/cv'
import type { Case } from '@app/cv/fixtures'
import type { CheckCases } from '../../fixtures/cases.ts'
import { honestFileName } from './honest-file-name.ts'

const named = (fileName: string, format: SourceFormat): Case => ({
	source: (source) => ({ ...source, fileName, format }),
})

export const honestFileNameCases: CheckCases = {
	check: honestFileName,
	finds: {
		'a Word document called PDF': named('Maya Lindqvist CV.pdf', 'docx'),
		'a web page called Word, as some builders make it': named('resume.doc', 'html'),
		'rich text called Word': named('CV 2026.doc', 'rtf'),
		'a PDF called Word': named('cv.DOCX', 'pdf'),
	},
	accepts: {
		'a PDF': named('cv.pdf', 'pdf'),
		'a PDF in capitals': named('CV.PDF', 'pdf'),
		'a web page': named('cv.htm', 'html'),
		'a name without an ending': named('my cv', 'pdf'),
		'a name with a full stop in it': named('CV J. Okafor', 'docx'),
		'plain text under another name': named('cv.text', 'txt'),
		'an ending that nobody knows': named('cv.final', 'pdf'),
		'no file yet': { source: () => null },
	},
}
