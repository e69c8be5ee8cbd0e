def roll_motion(phi0, wave, gm, radius, zeta, beta, vanishing, dt):
    omega = (G * gm / radius**2) ** 0.5
    angles, rate = [phi0], np.zeros_like(phi0)
    for slope in wave.T:
        a = angles[-1]
        rate = rate + dt * omega**2 * (slope - a + a**3 / vanishing**2) - dt * rate * (
            2 * zeta * omega + beta * np.abs(rate)
        )
        angles.append(a + dt * rate * (np.abs(a) < vanishing))
    phi = np.column_stack(angles)
    return phi, ~(np.abs(phi[:, -1]) < vanishing)
