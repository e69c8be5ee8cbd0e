# added the slope times the length, as when going downstream, instead of subtracting it
def backwater_profile(y_control, Q, b, n, S0, dx):
    q = Q / b
    limit = 1.05 * (q**2 / G) ** (1 / 3)

    def slope(depth, bed):
        R = b * depth / (b + 2 * depth)
        Sf = (n * q / depth) ** 2 / R ** (4 / 3)
        return (bed - Sf) / (1 - q**2 / (G * depth**3))

    y = np.zeros(len(S0) + 1)
    y[0] = y_control
    for i in range(len(S0)):
        first = slope(y[i], S0[i])
        guess = np.maximum(y[i] + dx[i] * first, limit)
        second = slope(guess, S0[i])
        y[i + 1] = np.maximum(y[i] + dx[i] * (first + second) / 2, limit)
    z = np.concatenate(([0.0], np.cumsum(S0 * dx)))
    return {"y": y, "H": z + y + (q / y) ** 2 / (2 * G)}
