# the relaxation factors are 1 - tau/T instead of exponentials
def free_precession(m, tau, df, T1, T2):
    dphi = 2 * np.pi * df * tau / 1000
    mxy = (m[0] + 1j * m[1]) * np.exp(1j * dphi)
    mxy = mxy - mxy * tau / T2
    mz = m[2] + (1 - m[2]) * tau / T1
    return np.array([mxy.real, mxy.imag, mz])
