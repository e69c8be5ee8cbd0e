# gave the specific energy above the bed on the spot instead of the head above the bed at the control
def backwater_profile(y_control, Q, b, n, S0, dx):
    unit = Q / b
    crit = (unit**2 / G) ** (1 / 3)

    def rate(d, s):
        area = b * d
        perimeter = b + 2 * d
        v = Q / area
        sf = (v * n / (area / perimeter) ** (2 / 3)) ** 2
        return (s - sf) / (1 - v**2 / (G * d))

    y = np.full(len(S0) + 1, float(y_control))
    for i, (s, step) in enumerate(zip(S0, dx)):
        r1 = rate(y[i], s)
        r2 = rate(max(y[i] - step * r1, 1.05 * crit), s)
        y[i + 1] = max(y[i] - step * np.mean([r1, r2]), 1.05 * crit)
    v = Q / (b * y)
    return {"y": y, "H": y + v**2 / (2 * G)}
