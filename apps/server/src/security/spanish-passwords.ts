/**
 * What people write as passwords in Spanish, without accents, the most common first: the lists of the library are of English speakers.
 */
export const spanishPasswords = `
contrasena hola teamo barcelona realmadrid clave madrid espana amor mexico argentina colombia chile peru secreto tequiero miamor
micontrasena mipassword lacontrasena laclave miclave contrasenya acceso entrar usuario administrador bienvenido bienvenida prueba
princesa estrella corazon familia felicidad amistad libertad mariposa chocolate angel angelito bonita hermosa preciosa carino cielo
bebe nena nene mama papa hermano hermana abuela abuelo amigos amigas novia novio esposa esposo tequieromucho teamomucho teadoro
tequieroamor amorcito amormio vidamia mividaeres mivida gatito perrito conejo delfin tigre dragon lobo leon aguila caballo
alejandro alejandra daniela daniel carlos maria marta lucia pablo sergio javier david antonio manuel francisco jesus jose juan
miguel angela carmen paula laura sofia valentina camila isabel cristina patricia beatriz natalia monica raquel sandra silvia
fernando fernanda rafael roberto ricardo eduardo diego andres adrian alberto alvaro ignacio gonzalo guillermo jorge luis mario
oscar ruben victor vicente garcia gonzalez rodriguez fernandez lopez martinez sanchez perez gomez
atletico atleti atleticodemadrid betis sevilla sevillafc valencia athletic zaragoza malaga realbetis depor osasuna elbarca barca
forcabarca visca viscabarca halamadrid campnou messi ronaldo cristiano iniesta ramos raul futbol campeon campeones pelota
lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre
diciembre primavera verano otono invierno navidad cumpleanos vacaciones playa montana musica guitarra baile fiesta cerveza
rojo azul verde amarillo negro blanco morado naranja rosa uno dos tres cuatro cinco seis siete ocho nueve diez
unodostres unodostrescuatro cualquiera nose nomeacuerdo olvidada nuncateolvidare ordenador telefono movil internet correo casa
trabajo oficina empresa escuela colegio universidad coche moto espana2024 espana2025 espana2026 jesucristo diosesamor
diosmio virgen santiago esperanza alegria paciencia virtud virtudes coach coaching cliente terapia conciencia responsabilidad impacto
`
  .trim()
  .split(/\s+/);
