def backwater_profile(y_control, Q, b, n, S0, dx):
    q = Q / b
    floor = 1.05 * (q**2 / G) ** (1 / 3)

    def slope(d, s):
        top = s - n**2 * (q / d) ** 2 * ((b + 2 * d) / (b * d)) ** (4 / 3)
        return G * d**3 * top / (G * d**3 - q**2)

    def upstream(d, i):
        if i == len(S0):
            return [d]
        s1 = slope(d, S0[i])
        s2 = slope(max(floor, d - s1 * dx[i]), S0[i])
        return [d] + upstream(max(floor, d - dx[i] * (s1 + s2) / 2), i + 1)

    y = np.array(upstream(y_control, 0))
    H = y + (q / y) ** 2 / (2 * G)
    for i in range(len(S0)):
        H[i + 1 :] += S0[i] * dx[i]
    return {"y": y, "H": H}
