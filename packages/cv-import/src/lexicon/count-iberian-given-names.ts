import { fold, wordList } from './fold.ts'

/** Spanish and Portuguese names that are often a second given name: José Luis, Ana Sofia. */
const secondNames = wordList(
	`luis;carlos;antonio;manuel;jose;juan;javier;miguel;angel;jesus;maria;ana;isabel;teresa;luisa;pilar;carmen;belen;elena;victoria;cristina;dolores;angeles;rosa;eva;mercedes;rocio;fernando;francisco;alberto;eduardo;enrique;ramon;pablo;pedro;andres;daniel;david;alejandro;alejandra;guadalupe;fernanda;gabriela;lucia;paola;andrea;camila;valentina;sofia;beatriz;consuelo;esther;ines;laura;marta;patricia;raquel;sara;silvia;susana;yolanda;ignacio;ricardo;roberto;sebastian;esteban;felipe;jorge;mario;oscar;rafael;sergio;vicente
	joao;luis;filipa;filipe;carolina;rita;margarida;paula;catarina;francisca;eduarda;helena;alexandra;alexandre;vitor;tiago;diogo;gabriel;henrique;joana;mariana;leonor;matilde;goncalo;nuno;rui;andre;bruno;hugo;duarte;afonso;cristiano;clara;lidia;olivia;julia;juliana;leticia;larissa;vitoria;aparecida;fatima;luiza;luiz;augusto;cesar;roberto`,
)

/** Common surnames. If a name ends in two of these, both are surnames: García López, Ferreira Costa. */
const surnames = wordList(
	`garcia;lopez;perez;sanchez;gonzalez;martinez;fernandez;rodriguez;gomez;martin;jimenez;ruiz;hernandez;diaz;moreno;munoz;alvarez;romero;alonso;gutierrez;navarro;torres;dominguez;vazquez;ramos;gil;ramirez;serrano;blanco;molina;morales;suarez;ortega;delgado;castro;ortiz;rubio;marin;sanz;nunez;iglesias;medina;garrido;cortes;castillo;santos;lozano;guerrero;cano;prieto;mendez;cruz;calvo;gallego;herrera;vidal;leon;marquez;pena;flores;cabrera;campos;vega;fuentes;carrasco;diez;reyes;caballero;nieto;aguilar;pascual;santana;herrero;montero;lorenzo;hidalgo;gimenez;ibanez;ferrer;duran;santiago;benitez;mora;vicente;vargas;arias;carmona;crespo;roman;pastor;soto;saez;velasco;moya;soler;parra;esteban;bravo;gallardo;rojas;salazar;rivera;guzman;mendoza;rios;acosta;silva;contreras;valencia;cardenas;espinoza;espinosa;avila;figueroa;pacheco;salinas;ochoa;zamora
	ferreira;pereira;oliveira;costa;rodrigues;martins;sousa;souza;fernandes;goncalves;gomes;lopes;marques;alves;almeida;ribeiro;pinto;carvalho;teixeira;moreira;correia;mendes;nunes;soares;vieira;monteiro;cardoso;rocha;raposo;neves;coelho;cunha;pires;reis;simoes;antunes;matos;fonseca;machado;araujo;barbosa;tavares;lourenco;barros;azevedo;freitas;magalhaes;henriques;branco;nogueira;morais;melo;miranda;lima;cabral;faria;figueiredo;amaral;vaz;esteves;abreu;guerreiro;batista;borges;leite;paiva;pinheiro;sampaio;macedo;brito;moura;andrade;nascimento`,
)

/** The start of a name that is a single given name of several words: "María del Carmen", "Ana de la Luz". */
const compound =
	/^(?:(?:maria|ma|ana|rosa|juana|francisca|josefa|isabel) )?(?:maria|ma|ana|rosa|juan|jose|luz|juana|francisca|josefa|isabel) (?:de la |de los |de las |del |de )?(?:carmen|pilar|mar|rosario|dolores|angeles|rocio|luz|jesus|cruz|nieves|mercedes|consuelo|lourdes|fatima|socorro|soledad|paz|sol|valle|prado|camino|remedios|milagros|asuncion|concepcion|gracia|montserrat|nuria|sagrario|castillo|ceu|graca|conceicao|dios)(?= )/

const particle = /^(?:da|do|das|dos|de|del|e|y)$/

/**
 * Counts the given names at the start of a Spanish or Portuguese name, which may end in two surnames. `null` if it can't
 * tell, or if the name has neither a known compound nor two common surnames.
 */
export function countIberianGivenNames(words: readonly string[]): number | null {
	const folded = words.map(fold)
	const start = compound.exec(folded.join(' '))?.[0].split(' ').length
	if (start !== undefined && start < words.length) return start
	const [beforeLast = '', last = ''] = folded.slice(-2)
	const endsInTwoSurnames = isSurname(beforeLast) && isSurname(last)
	if (words.length < 3 || !endsInTwoSurnames) return null
	// The middle of three words may be a second given name rather than the first surname.
	const mayBeSecondName =
		words.length === 3 && secondNames.has(beforeLast) && !beforeLast.endsWith('ez')
	if (mayBeSecondName) return null
	const hasParticle = particle.test(folded.at(-3) ?? '') && words.length > 3
	return words.length - (hasParticle ? 3 : 2)
}

function isSurname(word: string): boolean {
	return surnames.has(word) || (/[^h]ez$/.test(word) && word.length > 4)
}
