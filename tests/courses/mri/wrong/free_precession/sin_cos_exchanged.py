# sine and cosine are exchanged in the row of y
def free_precession(m, tau, df, T1, T2):
    al = 2 * np.pi * df * tau / 1000
    E1 = np.exp(-tau / T1)
    E2 = np.exp(-tau / T2)
    m_new = np.zeros_like(m)
    m_new[0, :] = E2 * (np.cos(al) * m[0, :] - np.sin(al) * m[1, :])
    m_new[1, :] = E2 * (np.cos(al) * m[0, :] + np.sin(al) * m[1, :])
    m_new[2, :] = E1 * m[2, :] + (1 - E1)
    return m_new
