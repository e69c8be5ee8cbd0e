# computed the tendency from the initial tracer at every step instead of from the last step
def advect(q, u, K, dx, dt, steps):
    n = len(q)
    tendency = np.zeros(n)
    for i in range(n):
        a, b, c = q[(i - 1) % n], q[i], q[(i + 1) % n]
        if u[i] > 0:
            first = (b - a) / dx
        else:
            first = (c - b) / dx
        second = (a - 2 * b + c) / dx / dx
        tendency[i] = K * second - u[i] * first
    history = np.zeros((n, steps + 1))
    history[:, 0] = q
    for t in range(steps):
        history[:, t + 1] = history[:, t] + dt * tendency
    return history
