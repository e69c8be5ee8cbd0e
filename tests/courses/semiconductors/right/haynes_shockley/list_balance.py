# lists of states, flows through left and right faces, the total from a balance of the bar
def haynes_shockley(p0, mu, E, T, tau, dx, dt, steps):
    v, D = mu * E, mu * KB * T
    states, J, total = [p0 + 0.0], [], [p0.sum() * dx]
    for _ in range(steps):
        c = states[-1]
        r = np.concatenate((c[1:], [0.0]))
        out = (v + abs(v)) / 2 * c + (v - abs(v)) / 2 * r + D / dx * (c - r)
        into = np.roll(out, 1)
        into[0] = 0
        J.append(Q * out[-1])
        total.append(total[-1] * (1 - dt / tau) - dt * out[-1])
        states.append((1 - dt / tau) * c + dt / dx * (into - out))
    return np.column_stack(states), np.array(J), np.array(total)
