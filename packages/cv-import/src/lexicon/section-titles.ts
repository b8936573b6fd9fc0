/** What a part of a CV is about; `contact` and `additional` are spread over other fields. */
export type SectionKind =
	| 'contact'
	| 'professionalSummary'
	| 'experience'
	| 'education'
	| 'skills'
	| 'projects'
	| 'volunteering'
	| 'certification'
	| 'language'
	| 'publications'
	| 'awards'
	| 'interests'
	| 'reference'
	| 'additional'
	| 'custom'

/** Titles that CVs print over their sections, in English, French, German, Spanish, Italian, Portuguese, Dutch and Polish. */
export const sectionTitles: readonly { kind: SectionKind; titles: string }[] = [
	{
		kind: 'contact',
		titles: `contact; contacts; contact details; contact information; contact info; contact me; get in touch; personal details; personal information; personal data; personal info; personal particulars; details; info; bio data
			coordonnees; mes coordonnees; etat civil; informations personnelles; informations de contact; donnees personnelles
			kontakt; kontaktdaten; personliche daten; angaben zur person; zur person; personliche angaben; personalien
			contacto; datos personales; datos de contacto; informacion personal; informacion de contacto
			contatti; dati personali; informazioni personali; informazioni di contatto; dati anagrafici
			contato; contatos; contacto; dados pessoais; informacoes pessoais; informacao pessoal; dados de contato
			contactgegevens; persoonlijke gegevens; personalia; persoonsgegevens; gegevens
			dane osobowe; dane kontaktowe; dane personalne; social; social links; links; online; online profiles; profiles; web; find me online; social media; my links`,
	},
	{
		kind: 'professionalSummary',
		titles: `summary; who am i; hello; my story; in short; in brief; a little about me; something about me; at a glance; summary; profile; about; about me; professional summary; professional profile; personal profile; personal statement; career objective; objective; career profile; executive summary; executive profile; career summary; summary of qualifications; qualifications summary; summary statement; introduction; overview; statement; career goal; career goals; career aim; who i am; biography; bio; profile summary; personal summary; key profile; professional overview; career overview; about myself; career statement; job objective; employment objective; resume summary; resume objective; my profile; short resume; professional statement; headline; background summary; mission; mission statement; basics; career focus; value proposition
			profil; profil professionnel; a propos; a propos de moi; resume; objectif; objectif professionnel; presentation; qui suis je; synthese; accroche; resume professionnel; projet professionnel
			uber mich; kurzprofil; berufsprofil; zusammenfassung; profil; berufliches profil; personliches profil; berufsziel; karriereziel; ziel; zielsetzung; kurzvorstellung; personliche beschreibung; kurzzusammenfassung
			perfil; perfil profesional; sobre mi; resumen; resumen profesional; objetivo; objetivo profesional; acerca de mi; extracto; presentacion; perfil personal
			profilo; profilo professionale; chi sono; obiettivo; obiettivo professionale; riepilogo; su di me; sintesi; profilo personale; presentazione; sommario
			perfil profissional; resumo; resumo profissional; sobre; sobre mim; objetivo profissional; objectivo; apresentacao; sumario; resumo de qualificacoes
			profiel; persoonlijk profiel; over mij; samenvatting; doel; doelstelling; professioneel profiel; profielschets; wie ben ik
			profil zawodowy; podsumowanie; podsumowanie zawodowe; o mnie; cel zawodowy; cel`,
	},
	{
		kind: 'experience',
		titles: `military career; army career; naval career; service career; police career; civilian career; civilian employment; civilian experience; salon experience; experience; experiences; sea service; sea time; sea going experience; seagoing experience; shipboard experience; shore experience; shore based experience; military service; military experience; naval service; police service; prison service; service history; current post; previous posts; posts held; current posts; current appointment; previous appointments; hospital posts; training posts; posts; where i have worked; what i have done; things i have done; what ive done; where i worked; my work; work ive done; career to now; career details; career record; previous jobs; current job; recent employment; recent experience; legal experience; legal work experience; sales experience; teaching employment; care experience; catering experience; warehouse experience; office experience; customer service experience; administrative experience; healthcare experience; medical experience; trade experience; construction experience; site experience; flying experience; acting experience; media experience; it experience; professional employment; full time employment; part time employment; part time work; paid work; paid employment; voluntary and paid work; work experience; work experiences; professional experience; professional experiences; employment; employment history; work history; career history; relevant experience; relevant work experience; professional background; career; jobs; positions; positions held; industry experience; teaching experience; clinical experience; academic appointments; appointments; academic experience; research experience; professional history; employment record; employment experience; job history; job experience; internships; internship experience; internship; internships and work experience; work; career experience; practical experience; career and experience; military experience; military service; other experience; other employment; other work experience; additional experience; earlier career; earlier experience; previous experience; previous employment; previous roles; selected experience; recent experience; key experience; nursing experience; retail experience; hospitality experience; industrial experience; experience and achievements; experience highlights; professional appointments; career to date; career path; career summary; career chronology; placements; clinical placements; teaching placements; placement; work placements; school placements; current role; current position; recent roles; academic positions; teaching positions; leadership experience; management experience; technical experience; engineering experience; consulting experience; freelance experience; freelance work; freelance; contract work; driving experience; work and experience; performance experience; professional practice; professional journey; my experience; where ive worked; employment background; work background; employment details; work record
			experience professionnelle; experiences professionnelles; experience; parcours professionnel; experiences; emploi; emplois; stages; stage; parcours; carriere; experience de travail
			berufserfahrung; beruflicher werdegang; berufspraxis; berufliche erfahrung; werdegang; praktische erfahrung; praktische erfahrungen; berufliche laufbahn; arbeitserfahrung; praktika; beruf; beruflicher hintergrund; berufliche stationen; berufliche tatigkeit; berufstatigkeit; praktikum; berufserfahrungen; nebentatigkeiten; nebenjobs
			experiencia; experiencia laboral; experiencia profesional; trayectoria profesional; historial laboral; empleo; trayectoria; practicas; historia laboral
			esperienza; esperienze; esperienza professionale; esperienze professionali; esperienza lavorativa; esperienze lavorative; esperienze di lavoro; occupazione; percorso professionale; tirocini; tirocinio; carriera; storia lavorativa
			experiencia profissional; experiencias profissionais; experiencia de trabalho; historico profissional; percurso profissional; atividade profissional; estagios; trajetoria profissional
			werkervaring; ervaring; beroepservaring; relevante werkervaring; loopbaan; professionele ervaring; stages en werkervaring; carriere; arbeidsverleden; stage ervaring
			doswiadczenie; doswiadczenie zawodowe; przebieg pracy zawodowej; praca; historia zatrudnienia; kariera; praktyki; staze; przebieg kariery zawodowej; zatrudnienie`,
	},
	{
		kind: 'education',
		titles: `study; academic qualification; educational qualification; technical qualification; academic details; educational details; education; school and college; school and college education; college and school; schools and colleges; school and university; schools attended; schools; what i have learnt; what i have learned; what i studied; where i studied; where i learned; my studies; education and training; education and qualifications; qualifications; academic qualifications; academic background; educational background; academic history; education history; educational history; academic; academics; studies; schooling; training and education; qualifications and education; qualifications and training; education qualifications; degrees; degree; academic record; academic education; formal education; education and certifications; education and certificates; education and professional development; academic profile; educational qualifications; university; school; schools; education background; academic credentials; education and credentials; academic achievements; academic training; higher education; degrees and qualifications; educational details; tertiary education; secondary education; education training and qualifications; my education
			formation; formations; etudes; formation academique; parcours scolaire; diplomes; education; diplomes et formations; formation et diplomes; formation initiale; cursus; parcours academique; formations et diplomes; scolarite; cursus scolaire; parcours universitaire
			ausbildung; bildung; bildungsweg; studium; schulbildung; ausbildung und studium; akademische ausbildung; akademischer werdegang; hochschulbildung; schule; schulische ausbildung; bildungswerdegang; schulischer werdegang; berufsausbildung; studium und ausbildung; abschlusse; ausbildungen; akademische bildung; aus und weiterbildung; hochschulstudium; ausbildung und weiterbildung
			educacion; formacion; formacion academica; estudios; educacion y formacion; titulacion; formacion y titulos; estudios academicos; historial academico; preparacion academica
			istruzione; formazione; istruzione e formazione; studi; titoli di studio; formazione accademica; percorso formativo; educazione; percorso di studi; formazione scolastica
			educacao; formacao; formacao academica; escolaridade; habilitacoes; habilitacoes literarias; educacao e formacao; habilitacoes academicas; qualificacoes academicas; historico academico
			opleiding; opleidingen; onderwijs; studie; studies; opleiding en training; scholing; opleidingen en cursussen; opleiding en cursussen; educatie; vooropleiding
			wyksztalcenie; edukacja; szkola; studia; edukacja i szkolenia; wyksztalcenie i szkolenia`,
	},
	{
		kind: 'skills',
		titles: `what i do best; what i do well; what i know; what i am good at; what im good at; things i am good at; what i can do; good at; skills; key skills; techs; tech; fields; fields of expertise; it; software and tools; systems; core skills; technical skills; core competencies; core competences; key competencies; competencies; competences; expertise; areas of expertise; skills and expertise; skills summary; professional skills; relevant skills; soft skills; hard skills; computer skills; it skills; digital skills; technologies; tools; tools and technologies; technical expertise; technical proficiencies; proficiencies; strengths; strenghts; key strengths; skills and abilities; abilities; skill set; skillset; skill; skills and competencies; technical summary; technical knowledge; areas of knowledge; knowledge; skills and tools; skills and technologies; specialties; specialities; specialisms; specialisations; software; software skills; programming; programming languages; programming skills; top skills; skill highlights; skills highlights; core strengths; core expertise; key areas of expertise; practical skills; clinical skills; transferable skills; additional skills; other skills; personal skills; skills profile; capabilities; core capabilities; key capabilities; tech stack; technology; technical; technical competencies; technical competences; management skills; interpersonal skills; communication skills; it proficiency; it competencies; qualities; personal qualities; attributes; personal attributes; skills and qualities; skills and knowledge; skills and attributes; skills overview; general skills; job skills; work skills; trade skills; kitchen skills; driving skills; teaching skills; laboratory skills; research skills; my skills; special skills; skills and qualifications; computing; professional competencies; what i offer; skills and strengths
			competences; competence; competences techniques; competences cles; savoir faire; savoir etre; informatique; outils; logiciels; aptitudes; atouts; competences professionnelles; competences informatiques; connaissances; qualites; competences et outils; competences personnelles; domaines de competences; principales competences
			kenntnisse; fahigkeiten; kompetenzen; fachkenntnisse; edv kenntnisse; it kenntnisse; kenntnisse und fahigkeiten; fahigkeiten und kenntnisse; computerkenntnisse; technische kenntnisse; qualifikationen; starken; schlusselkompetenzen; kernkompetenzen; fachkompetenzen; besondere kenntnisse; soziale kompetenzen; edv; fertigkeiten; technische fahigkeiten; personliche starken; weitere kenntnisse; sonstige kenntnisse; fachliche kompetenzen; it skills; kenntnisse und interessen
			habilidades; competencias; aptitudes; conocimientos; conocimientos informaticos; destrezas; capacidades; habilidades tecnicas; competencias clave; informatica; fortalezas; herramientas; habilidades y competencias; competencias profesionales; conocimientos tecnicos; aptitudes principales
			competenze; capacita; abilita; competenze tecniche; competenze informatiche; capacita e competenze; competenze digitali; conoscenze informatiche; competenze personali; competenze professionali; conoscenze; competenze chiave; punti di forza; capacita e competenze tecniche
			competencias; competencias tecnicas; habilidades; conhecimentos; conhecimentos informaticos; aptidoes; qualificacoes; competencias pessoais; competencias digitais; habilidades tecnicas; principais competencias; ferramentas
			vaardigheden; competenties; kennis; computervaardigheden; technische vaardigheden; kennis en vaardigheden; kwaliteiten; eigenschappen; digitale vaardigheden; it vaardigheden; kerncompetenties; sterke punten
			umiejetnosci; kompetencje; kluczowe umiejetnosci; umiejetnosci techniczne; znajomosc programow; umiejetnosci zawodowe; kluczowe kompetencje; umiejetnosci miekkie; technologie; obsluga komputera; mocne strony`,
	},
	{
		kind: 'projects',
		titles: `projects; personal projects; key projects; selected projects; academic projects; side projects; project experience; notable projects; project; research projects; portfolio; projects and research; open source; open source projects; open source contributions; university projects; major projects; recent projects; project work; project highlights; relevant projects; professional projects; technical projects; projects and portfolio; open source software; exhibitions; productions; performances
			projets; projets personnels; projets academiques; realisations; projekte; eigene projekte; projekterfahrung; proyectos; progetti; projetos; projecten; projekty; projektliste; proyectos personales; projets realises; progetti personali; projetos pessoais`,
	},
	{
		kind: 'volunteering',
		titles: `volunteering; volunteer experience; volunteer work; voluntary work; voluntary experience; community service; community involvement; volunteer; volunteering experience; community; voluntary; voluntary roles; charity work; voluntary and community work; extracurricular activities; extra curricular activities; extracurriculars; leadership and activities; activities and leadership; leadership; positions of responsibility; responsibilities; leadership and volunteering; volunteering and leadership; volunteer activities; outreach; service; community engagement; community work; leadership activities; clubs and societies; societies; activities and societies
			benevolat; engagement associatif; activites benevoles; vie associative; experience associative; engagements; ehrenamt; ehrenamtliche tatigkeit; ehrenamtliches engagement; ehrenamtliche tatigkeiten; engagement; soziales engagement; voluntariado; volontariato; esperienze di volontariato; trabalho voluntario; vrijwilligerswerk; wolontariat; dzialalnosc spoleczna; trabajo voluntario; experiencia de voluntariado`,
	},
	{
		kind: 'certification',
		titles: `cards; cards held; tickets; cards and tickets; certificates of competency; certificate of competency; maritime certificates; stcw certificates; stcw courses; tickets and cards; site cards; plant tickets; licences held; licences and cards; training and tickets; certificates and tickets; courses attended; courses completed; training completed; certifications; certificates; certification; licenses; licences; licenses and certifications; licences and certifications; certifications and licenses; certifications and licences; professional certifications; training; courses; training and certifications; certifications and training; professional development; training and development; courses and certifications; professional qualifications; training courses; accreditations; professional training; cpd; continuing professional development; certificates and training; training and certificates; relevant training; additional training; certificates and licences; certificates and courses; courses and training; courses and certificates; professional registration; registration; registrations; professional registrations; registration and licences; licences and training; further training; professional certificates; professional accreditations; certifications and courses; health and safety training; mandatory training; qualifications and certifications; tickets and licences; licences and certificates; driving licences; licences and tickets; certifications and accreditations; further education; short courses; additional qualifications; other qualifications; vocational qualifications; professional courses; online courses; professional credentials; credentials; continuing education; certifications and skills; coursework; relevant coursework; key courses
			certificats; certification; formations complementaires; formation continue; permis; certifications et formations; habilitations; permis et habilitations
			zertifikate; zertifizierungen; weiterbildung; weiterbildungen; fortbildungen; fortbildung; lehrgange; kurse; fuhrerschein; schulungen; zertifikate und weiterbildungen; weiterbildung und zertifikate; zusatzqualifikationen; fort und weiterbildung
			certificaciones; certificados; cursos; formacion complementaria; cursos y certificados; licencias y certificaciones; formacion adicional; licencias; cursos y certificaciones
			certificazioni; certificati; corsi; corsi di formazione; patente; patenti; attestati; licenze e certificazioni; formazione continua; corsi e certificazioni
			certificacoes; cursos e certificacoes; certificados; formacao complementar; cursos complementares; licencas e certificacoes; carta de conducao
			certificaten; cursussen; trainingen; diplomas; licenties en certificaten; cursussen en trainingen; certificeringen; bijscholing; rijbewijs
			certyfikaty; kursy; szkolenia; kursy i szkolenia; szkolenia i kursy; uprawnienia; kursy i certyfikaty; certyfikaty i szkolenia; prawo jazdy; licencje i certyfikaty`,
	},
	{
		kind: 'language',
		titles: `languages; language; language skills; foreign languages; spoken languages; languages spoken; language proficiency; language competencies; linguistic skills; known languages; human languages; language abilities
			langues; competences linguistiques; langues etrangeres; langue; langues parlees; sprachen; sprachkenntnisse; fremdsprachen; sprachliche kenntnisse; idiomas; lenguas; conocimiento de idiomas; lingue; lingue straniere; competenze linguistiche; conoscenze linguistiche; conoscenza lingue; linguas; idiomas; competencias linguisticas; talen; talenkennis; taalvaardigheden; vreemde talen; jezyki; jezyki obce; znajomosc jezykow; znajomosc jezykow obcych; umiejetnosci jezykowe`,
	},
	{
		kind: 'publications',
		titles: `publications; papers; selected publications; research publications; articles; books; journal articles; conference papers; journal publications; conference publications; peer reviewed publications; publications and presentations; patents; patents and publications; publications and patents; presentations; talks; invited talks; conferences; conference presentations; talks and presentations; speaking; writing; conferences and presentations; lectures; scientific publications; published work; publications and talks; posters; selected talks; selected papers
			publikationen; veroffentlichungen; vortrage; publicaciones; pubblicazioni; publicacoes; publicaties; publikacje; conferencias; conferences et publications; brevets; patente`,
	},
	{
		kind: 'awards',
		titles: `awards; honors; honours; awards and honors; awards and honours; honors and awards; honours and awards; achievements; key achievements; accomplishments; scholarships; prizes; recognition; awards and achievements; awards and recognition; awards and scholarships; scholarships and awards; achievements and awards; distinctions; grants; fellowships; grants and awards; grants and fellowships; awards and grants; career highlights; career achievements; selected achievements; major achievements; awards and prizes; prizes and awards; most proud of; proud of; honors and scholarships; fellowships and awards; awards and accomplishments; notable achievements; awards and certifications; honors and achievements; personal achievements; professional achievements; key accomplishments; honour
			prix; distinctions; prix et distinctions; recompenses; bourses; auszeichnungen; preise; preise und auszeichnungen; stipendien; erfolge; auszeichnungen und preise; premios; reconocimientos; logros; becas; premi; riconoscimenti; premi e riconoscimenti; borse di studio; borse; premios e distincoes; conquistas; bolsas; prijzen; onderscheidingen; prestaties; nagrody; osiagniecia; nagrody i wyroznienia; stypendia; premios y reconocimientos`,
	},
	{
		kind: 'interests',
		titles: `interests; hobbies; hobbies and interests; interests and hobbies; personal interests; activities; interests and activities; activities and interests; outside work; outside interests; hobbies interests; leisure; pastimes; passions; leisure interests; leisure activities; other interests; extracurricular interests; outside of work; beyond work; when im not working; my interests; hobby; interest; likes; my passions; free time; spare time; interests and pastimes
			centres dinteret; centre dinteret; loisirs; interets; passions; activites; hobbies; centres dinterets; activites extra professionnelles; divers; loisirs et interets; interessen; hobbys; interessen und hobbys; hobbys und interessen; freizeit; freizeitaktivitaten; personliche interessen; freizeitinteressen; intereses; aficiones; pasatiempos; intereses personales; interessi; hobby e interessi; passioni; interessi personali; tempo libero; interesses; passatempos; interesses pessoais; interesses; hobbys; hobbies en interesses; vrije tijd; interesses en hobbys; zainteresowania; hobby; hobbies e interessi; zainteresowania i hobby`,
	},
	{
		kind: 'reference',
		titles: `referee; references; reference; referees; professional references; character references; academic references; references available on request; references available upon request; references on request; referees available on request; recommendations; testimonials; my references
			references; referenzen; referencias; referenze; referenties; referencje; recommandations`,
	},
	{
		kind: 'additional',
		titles: `additional information; additional; other; other information; miscellaneous; further information; additional details; personal; languages and interests; interests and languages; skills and interests; skills and hobbies; languages and hobbies; skills and languages; languages and skills; additional skills and interests; skills languages and interests; skills and certifications; skills and awards; certifications and languages; languages and certifications; skills activities and interests; skills and activities; certifications skills and interests; skills certifications and interests; skills certifications and languages; additional experience and skills; supplementary information; extras; misc; more; technical skills and interests; languages and it skills; it and languages; it skills and languages; computer skills and languages; additional info; awards and interests; skills interests and languages; interests and skills; skills and training
			informations complementaires; informations supplementaires; autres; autres informations; langues et informatique; informatique et langues; langues et loisirs; langues et centres dinteret; competences et langues; competences linguistiques et informatiques; langues et competences
			sonstiges; weitere informationen; weitere angaben; zusatzliche informationen; sprachen und edv; edv und sprachen; sprachen und it kenntnisse; sonstige angaben; weitere qualifikationen; sprach und edv kenntnisse; sprachen und edv kenntnisse; kenntnisse und sprachen; sprachen und kenntnisse; edv und sprachkenntnisse; sprachen und interessen
			otros datos; otros; informacion adicional; otra informacion; datos adicionales; idiomas e informatica; informatica e idiomas; otros datos de interes; datos de interes
			altre informazioni; ulteriori informazioni; altro; informazioni aggiuntive; lingue e informatica
			outras informacoes; informacoes adicionais; outros; informacoes complementares; idiomas e informatica
			overig; overige; overige informatie; aanvullende informatie; overige gegevens; talen en computervaardigheden
			dodatkowe informacje; informacje dodatkowe; inne; pozostale informacje`,
	},
	{
		kind: 'custom',
		titles: `memberships; professional memberships; affiliations; professional affiliations; associations; memberships and affiliations; professional bodies; professional associations; membership; security clearance; clearance; availability; work authorization; visa status; right to work; nationality; military; declaration; gdpr; a day of my life; life philosophy; philosophy; quote; quotes; test scores; research; research interests; teaching; teaching interests; teaching philosophy; supervision; coursework and projects; key projects and achievements; membership of professional bodies; funding; grants awarded; committees; professional service; editorial work; professional activities; driving licence; driving license; mobility; salary expectations; hobby projects; klauzula; zgoda; klauzula rodo; mitgliedschaften; adhesions; affiliaties; membres; afiliaciones; privacy; trattamento dei dati personali; disponibilidad`,
	},
]
