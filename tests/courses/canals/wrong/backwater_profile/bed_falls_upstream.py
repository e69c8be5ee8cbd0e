# let the bed fall on the way upstream instead of rise
def backwater_profile(y_control, Q, b, n, S0, dx):
    q = Q / b
    lowest = (q**2 / G) ** (1 / 3) * 1.05

    def gvf(d, s):
        hyd = (b * d) / (b + d + d)
        friction = n**2 * (q / d) ** 2 / hyd ** (4 / 3)
        return (s - friction) / (1 - q**2 / (G * d**3))

    m = len(dx)
    y, z = np.zeros(m + 1), np.zeros(m + 1)
    y[0] = y_control
    for i in range(1, m + 1):
        g1 = gvf(y[i - 1], S0[i - 1])
        trial = max(y[i - 1] - g1 * dx[i - 1], lowest)
        g2 = gvf(trial, S0[i - 1])
        y[i] = max(y[i - 1] - (g1 + g2) / 2 * dx[i - 1], lowest)
        z[i] = z[i - 1] - S0[i - 1] * dx[i - 1]
    H = z + y + (q / y) ** 2 / (2 * G)
    return {"y": y, "H": H}
