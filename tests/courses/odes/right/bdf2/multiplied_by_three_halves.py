# what: right; the equation multiplied by 3/2, first step apart, two by two system by Cramer's rule
def bdf2(y0, t0, h, n, mu, amp, newton):
    out = [np.array(y0, dtype=float)]
    for i in range(n):
        time = t0 + h * (i + 1)
        x, v = out[-1]
        if i == 0:
            lead, rx, rv = 1.0, x, v
        else:
            lead = 1.5
            rx, rv = 2 * out[-1] - 0.5 * out[-2]
        for _ in range(newton):
            gx = lead * x - rx - h * v
            gv = lead * v - rv - h * (mu * (1 - x * x) * v - x + amp * np.cos(time))
            a, b = lead, -h
            c, d = h * (2 * mu * x * v + 1), lead - h * mu * (1 - x * x)
            det = a * d - b * c
            x, v = x - (d * gx - b * gv) / det, v - (a * gv - c * gx) / det
        out.append(np.array([x, v]))
    return np.array(out).T
