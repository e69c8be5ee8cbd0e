# started each step with no rate instead of the rate of the step before
def roll_motion(phi0, wave, gm, radius, zeta, beta, vanishing, dt):
    n, steps = wave.shape
    phi = np.zeros((n, steps + 1))
    phi[:, 0] = phi0
    omega = np.sqrt(G * gm) / radius
    for t in range(steps):
        rate = np.zeros(n)
        now = phi[:, t]
        force = omega**2 * wave[:, t] - omega**2 * now * (1 - (now / vanishing) ** 2)
        force = force - 2 * zeta * omega * rate - beta * rate * np.abs(rate)
        rate = rate + force * dt
        phi[:, t + 1] = now + rate * dt * (np.abs(now) < vanishing)
    return phi, np.abs(phi[:, -1]) >= vanishing
