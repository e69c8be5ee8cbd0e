# the longitudinal part only decays with E1, the recovery towards 1 is forgotten
def free_precession(m, tau, df, T1, T2):
    theta = 2e-3 * np.pi * df * tau
    c, s = np.cos(theta), np.sin(theta)
    E1 = np.exp(-tau / T1)
    E2 = np.exp(-tau / T2)
    return np.vstack([E2 * (c * m[0] - s * m[1]), E2 * (s * m[0] + c * m[1]), E1 * m[2]])
