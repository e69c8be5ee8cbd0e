# the energies are not limited from below by db_range (only kept off zero)
def mel_energies(power, sr, n_mels, fmin, db_range):
    def mel(f):
        return 2595 * np.log10(1 + f / 700)
    def inv(m):
        return 700 * (10 ** (m / 2595) - 1)
    freqs = np.linspace(0, sr / 2, power.shape[1])
    edges = inv(np.linspace(mel(fmin), mel(sr / 2), n_mels + 2))
    bank = np.stack([np.interp(freqs, edges[j:j + 3], [0, 2 / (edges[j + 2] - edges[j]), 0], 0, 0) for j in range(n_mels)])
    energies = power @ bank.T
    db = 10 * np.log10(np.maximum(energies, 1e-12) / energies.max())
    return {"centers": edges[1:-1], "bank": bank, "decibels": db}
