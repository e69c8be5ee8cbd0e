# one complex exponent for rotation and decay, mz from the distance to equilibrium
def free_precession(m, tau, df, T1, T2):
    xy = (m[0] + 1j * m[1]) * np.exp(tau * (2j * np.pi * df * 1e-3 - 1 / T2))
    z = 1 - (1 - m[2]) * np.exp(-tau / T1)
    return np.vstack([xy.real, xy.imag, z])
