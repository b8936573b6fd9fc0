import { isBritishOrIrishPlace, isBritishRegion, parseTsv } from '@app/language'
import { towns as townsOfWorld } from '../data/towns.ts'
import { institutionScore } from './education-words.ts'
import { fold, wordList } from './fold.ts'
import { jobScore, organisationScore } from './job-words.ts'

const countries = wordList(
	`united kingdom;uk;u k;great britain;england;scotland;wales;northern ireland;ireland;republic of ireland;france;germany;deutschland;spain;espana;italy;italia;portugal;netherlands;the netherlands;nederland;belgium;belgique;belgie;luxembourg;switzerland;schweiz;suisse;austria;osterreich;poland;polska;czech republic;czechia;slovakia;hungary;romania;bulgaria;greece;turkey;turkiye;sweden;sverige;norway;norge;denmark;danmark;finland;suomi;iceland;estonia;latvia;lithuania;ukraine;russia;serbia;croatia;slovenia;bosnia;albania;malta;cyprus;united states;united states of america;usa;u s a;us;canada;mexico;brazil;brasil;argentina;chile;colombia;peru;venezuela;ecuador;uruguay;australia;new zealand;india;pakistan;bangladesh;sri lanka;nepal;china;hong kong;taiwan;japan;south korea;korea;singapore;malaysia;indonesia;thailand;vietnam;philippines;israel;saudi arabia;uae;united arab emirates;qatar;kuwait;bahrain;oman;jordan;lebanon;egypt;morocco;tunisia;algeria;nigeria;ghana;kenya;uganda;tanzania;ethiopia;zimbabwe;zambia;south africa;iran;iraq;afghanistan;kazakhstan;jamaica;trinidad and tobago;cuba;costa rica;panama;guatemala;bolivia;paraguay;dominican republic;syria;eritrea;sudan;south sudan;somalia;somaliland;yemen;palestine;libya;cameroon;congo;dr congo;democratic republic of the congo;gambia;the gambia;sierra leone;liberia;guinea;malawi;rwanda;burundi;senegal;mali;niger;ivory coast;cote d ivoire;togo;benin;burkina faso;angola;mozambique;namibia;botswana;lesotho;eswatini;madagascar;mauritius;seychelles;mauritania;djibouti;gabon;moldova;belarus;armenia;azerbaijan;uzbekistan;turkmenistan;tajikistan;kyrgyzstan;kosovo;montenegro;north macedonia;macedonia;bosnia and herzegovina;liechtenstein;monaco;andorra;gibraltar;myanmar;burma;cambodia;laos;mongolia;bhutan;maldives;brunei;papua new guinea;fiji;samoa;tonga;barbados;bahamas;grenada;st lucia;saint lucia;trinidad;haiti;honduras;el salvador;nicaragua;belize;guyana;suriname;puerto rico`,
)

/** Large towns, and British ones of any size that have a college; folded. */
export const towns = wordList(
	`london;greater london;birmingham;manchester;greater manchester;leeds;liverpool;sheffield;bristol;newcastle;newcastle upon tyne;nottingham;leicester;coventry;bradford;cardiff;belfast;edinburgh;glasgow;aberdeen;dundee;inverness;perth;stirling;swansea;newport;wrexham;bangor;derry;lisburn;plymouth;southampton;portsmouth;bournemouth;poole;exeter;torquay;truro;bath;gloucester;cheltenham;swindon;oxford;cambridge;reading;slough;windsor;milton keynes;luton;bedford;northampton;peterborough;norwich;ipswich;colchester;chelmsford;southend;southend on sea;brighton;hove;eastbourne;hastings;canterbury;maidstone;dover;guildford;woking;crawley;croydon;watford;st albans;stevenage;york;hull;kingston upon hull;harrogate;wakefield;huddersfield;halifax;doncaster;rotherham;barnsley;lincoln;grimsby;derby;stoke on trent;stoke;stafford;wolverhampton;walsall;dudley;telford;shrewsbury;hereford;worcester;warwick;rugby;bolton;bury;oldham;rochdale;salford;stockport;wigan;preston;blackpool;lancaster;blackburn;burnley;chester;warrington;crewe;carlisle;durham;sunderland;middlesbrough;darlington;gateshead;hartlepool;scarborough;salisbury;winchester;basingstoke;andover;farnborough;aldershot;taunton;yeovil;barnstaple;greenock;paisley;kilmarnock;ayr;falkirk;livingston;dunfermline;kirkcaldy;dumfries;elgin;dublin;cork;galway;limerick;waterford
	bury st edmunds;kings lynn;great yarmouth;lowestoft;newbury;maidenhead;high wycombe;aylesbury;banbury;kettering;corby;loughborough;mansfield;chesterfield;burton upon trent;tamworth;nuneaton;solihull;redditch;kidderminster;stourbridge;newcastle under lyme;macclesfield;altrincham;southport;st helens;birkenhead;barrow in furness;kendal;whitehaven;south shields;hexham;berwick upon tweed;whitby;bridlington;scunthorpe;boston;skegness;grantham;worksop;keighley;skipton;dewsbury;pontefract;chippenham;trowbridge;weston super mare;bridgwater;tiverton;newquay;penzance;weymouth;isle of wight;worthing;bognor regis;chichester;horsham;tunbridge wells;royal tunbridge wells;ashford;folkestone;margate;gravesend;dartford;bromley;romford;ilford;enfield;harrow;wembley;hounslow;twickenham;kingston upon thames;epsom;reigate;welwyn garden city;hemel hempstead;harlow;basildon;braintree;clacton on sea;haverhill;thetford;barry;bridgend;merthyr tydfil;llanelli;carmarthen;aberystwyth;haverfordwest;llandudno;st andrews;kirkwall;lerwick;stornoway;fort william;oban;armagh;newry;omagh;enniskillen;coleraine;ballymena
	paris;lyon;marseille;toulouse;nice;nantes;strasbourg;montpellier;bordeaux;lille;rennes;reims;grenoble;dijon;angers;nancy;metz;tours;orleans;rouen;caen;brest;clermont ferrand;berlin;hamburg;munchen;munich;koln;cologne;frankfurt;frankfurt am main;stuttgart;dusseldorf;dortmund;essen;leipzig;bremen;dresden;hannover;hanover;nurnberg;nuremberg;duisburg;bochum;bonn;munster;karlsruhe;mannheim;augsburg;wiesbaden;freiburg;mainz;heidelberg;potsdam;kiel;lubeck;rostock;erfurt;jena;ulm;regensburg;wurzburg;wien;vienna;graz;linz;salzburg;innsbruck;zurich;geneva;geneve;basel;bern;lausanne;madrid;barcelona;valencia;sevilla;seville;zaragoza;malaga;murcia;bilbao;granada;alicante;cordoba;valladolid;vigo;rome;roma;milan;milano;naples;napoli;turin;torino;palermo;genoa;genova;bologna;florence;firenze;bari;verona;venice;venezia;padova;trieste;lisbon;lisboa;porto;braga;coimbra;faro;amsterdam;rotterdam;den haag;the hague;utrecht;eindhoven;groningen;tilburg;breda;nijmegen;leiden;delft;haarlem;maastricht;arnhem;brussels;bruxelles;brussel;antwerp;antwerpen;ghent;gent;liege;bruges;leuven;warsaw;warszawa;krakow;wroclaw;poznan;gdansk;lodz;katowice;lublin;szczecin;bydgoszcz;gdynia;prague;praha;brno;budapest;bucharest;sofia;athens;istanbul;ankara;stockholm;gothenburg;malmo;oslo;bergen;copenhagen;aarhus;helsinki;tallinn;riga;vilnius;kyiv;moscow;belgrade;zagreb;ljubljana
	aix en provence;avignon;toulon;nimes;perpignan;pau;bayonne;limoges;poitiers;la rochelle;le mans;le havre;amiens;besancon;mulhouse;colmar;annecy;chambery;saint etienne;saint denis;versailles;villeurbanne;boulogne billancourt;freiburg im breisgau;braunschweig;chemnitz;halle;magdeburg;kassel;hagen;hamm;krefeld;monchengladbach;oberhausen;saarbrucken;oldenburg;osnabruck;paderborn;siegen;trier;koblenz;darmstadt;offenbach;hanau;fulda;gottingen;hildesheim;wolfsburg;schwerin;stralsund;cottbus;gera;zwickau;bayreuth;bamberg;erlangen;furth;ingolstadt;passau;konstanz;tubingen;reutlingen;pforzheim;heilbronn;klagenfurt;st gallen;winterthur;luzern;lugano;las palmas;las palmas de gran canaria;santa cruz de tenerife;palma;palma de mallorca;a coruna;la coruna;santiago de compostela;san sebastian;donostia;vitoria;vitoria gasteiz;pamplona;logrono;burgos;leon;salamanca;oviedo;gijon;santander;cadiz;huelva;jaen;almeria;jerez de la frontera;marbella;cartagena;elche;castellon;tarragona;lleida;girona;sabadell;badalona;toledo;badajoz;caceres;albacete;reggio emilia;reggio calabria;modena;parma;ferrara;ravenna;rimini;ancona;perugia;pescara;foggia;lecce;taranto;salerno;catania;messina;siracusa;cagliari;sassari;pisa;livorno;lucca;siena;arezzo;prato;la spezia;brescia;bergamo;como;monza;pavia;novara;vicenza;treviso;udine;trento;bolzano;setubal;aveiro;evora;leiria;viseu;guimaraes;viana do castelo;vila real;braganca;castelo branco;santarem;portimao;funchal;ponta delgada;vila nova de gaia;matosinhos;almada;sintra;cascais;s hertogenbosch;den bosch;zwolle;deventer;enschede;apeldoorn;amersfoort;almere;hilversum;dordrecht;zoetermeer;leeuwarden;assen;emmen;venlo;roermond;helmond;alkmaar;gouda;middelburg;mechelen;brugge;kortrijk;namur;charleroi;mons;zielona gora;bielsko biala;bialystok;rzeszow;kielce;radom;olsztyn;opole;czestochowa;sosnowiec;gliwice;zabrze;bytom;tychy;rybnik;torun;plock;koszalin;slupsk;elblag;kalisz;legnica;walbrzych;tarnow;nowy sacz;gorzow wielkopolski;sopot
	new york;new york city;nyc;los angeles;chicago;houston;phoenix;philadelphia;san antonio;san diego;dallas;san jose;austin;jacksonville;columbus;charlotte;san francisco;indianapolis;seattle;denver;washington;washington dc;boston;nashville;el paso;detroit;oklahoma city;portland;las vegas;memphis;louisville;baltimore;milwaukee;albuquerque;tucson;fresno;sacramento;kansas city;atlanta;omaha;raleigh;miami;oakland;minneapolis;tulsa;tampa;new orleans;cleveland;honolulu;pittsburgh;st louis;cincinnati;orlando;salt lake city;palo alto;mountain view;menlo park;sunnyvale;cupertino;redmond;bellevue;berkeley;ann arbor;princeton;toronto;montreal;vancouver;ottawa;calgary;edmonton;winnipeg;quebec;sydney;melbourne;brisbane;adelaide;canberra;auckland;wellington;christchurch;mumbai;delhi;new delhi;bangalore;bengaluru;hyderabad;chennai;kolkata;pune;ahmedabad;gurgaon;noida;karachi;lahore;islamabad;dhaka;colombo;beijing;shanghai;shenzhen;guangzhou;tokyo;osaka;kyoto;seoul;taipei;bangkok;jakarta;manila;kuala lumpur;hanoi;dubai;abu dhabi;doha;riyadh;jeddah;tel aviv;jerusalem;cairo;casablanca;lagos;abuja;accra;nairobi;kampala;johannesburg;cape town;durban;pretoria;mexico city;sao paulo;rio de janeiro;buenos aires;santiago;bogota;lima;caracas`,
)

const ways =
	/^(?:remote|hybrid|on ?site|telecommut\w*|home office|work from home|worldwide|nationwide|various locations|remoto|teletrabajo|teletravail)$/
const usStates =
	/^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]|ON|BC|QC|AB|NSW|VIC|QLD)$/
const usStateNames = wordList(
	'california;texas;florida;new york;pennsylvania;illinois;ohio;georgia;north carolina;michigan;new jersey;virginia;washington;arizona;massachusetts;tennessee;indiana;maryland;missouri;wisconsin;colorado;minnesota;ontario;quebec;british columbia;west yorkshire;yorkshire;kent;essex;surrey;sussex;hampshire;devon;cornwall;dorset;somerset;lancashire;cheshire;cumbria;norfolk;suffolk;east sussex;west sussex;lincolnshire;wiltshire;northumberland;gloucestershire;warwickshire;staffordshire;derbyshire;nottinghamshire;leicestershire;northamptonshire;bedfordshire;hertfordshire;buckinghamshire;cambridgeshire;shropshire;herefordshire;worcestershire;rutland;county durham;co durham;merseyside;tyne and wear;west midlands;south yorkshire;north yorkshire;east yorkshire;fife;lanarkshire;ayrshire;aberdeenshire;gwynedd;powys;pembrokeshire;carmarthenshire;ceredigion;gwent;south glamorgan;co antrim;county antrim;co down;county down;middlesex;berkshire;oxfordshire;bayern;hessen;sachsen;bavaria;catalonia;andalusia;lombardy;tuscany;ile de france',
)

const shortCounty =
	/^(?:[NSEW]\.? |(?:North|South|East|West) )?(?:Yorks|Lancs|Herts|Bucks|Beds|Berks|Cambs|Glos|Hants|Leics|Lincs|Northants|Notts|Oxon|Shrops|Staffs|Warks|Wilts|Worcs)\.?$|^(?:Co\.?|County) \p{Lu}\p{L}{2,}$/u

/** Whether a text is the name of a country. */
export function isCountry(text: string): boolean {
	return countries.has(fold(text))
}

/** Whether a text is the name of a town of 15,000 people or more, or of a British one of any size that has a college. */
export function isTown(text: string): boolean {
	largerTowns ??= new Set(
		parseTsv<'country' | 'towns'>(townsOfWorld).flatMap((row) => row.towns.split(';').map(fold)),
	)
	const name = fold(text)
	return towns.has(name) || largerTowns.has(name)
}

// Names that are words in small letters too are left out of the table.
let largerTowns: ReadonlySet<string> | null = null

/** Whether a text is the name of a part of a country, as it stands after a town. */
export function isRegion(text: string): boolean {
	return usStates.test(text.trim().replaceAll('.', '')) || usStateNames.has(fold(text))
}

/** Whether a text is the name of a county, a state or another part of a country, written out or short: "Powys", "N. Yorks", "TX". */
export function isCounty(text: string): boolean {
	const isKnownTown = towns.has(fold(text)) && !/^(?:greater|isle of) /i.test(text)
	return (
		isRegion(text) ||
		shortCounty.test(text) ||
		(isBritishRegion(text) && !isKnownTown && !isCountry(text))
	)
}

/** Whether a text is nothing but a place: "Leeds", "Austin, TX", "Remote", "Lyon (69)". */
export function isPlace(words: string): boolean {
	const text = withComma(words)
	const parts = text
		.replace(/[()]/g, ',')
		.split(/[,/]|\s[-–]\s/)
		.map((part) => part.trim())
		.filter((part) => part !== '' && !/^\d{2,5}$/.test(part))
	if (parts.length === 0 || parts.length > 4) return false
	if (parts.length === 1 && isPairOfTowns(text)) return true
	const known = parts.filter(
		(part, index) => isKnownPlace(part) || (index > 0 && isCounty(part)),
	).length
	if (known === parts.length) return true
	const [first = '', ...rest] = parts
	const isOneUnknown =
		parts.length >= 2 && known === parts.length - 1 && !isKnownPlace(first) && looksLikeTown(first)
	return isOneUnknown && rest.some((part) => isCountry(part) || isCounty(part))
}

// A US state is often set behind its town without a comma.
function withComma(text: string): string {
	const [, town = '', state = ''] = /^(\p{Lu}\p{Ll}[^,]*?)\s+(\p{Lu}{2})$/u.exec(text) ?? []
	return usStates.test(state) ? `${town}, ${state}` : text
}

function isPairOfTowns(text: string): boolean {
	const towns = text.split(/(?<!\s)\s+(?:and|&)\s+/)
	return towns.length === 2 && towns.every((town) => isTown(town) || isBritishOrIrishPlace(town))
}

function isKnownPlace(part: string): boolean {
	return isTown(part) || isCountry(part) || isRegion(part) || ways.test(fold(part))
}

/** Whether a text could be the name of an unknown town: a capital, few words, no figures. */
export function looksLikeTown(text: string): boolean {
	if (institutionScore(text) > 0 || organisationScore(text) > 0 || jobScore(text) > 0) return false
	return /^\p{Lu}[\p{L}’'. -]+$/u.test(text) && text.split(/\s+/).length <= 4
}
