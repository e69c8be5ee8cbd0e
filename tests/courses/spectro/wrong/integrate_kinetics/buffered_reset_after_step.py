# let buffered species change within the step and set them back only at its end
def integrate_kinetics(c0, T0, heating, mechanism, h, steps, buffered):
    c = np.zeros((c0.size, steps + 1))
    c[:, 0] = c0
    for n in range(steps):
        y = c[:, n]
        temps = T0 + heating * h * (n + np.array([0, 0.5, 1]))
        k1, _ = rate_derivatives(y, temps[0], mechanism)
        k2, _ = rate_derivatives(y + h / 2 * k1, temps[1], mechanism)
        k3, _ = rate_derivatives(y + h / 2 * k2, temps[1], mechanism)
        k4, _ = rate_derivatives(y + h * k3, temps[2], mechanism)
        c[:, n + 1] = y + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
        c[buffered, n + 1] = c0[buffered]
    half = c0[0] / 2
    if not np.any(c[0] <= half):
        return {"c": c, "t_half": np.inf}
    n = np.argmax(c[0] <= half)
    t_half = h * (n - 1) + h * (c[0, n - 1] - half) / (c[0, n - 1] - c[0, n])
    return {"c": c, "t_half": t_half}
