# added the damping instead of subtracting it
def roll_motion(phi0, wave, gm, radius, zeta, beta, vanishing, dt):
    n, steps = wave.shape
    omega = np.sqrt(G * gm) / radius
    phi = np.zeros((n, steps + 1))
    phi[:, 0] = phi0
    rate = np.zeros(n)
    for t in range(steps):
        angle = phi[:, t]
        damping = 2 * zeta * omega * rate + beta * rate * np.abs(rate)
        restoring = omega**2 * angle * (1 - (angle / vanishing) ** 2)
        rate = rate + dt * (omega**2 * wave[:, t] + damping - restoring)
        afloat = np.abs(angle) < vanishing
        phi[:, t + 1] = np.where(afloat, angle + dt * rate, angle)
    capsized = np.abs(phi[:, -1]) >= vanishing
    return phi, capsized
