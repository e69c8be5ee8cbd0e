# the spoiler is applied at TE before the signal is read, so there is no signal, instead of at the end of TR
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    m = np.zeros((3, len(df)))
    m[2] = 1.0
    signal, mz = [], []
    for flip, phase in zip(flips, phases):
        flip = flip / 180 * np.pi
        phase = phase / 180 * np.pi
        mz.append(m[2].mean())
        R = np.array([
            [np.cos(phase) ** 2 + np.sin(phase) ** 2 * np.cos(flip), np.sin(phase) * np.cos(phase) * (1 - np.cos(flip)), np.sin(phase) * np.sin(flip)],
            [np.sin(phase) * np.cos(phase) * (1 - np.cos(flip)), np.sin(phase) ** 2 + np.cos(phase) ** 2 * np.cos(flip), -np.cos(phase) * np.sin(flip)],
            [-np.sin(phase) * np.sin(flip), np.cos(phase) * np.sin(flip), np.cos(flip)],
        ])
        m = free_precession(R @ m, TE, df, T1, T2)
        if spoil:
            m[:2] = 0
        signal.append((m[0] + 1j * m[1]).mean() * np.exp(-1j * phase))
        m = free_precession(m, TR - TE, df, T1, T2)
    return np.array(signal), np.array(mz)
