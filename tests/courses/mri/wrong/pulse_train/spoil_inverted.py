# the condition is the wrong way round: it spoils where spoil is False
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    m = np.zeros((3, len(df)))
    m[2] = 1.0
    sig, lon = [], []
    for fl, ph in zip(np.radians(flips), np.radians(phases)):
        lon.append(np.mean(m[2]))
        trans = (m[0] + 1j * m[1]) * np.exp(-1j * ph)
        my = trans.imag * np.cos(fl) - m[2] * np.sin(fl)
        mz = trans.imag * np.sin(fl) + m[2] * np.cos(fl)
        trans = (trans.real + 1j * my) * np.exp(1j * ph)
        m = free_precession(np.array([trans.real, trans.imag, mz]), TE, df, T1, T2)
        sig.append(np.mean(m[0] + 1j * m[1]) * np.exp(-1j * ph))
        m = free_precession(m, TR - TE, df, T1, T2)
        keep = 1.0 if spoil else 0.0
        m = np.array([keep * m[0], keep * m[1], m[2]])
    return np.array(sig), np.array(lon)
