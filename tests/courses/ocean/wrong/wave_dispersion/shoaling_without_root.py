# gave the ratio of the group velocities instead of its square root
def wave_dispersion(period, h, steps):
    """Wave number, group velocity and shoaling of surface waves.

    period: periods of the waves in s, shape (m,)
    h: depths of the water in m, shape (m,)
    steps: number of steps of Newton's method

    returns: dictionary with
        k: wave numbers in rad/m, shape (m,)
        cg: group velocities in m/s, shape (m,)
        Ks: shoaling coefficients, shape (m,)
    """
    omega = 2 * np.pi / period
    shallow = omega**2 * h / G < 1
    k = np.where(shallow, omega / np.sqrt(G * h), omega**2 / G)
    for _ in range(steps):
        th = np.tanh(k * h)
        f = G * k * th - omega**2
        slope = G * th + G * k * h * (1 - th**2)
        k = k - f / slope
    n = 0.5 * (1 + 2 * k * h / np.sinh(2 * k * h))
    cg = n * omega / k
    Ks = G * period / (4 * np.pi) / cg
    return {"k": k, "cg": cg, "Ks": Ks}
