# returned the time of the first step below one half without interpolating
def integrate_kinetics(c0, T0, heating, mechanism, h, steps, buffered):
    def rhs(conc, temperature):
        dcdt = rate_derivatives(conc, temperature, mechanism)[0].copy()
        dcdt[buffered] = 0
        return dcdt

    conc = np.zeros((steps + 1, len(c0)))
    conc[0] = c0
    times = h * np.arange(steps + 1)
    for i in range(steps):
        start, middle, end = T0 + heating * (times[i] + np.array([0, h / 2, h]))
        s1 = rhs(conc[i], start)
        s2 = rhs(conc[i] + s1 * h / 2, middle)
        s3 = rhs(conc[i] + s2 * h / 2, middle)
        s4 = rhs(conc[i] + s3 * h, end)
        conc[i + 1] = conc[i] + h / 6 * (s1 + 2 * s2 + 2 * s3 + s4)
    fallen = times[conc[:, 0] <= c0[0] / 2]
    t_half = fallen[0] if len(fallen) > 0 else np.inf
    return {"c": conc.T, "t_half": t_half}
