import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
	layout('routes/site-layout.tsx', [
		index('pages/home.tsx'),
		route('templates', 'pages/templates.tsx'),
		route('cv-analysis', 'routes/cv-analysis.tsx'),
		route('cv-rewriter', 'routes/cv-rewriter.tsx'),
		route('cv-writer', 'routes/cv-writer.tsx'),
		route('cv-writer/template-selection/:cvId', 'routes/cv-writer-template-selection.tsx'),
		route('cv-writer/preview/:id', 'routes/cv-writer-preview.tsx'),
		route('cv/versions', 'routes/cv-versions.tsx'),
		route('template-preview', 'routes/template-preview.tsx'),
		route('template-testing', 'routes/template-testing.tsx'),
		route('cv-templates-preview', 'routes/cv-templates-preview.tsx'),
		route('settings', 'routes/settings.tsx'),
		route('login', 'routes/login.tsx'),
		route('register', 'routes/register.tsx'),
		route('auth/social-callback', 'routes/social-callback.tsx'),
		route('linkedin/callback', 'routes/social-callback.tsx', { id: 'routes/linkedin-callback' }),
		route('reset-password', 'routes/reset-password.tsx'),
		route('reset-password-confirm', 'routes/reset-password-confirm.tsx'),
		route('email-confirmed', 'routes/email-confirmed.tsx'),
		route('cv-analysis/verify/:token', 'routes/cv-analysis-verify.tsx'),
		layout('routes/guarded-layout.tsx', [
			route('logout', 'routes/logout.tsx'),
			route('dashboard', 'routes/dashboard.tsx'),
			route('profile', 'routes/profile.tsx'),
			route('cv-templates', 'routes/cv-templates.tsx'),
		]),
		route('*', 'routes/not-found.tsx'),
	]),
	route('cv/public/:id', 'routes/cv-public.tsx'),
	route('cv-writer/create', 'routes/cv-writer-create.tsx'),
	layout('routes/guarded-layout.tsx', { id: 'routes/guarded-editor' }, [
		route('cv-writer/edit/:id', 'routes/cv-writer-edit.tsx'),
	]),
] satisfies RouteConfig
