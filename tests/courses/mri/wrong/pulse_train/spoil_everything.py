# the spoiler also makes mz zero
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    nspins = len(df)
    m = np.zeros((3, nspins))
    m[2] = 1
    signal = np.zeros(len(flips), dtype=complex)
    mz = np.zeros(len(flips))
    rad = np.pi / 180
    for i in range(len(flips)):
        mz[i] = m[2].mean()
        e = np.exp(1j * phases[i] * rad)
        ca, sa = np.cos(flips[i] * rad), np.sin(flips[i] * rad)
        q = (m[0] + 1j * m[1]) / e
        q_new = (q.real + 1j * (ca * q.imag - sa * m[2])) * e
        m = np.array([q_new.real, q_new.imag, sa * q.imag + ca * m[2]])
        m = free_precession(m, TE, df, T1, T2)
        signal[i] = np.mean(m[0] + 1j * m[1]) / e
        m = free_precession(m, TR - TE, df, T1, T2)
        if spoil:
            m = np.zeros((3, nspins))
    return signal, mz
