# Rodrigues' formula for the pulse, a helper, signal collected and demodulated at the end
def pulse(m, angle, phase):
    axis = np.array([np.cos(phase), np.sin(phase), 0.0])
    along = axis @ m
    cross = np.cross(axis, m.T).T
    return m * np.cos(angle) + cross * np.sin(angle) + np.outer(axis, along) * (1 - np.cos(angle))


def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    m = np.vstack([np.zeros((2, len(df))), np.ones((1, len(df)))])
    raw, mz = [], []
    for a, p in zip(flips, phases):
        mz.append(m[2].mean())
        m = free_precession(pulse(m, a * np.pi / 180, p * np.pi / 180), TE, df, T1, T2)
        raw.append(np.mean(m[0] + 1j * m[1]))
        m = free_precession(m, TR - TE, df, T1, T2)
        if spoil:
            m = np.vstack([np.zeros((2, len(df))), m[2:]])
    return np.array(raw) * np.exp(-1j * np.pi * np.asarray(phases) / 180), np.array(mz)
