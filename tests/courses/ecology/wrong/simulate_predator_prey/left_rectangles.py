# the integral of the prey uses left rectangles (all points but the last), not trapezoids
def simulate_predator_prey(N0, P0, params, dt, steps):
    n, p = [N0], [P0]
    for t in range(steps):
        a1, b1 = predator_prey_rates(n[t], p[t], params)
        a2, b2 = predator_prey_rates(n[t] + dt * a1, p[t] + dt * b1, params)
        n.append(n[t] + dt * (a1 + a2) / 2)
        p.append(p[t] + dt * (b1 + b2) / 2)
    prey, predators = np.column_stack(n), np.column_stack(p)
    mean_prey = np.sum(prey[:, :-1] * dt, axis=1) / (dt * steps)
    return prey, predators, mean_prey, np.argmax(predators, axis=1) * dt
