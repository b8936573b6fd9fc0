import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ExportedFile, PersonalData } from '#services/personal-data.ts'

const readMe = `This archive contains everything Ella stores about you.

account.json             your profile and when you registered
connected-services.json  services you can sign in with
sessions.json            where you were signed in
security-log.json        security events in your account in the last 180 days
analyses/                the analyses you saved, each with the file you uploaded
cvs/                     your CVs

Times are in UTC. The JSON files are text, so you can open them in any text editor.
`

/** Everything that is kept about an account as a zip file, which is made while it is read. */
export async function exportAccount(
	{ personalData, now }: { personalData: PersonalData[]; now: () => number },
	accountId: string,
): Promise<Readable> {
	const files: ExportedFile[] = [{ path: 'read-me.txt', read: async () => Buffer.from(readMe) }]
	for (const data of personalData) files.push(...(await data.files(accountId)))
	const zip = new ZipFile()
	const output = new PassThrough()
	zip.on('error', (error: Error) => output.destroy(error))
	for (const file of files) add(zip, file, new Date(now()))
	zip.end()
	return zip.outputStream.pipe(output)
}

function add(zip: ZipFile, { path, read }: ExportedFile, mtime: Date): void {
	// The archive asks for a file when the one before it is written.
	zip.addReadStreamLazy(path, { mtime }, (done) => {
		read().then(
			(content) => done(null, Readable.from([toBytes(content)])),
			(error: unknown) => done(error, Readable.from([])),
		)
	})
}

function toBytes(content: object): Uint8Array {
	if (content instanceof Uint8Array) return content
	return Buffer.from(`${JSON.stringify(content, null, '\t')}\n`)
}
