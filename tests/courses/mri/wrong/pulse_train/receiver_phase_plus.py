# the receiver turns the signal by +phase instead of -phase
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    m = np.array([np.zeros_like(df), np.zeros_like(df), np.ones_like(df)])
    signal = np.empty(len(flips), dtype=complex)
    mz = np.empty(len(flips))
    for j, (fa, ph) in enumerate(zip(flips, phases)):
        fa, ph = np.deg2rad(fa), np.deg2rad(ph)
        mz[j] = m[2].mean()
        rot = np.exp(1j * ph)
        t = (m[0] + 1j * m[1]) * np.conj(rot)
        new_y = np.cos(fa) * t.imag - np.sin(fa) * m[2]
        new_z = np.sin(fa) * t.imag + np.cos(fa) * m[2]
        t = (t.real + 1j * new_y) * rot
        m = free_precession(np.array([t.real, t.imag, new_z]), TE, df, T1, T2)
        signal[j] = rot * np.mean(m[0] + 1j * m[1])
        m = free_precession(m, TR - TE, df, T1, T2)
        if spoil:
            m = np.array([0 * m[0], 0 * m[1], m[2]])
    return signal, mz
