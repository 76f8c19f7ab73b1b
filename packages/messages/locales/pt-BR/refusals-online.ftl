### Por que um servidor recusa algo ou não pode ser consultado.

## Na mesa

notYourTurn = Não é a sua vez.
positionChanged = Algo aconteceu nesse meio-tempo. Olhe de novo.
gameBegun = A partida já começou.
gameStarting = A partida está começando.
nothingPromised = Nenhuma contribuição para os sorteios foi prometida para este lugar.
shareTooEarly = É cedo para contribuir com os sorteios: ainda falta gente confirmar.
shareTwice = A contribuição deste lugar para os sorteios já chegou.
shareNotPromised = Esta não é a contribuição para os sorteios que foi prometida.
gameNotBegun = A partida ainda não começou.
gamePaused = A partida está em pausa.
gameNotOver = A partida ainda não acabou.
noGameToResign = Não há partida de que desistir.
youResigned = Você já desistiu.
notReplaced = O computador não está jogando por você.
alreadyReplaced = O computador já está jogando neste lugar.
nobodyAwaited = Só se pode substituir jogadores com a partida em andamento.
nothingToAsk = Não há nada a pedir agora.
otherRequestOpen = Há outro pedido em aberto. Responda a ele primeiro.
nothingAsked = Não há mais pedido em aberto.
alreadyAgreed = Você já aceitou.
playerPresent = Este jogador voltou.
playerMayReturn = { $seconds ->
    [one] Este jogador ainda pode voltar. Espere mais 1 segundo.
   *[other] Este jogador ainda pode voltar. Espere mais { $seconds } segundos.
}
playerReady = Este jogador está pronto.
spectatorsOnlyWatch = Você está assistindo, não jogando.
nothingReadable = Esta mensagem não tem texto legível.

## Lugares e mesas

seatEmpty = Não há mais ninguém neste lugar.
seatTaken = Este lugar não está mais livre.
seatWasFreed = Quem comanda esta mesa liberou seu lugar, ou o de alguém da sua rede. Em alguns minutos você pode pegar um lugar aqui de novo.
seatLost = Seu lugar lá não é mais seu.
nameTaken = Alguém nesta mesa já tem esse nome ou um muito parecido: “{ $name }”. Escolha outro nome.
nicknameInvalid = Este nome não pode ser usado. Ele precisa de 1 a 24 caracteres visíveis, e alguns emojis não funcionam.
oneSeatYours = Exatamente um dos lugares precisa ser seu.
wrongSecret = Este lugar não é mais seu.
playersOnly = Só jogadores desta mesa podem fazer isso.
unknownRecovery = Nenhum lugar desta mesa tem este código.
unknownTable = Esta mesa não existe.
unknownGame = Não existe o jogo “{ $name }”. Os jogos são { LIST($names) }.
tableDamaged = O registro desta partida está danificado, por isso o servidor não consegue abri-la. Quem administra o servidor talvez tenha um backup.
tableOfOtherRules = Esta partida foi jogada com uma versão das regras que este servidor não conhece. As jogadas dela ainda podem ser salvas.

## Distribuir de novo e o quadro do dia

dealNotOver = A partida desta mesa ainda não acabou. Quando acabar, a distribuição dela poderá ser jogada de novo.
dealNotRepeatable = Esta partida não pode ser distribuída de novo: parte das compras veio depois de o servidor reiniciar, ou ela foi jogada numa versão anterior do servidor.
dealOfOtherRules = As regras mudaram desde que esta partida foi jogada, por isso ela não pode ser distribuída de novo.
dealOfOtherGame = Para ter a distribuição daquela mesa, a nova precisa do mesmo jogo, das mesmas opções e do mesmo número de jogadores.
dealKnown = Você já jogou esta distribuição, então sabe que peças vêm.
unknownDay = Essa data não existe. As datas têm a forma 2026-11-17.
dayClosed = O quadro deste dia não está aberto a resultados.
dayOfOtherGame = Este não é o jogo daquele dia.
dayNotAsDealt = Nesta partida foi comprada uma peça que não era a daquele dia (passo { $number }).
dayOtherOpponent = O computador não teria jogado assim (passo { $number }).
dayAlreadyListed = Esta mesma partida já está no quadro.
dayTooBusy = O servidor está verificando muitas partidas agora. Tente de novo daqui a pouco.
dayNoResult = Você não tem resultado neste quadro.

## Limites

tooFast = Foi coisa demais de uma vez. Espere um momento.
tableTooBusy = Há coisa demais acontecendo nesta mesa. Espere um momento. As jogadas não são afetadas.
tooManyTables = Você tem mesas abertas demais. Termine uma primeiro.
serverFull = Este servidor está lotado agora. As partidas em andamento não são afetadas. Tente de novo mais tarde.
tooLong = Isto é longo demais.
keyUsed = Esta chave já foi usada para outra coisa. Tente de novo com uma nova.

## Notificações

notificationsNotOffered = Este servidor não envia esse tipo de notificação.
subscriptionInvalid = Esta não é uma inscrição push válida.
tooManyNotifications = Um lugar pode ter no máximo { $max } notificações. Desative uma primeiro.
addressTooLong = Este endereço é longo demais.
addressScheme = O endereço precisa começar com https:// ou http://.
addressWithPassword = O endereço não pode conter nome de usuário nem senha.
addressPort = A porta { $port } não é permitida aqui.
addressNotPublic = O endereço precisa estar na internet pública.
addressUnknown = Este endereço não existe.

## Requisições

offline = Sem conexão com o servidor.
connectionClosed = A conexão com a mesa foi encerrada.
otherVersion = Este programa e o servidor têm versões diferentes.
serverFault = O servidor está com um problema. Tente de novo.
storeFault = O servidor não consegue salvar nada agora, então nada foi feito. Tente de novo.
notUnderstood = O servidor não entende esta requisição.
requestInvalid = O servidor não entende esta requisição: { $detail }.
fieldInvalid = { $field }: { $detail }.
jsonOnly = Aqui só se aceita JSON.
helloFirst = A primeira mensagem precisa ser hello.
helloTwice = Você já enviou hello.
webSocketOnly = Este endereço só aceita conexões WebSocket.
otherOrigin = Só páginas deste servidor podem fazer isso.
otherHost = Este servidor não usa esse nome de host. Quem o administra pode definir o nome com GUIMARD_PUBLIC_URL.
nothingHere = Não há nada neste endereço.
malformedPath = Este não é um endereço válido.
requestTimeout = A requisição demorou demais para chegar.
headersTooLong = Os cabeçalhos da requisição são longos demais.
notHttp = Isto não é HTTP.
expectationUnknown = Este servidor só aceita a expectativa 100-continue.
