# used the mean metacentric height of all ships instead of each ship's own
def roll_motion(phi0, wave, gm, radius, zeta, beta, vanishing, dt):
    n = len(phi0)
    T = wave.shape[1]
    result = np.empty((n, T + 1))
    lost = []
    for i in range(n):
        om = np.sqrt(G * np.mean(gm)) / radius[i]
        x, v = phi0[i], 0.0
        result[i, 0] = x
        for t in range(T):
            acc = om**2 * (wave[i, t] - x * (1 - (x / vanishing) ** 2)) - 2 * zeta * om * v - beta * v * abs(v)
            v += dt * acc
            if abs(x) < vanishing:
                x += dt * v
            result[i, t + 1] = x
        lost.append(abs(x) >= vanishing)
    return result, np.array(lost)
