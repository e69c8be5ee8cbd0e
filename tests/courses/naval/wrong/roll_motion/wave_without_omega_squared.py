# added the wave slope itself instead of the slope times omega squared
def roll_motion(phi0, wave, gm, radius, zeta, beta, vanishing, dt):
    def acceleration(angle, rate, slope):
        linear = 2 * zeta * omega * rate
        quadratic = beta * np.sign(rate) * rate**2
        spring = omega**2 * angle * (1 - (angle / vanishing) ** 2)
        return slope - linear - quadratic - spring

    omega = np.sqrt(G * gm) / radius
    n, m = wave.shape
    phi = np.zeros((n, m + 1))
    phi[:, 0] = phi0
    p = np.zeros(n)
    for i in range(1, m + 1):
        p = p + dt * acceleration(phi[:, i - 1], p, wave[:, i - 1])
        step = np.where(np.abs(phi[:, i - 1]) < vanishing, dt * p, 0)
        phi[:, i] = phi[:, i - 1] + step
    return phi, np.abs(phi[:, m]) >= vanishing
