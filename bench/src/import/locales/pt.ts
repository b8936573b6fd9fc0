import { type Locale, list } from './locale.ts'

export const pt: Locale = {
	id: 'pt',
	firstNames: list(
		'Inês; João; Mariana; Gonçalo; Beatriz; Tiago; Catarina; Rui; Ana Sofia; Luís; Débora; Duarte',
	),
	lastNames: list(
		'Ferreira; Gonçalves; Magalhães; dos Santos; Simões; Araújo; Correia; Figueiredo; Leitão; Brandão; da Silva; Nogueira',
	),
	places: list('Vale Formoso; Monte Claro; Ribeira Nova; Castelo Velho; Serra Alta'),
	cities: list(
		'Lisboa; Porto; Coimbra; Braga; Faro; Aveiro; Vila Nova de Gaia; Setúbal; Évora; Viseu',
	),
	country: 'Portugal',
	postcodes: ['1###-###', '4###-###', '3###-###'],
	streets: list(
		'Rua das Flores, {number}; Av. da Liberdade {number}; Travessa do Carmo {number}; Largo da Sé {number}',
	),
	phones: list('+44 7700 900###; +44 7700 900 ###; (+44) 7700 900###'),
	universities: list(
		'Universidade de {city}; Instituto Politécnico de {city}; Universidade Nova de {city}',
	),
	colleges: list(
		'Escola Profissional de {place}; Centro de Formação de {city}; Escola de Hotelaria de {city}',
	),
	schools: list('Escola Secundária de {place}; Liceu Camões; Colégio {place}'),
	longMonths: list(
		'janeiro; fevereiro; março; abril; maio; junho; julho; agosto; setembro; outubro; novembro; dezembro',
	),
	shortMonths: list('jan.; fev.; mar.; abr.; mai.; jun.; jul.; ago.; set.; out.; nov.; dez.'),
	present: list('atual; presente; até à data; Atualidade'),
	until: ['a'],
	since: ['Desde {date}', 'desde {date}'],
	headings: {
		contact: list('Contactos; Dados pessoais; Contacto'),
		professionalSummary: list('Perfil; Resumo; Sobre mim; Perfil profissional'),
		experience: list('Experiência profissional; Experiência; Percurso profissional'),
		education: list('Formação académica; Educação; Formação; Habilitações literárias'),
		skills: list('Competências; Aptidões; Competências técnicas'),
		certification: list('Certificações; Formação complementar; Certificados'),
		language: list('Línguas; Idiomas'),
		interests: list('Interesses; Passatempos'),
		reference: list('Referências'),
		volunteering: list('Voluntariado'),
		additional: list('Informação adicional; Outras informações'),
	},
	labels: {
		name: 'Nome',
		phone: list('Telemóvel; Telefone; Tel.'),
		email: list('E-mail; Email'),
		address: list('Morada; Endereço'),
		website: 'Site',
		grade: 'Média',
		skills: 'Competências',
		languages: 'Línguas',
		interests: 'Interesses',
		page: 'Página {page} de {pages}',
		curriculum: list('Curriculum Vitae; CURRICULUM VITAE'),
	},
	languages: list('Português; Inglês; Espanhol; Francês; Alemão; Italiano'),
	nativeWords: list('língua materna; Nativo'),
	levelWords: list('Fluente; Intermédio; Básico'),
	interests: list(
		'Surf; Leitura; Fotografia; Cozinha; Futsal; Viagens; Jardinagem; Fado; Caminhadas; Cinema',
	),
	degreeGrades: list('16 valores; 15 valores; 14 valores; 17 valores'),
	vocationalGrades: list('15 valores; 17 valores'),
	schoolSubjects: [],
	schoolGrades: [],
	referencesOnRequest: list('Referências disponíveis a pedido; A pedido'),
	summaryEndings: list(
		'Disponibilidade imediata em {city}.; Organizada e com espírito de equipa.; Procuro um projeto estável.',
	),
	furtherFacts: list('Carta de condução B; Disponibilidade imediata; Viatura própria'),
	volunteering: [
		{
			role: 'Voluntário',
			organisation: 'Banco Alimentar de Ribeira Nova',
			duty: 'Recolha e separação de alimentos em campanhas',
		},
		{
			role: 'Chefe de escuteiros',
			organisation: 'Agrupamento 417',
			duty: 'Atividades semanais com 20 jovens',
		},
	],
}
