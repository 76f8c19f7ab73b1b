/** Companies as everybody sees and hears it, whether they play or watch. */
import { type CompaniesEvent, companiesStanding } from '@guimard/engine/metro';
import type { ShownModule } from '../../module-ui.ts';

export const companiesShown: ShownModule<CompaniesEvent> = {
  turnParts: { exchanged: 'acts' },
  events: {
    dealt({ seat, percent, secret }, { words, nameOf }) {
      const name = nameOf(seat);
      if (secret === undefined) return words.modules.companies.events.dealt({ name, percent });
      const share = words.share({ percent, colour: secret.colour });
      return words.modules.companies.events.dealtShare({ name, share });
    },
    turned: ({ percent, colour }, { words }) =>
      words.modules.companies.events.turned({ share: words.share({ percent, colour }) }),
    exchanged({ seat, percent, colour, secret }, { words, nameOf }) {
      const name = nameOf(seat);
      const taken = colour ?? secret?.colour;
      if (taken === undefined) return words.modules.companies.events.tookHidden({ name, percent });
      const share = words.share({ percent, colour: taken });
      return colour === undefined
        ? words.modules.companies.events.tookHiddenShare({ name, share })
        : words.modules.companies.events.tookOpen({ name, share });
    },
    shown: ({ seat, percent, colour }, { words, nameOf }) =>
      words.modules.companies.events.shown({ name: nameOf(seat), share: words.share({ percent, colour }) }),
    valued: ({ gain }, { words, nameOf }) =>
      words.modules.companies.events.valued({ name: nameOf(gain.seat), points: gain.points }),
  },
  coloursHeld: (known, seat) =>
    companiesStanding(known, seat).companies.flatMap(({ colour, held }) => (held > 0 ? [colour] : [])),
};
