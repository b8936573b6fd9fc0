import { keyName, keysInWords } from '#shared/keyboard-key-names.ts'
import { changePreferences, usePreferences } from '#shared/preferences/preferences-store.ts'
import { savePreference } from '#shared/preferences/save-preference.ts'
import { Dialog } from '#shared/ui/dialog.tsx'
import { CheckField } from '#shared/ui/field.tsx'
import { type Shortcut, shortcutGroups } from './shortcut-list.ts'

// Arrow keys scroll only what can have the focus, and on a phone the list is longer than the screen.
const scrolledByKeys = { tabIndex: 0, role: 'group', 'aria-label': 'Keyboard' } as const

/** Every key that the editor knows. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
	return (
		<Dialog size="wide" title="Keyboard shortcuts" onClose={onClose}>
			<div {...scrolledByKeys} className="grid gap-x-10 gap-y-6 p-5 sm:grid-cols-2 sm:p-7">
				{shortcutGroups.map(({ title, shortcuts, isOfSingleKeys }) => (
					<section key={title}>
						<h3 className="mb-1 font-sans text-sm font-semibold tracking-normal">{title}</h3>
						<dl className="m-0">
							{shortcuts.map((shortcut) => (
								<ShortcutRow key={shortcut.does} shortcut={shortcut} />
							))}
						</dl>
						{isOfSingleKeys ? <SingleKeys /> : null}
					</section>
				))}
			</div>
		</Dialog>
	)
}

function SingleKeys() {
	const { singleKeys } = usePreferences()
	return (
		<CheckField
			label="Turn on shortcuts"
			help={`Turn them off if you use voice control or press keys by mistake. ${keysInWords('Ctrl K')} finds this list again.`}
			checked={singleKeys}
			onChange={(isOn) => savePreference(() => changePreferences({ singleKeys: isOn }))}
		/>
	)
}

function ShortcutRow({ shortcut }: { shortcut: Shortcut }) {
	return (
		<div className="flex items-start justify-between gap-4 border-b border-line py-2 text-sm last:border-0">
			<dt className="order-last flex shrink-0 gap-1">
				{shortcut.keys.map((key) => (
					<kbd
						key={key}
						className="rounded-[5px] border border-line-strong bg-desk-2 px-1.5 font-sans text-xs leading-5"
					>
						{keyName(key)}
					</kbd>
				))}
			</dt>
			<dd className="m-0 min-w-0">{shortcut.does}</dd>
		</div>
	)
}
