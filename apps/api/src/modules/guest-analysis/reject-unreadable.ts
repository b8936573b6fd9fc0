import { AppError } from '#http/app-error.ts'

/** Refuses at once what no reader can read, by how the file begins; the reader itself looks closer. */
export function rejectUnreadable({ bytes, head }: { bytes: number; head: Uint8Array }): void {
	if (bytes === 0) throw new AppError('file_empty')
	const start = Buffer.from(head)
	if (!mayBeDocument(start) && !mayBeText(start)) throw new AppError('file_type_unknown')
}

// A PDF may begin with other bytes; DOCX and ODT are ZIPs; a Word file with a password is an OLE container.
const containers = ['504b0304', '504b0506', 'd0cf11e0']

function mayBeDocument(start: Buffer): boolean {
	return start.includes('%PDF-') || containers.some((mark) => startsWith(start, mark))
}

const byteOrderMarks = ['fffe', 'feff']
/** JPEG, PNG and GIF pictures, PostScript, gzip: some of them have no zero byte near the start. */
const knownOthers = ['ffd8ff', '89504e47', '47494638', '25215053', '1f8b']

function mayBeText(start: Buffer): boolean {
	if (byteOrderMarks.some((mark) => startsWith(start, mark))) return true
	return !start.includes(0) && !knownOthers.some((mark) => startsWith(start, mark))
}

function startsWith(start: Buffer, hex: string): boolean {
	const mark = Buffer.from(hex, 'hex')
	return start.subarray(0, mark.length).equals(mark)
}
