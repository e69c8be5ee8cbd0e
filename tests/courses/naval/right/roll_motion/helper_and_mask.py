def roll_motion(phi0, wave, gm, radius, zeta, beta, vanishing, dt):
    omega = np.sqrt(G * gm) / radius

    def torque(angle, rate, slope):
        spring = (slope - angle * (1 - np.square(angle / vanishing))) * np.square(omega)
        drag = 2 * zeta * omega * rate + beta * np.sign(rate) * np.square(rate)
        return spring - drag

    track = np.zeros((wave.shape[1] + 1, wave.shape[0]))
    track[0] = phi0
    p = 0.0
    for k in range(wave.shape[1]):
        p = p + dt * torque(track[k], p, wave[:, k])
        track[k + 1] = track[k]
        upright = np.abs(track[k]) < vanishing
        track[k + 1, upright] += dt * p[upright]
    return track.T, np.abs(track[-1]) >= vanishing
