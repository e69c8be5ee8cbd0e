# tested the angle instead of its modulus against the vanishing angle
def roll_motion(phi0, wave, gm, radius, zeta, beta, vanishing, dt):
    N, S = wave.shape
    omega2 = G * gm / radius**2
    omega = omega2**0.5
    theta = np.array(phi0)
    speed = np.zeros(N)
    track = np.zeros((S + 1, N))
    track[0] = theta
    for s in range(S):
        moment = omega2 * (wave[:, s] - theta + theta**3 / vanishing**2)
        moment -= 2 * zeta * omega * speed + beta * speed * np.abs(speed)
        speed = speed + dt * moment
        theta = np.where(theta < vanishing, theta + dt * speed, theta)
        track[s + 1] = theta
    return track.T, theta >= vanishing
