# the recovery is that of a saturated spin, 1 - E1: the former mz does not enter
def free_precession(m, tau, df, T1, T2):
    angle = 2 * np.pi * df * (tau / 1000)
    transverse = (m[0] + 1j * m[1]) * np.exp(1j * angle) * np.exp(-tau / T2)
    longitudinal = np.ones(len(df)) * (1 - np.exp(-tau / T1))
    return np.array([transverse.real, transverse.imag, longitudinal])
