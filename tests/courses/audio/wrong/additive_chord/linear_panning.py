# panned with linear weights (1 - p)/2 and (1 + p)/2 instead of cosine and sine
def additive_chord(f0, amps, stretch, pan, shape, n, rate):
    def one_note(f):
        t = np.arange(n) / rate
        k = np.arange(1, len(amps) + 1)
        fk = f * k * np.sqrt(1 + stretch * k * k)
        ok = fk < rate / 2
        a = amps[ok] / amps[ok].sum()
        return (a[:, None] * np.sin(2 * np.pi * np.outer(fk[ok], t))).sum(axis=0)

    notes = np.array([one_note(f) for f in f0])
    left = ((1 - pan) / 2)[:, None] * notes
    right = ((1 + pan) / 2)[:, None] * notes
    env = adsr_envelope(n, *shape)
    return np.stack([left.sum(axis=0), right.sum(axis=0)]) * env
