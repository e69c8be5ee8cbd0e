# the step with the mean rates is made from the trial point instead of from the old values
def simulate_predator_prey(N0, P0, params, dt, steps):
    m = N0.shape[0]
    H = np.zeros((m, steps + 1))
    L = np.zeros((m, steps + 1))
    H[:, 0], L[:, 0] = N0, P0
    for i in range(steps):
        h, l = H[:, i], L[:, i]
        dh, dl = predator_prey_rates(h, l, params)
        h = h + dt * dh
        l = l + dt * dl
        dh2, dl2 = predator_prey_rates(h, l, params)
        H[:, i + 1] = h + dt * (dh + dh2) / 2
        L[:, i + 1] = l + dt * (dl + dl2) / 2
    hbar = (H[:, 0] / 2 + H[:, 1:-1].sum(axis=1) + H[:, -1] / 2) / steps
    return H, L, hbar, dt * L.argmax(axis=1)
