# the signal is the sum over the isochromats, not the mean
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    fa, ph = np.deg2rad(flips), np.deg2rad(phases)
    spins = np.zeros((3, len(df)))
    spins[2] = 1
    signal, mz = [], []
    for k in range(fa.size):
        mz.append(np.mean(spins[2]))
        P = np.array([[np.cos(ph[k]), -np.sin(ph[k]), 0], [np.sin(ph[k]), np.cos(ph[k]), 0], [0, 0, 1]])
        Q = np.array([[1, 0, 0], [0, np.cos(fa[k]), -np.sin(fa[k])], [0, np.sin(fa[k]), np.cos(fa[k])]])
        spins = np.einsum("ij,jk,lk,ln->in", P, Q, P, spins)
        spins = free_precession(spins, TE, df, T1, T2)
        signal.append(np.sum(spins[0] + 1j * spins[1]) * np.exp(-1j * ph[k]))
        spins = free_precession(spins, TR - TE, df, T1, T2)
        if spoil:
            spins[:2] = 0
    return np.array(signal), np.array(mz)
