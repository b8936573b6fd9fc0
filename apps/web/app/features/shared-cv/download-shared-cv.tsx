import { exportSharedCv, type SharedFormat } from '@app/contract'
import { ChevronDown, Download, FileText, FileType } from 'lucide-react'
import { useState } from 'react'
import { call } from '#shared/api/call.ts'
import { retryWhileBusy } from '#shared/api/retry-while-busy.ts'
import { saveFile } from '#shared/save-file.ts'
import { buttonClass } from '#shared/ui/button.tsx'
import { Menu } from '#shared/ui/menu.tsx'
import { toast } from '#shared/ui/toast.ts'
import { readFileName } from './read-file-name.ts'
import { shareGrantHeaders } from './share-grants.ts'

const formats = [
	{ id: 'pdf', label: 'PDF', note: 'To keep or send on', icon: FileType },
	{ id: 'txt', label: 'Plain text', note: 'For software that can’t read PDFs', icon: FileText },
] as const

type DownloadSharedCvProps = { cvKey: string; grant: string | null }

/** The button that gives the CV as a file. */
export function DownloadSharedCv({ cvKey, grant }: DownloadSharedCvProps) {
	const [isBusy, setIsBusy] = useState(false)

	async function handleSelect(format: SharedFormat) {
		setIsBusy(true)
		try {
			const asked = { params: { key: cvKey }, headers: shareGrantHeaders(grant), body: { format } }
			const response = await retryWhileBusy(() => call(exportSharedCv, asked))
			const name = readFileName(response) ?? `CV.${format}`
			saveFile(await response.blob(), name)
		} catch (error) {
			toast.error(
				error instanceof Error ? error.message : 'We couldn’t make the file. Please try again.',
			)
		}
		setIsBusy(false)
	}

	return (
		<Menu
			trigger={
				<button type="button" aria-busy={isBusy} className={buttonClass('primary', 'small')}>
					<Download size={17} aria-hidden />
					<span className="max-[430px]:sr-only">Download</span>
					<ChevronDown size={16} aria-hidden className="-mr-1 max-[430px]:hidden" />
				</button>
			}
			items={formats.map((format) => ({
				...format,
				isDisabled: isBusy,
				onSelect: () => void handleSelect(format.id),
			}))}
		/>
	)
}
