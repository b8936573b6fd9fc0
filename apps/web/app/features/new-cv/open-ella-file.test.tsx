import { act, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { OpenEllaFile } from './open-ella-file.tsx'

test('a file that was chosen before the script arrived is read once it has', async () => {
	const chooser = (
		<MemoryRouter>
			<OpenEllaFile />
		</MemoryRouter>
	)
	const container = document.body.appendChild(document.createElement('div'))
	container.innerHTML = renderToString(chooser)
	const files = [new File(['not a CV'], 'cv.json', { type: 'application/json' })]
	Object.defineProperty(container.querySelector('input'), 'files', { value: files })
	const root = await act(async () => hydrateRoot(container, chooser))
	await waitFor(() => {
		expect(container.querySelector('[role=alert]')?.textContent).toMatch(
			/^This isn’t a CV downloaded from Ella\./,
		)
	})
	act(() => root.unmount())
	container.remove()
})
