def integrate_kinetics(c0, T0, heating, mechanism, h, steps, buffered):
    c = np.tile(c0[:, None], (1, steps + 1))
    for n in range(1, steps + 1):
        y = c[:, n - 1]
        k = np.zeros(c0.size)
        increment = np.zeros(c0.size)
        for fraction, weight in ((0, 1), (0.5, 2), (0.5, 2), (1, 1)):
            T = T0 + heating * h * (n - 1 + fraction)
            k = rate_derivatives(y + fraction * h * k, T, mechanism)[0] * ~buffered
            increment += weight * k
        c[:, n] = y + increment * h / 6
    low = c[0] <= c0[0] / 2
    if not low.any():
        return {"c": c, "t_half": float("inf")}
    i = int(np.argmax(low))
    t = np.interp(-c0[0] / 2, [-c[0, i - 1], -c[0, i]], [h * (i - 1), h * i])
    return {"c": c, "t_half": float(t)}
