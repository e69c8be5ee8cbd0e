# the rotation goes from y towards x (sign of the angle is wrong)
def free_precession(m, tau, df, T1, T2):
    mxy = m[0] + 1j * m[1]
    mxy *= np.exp(-tau / T2 - 2j * np.pi * df * tau / 1000)
    out = np.zeros((3, m.shape[1]))
    out[0], out[1] = mxy.real, mxy.imag
    out[2] = 1 - (1 - m[2]) * np.exp(-tau / T1)
    return out
