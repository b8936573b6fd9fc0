import {
	Archive,
	CalendarDays,
	CalendarPlus,
	ChartNoAxesColumn,
	Columns3,
	Download,
	Ellipsis,
	FileUp,
	List,
	Plus,
	SquareKanban,
} from 'lucide-react'
import { useState } from 'react'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { Menu } from '#shared/ui/menu.tsx'
import { SegmentedControl } from '#shared/ui/segmented-control.tsx'
import { AddApplication } from './add-application.tsx'
import type { ApplicationsUrlState } from './applications-url-state.ts'
import { StagesDialog } from './board/stages-dialog.tsx'
import { CalendarDialog } from './calendar/calendar-dialog.tsx'
import { useTableExport } from './import-export-and-reminders.ts'
import { BinDialog } from './list/bin-dialog.tsx'
import { ImportDialog } from './list/import-dialog.tsx'
import { SearchApplications } from './list/search-applications.tsx'
import type { Stages } from './stage-names.ts'
import type { ApplicationList } from './use-applications.ts'

type ApplicationsHeadProps = {
	address: ApplicationsUrlState
	stages: Stages | null
	/** How many stages a person may add. */
	maxStages: number
	list: ApplicationList | null
	/** Whether there is no application at all, so that nothing can be searched or drawn. */
	hasNone: boolean
	onGo: (changes: Partial<ApplicationsUrlState>, going?: { replace?: boolean }) => void
}

type Window = 'add' | 'stages' | 'import' | 'calendar' | 'bin'

const views = [
	{ value: 'board', label: 'Board', icon: SquareKanban },
	{ value: 'list', label: 'List', icon: List },
	{ value: 'calendar', label: 'Calendar', icon: CalendarDays },
	{ value: 'insights', label: 'Insights', icon: ChartNoAxesColumn },
] as const

/** The name of the page, what can be done with all of it, how it is shown, and the search. */
export function ApplicationsHead(props: ApplicationsHeadProps) {
	const { address, list, hasNone, onGo } = props
	const [open, setOpen] = useState<Window | null>(address.isAdding ? 'add' : null)
	return (
		<>
			<div className="mb-7 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<h1 tabIndex={-1} className="outline-none text-[clamp(2rem,4.5vw,2.75rem)] font-[520]">
					Applications
				</h1>
				<div className="flex flex-wrap gap-3">
					<MoreMenu onOpen={setOpen} hasNone={hasNone} />
					<Button look="primary" size="small" onClick={() => setOpen('add')}>
						<Plus size={18} aria-hidden />
						Add an application
					</Button>
				</div>
			</div>
			{hasNone ? null : (
				<div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
					<div className="max-sm:w-full max-sm:[&_label]:px-2 max-sm:[&_svg]:hidden">
						<SegmentedControl
							legend="View"
							isLegendHidden
							choices={views}
							value={address.view}
							onChange={(view) => onGo({ view })}
						/>
					</div>
					{address.view === 'insights' ? null : (
						<SearchApplications
							q={address.q}
							count={list?.applications.length ?? null}
							onSearch={(q) => onGo({ q }, { replace: true })}
						/>
					)}
				</div>
			)}
			<Windows
				{...props}
				open={open}
				onClose={() => {
					setOpen(null)
					if (address.isAdding) onGo({ isAdding: false }, { replace: true })
				}}
			/>
		</>
	)
}

type MoreMenuProps = { onOpen: (window: Window) => void; hasNone: boolean }

function MoreMenu({ onOpen, hasNone }: MoreMenuProps) {
	const takeOut = useTableExport()
	const item = (id: Window, label: string, icon: typeof Columns3) => ({
		id,
		label,
		icon,
		onSelect: () => onOpen(id),
	})
	return (
		<Menu
			trigger={
				<button type="button" className={buttonClass('quiet', 'small')}>
					<Ellipsis size={18} aria-hidden />
					More
				</button>
			}
			items={[
				item('stages', 'Stages', Columns3),
				item('calendar', 'Calendar and reminders', CalendarPlus),
				item('import', 'Import a CSV file', FileUp),
				{
					id: 'export',
					label: 'Export as CSV',
					icon: Download,
					isDisabled: hasNone || takeOut.isPending,
					onSelect: () => takeOut.mutate(),
				},
				item('bin', 'Deleted applications', Archive),
			]}
		/>
	)
}

type WindowsProps = ApplicationsHeadProps & { open: Window | null; onClose: () => void }

function Windows({ open, stages, maxStages, onGo, onClose }: WindowsProps) {
	if (open === 'bin') return <BinDialog onClose={onClose} />
	if (open === 'calendar') return <CalendarDialog onClose={onClose} />
	if (stages === null) return null
	if (open === 'import') return <ImportDialog stages={stages} onClose={onClose} />
	if (open === 'stages')
		return <StagesDialog stages={stages} maxStages={maxStages} onClose={onClose} />
	if (open !== 'add') return null
	return (
		<AddApplication
			stages={stages}
			onAdded={({ id }) => {
				onClose()
				onGo({ openId: id, isAdding: false })
			}}
			onClose={onClose}
		/>
	)
}
