import { contactWords } from '../lexicon/word-lists.ts'

/** The label in front of a telephone number or an address: “Tel.:”, “E-mail:”. */
export const contactLabel = new RegExp(
	String.raw`^(?:\s*(?:${contactWords('labels')})\s*[:.]\s*)+`,
	'iu',
)

/** Whether a text is only the label of a telephone number or an address: “Tel.:”, “Correo electrónico”. */
export function isContactLabel(text: string): boolean {
	return (
		contactLabel.exec(`${text.replace(/[:.]$/, '')}:`)?.[0].length ===
		text.replace(/[:.]$/, '').length + 1
	)
}

/**
 * The label of a telephone number or an e-mail address left at the end of a line, whose value stood behind it: "Leeds
 * LS1 4AB Tel".
 */
export const danglingLabel = new RegExp(
	String.raw`[\s,;|•·–-]+(?:${contactWords('labels-left-at-the-end')})\s*[:.]?\s*$`,
	'iu',
)
