import { Document, Packer } from 'docx'
import type { TypesetInput } from '../../typeset-input.ts'
import { buildBody } from './docx-body.ts'
import { buildPageSetup, buildStyles } from './docx-styles.ts'
import { embedInDocx } from './embed-in-docx.ts'

export type DocxOptions = {
	createdAt: Date
	/** The CV as JSON, to be carried inside; `null` for a file without it. */
	carried: string | null
}

/** The CV as a Word document in one column, with real styles, headings, lists and links. */
export async function toDocx(
	input: TypesetInput,
	{ createdAt, carried }: DocxOptions,
): Promise<Uint8Array> {
	const document = new Document({
		title: input.documentTitle,
		creator: input.author || 'Ella',
		lastModifiedBy: input.author || 'Ella',
		description: '',
		styles: buildStyles(input.style),
		numbering: { config: [bullets] },
		sections: [{ properties: { page: buildPageSetup(input.style) }, children: buildBody(input) }],
	})
	return embedInDocx(await Packer.toBuffer(document), { createdAt, carried })
}

const bullets = {
	reference: 'points',
	levels: [
		{
			level: 0,
			format: 'bullet' as const,
			text: '•',
			style: { paragraph: { indent: { left: 284, hanging: 227 } } },
		},
	],
}
