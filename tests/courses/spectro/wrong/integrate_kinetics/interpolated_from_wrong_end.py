# measured the part of the step from its end instead of its beginning when interpolating the half-life
def integrate_kinetics(c0, T0, heating, mechanism, h, steps, buffered):
    active = ~buffered
    c = [np.array(c0)]
    T = T0
    for _ in range(steps):
        y = c[-1]
        k1 = active * rate_derivatives(y, T, mechanism)[0]
        k2 = active * rate_derivatives(y + 0.5 * h * k1, T + 0.5 * h * heating, mechanism)[0]
        k3 = active * rate_derivatives(y + 0.5 * h * k2, T + 0.5 * h * heating, mechanism)[0]
        T = T + h * heating
        k4 = active * rate_derivatives(y + h * k3, T, mechanism)[0]
        c.append(y + h * (k1 / 6 + k2 / 3 + k3 / 3 + k4 / 6))
    c = np.stack(c, axis=1)
    target = c[0, 0] / 2
    hit = np.where(c[0] <= target)[0]
    if len(hit) == 0:
        t_half = np.inf
    else:
        i = hit[0]
        t_half = (i - 1) * h + h * (target - c[0, i]) / (c[0, i - 1] - c[0, i])
    return {"c": c, "t_half": t_half}
