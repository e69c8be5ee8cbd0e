def integrate_kinetics(c0, T0, heating, mechanism, h, steps, buffered):
    free = np.logical_not(buffered).astype(float)

    def step(y, T):
        f = lambda z, dt: free * rate_derivatives(z, T + heating * dt, mechanism)[0]
        k1 = f(y, 0)
        k2 = f(y + k1 * (h / 2), h / 2)
        k3 = f(y + k2 * (h / 2), h / 2)
        return y + (h / 6) * (k1 + 2 * (k2 + k3) + f(y + h * k3, h))

    c = np.zeros((steps + 1, c0.size))
    c[0] = c0
    t_half = np.inf
    n = 0
    while n < steps:
        c[n + 1] = step(c[n], T0 + heating * h * n)
        a, b = c[n, 0], c[n + 1, 0]
        if t_half == np.inf and 2 * b <= c0[0]:
            t_half = h * (n + (a - c0[0] / 2) / (a - b))
        n += 1
    return {"c": c.T, "t_half": t_half}
