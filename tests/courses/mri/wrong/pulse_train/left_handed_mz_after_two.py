# the pulse turns by the left-hand rule, and mz is recorded after the pulse
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    m = np.zeros((3, len(df)))
    m[2] = 1.0
    signal, mz = [], []
    for a, p in zip(np.deg2rad(flips), np.deg2rad(phases)):
        Z = np.array([[np.cos(p), -np.sin(p), 0], [np.sin(p), np.cos(p), 0], [0, 0, 1]])
        X = np.array([[1, 0, 0], [0, np.cos(a), np.sin(a)], [0, -np.sin(a), np.cos(a)]])
        m = Z @ X @ Z.T @ m
        mz.append(m[2].mean())
        m = free_precession(m, TE, df, T1, T2)
        signal.append(np.mean(m[0] + 1j * m[1]) * np.exp(-1j * p))
        m = free_precession(m, TR - TE, df, T1, T2)
        if spoil:
            m[:2] = 0
    return np.array(signal), np.array(mz)
