import type { ReactNode } from 'react'
import { changePreferences, usePreferences } from '#shared/preferences/preferences-store.ts'
import { Dialog } from '#shared/ui/dialog.tsx'
import { CheckField } from '#shared/ui/field.tsx'
import type { DownloadOptions } from './download-cv.ts'
import { downloadFormats, embedsCopyNote } from './download-formats.ts'
import { useDownload } from './use-download.ts'

type DownloadDialogProps = {
	/** The title of the CV. */
	title: string
	download: (wish: DownloadOptions) => Promise<void>
	/** Stands above the files: what to know or do before they go out. */
	children?: ReactNode
	/** The id of what gets the focus back. */
	returnFocusTo?: string
	onClose: () => void
}

/** Every file that a CV can be had as, for a place where a menu has no room for them. */
export function DownloadDialog({ title, download, children, ...frame }: DownloadDialogProps) {
	const { embedsCopy } = usePreferences()
	const { busyWith, start } = useDownload(download)
	return (
		<Dialog {...frame} size="wide" title="Download" text={title}>
			<div className="grid gap-5 px-5 py-6 sm:px-7">
				{children}
				<ul className="m-0 grid list-none gap-2 p-0 sm:grid-cols-2 lg:grid-cols-3">
					{downloadFormats.map(({ id, label, note, icon: Icon }) => (
						<li key={id}>
							<button
								type="button"
								disabled={busyWith !== null}
								aria-busy={busyWith === id}
								onClick={() => void start(id)}
								className="flex h-full w-full items-start gap-3 rounded-control border border-line px-3.5 py-3 text-left
									hover:border-line-strong hover:bg-accent-wash disabled:cursor-not-allowed disabled:opacity-55"
							>
								<Icon size={18} aria-hidden className="mt-0.5 shrink-0 text-accent" />
								<span>
									<span className="block text-sm font-semibold">{label}</span>
									<span className="mt-0.5 block text-xs text-ink-soft">{note}</span>
								</span>
							</button>
						</li>
					))}
				</ul>
				<CheckField
					label={embedsCopyNote.label}
					help={embedsCopyNote.note}
					checked={embedsCopy}
					onChange={(isChecked) => changePreferences({ embedsCopy: isChecked })}
				/>
			</div>
		</Dialog>
	)
}
