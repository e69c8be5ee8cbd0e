# after the pulse the magnetization is not turned back into the common frame
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    m = np.zeros((3, len(df)))
    m[2] = 1.0
    signal = np.zeros(len(flips), dtype=complex)
    mz = np.zeros(len(flips))
    for i, (a, p) in enumerate(zip(np.deg2rad(flips), np.deg2rad(phases))):
        mz[i] = np.mean(m[2])
        Rz = np.array([[np.cos(p), np.sin(p), 0], [-np.sin(p), np.cos(p), 0], [0, 0, 1]])
        Rx = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
        m = Rx @ (Rz @ m)
        m = free_precession(m, TE, df, T1, T2)
        signal[i] = np.mean(m[0] + 1j * m[1]) * np.exp(-1j * p)
        m = free_precession(m, TR - TE, df, T1, T2)
        if spoil:
            m[:2] = 0.0
    return signal, mz
