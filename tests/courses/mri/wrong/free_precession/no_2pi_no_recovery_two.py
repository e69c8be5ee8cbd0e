# the 2 pi is missing in the angle, and the longitudinal part only decays without recovering
def free_precession(m, tau, df, T1, T2):
    ang = df * tau / 1000
    e2 = np.exp(-tau / T2)
    x = e2 * (m[0] * np.cos(ang) - m[1] * np.sin(ang))
    y = e2 * (m[0] * np.sin(ang) + m[1] * np.cos(ang))
    z = m[2] * np.exp(-tau / T1)
    return np.stack((x, y, z), axis=0)
