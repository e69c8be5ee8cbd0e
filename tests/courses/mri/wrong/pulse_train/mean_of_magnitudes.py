# the signal is the mean of the magnitudes of the isochromats instead of their complex values (then turned by the receiver as usual)
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    m = np.zeros((3, len(df)))
    m[2] = 1.0
    signal = np.zeros(len(flips), dtype=complex)
    mz = np.zeros(len(flips))
    for i in range(len(flips)):
        a, p = np.deg2rad(flips[i]), np.deg2rad(phases[i])
        mz[i] = m[2].mean()
        u = (m[0] + 1j * m[1]) * np.exp(-1j * p)
        y = u.imag * np.cos(a) - m[2] * np.sin(a)
        z = u.imag * np.sin(a) + m[2] * np.cos(a)
        u = (u.real + 1j * y) * np.exp(1j * p)
        m = free_precession(np.vstack([u.real, u.imag, z]), TE, df, T1, T2)
        signal[i] = np.mean(np.abs(m[0] + 1j * m[1])) * np.exp(-1j * p)
        m = free_precession(m, TR - TE, df, T1, T2)
        if spoil:
            m[:2] = 0
    return signal, mz
