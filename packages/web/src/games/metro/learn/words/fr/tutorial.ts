import type { TutorialTexts } from '../../shape.ts';

export const tutorialTexts: TutorialTexts = {
  welcome:
    'Bienvenue dans Metro ! Tu joues les jaunes, et en face on joue les bleus. Chacun pose une tuile à son tour et construit ainsi des lignes pour ses trains. Plus une ligne est longue, plus elle rapporte de points.',
  stations:
    'Autour du plateau se trouvent 32 stations. Les 16 qui portent un numéro impair sont à toi : un train jaune attend à chacune. Chaque train parcourt une seule ligne dans la partie, et cette ligne compte une seule fois.',
  right:
    'Les trains roulent à droite. Place-toi à la station 7 et regarde le plateau : le train part sur la voie de droite. La voie à sa gauche sert aux arrivées. Chaque côté d’une tuile a une telle paire, une entrée et une sortie.',
  lay: 'Une tuile se pose sur une case vide au bord du plateau, ou à côté d’une tuile déjà posée. On ne la tourne pas. Pose ta tuile devant la station 7, et ta première ligne commence.',
  grow: 'Bleu a posé une tuile à côté de la tienne, et ta ligne y continue tout droit. Les tuiles ne sont à personne : chaque ligne prend les voies qu’elle rencontre. Pose ta nouvelle tuile sur la case marquée. Ta ligne aura alors 3 tuiles.',
  turnBack:
    'Cette tuile fait faire demi-tour à ton train. Il repassera sur des tuiles déjà traversées et ressortira à une autre station. Tant mieux : chaque passage compte. Pose-la et termine ta ligne.',
  scored:
    'Ta ligne est terminée et rapporte 6 points. Elle utilise 4 tuiles, mais traverse deux fois les 2 tuiles marquées, et chaque passage vaut un point.',
  hurt: 'Aïe ! Bleu vient de terminer ta ligne de la station 3, après 2 tuiles seulement. Tu gagnes 2 points, et cette ligne ne rapportera jamais plus. Une ligne compte toujours pour qui la possède, peu importe qui la termine.',
  refused:
    'La tuile que tu as en main renvoie tous les trains d’où ils viennent. Sur une case marquée, elle terminerait une ligne à peine sortie de sa station. La règle interdit une ligne de 1 tuile tant que la tuile peut aller ailleurs. Essaie si tu veux : le plateau refuse.',
  draw: 'Cette tuile te servira bientôt, garde-la. Tu peux aussi piocher une tuile et poser aussitôt celle-là. Une fois la tuile piochée, impossible de revenir en arrière. Pioche maintenant.',
  drawn:
    'Belle tuile : elle emmène le train de la station 5 tout droit vers le centre. Pose-la sur la case marquée. Ta main ne change pas.',
  revenge:
    'Regarde maintenant la ligne de Bleu au départ de la station 4 : elle va entrer dans la case marquée. Pose la tuile que tu as gardée. Elle ramène le train bleu au bord après 4 passages, pour 4 points à peine.',
  centre:
    'Les quatre cases du milieu forment la gare centrale. Une ligne qui s’y termine compte double. Ta ligne de la station 5 attend devant la case marquée : pose ta tuile et suis le train.',
  doubled:
    'Ton train passe 4 fois sur cette seule tuile ! La ligne compte 12 passages et se termine à la gare centrale : 24 points. Tu mènes par 32 à 4. Les 47 tuiles suivantes se posent toutes seules : regarde les lignes grandir.',
  last: 'Bleu est repassé devant et mène par 104 à 84. La pioche est vide, et voici ta dernière tuile. Une ligne peut encore tout changer : la tienne, au départ de la station 17. Pose la tuile sur la case marquée.',
  over: 'Encore 24 points à la gare centrale ! Bleu pose la dernière des 60 tuiles et la partie s’arrête ; toutes les lignes sont terminées. Score final : 112 à 107. Qui a le plus de points gagne, la victoire est donc à toi. Maintenant, tu sais jouer.',
};
