import { useState } from 'react'
import { usePreferences } from '#shared/preferences/preferences-store.ts'
import { toast } from '#shared/ui/toast.ts'
import type { DownloadOptions } from './download-cv.ts'
import type { DownloadFormat } from './download-formats.ts'

/** Makes files one at a time, and says so when one cannot be made. */
export function useDownload(download: (wish: DownloadOptions) => Promise<void>) {
	const [busyWith, setBusyWith] = useState<DownloadFormat | null>(null)
	const { embedsCopy } = usePreferences()

	async function start(format: DownloadFormat): Promise<void> {
		setBusyWith(format)
		try {
			await download({ format, carriesData: embedsCopy })
		} catch (error) {
			toast.error(
				error instanceof Error ? error.message : 'We couldn’t make the file. Please try again.',
			)
		}
		setBusyWith(null)
	}

	return { busyWith, start }
}
