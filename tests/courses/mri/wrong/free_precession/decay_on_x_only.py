# E2 multiplies only x, y is not damped
def free_precession(m, tau, df, T1, T2):
    a = df * tau * 2 * np.pi / 1000
    E2 = np.exp(-tau / T2)
    E1 = np.exp(-tau / T1)
    mx = m[0] * np.cos(a) - m[1] * np.sin(a)
    my = m[0] * np.sin(a) + m[1] * np.cos(a)
    mz = m[2] * E1 + (1 - E1)
    D = np.array([[E2], [1.0], [1.0]])
    return D * np.array([mx, my, mz])
