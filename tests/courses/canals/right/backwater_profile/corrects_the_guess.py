def backwater_profile(y_control, Q, b, n, S0, dx):
    q = Q / b
    yc = (q * q / G) ** (1 / 3)
    m = len(dx)
    y = np.full(m + 1, float(y_control))

    def f(d, s):
        K = b * d * (b * d / (b + 2 * d)) ** (2 / 3) / n
        return (s - (Q / K) ** 2) / (1 - (yc / d) ** 3)

    for i in range(1, m + 1):
        first = f(y[i - 1], S0[i - 1])
        euler = y[i - 1] - dx[i - 1] * first
        second = f(np.maximum(euler, 1.05 * yc), S0[i - 1])
        y[i] = np.maximum(euler + dx[i - 1] * (first - second) / 2, 1.05 * yc)
    z = np.zeros(m + 1)
    z[1:] = np.cumsum(dx * S0)
    return {"y": y, "H": z + y + q**2 / (2 * G * y**2)}
