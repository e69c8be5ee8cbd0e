# mz is recorded after the pulse instead of before it
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    M = np.zeros((3, len(df)))
    M[2] = 1.0
    S, Z = [], []
    for i in range(len(flips)):
        a = np.deg2rad(flips[i])
        p = np.deg2rad(phases[i])
        ux = M[0] * np.cos(p) + M[1] * np.sin(p)
        uy = M[1] * np.cos(p) - M[0] * np.sin(p)
        vy = uy * np.cos(a) - M[2] * np.sin(a)
        vz = uy * np.sin(a) + M[2] * np.cos(a)
        M = np.stack([ux * np.cos(p) - vy * np.sin(p), ux * np.sin(p) + vy * np.cos(p), vz])
        Z.append(np.mean(M[2]))
        M = free_precession(M, TE, df, T1, T2)
        S.append(np.mean(M[0] + 1j * M[1]) * np.exp(-1j * p))
        M = free_precession(M, TR - TE, df, T1, T2)
        if spoil:
            M[:2] = 0
    return np.array(S), np.array(Z)
