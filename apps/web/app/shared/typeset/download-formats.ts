import type { ExportFormat } from '@app/contract'
import {
	Archive,
	Braces,
	FileCode,
	FileJson,
	FileText,
	FileType,
	Hash,
	type LucideIcon,
	Image as Picture,
} from 'lucide-react'

/** The formats that a person can choose; `pdf-archive` is a PDF of another standard. */
export type DownloadFormat = ExportFormat | 'pdf-archive'

/** The files that a CV can be had as, the most wanted first. */
export const downloadFormats: readonly {
	id: DownloadFormat
	label: string
	note: string
	icon: LucideIcon
}[] = [
	{ id: 'pdf', label: 'PDF', note: 'Best for sending: looks the same everywhere', icon: FileType },
	{
		id: 'docx',
		label: 'Word',
		note: 'If an employer asks for Word, or to edit it',
		icon: FileText,
	},
	{ id: 'txt', label: 'Plain text', note: 'To paste into application forms', icon: FileText },
	{ id: 'png', label: 'Images', note: 'A PNG of each page', icon: Picture },
	{ id: 'html', label: 'Web page', note: 'One file for your own website', icon: FileCode },
	{ id: 'md', label: 'Markdown', note: 'For notes and code repositories', icon: Hash },
	{ id: 'json-resume', label: 'JSON Resume', note: 'For other CV apps', icon: FileJson },
	{ id: 'pdf-archive', label: 'PDF/A', note: 'For archives and some public bodies', icon: Archive },
	{
		id: 'json',
		label: 'Ella file (JSON)',
		note: 'To keep, and open here again on any device',
		icon: Braces,
	},
]

/** The choice of whether a file has an editable copy inside. */
export const embedsCopyNote = {
	label: 'Embed an editable copy',
	note: 'Ella then opens the PDF or Word file again with every word in its field. Only what’s on the page goes in, without the design.',
}

/** Returns the options for a request to the server. */
export function toExportOptions(format: DownloadFormat): {
	format: ExportFormat
	isArchival: boolean
} {
	if (format === 'pdf-archive') return { format: 'pdf', isArchival: true }
	return { format, isArchival: false }
}
