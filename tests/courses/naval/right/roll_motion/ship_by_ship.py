def roll_motion(phi0, wave, gm, radius, zeta, beta, vanishing, dt):
    n, steps = wave.shape
    phi = np.zeros((n, steps + 1))
    for i in range(n):
        w2 = G * gm[i] / radius[i] ** 2
        x, p = phi0[i], 0.0
        phi[i, 0] = x
        for t in range(steps):
            acc = w2 * (wave[i, t] - x * (1 - (x / vanishing) ** 2))
            acc -= 2 * zeta * np.sqrt(w2) * p + beta * p * abs(p)
            p += dt * acc
            if abs(x) < vanishing:
                x += dt * p
            phi[i, t + 1] = x
    return phi, np.abs(phi[:, -1]) >= vanishing
