import { ChevronDown, Download, Mail } from 'lucide-react'
import { useNavigate } from 'react-router'
import { letterPath } from '#shared/letter/letter-path.ts'
import { changePreferences, usePreferences } from '#shared/preferences/preferences-store.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { Menu } from '#shared/ui/menu.tsx'
import { type DownloadOptions, downloadCv } from './download-cv.ts'
import { downloadFormats, embedsCopyNote } from './download-formats.ts'
import type { PreviewInput } from './preview-scheduler.ts'
import { useDownload } from './use-download.ts'
import type { ShortPage, Tightness } from './use-fit.ts'
import { useFitItem } from './use-fit-item.ts'

type DownloadMenuProps = {
	getInput: () => PreviewInput
	/** Makes the file; if left out, it is made from the screen's content. */
	download?: (input: PreviewInput, wish: DownloadOptions) => Promise<void>
	/** A warning before the download, such as about misspelt words. */
	warning?: string | undefined
	/** Sets the CV tighter; left out where the design cannot be changed. */
	onFit?: (to: Tightness) => void | Promise<void>
	/** The last page where it is known to hold next to nothing; `undefined` where nobody has looked. */
	shortPage?: ShortPage | null | undefined
	/** In a narrow bar the button shows its picture alone. */
	isCompact?: boolean
}

/** The button that gives the CV as a file, and the formats it can have. */
export function DownloadMenu({
	getInput,
	download = downloadCv,
	warning,
	onFit,
	shortPage,
	isCompact = false,
}: DownloadMenuProps) {
	const { embedsCopy } = usePreferences()
	const navigate = useNavigate()
	const letter = {
		id: 'letter',
		label: 'Cover letter',
		note: 'Drafted from your CV, for a job',
		icon: Mail,
		onSelect: () => void navigate(letterPath),
	}
	const { busyWith, start } = useDownload((wish) => download(getInput(), wish))
	const fitting = useFitItem({ getInput, onFit, shortPage })
	return (
		<Menu
			trigger={
				<button
					type="button"
					aria-busy={busyWith !== null}
					className={`${buttonClass('primary', 'small')} max-sm:px-3`}
				>
					<Download size={17} aria-hidden />
					<span className={isCompact ? 'max-[420px]:sr-only' : undefined}>Download</span>
					<ChevronDown size={16} aria-hidden className="-mr-1" />
				</button>
			}
			warning={warning}
			onOpenChange={fitting.handleOpen}
			items={[
				...fitting.before,
				...downloadFormats.map((format) => ({
					...format,
					isDisabled: busyWith !== null,
					onSelect: () => void start(format.id),
				})),
				letter,
				...fitting.after,
			]}
			check={{
				...embedsCopyNote,
				isChecked: embedsCopy,
				onChange: (isChecked) => changePreferences({ embedsCopy: isChecked }),
			}}
		/>
	)
}
