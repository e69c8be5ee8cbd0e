# the receiver does not follow the phase of the pulse, and after the echo the whole TR passes instead of TR - TE
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    m = np.zeros((3, len(df)))
    m[2] = 1.0
    signal = np.zeros(len(flips), complex)
    mz = np.zeros(len(flips))
    for i in range(len(flips)):
        f, p = np.deg2rad(flips[i]), np.deg2rad(phases[i])
        mz[i] = m[2].mean()
        u = (m[0] + 1j * m[1]) * np.exp(-1j * p)
        y = u.imag * np.cos(f) - m[2] * np.sin(f)
        z = u.imag * np.sin(f) + m[2] * np.cos(f)
        u = (u.real + 1j * y) * np.exp(1j * p)
        m = free_precession(np.array([u.real, u.imag, z]), TE, df, T1, T2)
        signal[i] = np.mean(m[0] + 1j * m[1])
        m = free_precession(m, TR, df, T1, T2)
        if spoil:
            m[:2] = 0
    return signal, mz
