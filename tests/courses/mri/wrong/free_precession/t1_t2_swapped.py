# T1 and T2 are exchanged: the transverse part decays with T1, the longitudinal recovers with T2
def free_precession(m, tau, df, T1, T2):
    decay = np.exp(-tau / T1)
    recovery = np.exp(-tau / T2)
    n = m.shape[1]
    res = np.zeros((3, n))
    for i in range(n):
        a = 2 * np.pi * df[i] * tau / 1000
        R = np.array([[np.cos(a), -np.sin(a)], [np.sin(a), np.cos(a)]])
        res[:2, i] = decay * (R @ m[:2, i])
        res[2, i] = recovery * m[2, i] + 1 - recovery
    return res
