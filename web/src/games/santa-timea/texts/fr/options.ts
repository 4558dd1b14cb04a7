import type english from '../en/options';

export default {
  usual: 'Premier voyage',
  fields: {
    experienced: {
      name: 'Règles',
      values: {
        false: {
          name: 'Premier voyage',
          hint: 'Les triplets 1-2-3 d’une même direction sont écartés d’office.',
        },
        true: {
          name: 'Vieux loups de mer',
          hint: 'Choisissez les triplets à écarter, comptez les paires, veillez au nombre de vents pris, et connaissez trois vents qui ne viendront pas.',
        },
      },
    },
  },
} satisfies typeof english;
