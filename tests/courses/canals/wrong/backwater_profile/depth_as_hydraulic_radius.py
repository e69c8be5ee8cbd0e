# took the depth as hydraulic radius, as in a very wide canal, instead of area over perimeter
def backwater_profile(y_control, Q, b, n, S0, dx):
    m = len(S0)
    q = Q / b
    yc = np.cbrt(q**2 / G)
    floor = 1.05 * yc
    y = np.empty(m + 1)
    H = np.empty(m + 1)
    y[0] = y_control
    bottom = 0.0
    H[0] = y[0] + (q / y[0]) ** 2 / (2 * G)

    def f(d, s0):
        V = q / d
        Sf = n**2 * V**2 / d ** (4 / 3)
        return (s0 - Sf) / (1 - V**2 / (G * d))

    for i in range(m):
        k1 = f(y[i], S0[i])
        k2 = f(max(y[i] - k1 * dx[i], floor), S0[i])
        y[i + 1] = max(y[i] - dx[i] * 0.5 * (k1 + k2), floor)
        bottom += S0[i] * dx[i]
        H[i + 1] = bottom + y[i + 1] + (q / y[i + 1]) ** 2 / (2 * G)
    return {"y": y, "H": H}
