# the pressure term is left out: the source lacks the factor 1 - (k/k_J)^2
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    a = np.exp(lna)
    ok = 1 - omega_m - omega_l
    e2 = omega_m / a**3 + ok / a**2 + omega_l
    oma = omega_m / a**3 / e2
    fric = 2 - (1.5 * omega_m / a**3 + ok / a**2) / e2
    steps = np.diff(lna)
    delta = np.zeros((len(delta0), len(lna)))
    vel = np.zeros((len(delta0), len(lna)))
    for m in range(len(delta0)):
        delta[m, 0] = vel[m, 0] = delta0[m]
        for t in range(len(steps)):
            vel[m, t + 1] = vel[m, t] + steps[t] * (1.5 * oma[t] * delta[m, t] - fric[t] * vel[m, t])
            delta[m, t + 1] = delta[m, t] + steps[t] * vel[m, t + 1]
    return delta, vel / delta
