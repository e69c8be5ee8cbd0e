# the angle in radians is converted once more with deg2rad before sine and cosine
def free_precession(m, tau, df, T1, T2):
    angle = np.deg2rad(2 * np.pi * df * tau / 1000)
    cs, sn = np.cos(angle), np.sin(angle)
    e1, e2 = np.exp(-tau / T1), np.exp(-tau / T2)
    x = e2 * (cs * m[0] - sn * m[1])
    y = e2 * (sn * m[0] + cs * m[1])
    return np.array([x, y, e1 * m[2] + 1 - e1])
