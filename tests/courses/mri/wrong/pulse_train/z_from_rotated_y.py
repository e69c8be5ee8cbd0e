# the new z is computed with the y that the pulse has already turned
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    m = np.zeros((3, len(df)))
    m[2] = 1.0
    signal, mz = [], []
    for flip, phase in zip(np.deg2rad(flips), np.deg2rad(phases)):
        mz.append(m[2].mean())
        x = m[0] * np.cos(phase) + m[1] * np.sin(phase)
        y = -m[0] * np.sin(phase) + m[1] * np.cos(phase)
        z = m[2]
        y = y * np.cos(flip) - z * np.sin(flip)
        z = y * np.sin(flip) + z * np.cos(flip)
        m = np.array([x * np.cos(phase) - y * np.sin(phase), x * np.sin(phase) + y * np.cos(phase), z])
        m = free_precession(m, TE, df, T1, T2)
        signal.append(np.mean(m[0] + 1j * m[1]) * np.exp(-1j * phase))
        m = free_precession(m, TR - TE, df, T1, T2)
        if spoil:
            m[:2] = 0
    return np.array(signal), np.array(mz)
