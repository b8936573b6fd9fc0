import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
	layout('routes/site-layout.tsx', [
		index('pages/home.tsx'),
		route('cv-analysis', 'routes/cv-analysis.tsx'),
		route('cv-rewriter', 'routes/cv-rewriter.tsx'),
		route('cv-writer', 'routes/cv-writer.tsx'),
		route('cv-writer/template-selection/:cvId', 'routes/cv-writer-template-selection.tsx'),
		route('cv-writer/preview/:id', 'routes/cv-writer-preview.tsx'),
		route('template-preview', 'routes/template-preview.tsx'),
		route('*', 'routes/not-found.tsx'),
	]),
	route('cv-writer/create', 'routes/cv-writer-create.tsx'),
] satisfies RouteConfig
