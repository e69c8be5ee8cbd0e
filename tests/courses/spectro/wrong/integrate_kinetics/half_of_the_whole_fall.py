# looked for half of the fall between first and last value instead of half of the first value
def integrate_kinetics(c0, T0, heating, mechanism, h, steps, buffered):
    mask = 1.0 - buffered

    def slope(y, t):
        return mask * rate_derivatives(y, T0 + heating * t, mechanism)[0]

    traj = np.empty((c0.size, steps + 1))
    traj[:, 0] = c0
    for n in range(steps):
        t, y = n * h, traj[:, n]
        k1 = slope(y, t)
        k2 = slope(y + k1 * h / 2, t + h / 2)
        k3 = slope(y + k2 * h / 2, t + h / 2)
        k4 = slope(y + k3 * h, t + h)
        traj[:, n + 1] = y + (k1 + 2 * (k2 + k3) + k4) * h / 6
    first = traj[0]
    half = (first[0] + first[-1]) / 2
    t_half = np.inf
    for n in range(1, steps + 1):
        if first[n] <= half:
            t_half = h * (n - (half - first[n]) / (first[n - 1] - first[n]))
            break
    return {"c": traj, "t_half": t_half}
