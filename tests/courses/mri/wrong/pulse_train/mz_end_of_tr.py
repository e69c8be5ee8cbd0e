# mz is recorded at the end of each TR, so it is that before the next pulse
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    a = np.deg2rad(flips)
    p = np.deg2rad(phases)
    m = np.tile(np.array([[0.0], [0.0], [1.0]]), (1, len(df)))
    signal = np.zeros(len(a), dtype=complex)
    mz = np.zeros(len(a))
    for t in range(len(a)):
        c = (m[0] + 1j * m[1]) * np.exp(-1j * p[t])
        y, z = c.imag, m[2]
        y, z = np.cos(a[t]) * y - np.sin(a[t]) * z, np.sin(a[t]) * y + np.cos(a[t]) * z
        c = (c.real + 1j * y) * np.exp(1j * p[t])
        m = free_precession(np.array([c.real, c.imag, z]), TE, df, T1, T2)
        signal[t] = np.mean(m[0] + 1j * m[1]) * np.exp(-1j * p[t])
        m = free_precession(m, TR - TE, df, T1, T2)
        if spoil:
            m[:2] = 0
        mz[t] = m[2].mean()
    return signal, mz
