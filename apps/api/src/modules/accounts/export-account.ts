import { PassThrough, Readable } from 'node:stream'
import { finished } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { ExportedFile, PersonalData } from '#services/personal-data.ts'

const readMe = `This archive contains everything Ella stores about you.

account.json               your profile and when you registered
connected-services.json    services you can sign in with
sessions.json              where you were signed in
security-log.json          security events in your account in the last 180 days
cvs/                       your CVs, a folder each: the CV as a PDF and as data, and its version history
analyses/                  the CVs you uploaded to be checked, a folder each: the report and your file
applications/              your job applications, with their notes and history
application-settings.json  your own stages, your reminders and your calendar
jobs/                      the jobs you added
job-searches.json          the job searches you saved
language-model-use.json    how much you used the language model each day
billing.json               your subscription and payments

You'll only find what you have: if you saved no job search, there's no job-searches.json.
Things with the same name are numbered, such as "My CV" and "My CV (2)". CVs and applications
in the bin are here too. If a CV has no PDF, we couldn't lay it out, but all its words are in cv.json.

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
	addAll(zip, files, new Date(now())).catch((error: Error) => output.destroy(error))
	return zip.outputStream.pipe(output)
}

/** Adds files one after the other: each is read once the one before it is written. */
async function addAll(zip: ZipFile, files: ExportedFile[], mtime: Date): Promise<void> {
	for (const { path, read } of files) {
		const content = await read()
		if (content === null) continue
		const bytes = Readable.from([toBytes(content)])
		zip.addReadStream(bytes, path, { mtime })
		await finished(bytes)
	}
	zip.end()
}

function toBytes(content: object): Uint8Array {
	if (content instanceof Uint8Array) return content
	return Buffer.from(`${JSON.stringify(content, null, '\t')}\n`)
}
