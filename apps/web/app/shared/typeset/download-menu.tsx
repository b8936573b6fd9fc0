import { ChevronDown, Download } from 'lucide-react'
import { useState } from 'react'
import { changePreferences } from '#shared/preferences/preferences-store.ts'
import { usePreferences } from '#shared/preferences/use-preferences.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { Menu } from '#shared/ui/menu.tsx'
import { toast } from '#shared/ui/toast.ts'
import { type DownloadWish, downloadCv } from './download-cv.ts'
import { type DownloadFormat, downloadFormats } from './download-formats.ts'
import type { PreviewInput } from './preview-scheduler.ts'

type DownloadMenuProps = {
	getInput: () => PreviewInput
	/** How the file is made; of what the screen shows unless given. */
	download?: (input: PreviewInput, wish: DownloadWish) => Promise<void>
	/** In a narrow bar the button shows its picture alone. */
	isCompact?: boolean
}

/** The button that gives the CV as a file, and the formats it can have. */
export function DownloadMenu({
	getInput,
	download = downloadCv,
	isCompact = false,
}: DownloadMenuProps) {
	const [busyWith, setBusyWith] = useState<DownloadFormat | null>(null)
	const { filesCarryData } = usePreferences()

	async function handleSelect(format: DownloadFormat) {
		setBusyWith(format)
		try {
			await download(getInput(), { format, carriesData: filesCarryData })
		} catch (error) {
			toast.error(error instanceof Error ? error.message : 'The file could not be made.')
		}
		setBusyWith(null)
	}

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
			items={downloadFormats.map((format) => ({
				...format,
				isDisabled: busyWith !== null,
				onSelect: () => void handleSelect(format.id),
			}))}
			check={{
				label: 'Can be opened here again',
				note: 'PDF and Word files carry your whole CV inside, hidden sections too',
				isChecked: filesCarryData,
				onChange: (isChecked) => changePreferences({ filesCarryData: isChecked }),
			}}
		/>
	)
}
