# the rotation goes the other way, and T1 and T2 are exchanged
def free_precession(m, tau, df, T1, T2):
    phasor = np.exp(-1j * 2 * np.pi * df * tau / 1000)
    xy = (m[0] + 1j * m[1]) * phasor * np.exp(-tau / T1)
    z = 1 + (m[2] - 1) * np.exp(-tau / T2)
    return np.array([xy.real, xy.imag, z])
