import { Download, Ellipsis, Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { Menu } from '#shared/ui/menu.tsx'
import { SegmentedControl } from '#shared/ui/segmented-control.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'

export function Buttons() {
	return (
		<div className="flex flex-wrap items-center gap-3">
			<Button look="primary">Save CV</Button>
			<Button>Preview</Button>
			<Button look="bare">Cancel</Button>
			<Button look="danger">Delete for good</Button>
			<Button look="primary" disabled>
				Saving
			</Button>
		</div>
	)
}

export function SmallButtons() {
	return (
		<div className="flex flex-wrap items-center gap-3">
			<Button look="primary" size="small">
				Accept
			</Button>
			<Button size="small">Edit</Button>
			<ButtonLink to="/" size="small">
				<Download size={16} aria-hidden /> Download
			</ButtonLink>
		</div>
	)
}

export function MenuOfActions() {
	const [isShown, setIsShown] = useState(true)
	const trigger = (
		<Button aria-label="More actions">
			<Ellipsis size={18} aria-hidden />
		</Button>
	)
	const items = [
		{ id: 'copy', label: 'Make a copy', note: 'Opens beside this one', onSelect: () => undefined },
		{ id: 'pdf', label: 'Download as PDF', icon: Download, onSelect: () => undefined },
		{ id: 'none', label: 'Not possible now', isDisabled: true, onSelect: () => undefined },
	]
	const check = { label: 'Show the page', isChecked: isShown, onChange: setIsShown }
	return <Menu trigger={trigger} items={items} check={check} align="start" />
}

const themes = [
	{ value: 'light', label: 'Light', icon: Sun },
	{ value: 'dark', label: 'Dark', icon: Moon },
	{ value: 'system', label: 'System', icon: Monitor },
] as const

export function SegmentedControlWithHelp() {
	const [theme, setTheme] = useState<(typeof themes)[number]['value']>('light')
	return (
		<SegmentedControl
			legend="Theme"
			choices={themes}
			value={theme}
			onChange={setTheme}
			help="System follows your device."
		/>
	)
}

export function ReportTabs() {
	const [current, setCurrent] = useState('fix')
	const tabs = [
		{ id: 'fix', label: 'To fix (3)', content: <p>3 things to fix.</p> },
		{ id: 'good', label: 'Good (12)', content: <p>12 things are good.</p> },
	]
	return <Tabs label="Report" tabs={tabs} current={current} onChange={setCurrent} />
}
