# the magnetization begins at zero instead of in equilibrium
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    m = np.zeros((3, len(df)))
    signal, mz = [], []
    for k in range(len(flips)):
        al, ph = np.deg2rad(flips[k]), np.deg2rad(phases[k])
        mz.append(m[2].mean())
        Rz = np.array([[np.cos(ph), -np.sin(ph), 0], [np.sin(ph), np.cos(ph), 0], [0, 0, 1]])
        Rx = np.array([[1, 0, 0], [0, np.cos(al), -np.sin(al)], [0, np.sin(al), np.cos(al)]])
        m = free_precession(Rz @ Rx @ np.transpose(Rz) @ m, TE, df, T1, T2)
        signal.append(np.exp(-1j * ph) * np.mean(m[0] + 1j * m[1]))
        m = free_precession(m, TR - TE, df, T1, T2)
        if spoil:
            m[0, :] = 0
            m[1, :] = 0
    return np.array(signal), np.array(mz)
