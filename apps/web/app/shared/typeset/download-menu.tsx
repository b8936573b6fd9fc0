import type { ExportFormat } from '@app/contract'
import { Braces, ChevronDown, Download, FileText, FileType } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '#shared/ui/button.tsx'
import { Menu } from '#shared/ui/menu.tsx'
import { toast } from '#shared/ui/toast.ts'
import { downloadCv } from './download-cv.ts'
import type { PreviewInput } from './preview-scheduler.ts'

const formats = [
	{ id: 'pdf', label: 'PDF', note: 'To send: looks the same everywhere', icon: FileType },
	{ id: 'txt', label: 'Plain text', note: 'To paste into an application form', icon: FileText },
	{ id: 'json', label: 'Ella file (JSON)', note: 'To keep, and to open here again', icon: Braces },
] as const

type DownloadMenuProps = {
	getInput: () => PreviewInput
	/** In a narrow bar the button shows its picture alone. */
	isCompact?: boolean
}

/** The button that gives the CV as a file, and the formats it can have. */
export function DownloadMenu({ getInput, isCompact = false }: DownloadMenuProps) {
	const [busyWith, setBusyWith] = useState<ExportFormat | null>(null)

	async function handleSelect(format: ExportFormat) {
		setBusyWith(format)
		try {
			await downloadCv(getInput(), format)
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
			items={formats.map((format) => ({
				...format,
				isDisabled: busyWith !== null,
				onSelect: () => void handleSelect(format.id),
			}))}
		/>
	)
}
