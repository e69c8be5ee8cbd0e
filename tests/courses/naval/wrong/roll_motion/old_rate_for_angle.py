# advanced the angle with the old rate instead of the new one
def roll_motion(phi0, wave, gm, radius, zeta, beta, vanishing, dt):
    """Roll angles of several ships over time, from rest at an angle.

    phi0: angles at the beginning in rad, shape (n,)
    wave: slopes of the wave in each step, shape (n, steps)
    gm, radius: metacentric heights and radii of gyration, shapes (n,)
    zeta, beta: coefficients of linear and of quadratic damping, numbers
    vanishing: angle of vanishing stability in rad, a number
    dt: length of a step

    returns: phi, capsized
        phi: angles, those at the beginning first, shape (n, steps + 1)
        capsized: whether a ship's last angle has reached vanishing, truth values, shape (n,)
    """
    n, steps = wave.shape
    omega = np.sqrt(G * gm) / radius
    phi = np.zeros((n, steps + 1))
    phi[:, 0] = phi0
    rate = np.zeros(n)
    for t in range(steps):
        angle = phi[:, t]
        damping = 2 * zeta * omega * rate + beta * rate * np.abs(rate)
        restoring = omega**2 * angle * (1 - (angle / vanishing) ** 2)
        afloat = np.abs(angle) < vanishing
        phi[:, t + 1] = np.where(afloat, angle + dt * rate, angle)
        rate = rate + dt * (omega**2 * wave[:, t] - damping - restoring)
    capsized = np.abs(phi[:, -1]) >= vanishing
    return phi, capsized
