# the recovery term is mz (1 - E1), so that mz does not change at all
def free_precession(m, tau, df, T1, T2):
    E1 = np.exp(-tau / T1)
    E2 = np.exp(-tau / T2)
    Mxy = m[0] + 1j * m[1]
    Mz = m[2]
    Mxy_new = Mxy * E2 * np.exp(2j * np.pi * df * tau / 1000)
    Mz_new = Mz * E1 + Mz * (1 - E1)
    return np.array([np.real(Mxy_new), np.imag(Mxy_new), Mz_new])
