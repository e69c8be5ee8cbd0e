# the sum of both rates is used instead of their mean, the division by two is missing
def simulate_predator_prey(N0, P0, params, dt, steps):
    N, P = N0.copy(), P0.copy()
    Ns, Ps = [N], [P]
    for _ in range(steps):
        f1, g1 = predator_prey_rates(N, P, params)
        f2, g2 = predator_prey_rates(N + dt * f1, P + dt * g1, params)
        N = N + dt * (f1 + f2)
        P = P + dt * (g1 + g2)
        Ns.append(N)
        Ps.append(P)
    prey, predators = np.stack(Ns, 1), np.stack(Ps, 1)
    integral = np.sum(dt * (prey[:, 1:] + prey[:, :-1]) / 2, axis=1)
    return prey, predators, integral / (steps * dt), predators.argmax(1) * dt
