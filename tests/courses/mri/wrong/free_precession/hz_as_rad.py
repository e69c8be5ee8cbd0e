# the 2 pi is missing: the off-resonance in Hz is used as if it were in rad/s
def free_precession(m, tau, df, T1, T2):
    omega = df
    t_s = tau * 1e-3
    mxy = m[0] + 1j * m[1]
    mxy = mxy * np.exp(1j * omega * t_s) * np.exp(-tau / T2)
    mz = 1 + (m[2] - 1) * np.exp(-tau / T1)
    return np.stack([mxy.real, mxy.imag, mz])
