# the phases are summed up from pulse to pulse, as if they were increments
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    m = np.zeros((3, len(df)))
    m[2] = 1.0
    signal, mz = [], []
    phase = 0.0
    for i in range(len(flips)):
        flip = np.deg2rad(flips[i])
        phase = phase + np.deg2rad(phases[i])
        mz.append(m[2].mean())
        u = (m[0] + 1j * m[1]) * np.exp(-1j * phase)
        y = u.imag * np.cos(flip) - m[2] * np.sin(flip)
        z = u.imag * np.sin(flip) + m[2] * np.cos(flip)
        u = (u.real + 1j * y) * np.exp(1j * phase)
        m = free_precession(np.array([u.real, u.imag, z]), TE, df, T1, T2)
        signal.append(np.mean(m[0] + 1j * m[1]) * np.exp(-1j * phase))
        m = free_precession(m, TR - TE, df, T1, T2)
        if spoil:
            m[:2] = 0
    return np.array(signal), np.array(mz)
