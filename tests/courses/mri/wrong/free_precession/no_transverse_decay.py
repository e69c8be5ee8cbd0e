# the transverse magnetization is only rotated, the T2 decay is missing
def free_precession(m, tau, df, T1, T2):
    out = np.copy(m)
    rot = np.exp(2j * np.pi * df * tau * 1e-3)
    mxy = (m[0] + 1j * m[1]) * rot
    out[0] = np.real(mxy)
    out[1] = np.imag(mxy)
    relax = np.exp(-tau / T1)
    out[2] = m[2] * relax + 1 - relax
    return out
