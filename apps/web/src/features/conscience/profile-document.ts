import titleFont from '@expo-google-fonts/fraunces/500Medium/Fraunces_500Medium.ttf?url';
import textFont from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url';
import strongFont from '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf?url';
import { forEveryVirtue } from '@miraco/domain/virtues';
import { conscienceProfile } from '@miraco/pdf/conscience-profile';
import type { UiLanguage } from '@miraco/schemas/account';
import type { TFunction } from 'i18next';
import { brandName } from '#app/brand.ts';
import type { DownloadProfileProps } from './download-profile.tsx';

/** The name that the spec gives the file. Spec 1, section 2. */
const fileName = 'resume_conscience_profile.pdf';

async function load(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Makes the PDF of the profile and hands it to the browser as a download. */
export async function downloadProfile(
  profile: DownloadProfileProps,
  language: UiLanguage,
  t: TFunction,
): Promise<void> {
  const { me, overview, words, partners } = profile;
  const [text, strong, title] = await Promise.all([load(textFont), load(strongFont), load(titleFont)]);
  const bytes = await conscienceProfile(
    {
      name: `${me.firstname} ${me.lastname}`,
      brand: brandName,
      date: Date.now(),
      language,
      ratings: overview.ratings,
      words: forEveryVirtue((virtue) => {
        const { name, meaning, weak, medium, strong: hard } = words[virtue];
        return {
          name: name[language],
          meaning: meaning[language],
          debil: weak[language],
          media: medium[language],
          fuerte: hard[language],
        };
      }),
      polarity: overview.polarity,
      why: (from, to) => partners[from].find(({ partner }) => partner === to)?.why[language] ?? '',
    },
    t,
    { text, strong, title },
  );
  save(new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }));
}

function save(file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers begin the download only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
