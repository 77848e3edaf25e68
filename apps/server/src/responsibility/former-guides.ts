import { createHash } from 'node:crypto';
import type { GuideTexts } from '@miraco/domain/guides';

/** The guides that were bundled before and are not any more: the first 16 digits of the SHA-256 of their Spanish and English texts. */
const former: ReadonlySet<string> = new Set([
  '0195dd7e7d958aaf',
  '3f84526cac823e25',
  'fa578818b58b8abf',
  'f84a8c015418eecb',
  '6a0fe3100d723ac6',
  'ff6027b8e31c42fe',
  '677210da6502e3ff',
  '7cfb35d736c63aa4',
  '9750faf2081ededf',
  'b62508ca7aa7c872',
  '11c512167a8554c7',
  'b4d9d6e178f4d277',
  '8970fa7d439a9c0f',
  'd43ae7a1cc20fffb',
  '60780b1a5cfdf071',
  'ab39d2a30615be53',
  '17c4400ca7d2502b',
  'f46a3a25a71a73f7',
  'd1a86c4221659184',
  '58d05bda7e42aa9b',
  '00a1cbcf8f9317c8',
  'd245d99a92b0c580',
  '98d037db4985e6ea',
  '66537c184b1eac3b',
  '56a3805e518a684c',
  '46c41d7b9b55a952',
  '3efb686071d2695c',
  '352ef9adae64cbdc',
  '958c5a9d535a22a3',
  '8a6aafe5595bc39b',
  '77a874486c4a7c2e',
  '965bda550cbcf65f',
  'a796707ddd8e9cbf',
  '4a22e9406dd3bedd',
  'ed9dd163e9f1058d',
  'c8241a8f6020b936',
  '4633c2c0181ff3c7',
  'c3e9e88e88b1a638',
  '3ce10bd07449d69f',
  '3db1cf36f5fa3e00',
  '57a11301112fce90',
  '2ebce95be2cac5fb',
  'd035a15487b4a8c5',
  'cf0740d9e17bd89d',
  'ae14f46fc9b75f8b',
  '75c091adfa790726',
  'c1e4e6698d453f47',
  'f99a1c7da2834a7f',
  'ac2f7960389d1f19',
  'c0db0068a29ff552',
  '3997e9b9c2729b8f',
  'c4f1f2c9a9a19868',
  'bdd50dddb4c8a917',
  '6478b141d662010e',
  '6772e8585223b216',
  'd1d56b936294c58d',
]);

/** Whether a guide has the texts of a former default guide: then nobody has edited them. */
export function isFormerGuide({ es, en }: GuideTexts): boolean {
  const hash = createHash('sha256')
    .update(JSON.stringify([...es, ...en]))
    .digest('hex');
  return former.has(hash.slice(0, 16));
}
