# computed the critical depth from the whole discharge instead of that of a metre of width
def backwater_profile(y_control, Q, b, n, S0, dx):
    q = Q / b
    yc = (Q**2 / G) ** (1 / 3)

    def slope(y, s0):
        A = b * y
        R = A / (b + 2 * y)
        V = Q / A
        Fr2 = V**2 / (G * y)
        Sf = n**2 * V**2 / R ** (4 / 3)
        return (s0 - Sf) / (1 - Fr2)

    y = np.zeros(len(S0) + 1)
    y[0] = y_control
    for i in range(len(S0)):
        s1 = slope(y[i], S0[i])
        y_star = y[i] - dx[i] * s1
        if y_star < 1.05 * yc:
            y_star = 1.05 * yc
        s2 = slope(y_star, S0[i])
        y[i + 1] = y[i] - dx[i] * (s1 + s2) / 2
        if y[i + 1] < 1.05 * yc:
            y[i + 1] = 1.05 * yc
    z = np.zeros(len(y))
    z[1:] = np.cumsum(S0 * dx)
    return {"y": y, "H": z + y + (q / y) ** 2 / (2 * G)}
