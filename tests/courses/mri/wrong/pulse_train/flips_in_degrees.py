# the flip angles go into sine and cosine in degrees, only the phases are converted
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    n = len(df)
    M = np.vstack([np.zeros(n), np.zeros(n), np.ones(n)])
    sig = np.zeros(len(flips), dtype=complex)
    mz = np.zeros(len(flips))
    for k in range(len(flips)):
        a = flips[k]
        p = phases[k] * np.pi / 180
        mz[k] = M[2].mean()
        xy = (M[0] + 1j * M[1]) * np.exp(-1j * p)
        y2 = xy.imag * np.cos(a) - M[2] * np.sin(a)
        z2 = xy.imag * np.sin(a) + M[2] * np.cos(a)
        xy = (xy.real + 1j * y2) * np.exp(1j * p)
        M = free_precession(np.array([xy.real, xy.imag, z2]), TE, df, T1, T2)
        sig[k] = (M[0] + 1j * M[1]).mean() * np.exp(-1j * p)
        M = free_precession(M, TR - TE, df, T1, T2)
        if spoil:
            M[0] = 0
            M[1] = 0
    return sig, mz
