# all pulses are about x: the phase of the pulse is used for the receiver only
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    m = np.zeros((3, len(df)))
    m[2] = 1.0
    S = np.zeros(len(flips), dtype=complex)
    Z = np.zeros(len(flips))
    for i in range(len(flips)):
        a = np.deg2rad(flips[i])
        Z[i] = m[2].mean()
        Rx = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
        m = Rx @ m
        m = free_precession(m, TE, df, T1, T2)
        S[i] = np.mean(m[0] + 1j * m[1]) * np.exp(-1j * np.deg2rad(phases[i]))
        m = free_precession(m, TR - TE, df, T1, T2)
        if spoil:
            m[:2] = 0
    return S, Z
