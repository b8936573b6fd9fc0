import { useState } from 'react'
import { countEvent } from '#shared/analytics/count-event.ts'
import { usePreferences } from '#shared/preferences/use-preferences.ts'
import { toast } from '#shared/ui/toast.ts'
import type { DownloadWish } from './download-cv.ts'
import type { DownloadFormat } from './download-formats.ts'

/** Makes files one at a time, says so when one cannot be made, and counts those that were. */
export function useDownload(download: (wish: DownloadWish) => Promise<void>) {
	const [busyWith, setBusyWith] = useState<DownloadFormat | null>(null)
	const { filesCarryData } = usePreferences()

	async function start(format: DownloadFormat): Promise<void> {
		setBusyWith(format)
		try {
			await download({ format, carriesData: filesCarryData })
			countEvent({ name: 'cv_download', format })
		} catch (error) {
			toast.error(error instanceof Error ? error.message : 'The file could not be made.')
		}
		setBusyWith(null)
	}

	return { busyWith, start }
}
