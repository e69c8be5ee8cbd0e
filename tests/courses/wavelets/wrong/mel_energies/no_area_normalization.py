# the triangles have peak 1 instead of 2 / (right - left)
def mel_energies(power, sr, n_mels, fmin, db_range):
    def to_mel(hz):
        return 2595 * np.log10(1 + hz / 700)
    def to_hz(mel):
        return 700 * (10 ** (mel / 2595) - 1)
    points = to_hz(np.linspace(to_mel(fmin), to_mel(sr / 2), n_mels + 2))
    freqs = np.linspace(0, sr / 2, power.shape[1])
    filters = []
    for left, mid, right in zip(points[:-2], points[1:-1], points[2:]):
        up = (freqs - left) / (mid - left)
        down = (right - freqs) / (right - mid)
        filters.append(np.clip(np.minimum(up, down), 0, None))
    bank = np.array(filters)
    mel = power @ bank.T
    ref = mel.max()
    mel = np.maximum(mel, ref * 10 ** (-db_range / 10))
    return {"centers": points[1:-1], "bank": bank, "decibels": 10 * np.log10(mel / ref)}
