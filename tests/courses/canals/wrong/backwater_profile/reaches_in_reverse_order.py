# went through the reaches from the last one to the first instead of from the control upstream
def backwater_profile(y_control, Q, b, n, S0, dx):
    S0, dx = S0[::-1], dx[::-1]
    q = Q / b
    ymin = 1.05 * (q**2 / G) ** (1 / 3)
    depths = [y_control]
    for s, L in zip(S0, dx):
        d = depths[-1]

        def dydx(d):
            A = b * d
            Sf = (n * Q / A) ** 2 / (A / (b + 2 * d)) ** (4 / 3)
            return (s - Sf) / (1 - Q**2 * b / (G * A**3))

        a = dydx(d)
        g = max(d - L * a, ymin)
        depths.append(max(d - L * (a + dydx(g)) / 2, ymin))
    y = np.array(depths)
    z = np.append(0, np.cumsum(S0 * dx))
    return {"y": y, "H": z + y + (q / y) ** 2 / (2 * G)}
