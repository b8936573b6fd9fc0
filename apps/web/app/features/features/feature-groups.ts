export type FeatureGroup = {
	id: 'check' | 'rewrite' | 'write' | 'match' | 'set' | 'readable' | 'keep' | 'share' | 'apply'
	title: string
	text: string
	points: string[]
	link: { to: string; label: string }
}

/** Ella's features, in the order in which a person meets them. */
export const featureGroups: FeatureGroup[] = [
	{
		id: 'check',
		title: 'See your CV as software does',
		text: 'Upload the file you’d send. See what software gets from it, with every comment marked on your own page.',
		points: [
			'PDF, Word (including .doc), OpenDocument, RTF, web pages, Markdown, plain text, JSON Resume, Europass and LinkedIn data',
			'More than 100 checks in 7 categories. The biggest problems come first, with why they matter and how to fix them',
			'A score you can check: see exactly which points you lost and why',
			'The text exactly as software reads it, and how sure Ella is of each detail',
			'Plain warnings about scans, passwords, hidden text and tables',
		],
		link: { to: '/cv-analysis', label: 'Check your CV' },
	},
	{
		id: 'rewrite',
		title: 'Turn duties into honest achievements',
		text: 'Paste your job duties. Ella rewrites each one to start with a verb, and asks for the detail that would make it stronger.',
		points: [
			'It works in your browser, so what you paste stays on your device',
			'No made-up numbers, tools, titles or results. Each suggestion is checked against your words',
			'You accept, edit or reject each line. Nothing changes without you',
			'British or American spelling, in the right tense for the job',
		],
		link: { to: '/cv-rewriter', label: 'Rewrite a duty' },
	},
	{
		id: 'write',
		title: 'Write with the page beside you',
		text: 'Fill in a form for each section and watch the finished page change as you type.',
		points: [
			'Start from scratch, from a file or from a CV you’ve checked',
			'Type dates your way: “Sept 2021”, “09/2021”, “since 2019”',
			'Undo and redo 10 steps. Saved a second after you stop typing, on your device first',
			'Works offline and merges changes from your devices',
			'Works with a keyboard and a screen reader throughout',
		],
		link: { to: '/cv-writer', label: 'Write a CV' },
	},
	{
		id: 'match',
		title: 'Tailor it to the job',
		text: 'Paste an advert beside your CV. See what the job asks for, and which of your lines answers it.',
		points: [
			'Each requirement shows your matching words, or says “only listed” or “missing”. The score shows how much of the advert your CV covers',
			'Different names for the same skill count: “purchase ledger” matches “accounts payable”',
			'Suggested changes you can accept one by one. Titles, employers and dates are never touched',
			'A tailored copy for each application. Your main CV stays as it is',
		],
		link: { to: '/cv-rewriter?part=match', label: 'Match a CV to a job' },
	},
	{
		id: 'set',
		title: 'Give it a professional design',
		text: 'The preview and the file are made the same way, so what you see is what you send.',
		points: [
			'12 templates and 10 font pairs. You choose colour, size, spacing, margins and order',
			'“Fit to 1 page” tells you what it changed, or says so if it won’t fit',
			'Fonts for Greek, Cyrillic, Arabic, Hebrew, Devanagari, Thai, Chinese, Japanese and Korean',
			'PDF, PDF/A, Word, images, web page, Markdown, plain text and JSON Resume. No watermark',
		],
		link: { to: '/templates', label: 'See the templates' },
	},
	{
		id: 'readable',
		title: 'Works with ATS and screen readers',
		text: 'We export each template, read it with other software and compare every word.',
		points: [
			'Real text in one reading order, even in two-column templates',
			'Tagged PDF (PDF/UA), so screen readers recognise headings, lists and links',
			'Open a PDF or Word file from Ella again with nothing lost, if you embed an editable copy',
		],
		link: { to: '/tips#A09', label: 'Tips on layout' },
	},
	{
		id: 'keep',
		title: 'Keep it safe',
		text: 'With a free account, your CVs are on all your devices and nothing is overwritten without asking you.',
		points: [
			'Version history with dates and reasons. Compare versions word by word and restore one',
			'Deleted CVs stay in the bin for 30 days',
			'Download everything as one file, or delete your account. After 14 days it’s all gone',
			'Without an account, your writing stays in your browser and uploads are deleted after 24 hours',
		],
		link: { to: '/privacy', label: 'What we keep, and for how long' },
	},
	{
		id: 'share',
		title: 'Share it on your terms',
		text: 'Share a link for as long as you like, and hide anything private.',
		points: [
			'Share by link, with a password and expiry date',
			'Your phone number and street are hidden unless you choose to show them. Hide any section',
			'Preview what others see. Check how often it was opened, though not by whom',
			'Stop sharing at any time',
		],
		link: { to: '/register', label: 'Create a free account' },
	},
	{
		id: 'apply',
		title: 'Track your applications',
		text: 'From advert to offer: what you sent, who to and what’s next.',
		points: [
			'Jobs from this site’s job boards, or any advert you paste or link to. See how your CV fits each one',
			'A board, a list and a calendar. Your own stages, email reminders and a link for your calendar app',
			'A cover letter drafted from your own CV and the advert, with nothing made up',
			'The advert and the exact CV you sent, ready for the interview',
			'Charts of your results that show how reliable they are',
			'Import from a spreadsheet and export to one',
		],
		link: { to: '/jobs', label: 'Look for jobs' },
	},
]
