# rotation matrices Rz Rx Rz^T, arrays filled by index
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    m = np.zeros((3, len(df)))
    m[2] = 1
    signal = np.zeros(len(flips), dtype=complex)
    mz = np.zeros(len(flips))
    for i in range(len(flips)):
        a, p = np.deg2rad(flips[i]), np.deg2rad(phases[i])
        mz[i] = m[2].mean()
        Z = np.array([[np.cos(p), -np.sin(p), 0], [np.sin(p), np.cos(p), 0], [0, 0, 1]])
        X = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
        m = free_precession(Z @ X @ Z.T @ m, TE, df, T1, T2)
        signal[i] = (m[0].mean() + 1j * m[1].mean()) * np.exp(-1j * p)
        m = free_precession(m, TR - TE, df, T1, T2)
        if spoil:
            m[:2] = 0
    return signal, mz
