# took the temperature of the end of the step as that of its beginning
def integrate_kinetics(c0, T0, heating, mechanism, h, steps, buffered):
    def f(t, y):
        d = rate_derivatives(y, T0 + heating * t, mechanism)[0]
        return np.where(buffered, 0, d)

    t = 0.0
    y = c0
    rows = [y]
    t_half = np.inf
    for i in range(1, steps + 1):
        t = i * h
        a = f(t, y)
        b = f(t + h / 2, y + h * a / 2)
        d = f(t + h / 2, y + h * b / 2)
        e = f(t + h, y + h * d)
        new = y + h * (a + 2 * b + 2 * d + e) / 6
        if np.isinf(t_half) and new[0] <= 0.5 * c0[0]:
            t_half = h * (i - 1) + h * (y[0] - 0.5 * c0[0]) / (y[0] - new[0])
        y = new
        rows.append(y)
    return {"c": np.array(rows).T, "t_half": t_half}
