/** How the chance of a game was fixed, and how that can be checked. */
export const en = {
  fairness: 'Was the deal fair?',
  fairnessCommitted: 'Is the deal fair?',
  /** By what the chance of the game was fixed. */
  fairnessOf: {
    seed: {
      running:
        'The chance of this game is fixed by a secret seed. This is its fingerprint; the seed itself is shown when the game is over.',
      over: 'Before the first card, the server fixed its chance with a secret seed and published the seed’s fingerprint. Now the seed is public: anyone can recompute the deal.',
    },
    deal: {
      running:
        'The cards of this game were given; later chance follows from a secret seed. This is the fingerprint of both together; the seed itself is shown when the game is over.',
      over: 'The cards of this game were given. Before it began, the server published a fingerprint of them together with a secret seed, from which all later chance follows. Now the seed is public: anyone can check that neither was changed.',
    },
    day: {
      running:
        'This is a deal of the day: its seed follows from the secret key of the day. This is the fingerprint of the seed; seed and key are published when the day is over.',
      over: 'This was a deal of the day: its seed follows from the key of that day. The day is over, and both are public: anyone can recompute the deal.',
    },
  },
  commitments: {
    seed: 'Fingerprint (SHA-256)',
    deal: 'Fingerprint of seed and deal (SHA-256)',
    day: 'Fingerprint (SHA-256)',
  },
  seed: 'Seed',
  how: 'To check it, download the record and run:',
  file: 'FILE',
};

export type Messages = typeof en;
