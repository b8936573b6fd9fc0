import type { GuestResults } from '@app/contract'
import type { CvSource } from '@app/cv'
import { FileInput, Info, Trash2, Upload } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { formatDeletionTime } from '#shared/guest-session/format-deletion-time.ts'
import { CvLimitNotice } from '#shared/plan/cv-limit-notice.tsx'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { countImport } from '../linkedin/count-import.ts'
import { ExtractedFieldList } from '../report/machine/extracted-field-list.tsx'
import { listExtractedFields } from '../report/machine/extracted-fields.ts'
import type { ReadFile } from '../upload/upload-flow.tsx'

type LinkedInTestResultProps = ReadFile & { results: GuestResults; now?: Date }

/** Shows the counts of what an import of a person's LinkedIn data would add. It makes no CV. */
export function LinkedInTestResult({
	results,
	now = new Date(),
	...file
}: LinkedInTestResultProps) {
	const { document, source, session_id: sessionId } = results
	const title = useFocusOnce()
	return (
		<div className="mx-auto max-w-[50rem] px-4 pt-10 pb-24 sm:px-6 sm:pt-14">
			<h1 ref={title} tabIndex={-1} className="text-2xl outline-none">
				{isFromLinkedIn(source)
					? 'What your LinkedIn data would give you'
					: 'What your file would give you'}
			</h1>
			<p className="mt-3 text-ink-soft [overflow-wrap:anywhere]">
				From “{results.file_name}”. This was only a test, so your CVs haven’t changed.
			</p>
			{isFromLinkedIn(source) ? null : <NotFromLinkedIn />}
			<Counts {...countImport(document)} />
			<div className="mt-6 grid gap-3 sm:flex sm:flex-wrap">
				<ButtonLink to={`/cv-parser-preview/${sessionId}`} look="primary">
					<FileInput size={18} aria-hidden />
					Import it
				</ButtonLink>
				<Button onClick={file.onStartAgain}>
					<Upload size={18} aria-hidden />
					Try another file
				</Button>
			</div>
			<div className="mt-3 flex flex-wrap items-center gap-x-5 text-xs text-ink-soft">
				<p>File deleted {formatDeletionTime(results.expires_at, { now })}.</p>
				<button
					type="button"
					onClick={file.onDelete}
					className="inline-flex min-h-11 items-center gap-1.5 underline underline-offset-3 hover:text-ink sm:min-h-8"
				>
					<Trash2 size={14} aria-hidden />
					Delete my file now
				</button>
			</div>
			<CvLimitNotice className="mt-5" />
			<section aria-labelledby="trial-fields" className="mt-10">
				<h2 id="trial-fields" className="mb-4 text-xl">
					What it would fill in
				</h2>
				<ExtractedFieldList
					heading="h3"
					sections={listExtractedFields(document, source.confidence)}
				/>
			</section>
			<LeftBehind lines={source.unread.map(({ text }) => text)} />
		</div>
	)
}

function NotFromLinkedIn() {
	return (
		<p className="mt-5 flex gap-2.5 rounded-control border border-line bg-desk-2 px-4 py-3 text-sm">
			<Info size={17} className="mt-0.5 shrink-0 text-amber" aria-hidden />
			This doesn’t look like a LinkedIn file, so we read it as an ordinary CV.
		</p>
	)
}

function Counts({ found, missing }: ReturnType<typeof countImport>) {
	return (
		<div className="mt-6 grid gap-4 border-y border-line py-5 sm:grid-cols-2 sm:gap-10">
			<div>
				<h2 className="text-sm font-semibold text-ink-soft">It would add</h2>
				<p className="mt-1 text-lg first-letter:uppercase">
					{found.length === 0 ? 'Your details only' : listed(found)}
				</p>
			</div>
			<div>
				<h2 className="text-sm font-semibold text-ink-soft">You’d still need to add</h2>
				<p className="mt-1 text-lg first-letter:uppercase">
					{missing.length === 0 ? 'Nothing essential' : listed(missing)}
				</p>
			</div>
		</div>
	)
}

function listed(words: readonly string[]): string {
	return new Intl.ListFormat('en-GB').format(words)
}

function LeftBehind({ lines }: { lines: string[] }) {
	if (lines.length === 0) return null
	return (
		<section aria-labelledby="trial-left-behind" className="mt-10">
			<h2 id="trial-left-behind" className="text-xl">
				What would be left out
			</h2>
			<p className="mt-1 mb-3 text-sm text-ink-soft">
				We read these words too, but a CV has no field for them.
			</p>
			<ul className="m-0 list-none divide-y divide-line rounded-control border border-line bg-paper p-0 text-sm">
				{lines.map((line, index) => (
					<li key={`${index}-${line}`} className="px-4 py-2 [overflow-wrap:anywhere]">
						{line}
					</li>
				))}
			</ul>
		</section>
	)
}

/** Moves the focus to the title that replaced the upload, for people who do not see the page. */
function useFocusOnce() {
	const title = useRef<HTMLHeadingElement>(null)
	useEffect(() => title.current?.focus({ preventScroll: true }), [])
	return title
}

/** Whether a file is what LinkedIn gives its members: the archive of tables, or the profile as a PDF. */
function isFromLinkedIn({ format, text }: Pick<CvSource, 'format' | 'text'>): boolean {
	if (format === 'linkedin') return true
	return format === 'pdf' && printedProfile.test(text)
}

// A profile that was saved names its own address so, which may be broken over two lines.
const printedProfile = /linkedin\.com\/in\/[^()]{1,120}\(LinkedIn\)/i
