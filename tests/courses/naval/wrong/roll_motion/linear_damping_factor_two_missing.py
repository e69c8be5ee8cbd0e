# left out the factor 2 in the linear damping instead of taking it twice
def roll_motion(phi0, wave, gm, radius, zeta, beta, vanishing, dt):
    ships, steps = wave.shape
    w0 = np.sqrt(9.81 * gm / radius**2)
    p = np.zeros(ships)
    history = [phi0]
    for k in range(steps):
        a = history[-1]
        acc = w0**2 * wave[:, k]
        acc = acc - zeta * w0 * p
        acc = acc - beta * p * abs(p)
        acc = acc - w0**2 * a * (1 - a**2 / vanishing**2)
        p = p + acc * dt
        new = a + p * dt
        down = abs(a) >= vanishing
        new[down] = a[down]
        history.append(new)
    phi = np.stack(history, axis=1)
    return phi, abs(phi[:, -1]) >= vanishing
