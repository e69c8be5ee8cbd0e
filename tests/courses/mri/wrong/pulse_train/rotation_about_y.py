# at phase 0 the pulse turns about y instead of x
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    m = np.zeros((3, len(df)))
    m[2] = 1.0
    signal = []
    before = []
    for i in range(len(flips)):
        a = flips[i] * np.pi / 180
        p = phases[i] * np.pi / 180
        before.append(m[2].mean())
        u = (m[0] + 1j * m[1]) * np.exp(-1j * p)
        x_rot = u.real * np.cos(a) + m[2] * np.sin(a)
        z_rot = -u.real * np.sin(a) + m[2] * np.cos(a)
        u = (x_rot + 1j * u.imag) * np.exp(1j * p)
        m = free_precession(np.array([u.real, u.imag, z_rot]), TE, df, T1, T2)
        signal.append((m[0] + 1j * m[1]).mean() * np.exp(-1j * p))
        m = free_precession(m, TR - TE, df, T1, T2)
        if spoil:
            m[:2] = 0
    return np.array(signal), np.array(before)
