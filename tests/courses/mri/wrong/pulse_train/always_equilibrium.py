# each pulse starts from equilibrium again: the magnetization is not handed on to the next TR
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    signal, mz = [], []
    for flip, phase in zip(np.deg2rad(flips), np.deg2rad(phases)):
        m = np.zeros((3, len(df)))
        m[2] = 1.0
        mz.append(m[2].mean())
        tip = -1j * np.sin(flip) * m[2] * np.exp(1j * phase)
        m = np.array([tip.real, tip.imag, np.cos(flip) * m[2]])
        m = free_precession(m, TE, df, T1, T2)
        signal.append(np.mean(m[0] + 1j * m[1]) * np.exp(-1j * phase))
        m = free_precession(m, TR - TE, df, T1, T2)
        if spoil:
            m[:2] = 0
    return np.array(signal), np.array(mz)
