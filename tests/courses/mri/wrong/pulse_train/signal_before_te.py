# the signal is taken immediately after the pulse, not at TE
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    m = np.zeros((3, len(df)))
    m[2] = 1
    signal = []
    mz = []
    for flip, phase in zip(np.deg2rad(flips), np.deg2rad(phases)):
        mz.append(m[2].mean())
        ca, sa, cp, sp = np.cos(flip), np.sin(flip), np.cos(phase), np.sin(phase)
        mx = m[0] * cp + m[1] * sp
        my = -m[0] * sp + m[1] * cp
        my, z = my * ca - m[2] * sa, my * sa + m[2] * ca
        m = np.array([mx * cp - my * sp, mx * sp + my * cp, z])
        signal.append(np.mean(m[0] + 1j * m[1]) * np.exp(-1j * phase))
        m = free_precession(m, TE, df, T1, T2)
        m = free_precession(m, TR - TE, df, T1, T2)
        if spoil:
            m[:2] = 0
    return np.array(signal), np.array(mz)
