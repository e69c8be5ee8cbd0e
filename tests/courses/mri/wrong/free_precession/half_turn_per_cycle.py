# the angle is pi df tau, half of what it should be
def free_precession(m, tau, df, T1, T2):
    def rotate(vx, vy, a):
        return vx * np.cos(a) - vy * np.sin(a), vx * np.sin(a) + vy * np.cos(a)

    x, y = rotate(m[0], m[1], np.pi * df * tau / 1000)
    E1, E2 = np.exp(-tau / T1), np.exp(-tau / T2)
    return np.array([E2 * x, E2 * y, 1 - E1 + E1 * m[2]])
