# used Euler steps instead of the Runge-Kutta method
def integrate_kinetics(c0, T0, heating, mechanism, h, steps, buffered):
    c = np.zeros((len(c0), steps + 1))
    c[:, 0] = c0
    for i in range(steps):
        slope, _ = rate_derivatives(c[:, i], T0 + heating * i * h, mechanism)
        slope[buffered] = 0
        c[:, i + 1] = c[:, i] + h * slope
    t_half = np.inf
    for i in range(1, steps + 1):
        if c[0, i] <= c0[0] / 2:
            frac = (c[0, i - 1] - c0[0] / 2) / (c[0, i - 1] - c[0, i])
            t_half = (i - 1 + frac) * h
            break
    return {"c": c, "t_half": t_half}
