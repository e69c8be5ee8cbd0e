# style: all filters at once by broadcasting
def mel_energies(power, sr, n_mels, fmin, db_range):
    mel = lambda f: 2595 * np.log10(1 + f / 700)
    e = 700 * (10 ** (np.linspace(mel(fmin), mel(sr / 2), n_mels + 2) / 2595) - 1)
    d = np.diff(e)
    f = np.linspace(0, sr / 2, power.shape[1])
    ramps = f[None, :] - e[:, None]
    tri = np.minimum(ramps[:-2] / d[:-1, None], -ramps[2:] / d[1:, None]).clip(0)
    bank = tri * (2 / (d[:-1] + d[1:]))[:, None]
    E = (bank @ power.T).T / (power @ bank.T).max()
    return {"centers": e[1:-1], "bank": bank, "decibels": 10 * np.log10(E.clip(10 ** (-db_range / 10)))}
