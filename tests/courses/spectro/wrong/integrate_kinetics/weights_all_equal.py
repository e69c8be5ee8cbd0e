# took the plain mean of the four slopes instead of the weights 1, 2, 2, 1
def integrate_kinetics(c0, T0, heating, mechanism, h, steps, buffered):
    """The course of a reaction while the temperature rises, by the classical Runge-Kutta method.

    c0: concentrations at the beginning, shape (s,)
    T0, heating: temperature in K at time zero, and its rise in K per unit of time, numbers
    mechanism: as rate_derivatives takes it
    h, steps: length of a step, and number of steps
    buffered: whether a species is held at its concentration, truth values, shape (s,)

    returns: dictionary with
        c: concentrations at all times, the first is c0, shape (s, steps + 1)
        t_half: when species 0 first has fallen to half of c0, linear between the steps;
            infinity if it has not
    """
    c = np.zeros((c0.size, steps + 1))
    c[:, 0] = c0
    free = np.where(buffered, 0.0, 1.0)
    for n in range(steps):
        y = c[:, n]
        T = T0 + heating * n * h
        k1 = free * rate_derivatives(y, T, mechanism)[0]
        k2 = free * rate_derivatives(y + h / 2 * k1, T + heating * h / 2, mechanism)[0]
        k3 = free * rate_derivatives(y + h / 2 * k2, T + heating * h / 2, mechanism)[0]
        k4 = free * rate_derivatives(y + h * k3, T + heating * h, mechanism)[0]
        c[:, n + 1] = y + h / 4 * (k1 + k2 + k3 + k4)
    half = c0[0] / 2
    below = np.nonzero(c[0] <= half)[0]
    if below.size == 0:
        return {"c": c, "t_half": np.inf}
    n = below[0]
    part = (c[0, n - 1] - half) / (c[0, n - 1] - c[0, n])
    return {"c": c, "t_half": h * (n - 1 + part)}
