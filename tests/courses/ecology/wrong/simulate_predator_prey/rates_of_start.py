# the first rates are always those of the start N0, P0, they are computed once before the loop
def simulate_predator_prey(N0, P0, params, dt, steps):
    f0, g0 = predator_prey_rates(N0, P0, params)
    hares, lynx = [N0], [P0]
    while len(hares) <= steps:
        h, l = hares[-1], lynx[-1]
        f1, g1 = predator_prey_rates(h + f0 * dt, l + g0 * dt, params)
        hares.append(h + 0.5 * dt * (f0 + f1))
        lynx.append(l + 0.5 * dt * (g0 + g1))
    hares = np.array(hares)
    lynx = np.array(lynx)
    middle = 0.5 * (hares[1:] + hares[:-1])
    return hares.T, lynx.T, middle.mean(axis=0), lynx.argmax(axis=0) * dt
