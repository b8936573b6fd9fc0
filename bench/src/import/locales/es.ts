import { type Locale, list } from './locale.ts'

export const es: Locale = {
	id: 'es',
	firstNames: list(
		'Lucía; Álvaro; María José; Sergio; Begoña; Iván; Carmen; Íñigo; Nuria; Javier; Rocío; Andrés; Montserrat; Hugo',
	),
	lastNames: list(
		'García Peña; Muñoz Vidal; Fernández; Ibáñez Ruiz; Núñez; Ortega Gil; Del Río; Castaño; Serrano Vega; Domínguez; Ramos; Etxeberria',
	),
	places: list('Villaclara; Montesol; Santa Rosa; Valdeolmos; Puertollano Alto; Ribera'),
	cities: list(
		'Madrid; Valencia; Sevilla; Bilbao; Zaragoza; Las Palmas; Granada; A Coruña; San Sebastián; Málaga; Valladolid',
	),
	country: 'España',
	postcodes: ['280##', '460##', '410##'],
	streets: list(
		'C/ Mayor, {number}; Calle del Olmo {number}; Avda. de la Constitución {number}; Plaza Nueva {number}',
	),
	phones: list('+44 7700 900###; +44 7700 900 ###; (+44) 7700 900###'),
	universities: list(
		'Universidad de {city}; Universidad Politécnica de {city}; Universidad Complutense',
	),
	colleges: list('IES {place}; Centro de Formación {place}; Escuela de Hostelería de {city}'),
	schools: list('IES Cervantes; Colegio {place}; Instituto {place}'),
	longMonths: list(
		'enero; febrero; marzo; abril; mayo; junio; julio; agosto; septiembre; octubre; noviembre; diciembre',
	),
	shortMonths: list('ene.; feb.; mar.; abr.; may.; jun.; jul.; ago.; sept.; oct.; nov.; dic.'),
	present: list('actualidad; Actualidad; presente; actualmente'),
	until: ['a'],
	since: ['Desde {date}', 'desde {date}'],
	headings: {
		contact: list('Contacto; Datos personales; Datos de contacto'),
		professionalSummary: list('Perfil; Perfil profesional; Sobre mí; Resumen profesional'),
		experience: list(
			'Experiencia laboral; Experiencia profesional; Trayectoria profesional; Experiencia',
		),
		education: list('Formación; Formación académica; Educación; Estudios'),
		skills: list('Habilidades; Competencias; Aptitudes; Conocimientos'),
		certification: list('Certificaciones; Cursos; Formación complementaria; Certificados'),
		language: list('Idiomas'),
		interests: list('Intereses; Aficiones; Intereses personales'),
		reference: list('Referencias'),
		volunteering: list('Voluntariado'),
		additional: list('Información adicional; Otros datos'),
	},
	labels: {
		name: 'Nombre',
		phone: list('Teléfono; Tel.; Móvil'),
		email: list('Correo electrónico; Correo; E-mail'),
		address: list('Dirección; Domicilio'),
		website: 'Web',
		grade: 'Nota',
		skills: 'Habilidades',
		languages: 'Idiomas',
		interests: 'Aficiones',
		page: 'Página {page} de {pages}',
		curriculum: list('Currículum vítae; Curriculum Vitae; CURRÍCULUM'),
	},
	languages: list(
		'Español; Inglés; Francés; Catalán; Euskera; Alemán; Italiano; Portugués; Gallego',
	),
	nativeWords: list('Nativo; lengua materna'),
	levelWords: list('Fluido; Medio; Básico; Avanzado'),
	interests: list(
		'Senderismo; Cocina; Lectura; Natación; Guitarra; Fotografía; Baloncesto; Viajar; Teatro; Ciclismo',
	),
	degreeGrades: list('sobresaliente; notable; 8,4; 7,9'),
	vocationalGrades: list('notable; sobresaliente'),
	schoolSubjects: [],
	schoolGrades: [],
	referencesOnRequest: list('Referencias disponibles a petición; Disponibles bajo petición'),
	summaryEndings: list(
		'Busco un nuevo reto profesional en {city}.; Incorporación inmediata.; Persona organizada y con iniciativa.',
	),
	furtherFacts: list(
		'Carné de conducir B y vehículo propio; Disponibilidad inmediata; Disponibilidad para viajar',
	),
	volunteering: [
		{
			role: 'Voluntaria',
			organisation: 'Comedor Social Ribera',
			duty: 'Preparación y reparto de 120 comidas cada domingo',
		},
		{
			role: 'Monitor de tiempo libre',
			organisation: 'Asociación Montesol',
			duty: 'Campamentos de verano para 40 niños',
		},
	],
}
