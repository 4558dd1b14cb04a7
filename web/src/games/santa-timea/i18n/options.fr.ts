import type { options as english } from './options.en';

export const options: typeof english = {
  label: 'Règles',
  base: 'Premier voyage',
  baseHint: 'Les triplets 1-2-3 d’une même direction sont écartés d’office.',
  experienced: 'Vieux loups de mer',
  experiencedHint:
    'Choisissez les triplets à écarter, comptez les paires, veillez au nombre de vents pris, et sachez trois vents qui ne viendront pas.',
};
