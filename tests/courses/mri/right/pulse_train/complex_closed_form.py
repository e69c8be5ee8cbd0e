# closed form for transverse and longitudinal parts: m+ cos^2 + conj(m+) e^{2ip} sin^2 - i e^{ip} sin mz
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    mp, z = np.zeros(len(df), complex), np.ones(len(df))
    signal, mz = np.zeros(len(flips), complex), np.zeros(len(flips))
    for k, (a, p) in enumerate(zip(np.radians(flips), np.radians(phases))):
        mz[k] = z.mean()
        e = np.exp(1j * p)
        new = mp * np.cos(a / 2) ** 2 + np.conj(mp) * e**2 * np.sin(a / 2) ** 2 - 1j * e * np.sin(a) * z
        z = z * np.cos(a) + np.sin(a) * np.imag(mp * np.conj(e))
        m = free_precession(np.array([new.real, new.imag, z]), TE, df, T1, T2)
        signal[k] = np.mean(m[0] + 1j * m[1]) * np.conj(e)
        m = free_precession(m, TR - TE, df, T1, T2)
        mp, z = m[0] + 1j * m[1], m[2]
        if spoil:
            mp = np.zeros(len(df), complex)
    return signal, mz
