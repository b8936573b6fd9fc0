import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import './catalogue.css'
import { Catalogue } from './catalogue.tsx'

const place = document.getElementById('catalogue')
if (place === null) throw new Error('The page has no place for the catalogue.')
const router = createMemoryRouter([{ path: '*', Component: Catalogue }])
createRoot(place).render(
	<StrictMode>
		<QueryClientProvider client={new QueryClient()}>
			<RouterProvider router={router} />
		</QueryClientProvider>
	</StrictMode>,
)
