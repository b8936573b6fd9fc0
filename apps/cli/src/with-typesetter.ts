import { extname } from 'node:path'
import { createTypesetter, type Typesetter } from '@app/typeset/node'
import { UsageError } from './command.ts'

/** Whether a file is to be a PDF or a Word document, by its name. */
export function fileFormat(out: string): 'pdf' | 'docx' {
	const format = extname(out).slice(1).toLowerCase()
	if (format === 'pdf' || format === 'docx') return format
	throw new UsageError(`The file must be a .pdf or a .docx, not "${out}".`)
}

/** Calls `use` with a typesetter that has its own renderer process, then closes the typesetter. */
export async function withTypesetter<Result>(
	use: (typesetter: Typesetter) => Promise<Result>,
): Promise<Result> {
	const typesetter = createTypesetter({ processes: 1, timeoutMs: 20_000 })
	try {
		return await use(typesetter)
	} finally {
		await typesetter.close()
	}
}
